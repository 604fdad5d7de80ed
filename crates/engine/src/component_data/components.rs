//! Which data a game refers to: ours, a player's that is kept for good, or one that is kept as long as somebody needs it.

use core::fmt;
use core::hash::{Hash, Hasher};
use std::sync::{LazyLock, PoisonError, RwLock, RwLockWriteGuard};

use crate::black_secret::{BloodMantra, CurseCard, Demon, Letter, Token, TokenCount};
use crate::card::Card;
use crate::component_data::{
    Catacombs, ComponentData, ComponentDataError, CurseFacts, DemonFacts, FIRST, FamilyFacts, MantraFacts, Source,
};
use crate::facts::Facts;
use crate::white_moon::{Artifact, Family};

/// Refers to the data of a game; positions hold it. Equal data lies in one place.
#[derive(Clone, Copy)]
pub struct Components(&'static Place);

/// Where data lies.
#[expect(
    clippy::large_enum_variant,
    reason = "there are few of them, and every look at ours would go one step further"
)]
enum Place {
    /// Here, as long as the program runs.
    Kept(ComponentData),
    /// In this place of [`OwnData::lent`], until nobody holds it any more; then the place is free for other data.
    Lent(usize),
}

/// A player's data that stays in memory until the last clone of this goes.
///
/// What refers to it, such as positions, must not be used for longer: other data may lie in its place then.
///
/// ```
/// use ghost_stories_engine::{ComponentData, Components, Family, Thanks};
///
/// let data = ComponentData::read("family li death=curse reward=two-tao; family xiang death=haunt reward=sword")?;
/// let lent = Components::lend(data);
/// assert_eq!(lent.components().family(Family::Li).thanks.value, Thanks::TwoTao);
/// # Ok::<(), ghost_stories_engine::ComponentDataError>(())
/// ```
#[derive(Debug)]
pub struct LentComponents(Components);

/// All players' data of this process.
static OWN_DATA: RwLock<OwnData> = RwLock::new(OwnData { kept: Vec::new(), lent: Vec::new() });

struct OwnData {
    kept: Vec<(&'static Place, &'static ComponentData)>,
    lent: Vec<Lent>,
}

struct Lent {
    place: &'static Place,
    data: ComponentData,
    /// How many hold it.
    holders: usize,
}

fn own_data() -> RwLockWriteGuard<'static, OwnData> {
    OWN_DATA.write().unwrap_or_else(PoisonError::into_inner)
}

impl OwnData {
    /// Data that is here already, or ours; what is lent counts so many more who hold it.
    fn find(&mut self, data: &ComponentData, holders: usize) -> Option<Components> {
        if let ours @ Components(Place::Kept(known)) = Components::ours()
            && known == data
        {
            return Some(ours);
        }
        if let Some((place, _)) = self.kept.iter().find(|(_, known)| *known == data) {
            return Some(Components(place));
        }
        let lent = self.lent.iter_mut().find(|lent| lent.holders > 0 && lent.data == *data)?;
        lent.holders += holders;
        Some(Components(lent.place))
    }
}

impl Components {
    /// Our own.
    pub fn ours() -> Components {
        static OURS: LazyLock<Place> = LazyLock::new(|| Place::Kept(ComponentData::ours()));
        Components(&OURS)
    }

    /// Refers to a player's data, which is kept from now on; equal data is kept once. Data that is lent already stays so.
    pub fn keep(data: ComponentData) -> Components {
        let mut own = own_data();
        own.find(&data, 0).unwrap_or_else(|| {
            let place: &'static Place = Box::leak(Box::new(Place::Kept(data)));
            if let Place::Kept(data) = place {
                own.kept.push((place, data));
            }
            Components(place)
        })
    }

    /// Keeps a player's data for as long as the answer lives; equal data is there once.
    pub fn lend(data: ComponentData) -> LentComponents {
        let mut own = own_data();
        if let Some(components) = own.find(&data, 1) {
            return LentComponents(components);
        }
        if let Some(lent) = own.lent.iter_mut().find(|lent| lent.holders == 0) {
            (lent.data, lent.holders) = (data, 1);
            return LentComponents(Components(lent.place));
        }
        let place: &'static Place = Box::leak(Box::new(Place::Lent(own.lent.len())));
        own.lent.push(Lent { place, data, holders: 1 });
        LentComponents(Components(place))
    }

    /// Reads a player's data file, or says what is wrong in which line.
    pub fn read(text: &str) -> Result<Components, ComponentDataError> {
        if text.trim().is_empty() { Ok(Components::ours()) } else { ComponentData::read(text).map(Components::keep) }
    }

    /// What the data says; `value` must not ask others.
    #[inline]
    pub(super) fn of<T>(self, value: impl FnOnce(&ComponentData) -> T) -> T {
        match self.0 {
            Place::Kept(data) => value(data),
            Place::Lent(place) => of_lent(*place, value),
        }
    }

    /// What the player's own file says, as it can be read again; nothing if the data is ours.
    pub fn own(self) -> Option<String> {
        Some(self.of(|data| data.own.clone())).filter(|own| !own.is_empty())
    }

