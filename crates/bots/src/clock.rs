use core::time::Duration;

/// Tells how long something takes. In a browser without a clock of its own it always says nothing has passed.
pub struct Clock(#[cfg(not(target_arch = "wasm32"))] std::time::Instant);

impl Clock {
    /// Starts it.
    pub fn start() -> Clock {
        Clock(
            #[cfg(not(target_arch = "wasm32"))]
            std::time::Instant::now(),
        )
    }

    /// How long ago it was started.
    pub fn elapsed(&self) -> Duration {
        #[cfg(not(target_arch = "wasm32"))]
        return self.0.elapsed();
        #[cfg(target_arch = "wasm32")]
        Duration::ZERO
    }
}
