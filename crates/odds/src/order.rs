/// Puts a few items in order; equal ones stay as they are. The library's sort is made for many, and every type it sorts adds kilobytes
/// to the page.
pub fn order_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut place = end;
        while place > 0 && key(&items[place]) < key(&items[place - 1]) {
            items.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_come_in_order_and_equal_ones_stay_as_they_are() {
        let mut state = 7u32;
        for length in 0..40 {
            let mut random = || {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                state >> 28
            };
            let mut items: Vec<(u32, usize)> = (0..length).map(|index| (random(), index)).collect();
            let mut sorted = items.clone();
            sorted.sort_by_key(|item| item.0);
            order_by_key(&mut items, |item| item.0);
            assert_eq!(items, sorted);
        }
    }
}
