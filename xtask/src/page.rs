//! Builds the page: WebAssembly, its JavaScript glue, drawings and styles, into one folder that any server can serve.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use ghost_stories_lang::{Language, Text};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use crate::fonts;
use crate::shell::{Call, TaskError, cargo, root, target};

/// What the start page needs before it can be used may weigh this much, compressed.
const BUDGET: usize = 650_000;

/// What the program calls the script that loads its later parts.
const LOADER: &str = "./loader.js";

/// A file of the page: its name and what is in it.
type File = (String, Vec<u8>);

/// Where the page is put together. Not `page`: there cargo keeps what it builds with the profile of that name.
pub fn folder() -> PathBuf {
    target().join("page-files")
}

/// How the page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// Small, as people get it.
    Page,
    /// Soon, for whoever works on it: not optimised and hardly compressed.
    Draft,
}

impl Build {
    /// The profile of cargo.
    fn profile(self) -> &'static str {
        match self {
            Build::Page => "page",
            Build::Draft => "draft",
        }
    }

    /// How hard Brotli and gzip compress.
    fn quality(self) -> (i32, u32) {
        match self {
            Build::Page => (11, 9),
            Build::Draft => (0, 0),
        }
    }
}

/// Builds the page and checks its weight.
pub fn build(build: Build) -> Result<(), TaskError> {
    ensure_target()?;
    cargo(["build", "--package", "ghost-stories-web", "--profile", build.profile(), "--locked"])
        .args(["--target", "wasm32-unknown-unknown"])
        .run()?;
    let weight = assemble(&program(build)?, build)?;
    if build == Build::Draft {
        return Ok(());
    }
    eprintln!("The page is in {}; its first load is {} kB compressed.", folder().display(), weight / 1000);
    if weight > BUDGET {
        return Err(TaskError::said(format!("the first load is {weight} bytes compressed, more than {BUDGET}")));
    }
    Ok(())
}

/// The program: WebAssembly in parts, and the scripts that load them.
struct Program {
    script: String,
    wasm: Vec<u8>,
    /// Loads the parts that come later.
    loader: String,
    /// Those parts, by the names that the loader knows.
    parts: Vec<File>,
}

/// Takes what the compiler made apart and gives it its scripts.
fn program(build: Build) -> Result<Program, TaskError> {
    let glue = target().join("page-glue");
    if glue.exists() {
        fs::remove_dir_all(&glue)?;
    }
    fs::create_dir_all(&glue)?;
    let compiled =
        fs::read(target().join("wasm32-unknown-unknown").join(build.profile()).join("ghost-stories-web.wasm"))?;
    let first = glue.join("first.wasm");
    let mut options = Options::new(&compiled);
    options.output_dir = &glue;
    options.main_out_path = &first;
    options.link_name = LOADER;
    options.main_module = "./page.js";
    let split = transform(options).map_err(|error| TaskError::said(format!("wasm-split: {error:#}")))?;
    Bindgen::new()
        .input_path(&first)
        .keep_lld_exports(true)
        .demangle(false)
        .web(true)
        .and_then(|bindgen| bindgen.typescript(false).remove_name_section(true).out_name("page").generate(&glue))
        .map_err(|error| TaskError::said(format!("wasm-bindgen: {error}")))?;
    let part = |path: &PathBuf| -> Result<File, TaskError> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok((name, without_names(&fs::read(path)?)))
    };
    Ok(Program {
        script: fs::read_to_string(glue.join("page.js"))?,
        wasm: fs::read(glue.join("page_bg.wasm"))?,
        loader: fs::read_to_string(glue.join(LOADER))?,
        parts: split.split_modules.iter().map(part).collect::<Result<_, _>>()?,
    })
}

/// A module of WebAssembly without its custom sections: the names of functions are half of it.
fn without_names(module: &[u8]) -> Vec<u8> {
    let (header, mut rest) = module.split_at(8);
    let mut kept = header.to_vec();
    while let [kind, after @ ..] = rest {
        // The length in seven bits a byte, the lowest first.
        let digits = after.iter().take_while(|byte| **byte >= 128).count() + 1;
        let length = after[..digits].iter().rev().fold(0, |length, byte| length << 7 | usize::from(byte & 127));
        let (section, next) = rest.split_at(1 + digits + length);
        if *kind != 0 {
            kept.extend(section);
        }
        rest = next;
    }
    kept
}

/// Copies the page into `dist`, ready for any static host.
pub fn dist() -> Result<(), TaskError> {
    build(Build::Page)?;
    let dist = root().join("dist");
    if dist.exists() {
        fs::remove_dir_all(&dist)?;
    }
    fs::create_dir_all(&dist)?;
    for entry in fs::read_dir(folder())?.flatten() {
        fs::copy(entry.path(), dist.join(entry.file_name()))?;
    }
    eprintln!("Copied to dist/. Any static host can serve it; opening index.html from the disk does not work.");
    Ok(())
}

