//! The three calls that drive a game: `options`, `play`, `resolve`.

use crate::black_secret::BlackSecretChoice;
use crate::cause::Cause;
use crate::choice::{Chance, Choice, Options, Outcome, Outcomes, Probability};
use crate::colour::{Colour, ColourSet, Tao};
use crate::dice::{CurseFace, Roll};
use crate::event::{Event, Observer, observed};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::step::PendingStep;
use crate::village::Tile;
use crate::waiting::Waiting;
use crate::white_moon::WhiteMoonChoice;

impl Position {
    /// Every legal choice; none unless the position waits for one.
    pub fn options(&self) -> Options {
        let mut options = Options::new();
        self.write_options(&mut options);
        options
    }

    /// Like [`Position::options`], into a list that is used again and again.
    pub fn write_options(&self, options: &mut Options) {
        options.clear();
        if self.ending.is_some() {
            return;
        }
        match self.stack.top {
            PendingStep::Yang => self.yang_options(options),
            PendingStep::Place(card) => {
                options.extend(self.spaces_for(card).iter().map(Choice::Place));
                if self.black_secret.is_some() {
                    self.drawn_options(card, options);
                }
            }
            PendingStep::Split => self.split_options(options),
            PendingStep::Discard(taoist) => {
                options.extend(self.taoists[taoist].tao.colours().map(Choice::Discard));
            }
            PendingStep::LoseQiForPossessed(_) => options.extend(self.living.iter().map(Choice::LoseQi)),
            PendingStep::CurseRolled { source, again, .. } => self.curse_options(source, again, options),
            PendingStep::LayMantra => {
                options.extend(self.mantra_targets().iter().map(Choice::LayMantra));
                let demons = self.mantra_demons();
                options.extend(demons.iter().map(|demon| Choice::BlackSecret(BlackSecretChoice::LayMantra(demon))));
            }
            PendingStep::TakeTao { .. } => options.extend(self.bank.colours().map(Choice::TakeTao)),
            PendingStep::TwinWinds => self.twin_winds_options(options),
            PendingStep::YinYang => self.yin_yang_options(options),
            PendingStep::Altar => self.restore_options(options),
            PendingStep::Cemetery => self.cemetery_options(options),
            PendingStep::Hut => self.hut_options(options),
            PendingStep::Watchman => self.watchman_options(options),
            PendingStep::Circle => {
                let other = self.bank.colours().filter(|&tao| Some(tao) != self.village.circle);
                options.extend(other.map(Choice::SetCircle));
            }
            PendingStep::PavilionGhost => self.pavilion_ghost_options(options),
            PendingStep::PavilionTaoist => self.pavilion_taoist_options(options),
            PendingStep::Reroll => self.exorcism.dice.parts(&mut |part| {
                options.push(if part.is_empty() { Choice::Keep } else { Choice::Reroll(part) });
            }),
            PendingStep::Pay if self.exorcism.owed.is_empty() => {
                let payers = self.crystal_payers();
                options.extend(payers.iter().map(|payer| Choice::WhiteMoon(WhiteMoonChoice::PayCrystal(payer))));
            }
            PendingStep::Pay => options.extend(self.payers().iter().map(Choice::Pay)),
            PendingStep::Curses(_) | PendingStep::Rewards(_) => options.extend(self.beaten().map(Choice::First)),
            PendingStep::QiOrYinYang => self.qi_or_yin_yang_options(options),
            PendingStep::GroupQi => options.extend(self.living.iter().map(Choice::GiveQi)),
            PendingStep::GroupYinYang => options.extend(self.without_yin_yang().iter().map(Choice::GiveYinYang)),
            PendingStep::WhiteMoon(step) => self.white_moon_options(step, options),
            PendingStep::BlackSecret(step) => self.black_secret_options(step, options),
            // Nobody chooses anything here.
            PendingStep::Rest
            | PendingStep::BeginTurn(_)
            | PendingStep::StrikeAtStart(_)
            | PendingStep::Haunters(_)
            | PendingStep::Tormentors(_)
            | PendingStep::Overrun
            | PendingStep::Arrival
            | PendingStep::StartYang
            | PendingStep::BringGhost
            | PendingStep::Draw
            | PendingStep::LeftStone(..)
            | PendingStep::GroupDiscard(..)
            | PendingStep::Curse(_)
            | PendingStep::CurseRoll { .. }
            | PendingStep::Herbalist
            | PendingStep::TeaHouseQi
            | PendingStep::HutQi
            | PendingStep::Help { .. }
            | PendingStep::TaoRoll(_)
            | PendingStep::Leave
            | PendingStep::ExorcismOver => {}
        }
    }

