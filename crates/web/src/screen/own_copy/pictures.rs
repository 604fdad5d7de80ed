//! The picture of each component, and of each value that can be chosen.

use ghost_stories_engine::{Curse, CurseEffect, DataComponent, DataValue, MantraEffect, Thanks};
use leptos::prelude::*;

use crate::panel::{icon, token_art};
use crate::table::{left_icon, middle_icon, reward_icon};

/// The picture of a component, from the drawings of the table.
pub fn of_component(component: DataComponent) -> impl IntoView {
    let (name, side) = match component {
        DataComponent::Family(family) => (format!("villager-{family}"), 100),
        DataComponent::Artifact(artifact) => (format!("icon-{artifact}"), 48),
        DataComponent::Card(card) => (format!("ghost-{:02}", card.number()), 100),
        DataComponent::Catacombs(_) => ("secret-ladder".to_owned(), 100),
        DataComponent::Tokens(token) => (token_art(token).to_owned(), 100),
        DataComponent::Demon(demon) => (format!("secret-demon-{demon}"), 100),
        DataComponent::Curse(_) => ("secret-curse".to_owned(), 100),
        DataComponent::Mantra(_) => ("secret-mantra".to_owned(), 100),
    };
    let href = format!("#{name}");
    view! { <svg class="own-picture" viewBox=format!("0 0 {side} {side}") aria-hidden="true"><use href=href width=side height=side /></svg> }
}

/// The picture of a value, where one says more than its words do.
pub fn of_value(value: DataValue) -> impl IntoView {
    name(value).map(|name| {
        let tint = matches!(value, DataValue::Colour(_) | DataValue::Space(..)).then(|| name.clone());
        view! { <span class=format!("picture {}", tint.unwrap_or_default())>{icon(&name)}</span> }
    })
}

fn name(value: DataValue) -> Option<String> {
    Some(match value {
        DataValue::Death(curse) => death(curse),
        DataValue::Reward(Thanks::Artifact(artifact)) | DataValue::Deed(artifact) => artifact.to_string(),
        DataValue::Reward(Thanks::Barrier) => "barrier".to_owned(),
        DataValue::Reward(Thanks::TwoTao) => "gain-two-tao".to_owned(),
        DataValue::Reward(Thanks::Restore) => "home".to_owned(),
        DataValue::Reward(Thanks::QiAndYinYang) => "gain-qi-and-yin-yang".to_owned(),
        DataValue::Colour(tao) | DataValue::Space(tao, _) => tao.to_string(),
        DataValue::Left(stone) => left_icon(stone?).to_owned(),
        DataValue::Middle(stone) => middle_icon(stone)?.to_owned(),
        DataValue::Right(true, ..) => "curse".to_owned(),
        DataValue::Right(_, true, _) => "throw-curse".to_owned(),
        DataValue::Right(.., reward) => reward_icon(reward)?.to_owned(),
        DataValue::CurseEffect(effect) => of_curse(effect).to_owned(),
        DataValue::MantraEffect(effect) => of_mantra(effect).to_owned(),
        DataValue::Blank => "secret-curse".to_owned(),
        DataValue::BoardColour | DataValue::Number(_) | DataValue::YesOrNo(_) => return None,
    })
}

fn death(curse: Curse) -> String {
    match curse {
        Curse::TaoLeaves(tao) => tao.to_string(),
        Curse::LayDown => "lay-down".to_owned(),
        Curse::LoseQi => "lose-qi".to_owned(),
        Curse::CurseDie => "curse-die".to_owned(),
        Curse::Ghost => "ghost".to_owned(),
        Curse::GroupLoseTao => "group-lose-tao".to_owned(),
        Curse::AnotherDies => "kill-villager".to_owned(),
        Curse::Haunt => "haunt".to_owned(),
        Curse::Incarnation => "wu-feng".to_owned(),
    }
}

fn of_curse(effect: CurseEffect) -> &'static str {
    match effect {
        CurseEffect::DiscardTao => "curse-tao",
        CurseEffect::AllDiscardTao => "group-lose-tao",
        CurseEffect::ActivateDemon | CurseEffect::ActivateAll => "activate-demon",
        CurseEffect::Skeleton | CurseEffect::TwoSkeletons => "secret-skeleton",
        CurseEffect::Ladder | CurseEffect::LadderAndDemon | CurseEffect::TwoLadders => "secret-ladder",
        CurseEffect::FigureSteps => "haunter",
        CurseEffect::MoveTaoist => "move",
        CurseEffect::CurseDie => "curse-die",
        CurseEffect::MoveVillager => "villager",
        CurseEffect::PowerOff => "power-off",
        CurseEffect::MoveGhost => "shapeshifter",
        CurseEffect::LoseCrystal => "crystal",
        CurseEffect::LoseQi => "lose-qi",
        CurseEffect::AllLoseQi => "curse-qi",
        CurseEffect::DrawIncarnation | CurseEffect::PlayIncarnation => "wu-feng",
        CurseEffect::Ghost => "ghost",
        CurseEffect::LoseYinYang => "no-yin-yang",
        CurseEffect::KillVillager | CurseEffect::KillTwoVillagers => "kill-villager",
        CurseEffect::HauntAndLoseQi => "haunt",
    }
}

fn of_mantra(effect: MantraEffect) -> &'static str {
    match effect {
        MantraEffect::GainQi | MantraEffect::AllGainQi => "qi",
        MantraEffect::TwoLadders => "secret-ladder",
        MantraEffect::TwoTao => "gain-two-tao",
        MantraEffect::AllTakeTao => "gain-tao",
        MantraEffect::YinYang => "yin-yang",
        MantraEffect::DriveBack => "back",
        MantraEffect::AllMove => "move",
        MantraEffect::DemonHome | MantraEffect::DemonsHome => "activate-demon",
        MantraEffect::ClearSkeletons => "secret-skeleton",
        MantraEffect::Buddha => "buddha",
        MantraEffect::Crystal => "gain-crystal",
        MantraEffect::DiscardGhost => "exorcise",
        MantraEffect::Restore | MantraEffect::RestoreAll => "home",
        MantraEffect::NoCurses => "any-curse",
        MantraEffect::Revive => "person",
        MantraEffect::SaveVillager => "rescue",
        MantraEffect::ClearBoard => "graveyard",
        MantraEffect::Barrier => "barrier",
    }
}
