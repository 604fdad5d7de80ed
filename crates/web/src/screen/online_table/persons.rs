use ghost_stories_online::{ClientMessage, Person};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::browser;
use crate::online::Remote;
use crate::panel::icon;
use crate::settings::settings;

/// The others at the table, and what one can do about each: not read what they say, and as the host mute them or send them away.
#[component]
pub fn Persons(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let others = Memo::new(move |_| {
        let own = remote.person.get();
        remote.look(|state| {
            let counts = |(number, person): (usize, &Person)| {
                let number = number as u8;
                let seated = state.seats.iter().any(|seat| seat.person == Some(number));
                let listed = seated || person.muted || person.removed || number == state.host || remote.is_here(number);
                (listed && own != Some(number)).then_some(number)
            };
            state.people.iter().enumerate().filter_map(counts).collect::<Vec<_>>()
        })
    });
    let list = move || {
        view! {
            <ul class="persons" id="persons" aria-label=words.others()>
                <For each=move || others.get() key=|person| *person children=move |person| view! { <Other remote person /> } />
            </ul>
        }
    };
    let any = Memo::new(move |_| !others.with(Vec::is_empty));
    move || any.get().then(list)
}

/// Somebody else: who they are and what can be done about them.
#[component]
fn Other(remote: &'static Remote, person: u8) -> impl IntoView {
    let words = settings().language().at_table();
    let who =
        Memo::new(move |_| remote.look(|state| state.people.get(usize::from(person)).cloned()).unwrap_or_default());
    let name = move || who.with(|who| who.name.clone());
    let here = move || remote.is_here(person);
    let label = move || if here() { words.here() } else { words.away() };
    let notes = move || {
        let (muted, removed, barred) = who.with(|who| (who.muted, who.removed, who.barred));
        let notes: Vec<&str> = [
            (remote.host() == person).then_some(words.host()),
            muted.then_some(words.is_muted()),
            (removed && !barred).then_some(words.is_removed()),
            barred.then_some(words.is_barred()),
            (!remote.is_heard(person)).then_some(words.is_hidden()),
        ]
        .into_iter()
        .flatten()
        .collect();
        (!notes.is_empty()).then(|| format!(" ({})", notes.join(", ")))
    };
    let menu = format!("menu-{person}");
    let close = {
        let menu = menu.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                close_menu(&menu);
            }
        }
    };
    view! {
        <li id=format!("person-{person}")>
            <span class="person"><i class="presence" class:here=here role="img" aria-label=label title=label></i>{name}<small>{notes}</small></span>
            <details class="person-menu" id=menu on:keydown=close>
                <summary aria-label=move || words.menu(&name()) title=move || words.menu(&name())>"⋯"</summary>
                <div class="menu" role="group" aria-label=move || words.menu(&name())><Menu remote person who /></div>
            </details>
        </li>
    }
}

/// Closes the menu and leads back to what opened it.
fn close_menu(menu: &str) {
    if let Some(element) = document().get_element_by_id(menu) {
        let _ = element.remove_attribute("open");
        if let Ok(Some(summary)) = element.query_selector("summary") {
            summary.set_id(&format!("{menu}-open"));
            browser::focus(&format!("{menu}-open"));
        }
    }
}

/// What is asked once more before it is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doubt {
    Remove,
    Bar,
}

#[component]
fn Menu(remote: &'static Remote, person: u8, who: Memo<Person>) -> impl IntoView {
    let words = settings().language().at_table();
    let doubt = RwSignal::new(None::<Doubt>);
    let name = move || who.with(|who| who.name.clone());
    let menu = format!("menu-{person}");
    let heard = move || remote.is_heard(person);
    let hide = view! {
        <button type="button" id=format!("hide-{person}") on:click=move |_| remote.toggle_heard(person)>
            {icon("log")}{move || if heard() { words.hide() } else { words.show_again() }}
        </button>
    };
    let muted = Memo::new(move |_| who.with(|who| who.muted));
    let mute = move |_| {
        remote.ask(if muted.get_untracked() {
            ClientMessage::Unmute { person }
        } else {
            ClientMessage::Mute { person }
        });
    };
    let removed = Memo::new(move |_| who.with(|who| (who.removed, who.barred)));
    let doubted = move |what: Doubt| {
        move |_| {
            doubt.set(Some(what));
            request_animation_frame(move || browser::focus(&format!("sure-{person}")));
        }
    };
    let host = move || {
        view! {
            <button type="button" id=format!("mute-{person}") on:click=mute>
                {icon("pause")}{move || if muted.get() { words.unmute() } else { words.mute() }}
            </button>
            {move || (!removed.get().0).then(|| view! {
                <button type="button" id=format!("remove-{person}") on:click=doubted(Doubt::Remove)>{icon("close")}{words.remove()}</button>
            })}
            {move || (!removed.get().1).then(|| view! {
                <button type="button" id=format!("bar-{person}") on:click=doubted(Doubt::Bar)>{icon("lock")}{words.bar()}</button>
            })}
            {move || removed.get().0.then(|| view! {
                <button type="button" id=format!("lift-{person}") on:click=move |_| remote.ask(ClientMessage::Lift { person })>{icon("undo")}{words.lift()}</button>
            })}
        }
    };
    let sure = move |what: Doubt| {
        let (question, label) = match what {
            Doubt::Remove => (words.remove_sure(&name()), words.remove()),
            Doubt::Bar => (words.bar_sure(&name()), words.bar()),
        };
        let menu = menu.clone();
        let act = move |_| {
            remote.ask(ClientMessage::Remove { person, bar: what == Doubt::Bar });
            doubt.set(None);
            close_menu(&menu);
        };
        let back = move |_| {
            doubt.set(None);
            request_animation_frame(move || browser::focus(&format!("hide-{person}")));
        };
        view! {
            <p class="sure-question">{question}</p>
            <button type="button" class="danger" id=format!("sure-{person}") on:click=act>{icon("check")}{label}</button>
            <button type="button" id=format!("cancel-{person}") on:click=back>{icon("back")}{words.cancel()}</button>
        }
    };
    view! {
        <div class="menu-items" class:doubted=move || doubt.get().is_some()>
            {hide}
            {move || remote.is_host().then(host)}
        </div>
        {move || doubt.get().map(|what| view! { <div class="menu-items sure" role="alert">{sure(what)}</div> })}
    }
}