    /// Makes a choice, or refuses it by the rule it breaks and changes nothing.
    pub fn play(&mut self, choice: Choice, observer: &mut impl Observer) -> Result<(), Refusal> {
        if !self.options().contains(&choice) {
            return Err(self.refuse_choice(choice));
        }
        self.play_unchecked(choice, observer);
        Ok(())
    }

    /// Makes a choice that [`Position::options`] offered. With any other the game goes wrong.
    pub fn play_unchecked(&mut self, choice: Choice, observer: &mut impl Observer) {
        observed(observer, |observer| {
            self.apply(choice, observer);
            self.run(observer);
        });
    }

    fn apply(&mut self, choice: Choice, observer: &mut impl Observer) {
        match self.stack.top {
            PendingStep::Yang => self.yang_choice(choice, observer),
            PendingStep::WhiteMoon(step) => self.apply_white_moon(choice, step, observer),
            PendingStep::BlackSecret(step) => self.apply_black_secret(choice, step, observer),
            step => self.apply_in_base(choice, step, observer),
        }
    }

    /// A choice at a step of the base game outside Yang.
    fn apply_in_base(&mut self, choice: Choice, step: PendingStep, observer: &mut impl Observer) {
        match (choice, step) {
            (Choice::Place(space), PendingStep::Place(card)) => self.place(card, space, observer),
            (Choice::Discard(tao), PendingStep::Discard(taoist)) => {
                self.stack.pop();
                self.lose_tao(taoist, tao, Cause::Discard, observer);
            }
            (Choice::LoseQi(taoist), PendingStep::LoseQiForPossessed(cause)) => {
                self.stack.pop();
                self.lose_qi(taoist, cause, observer);
            }
            (Choice::LayMantra(space), _) => self.lay_mantra(space, observer),
            (Choice::TakeTao(tao), PendingStep::TakeTao { left, cause }) => self.tao_chosen(tao, left, cause, observer),
            (Choice::MoveTaoist(taoist, tile), _) => self.send(taoist, tile, step.cause_of_sending(), observer),
            (Choice::Ask(tile), _) => self.stack.replace_top(PendingStep::Help { tile, cause: Cause::YinYang }),
            (Choice::Restore(tile), PendingStep::Altar) => {
                self.stack.replace_top(PendingStep::BringGhost);
                self.restore(tile, Cause::Altar, observer);
            }
            (Choice::Restore(tile), _) => {
                self.stack.pop();
                self.restore(tile, Cause::YinYang, observer);
            }
            (Choice::Revive(dead), _) => self.revive(dead, observer),
            (Choice::Banish(space), _) => self.banish(space, observer),
            (Choice::DriveBack(board), _) => self.drive_back(board, observer),
            (Choice::SetCircle(tao), _) => self.set_circle(tao, observer),
            (Choice::MoveGhost(from, to), _) => {
                self.stack.pop();
                self.move_card(from, to, observer);
            }
            (Choice::Keep, PendingStep::CurseRolled { source, face, .. }) => {
                self.curse_strikes(source, face, observer);
            }
            (Choice::Keep | Choice::Decline, _) => self.stack.pop(),
            (Choice::RerollCurse, PendingStep::CurseRolled { source, .. }) => {
                observer.notice(Event::CurseRerolled { taoist: self.roller(source) });
                self.stack.replace_top(PendingStep::CurseRoll { source, again: true });
            }
            (Choice::Reroll(dice), _) => self.reroll(dice, observer),
            (Choice::Defeat { ghosts, tao }, _) => self.split_chosen(ghosts, tao, 0, observer),
            (Choice::Pay(payer), _) => self.pay(payer, observer),
            (Choice::First(space), _) => self.first_chosen(space, observer),
            (Choice::GainQi, _) => {
                self.stack.pop();
                self.gain_qi(self.turn.board, Cause::Reward, observer);
            }
            (Choice::GainYinYang, _) => self.gain_yin_yang(self.turn.board, Cause::Reward, observer),
            (Choice::GiveQi(taoist), _) => {
                self.stack.pop();
                self.gain_qi(taoist, Cause::GroupReward, observer);
            }
            (Choice::GiveYinYang(taoist), _) => self.gain_yin_yang(taoist, Cause::GroupReward, observer),
            (Choice::WhiteMoon(choice), _) => self.apply_white_moon_in_base(choice, step, observer),
            (Choice::BlackSecret(choice), _) => self.apply_black_secret_in_base(choice, step, observer),
            // Not offered at such a step.
            (
                Choice::Place(_)
                | Choice::Discard(_)
                | Choice::LoseQi(_)
                | Choice::TakeTao(_)
                | Choice::RerollCurse
                | Choice::Move(_)
                | Choice::Help
                | Choice::Exorcise
                | Choice::UsePower(_)
                | Choice::SpendToken(_)
                | Choice::YinYang
                | Choice::PlaceBuddha(_)
                | Choice::TakeToken
                | Choice::EndTurn,
                _,
            ) => {}
        }
    }

