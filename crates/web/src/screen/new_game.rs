//! The form for a new game, at this screen or at a server.

mod at_home;
mod at_server;
mod clock;
mod expansions;
mod last;
mod level;
mod listing;
mod seats;
mod village;
mod who_begins;

use ghost_stories_engine::{Components, Edition, Level, Tile};
use ghost_stories_online::{LONGEST_WORD, Pace, SeatFor};
use ghost_stories_table::{BlackSecretSetupOptions, SetupOptions, WhiteMoonSetupOptions};
use leptos::prelude::*;

pub use at_home::begin_with_bots;
use clock::ClockChoice;
use expansions::{BlackSecretChoices, WhiteMoonChoices};
use level::LevelAndRules;
use listing::InLobby;
use seats::{FormSeat, SeatRow};
use village::{VillageChoice, exchange};
use who_begins::WhoBegins;

use super::online::{OwnName, with_server};
use crate::lazy_assets::Asset;
use crate::online::kept;
use crate::own_data;
use crate::panel::icon;
use crate::settings::settings;

/// Where the game will be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Venue {
    /// At this screen.
    Home,
    /// At a table of the server.
    Online,
}

/// What was filled in for a new game; kept while the page is open.
#[derive(Clone, Copy)]
pub struct NewGameForm {
    place: Venue,
    players: RwSignal<u8>,
    seats: [RwSignal<FormSeat>; 4],
    /// The seat that has the first turn, counted from zero; at random if there is none.
    first: RwSignal<Option<usize>>,
    level: RwSignal<Level>,
    edition: RwSignal<Edition>,
    five_qi: RwSignal<bool>,
    village: RwSignal<Option<[Tile; 9]>>,
    white_moon: RwSignal<Option<WhiteMoonSetupOptions>>,
    black_secret: RwSignal<Option<BlackSecretSetupOptions>>,
    /// Who plays Wu-Feng; he has neither colour nor power.
    wu_feng: RwSignal<FormSeat>,
    /// Nine of all tiles at random, with either expansion.
    random_tiles: RwSignal<bool>,
    /// How long people may take to decide, at a server.
    clock: RwSignal<Pace>,
    seed: RwSignal<String>,
    /// What whoever comes to the table has to know, if anything.
    word: RwSignal<String>,
    /// Whether a table of a server is shown in the lobby, and whether its bots give way to those who come.
    listed: RwSignal<bool>,
    bots_give_way: RwSignal<bool>,
}

/// The form for each place.
#[derive(Clone, Copy)]
pub struct NewGameForms {
    home: NewGameForm,
    online: NewGameForm,
    /// Those that have been filled in with the choices of the last game.
    recalled: StoredValue<Vec<Venue>>,
}

impl NewGameForms {
    pub fn new() -> NewGameForms {
        NewGameForms {
            home: NewGameForm::new(Venue::Home),
            online: NewGameForm::new(Venue::Online),
            recalled: StoredValue::new(Vec::new()),
        }
    }

    /// The form, at first with the choices of the last game.
    pub fn at(self, place: Venue) -> NewGameForm {
        let form = match place {
            Venue::Home => self.home,
            Venue::Online => self.online,
        };
        if !self.recalled.with_value(|recalled| recalled.contains(&place)) {
            self.recalled.update_value(|recalled| recalled.push(place));
            last::recall(form);
        }
        form
    }
}

impl NewGameForm {
    fn new(place: Venue) -> NewGameForm {
        // At a server, the first seat is one's own and the others are for those who come.
        let player = move |index| match (place, index) {
            (Venue::Home, _) | (Venue::Online, 0) => SeatFor::Me,
            (Venue::Online, _) => SeatFor::Open,
        };
        NewGameForm {
            place,
            players: RwSignal::new(2),
            seats: core::array::from_fn(|index| RwSignal::new(FormSeat::of(player(index)))),
            first: RwSignal::new(None),
            level: RwSignal::new(Level::Initiation),
            edition: RwSignal::new(Edition::Revised),
            five_qi: RwSignal::new(false),
            village: RwSignal::new(None),
            white_moon: RwSignal::new(None),
            black_secret: RwSignal::new(None),
            wu_feng: RwSignal::new(FormSeat::of(SeatFor::Bot(SeatFor::BOTS[2]))),
            random_tiles: RwSignal::new(false),
            clock: RwSignal::new(Pace::Untimed),
            seed: RwSignal::new(String::new()),
            word: RwSignal::new(String::new()),
            listed: RwSignal::new(false),
            bots_give_way: RwSignal::new(true),
        }
    }

    /// The seats of those who play.
    fn taken(self) -> Vec<FormSeat> {
        let players = usize::from(self.players.get_untracked());
        self.seats[..players].iter().map(|seat| seat.get_untracked()).collect()
    }

    /// The seat that begins, if it is one of those who play; followed.
    fn first_seat(self) -> Option<usize> {
        self.first.get().filter(|&seat| seat < usize::from(self.players.get()))
    }

