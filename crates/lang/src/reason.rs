use ghost_stories_engine::{Card, Colour, Family, Owner, Position, Tao, TaoCount, Tile};
use ghost_stories_odds::{BlackSecretReason, Means, Odds, Reason, Threat, WhiteMoonReason};

use crate::language::Language;

/// From where an exorcism is attempted.
#[derive(Clone, Copy)]
pub(crate) enum From {
    /// Where the Taoist stands now.
    Here,
    /// The tile that was just named.
    There,
    Tile(Tile),
}

impl From {
    fn of(position: &Position, tile: Tile, threat: Option<Threat>) -> From {
        match threat {
            _ if position.tile_of(position.board_on_turn()) == tile => From::Here,
            Some(Threat::Haunts { tile: named, .. }) if named == tile => From::There,
            _ => From::Tile(tile),
        }
    }
}

/// Why a choice is good: a sentence each, unless said otherwise. Chances come as "70 %".
pub(crate) struct ReasonWords {
    /// What a ghost does, without the full stop, to begin a sentence with.
    pub threat: fn(Card, Threat) -> String,
    /// After a threat: the chance of an exorcism, what helps, and from where.
    pub then_exorcism: fn(&str, Card, &str, Means, From) -> String,
    pub exorcism: fn(Card, &str, Means, From) -> String,
    pub both: fn(Card, Card, &str) -> String,
    /// From one chance to another.
    pub raises: fn(Card, &str, &str) -> String,
    /// A threat is over.
    pub ends: fn(&str) -> String,
    /// In the second number of turns in place of the first.
    pub delays: fn(Card, Tile, u8, u8) -> String,
    pub saves_game: fn(u8) -> String,
    pub taoist_dies: fn(Colour, u8) -> String,
    pub board_falls: fn(Colour, u8) -> String,
    pub wins: fn(Card, &str) -> String,
    /// After a threat: the Mantra helps against this ghost.
    pub then_mantra: fn(&str, Card) -> String,
    pub mantra: fn(Card) -> String,
    pub circle: fn(Tao, u8) -> String,
    pub circle_weakens: fn(Card) -> String,
    pub haunted: fn(u8, u8) -> String,
    pub tile_back: fn(Tile) -> String,

    pub qi: fn(Colour, u8) -> String,
    pub weakest: fn(Colour, u8) -> String,
    pub qi_left: fn(Colour, u8) -> String,
    pub tao_needed: fn(Tao, u8) -> String,
    pub tao_unseen: fn(Tao, u8) -> String,
    pub tao_idle: fn(Tao) -> String,
    pub tao_left: fn(Colour, TaoCount) -> String,
    pub keeps_tao: fn(TaoCount) -> String,
    pub no_tao: &'static str,

    pub buddha: fn(Card) -> String,
    pub caught: fn(Card) -> String,
    pub buddha_waits: fn(Colour, u8) -> String,
    pub buddha_only: fn(Colour) -> String,
    pub crowded: fn(Colour, u8) -> String,
    pub room: fn(Colour, u8) -> String,
    pub acts_late: fn(Colour, u8) -> String,
    pub corner: fn(Card, Tile) -> String,
    pub stands_ready: fn(Colour, Card, &str) -> String,
    pub goes_ready: fn(Colour, Card, Tile, &str) -> String,
    pub would_haunt: fn(Card, Tile, u8) -> String,
    pub opens: fn(Card) -> String,
    /// With the resistance in words.
    pub tough: fn(Card, &str) -> String,

    pub lends: fn(Colour, TaoCount) -> String,
    pub asks_next: fn(Colour, Tile) -> String,
    pub revives: fn(Colour) -> String,
    pub herbs: fn(u8) -> String,
    pub suffices: fn(Card) -> String,
    pub curse_harmless: &'static str,
    /// What the Curse die shows, and the chance that it does no harm when rolled again.
    pub curse_again: fn(&str, &str) -> String,
    pub curse_strikes: fn(Card, Tile) -> String,
    pub poor: fn(&str) -> String,
    pub hopeless: &'static str,
    pub more_ghosts: fn(Tile) -> String,
    pub costs_qi: fn(Tile) -> String,
    pub keeps_yin_yang: &'static str,
    pub turn_done: &'static str,
    /// A name and what it does.
    pub explained: fn(&str, &str) -> String,
    pub token: &'static str,
    pub yin_yang: &'static str,
    pub no_action: &'static str,
    pub turn_soon: fn(Colour, u8) -> String,
    pub centre: &'static str,
}

/// The same where White Moon is played.
pub(crate) struct WhiteMoonReasonWords {
    /// A villager is saved, and so many of his family are still to be.
    pub saved: fn(Family, u8) -> String,
    /// He is the last one; what the family gives.
    pub saved_whole: fn(Family, &str) -> String,
    pub to_portal: fn(Family) -> String,
    /// After a threat, without a full stop.
    pub silences: fn(&str) -> String,
    pub pedestals: fn(u8) -> String,
    /// The chance to beat one ghost at least, and two.
    pub fight: fn(&str, Option<&str>) -> String,
    /// Who dies, and what that does.
    pub given_up: fn(Family, &str) -> String,
    pub graves: fn(u8) -> String,
    pub stands_up: &'static str,
    pub no_crystals: &'static str,
}

