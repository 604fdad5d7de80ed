use ghost_stories_bots::{Adviser, Budget, Player, View, win_chance};
use ghost_stories_engine::{Choice, Position, Waiting, Who};
use ghost_stories_lang::Message;
use ghost_stories_table::Replay;

use super::{AdviceReply, Ask, HintReply, Reply, Request, ThinkRequest, ThinkerAnswer};

/// How many positions are looked at before messages are read again: less than a tenth of a second.
const SLICE: u64 = 10_000;
/// How many are looked at for the first hints, which are to come at once; each further answer takes twice as many.
const FIRST: u64 = 400;
/// How long hints are refined.
const ENOUGH: u64 = 100_000;
/// How many hints are given, and how many reasons for the best and for each other.
const HINTS: usize = 4;
const REASONS: (usize, usize) = (3, 2);

/// Where questions are answered: quick ones at once, the last long one a slice at a time. A newer long one takes the place of an older.
#[derive(Default)]
pub struct ThinkQueue {
    thought: Option<Thought>,
}

/// A long question that is being thought about.
struct Thought {
    id: u32,
    position: Position,
    adviser: Adviser,
    looked_at: u64,
    aim: Aim,
}

/// What is thought for.
enum Aim {
    /// A choice, after so many positions.
    Choose { nodes: u64 },
    /// Hints; the next are due after so many positions.
    Advise { due: u64 },
}

impl ThinkQueue {
    /// Reads a message; the answer, if it takes no thinking.
    pub fn read(&mut self, message: &str) -> Option<String> {
        match serde_json::from_str(message).ok()? {
            Request::Stop(id) => {
                self.thought.take_if(|thought| thought.id == id);
                None
            }
            Request::Ask(request) => {
                let id = request.id;
                Some(write(id, self.answer(request)?))
            }
        }
    }

    /// True if there is something left to think about.
    pub fn is_busy(&self) -> bool {
        self.thought.is_some()
    }

    /// Thinks for a slice; an answer, if one is due.
    pub fn think(&mut self) -> Option<String> {
        let thought = self.thought.as_mut()?;
        let answer = thought.go_on()?;
        let id = thought.id;
        if answer.is_last() {
            self.thought = None;
        }
        Some(write(id, answer))
    }

    fn answer(&mut self, ThinkRequest { id, game, steps, ask }: ThinkRequest) -> Option<ThinkerAnswer> {
        let replay = Replay::read(&game).ok()?.up_to(steps);
        let game = replay.open().ok()?.game;
        // Not the dealer's seed, so that nobody can foresee its cards and dice; and another for each step.
        let whim = !replay.seed.unwrap_or(0) ^ steps as u64;
        let mut veiled = false;
        let aim = match ask {
            Ask::Chance { veiled } => {
                let position = game.position();
                let seen = if veiled { position.veiled() } else { *position };
                return Some(ThinkerAnswer::Chance(win_chance(&seen)));
            }
            Ask::Choose { player } => match player.parse().ok()? {
                Player::Expert(Budget::Nodes(nodes)) => Aim::Choose { nodes },
                player => {
                    let choice = player.bot(whim, 0).choose(&view(game.position(), false)?);
                    return Some(ThinkerAnswer::Chosen(choice.to_string()));
                }
            },
            Ask::Advise { veiled: covered } => {
                veiled = covered;
                Aim::Advise { due: FIRST }
            }
        };
        let view = view(game.position(), veiled)?;
        let mut adviser = Adviser::new(&view, whim);
        if let Aim::Choose { nodes } = aim {
            adviser.expect_only(nodes);
        }
        let looked_at = adviser.nodes();
        self.thought = Some(Thought { id, position: *view.position(), adviser, looked_at, aim });
        None
    }
}

