use ghost_stories_engine::{
    Artifact, Card, Chance, Choice, Colour, Components, Curse, CurseEffect, CurseFace, Demon, Edition, Ending, Event,
    Face, Family, GRAVES, Letter, Level, MantraEffect, Outcome, Position, Power, Refusal, Rule, Score, Space, Tao,
    Thanks, Tile, Token, Waiting, WhiteMoon, Who,
};
use ghost_stories_odds::Reason;

use crate::black_secret::BlackSecretDeclined;
use crate::black_secret_table::BlackSecretTableWords;
use crate::ghost::GhostWords;
use crate::page::PageWords;
use crate::reason::{self, BlackSecretReasonWords, ReasonWords, WhiteMoonReasonWords};
use crate::table::{self, TableWords};
use crate::text::Text;
use crate::verdict::{self, RefusalWords};
use crate::waiting::Decision;
use crate::white_moon::{self, Declined};
use crate::{english, french, german, lessons, polish, rules};

/// A language in which the game speaks to its players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[expect(missing_docs, reason = "plain languages")]
pub enum Language {
    #[default]
    English,
    Polish,
    German,
    French,
}

/// Says it in the language: each is a module with the same functions, so that none can lack a word.
macro_rules! say {
    ($language:expr, $($words:tt)+) => {
        match $language {
            Language::English => english::$($words)+,
            Language::Polish => polish::$($words)+,
            Language::German => german::$($words)+,
            Language::French => french::$($words)+,
        }
    };
}

impl Language {
    /// Every language, the default first.
    pub const ALL: [Language; 4] = [Language::English, Language::Polish, Language::German, Language::French];

