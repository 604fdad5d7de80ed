//! Why a choice or an outcome was refused.

use core::fmt;

use crate::black_secret::{BlackSecretChoice, BlackSecretStep, DemonSet};
use crate::choice::{Chance, Choice, Outcome};
use crate::colour::TaoCount;
use crate::ending::Ending;
use crate::position::Position;
use crate::rule::Rule;
use crate::space::SpaceSet;
use crate::stage::Stage;
use crate::step::PendingStep;
use crate::waiting::Waiting;
use crate::white_moon::{WhiteMoonChoice, WhiteMoonStep};

/// A refused call: what was wrong, and the rule it breaks.
///
/// ```
/// use ghost_stories_engine::{Choice, Level, Position, Refusal, Rule, Setup};
///
/// // The first turn begins with a card, so nobody chooses yet.
/// let mut position = Position::new(&Setup::four_players(Level::Normal), &mut ())?;
/// let refusal = position.play(Choice::EndTurn, &mut ()).unwrap_err();
/// assert_eq!((refusal, refusal.rule()), (Refusal::AwaitsChance, Rule::B(22)));
/// # Ok::<(), ghost_stories_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver(Ending),
    /// A choice was made while chance is awaited.
    AwaitsChance,
    /// An outcome was told while a choice is awaited.
    AwaitsChoice,
    /// Another kind of outcome is awaited: this one.
    AwaitsOtherChance(Chance),
    /// The rule forbids the choice now.
    Breaks(Rule),
    /// Chance cannot bring this by the rule.
    Impossible(Rule),
}

/// For whoever writes a program; players want the rule in their own language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self {
            Refusal::GameOver(_) => "the game is over",
            Refusal::AwaitsChance => "an outcome of chance is awaited, not a choice",
            Refusal::AwaitsChoice => "a choice is awaited, not an outcome of chance",
            Refusal::AwaitsOtherChance(_) => "another kind of outcome is awaited",
            Refusal::Breaks(_) => "the choice is not among the options",
            Refusal::Impossible(_) => "the outcome is not among the possible ones",
        };
        write!(f, "{what} (rule {})", self.rule())
    }
}

impl core::error::Error for Refusal {}

impl Refusal {
    /// The rule that was broken.
    pub const fn rule(self) -> Rule {
        match self {
            Refusal::GameOver(Ending::Won) => Rule::B(130),
            Refusal::GameOver(Ending::Lost(_)) => Rule::B(131),
            Refusal::AwaitsChance | Refusal::AwaitsChoice | Refusal::AwaitsOtherChance(_) => Rule::B(22),
            Refusal::Breaks(rule) | Refusal::Impossible(rule) => rule,
        }
    }
}

impl Position {
    pub(crate) fn refuse_choice(&self, choice: Choice) -> Refusal {
        match self.waiting() {
            Waiting::Over(ending) => Refusal::GameOver(ending),
            Waiting::Chance(_) => Refusal::AwaitsChance,
            Waiting::Choice(_) => Refusal::Breaks(self.rule_against(choice)),
        }
    }

    pub(crate) fn refuse_outcome(&self, outcome: Outcome) -> Refusal {
        match (self.waiting(), outcome) {
            (Waiting::Over(ending), _) => Refusal::GameOver(ending),
            (Waiting::Choice(_), _) => Refusal::AwaitsChoice,
            (Waiting::Chance(Chance::Card), Outcome::Card(card)) => {
                let out_of_place = self.unseen.contains(card);
                Refusal::Impossible(Rule::B(if out_of_place { 12 } else { 41 }))
            }
            (Waiting::Chance(Chance::Villager), Outcome::Villager(_)) => Refusal::Impossible(Rule::W(2)),
            (Waiting::Chance(Chance::Token), Outcome::Token(_)) => Refusal::Impossible(Rule::S(2)),
            (Waiting::Chance(Chance::CurseCard), Outcome::CurseCard(_)) => Refusal::Impossible(Rule::S(3)),
            (Waiting::Chance(Chance::Mantra), Outcome::Mantra(_)) => Refusal::Impossible(Rule::S(4)),
            (Waiting::Chance(Chance::Incarnation), Outcome::Card(_)) if self.black_secret.is_some() => {
                Refusal::Impossible(Rule::S(14))
            }
            (Waiting::Chance(Chance::Incarnation), Outcome::Card(_)) => Refusal::Impossible(Rule::W(76)),
            (Waiting::Chance(Chance::TaoDice(_)), Outcome::TaoDice(_)) => {
                Refusal::Impossible(self.cause_of_roll().rule())
            }
            (Waiting::Chance(awaited), _) => Refusal::AwaitsOtherChance(awaited),
        }
    }

