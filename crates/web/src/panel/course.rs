//! How the chance to win went over a game, and the steps that changed it most.

use std::time::Duration;

use ghost_stories_bots::win_chance;
use ghost_stories_engine::{BlackSecretEvent, Event, Position};
use ghost_stories_lang::Message;
use ghost_stories_table::{Step, Table};
use leptos::prelude::*;

use crate::play::Play;
use crate::settings::settings;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 110.0;
/// How many turning points are told, and what least change makes one.
const MOST: usize = 5;
const LEAST: f64 = 0.03;

/// A step that changed much.
#[derive(Clone, Copy, PartialEq, Debug)]
struct TurningPoint {
    step: usize,
    turn: usize,
    before: f64,
    after: f64,
}

/// The curve with its turning points; a click on one shows the table after that step.
#[component]
pub fn Course(play: &'static Play, #[prop(into)] jump: Callback<usize>) -> impl IntoView {
    let curve = RwSignal::new(None);
    work_out(play, Vec::new(), curve);
    view! {
        <div class="course" aria-busy=move || curve.with(Option::is_none).to_string()>
            {move || curve.get().map(|curve| view! { <WorkedOut play curve jump /> })}
        </div>
    }
}

/// How many positions are judged before the page may do something else.
const SLICE: usize = 40;

/// Works the curve out a slice at a time: that of a long game would hold the page up.
fn work_out(play: &'static Play, mut chances: Vec<f64>, curve: RwSignal<Option<Vec<f64>>>) {
    let judge = move || {
        // The screen may be gone by now.
        let Some(hidden) = play.hand.hidden.try_get_untracked() else { return };
        let done = play.record.with(|table| {
            let positions = (chances.len()..=table.len()).filter_map(|steps| table.game().position_after(steps));
            let seen = |position: &Position| if hidden { win_chance(&position.veiled()) } else { win_chance(position) };
            let slice: Vec<f64> = positions.take(SLICE).map(seen).collect();
            chances.extend(&slice);
            slice.len() < SLICE
        });
        if done {
            curve.try_set(Some(chances));
        } else {
            work_out(play, chances, curve);
        }
    };
    set_timeout(judge, Duration::ZERO);
}

#[component]
fn WorkedOut(play: &'static Play, curve: Vec<f64>, jump: Callback<usize>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words().hints());
    let points = play.record.with(|table| turning_points(&curve, &turns(table)));
    let list = points.iter().enumerate().map(|(index, &point)| {
        let events = play.hand.events(point.step);
        let told = play.record.with(|table| tell(play, table, &events, point.step));
        let (step, worse) = (point.step, point.after < point.before);
        let change = format!("{} → {}", language.percent(point.before), language.percent(point.after));
        view! {
            <li>
                <button type="button" class="option turning-point" data-step=step on:click=move |_| jump.run(step)
                    aria-current=move || (play.record.shown() == step).then_some("step")>
                    <i class="mark" class:worse=worse aria-hidden="true">{index + 1}</i>
                    <span class="words"><small>{words.turn(point.turn)}</small>{told}</span><b>{change}</b>
                </button>
            </li>
        }
    });
    let list = list.collect_view();
    let none = points.is_empty().then(|| view! { <p class="empty">{words.no_turning_points()}</p> });
    view! {
        <Curve play curve points jump />
        <h3>{words.turning_points()}</h3>
        {none}<ol class="turning-points">{list}</ol>
    }
}

