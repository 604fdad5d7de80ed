//! The picture of a link: drawn with the art of the page, as an SVG that becomes a PNG.

use std::fmt::Write;

use ghost_stories_engine::{Colour, Tile};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::face::Picture;
use super::letters::Typeface;

pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// Where the words begin, and how wide they may be beside a village.
const LEFT: f32 = 64.0;
const BESIDE: f32 = 540.0;
/// The village: its upper left corner, and the side of a tile with the gap behind it.
const VILLAGE: (f32, f32) = (662.0, 66.0);
const TILE: f32 = 158.0;
const STEP: f32 = 170.0;

macro_rules! art {
    ($name:literal) => {
        include_str!(concat!("../../../web/art/", $name, ".svg"))
    };
}

const TITLE: &str = art!("scenes/title");
const VEIL: &str = art!("tiles/veil");
const EMBLEM: &str = include_str!("../../../web/icon.svg");

/// What a haunted tile looks like, as the style of the page has it.
const HAUNTED: [(&str, &str); 5] = [
    ("--glow", "#6d7482"),
    ("--wall", "#33363f"),
    ("--roof", "#2a2c35"),
    ("--sky", "#15171d"),
    ("--ground", "#1f2128"),
];

const PAPER: &str = "#f1e6cd";
const GLOW: &str = "#ffd27a";
const FADED: &str = "#c3b8a2";

fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => art!("tiles/cemetery"),
        Tile::Altar => art!("tiles/altar"),
        Tile::Herbalist => art!("tiles/herbalist"),
        Tile::Hut => art!("tiles/hut"),
        Tile::Watchman => art!("tiles/watchman"),
        Tile::Temple => art!("tiles/temple"),
        Tile::Circle => art!("tiles/circle"),
        Tile::Pavilion => art!("tiles/pavilion"),
        Tile::TeaHouse => art!("tiles/tea-house"),
        Tile::School => art!("tiles/school"),
        Tile::Calligrapher => art!("tiles/calligrapher"),
    }
}

/// The figure of a Taoist, and his colour.
fn figure(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Red => (art!("taoists/red-figure"), "#d9503f"),
        Colour::Green => (art!("taoists/green-figure"), "#4fa56d"),
        Colour::Blue => (art!("taoists/blue-figure"), "#5a93d6"),
        Colour::Yellow => (art!("taoists/yellow-figure"), "#e0a526"),
    }
}

/// A drawing with its colours: those given, or those that it names itself.
fn coloured(drawing: &str, colours: &[(&str, &str)]) -> String {
    let mut parts = drawing.split("var(");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (variable, rest) = part.split_once(')').unwrap_or((part, ""));
        let (name, own) = variable.split_once(',').unwrap_or((variable, "none"));
        let given = colours.iter().find(|(other, _)| *other == name);
        whole += given.map_or(own, |(_, colour)| colour);
        whole += rest;
    }
    whole
}

