use ghost_stories_engine::{
    Chance, Choice, Colour, Position, Reward, Slot, Space, SpaceSet, Spot, Stage, Tao, Tile, Waiting, WhiteMoonChoice,
    Who,
};

use super::chances::{POOR, faced, means, raised, ready};
use super::threat::gravest;
use super::{Reason, Threat};
use crate::exorcism::exorcism;
use crate::forecast::{Foreseen, Happening, forecast};
use crate::tiles::standing;

/// Two rounds: a figure on its card haunts on its board's second turn.
const AHEAD: usize = 8;

/// One step of a turn: the position before and after it, and what is meant to follow.
pub(super) struct Look<'a> {
    pub(super) now: &'a Position,
    pub(super) after: &'a Position,
    rest: &'a [Choice],
    pub(super) coming: Vec<Foreseen>,
    /// The Taoist or board on turn.
    pub(super) me: Colour,
}

impl Look<'_> {
    pub(super) fn new<'a>(now: &'a Position, after: &'a Position, rest: &'a [Choice]) -> Look<'a> {
        Look { now, after, rest, coming: forecast(now, AHEAD), me: now.board_on_turn() }
    }

    /// What speaks for the step.
    pub(super) fn reasons(&self, step: Choice) -> Vec<Reason> {
        if self.is_underground(step) {
            return self.fights_demons();
        }
        match step {
            Choice::Place(space) => self.placed(space),
            Choice::Discard(tao) => self.discarded(tao),
            Choice::LoseQi(taoist) => self.pays_with_life(taoist),
            Choice::Move(tile) => self.moved(tile),
            Choice::Help => self.helped(self.now.tile_of(self.me)),
            Choice::Exorcise => attempted(self.now, &self.coming),
            Choice::UsePower(board) => vec![Reason::PowerDoes { power: self.now.power(board) }],
            Choice::SpendToken(board) => {
                let mut found = self.raised_where_planned();
                found.push(Reason::PowerDoes { power: self.now.power(board) });
                found
            }
            Choice::YinYang => vec![Reason::NoAction, Reason::YinYang],
            Choice::PlaceBuddha(space) => self.guarded(space),
            Choice::TakeToken => vec![Reason::Token],
            Choice::EndTurn => self.ended(),
            Choice::LayMantra(space) => self.weakened(space),
            Choice::TakeTao(tao) => self.taken(tao),
            Choice::MoveTaoist(taoist, tile) => self.sent(taoist, tile),
            Choice::Ask(tile) => self.helped(tile),
            Choice::Restore(tile) => vec![self.haunted(), Reason::TileBack { tile }],
            Choice::Revive(taoist) => vec![Reason::Revives { taoist }],
            Choice::Banish(space) => self.gone(space),
            Choice::DriveBack(board) => self.driven_back(board),
            Choice::SetCircle(tao) => self.prayed(tao),
            Choice::MoveGhost(from, to) => self.shifted(from, to),
            Choice::Decline => self.declined(),
            Choice::Keep => self.kept(),
            Choice::Reroll(dice) => self.rerolled(dice),
            Choice::RerollCurse => self.curse_again(),
            Choice::Defeat { ghosts, tao } => self.defeated(ghosts, tao),
            Choice::Pay(payer) => self.paid(payer),
            Choice::First(space) => self.first(space),
            Choice::GainQi => self.gets_qi(self.me),
            Choice::GainYinYang => self.regained(),
            Choice::GiveQi(taoist) => self.gets_qi(taoist),
            Choice::GiveYinYang(taoist) => {
                let in_turns = self.turns_until(taoist);
                vec![Reason::TurnSoon { taoist, in_turns }, Reason::YinYang]
            }
            Choice::WhiteMoon(choice) => self.white_moon_reasons(choice),
            Choice::BlackSecret(choice) => self.black_secret_reasons(choice),
        }
    }

    /// How many ghosts in play need Tao of this colour.
    pub(super) fn needing(&self, tao: Tao) -> u8 {
        let needs = |space: &Space| self.now.printed_resistance(*space).is_some_and(|need| need.get(tao) > 0);
        self.now.occupied().iter().filter(needs).count() as u8
    }

    /// How many ghosts lie on a board.
    pub(super) fn ghosts_on(&self, board: Colour) -> u8 {
        self.now.occupied().both(SpaceSet::of_board(board)).len() as u8
    }

    /// In how many turns a board is on turn; 0 if it is now.
    pub(super) fn turns_until(&self, board: Colour) -> u8 {
        let comes = |steps: &usize| self.now.seating().clockwise(self.me, *steps) == board;
        (0..4).find(comes).unwrap_or(0) as u8
    }

    /// When and what the ghost on a space haunts next.
    pub(super) fn haunts(coming: &[Foreseen], space: Space) -> Option<(Tile, u8)> {
        coming.iter().find_map(|turn| {
            turn.happenings.iter().find_map(|happening| match *happening {
                Happening::Haunts { space: from, tile, .. } if from == space => Some((tile, turn.in_turns)),
                _ => None,
            })
        })
    }

    /// What this position foresees two rounds ahead.
    pub(super) fn then(&self) -> Vec<Foreseen> {
        forecast(self.after, AHEAD)
    }

    /// The tile from which an exorcism is meant to follow.
    fn planned(&self) -> Option<Tile> {
        let fought = self.rest.iter().position(|step| *step == Choice::Exorcise)?;
        let mut moves = self.rest[..fought].iter().filter_map(|step| match step {
            Choice::Move(tile) | Choice::WhiteMoon(WhiteMoonChoice::Carry(tile) | WhiteMoonChoice::Step(tile)) => {
                Some(*tile)
            }
            _ => None,
        });
        Some(moves.next_back().unwrap_or_else(|| self.after.tile_of(self.me)))
    }

    fn raised_where_planned(&self) -> Vec<Reason> {
        self.planned().map_or(Vec::new(), |tile| raised(self.now, self.after, self.me, tile))
    }

    fn haunted(&self) -> Reason {
        let limit = self.now.edition().tiles_to_lose(self.now.level());
        Reason::Haunted { haunted: self.now.village().haunted_count(), limit }
    }

    pub(super) fn moved(&self, tile: Tile) -> Vec<Reason> {
        let mut found = Vec::new();
        if self.rest.is_empty() {
            found = attempted(self.after, &self.coming);
            if found.is_empty() && self.after.options().contains(&Choice::Help) {
                found = self.helped(tile);
            }
        }
        let acts = |step: &Choice| {
            matches!(step, Choice::Exorcise | Choice::Help | Choice::WhiteMoon(WhiteMoonChoice::Rescue))
        };
        if !self.rest.iter().any(acts) && found.is_empty() {
            found = self.stands(self.me);
        }
        if self.now.village().spot(tile) == Some(Spot::Centre) {
            found.push(Reason::Centre);
        }
        found
    }

    fn helped(&self, tile: Tile) -> Vec<Reason> {
        let mut found = vec![Reason::Villager { tile }];
        match tile {
            Tile::Cemetery => found.extend(self.now.dead().iter().map(|taoist| Reason::Revives { taoist })),
            Tile::Altar => found.push(self.haunted()),
            Tile::Herbalist => {
                if let Waiting::Chance(Chance::TaoDice(dice)) = self.after.waiting() {
                    found.push(Reason::Herbs { dice });
                }
            }
            Tile::Temple | Tile::Pavilion => found.extend(self.crowded()),
            Tile::TeaHouse => found.extend(self.gets_qi(self.me)),
            Tile::Hut | Tile::Watchman | Tile::Circle | Tile::School | Tile::Calligrapher => {}
        }
        // Where it is said who comes back, only he counts.
        if tile == Tile::Cemetery && self.rest.iter().any(|step| matches!(step, Choice::Revive(_))) {
            found.retain(|reason| !matches!(reason, Reason::Revives { .. }));
        }
        found
    }

    /// The board with the most ghosts, if there are at least two.
    fn crowded(&self) -> Option<Reason> {
        let board = Colour::ALL.into_iter().max_by_key(|&board| self.ghosts_on(board))?;
        let ghosts = self.ghosts_on(board);
        (ghosts > 1).then_some(Reason::Crowded { board, ghosts })
    }

    fn guarded(&self, space: Space) -> Vec<Reason> {
        let ghosts = self.ghosts_on(space.board());
        let others = Slot::ALL.len() as u8 - 1;
        vec![Reason::BuddhaWaits { board: space.board(), ghosts, only: ghosts == others }]
    }

    fn ended(&self) -> Vec<Reason> {
        let options = self.now.options();
        let mut found = Vec::new();
        if options.contains(&Choice::YinYang) {
            found.push(Reason::KeepsYinYang);
        }
        if let Some(odds) = exorcism(self.now).filter(|odds| odds.any.share() < POOR) {
            found.push(Reason::Poor { chance: odds.any });
        }
        if options.contains(&Choice::Help) {
            found.extend(self.price_of_help());
        }
        if self.now.stage() >= Stage::Acted {
            found.push(Reason::TurnDone);
        }
        found
    }

    /// What the villager's help would bring beside the good: it is played on with the first of all options.
    fn price_of_help(&self) -> Option<Reason> {
        let tile = self.now.tile_of(self.me);
        let mut helped = *self.now;
        helped.play(Choice::Help, &mut ()).ok()?;
        while let (Waiting::Choice(_), Some(&first)) = (helped.waiting(), helped.options().first()) {
            if helped.options().contains(&Choice::EndTurn) {
                return None;
            }
            helped.play_unchecked(first, &mut ());
            if helped.taoist(self.me).qi < self.now.taoist(self.me).qi {
                return Some(Reason::CostsQi { tile });
            }
        }
        (helped.waiting() == Waiting::Chance(Chance::Card)).then_some(Reason::MoreGhosts { tile })
    }

    fn weakened(&self, space: Space) -> Vec<Reason> {
        let Some(card) = self.now.card(space) else { return Vec::new() };
        let mut found = vec![Reason::Mantra { card, threat: gravest(self.now, &self.coming, space) }];
        let tile = self.planned().unwrap_or_else(|| faced(self.now, space));
        found.extend(raised(self.now, self.after, self.me, tile));
        found
    }

    fn taken(&self, tao: Tao) -> Vec<Reason> {
        let mut found = self.raised_where_planned();
        found.push(match self.needing(tao) {
            0 => self.unseen(tao),
            ghosts => Reason::TaoNeeded { tao, ghosts },
        });
        found
    }

    /// What is still to come of a colour that no ghost in play has.
    fn unseen(&self, tao: Tao) -> Reason {
        match self.now.unseen().iter().filter(|&card| self.now.facts(card).colour() == Some(tao)).count() as u8 {
            0 => Reason::TaoIdle { tao },
            cards => Reason::TaoUnseen { tao, cards },
        }
    }

    fn prayed(&self, tao: Tao) -> Vec<Reason> {
        let mut found = self.raised_where_planned();
        let needs = |space: &Space| self.now.printed_resistance(*space).is_some_and(|need| need.get(tao) > 0);
        let weakened = self.now.occupied().iter().filter(needs);
        let incarnations =
            weakened.clone().filter_map(|space| self.now.card(space)).filter(|card| card.is_incarnation());
        found.extend(incarnations.map(|card| Reason::CircleWeakens { card }));
        found.push(match self.needing(tao) {
            0 => self.unseen(tao),
            ghosts => Reason::Circle { tao, ghosts },
        });
        found
    }

    pub(super) fn sent(&self, taoist: Colour, tile: Tile) -> Vec<Reason> {
        let mut found = self.raised_where_planned();
        let tao = self.now.taoist(taoist).tao;
        if tile == self.after.tile_of(self.me) && taoist != self.me && !tao.is_empty() {
            found.push(Reason::Lends { taoist, tao });
        }
        found.extend(self.stands(taoist));
        found
    }

    /// What a Taoist can do on a turn of his from where he then stands: fight or, failing that, ask.
    fn stands(&self, taoist: Colour) -> Vec<Reason> {
        let tile = self.after.tile_of(taoist);
        let near = self.after.seating().spaces_next_to(self.after.taoist(taoist).spot).both(self.after.occupied());
        let mut found: Vec<Reason> = near.iter().filter_map(|space| ready(self.after, taoist, space)).collect();
        let asks = |there: Position| there.options().contains(&Choice::Help);
        if found.is_empty() && standing(self.after, taoist, tile).is_some_and(asks) {
            found.push(Reason::AsksNext { taoist, tile });
        }
        found
    }

    fn gets_qi(&self, taoist: Colour) -> Vec<Reason> {
        let qi = |taoist: Colour| self.now.taoist(taoist).qi;
        let mut others = self.now.living().iter().map(qi);
        let weakest = others.clone().all(|other| qi(taoist) <= other) && others.any(|other| qi(taoist) < other);
        match qi(taoist) {
            qi @ ..=2 => vec![Reason::Qi { taoist, qi }],
            qi if weakest => vec![Reason::Weakest { taoist, qi }],
            _ => Vec::new(),
        }
    }

    fn declined(&self) -> Vec<Reason> {
        // Only who leaves a Taoist where he is has reasons for it.
        if !self.now.options().iter().any(|option| matches!(option, Choice::MoveTaoist(..) | Choice::MoveGhost(..))) {
            return Vec::new();
        }
        let near = |taoist: Colour| {
            let spot = self.now.taoist(taoist).spot;
            let near = self.now.seating().spaces_next_to(spot).both(self.now.occupied());
            near.iter().filter_map(move |space| ready(self.now, taoist, space)).collect::<Vec<_>>()
        };
        self.now.living().iter().flat_map(near).collect()
    }

    fn discarded(&self, tao: Tao) -> Vec<Reason> {
        let Waiting::Choice(Who::Taoist(taoist)) = self.now.waiting() else { return Vec::new() };
        let held = self.after.taoist(taoist).tao;
        let mut found = Vec::new();
        if held.get(tao) > 0 {
            found.push(Reason::TaoLeft { taoist, tao, left: held.get(tao) });
        }
        let needed = self.needing(tao);
        if needed == 0 {
            found.push(Reason::TaoIdle { tao });
        }
        let kept = held.colours().max_by_key(|&other| self.needing(other));
        found.extend(
            kept.filter(|&other| self.needing(other) > needed)
                .map(|other| Reason::TaoNeeded { tao: other, ghosts: self.needing(other) }),
        );
        found
    }

    fn pays_with_life(&self, taoist: Colour) -> Vec<Reason> {
        let left = self.after.taoist(taoist).qi;
        let others = self.now.living().iter().filter(|&other| other != taoist);
        let weaker = others.map(|other| (other, self.now.taoist(other).qi)).filter(|&(_, qi)| qi <= left);
        let mut found: Vec<Reason> = weaker.map(|(taoist, qi)| Reason::Qi { taoist, qi }).collect();
        if left > 0 {
            found.push(Reason::QiLeft { taoist, left });
        }
        found
    }

    fn regained(&self) -> Vec<Reason> {
        let qi = self.now.taoist(self.me).qi;
        let mut found = vec![Reason::YinYang];
        if qi > 2 {
            found.push(Reason::Qi { taoist: self.me, qi });
        }
        if self.now.village().haunted_count() > 0 {
            found.push(self.haunted());
        }
        found
    }

    /// The ghost on a space is gone for good.
    pub(super) fn gone(&self, space: Space) -> Vec<Reason> {
        let Some(card) = self.now.card(space) else { return Vec::new() };
        let mut found: Vec<Reason> =
            gravest(self.now, &self.coming, space).map(|threat| Reason::Ends { card, threat }).into_iter().collect();
        if self.now.facts(card).resistance().total() > 2 {
            found.push(Reason::Tough { card });
        }
        if found.is_empty() {
            found.push(self.room(space.board()));
        }
        found.extend(self.opened());
        found
    }

    pub(super) fn room(&self, board: Colour) -> Reason {
        let free = SpaceSet::of_board(board).without(self.after.occupied()).len() as u8;
        Reason::Room { board, free }
    }

    fn driven_back(&self, board: Colour) -> Vec<Reason> {
        let then = self.then();
        let figures = self.now.figures().both(SpaceSet::of_board(board));
        figures.iter().filter_map(|space| self.delayed(space, space, &then)).collect()
    }

    /// What the ghost that moves from one space to another haunts only later, if anything.
    pub(super) fn delayed(&self, from: Space, to: Space, then: &[Foreseen]) -> Option<Reason> {
        let card = self.now.card(from)?;
        let (tile, before) = Look::haunts(&self.coming, from)?;
        match Look::haunts(then, to) {
            Some((_, after)) if after > before => Some(Reason::Delays { card, tile, before, after }),
            Some(_) => None,
            None => Some(Reason::Ends { card, threat: Threat::Haunts { tile, in_turns: before, last: false } }),
        }
    }
}

/// What speaks for an exorcism attempted in this position.
fn attempted(position: &Position, coming: &[Foreseen]) -> Vec<Reason> {
    let Some(odds) = exorcism(position) else { return Vec::new() };
    let from = position.tile_of(position.board_on_turn());
    let mut found = Vec::new();
    for target in odds.targets.iter().filter(|target| target.chance.cases() > 0) {
        let (space, Some(card), chance) = (target.space, target.card, target.chance) else { continue };
        let threat = gravest(position, coming, space);
        found.push(Reason::Exorcism { card, threat, chance, means: means(position, space), from });
        let reward = position.facts(card).reward();
        if reward != Reward::Nothing {
            found.push(Reason::Wins { card, reward });
        }
    }
    if let (Some(chance), [one, other]) = (odds.both, &odds.targets[..])
        && let (Some(one), Some(other)) = (one.card, other.card)
        && chance.cases() > 0
    {
        found.push(Reason::Both { cards: [one, other], chance });
    }
    found
}
