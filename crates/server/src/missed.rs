//! What happened at a table while somebody was not connected.

use ghost_stories_online::ServerMessage;

use crate::store::EventRow;
use crate::table::{HostedTable, Unreadable};

/// What a person missed after this number.
pub fn missed(
    rows: &[EventRow],
    number: u64,
    since: u64,
    person: Option<u8>,
    views: bool,
) -> Result<Vec<ServerMessage>, Unreadable> {
    let Some((first, rest)) = rows.split_first() else { return Ok(Vec::new()) };
    let mut table = HostedTable::open(first)?;
    let mut told = Vec::new();
    for row in rest.iter().take_while(|row| row.number <= number) {
        if row.number <= since {
            table.skip(row)?;
            continue;
        }
        let happened = table.add(row)?;
        let now = (row.number == number).then(|| table.now(person, views));
        told.push(table.update(&happened, person, now));
    }
    Ok(told)
}
