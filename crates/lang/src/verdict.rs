//! Why something is refused, how a game ended, and what it is worth.

use ghost_stories_engine::{Defeat, Ending, Refusal, Rule, Score};

use crate::Language;
use crate::event::chance;
use crate::message::{Message, message};

pub(crate) fn refusal(language: Language, refusal: Refusal) -> Message {
    let words = |rule: Rule| language.rule(rule);
    match refusal {
        Refusal::GameOver(how) => message!("refusal-game-over", ending: ending(how)),
        Refusal::AwaitsChance => message!("refusal-awaits-chance"),
        Refusal::AwaitsChoice => message!("refusal-awaits-choice"),
        Refusal::AwaitsOtherChance(awaited) => message!("refusal-awaits-other-chance", chance: chance(awaited)),
        Refusal::Breaks(rule) => message!("refusal-breaks", rule, words: words(rule)),
        Refusal::Impossible(rule) => message!("refusal-impossible", rule, words: words(rule)),
    }
}

pub(crate) fn ending(ending: Ending) -> Message {
    match ending {
        Ending::Won => message!("ending-won"),
        Ending::Lost(Defeat::AllDead) => message!("ending-all-dead"),
        Ending::Lost(Defeat::VillageLost) => message!("ending-village-lost"),
        Ending::Lost(Defeat::DeckEmpty) => message!("ending-deck-empty"),
        Ending::Lost(Defeat::Graveyard) => message!("ending-graveyard"),
        Ending::Lost(Defeat::NothingToHaunt) => message!("ending-nothing-to-haunt"),
    }
}

/// How a game with Wu-Feng as a player ended.
pub(crate) fn black_secret_ending(ending: Ending) -> Message {
    match ending {
        Ending::Won => message!("ending-wu-feng-won"),
        Ending::Lost(Defeat::AllDead) => message!("ending-wu-feng-all-dead"),
        Ending::Lost(Defeat::VillageLost) => message!("ending-wu-feng-village-lost"),
        Ending::Lost(Defeat::DeckEmpty) => message!("ending-wu-feng-deck-empty"),
        Ending::Lost(Defeat::Graveyard) => message!("ending-wu-feng-graveyard"),
        Ending::Lost(Defeat::NothingToHaunt) => message!("ending-wu-feng-nothing-to-haunt"),
    }
}

/// The parts of a score with their points, the total last; those of the expansions only where they count.
pub(crate) fn score(score: &Score) -> Vec<(Message, i32)> {
    let mut parts = vec![
        (message!("score-victory"), score.victory),
        (message!("score-qi"), score.qi),
        (message!("score-deck"), score.deck),
        (message!("score-dead"), score.dead),
        (message!("score-haunted"), score.haunted),
        (message!("score-incarnations"), score.incarnations),
    ];
    let more = [
        (message!("score-villagers"), score.villagers),
        (message!("score-portal"), score.portal),
        (message!("score-black-secret"), score.black_secret),
    ];
    parts.extend(more.into_iter().filter(|(_, points)| *points != 0));
    parts.push((message!("score-total"), score.total()));
    parts
}