/// The line itself, with a mark for each turning point and one for the shown step.
#[component]
fn Curve(play: &'static Play, curve: Vec<f64>, points: Vec<TurningPoint>, jump: Callback<usize>) -> impl IntoView {
    let (language, words) = (settings().language(), settings().words().hints());
    let wide = WIDTH / (curve.len().max(2) - 1) as f64;
    let x = move |step: usize| step as f64 * wide;
    let y = |chance: f64| HEIGHT - chance * HEIGHT;
    let line: Vec<String> =
        curve.iter().enumerate().map(|(step, &chance)| format!("{:.1},{:.1}", x(step), y(chance))).collect();
    let area = format!("0,{HEIGHT} {} {WIDTH},{HEIGHT}", line.join(" "));
    let ends = [curve.first(), curve.last()].map(|chance| language.percent(chance.copied().unwrap_or(0.0)));
    let told = format!("{}: {} → {}", words.course_title(), ends[0], ends[1]);
    let marks = points.into_iter().enumerate().map(|(index, point)| {
        let (cx, cy) = (x(point.step), y(point.after));
        let worse = point.after < point.before;
        view! {
            <g class="mark" class:worse=worse on:click=move |_| jump.run(point.step)>
                <circle cx=cx cy=cy r="9" /><text x=cx y=cy + 4.0>{index + 1}</text>
            </g>
        }
    });
    let scale = [(1.0, "100"), (0.5, "50"), (0.0, "0")].map(|(chance, label)| {
        view! {
            <line x1="0" y1=y(chance) x2=WIDTH y2=y(chance) class="faint" />
            <text x="-7" y=y(chance) + 4.0>{label}</text>
        }
    });
    view! {
        <figure class="chart curve">
            <figcaption>{words.course_title()}</figcaption>
            <svg viewBox="-28 -12 360 136" role="img" aria-label=told>
                {scale}
                <polygon points=area />
                <polyline points=line.join(" ") />
                <line class="now" x1=move || x(play.record.shown()) y1="0" x2=move || x(play.record.shown()) y2=HEIGHT />
                {marks.collect_view()}
            </svg>
        </figure>
    }
}

/// The number of the turn to which each step belongs; what comes before the first turn belongs to it.
fn turns(table: &Table) -> Vec<usize> {
    let mut turn = 0;
    let count = |steps| {
        turn += table.told(steps).iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
        turn.max(1)
    };
    (0..=table.len()).map(count).collect()
}

/// The steps with the largest changes, at most one a turn, in the order in which they came.
fn turning_points(chances: &[f64], turns: &[usize]) -> Vec<TurningPoint> {
    // By square roots, so that a hopeless game has its turning points too: from 4 to 1 % is as far as from 36 to 25 %.
    let change = |point: &TurningPoint| (point.after.sqrt() - point.before.sqrt()).abs();
    let mut points: Vec<TurningPoint> = Vec::new();
    for step in 1..chances.len().min(turns.len()) {
        let point = TurningPoint { step, turn: turns[step], before: chances[step - 1], after: chances[step] };
        match points.last_mut() {
            _ if change(&point) < LEAST => {}
            Some(last) if last.turn == point.turn => {
                if change(&point) > change(last) {
                    *last = point;
                }
            }
            _ => points.push(point),
        }
    }
    while points.len() > MOST {
        let least = (0..points.len()).min_by(|&one, &other| change(&points[one]).total_cmp(&change(&points[other])));
        points.remove(least.unwrap_or(0));
    }
    points
}

/// What a step brought about, in words: its weightiest event, or the step itself.
fn tell(play: &'static Play, table: &Table, events: &[Event], step: usize) -> String {
    if let Some(&event) = events.iter().max_by_key(|event| weight(**event)) {
        return play.say(Message::event(event));
    }
    let before = table.game().position_after(step.saturating_sub(1)).unwrap_or(table.position());
    match table.game().steps().get(step.saturating_sub(1)) {
        Some(&Step::Choice(choice)) => play.say(Message::choice(before, choice)),
        Some(&Step::Outcome(outcome)) => play.say(Message::outcome(outcome)),
        None => String::new(),
    }
}

