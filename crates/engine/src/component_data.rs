//! The components of the expansions as data files tell them: ours, or a player's own.

mod black_secret;
mod components;
mod error;
mod fields;
mod words;

use core::hash::{Hash, Hasher};
use core::str::FromStr;
use std::collections::HashSet;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::card::Card;
use crate::facts::Facts;
use crate::white_moon::{Artifact, ArtifactSet, Curse, Family, Thanks};
use black_secret::BlackSecretLines;
use words::{CURSES, THANKS, Values, curse, marked, read_ghost, read_incarnation, thanks};

pub use black_secret::{Catacombs, CurseFacts, DemonFacts, MantraFacts};
pub use components::{Components, LentComponents};
pub use error::{ComponentDataError, DataProblem};
pub use fields::{DataComponent, DataField, DataLine, DataValue};

/// Our own data files: of White Moon and of Black Secret.
pub const OUR_COMPONENT_DATA: [&str; 2] =
    [include_str!("../data/white-moon.txt"), include_str!("../data/black-secret.txt")];

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// Printed on the component or in its rulebook.
    Printed,
    /// Told by another source.
    Secondary,
    /// Only its kind is printed; the rest is ours.
    Kind,
    /// Ours: what is printed could not be found.
    Reconstructed,
}

/// A value and where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sourced<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub source: Source,
}

/// What a data file says about a family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FamilyFacts {
    /// What a member's death does.
    pub curse: Sourced<Curse>,
    /// What saving all of them brings.
    pub thanks: Sourced<Thanks>,
}

/// A card and which of its values are not printed: colour, resistance, left, middle and right stone, or crystal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct CardFacts {
    facts: &'static Facts,
    source: Source,
}

impl CardFacts {
    /// What a card says is kept as long as the program runs: a file has not many words for it, so there is little of it.
    fn new(facts: Facts, source: Source) -> CardFacts {
        static KNOWN: LazyLock<Mutex<HashSet<&'static Facts>>> = LazyLock::new(Mutex::default);
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let facts = known.get(&facts).copied().unwrap_or_else(|| {
            let facts: &'static Facts = Box::leak(Box::new(facts));
            known.insert(facts);
            facts
        });
        CardFacts { facts, source }
    }
}

/// All components of the expansions whose values a data file tells.
///
/// ```
/// use ghost_stories_engine::{ComponentData, Components, Family, Level, Setup, Source, Thanks};
///
/// let data = ComponentData::read("family li death=curse reward=two-tao\nfamily xiang death=another-dies reward=sword")?;
/// let setup = Setup { components: Components::keep(data), ..Setup::four_players(Level::Normal) };
/// let reward = setup.components.family(Family::Li).thanks;
/// assert_eq!((reward.value, reward.source), (Thanks::TwoTao, Source::Printed));
///
/// let error = ComponentData::read("family li death=bliss reward=two-tao").unwrap_err();
/// assert!(error.to_string().contains("line 1"), "{error}");
/// # Ok::<(), ghost_stories_engine::ComponentDataError>(())
/// ```
///
/// Two are equal if they say the same about every component, whatever the order of their lines and their comments.
#[derive(Clone, Debug)]
pub struct ComponentData {
    families: [FamilyFacts; 12],
    cards: [CardFacts; NEW],
    /// Where it comes from what each artifact does.
    artifacts: [Source; 8],
    black_secret: black_secret::BlackSecretData,
    /// What a player's own file says, without comments: its lines with `; ` between them.
    own: String,
}

impl ComponentData {
    /// Reads a player's data file, or says what is wrong in which line. What it does not tell is as in ours.
    pub fn read(text: &str) -> Result<ComponentData, ComponentDataError> {
        Components::ours().of(|ours| Lines::read(text)?.over(ours))
    }

    /// All but how it is written.
    fn values(&self) -> impl Hash + PartialEq {
        let ComponentData { families, cards, artifacts, black_secret, own: _ } = self;
        (families, cards, artifacts, black_secret)
    }

