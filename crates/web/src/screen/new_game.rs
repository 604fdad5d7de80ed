use ghost_stories_bots::Player;
use ghost_stories_engine::{ByColour, Colour, ColourSet, Edition, Incarnations, Level, Power, Tile};
use ghost_stories_table::{MoonWishes, Portal, Table, Wishes};
use leptos::prelude::*;

use crate::browser::{fresh_seed, go};
use crate::own_data;
use crate::panel::icon;
use crate::seats::{BOTS, Seats};
use crate::settings::settings;
use crate::shelf;

/// A seat as the form has it.
#[derive(Clone, Default)]
struct Seat {
    /// The bot that plays, or none for a person.
    bot: Option<Player>,
    name: String,
    colour: Option<Colour>,
    power: Option<Power>,
}

/// What was filled in for a new game; kept while the page is open.
#[derive(Clone, Copy)]
pub struct NewGameForm {
    players: RwSignal<u8>,
    seats: [RwSignal<Seat>; 4],
    level: RwSignal<Level>,
    edition: RwSignal<Edition>,
    five_qi: RwSignal<bool>,
    village: RwSignal<Option<[Tile; 9]>>,
    moon: RwSignal<Option<MoonWishes>>,
    seed: RwSignal<String>,
}

impl NewGameForm {
    pub fn new() -> NewGameForm {
        NewGameForm {
            players: RwSignal::new(2),
            seats: core::array::from_fn(|_| RwSignal::new(Seat::default())),
            level: RwSignal::new(Level::Initiation),
            edition: RwSignal::new(Edition::Revised),
            five_qi: RwSignal::new(false),
            village: RwSignal::new(None),
            moon: RwSignal::new(None),
            seed: RwSignal::new(String::new()),
        }
    }

    /// The tiles that an arranged village begins with: with White Moon the School in the Watchman's place.
    fn usual_tiles(self) -> [Tile; 9] {
        let moon = self.moon.get_untracked().is_some();
        Tile::BASE.map(|tile| if moon && tile == Tile::Watchman { Tile::School } else { tile })
    }

    /// Chooses White Moon, unless it is.
    pub fn choose_moon(self) {
        self.moon.update(|moon| *moon = Some(moon.unwrap_or_default()));
    }

    /// The game that is asked for, or why it cannot be played.
    fn table(self) -> Result<(Table, Seats), String> {
        let words = settings_words();
        let seed_text = self.seed.get_untracked();
        let seed = match seed_text.trim() {
            "" => fresh_seed(),
            text => text.parse().map_err(|_| words.seed_wrong.to_owned())?,
        };
        let players = self.players.get_untracked();
        let seats: Vec<Seat> = self.seats[..usize::from(players)].iter().map(|seat| seat.get_untracked()).collect();
        let mut wishes = Wishes::new(players, self.level.get_untracked(), self.edition.get_untracked());
        wishes.five_qi = self.five_qi.get_untracked() && wishes.level == Level::Initiation;
        wishes.moon = self.moon.get_untracked().map(|moon| MoonWishes { book: own_data::book(), ..moon });
        wishes.village = self.village.get_untracked();
        let colours = seat_colours(&seats, seed)?;
        wishes.colours = Some(colours.iter().copied().collect::<ColourSet>());
        for (seat, &colour) in seats.iter().zip(&colours) {
            wishes.powers[colour] = seat.power.filter(|power| power.colour() == colour);
        }
        let setup = wishes.deal_game(seed, 0);
        setup.check().map_err(|error| error.to_string())?;
        let mut names = ByColour::default();
        let mut players = Seats::default();
        for (seat, &colour) in seats.iter().zip(&colours) {
            let name = seat.name.trim();
            names[colour] = (!name.is_empty() && seat.bot.is_none()).then(|| name.to_owned());
            players.0[colour] = seat.bot;
        }
        let table = Table::new(setup, seed, names).map_err(|error| error.to_string())?;
        Ok((table, players))
    }
}

fn settings_words() -> &'static ghost_stories_lang::PageWords {
    expect_context::<crate::settings::Settings>().words()
}

/// The colour of each seat: as chosen, the others at random from what is left.
fn seat_colours(seats: &[Seat], seed: u64) -> Result<Vec<Colour>, String> {
    let chosen: Vec<Colour> = seats.iter().filter_map(|seat| seat.colour).collect();
    if chosen.iter().copied().collect::<ColourSet>().len() as usize != chosen.len() {
        return Err(settings_words().colour_twice.to_owned());
    }
    let mut left: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| !chosen.contains(colour)).collect();
    ghost_stories_table::Stream::new(seed, 0, ghost_stories_table::Purpose::Players).shuffle(&mut left);
    Ok(seats.iter().map(|seat| seat.colour.unwrap_or_else(|| left.pop().unwrap_or(Colour::Red))).collect())
}

