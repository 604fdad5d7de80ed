use ghost_stories_engine::Who;
use leptos::prelude::*;

use super::icon;
use crate::play::Play;
use crate::seats::BOTS;
use crate::settings::settings;

/// Who plays each seat of a game at this screen; any seat can be given to a bot or to a person.
#[component]
pub fn Seating(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let (language, words, bots) = (settings.language(), settings.language().start(), settings.words().bots());
    let position = play.position.get_untracked();
    let wu_feng = position.black_secret().is_some().then_some(Who::WuFeng);
    let row = move |who: Who| {
        let give = move |event| {
            let number = event_target_value(&event).parse::<usize>().ok();
            play.give_seat(who, number.and_then(|number| BOTS.get(number)).copied());
        };
        let plays = move |bot| move || play.bot_of(who) == bot;
        let choices = BOTS.into_iter().zip(bots.kinds()).enumerate().map(|(number, (bot, told))| {
            view! { <option value=number.to_string() prop:selected=plays(Some(bot))>{told}</option> }
        });
        let name = match who {
            Who::Taoist(colour) => colour.name(),
            Who::WuFeng => "secret-wu-feng",
        };
        view! {
            <label class=format!("seat-of {who}")>{icon(name)}<span>{language.who(who)}</span>
                <select id=format!("seat-of-{who}") on:change=give>
                    <option value="" prop:selected=plays(None)>{bots.person()}</option>{choices.collect_view()}
                </select>
            </label>
        }
    };
    let rows = position.players().iter().map(Who::Taoist).chain(wu_feng).map(row).collect_view();
    view! {
        <details class="seating" id="seating"><summary>{icon("person")}" "{words.seats()}</summary>
            <p class="hint">{words.seats_hint()}</p>
            {rows}
        </details>
    }
}
