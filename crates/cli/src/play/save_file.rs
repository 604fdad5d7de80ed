use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ghost_stories_command_line::Failure;
use ghost_stories_lang::message;

pub fn refuse_to_replace(save: &Path) -> Result<(), Failure> {
    if save.exists() {
        return Err(Failure::input(message!("save-exists", file: save.display().to_string())));
    }
    Ok(())
}

/// Keeps the text of a save in a new file beside it, before the save goes on without its end.
pub fn keep_beside(path: &Path, text: &str) -> Result<PathBuf, Failure> {
    let mut number = 1;
    loop {
        let mut name = path.as_os_str().to_owned();
        name.push(if number == 1 { ".older-rules.json".to_owned() } else { format!(".older-rules-{number}.json") });
        let kept = PathBuf::from(name);
        match File::create_new(&kept) {
            Ok(mut file) => {
                let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
                return written.map(|()| kept.clone()).map_err(|error| Failure::file(&kept, error));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(Failure::file(&kept, error)),
        }
    }
}

/// Whether two paths lead to one file, however they are written.
pub fn same_file(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

/// Writes beside the old file and then puts the new one in its place, so that a crash loses nothing.
pub fn replace(path: &Path, text: &str) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".ghost-stories-tmp");
    fs::write(&beside, text).and_then(|()| fs::rename(&beside, path)).map_err(|error| {
        let _ = fs::remove_file(&beside);
        Failure::file(path, error)
    })
}
