use ghost_stories_engine::{Artifact, BlackSecretChoice, Card, Choice, Components, Demon, Position, WhiteMoonChoice};
use ghost_stories_lang::Message;
use ghost_stories_odds::{self as odds, Odds};
use leptos::prelude::*;

use super::bots::BotBar;
use super::cover::{Cover, Decider, LookAtHand};
use super::exorcism::{Before, Reroll, Split};
use super::icon;
use super::odds::percent;
use super::others::WhoseTurn;
use crate::browser;
use crate::online::Remote;
use crate::play::{Mode, Play, Tab, is_split, rolls};
use crate::settings::settings;
use crate::table::CardFace;

/// The keys of the options, in their order.
const KEYS: &str = "123456789abcdefghijklmnopqrstuvwxyz";

/// The option that a key stands for.
pub fn key_of(index: usize) -> Option<char> {
    KEYS.chars().nth(index)
}

/// What must be decided, and every option in words with its key.
#[component]
pub fn Actions(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let prompt = move || match play.bot_to_choose() {
        Some(who) if play.bots.is_thinking() => words.bots().thinking(&play.who(who)),
        Some(who) if play.bots.is_paused() => words.bots().paused(&play.who(who)),
        _ => play.say(Message::waiting(&play.position.get())),
    };
    let kind = Memo::new(move |_| match play.pointing.asked() {
        Some(choice) => ActionKind::Ask(choice),
        None => kind(&play.options.list()),
    });
    let narrowed = move || !play.pointing.is_empty();
    // The end of the turn stands below the list, where it is never out of sight.
    let ends = move || {
        let listed = play.listed();
        let index = listed.iter().position(|option| *option == Choice::EndTurn)?;
        Some((key_of(index), listed[index]))
    };
    let bots = play.mode == Mode::Game && play.players.any_bot();
    // The list is drawn anew after each choice; the keyboard must not be thrown back to the top of the page.
    Effect::new(move |_| {
        if !play.options.is_empty() {
            browser::catch_focus("actions");
        }
    });
    view! {
        <section id="actions" class="actions" aria-label=words.actions() tabindex="-1">
            <Decider play />
            {play.remote.map(|remote| view! { <WhoseTurn play remote /> })}
            <p class="prompt" aria-live="polite">{prompt}</p>
            <Cover play />
            {move || {
                let position = play.position.get();
                position.card_to_place().map(|card| view! { <Drawn card components=position.components() /> })
            }}
            {move || match kind.get() {
                ActionKind::Ask(choice) => view! { <Before play choice /> }.into_any(),
                ActionKind::Split => view! { <Split play /> }.into_any(),
                ActionKind::Reroll => view! { <Reroll play /> }.into_any(),
                ActionKind::List => view! { <List play /> }.into_any(),
            }}
            {move || (bots && play.options.is_empty()).then(|| view! { <BotBar play /> })}
            <div class="row last">
                <LookAtHand play />
                {move || ends().map(|(key, choice)| view! {
                    <button type="button" class="option" data-choice=choice.to_string() on:click=move |_| play.choose(choice)>
                        {key.map(|key| view! { <kbd>{key.to_string()}</kbd> })}{icon("end-turn")}{play.say(Message::choice(&play.position.get_untracked(), choice))}
                    </button>
                })}
                {move || narrowed().then(|| view! {
                    <button type="button" class="quiet" on:click=move |_| play.clear()>{icon("close")}{words.all_options()}<kbd>{words.escape_key()}</kbd></button>
                })}
                <UndoAndHint play />
            </div>
        </section>
    }
}

