//! White Moon's lines of a written position.

use ghost_stories_engine::{
    Artifact, BySpot, Colour, ColourSet, Family, FamilyCount, Incarnations, Layout, Pile, Setup, Space, Spot, SpotSet,
    TaoCount, Tile, Village, WhiteMoon, WhiteMoonError, WhiteMoonSetup,
};
use ghost_stories_lang::{Message, message};

use super::expansion::tile_outside;
use super::{colours, list, number, one, parse, wrong_word};
use crate::problem::Problem;

/// What was written about White Moon; the rest is as at the start, but that tiles not named have no villagers.
#[derive(Default)]
pub struct WhiteMoonSketch {
    played: bool,
    portal: Option<Spot>,
    incarnations: Option<Incarnations>,
    piles: Vec<(Tile, Pile)>,
    saved: FamilyCount,
    dead: FamilyCount,
    crystals: Vec<(Colour, u8)>,
    fresh: u8,
    pedestals: Vec<Tile>,
    su_ling: Option<Space>,
    called: bool,
    su_ling_moved: bool,
    lying: ColourSet,
    artifacts: Vec<(Colour, Artifact)>,
    lost_tao: TaoCount,
}

/// The words that begin White Moon's lines.
pub const KEYS: &[&str] = &[
    "white-moon",
    "villagers",
    "saved",
    "dead",
    "crystals",
    "fresh-crystals",
    "pedestals",
    "su-ling",
    "called",
    "su-ling-moved",
    "lying",
    "artifacts",
    "lost-tao",
    "rescued",
];

impl WhiteMoonSketch {
    /// Reads a line; `None` if it is none of White Moon's.
    pub fn line(&mut self, key: &str, rest: &[&str]) -> Option<Result<(), Message>> {
        let read = match key {
            "white-moon" => self.setup(rest),
            "villagers" => self.villagers(rest),
            "saved" => families(rest).map(|families| self.saved = families),
            "dead" => families(rest).map(|families| self.dead = families),
            "crystals" => self.crystals(rest),
            "fresh-crystals" => number(rest).map(|number| self.fresh = number),
            "pedestals" => all(rest).map(|tiles| self.pedestals = tiles),
            "su-ling" | "lost-tao" if rest == ["none"] => Ok(()),
            "su-ling" => one(rest).map(|space| self.su_ling = Some(space)),
            "called" if rest.is_empty() => {
                self.called = true;
                Ok(())
            }
            "su-ling-moved" if rest.is_empty() => {
                self.su_ling_moved = true;
                Ok(())
            }
            "lying" => colours(rest).map(|lying| self.lying = lying),
            "artifacts" => self.artifacts(rest),
            "lost-tao" => parse(&rest.join(" ")).map(|lost| self.lost_tao = lost),
            _ => return None,
        };
        self.bring();
        Some(read)
    }

    /// White Moon is played.
    pub fn bring(&mut self) {
        self.played = true;
    }

    fn setup(&mut self, words: &[&str]) -> Result<(), Message> {
        let mut rest = words;
        while let [key, value, tail @ ..] = rest {
            match *key {
                "portal" => self.portal = Some(parse(value)?),
                "incarnations" => self.incarnations = Some(parse(value)?),
                other => return Err(wrong_word(other, message!("position-white-moon-word"))),
            }
            rest = tail;
        }
        if rest.is_empty() { Ok(()) } else { Err(message!("position-white-moon")) }
    }

    /// A tile and its villagers from the top, `?` for one nobody has seen.
    fn villagers(&mut self, words: &[&str]) -> Result<(), Message> {
        let [tile, families @ ..] = words else { return Err(message!("position-villagers")) };
        if families == ["none"] {
            return parse(tile).map(|tile| self.piles.push((tile, Pile::EMPTY)));
        }
        if families.is_empty() || families.len() > 3 {
            return Err(message!("position-villagers"));
        }
        let mut pile = Pile::EMPTY;
        for word in families.iter().rev() {
            match *word {
                "?" => pile.push_unknown(),
                word => pile.push(parse(word)?),
            }
        }
        self.piles.push((parse(tile)?, pile));
        Ok(())
    }

    fn crystals(&mut self, words: &[&str]) -> Result<(), Message> {
        if words == ["none"] {
            return Ok(());
        }
        if words.is_empty() || !words.len().is_multiple_of(2) {
            return Err(message!("position-crystals"));
        }
        for pair in words.chunks(2) {
            self.crystals.push((parse(pair[0])?, number(&pair[1..])?));
        }
        Ok(())
    }

    fn artifacts(&mut self, words: &[&str]) -> Result<(), Message> {
        let [taoist, names @ ..] = words else { return Err(message!("position-artifacts")) };
        let taoist = parse(taoist)?;
        for artifact in all::<Artifact>(names)? {
            self.artifacts.push((taoist, artifact));
        }
        Ok(())
    }

    /// What is settled before the game, if any of its lines was there.
    pub fn white_moon_setup(&self) -> Option<WhiteMoonSetup> {
        self.played.then(|| WhiteMoonSetup {
            portal: self.portal.unwrap_or(Spot::Centre),
            incarnations: self.incarnations.unwrap_or(Incarnations::Base),
        })
    }

