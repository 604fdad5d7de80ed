use strum::{EnumCount, IntoStaticStr, VariantArray};

/// What struck the last blow of a lost game. Its name in files is that of the variant: `no-free-space`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LastBlow {
    /// A haunting figure reached the village.
    Haunter,
    /// The left stone of a card that was laid, its Curse die included.
    Arrival,
    /// The Curse die of a tormentor.
    Tormentor,
    /// The Curse die of a ghost that was exorcised.
    Exorcism,
    /// A board with three ghosts.
    Overrun,
    /// A ghost that had no space left.
    NoFreeSpace,
    /// The Qi that the Sorcerer's Hut takes.
    Hut,
    /// The Curse die of the Cemetery.
    Cemetery,
    /// The deck ran out.
    Deck,
    /// A villager's death (W24).
    Villager,
    /// A curse, a demon or the Shadow of Wu-Feng.
    WuFeng,
}
