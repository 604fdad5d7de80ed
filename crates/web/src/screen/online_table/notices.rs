use ghost_stories_lang::AtTableWords;
use ghost_stories_online::TableEvent;
use leptos::prelude::*;

use crate::online::{Notice, Remote};
use crate::panel::icon;
use crate::settings::settings;

/// What happened to somebody at the table, in words.
pub fn in_words(remote: &'static Remote, notice: &Notice) -> Option<String> {
    let words: AtTableWords = settings().language().at_table();
    let name = |person: u8| untrack(|| remote.name_of(person));
    match notice.what {
        TableEvent::HostChanged { person } => Some(words.host_changed(&name(person))),
        TableEvent::Muted { person } => Some(words.was_muted(&name(person))),
        TableEvent::Unmuted { person } => Some(words.was_unmuted(&name(person))),
        TableEvent::Removed { person } => Some(words.was_removed(&name(person))),
        TableEvent::Lifted { person } => Some(words.was_lifted(&name(person))),
        TableEvent::Opened {}
        | TableEvent::Sat { .. }
        | TableEvent::Stood { .. }
        | TableEvent::BotSat { .. }
        | TableEvent::GivenBack { .. }
        | TableEvent::Began {}
        | TableEvent::Played { .. }
        | TableEvent::UndoAsked { .. }
        | TableEvent::UndoAgreed { .. }
        | TableEvent::UndoRefused { .. }
        | TableEvent::Undone { .. }
        | TableEvent::Closed {}
        | TableEvent::Reopened {}
        | TableEvent::Said { .. }
        | TableEvent::WordSet {}
        | TableEvent::Invited {}
        | TableEvent::Came { .. }
        | TableEvent::Again { .. }
        | TableEvent::AidUsed { .. }
        | TableEvent::Listed {}
        | TableEvent::Unlisted {}
        | TableEvent::Unknown => None,
    }
}

/// Somebody else is the host now: said until it is waved away.
#[component]
pub fn HostChanged(remote: &'static Remote) -> impl IntoView {
    let words = settings().language().at_table();
    let last = Memo::new(move |_| {
        let changes = |notice: &&Notice| matches!(notice.what, TableEvent::HostChanged { .. });
        remote.order.notices.with(|notices| notices.iter().rev().find(changes).cloned())
    });
    let seen = RwSignal::new(0);
    move || {
        last.get().filter(|notice| notice.number > seen.get()).map(|notice| {
            let number = notice.number;
            let told = match notice.what {
                TableEvent::HostChanged { person } if remote.person.get() == Some(person) => Some(words.you_are_host().to_owned()),
                _ => in_words(remote, &notice),
            };
            view! {
                <div class="notice" id="host-changed">
                    <p role="status">{told}</p>
                    <button type="button" class="quiet" aria-label=words.understood() title=words.understood() on:click=move |_| seen.set(number)>{icon("check")}</button>
                </div>
            }
        })
    }
}
