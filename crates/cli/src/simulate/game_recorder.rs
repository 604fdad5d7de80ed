use std::time::Instant;

use ghost_stories_bots::{BotGame, Player, win_chance};
use ghost_stories_engine::{
    BlackSecretEvent, ByColour, BySpace, Card, CardSet, Cause, Components, Curse, CurseEffect, Defeat, Demon, Ending,
    Event, Facts, Left, Middle, Observer, Options, Position, Setup, Slot, Space, Tile, Waiting, WhiteMoonEvent, Who,
};
use ghost_stories_table::{Counts, RandomGame, SetupOptions};

use super::experiment::{Cell, Experiment, Team};
use super::tally::{MILLION, Timing};

/// What struck the last blow of a lost game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blow {
    /// A haunting figure reached the village.
    Haunter,
    /// The left stone of a card that was laid, its Curse die included.
    Arrival,
    /// The Curse die of a tormentor.
    Tormentor,
    /// The Curse die of a ghost that was exorcised.
    Exorcism,
    /// A board with three ghosts.
    Overrun,
    /// A ghost that had no space left.
    NoFreeSpace,
    /// The Qi that the Sorcerer's Hut takes.
    Hut,
    /// The Curse die of the Cemetery.
    Cemetery,
    /// The deck ran out.
    Deck,
    /// A villager's death (W24).
    Villager,
    /// A curse, a demon or the Shadow of Wu-Feng.
    WuFeng,
}

impl Blow {
    pub const ALL: [Blow; 11] = [
        Blow::Haunter,
        Blow::Arrival,
        Blow::Tormentor,
        Blow::Exorcism,
        Blow::Overrun,
        Blow::NoFreeSpace,
        Blow::Hut,
        Blow::Cemetery,
        Blow::Deck,
        Blow::Villager,
        Blow::WuFeng,
    ];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Blow::Haunter => "haunter",
            Blow::Arrival => "arrival",
            Blow::Tormentor => "tormentor",
            Blow::Exorcism => "exorcism",
            Blow::Overrun => "overrun",
            Blow::NoFreeSpace => "no-free-space",
            Blow::Hut => "hut",
            Blow::Cemetery => "cemetery",
            Blow::Deck => "deck",
            Blow::Villager => "villager",
            Blow::WuFeng => "wu-feng",
        }
    }
}

/// How a game stood when a turn began.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    pub qi: u8,
    pub ghosts: u8,
    pub haunted: u8,
}

impl Standing {
    fn of(position: &Position) -> Standing {
        Standing {
            qi: position.living().iter().map(|taoist| position.taoist(taoist).qi).sum(),
            ghosts: position.occupied().len() as u8,
            haunted: position.village().haunted_count(),
        }
    }
}

/// One game as it was played.
#[derive(Debug)]
pub struct Played {
    pub ending: Ending,
    pub steps: u32,
    pub decisions: u32,
    pub turns: u32,
    pub score: i32,
    /// How it stood in the end.
    pub last: Standing,
    pub exorcised: u8,
    /// The villagers of White Moon that were saved, and those that died.
    pub villagers: (u8, u8),
    pub deck: u8,
    pub seen: CardSet,
    /// The cards in play in the end.
    pub in_play: CardSet,
    pub blow: Option<Blow>,
    /// The card that struck the last blow.
    pub killer: Option<Card>,
    /// One entry a turn, the first [`MOST_TURNS`].
    pub course: Vec<Standing>,
    /// The estimated chances to win, one a turn, in millionths; empty unless wanted.
    pub estimates: Vec<u32>,
}

/// The turns of a game that are looked at one by one.
const MOST_TURNS: usize = 300;

/// Plays games one after the other and watches them.
pub struct GameRecorder<'a> {
    experiment: &'a Experiment,
    watch: Watch,
    options: Options,
    played: Played,
}

