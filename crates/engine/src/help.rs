//! The nine villagers' help (B52, B80 to B88).

use crate::black_secret::BlackSecretStep;
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, ColourSet, Tao};
use crate::curse::Origin;
use crate::dice::{Face, Roll};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::rule::Rule;
use crate::space::{Space, SpaceSet};
use crate::stage::Stage;
use crate::step::PendingStep;
use crate::village::{Spot, SpotSet, Tile};
use crate::white_moon::{FamilyCount, WhiteMoonChoice, WhiteMoonStep};

impl Position {
    /// The rule by which this tile cannot be asked now, if one forbids it (B52).
    pub(crate) fn why_not_asked(&self, tile: Tile) -> Option<Rule> {
        let Some(spot) = self.village.spot(tile) else { return Some(Rule::W(1)) };
        if self.village.haunted.contains(spot) {
            return Some(Rule::B(52));
        }
        if self.is_shadowed(tile) {
            return Some(Rule::S(30));
        }
        let possible = match tile {
            Tile::Cemetery if self.players.len() == 1 => return Some(Rule::B(14)),
            Tile::Cemetery => self.can_revive() || self.returning_villagers() != FamilyCount::NONE,
            Tile::Altar => !self.village.haunted.is_empty(),
            Tile::Herbalist => self.free_dice() > 0,
            Tile::Hut => self.occupied.iter().any(|space| self.is_ordinary(space)),
            Tile::Watchman => !self.figures.is_empty(),
            Tile::Temple => self.village.buddhas > 0,
            Tile::Circle => self.bank.colours().any(|tao| Some(tao) != self.village.circle),
            Tile::Pavilion => self.can_move_a_ghost() || !self.pavilion_passengers().is_empty(),
            Tile::TeaHouse => true,
            Tile::School => self.training_colours().next().is_some(),
            Tile::Calligrapher => self.can_write(),
        };
        (!possible).then_some(Rule::B(52))
    }

    /// True if a dead Taoist could come back (B80).
    pub(crate) fn can_revive(&self) -> bool {
        self.living != self.players && self.bank_qi > 0
    }

    fn is_ordinary(&self, space: Space) -> bool {
        self.cards[space].is_some_and(|card| !card.is_incarnation())
    }

    pub(crate) fn can_move_a_ghost(&self) -> bool {
        !self.ghost_spaces().is_empty() && self.occupied != SpaceSet::full()
    }

    /// Whom the Pavilion may move: another living Taoist, or oneself in a solo game (B14, B87).
    pub(crate) fn pavilion_passengers(&self) -> ColourSet {
        match self.players.len() {
            // Who has taken power tokens ends his turn on the centre tile (B55).
            1 if self.turn.stage >= Stage::Tokens => ColourSet::EMPTY,
            1 => self.living,
            _ => self.others(),
        }
    }