    /// Our own files, which tell everything.
    fn ours() -> ComponentData {
        let Lines { families, cards, artifacts, black_secret, .. } =
            Lines::read(&OUR_COMPONENT_DATA.join("\n")).expect("our own data files");
        let whole = "our own data files tell everything";
        ComponentData {
            families: families.map(|facts| facts.expect(whole)),
            cards: cards.map(|facts| facts.expect(whole)),
            artifacts: artifacts.map(|source| source.expect(whole)),
            black_secret: black_secret.whole().expect(whole),
            own: String::new(),
        }
    }
}

/// What the lines of a file tell.
#[derive(Default)]
struct Lines {
    families: [Option<FamilyFacts>; 12],
    cards: [Option<CardFacts>; NEW],
    artifacts: [Option<Source>; 8],
    black_secret: BlackSecretLines,
    /// In which line each family is told, from 1.
    told_in: [usize; 12],
    own: Vec<String>,
}

impl PartialEq for ComponentData {
    fn eq(&self, other: &ComponentData) -> bool {
        self.values() == other.values()
    }
}

impl Eq for ComponentData {}

impl Hash for ComponentData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values().hash(state);
    }
}

impl Lines {
    fn read(text: &str) -> Result<Lines, ComponentDataError> {
        let mut lines = Lines::default();
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.split('#').next().unwrap_or_default();
            for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
                let told = lines.families;
                lines.read_line(part, line).map_err(|problem| ComponentDataError { line, problem })?;
                for (index, (before, now)) in told.iter().zip(&lines.families).enumerate() {
                    if before.is_none() && now.is_some() {
                        lines.told_in[index] = line;
                    }
                }
                lines.own.push(part.split_whitespace().collect::<Vec<_>>().join(" "));
            }
        }
        Ok(lines)
    }

    /// These lines, and what they do not tell as in ours.
    fn over(self, ours: &ComponentData) -> Result<ComponentData, ComponentDataError> {
        let families = core::array::from_fn(|index| self.families[index].unwrap_or(ours.families[index]));
        if let Some(artifact) = given_twice(&families) {
            let gives = |index: usize| families[index].artifact() == Some(artifact);
            let line = (0..12).filter(|&index| gives(index)).map(|index| self.told_in[index]).max().unwrap_or(0);
            return Err(ComponentDataError { line, problem: DataProblem::ArtifactTwice(artifact) });
        }
        Ok(ComponentData {
            families,
            cards: core::array::from_fn(|index| self.cards[index].unwrap_or(ours.cards[index])),
            artifacts: core::array::from_fn(|index| self.artifacts[index].unwrap_or(ours.artifacts[index])),
            black_secret: self.black_secret.over(&ours.black_secret)?,
            own: self.own.join("; "),
        })
    }
}

/// An artifact that two families would give.
fn given_twice(families: &[FamilyFacts; 12]) -> Option<Artifact> {
    let mut given = ArtifactSet::EMPTY;
    families.iter().filter_map(|family| family.artifact()).find(|&artifact| {
        let twice = given.contains(artifact);
        given.insert(artifact);
        twice
    })
}

/// The first card of the expansions.
const FIRST: u8 = Card::BASE + 1;
/// How many cards they have.
const NEW: usize = (Card::COUNT - Card::BASE) as usize;

