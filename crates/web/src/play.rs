//! A game at the page: what is shown, what may be chosen, what follows by itself, and that nothing is lost.

mod bots;
mod online;
mod plan;
mod point;
mod veil;

use std::time::Duration;

use ghost_stories_bots::Player;
use ghost_stories_engine::{BlackSecretEvent, ByColour, Choice, Event, Position, Waiting, WhiteMoonEvent, Who};
use ghost_stories_odds::{Foreseen, Reach, forecast, reach};
use ghost_stories_table::{Step, Table};
use leptos::prelude::*;

use crate::browser;
use crate::online::Remote;
use crate::panel::Dragged;
use crate::seats::Seats;
use crate::settings::{Settings, settings};
use crate::shelf;
use crate::store::Trouble;
use crate::target::Target;

pub use plan::{Foe, Plan, is_split};
use point::rolls;
pub use veil::Veil;

/// How many turns the forecast looks ahead: once round the table.
const TURNS_AHEAD: usize = 4;

/// What is being done with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// It is played and saved.
    Game,
    /// It is played at a table of a server.
    Online,
    /// It is looked at.
    Replay,
    /// It follows the script of a lesson.
    Lesson,
}

/// What a lesson lets the pupil choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    All,
    Only(Choice),
    Nothing,
}

impl Allowed {
    fn lets(self, option: Choice) -> bool {
        match self {
            Allowed::All => true,
            Allowed::Only(only) => option == only,
            Allowed::Nothing => false,
        }
    }
}

/// The panels that can be called up beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    Forecast,
    Odds,
    Log,
    Hints,
    /// How the chance to win went, once the game is over or looked at.
    Course,
    /// White Moon's families.
    Families,
    /// Wu-Feng's curses and the Blood Mantras.
    BlackSecret,
}

/// Who does what comes next.
enum Next {
    /// Nobody: it happens by itself.
    Itself,
    /// A person chooses, or the game is over.
    Person,
    Bot(Who, Player),
    /// The server has told it.
    Sourced(Step),
}

/// A game at the page. It is shared by reference, so that what is drawn holds no more than that.
pub struct Play {
    pub mode: Mode,
    table: StoredValue<Table>,
    id: StoredValue<Option<String>>,
    seats: StoredValue<Seats>,
    names: StoredValue<ByColour<Option<String>>>,
    /// Counts every change of who plays.
    seated: RwSignal<usize>,
    settings: Settings,
    /// The table of the server at which it is played.
    pub remote: Option<&'static Remote>,
    /// What the server has told and is still to be seen.
    queue: StoredValue<Vec<Step>>,
    /// Counts every change of the record.
    changes: RwSignal<usize>,
    /// Counts how often something of the past turned out otherwise.
    pub retold: RwSignal<usize>,
    /// How many steps are shown.
    pub shown: RwSignal<usize>,
    /// True while Wu-Feng's hand is not to be seen.
    pub hidden: Memo<bool>,
    /// True once Wu-Feng has lifted the cover, until he has decided.
    unveiled: RwSignal<bool>,
    /// True once he has, until the others have the screen back.
    to_give_back: RwSignal<bool>,
    /// True while Wu-Feng must lift the cover to decide.
    pub covered: Memo<bool>,
    /// True while the others must take the screen back to decide.
    pub given_back: Memo<bool>,
    /// The shown position, as it may be seen.
    pub position: Memo<Position>,
    /// True while things still happen by themselves.
    pub busy: RwSignal<bool>,
    /// What may be chosen now; empty while things happen, or while the past is shown.
    pub options: Memo<Vec<Choice>>,
    /// The exorcisms in reach while the player on turn decides.
    pub reach: Memo<Vec<Reach>>,
    /// What the ghosts will do once round the table.
    pub forecast: Memo<Vec<Foreseen>>,
    /// What was pointed at so far.
    pub pointed: RwSignal<Vec<Target>>,
    /// A choice that rolls dice and waits for a last word.
    pub asking: RwSignal<Option<Choice>>,
    /// The thing that is explained.
    pub explained: RwSignal<Option<Target>>,
    /// True while pointing explains instead of choosing.
    pub explaining: RwSignal<bool>,
    /// True while pointing shows a thing to the others instead of choosing.
    pub showing: RwSignal<bool>,
    /// What is planned to be spent after a roll.
    pub plan: RwSignal<Plan>,
    /// What the last step brought about, with the number of the step: moved on the table, told in words.
    pub happened: RwSignal<(usize, Vec<Event>)>,
    /// What is being dragged.
    pub dragged: RwSignal<Option<Dragged>>,
    /// What was brought about since the last decision, to be told in words.
    pub told: RwSignal<Vec<Event>>,
    /// Why the game could not be saved.
    pub trouble: RwSignal<Option<Trouble>>,
    /// True while a replay runs.
    pub running: RwSignal<bool>,
    /// The panel that is called up.
    pub tab: RwSignal<Tab>,
    /// The bot that is thinking.
    pub thinking: RwSignal<Option<Who>>,
    /// True while the bots pause.
    pub paused: RwSignal<bool>,
    /// The things that a hint is about.
    pub hinted: RwSignal<Vec<Target>>,
    /// What may be chosen at all; a lesson narrows it.
    pub allowed: RwSignal<Allowed>,
}

