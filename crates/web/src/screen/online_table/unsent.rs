use ghost_stories_lang::Message;
use leptos::prelude::*;

use crate::online::{Link, Remote};
use crate::panel::icon;
use crate::play::Play;
use crate::settings::settings;

/// What has not reached the server: that it does not answer, and a decision that waits to be sent.
#[component]
pub fn Unsent(play: &'static Play, remote: &'static Remote) -> impl IntoView {
    let words = settings().language().your_turn();
    let unsure = Memo::new(move |_| remote.unsure.get() && remote.link.get() == Link::Fine);
    let decision = Memo::new(move |_| remote.unsent.with(|unsent| unsent.decision.map(|decision| decision.choice)));
    let what = move |choice| play.say(Message::choice(&play.position.get_untracked(), choice));
    view! {
        {move || unsure.get().then(|| view! { <p class="hint unsure" role="status" id="unsure">{words.unsure()}</p> })}
        {move || decision.get().map(|choice| view! {
            <p class="hint unsent-decision" role="status" id="unsent">{icon("pause")}" "{words.unsent_decision(&what(choice))}</p>
        })}
    }
}
