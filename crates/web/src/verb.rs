//! What can be done in a turn, a word each: the keys of the keypad, and which choices are about which.

use ghost_stories_engine::{BlackSecretChoice, Choice, Position, Waiting, WhiteMoonChoice, Who};
use ghost_stories_lang::Language;

/// A key of the keypad. It has its own place and letter for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    Move,
    Ask,
    Exorcise,
    YinYang,
    Power,
    Ladder,
    Villager,
    SuLing,
    Crystal,
    Buddha,
    Artifact,
    // Those of Wu-Feng.
    Place,
    Summon,
    Throw,
    Demon,
    Shadow,
    Pass,
}

const BASE: [Verb; 6] = [Verb::Move, Verb::Ask, Verb::Exorcise, Verb::Power, Verb::YinYang, Verb::Buddha];
const WU_FENG: [Verb; 6] = [Verb::Place, Verb::Summon, Verb::Throw, Verb::Demon, Verb::Shadow, Verb::Pass];
const EXPANSIONS: [Verb; 11] = [
    Verb::Move,
    Verb::Ask,
    Verb::Exorcise,
    Verb::YinYang,
    Verb::Power,
    Verb::Ladder,
    Verb::Villager,
    Verb::SuLing,
    Verb::Crystal,
    Verb::Buddha,
    Verb::Artifact,
];

impl Verb {
    /// The verb that a choice belongs to, if it is one of those for which there is a key.
    pub fn of(choice: Choice) -> Option<Verb> {
        Some(match choice {
            Choice::Move(_) => Verb::Move,
            Choice::Help => Verb::Ask,
            Choice::Exorcise => Verb::Exorcise,
            Choice::UsePower(_) | Choice::SpendToken(_) | Choice::TakeToken => Verb::Power,
            Choice::YinYang => Verb::YinYang,
            Choice::PlaceBuddha(_) => Verb::Buddha,
            Choice::Place(_) => Verb::Place,
            Choice::Decline => Verb::Pass,
            Choice::WhiteMoon(choice) => return Verb::of_white_moon(choice),
            Choice::BlackSecret(choice) => return Verb::of_black_secret(choice),
            _ => return None,
        })
    }

    fn of_white_moon(choice: WhiteMoonChoice) -> Option<Verb> {
        Some(match choice {
            WhiteMoonChoice::Step(_) | WhiteMoonChoice::StandUp => Verb::Move,
            WhiteMoonChoice::Carry(_) | WhiteMoonChoice::Rescue => Verb::Villager,
            WhiteMoonChoice::SuLing(_) => Verb::SuLing,
            WhiteMoonChoice::PlaceCrystal => Verb::Crystal,
            WhiteMoonChoice::Use(_) => Verb::Artifact,
            _ => return None,
        })
    }

    fn of_black_secret(choice: BlackSecretChoice) -> Option<Verb> {
        Some(match choice {
            BlackSecretChoice::Climb(_) => Verb::Ladder,
            BlackSecretChoice::Summon(..) => Verb::Summon,
            BlackSecretChoice::Throw(_) => Verb::Throw,
            BlackSecretChoice::MoveDemon(..) | BlackSecretChoice::Search(_) => Verb::Demon,
            BlackSecretChoice::ShadowOn(_)
            | BlackSecretChoice::ShadowUnder(_)
            | BlackSecretChoice::ShadowAttack
            | BlackSecretChoice::ShadowCurse => Verb::Shadow,
            _ => return None,
        })
    }

    /// The keys that stand while this is decided, in their places; `None` where the options are listed at once.
    pub fn keypad(position: &Position, options: &[Choice], of_wu_feng: bool) -> Option<Vec<Verb>> {
        let has_keys = |keys: &[Verb]| {
            let has_key = |&option: &Choice| Verb::of(option).is_some_and(|verb| keys.contains(&verb));
            options.iter().all(|option| *option == Choice::EndTurn || has_key(option))
        };
        let taoists = if position.white_moon().is_some() || position.black_secret().is_some() {
            let there = |verb: &Verb| match verb {
                Verb::Ladder => position.black_secret().is_some(),
                Verb::Villager | Verb::SuLing | Verb::Crystal | Verb::Artifact => position.white_moon().is_some(),
                _ => true,
            };
            EXPANSIONS.into_iter().filter(there).collect()
        } else {
            BASE.to_vec()
        };
        match position.waiting() {
            _ if options.is_empty() => Some(if of_wu_feng { WU_FENG.to_vec() } else { taoists }),
            Waiting::Choice(Who::WuFeng) => {
                let telling = options.iter().any(|&option| Verb::of(option).is_some_and(|verb| verb != Verb::Pass));
                (telling && has_keys(&WU_FENG)).then(|| WU_FENG.to_vec())
            }
            _ => (position.between_steps() && has_keys(&taoists)).then_some(taoists),
        }
    }

    /// The letter of the keyboard.
    pub fn key(self) -> char {
        match self {
            Verb::Move => 'm',
            Verb::Ask => 'a',
            Verb::Exorcise => 'x',
            Verb::YinYang => 'y',
            Verb::Power | Verb::Place => 'p',
            Verb::Ladder => 'l',
            Verb::Villager => 'v',
            Verb::SuLing | Verb::Summon => 's',
            Verb::Crystal => 'c',
            Verb::Buddha => 'b',
            Verb::Artifact => 'r',
            Verb::Throw => 't',
            Verb::Demon => 'd',
            Verb::Shadow => 'h',
            Verb::Pass => 'n',
        }
    }

    /// The word on the key.
    pub fn word(self, language: Language) -> &'static str {
        let words = language.page().keypad();
        match self {
            Verb::Move => words.walk(),
            Verb::Ask => words.ask(),
            Verb::Exorcise => words.exorcise(),
            Verb::YinYang => words.yin_yang(),
            Verb::Power => words.power(),
            Verb::Ladder => words.ladder(),
            Verb::Villager => words.villager(),
            Verb::SuLing => words.su_ling(),
            Verb::Crystal => words.crystal(),
            Verb::Buddha => words.buddha(),
            Verb::Artifact => words.artifact(),
            Verb::Place => words.place(),
            Verb::Summon => words.summon(),
            Verb::Throw => words.throw(),
            Verb::Demon => words.demon(),
            Verb::Shadow => words.shadow(),
            Verb::Pass => words.pass_by(),
        }
    }

    /// The drawing on the key.
    pub fn icon(self) -> &'static str {
        match self {
            Verb::Move => "move",
            Verb::Ask => "person",
            Verb::Exorcise => "exorcise",
            Verb::YinYang => "yin-yang",
            Verb::Power => "power-token",
            Verb::Ladder => "secret-ladder",
            Verb::Villager => "villager",
            Verb::SuLing => "su-ling",
            Verb::Crystal => "crystal",
            Verb::Buddha => "buddha",
            Verb::Artifact => "sword",
            Verb::Place => "ghost",
            Verb::Summon => "secret-demon-landscaper",
            Verb::Throw => "throw-curse",
            Verb::Demon => "secret-demon-seeker",
            Verb::Shadow => "secret-shadow",
            Verb::Pass => "forward",
        }
    }
}
