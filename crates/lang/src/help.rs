//! What things do, in a sentence or two.

use ghost_stories_engine::{Artifact, CurseEffect, Demon, Letter, MantraEffect, Power, Tile, Token};

use crate::message::Message;

pub(crate) fn tile(tile: Tile) -> Message {
    Message::name("tile-help", tile.name())
}

pub(crate) fn power(power: Power) -> Message {
    Message::name("power-help", power.name())
}

pub(crate) fn artifact(artifact: Artifact) -> Message {
    Message::name("artifact-help", artifact.name())
}

pub(crate) fn token(token: Token) -> Message {
    Message::name("token-help", token.name())
}

/// By this side of Wu-Feng's board.
pub(crate) fn demon_trait(demon: Demon, side: Letter) -> Message {
    Message::name(&format!("trait-help-{demon}"), side.name())
}

pub(crate) fn curse(effect: CurseEffect) -> Message {
    Message::name("curse-help", effect.name())
}

pub(crate) fn mantra(effect: MantraEffect) -> Message {
    Message::name("mantra-help", effect.name())
}
