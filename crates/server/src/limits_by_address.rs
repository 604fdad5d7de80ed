//! How often something may be done from each address, for things of one kind.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::limits::{Bucket, network};

/// A bucket for each address that did something lately.
pub struct LimitsByAddress {
    each_second: f64,
    at_once: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl LimitsByAddress {
    /// So often a second, and so often at once.
    pub fn new(each_second: f64, at_once: f64) -> LimitsByAddress {
        LimitsByAddress { each_second, at_once, buckets: Mutex::default() }
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<IpAddr, Bucket>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// True if it may be done once more from this address.
    pub fn may(&self, address: IpAddr) -> bool {
        let fresh = || Bucket::new(self.each_second, self.at_once);
        self.buckets().entry(network(address)).or_insert_with(fresh).take(Instant::now())
    }

    /// Forgets those who did nothing for long.
    pub fn sweep(&self) {
        let now = Instant::now();
        self.buckets().retain(|_, bucket| !bucket.is_full_by(now));
    }
}
