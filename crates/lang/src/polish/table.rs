//! The whole table as text, in short lines that a screen reader reads well.

use ghost_stories_engine::{Colour, Owner, Position, Slot, Space, Spot, Stage, TaoCount, Tile};

use super::names;
use super::phrases::{capitalised, count, form, list, numbers, resistance, taoists, weakened};
use super::stones::{in_play, stones};
use super::waiting::waiting;

pub(crate) fn table(position: &Position) -> String {
    let mut lines = heading(position);
    lines.push(String::new());
    lines.extend(village(position));
    for board in position.seating().boards() {
        lines.push(String::new());
        lines.extend(player_board(position, board));
    }
    lines.push(String::new());
    lines.extend(supplies(position));
    lines.push(String::new());
    lines.join("\n")
}

fn heading(position: &Position) -> Vec<String> {
    let (level, edition) = (names::level(position.level()).to_lowercase(), names::edition(position.edition()));
    let mut lines = vec![
        format!("Poziom {level}, zasady {edition}, liczba graczy: {}.", position.players().len()),
        format!("Tura: {}, {}.", whose(position, position.board_on_turn()), stage(position.stage())),
        waiting(position),
    ];
    if let Some(card) = position.card_to_place() {
        lines.push(format!("Do położenia: {}, karta {card}, {}.", names::card(card), resistance(card)));
        lines.extend(stones(card));
    }
    lines
}

fn whose(position: &Position, board: Colour) -> String {
    match position.owner(board) {
        Owner::Living => names::taoist(board).to_owned(),
        Owner::Neutral => format!("neutralna {} plansza", names::colour(board)),
        Owner::Possessed => format!("nawiedzona {} plansza", names::colour(board)),
    }
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Yin => "faza jin",
        Stage::BeforeMove => "faza jang, przed ruchem",
        Stage::Moved => "faza jang, przed akcją",
        Stage::Acted => "faza jang, po akcji",
        Stage::Buddhas => "faza jang, stawianie figurek Buddy",
        Stage::AfterBuddhas => "faza jang, po postawieniu figurek Buddy",
        Stage::Tokens => "faza jang, branie żetonów mocy",
        Stage::AfterTokens => "faza jang, po wzięciu żetonów mocy",
    }
}

fn village(position: &Position) -> Vec<String> {
    let village = position.village();
    let limit = position.edition().tiles_to_lose(position.level());
    let mut lines = vec!["Wioska, rząd po rzędzie od północnego zachodu:".to_owned()];
    lines.extend(Spot::ALL.map(|spot| format!("{}: {}", names::spot(spot), place(position, spot))));
    lines.push(format!("Nawiedzone kafle: {}, przegrana przy {limit}.", village.haunted_count()));
    lines
}

fn place(position: &Position, spot: Spot) -> String {
    let village = position.village();
    let tile = village.tile(spot);
    let haunted = if village.is_haunted(tile) { ", kafel nawiedzony" } else { "" };
    let mut sentences = vec![format!("{}{haunted}.", names::tile(tile))];

    let here = |taoist: &Colour| position.taoist(*taoist).spot == spot;
    let standing = taoists(position.living().iter().filter(here));
    if !standing.is_empty() {
        sentences.push(format!("Na kaflu: {standing}."));
    }
    let dead = position.dead();
    if tile == Tile::Cemetery && !dead.is_empty() {
        let are_dead = form(dead.len() as u8, ["Martwy", "Martwi", "Martwi"]);
        sentences.push(format!("{are_dead}: {}.", taoists(dead.iter())));
    }
    if tile == Tile::Circle {
        sentences.push(format!("Znacznik tao: {}.", village.circle().map_or("brak", names::tao)));
    }
    if tile == Tile::Temple {
        sentences.push(format!("Figurki Buddy: {}.", number(village.buddhas())));
    }
    if spot == Spot::Centre && village.tokens() > 0 {
        sentences.push(format!("Żetony mocy: {}.", village.tokens()));
    }
    sentences.join(" ")
}

fn number(number: u8) -> String {
    if number == 0 { "brak".to_owned() } else { number.to_string() }
}

