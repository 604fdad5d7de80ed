use ghost_stories_engine::{Owner, Stage, TaoCount};

use super::names;
use super::phrases::{self, count, form, list, taoists};
use crate::phrases::{capital, sentence};
use crate::table::TableWords;

pub(crate) const TABLE: &TableWords = &TableWords {
    game: |level, edition, players| {
        let (level, edition) = (names::level(level).to_ascii_lowercase(), names::edition(edition));
        format!("Poziom {level}, zasady {edition}, liczba graczy: {players}.")
    },
    turn: |board, owner, at| {
        let whose = match owner {
            Owner::Living => names::taoist(board).to_owned(),
            Owner::Neutral => format!("neutralna {} plansza", names::colour(board)),
            Owner::Possessed => format!("nawiedzona {} plansza", names::colour(board)),
        };
        format!("Tura: {whose}, {}.", stage(at))
    },
    to_place: |card, need| format!("Do położenia: {}, karta {card}, {need}.", names::card(card)),

    village: "Wioska, rząd po rzędzie od północnego zachodu:",
    tile: |spot, tile, haunted| {
        let haunted = if haunted { ", kafel nawiedzony" } else { "" };
        format!("{}: {}{haunted}.", names::spot(spot), names::tile(tile))
    },
    here: |living| format!("Na kaflu: {}.", taoists(living)),
    dead: |dead| format!("{}: {}.", form(dead.len() as u8, ["Martwy", "Martwi", "Martwi"]), taoists(dead)),
    on_circle: |tao| format!("Znacznik tao: {}.", tao.map_or("brak", names::tao)),
    in_temple: |number| if number == 0 { "Figurki Buddy: brak.".into() } else { buddhas(number) },
    on_centre: tokens,
    haunted: |tiles, limit| format!("Nawiedzone kafle: {tiles}, przegrana przy {limit}."),

    board: |board, side, owner| {
        let owner = match owner {
            Owner::Living => "żywy gracz",
            Owner::Neutral => "neutralna",
            Owner::Possessed => "nawiedzona",
        };
        format!("{} plansza {}, {owner}.", capital(names::colour(board)), names::side(side))
    },
    power: |power, on| format!("Moc: {}, {}.", names::power(power), if on { "działa" } else { "nie działa" }),
    qi: |qi| format!("Qi: {qi}."),
    stands: |tile, qi| format!("Stoi na kaflu {}. Qi: {qi}.", names::tile(tile)),
    yin_yang: |held| if held { "Ma jin-jang." } else { "Nie ma jin-jang." },
    buddhas,
    tokens,
    belongings: |tao, things| {
        let things = things.iter().map(|thing| if thing.ends_with('.') { thing.clone() } else { sentence(thing) });
        format!("Tao: {}. {}", numbers(tao), things.collect::<Vec<_>>().join(" "))
    },

    facing: |slot, tile| format!("{} miejsce, przy kaflu {}:", capital(names::slot(slot)), names::tile(tile)),
    empty: "puste",
    buddha: "Budda",
    ghost: |card, need| {
        let what = if card.is_incarnation() { "wcielenie" } else { "karta" };
        format!("{}, {what} {card}, {need}", names::card(card))
    },
    weakened: sentence,

    bank: |qi, tao| format!("Bank: {qi} qi. Tao: {}.", numbers(tao)),
    deck: |cards, until_incarnation| {
        let incarnation = match until_incarnation {
            None => "nie ma w niej już wcielenia".to_owned(),
            Some(0) => "następna karta to wcielenie".to_owned(),
            Some(above) => format!("następne wcielenie leży pod {}", count(above, ["kartą", "kartami", "kartami"])),
        };
        format!("Talia: {}; {incarnation}.", count(cards, ["karta", "karty", "kart"]))
    },
    exorcised: |incarnations, all| format!("Przegnane wcielenia: {incarnations} z {all}."),
    free_dice: |dice| match dice {
        0 => "brak wolnych kości tao".into(),
        dice => format!("tylko {}", count(dice, ["wolna kość tao", "wolne kości tao", "wolnych kości tao"])),
    },
    no_tao: "zakaz wydawania znaczników tao",
    white_is_blank: "puste białe ścianki",
    hindrances: |all| format!("Przeszkody: {}.", list(all)),
};

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Yin => "faza jin",
        Stage::BeforeMove => "faza jang, przed ruchem",
        Stage::Moved => "faza jang, przed akcją",
        Stage::Acted => "faza jang, po akcji",
        Stage::Buddhas => "faza jang, stawianie elementów",
        Stage::AfterBuddhas => "faza jang, po postawieniu figurek Buddy",
        Stage::Tokens => "faza jang, branie żetonów mocy",
        Stage::AfterTokens => "faza jang, po wzięciu żetonów mocy",
    }
}

fn buddhas(number: u8) -> String {
    format!("Figurki Buddy: {number}.")
}

fn tokens(number: u8) -> String {
    format!("Żetony mocy: {number}.")
}

/// "1 czerwony, 2 czarne", or "brak".
fn numbers(tao: TaoCount) -> String {
    if tao.is_empty() { "brak".to_owned() } else { phrases::numbers(tao).collect::<Vec<_>>().join(", ") }
}
