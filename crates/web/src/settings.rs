//! What a person has set: language, pace of the animations and of the bots, size of the words, chance to win.

use ghost_stories_lang::{Language, PageWords, Text};
use leptos::prelude::*;

use crate::browser;
use crate::lazy_assets::{Asset, LazyAssets};
use crate::store;

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    Slow,
    Normal,
    Fast,
    Off,
}

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Off];

    /// The word under which it is kept.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Off => "off",
        }
    }

    /// As the system wishes.
    fn suggested() -> Pace {
        if browser::wants_less_motion() { Pace::Off } else { Pace::Normal }
    }

    /// Milliseconds for what takes so many at normal pace.
    pub fn milliseconds(self, normal: u32) -> u32 {
        match self {
            Pace::Slow => normal * 2,
            Pace::Normal => normal,
            Pace::Fast => normal / 3,
            Pace::Off => 0,
        }
    }
}

const MORE_CONTRAST: &str = "(prefers-contrast: more)";
const LIGHT: &str = "(prefers-color-scheme: light)";

/// What the page looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// As the system asks for.
    System,
    Dark,
    Paper,
    Contrast,
}

impl Look {
    pub const ALL: [Look; 4] = [Look::System, Look::Dark, Look::Paper, Look::Contrast];

    /// The word under which it is kept, and by which the style knows it.
    pub fn name(self) -> &'static str {
        match self {
            Look::System => "system",
            Look::Dark => "dark",
            Look::Paper => "paper",
            Look::Contrast => "contrast",
        }
    }

    /// What is seen: the system's wish if nothing else is chosen.
    fn shown(self) -> Look {
        match self {
            Look::System if browser::asks_for(MORE_CONTRAST) => Look::Contrast,
            Look::System if browser::asks_for(LIGHT) => Look::Paper,
            Look::System => Look::Dark,
            chosen => chosen,
        }
    }
}

/// The settings, shared by the whole page.
#[derive(Clone, Copy)]
pub struct Settings {
    pub language: RwSignal<Language>,
    /// True if the words of a language that was chosen could not be loaded.
    pub language_failed: RwSignal<bool>,
    pub pace: RwSignal<Pace>,
    pub large: RwSignal<bool>,
    /// How long bots take to choose, thinking or not.
    pub bot_pace: RwSignal<Pace>,
    /// True if the chance to win is shown beside the table.
    pub chance: RwSignal<bool>,
    pub look: RwSignal<Look>,
    /// From 0 to 10.
    pub volume: RwSignal<u8>,
    pub mute: RwSignal<bool>,
    /// True if a telephone trembles.
    pub vibrate: RwSignal<bool>,
    /// True if the browser tells whose turn it is while the page is not seen.
    pub notify: RwSignal<bool>,
    /// True if the table is turned so that one's own side is at the bottom.
    pub turned: RwSignal<bool>,
    /// What the page loads once somebody wants it.
    pub later: LazyAssets,
}

impl Settings {
    /// As they were kept, or as the browser suggests.
    pub fn load() -> Settings {
        let kept = |name: &str| {
            let kept = store::get(name);
            Pace::ALL.into_iter().find(|pace| kept.as_deref() == Some(pace.name()))
        };
        let look = store::get("look");
        let look = Look::ALL.into_iter().find(|known| look.as_deref() == Some(known.name()));
        Settings {
            language: RwSignal::new(browser::language()),
            language_failed: RwSignal::new(false),
            pace: RwSignal::new(kept("pace").unwrap_or_else(Pace::suggested)),
            large: RwSignal::new(store::get("large").is_some()),
            bot_pace: RwSignal::new(kept("bot-pace").unwrap_or(Pace::Normal)),
            chance: RwSignal::new(store::get("chance").is_some()),
            look: RwSignal::new(look.unwrap_or(Look::System)),
            volume: RwSignal::new(store::get("volume").and_then(|volume| volume.parse().ok()).unwrap_or(3).min(10)),
            mute: RwSignal::new(store::get("mute").is_some()),
            vibrate: RwSignal::new(store::get("still").is_none()),
            notify: RwSignal::new(store::get("notify").is_some()),
            turned: RwSignal::new(store::get("unturned").is_none()),
            later: LazyAssets::new(),
        }
    }

    /// Keeps them, and tells the document its language.
    pub fn keep(self) {
        Effect::new(move |_| {
            let language = self.language.get();
            let _ = store::set("language", language.code());
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("lang", language.code());
            }
        });
        Effect::new(move |before: Option<Pace>| {
            let pace = self.pace.get();
            // What the system wishes is not kept, so that it may wish otherwise.
            if before.is_some() && (pace != Pace::suggested() || store::get("pace").is_some()) {
                let _ = store::set("pace", pace.name());
            }
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-pace", pace.name());
            }
            pace
        });
        browser::when_wish_changes(browser::LESS_MOTION, move || {
            if store::get("pace").is_none() {
                self.pace.set(Pace::suggested());
            }
        });
        Effect::new(move |_| {
            let _ = store::set("bot-pace", self.bot_pace.get().name());
        });
        self.keep_senses();
        Effect::new(move |_| keep_switch("chance", self.chance.get()));
        Effect::new(move |_| keep_switch("unturned", !self.turned.get()));
        Effect::new(move |_| {
            let large = self.large.get();
            keep_switch("large", large);
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-size", if large { "large" } else { "normal" });
            }
        });
    }

    /// Keeps what the page looks and sounds like, and shows it.
    fn keep_senses(self) {
        for wish in [MORE_CONTRAST, LIGHT] {
            browser::when_wish_changes(wish, move || self.look.notify());
        }
        Effect::new(move |_| {
            let look = self.look.get();
            let _ = store::set("look", look.name());
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-look", look.shown().name());
            }
        });
        Effect::new(move |_| {
            let _ = store::set("volume", &self.volume.get().to_string());
        });
        Effect::new(move |_| keep_switch("mute", self.mute.get()));
        Effect::new(move |_| keep_switch("still", !self.vibrate.get()));
        Effect::new(move |_| keep_switch("notify", self.notify.get()));
    }

    /// Speaks another language as soon as its words are there.
    pub fn speak(self, language: Language) {
        let tell = move |there: bool| {
            self.language_failed.set(!there);
            if there {
                self.language.set(language);
            }
        };
        if language.has(Text::Words) {
            tell(true);
        } else {
            self.later.want_then(Asset::Words(Text::Words, language), tell);
        }
    }

    /// The language now. The page is drawn anew when it changes.
    pub fn language(self) -> Language {
        self.language.get_untracked()
    }

    /// The page's own words.
    pub fn words(self) -> PageWords {
        self.language().page()
    }
}

fn keep_switch(name: &str, on: bool) {
    if on {
        let _ = store::set(name, "yes");
    } else {
        store::remove(name);
    }
}

/// The settings of the page.
pub fn settings() -> Settings {
    expect_context()
}
