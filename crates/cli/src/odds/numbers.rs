use std::io::{Write, stdout};
use std::str::FromStr;

use clap::Args;
use ghost_stories_command_line::{Failure, ValueError, say};
use ghost_stories_engine::{Card, CardSet, Colour, Left, Middle, Position, Power, Tao, TaoCount};
use ghost_stories_lang::{Message, Value as Words, message};
use ghost_stories_odds::{ExorcismOdds, Odds, exorcism, twice};
use ghost_stories_table::written;
use serde_json::{Value, json};

use super::{brought_by_curse, exact, percent, print_columns, with_chance};

/// One exorcism in plain numbers.
#[derive(Args)]
pub struct Numbers {
    /// The ghost's resistance as on its card; for two in a corner with colours, such as red:2,black:1
    #[arg(long, value_name = "N", value_delimiter = ',')]
    resistance: Vec<Amount>,
    /// A ghost by its name or number instead, such as zombie; for two in a corner zombie,ghoul
    #[arg(long, value_name = "CARD", value_delimiter = ',', conflicts_with = "resistance")]
    ghost: Vec<String>,
    /// Tao at hand, own and lent: how many of the ghost's colour, or of colours such as red:1,black:2
    #[arg(long, value_name = "N", value_delimiter = ',')]
    tao: Vec<Amount>,
    /// How many dice are thrown, 0 to 4: the fourth is Strength of a Mountain's [default: 3, less those that the ghosts hold]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=4))]
    dice: Option<u8>,
    /// The Tao on the Circle of Prayer
    #[arg(long, value_name = "COLOUR")]
    circle: Option<Tao>,
    /// The Mantra lies on the ghost, on the first of two
    #[arg(long)]
    mantra: bool,
    /// White faces are blank: Nameless is in play
    #[arg(long)]
    white_blank: bool,
    /// Dice may be rolled again once: Favourite of the Gods
    #[arg(long)]
    reroll: bool,
    /// 2 with Second Wind: the chance of both attempts together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    attempts: u8,
}

/// `2` or `red:2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Amount {
    colour: Option<Tao>,
    number: u8,
}

impl FromStr for Amount {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Amount, ValueError> {
        let colour = |word| written::parse(word).map_err(ValueError);
        let (colour, number) = match text.split_once(':') {
            Some((word, number)) => (Some(colour(word)?), number),
            None => (None, text),
        };
        let number = number.parse().ok().filter(|&number| number <= 9);
        Ok(Amount { colour, number: number.ok_or_else(|| ValueError(message!("odds-amount")))? })
    }
}

/// A ghost that is fought.
#[derive(Clone)]
struct Opponent {
    card: Card,
    /// As it was asked about.
    name: Message,
    /// A card that only stands for a number.
    plain: Option<Amount>,
}

/// Where it is fought: a corner between two boards whose powers the plain numbers do not need, but for the Mantra.
const CORNER: [&str; 2] = ["red-right", "yellow-left"];
/// Spaces that do not matter, nor lie opposite the corner.
const ELSEWHERE: [&str; 4] = ["blue-right", "blue-middle", "green-middle", "green-left"];
/// Cards that hold a die.
const CAPTORS: [u8; 4] = [47, 48, 46, 63];

impl Numbers {
    pub fn print(&self, json: bool) -> Result<(), Failure> {
        let foes = self.foes()?;
        let tao = self.tao_at_hand(&foes)?;
        let answer = self.exorcism(&foes, tao, self.dice)?;
        if json {
            let object = self.json(&foes, &answer);
            writeln!(stdout(), "{object}")?;
            return Ok(());
        }
        self.print_answer(&foes, tao, &answer)?;
        writeln!(stdout())?;
        print_columns(&self.table(&foes, tao), 1)
    }

