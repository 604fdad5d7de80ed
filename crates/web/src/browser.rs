//! The few things the page asks of the browser itself.

use ghost_stories_lang::Language;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlElement, HtmlInputElement, Response, Url, Window};

use crate::geometry::Point;
use crate::layout::{Layout, LayoutKind};

/// The window.
pub fn window() -> Window {
    leptos::prelude::window()
}

/// Milliseconds since 1970.
#[expect(clippy::cast_sign_loss, reason = "time runs forward from 1970")]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Bits nobody chose.
pub fn random_bits() -> u64 {
    js_sys::Math::random().to_bits()
}

/// Bytes that nobody can guess; `None` where the browser has none.
pub fn secret_bytes<const NUMBER: usize>() -> Option<[u8; NUMBER]> {
    let mut bytes = [0; NUMBER];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// Numbers nobody chose: the seed of a game.
pub fn fresh_seed() -> u64 {
    random_bits() % 1_000_000_000
}

/// A moment as people of this language write it.
pub fn date(milliseconds: u64, language: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    date.to_locale_string(language, &JsValue::UNDEFINED).into()
}

/// The system's wish for less motion.
pub const LESS_MOTION: &str = "(prefers-reduced-motion: reduce)";

/// True if the person asked for less motion.
pub fn wants_less_motion() -> bool {
    asks_for(LESS_MOTION)
}

/// True if the system asks for this.
pub fn asks_for(wish: &str) -> bool {
    window().match_media(wish).ok().flatten().is_some_and(|query| query.matches())
}

/// Calls this whenever the system begins to ask for it, or stops, for as long as the page is open.
pub fn when_wish_changes(wish: &str, changed: impl Fn() + 'static) {
    let Some(query) = window().match_media(wish).ok().flatten() else { return };
    let listener = Closure::<dyn Fn()>::new(changed).into_js_value();
    let _ = query.add_event_listener_with_callback("change", listener.unchecked_ref());
}

/// The language whose words the document loads: the one chosen before, else the first that the browser asks for (`start.js`).
pub fn language() -> Language {
    let code = document().document_element().and_then(|root| root.get_attribute("lang"));
    code.and_then(|code| Language::of_code(&code)).unwrap_or_default()
}

/// The words that the document is loading, once they are there.
pub async fn first_words() -> Result<String, JsValue> {
    let words = js_sys::Reflect::get(&window(), &"firstWords".into())?;
    let words = JsFuture::from(words.unchecked_into::<js_sys::Promise>()).await?;
    Ok(words.as_string().unwrap_or_default())
}

/// Reads the file that was chosen in an input, if one was; `None` if it cannot be read.
pub fn read_chosen(event: &Event, read: impl FnOnce(Option<String>) + 'static) {
    let input: HtmlInputElement = event_target(event);
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        read(text.ok().map(|text| text.as_string().unwrap_or_default()));
    });
    // So that the same file can be chosen again.
    input.set_value("");
}

/// Loads the file whose name the document tells under `meta`, and which ends like this; `None` if it cannot be loaded.
pub fn load(meta: &str, ending: &str, read: impl FnOnce(Option<String>) + 'static) {
    let told = document().query_selector(&format!("meta[name={meta}]")).ok().flatten();
    let name = told.and_then(|element| element.get_attribute("content")).unwrap_or_default();
    let address = format!("{name}{ending}");
    spawn_local(async move { read(fetch(&address).await.ok()) });
}

async fn fetch(address: &str) -> Result<String, JsValue> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await?.unchecked_into();
    if !response.ok() {
        return Err(response.into());
    }
    Ok(JsFuture::from(response.text()?).await?.as_string().unwrap_or_default())
}

/// Adds drawings to those of the document; what refers to them shows them from then on.
pub fn add_drawings(sprite: &str) {
    if let Some(body) = document().body() {
        let _ = body.insert_adjacent_html("afterbegin", sprite);
    }
}

/// A text in small letters. The browser knows those of every language, the page need not.
pub fn small_letters(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

/// Gives a text to the person as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &kind) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(link) = document().create_element("a") {
        let link: HtmlAnchorElement = link.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}

/// Puts the keyboard's focus on the element of this id.
pub fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Puts the keyboard's focus on the element of this id, if nothing else has it.
pub fn catch_focus(id: &str) {
    let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
    if let Some(element) = document().get_element_by_id(id).filter(|_| lost) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.unchecked_into::<HtmlElement>().focus_with_options(&options);
    }
}

/// The middle of the element of this id in the window, while it is seen.
pub fn middle_of(id: &str) -> Option<Point> {
    let (at, width, height) = box_of(id)?;
    Some(at.plus(width / 2.0, height / 2.0))
}

