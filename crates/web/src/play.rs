//! A game at the page: what is shown, what may be chosen, what follows by itself, and that nothing is lost.

mod bots;

use std::time::Duration;

use ghost_stories_bots::Player;
use ghost_stories_engine::{
    Choice, Colour, Event, MoonChoice, MoonEvent, Position, Space, SpaceSet, Tao, TaoCount, Waiting,
};
use ghost_stories_odds::{Foreseen, Reach, Spending, forecast, reach, spending};
use ghost_stories_table::{Step, Table};
use leptos::prelude::*;

use crate::browser;
use crate::panel::Dragged;
use crate::seats::Seats;
use crate::settings::{Settings, settings};
use crate::shelf;
use crate::store::Trouble;
use crate::thing::{Thing, things};

/// How many turns the forecast looks ahead: once round the table.
const TURNS_AHEAD: usize = 4;

/// What is being done with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// It is played and saved.
    Game,
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
}

/// Who does what comes next.
enum Next {
    /// Nobody: it happens by itself.
    Itself,
    /// A person chooses, or the game is over.
    Person,
    Bot(Colour, Player),
}

/// What is planned to be spent after a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    pub ghosts: SpaceSet,
    pub tao: TaoCount,
    pub crystals: u8,
}

impl Plan {
    pub const NONE: Plan = Plan { ghosts: SpaceSet::EMPTY, tao: TaoCount::NONE, crystals: 0 };

    /// What is spent by a choice, if it spends.
    fn of(choice: Choice) -> Option<Plan> {
        match choice {
            Choice::Defeat { ghosts, tao } => Some(Plan { ghosts, tao, crystals: 0 }),
            Choice::Moon(MoonChoice::Defeat { ghosts, tao, crystals }) => Some(Plan { ghosts, tao, crystals }),
            _ => None,
        }
    }

    /// The choice that does it.
    pub fn choice(self) -> Choice {
        let Plan { ghosts, tao, crystals } = self;
        match crystals {
            0 => Choice::Defeat { ghosts, tao },
            _ => Choice::Moon(MoonChoice::Defeat { ghosts, tao, crystals }),
        }
    }
}

/// A game at the page. It is shared by reference, so that what is drawn holds no more than that.
pub struct Play {
    pub mode: Mode,
    table: StoredValue<Table>,
    id: StoredValue<Option<String>>,
    seats: StoredValue<Seats>,
    settings: Settings,
    /// Counts every change of the record.
    changes: RwSignal<usize>,
    /// How many steps are shown.
    pub shown: RwSignal<usize>,
    /// The shown position.
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
    pub pointed: RwSignal<Vec<Thing>>,
    /// A choice that rolls dice and waits for a last word.
    pub asking: RwSignal<Option<Choice>>,
    /// The thing that is explained.
    pub explained: RwSignal<Option<Thing>>,
    /// True while pointing explains instead of choosing.
    pub explaining: RwSignal<bool>,
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
    pub thinking: RwSignal<Option<Colour>>,
    /// True while the bots pause.
    pub paused: RwSignal<bool>,
    /// The things that a hint is about.
    pub hinted: RwSignal<Vec<Thing>>,
    /// What may be chosen at all; a lesson narrows it.
    pub allowed: RwSignal<Allowed>,
}

