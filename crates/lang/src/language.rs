use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};
#[cfg(not(target_family = "wasm"))]
use std::{fs, io, path::Path};

use ghost_stories_engine::{
    Artifact, Card, Choice, Colour, Components, Curse, CurseEffect, CurseFace, Demon, Edition, Ending, Event, Face,
    Family, Letter, Level, MantraEffect, Outcome, Position, Power, Refusal, Rule, Score, Space, Tao, Thanks, Tile,
    Token, Who,
};
use ghost_stories_odds::Reason;

use crate::ghost::CardPart;
use crate::locale::Locale;
use crate::message::{Message, message};
use crate::{Text, choice, decision, event, ghost, help, name, reason, table, verdict, white_moon};

/// The list of languages: each with its code, by which browsers and its folder in `locales` call it, and its name in itself. To add one
/// takes a line here, and the folder.
macro_rules! languages {
    ($($language:ident: $code:literal, $name:literal;)*) => {
        /// A language in which the game speaks to its players.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "plain languages")]
        pub enum Language {
            $($language),*
        }

        impl Language {
            /// Every language, the default first.
            pub const ALL: [Language; [$($code),*].len()] = [$(Language::$language),*];

            /// The two letters by which browsers and files call it.
            pub const fn code(self) -> &'static str {
                [$($code),*][self as usize]
            }

            /// Its name in itself.
            pub const fn name(self) -> &'static str {
                [$($name),*][self as usize]
            }

            /// The files of a text: their names, and what is in them.
            #[cfg(not(target_family = "wasm"))]
            pub(crate) fn files(self, text: Text) -> &'static [(&'static str, &'static str)] {
                match self {
                    $(Language::$language => crate::text::files!($code, text)),*
                }
            }
        }
    };
}

languages! {
    English: "en", "English";
    Polish: "pl", "Polski";
    German: "de", "Deutsch";
    French: "fr", "Français";
    Spanish: "es", "Español";
    Italian: "it", "Italiano";
}

impl Default for Language {
    fn default() -> Language {
        Language::ALL[0]
    }
}

const LANGUAGES: usize = Language::ALL.len();

/// What was read so far.
static LOCALES: [[OnceLock<Locale>; LANGUAGES]; Text::ALL.len()] =
    [const { [const { OnceLock::new() }; LANGUAGES] }; Text::ALL.len()];

/// Texts without arguments that are put together from several messages, kept as they are asked for.
static COMPOSED: Mutex<Option<HashMap<(Language, String), &'static str>>> = Mutex::new(None);

