//! The page as a whole: which screen an address leads to.

use ghost_stories_lang::Language;
use leptos::ev;
use leptos::prelude::*;

use crate::browser::{self, fragment};
use crate::lazy_screens::{AwaitedScreen, LazyScreens, ScreenPart};
use crate::online::Remote;
use crate::online::rest::look_for_server;
use crate::panel::icon;
use crate::personal;
use crate::screen::{
    About, Cards, Chapter, Daily, ExampleScreen, FinishedGame, Game, Learn, Me, MyGames, NewGame, NewGameForms,
    NewTable, Online, OnlineTable, OpenedGame, OwnCopyScreen, PlayNow, Pupil, Records, Rules, SettingsScreen, Start,
    TurnPicture, Venue, day, open_example, open_finished, open_game, open_link, open_me, open_saved, play_now,
};
use crate::settings::{Settings, settings};
use crate::shelf;

/// What the address asks to see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Screen {
    Start,
    /// The form for a new game, with expansions chosen or as it was left.
    New {
        place: Venue,
        white_moon: bool,
        black_secret: bool,
    },
    /// A game with bots that begins at once.
    PlayNow,
    /// The hall before the tables of the server.
    Online,
    /// The challenge of a day, or of today.
    Daily(Option<u32>),
    Records,
    /// A finished game of the server, looked at.
    FinishedOnline(String),
    Game(String),
    /// A table of the server.
    Table(String),
    /// A replay in a link, from this step on.
    Replay(String, usize),
    /// A saved game, looked at.
    Watch(String),
    /// The first lesson, or that of an expansion, from a step on.
    Learn(Chapter, Option<usize>),
    /// A worked example of the books.
    Example(String),
    Rules(Option<String>),
    Cards,
    /// The form for a player's own copy; with somebody else's copy, which came in a link.
    OwnCopy(Option<String>),
    /// The turn in one picture.
    Turn,
    /// One's own finished games.
    MyGames,
    /// The author's advice and who made the game.
    About,
    Settings,
    /// One's own things on another device; with a code that came in a link.
    Me(Option<String>),
}

impl Screen {
    fn of(fragment: &str) -> Screen {
        if let Some(link) = fragment.strip_prefix("replay=") {
            let (link, step) = link.split_once('@').unwrap_or((link, ""));
            return Screen::Replay(link.to_owned(), step.parse().unwrap_or(0));
        }
        let mut words = fragment.trim_start_matches('/').split('/');
        match (words.next().unwrap_or_default(), words.next()) {
            ("new", expansion) => Screen::new_game(Venue::Home, expansion),
            ("play", _) => Screen::PlayNow,
            ("online", Some("new")) => Screen::new_game(Venue::Online, words.next()),
            ("online", _) => Screen::Online,
            ("daily", date) => Screen::Daily(date.and_then(day::read)),
            ("records", _) => Screen::Records,
            ("finished", Some(table)) => Screen::FinishedOnline(table.to_owned()),
            ("game", Some(id)) => Screen::Game(id.to_owned()),
            ("table", Some(id)) => Screen::Table(id.to_owned()),
            ("watch", Some(id)) => Screen::Watch(id.to_owned()),
            ("learn", chapter) => Screen::Learn(Chapter::of(chapter), words.next().and_then(|step| step.parse().ok())),
            ("example", Some(name)) => Screen::Example(name.to_owned()),
            ("rules", rule) => Screen::Rules(rule.map(str::to_owned)),
            ("cards", _) => Screen::Cards,
            ("own-copy", link) => Screen::OwnCopy(link.filter(|link| !link.is_empty()).map(str::to_owned)),
            ("turn", _) => Screen::Turn,
            ("my-games", _) => Screen::MyGames,
            ("about", _) => Screen::About,
            ("settings", _) => Screen::Settings,
            ("me", code) => Screen::Me(code.map(str::to_owned)),
            _ => Screen::Start,
        }
    }

    /// The form, with the expansions that the address names.
    fn new_game(place: Venue, expansion: Option<&str>) -> Screen {
        let white_moon = matches!(expansion, Some("white-moon" | "both"));
        let black_secret = matches!(expansion, Some("black-secret" | "both"));
        Screen::New { place, white_moon, black_secret }
    }

    /// The part of the program that draws it, if that comes later.
    fn part(&self) -> Option<ScreenPart> {
        match self {
            Screen::Start | Screen::Settings => None,
            // The table fills the window.
            Screen::Game(_)
            | Screen::Table(_)
            | Screen::Replay(..)
            | Screen::Watch(_)
            | Screen::Learn(..)
            | Screen::Example(_)
            | Screen::FinishedOnline(_) => Some(ScreenPart::Table),
            Screen::New { .. }
            | Screen::PlayNow
            | Screen::Online
            | Screen::Daily(_)
            | Screen::Records
            | Screen::Rules(_)
            | Screen::Cards
            | Screen::OwnCopy(_)
            | Screen::Turn
            | Screen::MyGames
            | Screen::About
            | Screen::Me(_) => Some(ScreenPart::Page),
        }
    }
}

