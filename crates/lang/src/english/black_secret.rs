//! Black Secret.

use ghost_stories_engine::{
    BlackSecretChoice, BlackSecretEvent, BloodMantra, Cause, Components, CurseCard, CurseEffect, Defeat, Demon,
    DemonSet, Ending, Letter, MantraEffect, Position, TaoCount, Tile, Token,
};

use super::choice::surroundings;
use super::names::{self, taoist as who};
use super::phrases::{self, board, count, ghost_on, list, roll, space, the};
use super::white_moon::on_tile;
use crate::black_secret::{
    BlackSecretDecision, BlackSecretDeclined, curse_in, curse_of, decides, has_ladder, is_wu_feng, laid, mantra_in,
    mantra_of, tile_above,
};
use crate::black_secret_table::BlackSecretTableWords;

pub(crate) fn demon(demon: Demon) -> &'static str {
    match demon {
        Demon::Seeker => "Seeker",
        Demon::Landscaper => "Landscaper",
        Demon::Gravedigger => "Gravedigger",
    }
}

pub(crate) fn token(token: Token) -> &'static str {
    match token {
        Token::Urn => "Urn",
        Token::Earth => "Earth",
        Token::Buddha => "Buddha",
        Token::Tablet => "Cursed Tablet",
        Token::Bones => "Bones",
        Token::Just => "Blood of the Just",
        Token::SuLing => "Blood of Su-Ling",
    }
}

/// "the Seeker".
fn the_demon(which: Demon) -> String {
    format!("the {}", demon(which))
}

/// "the Seeker and the Landscaper".
fn the_demons(demons: DemonSet) -> String {
    list(demons.iter().map(the_demon))
}

/// "the space under the Tea House".
pub(super) fn under(tile: Tile) -> String {
    format!("the space under {}", the(tile))
}

/// "“Theft” (level 1, red)".
fn curse(position: &Position, curse: CurseCard) -> String {
    let components = position.components();
    let facts = components.curse(curse);
    let kind = kind(facts.level.value, names::tao(facts.colour.value));
    format!("“{}” ({kind})", curse_name(curse_in(components, curse)))
}

/// "level 1, red".
pub(super) fn kind(level: u8, colour: &str) -> String {
    format!("level {level}, {colour}")
}

fn mantra(components: Components, mantra: BloodMantra) -> String {
    format!("“{}”", mantra_name(mantra_in(components, mantra)))
}

