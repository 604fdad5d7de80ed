use ghost_stories_engine::{Card, Tao, TaoCount};
use ghost_stories_odds::{Means, Threat};

use super::names::{self, taoist as who};
use super::phrases::{board, count, is, is_plural, list, tao, the};
use crate::phrases::capital;
use crate::reason::{From, ReasonWords};

pub(crate) const REASON: &ReasonWords = &ReasonWords {
    threat,
    then_exorcism: |threat, card, chance, means, from| {
        format!("{threat}; {} {chance} to exorcise {}{}.", place(from), of(card, "it", "them"), with(means))
    },
    exorcism: |card, chance, means, from| {
        format!("{} {chance} to exorcise {}{}.", capital(&place(from)), ghost(card), with(means))
    },
    both: |one, other, chance| format!("One roll beats both {} and {} with {chance}.", ghost(one), ghost(other)),
    raises: |card, before, after| format!("The chance against {} rises from {before} to {after}.", ghost(card)),
    ends: |threat| format!("{threat}; this puts an end to it."),
    delays: |card, tile, before, after| {
        let haunts = format!("{} would haunt {} {}", capital(&ghost(card)), the(tile), when(before));
        format!("{haunts}; now that comes only {}.", when(after))
    },
    saves_game: |turns| format!("Otherwise the game is lost {}.", when(turns)),
    taoist_dies: |taoist, turns| format!("Otherwise {} dies {}.", who(taoist), when(turns)),
    board_falls: |lost, turns| format!("Otherwise {} falls to Wu-Feng {}.", board(lost), when(turns)),
    wins: |card, reward| format!("Exorcising {} wins {reward}.", ghost(card)),
    then_mantra: |threat, card| format!("{threat}; with the Mantra {} weaker by 1.", of(card, "it is", "they are")),
    mantra: |card| format!("With the Mantra {} {} weaker by 1.", ghost(card), is(card)),
    circle: |tao, ghosts| format!("The Circle then weakens {} in play.", coloured(ghosts, tao)),
    circle_weakens: |card| format!("The Circle then weakens {}.", ghost(card)),
    haunted: |haunted, limit| {
        format!("{} haunted; at {limit} the game is lost.", count(haunted, "tile is", "tiles are"))
    },
    tile_back: |tile| format!("{} can be asked for help again.", capital(&the(tile))),

    qi: |taoist, qi| match qi {
        ..=2 => format!("{} has only {qi} Qi left.", who(taoist)),
        _ => format!("{} has {qi} Qi.", who(taoist)),
    },
    weakest: |taoist, qi| format!("Nobody has less Qi than {}, who has {qi}.", who(taoist)),
    qi_left: |taoist, left| format!("{} keeps {left} Qi.", who(taoist)),
    tao_needed: |tao, ghosts| {
        format!("{} Tao count against {} in play.", capital(names::tao(tao)), count(ghosts, "ghost", "ghosts"))
    },
    tao_unseen: |tao, cards| format!("{} may still come.", coloured(cards, tao)),
    tao_idle: |tao| format!("No ghost in play needs {} Tao.", names::tao(tao)),
    tao_left: |taoist, left| format!("{} still has {}.", who(taoist), tao(left)),
    keeps_tao: |kept| format!("You keep {}.", tao(kept)),
    no_tao: "It costs no Tao.",

    buddha: |card| format!("A Buddha waits there: {} {} discarded at once.", ghost(card), is(card)),
    caught: |card| format!("There {} meets a Buddha and can be exorcised.", ghost(card)),
    buddha_waits: |guarded, ghosts| {
        let ghosts = if ghosts == 0 { "no ghost yet".into() } else { count(ghosts, "ghost", "ghosts") };
        format!("The next ghost laid there goes at once; {} holds {ghosts}.", board(guarded))
    },
    buddha_only: |guarded| {
        format!("It is the last free space of {}: the next ghost laid there goes at once.", board(guarded))
    },
    crowded: |full, ghosts| format!("{} on {}.", count(ghosts, "ghost lies", "ghosts lie"), board(full)),
    room: |roomy, free| format!("{} then has {}.", capital(&board(roomy)), count(free, "free space", "free spaces")),
    acts_late: |late, turns| format!("There it acts only {}, on the turn of {}.", when(turns), board(late)),
    corner: |card, tile| format!("From {} the ghost can be fought together with {}.", the(tile), ghost(card)),
    stands_ready: |taoist, card, chance| {
        let it = of(card, "it", "them");
        format!("{} stands next to {} and has {chance} to exorcise {it}.", who(taoist), ghost(card))
    },
    goes_ready: |taoist, card, tile, chance| {
        format!("{} can go to {} and has {chance} there to exorcise {}.", who(taoist), the(tile), ghost(card))
    },
    would_haunt: |card, tile, turns| format!("From there {} would haunt {} {}.", ghost(card), the(tile), when(turns)),
    opens: |card| format!("{} can then be exorcised: the space opposite is empty.", capital(&ghost(card))),
    tough: |card, resistance| format!("{} {} hard to exorcise: {resistance}.", capital(&ghost(card)), is(card)),

    lends: |taoist, lent| format!("On the same tile {} lends {}.", who(taoist), tao(lent)),
    asks_next: |taoist, tile| format!("{} can ask {} for help on the next turn.", who(taoist), the(tile)),
    revives: |taoist| format!("{} plays again, and {} is no longer possessed.", who(taoist), board(taoist)),
    herbs: |dice| format!("It brings up to {dice} Tao."),
    suffices: |card| format!("The dice suffice against {} as they lie.", ghost(card)),
    curse_harmless: "What the Curse die shows does no harm.",
    curse_again: |face, chance| format!("The Curse die shows: {face}; rolled again it does no harm with {chance}."),
    curse_strikes: |card, tile| format!("If the Curse die of {} haunts, it strikes {}.", ghost(card), the(tile)),
    poor: |chance| format!("An exorcism here would succeed with only {chance}."),
    hopeless: "An exorcism here cannot succeed.",
    more_ghosts: |tile| format!("Help from {} would bring another ghost.", the(tile)),
    costs_qi: |tile| format!("Help from {} would cost 1 Qi.", the(tile)),
    keeps_yin_yang: "The Yin-Yang is kept for a worse moment.",
    turn_done: "The action is done.",
    explained: |name, help| format!("{name}: {help}"),
    token: "On a later turn the token lends you the power of a neutral board.",
    yin_yang: "The Yin-Yang asks any villager from afar, or turns a haunted tile active.",
    no_action: "The Yin-Yang uses up no action.",
    turn_soon: |taoist, turns| match turns {
        0 => format!("It is {}'s turn.", who(taoist)),
        1 => format!("{}'s turn comes next.", who(taoist)),
        _ => format!("{}'s turn comes {}.", who(taoist), when(turns)),
    },
    centre: "From the centre every tile is one step away.",
};