    /// What it says about a family.
    #[inline]
    pub fn family(self, family: Family) -> FamilyFacts {
        self.of(|data| data.families[family as usize])
    }

    /// Where it comes from what an artifact does.
    #[inline]
    pub fn artifact(self, artifact: Artifact) -> Source {
        self.of(|data| data.artifacts[artifact as usize])
    }

    /// What it says about a demon.
    #[inline]
    pub fn demon(self, demon: Demon) -> DemonFacts {
        self.of(|data| data.black_secret.demons[demon as usize])
    }

    /// What it says about a curse.
    #[inline]
    pub fn curse(self, curse: CurseCard) -> CurseFacts {
        self.of(|data| data.black_secret.curses[curse.number() as usize - 1])
    }

    /// What it says about a Blood Mantra.
    #[inline]
    pub fn mantra(self, mantra: BloodMantra) -> MantraFacts {
        self.of(|data| data.black_secret.mantras[mantra.number() as usize - 1])
    }

    /// What it says about a side of the catacombs.
    #[inline]
    pub fn catacombs(self, side: Letter) -> Catacombs {
        self.of(|data| data.black_secret.catacombs[side as usize])
    }

    /// The catacomb tokens of a set, counted from 0.
    #[inline]
    pub fn tokens(self, set: usize) -> TokenCount {
        self.of(|data| data.black_secret.tokens[set])
    }

    /// Where the numbers of a kind of catacomb token come from: the least certain of them.
    pub fn source_of_tokens(self, token: Token) -> Source {
        self.of(|data| data.black_secret.source_of_tokens[token as usize])
    }

    /// Where the values of a card of an expansion come from: the least certain of them.
    pub fn source(self, card: Card) -> Source {
        let index = card.number().checked_sub(FIRST).map(usize::from);
        index.map_or(Source::Printed, |index| self.of(|data| data.cards[index].source))
    }

    /// What it says about a card of an expansion; what is printed on one of the base game.
    pub fn card(self, card: Card) -> &'static Facts {
        if card.number() < FIRST { card.facts() } else { self.facts(card) }
    }

    #[inline]
    pub(crate) fn facts(self, card: Card) -> &'static Facts {
        self.of(|data| data.cards[usize::from(card.number() - FIRST)].facts)
    }
}

/// Kept apart, so that a look at what is kept for good stays short.
#[cold]
#[inline(never)]
fn of_lent<T>(place: usize, value: impl FnOnce(&ComponentData) -> T) -> T {
    value(&OWN_DATA.read().unwrap_or_else(PoisonError::into_inner).lent[place].data)
}

impl PartialEq for Components {
    fn eq(&self, other: &Components) -> bool {
        core::ptr::eq(self.0, other.0)
    }
}

impl Eq for Components {}

impl Hash for Components {
    /// Nothing: it does not change during a game.
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Components::ours() { "BookRef(ours)" } else { "BookRef(own)" })
    }
}

impl LentComponents {
    /// What a set-up refers to it by.
    pub fn components(&self) -> Components {
        self.0
    }

    /// Counts one more or one less of those who hold it.
    fn count(&self, change: impl FnOnce(&mut usize)) {
        let Place::Lent(place) = self.0.0 else { return };
        let lent = &mut own_data().lent[*place];
        change(&mut lent.holders);
        if lent.holders == 0 {
            lent.data.own = String::new();
        }
    }
}

impl Clone for LentComponents {
    fn clone(&self) -> LentComponents {
        self.count(|holders| *holders += 1);
        LentComponents(self.0)
    }
}

impl Drop for LentComponents {
    fn drop(&mut self) {
        self.count(|holders| *holders -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lent(text: &str) -> LentComponents {
        Components::lend(ComponentData::read(text).expect("a file"))
    }

    fn lies_with(one: &LentComponents, other: &LentComponents) -> bool {
        core::ptr::eq(one.components().0, other.components().0)
    }

    #[test]
    fn data_that_says_the_same_is_there_once() {
        let one = lent("family li death=haunt reward=two-tao; family xiang death=ghost reward=sword");
        let other = lent("# mine\nfamily xiang reward=sword  death=ghost # so\n\nfamily li death=haunt reward=two-tao");
        assert!(lies_with(&one, &other));
        let text = one.components().own().expect("not ours");
        assert!(
            core::ptr::eq(Components::read(&text).expect("a file").0, one.components().0),
            "it is not kept for good"
        );
        assert!(!lies_with(&one, &lent("family hua death=haunt reward=restore")));
        let ours = lent(crate::OUR_COMPONENT_DATA[0]);
        assert_eq!((ours.components().own(), ours.components()), (None, Components::ours()));
    }

    #[test]
    fn data_that_nobody_holds_makes_room_for_other_data() {
        // As no other test writes them.
        let curse = |number: usize| format!("curse {} level=3 colour=blue moon=yes effect=ghost", 4 + number % 20);
        let first = lent(&curse(0));
        let also = first.clone();
        drop(first);
        for number in 1..1_000 {
            let other = lent(&curse(number));
            assert!(number % 20 == 0 || !lies_with(&also, &other));
        }
        assert_eq!(also.components().own(), Some(curse(0)));
        assert!(own_data().lent.len() < 20, "the others made room for each other");
    }
}
