//! What is printed on a card, and how it stands with a card in play.

use ghost_stories_engine::{Card, Demon, Facts, Left, Middle, Position, Reward, Space, Tao, TaoCount};

use crate::black_secret::is_skeleton;
use crate::message::{Message, Value, message};

/// A resistance: "yellow 2", or so many each of several colours.
pub fn resistance(need: TaoCount) -> Message {
    let colours: Vec<Tao> = need.colours().collect();
    match colours.as_slice() {
        &[tao] => message!("ghost-one-colour", tao, number: need.total()),
        all if all.len() == Tao::ALL.len() => message!("ghost-all-colours", number: need.get(Tao::Black)),
        some => {
            let number = need.total() / some.len() as u8;
            message!("ghost-some-colours", number, tao: need.colours().collect::<Value>())
        }
    }
}

/// The resistance of the ghost on a space and what lowers it.
pub(crate) fn resistance_on(position: &Position, at: Space) -> Message {
    let printed = position.printed_resistance(at).map(resistance);
    let parts: Value = printed.into_iter().chain(weakened(position, at)).collect();
    message!("ghost-resistance", parts)
}

/// What lowers the resistance of the ghost on a space.
pub(crate) fn weakened(position: &Position, at: Space) -> impl Iterator<Item = Message> {
    let counts = |tao| position.printed_resistance(at).is_some_and(|need| need.get(tao) > 0);
    less(position.village().circle().is_some_and(counts), position.mantra() == Some(at))
}

fn less(by_circle: bool, by_mantra: bool) -> impl Iterator<Item = Message> {
    let circle = by_circle.then(|| message!("ghost-less-by-circle"));
    let mantra = by_mantra.then(|| message!("ghost-less-by-mantra"));
    circle.into_iter().chain(mantra)
}

/// The resistance of a demon in the catacombs and what lowers it; nothing for one at home.
pub(crate) fn demon_resistance(position: &Position, demon: Demon) -> Option<Message> {
    let black_secret = position.black_secret()?;
    let tao = position.catacomb_colour(black_secret.spot_of(demon)?)?;
    let printed = message!("ghost-one-colour", tao, number: position.components().demon(demon).resistance.value);
    let weakened = less(position.village().circle() == Some(tao), black_secret.mantra_on == Some(demon));
    let parts: Value = [printed].into_iter().chain(weakened).collect();
    Some(message!("ghost-resistance", parts))
}

/// What the stones of a card do, a sentence each: left, middle, right.
pub(crate) fn stones(facts: &Facts) -> Vec<Message> {
    let effects = || facts.left().iter().map(|&icon| on_arrival(icon)).collect::<Value>();
    let left = (!facts.left().is_empty()).then(|| message!("ghost-on-arrival", effects: effects()));
    [left, middle(facts.middle()), right(facts)].into_iter().flatten().collect()
}

/// All there is to say about the ghost or the skeleton on a space; nothing if there is none.
pub(crate) fn on(position: &Position, at: Space) -> Vec<Message> {
    let card = position.card(at);
    if card.is_none() && !is_skeleton(position, at) {
        return Vec::new();
    }
    let mut lines = vec![message!("ghost-resistance-sentence", resistance: resistance_on(position, at))];
    lines.extend(card.into_iter().flat_map(|card| in_play(position, at, card)));
    lines
}

/// The sentences about the card on a space: its middle and right stone, where its figure stands, what it blocks.
pub(crate) fn in_play(position: &Position, at: Space, card: Card) -> Vec<Message> {
    let lasting = position.lasting_effect(at).and_then(lasting);
    [state(position, at, card), lasting, right(position.facts(card))].into_iter().flatten().collect()
}

