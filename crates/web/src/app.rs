use ghost_stories_lang::Language;
use leptos::ev;
use leptos::prelude::*;

use crate::browser::{self, fragment};
use crate::panel::icon;
use crate::screen::{
    Cards, Chapter, Game, Learn, NewGame, NewGameForm, Opened, Pupil, Rules, SettingsScreen, Start, open_game,
    open_link, open_saved,
};
use crate::settings::{Settings, settings};
use crate::shelf;

/// What the address asks to see.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Screen {
    Start,
    /// The form for a new game, with expansions chosen or as it was left.
    New {
        moon: bool,
        secret: bool,
    },
    Game(String),
    /// A replay in a link, from this step on.
    Replay(String, usize),
    /// A saved game, looked at.
    Watch(String),
    /// The first lesson, or that of an expansion.
    Learn(Chapter),
    Rules(Option<String>),
    Cards,
    Settings,
}

impl Screen {
    fn of(fragment: &str) -> Screen {
        if let Some(link) = fragment.strip_prefix("replay=") {
            let (link, step) = link.split_once('@').unwrap_or((link, ""));
            return Screen::Replay(link.to_owned(), step.parse().unwrap_or(0));
        }
        let mut words = fragment.trim_start_matches('/').split('/');
        match (words.next().unwrap_or_default(), words.next()) {
            ("new", expansion) => Screen::New {
                moon: matches!(expansion, Some("white-moon" | "both")),
                secret: matches!(expansion, Some("black-secret" | "both")),
            },
            ("game", Some(id)) => Screen::Game(id.to_owned()),
            ("watch", Some(id)) => Screen::Watch(id.to_owned()),
            ("learn", chapter) => Screen::Learn(Chapter::of(chapter)),
            ("rules", rule) => Screen::Rules(rule.map(str::to_owned)),
            ("cards", _) => Screen::Cards,
            ("settings", _) => Screen::Settings,
            _ => Screen::Start,
        }
    }

    /// True if the table fills the window.
    fn is_table(&self) -> bool {
        matches!(self, Screen::Game(_) | Screen::Replay(..) | Screen::Watch(_) | Screen::Learn(_))
    }
}

/// The whole page. A screen is drawn anew when the language changes; what it shows is opened once and stays.
#[component]
pub fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    provide_context(NewGameForm::new());
    settings.keep();
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
            let class = if screen.is_table() { "at-table" } else { "reading" };
            let draw = prepare(screen);
            move || {
                let words = settings.language.get().page();
                document().set_title(words.title);
                view! {
                    <a class="skip" href="#main" on:click=|event| { event.prevent_default(); browser::focus("main"); }>{words.skip}</a>
                    <Header />
                    <main id="main" class=class tabindex="-1">{draw()}</main>
                }
            }
        }}
    }
}

/// Opens what a screen shows, once; what comes back draws it in the language of the moment.
fn prepare(screen: Screen) -> Box<dyn Fn() -> AnyView + Send> {
    match screen {
        Screen::Start => Box::new(|| view! { <Start /> }.into_any()),
        Screen::New { moon, secret } => {
            expect_context::<NewGameForm>().choose(moon, secret);
            Box::new(|| view! { <NewGame /> }.into_any())
        }
        Screen::Game(id) => at_table(open_game(id)),
        Screen::Replay(link, step) => at_table(open_link(&link, step)),
        Screen::Watch(id) => at_table(open_saved(id)),
        Screen::Learn(chapter) => {
            let lesson = Pupil::new(chapter);
            Box::new(move || view! { <Learn lesson /> }.into_any())
        }
        Screen::Rules(rule) => Box::new(move || view! { <Rules rule=rule.clone() /> }.into_any()),
        Screen::Cards => Box::new(|| view! { <Cards /> }.into_any()),
        Screen::Settings => Box::new(|| view! { <SettingsScreen /> }.into_any()),
    }
}

fn at_table(game: Opened) -> Box<dyn Fn() -> AnyView + Send> {
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
    let last = (!fragment().starts_with("/game/")).then(shelf::last).flatten();
    view! {
        <header class="bar">
            <nav aria-label=words.menu>
                {link("#/", "home", words.home)}
                {last.map(|id| view! { <a href=format!("#/game/{id}") title=words.back_to_game>{icon("back")}<span>{words.back_to_game}</span></a> })}
                {link("#/learn", "learn", words.learn)}
                {link("#/rules", "book", words.rules)}
                {link("#/cards", "cards", words.cards)}
                {link("#/settings", "settings", words.settings)}
            </nav>
            <LanguagePicker id="language" />
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
            settings.language.set(language);
        }
    };
    let options = Language::ALL.map(|language| {
        view! { <option value=language.code() selected=language == settings.language()>{language.name()}</option> }
    });
    view! {
        <label class="language">
            {icon("language")}<span class="hidden">{words.language}</span>
            <select id=id on:change=change>{options}</select>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_leads_to_a_screen() {
        assert_eq!(Screen::of(""), Screen::Start);
        assert_eq!(Screen::of("/game/17"), Screen::Game("17".into()));
        assert_eq!(Screen::of("replay=AbC_-1"), Screen::Replay("AbC_-1".into(), 0));
        assert_eq!(Screen::of("replay=AbC@57"), Screen::Replay("AbC".into(), 57));
        assert_eq!(Screen::of("/rules/B51"), Screen::Rules(Some("B51".into())));
        assert_eq!(Screen::of("/new"), Screen::New { moon: false, secret: false });
        assert_eq!(Screen::of("/new/white-moon"), Screen::New { moon: true, secret: false });
        assert_eq!(Screen::of("/new/black-secret"), Screen::New { moon: false, secret: true });
        assert_eq!(Screen::of("/new/both"), Screen::New { moon: true, secret: true });
        assert_eq!(Screen::of("nonsense"), Screen::Start);
    }
}
