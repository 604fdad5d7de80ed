//! What each at a table is told, kept by somebody who has nothing else: it is always the record as they may know it.

use ghost_stories_engine::{Position, Setup};
use ghost_stories_online::{Now, Record, ServerMessage, TableState};
use ghost_stories_table::{FileSetup, Step};

use super::{Played, SEED, open};
use crate::missed::missed;
use crate::seat_token::Hash;
use crate::table::Happened;

/// Somebody who keeps only what they are told.
#[derive(Clone)]
pub struct Ears {
    pub person: Option<u8>,
    pub steps: Vec<Step>,
    number: u64,
    setup: Option<FileSetup>,
    state: Option<TableState>,
    now: Option<Now>,
}

impl Ears {
    /// Somebody who comes now.
    pub fn new(played: &Played, person: Option<u8>) -> Ears {
        let mut ears = Ears { person, steps: Vec::new(), number: 0, setup: None, state: None, now: None };
        ears.hear(&played.table.welcome(person, true, Some(played.table.now(person, false))).write());
        ears
    }

    /// Hears a message as it is sent.
    pub fn hear(&mut self, text: &str) {
        match ServerMessage::read(text).unwrap() {
            ServerMessage::Welcome { number, setup, state, steps, now, .. } => {
                self.number = number;
                self.setup = Some(*setup);
                self.state = Some(state);
                self.steps = steps.unwrap();
                self.now = now;
            }
            ServerMessage::Update(update) => {
                assert_eq!(update.number, self.number + 1, "events come without gaps");
                self.number = update.number;
                self.state = update.state.or(self.state.take());
                if let Some(record) = update.record {
                    self.steps.truncate(record.from);
                    self.steps.extend(record.steps);
                }
                self.now = update.now;
            }
            other => panic!("{other:?} is not told by a table"),
        }
    }

    /// The position of the record, which must be playable.
    fn position(&self) -> Position {
        let setup: Setup = self.setup.as_ref().unwrap().setup().unwrap();
        let mut position = Position::new(&setup, &mut ()).unwrap();
        for &step in &self.steps {
            step.apply(&mut position, &mut ()).unwrap();
        }
        position
    }
}

/// Those who listen: one who watches, and everybody at the table.
pub const PEOPLE: [Option<u8>; 5] = [None, Some(0), Some(1), Some(2), Some(3)];

/// A game of Black Secret with all that happens at a table: Ann (0) plays green, Ben (1) Wu-Feng, Cat (2) red, a bot blue;
/// Dan (3) waits for a seat.
pub struct Life {
    pub played: Played,
    ears: Vec<Ears>,
    /// All that was told before the end.
    texts: Vec<String>,
}