impl<'a> GameRecorder<'a> {
    pub fn new(experiment: &'a Experiment) -> GameRecorder<'a> {
        let nothing = Standing { qi: 0, ghosts: 0, haunted: 0 };
        let played = Played {
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
        GameRecorder { experiment, watch: Watch::default(), options: Options::new(), played }
    }

    /// Plays game number `game` of a cell to its end; `timing` has an entry for each bot of the team.
    pub fn play(&mut self, cell: Cell<'_>, setup_options: &SetupOptions, game: u64, timing: &mut [Timing]) -> &Played {
        let seed = self.experiment.seed;
        let setup = setup_options.deal_game(seed, game);
        self.watch.begin(Some(&setup));
        self.played.course.clear();
        self.played.estimates.clear();
        let mut position = Position::new(&setup, &mut self.watch).expect("dealt set-ups can be played");
        self.look(&position);
        let counts = if cell.team.is_random() {
            self.play_random(&mut position, seed, game, &mut timing[0])
        } else {
            self.play_bots(&mut position, cell.team, (seed, game), timing)
        };
        self.conclude(&position, &counts);
        &self.played
    }

    /// The quick way for players who do not think: only the whole game is timed.
    fn play_random(&mut self, position: &mut Position, seed: u64, game: u64, timing: &mut Timing) -> Counts {
        let began = Instant::now();
        let mut players = RandomGame::new(seed, game);
        let mut counts = Counts::default();
        while players.step(position, &mut counts, &mut self.watch) {
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
    ) -> Counts {
        let seats = seats(position, team);
        let mut bots = BotGame::new(&team.taoists, team.wu_feng.unwrap_or(Player::Random), position, seed, game);
        let mut counts = Counts::default();
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
            bots.step(position, &mut self.watch);
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
        let turns = (self.watch.turns as usize).min(MOST_TURNS);
        if self.played.course.len() >= turns {
            return;
        }
        // A neutral board's turn may pass without anything to wait for.
        self.played.course.resize(turns, Standing::of(position));
        if self.experiment.calibration && position.ending().is_none() {
            let estimate = (win_chance(position).clamp(0.0, 1.0) * f64::from(MILLION)).round();
            #[expect(clippy::cast_sign_loss, reason = "it is from 0 to a million")]
            self.played.estimates.push(estimate as u32);
        }
    }

    fn conclude(&mut self, position: &Position, counts: &Counts) {
        let played = &mut self.played;
        played.ending = position.ending().expect("the game was played to its end");
        played.steps = (counts.choices + counts.outcomes) as u32;
        played.decisions = counts.choices as u32;
        played.turns = self.watch.turns;
        played.score = position.score().map_or(0, |score| score.total());
        played.last = Standing::of(position);
        played.exorcised = position.exorcised();
        played.villagers =
            position.white_moon().map_or((0, 0), |white_moon| (white_moon.saved.total(), white_moon.dead.total()));
        played.deck = position.deck().ghosts();
        played.seen = position.cards_of_game().without(position.unseen());
        played.in_play = position.occupied().iter().filter_map(|space| position.card(space)).collect();
        (played.blow, played.killer) = match played.ending {
            Ending::Won => (None, None),
            Ending::Lost(Defeat::DeckEmpty) => (Some(Blow::Deck), None),
            Ending::Lost(Defeat::Graveyard) => (Some(Blow::Villager), None),
            Ending::Lost(_) => self.watch.harm.map_or((None, None), |harm| (Some(harm.blow), harm.card)),
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
    blow: Blow,
    card: Option<Card>,
}

/// Counts turns and remembers what did harm last.
#[derive(Default)]
struct Watch {
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

impl Watch {
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
                self.harm(Blow::Villager, None);
                let rolls =
                    self.components.is_some_and(|components| components.family(family).curse.value == Curse::CurseDie);
                self.due.extend(rolls.then_some(Harm { blow: Blow::Villager, card: None }));
            }
            WhiteMoonEvent::VillagerReturned { .. } => self.due.push(Harm { blow: Blow::Cemetery, card: None }),
            WhiteMoonEvent::Shapeshifted { from, to } => self.cards[to] = self.cards[from].take(),
            _ => {}
        }
    }

    #[cold]
    fn hear_black_secret(&mut self, event: BlackSecretEvent) {
        let wu_feng = Harm { blow: Blow::WuFeng, card: None };
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
            _ => {}
        }
    }

    fn harm(&mut self, blow: Blow, card: Option<Card>) {
        self.harm = Some(Harm { blow, card });
    }

    /// Whose Curse die comes now: what was due last, else the next tormentor of the board.
    fn next_curse(&mut self) -> Option<Harm> {
        self.due.pop().or_else(|| {
            let card = self.tormentors.iter_mut().find_map(Option::take);
            card.map(|card| Harm { blow: Blow::Tormentor, card: Some(card) })
        })
    }
}

impl Observer for Watch {
    // Where an event is told it is known which one, so all but its own arm goes away.
    #[expect(clippy::inline_always, reason = "a fifth of the time of random play")]
    #[inline(always)]
    fn notice(&mut self, event: Event) {
        match event {
            Event::TurnBegan { board } => {
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
            Event::CardPlaced { card, space } => {
                self.cards[space] = Some(card);
                self.harm(Blow::Arrival, Some(card));
                if self.facts(card).left().contains(&Left::Curse) {
                    self.due.push(Harm { blow: Blow::Arrival, card: Some(card) });
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
                    self.due.push(Harm { blow: Blow::Exorcism, card: Some(card) });
                }
            }
            Event::TaoistRevived { .. } => self.due.push(Harm { blow: Blow::Cemetery, card: None }),
            Event::CurseSpared { .. } => {
                self.next_curse();
            }
            Event::CurseRerolled { .. } => self.rolled_again = true,
            // The same curse falls another way.
            Event::CurseRolled { .. } if self.rolled_again => self.rolled_again = false,
            Event::CurseRolled { .. } => self.harm = self.next_curse(),
            Event::FigureReturned { space, cause: Cause::Haunter } => self.harm(Blow::Haunter, self.cards[space]),
            Event::WhiteMoon(event) => self.hear_white_moon(event),
            Event::BlackSecret(event) => self.hear_black_secret(event),
            Event::Overrun { .. } => self.harm(Blow::Overrun, None),
            Event::NoFreeSpace => self.harm(Blow::NoFreeSpace, None),
            Event::HelpAsked { tile: Tile::Hut, .. } => self.harm(Blow::Hut, None),
            _ => {}
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

    fn told(events: &[Event]) -> Option<(Blow, Option<u8>)> {
        let mut watch = Watch::default();
        watch.begin(None);
        for event in events {
            watch.notice(*event);
        }
        watch.harm.map(|harm| (harm.blow, harm.card.map(Card::number)))
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
        assert_eq!(told(&events), Some((Blow::Tormentor, Some(11))));
        events.extend([Event::CurseRerolled { taoist: Colour::Red }, rolled]);
        assert_eq!(told(&events), Some((Blow::Tormentor, Some(11))));
        events.push(rolled);
        assert_eq!(told(&events), Some((Blow::Tormentor, Some(44))));
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
        assert_eq!(told(&events), Some((Blow::Exorcism, Some(6))));
    }

    #[test]
    fn a_figure_haunts_from_where_its_ghost_was_moved() {
        let events = [
            Event::CardPlaced { card: card(1), space: Space::YellowLeft },
            Event::GhostMoved { card: card(1), from: Space::YellowLeft, to: Space::BlueRight },
            Event::CardPlaced { card: card(6), space: Space::YellowLeft },
            Event::FigureReturned { space: Space::BlueRight, cause: Cause::Haunter },
        ];
        assert_eq!(told(&events), Some((Blow::Haunter, Some(1))));
    }
}
