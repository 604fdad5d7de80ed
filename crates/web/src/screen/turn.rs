use ghost_stories_lang::Text;
use leptos::prelude::*;

use crate::lazy_assets::{Asset, Awaited};
use crate::panel::icon;
use crate::settings::settings;

/// Of which box a step of the turn is, and its number there.
#[derive(Clone, Copy)]
enum Step {
    Own(usize),
    WhiteMoon(usize),
    BlackSecret(usize),
}

const YIN: [Step; 6] =
    [Step::BlackSecret(0), Step::Own(0), Step::WhiteMoon(0), Step::Own(1), Step::Own(2), Step::BlackSecret(1)];
const YANG: [Step; 9] = [
    Step::Own(0),
    Step::WhiteMoon(1),
    Step::BlackSecret(2),
    Step::Own(1),
    Step::WhiteMoon(2),
    Step::BlackSecret(3),
    Step::Own(2),
    Step::WhiteMoon(3),
    Step::Own(3),
];

/// The turn in one picture: Yin and Yang beside each other, with the steps that the expansions add.
#[component]
pub fn TurnPicture() -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.language().turn());
    let part = Asset::Words(Text::Lessons, language);
    let phase = move |name: &'static str, title: &'static str, steps: &'static [Step]| {
        let own = language.lesson(if name == "yin" { "turn-yin" } else { "turn-yang" });
        let (white_moon, black_secret) = (language.lesson("turn-white-moon"), language.lesson("turn-black-secret"));
        let boxes = [settings.words().white_moon().title(), settings.words().black_secret().title()];
        let step = |&step: &Step| {
            let (told, class, of) = match step {
                Step::Own(index) => (own.get(index), "own", None),
                Step::WhiteMoon(index) => (white_moon.get(index), "added", Some(("portal", boxes[0]))),
                Step::BlackSecret(index) => (black_secret.get(index), "added", Some(("throw-curse", boxes[1]))),
            };
            let of = of.map(|(drawn, of)| view! { <small>{icon(drawn)}{of}</small> });
            told.map(|&(title, text)| view! { <li class=class><b>{title}</b>{of}<span>{text}</span></li> })
        };
        view! {
            <section class=format!("phase {name}")>
                <h2>{icon(if name == "yin" { "ghost" } else { "person" })}{title}</h2>
                <ol>{steps.iter().map(step).collect_view()}</ol>
            </section>
        }
    };
    view! {
        <section class="sheet">
            <h1>{words.title()}</h1>
            <p class="hint">{words.lead()}</p>
            <Awaited part />
            {move || settings.later.is_there(part).then(|| view! {
                <div class="turn-picture" id="turn-picture">
                    {phase("yin", words.yin(), &YIN)}
                    <div class="turns-into">{icon("yin-yang")}</div>
                    {phase("yang", words.yang(), &YANG)}
                </div>
            })}
            <nav class="row elsewhere"><a class="button" href="#/rules/B20">{icon("book")}{settings.words().rules()}</a></nav>
        </section>
    }
}