/// The form for a new game.
#[component]
pub fn NewGame() -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let form: NewGameForm = expect_context();
    let problem = RwSignal::new(None::<String>);
    let owner = Owner::current().expect("a component has an owner");
    let begin = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let made = owner.with(|| form.table());
        match made {
            Err(why) => problem.set(Some(why)),
            Ok((table, seats)) => {
                let id = shelf::new_id();
                shelf::set_seats(&id, &seats);
                // If it cannot be stored, the table says so after each step.
                let _ = shelf::save(&id, &table);
                go(&format!("/game/{id}"));
            }
        }
    };
    view! {
        <form class="sheet new-game" on:submit=begin>
            <h1>{words.new_game}</h1>
            <fieldset><legend>{words.players}</legend>
                <div class="row">{[1u8, 2, 3, 4].map(|number| view! {
                    <label class="choice"><input
                        type="radio" name="players" value=number.to_string()
                        prop:checked=move || form.players.get() == number on:change=move |_| form.players.set(number)
                    />{number}</label>
                })}</div>
                {move || (0..usize::from(form.players.get())).map(|index| view! { <SeatRow seat=form.seats[index] index /> }).collect_view()}
            </fieldset>
            <LevelAndRules form />
            <MoonChoices form />
            <VillageChoice form />
            <details><summary>{words.seed}</summary>
                <label>{words.seed_hint}<input type="text" id="seed" inputmode="numeric" prop:value=form.seed on:input=move |event| form.seed.set(event_target_value(&event)) /></label>
            </details>
            {move || problem.get().map(|problem| view! { <p class="problem" role="alert">{problem}</p> })}
            <button type="submit" class="main" id="begin">{icon("play")}{words.begin}</button>
        </form>
    }
}

/// One seat: who plays it, a person's name, a colour and a power.
#[component]
fn SeatRow(seat: RwSignal<Seat>, index: usize) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let is_bot = move || seat.with(|seat| seat.bot.is_some());
    let pick_player = move |event| seat.update(|seat| seat.bot = event_target_value(&event).parse().ok());
    let bots = BOTS.into_iter().zip(words.bots.kinds).map(|(bot, kind)| {
        view! { <option value=bot.to_string() prop:selected=move || seat.with(|seat| seat.bot == Some(bot))>{kind}</option> }
    });
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
        <div class="seat" class:bot=is_bot role="group" aria-label=(words.seat)(index + 1)>
            <span class="kind">{move || icon(if is_bot() { "robot" } else { "person" })}{(words.seat)(index + 1)}</span>
            <select class="seat-player" aria-label=words.bots.who on:change=pick_player>
                <option value="person">{words.bots.person}</option>{bots.collect_view()}
            </select>
            <input type="text" class="seat-name" maxlength="24" placeholder=words.name aria-label=words.name
                prop:disabled=is_bot
                prop:value=move || seat.with(|seat| seat.name.clone())
                on:input=move |event| seat.update(|seat| seat.name = event_target_value(&event)) />
            <select aria-label=words.colour on:change=pick_colour><option value="">{words.random_colour}</option>{colours}</select>
            <select aria-label=words.power on:change=pick_power prop:disabled=move || seat.with(|seat| seat.colour.is_none())>
                <option value="">{words.random_power}</option>{powers}
            </select>
        </div>
    }
}

#[component]
fn LevelAndRules(form: NewGameForm) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let levels = Level::ALL.map(|level| {
        view! {
            <label class="choice"><input
                type="radio" name="level" value=level.to_string()
                prop:checked=move || form.level.get() == level on:change=move |_| form.level.set(level)
            />{language.level(level)}</label>
        }
    });
    let editions = Edition::ALL.map(|edition| {
        view! {
            <label class="choice"><input
                type="radio" name="edition" value=edition.to_string()
                prop:checked=move || form.edition.get() == edition on:change=move |_| form.edition.set(edition)
            /><span>{language.edition(edition)}</span></label>
        }
    });
    view! {
        <fieldset><legend>{words.level}</legend>
            <div class="row">{levels}</div>
            <p class="hint">{move || (words.level_hint)(form.level.get(), form.players.get())}</p>
            {move || (form.level.get() == Level::Initiation).then(|| view! {
                <label class="choice"><input type="checkbox" prop:checked=form.five_qi on:change=move |event| form.five_qi.set(event_target_checked(&event)) />{words.five_qi}</label>
            })}
        </fieldset>
        <fieldset><legend>{words.rule_set}</legend><div class="row">{editions}</div><p class="hint">{words.rule_set_hint}</p></fieldset>
    }
}

