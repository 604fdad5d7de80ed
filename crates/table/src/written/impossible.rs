//! Why a written position cannot occur, in words for whoever wrote it, and by which of its lines.

use ghost_stories_engine::{
    BlackSecretError, Colour, Layout, LayoutError, SetupError, Spot, Tao, Tile, WhiteMoonError,
};
use ghost_stories_lang::{Message, Value, message};

use super::expansion::{Expansion, foreign_card};
use super::sketch::{Sketch, SketchLine};
use super::{WrittenError, spelled, words};
use crate::problem::Problem;

/// Why lines that can be read are no position together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Impossible {
    /// What they say cannot be laid out.
    Lines(Message),
    /// What they lay out is no position of the game.
    Layout(LayoutError),
}

impl From<Message> for Impossible {
    fn from(problem: Message) -> Impossible {
        Impossible::Lines(problem)
    }
}

/// Names the line without which the position could occur: the last of them, if there are several, and the others beside it.
pub(super) fn blame(lines: &[SketchLine], impossible: &Impossible, sketch: &Sketch) -> WrittenError {
    let mut guilty = guilty(lines, impossible, sketch);
    let problem = message!("position-impossible", problem: in_words(impossible, sketch));
    let told = subject(impossible, sketch).and_then(|subject| {
        let about = |line: &SketchLine| {
            let said = words(&line.text);
            said.len() >= subject.len() && subject.iter().zip(said).all(|(word, said)| *word == spelled(said))
        };
        lines.iter().rposition(about)
    });
    guilty.retain(|&index| Some(index) != told);
    let Some(last) = told.or_else(|| guilty.pop()) else {
        return WrittenError::of_whole(problem);
    };
    let line = row(lines, last, impossible);
    let together_with = guilty.into_iter().map(|index| (lines[index].number, lines[index].text.clone())).collect();
    WrittenError { line: line.number, text: line.text.clone(), problem, together_with }
}

/// The words with which a line about this begins, where that line is to be named even though others may be as wrong.
fn subject(impossible: &Impossible, sketch: &Sketch) -> Option<Vec<&'static str>> {
    let Impossible::Layout(error) = impossible else { return None };
    let tile = |spot: Spot| sketch.setup().ok().map(|setup| setup.village[spot as usize].name());
    Some(match error {
        LayoutError::DeckTooLarge | LayoutError::DeckEmpty | LayoutError::NoIncarnation | LayoutError::AlreadyWon => {
            vec!["deck"]
        }
        LayoutError::MantraWithoutGhost(_) | LayoutError::MantraWithoutPower => vec!["mantra"],
        LayoutError::WhiteMoon(WhiteMoonError::SuLingBeforeIncarnation(_) | WhiteMoonError::SuLingHeld) => {
            vec!["su-ling"]
        }
        LayoutError::WhiteMoon(WhiteMoonError::VillagerOnHaunted(spot)) => vec!["villagers", tile(*spot)?],
        LayoutError::WhiteMoon(WhiteMoonError::ArtifactNotEarned(_)) => vec!["artifacts"],
        LayoutError::BlackSecret(BlackSecretError::StackTooHigh(spot)) => vec!["stack", tile(*spot)?],
        LayoutError::BlackSecret(BlackSecretError::TooManyTokens(_)) => vec!["unseen-tokens"],
        LayoutError::BlackSecret(BlackSecretError::BelowIsDead(_)) => vec!["below"],
        LayoutError::BlackSecret(BlackSecretError::InHand(_)) => vec!["hand"],
        _ => return None,
    })
}

/// The lines that have a part in it: without any one of them the position could occur, or at least this is no longer wrong with it.
/// Where more lines are wrong than one, the first from which on it is. A data file says what the components are, not where they lie:
/// its lines stay, and are not read again each time.
fn guilty(lines: &[SketchLine], impossible: &Impossible, sketch: &Sketch) -> Vec<usize> {
    let heads: Vec<usize> = (0..lines.len()).filter(|&index| !lines[index].is_row && !lines[index].is_data).collect();
    let without = |&index: &usize| {
        let end = index + 1 + lines[index + 1..].iter().take_while(|line| line.is_row).count();
        verdict(lines[..index].iter().chain(&lines[end..]), sketch)
    };
    let verdicts: Vec<Result<(), Impossible>> = heads.iter().map(without).collect();
    let chosen = |right: &dyn Fn(&Result<(), Impossible>) -> bool| -> Vec<usize> {
        heads.iter().zip(&verdicts).filter(|(_, verdict)| right(verdict)).map(|(index, _)| *index).collect()
    };
    let innocent_without = chosen(&|verdict| verdict.is_ok());
    if !innocent_without.is_empty() {
        return innocent_without;
    }
    let first = heads.iter().rev().take_while(|&&index| {
        let end = index + 1 + lines[index + 1..].iter().take_while(|line| line.is_row).count();
        verdict(lines[..end].iter(), sketch) == Err(impossible.clone())
    });
    if let Some(&first) = first.last() {
        return vec![first];
    }
    chosen(&|verdict| *verdict != Err(impossible.clone()))
}

