//! Tests of the page in a real browser.
mod failure;
mod find;
mod form;

fn main() {
    if let Err(e) = find::write() { println!("{e}"); }
}
