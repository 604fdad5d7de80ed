use ghost_stories_engine::{
    ByColour, Card, CardSet, Colour, ColourSet, ComponentData, Components, Deck, Done, Edition, Layout, LayoutError,
    Left, Level, Moment, Observer, Position, Power, Setup, Space, SpaceSet, SpotSet, Tao, Tile, Village,
};
use ghost_stories_lang::{Message, message};

use super::black_secret::{self, BlackSecretSketch};
use super::expansion::foreign_tile;
use super::hand::{HandLine, Marks};
use super::impossible::{Impossible, blame};
use super::white_moon::{self, WhiteMoonSketch};
use super::{WrittenError, card, colours, list, number, one, parse, spaces, spelled, turn, words, wrong_word};
use crate::problem::{Problem, one_of};

/// A line as it stands in the file.
#[derive(Clone)]
pub(super) struct SketchLine {
    pub(super) number: usize,
    pub(super) text: String,
    /// True for the rows of a village, which belong to the line `village` above them.
    pub(super) is_row: bool,
    /// True for a line of a player's own data file.
    pub(super) is_data: bool,
}

/// The most lines of a position, blank ones and remarks apart: several times what the fullest table with a whole data file needs.
const MOST_LINES: usize = 500;

/// What has been read so far.
#[derive(Default)]
pub struct Sketch {
    lines: Vec<SketchLine>,
    level: Option<Level>,
    edition: Option<Edition>,
    five_qi: bool,
    boards: Option<[Colour; 4]>,
    players: Option<ColourSet>,
    powers: ByColour<Option<Power>>,
    first: Option<Colour>,
    village: Option<Vec<(Tile, bool)>>,
    haunted: Vec<Tile>,
    turn: Option<(Colour, Moment)>,
    hands: ByColour<HandLine>,
    /// The colours written as Taoists and as neutral boards.
    as_taoists: ColourSet,
    as_boards: ColourSet,
    ghosts: Vec<(Space, Card, Marks)>,
    buddhas: SpaceSet,
    circle: Option<Tao>,
    mantra: Option<Space>,
    deck: Option<Deck>,
    discard: CardSet,
    unseen: Option<CardSet>,
    exorcised: u8,
    done: Done,
    /// Lines of a player's own data file, and what they say.
    data: String,
    components: Option<ComponentData>,
    on_deck: Vec<Card>,
    white_moon: WhiteMoonSketch,
    black_secret: BlackSecretSketch,
    /// What lines have said that a further one would overwrite.
    said: Vec<String>,
}

/// What is said once only, and what once of each colour, tile, set or demon.
const ONCE: [&str; 23] = [
    "used",
    "borrowed",
    "asked",
    "attempted",
    "fresh-buddhas",
    "rescued",
    "saved",
    "dead",
    "fresh-crystals",
    "pedestals",
    "su-ling",
    "lying",
    "lost-tao",
    "below",
    "urns",
    "shadow",
    "curses",
    "pyramid",
    "mantras-gone",
    "powerless",
    "powerless-longer",
    "silence",
    "mantra-on",
];
const ONCE_OF_EACH: [&str; 5] = ["board", "villagers", "stack", "demon", "unseen-tokens"];

/// The words that begin a line, but for those of the expansions.
#[rustfmt::skip]
const KEYS: &[&str] = &[
    "level", "edition", "five-qi", "boards", "players", "powers", "first", "village", "haunted", "turn", "taoist", "board",
    "ghost", "buddha", "circle", "mantra", "deck", "discard", "exorcised", "unseen", "used", "borrowed", "asked",
    "attempted", "fresh-buddhas", "on-deck", "data",
];

impl Sketch {
    /// Reads the line with this number; blank lines and remarks are passed over.
    pub fn line(&mut self, number: usize, text: &str) -> Result<(), WrittenError> {
        let words = words(text);
        let Some((&key, rest)) = words.split_first() else { return Ok(()) };
        let text = text.trim().to_owned();
        let is_row = self.village.as_ref().is_some_and(|rows| rows.len() < 9);
        let read = match &mut self.village {
            _ if self.lines.len() == MOST_LINES => Err(message!("position-too-long", number: MOST_LINES)),
            Some(rows) if is_row => village_row(rows, &words),
            _ => self.say(spelled(key), rest).and_then(|()| self.keyed(spelled(key), rest)),
        };
        self.lines.push(SketchLine { number, text: text.clone(), is_row, is_data: !is_row && key == "data" });
        read.map_err(|problem| WrittenError { line: number, text, problem, together_with: Vec::new() })
    }