    fn tao_chosen(&mut self, tao: Tao, left: u8, cause: Cause, observer: &mut impl Observer) {
        match left {
            1 => self.stack.pop(),
            _ => self.stack.replace_top(PendingStep::TakeTao { left: left - 1, cause }),
        }
        self.take_tao(tao, cause, observer);
    }

    fn send(&mut self, taoist: Colour, tile: Tile, cause: Cause, observer: &mut impl Observer) {
        self.stack.pop();
        self.put_taoist(taoist, tile, cause, observer);
        if self.black_secret.is_some() {
            self.may_change_level(taoist);
        }
    }

    fn gain_yin_yang(&mut self, taoist: Colour, cause: Cause, observer: &mut impl Observer) {
        self.stack.pop();
        self.taoists[taoist].yin_yang = true;
        observer.notice(Event::YinYangGained { taoist, cause });
    }

    /// The possible outcomes with their exact probabilities; none unless the position waits for chance.
    pub fn outcomes(&self) -> Outcomes {
        let mut outcomes = Outcomes::new();
        let Waiting::Chance(chance) = self.waiting() else { return outcomes };
        match chance {
            Chance::Card | Chance::Incarnation => {
                let cards = self.drawable();
                let of = u32::from(cards.len());
                outcomes.extend(cards.iter().map(|card| (Outcome::Card(card), Probability { cases: 1, of })));
            }
            Chance::TaoDice(dice) => {
                let of = 6u32.pow(dice.into());
                Roll::each(dice, &mut |roll| {
                    outcomes.push((Outcome::TaoDice(roll), Probability { cases: roll.ways(), of }));
                });
            }
            Chance::Villager => {
                let hidden = self.hidden_villagers();
                let of = hidden.total().into();
                let told = |family| (Outcome::Villager(family), Probability { cases: hidden.get(family).into(), of });
                outcomes.extend(hidden.families().map(told));
            }
            Chance::Token => {
                let hidden = self.hidden_tokens();
                let of = hidden.total().into();
                let told = |token| (Outcome::Token(token), Probability { cases: hidden.get(token).into(), of });
                outcomes.extend(hidden.kinds().map(told));
            }
            Chance::CurseCard => {
                let hidden = self.hidden_curses();
                let one = Probability { cases: 1, of: hidden.len().into() };
                outcomes.extend(hidden.iter().map(|curse| (Outcome::CurseCard(curse), one)));
            }
            Chance::Mantra => {
                let hidden = self.hidden_mantras();
                let one = Probability { cases: 1, of: hidden.len().into() };
                outcomes.extend(hidden.iter().map(|mantra| (Outcome::Mantra(mantra), one)));
            }
            Chance::CurseDie => outcomes.extend(
                CurseFace::ALL.map(|face| (Outcome::CurseDie(face), Probability { cases: face.sides(), of: 6 })),
            ),
        }
        outcomes
    }

