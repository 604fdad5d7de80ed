//! What speaks for the choices of Black Secret, on either side.

use ghost_stories_engine::{BlackSecretChoice, BloodMantra, Choice, CurseCard, Demon, DemonSet, MANTRA_LEVELS, Token};

use super::Reason;
use super::look::Look;
use crate::chance::Odds;
use crate::demons::demon_fight;

/// Why a choice of Black Secret is good, in parts that words can be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what their types and the line above say")]
pub enum BlackSecretReason {
    /// The mantra then lacks so many Qi; with none it takes effect.
    Fills { mantra: BloodMantra, left: u8 },
    /// This mantra takes effect.
    Triggers { mantra: BloodMantra },
    /// Underground these demons can be fought from there.
    FacesDemons { demons: DemonSet },
    /// The chance to beat at least one demon.
    DemonFight { chance: Odds },
    /// Up there villagers can be asked and ghosts fought.
    BackUp,
    /// What the curse does.
    Curse { curse: CurseCard },
    /// This demon can search from its next turn on.
    Summons { demon: Demon },
    /// The chance that the search finds an urn.
    Urn { chance: Odds },
}

impl BlackSecretReason {
    pub(super) fn weight(self) -> u32 {
        match self {
            BlackSecretReason::Fills { left: 0, .. } | BlackSecretReason::Triggers { .. } => 76,
            BlackSecretReason::DemonFight { .. } => 72,
            BlackSecretReason::Curse { .. } => 66,
            BlackSecretReason::Urn { .. } => 64,
            BlackSecretReason::FacesDemons { .. } => 62,
            BlackSecretReason::Fills { .. } | BlackSecretReason::Summons { .. } => 50,
            BlackSecretReason::BackUp => 40,
        }
    }
}

impl Look<'_> {
    pub(super) fn black_secret_reasons(&self, step: BlackSecretChoice) -> Vec<Reason> {
        let Some(black_secret) = self.now.black_secret() else { return Vec::new() };
        let found = match step {
            BlackSecretChoice::LayQi(mantra) => black_secret.place_of(mantra).map(|place| BlackSecretReason::Fills {
                mantra,
                left: MANTRA_LEVELS[place].saturating_sub(black_secret.qi[place] + 1),
            }),
            BlackSecretChoice::Trigger(mantra) => Some(BlackSecretReason::Triggers { mantra }),
            BlackSecretChoice::Climb(taoist) if self.now.is_below(taoist) => Some(BlackSecretReason::BackUp),
            BlackSecretChoice::Climb(taoist) => {
                let demons = black_secret.demons_on(self.now.taoist(taoist).spot);
                (!demons.is_empty()).then_some(BlackSecretReason::FacesDemons { demons })
            }
            BlackSecretChoice::Throw(curse) => Some(BlackSecretReason::Curse { curse }),
            BlackSecretChoice::Summon(demon, _) => Some(BlackSecretReason::Summons { demon }),
            BlackSecretChoice::Search(demon) => black_secret.spot_of(demon).and_then(|spot| {
                let tokens = black_secret.top_tokens(spot);
                let chance = Odds::new(tokens.get(Token::Urn).into(), u64::from(tokens.total().max(1)));
                (chance.cases() > 0).then_some(BlackSecretReason::Urn { chance })
            }),
            // Nothing can be said for these.
            BlackSecretChoice::MoveDemon(..)
            | BlackSecretChoice::ShadowOn(_)
            | BlackSecretChoice::ShadowUnder(_)
            | BlackSecretChoice::ShadowAttack
            | BlackSecretChoice::ShadowCurse
            | BlackSecretChoice::Incarnation(_)
            | BlackSecretChoice::Skeleton(_)
            | BlackSecretChoice::TurnUp(_)
            | BlackSecretChoice::Ladder(_)
            | BlackSecretChoice::Victim(_)
            | BlackSecretChoice::PowerOff(_)
            | BlackSecretChoice::FigureSteps(_)
            | BlackSecretChoice::Haunt(_)
            | BlackSecretChoice::MoveVillager(..)
            | BlackSecretChoice::LosePedestal(_)
            | BlackSecretChoice::Defeat { .. }
            | BlackSecretChoice::LayMantra(_)
            | BlackSecretChoice::Swap(..)
            | BlackSecretChoice::SendHome(_)
            | BlackSecretChoice::Clear(_)
            | BlackSecretChoice::Crystal(_) => None,
        };
        found.map(Reason::BlackSecret).into_iter().collect()
    }

    /// An exorcism underground.
    pub(super) fn fights_demons(&self) -> Vec<Reason> {
        let fight = demon_fight(self.now).map(|fight| BlackSecretReason::DemonFight { chance: fight.any });
        fight.map(Reason::BlackSecret).into_iter().collect()
    }

    /// True if the step is one that only Black Secret has reasons for.
    pub(super) fn is_underground(&self, step: Choice) -> bool {
        step == Choice::Exorcise && self.now.is_below(self.me)
    }
}
