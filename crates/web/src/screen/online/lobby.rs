//! The tables of the server that look for people: a card for each, and a seat at one of them with one click.

use ghost_stories_engine::{Level, Who};
use ghost_stories_lang::Language;
use ghost_stories_online::{Kind, ListedSeat, ListedTable, MOST_EXCEPTIONS, Pace, Phase, QuickSeat, SeatTaken};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{self, focus, go};
use crate::online::rest::{self, RestError};
use crate::online::{LobbyFeed, kept};
use crate::panel::icon;
use crate::seats::BOTS;
use crate::settings::settings;
use crate::store;

/// Takes a seat for whoever has this name; what went wrong is shown.
#[derive(Clone, Copy)]
struct SeatFinder {
    language: Language,
    name: RwSignal<String>,
    /// True until the server has answered.
    asking: RwSignal<bool>,
    problem: RwSignal<Option<String>>,
}

impl SeatFinder {
    fn ask(self, wishes: impl FnOnce(QuickSeat) -> QuickSeat) {
        let language = self.language;
        let name = self.name.with_untracked(|name| name.trim().to_owned());
        if name.is_empty() {
            self.problem.set(Some(language.online().name_missing().to_owned()));
            return focus("own-name");
        }
        let anything = QuickSeat {
            name: name.clone(),
            language: language.code().to_owned(),
            table: None,
            seat: None,
            kind: None,
            level: None,
            except: Vec::new(),
        };
        let body = serde_json::to_string(&wishes(anything)).unwrap_or_default();
        self.problem.set(None);
        self.asking.set(true);
        spawn_local(async move {
            let taken = rest::post::<SeatTaken>("lobby/seat", body).await;
            // The screen may have been left meanwhile; the seat is kept all the same.
            let _ = self.asking.try_set(false);
            match taken {
                Ok(SeatTaken { table, person, seat_token, .. }) => {
                    kept::keep(&table, &seat_token, person, &name);
                    go(&format!("/table/{table}"));
                }
                Err(failure) => drop(self.problem.try_set(Some(in_words(&failure, language)))),
            }
        });
    }

    /// Sits down at this table.
    fn sit(self, table: String, seat: Who) {
        self.ask(move |anything| QuickSeat { table: Some(table), seat: Some(seat), ..anything });
    }
}

fn in_words(failure: &RestError, language: Language) -> String {
    match failure {
        RestError::Refused { status: 404 | 410, .. } => language.lobby().gone().to_owned(),
        other => other.words(language),
    }
}

/// The tables that look for people, as they change, and a seat at once.
#[component]
pub fn TablesOfLobby(name: RwSignal<String>) -> impl IntoView {
    let language = settings().language();
    let words = language.lobby();
    let feed = LobbyFeed::open();
    let finder = SeatFinder { language, name, asking: RwSignal::new(false), problem: RwSignal::new(None) };
    let names = Memo::new(move |_| feed.tables.with(|tables| in_order(tables.as_deref().unwrap_or_default())));
    // The seat that has the focus may be taken; whoever is elsewhere stays there.
    let focused = StoredValue::new(false);
    let moved = move |event: web_sys::FocusEvent| {
        if event.related_target().is_some() {
            focused.set_value(false);
        }
    };
    Effect::new(move |_| {
        feed.tables.track();
        if focused.get_value() {
            request_animation_frame(|| browser::catch_focus("lobby-tables"));
        }
    });
    let standing = move || match feed.tables.with(|tables| tables.as_ref().map(Vec::len)) {
        _ if feed.lost.get() => view! { <p class="problem">{words.lost()}</p> }.into_any(),
        None => view! { <p class="hint" aria-busy="true">{words.loading()}</p> }.into_any(),
        Some(0) => view! { <p class="empty" id="lobby-empty">{icon("lantern")}{words.empty()}</p> }.into_any(),
        Some(number) => view! { <p class="hint">{words.count(number)}</p> }.into_any(),
    };
    let draw = move |table: String| {
        let id = table.clone();
        let listed = Memo::new(move |_| {
            feed.tables.with(|tables| tables.as_ref()?.iter().find(|listed| listed.table == id).cloned())
        });
        view! { <li class="listing">{move || listed.get().map(|listed| card(finder, &listed))}</li> }
    };
    view! {
        <section id="lobby-tables" tabindex="-1" aria-label=words.title()>
            <h2>{words.title()}</h2>
            <QuickSeatForm finder />
            {move || finder.problem.get().map(|problem| view! { <p class="problem" role="alert" id="lobby-problem">{problem}</p> })}
            <div role="status">{standing}</div>
            <ul class="listings" class:stale=feed.lost on:focusin=move |_| focused.set_value(true) on:focusout=moved><For each=move || names.get() key=String::clone children=draw /></ul>
        </section>
    }
}

