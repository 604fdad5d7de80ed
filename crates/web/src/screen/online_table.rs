//! A table of a server: its seats before the game, then the game with everybody at it.

mod absent;
mod chat;
mod kept_out;
mod listing;
mod lobby;
mod notices;
mod people;
mod persons;
mod seat;
mod turn_notice;
mod unsent;

use ghost_stories_lang::AtTableWords;
use ghost_stories_online::{LeftOut, Phase, RefusalReason};
use leptos::prelude::*;

use absent::Absent;
use chat::Chat;
use kept_out::{EnterWord, SentAway};
use lobby::Lobby;
use notices::HostChanged;
use people::People;
use turn_notice::{RanOut, call_to_turn};
use unsent::Unsent;

use super::game::AtTable;
use super::online::LoadAgain;
use crate::browser;
use crate::online::{Link, OnlineRefusal, Remote, kept};
use crate::panel::{UndoQuestion, icon};
use crate::play::Play;
use crate::settings::settings;
use crate::table::MarksInWords;

/// What is to be seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sight {
    Opening,
    Old,
    Missing,
    OlderRules,
    Closed,
    Barred,
    SentAway,
    Word,
    Stranger,
    Lobby,
    Game,
}

/// The table, as far as it was told.
#[component]
pub fn OnlineTable(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let sight = Memo::new(move |_| match remote.link.get() {
        Link::Old => Sight::Old,
        Link::Missing => Sight::Missing,
        Link::OlderRules => Sight::OlderRules,
        Link::Closed => Sight::Closed,
        Link::Barred => Sight::Barred,
        Link::Removed | Link::RemovedForGood => Sight::SentAway,
        Link::Word => Sight::Word,
        Link::Stranger => Sight::Stranger,
        Link::Opening | Link::Fine | Link::Lost => match remote.look(|state| Some(state.phase)) {
            Some(Phase::Open) => Sight::Lobby,
            Some(Phase::Playing | Phase::Over) if remote.play.with(Option::is_some) => Sight::Game,
            Some(Phase::Playing | Phase::Over) | None => Sight::Opening,
        },
    });
    move || match (sight.get(), remote.play.get_untracked()) {
        (Sight::Old, _) => view! { <section class="sheet"><LoadAgain /></section> }.into_any(),
        (Sight::Missing, _) => view! { <Missing /> }.into_any(),
        (Sight::OlderRules, _) => view! { <OlderRules remote /> }.into_any(),
        (Sight::Closed, _) => view! { <Closed /> }.into_any(),
        (Sight::Barred, _) => view! { <Barred /> }.into_any(),
        (Sight::SentAway, _) => view! { <SentAway remote /> }.into_any(),
        (Sight::Word, _) => view! { <EnterWord remote /> }.into_any(),
        (Sight::Stranger, _) => view! { <Stranger remote /> }.into_any(),
        (Sight::Lobby, Some(play)) => view! { <Lobby play remote /> }.into_any(),
        (Sight::Game, Some(play)) => view! { <AtGame play remote /> }.into_any(),
        _ => view! {
            <section class="sheet">
                <p class="hint" aria-busy="true" role="status">{words.connecting()}</p>
                <ConnectionTrouble remote />
                <a class="button" href="#/">{icon("home")}{settings().words().home()}</a>
            </section>
        }
        .into_any(),
    }
}

/// There is no such table, or no longer.
#[component]
fn Missing() -> impl IntoView {
    let words = settings().language().at_table();
    view! {
        <section class="sheet" id="missing">
            <h1>{words.missing()}</h1>
            <p>{words.missing_hint()}</p>
            <a class="button main" href="#/online">{icon("person")}{settings().language().online().title()}</a>
        </section>
    }
}

/// Those who run the server have closed the table.
#[component]
fn Closed() -> impl IntoView {
    let words = settings().language().at_table();
    view! {
        <section class="sheet" id="closed">
            <h1>{words.closed()}</h1>
            <p>{words.closed_hint()}</p>
            <a class="button main" href="#/online">{icon("person")}{settings().language().online().title()}</a>
        </section>
    }
}

/// Those who run the server let nobody in from here.
#[component]
fn Barred() -> impl IntoView {
    view! {
        <section class="sheet" id="barred">
            <p class="problem">{settings().language().at_table().barred()}</p>
            <a class="button main" href="#/">{icon("home")}{settings().words().home()}</a>
        </section>
    }
}

/// Corrected rules refuse a step of the table: which one, in the server's words.
#[component]
fn OlderRules(remote: &'static Remote) -> impl IntoView {
    let language = settings().language();
    let refused = move || match remote.refused.get() {
        Some(OnlineRefusal::Server(_, error)) => error,
        _ => String::new(),
    };
    view! {
        <section class="sheet" id="older-rules">
            <h1>{language.page().replay().older_rules()}</h1>
            <p>{language.at_table().older_rules()}</p>
            <p class="problem">{refused}</p>
            <a class="button main" href="#/online">{icon("person")}{language.online().title()}</a>
        </section>
    }
}

/// The server does not know the place that this browser has kept.
#[component]
fn Stranger(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let watch = move |_| {
        kept::forget(&remote.id);
        browser::reload();
    };
    view! {
        <section class="sheet" id="stranger">
            <h1>{words.stranger()}</h1>
            <button type="button" class="main" on:click=watch>{words.watch_anyway()}</button>
            <a class="button" href="#/">{icon("home")}{settings().words().home()}</a>
        </section>
    }
}

