//! Why a choice is a good one.

use ghost_stories_engine::{Card, Owner, Position, TaoCount, Tile};
use ghost_stories_odds::{BlackSecretReason, Means, Odds, Reason, Threat, WhiteMoonReason};

use crate::black_secret::{curse_in, mantra_in};
use crate::message::{Message, Value, message};
use crate::name::{board, tao, taoist};
use crate::{ghost, help, white_moon};

/// A reason in a sentence.
#[expect(clippy::too_many_lines, reason = "a line for each reason")]
pub(crate) fn reason(position: &Position, reason: &Reason) -> Message {
    match *reason {
        Reason::Exorcism { card, threat, chance, means, from } => exorcism(position, card, threat, chance, means, from),
        Reason::Both { cards: [one, other], chance } => message!("reason-both", one, other, chance),
        Reason::Raises { card, before, after } => message!("reason-raises", card, before, after),
        Reason::Ends { card, threat } => message!("reason-ends", threat: self::threat(card, threat)),
        Reason::Delays { card, tile, before, after } => {
            message!("reason-delays", card, tile, before: when(before), after: when(after))
        }
        Reason::SavesGame { in_turns } => message!("reason-saves-game", when: when(in_turns)),
        Reason::SavesBoard { board, owner: Owner::Living, in_turns } => {
            message!("reason-taoist-dies", taoist: taoist(board), when: when(in_turns))
        }
        Reason::SavesBoard { board: falls, in_turns, .. } => {
            message!("reason-board-falls", board: board(falls), when: when(in_turns))
        }
        Reason::Wins { card, reward } => message!("reason-wins", card, reward: ghost::reward(reward)),
        Reason::Mantra { card, threat: Some(threat) } => {
            message!("reason-then-mantra", threat: self::threat(card, threat), card)
        }
        Reason::Mantra { card, threat: None } => message!("reason-mantra", card),
        Reason::Circle { tao, ghosts } => message!("reason-circle", tao, ghosts),
        Reason::CircleWeakens { card } => message!("reason-circle-weakens", card),
        Reason::Haunted { haunted, limit } => message!("reason-haunted", haunted, limit),
        Reason::TileBack { tile } => message!("reason-tile-back", tile),
        Reason::Qi { taoist: who, qi } => message!("reason-qi", taoist: taoist(who), qi, few: qi <= 2),
        Reason::Weakest { taoist: who, qi } => message!("reason-weakest", taoist: taoist(who), qi),
        Reason::QiLeft { taoist: who, left } => message!("reason-qi-left", taoist: taoist(who), left),
        Reason::TaoNeeded { tao, ghosts } => message!("reason-tao-needed", tao, ghosts),
        Reason::TaoUnseen { tao, cards } => message!("reason-tao-unseen", tao, ghosts: cards),
        Reason::TaoIdle { tao } => message!("reason-tao-idle", tao),
        Reason::TaoLeft { taoist: who, tao: colour, left } => {
            message!("reason-tao-left", taoist: taoist(who), left: tao(TaoCount::of(colour, left)))
        }
        Reason::KeepsTao { tao: kept } => message!("reason-keeps-tao", kept: tao(kept)),
        Reason::NoTao => message!("reason-no-tao"),
        Reason::Lends { taoist: who, tao: lent } => message!("reason-lends", taoist: taoist(who), lent: tao(lent)),
        Reason::AsksNext { taoist: who, tile } => message!("reason-asks-next", taoist: taoist(who), tile),
        Reason::Revives { taoist: who } => message!("reason-revives", taoist: taoist(who), board: board(who)),
        Reason::Herbs { dice } => message!("reason-herbs", dice),
        Reason::Suffices { card } => message!("reason-suffices", card),
        Reason::CurseHarmless => message!("reason-curse-harmless"),
        Reason::CurseAgain { face, chance } => message!("reason-curse-again", face, chance),
        Reason::CurseStrikes { card, tile } => message!("reason-curse-strikes", card, tile),
        Reason::Poor { chance } if chance.cases() == 0 => message!("reason-hopeless"),
        Reason::Poor { chance } => message!("reason-poor", chance),
        Reason::MoreGhosts { tile } => message!("reason-more-ghosts", tile),
        Reason::CostsQi { tile } => message!("reason-costs-qi", tile),
        Reason::KeepsYinYang => message!("reason-keeps-yin-yang"),
        Reason::TurnDone => message!("reason-turn-done"),
        Reason::PowerDoes { power } => explained(power, help::power(power)),
        Reason::Villager { tile } => explained(tile, help::tile(tile)),
        Reason::Token => message!("reason-token"),
        Reason::YinYang => message!("reason-yin-yang"),
        Reason::NoAction => message!("reason-no-action"),
        Reason::TurnSoon { taoist: who, in_turns } => {
            message!("reason-turn-soon", taoist: taoist(who), turns: in_turns, when: when(in_turns))
        }
        Reason::Centre => message!("reason-centre"),
        Reason::WhiteMoon(reason) => white_moon_reason(position, reason),
        Reason::BlackSecret(reason) => black_secret_reason(position, reason),
        Reason::Buddha { card } => message!("reason-buddha", card),
        Reason::Caught { card } => message!("reason-caught", card),
        Reason::BuddhaWaits { board: of, only: true, .. } => message!("reason-buddha-only", board: board(of)),
        Reason::BuddhaWaits { board: of, ghosts, .. } => message!("reason-buddha-waits", board: board(of), ghosts),
        Reason::Crowded { board: of, ghosts } => message!("reason-crowded", board: board(of), ghosts),
        Reason::Room { board: of, free } => message!("reason-room", board: board(of), free),
        Reason::ActsLate { board: of, in_turns } => {
            message!("reason-acts-late", board: board(of), when: when(in_turns))
        }
        Reason::Corner { card, tile } => message!("reason-corner", card, tile),
        Reason::Ready { taoist: who, card, stands: true, chance, .. } => {
            message!("reason-stands-ready", taoist: taoist(who), card, chance)
        }
        Reason::Ready { taoist: who, card, tile, chance, .. } => {
            message!("reason-goes-ready", taoist: taoist(who), card, tile, chance)
        }
        Reason::WouldHaunt { card, tile, in_turns } => {
            message!("reason-would-haunt", card, tile, when: when(in_turns))
        }
        Reason::Opens { card } => message!("reason-opens", card),
        Reason::Tough { card } => {
            message!("reason-tough", card, resistance: ghost::resistance(position.facts(card).resistance()))
        }
    }
}