impl Play {
    /// A game that is shown from its last step on, or a replay from its start.
    pub fn new(table: Table, id: Option<String>, seats: Seats, mode: Mode) -> &'static Play {
        Play::with_remote(table, id, seats, mode, None)
    }

    fn with_remote(
        table: Table,
        id: Option<String>,
        seats: Seats,
        mode: Mode,
        remote: Option<&'static Remote>,
    ) -> &'static Play {
        let names = StoredValue::new(table.names().clone());
        let shown = RwSignal::new(if mode == Mode::Replay { 0 } else { table.len() });
        let (table, seats) = (StoredValue::new(table), StoredValue::new(seats));
        let changes = RwSignal::new(0);
        let busy = RwSignal::new(false);
        let allowed = RwSignal::new(Allowed::All);
        let (unveiled, to_give_back) = (RwSignal::new(false), RwSignal::new(false));
        let veil = move || {
            changes.track();
            table.with_value(|table| seats.with_value(|seats| Veil::at(table, seats, remote)))
        };
        let hidden = Memo::new(move |_| veil().hides(unveiled.get()));
        let position = Memo::new(move |_| {
            changes.track();
            let steps = shown.get();
            let position = table.with_value(|table| *table.game().position_after(steps).unwrap_or(table.position()));
            if hidden.get() { position.veiled() } else { position }
        });
        // While somebody may decide at the table itself.
        let live = move || {
            changes.track();
            mode != Mode::Replay && !busy.get() && table.with_value(Table::len) == shown.get()
        };
        let covered = Memo::new(move |_| {
            live()
                && hidden.get()
                && veil() == Veil::Cover
                && table.with_value(|table| veil::shows_hand(table.position()))
        });
        let given_back = Memo::new(move |_| {
            let taoist = |waiting| matches!(waiting, Waiting::Choice(Who::Taoist(_)));
            live() && to_give_back.get() && table.with_value(|table| taoist(table.position().waiting()))
        });
        let options = Memo::new(move |_| {
            if !live() || covered.get() || given_back.get() {
                return Vec::new();
            }
            // At a table of a server everybody decides for their own seats.
            let theirs = |position: &Position| match (remote, position.waiting()) {
                (Some(remote), Waiting::Choice(who)) => remote.is_connected() && remote.decides(who),
                _ => true,
            };
            if !table.with_value(|table| theirs(table.position())) {
                return Vec::new();
            }
            let mut options = table.with_value(|table| table.position().options().to_vec());
            let allowed = allowed.get();
            options.retain(|&option| allowed.lets(option));
            options
        });
        let reach = Memo::new(move |_| if options.with(Vec::is_empty) { Vec::new() } else { reach(&position.get()) });
        // A few hundred bytes for each game that is opened, for as long as the page is.
        Box::leak(Box::new(Play {
            mode,
            table,
            id: StoredValue::new(id),
            seats,
            names,
            seated: RwSignal::new(0),
            settings: settings(),
            remote,
            queue: StoredValue::new(Vec::new()),
            changes,
            retold: RwSignal::new(0),
            shown,
            hidden,
            unveiled,
            to_give_back,
            covered,
            given_back,
            position,
            busy,
            options,
            reach,
            forecast: Memo::new(move |_| forecast(&position.get(), TURNS_AHEAD)),
            pointed: RwSignal::new(Vec::new()),
            asking: RwSignal::new(None),
            explained: RwSignal::new(None),
            explaining: RwSignal::new(false),
            showing: RwSignal::new(false),
            plan: RwSignal::new(Plan::NONE),
            happened: RwSignal::new((0, Vec::new())),
            dragged: RwSignal::new(None),
            told: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            running: RwSignal::new(false),
            tab: RwSignal::new(if mode == Mode::Replay { Tab::Log } else { Tab::Forecast }),
            thinking: RwSignal::new(None),
            paused: RwSignal::new(false),
            hinted: RwSignal::new(Vec::new()),
            allowed,
        }))
    }

    /// Looks at the record.
    pub fn with<T>(&'static self, look: impl FnOnce(&Table) -> T) -> T {
        self.table.with_value(look)
    }

    /// How many steps the record has; followed.
    pub fn len(&'static self) -> usize {
        self.changes.track();
        self.with(Table::len)
    }

    /// True if the shown position is the last; followed.
    pub fn is_live(&'static self) -> bool {
        self.shown.get() == self.len()
    }

    /// Makes a choice.
    pub fn choose(&'static self, choice: Choice) {
        if !self.options.with_untracked(|options| options.contains(&choice)) {
            return;
        }
        if let Some(remote) = self.remote {
            return self.send(remote, choice);
        }
        self.told.set(Vec::new());
        self.take(|table| table.choose(choice).is_ok());
    }

    /// Makes a choice; where dice follow at once, so that there is no way back, the odds are shown first.
    pub fn pick(&'static self, choice: Choice) {
        if rolls(choice) && self.asking.get_untracked() != Some(choice) {
            self.ask(choice);
        } else {
            self.choose(choice);
        }
    }

    fn ask(&'static self, choice: Choice) {
        self.explained.set(None);
        self.asking.set(Some(choice));
        browser::reveal("actions");
    }

    /// Plays a step of a script.
    pub fn script(&'static self, step: Step) {
        self.take(|table| table.step(step).is_ok());
    }

    /// Changes the record by one step, saves it, shows it, and lets follow what follows by itself.
    fn take(&'static self, change: impl FnOnce(&mut Table) -> bool) -> bool {
        if !self.table.try_update_value(change).unwrap_or(false) {
            return false;
        }
        self.save();
        let len = self.with(Table::len);
        self.clear();
        self.cover_again();
        let events = self.events(len);
        self.told.update(|told| told.extend(&events));
        self.happened.set((len, events));
        self.busy.set(true);
        self.shown.set(len);
        self.changes.update(|changes| *changes += 1);
        self.settle();
        true
    }

    /// Forgets what was pointed at and planned.
    pub fn clear(&'static self) {
        self.pointed.set(Vec::new());
        self.asking.set(None);
        self.plan.set(Plan::NONE);
    }

    fn save(&'static self) {
        if self.mode != Mode::Game {
            return;
        }
        if let Some(id) = self.id.get_value() {
            self.trouble.set(self.with(|table| shelf::save(&id, table)).err());
        }
    }

    /// Waits until what happened was seen, then deals what chance owes or makes the only choice there is.
    pub fn settle(&'static self) {
        if self.mode == Mode::Replay {
            return;
        }
        self.thinking.set(None);
        let changes = self.changes.get_untracked();
        let pause = self.settings.pace.get_untracked().milliseconds(length(&self.happened.get_untracked().1));
        let pause = pause + self.pause_before_told();
        self.busy.set(true);
        set_timeout(
            move || {
                let current = self.changes.try_get_untracked() == Some(changes);
                if !current || !self.is_at_end() {
                    return;
                }
                match self.next() {
                    Next::Person => self.busy.set(false),
                    Next::Bot(who, player) => self.let_choose(who, player, false),
                    Next::Itself => drop(self.take(|table| table.advance().is_some())),
                    Next::Sourced(step) => self.play_told(step),
                }
            },
            Duration::from_millis(pause.into()),
        );
    }

    fn next(&'static self) -> Next {
        match self.mode {
            Mode::Lesson => return Next::Person,
            Mode::Online => return self.next_told().map_or(Next::Person, Next::Sourced),
            Mode::Game | Mode::Replay => {}
        }
        let seats = self.seats.get_value();
        self.with(|table| match table.position().waiting() {
            Waiting::Over(_) => Next::Person,
            Waiting::Chance(_) => Next::Itself,
            Waiting::Choice(_) if table.position().options().len() == 1 => Next::Itself,
            Waiting::Choice(who) => seats.player(who).map_or(Next::Person, |player| Next::Bot(who, player)),
        })
    }

    /// True if the last decision can be taken back; followed.
    pub fn can_undo(&'static self) -> bool {
        self.changes.track();
        match self.remote {
            Some(remote) => self.may_ask_to_undo(remote),
            None => self.mode == Mode::Game && self.is_live() && self.undo_to().is_some(),
        }
    }

    /// Takes the last decision of a person back, if no dice or card came since, with what bots chose after it.
    pub fn undo(&'static self) {
        if let Some(remote) = self.remote {
            return self.ask_to_undo(remote);
        }
        let Some(before) = self.undo_to().filter(|_| self.mode == Mode::Game && self.is_at_end()) else { return };
        self.table.update_value(|table| while table.len() > before && table.undo() {});
        self.thinking.set(None);
        self.save();
        self.clear();
        self.hide();
        self.take_back();
        self.happened.set((0, Vec::new()));
        self.told.set(Vec::new());
        self.busy.set(false);
        self.shown.set(self.with(Table::len));
        self.changes.update(|changes| *changes += 1);
    }

    /// Shows the position after so many steps; at the last one the game goes on.
    pub fn show(&'static self, steps: usize) {
        if self.mode == Mode::Online {
            self.catch_up();
        }
        let len = self.with(Table::len);
        let steps = steps.min(len);
        let forward = steps == self.shown.get_untracked() + 1;
        self.hide();
        let events = if forward { self.events(steps) } else { Vec::new() };
        self.told.set(events.clone());
        self.happened.set((steps, events));
        self.clear();
        self.shown.set(steps);
        if steps == len && matches!(self.mode, Mode::Game | Mode::Online) {
            self.settle();
        }
    }

    /// Keeps the game up to the shown step as a new one and gives back its name: what if it had gone otherwise?
    pub fn branch(&'static self) -> Result<String, Trouble> {
        let branch = self.with(|table| table.branch(self.shown.get_untracked()));
        let id = shelf::new_id();
        shelf::set_seats(&id, &self.seats.get_value());
        shelf::save(&id, &branch).map(|()| id)
    }

    /// Runs a replay on, a step at a time.
    pub fn run(&'static self) {
        if !self.running.try_get_untracked().unwrap_or(false) {
            return;
        }
        let shown = self.shown.get_untracked();
        if shown == self.with(Table::len) {
            self.running.set(false);
            return;
        }
        self.show(shown + 1);
        let pause = self.settings.pace.get_untracked().milliseconds(length(&self.happened.get_untracked().1)).max(60);
        set_timeout(move || self.run(), Duration::from_millis(pause.into()));
    }
}

