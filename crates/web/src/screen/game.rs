use std::sync::Arc;
use std::time::Duration;

use ghost_stories_engine::Waiting;
use ghost_stories_table::ReplayError;
use leptos::ev;
use leptos::prelude::*;

use super::replay::watch;
use super::start::heading;
use super::tabs::Tabs;
use crate::browser;
use crate::lazy_assets::{Asset, Awaited};
use crate::panel::{Actions, BarrierBanner, Detail, EndingPanel, Keep, Past, PointOut, Seating, Told, WinChance, icon};
use crate::play::{Mode, Play, Tab};
use crate::settings::settings;
use crate::shelf;
use crate::sound::{self, Sound};
use crate::store::Trouble;
use crate::table::{TableView, Tip};
use crate::thinker;

/// What became of opening a game, to play it or to look at it.
#[derive(Clone)]
pub enum OpenedGame {
    Ready(&'static Play),
    /// It cannot be read; its name on the shelf, if it comes from there.
    Damaged {
        id: Option<String>,
        reason: Arc<ReplayError>,
    },
    Missing,
}

/// Opens a saved game, to be played on.
pub fn open_game(id: String) -> OpenedGame {
    match shelf::open(&id) {
        // It was played to its end, and nobody goes on before it.
        Some(Ok(table)) if table.is_over() && table.cut().is_some() => watch(Ok(table), 0, Some(id)),
        // Without room for the original it is only shown: a game that is played on takes its place.
        Some(Ok(table)) if table.cut().is_some() && shelf::keep_original(&id) == Err(Trouble::Full) => {
            watch(Ok(table), 0, Some(id))
        }
        Some(Ok(table)) => {
            shelf::set_last(&id);
            let seats = shelf::seats(&id);
            let play = Play::new(table, Some(id), seats, Mode::Game);
            play.share_with_windows();
            play.settle();
            OpenedGame::Ready(play)
        }
        Some(Err(error)) => OpenedGame::Damaged { id: Some(id), reason: Arc::new(error) },
        None => OpenedGame::Missing,
    }
}

/// A game that was opened.
#[component]
pub fn Game(game: OpenedGame) -> impl IntoView {
    match game {
        OpenedGame::Ready(play) => view! { <AtTable play /> }.into_any(),
        OpenedGame::Damaged { id, reason } => view! { <Damaged id reason /> }.into_any(),
        OpenedGame::Missing => {
            let words = settings().words();
            view! { <section class="sheet"><h1>{words.no_such_game()}</h1><a class="button" href="#/">{words.home()}</a></section> }
                .into_any()
        }
    }
}

/// A save or link that cannot be read: why, and the save as it is.
#[component]
fn Damaged(id: Option<String>, reason: Arc<ReplayError>) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let heading = if id.is_some() { heading(words, &reason) } else { words.damaged_link() };
    let kept = id.map(|id| {
        let text = shelf::text(&id).unwrap_or_default();
        let save = move |_| browser::download(&format!("ghost-stories-{id}.json"), &text);
        view! {
            <p>{words.damaged_kept()}</p>
            <button type="button" on:click=save>{icon("save")}{words.save_file()}</button>
        }
    });
    view! {
        <section class="sheet">
            <h1>{heading}</h1>
            <p class="problem">{reason.words(settings.language())}</p>
            {kept}
            <a class="button" href="#/">{icon("home")}{words.home()}</a>
        </section>
    }
}

/// The table with everything beside it.
#[component]
pub fn AtTable(
    play: &'static Play,
    /// What a lesson or an example says.
    #[prop(optional)]
    lesson: Option<AnyView>,
    /// What is to be said of a table of a server, above what can be done.
    #[prop(optional)]
    above: Option<AnyView>,
    /// Who else is at the table, below what can be done.
    #[prop(optional)]
    people: Option<AnyView>,
) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let listener = window_event_listener(ev::keydown, move |event| press(play, &event));
    on_cleanup(move || listener.remove());
    play.guard_clicks();
    if play.mode != Mode::Lesson {
        // By the time a hint is asked for, the worker can answer.
        set_timeout(thinker::wake, Duration::from_secs(1));
    }
    let black_secret = play.position.get_untracked().black_secret().is_some();
    let ending = Memo::new(move |_| match play.position.get().waiting() {
        Waiting::Over(ending) => play.record.is_live().then_some(ending),
        Waiting::Choice(_) | Waiting::Chance(_) => None,
    });
    let any_bot = Memo::new(move |_| play.players.any_bot_now());
    hear(play);
    Effect::new(move |_| {
        if ending.get().is_some() {
            // Not in the task that draws the end.
            set_timeout(move || play.remember_end(), Duration::ZERO);
        }
    });
    let past = Memo::new(move |_| play.mode == Mode::Replay || !play.record.is_live());
    // The curve stays in sight while one goes from one turning point to the next.
    let jump = Callback::new(move |step| {
        play.panel.open(Tab::Course);
        play.show(step);
    });
    let aimed = Memo::new(move |_| play.pointing.is_aimed());
    let heading = match play.mode {
        Mode::Game | Mode::Online => words.table(),
        Mode::Replay => language.online().replay(),
        Mode::Lesson => words.learn(),
    };
    let notes = play.record.with(|table| table.notes(language));
    let notes = notes.into_iter().map(|note| view! { <p class="hint older" role="status">{note}</p> }).collect_view();
    // Beside a lesson and an example stands what they say; what is there to save, the game has that goes on from them.
    let guided = lesson.is_some();
    let decide = move || match ending.get() {
        _ if play.saving.is_elsewhere() => view! { <Elsewhere play /> }.into_any(),
        Some(ending) if !guided => view! { <EndingPanel play ending jump /> }.into_any(),
        _ if past.get() => view! { <Past play /> }.into_any(),
        _ => {
            // Drawn anew when the first bot sits down, or the last one leaves.
            any_bot.track();
            view! { <Actions play /> }.into_any()
        }
    };
    let decide = match lesson {
        Some(lesson) => view! { <div class="guided">{lesson}{decide}</div> }.into_any(),
        None => decide.into_any(),
    };
    view! {
        <div class="play" class:secret=black_secret class:taught=guided class:aimed=aimed>
            <h1 class="hidden">{heading}</h1>
            <TableView play />
            <Tip play />
            <div class="panel-side">
                <h2 class="hidden">{words.actions()}</h2>
                {above}
                <Awaited part=Asset::Drawings />
                {decide}
                {move || past.get().then(|| view! { <BarrierBanner play /> })}
                {move || play.saving.trouble().map(|trouble| view! { <p class="problem" role="alert">{match trouble {
                    Trouble::Blocked => words.storage_blocked(),
                    Trouble::Full => words.storage_full(),
                }}</p> })}
                {move || (settings.chance.get() && play.mode != Mode::Lesson && !play.is_ranked()).then(|| view! { <WinChance play /> })}
                {notes}
                {move || (past.get() || ending.get().is_some()).then(|| view! { {(!guided).then(|| view! { <Told play shown=true /> })} <Detail play /> })}
                {people}
                {move || (matches!(play.mode, Mode::Game | Mode::Replay) && ending.get().is_none() && !guided).then(|| view! { <Share play /> })}
                {move || (play.mode == Mode::Game && !play.saving.is_elsewhere()).then(|| view! { <Seating play /> })}
                <Tools play />
                <Tabs play />
            </div>
        </div>
    }
}

