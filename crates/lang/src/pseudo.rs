use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The words of a language with accents on their letters. What has none at the page does not come from the files.
pub fn pseudo(source: &str) -> String {
    let mut resource = parser::parse(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        // What a language says about its own forms is no text.
        if let Entry::Message(message) = entry
            && !message.id.name.starts_with("forms-")
        {
            message.value.iter_mut().for_each(accent);
            let forms = message
                .attributes
                .iter_mut()
                .filter(|form| matches!(form.id.name.as_str(), "title" | "the" | "tokens"));
            forms.for_each(|form| accent(&mut form.value));
        }
    }
    serializer::serialize(&resource)
}

fn accent(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().map(accented).collect(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    accent(&mut variant.value);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

fn accented(letter: char) -> char {
    const PLAIN: &str = "aceghiklnorstuyzACEGHIKLNORSTUYZ";
    const ACCENTED: &str = "äçéğĥîķļñöŕšťüýžÄÇÉĞĤÎĶĻÑÖŔŠŤÜÝŽ";
    PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == letter).map_or(letter, |(_, accented)| accented)
}
