//! Wu-Feng's curses: thrown, taking effect, drawn anew (S12, S13).

use crate::asked_by::AskedBy;
use crate::black_secret::{
    BlackSecretChoice, BlackSecretEvent, BlackSecretStep, CURSES_DRAWN, CurseCard, CurseEffect, CurseSet, Placing,
};
use crate::card::Card;
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, Tao};
use crate::curse::Origin;
use crate::event::{Event, Observer};
use crate::facts::Middle;
use crate::position::Position;
use crate::space::SpaceSet;
use crate::step::PendingStep;
use crate::taoist::Owner;
use crate::village::{Spot, SpotSet, Tile};
use crate::white_moon::WhiteMoonChoice;

impl Position {
    /// The curses of a level that are in this game (S3).
    pub fn curses_of(&self, level: u8) -> CurseSet {
        let (components, white_moon) = (self.components, self.white_moon.is_some());
        let fits = |curse: &CurseCard| {
            let facts = components.curse(*curse);
            facts.level.value == level && (white_moon || !facts.white_moon.value)
        };
        CurseCard::all().filter(fits).collect()
    }

    /// The curses of a level that nobody has seen since the last shuffle.
    pub(crate) fn curses_face_down(&self, level: u8) -> CurseSet {
        let black_secret = self.the_black_secret();
        self.curses_of(level).without(black_secret.open).without(black_secret.pyramid)
    }

