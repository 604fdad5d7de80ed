//! One's own tables and games on several devices, without an account: what the browser keeps is sealed with a personal key and kept at the
//! server under a name that follows from the key. Nothing of it happens before somebody asks for it.

mod belongings;
mod key;
mod sealed;

use std::cell::Cell;
use std::time::Duration;

use ghost_stories_online::{KeptVault, LONGEST_SEALED, NewVault, Vault};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use belongings::Belongings;
pub use key::PersonalKey;

use crate::browser::{now, secret_bytes};
use crate::online::rest::{self, RestError};
use crate::store;

const KEY: &str = "personal-key";
/// Whether something was kept under the key: then it is gone if nothing is there any more.
const KNOWN: &str = "personal-known";
/// How often the server is asked again if another device was quicker.
const ATTEMPTS: usize = 5;
/// How long several changes are waited for, to send them together.
const TOGETHER: Duration = Duration::from_millis(800);
/// After how many milliseconds it is asked again what other devices did.
const FRESH: u64 = 60_000;

/// What the server keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeptThere {
    /// How much, in bytes.
    pub size: usize,
    /// When it was changed last, in milliseconds since 1970.
    pub at: u64,
    /// How many of the oldest games have no room there.
    pub left_out: usize,
}

/// Why the server and this browser do not keep the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SyncTrouble {
    Rest(RestError),
    /// Nothing is kept under a code that somebody gave.
    Nothing,
    /// What was kept is no longer there.
    Gone,
    /// A newer page sealed it, or it is damaged.
    Unreadable,
    /// The browser has no randomness, or no room.
    Browser,
}

/// How it stands; followed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SyncState {
    /// True while the server is asked.
    pub busy: bool,
    pub there: Option<KeptThere>,
    pub trouble: Option<SyncTrouble>,
}