/// The same where Black Secret is played.
pub(crate) struct BlackSecretReasonWords {
    /// The title of a mantra, and how many Qi it then lacks.
    pub fills: fn(&str, u8) -> String,
    /// The demons that can be fought.
    pub faces: fn(&[&str]) -> String,
    pub fight: fn(&str) -> String,
    pub back_up: &'static str,
    pub summons: fn(&str) -> String,
    pub urn: fn(&str) -> String,
}

/// A reason in a sentence.
pub(crate) fn reason(language: Language, position: &Position, reason: &Reason) -> String {
    let words = language.reason_words();
    match *reason {
        Reason::Exorcism { card, threat, chance, means, from } => {
            let chance = percent(chance);
            let from = From::of(position, from, threat);
            match threat {
                Some(threat) => (words.then_exorcism)(&(words.threat)(card, threat), card, &chance, means, from),
                None => (words.exorcism)(card, &chance, means, from),
            }
        }
        Reason::Both { cards: [one, other], chance } => (words.both)(one, other, &percent(chance)),
        Reason::Raises { card, before, after } => (words.raises)(card, &percent(before), &percent(after)),
        Reason::Ends { card, threat } => (words.ends)(&(words.threat)(card, threat)),
        Reason::Delays { card, tile, before, after } => (words.delays)(card, tile, before, after),
        Reason::SavesGame { in_turns } => (words.saves_game)(in_turns),
        Reason::SavesBoard { board, owner: Owner::Living, in_turns } => (words.taoist_dies)(board, in_turns),
        Reason::SavesBoard { board, in_turns, .. } => (words.board_falls)(board, in_turns),
        Reason::Wins { card, reward } => {
            (words.wins)(card, (language.ghost_words().reward)(reward).unwrap_or_default())
        }
        Reason::Mantra { card, threat: Some(threat) } => (words.then_mantra)(&(words.threat)(card, threat), card),
        Reason::Mantra { card, threat: None } => (words.mantra)(card),
        Reason::Circle { tao, ghosts } => (words.circle)(tao, ghosts),
        Reason::CircleWeakens { card } => (words.circle_weakens)(card),
        Reason::Haunted { haunted, limit } => (words.haunted)(haunted, limit),
        Reason::TileBack { tile } => (words.tile_back)(tile),
        Reason::Qi { taoist, qi } => (words.qi)(taoist, qi),
        Reason::Weakest { taoist, qi } => (words.weakest)(taoist, qi),
        Reason::QiLeft { taoist, left } => (words.qi_left)(taoist, left),
        Reason::TaoNeeded { tao, ghosts } => (words.tao_needed)(tao, ghosts),
        Reason::TaoUnseen { tao, cards } => (words.tao_unseen)(tao, cards),
        Reason::TaoIdle { tao } => (words.tao_idle)(tao),
        Reason::TaoLeft { taoist, tao, left } => (words.tao_left)(taoist, TaoCount::of(tao, left)),
        Reason::KeepsTao { tao } => (words.keeps_tao)(tao),
        Reason::NoTao => words.no_tao.into(),
        Reason::Lends { taoist, tao } => (words.lends)(taoist, tao),
        Reason::AsksNext { taoist, tile } => (words.asks_next)(taoist, tile),
        Reason::Revives { taoist } => (words.revives)(taoist),
        Reason::Herbs { dice } => (words.herbs)(dice),
        Reason::Suffices { card } => (words.suffices)(card),
        Reason::CurseHarmless => words.curse_harmless.into(),
        Reason::CurseAgain { face, chance } => (words.curse_again)(language.curse_face(face), &percent(chance)),
        Reason::CurseStrikes { card, tile } => (words.curse_strikes)(card, tile),
        Reason::Poor { chance } if chance.cases() == 0 => words.hopeless.into(),
        Reason::Poor { chance } => (words.poor)(&percent(chance)),
        Reason::MoreGhosts { tile } => (words.more_ghosts)(tile),
        Reason::CostsQi { tile } => (words.costs_qi)(tile),
        Reason::KeepsYinYang => words.keeps_yin_yang.into(),
        Reason::TurnDone => words.turn_done.into(),
        Reason::PowerDoes { power } => (words.explained)(language.power(power), language.power_help(power)),
        Reason::Villager { tile } => (words.explained)(language.tile(tile), language.tile_help(tile)),
        Reason::Token => words.token.into(),
        Reason::YinYang => words.yin_yang.into(),
        Reason::NoAction => words.no_action.into(),
        Reason::TurnSoon { taoist, in_turns } => (words.turn_soon)(taoist, in_turns),
        Reason::Centre => words.centre.into(),
        Reason::WhiteMoon(reason) => white_moon_reason(language, position, reason),
        Reason::BlackSecret(reason) => black_secret_reason(language, position, reason),
        Reason::Buddha { card } => (words.buddha)(card),
        Reason::Caught { card } => (words.caught)(card),
        Reason::BuddhaWaits { board, only: true, .. } => (words.buddha_only)(board),
        Reason::BuddhaWaits { board, ghosts, .. } => (words.buddha_waits)(board, ghosts),
        Reason::Crowded { board, ghosts } => (words.crowded)(board, ghosts),
        Reason::Room { board, free } => (words.room)(board, free),
        Reason::ActsLate { board, in_turns } => (words.acts_late)(board, in_turns),
        Reason::Corner { card, tile } => (words.corner)(card, tile),
        Reason::Ready { taoist, card, stands: true, chance, .. } => {
            (words.stands_ready)(taoist, card, &percent(chance))
        }
        Reason::Ready { taoist, card, tile, chance, .. } => (words.goes_ready)(taoist, card, tile, &percent(chance)),
        Reason::WouldHaunt { card, tile, in_turns } => (words.would_haunt)(card, tile, in_turns),
        Reason::Opens { card } => (words.opens)(card),
        Reason::Tough { card } => {
            (words.tough)(card, &language.ghost_words().resistance(position.facts(card).resistance()))
        }
    }
}

