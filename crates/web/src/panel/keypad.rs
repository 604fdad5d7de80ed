use ghost_stories_engine::Choice;
use leptos::prelude::*;

use super::icon;
use crate::play::Play;
use crate::settings::settings;
use crate::verb::Verb;

/// The verbs of a turn, each in its own place with the number of its options. One without options is dim and stays.
#[component]
pub fn Keypad(play: &'static Play, verbs: Vec<Verb>) -> impl IntoView {
    let words = settings().words();
    let many = verbs.len() > 6;
    let keys = verbs.into_iter().map(|verb| view! { <Key play verb /> }).collect_view();
    view! { <div class="keypad" class:many=many role="group" aria-label=words.keypad().verbs()>{keys}</div> }
}

#[component]
fn Key(play: &'static Play, verb: Verb) -> impl IntoView {
    let language = settings().language();
    let choices = Memo::new(move |_| {
        let of_verb = |options: &[Choice]| {
            options.iter().copied().filter(|&option| Verb::of(option) == Some(verb)).collect::<Vec<_>>()
        };
        play.options.with(of_verb)
    });
    let is_open = move || play.pointing.verb() == Some(verb);
    let only = move || choices.with(|choices| (choices.len() == 1).then(|| choices[0].to_string()));
    let several = move || {
        let listed = |choices: &Vec<Choice>| choices.iter().map(ToString::to_string).collect::<Vec<_>>().join("|");
        choices.with(|choices| (choices.len() > 1).then(|| listed(choices)))
    };
    let number = move || choices.with(|choices| (!choices.is_empty()).then(|| view! { <b>{choices.len()}</b> }));
    view! {
        <button
            type="button" class="key" data-verb=format!("{verb:?}").to_lowercase()
            data-choice=only data-choices=several aria-pressed=move || is_open().to_string()
            prop:disabled=move || choices.with(Vec::is_empty)
            on:click=move |_| { play.open_verb(verb); }
        >
            <kbd>{verb.key().to_string()}</kbd>{icon(verb.icon())}<span class="words">{verb.word(language)}</span>{number}
        </button>
    }
}
