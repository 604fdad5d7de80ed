//! What could be played now, and why a line of play cannot.

use ghost_stories_engine::{
    BlackSecretChoice, BlackSecretEvent, Chance, Choice, Event, Outcome, Position, Refusal, Setup, Tile, Waiting,
    WhiteMoonChoice, WhiteMoonEvent,
};
use ghost_stories_lang::{Language, Message};
use ghost_stories_table::Step;
use ghost_stories_table::written::{Expansion, foreign_card, foreign_tile};

use crate::expect;

/// How many choices of the verb that was written are listed, and how many of every other.
const OF_THE_VERB: usize = 12;
const OF_ANOTHER: usize = 3;

/// A step that was refused, and the moment when it was.
pub(crate) struct RefusedStep {
    pub(crate) position: Position,
    pub(crate) refusal: Refusal,
    /// Choices made since the last written step, because there was no other.
    pub(crate) by_itself: Vec<Choice>,
    /// What happened since that step.
    pub(crate) events: Vec<Event>,
}

impl RefusedStep {
    /// True if a step of this verb is possible at this moment.
    pub(crate) fn fits(&self, verb: &str) -> bool {
        match self.position.waiting() {
            Waiting::Choice(_) => self.position.options().iter().any(|option| verb_of(*option) == verb),
            Waiting::Chance(chance) => awaited(chance) == verb,
            Waiting::Over(_) => false,
        }
    }

    /// What is wrong with the step, who must decide what, and which steps would do.
    pub(crate) fn message(&self, step: Step, setup: &Setup) -> String {
        let text = step.to_string();
        let verb = text.split(' ').next().unwrap_or_default();
        let words = Language::English;
        let wrong = match (foreign_part(step, setup), self.refusal) {
            (_, Refusal::GameOver(_)) => return words.refusal(self.refusal),
            (Some(foreign), _) => foreign.to_string(),
            (None, Refusal::Breaks(_) | Refusal::Impossible(_)) if self.fits(verb) => words.refusal(self.refusal),
            (None, Refusal::Breaks(_)) if self.rule_is_about(step) => {
                format!("\"{verb}\" does not fit here. {}", words.refusal(self.refusal))
            }
            _ => format!("\"{verb}\" does not fit here{}.{}", self.after(verb), self.done_by_rule(verb)),
        };
        format!("{wrong}\n    {}{}", moment(&self.position, verb), made_by_itself(&self.by_itself))
    }

    /// True if the broken rule tells why the one who decides may not do this, and not only that something else is to be done.
    fn rule_is_about(&self, step: Step) -> bool {
        let Step::Choice(choice) = step else { return false };
        let of_a_card =
            matches!(choice, Choice::BlackSecret(BlackSecretChoice::Throw(_) | BlackSecretChoice::Summon(..)));
        let in_yang = self.position.options().contains(&Choice::EndTurn) && is_of_yang(choice);
        in_yang || of_a_card && self.position.card_to_place().is_some()
    }

    /// Tells what happened without a choice, because there was only one way.
    fn done_by_rule(&self, verb: &str) -> String {
        let of_verb = |event: &&Event| match verb {
            "lay-qi" => matches!(event, Event::BlackSecret(BlackSecretEvent::QiLaid { .. })),
            "pay" => matches!(event, Event::TaoSpent { .. }),
            "pay-crystal" => matches!(event, Event::WhiteMoon(WhiteMoonEvent::CrystalSpent { .. })),
            _ => false,
        };
        let done: Vec<String> = self.events.iter().filter(of_verb).map(|event| format!("\"{event}\"")).collect();
        if done.is_empty() { String::new() } else { format!(" There was only one way: {}", done.join(", ")) }
    }