pub(crate) fn choice(position: &Position, choice: BlackSecretChoice) -> String {
    let components = position.components();
    match choice {
        BlackSecretChoice::Summon(which, tile) => format!("Summon {} to {}", the_demon(which), under(tile)),
        BlackSecretChoice::Throw(which) => format!("Throw the curse {}", curse(position, which)),
        BlackSecretChoice::MoveDemon(which, tile) => format!("Move {} to {}", the_demon(which), under(tile)),
        BlackSecretChoice::Search(which) => match tile_above(position, which) {
            Some(tile) => format!("Search {} with {}", under(tile), the_demon(which)),
            None => format!("Search with {}", the_demon(which)),
        },
        BlackSecretChoice::ShadowOn(tile) => format!("Move the Shadow onto {}", the(tile)),
        BlackSecretChoice::ShadowUnder(tile) => format!("Move the Shadow to {}", under(tile)),
        BlackSecretChoice::ShadowAttack => "Attack the Taoists beside the Shadow with three Tao dice".into(),
        BlackSecretChoice::ShadowCurse => "Roll the Curse die on the active Taoist with the Shadow".into(),
        BlackSecretChoice::Incarnation(card) => format!("Play {} from the hand", names::card(card)),
        BlackSecretChoice::Skeleton(to) => {
            format!("Place a skeleton on {} ({})", space(to), surroundings(position, to))
        }
        BlackSecretChoice::TurnUp(tile) => format!("Turn up and discard the stack on {}", under(tile)),
        BlackSecretChoice::Ladder(tile) if has_ladder(position, tile) => format!("Remove the ladder of {}", the(tile)),
        BlackSecretChoice::Ladder(tile) => format!("Put the ladder of {} back", the(tile)),
        BlackSecretChoice::Victim(taoist) => format!("Let the curse strike {}", who(taoist)),
        BlackSecretChoice::PowerOff(of) => {
            format!("Block the power of {}: {}", board(of), names::power(position.power(of)))
        }
        BlackSecretChoice::FigureSteps(at) => {
            format!("Let the figure of {} on {} step", ghost_on(position, at), space(at))
        }
        BlackSecretChoice::Haunt(tile) => format!("Haunt {}", the(tile)),
        BlackSecretChoice::MoveVillager(from, to) => format!("Move {} to {}", on_tile(position, from), the(to)),
        BlackSecretChoice::LosePedestal(tile) => {
            format!("Return the crystal on the pedestal of {} to the reserve", the(tile))
        }
        BlackSecretChoice::Climb(taoist) => {
            let (down, up) = ("down the ladder into the Catacombs", "up the ladder into the village");
            let way = if position.is_below(taoist) { up } else { down };
            if decides(position, taoist) { format!("Go {way}") } else { format!("Send {} {way}", who(taoist)) }
        }
        BlackSecretChoice::Defeat { demons, tao, crystals } => defeat(demons, tao, crystals),
        BlackSecretChoice::LayMantra(which) => format!("Lay the Mantra on {}", the_demon(which)),
        BlackSecretChoice::LayQi(on) => {
            let (have, need) = laid(position, on);
            format!("Put the Qi on {} ({have} of {need} there)", mantra(components, on))
        }
        BlackSecretChoice::Trigger(which) => format!("Trigger {}", mantra(components, which)),
        BlackSecretChoice::Swap(old, new) => {
            format!("Swap {} for {}", mantra(components, old), mantra(components, new))
        }
        BlackSecretChoice::SendHome(which) => format!("Send {} home", the_demon(which)),
        BlackSecretChoice::Clear(of) => format!("Clear {}", board(of)),
        BlackSecretChoice::Crystal(taoist) if is_wu_feng(position) => {
            format!("{} gives a Moon Crystal back to the reserve", who(taoist))
        }
        BlackSecretChoice::Crystal(taoist) => format!("{} takes a Moon Crystal", who(taoist)),
    }
}

fn defeat(demons: DemonSet, tao: TaoCount, crystals: u8) -> String {
    if demons.is_empty() {
        return "Exorcise nothing".into();
    }
    let tao = (!tao.is_empty()).then(|| phrases::tao(tao));
    let crystals = (crystals > 0).then(|| count(crystals, "crystal", "crystals"));
    let price: Vec<String> = tao.into_iter().chain(crystals).collect();
    let spending = if price.is_empty() { String::new() } else { format!(", spending {}", list(price)) };
    format!("Exorcise {}{spending}", the_demons(demons))
}

pub(crate) fn declined(what: BlackSecretDeclined) -> String {
    match what {
        BlackSecretDeclined::Demon(which) => format!("Leave {} idle", the_demon(which)),
        BlackSecretDeclined::Activate => "Activate no demon".into(),
        BlackSecretDeclined::Shadow => "Leave the Shadow idle".into(),
        BlackSecretDeclined::Throw => "Throw no curse".into(),
        BlackSecretDeclined::Skeleton => "Place no skeleton".into(),
        BlackSecretDeclined::LayQi => "Put no Qi on a mantra".into(),
        BlackSecretDeclined::Ladder => "Put no ladder back".into(),
        BlackSecretDeclined::Swap => "Swap no mantra".into(),
        BlackSecretDeclined::Level => "Do not change level".into(),
    }
}