impl Play {
    /// A game that is shown from its last step on, or a replay from its start.
    pub fn new(table: Table, id: Option<String>, seats: Seats, mode: Mode) -> &'static Play {
        let shown = RwSignal::new(if mode == Mode::Replay { 0 } else { table.len() });
        let table = StoredValue::new(table);
        let changes = RwSignal::new(0);
        let busy = RwSignal::new(false);
        let allowed = RwSignal::new(Allowed::All);
        let position = Memo::new(move |_| {
            changes.track();
            let steps = shown.get();
            table.with_value(|table| *table.game().position_after(steps).unwrap_or(table.position()))
        });
        let options = Memo::new(move |_| {
            changes.track();
            let live = table.with_value(Table::len) == shown.get();
            if mode == Mode::Replay || busy.get() || !live {
                return Vec::new();
            }
            let options = position.get().options().to_vec();
            match allowed.get() {
                Allowed::All => options,
                Allowed::Only(only) => options.into_iter().filter(|&option| option == only).collect(),
                Allowed::Nothing => Vec::new(),
            }
        });
        let reach = Memo::new(move |_| if options.with(Vec::is_empty) { Vec::new() } else { reach(&position.get()) });
        // A few hundred bytes for each game that is opened, for as long as the page is.
        Box::leak(Box::new(Play {
            mode,
            table,
            id: StoredValue::new(id),
            seats: StoredValue::new(seats),
            settings: settings(),
            changes,
            shown,
            position,
            busy,
            options,
            reach,
            forecast: Memo::new(move |_| forecast(&position.get(), TURNS_AHEAD)),
            pointed: RwSignal::new(Vec::new()),
            asking: RwSignal::new(None),
            explained: RwSignal::new(None),
            explaining: RwSignal::new(false),
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
    fn take(&'static self, change: impl FnOnce(&mut Table) -> bool) {
        if !self.table.try_update_value(change).unwrap_or(false) {
            return;
        }
        self.save();
        let len = self.with(Table::len);
        self.clear();
        let events = self.with(|table| table.told(len).to_vec());
        self.told.update(|told| told.extend(&events));
        self.happened.set((len, events));
        self.busy.set(true);
        self.shown.set(len);
        self.changes.update(|changes| *changes += 1);
        self.settle();
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
        self.busy.set(true);
        set_timeout(
            move || {
                let current = self.changes.try_get_untracked() == Some(changes);
                if !current || !self.is_at_end() {
                    return;
                }
                match self.next() {
                    Next::Person => self.busy.set(false),
                    Next::Bot(taoist, player) => self.let_choose(taoist, player, false),
                    Next::Itself => self.take(|table| table.advance().is_some()),
                }
            },
            Duration::from_millis(pause.into()),
        );
    }

    fn next(&'static self) -> Next {
        if self.mode == Mode::Lesson {
            return Next::Person;
        }
        let seats = self.seats.get_value();
        self.with(|table| match table.position().waiting() {
            Waiting::Over(_) => Next::Person,
            Waiting::Chance(_) => Next::Itself,
            Waiting::Choice(_) if table.position().options().len() == 1 => Next::Itself,
            Waiting::Choice(taoist) => seats.0[taoist].map_or(Next::Person, |player| Next::Bot(taoist, player)),
        })
    }

    /// True if the last decision can be taken back; followed.
    pub fn can_undo(&'static self) -> bool {
        self.changes.track();
        self.mode == Mode::Game && self.is_live() && self.undo_to().is_some()
    }

    /// Takes the last decision of a person back, if no dice or card came since, with what bots chose after it.
    pub fn undo(&'static self) {
        let Some(before) = self.undo_to().filter(|_| self.mode == Mode::Game && self.is_at_end()) else { return };
        self.table.update_value(|table| while table.len() > before && table.undo() {});
        self.thinking.set(None);
        self.save();
        self.clear();
        self.happened.set((0, Vec::new()));
        self.told.set(Vec::new());
        self.busy.set(false);
        self.shown.set(self.with(Table::len));
        self.changes.update(|changes| *changes += 1);
    }

    /// Shows the position after so many steps; at the last one the game goes on.
    pub fn show(&'static self, steps: usize) {
        let len = self.with(Table::len);
        let steps = steps.min(len);
        let forward = steps == self.shown.get_untracked() + 1;
        let events = if forward { self.with(|table| table.told(steps).to_vec()) } else { Vec::new() };
        self.told.set(events.clone());
        self.happened.set((steps, events));
        self.clear();
        self.shown.set(steps);
        if steps == len && self.mode == Mode::Game {
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

    /// The options that are about everything pointed at so far; followed.
    pub fn matching(&'static self) -> Vec<Choice> {
        let position = self.position.get();
        let pointed = self.pointed.get();
        self.options.get().into_iter().filter(|&option| matches(&position, option, &pointed)).collect()
    }

    /// The options in the order in which they are listed: ways to spend, or those that match; followed.
    pub fn listed(&'static self) -> Vec<Choice> {
        if let Some(choice) = self.asking.get() {
            return vec![choice];
        }
        let matching = self.matching();
        if matching.iter().any(|option| matches!(option, Choice::Defeat { .. })) {
            return self.ways().into_iter().map(|way| way.choice).collect();
        }
        matching
    }

    /// Every way to spend after a roll, the thriftiest first; followed.
    pub fn ways(&'static self) -> Vec<Spending> {
        let ways = spending(&self.position.get());
        self.options.with(|options| ways.into_iter().filter(|way| options.contains(&way.choice)).collect())
    }

    /// The things that may be pointed at next; followed.
    pub fn hot(&'static self) -> Vec<Thing> {
        let position = self.position.get();
        self.matching().into_iter().flat_map(|option| things(&position, option)).collect()
    }

    /// Points at a thing: makes the choice it leaves open, narrows the options down, or explains it.
    pub fn point(&'static self, thing: Thing) {
        if self.explaining.get_untracked() {
            self.explaining.set(false);
            self.explained.set(Some(thing));
            return;
        }
        if self.busy.get_untracked() || self.plan_with(thing) {
            return;
        }
        let position = self.position.get_untracked();
        let options = self.options.get_untracked();
        let about = |pointed: &[Thing]| -> Vec<Choice> {
            options.iter().copied().filter(|&option| matches(&position, option, pointed)).collect()
        };
        let mut pointed = self.pointed.get_untracked();
        pointed.push(thing);
        let mut matching = about(&pointed);
        // What stands on a tile may stand for the tile.
        let instead = thing.tile(&position).map(Thing::Tile);
        for other in [Some(thing), instead].into_iter().flatten() {
            if matching.is_empty() {
                pointed = vec![other];
                matching = about(&pointed);
            }
        }
        match matching.as_slice() {
            [] => self.explained.set(Some(thing)),
            [only] if rolls(*only) => {
                self.pointed.set(pointed);
                self.ask(*only);
            }
            [only] => self.choose(*only),
            _ => {
                self.explained.set(None);
                self.pointed.set(pointed);
                browser::reveal("actions");
            }
        }
    }

    /// True after a roll, while ghosts and Tao are chosen.
    pub fn plans(&'static self) -> bool {
        self.options.with_untracked(|options| options.iter().any(|option| matches!(option, Choice::Defeat { .. })))
    }

    /// After a roll, pointing at ghosts and Tao changes the plan.
    fn plan_with(&'static self, thing: Thing) -> bool {
        if !self.plans() {
            return false;
        }
        match thing {
            Thing::Space(space) if self.position.get_untracked().targets().contains(space) => self.toggle(space),
            Thing::Held(_, tao) => self.add(tao),
            Thing::HeldCrystals(_) => self.add_crystal(),
            _ => return false,
        }
        true
    }

    /// Takes a ghost into the plan or out of it.
    pub fn toggle(&'static self, space: Space) {
        self.plan.update(|plan| {
            if plan.ghosts.contains(space) {
                plan.ghosts.remove(space);
            } else {
                plan.ghosts.insert(space);
            }
        });
    }

    /// Takes a ghost in reach into the plan, with the Tao that was laid on it.
    pub fn lay_on(&'static self, space: Space, tao: Option<Tao>) {
        if !self.position.get_untracked().targets().contains(space) {
            return;
        }
        if let Some(tao) = tao {
            self.add(tao);
        }
        self.plan.update(|plan| plan.ghosts.insert(space));
    }

    /// Adds a Tao to the plan, if some option spends as much.
    pub fn add(&'static self, tao: Tao) {
        let plan = self.plan.get_untracked();
        let more = plan.tao.plus(tao, 1);
        let possible = self.may_spend(|spent| more.within(spent.tao));
        self.plan.update(|plan| {
            plan.tao = if possible { more } else { plan.tao.minus(tao, plan.tao.get(tao)) };
        });
    }

    /// Adds a Moon Crystal to the plan, if some option spends as many.
    pub fn add_crystal(&'static self) {
        let more = self.plan.get_untracked().crystals + 1;
        let possible = self.may_spend(|spent| spent.crystals >= more);
        self.plan.update(|plan| plan.crystals = if possible { more } else { 0 });
    }

    /// True if some option after a roll spends so.
    pub fn may_spend(&'static self, so: impl Fn(Plan) -> bool) -> bool {
        self.options.with_untracked(|options| options.iter().filter_map(|&option| Plan::of(option)).any(&so))
    }
}

fn matches(position: &Position, option: Choice, pointed: &[Thing]) -> bool {
    let about = things(position, option);
    pointed.iter().all(|thing| about.contains(thing))
}

/// True if dice follow at once, so that there is no way back.
fn rolls(choice: Choice) -> bool {
    matches!(choice, Choice::Exorcise | Choice::Moon(MoonChoice::Train(_) | MoonChoice::Roll))
}

/// How long what happened wants to be seen, in milliseconds at normal pace.
fn length(events: &[Event]) -> u32 {
    let one = |event: &Event| match event {
        Event::TaoRolled { .. } | Event::CurseRolled { .. } => 900,
        Event::CardDrawn { .. }
        | Event::CardPlaced { .. }
        | Event::GhostExorcised { .. }
        | Event::TileHaunted { .. }
        | Event::TileRestored { .. }
        | Event::TaoistDied { .. }
        | Event::Moon(
            MoonEvent::VillagerDied { .. } | MoonEvent::VillagerSaved { .. } | MoonEvent::BarrierBegan { .. },
        ) => 600,
        Event::TaoistMoved { .. } | Event::GhostMoved { .. } | Event::TurnBegan { .. } => 350,
        _ => 250,
    };
    events.iter().map(one).sum::<u32>().clamp(0, 2400)
}
