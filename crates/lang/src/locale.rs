//! The words of one language, read from its Fluent files.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use intl_memoizer::IntlLangMemoizer;
use intl_memoizer::concurrent::IntlLangMemoizer as SharedMemoizer;

use crate::Language;
use crate::message::{Message, Value, message};

pub(crate) struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The messages in the order of the file.
    ids: Vec<String>,
}

impl Locale {
    /// Reads the words of a language. What of them cannot be read is left out; the tests see to it that there is nothing of the kind.
    pub(crate) fn read(language: Language, source: String) -> Locale {
        let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        for (name, function) in FUNCTIONS {
            bundle.add_function(name, function).expect("each function has a name of its own");
        }
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, errors)| {
            debug_assert!(false, "{} cannot be read: {errors:?}", language.code());
            resource
        });
        let id = |entry: &Entry<&str>| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        };
        let ids = resource.entries().filter_map(id).collect();
        bundle.add_resource_overriding(resource);
        Locale { language, bundle, ids }
    }

    pub(crate) fn ids(&self) -> &[String] {
        &self.ids
    }

    /// The text of a message that is nothing but a text.
    pub(crate) fn line(&self, id: &str) -> Option<&str> {
        plain(self.bundle.get_message(id)?.value()?)
    }

    /// The same with its title.
    pub(crate) fn titled(&self, id: &str) -> Option<(&str, &str)> {
        let title = self.bundle.get_message(id)?.get_attribute("title")?.value();
        Some((plain(title)?, self.line(id)?))
    }

    /// The words of a message, or of one of its forms. A name without this form stands as it is.
    pub(crate) fn say(&self, message: &Message, form: Option<&str>) -> Cow<'_, str> {
        let Some(found) = self.bundle.get_message(&message.id) else {
            debug_assert!(false, "{} has no message {}", self.language.code(), message.id);
            return Cow::Owned(message.id.to_string());
        };
        let inflected = form.and_then(|form| Some(found.get_attribute(form)?.value()));
        debug_assert!(
            inflected.is_some() || form.is_none(),
            "{} has no form {form:?} of {}",
            self.language.code(),
            message.id
        );
        let Some(pattern) = inflected.or(found.value()) else { return Cow::Owned(message.id.to_string()) };
        let arguments: FluentArgs =
            message.arguments.iter().map(|(name, value)| (name.as_ref(), self.value(value))).collect();
        let mut errors: Vec<FluentError> = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{} in {}: {errors:?}", message.id, self.language.code());
        said
    }

    fn value(&self, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) => FluentValue::from(text.clone()),
            Value::Message(_) | Value::List(_) | Value::Person { .. } => {
                FluentValue::Custom(Box::new(Phrase { language: self.language, value: value.clone() }))
            }
        }
    }

    fn say_value(&self, value: &Value, form: Option<&str>, list: &str) -> String {
        match (value, form) {
            (Value::Number(number), _) => number.to_string(),
            (Value::Text(text), _) => text.clone(),
            (Value::Message(message), form) => self.say(message, form).into_owned(),
            (Value::Person { seat, .. }, Some(form)) if self.has(seat, form) => self.say(seat, Some(form)).into_owned(),
            (Value::Person { name, .. }, _) => name.clone(),
            (Value::List(values), _) => self.join(values, form, list),
        }
    }

    fn join(&self, values: &[Value], form: Option<&str>, list: &str) -> String {
        let mut values = values.iter().map(|value| self.say_value(value, form, list)).peekable();
        let mut all = values.next().unwrap_or_default();
        while let Some(next) = values.next() {
            let both = match list {
                "and" if values.peek().is_none() => message!("list-and", all, next),
                "plain" => message!("list-plain", all, next),
                _ => message!("list-comma", all, next),
            };
            all = self.say(&both, None).into_owned();
        }
        all
    }

    pub(crate) fn has(&self, message: &Message, form: &str) -> bool {
        self.bundle.get_message(&message.id).is_some_and(|found| found.get_attribute(form).is_some())
    }
}

fn plain<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}

/// A part of a sentence that is put into words only when the sentence says in which form.
#[derive(Clone, PartialEq, Debug)]
struct Phrase {
    language: Language,
    value: Value,
}

impl Phrase {
    fn said(&self, form: Option<&str>, list: &str) -> String {
        self.language.locale().say_value(&self.value, form, list)
    }
}

impl FluentType for Phrase {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.said(None, "and"))
    }

    fn as_string_threadsafe(&self, _: &SharedMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.said(None, "and"))
    }
}

type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// What the files of a language may call; `docs/translating.md` explains them.
const FUNCTIONS: [(&str, Function); 3] = [("NAME", name), ("CAPITAL", capital), ("COUNT", count)];

/// `NAME($tile, form: "genitive")`: a name in one of its forms. `NAME($ghosts, list: "comma")`: a list without an "and".
fn name<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let text = |name| match named.get(name) {
        Some(FluentValue::String(text)) => Some(text.as_ref()),
        _ => None,
    };
    match positional.first() {
        Some(value) => said(value, text("form"), text("list").unwrap_or("and")).into(),
        None => FluentValue::Error,
    }
}

/// `CAPITAL(NAME($board))`: with a capital letter first.
fn capital<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(value) = positional.first() else { return FluentValue::Error };
    let words = said(value, None, "and");
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>().into()
}

/// `COUNT($dice)`: how many a list has, to choose a plural by.
fn count<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional.first().and_then(phrase) {
        Some(Phrase { value: Value::List(values), .. }) => values.len().into(),
        _ => FluentValue::Error,
    }
}

fn phrase<'a>(value: &'a FluentValue<'_>) -> Option<&'a Phrase> {
    match value {
        FluentValue::Custom(custom) => custom.as_ref().as_any().downcast_ref(),
        _ => None,
    }
}

fn said(value: &FluentValue<'_>, form: Option<&str>, list: &str) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => phrase(value).map(|phrase| phrase.said(form, list)).unwrap_or_default(),
    }
}
