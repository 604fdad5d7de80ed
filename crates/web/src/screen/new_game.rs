mod expansions;

use ghost_stories_bots::Player;
use ghost_stories_engine::{BookRef, ByColour, Colour, ColourSet, Edition, Level, Power, Tile, Who};
use ghost_stories_table::{MoonWishes, SecretWishes, Table, Wishes};
use leptos::prelude::*;

use expansions::{MoonChoices, SecretChoices, TileKinds};

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
    secret: RwSignal<Option<SecretWishes>>,
    /// Who plays Wu-Feng; he has neither colour nor power.
    wu_feng: RwSignal<Seat>,
    /// Nine of all tiles at random, with either expansion.
    random_tiles: RwSignal<bool>,
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
            secret: RwSignal::new(None),
            wu_feng: RwSignal::new(Seat { bot: Some(BOTS[2]), ..Seat::default() }),
            random_tiles: RwSignal::new(false),
            seed: RwSignal::new(String::new()),
        }
    }

    /// The tiles of the expansions that are played; followed.
    fn new_tiles(self) -> Vec<Tile> {
        let school = self.moon.with(Option::is_some).then_some(Tile::School);
        let calligrapher = self.secret.with(Option::is_some).then_some(Tile::Calligrapher);
        school.into_iter().chain(calligrapher).collect()
    }

    /// The tiles that an arranged village begins with: those of the expansions in the Watchman's place, and in another's for the second.
    fn usual_tiles(self) -> [Tile; 9] {
        let mut tiles = Tile::BASE;
        for tile in untrack(move || self.new_tiles()) {
            exchange(&mut tiles, tile, true);
        }
        tiles
    }

    /// Brings the tile of an expansion into an arranged village, or takes it out.
    fn exchange(self, tile: Tile, played: bool) {
        self.village.update(|village| village.iter_mut().for_each(|tiles| exchange(tiles, tile, played)));
    }

    /// Chooses these expansions, unless they are.
    pub fn choose(self, moon: bool, secret: bool) {
        if moon && self.moon.with_untracked(Option::is_none) {
            self.play_moon(true);
        }
        if secret && self.secret.with_untracked(Option::is_none) {
            self.play_secret(true);
        }
    }

    fn play_moon(self, played: bool) {
        self.moon.set(played.then(MoonWishes::default));
        self.exchange(Tile::School, played);
    }

    fn play_secret(self, played: bool) {
        self.secret.set(played.then(SecretWishes::default));
        self.exchange(Tile::Calligrapher, played);
    }

    /// What the components of the expansions say: the player's own data, where one is played.
    fn book(self) -> BookRef {
        if untrack(move || self.new_tiles()).is_empty() { BookRef::ours() } else { own_data::book() }
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
        wishes.moon = self.moon.get_untracked();
        wishes.secret = self.secret.get_untracked();
        wishes.random_tiles = self.random_tiles.get_untracked();
        wishes.book = self.book();
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
            *players.seat(Who::Taoist(colour)) = seat.bot;
        }
        if wishes.secret.is_some() {
            let Seat { bot, name, .. } = self.wu_feng.get_untracked();
            players.wu_feng = bot;
            players.wu_feng_name = Some(name.trim().to_owned()).filter(|name| !name.is_empty() && bot.is_none());
        }
        let table = Table::new(setup, seed, names).map_err(|error| error.to_string())?;
        Ok((table, players))
    }
}

/// The tile of an expansion takes the place of the Watchman, or of the last base tile there is; or gives its place back.
fn exchange(tiles: &mut [Tile; 9], tile: Tile, played: bool) {
    let (from, to) = if played {
        let base = tiles.iter().rev().find(|tile| Tile::BASE.contains(tile)).copied();
        let watchman = tiles.contains(&Tile::Watchman).then_some(Tile::Watchman);
        (watchman.or(base), Some(tile).filter(|tile| !tiles.contains(tile)))
    } else {
        let missing = [Tile::Watchman].into_iter().chain(Tile::BASE).find(|tile| !tiles.contains(tile));
        (Some(tile), missing)
    };
    if let (Some(from), Some(to)) = (from, to) {
        tiles.iter_mut().filter(|tile| **tile == from).for_each(|tile| *tile = to);
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
            <SecretChoices form />
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
        let options = Tile::BASE.into_iter().chain(form.new_tiles()).map(|tile| {
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
            // An arranged village has its tiles.
            {move || form.village.with(Option::is_none).then(|| view! { <TileKinds form /> })}
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tiles_of_expansions_come_into_an_arranged_village_and_leave_it_again() {
        let mut tiles = Tile::BASE;
        exchange(&mut tiles, Tile::School, true);
        assert!(tiles.contains(&Tile::School) && !tiles.contains(&Tile::Watchman));
        exchange(&mut tiles, Tile::Calligrapher, true);
        assert!(tiles.contains(&Tile::Calligrapher) && tiles.contains(&Tile::School));
        exchange(&mut tiles, Tile::School, false);
        assert!(tiles.contains(&Tile::Watchman) && !tiles.contains(&Tile::School));
        exchange(&mut tiles, Tile::Calligrapher, false);
        tiles.sort_unstable();
        assert_eq!(tiles, Tile::BASE);
    }
}
