use ghost_stories_engine::{
    BlackSecret, BloodMantra, CURSES_DRAWN, Components, CurseCard, Demon, Letter, Position, Tao, Token,
};
use ghost_stories_lang::Language;
use leptos::prelude::*;

use super::{Origin, icon};
use crate::explain::black_secret::{curse_stands, source_of_urns};
use crate::play::Play;
use crate::settings::settings;
use crate::target::{Target, turned_up};

/// Wu-Feng's curses and the Blood Mantras in words, with how they stand; what the drawing shows small is read here.
#[component]
pub fn BlackSecretPanel(play: &'static Play) -> impl IntoView {
    let words = settings().words().black_secret();
    let entries = move || {
        let position = play.position.get();
        let black_secret = position.black_secret().copied()?;
        let mantras = black_secret.face_up().map(|mantra| view! { <MantraLine play black_secret mantra /> });
        Some(view! {
            <h3>{words.mantras()}</h3>
            <p class="hint">{words.mantras_help()}</p>
            <ul class="secrets">{mantras.collect_view()}</ul>
            <h3>{words.curses()}</h3>
            <p class="hint">{words.curses_help()}</p>
            {levels(play, &position, &black_secret)}
        })
    };
    view! { <div class="secret-panel">{entries}</div> }
}

/// The curses level by level; those of a closed level only by their number.
fn levels(play: &'static Play, position: &Position, black_secret: &BlackSecret) -> impl IntoView + use<> {
    let language = settings().language();
    let words = language.page().black_secret();
    let up = turned_up(position, black_secret);
    let of_level = |level: u8| {
        let here = up.iter().filter(|&&curse| position.components().curse(curse).level.value == level);
        let lines = here.map(|&curse| {
            let stands = curse_stands(language, position, black_secret, curse);
            let thrown = black_secret.pyramid.contains(curse);
            view! { <CurseLine play curse components=position.components() stands thrown /> }
        });
        let (state, lines) = if level <= black_secret.level {
            (words.level_open(), view! { <ul class="secrets">{lines.collect_view()}</ul> }.into_any())
        } else {
            (words.level_closed(), view! { <p class="hint">{words.curse_unknown()}</p> }.into_any())
        };
        let places = format!("{}/{}", position.in_pyramid(level), 5 - level);
        view! { <h4>{words.level(level)}<small>{format!("{state} · {}: {places}", words.pyramid())}</small></h4>{lines} }
    };
    (1..=CURSES_DRAWN.len() as u8).map(of_level).collect_view()
}

/// A face-up mantra; a click explains it.
#[component]
fn MantraLine(play: &'static Play, black_secret: BlackSecret, mantra: BloodMantra) -> impl IntoView {
    let language = settings().language();
    let facts = play.position.get_untracked().components().mantra(mantra);
    let qi = black_secret.place_of(mantra).map_or(0, |place| black_secret.qi[place]);
    let drops = (0..facts.level.value).map(|index| {
        let empty = index >= qi;
        view! { <span class="drop" class:dim=empty>{icon("qi")}</span> }
    });
    let told = language.page().black_secret().mantra_qi(qi, facts.level.value);
    let explain = move |_| play.explanation.show(Target::BloodMantra(mantra));
    view! {
        <li>
            <button type="button" class="line" on:click=explain>
                <b>{language.mantra_name(facts.effect.value)}</b>
                <span class="drops" role="img" aria-label=told>{drops.collect_view()}</span>
                <span class="told-of">{language.mantra_help(facts.effect.value)}<Origin source=facts.effect.source /></span>
            </button>
        </li>
    }
}

/// A face-up curse; a click explains it.
#[component]
fn CurseLine(
    play: &'static Play,
    curse: CurseCard,
    components: Components,
    stands: &'static str,
    thrown: bool,
) -> impl IntoView {
    let language = settings().language();
    let facts = components.curse(curse);
    let explain = move |_| play.explanation.show(Target::Curse(curse));
    view! {
        <li class:thrown=thrown>
            <button type="button" class="line" on:click=explain>
                {colour(facts.colour.value)}
                <b>{language.curse_name(facts.effect.value)}</b>
                <span class="told-of">{language.black_secret_curse_help(facts.effect.value)}<Origin source=facts.effect.source />" "<small>{stands}</small></span>
            </button>
        </li>
    }
}

fn colour(tao: Tao) -> impl IntoView {
    view! { <span class=format!("tint {tao}")>{icon(&tao.to_string())}</span> }
}

/// A list of Black Secret's components with its heading.
pub struct Listed {
    pub title: &'static str,
    pub entries: Vec<AnyView>,
}

/// The demons, catacomb tokens, curses and Blood Mantras of a book that are looked for.
pub fn black_secret_lists(components: Components, found: &impl Fn(&str) -> bool) -> Vec<Listed> {
    let words = settings().words().black_secret();
    vec![
        Listed { title: words.demons(), entries: demons(components, found) },
        Listed { title: words.catacombs(), entries: tokens(components, found) },
        Listed { title: words.curses(), entries: all_curses(components, found) },
        Listed { title: words.mantras(), entries: mantras(components, found) },
    ]
}

