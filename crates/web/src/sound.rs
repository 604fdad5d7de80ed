//! Short sounds of our own, made by the browser out of plain tones: dice, a ghost, a haunting, a bell for one's turn, victory and defeat.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use ghost_stories_engine::{Ending, Event};
use js_sys::{Array, Function, Promise, Reflect};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::browser::window;
use crate::settings::settings;

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    Dice,
    Ghost,
    Haunting,
    /// It is one's own turn.
    Bell,
    Victory,
    Defeat,
}

/// A tone: its shape, from and to which pitch it glides in hertz, when it begins and how long it sounds in seconds, how loud it is.
struct Tone(&'static str, f32, f32, f32, f32, f32);

impl Sound {
    /// The sound of what happened; the gravest of it.
    pub fn of(events: &[Event]) -> Option<Sound> {
        let sound = |event: &Event| match event {
            Event::GameOver { ending: Ending::Won } => Some(Sound::Victory),
            Event::GameOver { .. } => Some(Sound::Defeat),
            Event::TileHaunted { .. } => Some(Sound::Haunting),
            Event::CardPlaced { .. } => Some(Sound::Ghost),
            Event::TaoRolled { .. } | Event::CurseRolled { .. } => Some(Sound::Dice),
            _ => None,
        };
        events.iter().filter_map(sound).max_by_key(|sound| match sound {
            Sound::Bell => 0,
            Sound::Dice => 1,
            Sound::Ghost => 2,
            Sound::Haunting => 3,
            Sound::Victory | Sound::Defeat => 4,
        })
    }

    fn tones(self) -> Vec<Tone> {
        match self {
            Sound::Dice => [0.0, 0.05, 0.11, 0.19, 0.24]
                .map(|at| Tone("square", 900.0 - at * 1600.0, 300.0, at, 0.03, 0.35))
                .into(),
            Sound::Ghost => vec![
                Tone("sine", 180.0, 420.0, 0.0, 0.5, 0.5),
                Tone("sine", 184.0, 428.0, 0.0, 0.5, 0.5),
                Tone("sine", 420.0, 140.0, 0.45, 0.6, 0.4),
            ],
            Sound::Haunting => vec![
                Tone("sawtooth", 110.0, 55.0, 0.0, 1.1, 0.35),
                Tone("sine", 233.0, 116.0, 0.0, 1.2, 0.6),
                Tone("sine", 247.0, 110.0, 0.1, 1.2, 0.5),
            ],
            Sound::Bell => vec![
                Tone("sine", 660.0, 658.0, 0.0, 1.2, 0.7),
                Tone("sine", 1320.0, 1318.0, 0.0, 0.8, 0.3),
                Tone("sine", 1782.0, 1780.0, 0.0, 0.4, 0.15),
            ],
            Sound::Victory => [(392.0, 0.0), (494.0, 0.16), (587.0, 0.32), (784.0, 0.5)]
                .map(|(pitch, at)| Tone("triangle", pitch, pitch, at, 0.7, 0.6))
                .into(),
            Sound::Defeat => [(294.0, 0.0), (277.0, 0.3), (233.0, 0.6), (147.0, 0.95)]
                .map(|(pitch, at)| Tone("triangle", pitch, pitch * 0.97, at, 0.9, 0.6))
                .into(),
        }
    }

    /// How long a telephone trembles with it, in milliseconds.
    fn tremble(self) -> Option<u32> {
        match self {
            Sound::Bell => Some(60),
            Sound::Haunting => Some(180),
            Sound::Victory | Sound::Defeat => Some(300),
            Sound::Dice | Sound::Ghost => None,
        }
    }
}

thread_local! {
    /// Browsers let nothing sound before somebody touched the page, and neither do we.
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
    static CONTEXT: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Waits for the first touch of the page; from then on sounds are heard.
pub fn wait_for_touch() {
    let touch = |_| TOUCHED.set(true);
    let pointer = window_event_listener(ev::pointerdown, move |event| touch(JsValue::from(event)));
    let key = window_event_listener(ev::keydown, move |event| touch(JsValue::from(event)));
    on_cleanup(move || {
        pointer.remove();
        key.remove();
    });
}

/// Lets a sound be heard as loud as the settings say, and a telephone tremble if they say so.
pub fn play(sound: Sound) {
    if document().hidden() {
        return;
    }
    play_unseen(sound);
}

/// Lets a sound be heard even while nobody sees the page.
pub fn play_unseen(sound: Sound) {
    if !TOUCHED.get() {
        return;
    }
    let settings = settings();
    let volume = f32::from(settings.volume.get_untracked()) / 10.0;
    if volume > 0.0 && !settings.mute.get_untracked() {
        // In a task of its own, for the step that is heard must be seen. A browser without sounds is silent.
        let sounded = async move { drop(sound_in(sound, volume * volume).await) };
        set_timeout(move || spawn_local(sounded), Duration::ZERO);
    }
    if let Some(time) = sound.tremble().filter(|_| settings.vibrate.get_untracked()) {
        let _ = call(&window().navigator(), "vibrate", &[time.into()]);
    }
}

async fn sound_in(sound: Sound, volume: f32) -> Result<(), JsValue> {
    let context = context().await?;
    if Reflect::get(&context, &"state".into())? == "suspended" {
        call(&context, "resume", &[])?;
    }
    let now = Reflect::get(&context, &"currentTime".into())?.as_f64().unwrap_or_default();
    for tone in sound.tones() {
        sound_tone(&context, now, &tone, volume)?;
    }
    Ok(())
}

/// An oscillator through a gain that swells quickly and dies away.
fn sound_tone(context: &JsValue, now: f64, tone: &Tone, volume: f32) -> Result<(), JsValue> {
    let &Tone(shape, from, to, at, lasts, loud) = tone;
    let (begin, end) = (now + f64::from(at), now + f64::from(at + lasts));
    let oscillator = call(context, "createOscillator", &[])?;
    Reflect::set(&oscillator, &"type".into(), &shape.into())?;
    let pitch = Reflect::get(&oscillator, &"frequency".into())?;
    call(&pitch, "setValueAtTime", &[from.into(), begin.into()])?;
    call(&pitch, "linearRampToValueAtTime", &[to.into(), end.into()])?;
    let gain = call(context, "createGain", &[])?;
    let level = Reflect::get(&gain, &"gain".into())?;
    call(&level, "setValueAtTime", &[0.into(), begin.into()])?;
    call(&level, "linearRampToValueAtTime", &[(loud * volume * 0.5).into(), (begin + 0.012).into()])?;
    call(&level, "linearRampToValueAtTime", &[0.into(), end.into()])?;
    call(&oscillator, "connect", std::slice::from_ref(&gain))?;
    call(&gain, "connect", &[Reflect::get(context, &"destination".into())?])?;
    call(&oscillator, "start", &[begin.into()])?;
    call(&oscillator, "stop", &[end.into()])?;
    Ok(())
}

/// What makes sounds, once for the page.
async fn context() -> Result<JsValue, JsValue> {
    let made = || CONTEXT.with_borrow(Clone::clone);
    if let Some(context) = made() {
        return Ok(context);
    }
    // A browser that has not yet looked for its loudspeakers would hold up the page while it does.
    if let Ok(devices) = devices() {
        let _ = JsFuture::from(devices).await;
    }
    // Another sound may have waited, too.
    if let Some(context) = made() {
        return Ok(context);
    }
    let kind: Function = Reflect::get(&window(), &"AudioContext".into())?.dyn_into()?;
    let context = Reflect::construct(&kind, &Array::new())?;
    CONTEXT.set(Some(context.clone()));
    Ok(context)
}

/// Has the browser look for its loudspeakers, beside the page; only where the connection is safe.
fn devices() -> Result<Promise, JsValue> {
    let media = Reflect::get(&window().navigator(), &"mediaDevices".into())?;
    call(&media, "enumerateDevices", &[])?.dyn_into()
}

fn call(object: &JsValue, method: &str, given: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    method.apply(object, &given.iter().collect())
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Colour, CurseFace, Defeat};

    use super::*;

    #[test]
    fn the_gravest_of_what_happened_is_heard() {
        let rolled = Event::CurseRolled { board: Colour::Red, face: CurseFace::Haunt };
        let lost = Event::GameOver { ending: Ending::Lost(Defeat::AllDead) };
        assert_eq!(Sound::of(&[rolled]), Some(Sound::Dice));
        assert_eq!(Sound::of(&[rolled, lost]), Some(Sound::Defeat));
        assert_eq!(Sound::of(&[Event::TurnBegan { board: Colour::Red }]), None);
    }
}
