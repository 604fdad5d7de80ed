//! One's own tables and games on another device, and what is kept about oneself.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use super::online::with_server;
use crate::browser;
use crate::my_games;
use crate::online::kept;
use crate::panel::icon;
use crate::personal::{self, PersonalKey, SyncState, SyncTrouble};
use crate::settings::settings;

/// White around the squares of a QR code, in squares.
const QUIET: i32 = 3;

/// What an address asks for: the code of a link, if it is whole. It does not stay in the address, nor in the history.
pub fn open_me(code: Option<&str>) -> Offered {
    if code.is_some() {
        browser::rename("/me");
    }
    RwSignal::new(code.and_then(PersonalKey::read))
}

/// A key that came in a link and waits for a yes.
pub type Offered = RwSignal<Option<PersonalKey>>;

/// The whole screen.
#[component]
pub fn Me(offered: Offered) -> impl IntoView {
    with_server(Box::new(move || {
        let words = settings().language().me();
        personal::refresh();
        // Drawn anew when there is a key, or none any more.
        let key = Memo::new({
            let state = personal::state();
            move |_| {
                state.track();
                personal::key().map(PersonalKey::write)
            }
        });
        let deleted = RwSignal::new(false);
        view! {
            <section class="sheet hall me">
                <h1>{words.title()}</h1>
                <p>{words.lead()}</p>
                {move || offered.get().map(|key| view! { <Offer offered key /> })}
                {move || deleted.get().then(|| view! { <p class="good" role="status" id="deleted">{words.deleted()}</p> })}
                <Trouble />
                {move || match key.get().as_deref().and_then(PersonalKey::read) {
                    Some(key) => view! { <TakeAlong key /><KeptAboutMe deleted /> }.into_any(),
                    None => view! { <Begin /> }.into_any(),
                }}
            </section>
        }
        .into_any()
    }))
}

/// What is wrong, if something is.
#[component]
fn Trouble() -> impl IntoView {
    let language = settings().language();
    let words = language.me();
    let state = personal::state();
    let told = move || {
        state.read().trouble.as_ref().map(|trouble| match trouble {
            SyncTrouble::Rest(failure) => failure.words(language),
            SyncTrouble::Nothing => words.nothing().to_owned(),
            SyncTrouble::Gone => words.gone().to_owned(),
            SyncTrouble::Unreadable => language.online().other_version().to_owned(),
            SyncTrouble::Browser => language.page().storage_blocked().to_owned(),
        })
    };
    view! { <div role="alert">{move || told().map(|told| view! { <p class="problem" id="sync-trouble">{told}</p> })}</div> }
}

/// A link brought a key: nobody's tables are mixed with somebody else's without a yes.
#[component]
fn Offer(offered: Offered, key: PersonalKey) -> impl IntoView {
    let words = settings().language().me();
    let accept = move |_| {
        offered.set(None);
        personal::bring(key);
    };
    view! {
        <div class="offer" role="group" aria-labelledby="offered">
            <p id="offered">{words.offered()}</p>
            <div class="row">
                <button type="button" class="main" id="accept" on:click=accept>{icon("import")}{words.accept()}</button>
                <button type="button" id="decline" on:click=move |_| offered.set(None)>{icon("close")}{words.decline()}</button>
            </div>
        </div>
    }
}

/// Before there is a key: one begins to keep, or brings what another device keeps.
#[component]
fn Begin() -> impl IntoView {
    let language = settings().language();
    let words = language.me();
    let (written, wrong) = (RwSignal::new(String::new()), RwSignal::new(false));
    let state = personal::state();
    let busy = Memo::new(move |_| state.read().busy);
    let bring = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let key = written.with_untracked(|written| PersonalKey::read(written));
        wrong.set(key.is_none());
        match key {
            Some(key) => personal::bring(key),
            None => browser::focus("restore-code"),
        }
    };
    view! {
        <p><button type="button" class="main" id="begin-keeping" prop:disabled=busy on:click=|_| personal::begin()>{icon("link")}{words.begin()}</button></p>
        <h2>{words.restore_title()}</h2>
        <form class="join" on:submit=bring>
            <label>{words.restore()}
                <input type="text" id="restore-code" class="code" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
                    aria-invalid=move || wrong.get().to_string() aria-describedby="bad-code"
                    prop:value=written on:input=move |event| written.set(event_target_value(&event)) />
            </label>
            <button type="submit" id="restore" prop:disabled=busy>{icon("import")}{words.bring()}</button>
        </form>
        <div id="bad-code" role="alert">{move || wrong.get().then(|| view! { <p class="problem">{words.bad_code()}</p> })}</div>
        {move || busy.get().then(|| view! { <p class="hint" aria-busy="true">{language.online().loading()}</p> })}
    }
}

/// The key as a picture, a link and a code.
#[component]
fn TakeAlong(key: PersonalKey) -> impl IntoView {
    let words = settings().language().me();
    let link = format!("{}#/me/{}", browser::address(), key.write());
    view! {
        <h2>{words.take_title()}</h2>
        <div class="take-along">
            <QrPicture link=link.clone() />
            <div>
                <p>{words.scan()}</p>
                <CopyLine id="me-link" label=words.link() text=link />
                <CopyLine id="me-code" label=words.code() text=key.in_groups() />
                <p class="hint">{words.code_hint()}</p>
            </div>
        </div>
    }
}

