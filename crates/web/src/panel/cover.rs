//! Before and after Wu-Feng's hand is shown on a screen that everybody sees.

use ghost_stories_engine::{Waiting, Who};
use leptos::prelude::*;

use super::icon;
use crate::play::Play;
use crate::settings::settings;

/// What hides the options until the right person holds the screen: Wu-Feng to choose from his hand, or the others after him.
#[component]
pub fn Cover(play: &'static Play) -> impl IntoView {
    let words = settings().words().black_secret();
    let sheet = move |title, text, button: &'static str, press: fn(&'static Play), id: &'static str| {
        view! {
            <div class="ask cover" role="group" aria-label=title>
                {icon("secret-cover")}
                <h3>{title}</h3>
                <p>{text}</p>
                <button type="button" class="main" id=id on:click=move |_| press(play)>{button}</button>
            </div>
        }
    };
    move || {
        if play.hand.covered.get() {
            Some(sheet(
                words.cover_title(),
                words.cover_text(),
                words.cover_button(),
                |play| play.hand.lift(),
                "lift-cover",
            ))
        } else {
            let back = (words.back_title(), words.back_text(), words.back_button());
            play.hand.given_back.get().then(|| sheet(back.0, back.1, back.2, |play| play.hand.take_back(), "take-back"))
        }
    }
}

/// Lets Wu-Feng look at his hand while he decides, once the others look away, and hide it again.
#[component]
pub fn LookAtHand(play: &'static Play) -> impl IntoView {
    let words = settings().words().black_secret();
    let asked = RwSignal::new(false);
    let press = move |_| if play.hand.is_lifted() { play.hide_hand() } else { asked.set(true) };
    let lift = move |_| {
        asked.set(false);
        play.hand.lift();
    };
    let sheet = move || {
        (asked.get() && !play.hand.is_lifted()).then(|| {
            view! {
                <div class="ask cover" role="group" aria-label=words.cover_title()>
                    {icon("secret-cover")}
                    <p>{words.cover_text()}</p>
                    <button type="button" class="main" id="lift-cover" on:click=lift>{words.cover_button()}</button>
                </div>
            }
        })
    };
    let told = move || if play.hand.is_lifted() { words.hide() } else { words.look() };
    move || {
        play.hand.may_look().then(|| {
            view! {
                {sheet}
                <button
                    type="button" class="quiet" id="look-at-hand" on:click=press
                    aria-pressed=move || play.hand.is_lifted().to_string() title=told
                >
                    {icon("secret-hand")}<span class="hidden">{told}</span>
                </button>
            }
        })
    }
}

/// How the badge of the one who decides looks, in the tint of his colour.
const BADGE: &str = "display:inline-flex;align-items:center;gap:.4em;margin:0;padding:.1em .8em .1em .45em;\
    border:2px solid var(--tint);border-left-width:.7em;border-radius:8px";
/// Wu-Feng has black and red.
const BLACK_AND_RED: &str = "--tint:#c4314b;background:#14080b;color:#f1e6cd";

/// Who has to decide now: his name on his colour, so that nobody has to search for it.
#[component]
pub fn Decider(play: &'static Play) -> impl IntoView {
    let decides = Memo::new(move |_| match play.position.get().waiting() {
        Waiting::Choice(who) => Some(who),
        Waiting::Chance(_) | Waiting::Over(_) => None,
    });
    move || {
        decides.get().map(|who| {
            let (drawn, class, colours) = match who {
                Who::Taoist(colour) => (colour.name(), colour.name(), ""),
                // Not as his board beside the table looks.
                Who::WuFeng => ("secret-wu-feng", "of-wu-feng", BLACK_AND_RED),
            };
            let style = format!("{BADGE};{colours}");
            let name = play.who(who);
            let title = name.clone();
            view! { <p class=format!("decider {class}") style=style title=title>{icon(drawn)}<b>{name}</b></p> }
        })
    }
}
