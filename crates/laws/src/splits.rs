use std::collections::BTreeSet;

use ghost_stories_engine::{
    BlackSecretChoice, Choice, Colour, Demon, Face, Middle, Position, Space, Tao, TaoCount, WhiteMoonChoice,
};

/// After an exorcism's roll exactly those splits are offered that trying every die on every ghost or demon finds (B71 to B75, S23).
///
/// Nothing here is shared with the engine but the facts on the cards: each die is laid, one after the other, on every ghost and
/// colour it could serve, or left over, and what is lacking paid in every way. Of these ways those are legal that have no needless token
/// (B73) and whose tokens, dealt out in any way, do not beat one more (B74).
pub fn splits_are_those_that_trying_every_die_finds(position: &Position, options: &[Choice]) {
    let splits = |choice: &Choice| {
        matches!(
            choice,
            Choice::Defeat { .. }
                | Choice::WhiteMoon(WhiteMoonChoice::Defeat { .. })
                | Choice::BlackSecret(BlackSecretChoice::Defeat { .. })
        )
    };
    let offered: BTreeSet<Choice> = options.iter().copied().filter(splits).collect();
    if offered.is_empty() {
        return;
    }
    let trial = Trial::new(position);
    let everything = (0..1u32 << trial.ghosts.len()).map(|chosen| trial.payments(chosen)).collect::<Vec<_>>();
    let mut found = BTreeSet::new();
    for (chosen, payments) in (0u32..).zip(&everything) {
        let more = |&ghost: &usize| chosen >> ghost & 1 == 0;
        let beaten_too = |paid: TokenCounts| {
            let mut others = (0..trial.ghosts.len()).filter(more);
            others.any(|ghost| everything[(chosen | 1 << ghost) as usize].iter().any(|&other| is_part(other, paid)))
        };
        let needless = |paid: TokenCounts| payments.iter().any(|&other| other != paid && is_part(other, paid));
        let legal = payments.iter().copied().filter(|&paid| !needless(paid) && !beaten_too(paid));
        found.extend(legal.map(|paid| trial.choice(chosen, paid)));
    }
    assert_eq!(offered, found, "law: splits are those that trying every die finds\n{position:?}");
}

/// So many Tao of each colour, then crystals.
type TokenCounts = [u8; 6];

fn is_part(part: TokenCounts, whole: TokenCounts) -> bool {
    part.into_iter().zip(whole).all(|(part, whole)| part <= whole)
}

/// What one ghost or skeleton that is rolled against needs, and whether dice count: for the rolls of the School and the barrier, whose
/// ghosts have one colour each.
pub(crate) fn need_of(position: &Position, space: Space) -> Option<(Tao, u8, bool)> {
    let mut trial = Trial::new(position);
    trial.ghosts = vec![on_space(position, space)];
    let need = trial.needs(0).into_iter().next()?;
    let tao = trial.ghosts[0].resistance.colours().next()?;
    Some((tao, need[tao as usize], trial.ghosts[0].immune))
}

/// Who is fought: a ghost or skeleton on a space, or a demon.
#[derive(Clone, Copy)]
enum SplitOpponent {
    On(Space),
    Demon(Demon),
}

struct Ghost {
    foe: SplitOpponent,
    resistance: TaoCount,
    /// Dice do not count.
    immune: bool,
    /// Tao tokens do not count.
    proof: bool,
    /// The Mantra lies on it.
    mantra: bool,
}

struct Trial {
    ghosts: Vec<Ghost>,
    dice: Vec<Face>,
    tao: TaoCount,
    crystals: u8,
    circle: Option<Tao>,
    white_is_wild: bool,
}

type Need = [u8; 5];

impl Trial {
    fn new(position: &Position) -> Trial {
        let active = position.board_on_turn();
        let here = |taoist: &Colour| {
            position.taoist(*taoist).spot == position.taoist(active).spot
                && position.is_below(*taoist) == position.is_below(active)
        };
        let lenders = position.living().iter().filter(here);
        let tao = lenders.clone().fold(TaoCount::NONE, |sum, taoist| sum.sum(position.taoist(taoist).tao));
        let crystals =
            lenders.map(|taoist| position.white_moon().map_or(0, |white_moon| white_moon.crystals[taoist])).sum();
        let ghosts = if position.is_below(active) {
            demons(position, active)
        } else {
            position.targets().iter().map(|space| on_space(position, space)).collect()
        };
        Trial {
            ghosts,
            dice: position.dice().faces().collect(),
            tao: if position.tao_is_off() { TaoCount::NONE } else { tao },
            crystals,
            circle: position.village().circle(),
            white_is_wild: !position.white_is_blank(),
        }
    }

    /// What a ghost may need: less by the Circle, and less by the Mantra in each colour it could take.
    fn needs(&self, ghost: usize) -> Vec<Need> {
        let Ghost { resistance, mantra, .. } = self.ghosts[ghost];
        let mut need = Tao::ALL.map(|tao| resistance.get(tao));
        if let Some(tao) = self.circle {
            need[tao as usize] = need[tao as usize].saturating_sub(1);
        }
        if !mantra || need == [0; 5] {
            return vec![need];
        }
        let weakened = |tao: usize| {
            let mut less = need;
            less[tao] -= 1;
            less
        };
        (0..5).filter(|&tao| need[tao] > 0).map(weakened).collect()
    }

    /// The tokens of every way to beat exactly these ghosts.
    fn payments(&self, chosen: u32) -> BTreeSet<TokenCounts> {
        let mut found = BTreeSet::new();
        self.every_need(chosen, 0, &mut Vec::new(), &mut found);
        found
    }

