//! Parts of sentences: lists, numbers with their nouns, spaces, how words follow a card's name.

use ghost_stories_engine::{Card, Colour, ColourSet, Position, Roll, Space, Tao, TaoCount};

use super::names;
use crate::black_secret::is_skeleton;
use crate::phrases;

/// "jeden, dwa i trzy"; nothing for no items.
pub(super) fn list<Item: AsRef<str>>(items: impl IntoIterator<Item = Item>) -> String {
    phrases::list(items, " i ")
}

/// The form of a noun or adjective after a number: of "1 kość", "2 kości" and "5 kości".
pub(super) fn form(number: u8, [one, few, many]: [&str; 3]) -> &str {
    match (number, number % 10, number % 100) {
        (1, ..) => one,
        (_, 2..=4, tens) if !(12..=14).contains(&tens) => few,
        _ => many,
    }
}

/// "1 karta", "2 karty", "5 kart".
pub(super) fn count(number: u8, forms: [&str; 3]) -> String {
    format!("{number} {}", form(number, forms))
}

/// "lewe miejsce czerwonej planszy".
pub(crate) fn space(space: Space) -> String {
    format!("{} miejsce {}", names::slot(space.slot()), board(space.board()))
}

/// "na lewym miejscu czerwonej planszy".
pub(super) fn on(space: Space) -> String {
    format!("na {} miejscu {}", names::slot_in(space.slot()), board(space.board()))
}

/// "z lewego miejsca czerwonej planszy".
pub(super) fn from(space: Space) -> String {
    format!("{} miejsca {}", names::from_slot(space.slot()), board(space.board()))
}

/// "czerwonej planszy".
pub(super) fn board(board: Colour) -> String {
    format!("{} planszy", names::colour_of(board))
}

/// "żółta, żółta i biała".
pub(super) fn roll(roll: Roll) -> String {
    list(roll.faces().map(names::face))
}

/// "kość: biała", "kości: żółta i biała".
pub(super) fn dice(dice: Roll) -> String {
    format!("{}: {}", form(dice.len(), ["kość", "kości", "kości"]), roll(dice))
}

/// "czerwony znacznik tao".
pub(super) fn one_tao(tao: Tao) -> String {
    format!("{} znacznik tao", names::tao(tao))
}

/// "1 czerwony i 2 czarne znaczniki tao": the noun follows the last number.
pub(super) fn tao(tao: TaoCount) -> String {
    let last = tao.colours().last().map_or(0, |last| tao.get(last));
    format!("{} {}", list(numbers(tao)), form(last, ["znacznik tao", "znaczniki tao", "znaczników tao"]))
}

/// "1 czerwony", "2 czarne", as tokens of these colours.
pub(super) fn numbers(tao: TaoCount) -> impl Iterator<Item = String> {
    tao.colours().map(move |colour| count(tao.get(colour), names::tao_forms(colour)))
}

pub(super) fn taoists(taoists: ColourSet) -> String {
    list(taoists.iter().map(names::taoist))
}

/// The name of the ghost on a space, or that it is a skeleton. It is never declined, so it follows a colon or a form of
/// "karta".
pub(super) fn ghost_on(position: &Position, space: Space) -> &'static str {
    let nameless = if is_skeleton(position, space) { "szkielet" } else { "ducha" };
    position.card(space).map_or(nameless, names::card)
}

/// What the words that follow a card's name agree with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gender {
    Masculine,
    Feminine,
    Neuter,
    Crowd,
    CrowdOfMen,
}

fn gender(card: Card) -> Gender {
    match names::card(card) {
        "Żółta plaga"
        | "Topielica"
        | "Groza z głębin"
        | "Perfidna nimfa"
        | "Ciekła zmora"
        | "Furia z otchłani"
        | "Niespokojna dusza"
        | "Zgniła dusza"
        | "Zielona ohyda"
        | "Wielka zgnilizna"
        | "Krwawa maska"
        | "Odrażająca piękność"
        | "Oderwana głowa"
        | "Czarna wdowa"
        | "Mroczna zjawa"
        | "Armia umarłych"
        | "Czarna Pani"
        | "Pełzająca zgroza"
        | "Rzeczna Wydra"
        | "Górska Małpa"
        | "Wyjąca Rusałka"
        | "Nocna Wiedźma" => Gender::Feminine,
        "Zło z otchłani" | "Pełzające widmo" | "Bezkształtne zło" => Gender::Neuter,
        "Umarlaki" | "Szponiaste demonice" | "Oderwane głowy" => Gender::Crowd,
        "Upadli mnisi" | "Pożeracze ciał" | "Zapomnieni" => Gender::CrowdOfMen,
        _ => Gender::Masculine,
    }
}

