//! Positions written by a person, line by line; `docs/formats.md` is the description for users.

use core::fmt;
use core::str::FromStr;

use ghost_stories_engine::{
    ByColour, Card, CardSet, Colour, ColourSet, Deck, Edition, Layout, LayoutError, Left, Level, Middle, Moment,
    ParseError, Position, Power, Setup, Space, SpaceSet, Spot, SpotSet, Stage, Tao, TaoCount, Tile, Village,
};
use ghost_stories_lang::Language;

/// What is wrong with a written position, and in which of its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenError {
    /// The line, counted from 1; 0 for the position as a whole.
    pub line: usize,
    /// What is wrong and what would be right.
    pub problem: String,
}

impl fmt::Display for WrittenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.problem),
            line => write!(f, "line {line}: {}", self.problem),
        }
    }
}

impl core::error::Error for WrittenError {}

/// Reads a written position.
pub fn read(text: &str) -> Result<Layout, WrittenError> {
    let mut sketch = Sketch::default();
    for (index, line) in text.lines().enumerate() {
        sketch.line(line).map_err(|problem| WrittenError { line: index + 1, problem })?;
    }
    sketch.finish().map_err(|problem| WrittenError { line: 0, problem })
}

/// Reads a written position and checks that it is one of the game's.
pub fn read_position(text: &str) -> Result<Position, WrittenError> {
    let layout = read(text)?;
    Position::from_layout(&layout, &mut ())
        .map_err(|error: LayoutError| WrittenError { line: 0, problem: error.to_string() })
}

/// Writes a layout so that [`read`] gives it back.
pub fn write(layout: &Layout) -> String {
    let mut lines = Vec::new();
    let setup = &layout.setup;
    lines.push(format!("level {}", setup.level));
    lines.push(format!("edition {}", setup.edition));
    if setup.five_qi {
        lines.push("five-qi".to_owned());
    }
    lines.push(format!("boards {}", setup.boards.map(Colour::name).join(" ")));
    lines.push(format!("players {}", colours(setup.players)));
    lines.push(format!("powers {}", setup.powers.0.map(Power::name).join(" ")));
    lines.push(format!("first {}", setup.first));
    lines.push("village".to_owned());
    for row in Spot::ALL.chunks(3) {
        let tile = |spot: &Spot| {
            let mark = if layout.haunted.contains(*spot) { "!" } else { "" };
            format!("{}{mark}", setup.village[*spot as usize])
        };
        lines.push(format!("  {}", row.iter().map(tile).collect::<Vec<_>>().join(" ")));
    }
    let moment = match layout.moment {
        Moment::Yin | Moment::Yang(Stage::Yin) => "yin",
        Moment::Yang(Stage::BeforeMove) => "yang",
        Moment::Yang(Stage::Moved) => "moved",
        Moment::Yang(Stage::Acted) => "acted",
        Moment::Yang(Stage::Buddhas) => "buddhas",
        Moment::Yang(Stage::Tokens) => "tokens",
    };
    lines.push(format!("turn {} {moment}", layout.board));
    for (colour, taoist) in layout.taoists.iter() {
        let tao = if taoist.tao.is_empty() { "none".to_owned() } else { taoist.tao.to_string() };
        lines.push(format!(
            "taoist {colour} at {} qi {} tao {tao} yin-yang {} buddhas {} tokens {}",
            setup.village[taoist.spot as usize],
            taoist.qi,
            if taoist.yin_yang { "yes" } else { "no" },
            taoist.buddhas,
            taoist.tokens
        ));
    }
    for space in Space::ALL {
        let Some(card) = layout.cards[space] else { continue };
        let mut line = format!("ghost {space} {}#{card}", Language::English.card_slug(card));
        if layout.figures.contains(space) {
            line.push_str(" on-stone");
        }
        if card.left().iter().any(|icon| icon.lasts()) && !layout.lasting.contains(space) {
            line.push_str(" no-effect");
        }
        if layout.caught && card.middle() == Middle::OnlyOnBuddha {
            line.push_str(" caught");
        }
        lines.push(line);
    }
    lines.extend(layout.buddhas.iter().map(|space| format!("buddha {space}")));
    lines.extend(layout.circle.map(|tao| format!("circle {tao}")));
    lines.extend(layout.mantra.map(|space| format!("mantra {space}")));
    lines.push(format!("deck {}", written_deck(layout.deck)));
    let in_play: CardSet = Space::ALL.into_iter().filter_map(|space| layout.cards[space]).collect();
    let gone: Vec<Card> = CardSet::ALL.without(layout.unseen).without(in_play).iter().collect();
    let (beaten, gone): (Vec<Card>, Vec<Card>) = gone.into_iter().partition(|card| card.is_incarnation());
    for (key, cards) in [("discard", gone), ("exorcised", beaten)] {
        if !cards.is_empty() {
            let numbers: Vec<String> = cards.iter().map(Card::to_string).collect();
            lines.push(format!("{key} {}", numbers.join(" ")));
        }
    }
    for (key, set) in [("used", layout.used), ("borrowed", layout.borrowed)] {
        if !set.is_empty() {
            lines.push(format!("{key} {}", colours(set)));
        }
    }
    for (key, number) in
        [("asked", layout.helps), ("attempted", layout.exorcisms), ("fresh-buddhas", layout.fresh_buddhas)]
    {
        if number > 0 {
            lines.push(format!("{key} {number}"));
        }
    }
    lines.join("\n") + "\n"
}

