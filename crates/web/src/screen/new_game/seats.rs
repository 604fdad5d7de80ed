//! The seats in the form for a new game: a row for each Taoist, and Wu-Feng's.

use ghost_stories_bots::Player;
use ghost_stories_engine::{Colour, ColourSet, Power};
use ghost_stories_online::SeatFor;
use leptos::prelude::*;

use super::{NewGameForm, Venue};
use crate::panel::icon;
use crate::settings::settings;

/// A seat as the form has it.
#[derive(Clone)]
pub struct FormSeat {
    /// Who plays; at home a person is `Me`.
    pub player: SeatFor,
    pub name: String,
    pub colour: Option<Colour>,
    pub power: Option<Power>,
}

impl FormSeat {
    pub fn of(player: SeatFor) -> FormSeat {
        FormSeat { player, name: String::new(), colour: None, power: None }
    }

    /// The bot that plays, or none for a person.
    pub fn bot(&self) -> Option<Player> {
        if let SeatFor::Bot(bot) = self.player { Some(bot) } else { None }
    }
}

/// True if two seats have the same colour.
pub fn share_a_colour(seats: &[FormSeat]) -> bool {
    let chosen = seats.iter().filter_map(|seat| seat.colour);
    chosen.clone().collect::<ColourSet>().len() as usize != chosen.count()
}

/// Who may sit where, with the words for it.
fn players(place: Venue) -> Vec<(String, SeatFor, &'static str)> {
    let settings = settings();
    let (words, online) = (settings.words().bots(), settings.language().online());
    let people = match place {
        Venue::Home => vec![("person".to_owned(), SeatFor::Me, words.person())],
        Venue::Online => [(SeatFor::Me, online.seat_me()), (SeatFor::Open, online.seat_open())]
            .map(|(player, told)| (player.to_string(), player, told))
            .to_vec(),
    };
    let bots = SeatFor::BOTS.into_iter().zip(words.kinds());
    let bots = bots.map(|(bot, told)| (bot.to_string(), SeatFor::Bot(bot), told));
    people.into_iter().chain(bots).collect()
}

/// The choice of who plays.
fn player_choice(place: Venue, seat: RwSignal<FormSeat>, id: Option<&'static str>, label: &'static str) -> AnyView {
    let options = players(place).into_iter().map(|(value, player, told)| {
        view! { <option value=value prop:selected=move || seat.with(|seat| seat.player == player)>{told}</option> }
    });
    // A person at home is none that a server knows.
    let pick = move |event| seat.update(|seat| seat.player = event_target_value(&event).parse().unwrap_or(SeatFor::Me));
    view! { <select class="seat-player" id=id aria-label=label on:change=pick>{options.collect_view()}</select> }
        .into_any()
}

/// The name of a person; at a table of a server everybody brings their own.
fn name_field(place: Venue, seat: RwSignal<FormSeat>, id: Option<&'static str>) -> Option<AnyView> {
    let label = settings().words().name();
    (place == Venue::Home).then(|| {
        view! {
            <input type="text" class="seat-name" id=id maxlength="24" placeholder=label aria-label=label
                hidden=move || seat.with(|seat| seat.bot().is_some())
                prop:value=move || seat.with(|seat| seat.name.clone())
                on:input=move |event| seat.update(|seat| seat.name = event_target_value(&event)) />
        }
        .into_any()
    })
}

/// One seat: who plays it, a person's name, a colour and a power.
#[component]
pub fn SeatRow(form: NewGameForm, index: usize) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let (place, seat) = (form.place, form.seats[index]);
    let is_bot = move || seat.with(|seat| seat.bot().is_some());
    let pick_colour = move |event| {
        let colour = event_target_value(&event).parse().ok();
        seat.update(|seat| {
            seat.colour = colour;
            seat.power = seat.power.filter(|power| Some(power.colour()) == colour);
        });
    };
    let pick_power = move |event| seat.update(|seat| seat.power = event_target_value(&event).parse().ok());
    let colours = Colour::ALL.map(|colour| {
        view! { <option value=colour.name() prop:selected=move || seat.with(|seat| seat.colour == Some(colour))>{language.taoist(colour)}</option> }
    });
    let powers = move || {
        seat.with(|seat| seat.colour).map(|colour| {
            Power::of(colour).map(|power| {
                view! { <option value=power.to_string() prop:selected=move || seat.with(|seat| seat.power == Some(power))>{language.power(power)}</option> }
            })
        })
    };
    view! {
        <div class="seat" class:bot=is_bot role="group" aria-label=words.seat(index + 1)>
            <span class="kind">{move || icon(if is_bot() { "robot" } else { "person" })}{words.seat(index + 1)}</span>
            {player_choice(place, seat, None, words.bots().who())}
            {name_field(place, seat, None)}
            <select aria-label=words.colour() on:change=pick_colour><option value="">{words.random_colour()}</option>{colours}</select>
            <select aria-label=words.power() on:change=pick_power prop:disabled=move || seat.with(|seat| seat.colour.is_none())>
                <option value="">{words.random_power()}</option>{powers}
            </select>
        </div>
    }
}

/// Who plays Wu-Feng: a bot, or a person with a name.
#[component]
pub fn WuFengSeat(form: NewGameForm) -> impl IntoView {
    let label = settings().words().black_secret().who();
    view! {
        {player_choice(form.place, form.wu_feng, Some("wu-feng-seat"), label)}
        {name_field(form.place, form.wu_feng, Some("wu-feng-name"))}
    }
}