/// White Moon, and its options.
#[component]
fn MoonChoices(form: NewGameForm) -> impl IntoView {
    let words = settings().words().moon;
    let change = move |change: &dyn Fn(&mut MoonWishes)| form.moon.update(|moon| moon.iter_mut().for_each(change));
    let play = move |event| {
        let played = event_target_checked(&event);
        form.moon.set(played.then(MoonWishes::default));
        // In an arranged village the School takes the Watchman's place, and gives it back.
        form.village.update(|village| {
            let Some(tiles) = village else { return };
            let (from, to) = if played { (Tile::Watchman, Tile::School) } else { (Tile::School, Tile::Watchman) };
            if tiles.contains(&to) {
                let missing = Tile::BASE.into_iter().find(|tile| !tiles.contains(tile));
                tiles
                    .iter_mut()
                    .filter(|tile| **tile == from && !played)
                    .for_each(|tile| *tile = missing.unwrap_or(to));
            } else {
                tiles.iter_mut().filter(|tile| **tile == from).for_each(|tile| *tile = to);
            }
        });
    };
    let wishes = move || form.moon.get().unwrap_or_default();
    let group = move |name: &'static str, label: &'static str, choices: AnyView| {
        view! { <div class="moon-option" role="group" aria-label=label id=name><b>{label}</b>{choices}</div> }
    };
    let radio = move |name: &'static str, index: usize, words: &'static str, is: bool, set: Callback<()>| {
        view! {
            <label class="choice"><input
                type="radio" name=name value=index.to_string() prop:checked=is on:change=move |_| set.run(())
            /><span>{words}</span></label>
        }
    };
    let options = move || {
        let now = untrack(wishes);
        let portals = Portal::ALL.into_iter().zip(words.portals).enumerate().map(|(index, (portal, told))| {
            let set = Callback::new(move |()| change(&|moon| moon.portal = portal));
            radio("portal-at", index, told, now.portal == portal, set)
        });
        let which = Incarnations::ALL.into_iter().zip(words.which).enumerate().map(|(index, (which, told))| {
            let set = Callback::new(move |()| change(&|moon| moon.incarnations = which));
            radio("which-incarnations", index, told, now.incarnations == which, set)
        });
        let tiles = [false, true].into_iter().zip(words.tile_kinds).enumerate().map(|(index, (random, told))| {
            let set = Callback::new(move |()| change(&|moon| moon.random_tiles = random));
            radio("which-tiles", index, told, now.random_tiles == random, set)
        });
        view! {
            <div class="moon-options">
                {group("portals", words.portal, portals.collect_view().into_any())}
                {group("incarnations", words.incarnations, which.collect_view().into_any())}
                // An arranged village has its tiles.
                <div class:hidden=move || form.village.with(Option::is_some)>{group("tiles", words.tiles, tiles.collect_view().into_any())}</div>
            </div>
        }
    };
    let chosen = Memo::new(move |_| form.moon.with(Option::is_some));
    view! {
        <fieldset class="moon"><legend>{icon("portal")}{words.title}</legend>
            <label class="choice"><input type="checkbox" id="white-moon" prop:checked=chosen on:change=play />{words.play}</label>
            <p class="hint">{words.hint}</p>
            {move || chosen.get().then(options)}
        </fieldset>
    }
}

/// The village at random, or arranged tile by tile.
#[component]
fn VillageChoice(form: NewGameForm) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let place = move |spot: usize, event| {
        let Ok(tile) = event_target_value(&event).parse::<Tile>() else { return };
        form.village.update(|village| {
            let Some(tiles) = village else { return };
            // The tile that was there goes where the chosen one was.
            match tiles.iter().position(|&other| other == tile) {
                Some(other) => tiles.swap(spot, other),
                None => tiles[spot] = tile,
            }
        });
    };
    let cell = move |spot: usize| {
        let tiles = if form.moon.get().is_some() { &Tile::ALL[..] } else { &Tile::BASE[..] };
        let options = tiles.iter().map(|&tile| {
            view! { <option value=tile.name() prop:selected=move || form.village.get().is_some_and(|tiles| tiles[spot] == tile)>{language.tile(tile)}</option> }
        });
        let options = options.collect_view();
        view! { <select aria-label=(words.spot)(spot + 1) on:change=move |event| place(spot, event)>{options}</select> }
    };
    view! {
        <fieldset><legend>{words.village}</legend>
            <div class="row">
                <label class="choice"><input type="radio" name="village" prop:checked=move || form.village.get().is_none() on:change=move |_| form.village.set(None) />{words.village_random}</label>
                <label class="choice"><input type="radio" name="village" id="arrange" prop:checked=move || form.village.get().is_some() on:change=move |_| form.village.set(Some(form.usual_tiles())) />{words.village_arranged}</label>
            </div>
            {move || form.village.with(Option::is_some).then(|| view! { <div class="arrange">{(0..9).map(cell).collect_view()}</div> })}
        </fieldset>
    }
}
