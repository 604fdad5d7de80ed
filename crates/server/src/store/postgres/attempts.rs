use super::Postgres;
use crate::store::StoreError;
use crate::store::attempts::{COUNT, FORGET};

impl Postgres {
    pub async fn count_attempt(&self, day: u32, network: &str, most: u32) -> Result<bool, StoreError> {
        self.writer()?;
        // Asked twice because a connection was lost, it may count one too many.
        Ok(!self.query(COUNT, &[&i64::from(day), &network, &i64::from(most)]).await?.is_empty())
    }

    pub async fn forget_attempts(&self, before: u32) -> Result<(), StoreError> {
        self.writer()?;
        self.query(FORGET, &[&i64::from(before)]).await.map(drop)
    }
}