fn ensure_target() -> Result<(), TaskError> {
    let installed = Call::new("rustup").args(["target", "list", "--installed"]).read().unwrap_or_default();
    if installed.contains("wasm32-unknown-unknown") {
        return Ok(());
    }
    Call::new("rustup").args(["target", "add", "wasm32-unknown-unknown"]).run().map_err(|why| {
        TaskError::said(format!(
            "the WebAssembly target is missing; get it with: rustup target add wasm32-unknown-unknown ({why})"
        ))
    })
}

/// Puts the files together and gives back their weight, compressed.
fn assemble(program: &Program, build: Build) -> Result<usize, TaskError> {
    let source = root().join("crates/web");
    let read = |name: &str| {
        fs::read_to_string(source.join(name)).map_err(|source| TaskError::File { path: name.into(), source })
    };
    let (script_name, wasm_name, program) = named(program);
    let named = |text: String| text.replace("{script}", &script_name).replace("{wasm}", &wasm_name);
    let words = texts(Text::Words);
    let codes: Vec<String> = Language::ALL.iter().map(|language| format!("{:?}", language.code())).collect();
    let start = named(read("start.js")?).replace("\"{languages}\"", &codes.join(", ")).replace("{words}", &words.0);
    let start_name = format!("page-start-{}.js", hash(start.as_bytes()));
    let worker = named(read("worker.js")?);
    let worker_name = format!("page-worker-{}.js", hash(worker.as_bytes()));
    let drawings = sprite(&source.join("art"), &AT_TABLE)?;
    let drawings_name = format!("page-drawings-{}", hash(drawings.as_bytes()));
    let [text_face, strong_face, display_face] = typefaces()?;
    let (words_name, words) = words;
    let (rules_name, rules) = texts(Text::Rules);
    let (lessons_name, lessons) = texts(Text::Lessons);
    let index = named(read("index.html")?)
        .replace("{words}", &words_name)
        .replace("{rules}", &rules_name)
        .replace("{lessons}", &lessons_name)
        .replace("{drawings}", &drawings_name)
        .replace("{start}", &start_name)
        .replace("{worker}", &worker_name)
        .replace("{style}", &styles(&source)?)
        .replace("{text-face}", &text_face.0)
        .replace("{strong-face}", &strong_face.0)
        .replace("{display-face}", &display_face.0)
        .replace("{art}", &sprite(&source.join("art"), &AT_FIRST)?);
    let (parts, program): (Vec<File>, Vec<File>) = program.into_iter().partition(|(name, _)| name.contains("-part-"));
    let mut first: Vec<File> = vec![
        ("index.html".into(), index.into_bytes()),
        (start_name, start.into_bytes()),
        (worker_name, worker.into_bytes()),
        ("icon.svg".into(), fs::read(source.join("icon.svg"))?),
        ("manifest.webmanifest".into(), read("manifest.webmanifest")?.into_bytes()),
        text_face,
        strong_face,
        display_face,
    ];
    first.extend(program);
    let mut later: Vec<File> = parts;
    later.extend(rules.into_iter().chain(lessons));
    later.push((format!("{drawings_name}.svg"), drawings.into_bytes()));
    let all = || first.iter().chain(&words).chain(&later);
    let listed: Vec<String> = all().map(|(name, _)| format!("{name:?}")).collect();
    let version = hash(&all().flat_map(|(_, bytes)| bytes.iter().copied()).collect::<Vec<u8>>());
    let offline = read("offline.js")?.replace("{version}", &version).replace("\"{files}\"", &listed.join(", "));
    first.push(("offline.js".into(), offline.into_bytes()));

    let (mut files, mut weight) = packed(first, build)?;
    // One language is read, whichever it is: the longest counts.
    let mut longest = 0;
    for text in words {
        let (packed, weight) = packed(vec![text], build)?;
        longest = longest.max(weight);
        files.extend(packed);
    }
    weight += longest;
    files.extend(packed(later, build)?.0);
    renew(&folder(), &files)?;
    Ok(weight)
}

/// The files of the program under names that change with what is in any of them, because they name each other; first the names of the script
/// and of the WebAssembly that is loaded first.
fn named(program: &Program) -> (String, String, Vec<File>) {
    let mut all = program.wasm.clone();
    all.extend(program.script.bytes().chain(program.loader.bytes()));
    all.extend(program.parts.iter().flat_map(|(_, part)| part));
    let hash = hash(&all);
    let (script, wasm, loader) =
        (format!("page-{hash}.js"), format!("page-{hash}.wasm"), format!("page-loader-{hash}.js"));
    let mut loader_text = program.loader.replace("page.js", &script);
    let mut files = Vec::new();
    for (number, (name, part)) in program.parts.iter().enumerate() {
        let named = format!("page-part-{number}-{hash}.wasm");
        loader_text = loader_text.replace(&format!("/{name}\""), &format!("/{named}\""));
        files.push((named, part.clone()));
    }
    // Only where it is imported: as a module's name, the WebAssembly asks for the loader by its first name.
    let script_text = program.script.replace(&format!("from \"{LOADER}\""), &format!("from \"./{loader}\""));
    files.push((script.clone(), script_text.into_bytes()));
    files.push((loader, loader_text.into_bytes()));
    files.push((wasm.clone(), program.wasm.clone()));
    (script, wasm, files)
}

