//! A thing of the table read in full: its picture, each of its icons in words, and for a ghost what it will do and whether it can be
//! exorcised now.

use ghost_stories_engine::{Choice, Demon, Position, Space, Waiting, Who};
use ghost_stories_odds::{Happening, demon_fight};
use leptos::prelude::*;

use super::forecast::tell;
use super::icon;
use super::odds::percent;
use crate::explain::{Explained, explain};
use crate::geometry::Point;
use crate::play::{Forfeit, Mode, Play};
use crate::settings::settings;
use crate::table::{CardFace, power_icon};
use crate::target::Target;

/// The side of the picture, in pixels.
const PICTURE: f64 = 148.0;

/// All there is to read about a thing, below its title.
#[component]
pub fn Reading(play: &'static Play, target: Target, told: Explained) -> impl IntoView {
    let position = play.position.get();
    let components = position.components();
    let need = match target {
        Target::Space(space) => position.printed_resistance(space),
        _ => None,
    };
    let picture = match told.card {
        Some(card) => Some(
            view! { <CardFace card components need=need.unwrap_or(components.card(card).resistance()) /> }.into_any(),
        ),
        None => drawing(&position, target).map(|name| crate::table::art(&name, Point::ORIGIN, 132.0).into_any()),
    };
    let icons = told.icons.into_iter().map(|line| {
        let icons = line.icons.into_iter().map(|name| view! { <span data-icon=name>{icon(name)}</span> });
        view! { <li><span class="these">{icons.collect_view()}</span><span>{line.words}</span></li> }
    });
    let icons = icons.collect_view();
    let (verdict, roll) = verdict(play, &position, target);
    let lines = told.lines.into_iter().chain(coming(play, target)).chain(verdict);
    view! {
        {picture.map(|picture| view! { <svg class="read-picture" width=PICTURE height=PICTURE viewBox="0 0 132 132" aria-hidden="true">{picture}</svg> })}
        {roll.map(|label| view! {
            <button type="button" class="main" id="roll-this" on:click=move |_| roll_now(play)>{icon("odds")}{label}</button>
        })}
        <ul class="icon-lines">{icons}</ul>
        {lines.map(|line| view! { <p>{line}</p> }).collect_view()}
    }
}

/// Rolls at once, for the button says so; what it gives up of the turn is asked before.
fn roll_now(play: &'static Play) {
    let gives_up = Forfeit::of(&play.position.get_untracked(), Choice::Exorcise).is_some();
    if gives_up && play.mode != Mode::Lesson { play.pick(Choice::Exorcise) } else { play.choose(Choice::Exorcise) }
}

/// The drawing of a thing that is no card.
fn drawing(position: &Position, target: Target) -> Option<String> {
    Some(match target {
        Target::Tile(tile) => format!("tile-{tile}"),
        Target::Space(space) if crate::explain::is_skeleton(position, space) => "secret-skeleton".to_owned(),
        Target::Board(board) => format!("taoist-{board}"),
        Target::Power(board) => format!("icon-{}", power_icon(position.power(board))),
        Target::YinYang(_) => "icon-yin-yang".to_owned(),
        Target::Held(_, tao) | Target::BankTao(tao) => format!("icon-{tao}"),
        Target::BankQi => "icon-qi".to_owned(),
        Target::Deck => "icon-deck".to_owned(),
        Target::Dice => "icon-die".to_owned(),
        Target::Villagers(spot) => {
            format!("villager-{}", position.white_moon().and_then(|white_moon| white_moon.piles[spot].top())?)
        }
        Target::Portal => "icon-portal".to_owned(),
        Target::Pedestal(_) => "icon-pedestal".to_owned(),
        Target::SuLing => "icon-su-ling".to_owned(),
        Target::Crystals | Target::HeldCrystals(_) => "icon-crystal".to_owned(),
        Target::Shelter => "icon-shelter".to_owned(),
        Target::Graveyard => "icon-graveyard".to_owned(),
        Target::Artifact(artifact) => format!("icon-{artifact}"),
        Target::Cave(_) => "secret-ladder".to_owned(),
        Target::Demon(demon) => format!("secret-demon-{demon}"),
        Target::Shadow => "secret-shadow".to_owned(),
        Target::Curse(_) => "secret-curse".to_owned(),
        Target::BloodMantra(_) => "secret-mantra".to_owned(),
        Target::WuFeng => "secret-wu-feng".to_owned(),
        Target::Space(_) | Target::Discard | Target::InHand(_) => return None,
    })
}