    /// The two letters by which browsers and files call it.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
            Language::German => "de",
            Language::French => "fr",
        }
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Polish => "Polski",
            Language::German => "Deutsch",
            Language::French => "Français",
        }
    }

    /// The language of a code such as `pl` or `pl-PL`.
    pub fn of_code(code: &str) -> Option<Language> {
        let letters = code.get(..2)?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == letters)
    }

    /// The words of the page around the table.
    pub fn page(self) -> &'static PageWords {
        say!(self, PAGE)
    }

    /// The name of a card.
    pub fn card(self, card: Card) -> &'static str {
        say!(self, card(card))
    }

    /// What the stones of a card do by this book, a sentence each: left, middle, right.
    pub fn stones(self, card: Card, components: Components) -> Vec<String> {
        self.ghost_words().stones(components.card(card))
    }

    /// The name of a village tile, without an article.
    pub fn tile(self, tile: Tile) -> &'static str {
        say!(self, tile(tile))
    }

    /// A colour as an adjective: "the *red* board".
    pub fn colour(self, colour: Colour) -> &'static str {
        say!(self, colour(colour))
    }

    /// A Taoist, called by the colour: "*Red* loses 1 Qi".
    pub fn taoist(self, colour: Colour) -> &'static str {
        say!(self, taoist(colour))
    }

    /// Who decides: a Taoist called by the colour, or Wu-Feng.
    pub fn who(self, who: Who) -> &'static str {
        say!(self, who(who))
    }

    /// A colour of Tao as an adjective: "a *black* Tao".
    pub fn tao(self, tao: Tao) -> &'static str {
        say!(self, tao(tao))
    }

    /// A face of a Tao die.
    pub fn face(self, face: Face) -> &'static str {
        say!(self, face(face))
    }

    /// A face of the Curse die.
    pub fn curse_face(self, face: CurseFace) -> &'static str {
        say!(self, curse_face(face))
    }

    /// What the villager of a tile does for the one who asks.
    pub fn tile_help(self, tile: Tile) -> &'static str {
        say!(self, tile_help(tile))
    }

    /// What a power does.
    pub fn power_help(self, power: Power) -> &'static str {
        say!(self, power_help(power))
    }

    /// The name of a power.
    pub fn power(self, power: Power) -> &'static str {
        say!(self, power(power))
    }

    /// The name of a level.
    pub fn level(self, level: Level) -> &'static str {
        say!(self, level(level))
    }

    /// The name of a rule set.
    pub fn edition(self, edition: Edition) -> &'static str {
        say!(self, edition(edition))
    }

    /// A space, with its article.
    pub fn space(self, space: Space) -> String {
        say!(self, space(space))
    }

    /// A choice as a line of a menu. No two options of a position have the same words.
    pub fn choice(self, position: &Position, choice: Choice) -> String {
        if choice == Choice::Decline
            && let Some(what) = BlackSecretDeclined::of(position)
        {
            return say!(self, black_secret_declined(what));
        }
        if choice == Choice::Decline
            && let Some(what) = Declined::of(position)
        {
            return say!(self, declined(what)).to_owned();
        }
        say!(self, choice(position, choice))
    }

    /// The name of a family of villagers, the same in every language.
    pub fn family(self, family: Family) -> &'static str {
        white_moon::family(family)
    }

    /// The name of an artifact.
    pub fn artifact(self, artifact: Artifact) -> &'static str {
        say!(self, artifact(artifact))
    }

    /// What an artifact does, in a sentence or two.
    pub fn artifact_help(self, artifact: Artifact) -> &'static str {
        say!(self, artifact_help(artifact))
    }

    /// What the death of a villager does, in a sentence.
    pub fn curse_help(self, curse: Curse) -> String {
        say!(self, curse_help(curse))
    }

    /// What saving a whole family gives, in a sentence or two.
    pub fn thanks_help(self, thanks: Thanks) -> String {
        say!(self, thanks_help(thanks))
    }

    /// The name of a demon, without an article.
    pub fn demon(self, demon: Demon) -> &'static str {
        say!(self, demon(demon))
    }

    /// What the trait of a demon does by this side of Wu-Feng's board, in a sentence.
    pub fn trait_help(self, demon: Demon, side: Letter) -> &'static str {
        say!(self, trait_help(demon, side))
    }

    /// The colour and the resistance of a demon in the catacombs and what lowers it; nothing for one at home.
    pub fn demon_resistance(self, position: &Position, demon: Demon) -> String {
        self.ghost_words().demon_resistance(position, demon)
    }

    /// The name of a catacomb token.
    pub fn token(self, token: Token) -> &'static str {
        say!(self, token(token))
    }

    /// What a catacomb token does, in a sentence.
    pub fn token_help(self, token: Token) -> &'static str {
        say!(self, token_help(token))
    }

    /// The short title of a curse of Wu-Feng with this effect.
    pub fn curse_name(self, effect: CurseEffect) -> &'static str {
        say!(self, curse_name(effect))
    }

    /// What a curse of Wu-Feng does, in a sentence.
    pub fn black_secret_curse_help(self, effect: CurseEffect) -> &'static str {
        say!(self, black_secret_curse_help(effect))
    }

    /// The short title of a Blood Mantra with this effect.
    pub fn mantra_name(self, effect: MantraEffect) -> &'static str {
        say!(self, mantra_name(effect))
    }

    /// What a Blood Mantra does, in a sentence.
    pub fn mantra_help(self, effect: MantraEffect) -> &'static str {
        say!(self, mantra_help(effect))
    }

    /// How a game of Black Secret ended.
    pub fn black_secret_ending(self, ending: Ending) -> &'static str {
        say!(self, black_secret_ending(ending))
    }

    /// What chance brought.
    pub fn outcome(self, outcome: Outcome) -> String {
        say!(self, outcome(outcome))
    }

    /// What happened, one sentence without the number of its rule.
    pub fn event(self, event: Event) -> String {
        say!(self, event(event))
    }

    /// Who must decide what now, or what chance must bring, or how the game ended.
    pub fn waiting(self, position: &Position) -> String {
        match position.waiting() {
            Waiting::Over(how) if position.black_secret().is_some() => self.black_secret_ending(how).into(),
            Waiting::Over(how) => self.ending(how).into(),
            Waiting::Chance(awaited) => self.chance(awaited),
            Waiting::Choice(decider) => {
                let awaited = Decision::awaited(position);
                let sentence = say!(self, decision(decider, awaited));
                match awaited.rolled() {
                    Some(outcome) => format!("{}. {sentence}", self.outcome(outcome)),
                    None => sentence,
                }
            }
        }
    }

    /// Why something was refused, with the words of the rule.
    pub fn refusal(self, refusal: Refusal) -> String {
        verdict::refusal(self, refusal)
    }

    /// The words of a rule, if the rules reference has it.
    pub fn rule(self, rule: Rule) -> Option<&'static str> {
        self.rules().find(|(number, _)| *number == rule).map(|(_, words)| words)
    }

    /// Every rule with its words, in order.
    pub fn rules(self) -> impl Iterator<Item = (Rule, &'static str)> {
        rules::read(self.text(Text::Rules))
    }

    /// Why a choice in this position is a good one, a sentence.
    pub fn reason(self, position: &Position, reason: &Reason) -> String {
        reason::reason(self, position, reason)
    }

    /// How the game ended.
    pub fn ending(self, ending: Ending) -> &'static str {
        say!(self, ending(ending))
    }

    /// The parts of a score with their points; the last line is the total.
    pub fn score_lines(self, score: &Score) -> Vec<(String, i32)> {
        say!(self, SCORE).lines(score)
    }

    /// What the teacher says in a lesson: title and text of each step that is read or chosen. The lessons are `first`, `white-moon`,
    /// `black-secret` and, for a pupil who is Wu-Feng, `wu-feng`.
    pub fn lesson(self, name: &str) -> Vec<(&'static str, &'static str)> {
        lessons::read(self.text(Text::Lessons), name)
    }

    /// The author's advice to players in our words: what each piece is about, and the advice. It comes with the lessons.
    pub fn advice(self) -> Vec<(&'static str, &'static str)> {
        lessons::read(self.text(Text::Lessons), "advice")
    }

    /// Who made the game and its expansions: the box, and the people. It comes with the lessons.
    pub fn credits(self) -> Vec<(&'static str, &'static str)> {
        lessons::read(self.text(Text::Lessons), "credits")
    }

    #[cfg(not(target_family = "wasm"))]
    fn text(self, text: Text) -> &'static str {
        match text {
            Text::Rules => say!(self, RULES),
            Text::Lessons => say!(self, LESSONS),
        }
    }

    /// What the page was told, if it was told already.
    #[cfg(target_family = "wasm")]
    fn text(self, text: Text) -> &'static str {
        text.told(self).get().map_or("", String::as_str)
    }

    /// Tells the page a text in this language, as its file has it; the first telling counts.
    #[cfg(target_family = "wasm")]
    pub fn tell(self, text: Text, words: String) {
        let _ = text.told(self).set(words);
    }

    /// The whole table as plain text in short lines, fit for a screen reader.
    pub fn position(self, position: &Position) -> String {
        table::table(self, position)
    }

    pub(crate) fn portal(self) -> &'static str {
        say!(self, PORTAL)
    }

    pub(crate) fn pedestal(self) -> &'static str {
        say!(self, PEDESTAL)
    }

    pub(crate) fn lying(self) -> &'static str {
        say!(self, LYING)
    }

    pub(crate) fn su_ling(self) -> &'static str {
        say!(self, SU_LING)
    }

    pub(crate) fn crystals(self, number: u8) -> String {
        say!(self, crystals(number))
    }

    /// The villagers saved and dead, and the crystals in the reserve.
    pub(crate) fn white_moon_counts(self, white_moon: &WhiteMoon) -> String {
        say!(self, white_moon_counts(white_moon.saved.total(), white_moon.dead.total(), GRAVES, white_moon.reserve()))
    }

    /// The villagers of a tile from the top.
    pub(crate) fn pile(self, villagers: &[Option<Family>]) -> String {
        say!(self, pile(villagers))
    }

    /// What chance must bring.
    pub(crate) fn chance(self, awaited: Chance) -> String {
        say!(self, chance(awaited))
    }

    pub(crate) fn ghost_words(self) -> &'static GhostWords {
        say!(self, GHOST)
    }

    pub(crate) fn table_words(self) -> &'static TableWords {
        say!(self, TABLE)
    }

    pub(crate) fn black_secret_table_words(self) -> &'static BlackSecretTableWords {
        say!(self, BLACK_SECRET_TABLE)
    }

    pub(crate) fn reason_words(self) -> &'static ReasonWords {
        say!(self, REASON)
    }

    pub(crate) fn black_secret_reason_words(self) -> &'static BlackSecretReasonWords {
        say!(self, BLACK_SECRET_REASON)
    }

    pub(crate) fn white_moon_reason_words(self) -> &'static WhiteMoonReasonWords {
        say!(self, WHITE_MOON_REASON)
    }

    pub(crate) fn refusal_words(self) -> &'static RefusalWords {
        say!(self, REFUSAL)
    }
}
