//! A file of words: its messages, and what each of them asks for.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use super::Messages;

/// A message of a language: what its words and forms ask for.
#[derive(Default)]
pub struct Words {
    pub file: String,
    /// Its text, where it is nothing else.
    pub text: Option<String>,
    pub forms: BTreeMap<String, Option<String>>,
    /// What it is written with.
    pub letters: BTreeSet<char>,
    pub arguments: BTreeSet<String>,
    /// Other messages that stand in it.
    pub messages: BTreeSet<String>,
    /// Forms of names that it asks for, and the cases that it tells apart by them.
    pub asked: Vec<(String, Vec<String>)>,
}

/// Adds the messages of a file, and says what in it cannot be read.
pub fn read(file: &str, text: &str, messages: &mut Messages, problems: &mut Vec<String>) {
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = text[..error.pos.start].lines().count().max(1);
            problems.push(format!("{file}, line {line}: cannot be read: {:?}", error.kind));
        }
        resource
    });
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                if messages.insert(id.clone(), Words::of(file, &message)).is_some() {
                    problems.push(format!("{file}: {id} stands there twice, or in two files"));
                }
            }
            Entry::Term(term) => {
                problems.push(format!("{file}: -{} is a term; use a message, with forms", term.id.name));
            }
            // The parser has said what it could not read.
            Entry::Junk { .. } | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
}

fn plain(pattern: &Pattern<&str>) -> Option<String> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some((*value).to_owned()),
        _ => None,
    }
}

fn case(key: &VariantKey<&str>) -> String {
    match key {
        VariantKey::Identifier { name } => (*name).to_owned(),
        VariantKey::NumberLiteral { value } => (*value).to_owned(),
    }
}

impl Words {
    fn of(file: &str, message: &Message<&str>) -> Words {
        let mut words = Words { file: file.to_owned(), ..Words::default() };
        let patterns = message.value.iter().chain(message.attributes.iter().map(|form| &form.value));
        patterns.for_each(|pattern| words.pattern(pattern));
        words.text = message.value.as_ref().and_then(plain);
        words.forms = message.attributes.iter().map(|form| (form.id.name.to_owned(), plain(&form.value))).collect();
        words
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters.extend(value.chars()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, &[]),
            Expression::Select { selector, variants } => {
                let cases: Vec<String> = variants.iter().map(|variant| case(&variant.key)).collect();
                self.inline(selector, &cases);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, cases: &[String]) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.call(arguments, cases),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.letters.extend(value.chars()),
            InlineExpression::TermReference { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<&str>, cases: &[String]) {
        arguments.positional.iter().for_each(|argument| self.inline(argument, &[]));
        for argument in &arguments.named {
            if let (InlineExpression::StringLiteral { value }, "form") = (&argument.value, argument.name.name) {
                self.asked.push(((*value).to_owned(), cases.to_vec()));
            }
        }
    }
}