impl Language {
    /// The language of a code such as `pl` or `pl-PL`.
    pub fn of_code(code: &str) -> Option<Language> {
        let letters = code.get(..2)?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == letters)
    }

    /// The file of a text in this language, as the page loads it.
    #[cfg(not(target_family = "wasm"))]
    pub fn source(self, text: Text) -> String {
        self.files(text).iter().map(|(_, words)| *words).collect::<Vec<_>>().join("\n")
    }

    /// The files that are read together: programs say their own words beside those of the game.
    #[cfg(not(target_family = "wasm"))]
    fn sources(self, text: Text) -> String {
        match text {
            Text::Words => self.source(Text::Words) + "\n" + &self.source(Text::Programs),
            text => self.source(text),
        }
    }

    /// The same as a folder of all languages has it at this moment.
    #[cfg(not(target_family = "wasm"))]
    pub fn draft(self, text: Text, folder: &Path) -> io::Result<String> {
        let read = |(name, _): &(&str, &str)| fs::read_to_string(folder.join(self.code()).join(format!("{name}.ftl")));
        Ok(self.files(text).iter().map(read).collect::<io::Result<Vec<_>>>()?.join("\n"))
    }

    /// Reads a text in this language from its file; the first reading counts. The page does so when it has loaded the file.
    pub fn read(self, text: Text, source: String) {
        let _ = LOCALES[text as usize][self as usize].set(Locale::read(self, source));
    }

    /// True once a text can be read in this language.
    pub fn has(self, text: Text) -> bool {
        cfg!(not(target_family = "wasm")) || LOCALES[text as usize][self as usize].get().is_some()
    }

    /// What was read of a text. Only the page has to load it first.
    fn text(self, text: Text) -> Option<&'static Locale> {
        let read = &LOCALES[text as usize][self as usize];
        #[cfg(not(target_family = "wasm"))]
        read.get_or_init(|| Locale::read(self, self.sources(text)));
        read.get()
    }

    /// The words of the game. The page reads them before it shows anything in this language; until then any other language must do.
    pub(crate) fn locale(self) -> &'static Locale {
        let any = || Language::ALL.into_iter().find_map(|other| other.text(Text::Words));
        self.text(Text::Words).or_else(any).expect("the page reads a language before it says anything")
    }

    /// Puts a message into words.
    pub fn say(self, message: &Message) -> String {
        self.locale().say(message, None).into_owned()
    }

    /// The words of a message without arguments.
    pub(crate) fn fixed(self, id: impl Into<Message>) -> &'static str {
        let message = id.into();
        match self.locale().say(&message, None) {
            Cow::Borrowed(words) => words,
            Cow::Owned(words) => {
                let mut composed = COMPOSED.lock().unwrap_or_else(PoisonError::into_inner);
                let kept = composed.get_or_insert_default();
                kept.entry((self, message.id.into_owned())).or_insert_with(|| Box::leak(words.into_boxed_str()))
            }
        }
    }

    /// The name of a card.
    pub fn card(self, card: Card) -> &'static str {
        self.fixed(card)
    }

    /// What the stones of a card do by this book, a sentence each: left, middle, right.
    pub fn stones(self, card: Card, components: Components) -> Vec<String> {
        self.lines(&ghost::stones(components.card(card)))
    }

    /// What is printed on a card by this book, part by part: the name of the part, and what it says.
    pub fn card_parts(self, card: Card, components: Components) -> Vec<(CardPart, &'static str, String)> {
        let name = |part| {
            let words = self.learn();
            match part {
                CardPart::Resistance => words.part_resistance(),
                CardPart::Left => words.part_left(),
                CardPart::Middle => words.part_middle(),
                CardPart::Right => words.part_right(),
            }
        };
        let parts = ghost::parts(components.card(card)).into_iter();
        parts.map(|(part, words)| (part, name(part), self.say(&words))).collect()
    }

    /// All there is to say about the ghost or the skeleton on a space, a sentence each; nothing if there is none.
    pub fn ghost(self, position: &Position, at: Space) -> Vec<String> {
        self.lines(&ghost::on(position, at))
    }

    /// The resistance of the ghost or skeleton on a space and what lowers it.
    pub fn resistance_on(self, position: &Position, at: Space) -> String {
        self.say(&message!("ghost-resistance-sentence", resistance: ghost::resistance_on(position, at)))
    }

    /// What each stone of the card on a space does as it stands, a sentence each; a blank stone has none.
    pub fn each_stone(self, position: &Position, at: Space, card: Card) -> Vec<(CardPart, String)> {
        self.with_stones(ghost::each_stone(position, at, card))
    }

    /// What is printed on a card that is not on a board, stone by stone.
    pub fn each_printed_stone(self, card: Card, components: Components) -> Vec<(CardPart, String)> {
        self.with_stones(ghost::each_printed(components.card(card)))
    }

    fn with_stones(self, lines: Vec<(CardPart, Message)>) -> Vec<(CardPart, String)> {
        lines.into_iter().map(|(stone, line)| (stone, self.say(&line))).collect()
    }

    /// Where a Taoist stands and what he holds, a sentence each.
    pub fn belongings(self, position: &Position, taoist: Colour) -> Vec<String> {
        self.lines(&table::belongings(position, taoist))
    }

    fn lines(self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.say(message)).collect()
    }

    /// The name of a village tile, without an article.
    pub fn tile(self, tile: Tile) -> &'static str {
        self.fixed(tile)
    }

    /// A tile's name in one word, where there is little room.
    pub fn short_tile(self, tile: Tile) -> &'static str {
        self.fixed(name::short_tile(tile))
    }

    /// A colour as an adjective: "the *red* board".
    pub fn colour(self, colour: Colour) -> &'static str {
        self.fixed(name::colour(colour))
    }

    /// A Taoist, called by the colour: "*Red* loses 1 Qi".
    pub fn taoist(self, colour: Colour) -> &'static str {
        self.fixed(name::taoist(colour))
    }

    /// Who decides: a Taoist called by the colour, or Wu-Feng.
    pub fn who(self, who: Who) -> &'static str {
        self.fixed(who)
    }

    /// A colour of Tao as an adjective: "a *black* Tao".
    pub fn tao(self, tao: Tao) -> &'static str {
        self.fixed(tao)
    }

    /// A face of a Tao die.
    pub fn face(self, face: Face) -> &'static str {
        self.fixed(face)
    }

    /// A face of the Curse die.
    pub fn curse_face(self, face: CurseFace) -> &'static str {
        self.fixed(face)
    }

    /// What the villager of a tile does for the one who asks.
    pub fn tile_help(self, tile: Tile) -> &'static str {
        self.fixed(help::tile(tile))
    }

    /// What a power does.
    pub fn power_help(self, power: Power) -> &'static str {
        self.fixed(help::power(power))
    }

    /// The name of a power.
    pub fn power(self, power: Power) -> &'static str {
        self.fixed(power)
    }

    /// The name of a level.
    pub fn level(self, level: Level) -> &'static str {
        self.fixed(level)
    }

    /// The name of a rule set.
    pub fn edition(self, edition: Edition) -> &'static str {
        self.fixed(edition)
    }

    /// A space, with its article.
    pub fn space(self, space: Space) -> &'static str {
        self.fixed(space)
    }

    /// A choice as a line of a menu. No two options of a position have the same words.
    pub fn choice(self, position: &Position, choice: Choice) -> String {
        self.say(&choice::choice(position, choice))
    }

    /// The name of a family of villagers.
    pub fn family(self, family: Family) -> &'static str {
        self.fixed(family)
    }

    /// The name of an artifact.
    pub fn artifact(self, artifact: Artifact) -> &'static str {
        self.fixed(artifact)
    }

    /// What an artifact does, in a sentence or two.
    pub fn artifact_help(self, artifact: Artifact) -> &'static str {
        self.fixed(help::artifact(artifact))
    }

    /// What the death of a villager does, in a sentence.
    pub fn curse_help(self, curse: Curse) -> String {
        self.say(&white_moon::curse_help(curse))
    }

    /// What saving a whole family gives, in a sentence or two.
    pub fn thanks_help(self, thanks: Thanks) -> String {
        self.say(&white_moon::thanks_help(thanks))
    }

    /// The name of a demon, without an article.
    pub fn demon(self, demon: Demon) -> &'static str {
        self.fixed(demon)
    }

    /// What the trait of a demon does by this side of Wu-Feng's board, in a sentence.
    pub fn trait_help(self, demon: Demon, side: Letter) -> &'static str {
        self.fixed(help::demon_trait(demon, side))
    }

    /// The colour and the resistance of a demon in the catacombs and what lowers it; nothing for one at home.
    pub fn demon_resistance(self, position: &Position, demon: Demon) -> String {
        ghost::demon_resistance(position, demon).map(|resistance| self.say(&resistance)).unwrap_or_default()
    }

    /// The name of a catacomb token.
    pub fn token(self, token: Token) -> &'static str {
        self.fixed(token)
    }

    /// What a catacomb token does, in a sentence.
    pub fn token_help(self, token: Token) -> &'static str {
        self.fixed(help::token(token))
    }

    /// The short title of a curse of Wu-Feng with this effect.
    pub fn curse_name(self, effect: CurseEffect) -> &'static str {
        self.fixed(effect)
    }

    /// What a curse of Wu-Feng does, in a sentence.
    pub fn black_secret_curse_help(self, effect: CurseEffect) -> &'static str {
        self.fixed(help::curse(effect))
    }

    /// The short title of a Blood Mantra with this effect.
    pub fn mantra_name(self, effect: MantraEffect) -> &'static str {
        self.fixed(effect)
    }

    /// What a Blood Mantra does, in a sentence.
    pub fn mantra_help(self, effect: MantraEffect) -> &'static str {
        self.fixed(help::mantra(effect))
    }

    /// How a game of Black Secret ended.
    pub fn black_secret_ending(self, ending: Ending) -> &'static str {
        self.fixed(verdict::black_secret_ending(ending))
    }

    /// How the game ended.
    pub fn ending(self, ending: Ending) -> &'static str {
        self.fixed(verdict::ending(ending))
    }

    /// What chance brought.
    pub fn outcome(self, outcome: Outcome) -> String {
        self.say(&event::outcome(outcome))
    }

    /// What happened, one sentence without the number of its rule.
    pub fn event(self, event: Event) -> String {
        self.say(&event::event(event))
    }

    /// Who must decide what now, or what chance must bring, or how the game ended.
    pub fn waiting(self, position: &Position) -> String {
        self.say(&decision::waiting(position))
    }

    /// Why something was refused, with the words of the rule.
    pub fn refusal(self, refusal: Refusal) -> String {
        self.say(&verdict::refusal(self, refusal))
    }

    /// Why a choice in this position is a good one, a sentence.
    pub fn reason(self, position: &Position, reason: &Reason) -> String {
        self.say(&reason::reason(position, reason))
    }

    /// A share of one in percent, as the language writes it.
    pub fn percent(self, share: f64) -> String {
        self.say(&reason::percent(share))
    }

    /// The parts of a score with their points; the last line is the total.
    pub fn score_lines(self, score: &Score) -> Vec<(String, i32)> {
        verdict::score(score).into_iter().map(|(part, points)| (self.say(&part), points)).collect()
    }

    /// The whole table as plain text in short lines, fit for a screen reader.
    pub fn position(self, position: &Position) -> String {
        table::table(self, position)
    }

    /// The words of a rule, if the rules reference has it.
    pub fn rule(self, rule: Rule) -> Option<&'static str> {
        self.text(Text::Rules)?.line(&format!("rule-{}", rule.to_string().to_ascii_lowercase()))
    }

    /// Every rule with its words, in order.
    pub fn rules(self) -> impl Iterator<Item = (Rule, &'static str)> {
        let rules = self.text(Text::Rules).map_or(&[][..], Locale::ids);
        let read = move |id: &String| {
            let rule = id.strip_prefix("rule-")?.to_ascii_uppercase().parse().ok()?;
            Some((rule, self.rule(rule)?))
        };
        rules.iter().filter_map(read)
    }

    /// What the teacher says in a lesson: title and text of each step that is read or chosen. The lessons are `first`, `white-moon`,
    /// `black-secret` and, for a pupil who is Wu-Feng, `wu-feng`.
    pub fn lesson(self, name: &str) -> Vec<(&'static str, &'static str)> {
        let Some(lessons) = self.text(Text::Lessons) else { return Vec::new() };
        let step = |number| lessons.titled(&format!("lesson-{name}-{number}"));
        (1..).map_while(step).collect()
    }

    /// What a worked example of the books is called, and what it is about. It comes with the lessons.
    pub fn example(self, name: &str) -> Option<(&'static str, &'static str)> {
        self.text(Text::Lessons)?.titled(&format!("lesson-{name}"))
    }

    /// The author's advice to players in our words: what each piece is about, and the advice. It comes with the lessons.
    pub fn advice(self) -> Vec<(&'static str, &'static str)> {
        self.lesson("advice")
    }

    /// Who made the game and its expansions: the box, and the people. It comes with the lessons.
    pub fn credits(self) -> Vec<(&'static str, &'static str)> {
        self.lesson("credits")
    }
}