pub(crate) fn decision(decision: BlackSecretDecision) -> String {
    let sentence = match decision {
        BlackSecretDecision::Drawn(card) => return format!("decides what to do with {}.", names::card(card)),
        BlackSecretDecision::Demon(which) => return format!("decides what {} does.", the_demon(which)),
        BlackSecretDecision::Activate => "decides which demon acts and how.",
        BlackSecretDecision::Shadow => "decides what the Shadow does.",
        BlackSecretDecision::Throw => "may throw a curse of any colour.",
        BlackSecretDecision::Incarnation => "decides which incarnation to play.",
        BlackSecretDecision::Skeleton => "decides where a skeleton goes.",
        BlackSecretDecision::Stack => "decides which stack of tokens is turned up.",
        BlackSecretDecision::RemoveLadder => "decides which ladder leaves.",
        BlackSecretDecision::Victim => "decides whom the curse strikes.",
        BlackSecretDecision::LoseQi => "decides who loses 1 Qi.",
        BlackSecretDecision::ExorcistTao => "decides which Tao the exorcist discards.",
        BlackSecretDecision::PowerOff => "decides which board loses its power for a while.",
        BlackSecretDecision::Figure => "decides which haunting figure steps.",
        BlackSecretDecision::Haunt => "decides which tile is haunted.",
        BlackSecretDecision::MoveVillager => "decides which villager moves where.",
        BlackSecretDecision::LoseCrystal => "decides which Moon Crystal returns to the reserve.",
        BlackSecretDecision::LayQi => "decides on which Blood Mantra the Qi goes.",
        BlackSecretDecision::Trigger => "decides which Blood Mantra takes effect.",
        BlackSecretDecision::Swap => "may swap a Blood Mantra.",
        BlackSecretDecision::PutLadder => "decides where a ladder is put back.",
        BlackSecretDecision::DiscardGhost => "decides which ghost is discarded.",
        BlackSecretDecision::Buddha => "decides where the Buddha goes.",
        BlackSecretDecision::SaveVillager => "decides which villager is saved.",
        BlackSecretDecision::SendHome => "decides which demon goes home.",
        BlackSecretDecision::Clear => "decides which board is cleared.",
        BlackSecretDecision::TakeCrystal => "decides who takes a Moon Crystal.",
        BlackSecretDecision::AllMove => "decides which Taoist moves or changes level.",
        BlackSecretDecision::Step => "may go one place further or change level.",
        BlackSecretDecision::Level => "decides about the change of level.",
        BlackSecretDecision::LayMantra => "decides which ghost or demon gets the Mantra.",
    };
    sentence.into()
}

