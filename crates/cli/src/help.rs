//! The help of every command in the player's language. In English it is what stands at the commands and options themselves.

use std::collections::BTreeSet;

use clap::builder::StyledStr;
use clap::{Arg, Command};
use ghost_stories_lang::{Language, Message, Text, message};

/// The same command line, with its help in a language.
pub fn in_language(mut command: Command, language: Language) -> Command {
    if language == Language::default() {
        return command;
    }
    command.build();
    let english = Language::English.source(Text::Programs);
    HelpWords { language, ids: ids(&english) }.command(command)
}

/// The messages about commands and options: `about-play` about a command, `help-serve-port` about an option of it, `help-port` about an
/// option that means the same to all other commands.
fn ids(source: &str) -> BTreeSet<&str> {
    let all = source.lines().filter_map(|line| Some(line.split_once(" =")?.0));
    all.filter(|id| id.starts_with("about-") || id.starts_with("help-")).collect()
}

struct HelpWords<'a> {
    language: Language,
    ids: BTreeSet<&'a str>,
}

impl HelpWords<'_> {
    fn command(&self, mut command: Command) -> Command {
        let name = command.get_name().to_owned();
        if let Some(about) = self.text("about", &name) {
            command = command.about(about);
        }
        if name == "help" || command.is_hide_set() {
            return command;
        }
        let [usage, options, arguments, commands] = [
            message!("heading-usage"),
            message!("heading-options"),
            message!("heading-arguments"),
            message!("heading-commands"),
        ]
        .map(|heading| self.language.say(&heading));
        let typed = command.render_usage().to_string();
        let typed =
            typed.trim_start_matches("Usage: ").replace("[OPTIONS]", &format!("[{}]", options.trim().to_uppercase()));
        if let Some(after) = command.get_after_help().map(StyledStr::to_string) {
            let examples = self.language.say(&message!("heading-examples"));
            command = command.after_help(after.replacen("Examples:", &examples, 1));
        }
        command
            .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
            .override_usage(typed)
            .subcommand_help_heading(commands)
            .mut_args(|argument| {
                let heading = if argument.is_positional() { &arguments } else { &options };
                self.argument(argument, &name).help_heading(heading.clone())
            })
            .mut_subcommands(|command| self.command(command))
    }

    fn argument(&self, argument: Arg, command: &str) -> Arg {
        let name = name(&argument);
        let special = self.text("help", &format!("{command}-{name}"));
        let Some(text) = special.or_else(|| self.text("help", &name)) else { return argument };
        let default: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        let default = default.join(",");
        let has_default = argument.get_action().takes_values() && !default.is_empty();
        let text = if has_default { self.language.say(&message!("option-default", text, default)) } else { text };
        argument.help(text).long_help(None).hide_default_value(true).hide_possible_values(true)
    }

    /// A message of one of the two kinds, if there is one.
    fn text(&self, kind: &str, name: &str) -> Option<String> {
        let known = self.ids.contains(format!("{kind}-{name}").as_str());
        known.then(|| self.language.say(&Message::name(kind, name)))
    }
}

/// As it is typed, or as its value is called.
fn name(argument: &Arg) -> String {
    argument.get_long().map_or_else(|| argument.get_id().as_str().replace('_', "-"), str::to_owned)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::Arguments;

    /// What stands at every command and option in English: a message about it, and the more general one that may do.
    fn texts() -> Vec<(String, String, String)> {
        let mut root = Arguments::command();
        root.build();
        let mut texts = Vec::new();
        for command in with_subcommands(&root) {
            let id = format!("about-{}", command.get_name());
            texts.push((id.clone(), id, command.get_about().expect("about a command").to_string()));
            for argument in command.get_arguments().filter(|_| command.get_name() != "help") {
                // Where there is a longer help, clap speaks of it here.
                if argument.get_id() == "help" && command.get_name() != "play" {
                    continue;
                }
                let name = name(argument);
                let special = format!("help-{}-{name}", command.get_name());
                texts.push((
                    special,
                    format!("help-{name}"),
                    argument.get_help().expect("about an option").to_string(),
                ));
            }
        }
        texts
    }

    /// A command and all that are part of it.
    fn with_subcommands(command: &Command) -> Vec<&Command> {
        let visible = |command: &&Command| !command.is_hide_set();
        // The help has all commands as its own parts once more.
        let parts = command.get_subcommands().filter(visible).filter(|_| command.get_name() != "help");
        std::iter::once(command).chain(parts.flat_map(with_subcommands)).collect()
    }

    #[test]
    fn the_english_file_has_what_stands_at_the_commands_and_options() {
        let english = Language::English.source(Text::Programs);
        let mut unsaid = ids(&english);
        let known = unsaid.clone();
        let (mut said, mut missing) = (BTreeSet::new(), Vec::new());
        for (special, general, text) in texts() {
            let id = if known.contains(special.as_str()) { special } else { general };
            unsaid.remove(id.as_str());
            let line = format!("{id} = {text}");
            if said.insert(line.clone()) && !english.lines().any(|other| other == line) {
                missing.push(line);
            }
        }
        assert!(missing.is_empty(), "locales/en/options.ftl lacks:\n{}", missing.join("\n"));
        assert!(unsaid.is_empty(), "locales/en/options.ftl has about nothing: {unsaid:?}");
    }

    #[test]
    fn every_command_has_its_help_in_every_language() {
        for language in Language::ALL {
            let mut command = in_language(Arguments::command(), language);
            command.build();
            let commands = with_subcommands(&command).into_iter().skip(1);
            for command in commands.filter(|command| command.get_name() != "help") {
                let help = command.clone().render_help().to_string();
                assert_eq!(help.contains("Usage:"), language == Language::English, "{help}");
                assert_eq!(help.contains("Print help"), language == Language::English, "{help}");
            }
        }
    }
}
