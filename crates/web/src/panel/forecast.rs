use ghost_stories_lang::Message;
use ghost_stories_odds::Happening;
use leptos::prelude::*;

use super::icon;
use crate::play::Play;
use crate::settings::settings;

/// What the coming Yin phases will do if nobody does anything about it.
#[component]
pub fn ForecastPanel(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let words = settings.words();
    view! {
        <p class="hint">{words.forecast_hint()}</p>
        {move || play.foresight.forecast.get().into_iter().map(|turn| {
            let lines = turn.happenings.into_iter().map(|happening| {
                let (name, grave) = happening_icon(happening);
                view! { <li class:grave=grave>{icon(name)}<span>{tell(play, happening)}</span></li> }
            }).collect::<Vec<_>>();
            let nothing = lines.is_empty().then(|| view! { <li class="empty">{words.nothing_happens()}</li> });
            view! {
                <h3 class=format!("turn {}", turn.board)>{icon(turn.board.name())}{play.say(Message::turn_of(turn.board))}
                    <small>" "{words.in_turns(turn.in_turns)}</small></h3>
                <ul class="happenings">{lines}{nothing}</ul>
            }
        }).collect_view()}
    }
}

fn happening_icon(happening: Happening) -> (&'static str, bool) {
    match happening {
        Happening::Advances { .. } => ("haunter", false),
        Happening::Haunts { .. } => ("haunt", true),
        Happening::NothingToHaunt { .. } | Happening::Lost(_) => ("warning", true),
        Happening::RollsCurse { .. } => ("curse", false),
        Happening::DiscardsTao { .. } => ("group-lose-tao", false),
        Happening::Overrun { .. } => ("warning", false),
        Happening::LosesQi { .. } => ("lose-qi", true),
        Happening::Possessed { .. } | Happening::Summoning => ("wu-feng", true),
        Happening::GhostArrives | Happening::WuFengDraws => ("ghost", false),
        Happening::Flees { .. } => ("carry", false),
        Happening::Dies { .. } | Happening::PickedDies => ("kill-villager", true),
        Happening::Shifts { .. } => ("shapeshifter", false),
        Happening::DemonsAct { .. } | Happening::ActivatesDemon { .. } => ("activate-demon", false),
        Happening::ShadowActs => ("secret-shadow", true),
        Happening::PlacesSkeleton { .. } => ("secret-skeleton", false),
    }
}

/// A happening in words.
pub fn tell(play: &'static Play, happening: Happening) -> String {
    if let Some(befalls) = Message::befalls(happening) {
        return play.say(befalls);
    }
    let words = settings().words();
    let (f, black_secret) = (words.forecast(), words.black_secret());
    match happening {
        Happening::Advances { card, .. } => f.advances(card),
        Happening::Haunts { card, tile, .. } => f.haunts(card, tile),
        Happening::NothingToHaunt { card, .. } => f.nothing_to_haunt(card),
        Happening::RollsCurse { card, .. } => f.rolls_curse(card),
        Happening::LosesQi { .. } => f.somebody_loses_qi().to_owned(),
        // Said above, with the people they befall.
        Happening::DiscardsTao { .. } | Happening::Overrun { .. } | Happening::Possessed { .. } => String::new(),
        Happening::GhostArrives => f.ghost_arrives().to_owned(),
        Happening::WuFengDraws => black_secret.wu_feng_draws().to_owned(),
        Happening::Flees { family, tile } => words.white_moon().flees(family, tile),
        Happening::Dies { family, tile, .. } => words.white_moon().dies(family, tile),
        Happening::PickedDies => words.white_moon().picked_dies().to_owned(),
        Happening::Shifts { card, to } => words.white_moon().shifts(card, to),
        Happening::DemonsAct { demons } => black_secret.demons_act(demons),
        Happening::ShadowActs => black_secret.shadow_acts().to_owned(),
        Happening::ActivatesDemon { card, .. } => black_secret.activates_demon(card),
        Happening::PlacesSkeleton { card, .. } => black_secret.places_skeleton(card),
        Happening::Summoning => black_secret.summoning().to_owned(),
        Happening::Lost(_) => f.lost().to_owned(),
    }
}