/// How long what happened wants to be seen, in milliseconds at normal pace.
fn length(events: &[Event]) -> u32 {
    let one = |event: &Event| match event {
        Event::TaoRolled { .. }
        | Event::CurseRolled { .. }
        | Event::BlackSecret(BlackSecretEvent::ShadowAttacked { .. }) => 900,
        Event::CardDrawn { .. }
        | Event::CardPlaced { .. }
        | Event::GhostExorcised { .. }
        | Event::TileHaunted { .. }
        | Event::TileRestored { .. }
        | Event::TaoistDied { .. }
        | Event::WhiteMoon(
            WhiteMoonEvent::VillagerDied { .. }
            | WhiteMoonEvent::VillagerSaved { .. }
            | WhiteMoonEvent::BarrierBegan { .. },
        )
        | Event::BlackSecret(
            BlackSecretEvent::CurseThrown { .. }
            | BlackSecretEvent::DemonSummoned { .. }
            | BlackSecretEvent::DemonExorcised { .. }
            | BlackSecretEvent::MantraTriggered { .. }
            | BlackSecretEvent::ShadowCame { .. }
            | BlackSecretEvent::TokenRevealed { .. },
        ) => 600,
        Event::TaoistMoved { .. }
        | Event::GhostMoved { .. }
        | Event::TurnBegan { .. }
        | Event::BlackSecret(
            BlackSecretEvent::DemonMoved { .. }
            | BlackSecretEvent::ShadowMoved { .. }
            | BlackSecretEvent::LevelChanged { .. },
        ) => 350,
        _ => 250,
    };
    events.iter().map(one).sum::<u32>().clamp(0, 2400)
}
