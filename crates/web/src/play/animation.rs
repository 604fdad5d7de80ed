//! What the last steps brought about, while it is moved over the table and told.

use ghost_stories_engine::{BlackSecretEvent, Event, WhiteMoonEvent};
use leptos::prelude::*;

/// What just happened. It changes as the game goes on or another step is shown; what is drawn follows it.
#[derive(Clone, Copy)]
pub struct Animation {
    /// True while things still happen by themselves, so that nothing is to be chosen yet.
    busy: RwSignal<bool>,
    /// True while a replay runs on by itself.
    running: RwSignal<bool>,
    /// What the last step brought about, to be moved on the table. With the number of the step, because two may bring about the same.
    last_step: RwSignal<(usize, Vec<Event>)>,
    /// What was brought about since the last decision: dice and bots that follow it are told together with it.
    told: RwSignal<Vec<Event>>,
}

impl Animation {
    pub(super) fn new() -> Animation {
        Animation {
            busy: RwSignal::new(false),
            running: RwSignal::new(false),
            last_step: RwSignal::new((0, Vec::new())),
            told: RwSignal::new(Vec::new()),
        }
    }

    /// True while things still happen by themselves; followed.
    pub fn is_busy(self) -> bool {
        self.busy.get()
    }

    /// True while things happen now.
    pub fn is_busy_untracked(self) -> bool {
        self.busy.get_untracked()
    }

    pub(super) fn set_busy(self, busy: bool) {
        self.busy.set(busy);
    }

    /// Nothing happens any more, if the screen is still there.
    pub(super) fn try_rest(self) {
        self.busy.try_set(false);
    }

    /// True while a replay runs; followed.
    pub fn is_running(self) -> bool {
        self.running.get()
    }

    /// True if a replay runs now and its screen is still there.
    pub fn is_running_untracked(self) -> bool {
        self.running.try_get_untracked().unwrap_or(false)
    }

    /// Lets a replay run, or stops it.
    pub fn set_running(self, running: bool) {
        self.running.set(running);
    }

    /// The last step and what it brought about; followed.
    pub fn last_step(self) -> (usize, Vec<Event>) {
        self.last_step.get()
    }

    /// True if the last step brought about such an event; followed.
    pub fn has_just(self, such: impl Fn(&Event) -> bool) -> bool {
        self.last_step.with(|(_, events)| events.iter().any(such))
    }

    /// Follows what is told in words.
    pub fn track_told(self) {
        self.told.track();
    }

    /// Looks at what is told in words; followed.
    pub fn with_told<T>(self, look: impl FnOnce(&[Event]) -> T) -> T {
        self.told.with(|told| look(told))
    }

    /// One more step happened.
    pub(super) fn add(self, step: usize, events: Vec<Event>) {
        self.told.update(|told| told.extend(&events));
        self.last_step.set((step, events));
    }

    /// Nothing but this step is moved and told.
    pub(super) fn replace(self, step: usize, events: Vec<Event>) {
        self.told.set(events.clone());
        self.last_step.set((step, events));
    }

    /// This is told, and nothing is moved.
    pub(super) fn tell(self, told: Vec<Event>) {
        self.told.set(told);
        self.stop();
    }

    /// A decision was made: what happened before is told no longer.
    pub(super) fn forget_told(self) {
        self.told.set(Vec::new());
    }

    /// Nothing is moved.
    pub(super) fn stop(self) {
        self.last_step.set((0, Vec::new()));
    }

    /// How long the last step wants to be seen, in milliseconds at normal pace.
    pub(super) fn length(self) -> u32 {
        self.last_step.with_untracked(|(_, events)| events.iter().copied().map(length).sum::<u32>().clamp(0, 2400))
    }
}

/// What is thrown or rolled, and is to be read.
const LONG: u32 = 900;
/// What changes the table.
const USUAL: u32 = 600;
/// What only moves.
const SHORT: u32 = 350;
/// What shows elsewhere as well.
const GLANCE: u32 = 250;

/// How long an event wants to be seen.
fn length(event: Event) -> u32 {
    match event {
        Event::TaoRolled { .. } | Event::CurseRolled { .. } => LONG,
        Event::CardDrawn { .. }
        | Event::CardPlaced { .. }
        | Event::GhostExorcised { .. }
        | Event::TileHaunted { .. }
        | Event::TileRestored { .. }
        | Event::TaoistDied { .. } => USUAL,
        Event::TaoistMoved { .. } | Event::GhostMoved { .. } | Event::TurnBegan { .. } => SHORT,
        Event::YangBegan { .. }
        | Event::FigureAdvanced { .. }
        | Event::FigureReturned { .. }
        | Event::NothingToHaunt { .. }
        | Event::Overrun { .. }
        | Event::NoFreeSpace
        | Event::BuddhaReturned { .. }
        | Event::GhostDiscarded { .. }
        | Event::EffectBegan { .. }
        | Event::NoDieToHold { .. }
        | Event::CircleCleared { .. }
        | Event::CircleSet { .. }
        | Event::CurseSpared { .. }
        | Event::CurseRerolled { .. }
        | Event::TaoRerolled { .. }
        | Event::QiLost { .. }
        | Event::QiGained { .. }
        | Event::NoQiLeft { .. }
        | Event::NoTaoLeft { .. }
        | Event::TaoLost { .. }
        | Event::TaoSpent { .. }
        | Event::TaoGained { .. }
        | Event::YinYangSpent { .. }
        | Event::YinYangGained { .. }
        | Event::BoardPossessed { .. }
        | Event::TaoistRevived { .. }
        | Event::HelpAsked { .. }
        | Event::ExorcismBegan { .. }
        | Event::ExorcismFailed { .. }
        | Event::PowerUsed { .. }
        | Event::TokenSpent { .. }
        | Event::TokenTaken { .. }
        | Event::MantraLaid { .. }
        | Event::MantraReturned { .. }
        | Event::BuddhaTaken { .. }
        | Event::BuddhaPlaced { .. }
        | Event::GameOver { .. } => GLANCE,
        Event::WhiteMoon(event) => white_moon_length(event),
        Event::BlackSecret(event) => black_secret_length(event),
    }
}

