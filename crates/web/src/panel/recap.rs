use ghost_stories_engine::{Choice, Event, Waiting};
use ghost_stories_lang::Message;
use ghost_stories_table::{Step, Table};
use leptos::prelude::*;

use crate::play::{Mode, Play};
use crate::settings::settings;
use crate::target::Target;

/// How many lines are told; the log keeps them all.
const LINES: usize = 12;

/// What others and bots brought about since the last decision of a person here.
#[derive(Clone, PartialEq, Eq, Default)]
struct Since {
    /// The step of that decision.
    decision: usize,
    events: Vec<Event>,
    /// True if the connection was lost meanwhile, and nothing was decided here since.
    away: bool,
}

/// "Since your last turn", until it is read or the next decision is made.
#[component]
pub fn Recap(play: &'static Play) -> impl IntoView {
    let (words, waiting) = (settings().words().keypad(), settings().language().your_turn());
    let read = RwSignal::new(None::<usize>);
    let since = Memo::new(move |_| {
        play.record.track();
        let awaited = !play.options.is_empty() && matches!(play.mode, Mode::Game | Mode::Online);
        // Whoever was away reads it even while others decide.
        let away = play.remote.and_then(|remote| remote.away.get());
        play.record.with(|table| match away.and_then(|away| while_away(play, table, away)) {
            Some(missed) => missed,
            None if awaited => since(play, table),
            None => Since::default(),
        })
    });
    let got_it = move |decision, away| match play.remote.filter(|_| away) {
        Some(remote) => remote.away.set(None),
        None => read.set(Some(decision)),
    };
    move || {
        let Since { decision, events, away } = since.get();
        let title = if away { waiting.while_away() } else { words.since() };
        (!events.is_empty() && (away || read.get() != Some(decision))).then(|| {
            let line = |event| view! { <Happened play event /> };
            view! {
                <section class="recap" id="recap" aria-label=title>
                    <div class="narrowed">
                        <h3>{title}</h3>
                        <button type="button" id="got-it" on:click=move |_| got_it(decision, away)>{words.got_it()}</button>
                    </div>
                    <ol>{events.into_iter().map(line).collect_view()}</ol>
                </section>
            }
        })
    }
}

/// One thing that happened; pointing at it lights its place.
#[component]
fn Happened(play: &'static Play, event: Event) -> impl IntoView {
    let event = play.hand.seen(event);
    let told = play.say(Message::event(event));
    let light = move || {
        let place = play.position.try_get_untracked().and_then(|position| Target::of_event(&position, event));
        play.panel.light(place.into_iter().collect());
    };
    let leave = move || play.panel.light(Vec::new());
    on_cleanup(leave);
    view! {
        <li><button
            type="button" class="quiet" on:click=move |_| light() on:focus=move |_| light() on:blur=move |_| leave()
            on:pointerenter=move |_| light() on:pointerleave=move |_| leave()
        >{told}</button></li>
    }
}

/// What happened since the connection broke off after so many steps, unless something was decided here since.
fn while_away(play: &'static Play, table: &Table, away: usize) -> Option<Since> {
    let decided = since(play, table).decision;
    let missed = away < table.len() && (decided == 0 || decided < away);
    missed.then(|| Since { decision: away, events: told(table, away), away: true })
}

fn since(play: &'static Play, table: &Table) -> Since {
    let steps = table.game().steps();
    let mut others = false;
    for step in (0..steps.len()).rev() {
        let Step::Choice(_) = steps[step] else { continue };
        let Some(position) = table.game().position_after(step) else { break };
        let Waiting::Choice(who) = position.waiting() else { continue };
        let here = play.players.bot(who).is_none() && play.remote.is_none_or(|remote| untrack(|| remote.decides(who)));
        // People end their turns even where nothing else is left.
        if position.options().len() < 2 && !(here && steps[step] == Step::Choice(Choice::EndTurn)) {
            continue;
        }
        if here {
            let events = if others { told(table, step + 1) } else { Vec::new() };
            return Since { decision: step, events, away: false };
        }
        others = true;
    }
    Since::default()
}

/// The last of what the steps after this one brought about.
fn told(table: &Table, after: usize) -> Vec<Event> {
    let events = (after..table.len()).flat_map(|step| table.told(step + 1).iter().copied());
    let telling = |event: &Event| !matches!(event, Event::TurnBegan { .. });
    let events: Vec<Event> = events.filter(telling).collect();
    events[events.len().saturating_sub(LINES)..].to_vec()
}
