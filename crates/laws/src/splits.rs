use std::collections::BTreeSet;

use ghost_stories_engine::{
    Choice, Colour, Demon, Face, Middle, MoonChoice, Position, SecretChoice, Space, Tao, TaoCount,
};

/// After an exorcism's roll exactly those splits are offered that trying every die on every ghost or demon finds (B71 to B75, S23).
///
/// Nothing here is shared with the engine but the facts on the cards: each die is laid, one after the other, on every ghost and
/// colour it could serve, or left over.
pub fn splits_are_those_that_trying_every_die_finds(position: &Position, options: &[Choice]) {
    let splits = |choice: &Choice| {
        matches!(
            choice,
            Choice::Defeat { .. }
                | Choice::Moon(MoonChoice::Defeat { .. })
                | Choice::Secret(SecretChoice::Defeat { .. })
        )
    };
    let offered: BTreeSet<Choice> = options.iter().copied().filter(splits).collect();
    if offered.is_empty() {
        return;
    }
    let trial = Trial::new(position);
    let mut found = BTreeSet::new();
    for chosen in 0..1u32 << trial.ghosts.len() {
        trial.every_need(chosen, 0, &mut Vec::new(), &mut found);
    }
    assert_eq!(offered, found, "law: splits are those that trying every die finds\n{position:?}");
}

/// Who is fought: a ghost or skeleton on a space, or a demon.
#[derive(Clone, Copy)]
enum Foe {
    On(Space),
    Demon(Demon),
}

struct Ghost {
    foe: Foe,
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
        let crystals = lenders.map(|taoist| position.moon().map_or(0, |moon| moon.crystals[taoist])).sum();
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

    fn is_immune(&self, ghost: usize) -> bool {
        self.ghosts[ghost].immune
    }

    /// Every way to choose the Mantra's colour for the chosen ghosts.
    fn every_need(&self, chosen: u32, ghost: usize, needs: &mut Vec<Need>, found: &mut BTreeSet<Choice>) {
        if ghost == self.ghosts.len() {
            self.every_die(chosen, 0, needs, &mut Vec::new(), found);
            return;
        }
        let variants = if chosen >> ghost & 1 == 0 { vec![[0; 5]] } else { self.needs(ghost) };
        for need in variants {
            needs.push(need);
            self.every_need(chosen, ghost + 1, needs, found);
            needs.pop();
        }
    }

    /// Every way to lay this die and the ones after it.
    fn every_die(
        &self,
        chosen: u32,
        die: usize,
        needs: &mut Vec<Need>,
        left: &mut Vec<Face>,
        found: &mut BTreeSet<Choice>,
    ) {
        let Some(&face) = self.dice.get(die) else {
            self.judge(chosen, needs, left, found);
            return;
        };
        left.push(face);
        self.every_die(chosen, die + 1, needs, left, found);
        left.pop();
        for ghost in 0..self.ghosts.len() {
            for tao in Tao::ALL {
                let serves = face == Face::from(tao) || (face == Face::White && self.white_is_wild);
                if serves && needs[ghost][tao as usize] > 0 && !self.is_immune(ghost) {
                    needs[ghost][tao as usize] -= 1;
                    self.every_die(chosen, die + 1, needs, left, found);
                    needs[ghost][tao as usize] += 1;
                }
            }
        }
    }

    /// What the dice leave open is paid in Tao and crystals, and the dice left over may not suffice for another ghost.
    fn judge(&self, chosen: u32, needs: &[Need], left: &[Face], found: &mut BTreeSet<Choice>) {
        let falls = |ghost: usize| self.needs(ghost).into_iter().any(|need| self.dice_suffice(ghost, need, left));
        if (0..self.ghosts.len()).any(|ghost| chosen >> ghost & 1 == 0 && falls(ghost)) {
            return;
        }
        let owed = |proof: bool| {
            let of_kind = needs.iter().zip(&self.ghosts).filter(move |(_, ghost)| ghost.proof == proof);
            of_kind.fold([0; 5], |sum: Need, (need, _)| core::array::from_fn(|tao| sum[tao] + need[tao]))
        };
        let wild = owed(true).into_iter().sum();
        if wild <= self.crystals {
            self.every_payment(chosen, owed(false), (TaoCount::NONE, wild), found);
        }
    }