    /// Names the step that comes before this one, where it is possible now.
    fn after(&self, verb: &str) -> String {
        let before: &[&str] = match verb {
            "mantra" => &["power yellow"],
            "ask" => &["yin-yang"],
            "restore" => &["yin-yang", "help"],
            "send" => &["power red", "help"],
            "tao" => &["help", "power yellow"],
            "shift" | "revive" | "banish" | "drive-back" | "circle" | "train" => &["help"],
            "defeat" | "banish-demons" => &["exorcise"],
            "roll" => &["exorcise", "help", "roll-dice", "keep"],
            _ => &[],
        };
        let options: Vec<String> = self.position.options().iter().map(ToString::to_string).collect();
        let before: Vec<String> = before
            .iter()
            .filter(|step| options.iter().any(|option| option == *step))
            .map(|step| format!("\"{step}\""))
            .collect();
        if before.is_empty() { String::new() } else { format!(": it comes after {}", before.join(" or ")) }
    }
}

/// What a player may do in Yang by himself, not as a part of something else.
const fn is_of_yang(choice: Choice) -> bool {
    match choice {
        Choice::Move(_)
        | Choice::Help
        | Choice::Exorcise
        | Choice::UsePower(_)
        | Choice::SpendToken(_)
        | Choice::YinYang
        | Choice::PlaceBuddha(_)
        | Choice::TakeToken => true,
        Choice::WhiteMoon(choice) => matches!(
            choice,
            WhiteMoonChoice::Carry(_)
                | WhiteMoonChoice::Step(_)
                | WhiteMoonChoice::StandUp
                | WhiteMoonChoice::Rescue
                | WhiteMoonChoice::SuLing(_)
                | WhiteMoonChoice::PlaceCrystal
                | WhiteMoonChoice::Use(_)
        ),
        Choice::BlackSecret(choice) => matches!(choice, BlackSecretChoice::Climb(_)),
        Choice::Place(_)
        | Choice::Discard(_)
        | Choice::LoseQi(_)
        | Choice::EndTurn
        | Choice::LayMantra(_)
        | Choice::TakeTao(_)
        | Choice::MoveTaoist(..)
        | Choice::Ask(_)
        | Choice::Restore(_)
        | Choice::Revive(_)
        | Choice::Banish(_)
        | Choice::DriveBack(_)
        | Choice::SetCircle(_)
        | Choice::MoveGhost(..)
        | Choice::Decline
        | Choice::Keep
        | Choice::Reroll(_)
        | Choice::RerollCurse
        | Choice::Defeat { .. }
        | Choice::Pay(_)
        | Choice::First(_)
        | Choice::GainQi
        | Choice::GainYinYang
        | Choice::GiveQi(_)
        | Choice::GiveYinYang(_) => false,
    }
}

/// Who must decide what or what chance must bring, and the steps that do it.
pub(crate) fn moment(position: &Position, verb: &str) -> String {
    format!("{} Possible: {}", Language::English.waiting(position), possible(position, verb))
}

/// The choices that no line of the file says, for the end of a message.
pub(crate) fn made_by_itself(choices: &[Choice]) -> String {
    if choices.is_empty() {
        return String::new();
    }
    let choices: Vec<String> = choices.iter().map(|choice| format!("\"{choice}\"")).collect();
    format!("\n    Made by itself before that, as the only choice: {}", choices.join(", then "))
}

/// What could be played or could happen now: choices by their verb, those of one verb first and more of them.
pub(crate) fn possible(position: &Position, verb: &str) -> String {
    let choices = match position.waiting() {
        Waiting::Choice(_) => position.options(),
        Waiting::Chance(chance) => return outcomes(position, chance),
        Waiting::Over(ending) => return format!("nothing, the game is {ending}"),
    };
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for choice in &choices {
        let of = verb_of(*choice);
        match groups.iter_mut().find(|(verb, _)| *verb == of) {
            Some((_, group)) => group.push(choice.to_string()),
            None => groups.push((of, vec![choice.to_string()])),
        }
    }
    groups.sort_by_key(|(of, _)| of != verb);
    let listed = |(of, group): &(String, Vec<String>)| {
        let most = if of == verb { OF_THE_VERB } else { OF_ANOTHER };
        let shown = group[..group.len().min(most)].join(", ");
        if group.len() > most { format!("{shown}, ... ({} of {of})", group.len()) } else { shown }
    };
    groups.iter().map(listed).collect::<Vec<_>>().join("; ")
}