/// The whole page. A screen is drawn anew when the language changes; what it shows is opened once and stays.
#[component]
pub fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    provide_context(NewGameForms::new());
    provide_context(look_for_server());
    settings.keep();
    let screens = LazyScreens::new();
    let asked = RwSignal::new(Screen::of(&fragment()));
    let listener = window_event_listener(ev::hashchange, move |_| {
        asked.set(Screen::of(&fragment()));
        // Once the new screen is drawn.
        request_animation_frame(|| {
            browser::focus("main");
            browser::scroll_to_top();
        });
    });
    on_cleanup(move || listener.remove());
    view! {
        {move || {
            let screen = asked.get();
            let class = if screen.part() == Some(ScreenPart::Table) { "at-table" } else { "reading" };
            let draw = prepare(screen, screens);
            move || {
                let words = settings.language.get().page();
                document().set_title(words.title());
                view! {
                    <a class="skip" href="#main" on:click=|event| { event.prevent_default(); browser::focus("main"); }>{words.skip()}</a>
                    <Header />
                    <main id="main" class=class tabindex="-1">{draw()}</main>
                }
            }
        }}
    }
}

/// Draws a screen in the language of the moment.
type Draw = Box<dyn Fn() -> AnyView + Send>;

/// Opens what a screen shows, once; what comes back draws it.
pub type Prepare = fn(Screen) -> Draw;

fn prepare(screen: Screen, screens: LazyScreens) -> Draw {
    match screen.part() {
        None if screen == Screen::Settings => Box::new(|| view! { <SettingsScreen /> }.into_any()),
        None => Box::new(|| view! { <Start /> }.into_any()),
        Some(part) => match screens.get(part) {
            Some(prepare) => prepare(screen),
            None => Box::new(move || view! { <AwaitedScreen screens part /> }.into_any()),
        },
    }
}

/// The screens at which a table lies.
pub fn prepare_at_table(screen: Screen) -> Draw {
    personal::refresh();
    match screen {
        Screen::Game(id) => at_table(open_game(id)),
        Screen::Replay(link, step) => at_table(open_link(&link, step)),
        Screen::Watch(id) => at_table(open_saved(id)),
        Screen::FinishedOnline(table) => {
            let game = open_finished(&table);
            Box::new(move || view! { <FinishedGame game /> }.into_any())
        }
        Screen::Table(id) => {
            let remote = Remote::open(id);
            Box::new(move || view! { <OnlineTable remote /> }.into_any())
        }
        Screen::Learn(chapter, step) => {
            let lesson = Pupil::new(chapter, step);
            Box::new(move || view! { <Learn lesson /> }.into_any())
        }
        Screen::Example(name) => {
            let opened = open_example(name);
            Box::new(move || view! { <ExampleScreen opened /> }.into_any())
        }
        other => unreachable!("{other:?} has no table"),
    }
}

/// The screens that are read or filled in.
pub fn prepare_on_page(screen: Screen) -> Draw {
    personal::refresh();
    match screen {
        Screen::New { place, white_moon, black_secret } => {
            let form = expect_context::<NewGameForms>().at(place);
            form.choose(white_moon, black_secret);
            match place {
                Venue::Home => Box::new(move || view! { <NewGame form /> }.into_any()),
                Venue::Online => Box::new(move || view! { <NewTable form /> }.into_any()),
            }
        }
        Screen::PlayNow => {
            let begun = play_now();
            Box::new(move || view! { <PlayNow begun=begun.clone() /> }.into_any())
        }
        Screen::Online => Box::new(|| view! { <Online /> }.into_any()),
        Screen::Daily(day) => Box::new(move || view! { <Daily day /> }.into_any()),
        Screen::Records => Box::new(|| view! { <Records /> }.into_any()),
        Screen::Rules(rule) => Box::new(move || view! { <Rules rule=rule.clone() /> }.into_any()),
        Screen::Turn => Box::new(|| view! { <TurnPicture /> }.into_any()),
        Screen::MyGames => Box::new(|| view! { <MyGames /> }.into_any()),
        Screen::About => Box::new(|| view! { <About /> }.into_any()),
        Screen::Cards => Box::new(|| view! { <Cards /> }.into_any()),
        Screen::OwnCopy(link) => Box::new(move || view! { <OwnCopyScreen link=link.clone() /> }.into_any()),
        Screen::Me(code) => {
            let offered = open_me(code.as_deref());
            Box::new(move || view! { <Me offered /> }.into_any())
        }
        other => unreachable!("{other:?} is drawn elsewhere"),
    }
}