    fn rule_against(&self, choice: Choice) -> Rule {
        match (choice, self.stack.top) {
            (_, PendingStep::Yang) => self.rule_against_in_yang(choice),
            (Choice::Defeat { ghosts, tao }, PendingStep::Split) => self.rule_against_split(ghosts, tao, 0),
            (Choice::WhiteMoon(WhiteMoonChoice::Defeat { ghosts, tao, crystals }), PendingStep::Split) => {
                self.rule_against_split(ghosts, tao, crystals)
            }
            (
                Choice::WhiteMoon(_),
                PendingStep::WhiteMoon(WhiteMoonStep::Barrier { .. } | WhiteMoonStep::SplitBarrier { .. }),
            ) => Rule::W(43),
            (
                Choice::BlackSecret(BlackSecretChoice::Defeat { demons, tao, crystals }),
                PendingStep::BlackSecret(BlackSecretStep::SplitDemons),
            ) => self.rule_against_demons(demons, tao, crystals),
            (Choice::BlackSecret(choice), _) => choice.rule(),
            (Choice::MoveTaoist(taoist, _) | Choice::WhiteMoon(WhiteMoonChoice::Escort(taoist, _)), _)
                if self.lies(taoist) =>
            {
                Rule::W(28)
            }
            (Choice::WhiteMoon(choice), _) => choice.rule(),
            (Choice::Place(_), PendingStep::Place(_)) => Rule::B(41),
            (Choice::Discard(_), PendingStep::Discard(_)) => Rule::B(45),
            (Choice::LoseQi(_), PendingStep::LoseQiForPossessed(_)) => Rule::B(62),
            (Choice::LayMantra(_), PendingStep::LayMantra) => Rule::B(110),
            (Choice::TakeTao(_), PendingStep::TakeTao { .. }) => Rule::B(4),
            (Choice::MoveTaoist(..), PendingStep::TwinWinds) => Rule::B(112),
            (
                Choice::MoveTaoist(..) | Choice::MoveGhost(..),
                PendingStep::PavilionGhost | PendingStep::PavilionTaoist,
            ) => Rule::B(87),
            (Choice::Ask(tile), PendingStep::YinYang | PendingStep::WhiteMoon(WhiteMoonStep::Lantern)) => {
                self.why_not_asked(tile).unwrap_or(Rule::B(53))
            }
            (Choice::Restore(_), PendingStep::YinYang) | (Choice::YinYang, _) => Rule::B(53),
            (Choice::SpendToken(_), _) => Rule::B(119),
            (Choice::Restore(_), PendingStep::Altar) => Rule::B(81),
            (Choice::Revive(_), PendingStep::Cemetery) => Rule::B(80),
            (Choice::Banish(_), PendingStep::Hut) => Rule::B(83),
            (Choice::DriveBack(_), PendingStep::Watchman) => Rule::B(84),
            (Choice::SetCircle(_), PendingStep::Circle) => Rule::B(86),
            (Choice::Reroll(_) | Choice::RerollCurse | Choice::Keep, _) => Rule::B(117),
            (Choice::Pay(_), _) => Rule::B(73),
            (Choice::First(_), _) => Rule::B(76),
            (Choice::GainQi | Choice::GainYinYang, PendingStep::QiOrYinYang) => Rule::B(77),
            (Choice::GiveQi(_) | Choice::GiveYinYang(_), PendingStep::GroupQi | PendingStep::GroupYinYang) => {
                Rule::B(91)
            }
            // What the unused dice beat must go.
            (Choice::Decline, PendingStep::WhiteMoon(WhiteMoonStep::SplitBarrier { .. })) => Rule::B(74),
            (
                Choice::Place(_)
                | Choice::Discard(_)
                | Choice::LoseQi(_)
                | Choice::Move(_)
                | Choice::Help
                | Choice::Exorcise
                | Choice::UsePower(_)
                | Choice::PlaceBuddha(_)
                | Choice::TakeToken
                | Choice::EndTurn
                | Choice::LayMantra(_)
                | Choice::TakeTao(_)
                | Choice::MoveTaoist(..)
                | Choice::Ask(_)
                | Choice::Restore(_)
                | Choice::Revive(_)
                | Choice::Banish(_)
                | Choice::DriveBack(_)
                | Choice::SetCircle(_)
                | Choice::MoveGhost(..)
                | Choice::Decline
                | Choice::Defeat { .. }
                | Choice::GainQi
                | Choice::GainYinYang
                | Choice::GiveQi(_)
                | Choice::GiveYinYang(_),
                _,
            ) => self.rule_of_order(),
        }
    }

