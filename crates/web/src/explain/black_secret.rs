use ghost_stories_engine::{
    BlackSecret, Colour, Components, CurseCard, Demon, Position, Rule, Source, Spot, Tile, Token,
};
use ghost_stories_lang::Language;

use super::Explained;
use super::ghost::printed;
use super::white_moon::{origin, source_words};
use crate::target::Target;

/// What a thing of Black Secret is and does.
pub fn explain(language: Language, position: &Position, target: Target) -> Explained {
    let words = language.page().black_secret();
    let told = |lines: Vec<String>, rules: &[u8]| Explained {
        title: title(language, position, target),
        card: None,
        icons: Vec::new(),
        lines,
        rules: rules.iter().copied().map(Rule::S).collect(),
    };
    let Some(black_secret) = position.black_secret() else { return told(Vec::new(), &[]) };
    match target {
        Target::Cave(spot) => told(cave(language, position, black_secret, spot), &[1, 20, 21, 40]),
        Target::Demon(demon) => told(demon_lines(language, position, black_secret, demon), &[11, 20, 22, 23]),
        Target::Shadow => {
            let waits = black_secret.shadow.is_none().then(|| words.shadow_waits().to_owned());
            told(waits.into_iter().chain([words.shadow_help().to_owned()]).collect(), &[30])
        }
        Target::Curse(curse) => told(curse_lines(language, position, black_secret, curse), &[12, 13]),
        Target::BloodMantra(mantra) => {
            let facts = position.components().mantra(mantra);
            let qi = black_secret.place_of(mantra).map_or(0, |place| black_secret.qi[place]);
            let mut lines = vec![
                words.mantra_qi(qi, facts.level.value),
                language.mantra_help(facts.effect.value).to_owned(),
                words.mantras_help().to_owned(),
            ];
            lines.push(language.page().sources().mantra(facts));
            told(lines, &[4, 42])
        }
        Target::InHand(card) => Explained {
            card: Some(card),
            icons: printed(language, position, card),
            lines: [words.hand_help().to_owned()].into_iter().chain(origin(language, position, card)).collect(),
            ..told(Vec::new(), &[7, 14])
        },
        Target::WuFeng => told(board(language, black_secret), &[3, 7, 14, 21]),
        _ => told(Vec::new(), &[]),
    }
}

/// What a thing of Black Secret is called.
pub fn title(language: Language, position: &Position, target: Target) -> String {
    let words = language.page().black_secret();
    let components = position.components();
    match target {
        Target::Cave(spot) => words.space(position.village().tile(spot)),
        Target::Demon(demon) => language.demon(demon).to_owned(),
        Target::Shadow => words.shadow().to_owned(),
        Target::Curse(curse) => language.curse_name(components.curse(curse).effect.value).to_owned(),
        Target::BloodMantra(mantra) => language.mantra_name(components.mantra(mantra).effect.value).to_owned(),
        Target::InHand(card) => language.card(card).to_owned(),
        Target::WuFeng => words.board().to_owned(),
        _ => String::new(),
    }
}

/// A space of the catacombs: colour, entrance, ladder, and the tokens on it.
fn cave(language: Language, position: &Position, black_secret: &BlackSecret, spot: Spot) -> Vec<String> {
    let words = language.page().black_secret();
    let catacombs = position.components().catacombs(black_secret.catacombs);
    let mut lines = vec![words.space_colour(catacombs.colours[spot as usize])];
    lines
        .extend(catacombs.entrances.contains(spot).then(|| format!("{}: {}", words.entrance(), words.entrance_help())));
    lines.extend(source_words(language, catacombs.source).map(str::to_owned));
    lines.push(ladder(language, black_secret, spot));
    let top: Vec<Token> = black_secret.top_tokens(spot).kinds().collect();
    if top.is_empty() {
        lines.push(words.no_tokens().to_owned());
    } else {
        lines.push(words.tokens(black_secret.stacks.get(spot)) + ".");
        lines.push(words.on_top(&top));
        lines.extend(top.iter().map(|&token| format!("{}: {}", language.token(token), language.token_help(token))));
        lines.push(words.tokens_help().to_owned());
        let components = position.components();
        lines.extend(source_of_urns(language, components).map(str::to_owned));
    }
    lines
}

