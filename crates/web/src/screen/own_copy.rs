//! A player's own copy of the expansions, entered value by value: what his components say in place of ours.

mod component;
mod files;
mod pictures;

use ghost_stories_engine::{CardSet, DataComponent};
use ghost_stories_table::{OwnComponent, OwnCopy, OwnProblem};
use leptos::prelude::*;

use crate::lazy_assets::{Asset, Awaited};
use crate::own_data;
use crate::panel::icon;
use crate::settings::settings;

use component::ComponentRow;
use files::{Files, Shared};

/// What the form is about.
#[derive(Clone, Copy)]
struct Form {
    copy: RwSignal<OwnCopy>,
    problems: Memo<Vec<OwnProblem>>,
    /// The component whose values are open.
    open: RwSignal<Option<DataComponent>>,
    /// True if the browser did not keep what was entered.
    unkept: RwSignal<bool>,
}

impl Form {
    fn new() -> Form {
        let copy = RwSignal::new(own_data::copy());
        let problems = Memo::new(move |_| copy.with(|copy| copy.usable().1));
        Form { copy, problems, open: RwSignal::new(None), unkept: RwSignal::new(false) }
    }

    /// Changes what is entered, and keeps it at once.
    fn change(self, change: impl FnOnce(&mut OwnCopy)) {
        self.copy.update(change);
        self.unkept.set(self.copy.with(own_data::keep_copy).is_err());
    }

    fn component(self, component: DataComponent) -> Memo<OwnComponent> {
        Memo::new(move |_| self.copy.with(|copy| copy.component(component).clone()))
    }
}

/// The form: every component that a data file tells, and the copy as a file and as a link.
#[component]
pub fn OwnCopyScreen(
    /// What stands behind the address: somebody else's copy.
    link: Option<String>,
) -> impl IntoView {
    let words = settings().words();
    let own = settings().language().own_copy();
    let form = Form::new();
    let groups = groups().into_iter().map(|group| view! { <GroupOf form group /> }).collect_view();
    view! {
        <section class="sheet own-copy" id="own-copy">
            <h1>{own.title()}</h1>
            <Shared form link />
            <p>{own.hint()}</p>
            <Counts form />
            <Awaited part=Asset::Drawings />
            {groups}
            <Files form />
            {move || form.unkept.get().then(|| view! { <p class="problem" role="alert">{words.storage_blocked()}</p> })}
        </section>
    }
}

/// How much is the player's, and what is not used yet.
#[component]
fn Counts(form: Form) -> impl IntoView {
    let own = settings().language().own_copy();
    let counts = Memo::new(move |_| form.copy.with(OwnCopy::counts));
    let unused = Memo::new(move |_| form.problems.with(Vec::len));
    view! {
        <p class="own-counts" id="own-counts" role="status">{icon("reconstructed")}{move || {
            let (mine, ours) = counts.get();
            own.counts(mine, ours)
        }}</p>
        {move || Some(unused.get()).filter(|&unused| unused > 0).map(|unused| view! {
            <p class="problem" id="own-unused">{own.not_all_used(unused)}</p>
        })}
    }
}

/// The section among the cards that leads to the form.
#[component]
pub fn OwnCopySection() -> impl IntoView {
    let own = settings().language().own_copy();
    let (mine, ours) = own_data::copy().counts();
    view! {
        <h2 id="own-data">{own.title()}</h2>
        <p>{own.hint()}</p>
        <p class="own-counts">{icon("reconstructed")}{own.counts(mine, ours)}</p>
        <p><a class="button" id="to-own-copy" href="#/own-copy">{icon("rename")}{own.title()}</a></p>
    }
}

/// Components that belong together, under a heading.
#[derive(Clone)]
struct Group {
    title: String,
    id: &'static str,
    hint: Option<&'static str>,
    components: Vec<DataComponent>,
}

#[component]
fn GroupOf(form: Form, group: Group) -> impl IntoView {
    let own = settings().language().own_copy();
    let Group { title, id, hint, components } = group;
    let all = components.clone();
    let ours = Memo::new(move |_| {
        let ours = |copy: &OwnCopy| -> usize {
            let values = all.iter().flat_map(|&component| copy.component(component).told());
            values.filter(|value| value.is_reconstructed()).count()
        };
        form.copy.with(ours)
    });
    let rows = components.into_iter().map(|component| view! { <ComponentRow form component /> }).collect_view();
    view! {
        <details class="own-group" id=id>
            <summary><h2>{title}</h2>{move || badge(own.is_ours(), ours.get())}</summary>
            {hint.map(|hint| view! { <p class="hint">{hint}</p> })}
            <ul>{rows}</ul>
        </details>
    }
}

/// How many values are reconstructed, if any is.
fn badge(is_ours: &'static str, ours: usize) -> Option<impl IntoView> {
    (ours > 0).then(
        || view! { <span class="badge">{icon("reconstructed")}{ours}<span class="hidden">{is_ours}</span></span> },
    )
}

/// All components, expansion by expansion.
fn groups() -> Vec<Group> {
    let (words, own) = (settings().words(), settings().language().own_copy());
    let (white_moon, black_secret) = (words.white_moon(), words.black_secret());
    let all: Vec<DataComponent> = DataComponent::all().collect();
    let group = |expansion: &str, title: &str, id: &'static str, hint, is: fn(DataComponent) -> bool| Group {
        title: format!("{expansion}: {title}"),
        id,
        hint,
        components: all.iter().copied().filter(|&component| is(component)).collect(),
    };
    let (moon, secret) = (white_moon.title(), black_secret.title());
    let numbers = Some(own.numbers_hint());
    vec![
        group(moon, white_moon.families(), "own-families", None, |it| matches!(it, DataComponent::Family(_))),
        group(moon, white_moon.artifacts(), "own-artifacts", None, |it| matches!(it, DataComponent::Artifact(_))),
        group(moon, own.ghosts(), "own-moon-ghosts", None, |it| is_card(it, true, false)),
        group(moon, white_moon.incarnations(), "own-moon-incarnations", None, |it| is_card(it, true, true)),
        group(secret, black_secret.catacombs(), "own-catacombs", None, |it| matches!(it, DataComponent::Catacombs(_))),
        group(secret, own.tokens(), "own-tokens", None, |it| matches!(it, DataComponent::Tokens(_))),
        group(secret, black_secret.demons(), "own-demons", None, |it| matches!(it, DataComponent::Demon(_))),
        group(secret, black_secret.curses(), "own-curses", numbers, |it| matches!(it, DataComponent::Curse(_))),
        group(secret, black_secret.mantras(), "own-mantras", numbers, |it| matches!(it, DataComponent::Mantra(_))),
        group(secret, own.ghosts(), "own-secret-ghosts", None, |it| is_card(it, false, false)),
        group(secret, white_moon.incarnations(), "own-secret-incarnations", None, |it| is_card(it, false, true)),
    ]
}

fn is_card(component: DataComponent, white_moon: bool, incarnation: bool) -> bool {
    let DataComponent::Card(card) = component else { return false };
    CardSet::WHITE_MOON.contains(card) == white_moon && card.is_incarnation() == incarnation
}