fn colours(set: ColourSet) -> String {
    set.iter().map(Colour::name).collect::<Vec<_>>().join(" ")
}

/// The deck from the top, as a `deck` line has it.
fn written_deck(mut deck: Deck) -> String {
    let mut parts = Vec::new();
    while let Some(ghosts) = deck.until_incarnation() {
        parts.push(format!("{ghosts} ghosts, incarnation"));
        deck = deck.without_top(ghosts + 1);
    }
    parts.push(format!("{} ghosts", deck.left()));
    parts.join(", ")
}

/// The words of a line, commas and colons passed over; what follows a `#` standing by itself is a remark.
pub fn words(line: &str) -> Vec<&str> {
    line.split(|character: char| character.is_whitespace() || character == ',' || character == ':')
        .take_while(|word| *word != "#" && *word != "##")
        .filter(|word| !word.is_empty())
        .collect()
}

/// A word of the notation, or a sentence that says what would be right.
pub fn parse<T: FromStr<Err = ParseError>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error| format!("\"{word}\": {error}"))
}

/// A card by its name (`hopping-vampire`), its name and number (`hopping-vampire#9`) or its number (`9`).
///
/// Of cards with one name the first that `taken` does not hold is meant.
pub fn card(word: &str, taken: CardSet) -> Result<Card, String> {
    let (name, number) = match word.split_once('#') {
        Some((name, number)) => (name, Some(number)),
        None if word.starts_with(|first: char| first.is_ascii_digit()) => ("", Some(word)),
        None => (word, None),
    };
    let named = Language::English.cards_named(name);
    if let Some(number) = number {
        let card: Card = parse(number)?;
        if name.is_empty() || named.contains(&card) {
            return Ok(card);
        }
        return Err(format!("\"{word}\": card {number} is not called {name}"));
    }
    match named.iter().find(|card| !taken.contains(**card)).or(named.first()) {
        Some(card) => Ok(*card),
        None => Err(format!("\"{word}\": expected a card's name such as hopping-vampire, or its number from 1 to 65")),
    }
}

/// What has been read so far.
#[derive(Default)]
pub struct Sketch {
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
    hands: ByColour<Hand>,
    ghosts: Vec<(Space, Card, Marks)>,
    buddhas: SpaceSet,
    circle: Option<Tao>,
    mantra: Option<Space>,
    deck: Option<Deck>,
    discard: CardSet,
    unseen: Option<CardSet>,
    exorcised: u8,
    used: ColourSet,
    borrowed: ColourSet,
    helps: u8,
    exorcisms: u8,
    fresh_buddhas: u8,
}

/// What was written about a Taoist or a neutral board; the rest is as at the start.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Where.
    pub at: Option<Tile>,
    /// Qi.
    pub qi: Option<u8>,
    /// Tao.
    pub tao: Option<TaoCount>,
    /// Yin-Yang held.
    pub yin_yang: Option<bool>,
    /// Buddhas in hand.
    pub buddhas: Option<u8>,
    /// Power tokens.
    pub tokens: Option<u8>,
    /// Dead.
    pub dead: bool,
}

/// What was written behind a ghost.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Marks {
    /// The figure stands on the first stone.
    pub on_stone: bool,
    /// The lasting effect is not in force.
    pub no_effect: bool,
    /// Uncatchable met a Buddha here.
    pub caught: bool,
}

const VILLAGE_ROWS: &str = "the nine tiles in three rows of three, a ! behind each haunted one";

