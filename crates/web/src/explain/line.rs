//! What a thing does, in one line.

use ghost_stories_engine::{BlackSecret, Owner, Position, Spot, WhiteMoon};
use ghost_stories_lang::Language;

use super::ghost::is_skeleton;
use crate::target::Target;

/// What a thing does, for whoever rests a pointer on it or reaches it with the keyboard.
pub fn one_line(language: Language, position: &Position, target: Target) -> String {
    let words = language.page();
    match target {
        Target::Tile(tile) => language.tile_help(tile).to_owned(),
        Target::Space(space) if position.card(space).is_some() => language.ghost(position, space).join(" "),
        Target::Space(space) if is_skeleton(position, space) => words.black_secret().skeleton_help().to_owned(),
        Target::Space(_) => words.empty_space().to_owned(),
        Target::Board(board) if position.owner(board) == Owner::Possessed => words.possessed_board().to_owned(),
        Target::Board(board) | Target::Power(board) => {
            let power = position.power(board);
            format!("{}: {}", language.power(power), language.power_help(power))
        }
        Target::YinYang(_) => words.yin_yang_help().to_owned(),
        Target::Held(..) | Target::BankTao(_) => words.tao_help().to_owned(),
        Target::BankQi => words.qi_help().to_owned(),
        Target::Deck => match position.card_to_place() {
            Some(card) => language.stones(card, position.components()).join(" "),
            None if position.black_secret().is_some() => words.black_secret().deck_help().to_owned(),
            None => words.deck_help().to_owned(),
        },
        Target::Discard => words.discard_help().to_owned(),
        Target::Dice => words.dice_help().to_owned(),
        Target::Villagers(_)
        | Target::Portal
        | Target::Pedestal(_)
        | Target::SuLing
        | Target::Crystals
        | Target::Shelter
        | Target::Graveyard
        | Target::HeldCrystals(_)
        | Target::Artifact(_) => {
            position.white_moon().map_or_else(String::new, |moon| of_white_moon(language, position, moon, target))
        }
        Target::Cave(_)
        | Target::Demon(_)
        | Target::Shadow
        | Target::Curse(_)
        | Target::BloodMantra(_)
        | Target::InHand(_)
        | Target::WuFeng => position
            .black_secret()
            .map_or_else(String::new, |secret| of_black_secret(language, position, secret, target)),
    }
}

fn of_white_moon(language: Language, position: &Position, white_moon: &WhiteMoon, target: Target) -> String {
    let words = language.page().white_moon();
    match target {
        Target::Villagers(spot) => villagers(language, position, white_moon, spot),
        Target::Portal if position.portal_is_open() => words.portal_help().to_owned(),
        Target::Portal => words.portal_held().to_owned(),
        Target::Pedestal(_) => words.pedestal_help().to_owned(),
        Target::SuLing => words.su_ling_help().to_owned(),
        Target::Crystals | Target::HeldCrystals(_) => words.crystal_help().to_owned(),
        Target::Shelter => words.shelter_help().to_owned(),
        Target::Graveyard => words.graveyard_help().to_owned(),
        Target::Artifact(artifact) => language.artifact_help(artifact).to_owned(),
        _ => String::new(),
    }
}

/// What the death of the villager on top brings, and what the family gives once all of it is saved.
fn villagers(language: Language, position: &Position, white_moon: &WhiteMoon, spot: Spot) -> String {
    let words = language.page().white_moon();
    let pile = white_moon.piles[spot];
    let Some(family) = pile.top() else { return words.villagers(pile.len()) };
    let facts = position.components().family(family);
    let (death, thanks) = (language.curse_help(facts.curse.value), language.thanks_help(facts.thanks.value));
    format!("{}: {death} {}: {thanks}", words.death(), words.reward())
}