/// The verb of a sentence about a card: "jest" or "są".
pub(super) fn verb(card: Card, one: &'static str, many: &'static str) -> &'static str {
    match gender(card) {
        Gender::Crowd | Gender::CrowdOfMen => many,
        _ => one,
    }
}

/// "zostaje przegnany", "zostają przegnane": the participle in its forms for a man, a woman, a thing and men.
pub(super) fn becomes(card: Card, [man, woman, thing, men]: [&str; 4]) -> String {
    let participle = match gender(card) {
        Gender::Masculine => man,
        Gender::Feminine => woman,
        Gender::Neuter | Gender::Crowd => thing,
        Gender::CrowdOfMen => men,
    };
    format!("{} {participle}", verb(card, "zostaje", "zostają"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_noun_has_three_forms_after_a_number() {
        let cards = |number| count(number, ["karta", "karty", "kart"]);
        assert_eq!([0, 1, 2, 4].map(cards), ["0 kart", "1 karta", "2 karty", "4 karty"]);
        assert_eq!([5, 11, 12, 14].map(cards), ["5 kart", "11 kart", "12 kart", "14 kart"]);
        assert_eq!([20, 21, 22, 25].map(cards), ["20 kart", "21 kart", "22 karty", "25 kart"]);
        assert_eq!([101, 112, 123].map(cards), ["101 kart", "112 kart", "123 karty"]);
    }

    #[test]
    fn spaces_are_declined() {
        let at = Space::BlueMiddle;
        assert_eq!(space(at), "środkowe miejsce niebieskiej planszy");
        assert_eq!(on(at), "na środkowym miejscu niebieskiej planszy");
        assert_eq!(from(at), "ze środkowego miejsca niebieskiej planszy");
        assert_eq!(from(Space::YellowLeft), "z lewego miejsca żółtej planszy");
    }

    #[test]
    fn tokens_of_several_colours_share_one_noun() {
        assert_eq!(tao(TaoCount::of(Tao::Yellow, 1)), "1 żółty znacznik tao");
        assert_eq!(tao(TaoCount::of(Tao::Red, 1).plus(Tao::Black, 2)), "1 czerwony i 2 czarne znaczniki tao");
        assert_eq!(tao(TaoCount::of(Tao::Blue, 5)), "5 niebieskich znaczników tao");
    }

    #[test]
    fn words_agree_with_the_name_of_the_card() {
        let exorcised = |number| {
            let card = Card::new(number).unwrap();
            format!("{} {}", names::card(card), becomes(card, ["przegnany", "przegnana", "przegnane", "przegnani"]))
        };
        assert_eq!(exorcised(2), "Ożywieniec zostaje przegnany");
        assert_eq!(exorcised(10), "Żółta plaga zostaje przegnana");
        assert_eq!(exorcised(17), "Zło z otchłani zostaje przegnane");
        assert_eq!(exorcised(3), "Umarlaki zostają przegnane");
        assert_eq!(exorcised(25), "Upadli mnisi zostają przegnani");
    }

    #[test]
    fn every_card_has_the_gender_of_its_name() {
        let of = |sought| Card::all().filter(|&card| gender(card) == sought).map(Card::number).collect::<Vec<_>>();
        assert_eq!(
            of(Gender::Feminine),
            [10, 12, 13, 14, 15, 21, 22, 27, 28, 29, 32, 33, 38, 46, 48, 50, 51, 52, 53, 59, 62, 63, 68, 73, 78, 92]
        );
        assert_eq!(of(Gender::Neuter), [17, 18, 23, 54]);
        assert_eq!(of(Gender::Crowd), [3, 4, 36, 37, 47]);
        assert_eq!(of(Gender::CrowdOfMen), [25, 43, 60]);
        assert_eq!(of(Gender::Masculine).len(), 58);
    }
}
