use ghost_stories_engine::{Choice, Position, Stage, WhiteMoonChoice};
use leptos::prelude::*;

use crate::play::Play;
use crate::settings::settings;

/// How a step of the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StepState {
    Coming,
    /// Something of it can still be done.
    Open,
    Done,
}

/// The steps of the turn: lit while they are open, struck through when they are over.
#[component]
pub fn TurnSteps(play: &'static Play) -> impl IntoView {
    let words = settings().words().keypad();
    let states = Memo::new(move |_| states(&play.position.get()));
    let names = [words.yin(), words.walk(), words.act(), words.end()];
    let chip = move |index: usize| {
        let state = move || states.get()[index];
        view! {
            <li class:open=move || state() == StepState::Open class:done=move || state() == StepState::Done
                aria-current=move || (state() == StepState::Open).then_some("step")
            >{move || if state() == StepState::Done { view! { <s>{names[index]}</s> }.into_any() } else { names[index].into_any() }}</li>
        }
    };
    view! { <ol class="turn-steps" aria-label=words.turn()>{(0..names.len()).map(chip).collect_view()}</ol> }
}

/// Yin, move, action, and all that comes last.
fn states(position: &Position) -> [StepState; 4] {
    use StepState::{Coming, Done, Open};
    let now = position.stage();
    let step = |first: Stage, last: Stage| match now {
        _ if now < first => Coming,
        _ if now > last => Done,
        _ => Open,
    };
    let acts_again = now == Stage::Acted && position.between_steps() && {
        let rescue = Choice::WhiteMoon(WhiteMoonChoice::Rescue);
        position.options().iter().any(|option| matches!(option, Choice::Help | Choice::Exorcise) || *option == rescue)
    };
    let act = match step(Stage::BeforeMove, Stage::Acted) {
        Open if now == Stage::Acted && position.between_steps() && !acts_again => Done,
        state => state,
    };
    [
        step(Stage::Yin, Stage::Yin),
        step(Stage::BeforeMove, Stage::BeforeMove),
        act,
        step(Stage::BeforeMove, Stage::AfterTokens),
    ]
}
