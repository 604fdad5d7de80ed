//! The things on the table that can be pointed at, and which of them an arrow key goes to.

pub use ghost_stories_table::{Target, belongings, targets, turned_up};

use crate::geometry::Point;

/// The next of some things from `from` in a direction, for the arrow keys: the nearest within the quarter that way.
pub fn towards(things: impl Iterator<Item = (Target, Point)>, from: Target, x: f64, y: f64) -> Option<Target> {
    let things: Vec<(Target, Point)> = things.collect();
    let (_, here) = *things.iter().find(|(target, _)| *target == from)?;
    let distance = |there: Point| {
        let (across, down) = (there.x - here.x, there.y - here.y);
        let (ahead, aside) = (across * x + down * y, (across * y).abs() + (down * x).abs());
        (ahead > 1.0 && aside <= ahead).then_some(ahead + 2.0 * aside)
    };
    things
        .iter()
        .filter(|(target, _)| *target != from)
        .filter_map(|&(target, there)| Some((distance(there)?, target)))
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, target)| target)
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::Spot;

    use super::*;

    #[test]
    fn an_arrow_key_goes_to_the_nearest_thing_that_way_and_back() {
        let at = |column: u8, row: u8| Point { x: 100.0 * f64::from(column), y: 100.0 * f64::from(row) };
        let things = Spot::ALL.map(|spot| (Target::Cave(spot), at(spot as u8 % 3, spot as u8 / 3)));
        let next = |from, x, y| towards(things.into_iter(), Target::Cave(from), x, y);
        assert_eq!(next(Spot::Centre, 1.0, 0.0), Some(Target::Cave(Spot::East)));
        assert_eq!(next(Spot::East, -1.0, 0.0), Some(Target::Cave(Spot::Centre)));
        assert_eq!(next(Spot::Centre, 0.0, -1.0), Some(Target::Cave(Spot::North)));
        assert_eq!(next(Spot::North, 0.0, -1.0), None);
        assert_eq!(towards(things.into_iter(), Target::Deck, 1.0, 0.0), None, "what is out of sight leads nowhere");
    }
}