fn threat(card: Card, threat: Threat) -> String {
    let does = match threat {
        Threat::Haunts { tile, in_turns, last } => {
            let lost = if last { ", and the game is lost" } else { "" };
            format!("{} {} {}{lost}", of(card, "haunts", "haunt"), the(tile), when(in_turns))
        }
        Threat::Overruns { board: full, in_turns, last } => {
            let qi = if last { "the last Qi there" } else { "1 Qi" };
            format!("{} among the three ghosts on {}, which cost {qi} {}", is(card), board(full), when(in_turns))
        }
        Threat::Torments { in_turns } => format!("{} the Curse die {}", of(card, "brings", "bring"), when(in_turns)),
        Threat::TakesTao { in_turns } => {
            format!("{} a Tao from every Taoist {}", of(card, "takes", "take"), when(in_turns))
        }
        Threat::Devours { tile, in_turns } => {
            format!("{} a villager on {} {}", of(card, "devours", "devour"), the(tile), when(in_turns))
        }
        Threat::Kills { tile, villagers, in_turns } => {
            let villagers = count(villagers, "villager", "villagers");
            format!("{} {villagers} on {} {}", of(card, "kills", "kill"), the(tile), when(in_turns))
        }
        Threat::HoldsDie => format!("{} a Tao die", of(card, "holds", "hold")),
        Threat::BlocksTao => format!("{} everybody from spending Tao", of(card, "keeps", "keep")),
        Threat::BlocksPower(power) => format!("{} {}", of(card, "blocks", "block"), names::power(power)),
        Threat::BlocksPowers => format!("{} every power", of(card, "blocks", "block")),
        Threat::BlanksWhite => format!("{} white faces blank", of(card, "makes", "make")),
        Threat::Incarnation { last: true, .. } => format!("{} the last incarnation", is(card)),
        Threat::Incarnation { cards, .. } => {
            let cards = count(cards, "card is", "cards are");
            format!("{} an incarnation, and {cards} left in the deck", is(card))
        }
    };
    format!("{} {does}", capital(&ghost(card)))
}

fn ghost(card: Card) -> String {
    format!("the {}", names::card(card))
}

/// What the card's name asks for.
fn of(card: Card, one: &'static str, many: &'static str) -> &'static str {
    if is_plural(card) { many } else { one }
}

fn when(turns: u8) -> String {
    match turns {
        1 => "next turn".into(),
        turns => format!("in {turns} turns"),
    }
}

/// From where an exorcism is attempted.
fn place(from: From) -> String {
    match from {
        From::Here => "from here".into(),
        From::There => "from there".into(),
        From::Tile(tile) => format!("from {}", the(tile)),
    }
}

/// " with your yellow Tao and the Circle".
fn with(means: Means) -> String {
    let some = |count: TaoCount, one: fn(&str) -> String, many: fn(&str, u8) -> String| {
        count.colours().map(move |tao| match count.get(tao) {
            1 => one(names::tao(tao)),
            number => many(names::tao(tao), number),
        })
    };
    let own = |colour: &str| format!("your {colour} Tao");
    let mut all: Vec<String> = some(means.own, own, |colour, number| format!("your {number} {colour} Tao")).collect();
    let lent = |colour: &str| format!("a lent {colour} Tao");
    all.extend(some(means.lent, lent, |colour, number| format!("{number} lent {colour} Tao")));
    all.extend(means.circle.then(|| "the Circle".into()));
    all.extend(means.mantra.then(|| "the Mantra".into()));
    if all.is_empty() { String::new() } else { format!(" with {}", list(all)) }
}

/// "1 black ghost", "2 black ghosts".
fn coloured(ghosts: u8, tao: Tao) -> String {
    let colour = names::tao(tao);
    count(ghosts, &format!("{colour} ghost"), &format!("{colour} ghosts"))
}
