//! What one client, one address and the whole server may do, so that nobody spoils it for the others.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use ghost_stories_engine::ComponentData;

const HOUR: Duration = Duration::from_hours(1);

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages a second from one connection, and requests from one address; twenty times as many at once.
    pub messages: u32,
    /// Lines of chat and things pointed at, a second from one connection; ten times as many at once.
    pub talk: u32,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Tables that one address may open in an hour.
    pub tables_per_hour: u32,
    /// Different data files of players' own that one address may bring in an hour.
    pub data_files_per_hour: usize,
    /// Connections altogether.
    pub connections: usize,
    /// How many may begin from one address in an hour to keep something for their other browsers.
    pub vaults_per_hour: u32,
    /// How long a connection may take to say hello, or to take what it is sent.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages: 20,
            talk: 2,
            connections_per_address: 100,
            tables_per_hour: 60,
            data_files_per_hour: 10,
            connections: 20_000,
            vaults_per_hour: 20,
            patience: Duration::from_secs(10),
        }
    }
}

/// Lets so much through in a time, and somewhat more at once.
pub struct Bucket {
    left: f64,
    size: f64,
    each_second: f64,
    since: Instant,
}

impl Bucket {
    /// Lets so much through in a second, and so much at once.
    pub fn new(each_second: f64, size: f64) -> Bucket {
        Bucket { left: size, size, each_second, since: Instant::now() }
    }

    /// For messages: so many a second, and twenty times as many at once.
    pub fn of_messages(each_second: u32) -> Bucket {
        Bucket::new(each_second.into(), f64::from(each_second) * 20.0)
    }

    /// For chat: so much a second, and ten times as much at once.
    pub fn of_talk(each_second: u32) -> Bucket {
        Bucket::new(each_second.into(), f64::from(each_second) * 10.0)
    }

    /// True if one more may pass now.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.since = now;
        self.left = (self.left + passed * self.each_second).min(self.size);
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    /// True if by then it is as if it had let nothing through.
    pub fn is_full_by(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left + passed * self.each_second >= self.size
    }
}

/// Which data files an address has brought in within the hour, by their fingerprints, and when.
#[derive(Default)]
struct BroughtData(Vec<(u64, Instant)>);

impl BroughtData {
    /// True if this is one of them, or one more that may be.
    fn add(&mut self, fingerprint: u64, most: usize, now: Instant) -> bool {
        self.forget_old(now);
        if self.0.iter().any(|(known, _)| *known == fingerprint) {
            return true;
        }
        let room = self.0.len() < most;
        if room {
            self.0.push((fingerprint, now));
        }
        room
    }

    fn forget_old(&mut self, now: Instant) {
        self.0.retain(|(_, since)| now.saturating_duration_since(*since) < HOUR);
    }
}

/// How many connections each address has.
#[derive(Default)]
pub struct Connections(HashMap<IpAddr, usize>);

impl Connections {
    /// Counts one in, unless the address has so many already.
    pub fn add(&mut self, address: IpAddr, most: usize) -> bool {
        let count = self.0.entry(network(address)).or_default();
        let room = *count < most;
        *count += usize::from(room);
        room
    }

    /// Counts one out.
    pub fn remove(&mut self, address: IpAddr) {
        let address = network(address);
        if let Some(count) = self.0.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.0.remove(&address);
            }
        }
    }
}

/// Who is connected from where, and who opened how many tables.
pub struct Addresses {
    limits: Limits,
    known: Mutex<AddressUse>,
}

#[derive(Default)]
struct AddressUse {
    connections: Connections,
    opened: HashMap<IpAddr, Bucket>,
    asked: HashMap<IpAddr, Bucket>,
    brought: HashMap<IpAddr, BroughtData>,
    fingerprints: RandomState,
    all: usize,
}

impl Addresses {
    pub fn new(limits: Limits) -> Addresses {
        Addresses { limits, known: Mutex::default() }
    }

