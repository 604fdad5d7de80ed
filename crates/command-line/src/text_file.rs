use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use crate::Failure;

/// The longest file that is read, in bytes: more than any game, scenario or tally fills.
const LONGEST: u64 = 64 * 1024 * 1024;

/// The text of a file; a file that is too long, or has no end, is refused before it fills the memory.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    bounded(path).map_err(|error| Failure::file(path, error))
}

fn bounded(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_end_is_refused() {
        assert_eq!(bounded(Path::new("/dev/zero")).unwrap_err().kind(), ErrorKind::FileTooLarge);
    }
}
