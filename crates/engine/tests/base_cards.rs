//! The base game's cards against the table that was read off the printed ones.

use ghost_stories_engine::{Card, Left, Middle, Reward, Tao, TaoCount};

const CARDS: &str = include_str!("base-cards.csv");

fn left(code: &str) -> Left {
    match code {
        "GHOST" => Left::Ghost,
        "HAUNT" => Left::Haunt,
        "LOSE_QI" => Left::LoseQi,
        "QUICK" => Left::Quick,
        "CURSE" => Left::Curse,
        "POWER_OFF" => Left::PowerOff,
        "ALL_POWERS_OFF" => Left::AllPowersOff,
        "TAO_OFF" => Left::TaoOff,
        "DIE_CAPTIVE" => Left::DieCaptive,
        "GROUP_LOSE_TAO" => Left::GroupLoseTao,
        "CLEAR_CIRCLE" => Left::ClearCircle,
        _ => panic!("unknown left icon {code}"),
    }
}

fn middle(code: &str) -> Middle {
    match code {
        "" => Middle::Blank,
        "HAUNTER" => Middle::Haunter,
        "CURSE" => Middle::Tormentor,
        "DICE_IMMUNE" => Middle::DiceImmune,
        "GROUP_LOSE_TAO" => Middle::GroupLoseTao,
        "WHITE_IS_BLANK" => Middle::WhiteIsBlank,
        "ONLY_ON_BUDDHA" => Middle::OnlyOnBuddha,
        "ONLY_IF_OPPOSITE_EMPTY" => Middle::OnlyIfOppositeEmpty,
        _ => panic!("unknown middle stone {code}"),
    }
}

fn right(code: &str) -> (bool, Reward) {
    let (curses, reward) = match code.strip_prefix("CURSE") {
        Some(rest) => (true, rest.trim_start_matches('+')),
        None => (false, code),
    };
    let reward = match reward {
        "" => Reward::Nothing,
        "GAIN_TAO" => Reward::Tao,
        "GAIN_2_TAO" => Reward::TwoTao,
        "QI_OR_YINYANG" => Reward::QiOrYinYang,
        "QI_AND_YINYANG" => Reward::QiAndYinYang,
        _ => panic!("unknown reward {reward}"),
    };
    (curses, reward)
}

/// Reads `2` of a ghost's own colour, or `red2 green2` of an incarnation of several colours.
fn resistance(colour: Option<Tao>, text: &str) -> TaoCount {
    if let Some(colour) = colour {
        return TaoCount::of(colour, text.parse().expect("a number"));
    }
    text.split(' ').fold(TaoCount::NONE, |sum, part| {
        let (colour, number) = part.split_at(part.len() - 1);
        sum.plus(colour.parse().expect("a colour"), number.parse().expect("a number"))
    })
}

#[test]
fn every_card_of_the_engine_is_as_its_row_of_the_table_says() {
    for card in Card::base() {
        let line = CARDS.lines().nth(card.number().into()).expect("a line for each card");
        let fields: Vec<&str> = line.split(',').collect();
        let [number, name, colour, strength, on_arrival, while_it_lies, on_exorcism] = fields[..] else {
            panic!("{line}")
        };
        assert_eq!(number.parse(), Ok(card.number()));
        let letter = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
        assert_eq!(card.slug(), name.chars().map(letter).collect::<String>());
        let colour = (colour != "multi").then(|| colour.parse::<Tao>().expect("a colour"));
        assert_eq!(card.colour(), colour, "colour of {card}");
        assert_eq!(card.resistance(), resistance(colour, strength), "resistance of {card}");
        let icons: Vec<Left> = on_arrival.split('+').filter(|code| !code.is_empty()).map(left).collect();
        assert_eq!(card.left(), icons, "left stone of {card}");
        assert_eq!(card.middle(), middle(while_it_lies), "middle stone of {card}");
        assert_eq!((card.curses(), card.reward()), right(on_exorcism), "right stone of {card}");
    }
}

#[test]
fn the_table_has_a_line_for_each_card_and_no_other() {
    assert_eq!(CARDS.lines().count(), usize::from(Card::BASE) + 1);
}

#[test]
fn a_name_in_kebab_case_finds_every_card_of_that_name() {
    let numbers = |slug| Card::named(slug).map(Card::number).collect::<Vec<_>>();
    assert_eq!(numbers("hopping-vampire"), [8, 9]);
    assert_eq!(numbers("sharp-nailed-mistresses"), [36, 37]);
    assert_eq!(numbers("nameless"), [65]);
    assert_eq!(numbers("tunnel-crawler"), [82, 84, 86, 88]);
    assert_eq!(numbers("Nameless"), []);
}