impl Sketch {
    /// Reads one line; blank lines and remarks are passed over.
    pub fn line(&mut self, line: &str) -> Result<(), String> {
        let words = words(line);
        let Some((&key, rest)) = words.split_first() else { return Ok(()) };
        if let Some(rows) = &mut self.village
            && rows.len() < 9
        {
            return village_row(rows, &words);
        }
        match key {
            "level" => self.level = Some(one(rest)?),
            "edition" => self.edition = Some(one(rest)?),
            "five-qi" => self.five_qi = true,
            "boards" => self.boards = Some(four(rest)?),
            "players" => self.players = Some(many(rest)?),
            "power" | "powers" => {
                for word in rest {
                    let power: Power = parse(word)?;
                    self.powers[power.colour()] = Some(power);
                }
            }
            "first" => self.first = Some(one(rest)?),
            "village" => {
                let mut rows = Vec::new();
                if !rest.is_empty() {
                    village_row(&mut rows, rest)?;
                }
                self.village = Some(rows);
            }
            "haunted" => {
                for word in rest {
                    self.haunted.push(parse(word)?);
                }
            }
            "turn" => self.turn = Some(turn(rest)?),
            "taoist" | "board" => {
                let (colour, rest) = rest.split_first().ok_or("expected the colour of a Taoist or board")?;
                self.hands[parse(colour)?] = hand(rest)?;
            }
            "ghost" => {
                let [space, name, marks @ ..] = rest else {
                    return Err("expected a space and a card, such as ghost red-left zombie".to_owned());
                };
                let card = card(name, self.seen())?;
                self.ghosts.push((parse(space)?, card, self::marks(marks)?));
            }
            "buddha" | "buddhas" => self.buddhas = self.buddhas.union(many_spaces(rest)?),
            "circle" => self.circle = Some(one(rest)?),
            "mantra" => self.mantra = Some(one(rest)?),
            "deck" => self.deck = Some(deck(rest)?),
            "discard" => {
                for word in rest {
                    let card = card(word, self.seen())?;
                    self.discard.insert(card);
                }
            }
            "exorcised" => {
                for word in rest {
                    let card = card(word, self.seen())?;
                    if !card.is_incarnation() {
                        return Err(format!("\"{word}\" is no incarnation; write discard for ghosts"));
                    }
                    self.discard.insert(card);
                    self.exorcised += 1;
                }
            }
            "unseen" => {
                let mut unseen = self.unseen.unwrap_or_default();
                for word in rest {
                    unseen.insert(card(word, unseen)?);
                }
                self.unseen = Some(unseen);
            }
            "used" => self.used = many(rest)?,
            "borrowed" => self.borrowed = many(rest)?,
            "asked" => self.helps = number(rest.first())?,
            "attempted" => self.exorcisms = number(rest.first())?,
            "fresh-buddhas" => self.fresh_buddhas = number(rest.first())?,
            _ => {
                return Err(format!(
                    "\"{key}\": expected level, edition, five-qi, boards, players, powers, first, village, haunted, turn, \
                     taoist, board, ghost, buddha, circle, mantra, deck, discard, exorcised, unseen, used, borrowed, \
                     asked, attempted or fresh-buddhas"
                ));
            }
        }
        Ok(())
    }

    fn seen(&self) -> CardSet {
        self.ghosts.iter().map(|(_, card, _)| *card).chain(self.discard.iter()).collect()
    }

    fn setup(&self) -> Result<Setup, String> {
        let players = self.players.unwrap_or(ColourSet::full());
        let boards = self.boards.unwrap_or(Colour::ALL);
        let village = match &self.village {
            None => Tile::ALL,
            Some(tiles) => {
                let tiles: Vec<Tile> = tiles.iter().map(|(tile, _)| *tile).collect();
                tiles.try_into().map_err(|_| format!("village: expected {VILLAGE_ROWS}"))?
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
        })
    }

    /// The layout, with everything that was not written as at the start of the game.
    pub fn finish(&self) -> Result<Layout, String> {
        let setup = self.setup()?;
        let mut layout = Layout::new(&setup).map_err(|error| error.to_string())?;
        let village = Village::new(setup.village).ok_or_else(|| format!("village: expected {VILLAGE_ROWS}"))?;
        if let Some((board, moment)) = self.turn {
            layout.board = board;
            layout.moment = moment;
        }
        layout.haunted = self.haunted_spots(&village);
        layout.circle = self.circle;
        for (colour, hand) in self.hands.iter() {
            hand.change(&mut layout, colour, &village);
        }
        self.lay_ghosts(&mut layout)?;
        layout.buddhas = self.buddhas;
        layout.mantra = self.mantra;
        layout.exorcised = self.exorcised;
        layout.unseen = match self.unseen {
            Some(unseen) => unseen,
            None => CardSet::ALL.without(self.seen()),
        };
        layout.deck = self.deck.unwrap_or_else(|| self.default_deck(layout.deck));
        layout.used = self.used;
        layout.borrowed = self.borrowed;
        layout.helps = self.helps;
        layout.exorcisms = self.exorcisms;
        layout.fresh_buddhas = self.fresh_buddhas;
        Ok(layout)
    }

