//! What ghosts and the Curse die do to players: haunting, losses, death (B33, B35, B60 to B63).

use crate::asked_by::AskedBy;
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, Tao, TaoCount};
use crate::dice::CurseFace;
use crate::ending::{Defeat, Ending};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::power::Power;
use crate::space::Space;
use crate::step::PendingStep;
use crate::taoist::Owner;
use crate::village::{Spot, Tile};
use crate::white_moon::WhiteMoonChoice;

/// For what the Curse die is thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Origin {
    /// The ghost on this space.
    Ghost(Space),
    /// Help by the Cemetery.
    Cemetery,
    /// A villager's death (W24).
    Villager,
    /// A curse of Wu-Feng, or the Gravedigger (S41).
    BlackSecret,
    /// The Shadow (S30).
    Shadow,
}

impl Position {
    /// The nearest active tile of the space's line turns haunted (B33).
    pub(crate) fn haunt_from(&mut self, space: Space, cause: Cause, observer: &mut impl Observer) {
        let line = self.seating.line(space);
        if let Some(spot) = line.into_iter().find(|&spot| !self.village.haunted.contains(spot)) {
            self.haunt(spot, cause, observer);
        } else {
            observer.notice(Event::NothingToHaunt { space });
            self.end(Ending::Lost(Defeat::NothingToHaunt), observer);
        }
    }

    /// A tile is haunted; villagers on it die instead (W26).
    pub(crate) fn haunt(&mut self, spot: Spot, cause: Cause, observer: &mut impl Observer) {
        if self.white_moon.is_some() && self.haunt_with_villagers(spot) {
            return;
        }
        self.village.haunted.insert(spot);
        observer.notice(Event::TileHaunted { tile: self.village.tile(spot), cause });
        if self.black_secret.is_some() {
            self.ladder_leaves(spot, Cause::HauntedLadder, observer);
        }
        if self.village.haunted_count() >= self.edition.tiles_to_lose(self.level) {
            self.end(Ending::Lost(Defeat::VillageLost), observer);
        }
    }

    pub(crate) fn restore(&mut self, tile: Tile, cause: Cause, observer: &mut impl Observer) {
        if let Some(spot) = self.village.spot(tile) {
            self.village.haunted.remove(spot);
        }
        observer.notice(Event::TileRestored { tile, cause });
    }

    /// For whom the Curse die is thrown: the board on turn, or by Wu-Feng's doing its decider (S9, S41).
    #[inline]
    pub(crate) fn roller(&self, source: Origin) -> Colour {
        match source {
            Origin::BlackSecret | Origin::Shadow => self.decider(),
            _ => self.turn.board,
        }
    }

    /// The Curse die is due for the board on turn (B35), unless Strength of a Mountain spares its Taoist (B116).
    pub(crate) fn curse(&mut self, source: Origin, observer: &mut impl Observer) -> bool {
        let roller = self.roller(source);
        if self.living.contains(roller) && self.has_power(roller, Power::Strength) {
            observer.notice(Event::CurseSpared { taoist: roller });
            self.stack.pop();
        } else {
            self.stack.replace_top(PendingStep::CurseRoll { source, again: false });
        }
        true
    }

    pub(crate) fn curse_rolled(&mut self, source: Origin, face: CurseFace, again: bool, observer: &mut impl Observer) {
        if let Some(white_moon) = &mut self.white_moon {
            white_moon.called = true;
        }
        observer.notice(Event::CurseRolled { board: self.roller(source), face });
        self.stack.replace_top(PendingStep::CurseRolled { source, face, again });
    }

    /// The Curse die lies: it strikes, or is rolled again or warded off.
    pub(crate) fn curse_options(&self, source: Origin, again: bool, options: &mut Options) {
        options.push(Choice::Keep);
        if !again && self.may_reroll(source) {
            options.push(Choice::RerollCurse);
        }
        if self.may_ward(source) {
            options.push(Choice::WhiteMoon(WhiteMoonChoice::Ward));
        }
    }

    pub(crate) fn curse_strikes(&mut self, source: Origin, face: CurseFace, observer: &mut impl Observer) -> bool {
        self.stack.pop();
        match face {
            CurseFace::Nothing => {}
            CurseFace::Haunt => match source {
                Origin::Ghost(space) => self.haunt_from(space, Cause::CurseDie, observer),
                Origin::Cemetery => {
                    if let Some(spot) = self.village.spot(Tile::Cemetery) {
                        self.haunt(spot, Cause::CemeteryCurseDie, observer);
                    }
                }
                Origin::Villager => {
                    if self.owner(self.turn.board) == Owner::Living {
                        self.haunt(self.active().spot, Cause::VillagerCurseDie, observer);
                    }
                }
                Origin::BlackSecret | Origin::Shadow => self.haunt_by_wu_feng(source, observer),
            },
            CurseFace::Ghost => self.stack.push(PendingStep::BringGhost),
            CurseFace::LoseTao => {
                let roller = self.roller(source);
                if self.owner(roller) == Owner::Living {
                    self.lose_all_tao(roller, Cause::CurseDie, observer);
                }
            }
            CurseFace::LoseQi => match source {
                Origin::BlackSecret | Origin::Shadow => self.lose_qi(self.roller(source), Cause::CurseDie, observer),
                _ => self.lose_qi_on_turn(Cause::CurseDie, observer),
            },
        }
        true
    }

