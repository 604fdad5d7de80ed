use std::fmt;

/// What went wrong, in words for whoever reads the report.
#[derive(Debug)]
pub struct TestFailure(pub String);

/// How a test, or a part of one, went.
pub type TestResult<T = ()> = Result<T, TestFailure>;

impl fmt::Display for TestFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<E: std::error::Error> From<E> for TestFailure {
    fn from(error: E) -> TestFailure {
        TestFailure(error.to_string())
    }
}

/// Fails with these words.
pub fn fail<T>(words: impl Into<String>) -> TestResult<T> {
    Err(TestFailure(words.into()))
}

/// Fails with these words unless it is so.
pub fn check(is_so: bool, words: impl FnOnce() -> String) -> TestResult {
    if is_so { Ok(()) } else { Err(TestFailure(words())) }
}

/// Fails unless both are the same; `what` names them.
pub fn same<T: fmt::Debug + PartialEq + ?Sized>(what: &str, found: &T, expected: &T) -> TestResult {
    check(found == expected, || format!("{what}: expected {expected:?}, found {found:?}"))
}