    /// Every way to choose the Mantra's colour for the chosen ghosts.
    fn every_need(&self, chosen: u32, ghost: usize, needs: &mut Vec<Need>, found: &mut BTreeSet<TokenCounts>) {
        if ghost == self.ghosts.len() {
            self.every_die(0, needs, found);
            return;
        }
        let variants = if chosen >> ghost & 1 == 0 { vec![[0; 5]] } else { self.needs(ghost) };
        for need in variants {
            needs.push(need);
            self.every_need(chosen, ghost + 1, needs, found);
            needs.pop();
        }
    }

    /// Every way to lay this die and the ones after it, or to leave it.
    fn every_die(&self, die: usize, needs: &mut Vec<Need>, found: &mut BTreeSet<TokenCounts>) {
        let Some(&face) = self.dice.get(die) else {
            self.pay(needs, found);
            return;
        };
        self.every_die(die + 1, needs, found);
        for ghost in 0..self.ghosts.len() {
            for tao in Tao::ALL {
                let serves = face == Face::from(tao) || (face == Face::White && self.white_is_wild);
                if serves && needs[ghost][tao as usize] > 0 && !self.ghosts[ghost].immune {
                    needs[ghost][tao as usize] -= 1;
                    self.every_die(die + 1, needs, found);
                    needs[ghost][tao as usize] += 1;
                }
            }
        }
    }

    /// What the dice leave open is paid in Tao and crystals.
    fn pay(&self, needs: &[Need], found: &mut BTreeSet<TokenCounts>) {
        let owed = |proof: bool| {
            let of_kind = needs.iter().zip(&self.ghosts).filter(move |(_, ghost)| ghost.proof == proof);
            of_kind.fold([0; 5], |sum: Need, (need, _)| core::array::from_fn(|tao| sum[tao] + need[tao]))
        };
        let crystals: u8 = owed(true).into_iter().sum();
        if crystals <= self.crystals {
            self.every_payment(owed(false), [0, 0, 0, 0, 0, crystals], found);
        }
    }

    /// Every way to pay what is owed: each token a Tao of its colour or a crystal (W41).
    fn every_payment(&self, owed: Need, paid: TokenCounts, found: &mut BTreeSet<TokenCounts>) {
        let Some(colour) = Tao::ALL.into_iter().find(|&colour| owed[colour as usize] > 0) else {
            found.insert(paid);
            return;
        };
        let mut less = owed;
        less[colour as usize] -= 1;
        let mut with = |token: usize, at_hand: u8| {
            let mut more = paid;
            more[token] += 1;
            if more[token] <= at_hand {
                self.every_payment(less, more, found);
            }
        };
        with(colour as usize, self.tao.get(colour));
        with(5, self.crystals);
    }

    fn choice(&self, chosen: u32, paid: TokenCounts) -> Choice {
        let tao = Tao::ALL.into_iter().fold(TaoCount::NONE, |sum, tao| sum.plus(tao, paid[tao as usize]));
        let crystals = paid[5];
        let foes = || self.ghosts.iter().enumerate().filter(|(ghost, _)| chosen >> ghost & 1 != 0);
        let ghosts = foes().filter_map(|(_, ghost)| match ghost.foe {
            SplitOpponent::On(space) => Some(space),
            SplitOpponent::Demon(_) => None,
        });
        let demons = foes().filter_map(|(_, ghost)| match ghost.foe {
            SplitOpponent::On(_) => None,
            SplitOpponent::Demon(demon) => Some(demon),
        });
        match (self.ghosts.first().map(|ghost| ghost.foe), crystals) {
            (Some(SplitOpponent::Demon(_)), _) => {
                Choice::BlackSecret(BlackSecretChoice::Defeat { demons: demons.collect(), tao, crystals })
            }
            (_, 0) => Choice::Defeat { ghosts: ghosts.collect(), tao },
            _ => Choice::WhiteMoon(WhiteMoonChoice::Defeat { ghosts: ghosts.collect(), tao, crystals }),
        }
    }
}

/// The ghost on a space, or a skeleton of its board's colour (S24).
fn on_space(position: &Position, space: Space) -> Ghost {
    let (foe, mantra) = (SplitOpponent::On(space), position.mantra() == Some(space));
    let Some(card) = position.card(space) else {
        let resistance = TaoCount::of(space.board().into(), 1);
        return Ghost { foe, resistance, immune: false, proof: false, mantra };
    };
    let facts = position.facts(card);
    let resistance = match facts.middle() {
        Middle::Shapeshifter => TaoCount::of(space.board().into(), facts.resistance().total()),
        _ => facts.resistance(),
    };
    let silenced = position.white_moon().is_some_and(|white_moon| white_moon.su_ling == Some(space));
    Ghost { foe, resistance, immune: facts.middle() == Middle::DiceImmune && !silenced, proof: false, mantra }
}

/// The demons on the space of a Taoist (S23).
fn demons(position: &Position, taoist: Colour) -> Vec<Ghost> {
    let (Some(black_secret), spot) = (position.black_secret(), position.taoist(taoist).spot) else { return Vec::new() };
    let Some(tao) = position.catacomb_colour(spot) else { return Vec::new() };
    let ghost = |demon: Demon| Ghost {
        foe: SplitOpponent::Demon(demon),
        resistance: TaoCount::of(tao, position.components().demon(demon).resistance.value),
        immune: false,
        proof: demon == Demon::Seeker && black_secret.board == ghost_stories_engine::Letter::B,
        mantra: black_secret.mantra_on == Some(demon),
    };
    black_secret.demons_on(spot).iter().map(ghost).collect()
}
