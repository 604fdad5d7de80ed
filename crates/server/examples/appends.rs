//! Measures how many rows a second a storage takes when many tables append at once:
//! `cargo run --release -p ghost-stories-server --example appends -- ADDRESS [TABLES] [SECONDS]`

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ghost_stories_server::store::{EventRow, Store, StoreError};

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let mut words = std::env::args().skip(1);
    let address = words.next().unwrap_or_else(|| ":memory:".into());
    let tables: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(500);
    let seconds: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(5);
    let store = Store::open(&address).await?;
    let run = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
    let body = "x".repeat(400);
    let began = Instant::now();
    let mut all = Vec::new();
    for table in 0..tables {
        let (store, body) = (store.clone(), body.clone());
        all.push(tokio::spawn(async move {
            let table = format!("{run}-{table}");
            let mut waits = Vec::new();
            while began.elapsed() < Duration::from_secs(seconds) {
                let number = waits.len() as u64 + 1;
                let asked = Instant::now();
                assert!(
                    store.append(EventRow { table: table.clone(), number, at: 1, body: body.clone() }, None).await?
                );
                waits.push(asked.elapsed());
            }
            Ok::<_, StoreError>(waits)
        }));
    }
    let mut waits = Vec::new();
    for one in all {
        waits.extend(one.await.expect("no table panics")?);
    }
    let rate = waits.len() as u128 * 1_000 / began.elapsed().as_millis().max(1);
    waits.sort_unstable();
    let part = |percent: usize| waits[(waits.len() - 1) * percent / 100].as_secs_f64() * 1_000.0;
    println!(
        "{tables} tables, {} rows: {rate} rows a second; waited {:.1} ms (half), {:.1} ms (99 of 100), {:.1} ms (all)",
        waits.len(),
        part(50),
        part(99),
        part(100)
    );
    store.close().await;
    Ok(())
}