    fn foes(&self) -> Result<Vec<Opponent>, Failure> {
        match self.resistance.len() + self.ghost.len() {
            1 | 2 => {}
            0 => return Err(Failure::input(message!("odds-which-ghost"))),
            _ => return Err(Failure::input(message!("odds-too-many-ghosts"))),
        }
        let (mut foes, mut taken) = (Vec::new(), CardSet::EMPTY);
        for amount in &self.resistance {
            let card = stand_in(*amount, taken)?;
            let name = message!("odds-resistance", tao: amount.colour, number: amount.number);
            foes.push(Opponent { card, name, plain: Some(*amount) });
            taken.insert(card);
        }
        for name in &self.ghost {
            let card = written::card(name, taken).map_err(|error| Failure::option("--ghost", error))?;
            foes.push(Opponent { card, name: card.into(), plain: None });
            taken.insert(card);
        }
        let uncoloured = self.resistance.iter().any(|amount| amount.colour.is_none());
        if uncoloured && foes.len() == 2 {
            return Err(Failure::within("--resistance", message!("odds-two-colours")));
        }
        if uncoloured && self.circle.is_some() {
            return Err(Failure::within("--circle", message!("odds-colour-too", example: "--resistance red:2")));
        }
        if self.attempts == 2 && self.resistance.len() == 2 {
            return Err(Failure::within("--attempts 2", message!("odds-attempts-cards")));
        }
        Ok(foes)
    }

    fn tao_at_hand(&self, foes: &[Opponent]) -> Result<TaoCount, Failure> {
        let mut held = [0u8; 5];
        for amount in &self.tao {
            let colour = match (amount.colour, foes) {
                (Some(colour), [Opponent { plain: Some(Amount { colour: None, .. }), .. }]) => {
                    let example = format!("--resistance {colour}:2");
                    let place = format!("--tao {colour}:{}", amount.number);
                    return Err(Failure::within(place, message!("odds-colour-too", example)));
                }
                (Some(colour), _) => Some(colour),
                (None, [one]) => one.card.colour(),
                (None, [one, other]) if one.card.colour() == other.card.colour() => one.card.colour(),
                _ => None,
            };
            let colour = colour
                .ok_or_else(|| Failure::within(format!("--tao {}", amount.number), message!("odds-which-tao")))?;
            let held = &mut held[colour as usize];
            *held = held.saturating_add(amount.number);
        }
        if held.iter().any(|&number| number > 4) {
            return Err(Failure::within("--tao", message!("odds-four-tao")));
        }
        Ok(Tao::ALL.into_iter().fold(TaoCount::NONE, |count, tao| count.plus(tao, held[tao as usize])))
    }

    /// The odds with this much Tao and so many dice.
    fn exorcism(&self, foes: &[Opponent], tao: TaoCount, dice: Option<u8>) -> Result<ExorcismOdds, Failure> {
        let position = self.position(foes, tao, dice)?;
        let once = exorcism(&position).ok_or_else(|| Failure::input(message!("odds-no-exorcism")))?;
        let no_power = |asked: &str| {
            let ghosts: Words = foes.iter().map(|foe| foe.name.clone()).collect();
            Failure::within(asked, message!("odds-no-power", ghosts))
        };
        if dice.is_some_and(|dice| dice != once.dice)
            || (self.reroll && !position.has_power(Colour::Blue, Power::Favourite))
        {
            return Err(no_power(self.power_asked()));
        }
        if self.attempts == 1 {
            return Ok(once);
        }
        twice(&position).ok_or_else(|| no_power("--attempts 2"))
    }

    fn power_asked(&self) -> &str {
        if self.reroll { "--reroll" } else { "--dice 4" }
    }

