use ghost_stories_engine::Choice;
use leptos::prelude::*;

use super::cover::LookAtHand;
use super::icon;
use crate::browser;
use crate::online::Remote;
use crate::play::{END_TURN, Mode, Play, Tab};
use crate::settings::settings;

/// The row that is always there: *Undo* at the far left, *End turn* at the far right, hints, explanations and the turn in one picture
/// between.
#[component]
pub fn LastRow(play: &'static Play) -> impl IntoView {
    let (words, turn) = (settings().words(), settings().language().turn().title());
    let ends = Memo::new(move |_| play.options.contains(Choice::EndTurn));
    let hint = move |_| {
        play.panel.open(Tab::Hints);
        request_animation_frame(|| browser::focus("tab"));
    };
    let played = matches!(play.mode, Mode::Game | Mode::Online);
    view! {
        <div class="last">
            <Undo play />
            <div class="between">
                <LookAtHand play />
                {move || (played && !play.is_ranked()).then(|| view! {
                    <button type="button" id="hint" class="quiet" title=words.hints().title() on:click=hint>
                        {icon("hint")}<span class="hidden">{words.hints().title()}</span>
                    </button>
                })}
                <button
                    type="button" class="quiet" id="explain" title=format!("{} (?)", words.explain())
                    aria-pressed=move || play.explanation.is_asked().to_string()
                    on:click=move |_| play.explanation.toggle()
                >{icon("help")}<span class="hidden">{words.explain()}</span></button>
                <a class="button quiet" id="turn-icon" href="#/turn" target="_blank" rel="noopener" title=turn>{icon("yin-yang")}<span class="hidden">{turn}</span></a>
            </div>
            <button
                type="button" class="end-turn" prop:disabled=move || !ends.get()
                data-choice=move || ends.get().then(|| Choice::EndTurn.to_string())
                on:click=move |_| play.pick(Choice::EndTurn)
            >{icon("end-turn")}<span>{words.keypad().end_turn()}</span><kbd>{END_TURN.to_string()}</kbd></button>
        </div>
    }
}

/// Takes the last decision back, or asks the others to. A lesson and a replay have no such button.
#[component]
fn Undo(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    // At a table of a server the others are asked, if there are any.
    let id = match play.mode {
        Mode::Online => Some("undo-ask"),
        Mode::Game => Some("undo"),
        Mode::Replay | Mode::Lesson => None,
    };
    let label = move || match play.remote {
        Some(remote) if remote.look(|state| state.deciders().len() > 1) => settings.language().at_table().ask_undo(),
        _ => words.undo(),
    };
    move || {
        let id = id.filter(|_| play.remote.is_none_or(Remote::is_seated));
        id.map_or_else(
            || view! { <span></span> }.into_any(),
            |id| {
                view! {
                    <button
                        type="button" id=id class="undo" prop:disabled=move || !play.can_undo() title=words.undo_limit()
                        on:click=move |_| play.undo()
                    >{icon("undo")}<span>{label}</span><kbd>{words.undo_key()}</kbd></button>
                }
                .into_any()
            },
        )
    }
}
