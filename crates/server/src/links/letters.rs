//! Words as outlines, in the typefaces of the page.

use std::fmt::Write;
use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// A typeface.
#[derive(Clone, Copy)]
pub enum Typeface {
    Text,
    Display,
}

static TEXT: LazyLock<Face> =
    LazyLock::new(|| Face::parse(include_bytes!("../../../web/fonts/strong.ttf"), 0).expect("a typeface"));
static DISPLAY: LazyLock<Face> =
    LazyLock::new(|| Face::parse(include_bytes!("../../../web/fonts/display.ttf"), 0).expect("a typeface"));

impl Typeface {
    fn face(self) -> &'static Face<'static> {
        match self {
            Typeface::Text => &TEXT,
            Typeface::Display => &DISPLAY,
        }
    }

    /// Letters that the typeface lacks are left out.
    fn glyphs(self, words: &str) -> impl Iterator<Item = (GlyphId, f32)> {
        let face = self.face();
        words.chars().filter_map(|letter| {
            let glyph = face.glyph_index(letter)?;
            Some((glyph, f32::from(face.glyph_hor_advance(glyph)?)))
        })
    }

    fn scale(self, size: f32) -> f32 {
        size / f32::from(self.face().units_per_em())
    }

    /// True if it has every letter.
    pub fn can_write(self, words: &str) -> bool {
        words.chars().all(|letter| self.face().glyph_index(letter).is_some())
    }

    /// How wide words are.
    pub fn width(self, words: &str, size: f32) -> f32 {
        self.glyphs(words).map(|(_, advance)| advance).sum::<f32>() * self.scale(size)
    }

    /// The outlines of words that begin here on their line.
    pub fn outline(self, words: &str, at: (f32, f32), size: f32) -> String {
        let scale = self.scale(size);
        let mut pen = Pen { path: String::new(), x: at.0, y: at.1, scale };
        for (glyph, advance) in self.glyphs(words) {
            self.face().outline_glyph(glyph, &mut pen);
            pen.x += advance * scale;
        }
        pen.path
    }

    /// Words over as many lines as it takes, none wider than this if it can be.
    pub fn lines(self, words: &str, size: f32, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in words.split_whitespace() {
            match lines.last_mut().filter(|line| self.width(&format!("{line} {word}"), size) <= width) {
                Some(line) => *line += &format!(" {word}"),
                None => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

/// Writes a path.
struct Pen {
    path: String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn add(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            let (x, y) = (self.x + x * self.scale, self.y - y * self.scale);
            let _ = write!(self.path, "{x:.1} {y:.1} ");
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_lang::Language;

    use super::*;

    #[test]
    fn words_are_as_wide_as_their_letters_and_break_between_words() {
        let face = Typeface::Text;
        assert!(face.width("mm", 20.0) > 1.9 * face.width("m", 20.0) && face.width("m", 40.0) > face.width("m", 20.0));
        let lines = face.lines("White Moon and Black Secret", 40.0, 300.0);
        assert!(lines.len() > 1 && lines.join(" ") == "White Moon and Black Secret");
        assert!(lines.iter().all(|line| face.width(line, 40.0) <= 300.0));
        assert!(face.outline("M", (0.0, 0.0), 20.0).starts_with('M'));
    }

    #[test]
    fn every_language_can_be_written() {
        for language in Language::ALL {
            for face in [Typeface::Text, Typeface::Display] {
                assert!(face.can_write(language.link().about()), "{language:?}");
            }
        }
        assert!(Typeface::Text.can_write("Łucja Ñandú") && !Typeface::Text.can_write("鬼"));
    }
}
