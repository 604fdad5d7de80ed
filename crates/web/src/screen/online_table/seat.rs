use ghost_stories_bots::Player;
use ghost_stories_engine::{Power, Who};
use ghost_stories_online::{ClientMessage, Phase, Seat};
use leptos::prelude::*;

use crate::browser;
use crate::online::Remote;
use crate::panel::icon;
use crate::seats::BOTS;
use crate::settings::settings;

/// The seats as they are now, each drawn by `line`.
#[component]
pub fn Seats(remote: &'static Remote, line: impl Fn(Seat) -> AnyView + Copy + Send + 'static) -> impl IntoView {
    let words = settings().language().at_table();
    let seats = Memo::new(move |_| remote.look(|state| state.seats.clone()));
    // The line of the seat is drawn anew with what was pressed in it.
    Effect::new(move |_| {
        seats.track();
        request_animation_frame(|| browser::catch_focus("seats"));
    });
    view! {
        <ul class="table-seats" id="seats" aria-label=words.seats() tabindex="-1">
            {move || seats.get().into_iter().map(line).collect_view()}
        </ul>
    }
}

/// A seat: whose it is, and what can be done about it. `name` is how a newcomer wants to be called.
#[component]
pub fn SeatLine(
    remote: &'static Remote,
    seat: Seat,
    #[prop(into)] name: Signal<String>,
    /// What its Taoist can do, before the game.
    #[prop(optional_no_strip)]
    power: Option<Power>,
    /// True while the game is on.
    #[prop(optional)]
    playing: bool,
) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.language().at_table());
    let who = seat.seat;
    let drawn = if who == Who::WuFeng { "wu-feng" } else { who.name() };
    let told = match who {
        Who::WuFeng if !playing => {
            Some((settings.words().black_secret().title(), settings.words().black_secret().hint()))
        }
        _ => power.map(|power| (language.power(power), language.power_help(power))),
    };
    let power = told.map(|(title, about)| view! { <span class="power"><b>{title}</b>" "<small>{about}</small></span> });
    let own = move || seat.person.is_some() && seat.person == remote.person.get();
    let is_new = move || remote.person.get().is_none();
    let nameless = move || is_new() && name.with(|name| name.trim().is_empty());
    let sit = move || {
        // A bot gives way to those who come, not to those who sit here already.
        let free = seat.is_open() || (seat.is_free() && !remote.is_seated() && !(playing && who == Who::WuFeng));
        free.then(|| {
            view! {
                <button
                    type="button" class:main=move || !remote.is_seated() id=format!("sit-{who}") prop:disabled=nameless
                    on:click=move |_| remote.sit(who, &name.get_untracked())
                >{icon("person")}{words.sit()}</button>
            }
        })
    };
    let stand = move || {
        let (own, host) = (own(), remote.is_host());
        let label = if own { words.stand() } else { words.free_seat() };
        (seat.person.is_some() && (host || (own && !playing))).then(|| {
            view! {
                <button type="button" class="quiet" id=format!("free-{who}") on:click=move |_| remote.ask(ClientMessage::Stand { seat: who })>
                    {icon("close")}{label}
                </button>
            }
        })
    };
    view! {
        <li class=format!("table-seat {who}") id=format!("seat-{who}")>
            {icon(drawn)}
            <div class="who"><b>{language.who(who)}</b><Player remote seat /></div>
            {power}
            <div class="row">
                {sit}
                {move || remote.is_host().then(|| view! { <BotControl remote seat /> })}
                {stand}
            </div>
        </li>
    }
}

/// Who plays a seat: a person who is here or not, a bot, or nobody.
#[component]
fn Player(remote: &'static Remote, seat: Seat) -> impl IntoView {
    let settings = settings();
    let (words, bots) = (settings.language().at_table(), settings.words().bots());
    let bot = seat.bot.map(|bot| {
        let kind = BOTS.iter().position(|&known| known == bot).map(|index| bots.kinds()[index]);
        let gives_way = seat.is_free() && untrack(|| remote.look(|state| state.phase != Phase::Over));
        let gives_way = gives_way.then(|| view! { <small>{settings.language().lobby().gives_way()}</small> });
        view! { <span class="bot">{icon("robot")}{kind}</span>{gives_way} }
    });
    let person = seat.person.map(|person| {
        let here = move || remote.is_here(person);
        let notes = move || {
            let own = (remote.person.get() == Some(person)).then_some(words.you());
            let host = (remote.host() == person).then_some(words.host());
            let notes: Vec<&str> = own.into_iter().chain(host).collect();
            (!notes.is_empty()).then(|| format!(" ({})", notes.join(", ")))
        };
        let label = move || if here() { words.here() } else { words.away() };
        view! {
            <span class="person"><i class="presence" class:here=here role="img" aria-label=label title=label></i>
                {remote.name_of(person)}<small>{notes}</small></span>
        }
    });
    let free = seat.is_open().then(|| view! { <span class="free">{words.free()}</span> });
    view! { {person}{bot}{free} }
}

/// The host lets a bot play a seat, or takes it away again.
#[component]
fn BotControl(remote: &'static Remote, seat: Seat) -> impl IntoView {
    let settings = settings();
    let (words, bots) = (settings.language().at_table(), settings.words().bots());
    let who = seat.seat;
    if seat.bot.is_some() {
        let label = match seat.person {
            Some(person) => words.give_back(&remote.name_of(person)),
            None => words.take_bot_away().to_owned(),
        };
        return view! {
            <button type="button" id=format!("give-back-{who}") on:click=move |_| remote.ask(ClientMessage::GiveBack { seat: who })>
                {icon("person")}{label}
            </button>
        }
        .into_any();
    }
    let kind = RwSignal::new(BOTS[2]);
    let pick = move |event| {
        if let Ok(bot) = event_target_value(&event).parse::<Player>() {
            kind.set(bot);
        }
    };
    let kinds = BOTS.into_iter().zip(bots.kinds()).map(|(bot, label)| {
        view! { <option value=bot.to_string() selected=bot == BOTS[2]>{label}</option> }
    });
    let play = move |_| {
        remote.ask(ClientMessage::Bot {
            seat: who,
            bot: kind.get_untracked(),
            // Whoever lists the table looks for people.
            gives_way: seat.is_open() && untrack(|| remote.look(|state| state.listing.is_some())),
        });
    };
    view! {
        <span class="bot-control">
            <select class="bot-kind" aria-label=bots.who() on:change=pick>{kinds.collect_view()}</select>
            <button type="button" id=format!("bot-{who}") on:click=play>{icon("robot")}{words.let_bot_play()}</button>
        </span>
    }
    .into_any()
}