/// What will happen to a tile, or by a ghost, once round the table.
fn coming(play: &'static Play, target: Target) -> Vec<String> {
    let language = settings().language();
    let concerns = |happening: &Happening| match (target, *happening) {
        (Target::Tile(tile), Happening::Haunts { tile: at, .. }) => tile == at,
        (
            Target::Space(space),
            Happening::Advances { space: at, .. }
            | Happening::Haunts { space: at, .. }
            | Happening::NothingToHaunt { space: at, .. }
            | Happening::RollsCurse { space: at, .. },
        ) => space == at,
        (_, _) => false,
    };
    let mut lines = Vec::new();
    for turn in play.foresight.forecast.get() {
        let when = language.page().in_turns(turn.in_turns);
        let these = turn.happenings.into_iter().filter(concerns);
        let told = |happening| tell(play, happening).trim_end_matches('.').to_owned();
        lines.extend(these.map(|happening| language.reading().foreseen(&told(happening), &when)));
    }
    lines
}

/// Whether a ghost or demon can be exorcised now, and what the button says with which one rolls.
fn verdict(play: &'static Play, position: &Position, target: Target) -> (Vec<String>, Option<String>) {
    match target {
        Target::Space(space) if position.printed_resistance(space).is_some() => of_ghost(play, position, space),
        Target::Demon(demon) => (Vec::new(), of_demon(play, position, demon)),
        _ => (Vec::new(), None),
    }
}

fn of_ghost(play: &'static Play, position: &Position, space: Space) -> (Vec<String>, Option<String>) {
    let words = settings().language().reading();
    let reach = play.foresight.reach.get();
    let chances = reach.iter().filter_map(|reach| {
        let target = reach.exorcism.targets.iter().find(|target| target.space == space)?;
        Some((reach, target.chance))
    });
    let (here, after_move): (Vec<_>, Vec<_>) = chances.partition(|(reach, _)| !reach.moves);
    if let Some((reach, chance)) = here.first() {
        if chance.cases() == 0 {
            return (vec![words.hopeless().to_owned()], None);
        }
        let label = words.roll(reach.exorcism.dice, &percent(*chance));
        let offered = play.options.contains(Choice::Exorcise);
        return (vec![words.now().to_owned()], offered.then_some(label));
    }
    if !after_move.is_empty() {
        let line = |(reach, chance): &(&ghost_stories_odds::Reach, ghost_stories_odds::Odds)| {
            words.after_move(reach.tile, &percent(*chance))
        };
        return (after_move.iter().map(line).collect(), None);
    }
    let own = position.board_on_turn();
    let faced = position.village().tile(position.seating().line(space)[0]);
    let decides = matches!(position.waiting(), Waiting::Choice(Who::Taoist(_))) && position.between_steps();
    let line = if !decides || play.options.is_empty() {
        words.not_now().to_owned()
    } else if position.is_below(own) {
        words.below().to_owned()
    } else if position.tile_of(own) == faced {
        words.not_now().to_owned()
    } else {
        words.far(faced)
    };
    (vec![line], None)
}

fn of_demon(play: &'static Play, position: &Position, demon: Demon) -> Option<String> {
    if !play.options.contains(Choice::Exorcise) {
        return None;
    }
    let fight = demon_fight(position)?;
    let (_, chance) = fight.demons.into_iter().find(|(at, chance)| *at == demon && chance.cases() > 0)?;
    Some(settings().language().reading().roll(fight.dice, &percent(chance)))
}

/// What was pointed at to exorcise it, read in full below the button that rolls.
#[component]
pub fn ReadPointed(play: &'static Play) -> impl IntoView {
    move || {
        let language = settings().language();
        let position = play.position.get();
        let foe = |target: &Target| matches!(target, Target::Space(_) | Target::Demon(_));
        let target = play.pointing.pointed().into_iter().find(foe)?;
        let told = explain(language, &position, target);
        Some(view! {
            <div class="read">
                <h3>{told.title.clone()}</h3>
                <Reading play target told />
            </div>
        })
    }
}