fn exorcism(
    position: &Position,
    card: Card,
    threat: Option<Threat>,
    chance: Odds,
    means: Means,
    tile: Tile,
) -> Message {
    let from = match threat {
        _ if position.tile_of(position.board_on_turn()) == tile => "here",
        Some(Threat::Haunts { tile: named, .. }) if named == tile => "there",
        _ => "tile",
    };
    let (place, means) = (message!("reason-place", from, tile), list(means));
    match threat {
        Some(threat) => {
            message!("reason-then-exorcism", threat: self::threat(card, threat), card, place, chance, means)
        }
        None => message!("reason-exorcism", card, place, chance, means),
    }
}

/// One's own Tao, lent Tao, the Circle, the Mantra.
fn list(means: Means) -> Value {
    let own = means.own.colours().map(|tao| message!("reason-own-tao", number: means.own.get(tao), tao));
    let lent = means.lent.colours().map(|tao| message!("reason-lent-tao", number: means.lent.get(tao), tao));
    let circle = means.circle.then(|| message!("reason-means-circle"));
    let mantra = means.mantra.then(|| message!("reason-means-mantra"));
    own.chain(lent).chain(circle).chain(mantra).collect()
}

/// What a ghost does or is about to do, to begin a sentence with.
pub(crate) fn threat(card: Card, threat: Threat) -> Message {
    match threat {
        Threat::Haunts { tile, in_turns, last } => {
            message!("threat-haunts", card, tile, when: when(in_turns), last)
        }
        Threat::Overruns { board: full, in_turns, last } => {
            message!("threat-overruns", card, board: board(full), when: when(in_turns), last)
        }
        Threat::Torments { in_turns } => message!("threat-torments", card, when: when(in_turns)),
        Threat::TakesTao { in_turns } => message!("threat-takes-tao", card, when: when(in_turns)),
        Threat::Devours { tile, in_turns } => message!("threat-devours", card, tile, when: when(in_turns)),
        Threat::Kills { tile, villagers, in_turns } => {
            message!("threat-kills", card, villagers, tile, when: when(in_turns))
        }
        Threat::HoldsDie => message!("threat-holds-die", card),
        Threat::BlocksTao => message!("threat-blocks-tao", card),
        Threat::BlocksPower(power) => message!("threat-blocks-power", card, power),
        Threat::BlocksPowers => message!("threat-blocks-powers", card),
        Threat::BlanksWhite => message!("threat-blanks-white", card),
        Threat::Incarnation { last: true, .. } => message!("threat-last-incarnation", card),
        Threat::Incarnation { cards, .. } => message!("threat-incarnation", card, cards),
    }
}

