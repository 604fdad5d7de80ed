//! Results with Black Secret of before it was noted who was Wu-Feng. Where the table is still there, it says so.

use std::sync::Arc;

use ghost_stories_online::WuFengPlayer;
use tracing::info;

use crate::hub::Hub;
use crate::store::StoreError;
use crate::table::HostedTable;

/// How many are looked at together.
const STEP: usize = 100;

impl Hub {
    /// Puts results of games in which a bot was Wu-Feng on the board where they belong. The others stay on one of their own: whether
    /// that Wu-Feng played along was not looked at then.
    pub async fn sort_older_results(self: Arc<Hub>) {
        match self.sorted_older_results().await {
            Ok(0) => {}
            Ok(sorted) => {
                info!(sorted, "found out for older results that a bot was Wu-Feng");
                self.hall.changed();
            }
            Err(error) => drop(self.storage_failed(&error)),
        }
    }

    async fn sorted_older_results(&self) -> Result<usize, StoreError> {
        let (mut after, mut sorted) = (String::new(), 0);
        loop {
            let tables = self.store.without_wu_feng(&after, STEP).await?;
            let Some(last) = tables.last() else { return Ok(sorted) };
            after.clone_from(last);
            for table in &tables {
                let rows = self.store.read(table, 0).await?;
                let read = HostedTable::from_rows(&rows).ok().flatten();
                if read.and_then(|table| table.wu_feng()) == Some(WuFengPlayer::Bot) {
                    self.store.note_wu_feng(table, "bot").await?;
                    sorted += 1;
                }
            }
        }
    }
}