/// Where the element of this id is in the window, its width and height, while it is seen.
pub fn box_of(id: &str) -> Option<(Point, f64, f64)> {
    let seen = document().get_element_by_id(id)?.get_bounding_client_rect();
    let (width, height) = (seen.width(), seen.height());
    (width > 0.0 && height > 0.0).then(|| (Point { x: seen.left(), y: seen.top() }, width, height))
}

/// The width and height of the document's window.
pub fn window_size() -> (f64, f64) {
    let root = document().document_element();
    root.map_or((0.0, 0.0), |root| (f64::from(root.client_width()), f64::from(root.client_height())))
}

/// The upper left corner of an element in the window, and how wide it is.
pub fn corner_and_width_of(css: &str) -> Option<(Point, f64)> {
    let seen = document().query_selector(css).ok().flatten()?.get_bounding_client_rect();
    Some((Point { x: seen.left(), y: seen.top() }, seen.width()))
}

/// The width and height of the window without what a notch takes (`--inset-top` and so on in the style). They are those of the document:
/// a phone that has zoomed out to show something wider would tell a larger window.
pub fn size_of_window() -> (f64, f64) {
    let Some(root) = document().document_element() else { return (0.0, 0.0) };
    let style = window().get_computed_style(&root).ok().flatten();
    let inset = |side: &str| {
        let value = style.as_ref().and_then(|style| style.get_property_value(&format!("--inset-{side}")).ok());
        value.and_then(|value| value.trim().strip_suffix("px")?.parse::<f64>().ok()).unwrap_or_default()
    };
    let (width, height) = (f64::from(root.client_width()), f64::from(root.client_height()));
    (width - inset("left") - inset("right"), height - inset("top") - inset("bottom"))
}

/// Tells the document how board, rail and panel share the window, for its styles.
pub fn set_layout(layout: Layout) {
    let Some(root) = document().document_element() else { return };
    let kind = match layout.kind {
        LayoutKind::Portrait => "portrait",
        LayoutKind::PortraitShort => "portrait-short",
        LayoutKind::Low => "low",
        LayoutKind::LowNarrow => "low-narrow",
        LayoutKind::Wide => "wide",
    };
    let (width, height) = layout.frame;
    let measures = format!(
        "--board-width:{width}px;--board-height:{height}px;--rail:{:.0}px;--panel:{:.0}px",
        layout.rail, layout.panel
    );
    let pans = if layout.frame == layout.board() { "no" } else { "yes" };
    let _ = root.set_attribute("data-pans", pans);
    let _ = root.set_attribute("data-plates", if layout.has_room_on_plates() { "apart" } else { "whole" });
    let _ = root.set_attribute("data-layout", kind);
    let _ = root.set_attribute("style", &measures);
}

/// The window shows no table any more.
pub fn unset_layout() {
    if let Some(root) = document().document_element() {
        for name in ["data-layout", "data-pans", "data-plates", "style"] {
            let _ = root.remove_attribute(name);
        }
    }
}

/// Scrolls the element of this id into sight, if it is out of it.
pub fn reveal(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls a list, which its style makes the origin of its lines, to the element of this id, and nothing but the list.
pub fn reveal_in_list(list: &str, id: &str) {
    let element = |id| document().get_element_by_id(id).map(JsCast::unchecked_into::<HtmlElement>);
    if let (Some(list), Some(element)) = (element(list), element(id)) {
        list.set_scroll_top(element.offset_top() - list.client_height() / 2);
    }
}

/// Scrolls the element of this id to its end.
pub fn scroll_to_end(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.set_scroll_top(element.scroll_height());
    }
}

/// The part of the address behind `#`.
pub fn fragment() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

/// The address of the page without what is behind `#`.
pub fn address() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// Shows the page from its top.
pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Goes to another screen.
pub fn go(fragment: &str) {
    let _ = window().location().set_hash(fragment);
}

/// Goes to another screen, which takes the place of this one in the history.
pub fn go_instead(fragment: &str) {
    let _ = window().location().replace(&format!("{}#{fragment}", address()));
}

/// Gives this screen another address, in the history too, without going anywhere.
pub fn rename(fragment: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{fragment}")));
    }
}

/// Puts a text into the clipboard, where the browser allows it.
pub fn copy(text: &str) -> bool {
    // Over plain HTTP from another machine browsers have no clipboard.
    let may = window().is_secure_context();
    if may {
        let _ = window().navigator().clipboard().write_text(text);
    }
    may
}

/// True while the browser has no network, as far as it knows; followed.
pub fn is_offline() -> ReadSignal<bool> {
    let (offline, set) = signal(!window().navigator().on_line());
    let listeners = ["offline", "online"]
        .map(|event| window_event_listener_untyped(event, move |_| set.set(!window().navigator().on_line())));
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    offline
}

/// Loads the page again.
pub fn reload() {
    let _ = window().location().reload();
}