fn at_table(game: OpenedGame) -> Draw {
    Box::new(move || view! { <Game game=game.clone() /> }.into_any())
}

/// The line on top: home, learn, rules, cards, settings, language.
#[component]
fn Header() -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let link = |to: &'static str, name: &'static str, label: &'static str| {
        view! { <a href=to title=label>{icon(name)}<span>{label}</span></a> }
    };
    // At a table, also of a replay, it would lead to another game.
    let reads = !matches!(Screen::of(&fragment()).part(), Some(ScreenPart::Table));
    let last = reads.then(shelf::last).flatten();
    // Beside a table it is folded into a menu.
    let open = RwSignal::new(false);
    view! {
        <header class="bar" class:open=open>
            <button
                type="button" id="menu-button" class="quiet" aria-label=words.menu() aria-controls="menu" aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >{icon("menu")}<span>{words.menu()}</span></button>
            <div class="menu" id="menu">
            <nav aria-label=words.menu()>
                {link("#/", "home", words.home())}
                {last.map(|address| view! { <a href=address id="back-to-game" title=words.back_to_game()>{icon("back")}<span>{words.back_to_game()}</span></a> })}
                {link("#/learn", "learn", words.learn())}
                {link("#/rules", "book", words.rules())}
                {link("#/cards", "cards", words.cards())}
                {link("#/settings", "settings", words.settings())}
            </nav>
            <LanguagePicker id="language" />
            </div>
        </header>
    }
}

/// The choice of the language; `id` names it for those who look for it.
#[component]
pub fn LanguagePicker(id: &'static str) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    let change = move |event| {
        if let Some(language) = Language::of_code(&event_target_value(&event)) {
            settings.speak(language);
        }
    };
    let options = Language::ALL.map(|language| {
        view! { <option value=language.code() selected=language == settings.language()>{language.name()}</option> }
    });
    view! {
        <label class="language">
            {icon("language")}<span class="hidden">{words.language()}</span>
            <select id=id on:change=change>{options}</select>
        </label>
        {move || settings.language_failed.get().then(|| view! { <span class="problem" role="alert">{words.not_loaded()}</span> })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_to_a_screen() {
        assert_eq!(Screen::of(""), Screen::Start);
        assert_eq!(Screen::of("/game/17"), Screen::Game("17".into()));
        assert_eq!(Screen::of("/table/Ab3"), Screen::Table("Ab3".into()));
        assert_eq!(Screen::of("replay=AbC_-1"), Screen::Replay("AbC_-1".into(), 0));
        assert_eq!(Screen::of("replay=AbC@57"), Screen::Replay("AbC".into(), 57));
        assert_eq!(Screen::of("/rules/B51"), Screen::Rules(Some("B51".into())));
        assert_eq!(Screen::of("/about"), Screen::About);
        assert_eq!(Screen::of("/learn"), Screen::Learn(Chapter::First, None));
        assert_eq!(Screen::of("/learn/wu-feng/7"), Screen::Learn(Chapter::WuFeng, Some(7)));
        assert_eq!(Screen::of("/example/one"), Screen::Example("one".into()));
        assert_eq!(Screen::of("/own-copy"), Screen::OwnCopy(None));
        assert_eq!(Screen::of("/own-copy/AbC_-1"), Screen::OwnCopy(Some("AbC_-1".into())));
        assert_eq!(Screen::of("/turn"), Screen::Turn);
        assert_eq!(Screen::of("/my-games"), Screen::MyGames);
        assert_eq!(Screen::of("/me"), Screen::Me(None));
        assert_eq!(Screen::of("/me/AB12"), Screen::Me(Some("AB12".into())));
        assert_eq!(Screen::of("/daily/2"), Screen::Daily(Some(2)));
        for (words, place) in [("/new", Venue::Home), ("/online/new", Venue::Online)] {
            let form = |white_moon, black_secret| Screen::New { place, white_moon, black_secret };
            assert_eq!(Screen::of(words), form(false, false));
            assert_eq!(Screen::of(&format!("{words}/white-moon")), form(true, false));
            assert_eq!(Screen::of(&format!("{words}/black-secret")), form(false, true));
            assert_eq!(Screen::of(&format!("{words}/both")), form(true, true));
        }
        assert_eq!(Screen::of("/play"), Screen::PlayNow);
        assert_eq!(Screen::of("/online"), Screen::Online);
        assert_eq!(Screen::of("/daily"), Screen::Daily(None));
        assert_eq!(Screen::of("/daily/1970-01-03"), Screen::Daily(Some(2)));
        assert_eq!(Screen::of("/daily/yesterday"), Screen::Daily(None));
        assert_eq!(Screen::of("/records"), Screen::Records);
        assert_eq!(Screen::of("/finished/Ab3"), Screen::FinishedOnline("Ab3".into()));
        assert_eq!(Screen::of("nonsense"), Screen::Start);
    }
}