impl Life {
    pub fn new(seed: u64, white_moon: bool) -> Life {
        let white_moon = if white_moon { r#", "white_moon": {"portal": "edge", "incarnations": "both"}"# } else { "" };
        let more = format!(r#", "black_secret": {{"wu_feng": "open"}}{white_moon}"#);
        let seats = r#"[{"for": "me", "colour": "green"}, {"for": "open", "colour": "red"}, {"for": "novice", "colour": "blue"}]"#;
        let mut played = open(seats, &more, seed);
        played.does(None, r#"{"do": "sit", "seat": "wu-feng", "name": "Ben"}"#);
        played.does(None, r#"{"do": "sit", "seat": "red", "name": "Cat"}"#);
        // Dan has no seat, and may take one.
        played.does(Some(0), r#"{"do": "give-back", "seat": "blue"}"#);
        played.does(None, r#"{"do": "sit", "seat": "blue", "name": "Dan"}"#);
        played.does(Some(3), r#"{"do": "stand", "seat": "blue"}"#);
        played.does(Some(0), r#"{"do": "bot", "seat": "blue", "bot": "novice"}"#);
        played.does(Some(0), r#"{"do": "start"}"#);
        Life { played, ears: Vec::new(), texts: Vec::new() }.with_fresh_ears()
    }

    pub fn with_fresh_ears(mut self) -> Life {
        self.ears = PEOPLE.into_iter().map(|person| Ears::new(&self.played, person)).collect();
        self
    }

    pub fn ears_of(&self, person: Option<u8>) -> &Ears {
        self.ears.iter().find(|ears| ears.person == person).unwrap()
    }

    /// Nobody listens for a while.
    pub fn tell_nobody(&mut self) {
        self.ears.clear();
    }

    pub fn does(&mut self, person: Option<u8>, request: &str) {
        let happened = self.played.does(person, request);
        self.tell(&happened);
    }

    fn tell(&mut self, happened: &Happened) {
        let table = &self.played.table;
        for ears in &mut self.ears {
            let ServerMessage::Update(update) =
                table.update(happened, ears.person, Some(table.now(ears.person, false)))
            else {
                panic!("an entry is told as an update")
            };
            let (before, record) = (ears.steps.clone(), update.record.clone());
            let text = ServerMessage::Update(update).write();
            ears.hear(&text);
            assert_eq!(record, changed(&before, &ears.steps), "no more is told than what changed");
            if table.ending().is_none() {
                self.texts.push(text);
            }
        }
    }

    /// One more thing happens, mostly a decision; false at the end.
    pub fn goes_on(&mut self) -> bool {
        if self.played.table.ending().is_some() {
            return false;
        }
        let person = self.played.random.below(4) as u8;
        let other = match self.played.random.below(60) {
            0 => r#"{"do": "stand", "seat": "wu-feng"}"#,
            1 => r#"{"do": "bot", "seat": "wu-feng", "bot": "novice"}"#,
            2..8 => r#"{"do": "undo"}"#,
            8 => r#"{"do": "say", "text": "Hm"}"#,
            9 => r#"{"do": "stand", "seat": "red"}"#,
            _ => "",
        };
        let open = |seat| self.played.seat(seat).is_open();
        let sit = ["wu-feng", "red"].into_iter().find(|seat| open(seat));
        let sit = sit.map(|seat| format!(r#"{{"do": "sit", "seat": "{seat}"}}"#));
        let may_sit =
            |sit: &str| (0..4).map(|other| (person + other) % 4).find(|&one| self.played.ask(Some(one), sit).is_ok());
        let waits = self.played.table.state().undo.map(|undo| undo.waits_for[0]);
        let happened = if !other.is_empty() && self.played.ask(Some(person), other).is_ok() {
            self.played.does(Some(person), other)
        } else if let Some(sit) = sit {
            let person = may_sit(&sit).unwrap();
            self.played.does(Some(person), &sit)
        } else if let Some(asked) = waits {
            self.played.does(Some(asked), r#"{"do": "agree"}"#)
        } else {
            self.played.random_choice().unwrap()
        };
        self.tell(&happened);
        true
    }
}

/// What changed from one record to another.
fn changed(before: &[Step], after: &[Step]) -> Option<Record> {
    let from = before.iter().zip(after).take_while(|(before, after)| before == after).count();
    let steps: Vec<Step> = after[from..].to_vec();
    (from < before.len() || !steps.is_empty()).then_some(Record { from, steps })
}

#[test]
fn the_record_somebody_keeps_is_always_the_one_they_may_know() {
    let mut entries = 0;
    for seed in 0..120 {
        let mut life = Life::new(SEED + seed, seed % 2 == 0);
        while life.goes_on() {
            entries += 1;
            let table = &life.played.table;
            let [veiled, truth] = [false, true].map(|knows| table.record.told(knows));
            for ears in &life.ears {
                let may = if table.knows_hand(ears.person) { &truth } else { &veiled };
                assert_eq!(&ears.steps, may, "{:?}", ears.person);
                assert_eq!(ears.state.as_ref(), Some(&table.state()));
                assert_eq!(ears.number, table.number());
            }
            if entries % 8 == 0 || table.ending().is_some() {
                for ears in &life.ears {
                    let position = ears.position();
                    assert_eq!(
                        position.veiled(),
                        table.position().veiled(),
                        "it can be played and shows the same table"
                    );
                }
            }
        }
    }
    assert!(entries > 10_000, "{entries}");
}

#[test]
fn options_go_to_the_one_who_must_decide_and_to_nobody_else() {
    for seed in 0..20 {
        let mut life = Life::new(SEED + seed, seed % 2 == 1);
        while life.goes_on() {
            for ears in &life.ears {
                let now = ears.now.as_ref().unwrap();
                let decides = ears.person.is_some() && life.played.decider() == ears.person;
                assert_eq!(now.decides, life.played.table.decides());
                let options: Vec<_> = now.options.clone();
                assert_eq!(options, if decides { life.played.options() } else { Vec::new() });
            }
        }
    }
}

#[test]
fn who_comes_back_at_any_number_knows_what_those_know_who_stayed() {
    for seed in 0..6 {
        let mut life = Life::new(SEED + seed, seed % 2 == 0);
        let mut known = vec![life.ears.clone()];
        while known.len() < 120 && life.goes_on() {
            known.push(life.ears.clone());
        }
        let Played { table, rows, .. } = &life.played;
        for before in known {
            for (mut ears, stayed) in before.into_iter().zip(&life.ears) {
                let gap = missed(rows, table.number(), ears.number, ears.person, false).unwrap();
                assert_eq!(gap.len() as u64, table.number() - ears.number);
                for told in &gap {
                    ears.hear(&told.write());
                }
                assert_eq!((&ears.steps, ears.number, &ears.state), (&stayed.steps, stayed.number, &stayed.state));
                if !gap.is_empty() {
                    assert_eq!(ears.now, stayed.now);
                }
            }
        }
    }
}

#[test]
fn neither_seed_nor_black_secret_nor_hash_is_told() {
    let mut life = Life::new(SEED, true);
    let sat = life.played.rows[1..3].iter().map(|row| serde_json::from_str::<serde_json::Value>(&row.body).unwrap());
    let mut hidden: Vec<String> = sat.map(|body| body["newcomer"]["hash"].as_str().unwrap().to_owned()).collect();
    hidden.push(serde_json::to_value(Hash::of("ann")).unwrap().as_str().unwrap().to_owned());
    hidden.extend([SEED.to_string(), "\"ann\"".to_owned(), "seed".to_owned(), "hash".to_owned()]);
    while life.goes_on() {
        let table = &life.played.table;
        if table.ending().is_none() {
            let welcome = table.welcome(Some(1), true, Some(table.now(Some(1), true))).write();
            life.texts.extend([welcome, serde_json::to_string(&table.summary()).unwrap()]);
        }
    }
    assert!(life.texts.len() > 300);
    for text in &life.texts {
        for hidden in &hidden {
            assert!(!text.contains(hidden), "{hidden} in {text}");
        }
    }
}