    fn known(&self) -> std::sync::MutexGuard<'_, AddressUse> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection in, or says why it is one too many.
    pub fn connect(&self, address: IpAddr) -> Result<(), &'static str> {
        let mut known = self.known();
        if known.all >= self.limits.connections {
            return Err("the server is full; try again later");
        }
        if !known.connections.add(address, self.limits.connections_per_address) {
            return Err("too many connections from your address");
        }
        known.all += 1;
        Ok(())
    }

    /// Counts a connection out.
    pub fn disconnect(&self, address: IpAddr) {
        let mut known = self.known();
        known.all = known.all.saturating_sub(1);
        known.connections.remove(address);
    }

    /// True if the address may open one more table.
    pub fn may_open(&self, address: IpAddr) -> bool {
        let hourly = f64::from(self.limits.tables_per_hour);
        let fresh = || Bucket::new(hourly / 3600.0, hourly);
        self.known().opened.entry(network(address)).or_insert_with(fresh).take(Instant::now())
    }

    /// True if the address may ask for one more thing that has to be looked up.
    pub fn may_ask(&self, address: IpAddr) -> bool {
        let fresh = || Bucket::of_messages(self.limits.messages);
        self.known().asked.entry(network(address)).or_insert_with(fresh).take(Instant::now())
    }

    /// True if the address may bring in this data: it has done so within the hour, or has not brought in too many others.
    pub fn may_bring(&self, address: IpAddr, data: &ComponentData) -> bool {
        let mut known = self.known();
        let fingerprint = known.fingerprints.hash_one(data);
        let brought = known.brought.entry(network(address)).or_default();
        brought.add(fingerprint, self.limits.data_files_per_hour, Instant::now())
    }

    /// Forgets those who have neither opened a table nor asked for long.
    pub fn sweep(&self) {
        let now = Instant::now();
        let mut known = self.known();
        known.opened.retain(|_, bucket| !bucket.is_full_by(now));
        known.asked.retain(|_, bucket| !bucket.is_full_by(now));
        known.brought.retain(|_, brought| {
            brought.forget_old(now);
            !brought.0.is_empty()
        });
    }
}

/// What limits count by: an IPv4 address as it is, an IPv6 address by its first 64 bits, of which a household has one.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        older @ IpAddr::V4(_) => older,
    }
}

/// After how long without a sign of life a connection is given up.
pub const SILENCE: Duration = Duration::from_secs(90);
/// How often a sign of life is asked for.
pub const PING_EVERY: Duration = Duration::from_secs(30);

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    #[test]
    fn a_bucket_lets_so_much_through_in_a_time_and_more_at_once() {
        let mut bucket = Bucket::new(2.0, 3.0);
        let now = Instant::now();
        assert_eq!((0..5).filter(|_| bucket.take(now)).count(), 3);
        assert_eq!((0..5).filter(|_| bucket.take(now + Duration::from_secs(1))).count(), 2);
    }

    #[test]
    fn one_connection_too_many_from_an_address_or_altogether_is_refused() {
        let limits = Limits { connections_per_address: 2, connections: 3, ..Limits::default() };
        let addresses = Addresses::new(limits);
        let other = IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1));
        assert!(addresses.connect(HOME).is_ok() && addresses.connect(HOME).is_ok() && addresses.connect(HOME).is_err());
        assert!(addresses.connect(other).is_ok() && addresses.connect(other).is_err());
        addresses.disconnect(HOME);
        assert!(addresses.connect(other).is_ok());
    }

    #[test]
    fn ipv6_addresses_are_limited_by_their_first_64_bits() {
        let addresses = Addresses::new(Limits { tables_per_hour: 1, ..Limits::default() });
        let may = |address: &str| addresses.may_open(address.parse().unwrap());
        assert!(may("2001:db8:0:1::1") && !may("2001:db8:0:1:ffff::2") && may("2001:db8:0:2::1"));
        assert!(may("10.0.0.1") && !may("::ffff:10.0.0.1") && may("::ffff:10.0.0.2"));
    }

    #[test]
    fn an_address_asks_so_often_at_once_and_no_more() {
        let addresses = Addresses::new(Limits { messages: 2, ..Limits::default() });
        assert_eq!((0..60).filter(|_| addresses.may_ask(HOME)).count(), 40);
        assert!(addresses.may_ask(IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1))) && addresses.may_open(HOME));
        addresses.sweep();
        assert!(!addresses.may_ask(HOME), "whoever has just asked is not forgotten");
    }

    #[test]
    fn an_address_brings_in_so_many_different_data_files_an_hour() {
        let (mut brought, now) = (BroughtData::default(), Instant::now());
        let mut add = |fingerprint, minutes| brought.add(fingerprint, 2, now + Duration::from_mins(minutes));
        assert!(add(1, 0) && add(1, 0) && add(2, 30) && !add(3, 30), "the same one counts once");
        assert!(add(3, 60) && !add(1, 61) && add(2, 61), "an hour later the first is forgotten");
    }

    #[test]
    fn an_address_opens_so_many_tables_an_hour_and_no_more() {
        let addresses = Addresses::new(Limits { tables_per_hour: 2, ..Limits::default() });
        assert!(addresses.may_open(HOME) && addresses.may_open(HOME) && !addresses.may_open(HOME));
        addresses.sweep();
        assert!(!addresses.may_open(HOME), "whoever has just opened tables is not forgotten");
    }
}