fn when(turns: u8) -> Message {
    message!("when", turns)
}

/// A name and what it does.
fn explained(name: impl Into<Value>, help: Message) -> Message {
    message!("reason-explained", name: name, help)
}

fn white_moon_reason(position: &Position, reason: WhiteMoonReason) -> Message {
    let components = position.components();
    match reason {
        WhiteMoonReason::Saved { family, left: 0 } => {
            let thanks = white_moon::thanks_help(components.family(family).thanks.value);
            message!("reason-saved-whole", family, thanks)
        }
        WhiteMoonReason::Saved { family, left } => message!("reason-saved", family, left),
        WhiteMoonReason::ToPortal { family } => message!("reason-to-portal", family),
        WhiteMoonReason::Silences { card, threat } => message!("reason-silences", threat: self::threat(card, threat)),
        WhiteMoonReason::Pedestals { lit } => message!("reason-pedestals", lit),
        WhiteMoonReason::Fight { one, two } => message!("reason-fight", one, two),
        WhiteMoonReason::GivenUp { family } => {
            let curse = white_moon::curse_help(components.family(family).curse.value);
            message!("reason-given-up", family, curse)
        }
        WhiteMoonReason::Graves { dead } => message!("reason-graves", dead),
        WhiteMoonReason::Artifact { artifact } => explained(artifact, help::artifact(artifact)),
        WhiteMoonReason::StandsUp => message!("reason-stands-up"),
        WhiteMoonReason::NoCrystals => message!("reason-no-crystals"),
    }
}

fn black_secret_reason(position: &Position, reason: BlackSecretReason) -> Message {
    let components = position.components();
    match reason {
        BlackSecretReason::Fills { mantra, left } => {
            message!("reason-fills", mantra: mantra_in(components, mantra), left)
        }
        BlackSecretReason::Triggers { mantra } => {
            let effect = mantra_in(components, mantra);
            explained(effect, help::mantra(effect))
        }
        BlackSecretReason::FacesDemons { demons } => message!("reason-faces", demons: crate::name::demons(demons)),
        BlackSecretReason::DemonFight { chance } => message!("reason-demon-fight", chance),
        BlackSecretReason::BackUp => message!("reason-back-up"),
        BlackSecretReason::Curse { curse } => {
            let effect = curse_in(components, curse);
            explained(effect, help::curse(effect))
        }
        BlackSecretReason::Summons { demon } => message!("reason-summons", demon),
        BlackSecretReason::Urn { chance } => message!("reason-urn", chance),
    }
}

/// A share of one, as people say it: what is possible is not called 0 %, what may fail not 100 %.
pub(crate) fn percent(share: f64) -> Message {
    let percent = share * 100.0;
    match percent {
        percent if percent > 0.0 && percent < 1.0 => message!("percent-tiny"),
        percent if percent > 99.0 && percent < 100.0 => message!("percent-almost"),
        percent => message!("percent", number: percent.round_ties_even() as i64),
    }
}

impl From<Odds> for Value {
    fn from(odds: Odds) -> Value {
        Value::Message(percent(odds.share()))
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;

    #[test]
    fn a_chance_is_rounded_but_never_to_certainty() {
        let told = [0.0, 0.004, 0.414, 0.996, 1.0].map(|share| Language::English.percent(share));
        assert_eq!(told, ["0%", "<1%", "41%", ">99%", "100%"]);
        assert_eq!(Language::German.percent(0.7), "70\u{a0}%");
    }
}
