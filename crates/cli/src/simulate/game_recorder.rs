use std::time::Instant;

use ghost_stories_bots::{BotGame, Player, win_chance};
use ghost_stories_engine::{
    BlackSecretEvent, ByColour, BySpace, Card, CardSet, Cause, Colour, Components, Curse, CurseEffect, Defeat, Demon,
    Ending, Event, Facts, Left, Middle, Observer, Options, Position, Setup, Slot, Space, Tile, Waiting, WhiteMoonEvent,
    Who,
};
use ghost_stories_table::{RandomGame, SetupOptions, StepCounts};

use super::experiment::{Cell, Experiment, Team};
use super::game_summary::{GameSummary, TurnStart};
use super::last_blow::LastBlow;
use super::tally::{MILLION, Timing};

/// The turns of a game that are looked at one by one.
const MOST_TURNS: usize = 300;

/// Plays games one after the other and watches them.
pub struct GameRecorder<'a> {
    experiment: &'a Experiment,
    observer: HarmObserver,
    options: Options,
    summary: GameSummary,
}

impl<'a> GameRecorder<'a> {
    pub fn new(experiment: &'a Experiment) -> GameRecorder<'a> {
        let nothing = TurnStart { qi: 0, ghosts: 0, haunted: 0 };
        let summary = GameSummary {
            ending: Ending::Won,
            steps: 0,
            decisions: 0,
            turns: 0,
            score: 0,
            last: nothing,
            exorcised: 0,
            villagers: (0, 0),
            deck: 0,
            seen: CardSet::EMPTY,
            in_play: CardSet::EMPTY,
            blow: None,
            killer: None,
            course: Vec::new(),
            estimates: Vec::new(),
        };
        GameRecorder { experiment, observer: HarmObserver::default(), options: Options::new(), summary }
    }

    /// Plays game number `game` of a cell to its end; `timing` has an entry for each bot of the team.
    pub fn play(
        &mut self,
        cell: Cell<'_>,
        setup_options: &SetupOptions,
        game: u64,
        timing: &mut [Timing],
    ) -> &GameSummary {
        let seed = self.experiment.seed;
        let setup = setup_options.deal_game(seed, game);
        self.observer.begin(Some(&setup));
        self.summary.course.clear();
        self.summary.estimates.clear();
        let mut position = Position::new(&setup, &mut self.observer).expect("dealt set-ups can be played");
        self.look(&position);
        let counts = if cell.team.is_random() {
            self.play_random(&mut position, seed, game, &mut timing[0])
        } else {
            self.play_bots(&mut position, cell.team, (seed, game), timing)
        };
        self.conclude(&position, &counts);
        &self.summary
    }

    /// The quick way for players who do not think: only the whole game is timed.
    fn play_random(&mut self, position: &mut Position, seed: u64, game: u64, timing: &mut Timing) -> StepCounts {
        let began = Instant::now();
        let mut players = RandomGame::new(seed, game);
        let mut counts = StepCounts::default();
        while players.step(position, &mut counts, &mut self.observer) {
            self.look(position);
        }
        timing.decisions += counts.choices;
        timing.nanoseconds += began.elapsed().as_nanos() as u64;
        counts
    }

    fn play_bots(
        &mut self,
        position: &mut Position,
        team: &Team,
        (seed, game): (u64, u64),
        timing: &mut [Timing],
    ) -> StepCounts {
        let seats = seats(position, team);
        let mut bots = BotGame::new(&team.taoists, team.wu_feng.unwrap_or(Player::Random), position, seed, game);
        let mut counts = StepCounts::default();
        loop {
            let decider = match position.waiting() {
                Waiting::Choice(who) => Some(who),
                Waiting::Chance(_) => None,
                Waiting::Over(_) => return counts,
            };
            let real = decider.is_some() && {
                position.write_options(&mut self.options);
                self.options.len() > 1
            };
            let began = real.then(Instant::now);
            bots.step(position, &mut self.observer);
            if let (Some(began), Some(Who::Taoist(colour))) = (began, decider) {
                let nanoseconds = began.elapsed().as_nanos() as u64;
                timing[seats[colour]].merge(Timing { decisions: 1, nanoseconds, longest: nanoseconds });
            }
            counts.choices += u64::from(decider.is_some());
            counts.outcomes += u64::from(decider.is_none());
            self.look(position);
        }
    }

    /// Notes how the game stands if a turn began.
    fn look(&mut self, position: &Position) {
        let turns = (self.observer.turns as usize).min(MOST_TURNS);
        if self.summary.course.len() >= turns {
            return;
        }
        // A neutral board's turn may pass without anything to wait for.
        self.summary.course.resize(turns, TurnStart::of(position));
        if self.experiment.calibration && position.ending().is_none() {
            let estimate = (win_chance(position).clamp(0.0, 1.0) * f64::from(MILLION)).round();
            #[expect(clippy::cast_sign_loss, reason = "it is from 0 to a million")]
            self.summary.estimates.push(estimate as u32);
        }
    }

    fn conclude(&mut self, position: &Position, counts: &StepCounts) {
        let summary = &mut self.summary;
        summary.ending = position.ending().expect("the game was played to its end");
        summary.steps = (counts.choices + counts.outcomes) as u32;
        summary.decisions = counts.choices as u32;
        summary.turns = self.observer.turns;
        summary.score = position.score().map_or(0, |score| score.total());
        summary.last = TurnStart::of(position);
        summary.exorcised = position.exorcised();
        summary.villagers =
            position.white_moon().map_or((0, 0), |white_moon| (white_moon.saved.total(), white_moon.dead.total()));
        summary.deck = position.deck().ghosts();
        summary.seen = position.cards_of_game().without(position.unseen());
        summary.in_play = position.occupied().iter().filter_map(|space| position.card(space)).collect();
        (summary.blow, summary.killer) = match summary.ending {
            Ending::Won => (None, None),
            Ending::Lost(Defeat::DeckEmpty) => (Some(LastBlow::Deck), None),
            Ending::Lost(Defeat::Graveyard) => (Some(LastBlow::Villager), None),
            Ending::Lost(_) => self.observer.harm.map_or((None, None), |harm| (Some(harm.blow), harm.card)),
        };
    }
}

/// Which bot of the team sits where, as [`BotGame`] seats them.
fn seats(position: &Position, team: &Team) -> ByColour<usize> {
    let mut seats = ByColour::default();
    let mut next = 0;
    for board in (0..4).map(|steps| position.seating().clockwise(position.board_on_turn(), steps)) {
        if position.players().contains(board) {
            seats[board] = next % team.taoists.len();
            next += 1;
        }
    }
    seats
}

/// Something that can cost the game, and the card behind it.
#[derive(Clone, Copy, Debug)]
struct Harm {
    blow: LastBlow,
    card: Option<Card>,
}

/// Counts turns and remembers what did harm last.
#[derive(Default)]
struct HarmObserver {
    turns: u32,
    cards: BySpace<Option<Card>>,
    /// What White Moon's components say, and where Su-Ling stands; without the expansion there is neither.
    components: Option<Components>,
    su_ling: Option<Space>,
    /// The tormentors of the board on turn whose Curse die is still to be rolled.
    tormentors: [Option<Card>; 3],
    /// Curse dice that are due for another reason; the last one comes first.
    due: Vec<Harm>,
    rolled_again: bool,
    harm: Option<Harm>,
}

impl HarmObserver {
    fn begin(&mut self, setup: Option<&Setup>) {
        let expansions = setup.filter(|setup| setup.white_moon.is_some() || setup.black_secret.is_some());
        self.components = expansions.map(|setup| setup.components);
        self.su_ling = None;
        self.turns = 0;
        self.cards = BySpace::default();
        self.due.clear();
        self.rolled_again = false;
        self.harm = None;
    }