    /// What was filled in, but for colours and powers; followed.
    fn setup_options(self) -> SetupOptions {
        let mut setup_options = SetupOptions::new(self.players.get(), self.level.get(), self.edition.get());
        setup_options.five_qi = self.five_qi.get() && setup_options.level == Level::Initiation;
        setup_options.white_moon = self.white_moon.get();
        setup_options.black_secret = self.black_secret.get();
        setup_options.random_tiles =
            self.random_tiles.get() && (setup_options.white_moon.is_some() || setup_options.black_secret.is_some());
        setup_options.village = self.village.get();
        setup_options
    }

    /// The tiles that an arranged village begins with: those of the expansions in the Watchman's place, and in another's for the second.
    fn usual_tiles(self) -> [Tile; 9] {
        let mut tiles = Tile::BASE;
        for tile in untrack(move || self.setup_options().available_tiles()) {
            if !Tile::BASE.contains(&tile) {
                exchange(&mut tiles, tile, true);
            }
        }
        tiles
    }

    /// Brings the tile of an expansion into an arranged village, or takes it out.
    fn exchange(self, tile: Tile, played: bool) {
        self.village.update(|village| village.iter_mut().for_each(|tiles| exchange(tiles, tile, played)));
    }

    /// A form of its own, for a game at this screen.
    pub fn at_home() -> NewGameForm {
        NewGameForm::new(Venue::Home)
    }

    /// Chooses these expansions, unless they are.
    pub fn choose(self, white_moon: bool, black_secret: bool) {
        if white_moon && self.white_moon.with_untracked(Option::is_none) {
            self.play_white_moon(true);
        }
        if black_secret && self.black_secret.with_untracked(Option::is_none) {
            self.play_black_secret(true);
        }
    }

    fn play_white_moon(self, played: bool) {
        self.white_moon.set(played.then(WhiteMoonSetupOptions::default));
        self.exchange(Tile::School, played);
    }

    fn play_black_secret(self, played: bool) {
        self.black_secret.set(played.then(BlackSecretSetupOptions::default));
        self.exchange(Tile::Calligrapher, played);
    }

    /// What the components of the expansions say: the player's own data, where one is played.
    fn components(self) -> Components {
        let expansion =
            self.white_moon.with_untracked(Option::is_some) || self.black_secret.with_untracked(Option::is_some);
        if expansion { own_data::components() } else { Components::ours() }
    }
}

/// The form for a new game at a server, if there is one.
#[component]
pub fn NewTable(form: NewGameForm) -> impl IntoView {
    with_server(Box::new(move || view! { <NewGame form /> }.into_any()))
}

/// The form for a new game.
#[component]
pub fn NewGame(form: NewGameForm) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let online = (form.place == Venue::Online).then(|| language.online());
    // When the game begins, they are there.
    settings.later.want(Asset::Drawings);
    let name = RwSignal::new(if online.is_some() { kept::last_name() } else { String::new() });
    let problem = RwSignal::new(None::<String>);
    let sending = RwSignal::new(false);
    let begin = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let begun = match form.place {
            Venue::Home => at_home::begin(form, language),
            Venue::Online => at_server::open(form, language, name.get_untracked().trim(), problem, sending),
        };
        problem.set(begun.err());
    };
    let whose = online.map(|words| {
        view! {
            <p class="hint">{words.new_table_hint()}</p>
            <OwnName name />
        }
    });
    let word = online.map(|words| {
        view! {
            <details class="seed"><summary>{words.word()}</summary>
                <label>{words.word_hint()}<input
                    type="text" id="word" autocomplete="off" maxlength=LONGEST_WORD.to_string()
                    prop:value=form.word on:input=move |event| form.word.set(event_target_value(&event))
                /></label>
            </details>
        }
    });
    // The dice of a server are nobody's to choose.
    let seed = online.is_none().then(|| view! {
        <details class="seed"><summary>{words.seed()}</summary>
            <label>{words.seed_hint()}<input type="text" id="seed" inputmode="numeric" prop:value=form.seed on:input=move |event| form.seed.set(event_target_value(&event)) /></label>
        </details>
    });
    view! {
        <form class="sheet new-game" class:online=online.is_some() on:submit=begin>
            <h1>{online.map_or(words.new_game(), |words| words.new_table())}</h1>
            {whose}
            <fieldset><legend>{move || if form.black_secret.with(Option::is_some) { words.black_secret().taoists() } else { words.players() }}</legend>
                <div class="row">{[1u8, 2, 3, 4].map(|number| view! {
                    <label class="choice"><input
                        type="radio" name="players" value=number.to_string()
                        prop:checked=move || form.players.get() == number on:change=move |_| form.players.set(number)
                    />{number}</label>
                })}</div>
                {move || (0..usize::from(form.players.get())).map(|index| view! { <SeatRow form index /> }).collect_view()}
                <WhoBegins form />
            </fieldset>
            <LevelAndRules form />
            <WhiteMoonChoices form />
            <BlackSecretChoices form />
            <VillageChoice form />
            {online.map(|_| view! { <ClockChoice form /> })}
            {seed}
            {word}
            {online.is_some().then(|| view! { <InLobby form /> })}
            <div class="begin">
                {move || problem.get().map(|problem| view! { <p class="problem" role="alert">{problem}</p> })}
                <button type="submit" class="main" id="begin" prop:disabled=sending>{icon("play")}{online.map_or(words.begin(), |words| words.begin())}</button>
            </div>
        </form>
    }
}
