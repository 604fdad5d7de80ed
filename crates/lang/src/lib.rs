//! The words of Ghost Stories.