    /// What is printed on a card.
    fn facts(&self, card: Card) -> &'static Facts {
        self.components.map_or_else(|| card.facts(), |components| components.card(card))
    }

    fn hear_white_moon(&mut self, event: WhiteMoonEvent) {
        match event {
            WhiteMoonEvent::SuLingPlaced { space } => self.su_ling = Some(space),
            WhiteMoonEvent::SuLingReturned { .. } => self.su_ling = None,
            // The last who dies comes first, as the dice do.
            WhiteMoonEvent::VillagerDied { family, .. } => {
                self.harm(LastBlow::Villager, None);
                let rolls =
                    self.components.is_some_and(|components| components.family(family).curse.value == Curse::CurseDie);
                self.due.extend(rolls.then_some(Harm { blow: LastBlow::Villager, card: None }));
            }
            WhiteMoonEvent::VillagerReturned { .. } => self.due.push(Harm { blow: LastBlow::Cemetery, card: None }),
            WhiteMoonEvent::Shapeshifted { from, to } => self.cards[to] = self.cards[from].take(),
            WhiteMoonEvent::VillagerRevealed { .. }
            | WhiteMoonEvent::VillagerMoved { .. }
            | WhiteMoonEvent::VillagerSaved { .. }
            | WhiteMoonEvent::FamilySaved { .. }
            | WhiteMoonEvent::TaoistLaidDown { .. }
            | WhiteMoonEvent::TaoistStoodUp { .. }
            | WhiteMoonEvent::TaoLeft { .. }
            | WhiteMoonEvent::CrystalGained { .. }
            | WhiteMoonEvent::CrystalSpent { .. }
            | WhiteMoonEvent::CrystalPlaced { .. }
            | WhiteMoonEvent::BarrierBegan { .. }
            | WhiteMoonEvent::BarrierRolls { .. }
            | WhiteMoonEvent::BarrierSpent
            | WhiteMoonEvent::BarrierEnded
            | WhiteMoonEvent::TrainingBegan { .. }
            | WhiteMoonEvent::ArtifactGained { .. }
            | WhiteMoonEvent::ArtifactUsed { .. }
            | WhiteMoonEvent::DieTurned { .. }
            | WhiteMoonEvent::StoneVoid { .. }
            | WhiteMoonEvent::PortalTaken
            | WhiteMoonEvent::PortalReturned
            | WhiteMoonEvent::GhostsLeft { .. }
            | WhiteMoonEvent::OnDeck { .. } => {}
        }
    }