    /// The board on turn loses a Qi; for a possessed one, a living Taoist does (B62).
    pub(crate) fn lose_qi_on_turn(&mut self, cause: Cause, observer: &mut impl Observer) {
        match self.owner(self.turn.board) {
            Owner::Living | Owner::Neutral => self.lose_qi(self.turn.board, cause, observer),
            Owner::Possessed => self.stack.push(PendingStep::LoseQiForPossessed(cause)),
        }
    }

    pub(crate) fn lose_qi(&mut self, board: Colour, cause: Cause, observer: &mut impl Observer) {
        self.taoists[board].qi -= 1;
        self.bank_qi += 1;
        observer.notice(Event::QiLost { board, cause });
        if self.black_secret.is_some() {
            self.qi_seeks_mantra(board);
        }
        if self.taoists[board].qi > 0 {
            return;
        }
        let taoist_dies = self.living.contains(board);
        if taoist_dies {
            self.die(board, observer);
        }
        let cause = if taoist_dies { Cause::TaoistOfBoardDied } else { Cause::NeutralBoardWithoutQi };
        observer.notice(Event::BoardPossessed { board, cause });
        self.settle_mantra(observer);
        if self.living.is_empty() {
            self.end(Ending::Lost(Defeat::AllDead), observer);
        }
    }

    /// All that the dead Taoist had goes back, and his figure lies on the Cemetery (B60).
    fn die(&mut self, taoist: Colour, observer: &mut impl Observer) {
        observer.notice(Event::TaoistDied { taoist });
        self.lose_all_tao(taoist, Cause::Death, observer);
        let dead = &mut self.taoists[taoist];
        self.village.buddhas += dead.buddhas;
        self.village.tokens += dead.tokens;
        dead.buddhas = 0;
        dead.tokens = 0;
        dead.yin_yang = false;
        dead.spot = self.village.spot(Tile::Cemetery).unwrap_or(Spot::Centre);
        self.living.remove(taoist);
        self.turn.fallen |= taoist == self.turn.board;
        if self.white_moon.is_some() {
            self.white_moon_dies(taoist);
        }
        if let Some(black_secret) = &mut self.black_secret {
            black_secret.below.remove(taoist);
        }
    }

    /// Every living Taoist discards a Tao, clockwise from the board on turn (B21, B45).
    pub(crate) fn group_discard(&mut self, steps: u8, by: AskedBy) -> bool {
        if steps == 4 {
            self.stack.pop();
            return true;
        }
        let taoist = self.seating.clockwise(self.turn.board, steps.into());
        self.stack.replace_top(PendingStep::GroupDiscard(steps + 1, by));
        if self.living.contains(taoist) && !self.taoists[taoist].tao.is_empty() {
            self.stack.push(PendingStep::Discard(taoist));
        }
        true
    }

    pub(crate) fn lose_tao(&mut self, taoist: Colour, tao: Tao, cause: Cause, observer: &mut impl Observer) {
        self.taoists[taoist].tao = self.taoists[taoist].tao.minus(tao, 1);
        self.bank = self.bank.plus(tao, 1);
        observer.notice(Event::TaoLost { taoist, tao, cause });
    }

    pub(crate) fn lose_all_tao(&mut self, taoist: Colour, cause: Cause, observer: &mut impl Observer) {
        let lost = core::mem::replace(&mut self.taoists[taoist].tao, TaoCount::NONE);
        self.bank = self.bank.sum(lost);
        for tao in lost.colours() {
            for _ in 0..lost.get(tao) {
                observer.notice(Event::TaoLost { taoist, tao, cause });
            }
        }
    }

    /// Takes the Mantra off its ghost while yellow's power is off (B110).
    pub(crate) fn settle_mantra(&mut self, observer: &mut impl Observer) {
        let on_demon = self.black_secret.as_ref().is_some_and(|black_secret| black_secret.mantra_on.is_some());
        if (self.mantra.is_some() || on_demon) && !self.power_is_on(Colour::Yellow) {
            self.mantra = None;
            if let Some(black_secret) = &mut self.black_secret {
                black_secret.mantra_on = None;
            }
            observer.notice(Event::MantraReturned { cause: Cause::MantraPowerOff });
        }
    }

    /// A Curse die thrown by Wu-Feng's doing haunts the tile of its victim, or above him, or the Shadow's (S30, S41).
    #[cold]
    #[inline(never)]
    fn haunt_by_wu_feng(&mut self, source: Origin, observer: &mut impl Observer) {
        let shadow = self.black_secret.as_ref().and_then(|black_secret| black_secret.shadow);
        let (spot, cause) = match (source, shadow) {
            (Origin::Shadow, Some(place)) => (place.spot, Cause::ShadowsCurseDie),
            _ => (self.taoists[self.roller(source)].spot, Cause::WuFengsCurseDie),
        };
        if !self.village.haunted.contains(spot) {
            self.haunt(spot, cause, observer);
        }
    }
}
