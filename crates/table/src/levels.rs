//! The table of levels (B11, B14), read off games as the engine lays them out.

use ghost_stories_engine::{Edition, Level, Position, Tao};
use ghost_stories_lang::Language;

use crate::deal::SetupOptions;

/// What a level gives each player at the start, and what it asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelRow {
    /// The level.
    pub level: Level,
    /// The Qi of each player.
    pub qi: u8,
    /// The Yin-Yang of each player, one or none.
    pub yin_yang: u8,
    /// Of how many board colours a player has one Tao: one, or four in a solo game.
    pub tao_colours: u8,
    /// The black Tao of each player.
    pub black_tao: u8,
    /// How many haunted tiles lose the game.
    pub tiles_lost: u8,
    /// How many incarnations must be exorcised.
    pub incarnations: u8,
}

/// A row for each level, for this rule set and number of players; `five_qi` is the house option of Initiation.
pub fn level_table(edition: Edition, players: u8, five_qi: bool) -> [LevelRow; 4] {
    Level::ALL.map(|level| {
        let setup_options = SetupOptions {
            five_qi: five_qi && level == Level::Initiation,
            ..SetupOptions::new(players, level, edition)
        };
        let setup = setup_options.deal_game(0, 0);
        let start = Position::new(&setup, &mut ()).expect("a dealt set-up can be played");
        let taoist = start.taoist(setup.first);
        let black_tao = taoist.tao.get(Tao::Black);
        LevelRow {
            level,
            qi: taoist.qi,
            yin_yang: u8::from(taoist.yin_yang),
            tao_colours: taoist.tao.total() - black_tao,
            black_tao,
            tiles_lost: edition.tiles_to_lose(level),
            incarnations: level.incarnations(players.into()),
        }
    })
}

impl LevelRow {
    /// The row in words, a cell for each of `LevelWords::columns`.
    pub fn cells(&self, language: Language) -> [String; 6] {
        [
            language.level(self.level).to_owned(),
            self.qi.to_string(),
            self.yin_yang.to_string(),
            language.page().levels().tao(self.tao_colours, self.black_tao),
            self.tiles_lost.to_string(),
            self.incarnations.to_string(),
        ]
    }
}

/// The table as the rules have it: one for every rule set and number of players but one, or that of the solo game (B14).
/// A cell names both values where the rule sets differ, and the other number of incarnations with few players.
pub fn level_cells_of_rules(language: Language, solo: bool) -> [[String; 6]; 4] {
    let players = if solo { 1 } else { 4 };
    let [revised, classic] = Edition::ALL.map(|edition| level_table(edition, players, false));
    let few = level_table(Edition::Revised, 2, false);
    core::array::from_fn(|row| {
        let (one, other) = (revised[row].cells(language), classic[row].cells(language));
        let mut cells = core::array::from_fn(|column| {
            let (one, other) = (&one[column], &other[column]);
            if one == other {
                return one.clone();
            }
            let [revised, classic] = Edition::ALL.map(|edition| language.edition(edition));
            format!("{one} ({revised}); {other} ({classic})")
        });
        if !solo && few[row].incarnations != revised[row].incarnations {
            let fewer = language.page().levels().with_few_players(few[row].incarnations);
            cells[5] = format!("{} ({fewer})", cells[5]);
        }
        cells
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(
        level: Level,
        (qi, yin_yang): (u8, u8),
        (tao_colours, black_tao): (u8, u8),
        (tiles_lost, incarnations): (u8, u8),
    ) -> LevelRow {
        LevelRow { level, qi, yin_yang, tao_colours, black_tao, tiles_lost, incarnations }
    }

    #[test]
    fn b11_the_revised_table_is_that_of_the_book() {
        let expected = [
            row(Level::Initiation, (4, 1), (1, 1), (3, 1)),
            row(Level::Normal, (3, 1), (1, 0), (3, 1)),
            row(Level::Nightmare, (3, 1), (1, 0), (3, 4)),
            row(Level::Hell, (3, 0), (1, 0), (3, 4)),
        ];
        assert_eq!(level_table(Edition::Revised, 4, false), expected);
        assert_eq!(level_table(Edition::Revised, 3, false), expected);
    }

    #[test]
    fn b11_classic_initiation_has_no_black_tao_and_loses_at_the_fourth_tile() {
        let table = level_table(Edition::Classic, 4, false);
        assert_eq!(table[0], row(Level::Initiation, (4, 1), (1, 0), (4, 1)));
        assert_eq!(table[1..], level_table(Edition::Revised, 4, false)[1..]);
    }

    #[test]
    fn b11_five_qi_is_for_initiation_alone() {
        let qi = level_table(Edition::Revised, 2, true).map(|row| row.qi);
        assert_eq!(qi, [5, 3, 3, 3]);
    }

    #[test]
    fn b14_a_lone_player_has_four_colours_of_tao_and_one_incarnation_fewer() {
        let table = level_table(Edition::Revised, 1, false);
        assert_eq!(table[0], row(Level::Initiation, (4, 1), (4, 1), (3, 1)));
        assert_eq!(table[3], row(Level::Hell, (3, 0), (4, 0), (3, 3)));
    }

    #[test]
    fn the_table_of_the_rules_names_what_differs() {
        let [initiation, normal, nightmare, _] = level_cells_of_rules(Language::English, false);
        assert_eq!(initiation[3], "own colour and black (revised); own colour (classic)");
        assert_eq!(initiation[4], "3 (revised); 4 (classic)");
        assert_eq!(normal, ["Normal", "3", "1", "own colour", "3", "1"]);
        assert_eq!(nightmare[5], "4 (3 with 1 or 2 players)");
        let [initiation, _, _, hell] = level_cells_of_rules(Language::English, true);
        assert_eq!(initiation[3], "red, green, blue, yellow, black (revised); red, green, blue, yellow (classic)");
        assert_eq!(hell[5], "3");
    }
}
