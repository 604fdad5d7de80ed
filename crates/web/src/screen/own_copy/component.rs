use ghost_stories_engine::{DataComponent, DataField, DataValue, Source, Tao};
use ghost_stories_table::{OwnComponent, OwnCopy, OwnValue, own_problem};
use leptos::prelude::*;

use super::{Form, badge, pictures};
use crate::browser;
use crate::panel::{Origin, icon};
use crate::settings::settings;
use crate::table::CardFace;

/// A component as a line that opens its values.
#[component]
pub fn ComponentRow(form: Form, component: DataComponent) -> impl IntoView {
    let language = settings().language();
    let own = language.own_copy();
    let state = form.component(component);
    let is_open = Memo::new(move |_| form.open.get() == Some(component));
    let problem = Memo::new(move |_| {
        form.problems.with(|problems| problems.iter().find(|(of, _)| *of == component).map(|(_, problem)| *problem))
    });
    let id = id_of(component);
    let toggle =
        move |_| form.open.update(|open| *open = if *open == Some(component) { None } else { Some(component) });
    let (problem_id, reference) = (format!("{id}-problem"), format!("{id}-problem"));
    let ours = move || state.with(|state| state.told().filter(|value| value.is_reconstructed()).count());
    view! {
        <li class="own-component" class:wrong=move || problem.get().is_some()>
            <button type="button" id=id.clone() class="line" aria-expanded=move || is_open.get().to_string() aria-describedby=reference on:click=toggle>
                {pictures::of_component(component)}
                <b>{language.data_component(component)}</b>
                {move || summary(&state.get()).map(|told| view! { <span class="told">{told}</span> })}
                {move || badge(own.is_ours(), ours())}
                {move || (ours() == 0 && state.with(OwnComponent::is_own)).then(|| view! { <span class="badge mine">{icon("check")}<span class="hidden">{own.is_own()}</span></span> })}
            </button>
            <p class="problem" id=problem_id role="status">{move || problem.get().map(|problem| own.not_used(own_problem(component, problem)))}</p>
            {move || is_open.get().then(|| view! { <Values form component state /> })}
        </li>
    }
}

/// What tells cards apart that have a number of ours alone.
fn summary(own: &OwnComponent) -> Option<String> {
    let effect = |value: &OwnValue| matches!(value.field, DataField::CurseEffect | DataField::MantraEffect);
    let shown = own.told().find(effect).or_else(|| own.told().next().filter(|_| own.is_blank()))?;
    own.meaning(shown).map(|value| settings().language().data_value(value))
}

/// The id of a component's line, from which the names of its choices begin.
fn id_of(component: DataComponent) -> String {
    format!("own-{component}").replace(' ', "-")
}

/// The values of a component. They stay while one of them changes, so that the keyboard's focus does.
#[component]
fn Values(form: Form, component: DataComponent, state: Memo<OwnComponent>) -> impl IntoView {
    let own = settings().language().own_copy();
    let blank = Memo::new(move |_| state.with(OwnComponent::is_blank));
    let fields = move || {
        let blank = blank.get();
        let told = component.fields().into_iter().filter(move |field| !blank || *field == DataField::Level);
        // A single word is no choice, unless it can be confirmed.
        let open = told.filter(|field| component.words(*field).len() > 1 || *field == DataField::Deed);
        open.map(|field| view! { <Field form component field state /> }).collect_view()
    };
    let card = match component {
        DataComponent::Card(card) => Some(card),
        _ => None,
    };
    let drawing = card.map(|card| {
        // As it is entered, also while something is wrong elsewhere.
        let drawn = move || {
            let only = state.with(|_| form.copy.with_untracked(|copy| copy.only(component)));
            view! { <svg class="own-drawing" viewBox="0 0 132 132" aria-hidden="true"><CardFace card components=only.book() /></svg> }
        };
        view! { {drawn} }
    });
    let is_own = Memo::new(move |_| state.with(OwnComponent::is_own));
    let certain =
        Memo::new(move |_| state.with(|state| state.is_blank() || !state.told().any(OwnValue::is_unconfirmed)));
    let confirm = move |_| form.change(|copy| copy.confirm(component));
    let reset = move |_| form.change(|copy| copy.reset_component(component));
    view! {
        <div class="own-values">
            {drawing}
            {fields}
            <div class="row">
                <button type="button" class="own-confirm" disabled=certain on:click=confirm>{icon("check")}{own.confirm()}</button>
                <button type="button" class="own-reset quiet" disabled=move || !is_own.get() on:click=reset>{icon("undo")}{own.reset()}</button>
            </div>
        </div>
    }
}