/// Takes the last decision back, or asks the others to; and calls the hints up. A lesson and a replay have neither.
#[component]
fn UndoAndHint(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    // At a table of a server the others are asked, if there are any.
    let undo = match play.mode {
        Mode::Online => Some("undo-ask"),
        Mode::Game => Some("undo"),
        Mode::Replay | Mode::Lesson => None,
    };
    let undo_label = move || match play.remote {
        Some(remote) if remote.look(|state| state.deciders().len() > 1) => settings.language().at_table().ask_undo(),
        _ => words.undo(),
    };
    let hint = move |_| {
        play.panel.open(Tab::Hints);
        request_animation_frame(|| browser::focus("tab"));
    };
    view! {
        {move || undo.filter(|_| play.remote.is_none_or(Remote::is_seated)).map(|id| view! {
            <button
                type="button" id=id class="quiet"
                prop:disabled=move || !play.can_undo()
                title=words.undo_limit()
                on:click=move |_| play.undo()
            >{icon("undo")}{undo_label}<kbd>{words.undo_key()}</kbd></button>
        })}
        {undo.map(|_| view! {
            <button type="button" id="hint" class="quiet" on:click=hint>{icon("hint")}{words.hints().title()}</button>
        })}
    }
}

/// The card that was drawn and is to be laid, with what its stones do.
#[component]
fn Drawn(card: Card, components: Components) -> impl IntoView {
    let language = settings().language();
    view! {
        <div class="drawn-card">
            <svg viewBox="0 0 132 132" role="img" aria-label=language.card(card)><CardFace card components /></svg>
            <div>{language.stones(card, components).into_iter().map(|stone| view! { <p>{stone}</p> }).collect_view()}</div>
        </div>
    }
}

/// How a decision is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ActionKind {
    Ask(Choice),
    List,
    Split,
    Reroll,
}

fn kind(options: &[Choice]) -> ActionKind {
    if is_split(options) {
        ActionKind::Split
    } else if options.iter().any(|option| matches!(option, Choice::Reroll(_))) {
        ActionKind::Reroll
    } else {
        ActionKind::List
    }
}

#[component]
fn List(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let line = move |index: usize, choice: Choice| {
        let position = play.position.get_untracked();
        let odds = rolls(choice)
            .then(|| odds_of(&position, choice))
            .flatten()
            .map(|odds| view! { <span class="odds">{percent(odds)}</span> });
        let key = key_of(index).map(|key| view! { <kbd>{key.to_string()}</kbd> });
        view! {
            <li>
                <button type="button" class="option" data-choice=choice.to_string() on:click=move |_| play.pick(choice)>
                    {key}{icon(choice_icon(choice))}<span class="words">{play.say(Message::choice(&position, choice))}</span>{odds}
                </button>
            </li>
        }
    };
    view! {
        {move || {
            let options = play.pointing.matching();
            if options.is_empty() && play.animation.is_busy() {
                if play.bot_to_choose().is_some() {
                    return ().into_any();
                }
                return view! { <p class="waiting">{words.wait()}</p> }.into_any();
            }
            let lines = options.into_iter().enumerate().filter(|(_, choice)| *choice != Choice::EndTurn);
            let lines = lines.map(|(index, choice)| line(index, choice)).collect_view();
            view! { <ul class="options">{lines}</ul> }.into_any()
        }}
    }
}

/// How likely a choice after which dice roll beats anybody.
fn odds_of(position: &Position, choice: Choice) -> Option<Odds> {
    if choice == Choice::Exorcise {
        let above = odds::exorcism(position).map(|exorcism| exorcism.any);
        return above.or_else(|| odds::demon_fight(position).map(|fight| fight.any));
    }
    let fight = odds::fights(position).into_iter().find(|fight| fight.choice == choice)?;
    fight.at_least.first().copied()
}

/// The drawing for a choice in the list.
fn choice_icon(choice: Choice) -> &'static str {
    match choice {
        Choice::Place(_) | Choice::MoveGhost(..) | Choice::Banish(_) => "ghost",
        Choice::Move(_) | Choice::MoveTaoist(..) => "move",
        Choice::Help | Choice::Ask(_) => "person",
        Choice::Exorcise | Choice::Defeat { .. } => "exorcise",
        Choice::UsePower(_) | Choice::Restore(_) | Choice::Pay(_) | Choice::First(_) => "check",
        Choice::SpendToken(_) | Choice::TakeToken => "power-token",
        Choice::YinYang | Choice::GainYinYang | Choice::GiveYinYang(_) => "yin-yang",
        Choice::PlaceBuddha(_) => "buddha",
        Choice::EndTurn => "end-turn",
        Choice::LayMantra(_) => "mantra",
        Choice::TakeTao(tao) | Choice::SetCircle(tao) | Choice::Discard(tao) => tao.name(),
        Choice::Revive(_) | Choice::GainQi | Choice::GiveQi(_) | Choice::LoseQi(_) => "qi",
        Choice::DriveBack(_) => "haunter",
        Choice::Reroll(_) | Choice::RerollCurse => "redo",
        Choice::WhiteMoon(choice) => white_moon_icon(choice),
        Choice::BlackSecret(choice) => black_secret_icon(choice),
        Choice::Decline | Choice::Keep => "forward",
    }
}