/// What happens is heard, and a bell when others have played and it is one's own turn.
fn hear(play: &'static Play) {
    sound::wait_for_touch();
    Effect::new(move |_| {
        let (_, events) = play.animation.last_step();
        if let Some(sound) = Sound::of(&events) {
            sound::play(sound);
        }
    });
    let mine = Memo::new(move |_| !play.options.is_empty());
    Effect::new(move |before: Option<bool>| {
        let mine = mine.get();
        let others = play.remote.is_some() || play.players.any_bot_now();
        if mine && others && before == Some(false) && play.mode != Mode::Replay {
            // Whoever looks elsewhere while others play online is called.
            if play.remote.is_some() { sound::play_unseen(Sound::Bell) } else { sound::play(Sound::Bell) }
        }
        mine
    });
}

/// The game is played in another window.
#[component]
fn Elsewhere(play: &'static Play) -> impl IntoView {
    let words = settings().language().start();
    view! {
        <section class="ask" id="elsewhere" role="alert">
            <p>{words.elsewhere()}</p>
            <button type="button" class="main" id="play-here" on:click=move |_| play.take_over()>{icon("play")}{words.play_here()}</button>
        </section>
    }
}

/// Saving and sharing, put away while a game is played.
#[component]
fn Share(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    view! {
        <details class="share" prop:open=play.mode == Mode::Replay>
            <summary>{icon("menu")}{words.keypad().share()}</summary>
            <Keep play />
        </details>
    }
}

/// Pointing things out, and the table in words.
#[component]
fn Tools(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    // The whole table in words takes longer than a step may: it is written only for those who read it.
    let read = RwSignal::new(false);
    let toggle = move |event: web_sys::Event| {
        read.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
    };
    view! {
        <div class="row tools">
            {play.remote.map(|remote| view! { <PointOut play remote /> })}
            <a class="button quiet" id="turn" href="#/turn" target="_blank" rel="noopener">{icon("yin-yang")}{language.turn().title()}</a>
            <details class="in-words" on:toggle=toggle><summary>{words.in_words()}</summary>
                {move || read.get().then(|| view! { <pre>{language.position(&play.position.get())}</pre> })}
            </details>
        </div>
    }
}

/// The keys of the whole window: options by their letters, Ctrl-Z, Escape, and the steps of a replay.
fn press(play: &'static Play, event: &web_sys::KeyboardEvent) {
    let typing = event
        .target()
        .and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok())
        .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"));
    if typing {
        return;
    }
    let key = event.key();
    if (event.ctrl_key() || event.meta_key()) && key.eq_ignore_ascii_case("z") {
        event.prevent_default();
        play.undo();
        return;
    }
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    match key.as_str() {
        "Escape" => play.escape(),
        "Enter" if untrack(|| play.pointing.asked()).is_some() && !is_within(event, ".ask, .thing") => {
            event.prevent_default();
            play.press_key('1');
        }
        " " if !is_within(event, "button, a, summary, .thing") && play.hurry() => event.prevent_default(),
        "?" => play.explanation.toggle(),
        "," => play.show(play.record.shown_untracked().saturating_sub(1)),
        "." => play.show(play.record.shown_untracked() + 1),
        "u" if play.mode == Mode::Game && untrack(|| play.pointing.keypad()).is_some() => play.undo(),
        key if play.enlarging.press(key) => event.prevent_default(),
        _ => {
            let mut letters = key.chars();
            if let (Some(letter), None) = (letters.next(), letters.next())
                && play.press_key(letter)
            {
                event.prevent_default();
            }
        }
    }
}

/// True if what has the focus lies in such an element.
fn is_within(event: &web_sys::KeyboardEvent, css: &str) -> bool {
    let element = event.target().and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok());
    element.is_some_and(|element| element.closest(css).ok().flatten().is_some())
}