pub(crate) fn event(event: BlackSecretEvent) -> String {
    let ours = Components::ours();
    match event {
        BlackSecretEvent::CurseRevealed { curse } => {
            format!("The curse “{}” is turned up.", curse_name(curse_of(curse)))
        }
        BlackSecretEvent::CurseThrown { curse, .. } => {
            format!("Wu-Feng throws the curse “{}”.", curse_name(curse_of(curse)))
        }
        BlackSecretEvent::CursesRenewed => "All curses are gathered, shuffled and drawn anew.".into(),
        BlackSecretEvent::MantraRevealed { mantra } => {
            format!("The Blood Mantra “{}” is turned up.", mantra_name(mantra_of(mantra)))
        }
        BlackSecretEvent::QiLaid { mantra: on, .. } => format!("A Qi is laid on {}.", mantra(ours, on)),
        BlackSecretEvent::MantraTriggered { mantra: which, taoist, .. } => {
            format!("{} triggers the Blood Mantra {}.", who(taoist), mantra(ours, which))
        }
        BlackSecretEvent::MantraSwapped { old, new } => {
            format!("The Blood Mantra {} is swapped for {}.", mantra(ours, old), mantra(ours, new))
        }
        BlackSecretEvent::CardSpent { card, cause: Cause::Summoning } => {
            format!("Wu-Feng discards {} to summon a demon.", names::card(card))
        }
        BlackSecretEvent::CardSpent { card, .. } => format!("Wu-Feng discards {} to throw a curse.", names::card(card)),
        BlackSecretEvent::DemonSummoned { demon: which, tile } => {
            format!("The {} is summoned to {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonMoved { demon: which, tile } => {
            format!("The {} moves to {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonSearched { demon: which, tile } => {
            format!("The {} searches {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonExorcised { demon: which, tile } => {
            format!("The {} is exorcised on {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonHome { demon: which, .. } => {
            format!("The {} goes back to Wu-Feng's board.", demon(which))
        }
        BlackSecretEvent::TokenRevealed { token: which, tile } => {
            format!("Turned up under {}: {}.", the(tile), token(which))
        }
        BlackSecretEvent::ShadowCame { tile } => format!("The third Urn brings the Shadow to {}.", under(tile)),
        BlackSecretEvent::ShadowMoved { tile, below: true } => format!("The Shadow moves to {}.", under(tile)),
        BlackSecretEvent::ShadowMoved { tile, below: false } => format!("The Shadow moves onto {}.", the(tile)),
        BlackSecretEvent::ShadowAttacked { roll: dice } => format!("The Shadow attacks and rolls {}.", roll(dice)),
        BlackSecretEvent::ShadowCursed { tile } => format!("The Shadow on {} rolls the Curse die.", the(tile)),
        BlackSecretEvent::SkeletonPlaced { space: at } => format!("A skeleton is placed on {}.", space(at)),
        BlackSecretEvent::SkeletonLeft { space: at, .. } => format!("The skeleton on {} is gone.", space(at)),
        BlackSecretEvent::LadderRemoved { tile, .. } => format!("The ladder of {} is gone.", the(tile)),
        BlackSecretEvent::LadderReturned { tile } => format!("The ladder of {} is put back.", the(tile)),
        BlackSecretEvent::LevelChanged { taoist, tile, below: true } => {
            format!("{} goes down the ladder to {}.", who(taoist), under(tile))
        }
        BlackSecretEvent::LevelChanged { taoist, tile, below: false } => {
            format!("{} goes up the ladder to {}.", who(taoist), the(tile))
        }
        BlackSecretEvent::SummoningDrawn => "A Summoning card is drawn.".into(),
        BlackSecretEvent::IncarnationTaken { card: Some(card) } => {
            format!("Wu-Feng draws the incarnation {} to his hand.", names::card(card))
        }
        BlackSecretEvent::IncarnationTaken { card: None } => "Wu-Feng draws an incarnation to his hand.".into(),
        BlackSecretEvent::IncarnationPlayed { card } => format!("Wu-Feng plays {} from his hand.", names::card(card)),
        BlackSecretEvent::PowerOff { board: of } => {
            format!("The power of {} is blocked until the end of its next turn.", board(of))
        }
        BlackSecretEvent::PowerBack { board: of } => format!("The power of {} is back.", board(of)),
        BlackSecretEvent::CursesForbidden => "Wu-Feng may throw no curse for now.".into(),
        BlackSecretEvent::CursesAllowed => "Wu-Feng may throw curses again.".into(),
        BlackSecretEvent::YinYangLost { taoist } => format!("{} loses the Yin-Yang.", who(taoist)),
        BlackSecretEvent::CrystalReturned { taoist } => {
            format!("A Moon Crystal of {} returns to the reserve.", who(taoist))
        }
        BlackSecretEvent::PedestalCleared { tile } => {
            format!("The crystal on the pedestal of {} returns to the reserve.", the(tile))
        }
        BlackSecretEvent::MantraLaid { demon: which } => format!("The Mantra is laid on {}.", the_demon(which)),
    }
}

pub(crate) fn curse_name(effect: CurseEffect) -> &'static str {
    match effect {
        CurseEffect::DiscardTao => "Theft",
        CurseEffect::ActivateDemon => "Awakening",
        CurseEffect::Skeleton => "Grave Call",
        CurseEffect::Ladder => "Broken Ladder",
        CurseEffect::FigureSteps => "Restless Spirit",
        CurseEffect::MoveTaoist => "Puppet Strings",
        CurseEffect::CurseDie => "Evil Omen",
        CurseEffect::MoveVillager => "Panic",
        CurseEffect::AllDiscardTao => "Plunder",
        CurseEffect::TwoSkeletons => "Open Graves",
        CurseEffect::LadderAndDemon => "Cave-In",
        CurseEffect::PowerOff => "Broken Will",
        CurseEffect::MoveGhost => "Ghost Wind",
        CurseEffect::ActivateAll => "Hunting Pack",
        CurseEffect::LoseCrystal => "Moon Eclipse",
        CurseEffect::LoseQi => "Withering",
        CurseEffect::TwoLadders => "Sealed Depths",
        CurseEffect::DrawIncarnation => "Dark Pact",
        CurseEffect::Ghost => "Spectral Call",
        CurseEffect::LoseYinYang => "Lost Balance",
        CurseEffect::KillVillager => "Murder",
        CurseEffect::HauntAndLoseQi => "Desecration",
        CurseEffect::PlayIncarnation => "Wu-Feng's Return",
        CurseEffect::AllLoseQi => "Plague",
        CurseEffect::KillTwoVillagers => "Massacre",
    }
}

/// What a curse of Wu-Feng does, as a sentence.
pub(crate) fn curse_help(effect: CurseEffect) -> &'static str {
    match effect {
        CurseEffect::DiscardTao => "A Taoist of Wu-Feng's choice discards a Tao.",
        CurseEffect::ActivateDemon => "Wu-Feng activates a demon.",
        CurseEffect::Skeleton => "Wu-Feng places a skeleton.",
        CurseEffect::Ladder => "Wu-Feng removes a ladder.",
        CurseEffect::FigureSteps => "A haunting figure of Wu-Feng's choice steps once.",
        CurseEffect::MoveTaoist => "Wu-Feng moves a Taoist to a neighbouring place of the same level.",
        CurseEffect::CurseDie => "The Curse die is rolled on the active Taoist.",
        CurseEffect::MoveVillager => "Wu-Feng moves a visible villager to a neighbouring active tile with room.",
        CurseEffect::AllDiscardTao => "Every Taoist discards a Tao.",
        CurseEffect::TwoSkeletons => "Wu-Feng places two skeletons.",
        CurseEffect::LadderAndDemon => "Wu-Feng removes a ladder, then activates a demon.",
        CurseEffect::PowerOff => "A board of Wu-Feng's choice has no power until the end of its next turn.",
        CurseEffect::MoveGhost => "Wu-Feng moves a ghost to any free space.",
        CurseEffect::ActivateAll => "Every demon in the Catacombs acts once, or else the Shadow.",
        CurseEffect::LoseCrystal => "A Moon Crystal of Wu-Feng's choice returns to the reserve.",
        CurseEffect::LoseQi => "A Taoist of Wu-Feng's choice loses 1 Qi.",
        CurseEffect::TwoLadders => "Wu-Feng removes two ladders.",
        CurseEffect::DrawIncarnation => "Wu-Feng draws an incarnation to his hand.",
        CurseEffect::Ghost => "Wu-Feng draws a ghost.",
        CurseEffect::LoseYinYang => "A Taoist of Wu-Feng's choice loses the Yin-Yang, or without one all Tao.",
        CurseEffect::KillVillager => "A visible villager of Wu-Feng's choice dies.",
        CurseEffect::HauntAndLoseQi => "A tile of Wu-Feng's choice is haunted, and a Taoist of his choice loses 1 Qi.",
        CurseEffect::PlayIncarnation => "Wu-Feng draws an incarnation to his hand, then plays one.",
        CurseEffect::AllLoseQi => "Every Taoist loses 1 Qi.",
        CurseEffect::KillTwoVillagers => "The visible villagers of two tiles of Wu-Feng's choice die.",
    }
}

pub(crate) fn mantra_name(effect: MantraEffect) -> &'static str {
    match effect {
        MantraEffect::GainQi => "Breath of Life",
        MantraEffect::TwoLadders => "Safe Paths",
        MantraEffect::TwoTao => "Offering",
        MantraEffect::YinYang => "Harmony",
        MantraEffect::DriveBack => "Warding Chant",
        MantraEffect::AllMove => "Swift Steps",
        MantraEffect::DemonHome => "Banishment",
        MantraEffect::ClearSkeletons => "Rest in Peace",
        MantraEffect::Buddha => "Buddha's Grace",
        MantraEffect::Crystal => "Moonlight",
        MantraEffect::DiscardGhost => "Dissolution",
        MantraEffect::Restore => "Purification",
        MantraEffect::NoCurses => "Silence",
        MantraEffect::AllTakeTao => "Gifts for All",
        MantraEffect::Revive => "Rebirth",
        MantraEffect::DemonsHome => "Great Banishment",
        MantraEffect::SaveVillager => "Deliverance",
        MantraEffect::RestoreAll => "Great Purification",
        MantraEffect::AllGainQi => "Spring of Life",
        MantraEffect::ClearBoard => "Holy Fire",
        MantraEffect::Barrier => "Moon's Call",
    }
}

/// What a Blood Mantra does, as a sentence.
pub(crate) fn mantra_help(effect: MantraEffect) -> &'static str {
    match effect {
        MantraEffect::GainQi => "A Taoist of choice gains 1 Qi.",
        MantraEffect::TwoLadders => "Up to two ladders are put back.",
        MantraEffect::TwoTao => "The active Taoist takes two Tao of choice.",
        MantraEffect::YinYang => "A Taoist of choice gets a Yin-Yang back.",
        MantraEffect::DriveBack => "All haunting figures of a board go back to their cards.",
        MantraEffect::AllMove => "Each Taoist may move one place or change level.",
        MantraEffect::DemonHome => "A demon goes back to Wu-Feng's board.",
        MantraEffect::ClearSkeletons => "All skeletons of a board are removed.",
        MantraEffect::Buddha => "A Buddha of the Temple is put on a free space.",
        MantraEffect::Crystal => "A Taoist of choice takes a Moon Crystal.",
        MantraEffect::DiscardGhost => "A ghost of choice, not an incarnation, is discarded.",
        MantraEffect::Restore => "A haunted tile turns active.",
        MantraEffect::NoCurses => "Wu-Feng throws no curse until the end of the next Taoist's turn.",
        MantraEffect::AllTakeTao => "Each Taoist takes a Tao of choice.",
        MantraEffect::Revive => "A dead Taoist comes back with 2 Qi; if nobody is dead, a Taoist gains 1 Qi.",
        MantraEffect::DemonsHome => "All demons go back to Wu-Feng's board.",
        MantraEffect::SaveVillager => "A visible villager is saved.",
        MantraEffect::RestoreAll => "Every haunted tile turns active.",
        MantraEffect::AllGainQi => "Every living Taoist gains 1 Qi.",
        MantraEffect::ClearBoard => "A board is cleared of ghosts and skeletons, but not of incarnations.",
        MantraEffect::Barrier => "A Mystic Barrier rises at once.",
    }
}

