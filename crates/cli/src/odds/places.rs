use std::io::{Write, stdout};

use ghost_stories_command_line::Failure;
use ghost_stories_engine::{Card, Colour, Position, Space, SpaceSet};
use ghost_stories_lang::Language;
use ghost_stories_odds::{ExorcismOdds, FromTile, Odds, Reroll, WayThere, from_every_tile, rerolls, spending};
use serde_json::{Value, json};

use super::{BROUGHT_BY_CURSE, exact, print_columns, with_chance};
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
            return Err(Failure::input("the game is over there: choose an earlier step with --at"));
        }
        let taoist = taoist.unwrap_or(position.decider());
        if !position.living().contains(taoist) {
            let living: Vec<&str> = position.living().iter().map(Colour::name).collect();
            return Err(Failure::input(format!("--taoist {taoist}: expected one who lives: {}", living.join(", "))));
        }
        let tiles = from_every_tile(&position, taoist);
        if tiles.is_empty() {
            return Err(Failure::input("the last incarnation is exorcised there: choose an earlier step with --at"));
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
        let words = Language::English;
        let mut out = stdout().lock();
        let on_turn = if self.position.board_on_turn() == self.taoist { ", who is on turn," } else { "" };
        let stands = words.tile(self.position.tile_of(self.taoist));
        writeln!(out, "{}{on_turn} stands on the {stands}.", words.taoist(self.taoist))?;
        writeln!(
            out,
            "Chances from each tile; \"here\" and \"move\" are possible now, the others later, if nothing changes."
        )?;
        if self.tiles.iter().any(|from| from.twice.is_some()) {
            writeln!(out, "{BROUGHT_BY_CURSE}")?;
        }
        writeln!(out)?;
        print_columns(&self.rows(), 5)
    }

    fn rows(&self) -> Vec<Vec<String>> {
        let twice = self.tiles.iter().any(|from| from.twice.is_some());
        let mut rows = vec![["tile", "", "ghost", "one attempt"].map(str::to_owned).to_vec()];
        if twice {
            rows[0].push("two attempts".to_owned());
        }
        for from in &self.tiles {
            let way = match from.way {
                WayThere::Later => "",
                way => way_name(way),
            };
            let mut first = [Language::English.tile(from.tile).to_owned(), way.to_owned()];
            for (name, once, twice) in self.goals(from) {
                let mut row = std::mem::take(&mut first).to_vec();
                row.push(name);
                row.extend(once.map(exact));
                row.extend(twice.map(exact));
                rows.push(row);
            }
        }
        rows
    }

    /// What could be wanted from a tile, with the chance of one attempt and of two, if there is one.
    fn goals(&self, from: &FromTile) -> Vec<(String, Option<Odds>, Option<Odds>)> {
        let mut goals = Vec::new();
        for space in self.spaces(from) {
            let card = self.position.card(space).map_or("", |card| Language::English.card(card));
            let (once, twice) = (chance_at(from.once.as_ref(), space), chance_at(from.twice.as_ref(), space));
            let not_now = if once.is_none() { ", not to be exorcised now" } else { "" };
            goals.push((format!("{card} on {space}{not_now}"), once, twice));
        }
        if let Some(ExorcismOdds { both: Some(both), any, .. }) = from.once {
            let twice = from.twice.as_ref();
            goals.push(("both".to_owned(), Some(both), twice.and_then(|twice| twice.both)));
            goals.push(("at least one".to_owned(), Some(any), twice.map(|twice| twice.any)));
        }
        if goals.is_empty() {
            goals.push(("no ghost".to_owned(), None, None));
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
        let words = Language::English;
        let (rerolls, spending) = (rerolls(&self.position), spending(&self.position));
        if rerolls.is_empty() && spending.is_empty() {
            return Ok(());
        }
        writeln!(out, "The dice show {}. Best first:", self.position.dice())?;
        for way in &rerolls {
            let any = exact(way.exorcism.any);
            let both = way.exorcism.both.map_or(String::new(), |both| format!(", both {}", exact(both)));
            writeln!(out, "  {}: {any}{both}", words.choice(&self.position, way.choice))?;
        }
        for way in &spending {
            writeln!(out, "  {}", words.choice(&self.position, way.choice))?;
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
