use leptos::prelude::*;

use crate::app::LanguagePicker;
use crate::notify::NotifySwitch;
use crate::settings::{Look, Pace, settings};
use crate::sound::{self, Sound};

/// Language, paces, size of the words, chance to win.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let label = move |pace| match pace {
        Pace::Slow => words.pace_slow(),
        Pace::Normal => words.pace_normal(),
        Pace::Fast => words.pace_fast(),
        Pace::Off => words.pace_off(),
    };
    let paces = Pace::ALL.map(|pace| {
        view! {
            <label class="choice">
                <input type="radio" name="pace" prop:checked=move || settings.pace.get() == pace on:change=move |_| settings.pace.set(pace) />
                {label(pace)}
            </label>
        }
    });
    let bot_paces = Pace::ALL.into_iter().zip(words.bots().paces()).map(|(pace, word)| {
        view! {
            <label class="choice">
                <input type="radio" name="bot-pace" prop:checked=move || settings.bot_pace.get() == pace on:change=move |_| settings.bot_pace.set(pace) />
                {word}
            </label>
        }
    });
    view! {
        <section class="sheet">
            <h1>{words.settings()}</h1>
            <fieldset><legend>{words.language()}</legend><LanguagePicker id="language-setting" /></fieldset>
            <fieldset><legend>{words.pace()}</legend>{paces}</fieldset>
            <fieldset><legend>{words.bots().pace()}</legend>{bot_paces.collect_view()}</fieldset>
            <fieldset><legend>{words.hints().chance_setting()}</legend>
                <label class="choice">
                    <input type="checkbox" id="chance" prop:checked=settings.chance on:change=move |event| settings.chance.set(event_target_checked(&event)) />
                    {words.hints().show_chance()}
                </label>
            </fieldset>
            <fieldset><legend>{words.table()}</legend>
                <label class="choice">
                    <input type="checkbox" id="turned" prop:checked=settings.turned on:change=move |event| settings.turned.set(event_target_checked(&event)) />
                    {words.turn_table()}
                </label>
            </fieldset>
            <fieldset><legend>{words.size()}</legend>
                <label class="choice">
                    <input type="checkbox" id="large" prop:checked=settings.large on:change=move |event| settings.large.set(event_target_checked(&event)) />
                    {words.large()}
                </label>
            </fieldset>
            <Senses />
            <h2>{words.keys()}</h2>
            <dl class="keys">
                {words.key_list().map(|(key, does)| view! { <dt><kbd>{key}</kbd></dt><dd>{does}</dd> }).collect_view()}
            </dl>
        </section>
    }
}

/// What the page looks and sounds like.
#[component]
fn Senses() -> impl IntoView {
    let settings = settings();
    let words = settings.language().senses();
    let looks = Look::ALL.into_iter().zip(words.looks()).map(|(look, word)| {
        view! {
            <label class="choice">
                <input type="radio" name="look" value=look.name() prop:checked=move || settings.look.get() == look on:change=move |_| settings.look.set(look) />
                {word}
            </label>
        }
    });
    let loud = move |event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            settings.volume.set(volume);
        }
    };
    // Whoever moves the volume hears how loud it is.
    sound::wait_for_touch();
    view! {
        <fieldset><legend>{words.look()}</legend>{looks.collect_view()}</fieldset>
        <fieldset><legend>{words.sound()}</legend>
            <label class="choice">{words.loud()}
                <input type="range" id="volume" min="0" max="10" prop:value=settings.volume prop:disabled=settings.mute on:input=loud on:change=move |_| sound::play(Sound::Bell) />
            </label>
            <label class="choice">
                <input type="checkbox" id="mute" prop:checked=settings.mute on:change=move |event| settings.mute.set(event_target_checked(&event)) />
                {words.mute()}
            </label>
            <label class="choice">
                <input type="checkbox" id="vibrate" prop:checked=settings.vibrate on:change=move |event| settings.vibrate.set(event_target_checked(&event)) />
                {words.vibrate()}
            </label>
            <NotifySwitch id="notify" />
        </fieldset>
    }
}