/// How much an event says about what a step did.
fn weight(event: Event) -> u8 {
    match event {
        Event::GameOver { .. } => 9,
        Event::TaoistDied { .. } | Event::TaoistRevived { .. } | Event::BoardPossessed { .. } => 8,
        Event::TileHaunted { .. } | Event::TileRestored { .. } | Event::NothingToHaunt { .. } => 7,
        Event::GhostExorcised { .. } | Event::GhostDiscarded { .. } | Event::ExorcismFailed { .. } => 6,
        Event::QiLost { .. } | Event::QiGained { .. } => 5,
        Event::TaoRolled { .. } | Event::CurseRolled { .. } | Event::CardDrawn { .. } => 4,
        Event::CardPlaced { .. } | Event::GhostMoved { .. } | Event::BuddhaPlaced { .. } => 3,
        Event::TaoistMoved { .. } | Event::HelpAsked { .. } | Event::PowerUsed { .. } => 2,
        Event::BlackSecret(event) => black_secret_weight(event),
        Event::TurnBegan { .. } | Event::YangBegan { .. } => 0,
        Event::FigureAdvanced { .. }
        | Event::NoQiLeft { .. }
        | Event::NoTaoLeft { .. }
        | Event::FigureReturned { .. }
        | Event::Overrun { .. }
        | Event::NoFreeSpace
        | Event::BuddhaReturned { .. }
        | Event::EffectBegan { .. }
        | Event::NoDieToHold { .. }
        | Event::CircleCleared { .. }
        | Event::CircleSet { .. }
        | Event::CurseSpared { .. }
        | Event::CurseRerolled { .. }
        | Event::TaoRerolled { .. }
        | Event::TaoLost { .. }
        | Event::TaoSpent { .. }
        | Event::TaoGained { .. }
        | Event::YinYangSpent { .. }
        | Event::YinYangGained { .. }
        | Event::ExorcismBegan { .. }
        | Event::TokenSpent { .. }
        | Event::TokenTaken { .. }
        | Event::MantraLaid { .. }
        | Event::MantraReturned { .. }
        | Event::BuddhaTaken { .. }
        | Event::WhiteMoon(_) => 1,
    }
}

fn black_secret_weight(event: BlackSecretEvent) -> u8 {
    match event {
        BlackSecretEvent::ShadowCame { .. } => 8,
        BlackSecretEvent::CurseThrown { .. } | BlackSecretEvent::MantraTriggered { .. } => 7,
        BlackSecretEvent::DemonExorcised { .. } | BlackSecretEvent::DemonSummoned { .. } => 6,
        BlackSecretEvent::TokenRevealed { .. } | BlackSecretEvent::IncarnationPlayed { .. } => 5,
        BlackSecretEvent::ShadowAttacked { .. } | BlackSecretEvent::SummoningDrawn => 4,
        BlackSecretEvent::SkeletonPlaced { .. } | BlackSecretEvent::SkeletonLeft { .. } => 3,
        BlackSecretEvent::DemonMoved { .. } | BlackSecretEvent::LevelChanged { .. } => 2,
        BlackSecretEvent::CurseRevealed { .. }
        | BlackSecretEvent::CursesRenewed
        | BlackSecretEvent::MantraRevealed { .. }
        | BlackSecretEvent::QiLaid { .. }
        | BlackSecretEvent::MantraSwapped { .. }
        | BlackSecretEvent::CardSpent { .. }
        | BlackSecretEvent::DemonSearched { .. }
        | BlackSecretEvent::DemonHome { .. }
        | BlackSecretEvent::ShadowMoved { .. }
        | BlackSecretEvent::ShadowCursed { .. }
        | BlackSecretEvent::LadderRemoved { .. }
        | BlackSecretEvent::LadderReturned { .. }
        | BlackSecretEvent::IncarnationTaken { .. }
        | BlackSecretEvent::PowerOff { .. }
        | BlackSecretEvent::PowerBack { .. }
        | BlackSecretEvent::CursesForbidden
        | BlackSecretEvent::CursesAllowed
        | BlackSecretEvent::YinYangLost { .. }
        | BlackSecretEvent::CrystalReturned { .. }
        | BlackSecretEvent::PedestalCleared { .. }
        | BlackSecretEvent::MantraLaid { .. } => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_changes_are_told_in_order_one_a_turn() {
        let chances = [0.5, 0.52, 0.3, 0.6, 0.6, 0.1, 0.15, 0.0];
        let turns = [1, 1, 1, 1, 2, 2, 3, 4];
        let steps: Vec<usize> = turning_points(&chances, &turns).iter().map(|point| point.step).collect();
        assert_eq!(steps, [3, 5, 6, 7]);
    }

    #[test]
    fn a_game_in_which_nothing_changes_has_no_turning_points() {
        assert_eq!(turning_points(&[0.5; 40], &[1; 40]), []);
        assert_eq!(turning_points(&[], &[]), []);
    }

    #[test]
    fn at_most_five_are_told() {
        let chances: Vec<f64> = (0..40).map(|step| f64::from(step % 2)).collect();
        let turns: Vec<usize> = (0..40).collect();
        assert_eq!(turning_points(&chances, &turns).len(), MOST);
    }
}
