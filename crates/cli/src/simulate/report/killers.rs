use ghost_stories_engine::Card;
use ghost_stories_lang::Language;
use strum::VariantArray;

use super::html::{Bar, bars, escape, grouped, percent, table};
use super::{by_team, team_heading};
use crate::simulate::experiment::Team;
use crate::simulate::last_blow::LastBlow;
use crate::simulate::results::Results;
use crate::simulate::tally::{Rate, Tally, share};

/// How many ghosts a list names.
const LONGEST_LIST: usize = 12;

/// What killed: the last blows, the ghosts, the incarnations.
pub fn sections(results: &Results) -> String {
    let teams = by_team(results);
    let mut html =
        "<h2>What struck the last blow</h2>\n<p class=\"soft\">Of the games that were lost.</p>\n".to_owned();
    html += &each_team(results, &teams, last_blows);
    html += "<h2>Which ghosts kill</h2>\n<p class=\"soft\">Of the lost games in which the ghost was drawn. The last blow is \
             a ghost’s if its figure haunted, its stone struck or its Curse die fell when the game was lost; a full board or an \
             empty deck is nobody’s.</p>\n";
    html += &each_team(results, &teams, ghosts);
    html += "<h2>Which incarnations of Wu-Feng kill</h2>\n<p class=\"soft\">Games won of those in which it was \
             drawn.</p>\n";
    html += &each_team(results, &teams, incarnations);
    html
}

fn each_team(results: &Results, teams: &[(&Team, Tally)], part: fn(&Tally) -> String) -> String {
    teams.iter().map(|(team, tally)| team_heading(results, team) + &part(tally)).collect()
}

/// How a blow is called in the report.
fn blow_words(blow: LastBlow) -> &'static str {
    match blow {
        LastBlow::Haunter => "a haunting figure",
        LastBlow::Arrival => "a ghost just laid",
        LastBlow::Tormentor => "a tormentor’s Curse die",
        LastBlow::Exorcism => "the Curse die of an exorcised ghost",
        LastBlow::Overrun => "a board full of ghosts",
        LastBlow::NoFreeSpace => "no space for a ghost",
        LastBlow::Hut => "the Qi for the Sorcerer’s Hut",
        LastBlow::Cemetery => "the Cemetery’s Curse die",
        LastBlow::Deck => "the deck ran out",
        LastBlow::WuFeng => "Wu-Feng’s curse, demon or Shadow",
        LastBlow::Villager => "a villager died",
    }
}

fn last_blows(tally: &Tally) -> String {
    let lost = tally.games - tally.wins;
    let mut blows: Vec<(LastBlow, u64)> = LastBlow::VARIANTS
        .iter()
        .map(|&blow| (blow, tally.blows[blow as usize]))
        .filter(|(_, games)| *games > 0)
        .collect();
    blows.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    let most = blows.first().map_or(1, |(_, games)| *games);
    let rows: Vec<Bar> = blows
        .into_iter()
        .map(|(blow, games)| Bar {
            name: blow_words(blow).to_owned(),
            parts: vec![("c0".to_owned(), share(games, most), format!("{} games", grouped(games)))],
            figure: percent(share(games, lost)),
        })
        .collect();
    or_nothing(&rows, "No game was lost.")
}

fn or_nothing(rows: &[Bar], words: &str) -> String {
    if rows.is_empty() { format!("<p>{}</p>\n", escape(words)) } else { bars(rows) }
}

/// Cards of one name together.
struct CardKind {
    name: &'static str,
    seen: u64,
    lost: u64,
    in_play: u64,
    blows: u64,
}

fn kinds(tally: &Tally, wanted: impl Fn(Card) -> bool) -> Vec<CardKind> {
    let mut kinds: Vec<CardKind> = Vec::new();
    for card in Card::all().filter(|card| wanted(*card)) {
        let name = Language::English.card(card);
        let place = kinds.iter().position(|kind| kind.name == name).unwrap_or_else(|| {
            kinds.push(CardKind { name, seen: 0, lost: 0, in_play: 0, blows: 0 });
            kinds.len() - 1
        });
        let kind = &mut kinds[place];
        kind.seen += tally.cards.seen.of(card);
        kind.lost += tally.cards.lost.of(card);
        kind.in_play += tally.cards.in_play.of(card);
        kind.blows += tally.cards.blows.of(card);
    }
    kinds.retain(|kind| kind.seen > 0);
    kinds
}

fn ghosts(tally: &Tally) -> String {
    let kinds = kinds(tally, |card| !card.is_incarnation());
    let list = |heading: &str, colour: &str, number: fn(&CardKind) -> u64| {
        let mut worst: Vec<(&CardKind, f64)> =
            kinds.iter().map(|kind| (kind, share(number(kind), kind.lost))).collect();
        worst.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        worst.truncate(LONGEST_LIST);
        let most = worst.first().map_or(1.0, |(_, share)| share.max(1e-9));
        let rows: Vec<Bar> = worst
            .into_iter()
            .filter(|(_, share)| *share > 0.0)
            .map(|(kind, share)| Bar {
                name: kind.name.to_owned(),
                parts: vec![(
                    colour.to_owned(),
                    share / most,
                    format!("{} of {} lost games", grouped(number(kind)), grouped(kind.lost)),
                )],
                figure: percent(share),
            })
            .collect();
        format!("<div><h3>{heading}</h3>\n{}</div>\n", or_nothing(&rows, "None."))
    };
    format!(
        "<div class=\"pair\">\n{}{}</div>\n",
        list("Struck the last blow", "c1", |kind| kind.blows),
        list("Still in play when the game was lost", "c3", |kind| kind.in_play)
    )
}

fn incarnations(tally: &Tally) -> String {
    let mut kinds = kinds(tally, Card::is_incarnation);
    if kinds.is_empty() {
        return "<p>No incarnation was drawn in any game.</p>\n".to_owned();
    }
    kinds.sort_by(|one, other| share(other.lost, other.seen).total_cmp(&share(one.lost, one.seen)));
    let most = kinds.iter().map(|kind| share(kind.seen - kind.lost, kind.seen)).fold(1e-9, f64::max);
    let rows: Vec<Bar> = kinds
        .iter()
        .map(|kind| {
            let won = share(kind.seen - kind.lost, kind.seen);
            let said = format!("won {} of {} games", grouped(kind.seen - kind.lost), grouped(kind.seen));
            Bar { name: kind.name.to_owned(), parts: vec![("won".to_owned(), won / most, said)], figure: percent(won) }
        })
        .collect();
    let figures: Vec<Vec<String>> = kinds
        .iter()
        .map(|kind| {
            let rate = Rate::of(kind.seen - kind.lost, kind.seen);
            vec![
                kind.name.to_owned(),
                grouped(kind.seen),
                grouped(kind.seen - kind.lost),
                format!("{} to {}", percent(rate.low), percent(rate.high)),
                percent(share(kind.in_play, kind.lost)),
                percent(share(kind.blows, kind.lost)),
            ]
        })
        .collect();
    let head = ["incarnation", "games", "won", "95 % interval", "in play when lost", "last blows"];
    format!("{}{}", bars(&rows), table(&head, 1, &figures))
}