    pub(crate) fn help(&mut self, tile: Tile, cause: Cause, observer: &mut impl Observer) -> bool {
        self.stack.pop();
        observer.notice(Event::HelpAsked { taoist: self.turn.board, tile, cause });
        match tile {
            Tile::Cemetery => self.stack.push(PendingStep::Cemetery),
            Tile::Altar => self.stack.push(PendingStep::Altar),
            Tile::Herbalist => {
                self.exorcism.dice = Roll::NONE;
                self.stack.push(PendingStep::Herbalist);
                self.stack.push(PendingStep::Reroll);
                self.stack.push(PendingStep::TaoRoll(self.free_dice().min(2)));
            }
            Tile::Hut => {
                self.stack.push(PendingStep::HutQi);
                self.stack.push(PendingStep::Hut);
            }
            Tile::Watchman => self.stack.push(PendingStep::Watchman),
            Tile::Temple => {
                self.village.buddhas -= 1;
                self.active_mut().buddhas += 1;
                self.turn.done.fresh_buddhas += 1;
                observer.notice(Event::BuddhaTaken { taoist: self.turn.board });
            }
            Tile::Circle => self.stack.push(PendingStep::Circle),
            Tile::Pavilion => {
                self.stack.push(PendingStep::PavilionTaoist);
                self.stack.push(PendingStep::PavilionGhost);
            }
            Tile::TeaHouse => {
                self.stack.push(PendingStep::BringGhost);
                self.stack.push(PendingStep::TeaHouseQi);
                self.stack.push(PendingStep::TakeTao { left: 1, cause: Cause::TeaHouse });
            }
            Tile::School => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::School)),
            Tile::Calligrapher => self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Calligrapher)),
        }
        true
    }

    pub(crate) fn restore_options(&self, options: &mut Options) {
        let haunted = self.village.haunted.iter();
        options.extend(haunted.map(|spot| Choice::Restore(self.village.tile(spot))));
    }

    pub(crate) fn cemetery_options(&self, options: &mut Options) {
        if self.can_revive() {
            options.extend(self.dead().iter().map(Choice::Revive));
        }
        let returning = self.returning_villagers();
        options.extend(returning.families().map(|family| Choice::WhiteMoon(WhiteMoonChoice::Return(family))));
    }

    pub(crate) fn revive(&mut self, dead: Colour, observer: &mut impl Observer) {
        self.bring_back(dead, observer);
        self.stack.replace_top(PendingStep::Curse(Origin::Cemetery));
    }

    /// A dead Taoist comes back with two Qi, on the Cemetery or, without it, on the centre tile (B80, W1).
    pub(crate) fn bring_back(&mut self, dead: Colour, observer: &mut impl Observer) {
        let qi = self.bank_qi.min(2);
        self.bank_qi -= qi;
        self.taoists[dead].qi = qi;
        self.taoists[dead].spot = self.village.spot(Tile::Cemetery).unwrap_or(Spot::Centre);
        self.living.insert(dead);
        observer.notice(Event::TaoistRevived { taoist: dead });
    }

    /// Takes a Tao of each coloured face, then lets the player choose for each white one (B82).
    pub(crate) fn herbalist(&mut self, observer: &mut impl Observer) -> bool {
        let dice = core::mem::replace(&mut self.exorcism.dice, Roll::NONE);
        self.stack.pop();
        for tao in dice.faces().filter_map(Face::tao) {
            if self.bank.get(tao) > 0 {
                self.take_tao(tao, Cause::Herbalist, observer);
            } else {
                observer.notice(Event::NoTaoLeft { taoist: self.turn.board, tao: Some(tao), cause: Cause::Herbalist });
            }
        }
        let white = dice.count(Face::White);
        if white > 0 && !self.white_is_blank() && self.white_moon.is_some() {
            (0..white).for_each(|_| self.gain_crystal(self.turn.board, Cause::WhiteFace, observer));
        } else if white > 0 && !self.white_is_blank() {
            self.stack.push(PendingStep::TakeTao { left: white, cause: Cause::Herbalist });
        }
        true
    }

    pub(crate) fn take_tao(&mut self, tao: Tao, cause: Cause, observer: &mut impl Observer) {
        self.bank = self.bank.minus(tao, 1);
        let taoist = self.turn.board;
        self.taoists[taoist].tao = self.taoists[taoist].tao.plus(tao, 1);
        observer.notice(Event::TaoGained { taoist, tao, cause });
    }

    pub(crate) fn gain_qi(&mut self, taoist: Colour, cause: Cause, observer: &mut impl Observer) {
        self.bank_qi -= 1;
        self.taoists[taoist].qi += 1;
        observer.notice(Event::QiGained { taoist, cause });
    }

    /// What the bank cannot pay is not gained (B4).
    pub(crate) fn gain_qi_if_left(&mut self, taoist: Colour, cause: Cause, observer: &mut impl Observer) {
        if self.bank_qi > 0 {
            self.gain_qi(taoist, cause, observer);
        } else {
            observer.notice(Event::NoQiLeft { taoist, cause });
        }
    }

    /// True if no Tao is left to take, so that the choice is left out.
    pub(crate) fn no_tao_to_take(&mut self, cause: Cause, observer: &mut impl Observer) -> bool {
        if self.bank.is_empty() {
            observer.notice(Event::NoTaoLeft { taoist: self.turn.board, tao: None, cause });
        }
        self.skip_if(self.bank.is_empty())
    }

    /// True if no Qi is left to give to anybody, so that the choice is left out.
    pub(crate) fn no_qi_to_give(&mut self, observer: &mut impl Observer) -> bool {
        if self.bank_qi == 0 {
            observer.notice(Event::NoQiLeft { taoist: self.turn.board, cause: Cause::GroupReward });
        }
        self.skip_if(self.bank_qi == 0)
    }

    pub(crate) fn tea_house_qi(&mut self, observer: &mut impl Observer) -> bool {
        self.stack.pop();
        self.gain_qi_if_left(self.turn.board, Cause::TeaHouse, observer);
        true
    }

    /// Qi paid for the Hut is lost after the ghost is gone; it may be the last one (B83, S42).
    pub(crate) fn hut_qi(&mut self, observer: &mut impl Observer) -> bool {
        self.stack.pop();
        self.lose_qi_on_turn(Cause::SorcerersHut, observer);
        true
    }

    pub(crate) fn hut_options(&self, options: &mut Options) {
        let ordinary = self.occupied.iter().filter(|&space| self.is_ordinary(space));
        options.extend(ordinary.map(Choice::Banish));
    }

    pub(crate) fn banish(&mut self, space: Space, observer: &mut impl Observer) {
        self.stack.pop();
        if let Some(card) = self.leaves(space, observer) {
            observer.notice(Event::GhostDiscarded { card, space, cause: Cause::SorcerersHut });
        }
    }

    pub(crate) fn watchman_options(&self, options: &mut Options) {
        for board in Colour::ALL {
            if !self.figures.both(SpaceSet::of_board(board)).is_empty() {
                options.push(Choice::DriveBack(board));
            }
        }
    }

    pub(crate) fn drive_back(&mut self, board: Colour, observer: &mut impl Observer) {
        self.stack.pop();
        self.figures_return(SpaceSet::of_board(board), Cause::NightWatchman, observer);
    }

    /// The figures of these spaces go back to their cards.
    pub(crate) fn figures_return(&mut self, spaces: SpaceSet, cause: Cause, observer: &mut impl Observer) {
        for space in self.figures.both(spaces).iter() {
            self.figures.remove(space);
            if let Some(card) = self.cards[space] {
                observer.notice(Event::FigureReturned { card, space, cause });
            }
        }
    }

    pub(crate) fn set_circle(&mut self, tao: Tao, observer: &mut impl Observer) {
        self.stack.pop();
        self.bank = self.bank.minus(tao, 1);
        if let Some(old) = self.village.circle.replace(tao) {
            self.bank = self.bank.plus(old, 1);
            observer.notice(Event::CircleCleared { tao: old, cause: Cause::CircleOfPrayer });
        }
        observer.notice(Event::CircleSet { tao });
    }

    pub(crate) fn pavilion_ghost_options(&self, options: &mut Options) {
        for from in self.ghost_spaces().iter() {
            for to in SpaceSet::full().without(self.occupied).iter() {
                options.push(Choice::MoveGhost(from, to));
            }
        }
        options.push(Choice::Decline);
    }

    pub(crate) fn pavilion_taoist_options(&self, options: &mut Options) {
        for taoist in self.pavilion_passengers().iter() {
            self.send_options(taoist, SpotSet::full(), options);
        }
        options.push(Choice::Decline);
    }
}