/// The game with everybody at the table.
#[component]
fn AtGame(play: &'static Play, remote: &'static Remote) -> impl IntoView {
    call_to_turn(play, remote);
    // On a phone one may have read far down before the game began.
    browser::scroll_to_top();
    let above = view! { <ConnectionTrouble remote /><Unsent play remote /><RanOut remote /><RestartAnnounced remote /><HostChanged remote /><Absent remote /><LeftOutByUpdate remote /><UndoQuestion play remote /><MarksInWords play remote /> };
    let people = view! { <People remote /><Chat remote /> };
    view! { <AtTable play above=above.into_any() people=people.into_any() /> }
}

/// The server will be restarted soon: when.
#[component]
fn RestartAnnounced(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    move || {
        remote.restart.get().map(|at| {
            view! { <p class="hint" role="status" id="restart">{words.restart(&chat::time(at))}</p> }
        })
    }
}

/// An update of the server corrected a rule in the middle of a turn: what became of the turn.
#[component]
fn LeftOutByUpdate(remote: &'static Remote) -> impl IntoView {
    let language = settings().language();
    let words = move |left_out: LeftOut| {
        let cut = language.page().replay().cut(left_out.step, &left_out.text, left_out.steps);
        let rule = left_out.rule.parse().ok().map(|rule| language.refusal(ghost_stories_engine::Refusal::Breaks(rule)));
        format!("{cut} {}", rule.unwrap_or_default())
    };
    move || {
        remote.left_out.get().map(|left_out| {
            view! { <p class="hint older" role="status" id="left-out">{words(left_out)}</p> }
        })
    }
}

/// The connection is lost, or the server refused something.
#[component]
fn ConnectionTrouble(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let offline = browser::is_offline();
    let trouble = Memo::new(move |_| match remote.link.get() {
        // A server on this very machine answers without a network.
        link if offline.get() && link != Link::Fine => Some(settings().language().start().offline().to_owned()),
        // What keeps trying is told more closely if the server said why.
        Link::Lost => Some(remote.refused.with(|refusal| turned_away(words, refusal.as_ref())).to_owned()),
        _ => remote.refused.get().map(|refusal| match refusal {
            OnlineRefusal::Server(why, error) => {
                in_words(words, why).map_or_else(|| words.refused(&error), str::to_owned)
            }
            OnlineRefusal::Person(person) => format!("{}: {}", remote.name_of(person), words.refuse()),
        }),
    });
    move || trouble.get().map(|trouble| view! { <p class="problem" role="alert" id="trouble">{trouble}</p> })
}

/// Why there is no connection, when it is tried again by itself.
fn turned_away(words: AtTableWords, refusal: Option<&OnlineRefusal>) -> &'static str {
    match refusal {
        Some(OnlineRefusal::Server(why @ (RefusalReason::Busy | RefusalReason::NewerServer), _)) => {
            in_words(words, *why)
        }
        _ => None,
    }
    .unwrap_or(words.lost())
}

/// What the server refuses, in the player's language where it may happen to anybody.
fn in_words(words: AtTableWords, why: RefusalReason) -> Option<&'static str> {
    Some(match why {
        RefusalReason::GoneOn | RefusalReason::NotYours => words.gone_on(),
        RefusalReason::Taken => words.taken(),
        RefusalReason::BotPlays => words.bot_plays(),
        RefusalReason::Hand => words.hand(),
        RefusalReason::NothingToTakeBack => words.nothing_to_take_back(),
        RefusalReason::AskedAlready => words.asked_already(),
        RefusalReason::Name => words.bad_name(),
        RefusalReason::TooMuch => words.too_much(),
        RefusalReason::Full => words.full(),
        RefusalReason::Storage => words.storage(),
        RefusalReason::NewerServer => words.newer_server(),
        RefusalReason::Busy => words.busy(),
        RefusalReason::Over => words.over(),
        RefusalReason::Barred => words.barred(),
        RefusalReason::Muted => words.you_are_muted(),
        RefusalReason::Removed => words.removed(),
        RefusalReason::RemovedForGood => words.barred_here(),
        RefusalReason::Malformed
        | RefusalReason::Rule
        | RefusalReason::NotBegun
        | RefusalReason::Begun
        | RefusalReason::SeatsOpen
        | RefusalReason::Watching
        | RefusalReason::HostOnly
        | RefusalReason::Alone
        | RefusalReason::NotAsked
        | RefusalReason::WrongSeatToken
        | RefusalReason::NoTable
        | RefusalReason::OlderRules
        | RefusalReason::NotYet
        | RefusalReason::Closed
        | RefusalReason::Word
        | RefusalReason::Unknown => return None,
    })
}

/// The address of the table with a button that copies it.
#[component]
fn ShareLink(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let copied = RwSignal::new(false);
    let link = remote.share_link();
    let copy = {
        let link = link.clone();
        move |_| {
            if browser::copy(&link) {
                copied.set(true);
            } else {
                // There it is selected, to be copied by hand.
                browser::focus("share-link");
            }
        }
    };
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <div class="share">
            <label for="share-link">{words.share()}</label>
            <div class="row">
                <input type="text" id="share-link" readonly=true value=link on:focus=select />
                <button type="button" id="copy-link" on:click=copy>
                    {icon("link")}<span aria-live="polite">{move || if copied.get() { words.copied() } else { words.copy() }}</span>
                </button>
            </div>
        </div>
    }
}
