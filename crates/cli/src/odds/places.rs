use std::io::{Write, stdout};

use ghost_stories_command_line::{Failure, language, say};
use ghost_stories_engine::{Card, Colour, Position, Space, SpaceSet, Who};
use ghost_stories_lang::{Language, Message, Value as Words, message};
use ghost_stories_odds::{ExorcismOdds, FromTile, Odds, Reroll, WayThere, from_every_tile, rerolls, spending};
use serde_json::{Value, json};

use super::{brought_by_curse, exact, print_columns, with_chance};
use crate::source::GameSource;

/// A position, and one of its Taoists.
pub struct Places {
    position: Position,
    taoist: Colour,
    tiles: Vec<FromTile>,
}

impl Places {
    pub fn read(source: &GameSource, at: Option<usize>, taoist: Option<Colour>) -> Result<Places, Failure> {
        let position = source.position(at)?;
        if position.ending().is_some() {
            return Err(Failure::input(message!("odds-game-over")));
        }
        let taoist = taoist.unwrap_or(position.decider());
        if !position.living().contains(taoist) {
            let living: Words = position.living().iter().map(Colour::name).collect();
            return Err(Failure::within(format!("--taoist {taoist}"), message!("odds-who-lives", living)));
        }
        let tiles = from_every_tile(&position, taoist);
        if tiles.is_empty() {
            return Err(Failure::input(message!("odds-last-incarnation")));
        }
        Ok(Places { position, taoist, tiles })
    }

    pub fn print(&self, json: bool) -> Result<(), Failure> {
        if json {
            let object = self.json();
            writeln!(stdout(), "{object}")?;
            return Ok(());
        }
        self.print_dice()?;
        let mut out = stdout().lock();
        let (taoist, tile) = (Message::from(Who::Taoist(self.taoist)), self.position.tile_of(self.taoist));
        let on_turn = self.position.board_on_turn() == self.taoist;
        writeln!(out, "{}", say(&message!("odds-stands", taoist, tile, on_turn)))?;
        writeln!(out, "{}", say(&message!("odds-from-tiles")))?;
        if self.tiles.iter().any(|from| from.twice.is_some()) {
            writeln!(out, "{}", brought_by_curse())?;
        }
        writeln!(out)?;
        print_columns(&self.rows(), 5)
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let twice = self.tiles.iter().any(|from| from.twice.is_some());
        let mut head = vec![
            say(&message!("odds-head-tile")),
            String::new(),
            say(&message!("odds-head-ghost")),
            say(&message!("odds-head-once")),
        ];
        if twice {
            head.push(say(&message!("odds-head-twice")));
        }
        let mut rows = vec![head];
        for from in &self.tiles {
            let way = match from.way {
                WayThere::Here => say(&message!("odds-way-here")),
                WayThere::Move => say(&message!("odds-way-move")),
                WayThere::Later => String::new(),
            };
            let mut first = [language().tile(from.tile).to_owned(), way];
            for (goal, once, twice) in self.goals(from) {
                let mut row = std::mem::take(&mut first).to_vec();
                row.push(say(&goal));
                row.extend([once, twice].into_iter().flatten().map(|chance| say(&exact(chance))));
                rows.push(row);
            }
        }
        rows
    }

    /// What could be wanted from a tile, with the chance of one attempt and of two, if there is one.
    fn goals(&self, from: &FromTile) -> Vec<(Message, Option<Odds>, Option<Odds>)> {
        let mut goals = Vec::new();
        for space in self.spaces(from) {
            let (once, twice) = (chance_at(from.once.as_ref(), space), chance_at(from.twice.as_ref(), space));
            let (card, name) = (self.position.card(space), space.to_string());
            goals.push((message!("odds-ghost", card, space, name, now: once.is_some()), once, twice));
        }
        if let Some(ExorcismOdds { both: Some(both), any, .. }) = from.once {
            let twice = from.twice.as_ref();
            goals.push((message!("odds-both"), Some(both), twice.and_then(|twice| twice.both)));
            goals.push((message!("odds-any"), Some(any), twice.map(|twice| twice.any)));
        }
        if goals.is_empty() {
            goals.push((message!("odds-no-ghost"), None, None));
        }
        goals
    }