/// What a catacomb token does, as a sentence.
pub(crate) fn token_help(token: Token) -> &'static str {
    match token {
        Token::Urn => "Wu-Feng keeps it and draws an incarnation; the third brings the Shadow.",
        Token::Earth => "Nothing happens.",
        Token::Buddha => "The demon goes back to Wu-Feng's board, and its trait does not strike.",
        Token::Tablet => "Wu-Feng may throw a curse of any colour.",
        Token::Bones => "The token becomes a skeleton, which Wu-Feng places.",
        Token::Just => "The active Taoist may put 1 Qi from the bank on a Blood Mantra.",
        Token::SuLing => "The active Taoist triggers a face-up Blood Mantra of choice.",
    }
}

/// What the trait of a demon does by a side of Wu-Feng's board, as a sentence.
pub(crate) fn trait_help(demon: Demon, side: Letter) -> &'static str {
    match (demon, side) {
        (Demon::Seeker, Letter::A) => "May be summoned on any space.",
        (Demon::Seeker, Letter::B) => "No Tao count against it.",
        (Demon::Landscaper, Letter::A) => "The exorcist discards a Tao that Wu-Feng picks.",
        (Demon::Landscaper, Letter::B) => "May search with a Taoist on its space.",
        (Demon::Gravedigger, Letter::A) => "When it is exorcised, Wu-Feng draws a ghost.",
        (Demon::Gravedigger, Letter::B) => "When it is exorcised, the Curse die is rolled on the exorcist.",
    }
}

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "The Taoists win: no Summoning card and no incarnation is left.",
        Ending::Lost(Defeat::AllDead) => "Wu-Feng wins: no Taoist is left alive.",
        Ending::Lost(Defeat::VillageLost) => "Wu-Feng wins: too many tiles of the village are haunted.",
        Ending::Lost(Defeat::DeckEmpty) => "Wu-Feng wins: he has drawn the last card.",
        Ending::Lost(Defeat::Graveyard) => "Wu-Feng wins: twelve villagers lie in the graveyard.",
        Ending::Lost(Defeat::NothingToHaunt) => "Wu-Feng wins: a ghost has nothing left to haunt in its line.",
    }
}