    fn rule_against_in_yang(&self, choice: Choice) -> Rule {
        match choice {
            Choice::Move(_) if self.turn.stage == Stage::BeforeMove && self.lies(self.turn.board) => Rule::W(28),
            Choice::Move(_) if self.turn.stage == Stage::BeforeMove => Rule::B(51),
            Choice::Help => self.why_no_help().unwrap_or(Rule::B(50)),
            Choice::Exorcise => self.why_no_exorcism().unwrap_or(Rule::B(50)),
            Choice::UsePower(board) => self.why_no_power(board).unwrap_or(Rule::B(50)),
            Choice::SpendToken(board) => self.why_no_token(board).unwrap_or(Rule::B(50)),
            Choice::YinYang => self.why_no_yin_yang().unwrap_or(Rule::B(53)),
            Choice::Ask(_) | Choice::Restore(_) => Rule::B(53),
            Choice::PlaceBuddha(_) => Rule::B(54),
            Choice::TakeToken => Rule::B(55),
            Choice::WhiteMoon(WhiteMoonChoice::Rescue) => self.why_no_rescue().unwrap_or(Rule::W(22)),
            Choice::WhiteMoon(WhiteMoonChoice::Carry(_) | WhiteMoonChoice::Step(_)) if self.lies(self.turn.board) => {
                Rule::W(28)
            }
            Choice::WhiteMoon(choice) => choice.rule(),
            Choice::BlackSecret(choice) => choice.rule(),
            Choice::Move(_)
            | Choice::EndTurn
            | Choice::Place(_)
            | Choice::Discard(_)
            | Choice::LoseQi(_)
            | Choice::LayMantra(_)
            | Choice::TakeTao(_)
            | Choice::MoveTaoist(..)
            | Choice::Revive(_)
            | Choice::Banish(_)
            | Choice::DriveBack(_)
            | Choice::SetCircle(_)
            | Choice::MoveGhost(..)
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
            | Choice::GiveYinYang(_) => self.rule_of_order(),
        }
    }

    /// The rule by which something else comes now: in Yin what has begun is carried out first.
    fn rule_of_order(&self) -> Rule {
        if self.turn.stage == Stage::Yin { Rule::B(22) } else { Rule::B(50) }
    }

    fn rule_against_demons(&self, demons: DemonSet, tao: TaoCount, crystals: u8) -> Rule {
        let targets = self.demon_targets();
        if !demons.without(targets).is_empty() {
            return Rule::S(23);
        }
        if !tao.is_empty() && self.tao_is_off() {
            return Rule::B(45);
        }
        self.demon_split().why_not(targets.mask_of(demons), tao, crystals)
    }

    fn rule_against_split(&self, ghosts: SpaceSet, tao: TaoCount, crystals: u8) -> Rule {
        if let Some(rule) = ghosts.both(self.occupied).iter().find_map(|space| self.why_no_target(space)) {
            return rule;
        }
        if !tao.is_empty() && self.tao_is_off() {
            return Rule::B(45);
        }
        if crystals > self.crystals_at_hand() {
            return Rule::W(41);
        }
        let targets = self.targets();
        if !ghosts.without(targets).is_empty() {
            return Rule::B(70);
        }
        self.split().why_not(targets.mask_of(ghosts), tao, crystals)
    }
}