    /// Refuses a line that would overwrite an earlier one.
    fn say(&mut self, key: &str, rest: &[&str]) -> Result<(), Message> {
        let subjects: Vec<&str> = match rest {
            ["none" | "0"] => return Ok(()),
            _ if ONCE.contains(&key) => vec![key],
            _ if key == "crystals" => rest.iter().step_by(2).copied().collect(),
            [subject, ..] if ONCE_OF_EACH.contains(&key) => vec![subject],
            _ => return Ok(()),
        };
        for subject in subjects {
            let said = format!("{key} {subject}");
            if self.said.contains(&said) {
                return Err(message!("position-said-twice"));
            }
            self.said.push(said);
        }
        Ok(())
    }

    fn keyed(&mut self, key: &str, rest: &[&str]) -> Result<(), Message> {
        match key {
            "village" => {
                let mut rows = Vec::new();
                if !rest.is_empty() {
                    village_row(&mut rows, rest)?;
                }
                once(&mut self.village, rows)?;
            }
            "haunted" => {
                for word in list(rest) {
                    self.haunted.push(parse(word)?);
                }
            }
            "taoist" | "board" => {
                let (colour, rest) = rest.split_first().ok_or_else(|| message!("position-taoist"))?;
                let colour = parse(colour)?;
                let named = if key == "board" { &mut self.as_boards } else { &mut self.as_taoists };
                named.insert(colour);
                self.hands[colour].read(rest)?;
            }
            "ghost" => {
                let [space, name, marks @ ..] = rest else {
                    return Err(message!("position-ghost"));
                };
                let card = card(name, self.seen())?;
                self.ghosts.push((parse(space)?, card, Marks::read(marks, card, self.components().card(card))?));
            }
            "buddha" => self.buddhas = self.buddhas.union(spaces(rest)?),
            "circle" | "mantra" if rest == ["none"] => {}
            "circle" => once(&mut self.circle, one(rest)?)?,
            "mantra" if rest == ["returned"] => self.done.mantra_back = true,
            "mantra" => once(&mut self.mantra, one(rest)?)?,
            "data" => {
                self.data += &format!("{}\n", rest.join(" "));
                self.components = Some(ComponentData::read(&self.data).map_err(|error| error.problem.message())?);
            }
            _ => return self.setup_line(key, rest),
        }
        Ok(())
    }

    /// A line about what is settled before the game, or about the turn.
    fn setup_line(&mut self, key: &str, rest: &[&str]) -> Result<(), Message> {
        match key {
            "level" => once(&mut self.level, one(rest)?)?,
            "edition" | "rules" => once(&mut self.edition, one(rest)?)?,
            "five-qi" if rest.is_empty() => self.five_qi = true,
            "boards" => once(&mut self.boards, four(rest)?)?,
            "players" => once(&mut self.players, colours(rest)?)?,
            "power" | "powers" => {
                for word in rest {
                    let power: Power = parse(word)?;
                    once(&mut self.powers[power.colour()], power)?;
                }
            }
            "first" => once(&mut self.first, one(rest)?)?,
            "turn" => once(&mut self.turn, turn(rest)?)?,
            "used" => self.done.used = colours(rest)?,
            "borrowed" => self.done.borrowed = colours(rest)?,
            "asked" => self.done.helps = number(rest)?,
            "attempted" => self.done.exorcisms = number(rest)?,
            "fresh-buddhas" => self.done.fresh_buddhas = number(rest)?,
            "rescued" => {
                self.done.rescues = number(rest)?;
                self.white_moon.bring();
            }
            "climbed" if rest.is_empty() => {
                self.done.climbed = true;
                self.black_secret.bring();
            }
            _ => match (self.white_moon.line(key, rest), self.black_secret.line(key, rest)) {
                (Some(read), _) | (_, Some(read)) => read?,
                _ => return self.card_line(key, rest),
            },
        }
        Ok(())
    }

    /// A line about cards that are not in play.
    fn card_line(&mut self, key: &str, rest: &[&str]) -> Result<(), Message> {
        match key {
            "deck" => once(&mut self.deck, deck(rest)?)?,
            "discard" => {
                for word in list(rest) {
                    self.see(word)?;
                }
            }
            "exorcised" => {
                for word in list(rest) {
                    if !self.see(word)?.is_incarnation() {
                        return Err(message!("position-no-incarnation", word: *word));
                    }
                    self.exorcised += 1;
                }
            }
            "on-deck" => {
                for word in list(rest) {
                    self.on_deck.push(card(word, CardSet::EMPTY)?);
                }
            }
            "unseen" => {
                let mut unseen = self.unseen.unwrap_or_default();
                for word in rest {
                    unseen.insert(card(word, unseen)?);
                }
                self.unseen = Some(unseen);
            }
            _ => {
                if crate::Step::is_verb(key) {
                    return Err(message!("position-begins-step", word: key));
                }
                let (white_moon, black_secret) = (one_of(white_moon::KEYS), one_of(black_secret::KEYS));
                let expected = message!("position-key", base: one_of(KEYS), white_moon, black_secret);
                return Err(wrong_word(key, expected));
            }
        }
        Ok(())
    }

