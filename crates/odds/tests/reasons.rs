//! Why a choice is a good one: a reason for every kind of choice, its words, and its figures against the exact odds.

use std::collections::BTreeSet;

use ghost_stories_engine::{Choice, Position, Waiting};
use ghost_stories_lang::Language;
use ghost_stories_laws::any_base_layout;
use ghost_stories_odds::{Odds, Reason, exorcism, reasons, rerolls};
use ghost_stories_table::{Purpose, Stream, written};

/// A written position, what is played from there, the choice in question, what is meant to follow, and what is said for it.
#[derive(Default)]
struct ReasonCase {
    position: String,
    played: Vec<&'static str>,
    choice: &'static str,
    plan: Vec<Choice>,
    says: Vec<&'static str>,
}

/// The cases of a file; its first paragraph says what it is.
fn cases(file: &'static str) -> impl Iterator<Item = ReasonCase> {
    file.trim_end().split("\n\n").skip(1).map(|text| {
        let mut case = ReasonCase::default();
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("play", step)) => case.played.push(step),
                Some(("choose", choice)) => case.choice = choice,
                Some(("then", plan)) => case.plan = plan.split(", ").map(|step| step.parse().expect(step)).collect(),
                Some(("says", sentence)) => case.says.push(sentence),
                _ => case.position += &format!("{line}\n"),
            }
        }
        case
    })
}

impl ReasonCase {
    fn position(&self) -> Position {
        let mut position = written::read_position(&self.position).expect(&self.position);
        for step in &self.played {
            let read = written::step(&written::words(step), position.unseen()).expect(step);
            read.apply(&mut position, &mut ()).expect(step);
        }
        position
    }

    fn choice(&self) -> Choice {
        self.choice.parse().expect(self.choice)
    }
}

/// The name of a variant.
fn kind(value: &impl core::fmt::Debug) -> String {
    format!("{value:?}").split([' ', '(']).next().expect("a name").to_owned()
}

#[test]
fn every_kind_of_choice_has_its_reasons() {
    let mut kinds = BTreeSet::new();
    for case in cases(include_str!("reasons.txt")) {
        says(&case);
        kinds.insert(kind(&case.choice()));
    }
    assert_eq!(kinds.len(), 33, "some kind of choice has no case: {kinds:?}");
}

#[test]
fn choices_of_white_moon_have_their_reasons() {
    for case in cases(include_str!("reasons-moon.txt")) {
        says(&case);
    }
}

#[track_caller]
fn says(case: &ReasonCase) {
    let position = case.position();
    let found = reasons(&position, case.choice(), &case.plan);
    // The file has plain spaces, for the sake of its readers.
    let words = |reason| Language::English.reason(&position, reason).replace('\u{a0}', " ");
    let said: Vec<String> = found.iter().map(words).collect();
    assert_eq!(said, case.says, "{}choose {}", case.position, case.choice);
    // Other languages have words for them too.
    for language in Language::ALL {
        assert!(found.iter().all(|reason| language.reason(&position, reason).ends_with('.')), "{language:?}");
    }
}

#[test]
fn a_haunter_about_to_haunt_is_told_with_the_chance_and_the_means_in_every_language() {
    let text = "turn blue yang\nghost yellow-left hopping-vampire on-stone\ncircle yellow\n\
                taoist blue at cemetery tao yellow 1\n";
    let position = written::read_position(text).expect(text);
    let found = reasons(&position, Choice::Exorcise, &[]);
    let languages = [Language::English, Language::Polish, Language::German, Language::French];
    let said = languages.map(|language| language.reason(&position, &found[0]).replace('\u{a0}', " "));
    assert_eq!(
        said,
        [
            "The Hopping Vampire haunts the Cemetery next turn; \
             from here a chance of 70% to exorcise it with your yellow Tao and the Circle.",
            "Wampir nawiedzi w następnej turze kafel Cmentarz; \
             stąd masz 70% szans na udany egzorcyzm, licząc twój żółty znacznik tao i Krąg.",
            "Der Leichenstarre Vampir spukt im nächsten Zug auf dem Friedhof; \
             von hier aus 70 % Chance auf die Austreibung mit deinem gelben Tao-Marker und dem Gebetskreis.",
            "Le Vampire bondissant hante le Cimetière au prochain tour ; \
             d'ici, 70 % de chances de l'exorciser avec votre Tao jaune et le Cercle.",
        ]
    );
    assert!(matches!(found[0], Reason::Exorcism { chance, .. } if chance == Odds::new(19, 27)));
}

#[test]
fn what_is_no_option_has_no_reasons_and_a_plan_counts_as_far_as_it_can_be_played() {
    let position = written::read_position("turn red yang\nghost yellow-left ghoul\n").expect("a position");
    assert_eq!(reasons(&position, Choice::Exorcise, &[]), []);
    let away = Choice::Move(ghost_stories_engine::Tile::Cemetery);
    let planned = reasons(&position, away, &[Choice::Exorcise]);
    assert_eq!(reasons(&position, away, &[Choice::Exorcise, Choice::Keep, Choice::EndTurn]), planned);
}

