//! Puts the numbers of the bots into the program without the comments beside them, which would be a part of every first load.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed=data");
    copy(Path::new("data"), &out);
}

fn copy(folder: &Path, out: &Path) {
    fs::create_dir_all(out).expect("the build folder can be written");
    for entry in fs::read_dir(folder).expect("the numbers are there").flatten() {
        let (from, to) = (entry.path(), out.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            let text = fs::read_to_string(&from).expect("the numbers are text");
            fs::write(to, bare(&text)).expect("the build folder can be written");
        }
    }
}

/// The words of each line, without comments.
fn bare(text: &str) -> String {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    let lines = lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}
