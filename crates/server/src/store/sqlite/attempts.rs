use rusqlite::{Connection, params};

use super::{Sqlite, failed};
use crate::store::StoreError;
use crate::store::attempts::{COUNT, FORGET};

impl Sqlite {
    pub async fn count_attempt(&self, day: u32, network: &str, most: u32) -> Result<bool, StoreError> {
        let network = network.to_owned();
        let count = move |connection: &mut Connection| connection.prepare(COUNT)?.exists(params![day, network, most]);
        self.writer()?.run(move |connection| count(connection).map_err(failed)).await
    }

    pub async fn forget_attempts(&self, before: u32) -> Result<(), StoreError> {
        let forget = move |connection: &mut Connection| connection.execute(FORGET, [before]).map(drop).map_err(failed);
        self.writer()?.run(forget).await
    }
}
