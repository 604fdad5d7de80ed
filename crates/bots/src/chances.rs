//! How likely dice show what is needed, for a glance; the exact odds of an exorcism are in `crates/odds`.

/// The chance that of so many dice at least `number` show one colour or white, thrown once or, what did not fit, `again`.
pub fn at_least(dice: u8, number: u8, again: bool, white_is_blank: bool) -> f32 {
    AT_LEAST[usize::from(white_is_blank) * 2 + usize::from(again)][usize::from(dice)][usize::from(number.min(8))]
}

/// The chance that of so many dice at least so many show what is needed: white counts or not, thrown once or twice.
const AT_LEAST: [[[f32; 9]; 5]; 4] = {
    const ONE: [f64; 4] = [1.0 / 3.0, 5.0 / 9.0, 1.0 / 6.0, 11.0 / 36.0];
    let mut table = [[[0.0; 9]; 5]; 4];
    let mut way = 0;
    while way < 4 {
        // The chance of exactly so many, die by die.
        let mut exactly = [0.0f64; 9];
        exactly[0] = 1.0;
        let mut dice = 0;
        while dice < 5 {
            let mut above = 0.0;
            let mut number = 9;
            while number > 0 {
                number -= 1;
                above += exactly[number];
                table[way][dice][number] = above as f32;
            }
            let mut next = 8;
            while next > 0 {
                exactly[next] = exactly[next] * (1.0 - ONE[way]) + exactly[next - 1] * ONE[way];
                next -= 1;
            }
            exactly[0] *= 1.0 - ONE[way];
            dice += 1;
        }
        way += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_dice() {
        let close = |a: f32, b: f32| (a - b).abs() < 1e-6;
        assert!(close(AT_LEAST[0][3][1], 19.0 / 27.0));
        assert!(close(AT_LEAST[0][3][3], 1.0 / 27.0));
        assert!(close(AT_LEAST[2][1][1], 1.0 / 6.0));
        assert!(close(AT_LEAST[0][0][0], 1.0) && close(AT_LEAST[0][0][1], 0.0));
    }
}