    fn haunted_spots(&self, village: &Village) -> SpotSet {
        let marked = self.village.iter().flatten().filter(|(_, haunted)| *haunted).map(|(tile, _)| *tile);
        marked.chain(self.haunted.iter().copied()).map(|tile| village.spot(tile)).collect()
    }

    fn lay_ghosts(&self, layout: &mut Layout) -> Result<(), String> {
        let mut dice = 3;
        for &(space, card, marks) in &self.ghosts {
            if layout.cards[space].replace(card).is_some() {
                return Err(format!("{space} holds two ghosts"));
            }
            if marks.on_stone && card.middle() != Middle::Haunter {
                return Err(format!("{space}: only a haunter has a figure that can be on-stone"));
            }
            layout.figures.set(space, marks.on_stone);
            layout.caught |= marks.caught;
            let captive = card.left().contains(&Left::DieCaptive);
            let lasts = card.left().iter().any(|icon| icon.lasts()) && !marks.no_effect && (!captive || dice > 0);
            dice -= u8::from(lasts && captive);
            layout.lasting.set(space, lasts);
        }
        Ok(())
    }

    /// What is seen was drawn from the top: the deck goes on below the last incarnation that was seen.
    fn default_deck(&self, full: Deck) -> Deck {
        let seen = self.seen();
        let incarnations = full.incarnations().saturating_sub(seen.both(CardSet::INCARNATIONS).len());
        if incarnations < full.incarnations() {
            return Deck::new(10 * (incarnations + 1), incarnations);
        }
        let drawn = seen.both(CardSet::GHOSTS).len();
        Deck::new((full.ghosts().saturating_sub(drawn)).max(10 * incarnations), incarnations)
    }
}

impl Hand {
    fn change(&self, layout: &mut Layout, colour: Colour, village: &Village) {
        let taoist = &mut layout.taoists[colour];
        if self.dead {
            taoist.qi = 0;
            taoist.tao = TaoCount::NONE;
            taoist.yin_yang = false;
            taoist.tokens = 0;
        }
        if let Some(tile) = self.at {
            taoist.spot = village.spot(tile);
        }
        taoist.qi = self.qi.unwrap_or(taoist.qi);
        taoist.tao = self.tao.unwrap_or(taoist.tao);
        taoist.yin_yang = self.yin_yang.unwrap_or(taoist.yin_yang);
        taoist.buddhas = self.buddhas.unwrap_or(taoist.buddhas);
        taoist.tokens = self.tokens.unwrap_or(taoist.tokens);
    }
}

/// What is written about a Taoist: `at TILE qi N tao COLOUR N ... yin-yang yes buddhas N tokens N dead`.
pub fn hand(words: &[&str]) -> Result<Hand, String> {
    let mut hand = Hand::default();
    let mut rest = words;
    while let Some((&key, tail)) = rest.split_first() {
        let value = tail.first();
        let mut used = 1;
        match key {
            "at" => hand.at = Some(parse(value.ok_or("at: expected a tile")?)?),
            "qi" => hand.qi = Some(number(value)?),
            "buddhas" => hand.buddhas = Some(number(value)?),
            "tokens" => hand.tokens = Some(number(value)?),
            "yin-yang" => hand.yin_yang = Some(yes(value)?),
            "dead" => {
                hand.dead = true;
                used = 0;
            }
            "tao" if value == Some(&"none") => hand.tao = Some(TaoCount::NONE),
            "tao" => {
                let (count, length) = tao_count(tail)?;
                hand.tao = Some(count);
                used = length;
            }
            _ => return Err(format!("\"{key}\": expected at, qi, tao, yin-yang, buddhas, tokens or dead")),
        }
        rest = &tail[used..];
    }
    Ok(hand)
}