fn state(position: &Position, at: Space, card: Card) -> Option<Message> {
    let stone = position.facts(card).middle();
    if position.white_moon().is_some_and(|white_moon| white_moon.su_ling == Some(at)) && stone != Middle::Blank {
        return Some(message!("ghost-silenced"));
    }
    match stone {
        Middle::Haunter if position.figures().contains(at) => Some(message!("ghost-figure-out")),
        Middle::Haunter => Some(message!("ghost-figure-on-card")),
        Middle::OnlyOnBuddha if position.is_caught(at) => Some(message!("ghost-caught")),
        Middle::OnlyIfOppositeEmpty => Some(message!("ghost-opposite", space: position.seating().opposite(at))),
        other => middle(other),
    }
}

/// What an icon of the left stone does when the card is laid, a part of a sentence.
pub(crate) fn on_arrival(icon: Left) -> Message {
    match icon {
        Left::Ghost => message!("stone-left-ghost"),
        Left::Haunt => message!("stone-left-haunt"),
        Left::LoseQi => message!("stone-left-lose-qi"),
        Left::Quick => message!("stone-left-quick"),
        Left::Curse => message!("stone-left-curse"),
        Left::PowerOff => message!("stone-left-power-off"),
        Left::AllPowersOff => message!("stone-left-all-powers-off"),
        Left::TaoOff => message!("stone-left-tao-off"),
        Left::DieCaptive => message!("stone-left-die-captive"),
        Left::GroupLoseTao => message!("stone-left-group-lose-tao"),
        Left::ClearCircle => message!("stone-left-clear-circle"),
        Left::Devour => message!("stone-left-devour"),
        Left::KillVillager => message!("stone-left-kill-villager"),
        Left::LayDown => message!("stone-left-lay-down"),
        Left::LowestLeave => message!("stone-left-lowest-leave"),
        Left::ActivateDemon => message!("stone-left-activate-demon"),
        Left::ThrowCurse => message!("stone-left-throw-curse"),
        Left::Skeletons => message!("stone-left-skeletons"),
        Left::DiscardStack => message!("stone-left-discard-stack"),
    }
}

/// What an icon of the left stone does while the card is in play; nothing for those that do not last.
fn lasting(icon: Left) -> Option<Message> {
    match icon {
        Left::PowerOff => Some(message!("stone-lasting-power-off")),
        Left::AllPowersOff => Some(message!("stone-lasting-all-powers-off")),
        Left::TaoOff => Some(message!("stone-lasting-tao-off")),
        Left::DieCaptive => Some(message!("stone-lasting-die-captive")),
        _ => None,
    }
}

/// What the middle stone does.
pub(crate) fn middle(stone: Middle) -> Option<Message> {
    Some(match stone {
        Middle::Blank => return None,
        Middle::Haunter => message!("stone-middle-haunter"),
        Middle::Tormentor => message!("stone-middle-tormentor"),
        Middle::DiceImmune => message!("stone-middle-dice-immune"),
        Middle::GroupLoseTao => message!("stone-middle-group-lose-tao"),
        Middle::WhiteIsBlank => message!("stone-middle-white-is-blank"),
        Middle::OnlyOnBuddha => message!("stone-middle-only-on-buddha"),
        Middle::OnlyIfOppositeEmpty => message!("stone-middle-only-if-opposite-empty"),
        Middle::Devourer => message!("stone-middle-devourer"),
        Middle::HoldsPortal => message!("stone-middle-holds-portal"),
        Middle::Voracious => message!("stone-middle-voracious"),
        Middle::HoldsSuLing => message!("stone-middle-holds-su-ling"),
        Middle::BringsGhost => message!("stone-middle-brings-ghost"),
        Middle::Shapeshifter => message!("stone-middle-shapeshifter"),
        Middle::ActivateDemon => message!("stone-middle-activate-demon"),
        Middle::NoYinYang => message!("stone-middle-no-yin-yang"),
        Middle::Skeletons => message!("stone-middle-skeletons"),
        Middle::QiToBank => message!("stone-middle-qi-to-bank"),
        Middle::AnyCurse => message!("stone-middle-any-curse"),
    })
}

