//! What a compiler would see in the words if they were Rust: every problem of a language in a line that a translator understands.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, mem};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::ast::{Resource, VariantKey};
use fluent_syntax::parser;
use ghost_stories_lang::{Language, registry};

/// The folder of all languages.
fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// The messages that the Rust code says, with the arguments that it gives them.
pub struct Said(BTreeMap<String, BTreeSet<String>>);

impl Said {
    pub fn read() -> Said {
        let mut said: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for source in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
            for (id, arguments) in calls(&source) {
                said.entry(id).or_default().extend(arguments);
            }
        }
        for (id, arguments) in registry::texts() {
            said.entry(id).or_default().extend(arguments.into_iter().map(str::to_owned));
        }
        for id in registry::names().into_iter().flat_map(|(_, names)| names) {
            said.entry(id).or_default();
        }
        Said(said)
    }
}

fn sources(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the sources of the crate").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    let files = files.iter().map(|path| fs::read_to_string(path).expect("a source file"));
    files.chain(folders.iter().flat_map(|folder| sources(folder))).collect()
}

/// Every `message!("id", name, name: value)` of a source file: the id, and the names.
fn calls(source: &str) -> Vec<(String, Vec<String>)> {
    let call = |rest: &str| {
        let (id, rest) = rest.split_once('"')?;
        let mut names = Vec::new();
        let (mut depth, mut word, mut reading) = (0, String::new(), false);
        for letter in rest.chars() {
            match letter {
                ')' if depth == 0 => break,
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                _ => {}
            }
            match letter {
                ',' if depth == 0 => {
                    names.extend((!word.is_empty()).then(|| mem::take(&mut word)));
                    reading = true;
                }
                ':' if reading => {
                    names.push(mem::take(&mut word));
                    reading = false;
                }
                _ if reading && !letter.is_whitespace() => word.push(letter),
                _ => {}
            }
        }
        names.extend((!word.is_empty()).then_some(word));
        Some((id.to_owned(), names))
    };
    source.split("message!(").skip(1).filter_map(|rest| call(rest.trim_start().strip_prefix('"')?)).collect()
}

/// A message of a language: what its words and forms ask for.
#[derive(Default)]
struct Words {
    file: String,
    /// Its text, where it is nothing else.
    text: Option<String>,
    forms: BTreeMap<String, Option<String>>,
    arguments: BTreeSet<String>,
    /// Other messages that stand in it.
    messages: BTreeSet<String>,
    /// Forms of names that it asks for, and the cases that it tells apart by them.
    asked: Vec<(String, Vec<String>)>,
}

/// Everything wrong with a language, a line each; none if it is complete.
pub fn problems(language: Language, said: &Said) -> Vec<String> {
    let mut problems = Vec::new();
    let folder = locales().join(language.code());
    let mut all: BTreeMap<String, Words> = BTreeMap::new();
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the folder of the language")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    for path in files {
        let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let text = fs::read_to_string(&path).expect("a file of words");
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = text[..error.pos.start].lines().count().max(1);
                problems.push(format!("{file}, line {line}: cannot be read: {:?}", error.kind));
            }
            resource
        });
        read(&file, resource, &mut all, &mut problems);
    }
    compare(&all, said, &mut problems);
    check_forms(&all, &mut problems);
    problems
}

fn read(file: &str, resource: Resource<&str>, all: &mut BTreeMap<String, Words>, problems: &mut Vec<String>) {
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                let words = words(file, &message);
                if all.insert(id.clone(), words).is_some() {
                    problems.push(format!("{file}: {id} stands there twice, or in two files"));
                }
            }
            Entry::Junk { content } => {
                problems.push(format!("{file}: cannot be read: {}", content.lines().next().unwrap_or_default()));
            }
            Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
}

fn words(file: &str, message: &Message<&str>) -> Words {
    let mut words = Words { file: file.to_owned(), ..Words::default() };
    let patterns = message.value.iter().chain(message.attributes.iter().map(|form| &form.value));
    patterns.for_each(|pattern| words.pattern(pattern));
    let plain = |pattern: &Pattern<&str>| match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some((*value).to_owned()),
        _ => None,
    };
    words.text = message.value.as_ref().and_then(plain);
    words.forms = message.attributes.iter().map(|form| (form.id.name.to_owned(), plain(&form.value))).collect();
    words
}

impl Words {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, &[]),
            Expression::Select { selector, variants } => {
                let case = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
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
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
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

/// The messages of a language against those that are said.
fn compare(all: &BTreeMap<String, Words>, Said(said): &Said, problems: &mut Vec<String>) {
    let free = |id: &str| ["rule-", "lesson-", "forms-"].iter().any(|family| id.starts_with(family));
    for id in said.keys().filter(|id| !all.contains_key(*id)) {
        problems.push(format!("{id} is missing"));
    }
    let quoted: BTreeSet<&String> = all.values().flat_map(|words| &words.messages).collect();
    for (id, words) in all {
        if !said.contains_key(id) && !quoted.contains(id) && !free(id) {
            problems.push(format!("{}: {id} is said nowhere", words.file));
        }
        for other in words.messages.iter().filter(|other| !all.contains_key(*other)) {
            problems.push(format!("{}: {id} speaks of {other}, which does not exist", words.file));
        }
        let Some(given) = said.get(id) else { continue };
        for argument in reached(all, id, &mut BTreeSet::new()).difference(given) {
            problems.push(format!("{}: {id} speaks of ${argument}, which it is not given", words.file));
        }
    }
}

/// The arguments of a message and of those that stand in it.
fn reached(all: &BTreeMap<String, Words>, id: &str, seen: &mut BTreeSet<String>) -> BTreeSet<String> {
    let Some(words) = all.get(id).filter(|_| seen.insert(id.to_owned())) else { return BTreeSet::new() };
    let mut arguments = words.arguments.clone();
    for other in &words.messages {
        arguments.extend(reached(all, other, seen));
    }
    arguments
}

/// Each kind of names declares its forms, and each name has them all.
fn check_forms(all: &BTreeMap<String, Words>, problems: &mut Vec<String>) {
    let mut known: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (form, value) in all.values().flat_map(|words| &words.forms) {
        known.entry(form.clone()).or_default().extend(value.clone());
    }
    for (kind, names) in registry::names() {
        let declared = all.get(&format!("forms-{kind}")).and_then(|words| words.text.as_deref()).unwrap_or_default();
        let declared: BTreeSet<String> = declared.split_whitespace().map(str::to_owned).collect();
        for name in &names {
            let Some(words) = all.get(name) else { continue };
            let forms: BTreeSet<String> = words.forms.keys().cloned().collect();
            for form in declared.difference(&forms) {
                problems.push(format!("{}: {name} lacks its form .{form}", words.file));
            }
            for form in forms.difference(&declared) {
                problems.push(format!("{}: {name} has a form .{form}, which forms-{kind} does not name", words.file));
            }
        }
    }
    for (id, words) in all {
        for (form, cases) in &words.asked {
            let Some(values) = known.get(form) else {
                problems.push(format!("{}: {id} asks for the form {form}, which no name has", words.file));
                continue;
            };
            for case in cases.iter().filter(|case| !values.contains(*case) && *case != "other") {
                problems.push(format!("{}: {id} knows a case [{case}] of {form}, which no name has", words.file));
            }
        }
    }
}