impl Thought {
    fn go_on(&mut self) -> Option<ThinkerAnswer> {
        let until = match self.aim {
            Aim::Choose { nodes } => nodes,
            Aim::Advise { due } => due.min(ENOUGH),
        };
        let slice = SLICE.min(until.saturating_sub(self.looked_at));
        let stop = self.adviser.nodes() + slice;
        self.adviser.think_until(stop);
        let goes_on = self.adviser.nodes() >= stop;
        self.looked_at += slice;
        if goes_on && self.looked_at < until {
            return None;
        }
        match &mut self.aim {
            Aim::Choose { .. } => Some(ThinkerAnswer::Chosen(self.adviser.best()?.to_string())),
            Aim::Advise { due } => {
                *due *= 2;
                // What the adviser weighs are the Taoists' chances.
                let by_wu_feng = self.position.waiting() == Waiting::Choice(Who::WuFeng);
                let advice = self.adviser.advice();
                let best = advice.options.iter().take(HINTS).enumerate();
                let hints = best.map(|(place, option)| HintReply {
                    choice: option.choice.to_string(),
                    words: Message::choice(&self.position, option.choice),
                    chance: if by_wu_feng { 1.0 - option.chance } else { option.chance },
                    plan: plan(&self.position, option.choice, &option.plan),
                    reasons: {
                        let most = if place == 0 { REASONS.0 } else { REASONS.1 };
                        option.reasons.iter().take(most).map(|why| Message::reason(&self.position, why)).collect()
                    },
                });
                let done = !goes_on || self.looked_at >= ENOUGH;
                Some(ThinkerAnswer::Advice(AdviceReply { hints: hints.collect(), nodes: advice.nodes, done }))
            }
        }
    }
}

fn write(id: u32, answer: ThinkerAnswer) -> String {
    serde_json::to_string(&Reply { id, answer }).unwrap_or_default()
}

/// What the one who must choose sees; veiled, nobody sees what Wu-Feng holds.
fn view(position: &Position, veiled: bool) -> Option<View> {
    match position.waiting() {
        Waiting::Choice(Who::WuFeng) if !veiled => Some(View::of(position, Who::WuFeng)),
        Waiting::Choice(_) => Some(View::of(position, position.decider())),
        Waiting::Chance(_) | Waiting::Over(_) => None,
    }
}

/// What is meant to follow a choice.
fn plan(position: &Position, choice: Choice, plan: &[Choice]) -> Vec<Message> {
    let mut position = *position;
    let mut last = choice;
    let mut words = Vec::new();
    for &next in plan {
        if position.play(last, &mut ()).is_err() || !position.options().contains(&next) {
            break;
        }
        words.push(Message::choice(&position, next));
        last = next;
    }
    words
}

#[cfg(test)]
mod tests {
    use std::fs;

    use ghost_stories_engine::{ByColour, Edition, Level};
    use ghost_stories_table::{BlackSecretSetupOptions, SetupOptions, Table};

    use super::*;

    /// A stored game and a question about it.
    fn request(id: u32, steps: usize, ask: Ask) -> String {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../replays/golden/normal-4-revised.json");
        let game = fs::read_to_string(path).unwrap();
        serde_json::to_string(&Request::Ask(ThinkRequest { id, game, steps, ask })).unwrap()
    }

    /// After how many steps a player has a choice for the first time.
    fn first_choice() -> (usize, Position) {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../replays/golden/normal-4-revised.json");
        let game = Replay::read(&fs::read_to_string(path).unwrap()).unwrap().play(&mut ()).unwrap();
        let many = |steps: &usize| game.position_after(*steps).unwrap().options().len() > 3;
        let steps = (0..game.steps().len()).find(many).unwrap();
        (steps, *game.position_after(steps).unwrap())
    }

    /// Thinks until the last answer, and gives back all.
    fn think_out(queue: &mut ThinkQueue) -> Vec<Reply> {
        let mut replies = Vec::new();
        while queue.is_busy() {
            replies.extend(queue.think().map(|reply| serde_json::from_str(&reply).unwrap()));
        }
        replies
    }

    #[test]
    fn every_bot_chooses_one_of_the_options() {
        let (steps, position) = first_choice();
        for player in ["random", "novice", "expert", "expert:nodes=5000"] {
            let mut queue = ThinkQueue::default();
            let at_once = queue.read(&request(7, steps, Ask::Choose { player: player.into() }));
            let replies = at_once.map(|reply| vec![serde_json::from_str(&reply).unwrap()]);
            let replies: Vec<Reply> = replies.unwrap_or_else(|| think_out(&mut queue));
            let [Reply { id: 7, answer: ThinkerAnswer::Chosen(choice) }] = replies.as_slice() else {
                panic!("{player}")
            };
            assert!(position.options().contains(&choice.parse().unwrap()), "{player}: {choice}");
        }
    }