thread_local! {
    static STATE: ArcRwSignal<SyncState> = ArcRwSignal::new(SyncState::default());
    /// Grows when something came from another device.
    static BROUGHT: ArcRwSignal<u32> = ArcRwSignal::new(0);
    static RUNNING: Cell<bool> = const { Cell::new(false) };
    static AGAIN: Cell<bool> = const { Cell::new(false) };
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// How it stands.
pub fn state() -> ArcRwSignal<SyncState> {
    STATE.with(Clone::clone)
}

/// Changes when something came from another device.
pub fn brought() -> ArcRwSignal<u32> {
    BROUGHT.with(Clone::clone)
}

/// The key, if this browser has one.
pub fn key() -> Option<PersonalKey> {
    PersonalKey::read(&store::get(KEY)?)
}

/// Something changed that other devices shall have.
pub fn changed() {
    if key().is_some() && !AGAIN.replace(true) {
        state().update(|state| state.busy = true);
        set_timeout(
            || {
                AGAIN.set(false);
                sync();
            },
            TOGETHER,
        );
    }
}

/// A table was given up.
pub fn gave_up(table: &str) {
    if key().is_some() {
        belongings::gave_up(table, now());
        changed();
    }
}

/// All games were forgotten.
pub fn forgot_games() {
    if key().is_some() {
        belongings::forgot_games(now());
        changed();
    }
}

/// Asks what other devices did, unless that was asked a moment ago.
pub fn refresh() {
    if key().is_some() && now().saturating_sub(ASKED.get()) > FRESH {
        sync();
    }
}

/// Makes a key, and keeps with it what this browser has.
pub fn begin() {
    match secret_bytes().map(PersonalKey::new) {
        Some(key) => adopt(key, false),
        None => state().update(|state| state.trouble = Some(SyncTrouble::Browser)),
    }
}

/// Takes the key of another device, if something is kept under it.
pub fn bring(key: PersonalKey) {
    state().set(SyncState { busy: true, ..SyncState::default() });
    spawn_local(async move {
        match read(key).await {
            Ok(Some(_)) => adopt(key, true),
            Ok(None) => finish(Err(SyncTrouble::Nothing)),
            Err(trouble) => finish(Err(trouble)),
        }
    });
}

fn adopt(key: PersonalKey, is_known: bool) {
    if key_differs(key) {
        belongings::forget_what_was_given_up();
    }
    let kept = store::set(KEY, &key.write());
    if is_known {
        let _ = store::set(KNOWN, "yes");
    } else {
        store::remove(KNOWN);
    }
    sync();
    if kept.is_err() {
        state().update(|state| state.trouble = Some(SyncTrouble::Browser));
    }
}

fn key_differs(other: PersonalKey) -> bool {
    key() != Some(other)
}

/// This browser goes on alone; the server and other devices keep what they have.
pub fn stop() {
    store::remove(KEY);
    store::remove(KNOWN);
    belongings::forget_what_was_given_up();
    state().set(SyncState::default());
}

/// The server forgets all of it, and this browser the key; with `here` also what is kept here. `then` is told whether it was done.
pub fn delete(here: bool, then: impl FnOnce() + 'static) {
    let Some(key) = key() else { return };
    state().update(|state| (state.busy, state.trouble) = (true, None));
    spawn_local(async move {
        match rest::send_as("DELETE", "vault", &key.name(), None).await {
            Err(failure) if !failure.is_missing() => finish(Err(SyncTrouble::Rest(failure))),
            Ok(_) | Err(_) => {
                stop();
                if here {
                    belongings::forget_all();
                    BROUGHT.with(|brought| brought.update(|number| *number += 1));
                }
                then();
            }
        }
    });
}

fn finish(result: Result<KeptThere, SyncTrouble>) {
    state().update(|state| {
        // What changed meanwhile is still to be sent.
        state.busy = AGAIN.get();
        match result {
            Ok(there) => (state.there, state.trouble) = (Some(there), None),
            Err(trouble) => state.trouble = Some(trouble),
        }
    });
}

/// Makes this browser and the server keep the same.
fn sync() {
    let Some(key) = key() else { return };
    if RUNNING.replace(true) {
        return changed();
    }
    ASKED.set(now());
    state().update(|state| (state.busy, state.trouble) = (true, None));
    spawn_local(async move {
        let result = exchange(key).await;
        RUNNING.set(false);
        // It may have been stopped meanwhile.
        if key_differs(key) {
            return;
        }
        if result == Err(SyncTrouble::Gone) {
            stop();
        }
        finish(result);
    });
}

async fn read(key: PersonalKey) -> Result<Option<Vault>, SyncTrouble> {
    match rest::send_as("GET", "vault", &key.name(), None).await {
        Ok(text) => rest::read(&text).map(Some).map_err(SyncTrouble::Rest),
        Err(failure) if failure.is_missing() => Ok(None),
        Err(failure) => Err(SyncTrouble::Rest(failure)),
    }
}

async fn exchange(key: PersonalKey) -> Result<KeptThere, SyncTrouble> {
    for attempt in 0..ATTEMPTS {
        // Nothing is kept under a key that was made a moment ago.
        let is_known = store::get(KNOWN).is_some();
        let vault = if is_known || attempt > 0 { read(key).await? } else { None };
        if vault.is_none() && is_known {
            return Err(SyncTrouble::Gone);
        }
        // It may have been stopped while the server thought.
        if key_differs(key) {
            return Err(SyncTrouble::Nothing);
        }
        let kept = match &vault {
            Some(vault) => opened(key, vault)?,
            None => Belongings::default(),
        };
        let here = Belongings::here();
        let all = here.clone().and(kept.clone().of_today());
        if all != here {
            all.keep_here();
            BROUGHT.with(|brought| brought.update(|number| *number += 1));
        }
        let (sealed, left_out, written) = sealed_in_bounds(key, &all)?;
        if let Some(vault) = vault.as_ref().filter(|_| written == kept) {
            let _ = store::set(KNOWN, "yes");
            return Ok(KeptThere { size: vault.sealed.len(), at: vault.at, left_out });
        }
        let size = sealed.len();
        let new = NewVault { version: vault.map_or(0, |vault| vault.version), sealed };
        let body = serde_json::to_string(&new).unwrap_or_default();
        match rest::send_as("PUT", "vault", &key.name(), Some(body)).await {
            Ok(text) => {
                let KeptVault { at, .. } = rest::read(&text).map_err(SyncTrouble::Rest)?;
                let _ = store::set(KNOWN, "yes");
                return Ok(KeptThere { size, at, left_out });
            }
            // Another device was quicker: what it has kept is read and added.
            Err(RestError::Refused { status: 409, .. }) => {}
            Err(failure) => return Err(SyncTrouble::Rest(failure)),
        }
    }
    Err(SyncTrouble::Rest(RestError::Unreachable))
}

fn opened(key: PersonalKey, vault: &Vault) -> Result<Belongings, SyncTrouble> {
    let text = sealed::open(key, &vault.sealed).ok_or(SyncTrouble::Unreadable)?;
    serde_json::from_str(&text).map_err(|_| SyncTrouble::Unreadable)
}

/// What the server takes: all of it, or without so many of the oldest games. With it, what that is.
fn sealed_in_bounds(key: PersonalKey, all: &Belongings) -> Result<(String, usize, Belongings), SyncTrouble> {
    let step = all.games.len().div_ceil(16).max(1);
    for left_out in (0..=all.games.len()).step_by(step) {
        let written = all.without_oldest_games(left_out);
        let text = serde_json::to_string(&written).unwrap_or_default();
        let nonce = secret_bytes().ok_or(SyncTrouble::Browser)?;
        let sealed = sealed::seal(key, &text, nonce).ok_or(SyncTrouble::Browser)?;
        if sealed.len() <= LONGEST_SEALED {
            return Ok((sealed, left_out, written));
        }
    }
    Err(SyncTrouble::Browser)
}
