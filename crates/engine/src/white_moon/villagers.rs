//! Villagers: turned up, carried, saved, fleeing, devoured, dying, and what their deaths do (W20 to W29).

use crate::asked_by::AskedBy;
use crate::card::CardSet;
use crate::cause::Cause;
use crate::colour::{Colour, ColourSet, Tao};
use crate::curse::Origin;
use crate::ending::{Defeat, Ending};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::space::Space;
use crate::step::PendingStep;
use crate::taoist::Owner;
use crate::village::{Spot, SpotSet, Tile};
use crate::white_moon::{Curse, Family, FamilyCount, GRAVES, WhiteMoon, WhiteMoonEvent, WhiteMoonStep};

impl Position {
    /// The villagers that may be turned up, all equally likely.
    pub fn hidden_villagers(&self) -> FamilyCount {
        self.white_moon.as_ref().map_or(FamilyCount::NONE, |white_moon| white_moon.unseen)
    }

    /// If the top villager of a tile is face down, he is turned up (W2).
    pub(crate) fn reveal_if_needed(&mut self, spot: Spot) {
        if self.the_white_moon().piles[spot].top_is_unknown() {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Reveal(spot)));
        }
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn revealed(&mut self, family: Family, observer: &mut impl Observer) {
        let PendingStep::WhiteMoon(WhiteMoonStep::Reveal(spot)) = self.stack.top else { return };
        self.stack.pop();
        let tile = self.village.tile(spot);
        let white_moon = self.white_moon_mut();
        white_moon.unseen = white_moon.unseen.minus(family);
        white_moon.piles[spot].reveal(family);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::VillagerRevealed { family, tile }));
    }

    /// True if a villager can come to this spot (W20).
    pub(crate) fn has_room(&self, spot: Spot) -> bool {
        !self.village.haunted.contains(spot) && !self.the_white_moon().piles[spot].is_full()
    }

    /// The top villager goes with somebody, or flees, to another spot.
    pub(crate) fn move_villager(&mut self, from: Spot, to: Spot, cause: Cause, observer: &mut impl Observer) {
        let tiles = (self.village.tile(from), self.village.tile(to));
        let white_moon = self.white_moon_mut();
        let Some(family) = white_moon.piles[from].pop() else { return };
        white_moon.piles[to].push(family);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::VillagerMoved {
            family,
            from: tiles.0,
            tile: tiles.1,
            cause,
        }));
        self.reveal_if_needed(from);
    }

    /// The top villager of a spot is saved (W22, W43).
    pub(crate) fn save_villager(&mut self, spot: Spot, cause: Cause, observer: &mut impl Observer) {
        let tile = self.village.tile(spot);
        let white_moon = self.white_moon_mut();
        let Some(family) = white_moon.piles[spot].pop() else { return };
        white_moon.saved = white_moon.saved.plus(family);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::VillagerSaved { family, tile, cause }));
        let whole = self.the_white_moon().is_saved(family);
        if whole && self.the_white_moon().pool.is_some() {
            self.white_moon_mut().owed.insert(family);
        } else if whole {
            self.thank(family, observer);
        }
        self.reveal_if_needed(spot);
    }

    /// The top villager of a spot dies; the next is turned up before the curse (W2, W24).
    pub(crate) fn kill_top(&mut self, spot: Spot, cause: Cause, observer: &mut impl Observer) {
        self.kill_tops([spot], cause, observer);
    }

    /// The top villagers of these spots die together: all leave, the next are turned up, then their curses come in this order (W24).
    pub(crate) fn kill_tops<const N: usize>(&mut self, spots: [Spot; N], cause: Cause, observer: &mut impl Observer) {
        let dying = spots.map(|spot| self.white_moon_mut().piles[spot].pop().map(|family| (family, spot)));
        for (family, spot) in dying.into_iter().flatten() {
            self.bury(family, spot, cause, observer);
        }
        if self.graveyard_is_full(observer) {
            return;
        }
        for (family, spot) in dying.into_iter().rev().flatten() {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Curse(family, spot)));
        }
        for spot in spots.into_iter().rev() {
            self.reveal_if_needed(spot);
        }
    }

    /// All villagers of a spot die: they leave together, then their curses come from the top to the bottom (W24, W26).
    pub(crate) fn kill_all(&mut self, spot: Spot, observer: &mut impl Observer) -> bool {
        if self.the_white_moon().piles[spot].unknown() > 0 {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Reveal(spot)));
            return true;
        }
        self.stack.pop();
        let pile = core::mem::take(&mut self.white_moon_mut().piles[spot]);
        for family in pile.from_top().flatten() {
            self.bury(family, spot, Cause::HauntedVillagers, observer);
        }
        if self.graveyard_is_full(observer) {
            return true;
        }
        for family in pile.from_bottom().flatten() {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Curse(family, spot)));
        }
        true
    }

    fn bury(&mut self, family: Family, spot: Spot, cause: Cause, observer: &mut impl Observer) {
        let tile = self.village.tile(spot);
        let white_moon = self.white_moon_mut();
        white_moon.dead = white_moon.dead.plus(family);
        white_moon.called = true;
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::VillagerDied { family, tile, cause }));
    }

    /// Twelve graves lose the game, before any curse (W5).
    fn graveyard_is_full(&mut self, observer: &mut impl Observer) -> bool {
        let full = self.the_white_moon().dead.total() >= GRAVES;
        if full {
            self.end(Ending::Lost(Defeat::Graveyard), observer);
        }
        full
    }

    /// What the death of a villager does to the board on turn (W24).
    pub(crate) fn villager_curse(&mut self, family: Family, spot: Spot, observer: &mut impl Observer) -> bool {
        self.stack.pop();
        let board = self.turn.board;
        match self.components.family(family).curse.value {
            Curse::LayDown => {
                if self.owner(board) == Owner::Living {
                    self.lay_down(board, Cause::VillagerCurse, observer);
                }
            }
            Curse::LoseQi => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::LoseQi)),
            Curse::CurseDie => self.stack.push(PendingStep::Curse(Origin::Villager)),
            Curse::Ghost => self.stack.push(PendingStep::BringGhost),
            Curse::GroupLoseTao => self.stack.push(PendingStep::GroupDiscard(0, AskedBy::Cause(Cause::VillagerCurse))),
            Curse::AnotherDies => {
                self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::KillChosen(Cause::VillagerCurse)));
            }
            Curse::Haunt => self.haunt(spot, Cause::HauntingVillager, observer),
            Curse::Incarnation => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::CallIncarnation)),
            Curse::TaoLeaves(tao) => self.tao_leaves(tao, observer),
        }
        true
    }

    /// A tile is haunted: with villagers they die, without it is turned; a haunted one stays as it is (W26).
    #[cold]
    #[inline(never)]
    pub(crate) fn haunt_with_villagers(&mut self, spot: Spot) -> bool {
        let Some(white_moon) = &mut self.white_moon else { return false };
        if self.village.haunted.contains(spot) {
            return true;
        }
        white_moon.called = true;
        if white_moon.piles[spot].is_empty() {
            return false;
        }
        self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::KillAll(spot)));
        true
    }

    /// The first spot of a space's line on which somebody stands.
    fn first_inhabited(&self, space: Space) -> Option<Spot> {
        let inhabited = self.the_white_moon().inhabited();
        self.seating.line(space).into_iter().find(|&spot| inhabited.contains(spot))
    }

    /// The first villager of the line moves one tile away from the ghost, or dies (W25).
    pub(crate) fn flee(&mut self, space: Space, observer: &mut impl Observer) -> bool {
        self.stack.pop();
        let Some(from) = self.first_inhabited(space) else { return true };
        let line = self.seating.line(space);
        let next = line.into_iter().skip_while(|&spot| spot != from).nth(1);
        match next.filter(|&spot| self.has_room(spot)) {
            Some(to) => self.move_villager(from, to, Cause::Flight, observer),
            None => self.kill_top(from, Cause::Flight, observer),
        }
        true
    }

    /// The first villager of the line is devoured, else one of the players' choice, else a Qi is lost (W27).
    pub(crate) fn devour(&mut self, space: Space, observer: &mut impl Observer) -> bool {
        self.stack.pop();
        match self.first_inhabited(space) {
            Some(spot) => self.kill_top(spot, Cause::Devourer, observer),
            None if self.the_white_moon().inhabited().is_empty() => self.lose_qi_on_turn(Cause::Devourer, observer),
            None => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::KillChosen(Cause::Devourer))),
        }
        true
    }

    /// A Tao leaves the game: from the bank, else from a player (W24).
    fn tao_leaves(&mut self, tao: Tao, observer: &mut impl Observer) {
        if self.bank.get(tao) > 0 {
            self.bank = self.bank.minus(tao, 1);
            self.tao_left(tao, None, observer);
        } else if !self.holders(tao).is_empty() {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::TaoLeaves(tao)));
        }
    }

    /// The living Taoists who hold a Tao of this colour.
    pub(crate) fn holders(&self, tao: Tao) -> ColourSet {
        self.living.iter().filter(|&taoist| self.taoists[taoist].tao.get(tao) > 0).collect()
    }

    pub(crate) fn give_up_tao(&mut self, tao: Tao, taoist: Colour, observer: &mut impl Observer) {
        self.stack.pop();
        self.taoists[taoist].tao = self.taoists[taoist].tao.minus(tao, 1);
        self.tao_left(tao, Some(taoist), observer);
    }

    fn tao_left(&mut self, tao: Tao, taoist: Option<Colour>, observer: &mut impl Observer) {
        let white_moon = self.white_moon_mut();
        white_moon.lost_tao = white_moon.lost_tao.plus(tao, 1);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::TaoLeft { tao, taoist }));
    }

    pub(crate) fn lay_down(&mut self, taoist: Colour, cause: Cause, observer: &mut impl Observer) {
        let lying = &mut self.white_moon_mut().lying;
        if !lying.contains(taoist) {
            lying.insert(taoist);
            observer.notice(Event::WhiteMoon(WhiteMoonEvent::TaoistLaidDown { taoist, cause }));
        }
    }

    /// The dead villagers that could return to the Cemetery (W29).
    #[cold]
    #[inline(never)]
    pub(crate) fn returning_villagers(&self) -> FamilyCount {
        match (&self.white_moon, self.village.spot(Tile::Cemetery)) {
            (Some(white_moon), Some(spot)) if self.has_room(spot) => white_moon.dead,
            _ => FamilyCount::NONE,
        }
    }

    pub(crate) fn villager_returns(&mut self, family: Family, observer: &mut impl Observer) {
        self.stack.replace_top(PendingStep::Curse(Origin::Cemetery));
        let Some(spot) = self.village.spot(Tile::Cemetery) else { return };
        let white_moon = self.white_moon_mut();
        white_moon.dead = white_moon.dead.minus(family);
        white_moon.piles[spot].push(family);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::VillagerReturned { family, tile: Tile::Cemetery }));
    }

    /// The tops that can be chosen, as spots.
    pub(crate) fn visible_villagers(&self) -> SpotSet {
        self.white_moon.as_ref().map_or(SpotSet::EMPTY, WhiteMoon::inhabited)
    }

    /// The incarnations that are neither seen nor in the deck: Wu may call one of them (W76).
    pub(crate) fn incarnations_left(&self) -> CardSet {
        let unseen = self.unseen.both(CardSet::EVERY_INCARNATION);
        let on_deck = self.on_deck.iter().flatten().count() as u8;
        if unseen.len() > self.deck.incarnations() - on_deck { unseen } else { CardSet::EMPTY }
    }
}