/// The tables whose game has not begun first; otherwise as they came.
fn in_order(tables: &[ListedTable]) -> Vec<String> {
    let mut tables: Vec<&ListedTable> = tables.iter().collect();
    tables.sort_by_key(|listed| listed.phase != Phase::Open);
    tables.into_iter().map(|listed| listed.table.clone()).collect()
}

/// A table: what is played, and its seats.
fn card(finder: SeatFinder, listed: &ListedTable) -> AnyView {
    let language = settings().language();
    let words = language.lobby();
    let table = listed.table.clone();
    let own = kept::get(&table).is_some();
    let kind = language.online().kinds()[listed.kind as usize];
    let phase = if listed.phase == Phase::Open { words.not_begun() } else { words.playing() };
    let pace = match listed.pace {
        Pace::Untimed => None,
        Pace::Relaxed => Some(words.relaxed()),
        Pace::Brisk => Some(words.brisk()),
    };
    // Of a language that the page does not speak, the code alone is known.
    let known = Language::ALL.into_iter().find(|known| known.code() == listed.language);
    let spoken = known.map_or_else(|| listed.language.to_uppercase(), |known| known.name().to_owned());
    let seats = listed.seats.iter().map(|seat| view! { <li>{seat_of(finder, &table, seat, own)}</li> });
    let to = format!("#/table/{table}");
    let door = if own { (words.back(), "forward") } else { (words.watch(), "search") };
    view! {
        <div class="listing-head">
            <b>{kind}</b><span>{language.level(listed.level)}</span>
            <span class="listing-phase" class:open=listed.phase == Phase::Open>{phase}</span>
            {pace.map(|pace| view! { <span>{pace}</span> })}
            <span class="spoken" title=words.language(&spoken)>{icon("language")}{spoken.clone()}</span>
        </div>
        <ul class="listing-seats" aria-label=language.at_table().seats()>{seats.collect_view()}</ul>
        <a class="button quiet" class:main=own href=to>{icon(door.1)}{door.0}</a>
    }
    .into_any()
}

/// A seat: who plays there, or the button that takes it.
fn seat_of(finder: SeatFinder, table: &str, seat: &ListedSeat, own: bool) -> AnyView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.language().lobby());
    let who = seat.seat;
    // Whoever plays Wu-Feng, his seat looks like the others here.
    let (drawn, tint) = if who == Who::WuFeng { ("wu-feng", "many") } else { (who.name(), who.name()) };
    let robot = seat.bot.map(|_| icon("robot"));
    if seat.free && !own {
        let table = table.to_owned();
        let about = words.sit_at(language.who(who));
        return view! {
            <button type="button" class=format!("listing-seat free {tint}") title=seat.bot.map(|_| words.gives_way())
                prop:disabled=finder.asking aria-label=about on:click=move |_| finder.sit(table.clone(), who)
            >{icon(drawn)}<span>{language.at_table().sit()}</span>{robot}</button>
        }
        .into_any();
    }
    let player = match (&seat.name, seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(bot)) => {
            let known = BOTS.iter().position(|&known| known == bot);
            known.map(|index| settings.words().bots().kinds()[index].to_owned()).unwrap_or_default()
        }
        (None, None) => language.at_table().free().to_owned(),
    };
    view! {
        <span class=format!("listing-seat {tint}") title=language.who(who)>
            {icon(drawn)}<span class="hidden">{language.who(who)}": "</span><span>{player}</span>{robot}
        </span>
    }
    .into_any()
}

