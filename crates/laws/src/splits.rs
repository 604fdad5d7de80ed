use std::collections::BTreeSet;

use ghost_stories_engine::{Choice, Face, Middle, MoonChoice, Position, Space, SpaceSet, Tao, TaoCount};

/// After an exorcism's roll exactly those splits are offered that trying every die on every ghost finds (B71 to B75).
///
/// Nothing here is shared with the engine but the facts on the cards: each die is laid, one after the other, on every ghost and
/// colour it could serve, or left over.
pub fn splits_are_those_that_trying_every_die_finds(position: &Position, options: &[Choice]) {
    let splits = |choice: &Choice| matches!(choice, Choice::Defeat { .. } | Choice::Moon(MoonChoice::Defeat { .. }));
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

struct Ghost {
    space: Space,
    resistance: TaoCount,
    immune: bool,
}

struct Trial {
    ghosts: Vec<Ghost>,
    dice: Vec<Face>,
    tao: TaoCount,
    crystals: u8,
    circle: Option<Tao>,
    mantra: Option<Space>,
    white_is_wild: bool,
}

type Need = [u8; 5];

impl Trial {
    fn new(position: &Position) -> Trial {
        let active = position.board_on_turn();
        let here = position.taoist(active).spot;
        let lenders = position.living().iter().filter(|&taoist| position.taoist(taoist).spot == here);
        let tao = lenders.fold(TaoCount::NONE, |sum, taoist| sum.sum(position.taoist(taoist).tao));
        let lent = position.living().iter().filter(|&taoist| position.taoist(taoist).spot == here);
        let crystals = lent.map(|taoist| position.moon().map_or(0, |moon| moon.crystals[taoist])).sum();
        let silenced = |space| position.moon().is_some_and(|moon| moon.su_ling == Some(space));
        let in_play = |space: Space| {
            let facts = position.facts(position.card(space)?);
            let resistance = match facts.middle() {
                Middle::Shapeshifter => TaoCount::of(space.board().into(), facts.resistance().total()),
                _ => facts.resistance(),
            };
            Some(Ghost { space, resistance, immune: facts.middle() == Middle::DiceImmune && !silenced(space) })
        };
        Trial {
            ghosts: position.targets().iter().filter_map(in_play).collect(),
            dice: position.dice().faces().collect(),
            tao: if position.tao_is_off() { TaoCount::NONE } else { tao },
            crystals,
            circle: position.village().circle(),
            mantra: position.mantra(),
            white_is_wild: !position.white_is_blank(),
        }
    }

    /// What a ghost may need: less by the Circle, and less by the Mantra in each colour it could take.
    fn needs(&self, ghost: usize) -> Vec<Need> {
        let Ghost { space, resistance, .. } = self.ghosts[ghost];
        let mut need = Tao::ALL.map(|tao| resistance.get(tao));
        if let Some(tao) = self.circle {
            need[tao as usize] = need[tao as usize].saturating_sub(1);
        }
        if self.mantra != Some(space) || need == [0; 5] {
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
        let beaten = self.ghosts.iter().enumerate().filter(|(ghost, _)| chosen >> ghost & 1 != 0);
        let ghosts: SpaceSet = beaten.map(|(_, ghost)| ghost.space).collect();
        let owed = Tao::ALL.map(|colour| needs.iter().map(|need| need[colour as usize]).sum());
        self.every_payment(ghosts, owed, (TaoCount::NONE, 0), found);
    }

    /// Every way to pay what is owed: each token a Tao of its colour or a crystal (W41).
    fn every_payment(&self, ghosts: SpaceSet, owed: Need, paid: (TaoCount, u8), found: &mut BTreeSet<Choice>) {
        let (tao, crystals) = paid;
        let Some(colour) = Tao::ALL.into_iter().find(|&colour| owed[colour as usize] > 0) else {
            found.insert(match crystals {
                0 => Choice::Defeat { ghosts, tao },
                _ => Choice::Moon(MoonChoice::Defeat { ghosts, tao, crystals }),
            });
            return;
        };
        let mut less = owed;
        less[colour as usize] -= 1;
        if tao.get(colour) < self.tao.get(colour) {
            self.every_payment(ghosts, less, (tao.plus(colour, 1), crystals), found);
        }
        if crystals < self.crystals {
            self.every_payment(ghosts, less, (tao, crystals + 1), found);
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
