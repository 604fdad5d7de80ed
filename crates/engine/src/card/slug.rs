use crate::card::Card;

/// The names of the cards as files have them, from card 1 on. Cards that are alike share one.
const SLUGS: [&str; Card::COUNT as usize] = [
    "ghoul",
    "walking-corpse",
    "coffin-breakers",
    "coffin-breakers",
    "restless-dead",
    "zombie",
    "zombie",
    "hopping-vampire",
    "hopping-vampire",
    "yellow-plague",
    "lich",
    "drowned-maiden",
    "hound-of-depth",
    "perfidious-nymph",
    "perfidious-nymph",
    "sticky-feet",
    "abysmal",
    "abysmal",
    "ooze-devil",
    "ooze-devil",
    "liquid-horror",
    "fury-of-depth",
    "creeping-one",
    "fungus-thing",
    "fallen-monks",
    "fallen-monk",
    "restless-spirit",
    "rotten-soul",
    "rotten-soul",
    "wicked-one",
    "wicked-one",
    "green-abomination",
    "great-putrid",
    "skinner",
    "reaper",
    "sharp-nailed-mistresses",
    "sharp-nailed-mistresses",
    "bleeding-eyes",
    "blood-drinker",
    "blood-drinker",
    "scarlet-evildoer",
    "scarlet-evildoer",
    "flesh-devourer",
    "raging-one",
    "gloomy-minion",
    "repellent-beauty",
    "severed-heads",
    "severed-heads",
    "grave-walker",
    "black-widow",
    "black-widow",
    "dark-wraith",
    "dark-wraith",
    "shapeless-evil",
    "soul-eater",
    "howling-nightmare",
    "uncatchable",
    "hope-killer",
    "death-army",
    "forgotten-ones",
    "bone-cracker",
    "dark-mistress",
    "creeping-horror",
    "vampire-lord",
    "nameless",
    "marsh-boar",
    "marsh-ogre",
    "river-otter",
    "river-crocodile",
    "forest-bear",
    "forest-tiger",
    "mountain-goat",
    "mountain-ape",
    "grey-hunter",
    "black-jackal",
    "gate-keeper",
    "voracious",
    "howling-ondine",
    "root-master",
    "time-keeper",
    "shapeshifter",
    "tunnel-crawler",
    "hex-bearer",
    "tunnel-crawler",
    "hex-bearer",
    "tunnel-crawler",
    "hex-bearer",
    "tunnel-crawler",
    "hex-bearer",
    "pit-caller",
    "black-chanter",
    "night-witch",
    "puppet-master",
    "relentless-seeker",
    "bloodthirsty",
    "undertaker",
];

impl Card {
    /// The card's English name as files have it.
    ///
    /// ```
    /// use ghost_stories_engine::Card;
    ///
    /// assert_eq!(Card::new(2).map(Card::slug), Some("walking-corpse"));
    /// ```
    pub const fn slug(self) -> &'static str {
        SLUGS[self.number() as usize - 1]
    }

    /// The cards of this name: none, one or several that are alike.
    ///
    /// ```
    /// use ghost_stories_engine::Card;
    ///
    /// assert_eq!(Card::named("coffin-breakers").map(Card::number).collect::<Vec<_>>(), [3, 4]);
    /// ```
    pub fn named(slug: &str) -> impl Iterator<Item = Card> {
        Card::all().filter(move |card| card.slug() == slug)
    }
}