impl Lines {
    fn read_line(&mut self, text: &str, line: usize) -> Result<(), DataProblem> {
        let (kind, rest) = text.split_once(char::is_whitespace).ok_or(DataProblem::Kind)?;
        let (name, rest) = rest.trim_start().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
        let rest = rest.trim();
        match kind {
            "family" => {
                let family = Family::from_str(name).map_err(|_| DataProblem::Kind)?;
                let place = &mut self.families[family as usize];
                if place.is_some() {
                    return Err(DataProblem::FamilyTwice(family));
                }
                let values = Values::of(rest, &["death", "reward"])?;
                *place = Some(FamilyFacts {
                    curse: values.told("death", CURSES, curse)?,
                    thanks: values.told("reward", THANKS, thanks)?,
                });
            }
            "ghost" | "incarnation" => {
                let ghost = kind == "ghost";
                let fits = |number: &u8| {
                    Card::new(*number).is_some_and(|card| *number >= FIRST && card.is_incarnation() != ghost)
                };
                let number = name.parse().ok().filter(fits).ok_or(DataProblem::Kind)?;
                let place = &mut self.cards[usize::from(number - FIRST)];
                if place.is_some() {
                    return Err(DataProblem::CardTwice(number));
                }
                *place = Some(match number {
                    _ if ghost => read_ghost(rest)?,
                    92.. => black_secret::read_incarnation(number, rest)?,
                    _ => read_incarnation(number, rest)?,
                });
            }
            "artifact" if rest.is_empty() => {
                let (name, source) = marked(name);
                let artifact: Artifact = name.parse().map_err(|_| DataProblem::Kind)?;
                let place = &mut self.artifacts[artifact as usize];
                if place.is_some() {
                    return Err(DataProblem::MarkTwice(artifact));
                }
                *place = Some(source);
            }
            _ => self.black_secret.read(kind, name, rest, line)?,
        }
        Ok(())
    }
}