fn verdict<'a>(lines: impl Iterator<Item = &'a SketchLine>, all: &Sketch) -> Result<(), Impossible> {
    let mut sketch = all.with_same_data();
    for line in lines.filter(|line| !line.is_data) {
        sketch.line(line.number, &line.text).map_err(|error| Impossible::Lines(error.problem))?;
    }
    sketch.impossible().map_or(Ok(()), Err)
}

/// Of a village, the row that is wrong.
fn row<'a>(lines: &'a [SketchLine], head: usize, impossible: &Impossible) -> &'a SketchLine {
    let Impossible::Layout(LayoutError::Setup(error)) = impossible else { return &lines[head] };
    let mut seen: Vec<&str> = Vec::new();
    for line in lines[head..].iter().take(1).chain(lines[head + 1..].iter().take_while(|line| line.is_row)) {
        for tile in words(&line.text).into_iter().map(|word| word.trim_end_matches('!')) {
            let wrong = match error {
                SetupError::School => tile == Tile::School.name(),
                SetupError::Calligrapher => tile == Tile::Calligrapher.name(),
                SetupError::Village => seen.contains(&tile),
                _ => false,
            };
            if wrong {
                return line;
            }
            seen.push(tile);
        }
    }
    &lines[head]
}

fn in_words(impossible: &Impossible, sketch: &Sketch) -> Message {
    match (impossible, sketch.layout()) {
        (Impossible::Lines(problem), _) => problem.clone(),
        (Impossible::Layout(error), Ok(layout)) => layout_error(*error, &layout),
        (Impossible::Layout(error), Err(_)) => setup_error(*error),
    }
}

fn setup_error(error: LayoutError) -> Message {
    match error {
        LayoutError::Setup(SetupError::School) => Expansion::WhiteMoon.needed_for(Tile::School.name()),
        LayoutError::Setup(SetupError::Calligrapher) => Expansion::BlackSecret.needed_for(Tile::Calligrapher.name()),
        error => error.message(),
    }
}

/// As the error itself says it, with tiles for compass points and with what was not written.
fn layout_error(error: LayoutError, layout: &Layout) -> Message {
    let tile = |spot: Spot| layout.setup.village[spot as usize].name();
    match error {
        LayoutError::TooManyTao(tao) => {
            message!("position-tao-held", problem: error.message(), held: tao_held(tao, layout))
        }
        LayoutError::TooManyQi => message!("position-qi-held", problem: error.message(), held: qi_held(layout)),
        LayoutError::NotOfThisGame(card) => foreign_card(card, &layout.setup).unwrap_or_else(|| error.message()),
        LayoutError::WhiteMoon(WhiteMoonError::VillagerOnHaunted(spot)) => {
            message!("position-villager-on-haunted", tile: tile(spot))
        }
        LayoutError::WhiteMoon(WhiteMoonError::NoCorner(spot)) => {
            message!("position-no-corner", tile: tile(spot), spot: spot.name())
        }
        LayoutError::BlackSecret(BlackSecretError::StackTooHigh(spot)) => {
            let number = match layout.black_secret {
                Some(black_secret) => black_secret.stacks.get(spot),
                None => 0,
            };
            message!("position-stack-too-high", tile: tile(spot), number)
        }
        LayoutError::BlackSecret(BlackSecretError::CurseNotOfGame(curse)) => {
            Expansion::WhiteMoon.needed_for(message!("position-curse", curse: curse.number()))
        }
        LayoutError::BlackSecret(BlackSecretError::MantraNotOfGame(mantra)) if layout.setup.white_moon.is_none() => {
            Expansion::WhiteMoon.needed_for(message!("position-mantra", mantra: mantra.number()))
        }
        LayoutError::BlackSecret(BlackSecretError::LadderUnderHaunted(spot)) => {
            message!("position-ladder-under-haunted", tile: tile(spot))
        }
        LayoutError::Setup(_) => setup_error(error),
        error => error.message(),
    }
}

/// Who holds Tao of a colour, what was not written included.
fn tao_held(tao: Tao, layout: &Layout) -> Value {
    let of_taoist = |taoist: Colour| match layout.taoists[taoist].tao.get(tao) {
        0 => None,
        number => Some(Message::from(format!("{taoist} {number}"))),
    };
    let circle = u8::from(layout.circle == Some(tao));
    let lost = layout.white_moon.map_or(0, |white_moon| white_moon.lost_tao.get(tao));
    let circle = (circle > 0).then(|| message!("position-circle-holds", number: circle));
    let lost = (lost > 0).then(|| message!("position-out-of-game", number: lost));
    Colour::ALL.into_iter().filter_map(of_taoist).chain(circle).chain(lost).collect()
}

fn qi_held(layout: &Layout) -> Value {
    let of_board = layout.taoists.iter().map(|(board, taoist)| Message::from(format!("{board} {}", taoist.qi)));
    let laid = layout.black_secret.map_or(0, |black_secret| black_secret.laid());
    of_board.chain((laid > 0).then(|| message!("position-mantras-hold", number: laid))).collect()
}
