use std::io::{BufRead, Write};

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::mpsc;

use super::worker::insert_result;
use super::{Sqlite, bars, failed, reader, results, rows, vaults};
use crate::store::copy::{CopyPage, CopyReader, Day, PAGE, Writer};
use crate::store::{CopyCounts, StoreError, sql};

impl Sqlite {
    pub async fn export(&self, out: impl Write + Send) -> Result<CopyCounts, StoreError> {
        // A connection of its own, so that nobody waits for the copy.
        let own = match &self.0.path {
            Some(path) => Some(reader(path.clone()).await?),
            None => None,
        };
        let worker = own.as_ref().map_or_else(|| self.reader(), Ok)?;
        let (pages, mut received) = mpsc::channel(4);
        let read = worker.run(move |connection| send_pages(connection, &pages));
        let write = async move {
            let mut writer = Writer::new(out)?;
            while let Some(page) = received.recv().await {
                writer.page(&page)?;
            }
            Ok(writer)
        };
        let (read, writer) = tokio::join!(read, write);
        if let Some(own) = &own {
            own.close().await;
        }
        let writer = writer?;
        read?;
        writer.end()
    }

    pub async fn import(&self, input: impl BufRead + Send) -> Result<CopyCounts, StoreError> {
        let (pages, received) = mpsc::channel(4);
        let store = self.writer()?.run(move |connection| store_pages(connection, received));
        let read = async move {
            let mut reader = CopyReader::new(input)?;
            while let Some(page) = reader.page()? {
                pages.send(Some(page)).await.map_err(|_| StoreError::Closed)?;
            }
            pages.send(None).await.map_err(|_| StoreError::Closed)?;
            Ok(reader.counts())
        };
        match tokio::join!(store, read) {
            (Err(error), Ok(_) | Err(StoreError::Closed)) => Err(error),
            (_, counts) => counts,
        }
    }
}

/// All there is, as of one moment.
fn send_pages(connection: &mut Connection, pages: &mpsc::Sender<CopyPage>) -> Result<(), StoreError> {
    let send = |page| pages.blocking_send(page).map_err(|_| StoreError::Closed);
    let moment = connection.transaction().map_err(failed)?;
    let mut after = (String::new(), 0);
    loop {
        let rows = rows(&moment, sql::PAGE_OF_ROWS, params![after.0, after.1, PAGE])?;
        let Some(last) = rows.last() else { break };
        after = (last.table.clone(), sql::signed(last.number));
        send(CopyPage { rows, ..CopyPage::default() })?;
    }
    let mut after = String::new();
    loop {
        let results = results(&moment, sql::PAGE_OF_RESULTS, params![after, PAGE])?;
        let Some(last) = results.last() else { break };
        after.clone_from(&last.table);
        send(CopyPage { results, ..CopyPage::default() })?;
    }
    let mut after = -1;
    loop {
        let days = days(&moment, after)?;
        let Some(last) = days.last() else { break };
        after = i64::from(last.day);
        send(CopyPage { days, ..CopyPage::default() })?;
    }
    let bars = bars::all(&moment).map_err(failed)?;
    send(CopyPage { bars, ..CopyPage::default() })?;
    let mut after = String::new();
    loop {
        let vaults = vaults::page(&moment, &after).map_err(failed)?;
        let Some(last) = vaults.last() else { return Ok(()) };
        after.clone_from(&last.id);
        send(CopyPage { vaults, ..CopyPage::default() })?;
    }
}

fn days(moment: &Transaction, after: i64) -> Result<Vec<Day>, StoreError> {
    let mut select = moment.prepare(sql::PAGE_OF_DAYS).map_err(failed)?;
    let days = select.query_map(params![after, PAGE], |row| {
        Ok(Day { day: row.get(0)?, seed: row.get::<_, i64>(1)?.cast_unsigned() })
    });
    days.map_err(failed)?.collect::<Result<_, _>>().map_err(failed)
}

/// All pages up to the one that is none, or nothing.
fn store_pages(connection: &mut Connection, mut pages: mpsc::Receiver<Option<CopyPage>>) -> Result<(), StoreError> {
    let work = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    if !work.query_row(sql::IS_EMPTY, [], |row| row.get::<_, bool>(0)).map_err(failed)? {
        return Err(StoreError::NotEmpty);
    }
    while let Some(page) = pages.blocking_recv().ok_or(StoreError::Closed)? {
        for row in page.rows {
            let bound = params![row.table, sql::signed(row.number), sql::signed(row.at), row.body];
            work.execute("INSERT INTO events (game, seq, at, body) VALUES ($1, $2, $3, $4)", bound).map_err(failed)?;
        }
        for finished in page.results {
            let table = finished.table.clone();
            if insert_result(&work, finished)? == 0 {
                return Err(StoreError::Failed(format!("table {table} has two results in the copy")));
            }
        }
        for Day { day, seed } in page.days {
            let bound = params![day, seed.cast_signed()];
            work.execute("INSERT INTO days (day, seed) VALUES ($1, $2)", bound).map_err(failed)?;
        }
        for bar in page.bars {
            bars::set(&work, &bar).map_err(failed)?;
        }
        for vault in page.vaults {
            vaults::add(&work, vault).map_err(failed)?;
        }
    }
    work.commit().map_err(failed)
}