    /// Tells what chance brought, or refuses what it cannot bring and changes nothing.
    pub fn resolve(&mut self, outcome: Outcome, observer: &mut impl Observer) -> Result<(), Refusal> {
        let possible = match (self.waiting(), outcome) {
            (Waiting::Chance(Chance::Card | Chance::Incarnation), Outcome::Card(card)) => {
                self.drawable().contains(card)
            }
            (Waiting::Chance(Chance::TaoDice(dice)), Outcome::TaoDice(roll)) => roll.len() == dice,
            (Waiting::Chance(Chance::CurseDie), Outcome::CurseDie(_)) => true,
            (Waiting::Chance(Chance::Villager), Outcome::Villager(family)) => self.hidden_villagers().get(family) > 0,
            (Waiting::Chance(Chance::Token), Outcome::Token(token)) => self.hidden_tokens().get(token) > 0,
            (Waiting::Chance(Chance::CurseCard), Outcome::CurseCard(curse)) => self.hidden_curses().contains(curse),
            (Waiting::Chance(Chance::Mantra), Outcome::Mantra(mantra)) => self.hidden_mantras().contains(mantra),
            // Something else is awaited.
            (
                _,
                Outcome::Card(_)
                | Outcome::TaoDice(_)
                | Outcome::CurseDie(_)
                | Outcome::Villager(_)
                | Outcome::Token(_)
                | Outcome::CurseCard(_)
                | Outcome::Mantra(_),
            ) => false,
        };
        if !possible {
            return Err(self.refuse_outcome(outcome));
        }
        self.resolve_unchecked(outcome, observer);
        Ok(())
    }

    /// Tells what chance brought; it must be one of [`Position::outcomes`].
    pub fn resolve_unchecked(&mut self, outcome: Outcome, observer: &mut impl Observer) {
        observed(observer, |observer| self.bring(outcome, observer));
    }

    fn bring(&mut self, outcome: Outcome, observer: &mut impl Observer) {
        match (outcome, self.stack.top) {
            (Outcome::Card(card), PendingStep::Draw) => self.drawn(card, observer),
            (Outcome::Card(card), PendingStep::WhiteMoon(_)) => self.incarnation_called(card, observer),
            (Outcome::Card(card), PendingStep::BlackSecret(_)) => self.incarnation_taken(card, observer),
            (Outcome::TaoDice(roll), PendingStep::TaoRoll(_)) => self.rolled(roll, observer),
            (Outcome::TaoDice(roll), PendingStep::BlackSecret(_)) => self.shadow_rolled(roll, observer),
            (Outcome::CurseDie(face), PendingStep::CurseRoll { source, again }) => {
                self.curse_rolled(source, face, again, observer);
            }
            (Outcome::Villager(family), _) => self.revealed(family, observer),
            (Outcome::Token(token), _) => self.token_turned_up(token, observer),
            (Outcome::CurseCard(curse), _) => self.curse_revealed(curse, observer),
            (Outcome::Mantra(mantra), _) => self.mantra_revealed(mantra, observer),
            // Not awaited.
            (Outcome::Card(_) | Outcome::TaoDice(_) | Outcome::CurseDie(_), _) => {}
        }
        self.run(observer);
    }

    /// The players' Taoists who are dead.
    pub fn dead(&self) -> ColourSet {
        self.players.without(self.living)
    }
}
