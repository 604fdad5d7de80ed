use super::Postgres;
use crate::store::bars::{ALL, Bar, LIFT, SET};
use crate::store::{StoreError, sql};

impl Postgres {
    pub async fn bars(&self) -> Result<Vec<Bar>, StoreError> {
        Ok(bars(&self.query(ALL, &[]).await?))
    }

    pub async fn bar(&self, bar: Bar) -> Result<(), StoreError> {
        self.writer()?;
        let bound: super::Params = &[&bar.address, &sql::signed(bar.at), &bar.until.map(sql::signed)];
        self.query(SET, bound).await.map(drop)
    }

    pub async fn lift_bar(&self, address: &str) -> Result<bool, StoreError> {
        self.writer()?;
        Ok(!self.query(LIFT, &[&address]).await?.is_empty())
    }
}

pub fn bars(found: &[tokio_postgres::Row]) -> Vec<Bar> {
    let bar = |row: &tokio_postgres::Row| Bar {
        address: row.get(0),
        at: row.get::<_, i64>(1).cast_unsigned(),
        until: row.get::<_, Option<i64>>(2).map(i64::cast_unsigned),
    };
    found.iter().map(bar).collect()
}