fn right(facts: &Facts) -> Option<Message> {
    right_stone(facts.curses(), facts.throws(), facts.reward())
}

/// What the right stone does: if it rolls the Curse die, lets Wu-Feng throw a curse, and what it gives.
pub(crate) fn right_stone(curses: bool, throws: bool, reward: Reward) -> Option<Message> {
    let throw = throws.then(|| message!("reward-throw"));
    let rewards: Vec<Message> = throw.into_iter().chain(self::reward(reward)).collect();
    match (curses, rewards.is_empty()) {
        (false, true) => None,
        (true, true) => Some(message!("stone-right-curse-die")),
        (false, false) => Some(message!("stone-right-rewards", rewards)),
        (true, false) => Some(message!("stone-right-curse-die-then-rewards", rewards)),
    }
}

/// What an exorcism wins, a part of a sentence.
pub(crate) fn reward(reward: Reward) -> Option<Message> {
    Some(match reward {
        Reward::Nothing => return None,
        Reward::Tao => message!("reward-tao"),
        Reward::TwoTao => message!("reward-two-tao"),
        Reward::QiOrYinYang => message!("reward-qi-or-yin-yang"),
        Reward::QiAndYinYang => message!("reward-qi-and-yin-yang"),
        Reward::Crystal => message!("reward-crystal"),
        Reward::QiYinYangAndCrystal => message!("reward-qi-yin-yang-and-crystal"),
        Reward::YinYangAndMantra => message!("reward-yin-yang-and-mantra"),
    })
}

#[cfg(test)]
mod tests {
    use crate::Language;

    use super::*;

    #[test]
    fn resistance_is_told_in_one_colour_or_in_so_many_of_each() {
        let told = |language: Language| {
            [6, 58, 65].map(|number| language.say(&resistance(Card::new(number).unwrap().resistance())))
        };
        let english = ["yellow 2", "2 each of red, green, blue and yellow", "1 of each of the five colours"];
        assert_eq!(told(Language::English), english);
        let polish = [
            "żółty, siła 2",
            "siła: po 2 czerwone, zielone, niebieskie i żółte",
            "siła: po 1 w każdym z pięciu kolorów",
        ];
        assert_eq!(told(Language::Polish), polish);
        let german = ["Gelb 2", "je 2 in Rot, Grün, Blau und Gelb", "je 1 in allen fünf Farben"];
        assert_eq!(told(Language::German), german);
        let french = ["jaune 2", "2 en rouge, vert, bleu et jaune", "1 dans chacune des cinq couleurs"];
        assert_eq!(told(Language::French), french);
    }

    #[test]
    fn what_happens_on_arrival_is_one_sentence() {
        let told = |language: Language, number| {
            stones(Card::new(number).unwrap().facts()).iter().map(|line| language.say(line)).collect::<Vec<_>>()
        };
        assert_eq!(
            told(Language::German, 47),
            [
                "Beim Eintreffen: Ein Tao-Würfel wird gestohlen und ein weiterer Geist kommt ins Spiel.",
                "Nach der Austreibung: 1 Tao-Marker.",
            ],
        );
        assert_eq!(told(Language::German, 6), ["Nach der Austreibung: Fluchwürfel."]);
        assert_eq!(told(Language::English, 50)[1], "When exorcised: Curse die, then 1 Qi or the Yin-Yang.");
    }

    #[test]
    fn a_lasting_effect_is_told_as_the_state_it_brings() {
        let told = |icon| Language::German.say(&lasting(icon).unwrap());
        assert_eq!(told(Left::PowerOff), "Diese Karte blockiert die Kraft ihrer Spieltafel.");
        assert_eq!(told(Left::DieCaptive), "Auf dieser Karte liegt ein gestohlener Tao-Würfel.");
        assert_eq!(lasting(Left::Ghost), None);
    }
}