impl FamilyFacts {
    /// The artifact that it gives.
    pub fn artifact(self) -> Option<Artifact> {
        match self.thanks.value {
            Thanks::Artifact(artifact) => Some(artifact),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::black_secret::{BloodMantra, CurseCard, Token};
    use crate::card::CardSet;
    use crate::colour::{Tao, TaoCount};
    use crate::facts::{Left, Middle, Reward};

    #[test]
    fn what_is_ours_is_marked() {
        let components = Components::ours();
        assert_eq!(components.family(Family::Chang).thanks.source, Source::Printed);
        assert_eq!(components.family(Family::Zhou).thanks.source, Source::Secondary);
        assert_eq!(components.family(Family::Li).curse.source, Source::Reconstructed);
        assert_eq!(components.artifact(Artifact::Claw), Source::Printed);
        assert_eq!(components.artifact(Artifact::Elixir), Source::Reconstructed);
        let own = Components::read("artifact elixir").expect("a file");
        assert_eq!(
            (own.artifact(Artifact::Elixir), own.artifact(Artifact::Gong)),
            (Source::Printed, Source::Secondary)
        );
        assert!(CardSet::WHITE_MOON.iter().all(|card| components.source(card) == Source::Reconstructed));
    }

    #[test]
    fn of_black_secret_only_what_the_books_say_is_called_printed() {
        let components = Components::ours();
        let curse = |number| components.curse(CurseCard::new(number).expect("a curse"));
        let kinds = CurseCard::all().filter(|&curse| components.curse(curse).effect.source == Source::Kind);
        assert_eq!(kinds.map(CurseCard::number).collect::<Vec<_>>(), [14, 17, 20]);
        let real = || CurseCard::all().map(|curse| components.curse(curse)).filter(|facts| !facts.is_blank());
        assert!(real().all(|facts| facts.colour.source == Source::Reconstructed));
        assert_eq!(real().filter(|facts| facts.level.source == Source::Printed).count(), 1);
        assert_eq!(curse(26).level, Sourced { value: 4, source: Source::Printed });
        let levels =
            |source| BloodMantra::all().filter(move |&mantra| components.mantra(mantra).level.source == source);
        assert_eq!((levels(Source::Printed).count(), levels(Source::Secondary).count()), (0, 2));
        assert_eq!(components.source_of_tokens(Token::Urn), Source::Printed);
        assert_eq!(components.source_of_tokens(Token::Earth), Source::Reconstructed);
    }

    #[test]
    fn a_blank_curse_is_one_of_the_game_only_by_an_own_file() {
        let blanks = |components: Components| CurseCard::all().filter(move |&curse| components.curse(curse).is_blank());
        assert_eq!(blanks(Components::ours()).map(CurseCard::number).collect::<Vec<_>>(), [29, 30, 31, 32]);
        let own = Components::read("curse 32 level=2 colour=black moon=no effect=ghost").expect("a file");
        assert_eq!(blanks(own).map(CurseCard::number).collect::<Vec<_>>(), [29, 30, 31]);
        assert_eq!(
            own.curse(CurseCard::new(32).expect("curse 32")).level,
            Sourced { value: 2, source: Source::Printed }
        );
    }

    #[test]
    fn the_grey_hunter_devours_on_arrival_and_gives_a_crystal() {
        let facts = Card::new(74).expect("card 74").facts();
        assert_eq!(
            (facts.left(), facts.middle(), facts.reward()),
            (&[Left::Devour][..], Middle::Blank, Reward::Crystal)
        );
        assert_eq!((facts.colour(), facts.resistance()), (Some(Tao::Black), TaoCount::of(Tao::Black, 2)));
    }

    #[test]
    fn a_wrong_line_is_named_with_what_would_be_right() {
        let wrong = |from: &str, to: &str| {
            let text = OUR_COMPONENT_DATA[0].replacen(from, to, 1);
            assert_ne!(text, OUR_COMPONENT_DATA[0], "{from}");
            ComponentData::read(&text).expect_err(to).to_string()
        };
        let line = 1 + OUR_COMPONENT_DATA[0].lines().position(|line| line.starts_with("family li")).expect("family Li");
        assert_eq!(wrong("reward=sword?", "reward=spear"), format!("line {line}: reward= expects {THANKS}"));
        assert_eq!(wrong("death=curse?", ""), format!("line {line}: death= is missing"));
        assert_eq!(wrong("family li ", "family lee "), format!("line {line}: {}", wrong_kind()));
        assert!(wrong("reward=sword?", "reward=claw").contains("claw is given by two families, but there is only one"));
        assert!(wrong("ghost 67", "ghost 66").contains("card 66 is there twice"));
        assert!(wrong("resistance=2?", "resistance=9").contains("a number from 1 to 4"));
        assert!(wrong("crystal=yes?", "crystal=yes? crystal=no").contains("each once"));
    }

    #[test]
    fn what_an_own_file_does_not_tell_is_as_in_ours() {
        let text = "# what my cards say\nghost 66  colour=red resistance=4 left=quick middle=haunter right=curse # boar\n\n\
                    family li death=haunt reward=two-tao; family xiang death=ghost reward=sword";
        let components = Components::read(text).expect("a file");
        let boar = components.card(Card::new(66).expect("card 66"));
        assert_eq!((boar.colour(), boar.resistance().total(), boar.curses()), (Some(Tao::Red), 4, true));
        assert_eq!(components.source(Card::new(66).expect("card 66")), Source::Printed);
        assert_eq!(components.family(Family::Xiang).artifact(), Some(Artifact::Sword));
        let ogre = Card::new(67).expect("card 67");
        assert_eq!((components.card(ogre), components.source(ogre)), (ogre.facts(), Source::Reconstructed));
        // As it is kept, it can be read again, and is kept once.
        let own = components.own().expect("not ours");
        assert_eq!(Components::read(&own), Ok(components), "{own}");
        assert_eq!((Components::ours().own(), Components::read("\n").expect("nothing")), (None, Components::ours()));
        assert_ne!(components, Components::ours());
    }

    #[test]
    fn two_families_give_no_artifact_twice_even_if_one_of_them_is_ours() {
        let text = "ghost  66   colour=red resistance=1 left=none middle=none right=none\nfamily hua death=haunt reward=sword\n#";
        let error = ComponentData::read(text).expect_err("li gives it").to_string();
        assert!(error.starts_with("line 2: sword is given by two families"), "{error}");
    }

    fn wrong_kind() -> String {
        DataProblem::Kind.to_string()
    }
}