/// That the Urns lie as the rulebook has it and the other tokens as we think, unless a player's own file tells otherwise.
pub fn source_of_urns(language: Language, components: Components) -> Option<&'static str> {
    let ours = Token::ALL.into_iter().any(|token| components.source_of_tokens(token) == Source::Reconstructed);
    (ours && components.source_of_tokens(Token::Urn) == Source::Printed).then_some(language.page().sources().urns())
}

/// The ladder of a spot, or that there is none.
fn ladder(language: Language, black_secret: &BlackSecret, spot: Spot) -> String {
    let words = language.page().black_secret();
    if black_secret.ladders.contains(spot) {
        format!("{}: {}", words.ladder(), words.ladder_help())
    } else {
        words.no_ladder().to_owned()
    }
}

/// A demon: what it costs, how strong it is, its trait by this side of the board, where it is.
fn demon_lines(language: Language, position: &Position, black_secret: &BlackSecret, demon: Demon) -> Vec<String> {
    let words = language.page().black_secret();
    let facts = position.components().demon(demon);
    let mut lines = vec![
        format!("{}, {}.", words.cost(facts.cost.value), words.resistance(facts.resistance.value)),
        language.trait_help(demon, black_secret.board).to_owned(),
    ];
    lines.push(match black_secret.spot_of(demon) {
        Some(spot) => {
            let below = words.below(position.village().tile(spot));
            format!("{below} {}.", language.demon_resistance(position, demon))
        }
        None if black_secret.shadow.is_some() => format!("{}.", words.home_for_good()),
        None => format!("{}.", words.at_home()),
    });
    lines.extend((black_secret.mantra_on == Some(demon)).then(|| words.has_mantra().to_owned()));
    lines.push(words.demons_help().to_owned());
    lines.extend(source_words(language, facts.cost.source.max(facts.resistance.source)).map(str::to_owned));
    lines
}

/// A curse: level and colour, what it does, whether it can be thrown.
fn curse_lines(language: Language, position: &Position, black_secret: &BlackSecret, curse: CurseCard) -> Vec<String> {
    let words = language.page().black_secret();
    let facts = position.components().curse(curse);
    let mut lines = vec![
        format!("{}.", words.curse_kind(facts.level.value, facts.colour.value)),
        language.black_secret_curse_help(facts.effect.value).to_owned(),
    ];
    lines.push(curse_stands(language, position, black_secret, curse).to_owned());
    lines.push(words.curses_help().to_owned());
    lines.push(language.page().sources().curse(facts));
    lines
}

/// Whether a curse can be thrown.
pub fn curse_stands(
    language: Language,
    position: &Position,
    black_secret: &BlackSecret,
    curse: CurseCard,
) -> &'static str {
    let words = language.page().black_secret();
    if black_secret.pyramid.contains(curse) {
        words.curse_thrown()
    } else if black_secret.is_silenced() {
        words.no_curses()
    } else if position.throwable().any(|other| other == curse) {
        words.curse_ready()
    } else {
        words.curse_waits()
    }
}

/// Wu-Feng's board: its side, the urns, the skeletons and his hand.
fn board(language: Language, black_secret: &BlackSecret) -> Vec<String> {
    let words = language.page().black_secret();
    let mut lines = vec![
        words.board_help().to_owned(),
        format!("{}.", words.side(black_secret.board)),
        format!("{}. {}", words.urns(black_secret.urns), words.urns_help()),
        format!("{}.", words.skeletons_left(black_secret.skeletons_left())),
    ];
    lines.push(match black_secret.in_hand() {
        0 => words.hand_empty().to_owned(),
        number => format!("{}.", words.in_hand(number)),
    });
    lines.extend((black_secret.hidden > 0).then(|| words.hand_hidden().to_owned()));
    lines.extend(black_secret.is_silenced().then(|| words.no_curses().to_owned()));
    lines.push(format!("{}: {}", words.pyramid(), words.pyramid_help()));
    lines
}

