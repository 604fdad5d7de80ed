use crate::rule::Rule;

/// What brought an event about: a thing of the game, whose rule follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Cause {
    /// A haunter's figure went on.
    Haunter,
    /// Ghosts filled all three spaces of the board on turn.
    Overrun,
    /// What the Curse die shows.
    CurseDie,
    /// No space was free for a ghost that had to enter.
    NoFreeSpace,
    /// The ghost met a Buddha.
    Buddha,
    /// The left stone of a quick haunter.
    QuickHaunter,
    /// Another left stone.
    LeftStone,
    /// A Taoist had to discard a Tao.
    Discard,
    /// The active Taoist's own move.
    OwnMove,
    /// The action of the active Taoist, on his own tile.
    Action,
    /// The Yin-Yang was spent.
    YinYang,
    /// A Taoist died, and what he held went back.
    Death,
    /// The Taoist of the board died.
    TaoistOfBoardDied,
    /// The neutral board had no Qi left.
    NeutralBoardWithoutQi,
    /// An exorcism.
    Exorcism,
    /// What bore the Mantra left.
    BearerOfMantraLeft,
    /// The right stone of an exorcised ghost.
    Reward,
    /// The Curse die of the Cemetery haunts.
    CemeteryCurseDie,
    /// The Taoist Altar.
    Altar,
    /// The Herbalist's Shop.
    Herbalist,
    /// The Sorcerer's Hut.
    SorcerersHut,
    /// The Night Watchman's Beat.
    NightWatchman,
    /// The Circle of Prayer.
    CircleOfPrayer,
    /// The Pavilion of the Heavenly Winds.
    Pavilion,
    /// The Tea House.
    TeaHouse,
    /// What an exorcised incarnation gives the group.
    GroupReward,
    /// The incarnation Nameless arrived.
    Nameless,
    /// The power of the Mantra's board is off.
    MantraPowerOff,
    /// The power Bottomless Pockets.
    BottomlessPockets,
    /// The power Dance of the Twin Winds.
    TwinWinds,

    /// The players picked a villager before the first turn.
    BeforeFirstTurn,
    /// A Taoist took a villager along.
    Carrying,
    /// The action on the Portal's tile.
    Rescue,
    /// The thanks of a family that is saved whole.
    Thanks,
    /// The curse of a villager who died.
    VillagerCurse,
    /// The Curse die of a villager's curse haunts.
    VillagerCurseDie,
    /// A villager flees from a figure.
    Flight,
    /// The villagers' tile was haunted.
    HauntedVillagers,
    /// A villager's curse haunts the tile on which he died.
    HauntingVillager,
    /// A devourer.
    Devourer,
    /// An incarnation came to Su-Ling's space.
    IncarnationBeforeSuLing,
    /// Su-Ling was placed at an end of a board.
    SuLing,
    /// A white face of the Herbalist's dice.
    WhiteFace,
    /// A crystal among the rewards of an exorcised ghost.
    CrystalReward,
    /// The active Taoist placed a crystal of his own.
    OwnCrystal,
    /// The fourth crystal lies on its pedestal.
    FourthCrystal,
    /// The Mystic Barrier.
    MysticBarrier,
    /// The family Zhou gave a barrier.
    Zhou,
    /// The Kung-Fu School.
    KungFuSchool,
    /// The artifact Elixir of Health.
    Elixir,
    /// The artifact Moon Dust.
    MoonDust,
    /// The artifact Gathering Gong.
    Gong,
    /// The artifact Night Lantern.
    NightLantern,
    /// The artifact Claw of Vengeance.
    Claw,
    /// The incarnation Voracious.
    Voracious,
    /// The incarnation Howling Ondine.
    HowlingOndine,
    /// The incarnation Root Master.
    RootMaster,

    /// Wu-Feng used a drawn card up to summon a demon.
    Summoning,
    /// Wu-Feng used a drawn card up to throw a curse.
    Throw,
    /// An effect let Wu-Feng throw a curse of any colour.
    FreeThrow,
    /// A curse of Wu-Feng.
    WuFengsCurse,
    /// A curse of Wu-Feng that only touches White Moon.
    WuFengsMoonCurse,
    /// The Curse die of Wu-Feng's doing haunts.
    WuFengsCurseDie,
    /// The catacomb token Buddha.
    BuddhaToken,
    /// The catacomb token of Su-Ling.
    SuLingToken,
    /// The trait of the Landscaper.
    Landscaper,
    /// The demon was exorcised.
    ExorcisedDemon,
    /// The skeleton was exorcised.
    ExorcisedSkeleton,
    /// The skeleton met a Buddha.
    SkeletonOnBuddha,
    /// The Shadow.
    Shadow,
    /// The Curse die of the Shadow haunts.
    ShadowsCurseDie,
    /// The ladder's tile was haunted.
    HauntedLadder,
    /// The effect of a Blood Mantra.
    BloodMantra,
    /// The effect of a Blood Mantra that only touches White Moon.
    BloodMoonMantra,
    /// A lost Qi went on a Blood Mantra.
    LostQi,
    /// A Qi of the bank went on a Blood Mantra.
    QiOfBank,
    /// The Blood Mantra was full of Qi.
    FullMantra,
}

