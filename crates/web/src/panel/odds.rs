use ghost_stories_engine::Space;
use ghost_stories_odds::{DemonFight, ExorcismOdds, Fight, Odds, TargetOdds, demon_fight, fights};
use leptos::prelude::*;

use crate::play::Play;
use crate::settings::settings;

/// A chance as people say it.
pub fn percent(odds: Odds) -> String {
    settings().language().percent(odds.share())
}

/// The best chance in reach to exorcise the ghost of a space, if there is one at all; followed.
pub fn chance_at(play: &'static Play, space: Space) -> Option<String> {
    play.foresight.reach.with(|reach| {
        let chances = reach.iter().flat_map(|reach| &reach.exorcism.targets);
        let here = chances.filter(|target| target.space == space).map(|target| target.chance);
        here.max().filter(|best| best.cases() > 0).map(percent)
    })
}

/// The exact chances of every exorcism in reach.
#[component]
pub fn OddsPanel(play: &'static Play) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    view! {
        {move || {
            let reach = play.foresight.reach.get();
            let position = play.position.get();
            let decides = !play.options.is_empty();
            let fights = if decides { fights(&position) } else { Vec::new() };
            let demons = decides.then(|| demon_fight(&position)).flatten();
            if reach.is_empty() && fights.is_empty() && demons.is_none() {
                return view! { <p class="empty">{words.no_odds()}</p> }.into_any();
            }
            let demons = demons.map(|fight| view! { <h3>{words.black_secret().catacombs()}</h3><DemonChances fight /> });
            let fights = fights.into_iter().map(|fight| view! {
                <h3>{language.choice(&position, fight.choice)}</h3>
                <FightChances fight />
            });
            let fights = fights.collect_view();
            let parts = reach.into_iter().map(|reach| {
                let here = if reach.moves { None } else { Some(view! { <small>" "{words.here()}</small> }) };
                view! {
                    <h3>{language.tile(reach.tile)}{here}</h3>
                    <Chances exorcism=reach.exorcism />
                }
            });
            view! { <div class="reach">{demons}{parts.collect_view()}{fights}</div> }.into_any()
        }}
    }
}

/// The chances of one exorcism, each with its bar.
#[component]
pub fn Chances(exorcism: ExorcismOdds) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let alike = exorcism.targets.len() == 2 && exorcism.targets[0].card == exorcism.targets[1].card;
    let name = |target: &TargetOdds| {
        let name = target.card.map_or(words.black_secret().skeleton(), |card| language.card(card));
        if alike { format!("{name} ({})", language.space(target.space)) } else { name.to_owned() }
    };
    let each = exorcism.targets.iter().map(|target| line(name(target), target.chance)).collect_view();
    let both = exorcism.both.map(|odds| line(words.both().to_owned(), odds));
    let any = exorcism.both.map(|_| line(words.at_least_one().to_owned(), exorcism.any));
    view! { <ul class="chances">{each}{both}{any}</ul> }
}

/// The chances of one exorcism underground, each with its bar.
#[component]
pub fn DemonChances(fight: DemonFight) -> impl IntoView {
    let settings = settings();
    let (language, words) = (settings.language(), settings.words());
    let several = fight.demons.len() > 1;
    let each = fight.demons.into_iter().map(|(demon, chance)| line(language.demon(demon).to_owned(), chance));
    let any = several.then(|| line(words.at_least_one().to_owned(), fight.any));
    view! { <ul class="chances">{each.collect_view()}{any}</ul> }
}

/// The chances of one roll against many ghosts, each with its bar.
#[component]
pub fn FightChances(fight: Fight) -> impl IntoView {
    let words = settings().words();
    let name =
        |number: u8| if number == 1 { words.at_least_one().to_owned() } else { words.white_moon().at_least(number) };
    let lines = (1..).zip(fight.at_least).map(|(number, odds)| line(name(number), odds));
    view! { <ul class="chances">{lines.collect_view()}</ul> }
}

fn line(name: String, odds: Odds) -> impl IntoView {
    let width = format!("width:{:.0}%", odds.share() * 100.0);
    view! {
        <li title=odds.to_string()>
            <span class="name">{name}</span>
            <span class="bar" aria-hidden="true"><i style=width></i></span>
            <b>{percent(odds)}</b>
        </li>
    }
}