    /// A table on which just this exorcism is due. Blue attempts it, with the neutral green board's power borrowed if it is needed.
    fn position(&self, foes: &[Opponent], tao: TaoCount, dice: Option<u8>) -> Result<Position, Failure> {
        let holds = |foe: &&Opponent| foe.plain.is_none() && foe.card.lasting() == Some(Left::DieCaptive);
        let free = 3 - foes.iter().filter(holds).count() as u8;
        let dice = dice.unwrap_or(free);
        let (plain, grey) = (dice.min(free), dice.saturating_sub(free));
        if grey > 1 {
            return Err(Failure::within(format!("--dice {dice}"), message!("odds-dice-held", number: free + 1)));
        }
        if grey == 1 && self.reroll {
            return Err(Failure::within(format!("--dice {dice} --reroll"), message!("odds-grey-reroll")));
        }
        let mut lines = vec!["players red blue yellow".to_owned(), "turn blue yang".to_owned()];
        lines.push(format!("powers mantra {}", if self.reroll { "favourite" } else { "strength" }));
        lines.push(format!("power {}", if self.attempts == 2 { "second-wind" } else { "heavenly-gust" }));
        if self.reroll || grey == 1 {
            lines.push("borrowed green".to_owned());
        }
        let written_tao = if tao.is_empty() { "none".to_owned() } else { tao.to_string() };
        lines.push(format!("taoist blue at cemetery tao {written_tao}\ntaoist red tao none\ntaoist yellow tao none"));
        // A ghost that blocks the power of its board lies where it does not block the Mantra.
        let blocks = |foe: &Opponent| foe.plain.is_none() && foe.card.lasting() == Some(Left::PowerOff);
        let mut corner = CORNER;
        if foes.last().is_some_and(blocks) {
            corner.rotate_left(foes.len() - 1);
        }
        for (foe, space) in foes.iter().zip(corner) {
            lines.push(format!("ghost {space} {}{}", foe.card, foe.marks()));
        }
        lines.extend(self.circle.map(|colour| format!("circle {colour}")));
        lines.extend(self.mantra.then(|| format!("mantra {}", corner[0])));
        lines.extend(self.bystanders(foes, free - plain));
        written::read_position(&lines.join("\n")).map_err(|error| Failure::input(error.problem))
    }

    /// The ghosts elsewhere that hold so many dice or make white faces blank.
    fn bystanders(&self, foes: &[Opponent], captors: u8) -> Vec<String> {
        let captors = CAPTORS
            .into_iter()
            .filter(|&number| foes.iter().all(|foe| foe.card.number() != number))
            .take(captors.into());
        let blank = |foe: &Opponent| foe.card.middle() == Middle::WhiteIsBlank;
        let nameless = Card::base().find(|card| card.middle() == Middle::WhiteIsBlank);
        let nameless = nameless.filter(|_| self.white_blank && !foes.iter().any(blank)).map(Card::number);
        captors.chain(nameless).zip(ELSEWHERE).map(|(card, space)| format!("ghost {space} {card}")).collect()
    }

    fn print_answer(&self, foes: &[Opponent], tao: TaoCount, answer: &ExorcismOdds) -> Result<(), Failure> {
        let mut out = stdout().lock();
        let means = self.means(foes, tao, answer.dice);
        let goals = goals(foes, answer);
        if let [(name, chance)] = &goals[..] {
            let answer = message!("odds-against", ghost: name.clone(), means, chance: exact(*chance));
            writeln!(out, "{}", say(&answer))?;
            return Ok(());
        }
        writeln!(out, "{}", say(&message!("odds-with", means)))?;
        for (goal, chance) in goals {
            writeln!(out, "  {}", say(&message!("odds-goal", goal, chance: exact(chance))))?;
        }
        if self.attempts == 2 && foes.iter().any(|foe| foe.card.curses()) {
            writeln!(out, "{}", brought_by_curse())?;
        }
        Ok(())
    }

    /// What the Taoist has for it.
    fn means(&self, foes: &[Opponent], tao: TaoCount, dice: u8) -> Words {
        let tao = match foes {
            _ if tao.is_empty() => message!("odds-no-tao"),
            [Opponent { plain: Some(Amount { colour: None, .. }), .. }] => message!("odds-tao", number: tao.total()),
            _ => {
                let number = |colour| message!("tao-number", number: tao.get(colour), tao: colour);
                message!("odds-tao-of-colours", tao: tao.colours().map(number).collect::<Words>())
            }
        };
        let mut means = vec![message!("odds-dice", number: dice), tao];
        means.extend(self.circle.map(|tao| message!("odds-circle", tao)));
        means.extend(self.mantra.then(|| message!("odds-mantra")));
        means.extend(self.white_blank.then(|| message!("table-white-is-blank")));
        means.extend(self.reroll.then(|| message!("odds-reroll-once")));
        means.extend((self.attempts == 2).then(|| message!("odds-two-attempts")));
        means.into()
    }