    /// A card that was seen and is gone.
    fn see(&mut self, word: &str) -> Result<Card, Message> {
        let seen = self.seen();
        let card = card(word, seen)?;
        if seen.contains(card) {
            return Err(message!("position-card-twice", word));
        }
        self.discard.insert(card);
        Ok(card)
    }

    fn seen(&self) -> CardSet {
        self.ghosts.iter().map(|(_, card, _)| *card).chain(self.discard.iter()).collect()
    }

    /// The set-up that was written, not yet checked.
    pub fn setup(&self) -> Result<Setup, Message> {
        let players = self.players.unwrap_or(ColourSet::full());
        let boards = self.boards.unwrap_or(Colour::ALL);
        let village = match &self.village {
            None => self.default_village(),
            Some(tiles) => {
                let tiles: Vec<Tile> = tiles.iter().map(|(tile, _)| *tile).collect();
                tiles.try_into().map_err(|_| message!("position-village"))?
            }
        };
        let mut powers = ByColour::from_fn(|colour| self.powers[colour].unwrap_or(Power::of(colour)[0]));
        if players.len() == 1 && self.powers[Colour::Red].is_none() {
            powers[Colour::Red] = Power::Spires;
        }
        let on_turn = self.turn.map(|(board, _)| board).filter(|&board| players.contains(board));
        let first = boards.into_iter().find(|&board| players.contains(board));
        Ok(Setup {
            level: self.level.unwrap_or(Level::Normal),
            edition: self.edition.unwrap_or(Edition::Revised),
            five_qi: self.five_qi,
            boards,
            powers,
            players,
            first: self.first.or(on_turn).or(first).unwrap_or(Colour::Red),
            village,
            components: self.components(),
            white_moon: self.white_moon.white_moon_setup(),
            black_secret: self.black_secret.black_secret_setup(),
        })
    }

    /// What the expansions' components say.
    fn components(&self) -> Components {
        self.components.clone().map_or_else(Components::ours, Components::keep)
    }

    /// An empty sketch that knows the data lines of this one.
    pub(super) fn with_same_data(&self) -> Sketch {
        Sketch { components: self.components.clone(), ..Sketch::default() }
    }

    /// The tiles where none are written: with an expansion its tile is in the Watchman's place, with both the Calligrapher in the Hut's.
    fn default_village(&self) -> [Tile; 9] {
        let (white_moon, black_secret) =
            (self.white_moon.white_moon_setup().is_some(), self.black_secret.black_secret_setup().is_some());
        Tile::BASE.map(|tile| match tile {
            Tile::Watchman if white_moon => Tile::School,
            Tile::Watchman if black_secret => Tile::Calligrapher,
            Tile::Hut if white_moon && black_secret => Tile::Calligrapher,
            tile => tile,
        })
    }

    /// The layout, with everything that was not written as at the start of the game, and the position in which nothing needs to be
    /// decided before the next choice. A position that cannot occur is blamed on one of its lines.
    pub fn finish(&self) -> Result<(Layout, Position), WrittenError> {
        self.finish_observed(&mut ())
    }

    /// As [`Sketch::finish`], with an observer of what happens at once.
    pub fn finish_observed(&self, observer: &mut impl Observer) -> Result<(Layout, Position), WrittenError> {
        self.lay_out(observer).map_err(|impossible| blame(&self.lines, &impossible, self))
    }

    /// Why the lines together are no position, if they are none.
    pub(super) fn impossible(&self) -> Option<Impossible> {
        self.lay_out(&mut ()).err()
    }

    fn lay_out(&self, observer: &mut impl Observer) -> Result<(Layout, Position), Impossible> {
        let layout = self.layout()?;
        let position = Position::from_layout(&layout, observer).map_err(Impossible::Layout)?;
        Ok((layout, position))
    }

