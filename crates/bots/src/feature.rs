//! What a player counts at a glance.

/// Defines the things in order, with the names they have in the files of weights.
macro_rules! features {
    ($($feature:ident: $name:literal, $doc:literal;)*) => {
        /// Something that makes a position better or worse.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Feature {
            $(#[doc = $doc] $feature,)*
        }

        impl Feature {
            /// Every thing in order.
            pub const ALL: &[Feature] = &[$(Feature::$feature),*];

            /// How many there are.
            pub const COUNT: usize = Feature::ALL.len();

            /// Its name in a file of weights.
            pub const fn name(self) -> &'static str {
                [$($name),*][self as usize]
            }

            /// What it is, in words.
            pub const fn about(self) -> &'static str {
                [$($doc),*][self as usize]
            }
        }
    };
}

features! {
    Qi1: "qi-1", "The first Qi of a Taoist.";
    Qi2: "qi-2", "The second.";
    Qi3: "qi-3", "The third.";
    Qi4: "qi-4", "The fourth.";
    Qi5: "qi-5", "The fifth.";
    Possessed: "possessed", "A possessed board.";
    NeutralQi: "neutral-qi", "A Qi of a neutral board.";
    Tao1: "tao-1", "The first Tao of a Taoist.";
    Tao2: "tao-2", "The second.";
    Tao3: "tao-3", "The third.";
    TaoMore: "tao-more", "Every further one.";
    TaoWanted: "tao-wanted", "A Tao that a ghost in play needs.";
    YinYang: "yin-yang", "A Yin-Yang.";
    BuddhaInHand: "buddha-in-hand", "A Buddha in hand.";
    BuddhaOnBoard: "buddha-on-board", "A Buddha on a board.";
    Token: "token", "A power token.";
    OneGhost: "one-ghost", "A board with one ghost.";
    TwoGhostsLastQi: "two-ghosts-last-qi", "A board with two ghosts, nobody living there or one on the last Qi.";
    TwoGhosts: "two-ghosts", "Another board with two ghosts.";
    ThreeGhostsLastQi: "three-ghosts-last-qi", "A board with three ghosts, nobody living there or one on the last Qi.";
    ThreeGhostsTwoQi: "three-ghosts-two-qi", "A board with three ghosts, its Taoist with two Qi.";
    ThreeGhosts: "three-ghosts", "Another board with three ghosts.";
    OneHaunted: "one-haunted", "One haunted tile.";
    TwoHaunted: "two-haunted", "Two haunted tiles or more.";
    Ghost: "ghost", "A ghost.";
    Need: "need", "Each of the first two faces it needs.";
    NeedMore: "need-more", "Each further face it needs.";
    Crowd: "crowd", "Each ghost above six.";
    Haunter: "haunter", "A haunter with its figure on the card, no tile haunted yet.";
    HaunterOne: "haunter-one", "The same with one tile haunted.";
    HaunterTwo: "haunter-two", "The same with two tiles haunted.";
    Stone: "stone", "A haunter with its figure on the stone, no tile haunted yet.";
    StoneOne: "stone-one", "The same with one tile haunted.";
    StoneTwo: "stone-two", "The same with two tiles haunted.";
    Tormentor: "tormentor", "A tormentor.";
    DiceImmune: "dice-immune", "A ghost that dice do not beat.";
    DieCaptive: "die-captive", "A captive die.";
    TaoOff: "tao-off", "Tao that nobody may spend.";
    PowerOff: "power-off", "A board without power.";
    AllPowersOff: "all-powers-off", "No board with power.";
    Chance: "chance", "The chance of the best placed to beat a ghost next.";
    SecondChance: "second-chance", "The chance of the second best placed.";
    Incarnation: "incarnation", "An incarnation in play.";
    Exorcised: "exorcised", "One exorcised.";
    IncarnationChance: "incarnation-chance", "The chance of the best placed to beat an incarnation next.";
    IncarnationSecond: "incarnation-second", "The chance of the second best placed.";
    IncarnationTao: "incarnation-tao", "A Tao that an incarnation in play needs.";
    LastCards: "last-cards", "How far the last twelve cards are gone while an incarnation is in play.";
    BlackTao: "black-tao", "A black Tao when an incarnation will come soon.";
    GhostComing: "ghost-coming", "A ghost about to come in Yang.";
    CurseComing: "curse-coming", "The Curse die about to be rolled in Yang.";
    Circle: "circle", "A Tao on the Circle of Prayer.";
    CircleBlack: "circle-black", "A black one there.";
    Mantra: "mantra", "The Mantra on a ghost.";
    TwoInReach: "two-in-reach", "A Taoist with two ghosts or more in reach.";
    NoneInReach: "none-in-reach", "A Taoist with no ghost in reach.";
    LastQi: "last-qi", "A Taoist on the last Qi.";
    AllAlive: "all-alive", "Every player's Taoist lives.";
    FreshBuddha: "fresh-buddha", "A Buddha taken this turn.";
    Altar: "altar", "The Taoist Altar active.";
    Temple: "temple", "The Buddhist Temple active.";
    Herbalist: "herbalist", "The Herbalist's Shop active.";
    Hut: "hut", "The Sorcerer's Hut active.";
    CircleTile: "circle-tile", "The Circle of Prayer active.";
    Strike: "strike", "A haunter on the stone that nobody beats before it haunts, no tile haunted yet.";
    StrikeOne: "strike-one", "The same with one tile haunted.";
    StrikeTwo: "strike-two", "The same with two tiles haunted.";
    Torment: "torment", "A tormentor that nobody beats before it strikes.";
    Overrun: "overrun", "A full board that nobody frees before its turn.";
    OverrunLastQi: "overrun-last-qi", "The same where nobody lives or one on the last Qi.";
    CrowdedNext: "crowded-next", "Two ghosts on the board whose turn is next.";
    Reach: "reach", "The best chance of a Taoist against any ghost.";
    Double: "double", "The best chance of a Taoist against two ghosts at once.";
    Soon: "soon", "That best chance for the Taoist whose turn is next.";
    QiLate: "qi-late", "A Qi of a player by the end of the deck.";
    TaoLate: "tao-late", "A Tao by the end of the deck.";
    YinYangLate: "yin-yang-late", "A Yin-Yang by the end of the deck.";
    GhostLate: "ghost-late", "A ghost by the end of the deck.";
    HauntedLate: "haunted-late", "A haunted tile by the end of the deck.";
    GhostLast: "ghost-last", "A ghost beside the last incarnation.";
    IncarnationMiss: "incarnation-miss", "An incarnation that nobody beats in the coming round.";
    HauntersMany: "haunters-many", "Each haunter after the first.";
    Prize: "prize", "A ghost that brings Qi or a Yin-Yang.";
    PrizeTao: "prize-tao", "A Tao that a ghost brings.";
    Curses: "curses", "A ghost that curses who exorcises it.";
    HaunterIdle: "haunter-idle", "A haunter with nothing left to haunt before it.";
    PossessedEarly: "possessed-early", "A possessed board at the beginning of the deck.";
    SameTile: "same-tile", "A Taoist on the tile of another.";
    Centre: "centre", "A Taoist in the centre.";
    Corner: "corner", "A Taoist at a corner.";
    TaoSoon: "tao-soon", "A Tao when an incarnation comes next.";
    GhostSoon: "ghost-soon", "A ghost when an incarnation comes next.";
    OverrunTwo: "overrun-two", "A full board that nobody frees before its turn, its Taoist with two Qi.";
    IncarnationMissing: "incarnation-missing", "A face that the best equipped Taoist still needs against an incarnation.";
    IncarnationNear: "incarnation-near", "A Taoist who can come to an incarnation.";
    IncarnationBarred: "incarnation-barred", "An incarnation that nobody can exorcise where it stands.";
    TwinWinds: "twin-winds", "Dance of the Twin Winds at work.";
    Spires: "spires", "Dance of the Spires at work.";
    Strength: "strength", "Strength of a Mountain at work.";
    Favourite: "favourite", "Favourite of the Gods at work.";
    SecondWind: "second-wind", "Second Wind at work.";
    HeavenlyGust: "heavenly-gust", "Heavenly Gust at work.";
    MantraPower: "mantra-power", "Enfeeblement Mantra at work.";
    Pockets: "pockets", "Bottomless Pockets at work.";
    TempleNear: "temple-near", "A Taoist who can come to the Temple while a Buddha is there.";
    Base: "base", "Whatever the position.";
    // White Moon, the villagers first.
    Saved: "saved", "A saved villager.";
    FamilyHope: "family-hope", "A family of which nobody died, not yet saved.";
    FamilyOneLeft: "family-one-left", "Such a family of which one is still to be saved.";
    Dead: "dead", "Each of the first six dead villagers.";
    DeadMore: "dead-more", "Each of the next three.";
    DeadLast: "dead-last", "Each further one.";
    AtPortal: "at-portal", "A villager on the tile of the Portal.";
    NearPortal: "near-portal", "A villager on a tile next to it.";
    Rescuer: "rescuer", "A Taoist with a villager at the Portal.";
    Escort: "escort", "A Taoist who can come to the Portal and find or bring a villager there.";
    FleeDies: "flee-dies", "A villager who will flee from a figure and die.";
    Victims: "victims", "A villager of a tile that a figure on the stone will haunt.";
    Devourer: "devourer", "A devourer.";
    Devoured: "devoured", "A villager before a devourer that nobody beats in time.";
    Risk: "risk", "How bad the curses of the villagers are who will die so.";
    Crystal: "crystal", "A Moon Crystal in hand.";
    FreshCrystal: "fresh-crystal", "One gained this turn.";
    Pedestal1: "pedestal-1", "The first crystal on a pedestal.";
    Pedestal2: "pedestal-2", "The second.";
    Pedestal3: "pedestal-3", "The third.";
    Pedestal4: "pedestal-4", "The fourth: a Mystic Barrier is coming.";
    CrystalCorner: "crystal-corner", "A Taoist with a crystal who can come to an empty pedestal.";
    SuLing: "su-ling", "Su-Ling on a board.";
    SuLingCalled: "su-ling-called", "Su-Ling may be placed this turn.";
    Lying: "lying", "A Taoist who lies down.";
    Sword: "sword", "The Divine Sword.";
    Armour: "armour", "The Spirit Armour.";
    Claw: "claw", "The Claw of Vengeance.";
    Elixir: "elixir", "The Elixir of Health.";
    Dust: "dust", "The Moon Dust.";
    Gong: "gong", "The Gathering Gong.";
    Lantern: "lantern", "The Night Lantern.";
    Charm: "charm", "The Warding Charm.";
    TaoGone: "tao-gone", "A Tao that left the game.";
    School: "school", "The Kung-Fu School active.";
    PortalHeld: "portal-held", "The Portal on an incarnation.";
    SuLingHeld: "su-ling-held", "Su-Ling on an incarnation.";
    // Black Secret.
    Demon: "demon", "A demon in the catacombs.";
    DemonDigs: "demon-digs", "A demon on a space with tokens and no Taoist.";
    UrnChance: "urn-chance", "The chance of its next search to find an urn.";
    DemonWatched: "demon-watched", "A Taoist on a demon's space.";
    DemonChance: "demon-chance", "The best chance of a Taoist in the catacombs to beat a demon next.";
    DemonReach: "demon-reach", "A Taoist who can come to a demon.";
    Urn: "urn", "An urn that Wu-Feng has.";
    UrnTwo: "urn-two", "The second one.";
    Shadow: "shadow", "The Shadow.";
    ShadowNear: "shadow-near", "A Taoist on the Shadow's place.";
    ShadowTile: "shadow-tile", "The Shadow on an active tile.";
    InHand: "in-hand", "An incarnation in Wu-Feng's hand.";
    Skeleton: "skeleton", "A skeleton on a board.";
    NoLadder: "no-ladder", "A place without a ladder.";
    Below: "below", "A Taoist in the catacombs.";
    BelowIdle: "below-idle", "One there without a demon in reach.";
    BelowStuck: "below-stuck", "One there without a ladder in reach.";
    Curse1: "curse-1", "A curse of level 1 in the pyramid.";
    Curse2: "curse-2", "One of level 2.";
    Curse3: "curse-3", "One of level 3.";
    CurseFour: "curse-four", "A curse of level 4 that can be thrown.";
    MantraQi: "mantra-qi", "How far a mantra is filled.";
    MantraLast: "mantra-last", "A mantra that lacks one Qi.";
    Powerless: "powerless", "A board without power by a curse.";
    Silence: "silence", "Wu-Feng may throw no curse.";
    Brother: "brother", "A Taoist with the power of the opposite board.";
    NoYinYang: "no-yin-yang", "Yin-Yang that nobody may spend.";
    QiToBank: "qi-to-bank", "Lost Qi that goes to the bank.";
    AnyCurse: "any-curse", "Curses that ignore colour.";
    Calligrapher: "calligrapher", "The Calligrapher active.";
}

impl Feature {
    /// What is counted in the base game.
    pub const BASE: &[Feature] = Feature::ALL.split_at(Feature::Saved as usize).0;

    /// What is counted in White Moon.
    pub const WHITE_MOON: &[Feature] = Feature::ALL.split_at(Feature::Demon as usize).0;

    /// What is counted of Black Secret alone.
    pub const BLACK_SECRET: &[Feature] = Feature::ALL.split_at(Feature::Demon as usize).1;

    /// What is counted in Black Secret without White Moon.
    pub fn with_black_secret() -> Vec<Feature> {
        [Feature::BASE, Feature::BLACK_SECRET].concat()
    }

    /// What is counted of White Moon's villagers.
    pub const VILLAGERS: &[Feature] = {
        let (before, _) = Feature::ALL.split_at(Feature::Crystal as usize);
        before.split_at(Feature::Saved as usize).1
    };
}
