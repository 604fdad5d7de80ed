//! Addresses that those who run the servers let in no more.

use std::collections::HashMap;
use std::net::IpAddr;

use crate::hub::{Hub, now};
use crate::limits::network;
use crate::store::{Bar, StoreError};

/// The barred addresses as they were read last, and until when each is barred.
#[derive(Default)]
pub struct Bars(HashMap<IpAddr, u64>);

impl Bars {
    fn new(bars: &[Bar]) -> Bars {
        let until = |bar: &Bar| Some((bar.address.parse().ok()?, bar.until.unwrap_or(u64::MAX)));
        Bars(bars.iter().filter_map(until).collect())
    }

    fn bar(&self, address: IpAddr, at: u64) -> bool {
        self.0.get(&network(address)).is_some_and(|&until| at < until)
    }
}

impl Hub {
    /// True if nobody from this address is let in.
    pub fn is_barred(&self, address: IpAddr) -> bool {
        self.bars.borrow().bar(address, now())
    }

    /// Reads them anew; connections that are open then look whether they are meant.
    pub async fn read_bars(&self) -> Result<(), StoreError> {
        let bars = Bars::new(&self.store.bars().await?);
        self.bars.send_if_modified(|known| {
            let changed = known.0 != bars.0;
            *known = bars;
            changed
        });
        Ok(())
    }

    /// Bars an address for so many days, or for good.
    pub async fn bar(&self, address: IpAddr, days: Option<u32>) -> Result<Bar, StoreError> {
        let at = now();
        let until = days.map(|days| at + u64::from(days) * 86_400_000);
        let bar = Bar { address: network(address).to_string(), at, until };
        self.store.bar(bar.clone()).await?;
        self.bars_changed().await?;
        Ok(bar)
    }

    /// Lets an address in again; false if it was not barred.
    pub async fn lift_bar(&self, address: IpAddr) -> Result<bool, StoreError> {
        let lifted = self.store.lift_bar(&network(address).to_string()).await?;
        self.bars_changed().await?;
        Ok(lifted)
    }

    async fn bars_changed(&self) -> Result<(), StoreError> {
        self.tell_peers_of_bars();
        self.read_bars().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_holds_for_its_place_and_for_its_time() {
        let bar = |address: &str, until| Bar { address: address.to_owned(), at: 0, until };
        let bars = Bars::new(&[bar("10.0.0.1", None), bar("2001:db8:0:1::", Some(100))]);
        let holds = |address: &str, at| bars.bar(address.parse().unwrap(), at);
        assert!(holds("10.0.0.1", 7) && holds("::ffff:10.0.0.1", 7) && !holds("10.0.0.2", 7));
        assert!(holds("2001:db8:0:1::5", 99) && !holds("2001:db8:0:1::5", 100) && !holds("2001:db8:0:2::5", 99));
    }
}
