use ghost_stories_engine::{Card, Demon, Facts, Left, Middle, Position, Reward, Space, Tao, TaoCount};

use crate::black_secret::is_skeleton;
use crate::phrases::sentence;

/// What is printed on a card, and how it stands with a card in play.
pub(crate) struct GhostWords {
    /// "yellow 2".
    pub one_colour: fn(Tao, u8) -> String,
    /// "2 each of red, green, blue and yellow".
    pub some_colours: fn(&[Tao], u8) -> String,
    /// "1 of each of the five colours".
    pub all_colours: fn(u8) -> String,
    /// "1 less by the Circle".
    pub less_by_circle: &'static str,
    pub less_by_mantra: &'static str,

    /// The sentence about the icons of the left stone.
    pub on_arrival: fn(&[Left]) -> String,
    /// The sentence about an icon of the left stone that holds while the card is in play.
    pub lasting: fn(Left) -> String,
    pub middle: fn(Middle) -> Option<&'static str>,
    /// What the right stone brings, in a sentence.
    pub when_exorcised: fn(&str) -> String,
    pub curse_die: &'static str,
    pub curse_die_then: fn(&str) -> String,
    /// Wu-Feng may throw a curse.
    pub throws: &'static str,
    pub reward: fn(Reward) -> Option<&'static str>,

    /// The haunting figure stands on the first stone.
    pub figure_out: &'static str,
    pub figure_on_card: &'static str,
    /// It met a Buddha and can be exorcised.
    pub caught: &'static str,
    /// Su-Ling stands before it.
    pub silenced: &'static str,
    /// The sentence that says which space is the opposite one.
    pub opposite: fn(Space) -> String,
}

impl GhostWords {
    pub(crate) fn resistance(&self, need: TaoCount) -> String {
        let colours: Vec<Tao> = need.colours().collect();
        match colours.as_slice() {
            [colour] => (self.one_colour)(*colour, need.total()),
            all if all.len() == Tao::ALL.len() => (self.all_colours)(need.get(Tao::Black)),
            some => (self.some_colours)(some, need.total() / some.len() as u8),
        }
    }

    /// The resistance of the ghost on a space and what lowers it.
    pub(crate) fn resistance_on(&self, position: &Position, at: Space) -> String {
        let Some(need) = position.printed_resistance(at) else { return String::new() };
        let mut parts = vec![self.resistance(need)];
        parts.extend(self.weakened(position, at).map(str::to_owned));
        parts.join(", ")
    }

    /// What lowers the resistance of the ghost on a space.
    pub(crate) fn weakened(&self, position: &Position, at: Space) -> impl Iterator<Item = &'static str> {
        let circle = position
            .village()
            .circle()
            .is_some_and(|tao| position.printed_resistance(at).is_some_and(|need| need.get(tao) > 0));
        let mantra = position.mantra() == Some(at);
        let by = [circle.then_some(self.less_by_circle), mantra.then_some(self.less_by_mantra)];
        by.into_iter().flatten()
    }

    /// The resistance of a demon in the catacombs and what lowers it; nothing for one at home.
    pub(crate) fn demon_resistance(&self, position: &Position, demon: Demon) -> String {
        let colour = |spot| position.catacomb_colour(spot);
        let Some(black_secret) = position.black_secret() else { return String::new() };
        let Some(colour) = black_secret.spot_of(demon).and_then(colour) else { return String::new() };
        let mut parts = vec![(self.one_colour)(colour, position.components().demon(demon).resistance.value)];
        if position.village().circle() == Some(colour) {
            parts.push(self.less_by_circle.to_owned());
        }
        if black_secret.mantra_on == Some(demon) {
            parts.push(self.less_by_mantra.to_owned());
        }
        parts.join(", ")
    }

    /// What the stones of a card do: left, middle, right.
    pub(crate) fn stones(&self, facts: &Facts) -> Vec<String> {
        let left = (!facts.left().is_empty()).then(|| (self.on_arrival)(facts.left()));
        let middle = (self.middle)(facts.middle()).map(str::to_owned);
        [left, middle, self.right(facts)].into_iter().flatten().collect()
    }

    /// The sentences about the card on a space: its middle and right stone, where its figure stands, what it blocks.
    pub(crate) fn in_play(&self, position: &Position, at: Space, card: Card) -> Vec<String> {
        let lasting = position.lasting_effect(at).map(self.lasting);
        [self.state(position, at, card), lasting, self.right(position.facts(card))].into_iter().flatten().collect()
    }

    /// All there is to say about the ghost or the skeleton on a space; nothing if there is none.
    pub(crate) fn on(&self, position: &Position, at: Space) -> Vec<String> {
        let card = position.card(at);
        if card.is_none() && !is_skeleton(position, at) {
            return Vec::new();
        }
        let mut lines = vec![sentence(&self.resistance_on(position, at))];
        lines.extend(card.into_iter().flat_map(|card| self.in_play(position, at, card)));
        lines
    }

    fn state(&self, position: &Position, at: Space, card: Card) -> Option<String> {
        let facts = position.facts(card);
        let stone = (self.middle)(facts.middle())?;
        if position.white_moon().is_some_and(|white_moon| white_moon.su_ling == Some(at)) {
            return Some(self.silenced.into());
        }
        Some(match facts.middle() {
            Middle::Haunter if position.figures().contains(at) => self.figure_out.into(),
            Middle::Haunter => self.figure_on_card.into(),
            Middle::OnlyOnBuddha if position.is_caught(at) => self.caught.into(),
            Middle::OnlyIfOppositeEmpty => format!("{stone} {}", (self.opposite)(position.seating().opposite(at))),
            _ => stone.into(),
        })
    }

    fn right(&self, facts: &Facts) -> Option<String> {
        let throws = facts.throws().then_some(self.throws);
        let after: Vec<&str> = throws.into_iter().chain((self.reward)(facts.reward())).collect();
        let after = after.join(", ");
        let brought = match (facts.curses(), after.is_empty()) {
            (false, true) => return None,
            (true, true) => self.curse_die.into(),
            (false, false) => after,
            (true, false) => (self.curse_die_then)(&after),
        };
        Some((self.when_exorcised)(&brought))
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;

    use super::*;

    #[test]
    fn resistance_is_told_in_one_colour_or_in_so_many_of_each() {
        let told = |language: Language| {
            [6, 58, 65].map(|number| language.ghost_words().resistance(Card::new(number).unwrap().resistance()))
        };
        let english = ["yellow 2", "2 each of red, green, blue and yellow", "1 of each of the five colours"];
        assert_eq!(told(Language::English), english);
        let polish = [
            "żółty, siła 2",
            "siła: po 2 czerwone, zielone, niebieskie i żółte",
            "siła: po 1 w każdym z pięciu kolorów",
        ];
        assert_eq!(told(Language::Polish), polish);
        let german = ["Gelb 2", "je 2 in Rot, Grün, Blau und Gelb", "je 1 in allen fünf Farben"];
        assert_eq!(told(Language::German), german);
        let french = ["jaune 2", "2 en rouge, vert, bleu et jaune", "1 dans chacune des cinq couleurs"];
        assert_eq!(told(Language::French), french);
    }
}