/// What Black Secret says about a tile: its ladder, and the Shadow on it.
pub fn of_tile(language: Language, position: &Position, tile: Tile) -> Vec<String> {
    let Some((black_secret, spot)) = position.black_secret().zip(position.village().spot(tile)) else {
        return Vec::new();
    };
    let shadowed = black_secret.shadow.is_some_and(|place| place.spot == spot && !place.below);
    let shadowed = shadowed.then(|| language.page().black_secret().shadowed().to_owned());
    shadowed.into_iter().chain([ladder(language, black_secret, spot)]).collect()
}

/// What Black Secret says about a Taoist: whether he is below, and the power that Blood Brotherhood gives him.
pub fn of_taoist(language: Language, position: &Position, taoist: Colour) -> Vec<String> {
    let words = language.page().black_secret();
    let below = position.is_below(taoist).then(|| words.below(position.tile_of(taoist)));
    let lives = position.living().contains(taoist);
    let brother = Colour::ALL.into_iter().find(|&board| lives && position.is_brother(taoist, board));
    let brother = brother.into_iter().flat_map(|board| {
        let power = position.power_is_on(board).then(|| words.brother(position.power(board)));
        [format!("{}: {}", words.brotherhood(), words.brotherhood_help())].into_iter().chain(power)
    });
    below.into_iter().chain(brother).collect()
}

/// The name of a thing of Black Secret and how it stands, for those who cannot see it.
pub fn label(language: Language, position: &Position, target: Target, title: String) -> String {
    let words = language.page().black_secret();
    let Some(black_secret) = position.black_secret() else { return title };
    let place = |spot: Spot| words.space(position.village().tile(spot));
    match target {
        Target::Cave(spot) => {
            let mut parts = vec![title, words.tokens(black_secret.stacks.get(spot))];
            parts.extend(black_secret.ladders.contains(spot).then(|| words.ladder().to_owned()));
            parts.extend(black_secret.demons_on(spot).iter().map(|demon| language.demon(demon).to_owned()));
            let here = |taoist: &Colour| position.is_below(*taoist) && position.taoist(*taoist).spot == spot;
            parts.extend(position.living().iter().filter(here).map(|taoist| language.taoist(taoist).to_owned()));
            parts.join(", ")
        }
        Target::Demon(demon) => {
            let at = black_secret.spot_of(demon).map_or(words.at_home().to_owned(), place);
            format!("{title}, {at}")
        }
        Target::Shadow => match black_secret.shadow {
            Some(at) if at.below => format!("{title}, {}", place(at.spot)),
            Some(at) => format!("{title}, {}", language.tile(position.village().tile(at.spot))),
            None => title,
        },
        Target::Curse(curse) => {
            let facts = position.components().curse(curse);
            let kind = words.curse_kind(facts.level.value, facts.colour.value);
            format!("{title}, {kind}. {}", curse_stands(language, position, black_secret, curse))
        }
        Target::BloodMantra(mantra) => {
            let need = position.components().mantra(mantra).level.value;
            let qi = black_secret.place_of(mantra).map_or(0, |place| black_secret.qi[place]);
            format!("{title}, {}", words.mantra_qi(qi, need))
        }
        Target::InHand(_) => format!("{title}, {}", words.hand()),
        Target::WuFeng => {
            format!("{title}, {}, {}", words.urns(black_secret.urns), words.in_hand(black_secret.in_hand()))
        }
        _ => title,
    }
}
