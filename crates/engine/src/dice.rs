use crate::colour::Tao;

/// A face of a Tao die; the grey one has the same (B5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "plain colours")]
pub enum Face {
    Red,
    Green,
    Blue,
    Yellow,
    Black,
    /// Any one colour, except while Nameless is in play.
    White,
}

impl Face {
    /// The six faces.
    pub const ALL: [Face; 6] = [Face::Red, Face::Green, Face::Blue, Face::Yellow, Face::Black, Face::White];

    /// The colour of the face; white has none.
    pub const fn tao(self) -> Option<Tao> {
        match self {
            Face::Red => Some(Tao::Red),
            Face::Green => Some(Tao::Green),
            Face::Blue => Some(Tao::Blue),
            Face::Yellow => Some(Tao::Yellow),
            Face::Black => Some(Tao::Black),
            Face::White => None,
        }
    }
}

impl From<Tao> for Face {
    fn from(tao: Tao) -> Face {
        Face::ALL[tao as usize]
    }
}

/// What the Curse die shows (B5, B35).
///
/// ```
/// use ghost_stories_engine::CurseFace;
///
/// assert_eq!(CurseFace::ALL.into_iter().map(CurseFace::sides).sum::<u32>(), 6);
/// assert_eq!("lose-tao".parse(), Ok(CurseFace::LoseTao));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CurseFace {
    /// Two of the six faces.
    Nothing,
    /// The first active tile of the line is haunted.
    Haunt,
    /// A ghost enters play.
    Ghost,
    /// All Tao are lost.
    LoseTao,
    /// One Qi is lost.
    LoseQi,
}

impl CurseFace {
    /// The five different faces.
    pub const ALL: [CurseFace; 5] =
        [CurseFace::Nothing, CurseFace::Haunt, CurseFace::Ghost, CurseFace::LoseTao, CurseFace::LoseQi];

    /// On how many of the six sides it stands.
    pub const fn sides(self) -> u32 {
        match self {
            CurseFace::Nothing => 2,
            _ => 1,
        }
    }
}

/// Some rolled Tao dice: how many show each face, four bits a face.
///
/// ```
/// use ghost_stories_engine::{Face, Roll};
///
/// let roll = Roll::from_iter([Face::White, Face::Red, Face::Red]);
/// assert_eq!((roll.len(), roll.count(Face::Red)), (3, 2));
/// // Of the 216 throws of three dice, three show this.
/// assert_eq!(roll.ways(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Roll(u32);

impl Roll {
    /// No dice.
    pub const NONE: Roll = Roll(0);

    /// How many dice show `face`.
    pub const fn count(self, face: Face) -> u8 {
        (self.0 >> (4 * face as u32)) as u8 & 15
    }

    /// How many dice there are.
    pub const fn len(self) -> u8 {
        ((self.0.wrapping_mul(0x0011_1111) >> 20) & 15) as u8
    }

    /// True if there is no die.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These dice and one more.
    #[must_use]
    pub const fn with(self, face: Face) -> Roll {
        Roll(self.0 + (1 << (4 * face as u32)))
    }

    /// These dice and those of another roll.
    #[must_use]
    pub const fn and(self, other: Roll) -> Roll {
        Roll(self.0 + other.0)
    }

    /// These dice less those of `other`, which must be among them.
    #[must_use]
    pub const fn without(self, other: Roll) -> Roll {
        Roll(self.0 - other.0)
    }

    /// The faces in the order of [`Face::ALL`].
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }

    /// Of the 6^n ordered throws of its n dice, how many give this roll.
    pub fn ways(self) -> u32 {
        let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
        Face::ALL.into_iter().fold(factorial(self.len()), |ways, face| ways / factorial(self.count(face)))
    }

    /// Calls `visit` with each different roll of `dice` dice.
    pub fn each(dice: u8, visit: &mut impl FnMut(Roll)) {
        fn extend(roll: Roll, left: u8, from: usize, visit: &mut impl FnMut(Roll)) {
            if left == 0 {
                return visit(roll);
            }
            for (index, &face) in Face::ALL.iter().enumerate().skip(from) {
                extend(roll.with(face), left - 1, index, visit);
            }
        }
        extend(Roll::NONE, dice, 0, visit);
    }

    /// Calls `visit` with each different part of this roll, the empty one and the whole included.
    pub fn parts(self, visit: &mut impl FnMut(Roll)) {
        fn extend(whole: Roll, part: Roll, from: usize, visit: &mut impl FnMut(Roll)) {
            let Some(&face) = Face::ALL.get(from) else { return visit(part) };
            let mut part = part;
            for number in 0..=whole.count(face) {
                if number > 0 {
                    part = part.with(face);
                }
                extend(whole, part, from + 1, visit);
            }
        }
        extend(self, Roll::NONE, 0, visit);
    }
}

impl FromIterator<Face> for Roll {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Roll {
        faces.into_iter().fold(Roll::NONE, Roll::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ways_of_all_rolls_add_up_to_every_throw() {
        for dice in 0..=4u8 {
            let mut ways = 0;
            Roll::each(dice, &mut |roll| {
                assert_eq!(roll.len(), dice);
                ways += roll.ways();
            });
            assert_eq!(ways, 6u32.pow(dice.into()));
        }
    }

    #[test]
    fn a_roll_of_three_different_dice_has_eight_parts() {
        let roll: Roll = [Face::Red, Face::Blue, Face::White].into_iter().collect();
        let mut parts = 0;
        roll.parts(&mut |part| {
            parts += 1;
            assert_eq!(roll.without(part).len() + part.len(), 3);
        });
        assert_eq!(parts, 8);
    }
}