/// The drawing for a choice of White Moon in the list.
fn white_moon_icon(choice: WhiteMoonChoice) -> &'static str {
    match choice {
        WhiteMoonChoice::Step(_) => "move",
        WhiteMoonChoice::Carry(_) | WhiteMoonChoice::Escort(..) => "carry",
        WhiteMoonChoice::StandUp | WhiteMoonChoice::Raise(_) => "lying",
        WhiteMoonChoice::Rescue | WhiteMoonChoice::Save(_) => "rescue",
        WhiteMoonChoice::Return(_) => "graveyard",
        WhiteMoonChoice::Sacrifice(_) => "kill-villager",
        WhiteMoonChoice::GiveUp(_) => "tao",
        WhiteMoonChoice::Defeat { .. } | WhiteMoonChoice::Beat { .. } | WhiteMoonChoice::Roll => "exorcise",
        WhiteMoonChoice::Train(tao) => tao.name(),
        WhiteMoonChoice::Turn(face) => face.name(),
        WhiteMoonChoice::SuLing(_) => "su-ling",
        WhiteMoonChoice::Light | WhiteMoonChoice::PlaceCrystal | WhiteMoonChoice::PayCrystal(_) => "crystal",
        WhiteMoonChoice::Use(artifact) => artifact.name(),
        WhiteMoonChoice::Ward => Artifact::Charm.name(),
        WhiteMoonChoice::Give(_) => "check",
    }
}

/// The drawing for a choice of Black Secret in the list.
fn black_secret_icon(choice: BlackSecretChoice) -> &'static str {
    match choice {
        BlackSecretChoice::Summon(demon, _)
        | BlackSecretChoice::MoveDemon(demon, _)
        | BlackSecretChoice::LayMantra(demon)
        | BlackSecretChoice::SendHome(demon) => demon_icon(demon),
        BlackSecretChoice::Throw(_) | BlackSecretChoice::Victim(_) => "secret-curse",
        BlackSecretChoice::Search(_) | BlackSecretChoice::TurnUp(_) => "secret-hidden-token",
        BlackSecretChoice::ShadowOn(_) | BlackSecretChoice::ShadowUnder(_) | BlackSecretChoice::ShadowAttack => {
            "secret-shadow"
        }
        BlackSecretChoice::ShadowCurse => "curse",
        BlackSecretChoice::Incarnation(_) => "secret-wu-feng",
        BlackSecretChoice::Skeleton(_) => "secret-skeleton",
        BlackSecretChoice::Ladder(_) | BlackSecretChoice::Climb(_) => "secret-ladder",
        BlackSecretChoice::PowerOff(_) => "power-off",
        BlackSecretChoice::FigureSteps(_) => "haunter",
        BlackSecretChoice::Haunt(_) => "haunt",
        BlackSecretChoice::MoveVillager(..) => "carry",
        BlackSecretChoice::LosePedestal(_) | BlackSecretChoice::Crystal(_) => "crystal",
        BlackSecretChoice::Defeat { .. } => "exorcise",
        BlackSecretChoice::LayQi(_) => "qi",
        BlackSecretChoice::Trigger(_) | BlackSecretChoice::Swap(..) => "secret-mantra",
        BlackSecretChoice::Clear(_) => "check",
    }
}

fn demon_icon(demon: Demon) -> &'static str {
    match demon {
        Demon::Seeker => "secret-demon-seeker",
        Demon::Landscaper => "secret-demon-landscaper",
        Demon::Gravedigger => "secret-demon-gravedigger",
    }
}
