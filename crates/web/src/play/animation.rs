//! What the last steps brought about, while it is moved over the table and told.

use std::time::Duration;

use ghost_stories_engine::{BlackSecretEvent, Event, WhiteMoonEvent};
use leptos::prelude::*;

use crate::settings::Pace;

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
    /// How many of the last of them have not come yet: each is told when it is seen.
    untold: RwSignal<usize>,
    /// Counts what is waited for, so that what comes too late finds out.
    waits: StoredValue<u64>,
    /// True while what happened is shown before something follows.
    settling: StoredValue<bool>,
}

impl Animation {
    pub(super) fn new() -> Animation {
        Animation {
            busy: RwSignal::new(false),
            running: RwSignal::new(false),
            last_step: RwSignal::new((0, Vec::new())),
            told: RwSignal::new(Vec::new()),
            untold: RwSignal::new(0),
            waits: StoredValue::new(0),
            settling: StoredValue::new(false),
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
        self.untold.track();
    }

    /// Looks at what is told in words; followed.
    pub fn with_told<T>(self, look: impl FnOnce(&[Event]) -> T) -> T {
        let untold = self.untold.get();
        self.told.with(|told| look(&told[..told.len().saturating_sub(untold)]))
    }

    /// One more step happened: what it brought about is told one thing after the other.
    pub(super) fn add(self, step: usize, events: Vec<Event>, pace: Pace) {
        let wait = self.next_wait();
        self.told.update(|told| told.extend(&events));
        let moments = moments(&events);
        self.last_step.set((step, events));
        let number = moments.len();
        self.untold.set(if pace == Pace::Off { 0 } else { number });
        for (index, moment) in moments.into_iter().enumerate().filter(|_| pace != Pace::Off) {
            let tell = move || {
                if self.is_awaited(wait) {
                    self.untold.set(number - index - 1);
                }
            };
            set_timeout(tell, Duration::from_millis(pace.milliseconds(moment.told).into()));
        }
    }

    /// Nothing but this step is moved and told.
    pub(super) fn replace(self, step: usize, events: Vec<Event>) {
        self.next_wait();
        self.untold.set(0);
        self.told.set(events.clone());
        self.last_step.set((step, events));
    }

    /// This is told, and nothing is moved.
    pub(super) fn tell(self, told: Vec<Event>) {
        self.next_wait();
        self.untold.set(0);
        self.told.set(told);
        self.stop();
    }

    /// A decision was made: what happened before is told no longer.
    pub(super) fn forget_told(self) {
        self.untold.set(0);
        self.told.set(Vec::new());
    }

    /// All that happened is told now, and nothing is moved any more.
    pub(super) fn hurry(self) {
        self.next_wait();
        self.untold.set(0);
        self.stop();
    }

    /// Begins to wait for something; what was waited for before is not meant any more.
    fn next_wait(self) -> u64 {
        self.waits
            .try_update_value(|waits| {
                *waits += 1;
                *waits
            })
            .unwrap_or_default()
    }

    /// What happened is being shown, and something follows it then; gives back what is waited for.
    pub(super) fn begin_settling(self) -> u64 {
        self.settling.set_value(true);
        self.waits.get_value()
    }

    /// It was shown, and what follows is done.
    pub(super) fn end_settling(self) {
        self.settling.set_value(false);
    }

    /// True if something follows once what happened was shown.
    pub(super) fn is_settling(self) -> bool {
        self.settling.try_get_value().unwrap_or(false)
    }

    /// True if this is still waited for, and the screen is still there.
    pub(super) fn is_awaited(self, wait: u64) -> bool {
        self.waits.try_get_value() == Some(wait)
    }

    /// Nothing is moved.
    pub(super) fn stop(self) {
        self.last_step.set((0, Vec::new()));
    }

    /// How long the last step wants to be seen, in milliseconds at normal pace.
    pub(super) fn length(self) -> u32 {
        self.last_step.with_untracked(|(_, events)| moments(events).last().map_or(0, |moment| moment.ends))
    }
}

/// When something is seen and told, in milliseconds at normal pace from the beginning of its step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    pub begins: u32,
    /// Dice are told of once they lie.
    pub told: u32,
    pub ends: u32,
}

/// The longest that a step is shown.
const LONGEST: u32 = 3600;

/// One moment after the other. If much happens in a step, it happens faster.
pub fn moments(events: &[Event]) -> Vec<Moment> {
    let total: u32 = events.iter().copied().map(length).sum();
    let fitted = |time: u32| if total > LONGEST { time * LONGEST / total } else { time };
    let mut begins = 0;
    let moment = |&event: &Event| {
        let ends = begins + length(event);
        let told = if is_roll(event) { begins + (ends - begins) * 4 / 5 } else { begins };
        let moment = Moment { begins: fitted(begins), told: fitted(told), ends: fitted(ends) };
        begins = ends;
        moment
    };
    events.iter().map(moment).collect()
}

fn is_roll(event: Event) -> bool {
    matches!(
        event,
        Event::TaoRolled { .. }
            | Event::TaoRerolled { .. }
            | Event::CurseRolled { .. }
            | Event::BlackSecret(BlackSecretEvent::ShadowAttacked { .. })
    )
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
        Event::TaoRolled { .. } | Event::TaoRerolled { .. } | Event::CurseRolled { .. } => LONG,
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

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Cause, Colour, CurseFace, Tile};

    use super::*;

    #[test]
    fn each_thing_is_told_when_it_is_seen_and_dice_when_they_lie() {
        let board = Colour::Red;
        let haunted = Event::TileHaunted { tile: Tile::Altar, cause: Cause::Haunter };
        let rolled = Event::CurseRolled { board, face: CurseFace::Haunt };
        let told = moments(&[Event::TurnBegan { board }, rolled, haunted]);
        assert!(told[0].told == 0 && told[0].ends == told[1].begins && told[1].ends == told[2].begins);
        assert!(told[1].told > told[1].begins + LONG / 2 && told[1].told < told[2].told);
        assert_eq!(moments(&[haunted; 40]).last().map(|moment| moment.ends), Some(LONGEST));
        assert!(moments(&[]).is_empty());
    }
}