/// A line of text with a button that copies it.
#[component]
fn CopyLine(id: &'static str, label: &'static str, text: String) -> impl IntoView {
    let words = settings().language().at_table();
    let copied = RwSignal::new(false);
    let copy = {
        let text = text.clone();
        move |_| {
            if browser::copy(&text) {
                copied.set(true);
            } else {
                // There it is selected, to be copied by hand.
                browser::focus(id);
            }
        }
    };
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    view! {
        <div class="share">
            <label for=id>{label}</label>
            <div class="row">
                <input type="text" id=id class="code" readonly=true value=text on:focus=select />
                <button type="button" on:click=copy aria-label=format!("{}: {label}", words.copy())>
                    {icon("link")}<span aria-live="polite">{move || if copied.get() { words.copied() } else { words.copy() }}</span>
                </button>
            </div>
        </div>
    }
}

/// A link as a QR code, dark on light in every look.
#[component]
fn QrPicture(link: String) -> impl IntoView {
    let words = settings().language().me();
    QrCode::encode_text(&link, QrCodeEcc::Medium).ok().map(|code| {
        let side = code.size() + 2 * QUIET;
        view! {
            <svg class="qr" id="qr" role="img" aria-label=words.picture() viewBox=format!("0 0 {side} {side}") shape-rendering="crispEdges">
                <path fill="#fff" d=format!("M0 0h{side}v{side}H0z") />
                <path fill="#000" d=squares(&code) />
            </svg>
        }
    })
}

/// The dark squares of a code, those beside each other as one.
fn squares(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let mut length = 0;
            while code.get_module(x + length, y) {
                length += 1;
            }
            if length > 0 {
                path += &format!("M{} {}h{length}v1h-{length}z", x + QUIET, y + QUIET);
            }
            x += length.max(1);
        }
    }
    path
}

/// What is kept, here and at the server, and the ways to end it.
#[component]
fn KeptAboutMe(deleted: RwSignal<bool>) -> impl IntoView {
    let language = settings().language();
    let words = language.me();
    let (state, brought) = (personal::state(), personal::brought());
    let there = move || {
        let SyncState { there, busy, .. } = state.get();
        let told = there.map(|there| {
            let when = browser::date(there.at, language.code());
            let left_out = (there.left_out > 0).then(|| view! { <p class="hint">{words.left_out(there.left_out)}</p> });
            view! { <p id="kept-there">{words.kept_there(there.size.div_ceil(1000), &when)}</p>{left_out} }
        });
        let waits = busy.then(|| view! { <p class="hint" aria-busy="true">{language.online().loading()}</p> });
        view! { {told}{waits} }
    };
    let here = move || {
        brought.track();
        let name = kept::last_name();
        view! {
            <ul class="kept" id="kept-here">
                {(!name.is_empty()).then(|| view! { <li>{words.kept_name(&name)}</li> })}
                <li>{words.kept_tables(kept::all().len())}</li>
                <li>{words.kept_games(my_games::all().len())}</li>
            </ul>
        }
    };
    let (sure, also_here) = (RwSignal::new(false), RwSignal::new(false));
    let delete = move |_| {
        if sure.get_untracked() {
            personal::delete(also_here.get_untracked(), move || {
                let _ = deleted.try_set(true);
            });
        }
        sure.update(|sure| *sure = !*sure);
    };
    view! {
        <h2>{words.kept_title()}</h2>
        {here}
        <div aria-live="polite">{there}</div>
        <p class="hint">{words.kept_until()}</p>
        <p class="row"><button type="button" id="stop-keeping" on:click=|_| personal::stop()>{icon("close")}{words.stop()}</button></p>
        <p class="hint">{words.stop_hint()}</p>
        <label class="check"><input type="checkbox" id="delete-here" prop:checked=also_here on:change=move |event| also_here.set(event_target_checked(&event)) />{words.delete_here()}</label>
        <p class="row"><button type="button" id="delete-kept" on:click=delete>
            {icon("trash")}{words.delete()}{move || sure.get().then(|| format!(" {}", language.page().really()))}
        </button></p>
    }
}

/// The way here, where there is a server.
#[component]
pub fn WayToMe() -> impl IntoView {
    let words = settings().language().me();
    view! { <p><a class="button quiet" id="me" href="#/me">{icon("link")}{words.title()}</a></p> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_with_a_key_fits_into_a_code_that_is_scanned_with_ease() {
        let link = "https://ghost-stories.example.org/#/me/0123456789ABCDEFGHJKMNPQRSTV";
        let code = QrCode::encode_text(link, QrCodeEcc::Medium).unwrap();
        assert!(code.size() <= 41, "{}", code.size());
        assert!(squares(&code).starts_with("M3 3h7v1h-7z"), "the first corner");
    }
}