/// Puts a drawing at a place.
fn place(drawing: &str, (x, y): (f32, f32), (width, height): (f32, f32)) -> String {
    let size =
        format!(r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" preserveAspectRatio="xMidYMid slice""#);
    drawing.replacen("<svg", &size, 1)
}

/// Words on a line, smaller if they would be too wide.
fn write(face: Typeface, words: &str, at: (f32, f32), size: f32, width: f32, colour: &str) -> String {
    let natural = face.width(words, size);
    let size = if natural > width { size * width / natural } else { size };
    format!(r#"<path fill="{colour}" d="{}"/>"#, face.outline(words, at, size))
}

impl Picture {
    /// The picture as an SVG, without a word of text in it: only outlines.
    pub fn svg(&self) -> String {
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">"#
        );
        let whole = (WIDTH as f32, HEIGHT as f32);
        match &self.village {
            Some(village) => {
                svg += r##"<defs><radialGradient id="night" cx=".5" cy="-.1" r="1"><stop offset="0" stop-color="#2a2638"/><stop offset=".8" stop-color="#16141b"/></radialGradient></defs>"##;
                svg += r#"<path fill="url(#night)" d="M0 0h1200v630H0z"/>"#;
                self.draw_village(village, &mut svg);
                self.draw_words(BESIDE, &mut svg);
            }
            None => {
                svg += &place(TITLE, (0.0, 0.0), whole);
                svg += r##"<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16141b" stop-opacity=".15"/><stop offset=".45" stop-color="#16141b" stop-opacity=".55"/><stop offset="1" stop-color="#16141b" stop-opacity=".94"/></linearGradient></defs>"##;
                svg += r#"<path fill="url(#dusk)" d="M0 0h1200v630H0z"/>"#;
                self.draw_title(&mut svg);
            }
        }
        svg += "</svg>";
        svg
    }

    fn draw_village(&self, village: &[(Tile, bool); 9], svg: &mut String) {
        let (left, top) = VILLAGE;
        let side = 2.0 * STEP + TILE + 28.0;
        let _ = write!(
            svg,
            r##"<rect x="{}" y="{}" width="{side}" height="{side}" rx="18" fill="#292633" stroke="#3b3747" stroke-width="3"/>"##,
            left - 14.0,
            top - 14.0
        );
        for (place_of, &(which, haunted)) in village.iter().enumerate() {
            let at = (left + STEP * (place_of % 3) as f32, top + STEP * (place_of / 3) as f32);
            let colours: &[_] = if haunted { &HAUNTED } else { &[] };
            *svg += &place(&coloured(tile(which), colours), at, (TILE, TILE));
            if haunted {
                *svg += &place(VEIL, at, (TILE, TILE));
            }
            let _ = write!(
                svg,
                r##"<rect x="{}" y="{}" width="{TILE}" height="{TILE}" fill="none" stroke="#16141b" stroke-width="4"/>"##,
                at.0, at.1
            );
        }
    }

    /// Which game it is, who plays and how it stands, beside the village.
    fn draw_words(&self, width: f32, svg: &mut String) {
        *svg += &place(EMBLEM, (LEFT, 48.0), (72.0, 72.0));
        *svg += &write(Typeface::Display, "Ghost Stories", (LEFT + 92.0, 100.0), 46.0, width - 92.0, FADED);
        let mut line = 196.0;
        let heading = Typeface::Display.lines(&self.heading, 68.0, width);
        for words in &heading {
            *svg += &write(Typeface::Display, words, (LEFT, line), 68.0, width, GLOW);
            line += 66.0;
        }
        *svg += &write(Typeface::Text, &self.below, (LEFT, line - 12.0), 38.0, width, PAPER);
        let room = 540.0 - line;
        let each = (room / self.players.len().max(1) as f32).min(64.0);
        for (colour, name) in &self.players {
            line += each;
            let words = if Typeface::Text.can_write(name) { name.as_str() } else { "…" };
            match colour {
                Some(colour) => {
                    let (drawing, tint) = figure(*colour);
                    let size = (each * 0.62, each * 0.93);
                    *svg += &place(&coloured(drawing, &[("--tint", tint)]), (LEFT, line - each * 0.68), size);
                }
                None => *svg += &place(EMBLEM, (LEFT - 2.0, line - each * 0.6), (each * 0.7, each * 0.7)),
            }
            *svg += &write(Typeface::Text, words, (LEFT + 62.0, line), each * 0.58, width - 62.0, PAPER);
        }
        *svg += &write(Typeface::Display, &self.result, (LEFT, 586.0), 44.0, width, GLOW);
    }

    /// The same where there is no village, below the scene of the first screen.
    fn draw_title(&self, svg: &mut String) {
        let width = WIDTH as f32 - 2.0 * LEFT;
        let below = Typeface::Text.lines(&self.below, 36.0, width);
        let result = f32::from(u8::from(!self.result.is_empty()));
        let mut line = 590.0 - 46.0 * (below.len() as f32 - 1.0) - 56.0 * result;
        *svg += &write(Typeface::Display, &self.heading, (LEFT, line - 62.0), 92.0, width, GLOW);
        for words in &below {
            *svg += &write(Typeface::Text, words, (LEFT, line), 36.0, width, PAPER);
            line += 46.0;
        }
        *svg += &write(Typeface::Display, &self.result, (LEFT, 592.0), 42.0, width, GLOW);
    }

    /// The picture as a PNG; nothing if it cannot be drawn, which would be our fault.
    pub fn png(&self) -> Option<Vec<u8>> {
        let tree = Tree::from_str(&self.svg(), &Options::default()).ok()?;
        let mut pixels = Pixmap::new(WIDTH, HEIGHT)?;
        resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
        pixels.encode_png().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture() -> Picture {
        let tiles = Tile::BASE.map(|tile| (tile, tile == Tile::Altar));
        Picture {
            heading: "White Moon and Black Secret".to_owned(),
            below: "Nightmare".to_owned(),
            players: Colour::ALL.map(|colour| (Some(colour), "Łucja <b>".to_owned())).to_vec(),
            result: "Won · 34 points".to_owned(),
            village: Some(tiles),
        }
    }

    #[test]
    fn a_picture_is_a_png_of_the_size_that_is_told() {
        for picture in [picture(), Picture { village: None, ..picture() }, Picture::default()] {
            let png = picture.png().unwrap();
            assert_eq!(&png[1..4], b"PNG");
            let size = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
            assert_eq!((size(16), size(20)), (WIDTH, HEIGHT));
            assert!(png.len() < 400_000, "{}", png.len());
        }
    }

    #[test]
    fn what_people_are_called_is_drawn_and_never_markup() {
        assert!(!picture().svg().contains("<b>"));
        assert_ne!(picture().svg(), Picture { players: Vec::new(), ..picture() }.svg());
    }

    #[test]
    fn a_drawing_has_the_colours_that_are_given_and_else_its_own() {
        let drawing = r#"<path fill="var(--glow,#ffd27a)" stroke="var(--ink,#16141b)"/>"#;
        assert_eq!(coloured(drawing, &HAUNTED), r##"<path fill="#6d7482" stroke="#16141b"/>"##);
    }
}