    /// Lays out what was written.
    pub fn change(&self, layout: &mut Layout, village: &Village) -> Result<(), Message> {
        let setup = layout.setup;
        let Some(white_moon) = &mut layout.white_moon else { return Ok(()) };
        let spot = |tile: Tile| village.spot(tile).ok_or_else(|| tile_outside(tile, &setup));
        white_moon.piles = BySpot([Pile::EMPTY; 9]);
        let mut seen =
            self.saved.families().flat_map(|family| repeat(family, self.saved.get(family))).collect::<Vec<_>>();
        seen.extend(self.dead.families().flat_map(|family| repeat(family, self.dead.get(family))));
        for &(tile, pile) in &self.piles {
            white_moon.piles[spot(tile)?] = pile;
            seen.extend(pile.from_top().flatten());
        }
        white_moon.unseen = FamilyCount::ALL;
        for family in seen {
            if white_moon.unseen.get(family) == 0 {
                return Err(WhiteMoonError::TooManyVillagers(family).message());
            }
            white_moon.unseen = white_moon.unseen.minus(family);
        }
        white_moon.saved = self.saved;
        white_moon.dead = self.dead;
        for &(taoist, crystals) in &self.crystals {
            white_moon.crystals[taoist] = crystals;
        }
        white_moon.fresh = self.fresh;
        white_moon.pedestals = self.pedestals.iter().map(|&tile| spot(tile)).collect::<Result<SpotSet, _>>()?;
        white_moon.su_ling = self.su_ling;
        white_moon.called = self.called;
        white_moon.su_ling_moved = self.su_ling_moved;
        white_moon.lying = self.lying;
        for &(taoist, artifact) in &self.artifacts {
            white_moon.artifacts[taoist].insert(artifact);
        }
        white_moon.lost_tao = self.lost_tao;
        Ok(())
    }
}

fn repeat(family: Family, times: u8) -> impl Iterator<Item = Family> {
    (0..times).map(move |_| family)
}

fn all<T: core::str::FromStr<Err = ghost_stories_engine::ParseError>>(words: &[&str]) -> Result<Vec<T>, Message> {
    if words.is_empty() {
        return Err(message!("position-names"));
    }
    list(words).iter().map(|word| parse(word)).collect()
}

fn families(words: &[&str]) -> Result<FamilyCount, Message> {
    let mut count = FamilyCount::NONE;
    for family in all::<Family>(words)? {
        if count.get(family) == family.size() {
            return Err(WhiteMoonError::TooManyVillagers(family).message());
        }
        count = count.plus(family);
    }
    Ok(count)
}

/// White Moon's lines of a layout.
pub fn write(setup: &Setup, white_moon: &WhiteMoon) -> Vec<String> {
    let mut lines = vec![format!("white-moon portal {} incarnations {}", white_moon.portal, white_moon.incarnations)];
    for (spot, tile) in Spot::ALL.into_iter().zip(setup.village) {
        let pile = white_moon.piles[spot];
        if !pile.is_empty() {
            let names: Vec<&str> = pile.from_top().map(|family| family.map_or("?", Family::name)).collect();
            lines.push(format!("villagers {tile} {}", names.join(" ")));
        }
    }
    for (key, count) in [("saved", white_moon.saved), ("dead", white_moon.dead)] {
        let names: Vec<&str> =
            count.families().flat_map(|family| repeat(family, count.get(family))).map(Family::name).collect();
        if !names.is_empty() {
            lines.push(format!("{key} {}", names.join(" ")));
        }
    }
    for (colour, &crystals) in white_moon.crystals.iter() {
        if crystals > 0 {
            lines.push(format!("crystals {colour} {crystals}"));
        }
    }
    if white_moon.fresh > 0 {
        lines.push(format!("fresh-crystals {}", white_moon.fresh));
    }
    let tiles: Vec<&str> = white_moon.pedestals.iter().map(|spot| setup.village[spot as usize].name()).collect();
    if !tiles.is_empty() {
        lines.push(format!("pedestals {}", tiles.join(" ")));
    }
    lines.extend(white_moon.su_ling.map(|space| format!("su-ling {space}")));
    if white_moon.called {
        lines.push("called".to_owned());
    }
    if white_moon.su_ling_moved {
        lines.push("su-ling-moved".to_owned());
    }
    if !white_moon.lying.is_empty() {
        lines.push(format!("lying {}", white_moon.lying.iter().map(Colour::name).collect::<Vec<_>>().join(" ")));
    }
    for (colour, artifacts) in white_moon.artifacts.iter() {
        if !artifacts.is_empty() {
            lines.push(format!(
                "artifacts {colour} {}",
                artifacts.iter().map(Artifact::name).collect::<Vec<_>>().join(" ")
            ));
        }
    }
    if !white_moon.lost_tao.is_empty() {
        lines.push(format!("lost-tao {}", white_moon.lost_tao));
    }
    lines
}
