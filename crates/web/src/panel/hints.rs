use ghost_stories_engine::{Choice, Waiting};
use ghost_stories_online::Aid;
use leptos::prelude::*;

use super::chance::bar;
use crate::browser::reveal;
use crate::play::Play;
use crate::settings::settings;
use crate::target::targets;
use crate::thinker::{self, AdviceReply, Ask, Asked, HintReply, ThinkerAnswer};

/// The best options with their chances to win, refined while the player thinks. A click makes the choice.
#[component]
pub fn HintsPanel(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words().hints());
    let advice = RwSignal::new(None::<AdviceReply>);
    let asked = StoredValue::new(None::<Asked>);
    let stop = move || {
        if let Some(Some(asked)) = asked.try_update_value(Option::take) {
            asked.stop();
        }
    };
    // What is asked for depends on the shown step alone; a bot is not to be disturbed.
    let decides = Memo::new(move |_| {
        let position = play.position.get();
        let thinks = play.bots.is_thinking();
        let goes_on = play.animation.is_busy() && play.record.is_live() && !play.bots.is_paused();
        let free = !thinks && !goes_on;
        // What Wu-Feng holds is no option of a covered hand.
        let choice = matches!(position.waiting(), Waiting::Choice(_)) && position.options().len() > 1;
        (free && choice).then(|| (play.record.shown(), play.record.len(), play.hand.hidden.get()))
    });
    Effect::new(move |_| {
        stop();
        advice.set(None);
        play.panel.light(Vec::new());
        let Some((steps, _, veiled)) = decides.get() else { return };
        let game = play.record.with(|table| table.replay().write());
        let hear = move |answer| {
            if let ThinkerAnswer::Advice(better) = answer {
                // The panel may be closed by now.
                let _ = advice.try_set(Some(better));
            }
        };
        play.use_aid(Aid::Hints);
        asked.set_value(Some(thinker::ask(game, steps, Ask::Advise { veiled }, hear)));
    });
    on_cleanup(move || {
        stop();
        play.panel.light(Vec::new());
    });
    // The first hints make the panel longer; they are to be seen.
    Effect::new(move |shown: Option<bool>| {
        let there = advice.with(Option::is_some);
        if there && shown == Some(false) {
            request_animation_frame(|| reveal("tab"));
        }
        there || shown == Some(true)
    });
    // The best option is lit on the table unless another is pointed at.
    let best = Memo::new(move |_| hint_of(advice, 0));
    let best_choice = Memo::new(move |_| best.with(|best| best.as_ref()?.choice.parse::<Choice>().ok()));
    Effect::new(move |_| light(play, best_choice.get()));
    let progress = move || advice.with(|advice| advice.as_ref().map(|advice| (advice.nodes, advice.done)));
    let there = Memo::new(move |_| advice.with(|advice| advice.as_ref().map(|advice| advice.hints.len())));
    // The lines stay while their words and figures change, so that a pointer or the keyboard's focus stays where it is.
    let list = move || {
        let lines = (0..there.get()?).map(|rank| view! { <HintLine play advice rank best_choice /> }).collect_view();
        Some(view! {
            <ol
                class="hints" data-nodes=move || progress().map(|(nodes, _)| nodes.to_string())
                data-done=move || progress().map(|(_, done)| done.to_string())
            >{lines}</ol>
        })
    };
    let thought = Memo::new(move |_| progress().filter(|(_, done)| *done).and_then(|_| best.get()));
    let state = move || match (decides.get(), progress()) {
        (None, _) => words.nothing().to_owned(),
        (Some(_), None) => words.waiting().to_owned(),
        (Some(_), Some((nodes, _))) => words.looked_at(&grouped(nodes)),
    };
    view! {
        <p class="hint">{words.note()}" "
            <span class="nodes" class:thinking=move || progress().is_some_and(|(_, done)| !done)>{state}</span>
        </p>
        {list}
        <p class="hidden" role="status">
            {move || thought.get().map(|best| format!("{}: {}", play.say(best.words), language.percent(best.chance)))}
        </p>
    }
}

/// The hint of this rank, the best first; followed.
fn hint_of(advice: RwSignal<Option<AdviceReply>>, rank: usize) -> Option<HintReply> {
    advice.with(|advice| advice.as_ref()?.hints.get(rank).cloned())
}

/// Lights the things that a choice is about.
fn light(play: &'static Play, choice: Option<Choice>) {
    // The pointer and the focus leave what is taken away with its screen, too.
    let Some(position) = play.position.try_get_untracked() else { return };
    play.panel.light(choice.map(|choice| targets(&position, choice)).unwrap_or_default());
}

/// One option: what to do, how likely it wins, what follows, and why.
#[component]
fn HintLine(
    play: &'static Play,
    advice: RwSignal<Option<AdviceReply>>,
    rank: usize,
    best_choice: Memo<Option<Choice>>,
) -> impl IntoView {
    let (language, words) = (settings().language(), settings().words().hints());
    let hint = Memo::new(move |_| hint_of(advice, rank));
    let choice = Memo::new(move |_| hint.with(|hint| hint.as_ref()?.choice.parse::<Choice>().ok()));
    let top = Memo::new(move |_| hint_of(advice, 0).map(|hint| hint.chance));
    // At the table now it can be chosen; in the past it can only be read.
    let offered = move || choice.get().is_some_and(|choice| play.options.contains(choice));
    let read = move || choice.try_get_untracked().flatten();
    let pick = move |_| {
        if let Some(choice) = read() {
            play.pick(choice);
        }
    };
    let chance = move || {
        let chance = hint.get()?.chance;
        let less = (top.get()? - chance) * 100.0;
        let less = (less >= 0.5).then(|| view! { <small>{format!("−{less:.0}")}</small> });
        Some(view! { <span class="chance">{less}<b>{language.percent(chance)}</b>{bar(chance)}</span> })
    };
    let why = move || {
        let HintReply { plan, reasons, .. } = hint.get()?;
        let plan = (!plan.is_empty()).then(|| view! { <span class="plan">{words.then(&plan.into_iter().map(|next| play.say(next)).collect::<Vec<_>>().join(" → "))}</span> });
        let reasons = reasons.into_iter().map(|reason| view! { <span class="reason">{play.say(reason)}</span> });
        Some(view! { {plan}{reasons.collect_view()} })
    };
    view! {
        <li>
            <button
                type="button" class="option hint-line" prop:disabled=move || !offered() on:click=pick
                data-hint=move || hint.get().map(|hint| hint.choice)
                on:pointerenter=move |_| light(play, read()) on:focus=move |_| light(play, read())
                on:pointerleave=move |_| light(play, best_choice.try_get_untracked().flatten())
                on:blur=move |_| light(play, best_choice.try_get_untracked().flatten())
            >
                <b class="words">{move || hint.get().map(|hint| play.say(hint.words))}</b>{chance}{why}
            </button>
        </li>
    }
}

/// A number with a thin space between thousands, as every language of the page reads it.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        let written = [0, 999, 1000, 12_345, 1_000_000].map(grouped);
        assert_eq!(written, ["0", "999", "1\u{202f}000", "12\u{202f}345", "1\u{202f}000\u{202f}000"]);
    }
}