fn white_moon_length(event: WhiteMoonEvent) -> u32 {
    match event {
        WhiteMoonEvent::VillagerDied { .. }
        | WhiteMoonEvent::VillagerSaved { .. }
        | WhiteMoonEvent::BarrierBegan { .. } => USUAL,
        WhiteMoonEvent::VillagerRevealed { .. }
        | WhiteMoonEvent::VillagerMoved { .. }
        | WhiteMoonEvent::VillagerReturned { .. }
        | WhiteMoonEvent::FamilySaved { .. }
        | WhiteMoonEvent::TaoistLaidDown { .. }
        | WhiteMoonEvent::TaoistStoodUp { .. }
        | WhiteMoonEvent::TaoLeft { .. }
        | WhiteMoonEvent::SuLingPlaced { .. }
        | WhiteMoonEvent::SuLingReturned { .. }
        | WhiteMoonEvent::CrystalGained { .. }
        | WhiteMoonEvent::CrystalSpent { .. }
        | WhiteMoonEvent::CrystalPlaced { .. }
        | WhiteMoonEvent::BarrierRolls { .. }
        | WhiteMoonEvent::BarrierSpent
        | WhiteMoonEvent::BarrierEnded
        | WhiteMoonEvent::TrainingBegan { .. }
        | WhiteMoonEvent::ArtifactGained { .. }
        | WhiteMoonEvent::ArtifactUsed { .. }
        | WhiteMoonEvent::DieTurned { .. }
        | WhiteMoonEvent::StoneVoid { .. }
        | WhiteMoonEvent::PortalTaken
        | WhiteMoonEvent::PortalReturned
        | WhiteMoonEvent::GhostsLeft { .. }
        | WhiteMoonEvent::Shapeshifted { .. }
        | WhiteMoonEvent::OnDeck { .. } => GLANCE,
    }
}

fn black_secret_length(event: BlackSecretEvent) -> u32 {
    match event {
        BlackSecretEvent::ShadowAttacked { .. } => LONG,
        BlackSecretEvent::CurseThrown { .. }
        | BlackSecretEvent::DemonSummoned { .. }
        | BlackSecretEvent::DemonExorcised { .. }
        | BlackSecretEvent::MantraTriggered { .. }
        | BlackSecretEvent::ShadowCame { .. }
        | BlackSecretEvent::TokenRevealed { .. } => USUAL,
        BlackSecretEvent::DemonMoved { .. }
        | BlackSecretEvent::ShadowMoved { .. }
        | BlackSecretEvent::LevelChanged { .. } => SHORT,
        BlackSecretEvent::CurseRevealed { .. }
        | BlackSecretEvent::CursesRenewed
        | BlackSecretEvent::MantraRevealed { .. }
        | BlackSecretEvent::QiLaid { .. }
        | BlackSecretEvent::MantraSwapped { .. }
        | BlackSecretEvent::CardSpent { .. }
        | BlackSecretEvent::DemonSearched { .. }
        | BlackSecretEvent::DemonHome { .. }
        | BlackSecretEvent::ShadowCursed { .. }
        | BlackSecretEvent::SkeletonPlaced { .. }
        | BlackSecretEvent::SkeletonLeft { .. }
        | BlackSecretEvent::LadderRemoved { .. }
        | BlackSecretEvent::LadderReturned { .. }
        | BlackSecretEvent::SummoningDrawn
        | BlackSecretEvent::IncarnationTaken { .. }
        | BlackSecretEvent::IncarnationPlayed { .. }
        | BlackSecretEvent::PowerOff { .. }
        | BlackSecretEvent::PowerBack { .. }
        | BlackSecretEvent::CursesForbidden
        | BlackSecretEvent::CursesAllowed
        | BlackSecretEvent::YinYangLost { .. }
        | BlackSecretEvent::CrystalReturned { .. }
        | BlackSecretEvent::PedestalCleared { .. }
        | BlackSecretEvent::MantraLaid { .. } => GLANCE,
    }
}
