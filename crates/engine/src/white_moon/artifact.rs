use crate::set::bit_set;

/// What a saved family may give (W60).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Artifact {
    /// Divine Sword: a die is turned to white after the roll.
    Sword,
    /// Spirit Armour: left stones of ghosts on the bearer's board are void.
    Armour,
    /// Claw of Vengeance: a Tao after an exorcism that beat nothing.
    Claw,
    /// Elixir of Health: one Qi.
    Elixir,
    /// Moon Dust: one Moon Crystal.
    Dust,
    /// Gathering Gong: others come to the bearer.
    Gong,
    /// Night Lantern: any active tile is asked for help from anywhere.
    Lantern,
    /// Warding Charm: one Curse die is ignored.
    Charm,
}

impl Artifact {
    /// Every artifact.
    pub const ALL: [Artifact; 8] = [
        Artifact::Sword,
        Artifact::Armour,
        Artifact::Claw,
        Artifact::Elixir,
        Artifact::Dust,
        Artifact::Gong,
        Artifact::Lantern,
        Artifact::Charm,
    ];

    /// True for one that is not used up.
    pub const fn lasts(self) -> bool {
        matches!(self, Artifact::Sword | Artifact::Armour | Artifact::Claw)
    }
}

bit_set! {
    /// A set of artifacts.
    ArtifactSet(u8) of Artifact
}