    /// The spaces with ghosts next to a tile.
    fn spaces(&self, from: &FromTile) -> impl Iterator<Item = Space> {
        let spot = self.position.village().spot(from.tile);
        let near = spot.map_or(SpaceSet::EMPTY, |spot| self.position.seating().spaces_next_to(spot));
        near.both(self.position.occupied()).iter()
    }

    /// The ways to go on if an exorcism's dice lie on the table.
    fn print_dice(&self) -> Result<(), Failure> {
        let mut out = stdout().lock();
        let (rerolls, spending) = (rerolls(&self.position), spending(&self.position));
        if rerolls.is_empty() && spending.is_empty() {
            return Ok(());
        }
        let faces: Words = self.position.dice().faces().collect();
        writeln!(out, "{}", say(&message!("odds-dice-show", faces)))?;
        for way in &rerolls {
            let (any, both) = (exact(way.exorcism.any), way.exorcism.both.map(exact));
            let choice = Message::choice(&self.position, way.choice);
            writeln!(out, "  {}", say(&message!("odds-reroll", choice, any, both)))?;
        }
        for way in &spending {
            writeln!(out, "  {}", language().choice(&self.position, way.choice))?;
        }
        writeln!(out)?;
        Ok(())
    }

    fn json(&self) -> Value {
        let reroll = |way: &Reroll| with_chance(json!({ "choice": way.choice.to_string() }), way.exorcism.any);
        json!({
            "taoist": self.taoist.name(),
            "on_turn": self.position.board_on_turn() == self.taoist,
            "at": self.position.tile_of(self.taoist).name(),
            "tiles": self.tiles.iter().map(|from| self.tile_json(from)).collect::<Vec<_>>(),
            "rerolls": rerolls(&self.position).iter().map(reroll).collect::<Vec<_>>(),
            "spending": spending(&self.position).iter().map(|way| way.choice.to_string()).collect::<Vec<_>>(),
        })
    }

    fn tile_json(&self, from: &FromTile) -> Value {
        let (once, twice) = (from.once.as_ref(), from.twice.as_ref());
        let ghost = |space: Space| {
            let card = self.position.card(space);
            let ghost = json!({
                "space": space.to_string(),
                "card": card.map(Card::number),
                "name": card.map(|card| Language::English.card(card)),
                "probability": null,
            });
            with_chances(ghost, chance_at(once, space), chance_at(twice, space))
        };
        json!({
            "tile": from.tile.name(),
            "way": way_name(from.way),
            "dice": once.map(|once| once.dice),
            "ghosts": self.spaces(from).map(ghost).collect::<Vec<_>>(),
            "both": with_chances(Value::Null, once.and_then(|once| once.both), twice.and_then(|twice| twice.both)),
            "any": with_chances(Value::Null, once.map(|once| once.any), twice.map(|twice| twice.any)),
        })
    }
}

fn way_name(way: WayThere) -> &'static str {
    match way {
        WayThere::Here => "here",
        WayThere::Move => "move",
        WayThere::Later => "later",
    }
}

fn chance_at(exorcism: Option<&ExorcismOdds>, space: Space) -> Option<Odds> {
    exorcism?.targets.iter().find(|target| target.space == space).map(|target| target.chance)
}

/// The chance of one attempt, if there is one, and that of two where there may be two.
fn with_chances(object: Value, once: Option<Odds>, twice: Option<Odds>) -> Value {
    let Some(once) = once else { return object };
    let mut object = with_chance(object, once);
    if let Some(twice) = twice {
        object["twice"] = with_chance(Value::Null, twice);
    }
    object
}
