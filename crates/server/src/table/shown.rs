//! What a link to a table may show to everybody who comes across it.

use ghost_stories_engine::{Ending, Tile};

use super::HostedTable;

impl HostedTable {
    /// True if a link may say who sits at the table and how it stands.
    pub fn is_open_to_strangers(&self) -> bool {
        !self.is_closed() && !self.is_newer()
    }

    /// True if the Taoists have won.
    pub fn is_won(&self) -> bool {
        self.ending() == Some(Ending::Won)
    }

    /// The nine tiles, row by row from the north-west, and which of them are haunted.
    pub fn village(&self) -> [(Tile, bool); 9] {
        let village = self.position().village();
        village.tiles().map(|tile| (tile, village.is_haunted(tile)))
    }
}