fn white_moon_reason(language: Language, position: &Position, reason: WhiteMoonReason) -> String {
    let words = language.white_moon_reason_words();
    let components = position.components();
    match reason {
        WhiteMoonReason::Saved { family, left: 0 } => {
            (words.saved_whole)(family, &language.thanks_help(components.family(family).thanks.value))
        }
        WhiteMoonReason::Saved { family, left } => (words.saved)(family, left),
        WhiteMoonReason::ToPortal { family } => (words.to_portal)(family),
        WhiteMoonReason::Silences { card, threat } => (words.silences)(&(language.reason_words().threat)(card, threat)),
        WhiteMoonReason::Pedestals { lit } => (words.pedestals)(lit),
        WhiteMoonReason::Fight { one, two } => (words.fight)(&percent(one), two.map(percent).as_deref()),
        WhiteMoonReason::GivenUp { family } => {
            (words.given_up)(family, &language.curse_help(components.family(family).curse.value))
        }
        WhiteMoonReason::Graves { dead } => (words.graves)(dead),
        WhiteMoonReason::Artifact { artifact } => {
            let explained = language.reason_words().explained;
            explained(language.artifact(artifact), language.artifact_help(artifact))
        }
        WhiteMoonReason::StandsUp => words.stands_up.to_owned(),
        WhiteMoonReason::NoCrystals => words.no_crystals.to_owned(),
    }
}

fn black_secret_reason(language: Language, position: &Position, reason: BlackSecretReason) -> String {
    let words = language.black_secret_reason_words();
    let components = position.components();
    let explained = language.reason_words().explained;
    match reason {
        BlackSecretReason::Fills { mantra, left } => {
            (words.fills)(language.mantra_name(components.mantra(mantra).effect.value), left)
        }
        BlackSecretReason::Triggers { mantra } => {
            let effect = components.mantra(mantra).effect.value;
            explained(language.mantra_name(effect), language.mantra_help(effect))
        }
        BlackSecretReason::FacesDemons { demons } => {
            let names: Vec<&str> = demons.iter().map(|demon| language.demon(demon)).collect();
            (words.faces)(&names)
        }
        BlackSecretReason::DemonFight { chance } => (words.fight)(&percent(chance)),
        BlackSecretReason::BackUp => words.back_up.to_owned(),
        BlackSecretReason::Curse { curse } => {
            let effect = components.curse(curse).effect.value;
            explained(language.curse_name(effect), language.black_secret_curse_help(effect))
        }
        BlackSecretReason::Summons { demon } => (words.summons)(language.demon(demon)),
        BlackSecretReason::Urn { chance } => (words.urn)(&percent(chance)),
    }
}

/// "70 %", with a space that does not break; what is possible is not called 0 %, what may fail not 100 %.
fn percent(odds: Odds) -> String {
    let share = odds.share() * 100.0;
    match odds.cases() {
        0 => "0\u{a0}%".into(),
        _ if share < 1.0 => "<1\u{a0}%".into(),
        cases if cases < odds.of() && share > 99.0 => ">99\u{a0}%".into(),
        _ => format!("{share:.0}\u{a0}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_is_rounded_but_never_to_certainty() {
        let odds = [(0, 1), (1, 1296), (19, 27), (1295, 1296), (1, 1)].map(|(cases, of)| Odds::new(cases, of));
        assert_eq!(odds.map(percent), ["0\u{a0}%", "<1\u{a0}%", "70\u{a0}%", ">99\u{a0}%", "100\u{a0}%"]);
    }
}