/// The drawing of an entry, its name and what is told of it.
fn entry(drawing: &str, name: impl IntoView, lines: impl IntoView) -> AnyView {
    let href = format!("#{drawing}");
    view! {
        <li><svg class="component" viewBox="0 0 100 100" aria-hidden="true"><use href=href /></svg><div><h3>{name}</h3>{lines}</div></li>
    }
    .into_any()
}

fn demons(components: Components, found: &impl Fn(&str) -> bool) -> Vec<AnyView> {
    let language = settings().language();
    let words = language.page().black_secret();
    let about = |&demon: &Demon| {
        let traits = Letter::ALL.map(|side| language.trait_help(demon, side)).join(" ");
        found(&format!("{} {} {traits}", words.demons(), language.demon(demon)))
    };
    let one = |demon: Demon| {
        let facts = components.demon(demon);
        let traits =
            Letter::ALL.map(|side| view! { <p><b>{words.side(side)}</b>": "{language.trait_help(demon, side)}</p> });
        let lines = view! {
            <p>{words.cost(facts.cost.value)}<Origin source=facts.cost.source />", "{words.resistance(facts.resistance.value)}<Origin source=facts.resistance.source /></p>
            {traits}
        };
        entry(&format!("secret-demon-{demon}"), language.demon(demon), lines)
    };
    Demon::ALL.into_iter().filter(about).map(one).collect()
}

/// The drawing of a catacomb token.
pub fn token_art(token: Token) -> &'static str {
    match token {
        Token::Urn => "secret-urn",
        Token::Earth => "secret-earth",
        Token::Buddha => "secret-buddha-token",
        Token::Tablet => "secret-tablet",
        Token::Bones => "secret-bones",
        Token::Just => "secret-blood-just",
        Token::SuLing => "secret-blood-su-ling",
    }
}

fn tokens(components: Components, found: &impl Fn(&str) -> bool) -> Vec<AnyView> {
    let language = settings().language();
    let words = language.page().black_secret();
    let about = |&token: &Token| {
        found(&format!("{} {} {}", words.catacombs(), language.token(token), language.token_help(token)))
    };
    let one = |token: Token| {
        let sets: Vec<String> = (0..4).map(|set| components.tokens(set).get(token).to_string()).collect();
        let urns = source_of_urns(language, components).filter(|_| token == Token::Urn);
        let name = view! { {language.token(token)}<small>" "{sets.join(" / ")}<Origin source=components.source_of_tokens(token) /></small> };
        let urns = urns.map(|told| view! { <p class="hint">{told}</p> });
        entry(token_art(token), name, view! { <p>{language.token_help(token)}</p>{urns} })
    };
    Token::ALL.into_iter().filter(about).map(one).collect()
}

/// That a component is in the game only with White Moon.
fn with_white_moon(language: Language, white_moon: bool) -> Option<impl IntoView> {
    white_moon.then(|| view! { <small>{format!(" · {}", language.page().white_moon().title())}</small> })
}

fn all_curses(components: Components, found: &impl Fn(&str) -> bool) -> Vec<AnyView> {
    let language = settings().language();
    let words = language.page().black_secret();
    let mut curses: Vec<CurseCard> = CurseCard::all().collect();
    curses.sort_by_key(|&curse| (components.curse(curse).is_blank(), components.curse(curse).level.value, curse));
    let [blank, blank_help] = language.page().sources().blank();
    let about = |&curse: &CurseCard| {
        let facts = components.curse(curse);
        if facts.is_blank() {
            return found(&format!("{} {blank} {blank_help}", words.curses()));
        }
        let (name, help) =
            (language.curse_name(facts.effect.value), language.black_secret_curse_help(facts.effect.value));
        let kind = words.curse_kind(facts.level.value, facts.colour.value);
        found(&format!("{} {name} {kind} {help}", words.curses()))
    };
    let one = |curse: CurseCard| {
        let facts = components.curse(curse);
        if facts.is_blank() {
            return entry("secret-curse", blank, view! { <p>{blank_help}</p> });
        }
        let kind = words.curse_kind(facts.level.value, facts.colour.value);
        let lines = view! {
            <p>{colour(facts.colour.value)}{kind}{with_white_moon(language, facts.white_moon.value)}</p>
            <p>{language.black_secret_curse_help(facts.effect.value)}</p>
            <p class="hint">{language.page().sources().curse(facts)}</p>
        };
        entry("secret-curse", language.curse_name(facts.effect.value), lines)
    };
    curses.into_iter().filter(about).map(one).collect()
}

fn mantras(components: Components, found: &impl Fn(&str) -> bool) -> Vec<AnyView> {
    let language = settings().language();
    let words = language.page().black_secret();
    let about = |&mantra: &BloodMantra| {
        let facts = components.mantra(mantra);
        let (name, help) = (language.mantra_name(facts.effect.value), language.mantra_help(facts.effect.value));
        found(&format!("{} {name} {} {help}", words.mantras(), words.level(facts.level.value)))
    };
    let one = |mantra: BloodMantra| {
        let facts = components.mantra(mantra);
        let lines = view! {
            <p>{words.level(facts.level.value)}{with_white_moon(language, facts.white_moon.value)}</p>
            <p>{language.mantra_help(facts.effect.value)}</p>
            <p class="hint">{language.page().sources().mantra(facts)}</p>
        };
        entry("secret-mantra", language.mantra_name(facts.effect.value), lines)
    };
    BloodMantra::all().filter(about).map(one).collect()
}