    /// What may be turned up now: curses.
    pub fn hidden_curses(&self) -> CurseSet {
        let PendingStep::BlackSecret(BlackSecretStep::RevealCurses { level, .. }) = self.stack.top else {
            return CurseSet::EMPTY;
        };
        self.curses_face_down(level)
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn curse_revealed(&mut self, curse: CurseCard, observer: &mut impl Observer) {
        let PendingStep::BlackSecret(BlackSecretStep::RevealCurses { level, left }) = self.stack.top else { return };
        self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::RevealCurses { level, left: left - 1 }));
        self.black_secret_mut().open.insert(curse);
        observer.notice(Event::BlackSecret(BlackSecretEvent::CurseRevealed { curse }));
    }

    /// How many curses of a level lie in the pyramid.
    pub fn in_pyramid(&self, level: u8) -> u8 {
        let Some(black_secret) = &self.black_secret else { return 0 };
        black_secret.pyramid.iter().filter(|&curse| self.components.curse(curse).level.value == level).count() as u8
    }

    /// True if the pyramid has a free place of a level: one fewer than the level below (S13).
    fn has_place(&self, level: u8) -> bool {
        let here = self.in_pyramid(level);
        here + level <= 4 && (level == 1 || here + 1 < self.in_pyramid(level - 1))
    }

    /// The curses that Wu-Feng could throw now, whatever their colour.
    pub fn throwable(&self) -> impl Iterator<Item = CurseCard> {
        let open = match &self.black_secret {
            Some(black_secret) if !black_secret.is_silenced() => black_secret.open,
            _ => CurseSet::EMPTY,
        };
        open.iter().filter(|&curse| self.has_place(self.components.curse(curse).level.value))
    }

    /// The curses that a drawn card allows him to throw (S12, S54).
    pub(crate) fn throws(&self, card: Card) -> impl Iterator<Item = CurseCard> {
        let colour = self.facts(card).colour();
        let any = colour == Some(Tao::Black) || self.in_play(Middle::AnyCurse);
        let ordinary = !card.is_incarnation();
        self.throwable()
            .filter(move |&curse| ordinary && (any || Some(self.components.curse(curse).colour.value) == colour))
    }

    pub(crate) fn throw_options(&self, options: &mut Options) {
        options.extend(self.throwable().map(|curse| Choice::BlackSecret(BlackSecretChoice::Throw(curse))));
        options.push(Choice::Decline);
    }

    /// A curse goes into the pyramid, may open the next level, and takes effect.
    pub(crate) fn throw(&mut self, curse: CurseCard, cause: Cause, observer: &mut impl Observer) {
        let level = self.components.curse(curse).level.value;
        let black_secret = self.black_secret_mut();
        black_secret.open.remove(curse);
        black_secret.pyramid.insert(curse);
        observer.notice(Event::BlackSecret(BlackSecretEvent::CurseThrown { curse, cause }));
        if level == 4 {
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Renew));
        }
        self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Takes(curse)));
        let opens = self.in_pyramid(level) == 2 && self.the_black_secret().level == level;
        if opens && level < 4 {
            self.black_secret_mut().level += 1;
            let left = CURSES_DRAWN[usize::from(level)];
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::RevealCurses { level: level + 1, left }));
        }
    }

    /// All curses are gathered, shuffled and drawn anew (S13).
    pub(crate) fn renew_curses(&mut self, observer: &mut impl Observer) -> bool {
        let black_secret = self.black_secret_mut();
        black_secret.open = CurseSet::EMPTY;
        black_secret.pyramid = CurseSet::EMPTY;
        black_secret.level = 1;
        observer.notice(Event::BlackSecret(BlackSecretEvent::CursesRenewed));
        self.stack
            .replace_top(PendingStep::BlackSecret(BlackSecretStep::RevealCurses { level: 1, left: CURSES_DRAWN[0] }));
        true
    }

    pub(crate) fn curse_takes_effect(&mut self, curse: CurseCard) -> bool {
        self.stack.pop();
        let skeletons = |left| BlackSecretStep::Skeletons { left, how: Placing::Must };
        let step = match self.components.curse(curse).effect.value {
            CurseEffect::ActivateDemon => BlackSecretStep::Activate,
            CurseEffect::ActivateAll => {
                let demons = self.the_black_secret().demons_below();
                if self.the_black_secret().shadow.is_some() {
                    BlackSecretStep::Shadow
                } else {
                    BlackSecretStep::ActivateAll(demons)
                }
            }
            CurseEffect::Skeleton => skeletons(1),
            CurseEffect::TwoSkeletons => skeletons(2),
            CurseEffect::Ladder => BlackSecretStep::RemoveLadders(1),
            CurseEffect::TwoLadders => BlackSecretStep::RemoveLadders(2),
            CurseEffect::LadderAndDemon => {
                self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Activate));
                BlackSecretStep::RemoveLadders(1)
            }
            CurseEffect::CurseDie => {
                self.stack.push(PendingStep::Curse(Origin::BlackSecret));
                return true;
            }
            CurseEffect::AllDiscardTao => {
                self.stack.push(PendingStep::GroupDiscard(0, AskedBy::Cause(Cause::WuFengsCurse)));
                return true;
            }
            CurseEffect::Ghost => {
                self.stack.push(PendingStep::BringGhost);
                return true;
            }
            CurseEffect::DrawIncarnation => BlackSecretStep::DrawIncarnation,
            CurseEffect::PlayIncarnation => {
                self.draw_and_play();
                return true;
            }
            CurseEffect::AllLoseQi => BlackSecretStep::AllLoseQi(0),
            CurseEffect::HauntAndLoseQi => {
                self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Pick(CurseEffect::LoseQi)));
                BlackSecretStep::Pick(CurseEffect::HauntAndLoseQi)
            }
            CurseEffect::KillVillager => BlackSecretStep::KillVillager(None),
            CurseEffect::KillTwoVillagers => BlackSecretStep::Pick(CurseEffect::KillTwoVillagers),
            effect => BlackSecretStep::Pick(effect),
        };
        self.stack.push(PendingStep::BlackSecret(step));
        true
    }

    /// Every living Taoist loses a Qi, clockwise from the board on turn.
    pub(crate) fn all_lose_qi(&mut self, steps: u8, observer: &mut impl Observer) -> bool {
        if steps == 4 {
            self.stack.pop();
            return true;
        }
        let taoist = self.seating.clockwise(self.turn.board, steps.into());
        self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::AllLoseQi(steps + 1)));
        if self.living.contains(taoist) {
            self.lose_qi(taoist, Cause::WuFengsCurse, observer);
        }
        true
    }

    /// The top villagers that a curse may touch.
    fn villagers_in_reach(&self, except: Option<Spot>) -> SpotSet {
        let Some(white_moon) = &self.white_moon else { return SpotSet::EMPTY };
        white_moon.inhabited().without(except.map_or(SpotSet::EMPTY, SpotSet::only))
    }

    /// On whom or what a curse may fall.
    pub(crate) fn pick_options(&self, effect: CurseEffect, options: &mut Options) {
        let tile = |spot| self.village.tile(spot);
        match effect {
            CurseEffect::DiscardTao => {
                let holders = self.living.iter().filter(|&taoist| !self.taoists[taoist].tao.is_empty());
                options.extend(holders.map(|taoist| Choice::BlackSecret(BlackSecretChoice::Victim(taoist))));
            }
            CurseEffect::LoseYinYang => {
                let rich = |taoist: &Colour| self.taoists[*taoist].yin_yang || !self.taoists[*taoist].tao.is_empty();
                options.extend(
                    self.living
                        .iter()
                        .filter(rich)
                        .map(|taoist| Choice::BlackSecret(BlackSecretChoice::Victim(taoist))),
                );
            }
            CurseEffect::FigureSteps => {
                let haunters = self.occupied.iter().filter(|&space| self.middle(space) == Some(Middle::Haunter));
                options.extend(haunters.map(|space| Choice::BlackSecret(BlackSecretChoice::FigureSteps(space))));
            }
            CurseEffect::MoveTaoist => {
                for taoist in self.living.iter().filter(|&taoist| !self.lies(taoist)) {
                    let neighbours = self.taoists[taoist].spot.neighbours();
                    options.extend(neighbours.iter().map(|to| Choice::MoveTaoist(taoist, tile(to))));
                }
            }
            CurseEffect::MoveVillager => {
                for from in self.villagers_in_reach(None).iter() {
                    let to = from.neighbours().iter().filter(|&to| self.has_room(to));
                    options.extend(
                        to.map(|to| Choice::BlackSecret(BlackSecretChoice::MoveVillager(tile(from), tile(to)))),
                    );
                }
            }
            CurseEffect::PowerOff => {
                let boards = Colour::ALL.into_iter().filter(|&board| self.owner(board) != Owner::Possessed);
                options.extend(boards.map(|board| Choice::BlackSecret(BlackSecretChoice::PowerOff(board))));
            }
            CurseEffect::MoveGhost => {
                for from in self.ghost_spaces().iter() {
                    for to in SpaceSet::full().without(self.occupied).iter() {
                        options.push(Choice::MoveGhost(from, to));
                    }
                }
            }
            CurseEffect::LoseCrystal => {
                let Some(white_moon) = &self.white_moon else { return };
                let holders = self.living.iter().filter(|&taoist| white_moon.crystals[taoist] > 0);
                options.extend(holders.map(|taoist| Choice::BlackSecret(BlackSecretChoice::Crystal(taoist))));
                let pedestals = white_moon.pedestals.iter();
                options.extend(pedestals.map(|spot| Choice::BlackSecret(BlackSecretChoice::LosePedestal(tile(spot)))));
            }
            CurseEffect::LoseQi => options.extend(self.living.iter().map(Choice::LoseQi)),
            CurseEffect::HauntAndLoseQi => {
                let active = SpotSet::full().without(self.village.haunted);
                options.extend(active.iter().map(|spot| Choice::BlackSecret(BlackSecretChoice::Haunt(tile(spot)))));
            }
            CurseEffect::KillTwoVillagers => self.kill_options(None, options),
            _ => {}
        }
    }

    pub(crate) fn kill_options(&self, except: Option<Spot>, options: &mut Options) {
        let reach = self.villagers_in_reach(except);
        options.extend(reach.iter().map(|spot| Choice::WhiteMoon(WhiteMoonChoice::Sacrifice(self.village.tile(spot)))));
    }

    /// Wu-Feng's choice of whom or what a curse falls on.
    pub(crate) fn picked_for_curse(&mut self, choice: Choice, observer: &mut impl Observer) {
        let PendingStep::BlackSecret(BlackSecretStep::Pick(effect)) = self.stack.top else { return };
        self.stack.pop();
        match (choice, effect) {
            (Choice::LoseQi(taoist), _) => self.lose_qi(taoist, Cause::WuFengsCurse, observer),
            (Choice::MoveTaoist(taoist, tile), _) => self.put_taoist(taoist, tile, Cause::WuFengsCurse, observer),
            (Choice::MoveGhost(from, to), _) => self.move_card(from, to, observer),
            (Choice::WhiteMoon(WhiteMoonChoice::Sacrifice(tile)), _) => self.first_of_two(tile, observer),
            (Choice::BlackSecret(BlackSecretChoice::Victim(taoist)), CurseEffect::DiscardTao) => {
                self.stack.push(PendingStep::Discard(taoist));
            }
            (Choice::BlackSecret(choice), _) => self.picked_secretly(choice, observer),
            // Not offered for a curse.
            (
                Choice::Place(_)
                | Choice::Discard(_)
                | Choice::Move(_)
                | Choice::Help
                | Choice::Exorcise
                | Choice::UsePower(_)
                | Choice::SpendToken(_)
                | Choice::YinYang
                | Choice::PlaceBuddha(_)
                | Choice::TakeToken
                | Choice::EndTurn
                | Choice::LayMantra(_)
                | Choice::TakeTao(_)
                | Choice::Ask(_)
                | Choice::Restore(_)
                | Choice::Revive(_)
                | Choice::Banish(_)
                | Choice::DriveBack(_)
                | Choice::SetCircle(_)
                | Choice::Decline
                | Choice::Keep
                | Choice::Reroll(_)
                | Choice::RerollCurse
                | Choice::Defeat { .. }
                | Choice::Pay(_)
                | Choice::First(_)
                | Choice::GainQi
                | Choice::GainYinYang
                | Choice::GiveQi(_)
                | Choice::GiveYinYang(_)
                | Choice::WhiteMoon(_),
                _,
            ) => {}
        }
    }

    /// The first of two villagers who die together, if there is a second (W24).
    fn first_of_two(&mut self, tile: Tile, observer: &mut impl Observer) {
        let Some(first) = self.village.spot(tile) else { return };
        if self.villagers_in_reach(Some(first)).is_empty() {
            self.kill_top(first, Cause::WuFengsCurse, observer);
        } else {
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::KillVillager(Some(first))));
        }
    }

    /// Wu-Feng has chosen who dies, perhaps together with another.
    pub(crate) fn villagers_chosen(&mut self, first: Option<Spot>, tile: Tile, observer: &mut impl Observer) {
        self.stack.pop();
        match (first, self.village.spot(tile)) {
            (Some(first), Some(second)) => self.kill_tops([first, second], Cause::WuFengsCurse, observer),
            (_, Some(spot)) => self.kill_top(spot, Cause::WuFengsCurse, observer),
            _ => {}
        }
    }

    fn picked_secretly(&mut self, choice: BlackSecretChoice, observer: &mut impl Observer) {
        match choice {
            BlackSecretChoice::Victim(taoist) => {
                if core::mem::take(&mut self.taoists[taoist].yin_yang) {
                    observer.notice(Event::BlackSecret(BlackSecretEvent::YinYangLost { taoist }));
                } else {
                    self.lose_all_tao(taoist, Cause::WuFengsCurse, observer);
                }
            }
            BlackSecretChoice::FigureSteps(space) => self.figure_steps(space, observer),
            BlackSecretChoice::MoveVillager(from, to) => {
                if let (Some(from), Some(to)) = (self.village.spot(from), self.village.spot(to)) {
                    self.move_villager(from, to, Cause::WuFengsMoonCurse, observer);
                }
            }
            BlackSecretChoice::PowerOff(board) => {
                let on_turn = self.turn.board == board;
                let black_secret = self.black_secret_mut();
                black_secret.powerless.insert(board);
                black_secret.powerless_longer.set(board, on_turn);
                observer.notice(Event::BlackSecret(BlackSecretEvent::PowerOff { board }));
                self.settle_mantra(observer);
            }
            BlackSecretChoice::Crystal(taoist) => self.return_crystal(taoist, observer),
            BlackSecretChoice::LosePedestal(tile) => {
                if let (Some(spot), Some(white_moon)) = (self.village.spot(tile), &mut self.white_moon) {
                    white_moon.pedestals.remove(spot);
                    observer.notice(Event::BlackSecret(BlackSecretEvent::PedestalCleared { tile }));
                }
            }
            BlackSecretChoice::Haunt(tile) => {
                if let Some(spot) = self.village.spot(tile) {
                    self.haunt(spot, Cause::WuFengsCurse, observer);
                }
            }
            // Not offered for a curse.
            BlackSecretChoice::Summon(..)
            | BlackSecretChoice::Throw(_)
            | BlackSecretChoice::MoveDemon(..)
            | BlackSecretChoice::Search(_)
            | BlackSecretChoice::ShadowOn(_)
            | BlackSecretChoice::ShadowUnder(_)
            | BlackSecretChoice::ShadowAttack
            | BlackSecretChoice::ShadowCurse
            | BlackSecretChoice::Incarnation(_)
            | BlackSecretChoice::Skeleton(_)
            | BlackSecretChoice::TurnUp(_)
            | BlackSecretChoice::Ladder(_)
            | BlackSecretChoice::Climb(_)
            | BlackSecretChoice::Defeat { .. }
            | BlackSecretChoice::LayMantra(_)
            | BlackSecretChoice::LayQi(_)
            | BlackSecretChoice::Trigger(_)
            | BlackSecretChoice::Swap(..)
            | BlackSecretChoice::SendHome(_)
            | BlackSecretChoice::Clear(_) => {}
        }
    }

    fn return_crystal(&mut self, taoist: Colour, observer: &mut impl Observer) {
        let on_turn = self.turn.board == taoist;
        let Some(white_moon) = &mut self.white_moon else { return };
        white_moon.crystals[taoist] -= 1;
        if on_turn {
            white_moon.fresh = white_moon.fresh.min(white_moon.crystals[taoist]);
        }
        observer.notice(Event::BlackSecret(BlackSecretEvent::CrystalReturned { taoist }));
    }

    /// The turn is over: what lasted until now ends (S12, S42).
    pub(crate) fn black_secret_turn_ends(&mut self, observer: &mut impl Observer) -> bool {
        let board = self.turn.board;
        let black_secret = self.black_secret_mut();
        let longer = black_secret.powerless_longer.contains(board);
        black_secret.powerless_longer.remove(board);
        if !longer && black_secret.powerless.contains(board) {
            black_secret.powerless.remove(board);
            observer.notice(Event::BlackSecret(BlackSecretEvent::PowerBack { board }));
        }
        if self.the_black_secret().silence == 1 {
            self.black_secret_mut().silence = 0;
            observer.notice(Event::BlackSecret(BlackSecretEvent::CursesAllowed));
        }
        self.turn_goes_on();
        true
    }
}
