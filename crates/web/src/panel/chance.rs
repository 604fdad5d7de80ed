use ghost_stories_online::Aid;
use leptos::prelude::*;

use crate::play::Play;
use crate::settings::settings;
use crate::thinker::{self, Ask, Asked, ThinkerAnswer};

/// A share of one, drawn.
pub fn bar(share: f64) -> impl IntoView {
    let width = format!("width:{:.0}%", share * 100.0);
    view! { <span class="bar" aria-hidden="true"><i style=width></i></span> }
}

/// How likely the game is won from the shown position; worked out beside the page, and kept until a newer answer comes. With Black
/// Secret it is said who wins it: the Taoists, or Wu-Feng where he is the only person.
#[component]
pub fn WinChance(play: &'static Play) -> impl IntoView {
    let words = settings().words();
    let by_wu_feng = play.is_wu_fengs();
    let label = match play.position.get_untracked().black_secret() {
        None => words.hints().chance(),
        Some(_) if by_wu_feng => words.black_secret().wu_fengs_chance(),
        Some(_) => words.black_secret().taoists_chance(),
    };
    let chance = RwSignal::new(None::<f64>);
    let asked = StoredValue::new(None::<Asked>);
    let stop = move || {
        if let Some(Some(asked)) = asked.try_update_value(Option::take) {
            asked.stop();
        }
    };
    Effect::new(move |_| {
        stop();
        let steps = play.record.shown();
        play.record.len();
        let game = play.record.with(|table| table.replay().write());
        let hear = move |answer| {
            if let ThinkerAnswer::Chance(now) = answer {
                // The line may be gone by now.
                let _ = chance.try_set(Some(if by_wu_feng { 1.0 - now } else { now }));
            }
        };
        play.use_aid(Aid::Chance);
        asked.set_value(Some(thinker::ask(game, steps, Ask::Chance { veiled: play.hand.hidden.get() }, hear)));
    });
    on_cleanup(stop);
    // The line is there before the answer: if it came later, everything below would jump.
    let language = settings().language();
    let percent = move || chance.get().map_or_else(|| "…".to_owned(), |chance| language.percent(chance));
    view! {
        <p class="win-chance" id="win-chance">
            <span>{label}</span>{move || bar(chance.get().unwrap_or_default())}<b>{percent}</b>
        </p>
    }
}
