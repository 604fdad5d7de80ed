use super::Postgres;
use crate::store::older_results::{FIND, NOTE};
use crate::store::{StoreError, sql};

impl Postgres {
    pub async fn without_wu_feng(&self, after: &str, most: usize) -> Result<Vec<String>, StoreError> {
        let found = self.query(FIND, &[&after, &sql::signed(most as u64)]).await?;
        Ok(found.iter().map(|row| row.get(0)).collect())
    }

    pub async fn note_wu_feng(&self, table: &str, wu_feng: &str) -> Result<(), StoreError> {
        self.writer()?;
        self.query(NOTE, &[&wu_feng, &table]).await.map(drop)
    }
}