/// A value with what it can be.
#[component]
fn Field(form: Form, component: DataComponent, field: DataField, state: Memo<OwnComponent>) -> impl IntoView {
    let language = settings().language();
    let own = language.own_copy();
    let value = Memo::new(move |_| state.with(|state| value_of(state, field)));
    let name = format!("{component} {field}");
    let group = id_of(component) + "-" + &field.to_string();
    let back = group.clone();
    let reset = move |_| {
        form.change(|copy| copy.reset(component, field));
        browser::focus(&back);
    };
    let whose = move || {
        let value = value.get();
        match value.own {
            Some(_) => view! { <span class="badge mine">{own.is_own()}</span> }.into_any(),
            None => match value.ours.map_or(Source::Printed, |ours| ours.source) {
                Source::Reconstructed => {
                    view! { <span class="badge">{icon("reconstructed")}{own.is_ours()}</span> }.into_any()
                }
                source => view! { <Origin source /> }.into_any(),
            },
        }
    };
    let choices = match field {
        DataField::Space(_) => space(form, component, field, value, &name).into_any(),
        _ => words(form, component, field, value, &name).into_any(),
    };
    view! {
        <fieldset class="own-field" id=group tabindex="-1">
            <legend>{language.data_field(field)}" "{whose}</legend>
            {choices}
            <button type="button" class="quiet own-reset-value" title=own.reset() aria-label=format!("{}: {}", language.data_field(field), own.reset())
                disabled=move || value.get().own.is_none() on:click=reset>{icon("undo")}</button>
        </fieldset>
    }
}

fn value_of(state: &OwnComponent, field: DataField) -> OwnValue {
    let found = state.values.iter().find(|value| value.field == field);
    *found.expect("a value of the component")
}

/// A picture for each word that a value can be.
fn words(
    form: Form,
    component: DataComponent,
    field: DataField,
    value: Memo<OwnValue>,
    name: &str,
) -> impl IntoView + use<> {
    let language = settings().language();
    let one = |&word: &&'static str| {
        let meaning = component.value(field, word)?;
        let chosen = move || value.get().word().is_some_and(|told| told.value == word);
        let choose = move |_| form.change(|copy: &mut OwnCopy| copy.set(component, field, word));
        let help = language.data_help(meaning);
        let class = match meaning {
            DataValue::Number(_) => "own-choice number",
            _ if help.is_some() => "own-choice explained",
            _ => "own-choice",
        };
        Some(view! {
            <label class=class class:chosen=chosen>
                <input type="radio" name=name.to_owned() value=word prop:checked=chosen on:change=choose />
                {pictures::of_value(meaning)}
                <span>{language.data_value(meaning)}{help.map(|help| view! { <small>{help}</small> })}</span>
            </label>
        })
    };
    let choices = component.words(field).iter().filter_map(one).collect_view();
    view! { <div class="own-choices">{choices}</div> }
}

/// The colour of a space of the catacombs, and if it is an entrance.
fn space(
    form: Form,
    component: DataComponent,
    field: DataField,
    value: Memo<OwnValue>,
    name: &str,
) -> impl IntoView + use<> {
    let language = settings().language();
    let told = move || match value.get().word().and_then(|word| component.value(field, word.value)) {
        Some(DataValue::Space(tao, entrance)) => (tao, entrance),
        _ => (Tao::Black, false),
    };
    let set = move |tao: Tao, entrance: bool| {
        let word = format!("{tao}{}", if entrance { "*" } else { "" });
        form.change(|copy| copy.set(component, field, &word));
    };
    let one = |tao: Tao| {
        let chosen = move || told().0 == tao;
        view! {
            <label class="own-choice short" class:chosen=chosen title=language.tao(tao)>
                <input type="radio" name=name.to_owned() value=tao.name() prop:checked=chosen on:change=move |_| set(tao, told().1) />
                {pictures::of_value(DataValue::Colour(tao))}<span class="hidden">{language.tao(tao)}</span>
            </label>
        }
    };
    let entrance = move |event| set(told().0, event_target_checked(&event));
    view! {
        <div class="own-choices">
            {Tao::ALL.map(one).collect_view()}
            <label class="own-choice" class:chosen=move || told().1>
                <input type="checkbox" name=name.to_owned() value="entrance" prop:checked=move || told().1 on:change=entrance />
                {icon("secret-entrance")}<span>{language.page().black_secret().entrance()}</span>
            </label>
        </div>
    }
}
