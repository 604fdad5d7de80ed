//! Linear equations.

/// Solves as many equations as there are unknowns, by elimination; nothing of use is left of the left sides. Whoever asks sees to it
/// that there is one solution.
pub fn solve<const N: usize>(left: &mut [[f64; N]], mut right: [f64; N]) -> [f64; N] {
    for column in 0..N {
        let size = |row: &usize| left[*row][column].abs();
        let pivot = (column..N).max_by(|one, other| size(one).total_cmp(&size(other))).unwrap_or(column);
        left.swap(column, pivot);
        right.swap(column, pivot);
        let (row, value) = (left[column], right[column]);
        for below in column + 1..N {
            let factor = left[below][column] / row[column];
            for (number, above) in left[below].iter_mut().zip(row).skip(column) {
                *number -= factor * above;
            }
            right[below] -= factor * value;
        }
    }
    for column in (0..N).rev() {
        let known: f64 = (column + 1..N).map(|other| left[column][other] * right[other]).sum();
        right[column] = (right[column] - known) / left[column][column];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let solved = solve(&mut [[0.0, 2.0, 1.0], [1.0, 3.0, 0.0], [4.0, 1.0, 1.0]], [7.0, 7.0, 9.0]);
        assert!(solved.iter().zip([1.0, 2.0, 3.0]).all(|(one, other)| (one - other).abs() < 1e-9), "{solved:?}");
    }
}
