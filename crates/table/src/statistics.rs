//! What each player did in a game, counted from the events.

use ghost_stories_engine::{ByColour, Colour, Event, Position};

use crate::table::Table;

/// What one Taoist did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deeds {
    /// Ghosts exorcised on this Taoist's turns.
    pub exorcised: u32,
    /// Exorcisms begun.
    pub attempts: u32,
    /// Villagers asked for help.
    pub helps: u32,
    /// Qi lost.
    pub qi_lost: u32,
}

/// A game in figures: how it went turn by turn, and what each Taoist did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// The Qi of all living Taoists, at the start and after each turn.
    pub qi: Vec<u8>,
    /// The ghosts in play, at the start and after each turn.
    pub ghosts: Vec<u8>,
    /// The haunted tiles, at the start and after each turn.
    pub haunted: Vec<u8>,
    /// What each Taoist did.
    pub deeds: ByColour<Deeds>,
}

impl Statistics {
    /// The figures of a game as far as it was played.
    pub fn of(table: &Table) -> Statistics {
        let mut statistics = Statistics::default();
        for steps in 0..=table.len() {
            let Some(position) = table.game().position_after(steps) else { continue };
            let told = table.told(steps);
            let turn_began = told.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
            if turn_began || steps == table.len() {
                statistics.measure(position);
            }
            let on_turn = position.board_on_turn();
            for &event in told {
                statistics.count(on_turn, event);
            }
        }
        statistics
    }

    fn measure(&mut self, position: &Position) {
        let qi = position.living().iter().map(|taoist| position.taoist(taoist).qi).sum();
        self.qi.push(qi);
        self.ghosts.push(position.occupied().len() as u8);
        self.haunted.push(position.village().haunted_count());
    }

    fn count(&mut self, on_turn: Colour, event: Event) {
        match event {
            Event::GhostExorcised { .. } => self.deeds[on_turn].exorcised += 1,
            Event::ExorcismBegan { taoist } => self.deeds[taoist].attempts += 1,
            Event::HelpAsked { taoist, .. } => self.deeds[taoist].helps += 1,
            Event::QiLost { board, .. } => self.deeds[board].qi_lost += 1,
            Event::NoFreeSpace
            | Event::TurnBegan { .. }
            | Event::YangBegan { .. }
            | Event::FigureAdvanced { .. }
            | Event::FigureReturned { .. }
            | Event::TileHaunted { .. }
            | Event::TileRestored { .. }
            | Event::NothingToHaunt { .. }
            | Event::Overrun { .. }
            | Event::CardDrawn { .. }
            | Event::CardPlaced { .. }
            | Event::BuddhaReturned { .. }
            | Event::GhostDiscarded { .. }
            | Event::GhostMoved { .. }
            | Event::EffectBegan { .. }
            | Event::NoDieToHold { .. }
            | Event::CircleCleared { .. }
            | Event::CircleSet { .. }
            | Event::CurseRolled { .. }
            | Event::CurseSpared { .. }
            | Event::CurseRerolled { .. }
            | Event::TaoRolled { .. }
            | Event::TaoRerolled { .. }
            | Event::QiGained { .. }
            | Event::NoQiLeft { .. }
            | Event::NoTaoLeft { .. }
            | Event::TaoLost { .. }
            | Event::TaoSpent { .. }
            | Event::TaoGained { .. }
            | Event::YinYangSpent { .. }
            | Event::YinYangGained { .. }
            | Event::TaoistDied { .. }
            | Event::BoardPossessed { .. }
            | Event::TaoistRevived { .. }
            | Event::TaoistMoved { .. }
            | Event::ExorcismFailed { .. }
            | Event::PowerUsed { .. }
            | Event::TokenSpent { .. }
            | Event::TokenTaken { .. }
            | Event::MantraLaid { .. }
            | Event::MantraReturned { .. }
            | Event::BuddhaTaken { .. }
            | Event::BuddhaPlaced { .. }
            | Event::GameOver { .. }
            | Event::WhiteMoon(_)
            | Event::BlackSecret(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::Replay;

    #[test]
    fn the_figures_of_the_golden_games_add_up() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../replays/golden");
        for entry in fs::read_dir(folder)
            .unwrap()
            .flatten()
            .filter(|entry| entry.path().extension().is_some_and(|e| e == "json"))
        {
            let replay = Replay::read(&fs::read_to_string(entry.path()).unwrap()).unwrap();
            let table = Table::open(&replay, 0).unwrap();
            let Statistics { qi, ghosts, haunted, deeds } = Statistics::of(&table);
            let (first, last) = (table.game().position_after(0).unwrap(), table.position());
            let sum =
                |position: &Position| position.living().iter().map(|taoist| position.taoist(taoist).qi).sum::<u8>();
            assert_eq!((qi[0], *qi.last().unwrap()), (sum(first), sum(last)));
            assert_eq!(*haunted.last().unwrap(), last.village().haunted_count());
            assert_eq!(*ghosts.last().unwrap(), last.occupied().len() as u8);
            let exorcised: u32 = deeds.iter().map(|(_, deeds)| deeds.exorcised).sum();
            let told = (0..=table.len()).flat_map(|steps| table.told(steps));
            assert_eq!(exorcised as usize, told.filter(|event| matches!(event, Event::GhostExorcised { .. })).count());
        }
    }
}
