//! Lists the files of the page for the binary: those of the folder that `GHOST_STORIES_PAGE` names, or none.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=GHOST_STORIES_PAGE");
    let mut files = Vec::new();
    if let Some(folder) = env::var_os("GHOST_STORIES_PAGE").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        list(&folder, &folder, &mut files);
    }
    files.sort();
    let mut code = String::from("const FILES: PageFiles = &[\n");
    for (name, path) in files {
        let path = path.to_str().expect("the folder's name is text");
        writeln!(code, "    ({name:?}, include_bytes!({path:?})),").expect("a string takes all");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("files.rs");
    fs::write(out, code).expect("the build folder can be written");
}

fn list(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) {
    for entry in fs::read_dir(folder).expect("GHOST_STORIES_PAGE names a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            list(root, &path, files);
        } else {
            let name = path.strip_prefix(root).expect("inside the folder").to_string_lossy().replace('\\', "/");
            files.push((name, path));
        }
    }
}
