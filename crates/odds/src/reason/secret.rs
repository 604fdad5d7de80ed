//! What speaks for the choices of Black Secret, on either side.

use ghost_stories_engine::{BloodMantra, Choice, CurseCard, Demon, DemonSet, MANTRA_LEVELS, SecretChoice, Token};

use super::Reason;
use super::look::Look;
use crate::chance::Odds;
use crate::demons::demon_fight;

/// Why a choice of Black Secret is good, in parts that words can be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what their types and the line above say")]
pub enum SecretReason {
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

impl SecretReason {
    pub(super) fn weight(self) -> u32 {
        match self {
            SecretReason::Fills { left: 0, .. } | SecretReason::Triggers { .. } => 76,
            SecretReason::DemonFight { .. } => 72,
            SecretReason::Curse { .. } => 66,
            SecretReason::Urn { .. } => 64,
            SecretReason::FacesDemons { .. } => 62,
            SecretReason::Fills { .. } | SecretReason::Summons { .. } => 50,
            SecretReason::BackUp => 40,
        }
    }
}

impl Look<'_> {
    pub(super) fn secret_reasons(&self, step: SecretChoice) -> Vec<Reason> {
        let Some(secret) = self.now.secret() else { return Vec::new() };
        let found = match step {
            SecretChoice::LayQi(mantra) => secret.place_of(mantra).map(|place| SecretReason::Fills {
                mantra,
                left: MANTRA_LEVELS[place].saturating_sub(secret.qi[place] + 1),
            }),
            SecretChoice::Trigger(mantra) => Some(SecretReason::Triggers { mantra }),
            SecretChoice::Climb(taoist) if self.now.is_below(taoist) => Some(SecretReason::BackUp),
            SecretChoice::Climb(taoist) => {
                let demons = secret.demons_on(self.now.taoist(taoist).spot);
                (!demons.is_empty()).then_some(SecretReason::FacesDemons { demons })
            }
            SecretChoice::Throw(curse) => Some(SecretReason::Curse { curse }),
            SecretChoice::Summon(demon, _) => Some(SecretReason::Summons { demon }),
            SecretChoice::Search(demon) => secret.spot_of(demon).and_then(|spot| {
                let tokens = secret.top_tokens(spot);
                let chance = Odds::new(tokens.get(Token::Urn).into(), u64::from(tokens.total().max(1)));
                (chance.cases() > 0).then_some(SecretReason::Urn { chance })
            }),
            _ => None,
        };
        found.map(Reason::Secret).into_iter().collect()
    }

    /// An exorcism underground.
    pub(super) fn fights_demons(&self) -> Vec<Reason> {
        let fight = demon_fight(self.now).map(|fight| SecretReason::DemonFight { chance: fight.any });
        fight.map(Reason::Secret).into_iter().collect()
    }

    /// True if the step is one that only Black Secret has reasons for.
    pub(super) fn is_underground(&self, step: Choice) -> bool {
        step == Choice::Exorcise && self.now.is_below(self.me)
    }
}