fn of_black_secret(language: Language, position: &Position, black_secret: &BlackSecret, target: Target) -> String {
    let words = language.page().black_secret();
    let components = position.components();
    match target {
        Target::Cave(spot) => {
            let entrance = components.catacombs(black_secret.catacombs).entrances.contains(spot);
            let ladder = black_secret.ladders.contains(spot);
            let lines = [entrance.then(|| words.entrance_help()), ladder.then(|| words.ladder_help())];
            let lines: Vec<&str> = lines.into_iter().flatten().collect();
            if lines.is_empty() { words.no_ladder().to_owned() } else { lines.join(" ") }
        }
        Target::Demon(demon) => language.trait_help(demon, black_secret.board).to_owned(),
        Target::Shadow => words.shadow_help().to_owned(),
        Target::Curse(curse) => language.black_secret_curse_help(components.curse(curse).effect.value).to_owned(),
        Target::BloodMantra(mantra) => language.mantra_help(components.mantra(mantra).effect.value).to_owned(),
        Target::InHand(card) => language.stones(card, components).join(" "),
        Target::WuFeng => words.board_help().to_owned(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{BlackSecretChoice, ByColour, Choice, Edition, Level};
    use ghost_stories_table::{
        BlackSecretSetupOptions, Purpose, Replay, ReplayStart, SetupOptions, Stream, Table, WhiteMoonSetupOptions,
    };

    use super::*;
    use crate::explain::help_of;

    /// What hardly ever comes up in a game that is played at random.
    const RARE: &str =
        "white-moon\nblack-secret\nsaved chang\nartifacts red dust\nurns 3\nshadow on altar\nturn red yang";

    /// Looks at every decision of some games with every mix of expansions.
    fn look_around(mut look: impl FnMut(&Position)) {
        let rare = Replay::new(ReplayStart::Position(RARE.to_owned()), Vec::new());
        look(Table::open(&rare, 0).unwrap().position());
        for seed in 0..8 {
            let setup_options = SetupOptions {
                white_moon: (seed & 1 == 1).then(WhiteMoonSetupOptions::default),
                black_secret: (seed & 2 == 2).then(BlackSecretSetupOptions::default),
                ..SetupOptions::new(4, Level::Normal, Edition::Revised)
            };
            let mut table = Table::new(setup_options.deal_game(seed, 0), seed, ByColour::default()).unwrap();
            let mut random = Stream::new(seed, 3, Purpose::Players);
            while table.position().ending().is_none() {
                if table.advance().is_some() {
                    continue;
                }
                look(table.position());
                let options = table.position().options();
                table.choose(random.pick(&options)).unwrap();
            }
        }
    }

    #[test]
    fn every_kind_of_thing_says_what_it_does_in_one_line_in_every_language() {
        let mut kinds = Vec::new();
        look_around(|position| {
            for target in Target::all(position) {
                let kind = core::mem::discriminant(&target);
                let known = kinds.iter().filter(|&&known| known == kind).count();
                if known > 40 {
                    continue;
                }
                kinds.push(kind);
                for language in Language::ALL {
                    let line = one_line(language, position, target);
                    assert!(!line.is_empty() && !line.contains('\n'), "{target:?} says {line:?}");
                    assert!(line.ends_with(['.', ')', '!']), "{target:?} says {line:?}");
                }
            }
        });
        kinds.dedup();
        let different = kinds.iter().enumerate().filter(|(at, kind)| !kinds[..*at].contains(kind)).count();
        assert_eq!(different, 27, "kinds of things that were seen");
    }

    #[test]
    fn options_carry_the_line_of_what_they_are_about() {
        let (mut curses, mut mantras) = (0, 0);
        look_around(|position| {
            for choice in position.options() {
                let Some(help) = help_of(Language::English, position, choice) else { continue };
                assert!(!help.is_empty(), "{choice}");
                if let Choice::BlackSecret(BlackSecretChoice::Throw(curse)) = choice {
                    curses += 1;
                    let effect = position.components().curse(curse).effect.value;
                    assert_eq!(help, Language::English.black_secret_curse_help(effect));
                }
                if let Choice::BlackSecret(BlackSecretChoice::LayQi(mantra)) = choice {
                    mantras += 1;
                    let effect = position.components().mantra(mantra).effect.value;
                    assert_eq!(help, Language::English.mantra_help(effect));
                }
            }
        });
        assert!(curses > 0 && mantras > 0);
    }
}
