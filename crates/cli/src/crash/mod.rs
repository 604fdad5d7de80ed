use clap::Args;
use crate::failure::Failure;
/// Stub
#[derive(Args)]
pub struct Crash {}
impl Crash { pub fn run(&self) -> Result<(), Failure> { Ok(()) } }