    #[cold]
    fn hear_black_secret(&mut self, event: BlackSecretEvent) {
        let wu_feng = Harm { blow: LastBlow::WuFeng, card: None };
        match event {
            BlackSecretEvent::CurseThrown { curse, .. } => {
                self.harm = Some(wu_feng);
                let effect = self.components.map(|components| components.curse(curse).effect.value);
                self.due.extend((effect == Some(CurseEffect::CurseDie)).then_some(wu_feng));
            }
            BlackSecretEvent::ShadowCursed { .. }
            | BlackSecretEvent::DemonExorcised { demon: Demon::Gravedigger, .. } => {
                self.due.push(wu_feng);
            }
            BlackSecretEvent::ShadowAttacked { .. } => self.harm = Some(wu_feng),
            BlackSecretEvent::CurseRevealed { .. }
            | BlackSecretEvent::CursesRenewed
            | BlackSecretEvent::MantraRevealed { .. }
            | BlackSecretEvent::QiLaid { .. }
            | BlackSecretEvent::MantraTriggered { .. }
            | BlackSecretEvent::MantraSwapped { .. }
            | BlackSecretEvent::CardSpent { .. }
            | BlackSecretEvent::DemonSummoned { .. }
            | BlackSecretEvent::DemonMoved { .. }
            | BlackSecretEvent::DemonSearched { .. }
            | BlackSecretEvent::DemonExorcised { .. }
            | BlackSecretEvent::DemonHome { .. }
            | BlackSecretEvent::TokenRevealed { .. }
            | BlackSecretEvent::ShadowCame { .. }
            | BlackSecretEvent::ShadowMoved { .. }
            | BlackSecretEvent::SkeletonPlaced { .. }
            | BlackSecretEvent::SkeletonLeft { .. }
            | BlackSecretEvent::LadderRemoved { .. }
            | BlackSecretEvent::LadderReturned { .. }
            | BlackSecretEvent::LevelChanged { .. }
            | BlackSecretEvent::SummoningDrawn
            | BlackSecretEvent::IncarnationTaken { .. }
            | BlackSecretEvent::IncarnationPlayed { .. }
            | BlackSecretEvent::PowerOff { .. }
            | BlackSecretEvent::PowerBack { .. }
            | BlackSecretEvent::CursesForbidden
            | BlackSecretEvent::CursesAllowed
            | BlackSecretEvent::YinYangLost { .. }
            | BlackSecretEvent::CrystalReturned { .. }
            | BlackSecretEvent::PedestalCleared { .. }
            | BlackSecretEvent::MantraLaid { .. } => {}
        }
    }

