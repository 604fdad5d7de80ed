pub use ghost_stories_odds::{Reason, reasons};