impl Cause {
    /// The rule by which it works.
    pub const fn rule(self) -> Rule {
        match self {
            Cause::NeutralBoardWithoutQi => Rule::B(3),
            Cause::Haunter => Rule::B(31),
            Cause::Overrun => Rule::B(34),
            Cause::CurseDie => Rule::B(35),
            Cause::NoFreeSpace => Rule::B(40),
            Cause::Buddha => Rule::B(42),
            Cause::QuickHaunter => Rule::B(43),
            Cause::LeftStone | Cause::Discard => Rule::B(45),
            Cause::OwnMove => Rule::B(51),
            Cause::Action => Rule::B(52),
            Cause::YinYang => Rule::B(53),
            Cause::Death => Rule::B(60),
            Cause::TaoistOfBoardDied => Rule::B(61),
            Cause::Exorcism => Rule::B(70),
            Cause::BearerOfMantraLeft => Rule::B(76),
            Cause::Reward => Rule::B(77),
            Cause::CemeteryCurseDie => Rule::B(80),
            Cause::Altar => Rule::B(81),
            Cause::Herbalist => Rule::B(82),
            Cause::SorcerersHut => Rule::B(83),
            Cause::NightWatchman => Rule::B(84),
            Cause::CircleOfPrayer => Rule::B(86),
            Cause::Pavilion => Rule::B(87),
            Cause::TeaHouse => Rule::B(88),
            Cause::GroupReward => Rule::B(91),
            Cause::Nameless => Rule::B(101),
            Cause::MantraPowerOff => Rule::B(110),
            Cause::BottomlessPockets => Rule::B(111),
            Cause::TwinWinds => Rule::B(112),

            Cause::BeforeFirstTurn => Rule::W(4),
            Cause::Carrying => Rule::W(21),
            Cause::Rescue => Rule::W(22),
            Cause::Thanks => Rule::W(23),
            Cause::VillagerCurse | Cause::VillagerCurseDie => Rule::W(24),
            Cause::Flight => Rule::W(25),
            Cause::HauntedVillagers | Cause::HauntingVillager => Rule::W(26),
            Cause::Devourer => Rule::W(27),
            Cause::IncarnationBeforeSuLing => Rule::W(30),
            Cause::SuLing => Rule::W(32),
            Cause::WhiteFace | Cause::CrystalReward => Rule::W(40),
            Cause::OwnCrystal => Rule::W(42),
            Cause::FourthCrystal | Cause::MysticBarrier => Rule::W(43),
            Cause::Zhou => Rule::W(44),
            Cause::KungFuSchool => Rule::W(50),
            Cause::Elixir | Cause::MoonDust | Cause::Gong | Cause::NightLantern | Cause::Claw => Rule::W(60),
            Cause::Voracious => Rule::W(71),
            Cause::HowlingOndine => Rule::W(72),
            Cause::RootMaster => Rule::W(73),

            Cause::Summoning => Rule::S(11),
            Cause::Throw | Cause::WuFengsCurse => Rule::S(12),
            Cause::FreeThrow => Rule::S(13),
            Cause::BuddhaToken | Cause::SuLingToken => Rule::S(21),
            Cause::Landscaper => Rule::S(22),
            Cause::ExorcisedDemon => Rule::S(23),
            Cause::ExorcisedSkeleton | Cause::SkeletonOnBuddha => Rule::S(24),
            Cause::Shadow | Cause::ShadowsCurseDie => Rule::S(30),
            Cause::HauntedLadder => Rule::S(40),
            Cause::WuFengsCurseDie => Rule::S(41),
            Cause::BloodMantra | Cause::LostQi | Cause::FullMantra => Rule::S(42),
            Cause::QiOfBank => Rule::S(44),
            Cause::WuFengsMoonCurse | Cause::BloodMoonMantra => Rule::S(62),
        }
    }
}
