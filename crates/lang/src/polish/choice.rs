use ghost_stories_engine::{Choice, Colour, Position, Space, SpaceSet, TaoCount, Tile};

use super::black_secret::{self, demon, under};
use super::ghost::GHOST;
use super::names;
use super::phrases::{self, board, count, from, ghost_on, list, on, one_tao, space};
use super::white_moon;
use crate::black_secret::is_skeleton;
use crate::choice::{First, Kept, faced, moves_ghosts, shares_its_name, targets};

pub(crate) fn choice(position: &Position, choice: Choice) -> String {
    match choice {
        Choice::Place(to) => {
            let card = position.card_to_place().map_or("ducha", names::card);
            format!("Połóż kartę {card} {} ({})", on(to), surroundings(position, to))
        }
        Choice::Discard(tao) => format!("Odrzuć {}", one_tao(tao)),
        Choice::LoseQi(taoist) => format!("{} traci 1 qi", names::taoist(taoist)),

        Choice::Move(tile) => {
            format!("Przejdź na {}", goal(position, position.board_on_turn(), tile))
        }
        Choice::Help => format!("Poproś o pomoc: {}", names::tile(position.tile_of(position.board_on_turn()))),
        Choice::Exorcise => exorcise(position),
        Choice::UsePower(board) => format!("Użyj mocy {}", names::power(position.power(board))),
        Choice::SpendToken(from) => {
            let power = names::power(position.power(from));
            format!("Wydaj żeton mocy i pożycz z {} moc {power}", board(from))
        }
        Choice::YinYang => "Wydaj jin-jang".into(),
        Choice::PlaceBuddha(to) => format!("Postaw Buddę {}", on(to)),
        Choice::TakeToken => "Weź żeton mocy ze środkowego kafla".into(),
        Choice::EndTurn => "Zakończ turę".into(),

        Choice::LayMantra(at) if is_skeleton(position, at) => format!("Połóż mantrę na szkielecie ({})", space(at)),
        Choice::LayMantra(at) => format!("Połóż mantrę na karcie {} ({})", ghost_on(position, at), space(at)),
        Choice::TakeTao(tao) => format!("Weź {}", one_tao(tao)),
        Choice::MoveTaoist(taoist, tile) => {
            format!("Przesuń {} na {}", names::taoist_of(taoist), goal(position, taoist, tile))
        }
        Choice::Ask(tile) => format!("Poproś o pomoc: {}", names::tile(tile)),
        Choice::Restore(tile) => format!("Odwróć kafel {} na aktywną stronę", names::tile(tile)),
        Choice::Revive(taoist) => format!("Przywróć {} do życia", names::taoist_of(taoist)),
        Choice::Banish(at) => format!("Odrzuć kartę {} {}", ghost_on(position, at), from(at)),
        Choice::DriveBack(board) => drive_back(position, board),
        Choice::SetCircle(tao) => format!("Połóż {} na Kręgu modlitewnym", one_tao(tao)),
        Choice::MoveGhost(at, to) => {
            let (ghost, onto) = (ghost_on(position, at), on_a_buddha(position, to));
            format!("Przesuń kartę {ghost} {} na {}{onto}", from(at), space(to))
        }
        Choice::Decline if moves_ghosts(position) => "Nie przesuwaj ducha".into(),
        Choice::Decline => "Nie przesuwaj taoisty".into(),

        Choice::Keep => match Kept::of(position) {
            Kept::CurseDie => "Zatrzymaj wynik kości klątwy".into(),
            Kept::OneDie => "Zatrzymaj kość".into(),
            Kept::AllDice => "Zatrzymaj wszystkie kości".into(),
        },
        Choice::Reroll(dice) => format!("Przerzuć {}", phrases::dice(dice)),
        Choice::RerollCurse => "Przerzuć kość klątwy".into(),
        Choice::Defeat { ghosts, tao } => defeat(position, ghosts, tao),
        Choice::Pay(payer) => match position.owed().colours().next() {
            Some(tao) => format!("{} wydaje {}", names::taoist(payer), one_tao(tao)),
            None => format!("{} wydaje znacznik tao", names::taoist(payer)),
        },
        Choice::First(stood) => {
            let First { is_curse, ghost } = First::of(position, stood);
            let what = if is_curse { "klątwa" } else { "nagroda" };
            let name = ghost.map_or("duch", names::card);
            format!("Najpierw {what}: {name} ({})", space(stood))
        }
        Choice::GainQi => "Weź 1 qi".into(),
        Choice::GainYinYang => "Weź jin-jang".into(),
        Choice::GiveQi(taoist) => format!("{} otrzymuje 1 qi", names::taoist(taoist)),
        Choice::GiveYinYang(taoist) => format!("{} otrzymuje jin-jang", names::taoist(taoist)),

        Choice::WhiteMoon(choice) => white_moon::choice(position, choice),
        Choice::BlackSecret(choice) => black_secret::choice(position, choice),
    }
}

/// Where a Taoist goes: a tile, or in the catacombs the space under it.
fn goal(position: &Position, taoist: Colour, tile: Tile) -> String {
    match (position.is_below(taoist), position.village().is_haunted(tile)) {
        (true, _) => under(tile),
        (false, true) => format!("kafel {} (nawiedzony)", names::tile(tile)),
        (false, false) => format!("kafel {}", names::tile(tile)),
    }
}

fn on_a_buddha(position: &Position, to: Space) -> &'static str {
    if position.buddhas().contains(to) { ", prosto na Buddę" } else { "" }
}

pub(super) fn surroundings(position: &Position, to: Space) -> String {
    let faced = faced(position, to);
    let haunted = if position.village().is_haunted(faced) { "nawiedzonym " } else { "" };
    format!("przy {haunted}kaflu {}{}", names::tile(faced), on_a_buddha(position, to))
}

fn exorcise(position: &Position) -> String {
    let described = |at| format!("{} ({})", ghost_on(position, at), GHOST.resistance_on(position, at));
    let demons = |which| format!("{} ({})", demon(which), GHOST.demon_resistance(position, which));
    let below = position.demon_targets();
    let ghosts = if below.is_empty() {
        list(targets(position).map(|(at, _)| described(at)))
    } else {
        list(below.iter().map(demons))
    };
    match position.exorcism_dice() {
        0 => format!("Odpraw egzorcyzm bez kości: {ghosts}"),
        dice => format!("Odpraw egzorcyzm {}: {ghosts}", count(dice, ["kością", "kośćmi", "kośćmi"])),
    }
}

fn drive_back(position: &Position, board: Colour) -> String {
    let figures = position.figures().both(SpaceSet::of_board(board));
    let haunters = list(figures.iter().map(|at| ghost_on(position, at)));
    match figures.len() {
        1 => format!("Cofnij figurkę z {} na kartę {haunters}", phrases::board(board)),
        _ => format!("Cofnij figurki z {} na karty {haunters}", phrases::board(board)),
    }
}

/// Ghosts of one name are told apart by their spaces.
pub(super) fn defeat(position: &Position, ghosts: SpaceSet, tao: TaoCount) -> String {
    if ghosts.is_empty() {
        return "Nikogo nie przeganiaj".into();
    }
    let named = |at: Space| {
        let name = ghost_on(position, at);
        if shares_its_name(position, at, names::card) { format!("{name} ({})", space(at)) } else { name.to_owned() }
    };
    let beaten = list(ghosts.iter().map(named));
    if tao.is_empty() {
        return format!("Przegnaj: {beaten}");
    }
    format!("Przegnaj: {beaten}, wydając {}", phrases::tao(tao))
}
