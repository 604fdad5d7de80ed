use ghost_stories_engine::{Card, Choice, Components, Position};
use ghost_stories_lang::Message;
use ghost_stories_odds::{self as odds, Odds};
use leptos::prelude::*;

use super::barrier::BarrierBanner;
use super::bots::BotBar;
use super::choice_icon::choice_icon;
use super::cover::{Cover, Decider};
use super::detail::Detail;
use super::exorcism::{Before, Reroll, Split};
use super::hand::Hand;
use super::icon;
use super::keypad::Keypad;
use super::last_row::LastRow;
use super::odds::percent;
use super::others::WhoseTurn;
use super::recap::Recap;
use super::turn_clock::TurnClock;
use super::turn_steps::TurnSteps;
use crate::browser;
use crate::explain::{help_of, label, one_line};
use crate::play::{Mode, OptionLine, Play, is_split, key_of, rolls};
use crate::settings::settings;
use crate::table::CardFace;
use crate::verb::Verb;

/// A question with more letters has three lines of smaller words in place of two.
const LONG: usize = 64;

/// What must be decided, and how: a prompt, the keypad or the options, and a last row. None of them moves when the options change.
#[component]
pub fn Actions(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let prompt = Memo::new(move |_| match play.bot_to_choose() {
        Some(who) if play.bots.is_thinking() => words.bots().thinking(&play.who(who)),
        Some(who) if play.bots.is_paused() => words.bots().paused(&play.who(who)),
        _ => play.say(Message::waiting(&play.position.get())),
    });
    let timed = play.remote.filter(|remote| untrack(|| remote.look(|state| !state.clock.is_untimed())));
    let is_long = move || prompt.with(|prompt| prompt.chars().count() > LONG);
    let of_wu_feng = play.is_wu_fengs();
    let keys = Memo::new(move |_| {
        let position = play.position.get();
        play.options.with(|options| Verb::keypad(&position, options, of_wu_feng))
    });
    // The list is drawn anew after each choice; the keyboard must not be thrown back to the top of the page.
    Effect::new(move |_| {
        if !play.options.is_empty() {
            browser::catch_focus("actions");
        }
    });
    view! {
        <section id="actions" class="actions" aria-label=words.actions() tabindex="-1">
            <div class="asks">
                <div class="who"><Decider play />{timed.map(|remote| view! { <TurnClock play remote /> })}<TurnSteps play /></div>
                {play.remote.map(|remote| view! { <WhoseTurn play remote /> })}
                <p class="prompt" class:long=is_long aria-live="polite" tabindex="0">{prompt}</p>
            </div>
            <Hand play />
            <div class="middle">
                <Cover play />
                {move || keys.get().map(|verbs| view! { <Keypad play verbs /> })}
                <div class="box">
                    <Choices play keys />
                    <Detail play />
                </div>
            </div>
            <LastRow play />
        </section>
    }
}

/// What the box below the keypad, or in its place, is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    /// A last word before this choice.
    Ask(Choice),
    Split,
    Reroll,
    /// The options that match, below the keypad or in its place.
    List,
    /// No verb is open.
    Idle,
}

/// The only part of the panel whose content changes: the open verb's options, or what else is asked.
#[component]
fn Choices(play: &'static Play, keys: Memo<Option<Vec<Verb>>>) -> impl IntoView {
    let content = Memo::new(move |_| {
        if let Some(choice) = play.pointing.asked() {
            return Content::Ask(choice);
        }
        let options = play.options.list();
        let narrowed = play.pointing.verb().is_some() || !play.pointing.is_empty();
        if is_split(&options) {
            Content::Split
        } else if options.iter().any(|option| matches!(option, Choice::Reroll(_))) {
            Content::Reroll
        } else if narrowed || keys.with(Option::is_none) {
            Content::List
        } else {
            Content::Idle
        }
    });
    view! {
        <div class="choices" class:below=move || keys.with(Option::is_some)>
            <BarrierBanner play />
            {move || {
                let position = play.position.get();
                let card = position.card_to_place().filter(|_| content.get() != Content::List || play.pointing.verb().is_none());
                card.map(|card| view! { <Drawn card components=position.components() /> })
            }}
            {move || match content.get() {
                Content::Ask(choice) => view! { <Before play choice /> }.into_any(),
                Content::Split => view! { <Split play /> }.into_any(),
                Content::Reroll => view! { <Reroll play /> }.into_any(),
                Content::List => view! { <List play keys /> }.into_any(),
                Content::Idle => view! { <Idle play /> }.into_any(),
            }}
            <Told play shown=Signal::derive(move || content.get() == Content::Idle) />
        </div>
    }
}

/// How many of the last events are told beside the table; the log has them all.
const TOLD: usize = 6;

