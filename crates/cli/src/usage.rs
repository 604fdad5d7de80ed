//! What is wrong with the options on a command line, said in the player's language. In English clap says it.

use std::error::Error as _;
use std::ffi::OsString;
use std::net::AddrParseError;
use std::num::ParseIntError;

use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use ghost_stories_bots::PlayerError;
use ghost_stories_command_line::ValueError;
use ghost_stories_engine::ParseError;
use ghost_stories_lang::{Language, Message, Value, message};
use ghost_stories_table::Problem;

/// The language of a code, for clap.
pub fn language(code: &str) -> Result<Language, ValueError> {
    let named = Language::ALL.into_iter().find(|language| language.code() == code);
    named.ok_or_else(|| ValueError(message!("value-language", codes: codes())))
}

fn codes() -> Value {
    Language::ALL.into_iter().map(Language::code).collect()
}

/// The language that is asked for, wherever that stands: what is wrong before it is said in this language too.
pub fn asked_language(words: &[OsString]) -> Option<Language> {
    let mut words = words.iter().filter_map(|word| word.to_str()).take_while(|&word| word != "--");
    loop {
        let word = words.next()?;
        let code = if word == "--language" { words.next()? } else { word.strip_prefix("--language=").unwrap_or("") };
        if let Ok(language) = language(code) {
            return Some(language);
        }
    }
}

/// True for what clap says itself in every language: the help and the version.
pub fn is_no_error(error: &Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// What is wrong, and where help is.
pub fn refusal(error: &Error, words: &[OsString], command: &Command) -> Message {
    let named = |word: &&OsString| command.get_subcommands().any(|command| command.get_name() == **word);
    let command = match words.iter().skip(1).find(named).and_then(|word| word.to_str()) {
        Some(name) => format!("ghost-stories {name} --help"),
        None => "ghost-stories --help".to_owned(),
    };
    message!("usage-refused", problem: problem(error), command)
}

fn problem(error: &Error) -> Message {
    let option = text(error, ContextKind::InvalidArg);
    let value = text(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument if !option.starts_with('-') => message!("usage-unexpected", word: option),
        ErrorKind::UnknownArgument => {
            message!("usage-unknown-option", option, meant: given(error, ContextKind::SuggestedArg))
        }
        ErrorKind::InvalidSubcommand => {
            let command = text(error, ContextKind::InvalidSubcommand);
            message!("usage-unknown-command", command, meant: given(error, ContextKind::SuggestedSubcommand))
        }
        ErrorKind::MissingSubcommand => message!("usage-no-command"),
        ErrorKind::InvalidValue if value.is_empty() => message!("usage-value-missing", option),
        ErrorKind::InvalidValue => {
            message!("usage-value-unknown", option, value, known: list(error, ContextKind::ValidValue))
        }
        ErrorKind::ValueValidation => message!("usage-value-refused", option, value, why: why(error)),
        ErrorKind::ArgumentConflict => {
            let other = text(error, ContextKind::PriorArg);
            if other == option || other.is_empty() {
                message!("usage-option-twice", option)
            } else {
                message!("usage-conflict", option, others: list(error, ContextKind::PriorArg))
            }
        }
        ErrorKind::MissingRequiredArgument => {
            message!("usage-missing", options: list(error, ContextKind::InvalidArg))
        }
        ErrorKind::TooManyValues => message!("usage-no-value", option, value),
        ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            message!("usage-value-missing", option)
        }
        ErrorKind::InvalidUtf8 => message!("usage-not-text"),
        _ => error.to_string().into(),
    }
}

/// Why a value cannot be read. What parts of the game say about their notation stays as they say it.
fn why(error: &Error) -> Message {
    let Some(source) = error.source() else { return message!("usage-unreadable") };
    if let Some(ValueError(message)) = source.downcast_ref() {
        return message.clone();
    }
    if let Some(error) = source.downcast_ref::<ParseError>() {
        return error.message();
    }
    if let Some(error) = source.downcast_ref::<PlayerError>() {
        return no_player(error);
    }
    if source.is::<ParseIntError>() {
        return message!("usage-whole-number");
    }
    if source.is::<AddrParseError>() {
        return message!("usage-address");
    }
    let said = source.to_string();
    // The words of clap about a number that is too small or too large.
    match said.split_once(" is not in ").and_then(|(_, range)| range.split_once("..=")) {
        Some((low, high)) => message!("usage-range", low, high),
        None => said.into(),
    }
}

/// Why a text names no bot.
pub fn no_player(error: &PlayerError) -> Message {
    message!("value-player", problem: error.to_string())
}

fn text(error: &Error, kind: ContextKind) -> String {
    error.get(kind).map(ToString::to_string).unwrap_or_default()
}

fn given(error: &Error, kind: ContextKind) -> Option<String> {
    error.get(kind).map(ToString::to_string)
}

fn list(error: &Error, kind: ContextKind) -> Value {
    match error.get(kind) {
        Some(ContextValue::Strings(texts)) => texts.clone().into(),
        Some(ContextValue::String(text)) => vec![text.clone()].into(),
        _ => Vec::<String>::new().into(),
    }
}
