//! Notifications of the browser, which people ask for themselves.

use std::mem;

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;

use crate::browser::window;
use crate::settings::settings;

/// A notification that is shown; it goes when this is dropped.
pub struct Notice {
    shown: Shown,
    tag: String,
}

enum Shown {
    ByPage { shown: JsValue, _click: Closure<dyn Fn()> },
    ByWorker,
}

impl Drop for Notice {
    fn drop(&mut self) {
        match &self.shown {
            Shown::ByPage { shown, .. } => drop(call(shown, "close", &[])),
            Shown::ByWorker => {
                let tag = mem::take(&mut self.tag);
                spawn_local(async move { drop(close(&tag).await) });
            }
        }
    }
}

/// Shows a notification, if the browser can and may. A later one of the same table takes its place. Whoever clicks at it is led to the page.
pub fn show(title: &str, text: &str, table: &str) -> Option<Notice> {
    let options = Object::new();
    let language = settings().language().code();
    for (name, value) in [("body", text), ("tag", table), ("lang", language), ("icon", "icon.svg")] {
        Reflect::set(&options, &name.into(), &value.into()).ok()?;
    }
    let tag = table.to_owned();
    if let Ok(shown) = Reflect::construct(&kind()?, &Array::of2(&title.into(), &options)) {
        let click = Closure::<dyn Fn()>::new(|| drop(window().focus()));
        Reflect::set(&shown, &"onclick".into(), click.as_ref()).ok()?;
        return Some(Notice { shown: Shown::ByPage { shown, _click: click }, tag });
    }
    // On telephones only the worker can, which keeps the page for later (`offline.js`).
    let title = title.to_owned();
    spawn_local(async move {
        if let Ok(worker) = worker().await {
            let _ = call(&worker, "showNotification", &[title.into(), options.into()]);
        }
    });
    Some(Notice { shown: Shown::ByWorker, tag })
}

/// Closes what the worker has shown under a tag.
async fn close(tag: &str) -> Result<(), JsValue> {
    let which = Object::new();
    Reflect::set(&which, &"tag".into(), &tag.into())?;
    let shown = call(&worker().await?, "getNotifications", &[which.into()])?;
    for notification in Array::from(&JsFuture::from(shown.dyn_into::<Promise>()?).await?) {
        call(&notification, "close", &[])?;
    }
    Ok(())
}

/// The registration of the worker, once it is there.
async fn worker() -> Result<JsValue, JsValue> {
    let container = Reflect::get(&window().navigator(), &"serviceWorker".into())?;
    JsFuture::from(Reflect::get(&container, &"ready".into())?.dyn_into::<Promise>()?).await
}

fn kind() -> Option<Function> {
    Reflect::get(&window(), &"Notification".into()).ok()?.dyn_into().ok()
}

/// True if the browser has notifications at all.
fn is_there() -> bool {
    kind().is_some()
}

/// True if this page may show them.
fn is_granted() -> bool {
    let permission = kind().and_then(|kind| Reflect::get(&kind, &"permission".into()).ok());
    permission.is_some_and(|permission| permission == "granted")
}

/// Asks the person, if nobody has.
async fn ask() -> bool {
    let asked = kind().and_then(|kind| call(&kind, "requestPermission", &[]).ok());
    if let Some(promise) = asked.and_then(|asked| asked.dyn_into::<Promise>().ok()) {
        let _ = JsFuture::from(promise).await;
    }
    is_granted()
}

fn call(object: &JsValue, method: &str, given: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    method.apply(object, &given.iter().collect())
}

/// Whether the browser shall tell that it is one's turn; nothing where it cannot. It is asked only by whoever switches this on.
#[component]
pub fn NotifySwitch(id: &'static str) -> impl IntoView {
    let settings = settings();
    let words = settings.language().your_turn();
    let denied = RwSignal::new(false);
    let on = Memo::new(move |_| settings.notify.get() && is_granted());
    let switch = move |event: web_sys::Event| {
        denied.set(false);
        let input: HtmlInputElement = event_target(&event);
        if !input.checked() {
            return settings.notify.set(false);
        }
        spawn_local(async move {
            let granted = ask().await;
            settings.notify.set(granted);
            let _ = denied.try_set(!granted);
            input.set_checked(granted);
        });
    };
    is_there().then(|| {
        view! {
            <div class="notify">
                <label class="choice">
                    <input type="checkbox" id=id prop:checked=on on:change=switch />
                    {words.notify()}
                </label>
                <p class="hint" role="status">{move || if denied.get() { words.notify_denied() } else { words.notify_hint() }}</p>
            </div>
        }
    })
}
