use std::io::{BufRead, Write};

use tokio_postgres::{Error, IsolationLevel, Transaction};

use super::session::{Session, failed};
use super::writer::{Rows, WriteResults};
use super::{Params, Postgres, bars, results, rows, vaults};
use crate::store::copy::{CopyPage, CopyReader, Day, PAGE, Writer};
use crate::store::{CopyCounts, StoreError, sql};

impl Postgres {
    pub async fn export(&self, out: impl Write + Send) -> Result<CopyCounts, StoreError> {
        let mut session = Session::connect(&self.0.address).await?;
        let moment = session.client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
        let moment = moment.start().await.map_err(|error| failed(&error))?;
        let mut writer = Writer::new(out)?;
        let mut after = (String::new(), 0_i64);
        loop {
            let rows = rows(&ask(&moment, sql::PAGE_OF_ROWS, &[&after.0, &after.1, &PAGE]).await?);
            let Some(last) = rows.last() else { break };
            after = (last.table.clone(), sql::signed(last.number));
            writer.page(&CopyPage { rows, ..CopyPage::default() })?;
        }
        let mut after = String::new();
        loop {
            let results = results(&ask(&moment, sql::PAGE_OF_RESULTS, &[&after, &PAGE]).await?)?;
            let Some(last) = results.last() else { break };
            after.clone_from(&last.table);
            writer.page(&CopyPage { results, ..CopyPage::default() })?;
        }
        let mut after = -1_i64;
        loop {
            let days = days(&ask(&moment, sql::PAGE_OF_DAYS, &[&after, &PAGE]).await?)?;
            let Some(last) = days.last() else { break };
            after = i64::from(last.day);
            writer.page(&CopyPage { days, ..CopyPage::default() })?;
        }
        let bars = bars::bars(&ask(&moment, crate::store::bars::ALL, &[]).await?);
        writer.page(&CopyPage { bars, ..CopyPage::default() })?;
        let mut after = String::new();
        loop {
            let found =
                ask(&moment, crate::store::vaults::PAGE_OF_VAULTS, &[&after, &crate::store::vaults::PAGE]).await?;
            let vaults: Vec<_> = found.iter().map(vaults::vault).collect();
            let Some(last) = vaults.last() else { break };
            after.clone_from(&last.id);
            writer.page(&CopyPage { vaults, ..CopyPage::default() })?;
        }
        writer.end()
    }

    pub async fn import(&self, input: impl BufRead + Send) -> Result<CopyCounts, StoreError> {
        self.writer()?;
        let mut session = Session::connect(&self.0.address).await?;
        let work = session.client.transaction().await.map_err(|error| failed(&error))?;
        let lock = "LOCK TABLE events, results, days IN EXCLUSIVE MODE";
        work.batch_execute(lock).await.map_err(|error| failed(&error))?;
        if !work.query_one(sql::IS_EMPTY, &[]).await.map_err(|error| failed(&error))?.get::<_, bool>(0) {
            return Err(StoreError::NotEmpty);
        }
        let mut reader = CopyReader::new(input)?;
        while let Some(page) = reader.page()? {
            store(&work, page).await.map_err(|error| failed(&error))?;
        }
        work.commit().await.map_err(|error| failed(&error))?;
        Ok(reader.counts())
    }
}

async fn ask(moment: &Transaction<'_>, text: &str, bound: Params<'_>) -> Result<Vec<tokio_postgres::Row>, StoreError> {
    moment.query(text, bound).await.map_err(|error| failed(&error))
}

fn days(found: &[tokio_postgres::Row]) -> Result<Vec<Day>, StoreError> {
    let day = |row: &tokio_postgres::Row| {
        let day = row.get::<_, i64>(0).try_into().map_err(|_| StoreError::Failed("a day is damaged".into()))?;
        Ok(Day { day, seed: row.get::<_, i64>(1).cast_unsigned() })
    };
    found.iter().map(day).collect()
}

async fn store(work: &Transaction<'_>, page: CopyPage) -> Result<(), Error> {
    let mut rows = Rows::default();
    page.rows.into_iter().for_each(|row| rows.push(row));
    let insert = "
        INSERT INTO events (game, seq, at, body)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])";
    work.execute(insert, &[&rows.game, &rows.seq, &rows.at, &rows.body]).await?;

    let mut results = WriteResults::default();
    page.results.into_iter().for_each(|finished| results.push(finished));
    let insert = "
        INSERT INTO results (game, day, kind, level, players, names, score, won, at)
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::bigint[], $8::boolean[], $9::bigint[]
        )";
    let WriteResults { game, day, kind, level, players, names, score, won, at } = results;
    work.execute(insert, &[&game, &day, &kind, &level, &players, &names, &score, &won, &at]).await?;

    let (days, seeds): (Vec<i64>, Vec<i64>) =
        page.days.into_iter().map(|day| (i64::from(day.day), day.seed.cast_signed())).unzip();
    let insert = "INSERT INTO days (day, seed) SELECT * FROM unnest($1::bigint[], $2::bigint[])";
    work.execute(insert, &[&days, &seeds]).await?;
    for bar in page.bars {
        work.execute(crate::store::bars::SET, &[&bar.address, &sql::signed(bar.at), &bar.until.map(sql::signed)])
            .await?;
    }
    for vault in page.vaults {
        let (version, at) = (sql::signed(vault.version), sql::signed(vault.at));
        work.execute(crate::store::vaults::ADD, &[&vault.id, &version, &at, &vault.sealed]).await?;
    }
    Ok(())
}