/// What just happened: spoken always, shown while there is nothing else to show.
#[component]
pub fn Told(play: &'static Play, #[prop(into)] shown: Signal<bool>) -> impl IntoView {
    // The newest of them is what matters.
    Effect::new(move |_| {
        play.animation.track_told();
        request_animation_frame(|| browser::scroll_to_end("told"));
    });
    let told = move || {
        play.animation.with_told(|events| {
            events[events.len().saturating_sub(TOLD)..]
                .iter()
                .map(|&event| play.say(Message::event(event)))
                .collect::<Vec<_>>()
                .join(" ")
        })
    };
    view! { <p class="told" class:hidden=move || !shown.get() aria-live="polite" id="told" tabindex=move || shown.get().then_some("0")>{told}</p> }
}

/// While no verb is open: what happened since the last turn, and how bots are held up.
#[component]
fn Idle(play: &'static Play) -> impl IntoView {
    let bots = play.mode == Mode::Game && play.players.any_bot();
    view! {
        <Recap play />
        {move || (bots && play.options.is_empty()).then(|| view! { <BotBar play /> })}
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

/// The options of the open verb, or all of them where no keypad stands, each with its key.
#[component]
fn List(play: &'static Play, keys: Memo<Option<Vec<Verb>>>) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let described = RwSignal::new(None::<String>);
    let line = move |index: usize, line: OptionLine| {
        let key = key_of(index, keys.with_untracked(Option::is_some));
        let key = key.map(|key| view! { <kbd>{key.to_string()}</kbd> });
        let (button, help) = match &line {
            OptionLine::One(choice) => one(play, *choice),
            OptionLine::About(target, choices) => {
                let position = play.position.get_untracked();
                let words = label(language, &position, *target);
                (several(words, choices), Some(one_line(language, &position, *target)))
            }
            OptionLine::More(choices) => (several(language.reading().more().to_owned(), choices), None),
        };
        let LineButton { choice, choices, inside } = button;
        let describe = {
            let help = help.clone();
            move || described.set(help.clone())
        };
        let describe_focused = describe.clone();
        view! {
            <li>
                <button
                    type="button" class="option" data-choice=choice data-choices=choices title=help.clone() aria-description=help
                    on:click=move |_| play.take_line(&line)
                    on:pointerenter=move |_| describe() on:focus=move |_| describe_focused()
                >
                    {key}{inside}
                </button>
            </li>
        }
    };
    let title = move || {
        let narrowed = play.pointing.verb().is_some() || !play.pointing.is_empty();
        narrowed.then(|| {
            let title = play.pointing.verb().map(|verb| words.keypad().tap(verb.word(language)));
            view! {
                <div class="narrowed">
                    <span>{title}</span>
                    <button type="button" class="quiet" on:click=move |_| play.clear()>{icon("close")}{words.all_options()}<kbd>{words.escape_key()}</kbd></button>
                </div>
            }
        })
    };
    view! {
        {title}
        {move || {
            let lines = play.lines().into_iter().enumerate().map(|(index, each)| line(index, each)).collect_view();
            view! { <ul class="options">{lines}</ul> }
        }}
        {move || described.get().map(|help| view! { <p class="help" aria-hidden="true">{help}</p> })}
        {move || keys.with(Option::is_none).then(|| view! { <Recap play /> })}
    }
}

/// What a line of the list is for, and what stands in it.
struct LineButton {
    /// The only choice that it makes.
    choice: Option<String>,
    /// Those it leads to.
    choices: Option<String>,
    inside: AnyView,
}

/// The line of one option, and what follows from it.
fn one(play: &'static Play, choice: Choice) -> (LineButton, Option<String>) {
    let position = play.position.get_untracked();
    let odds = rolls(choice).then(|| odds_of(&position, choice)).flatten();
    let odds = odds.map(|odds| view! { <span class="odds">{percent(odds)}</span> });
    let words = play.say(Message::choice(&position, choice));
    let inside = view! { {icon(choice_icon(choice))}<span class="words">{words}</span>{odds} };
    let button = LineButton { choice: Some(choice.to_string()), choices: None, inside: inside.into_any() };
    (button, help_of(settings().language(), &position, choice))
}

/// The line that leads to several options, with their number.
fn several(words: String, choices: &[Choice]) -> LineButton {
    let inside = view! { <span class="words">{words}</span><b class="number">{choices.len()}</b> };
    LineButton { choice: None, choices: Some(all_of(choices)), inside: inside.into_any() }
}

/// Choices as the markup has them.
pub fn all_of(choices: &[Choice]) -> String {
    choices.iter().map(ToString::to_string).collect::<Vec<_>>().join("|")
}

/// How likely a choice after which dice roll beats anybody.
pub fn odds_of(position: &Position, choice: Choice) -> Option<Odds> {
    if choice == Choice::Exorcise {
        let above = odds::exorcism(position).map(|exorcism| exorcism.any);
        return above.or_else(|| odds::demon_fight(position).map(|fight| fight.any));
    }
    let fight = odds::fights(position).into_iter().find(|fight| fight.choice == choice)?;
    fight.at_least.first().copied()
}