    /// Every way to pay what is owed: each token a Tao of its colour or a crystal (W41).
    fn every_payment(&self, chosen: u32, owed: Need, paid: (TaoCount, u8), found: &mut BTreeSet<Choice>) {
        let (tao, crystals) = paid;
        let Some(colour) = Tao::ALL.into_iter().find(|&colour| owed[colour as usize] > 0) else {
            found.insert(self.choice(chosen, tao, crystals));
            return;
        };
        let mut less = owed;
        less[colour as usize] -= 1;
        if tao.get(colour) < self.tao.get(colour) {
            self.every_payment(chosen, less, (tao.plus(colour, 1), crystals), found);
        }
        if crystals < self.crystals {
            self.every_payment(chosen, less, (tao, crystals + 1), found);
        }
    }

    fn choice(&self, chosen: u32, tao: TaoCount, crystals: u8) -> Choice {
        let foes = || self.ghosts.iter().enumerate().filter(|(ghost, _)| chosen >> ghost & 1 != 0);
        let ghosts = foes().filter_map(|(_, ghost)| match ghost.foe {
            Foe::On(space) => Some(space),
            Foe::Demon(_) => None,
        });
        let demons = foes().filter_map(|(_, ghost)| match ghost.foe {
            Foe::On(_) => None,
            Foe::Demon(demon) => Some(demon),
        });
        match (self.ghosts.first().map(|ghost| ghost.foe), crystals) {
            (Some(Foe::Demon(_)), _) => {
                Choice::Secret(SecretChoice::Defeat { demons: demons.collect(), tao, crystals })
            }
            (_, 0) => Choice::Defeat { ghosts: ghosts.collect(), tao },
            _ => Choice::Moon(MoonChoice::Defeat { ghosts: ghosts.collect(), tao, crystals }),
        }
    }

    fn dice_suffice(&self, ghost: usize, need: Need, dice: &[Face]) -> bool {
        if need == [0; 5] {
            return true;
        }
        let Some((&face, rest)) = dice.split_first() else { return false };
        self.dice_suffice(ghost, need, rest)
            || !self.is_immune(ghost)
                && Tao::ALL.into_iter().any(|tao| {
                    let serves = face == Face::from(tao) || (face == Face::White && self.white_is_wild);
                    let mut less = need;
                    less[tao as usize] = need[tao as usize].saturating_sub(1);
                    serves && less != need && self.dice_suffice(ghost, less, rest)
                })
    }
}

/// The ghost on a space, or a skeleton of its board's colour (S24).
fn on_space(position: &Position, space: Space) -> Ghost {
    let (foe, mantra) = (Foe::On(space), position.mantra() == Some(space));
    let Some(card) = position.card(space) else {
        let resistance = TaoCount::of(space.board().into(), 1);
        return Ghost { foe, resistance, immune: false, proof: false, mantra };
    };
    let facts = position.facts(card);
    let resistance = match facts.middle() {
        Middle::Shapeshifter => TaoCount::of(space.board().into(), facts.resistance().total()),
        _ => facts.resistance(),
    };
    let silenced = position.moon().is_some_and(|moon| moon.su_ling == Some(space));
    Ghost { foe, resistance, immune: facts.middle() == Middle::DiceImmune && !silenced, proof: false, mantra }
}

/// The demons on the space of a Taoist (S23).
fn demons(position: &Position, taoist: Colour) -> Vec<Ghost> {
    let (Some(secret), spot) = (position.secret(), position.taoist(taoist).spot) else { return Vec::new() };
    let Some(tao) = position.catacomb_colour(spot) else { return Vec::new() };
    let ghost = |demon: Demon| Ghost {
        foe: Foe::Demon(demon),
        resistance: TaoCount::of(tao, position.book().demon(demon).resistance.value),
        immune: false,
        proof: demon == Demon::Seeker && secret.board == ghost_stories_engine::Letter::B,
        mantra: secret.mantra_on == Some(demon),
    };
    secret.demons_on(spot).iter().map(ghost).collect()
}
