use ghost_stories_engine::{
    BloodMantra, Card, Choice, Colour, CurseCard, CurseFace, Family, Outcome, Position, Roll, Space, SpaceSet, Tao,
    TaoCount, Tile, Token,
};

use crate::DecisionSource;
use crate::black_secret::every_black_secret_choice;
use crate::white_moon::every_white_moon_choice;

/// Every choice that can be written down, legal or not; splits and rerolls are added for the position at hand.
pub struct Universe {
    choices: Vec<Choice>,
}

/// Every choice but the many splits and rerolls.
pub fn every_choice() -> Vec<Choice> {
    let mut all = vec![
        Choice::Help,
        Choice::Exorcise,
        Choice::YinYang,
        Choice::TakeToken,
        Choice::EndTurn,
        Choice::Decline,
        Choice::Keep,
        Choice::RerollCurse,
        Choice::GainQi,
        Choice::GainYinYang,
    ];
    for space in Space::ALL {
        let named: [fn(Space) -> Choice; 5] =
            [Choice::Place, Choice::PlaceBuddha, Choice::LayMantra, Choice::Banish, Choice::First];
        all.extend(named.map(|choice| choice(space)));
        all.extend(Space::ALL.map(|to| Choice::MoveGhost(space, to)));
    }
    for colour in Colour::ALL {
        let named: [fn(Colour) -> Choice; 8] = [
            Choice::LoseQi,
            Choice::UsePower,
            Choice::SpendToken,
            Choice::Revive,
            Choice::DriveBack,
            Choice::Pay,
            Choice::GiveQi,
            Choice::GiveYinYang,
        ];
        all.extend(named.map(|choice| choice(colour)));
        all.extend(Tile::ALL.map(|tile| Choice::MoveTaoist(colour, tile)));
    }
    for tile in Tile::ALL {
        all.extend([Choice::Move(tile), Choice::Ask(tile), Choice::Restore(tile)]);
    }
    for tao in Tao::ALL {
        all.extend([Choice::Discard(tao), Choice::TakeTao(tao), Choice::SetCircle(tao)]);
    }
    all.extend(every_white_moon_choice());
    all.extend(every_black_secret_choice());
    all
}

/// Every outcome that can be written down.
pub(crate) fn every_outcome() -> impl Iterator<Item = Outcome> {
    let mut rolls = Vec::new();
    (0..=4).for_each(|dice| Roll::each(dice, &mut |roll| rolls.push(Outcome::TaoDice(roll))));
    Card::all()
        .map(Outcome::Card)
        .chain(Family::ALL.map(Outcome::Villager))
        .chain(CurseFace::ALL.map(Outcome::CurseDie))
        .chain(Token::ALL.map(Outcome::Token))
        .chain(CurseCard::all().map(Outcome::CurseCard))
        .chain(BloodMantra::all().map(Outcome::Mantra))
        .chain(rolls)
}

impl Universe {
    /// The list, made once.
    pub fn new() -> Universe {
        Universe { choices: every_choice() }
    }

    /// One of them.
    pub fn any(&self, source: &mut impl DecisionSource) -> Choice {
        match source.below(8) {
            0 => {
                let mut ghosts = SpaceSet::EMPTY;
                (0..source.below(3)).for_each(|_| ghosts.insert(Space::ALL[source.below(12)]));
                let tao = TaoCount::of(Tao::ALL[source.below(5)], source.below(3) as u8);
                Choice::Defeat { ghosts, tao }
            }
            _ => self.choices[source.below(self.choices.len())],
        }
    }

    /// All of them, with every reroll, and every split of up to two Tao of one colour on the targets at hand.
    pub fn each(&self, position: &Position, visit: &mut impl FnMut(Choice)) {
        self.choices.iter().for_each(|choice| visit(*choice));
        (1..=4).for_each(|dice| Roll::each(dice, &mut |roll| visit(Choice::Reroll(roll))));
        let targets: Vec<Space> = position.targets().iter().chain([Space::RedLeft]).collect();
        for mask in 0..1u32 << targets.len() {
            let chosen = targets.iter().enumerate().filter(|(index, _)| mask >> index & 1 != 0);
            let ghosts = chosen.map(|(_, space)| *space).collect();
            for tao in Tao::ALL {
                for number in 0..=2 {
                    visit(Choice::Defeat { ghosts, tao: TaoCount::of(tao, number) });
                }
            }
        }
    }
}

impl Default for Universe {
    fn default() -> Universe {
        Universe::new()
    }
}