    /// A game of Black Secret in which Wu-Feng has a choice, and holds an incarnation.
    fn wu_feng_chooses() -> Table {
        let mut setup_options = SetupOptions::new(2, Level::Normal, Edition::Revised);
        setup_options.black_secret = Some(BlackSecretSetupOptions::default());
        let found = |seed| {
            let mut table = Table::new(setup_options.deal_game(seed, 0), seed, ByColour::default()).unwrap();
            for turn in 0.. {
                let (position, options) = (*table.position(), table.position().options());
                let holds = position.black_secret().is_some_and(|black_secret| black_secret.in_hand() > 0);
                if holds && position.waiting() == Waiting::Choice(Who::WuFeng) && options.len() > 3 {
                    return Some(table);
                }
                if position.ending().is_some() {
                    return None;
                }
                if table.advance().is_none() {
                    table.choose(options[turn * 13 % options.len()]).unwrap();
                }
            }
            None
        };
        (0..100).find_map(found).unwrap()
    }

    #[test]
    fn a_bot_can_be_wu_feng_and_advise_him_with_his_hand_seen_or_not() {
        let table = wu_feng_chooses();
        let options = table.position().options();
        let ask = |ask| {
            let game = table.replay().write();
            serde_json::to_string(&Request::Ask(ThinkRequest { id: 1, game, steps: table.len(), ask })).unwrap()
        };
        for player in ["random", "novice", "expert:nodes=2000"] {
            let mut queue = ThinkQueue::default();
            let at_once = queue.read(&ask(Ask::Choose { player: player.into() }));
            let replies = at_once.map(|reply| vec![serde_json::from_str(&reply).unwrap()]);
            let replies: Vec<Reply> = replies.unwrap_or_else(|| think_out(&mut queue));
            let [Reply { answer: ThinkerAnswer::Chosen(choice), .. }] = replies.as_slice() else { panic!("{player}") };
            assert!(options.contains(&choice.parse().unwrap()), "{player}: {choice}");
        }
        for veiled in [false, true] {
            let mut queue = ThinkQueue::default();
            assert_eq!(queue.read(&ask(Ask::Advise { veiled })), None);
            for reply in think_out(&mut queue) {
                let ThinkerAnswer::Advice(advice) = reply.answer else { panic!("no advice") };
                assert!(advice.hints.is_sorted_by(|one, next| one.chance >= next.chance));
                assert!(advice.hints.iter().all(|hint| options.contains(&hint.choice.parse().unwrap())));
            }
            assert!(queue.read(&ask(Ask::Chance { veiled })).is_some());
        }
    }

    #[test]
    fn hints_are_refined_and_the_best_comes_first() {
        let (steps, position) = first_choice();
        let mut queue = ThinkQueue::default();
        assert_eq!(queue.read(&request(1, steps, Ask::Advise { veiled: false })), None);
        let replies = think_out(&mut queue);
        for (index, reply) in replies.iter().enumerate() {
            let ThinkerAnswer::Advice(advice) = &reply.answer else { panic!("no advice") };
            assert_eq!(advice.done, index + 1 == replies.len());
            assert!(advice.hints.is_sorted_by(|one, next| one.chance >= next.chance));
            let known = |hint: &HintReply| position.options().contains(&hint.choice.parse().unwrap());
            assert!(!advice.hints.is_empty() && advice.hints.len() <= HINTS && advice.hints.iter().all(known));
        }
    }

    #[test]
    fn a_newer_question_takes_the_place_of_an_older_and_each_can_be_stopped() {
        let (steps, _) = first_choice();
        let mut queue = ThinkQueue::default();
        queue.read(&request(1, steps, Ask::Advise { veiled: false }));
        queue.read(&request(2, steps, Ask::Choose { player: "expert".into() }));
        queue.read(&serde_json::to_string(&Request::Stop(1)).unwrap());
        assert!(think_out(&mut queue).iter().all(|reply| reply.id == 2));
        queue.read(&request(3, steps, Ask::Choose { player: "expert".into() }));
        queue.read(&serde_json::to_string(&Request::Stop(3)).unwrap());
        assert!(!queue.is_busy());
    }
}