    fn harm(&mut self, blow: LastBlow, card: Option<Card>) {
        self.harm = Some(Harm { blow, card });
    }

    /// Whose Curse die comes now: what was due last, else the next tormentor of the board.
    fn next_curse(&mut self) -> Option<Harm> {
        self.due.pop().or_else(|| {
            let card = self.tormentors.iter_mut().find_map(Option::take);
            card.map(|card| Harm { blow: LastBlow::Tormentor, card: Some(card) })
        })
    }
}

impl HarmObserver {
    fn begin_turn(&mut self, board: Colour) {
        self.turns += 1;
        self.due.clear();
        let torments = |space: Space| {
            let card = self.cards[space].filter(|_| self.su_ling != Some(space));
            card.filter(|&card| self.facts(card).middle() == Middle::Tormentor)
        };
        self.tormentors = Slot::ALL.map(|slot| torments(Space::new(board, slot)));
        if self.components.is_some() {
            // There the ghosts act from the right.
            self.tormentors.reverse();
        }
    }
}

impl Observer for HarmObserver {
    // Where an event is told it is known which one, so all but its own arm goes away.
    #[expect(clippy::inline_always, reason = "a fifth of the time of random play")]
    #[inline(always)]
    fn notice(&mut self, event: Event) {
        match event {
            Event::TurnBegan { board } => self.begin_turn(board),
            Event::CardPlaced { card, space } => {
                self.cards[space] = Some(card);
                self.harm(LastBlow::Arrival, Some(card));
                if self.facts(card).left().contains(&Left::Curse) {
                    self.due.push(Harm { blow: LastBlow::Arrival, card: Some(card) });
                }
            }
            Event::GhostMoved { card, from, to } => {
                self.cards[from] = None;
                self.cards[to] = Some(card);
            }
            Event::GhostDiscarded { space, .. } => self.cards[space] = None,
            Event::GhostExorcised { card, space } => {
                self.cards[space] = None;
                if self.facts(card).curses() {
                    self.due.push(Harm { blow: LastBlow::Exorcism, card: Some(card) });
                }
            }
            Event::TaoistRevived { .. } => self.due.push(Harm { blow: LastBlow::Cemetery, card: None }),
            Event::CurseSpared { .. } => {
                self.next_curse();
            }
            Event::CurseRerolled { .. } => self.rolled_again = true,
            // The same curse falls another way.
            Event::CurseRolled { .. } if self.rolled_again => self.rolled_again = false,
            Event::CurseRolled { .. } => self.harm = self.next_curse(),
            Event::FigureReturned { card, cause: Cause::Haunter, .. } => self.harm(LastBlow::Haunter, Some(card)),
            Event::WhiteMoon(event) => self.hear_white_moon(event),
            Event::BlackSecret(event) => self.hear_black_secret(event),
            Event::Overrun { .. } => self.harm(LastBlow::Overrun, None),
            Event::NoFreeSpace => self.harm(LastBlow::NoFreeSpace, None),
            Event::HelpAsked { tile: Tile::Hut, .. } => self.harm(LastBlow::Hut, None),
            Event::YangBegan { .. }
            | Event::FigureAdvanced { .. }
            | Event::FigureReturned { .. }
            | Event::TileHaunted { .. }
            | Event::TileRestored { .. }
            | Event::NothingToHaunt { .. }
            | Event::CardDrawn { .. }
            | Event::BuddhaReturned { .. }
            | Event::EffectBegan { .. }
            | Event::NoDieToHold { .. }
            | Event::CircleCleared { .. }
            | Event::CircleSet { .. }
            | Event::TaoRolled { .. }
            | Event::TaoRerolled { .. }
            | Event::QiLost { .. }
            | Event::QiGained { .. }
            | Event::NoQiLeft { .. }
            | Event::NoTaoLeft { .. }
            | Event::TaoLost { .. }
            | Event::TaoSpent { .. }
            | Event::TaoGained { .. }
            | Event::YinYangSpent { .. }
            | Event::YinYangGained { .. }
            | Event::TaoistDied { .. }
            | Event::BoardPossessed { .. }
            | Event::TaoistMoved { .. }
            | Event::HelpAsked { .. }
            | Event::ExorcismBegan { .. }
            | Event::ExorcismFailed { .. }
            | Event::PowerUsed { .. }
            | Event::TokenSpent { .. }
            | Event::TokenTaken { .. }
            | Event::MantraLaid { .. }
            | Event::MantraReturned { .. }
            | Event::BuddhaTaken { .. }
            | Event::BuddhaPlaced { .. }
            | Event::GameOver { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Colour, CurseFace};

    use super::*;

    fn card(number: u8) -> Card {
        Card::new(number).expect("a card")
    }

    fn last_harm(events: &[Event]) -> Option<(LastBlow, Option<u8>)> {
        let mut observer = HarmObserver::default();
        observer.begin(None);
        for event in events {
            observer.notice(*event);
        }
        observer.harm.map(|harm| (harm.blow, harm.card.map(Card::number)))
    }

    #[test]
    fn a_curse_is_that_of_the_tormentor_whose_turn_it_is() {
        let rolled = Event::CurseRolled { board: Colour::Red, face: CurseFace::LoseQi };
        let mut events = vec![
            Event::CardPlaced { card: card(11), space: Space::RedLeft },
            Event::CardPlaced { card: card(44), space: Space::RedRight },
            Event::TurnBegan { board: Colour::Red },
            rolled,
        ];
        assert_eq!(last_harm(&events), Some((LastBlow::Tormentor, Some(11))));
        events.extend([Event::CurseRerolled { taoist: Colour::Red }, rolled]);
        assert_eq!(last_harm(&events), Some((LastBlow::Tormentor, Some(11))));
        events.push(rolled);
        assert_eq!(last_harm(&events), Some((LastBlow::Tormentor, Some(44))));
    }

    #[test]
    fn a_curse_after_an_exorcism_is_that_of_the_ghost_that_left() {
        let events = [
            Event::CardPlaced { card: card(6), space: Space::YellowLeft },
            Event::CardPlaced { card: card(11), space: Space::YellowMiddle },
            Event::TurnBegan { board: Colour::Yellow },
            Event::CurseSpared { taoist: Colour::Yellow },
            Event::GhostExorcised { card: card(6), space: Space::YellowLeft },
            Event::CurseRolled { board: Colour::Yellow, face: CurseFace::Haunt },
        ];
        assert_eq!(last_harm(&events), Some((LastBlow::Exorcism, Some(6))));
    }

    #[test]
    fn a_figure_haunts_from_where_its_ghost_was_moved() {
        let events = [
            Event::CardPlaced { card: card(1), space: Space::YellowLeft },
            Event::GhostMoved { card: card(1), from: Space::YellowLeft, to: Space::BlueRight },
            Event::CardPlaced { card: card(6), space: Space::YellowLeft },
            Event::FigureReturned { card: card(1), space: Space::BlueRight, cause: Cause::Haunter },
        ];
        assert_eq!(last_harm(&events), Some((LastBlow::Haunter, Some(1))));
    }
}