    /// What lies where, not yet checked.
    pub(super) fn layout(&self) -> Result<Layout, Impossible> {
        let setup = self.setup()?;
        let mut layout = Layout::new(&setup).map_err(|error| Impossible::Layout(LayoutError::Setup(error)))?;
        if let Some(colour) = self.as_boards.both(setup.players).first() {
            return Err(message!("position-is-player", colour: colour.name()).into());
        }
        if let Some(colour) = self.as_taoists.without(setup.players).first() {
            return Err(message!("position-is-neutral", colour: colour.name()).into());
        }
        let village = Village::new(setup.village).ok_or_else(|| message!("position-village"))?;
        if let Some((board, moment)) = self.turn {
            layout.board = board;
            layout.moment = moment;
        }
        if let Some(problem) = self.haunted.iter().find_map(|&tile| foreign_tile(tile, &setup)) {
            return Err(problem.into());
        }
        layout.haunted = self.haunted_spots(&village);
        layout.circle = self.circle;
        for (colour, hand) in self.hands.iter() {
            hand.change(&mut layout, colour, &village)?;
        }
        self.lay_ghosts(&mut layout)?;
        layout.buddhas = self.buddhas;
        layout.mantra = self.mantra;
        layout.exorcised = self.exorcised;
        layout.unseen = match self.unseen {
            Some(unseen) => unseen,
            None => setup.cards().without(self.seen()),
        };
        self.white_moon.change(&mut layout, &village)?;
        self.black_secret.change(&mut layout, &village)?;
        for (place, &card) in layout.on_deck.iter_mut().zip(&self.on_deck) {
            *place = Some(card);
            layout.unseen.remove(card);
        }
        layout.deck = self.deck.unwrap_or_else(|| self.default_deck(layout.deck));
        layout.done = self.done;
        Ok(layout)
    }

    fn haunted_spots(&self, village: &Village) -> SpotSet {
        let marked = self.village.iter().flatten().filter(|(_, haunted)| *haunted).map(|(tile, _)| *tile);
        marked.chain(self.haunted.iter().copied()).filter_map(|tile| village.spot(tile)).collect()
    }

    fn lay_ghosts(&self, layout: &mut Layout) -> Result<(), Message> {
        let mut dice = 3;
        for &(space, card, marks) in &self.ghosts {
            if layout.cards[space].replace(card).is_some() {
                return Err(message!("position-two-ghosts", space: space.to_string()));
            }
            layout.figures.set(space, marks.on_stone);
            layout.caught |= marks.caught;
            let lasting = layout.facts(card).lasting();
            let captive = lasting == Some(Left::DieCaptive);
            let lasts = lasting.is_some() && !marks.no_effect && (!captive || dice > 0);
            dice -= u8::from(lasts && captive);
            layout.lasting.set(space, lasts);
        }
        Ok(())
    }

    /// What is seen was drawn from the top: the deck goes on below the last incarnation that was seen.
    fn default_deck(&self, full: Deck) -> Deck {
        let seen = self.seen();
        let incarnations = full.incarnations().saturating_sub(seen.both(CardSet::EVERY_INCARNATION).len());
        if incarnations < full.incarnations() {
            return Deck::new(10 * (incarnations + 1), incarnations);
        }
        let drawn = seen.both(CardSet::EVERY_GHOST).len();
        Deck::new((full.ghosts().saturating_sub(drawn)).max(10 * incarnations), incarnations)
    }
}

fn four(words: &[&str]) -> Result<[Colour; 4], Message> {
    let colours: Vec<Colour> = words.iter().map(|word| parse(word)).collect::<Result<_, _>>()?;
    colours.try_into().map_err(|_| message!("position-boards"))
}

/// Takes a value that may be said only once.
fn once<T>(place: &mut Option<T>, value: T) -> Result<(), Message> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(message!("position-said-twice")),
    }
}

fn village_row(rows: &mut Vec<(Tile, bool)>, words: &[&str]) -> Result<(), Message> {
    for word in words {
        let haunted = word.ends_with('!');
        let tile = parse(word.trim_end_matches('!')).map_err(|problem| match rows.len() {
            0 => problem,
            found => message!("position-village-so-far", problem, found),
        })?;
        rows.push((tile, haunted));
    }
    if rows.len() > 9 { Err(message!("position-village")) } else { Ok(()) }
}

/// `12 ghosts incarnation 10 ghosts`, from the top.
fn deck(words: &[&str]) -> Result<Deck, Message> {
    let expected = || message!("position-deck");
    let mut parts = Vec::new();
    let mut rest = words;
    let mut size = 0usize;
    while let Some((&word, tail)) = rest.split_first() {
        rest = tail;
        if word == "incarnation" {
            parts.push(None);
            size += 1;
            continue;
        }
        let number: u8 = word.parse().map_err(|_| expected())?;
        size += usize::from(number);
        rest = match rest.split_first() {
            Some((&("ghost" | "ghosts"), tail)) => {
                parts.push(Some(number));
                tail
            }
            Some((&("incarnation" | "incarnations"), tail)) if number <= Deck::MOST => {
                parts.extend((0..number).map(|_| None));
                tail
            }
            _ => return Err(expected()),
        };
    }
    if size > Deck::MOST.into() {
        return Err(message!("position-deck-too-large", number: Deck::MOST));
    }
    Ok(parts.into_iter().rev().fold(Deck::EMPTY, |deck, part| match part {
        None => deck.with_incarnation(),
        Some(ghosts) => deck.with_ghosts(ghosts),
    }))
}
