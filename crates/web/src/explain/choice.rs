//! What a choice does, in one line: the help of the thing it is about.

use ghost_stories_engine::{BlackSecretChoice, Choice, Position, WhiteMoonChoice};
use ghost_stories_lang::Language;

use super::explain;
use crate::target::Target;

/// What follows from a choice, where its own words do not say it.
pub fn help_of(language: Language, position: &Position, choice: Choice) -> Option<String> {
    let target = match choice {
        Choice::Help => Target::Tile(position.tile_of(position.board_on_turn())),
        Choice::Ask(tile) | Choice::Move(tile) => Target::Tile(tile),
        Choice::UsePower(board) | Choice::SpendToken(board) => Target::Power(board),
        Choice::YinYang => Target::YinYang(position.decider()),
        Choice::WhiteMoon(WhiteMoonChoice::Use(artifact)) => Target::Artifact(artifact),
        Choice::WhiteMoon(WhiteMoonChoice::SuLing(_)) => Target::SuLing,
        Choice::WhiteMoon(WhiteMoonChoice::PlaceCrystal) => Target::Crystals,
        Choice::BlackSecret(BlackSecretChoice::Throw(curse)) => Target::Curse(curse),
        Choice::BlackSecret(
            BlackSecretChoice::LayQi(mantra) | BlackSecretChoice::Trigger(mantra) | BlackSecretChoice::Swap(mantra, _),
        ) => Target::BloodMantra(mantra),
        Choice::BlackSecret(BlackSecretChoice::Summon(demon, _)) => Target::Demon(demon),
        _ => return None,
    };
    explain(language, position, target).lines.into_iter().next()
}
