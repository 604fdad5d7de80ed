use ghost_stories_engine::{
    BookRef, ByColour, Card, CardSet, Colour, ColourSet, Deck, Done, Edition, Layout, Left, Level, Moment, Power,
    Setup, Space, SpaceSet, SpotSet, Tao, Tile, Village,
};

use super::hand::{Hand, Marks};
use super::moon::{self, MoonSketch};
use super::secret::{self, SecretSketch};
use super::{card, colours, number, one, parse, spaces, turn, words};

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
    book: Option<BookRef>,
    on_deck: Vec<Card>,
    moon: MoonSketch,
    secret: SecretSketch,
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
            "level" => once(&mut self.level, one(rest)?)?,
            "edition" => once(&mut self.edition, one(rest)?)?,
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
            "village" => {
                let mut rows = Vec::new();
                if !rest.is_empty() {
                    village_row(&mut rows, rest)?;
                }
                once(&mut self.village, rows)?;
            }
            "haunted" => {
                for word in rest {
                    self.haunted.push(parse(word)?);
                }
            }
            "turn" => once(&mut self.turn, turn(rest)?)?,
            "taoist" | "board" => {
                let (colour, rest) = rest.split_first().ok_or("expected the colour of a Taoist or board")?;
                let colour = parse(colour)?;
                let named = if key == "board" { &mut self.as_boards } else { &mut self.as_taoists };
                named.insert(colour);
                self.hands[colour].read(rest)?;
            }
            "ghost" => {
                let [space, name, marks @ ..] = rest else {
                    return Err("expected a space and a card, such as ghost red-left zombie".to_owned());
                };
                let card = card(name, self.seen())?;
                self.ghosts.push((parse(space)?, card, Marks::read(marks, card, self.book().card(card))?));
            }
            "buddha" | "buddhas" => self.buddhas = self.buddhas.union(spaces(rest)?),
            "circle" => once(&mut self.circle, one(rest)?)?,
            "mantra" if rest == ["returned"] => self.done.mantra_back = true,
            "mantra" => once(&mut self.mantra, one(rest)?)?,
            "used" => self.done.used = colours(rest)?,
            "borrowed" => self.done.borrowed = colours(rest)?,
            "asked" => self.done.helps = number(rest)?,
            "attempted" => self.done.exorcisms = number(rest)?,
            "fresh-buddhas" => self.done.fresh_buddhas = number(rest)?,
            "rescued" => self.done.rescues = number(rest)?,
            "climbed" if rest.is_empty() => self.done.climbed = true,
            "data" => {
                self.data += &format!("{}\n", rest.join(" "));
                self.book = Some(BookRef::read(&self.data).map_err(|error| error.problem())?);
            }
            _ => match (self.moon.line(key, rest), self.secret.line(key, rest)) {
                (Some(read), _) | (_, Some(read)) => read?,
                _ => return self.card_line(key, rest),
            },
        }
        Ok(())
    }

    /// A line about cards that are not in play.
    fn card_line(&mut self, key: &str, rest: &[&str]) -> Result<(), String> {
        match key {
            "deck" => once(&mut self.deck, deck(rest)?)?,
            "discard" => {
                for word in rest {
                    self.see(word)?;
                }
            }
            "exorcised" => {
                for word in rest {
                    if !self.see(word)?.is_incarnation() {
                        return Err(format!("\"{word}\" is no incarnation; write discard for ghosts"));
                    }
                    self.exorcised += 1;
                }
            }
            "on-deck" => {
                for word in rest {
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
                return Err(format!(
                    "\"{key}\": expected level, edition, five-qi, boards, players, powers, first, village, haunted, turn, \
                     taoist, board, ghost, buddha, circle, mantra, deck, discard, exorcised, unseen, used, borrowed, \
                     asked, attempted, fresh-buddhas, on-deck or data; for White Moon {}; for Black Secret {}",
                    moon::KEYS,
                    secret::KEYS
                ));
            }
        }
        Ok(())
    }

    /// A card that was seen and is gone.
    fn see(&mut self, word: &str) -> Result<Card, String> {
        let seen = self.seen();
        let card = card(word, seen)?;
        if seen.contains(card) {
            return Err(format!("\"{word}\" is named twice"));
        }
        self.discard.insert(card);
        Ok(card)
    }

    fn seen(&self) -> CardSet {
        self.ghosts.iter().map(|(_, card, _)| *card).chain(self.discard.iter()).collect()
    }

    /// The set-up that was written, not yet checked.
    pub fn setup(&self) -> Result<Setup, String> {
        let players = self.players.unwrap_or(ColourSet::full());
        let boards = self.boards.unwrap_or(Colour::ALL);
        let village = match &self.village {
            None => self.default_village(),
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
            book: self.book(),
            moon: self.moon.moon_setup(),
            secret: self.secret.secret_setup(),
        })
    }

    /// What the expansions' components say.
    fn book(&self) -> BookRef {
        self.book.unwrap_or_else(BookRef::ours)
    }

    /// The tiles where none are written: with an expansion its tile is in the Watchman's place, with both the Calligrapher in the Hut's.
    fn default_village(&self) -> [Tile; 9] {
        let (moon, secret) = (self.moon.moon_setup().is_some(), self.secret.secret_setup().is_some());
        Tile::BASE.map(|tile| match tile {
            Tile::Watchman if moon => Tile::School,
            Tile::Watchman if secret => Tile::Calligrapher,
            Tile::Hut if moon && secret => Tile::Calligrapher,
            tile => tile,
        })
    }

    /// The layout, with everything that was not written as at the start of the game.
    pub fn finish(&self) -> Result<Layout, String> {
        let setup = self.setup()?;
        let mut layout = Layout::new(&setup).map_err(|error| error.to_string())?;
        if let Some(colour) = self.as_boards.both(setup.players).first() {
            return Err(format!("{colour} belongs to a player; write \"taoist {colour} ...\""));
        }
        if let Some(colour) = self.as_taoists.without(setup.players).first() {
            return Err(format!("the {colour} board is neutral; write \"board {colour} qi N\""));
        }
        let village = Village::new(setup.village).ok_or_else(|| format!("village: expected {VILLAGE_ROWS}"))?;
        if let Some((board, moment)) = self.turn {
            layout.board = board;
            layout.moment = moment;
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
        self.moon.change(&mut layout, &village)?;
        self.secret.change(&mut layout, &village)?;
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

    fn lay_ghosts(&self, layout: &mut Layout) -> Result<(), String> {
        let mut dice = 3;
        for &(space, card, marks) in &self.ghosts {
            if layout.cards[space].replace(card).is_some() {
                return Err(format!("{space} holds two ghosts"));
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

fn four(words: &[&str]) -> Result<[Colour; 4], String> {
    let colours: Vec<Colour> = words.iter().map(|word| parse(word)).collect::<Result<_, _>>()?;
    colours.try_into().map_err(|_| "expected the four boards clockwise from the north side".to_owned())
}

/// Takes a value that may be said only once.
fn once<T>(place: &mut Option<T>, value: T) -> Result<(), String> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err("this is said twice".to_owned()),
    }
}

fn village_row(rows: &mut Vec<(Tile, bool)>, words: &[&str]) -> Result<(), String> {
    for word in words {
        let haunted = word.ends_with('!');
        rows.push((parse(word.trim_end_matches('!'))?, haunted));
    }
    if rows.len() > 9 { Err(format!("village: expected {VILLAGE_ROWS}")) } else { Ok(()) }
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