    /// How the chance changes with dice and, if one ghost needs one colour, with Tao.
    fn table(&self, foes: &[Opponent], tao: TaoCount) -> Vec<Vec<String>> {
        let columns: Vec<u8> = (0..=4).filter(|&dice| self.exorcism(foes, tao, Some(dice)).is_ok()).collect();
        let mut head = vec![say(&message!("odds-head-dice"))];
        head.extend(columns.iter().map(u8::to_string));
        let mut rows = vec![head];
        let with = |tao| -> Vec<ExorcismOdds> {
            columns.iter().filter_map(|&dice| self.exorcism(foes, tao, Some(dice)).ok()).collect()
        };
        if let [Opponent { card, .. }] = foes
            && let Some(colour) = card.colour()
        {
            for number in 0..=card.resistance().get(colour).min(4) {
                let chances =
                    with(TaoCount::of(colour, number)).into_iter().map(|exorcism| say(&percent(exorcism.any)));
                let head = say(&message!("odds-tao", number));
                rows.push(std::iter::once(head).chain(chances).collect());
            }
            return rows;
        }
        let answers: Vec<_> = with(tao).iter().map(|answer| goals(foes, answer)).collect();
        for goal in 0..answers.first().map_or(0, Vec::len) {
            let chances = answers.iter().map(|answer| say(&percent(answer[goal].1)));
            rows.push(std::iter::once(say(&answers[0][goal].0)).chain(chances).collect());
        }
        rows
    }

    fn json(&self, foes: &[Opponent], answer: &ExorcismOdds) -> Value {
        let mut object = with_chance(Value::Null, answer.both.unwrap_or(answer.any));
        object["dice"] = json!(answer.dice);
        object["attempts"] = json!(self.attempts);
        object["reroll"] = json!(self.reroll);
        let ghost = |foe: &Opponent| {
            let ghost = match foe.plain {
                Some(Amount { colour, number }) => json!({ "colour": colour.map(Tao::name), "resistance": number }),
                None => json!({ "card": foe.card.number(), "name": foe.name.to_string() }),
            };
            with_chance(ghost, chance_of(foe, answer))
        };
        object["ghosts"] = foes.iter().map(ghost).collect();
        object["any"] = with_chance(Value::Null, answer.any);
        object
    }
}

impl Opponent {
    /// A plain number hinders nothing, and Uncatchable stands where it can be fought.
    fn marks(&self) -> &'static str {
        match (self.plain, self.card.middle()) {
            (Some(_), _) if self.card.lasting().is_some() => " no-effect",
            (_, Middle::OnlyOnBuddha) => " caught",
            _ => "",
        }
    }
}

/// A card of this resistance that has no rule of its own about being exorcised; black if no colour was said.
fn stand_in(amount: Amount, taken: CardSet) -> Result<Card, Failure> {
    let colour = amount.colour.unwrap_or(Tao::Black);
    let suits = |card: &Card| {
        let ordinary = matches!(card.middle(), Middle::Blank | Middle::Haunter | Middle::Tormentor);
        ordinary
            && card.colour() == Some(colour)
            && card.resistance().get(colour) == amount.number
            && !taken.contains(*card)
    };
    Card::base().filter(suits).min_by_key(|card| card.lasting().is_some()).ok_or_else(|| {
        let tao = amount.colour;
        match amount.number {
            0 => Failure::within("--resistance 0", message!("odds-no-resistance")),
            number if taken.is_empty() => Failure::within("--resistance", message!("odds-no-such", tao, number)),
            number => Failure::within("--resistance", message!("odds-no-two", tao, number)),
        }
    })
}

fn chance_of(foe: &Opponent, answer: &ExorcismOdds) -> Odds {
    let target = answer.targets.iter().find(|target| target.card == Some(foe.card));
    target.map_or(Odds::new(0, 1), |target| target.chance)
}

/// The chance of each ghost, and of both and any if there are two.
fn goals(foes: &[Opponent], answer: &ExorcismOdds) -> Vec<(Message, Odds)> {
    let mut goals: Vec<_> = foes.iter().map(|foe| (foe.name.clone(), chance_of(foe, answer))).collect();
    if let Some(both) = answer.both {
        goals.extend([(message!("odds-both"), both), (message!("odds-any"), answer.any)]);
    }
    goals
}