pub(crate) const BLACK_SECRET_TABLE: &BlackSecretTableWords = &BlackSecretTableWords {
    catacombs: "Catacombs, row by row from the north-west:",
    space: |spot, colour, entrance| {
        let entrance = if entrance { ", entrance" } else { "" };
        format!("{}: {}{entrance}.", names::spot(spot), colour.map_or("no colour", names::tao))
    },
    no_ladder: "No ladder.",
    tokens: |number| format!("Tokens: {number}."),
    demons: |demons| format!("Demons: {}.", list(demons.iter().map(demon))),
    here: |taoists| format!("Here: {}.", phrases::taoists(taoists)),
    shadow: "The Shadow is here.",
    stands: |tile, qi| format!("Stands on {}. Qi: {qi}.", under(tile)),
    skeleton: |need| format!("a skeleton, {need}"),

    board: |side| format!("Wu-Feng's board, side {}.", if side == Letter::A { "A" } else { "B" }),
    at_home: |demons| {
        let home = if demons.is_empty() { "none".to_owned() } else { list(demons.iter().map(demon)) };
        format!("Demons at home: {home}.")
    },
    hand: |cards| format!("Incarnations in hand: {cards}."),
    pieces: |urns, of, skeletons, all| format!("Urns: {urns} of {of}. Skeletons left: {skeletons} of {all}."),
    open: |level| format!("Open levels of curses: {level}."),
    curse: |name, level, colour| format!("Curse: {name}, {}.", kind(level, names::tao(colour))),
    thrown: |name, level, colour| format!("Thrown curse: {name}, {}.", kind(level, names::tao(colour))),
    silenced: "Wu-Feng may throw no curse now.",
    mantra: |name, have, need| format!("Blood Mantra: {name}, {have} of {need} Qi."),
    deck: |cards, until_summoning| {
        let summoning = match until_summoning {
            None => "no Summoning card is left in it".to_owned(),
            Some(0) => "the next card is a Summoning card".to_owned(),
            Some(above) => format!("the next Summoning card lies under {}", count(above, "card", "cards")),
        };
        format!("Deck: {}; {summoning}.", count(cards, "card", "cards"))
    },
};