/// Calls `meet` with every option of the first steps of many crowded tables, and with a plan made of random choices.
fn meet_options(games: u64, meet: &mut impl FnMut(&Position, Choice, &[Choice])) {
    for game in 0..games {
        let mut chances = Stream::new(3, game, Purpose::Players);
        let Ok(mut position) = Position::from_layout(&any_base_layout(&mut chances), &mut ()) else { continue };
        for _ in 0..60 {
            match position.waiting() {
                Waiting::Over(_) => break,
                Waiting::Chance(_) => {
                    let (outcome, _) = chances.pick(&position.outcomes());
                    position.resolve(outcome, &mut ()).expect("a listed outcome");
                }
                Waiting::Choice(_) => {
                    let options = position.options();
                    let mut plan = Vec::new();
                    for &option in &options {
                        meet(&position, option, &[]);
                        plan_on(&position, option, &mut chances, &mut plan);
                        meet(&position, option, &plan);
                    }
                    position.play(chances.pick(&options), &mut ()).expect("an option");
                }
            }
        }
    }
}

fn plan_on(position: &Position, option: Choice, chances: &mut Stream, plan: &mut Vec<Choice>) {
    let mut after = *position;
    after.play(option, &mut ()).expect("an option");
    plan.clear();
    while let Waiting::Choice(_) = after.waiting()
        && after.board_on_turn() == position.board_on_turn()
        && plan.len() < 4
    {
        let next = chances.pick(&after.options());
        after.play(next, &mut ()).expect("an option");
        plan.push(next);
    }
}

/// Words that only one of the languages has.
const OWN_WORDS: [(Language, &[&str]); 4] = [
    (Language::English, &["the", "ghost", "ghosts", "and", "from", "with", "turn", "The"]),
    (Language::Polish, &["w", "na", "duch", "duchy", "kafel", "karty", "jest", "i"]),
    (Language::German, &["der", "und", "mit", "Geist", "Geister", "ist", "auf"]),
    (Language::French, &["le", "la", "les", "et", "fantôme", "fantômes", "avec", "Le", "Les"]),
];

fn is_sentence(text: &str) -> bool {
    let first = text.chars().next().is_some_and(|letter| letter.is_uppercase() || letter.is_ascii_digit());
    first && text.ends_with('.') && !text.contains("  ") && !text.contains("..") && text.chars().count() <= 400
}

#[test]
fn every_reason_is_a_sentence_in_every_language() {
    let mut kinds = BTreeSet::new();
    let mut meet = |position: &Position, choice, plan: &[Choice]| {
        let found = reasons(position, choice, plan);
        assert!(found.len() <= 3, "{choice}: {found:?}");
        for (index, reason) in found.iter().enumerate() {
            assert!(!found[..index].contains(reason), "{choice}: {found:?}");
            kinds.insert(kind(reason));
            for language in Language::ALL {
                let words = language.reason(position, reason);
                assert!(is_sentence(&words), "{reason:?}: {words}");
                let foreign = OWN_WORDS.iter().filter(|(other, _)| *other != language).flat_map(|(_, words)| *words);
                let mut heard = words.split(|letter: char| !letter.is_alphabetic());
                let strange = heard.find(|word| foreign.clone().any(|other| other == word));
                // Spanish and Italian share words with the others.
                if OWN_WORDS.iter().any(|(own, _)| *own == language) {
                    assert_eq!(strange, None, "{language:?}: {words}");
                }
            }
        }
    };
    meet_options(300, &mut meet);
    for case in cases(include_str!("reasons.txt")) {
        meet(&case.position(), case.choice(), &case.plan);
    }
    assert_eq!(kinds.len(), 53, "some kind of reason was never met: {kinds:?}");
}

#[test]
fn chances_are_the_exact_odds() {
    let mut met = 0;
    meet_options(100, &mut |position, choice, _| {
        let found = reasons(position, choice, &[]);
        let odds = match choice {
            Choice::Exorcise => exorcism(position),
            Choice::Reroll(_) => rerolls(position).into_iter().find(|way| way.choice == choice).map(|way| way.exorcism),
            Choice::Move(_) => {
                let mut there = *position;
                there.play(choice, &mut ()).expect("an option");
                exorcism(&there)
            }
            _ => return,
        };
        for reason in found {
            let (Reason::Exorcism { card, chance, .. } | Reason::Raises { card, after: chance, .. }) = reason else {
                continue;
            };
            let odds = odds.as_ref().expect("a target");
            assert!(
                odds.targets.iter().any(|target| (target.card, target.chance) == (Some(card), chance)),
                "{reason:?}"
            );
            met += 1;
        }
    });
    assert!(met > 500, "{met}");
}
