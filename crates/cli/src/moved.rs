use clap::Args;
use ghost_stories_command_line::Failure;
use ghost_stories_lang::message;

/// What was written behind a command that another program has now.
#[derive(Args)]
pub struct Moved {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    words: Vec<String>,
}

impl Moved {
    /// Names the command that does it now.
    pub fn refuse(self, command: &str) -> Result<(), Failure> {
        let mut words = vec!["ghost-stories-bench".to_owned(), command.to_owned()];
        words.extend(self.words);
        Err(Failure::input(message!("command-moved", command, now: words.join(" "))))
    }
}
