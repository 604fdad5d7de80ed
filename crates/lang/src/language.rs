use ghost_stories_engine::{
    Card, Choice, Colour, CurseFace, Edition, Ending, Event, Face, Level, Outcome, Position, Power, Refusal, Rule,
    Score, Space, Tao, Tile,
};

use crate::{cards, english, rules};

/// A language in which the game speaks to its players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// Every language, the default first.
    pub const ALL: [Language; 1] = [Language::English];

    /// The name of a card.
    pub fn card(self, card: Card) -> &'static str {
        let names = cards::card_names(card);
        match self {
            Language::English => names.english,
        }
    }

    /// The cards of this English name in kebab case, such as `hopping-vampire`: the same words in every language.
    pub fn cards_named(self, slug: &str) -> Vec<Card> {
        cards::cards_named(slug)
    }

    /// The English name of a card in kebab case, the same in every language.
    pub fn card_slug(self, card: Card) -> &'static str {
        cards::slug(card)
    }

    /// What the stones of a card do, a sentence each: left, middle, right.
    pub fn stones(self, card: Card) -> Vec<String> {
        match self {
            Language::English => english::stones(card),
        }
    }

    /// The name of a village tile, without an article.
    pub fn tile(self, tile: Tile) -> &'static str {
        match self {
            Language::English => english::tile(tile),
        }
    }

    /// A colour as an adjective: "the *red* board".
    pub fn colour(self, colour: Colour) -> &'static str {
        match self {
            Language::English => english::colour(colour),
        }
    }

    /// A Taoist, called by the colour: "*Red* loses 1 Qi".
    pub fn taoist(self, colour: Colour) -> &'static str {
        match self {
            Language::English => english::taoist(colour),
        }
    }

    /// A colour of Tao as an adjective: "a *black* Tao".
    pub fn tao(self, tao: Tao) -> &'static str {
        match self {
            Language::English => english::tao(tao),
        }
    }

    /// A face of a Tao die.
    pub fn face(self, face: Face) -> &'static str {
        match self {
            Language::English => english::face(face),
        }
    }

    /// A face of the Curse die.
    pub fn curse_face(self, face: CurseFace) -> &'static str {
        match self {
            Language::English => english::curse_face(face),
        }
    }

    /// The name of a power.
    pub fn power(self, power: Power) -> &'static str {
        match self {
            Language::English => english::power(power),
        }
    }

    /// The name of a level.
    pub fn level(self, level: Level) -> &'static str {
        match self {
            Language::English => english::level(level),
        }
    }

    /// The name of a rule set.
    pub fn edition(self, edition: Edition) -> &'static str {
        match self {
            Language::English => english::edition(edition),
        }
    }

    /// A space, with its article.
    pub fn space(self, space: Space) -> String {
        match self {
            Language::English => english::space(space),
        }
    }

    /// A choice as a line of a menu. No two options of a position have the same words.
    pub fn choice(self, position: &Position, choice: Choice) -> String {
        match self {
            Language::English => english::choice(position, choice),
        }
    }

    /// What chance brought.
    pub fn outcome(self, outcome: Outcome) -> String {
        match self {
            Language::English => english::outcome(outcome),
        }
    }

    /// What happened, one sentence without the number of its rule.
    pub fn event(self, event: Event) -> String {
        match self {
            Language::English => english::event(event),
        }
    }

    /// Who must decide what now, or what chance must bring, or how the game ended.
    pub fn waiting(self, position: &Position) -> String {
        match self {
            Language::English => english::waiting(position),
        }
    }

    /// Why something was refused, with the words of the rule.
    pub fn refusal(self, refusal: Refusal) -> String {
        match self {
            Language::English => english::refusal(refusal),
        }
    }

    /// The words of a rule, if the rules reference has it.
    pub fn rule(self, rule: Rule) -> Option<&'static str> {
        self.rules().find(|(number, _)| *number == rule).map(|(_, words)| words)
    }

    /// Every rule with its words, in order.
    pub fn rules(self) -> impl Iterator<Item = (Rule, &'static str)> {
        rules::read(match self {
            Language::English => english::RULES,
        })
    }

    /// How the game ended.
    pub fn ending(self, ending: Ending) -> &'static str {
        match self {
            Language::English => english::ending(ending),
        }
    }

    /// The parts of a score with their points; the last line is the total.
    pub fn score_lines(self, score: &Score) -> Vec<(String, i32)> {
        match self {
            Language::English => english::score_lines(score),
        }
    }

    /// The whole table as plain text in short lines, fit for a screen reader.
    pub fn position(self, position: &Position) -> String {
        match self {
            Language::English => english::table(position),
        }
    }
}
