//! The pictures drawn last, so that one which is asked for often is drawn once.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;

use super::face::Picture;
use crate::api::Address;
use crate::limits_by_address::LimitsByAddress;

/// How many are kept; each is some hundred kilobytes at most.
const KEPT: usize = 64;
/// How many may wait to be drawn, one after the other.
const WAITING: usize = 32;
/// How many an address may ask for in a second, and at once.
const EACH_SECOND: f64 = 2.0;
const AT_ONCE: f64 = 60.0;

/// Draws pictures and keeps some.
pub struct Gallery {
    kept: Mutex<VecDeque<(Picture, Arc<[u8]>)>>,
    one_at_a_time: Semaphore,
    waiting: Semaphore,
    pub limits: LimitsByAddress,
}

impl Default for Gallery {
    fn default() -> Gallery {
        Gallery {
            kept: Mutex::default(),
            one_at_a_time: Semaphore::new(1),
            waiting: Semaphore::new(WAITING),
            limits: LimitsByAddress::new(EACH_SECOND, AT_ONCE),
        }
    }
}

impl Gallery {
    /// True if the address may ask for one more.
    pub fn may_draw(&self, address: &Address) -> bool {
        self.limits.may(address.ip())
    }

    fn kept(&self, picture: &Picture) -> Option<Arc<[u8]>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(other, _)| other == picture).map(|(_, png)| png.clone())
    }

    /// A picture; nothing if too many wait for theirs.
    pub async fn png(&self, picture: Picture) -> Option<Arc<[u8]>> {
        if let Some(png) = self.kept(&picture) {
            return Some(png);
        }
        let _waiting = self.waiting.try_acquire().ok()?;
        let _turn = self.one_at_a_time.acquire().await.ok()?;
        // Somebody may have waited for the same.
        if let Some(png) = self.kept(&picture) {
            return Some(png);
        }
        let (png, picture) = tokio::task::spawn_blocking(move || (picture.png(), picture)).await.ok()?;
        let png: Arc<[u8]> = png?.into();
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((picture, png.clone()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Some(png)
    }
}