/// The wishes for a quick seat, remembered for the next time, and the button.
#[component]
fn QuickSeatForm(finder: SeatFinder) -> impl IntoView {
    let language = settings().language();
    let words = language.lobby();
    let (kind, level) = (RwSignal::new(wish::<Kind>("kind")), RwSignal::new(wish::<Level>("level")));
    let kinds = Kind::ALL.map(|kind| (kind.to_string(), language.online().kinds()[kind as usize]));
    let levels = Level::ALL.map(|level| (level.to_string(), language.level(level)));
    let choose = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        finder.ask(|anything| QuickSeat {
            kind: kind.get_untracked(),
            level: level.get_untracked(),
            except: kept::all().into_iter().map(|kept| kept.table).take(MOST_EXCEPTIONS).collect(),
            ..anything
        });
    };
    view! {
        <form class="quick-seat" on:submit=choose>
            <label>{words.game()}<Wish name="kind" wish=kind any=words.any_game() all=kinds.to_vec() /></label>
            <label>{words.level()}<Wish name="level" wish=level any=words.any_level() all=levels.to_vec() /></label>
            <button type="submit" class="main" id="quick-seat" prop:disabled=finder.asking aria-describedby="quick-hint">{icon("quick")}{words.quick()}</button>
            <p class="hint" id="quick-hint">{words.quick_hint()}</p>
        </form>
    }
}

/// What was wished for the last time.
fn wish<T: core::str::FromStr>(name: &str) -> Option<T> {
    store::get(&format!("wish-{name}"))?.parse().ok()
}

/// One wish, or none.
#[component]
fn Wish<T>(
    name: &'static str,
    wish: RwSignal<Option<T>>,
    any: &'static str,
    /// How each is written, and how it is called.
    all: Vec<(String, &'static str)>,
) -> impl IntoView
where
    T: core::str::FromStr + core::fmt::Display + Send + Sync + Copy + 'static,
{
    let chosen = wish.get_untracked().map(|wish| wish.to_string());
    let options = all.into_iter().map(|(value, label)| {
        let selected = chosen.as_ref() == Some(&value);
        view! { <option value=value selected=selected>{label}</option> }
    });
    let choose = move |event| {
        let value = event_target_value(&event);
        wish.set(value.parse().ok());
        let _ = store::set(&format!("wish-{name}"), &value);
    };
    view! {
        <select id=format!("quick-{name}") on:change=choose>
            <option value="">{any}</option>
            {options.collect_view()}
        </select>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_that_have_not_begun_come_first() {
        let table = |name: &str, phase: &str| -> ListedTable {
            let text = format!(
                r#"{{"table": "{name}", "kind": "base", "level": "hell", "phase": "{phase}", "language": "en", "seats": []}}"#
            );
            serde_json::from_str(&text).unwrap()
        };
        let tables = [table("a", "playing"), table("b", "open"), table("c", "playing"), table("d", "open")];
        assert_eq!(in_order(&tables), ["b", "d", "a", "c"]);
    }

    #[test]
    fn a_seat_that_somebody_else_took_is_said_in_ones_own_language() {
        let refused = |status| RestError::Refused { status, error: "name: too long".to_owned() };
        assert_eq!(in_words(&refused(410), Language::Polish), "To miejsce nie jest już wolne.");
        assert_eq!(in_words(&refused(422), Language::Polish), "name: too long");
    }
}