fn verb_of(choice: Choice) -> String {
    let text = choice.to_string();
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// The verb of the outcome that is awaited.
const fn awaited(chance: Chance) -> &'static str {
    match chance {
        Chance::Card | Chance::Incarnation => "draw",
        Chance::TaoDice(_) => "roll",
        Chance::CurseDie => "curse",
        Chance::Villager => "villager",
        Chance::Token => "token-found",
        Chance::CurseCard => "curse-card",
        Chance::Mantra => "mantra-card",
    }
}

fn outcomes(position: &Position, chance: Chance) -> String {
    let outcomes = position.outcomes();
    let examples: Vec<String> = outcomes.iter().take(OF_ANOTHER).map(|(outcome, _)| outcome.to_string()).collect();
    let such_as = match examples.as_slice() {
        [] => String::new(),
        examples if examples.len() == outcomes.len() => format!(": {}", examples.join(", ")),
        examples => format!(", such as {}", examples.join(", ")),
    };
    match chance {
        Chance::Card => match position.deck().until_incarnation() {
            Some(0) => format!("draw INCARNATION{such_as}"),
            Some(ghosts) => format!(
                "draw GHOST{such_as} (the next incarnation lies under {ghosts}; a line such as \"deck incarnation, 10 ghosts\" \
                 changes that)"
            ),
            None => format!("draw GHOST{such_as} (no incarnation is left in the deck)"),
        },
        Chance::TaoDice(dice) => format!("roll with {dice} faces{such_as}"),
        Chance::CurseDie => "curse nothing, haunt, ghost, lose-tao or lose-qi".to_owned(),
        Chance::Villager => format!("villager FAMILY{such_as}"),
        Chance::Incarnation => format!("draw INCARNATION{such_as}"),
        Chance::Token => format!("token-found TOKEN{such_as}"),
        Chance::CurseCard => format!("curse-card NUMBER{such_as}"),
        Chance::Mantra => format!("mantra-card NUMBER{such_as}"),
    }
}

/// Says that a step, which was refused, is one of an expansion that is not played.
pub(crate) fn missing_expansion(step: Step, setup: &Setup) -> Option<Message> {
    // Ladders stop the two steps of the Spires as villagers do.
    if matches!(step, Step::Choice(Choice::WhiteMoon(WhiteMoonChoice::Step(_)))) && setup.black_secret.is_some() {
        return None;
    }
    let expansion = Expansion::of_step(step)?;
    let missing = match expansion {
        Expansion::WhiteMoon => setup.white_moon.is_none(),
        Expansion::BlackSecret => setup.black_secret.is_none(),
    };
    let text = step.to_string();
    missing.then(|| expansion.needed_for(text.split(' ').next().unwrap_or_default()))
}

/// A card or a tile of the step that is not in this game.
fn foreign_part(step: Step, setup: &Setup) -> Option<Message> {
    if let Step::Outcome(Outcome::Card(card)) = step {
        return foreign_card(card, setup);
    }
    let text = step.to_string();
    text.split(' ').filter_map(|word| word.parse::<Tile>().ok()).find_map(|tile| foreign_tile(tile, setup))
}

/// Why a line of play is no step, and which steps would do.
pub(crate) fn no_step(position: &Position, words: &[&str], problem: &str) -> String {
    let verb = words[0];
    if Step::is_verb(verb) {
        let fits = RefusedStep {
            position: *position,
            refusal: Refusal::AwaitsChoice,
            by_itself: Vec::new(),
            events: Vec::new(),
        }
        .fits(verb);
        return if fits { format!("{problem}\n    {}", moment(position, verb)) } else { problem.to_owned() };
    }
    if expect::is_key(verb) {
        let line = words.join(" ");
        return format!(
            "\"{verb}\" begins no step. What must hold now is written \"expect {line}\"; how the table lies at the start comes \
             before the line \"play\""
        );
    }
    format!("\"{verb}\" begins no step.\n    {}", moment(position, verb))
}