/// Files with their compressed forms beside them, and what those with Brotli weigh.
fn packed(files: Vec<File>, build: Build) -> Result<(Vec<File>, usize), TaskError> {
    let (mut all, mut weight) = (Vec::new(), 0);
    let (quality, level) = build.quality();
    let brotli_options = BrotliEncoderParams { quality, ..BrotliEncoderParams::default() };
    for (name, bytes) in files {
        // Its own format is Brotli within.
        if name.ends_with(".woff2") {
            weight += bytes.len();
            all.push((name, bytes));
            continue;
        }
        let mut brotli = Vec::new();
        brotli::BrotliCompress(&mut bytes.as_slice(), &mut brotli, &brotli_options)?;
        weight += brotli.len();
        // Browsers take Brotli only where nobody between can mistake it: over HTTPS, and on the same machine.
        let mut gzip = GzEncoder::new(Vec::new(), Compression::new(level));
        gzip.write_all(&bytes)?;
        all.extend([(format!("{name}.br"), brotli), (format!("{name}.gz"), gzip.finish()?), (name, bytes)]);
    }
    Ok((all, weight))
}

/// A text of the game in each language: how the names of the files begin, and the files.
fn texts(text: Text) -> (String, Vec<File>) {
    let files = Language::ALL.map(|language| (language, language.source(text).into_bytes()));
    let all: Vec<u8> = files.iter().flat_map(|(_, file)| file).copied().collect();
    let name = format!("page-{}-{}", text.name(), hash(&all));
    let file = |(language, file): (Language, Vec<u8>)| (format!("{name}-{}.txt", language.code()), file);
    let files = files.map(file).to_vec();
    (name, files)
}

/// Makes a folder hold just these files. What is there already is left alone, so that nothing is built again for it.
fn renew(folder: &Path, files: &[File]) -> Result<(), TaskError> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)?.flatten() {
        if files.iter().all(|(name, _)| entry.file_name() != name.as_str()) {
            fs::remove_file(entry.path())?;
        }
    }
    for (name, bytes) in files {
        let path = folder.join(name);
        if fs::read(&path).ok().as_ref() != Some(bytes) {
            fs::write(path, bytes)?;
        }
    }
    Ok(())
}

fn hash(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The faces of text, of strong text and of titles, as `cargo xtask fonts` made them.
fn typefaces() -> Result<[File; 3], TaskError> {
    let face = |name: &str| -> Result<File, TaskError> {
        let path = fonts::folder().join(name).with_extension("woff2");
        let bytes = fs::read(&path).map_err(|source| TaskError::File { path, source })?;
        Ok((format!("page-{name}-{}.woff2", hash(&bytes)), bytes))
    };
    let [text, strong, display] = fonts::FACES;
    let all = [face(text)?, face(strong)?, face(display)?];
    let weight: usize = all.iter().map(|(_, bytes)| bytes.len()).sum();
    if weight > fonts::MOST_BYTES {
        return Err(TaskError::said(format!("the typefaces are {weight} bytes, more than {}", fonts::MOST_BYTES)));
    }
    Ok(all)
}

fn styles(source: &Path) -> Result<String, TaskError> {
    let texts: Result<Vec<String>, _> = sorted(&source.join("style"))?.iter().map(fs::read_to_string).collect();
    Ok(texts?.join("\n"))
}

/// The drawings that the first screen shows: what folder they are in and what kind each is.
const AT_FIRST: [(&str, &str); 2] = [("icons", "icon"), ("scenes", "scene")];

/// Those of the table, which are loaded when one is near.
const AT_TABLE: [(&str, &str); 6] = [
    ("ghosts", "ghost"),
    ("tiles", "tile"),
    ("taoists", "taoist"),
    ("villagers", "villager"),
    ("secret", "secret"),
    ("endings", "scene"),
];

/// Drawings as symbols of one picture: `art/ghosts/06.svg` is `#ghost-06`, `art/icons/undo.svg` is `#icon-undo`.
fn sprite(art: &Path, folders: &[(&str, &str)]) -> Result<String, TaskError> {
    let mut symbols = String::new();
    for (folder, kind) in folders {
        for path in sorted(&art.join(folder))? {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path)?;
            symbols += &symbol(&format!("{kind}-{name}"), &text)
                .ok_or_else(|| TaskError::said(format!("{}: expected <svg … viewBox=\"…\">…</svg>", path.display())))?;
        }
    }
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\">{symbols}</svg>"
    ))
}

fn symbol(id: &str, text: &str) -> Option<String> {
    let (head, body) = text.split_once("<svg")?.1.split_once('>')?;
    let (body, _) = body.rsplit_once("</svg>")?;
    let view_box = head.split_once("viewBox=\"")?.1.split_once('"')?.0;
    let body: String = body.lines().map(str::trim).collect();
    Some(format!("<symbol id=\"{id}\" viewBox=\"{view_box}\">{body}</symbol>"))
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(|source| TaskError::File { path: folder.to_owned(), source })?
        .flatten()
        .map(|entry| entry.path())
        .collect();
    paths.sort();
    Ok(paths)
}