/// Colours with numbers from the front of `words`, and how many words that took.
fn tao_count(words: &[&str]) -> Result<(TaoCount, usize), String> {
    let is_colour = |word: &&str| word.parse::<Tao>().is_ok();
    let mut length = 0;
    while words.get(length).is_some_and(is_colour) {
        length += 2;
    }
    let phrase = words.get(..length).filter(|_| length > 0);
    let phrase = phrase.ok_or("tao: expected none, or colours with numbers such as red 1 black 2")?;
    Ok((parse(&phrase.join(" "))?, length))
}

/// The marks behind a ghost.
pub fn marks(words: &[&str]) -> Result<Marks, String> {
    let mut marks = Marks::default();
    for word in words {
        match *word {
            "on-stone" => marks.on_stone = true,
            "no-effect" => marks.no_effect = true,
            "caught" => marks.caught = true,
            other => return Err(format!("\"{other}\": expected on-stone, no-effect or caught")),
        }
    }
    Ok(marks)
}

fn village_row(rows: &mut Vec<(Tile, bool)>, words: &[&str]) -> Result<(), String> {
    for word in words {
        let haunted = word.ends_with('!');
        rows.push((parse(word.trim_end_matches('!'))?, haunted));
    }
    if rows.len() > 9 { Err(format!("village: expected {VILLAGE_ROWS}")) } else { Ok(()) }
}

/// `red yin`, `red yang`, `red moved` and so on.
pub fn turn(words: &[&str]) -> Result<(Colour, Moment), String> {
    const EXPECTED: &str = "expected a board and yin, yang, moved, acted, buddhas or tokens, such as turn red yang";
    let [board, moment] = words else { return Err(EXPECTED.to_owned()) };
    let moment = match *moment {
        "yin" => Moment::Yin,
        "yang" => Moment::Yang(Stage::BeforeMove),
        "moved" => Moment::Yang(Stage::Moved),
        "acted" => Moment::Yang(Stage::Acted),
        "buddhas" => Moment::Yang(Stage::Buddhas),
        "tokens" => Moment::Yang(Stage::Tokens),
        _ => return Err(EXPECTED.to_owned()),
    };
    Ok((parse(board)?, moment))
}

/// `12 ghosts incarnation 10 ghosts`, from the top.
fn deck(words: &[&str]) -> Result<Deck, String> {
    const EXPECTED: &str =
        "deck: expected numbers of ghosts and incarnations from the top, such as 12 ghosts, incarnation, 10 ghosts";
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
        let ghosts: u8 = word.parse().map_err(|_| EXPECTED)?;
        rest = match rest.split_first() {
            Some((&("ghost" | "ghosts"), tail)) => tail,
            _ => return Err(EXPECTED.to_owned()),
        };
        parts.push(Some(ghosts));
        size += usize::from(ghosts);
    }
    if size > Deck::MOST.into() {
        return Err(format!("deck: at most {} cards", Deck::MOST));
    }
    Ok(parts.into_iter().rev().fold(Deck::EMPTY, |deck, part| match part {
        None => deck.with_incarnation(),
        Some(ghosts) => deck.with_ghosts(ghosts),
    }))
}

/// Exactly one word of the notation.
pub fn one<T: FromStr<Err = ParseError>>(words: &[&str]) -> Result<T, String> {
    match words {
        [word] => parse(word),
        _ => Err(format!("expected one word, found {}", words.len())),
    }
}

fn four(words: &[&str]) -> Result<[Colour; 4], String> {
    let colours: Vec<Colour> = words.iter().map(|word| parse(word)).collect::<Result<_, _>>()?;
    colours.try_into().map_err(|_| "expected the four boards clockwise from the north side".to_owned())
}

/// Any number of colours.
pub fn many(words: &[&str]) -> Result<ColourSet, String> {
    words.iter().map(|word| parse(word)).collect::<Result<Vec<Colour>, _>>().map(|all| all.into_iter().collect())
}

/// Any number of spaces.
pub fn many_spaces(words: &[&str]) -> Result<SpaceSet, String> {
    words.iter().map(|word| parse(word)).collect::<Result<Vec<Space>, _>>().map(|all| all.into_iter().collect())
}

/// A small number.
pub fn number(word: Option<&&str>) -> Result<u8, String> {
    let word = word.ok_or("expected a number")?;
    word.parse().ok().filter(|number| *number <= 99).ok_or(format!("\"{word}\": expected a number from 0 to 99"))
}

fn yes(word: Option<&&str>) -> Result<bool, String> {
    match word {
        Some(&"yes") => Ok(true),
        Some(&"no") => Ok(false),
        _ => Err("yin-yang: expected yes or no".to_owned()),
    }
}