fn player_board(position: &Position, board: Colour) -> Vec<String> {
    let colour = capitalised(names::colour(board));
    let side = names::side(position.seating().side(board));
    let owner = match position.owner(board) {
        Owner::Living => "żywy gracz",
        Owner::Neutral => "neutralna",
        Owner::Possessed => "nawiedzona",
    };
    let on = if position.power_is_on(board) { "działa" } else { "nie działa" };
    let mut lines = vec![
        format!("{colour} plansza {side}, {owner}."),
        format!("Moc: {}, {on}.", names::power(position.power(board))),
    ];
    match position.owner(board) {
        Owner::Living => lines.extend(belongings(position, board)),
        Owner::Neutral => lines.push(format!("Qi: {}.", position.taoist(board).qi)),
        Owner::Possessed => {}
    }
    for slot in Slot::ALL {
        lines.extend(space(position, Space::new(board, slot)));
    }
    lines
}

fn belongings(position: &Position, taoist: Colour) -> [String; 2] {
    let owned = position.taoist(taoist);
    let yin_yang = if owned.yin_yang { "Ma jin-jang." } else { "Nie ma jin-jang." };
    let mut things = vec![format!("Tao: {}.", tokens(owned.tao)), yin_yang.to_owned()];
    if owned.buddhas > 0 {
        things.push(format!("Figurki Buddy: {}.", owned.buddhas));
    }
    if owned.tokens > 0 {
        things.push(format!("Żetony mocy: {}.", owned.tokens));
    }
    [format!("Stoi na kaflu {}. Qi: {}.", names::tile(position.tile_of(taoist)), owned.qi), things.join(" ")]
}

/// "1 czerwony, 2 czarne", or "brak".
fn tokens(tao: TaoCount) -> String {
    if tao.is_empty() { "brak".to_owned() } else { numbers(tao).collect::<Vec<_>>().join(", ") }
}

fn space(position: &Position, at: Space) -> Vec<String> {
    let faced = position.village().tile(position.seating().line(at)[0]);
    let slot = capitalised(names::slot(at.slot()));
    let facing = format!("{slot} miejsce, przy kaflu {}:", names::tile(faced));
    let Some(card) = position.card(at) else {
        let there = if position.buddhas().contains(at) { "Budda" } else { "puste" };
        return vec![format!("{facing} {there}.")];
    };
    let what = if card.is_incarnation() { "wcielenie" } else { "karta" };
    let mut lines = vec![format!("{facing} {}, {what} {card}, {}.", names::card(card), resistance(card))];
    let weakened = weakened(position, at, card);
    if !weakened.is_empty() {
        lines.push(format!("{}.", capitalised(&weakened.join(", "))));
    }
    lines.extend(in_play(position, at, card));
    lines
}

fn supplies(position: &Position) -> Vec<String> {
    let deck = position.deck();
    let incarnation = match deck.until_incarnation() {
        None => "nie ma w niej już wcielenia".to_owned(),
        Some(0) => "następna karta to wcielenie".to_owned(),
        Some(above) => format!("następne wcielenie leży pod {}", count(above, ["kartą", "kartami", "kartami"])),
    };
    let mut lines = vec![
        format!("Bank: {} qi. Tao: {}.", position.bank_qi(), tokens(position.bank_tao())),
        format!("Talia: {}; {incarnation}.", count(deck.left(), ["karta", "karty", "kart"])),
        format!("Przegnane wcielenia: {} z {}.", position.exorcised(), position.incarnations()),
    ];
    lines.extend(hindrances(position));
    lines
}

/// What hinders exorcisms wherever the ghost lies that causes it.
fn hindrances(position: &Position) -> Option<String> {
    let mut all = Vec::new();
    match position.free_dice() {
        0 => all.push("brak wolnych kości tao".to_owned()),
        dice @ 1..=2 => {
            all.push(format!("tylko {}", count(dice, ["wolna kość tao", "wolne kości tao", "wolnych kości tao"])));
        }
        _ => {}
    }
    if position.tao_is_off() {
        all.push("zakaz wydawania znaczników tao".to_owned());
    }
    if position.white_is_blank() {
        all.push("puste białe ścianki".to_owned());
    }
    (!all.is_empty()).then(|| format!("Przeszkody: {}.", list(&all)))
}
