//! Black Secret's part of a position written down by hand.

use core::fmt;

use crate::card::Card;
use crate::colour::{Colour, ColourSet};
use crate::layout::{Layout, LayoutError};
use crate::secret::{
    BloodMantra, CURSES_DRAWN, CurseCard, CurseSet, Demon, MANTRA_LEVELS, SKELETONS, Secret, Token, TokenCount, URNS,
};
use crate::space::Space;
use crate::village::Spot;

/// Why Black Secret's part of a layout is no position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum SecretError {
    NotPlayed,
    TooManyTokens(Token),
    StackTooHigh(Spot),
    LadderUnderHaunted(Spot),
    TooManySkeletons,
    SkeletonOnCard(Space),
    BelowIsDead(Colour),
    CurseNotOfGame(CurseCard),
    CurseTwice(CurseCard),
    Pyramid,
    TooManyCurses(u8),
    MantraNotOfGame(BloodMantra),
    MantraTwice(BloodMantra),
    MantraFull(BloodMantra),
    TooManyUrns,
    ShadowWithoutUrns,
    DemonBesideShadow(Demon),
    MantraOnNobody(Demon),
    InHand(Card),
    Hidden,
}

impl fmt::Display for SecretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SecretError::NotPlayed => {
                f.write_str("Black Secret's pieces are there without Black Secret, or the other way round")
            }
            SecretError::TooManyTokens(token) => write!(f, "more {token} tokens are unseen than their set has"),
            SecretError::StackTooHigh(spot) => {
                write!(f, "the stack in the {spot} is higher than the unseen tokens of its sets allow")
            }
            SecretError::LadderUnderHaunted(spot) => write!(f, "the haunted tile in the {spot} has no ladder"),
            SecretError::TooManySkeletons => {
                write!(f, "Wu-Feng has only {SKELETONS} skeletons, and there are only four Bones tokens")
            }
            SecretError::SkeletonOnCard(space) => write!(f, "{space} holds a card or a Buddha and so no skeleton"),
            SecretError::BelowIsDead(taoist) => {
                write!(f, "{taoist} is no living Taoist and cannot be in the catacombs")
            }
            SecretError::CurseNotOfGame(curse) => write!(f, "curse {curse} is not in this game"),
            SecretError::CurseTwice(curse) => write!(f, "curse {curse} is both face up and in the pyramid"),
            SecretError::Pyramid => f.write_str(
                "a level of the pyramid holds at most one curse fewer than the level below, the lowest four",
            ),
            SecretError::TooManyCurses(level) => {
                write!(f, "only {} curses of level {level} are drawn", CURSES_DRAWN[usize::from(*level) - 1])
            }
            SecretError::MantraNotOfGame(mantra) => write!(f, "mantra {mantra} is not in this game"),
            SecretError::MantraTwice(mantra) => write!(f, "mantra {mantra} is there twice"),
            SecretError::MantraFull(mantra) => write!(f, "mantra {mantra} is full and would take effect"),
            SecretError::TooManyUrns => write!(f, "there are only {URNS} urns"),
            SecretError::ShadowWithoutUrns => write!(f, "the Shadow comes with the third urn, and not before"),
            SecretError::DemonBesideShadow(demon) => write!(f, "{demon} is at home for good once the Shadow has come"),
            SecretError::MantraOnNobody(demon) => write!(f, "{demon} is at home and cannot have the Mantra"),
            SecretError::InHand(card) => write!(f, "card {card} cannot be in Wu-Feng's hand"),
            SecretError::Hidden => f.write_str("all cards of Wu-Feng's hand must be told"),
        }
    }
}

impl Layout {
    /// Checks Black Secret's part.
    pub(crate) fn check_secret(&self, living: ColourSet) -> Result<(), LayoutError> {
        match (&self.secret, &self.setup.secret) {
            (None, None) => Ok(()),
            (Some(secret), Some(setup)) if secret.setup() == *setup => self
                .check_catacombs(secret, living)
                .and_then(|()| self.check_curses(secret))
                .and_then(|()| self.check_mantras(secret))
                .and_then(|()| self.check_hand(secret))
                .map_err(LayoutError::Secret),
            _ => Err(LayoutError::Secret(SecretError::NotPlayed)),
        }
    }

    fn check_catacombs(&self, secret: &Secret, living: ColourSet) -> Result<(), SecretError> {
        let sets = self.setup.players.len() as usize;
        for (set, &unseen) in secret.unseen.iter().enumerate() {
            let all = if set < sets { self.setup.book.tokens(set) } else { TokenCount::NONE };
            if let Some(token) = Token::ALL.into_iter().find(|&token| unseen.get(token) > all.get(token)) {
                return Err(SecretError::TooManyTokens(token));
            }
            // A space with at least so many tokens has one of this set.
            let holds = |spot: &Spot| usize::from(secret.stacks.get(*spot)) > set;
            let lying = Spot::ALL.iter().filter(|spot| holds(spot)).count();
            if lying > usize::from(unseen.total())
                && let Some(spot) = Spot::ALL.into_iter().find(holds)
            {
                return Err(SecretError::StackTooHigh(spot));
            }
        }
        if let Some(spot) = secret.ladders.both(self.haunted).first() {
            return Err(SecretError::LadderUnderHaunted(spot));
        }
        if secret.skeletons.len() > SKELETONS.into()
            || secret.bones.len() > 4
            || !secret.skeletons.both(secret.bones).is_empty()
        {
            return Err(SecretError::TooManySkeletons);
        }
        let taken = |space: &Space| self.cards[*space].is_some() || self.buddhas.contains(*space);
        if let Some(space) = secret.all_skeletons().iter().find(taken) {
            return Err(SecretError::SkeletonOnCard(space));
        }
        if let Some(taoist) = secret.below.without(living).first() {
            return Err(SecretError::BelowIsDead(taoist));
        }
        if secret.urns > URNS {
            return Err(SecretError::TooManyUrns);
        }
        if (secret.urns == URNS) != secret.shadow.is_some() {
            return Err(SecretError::ShadowWithoutUrns);
        }
        if let (Some(_), Some(demon)) = (secret.shadow, secret.demons_below().first()) {
            return Err(SecretError::DemonBesideShadow(demon));
        }
        match secret.mantra_on {
            Some(demon) if secret.spot_of(demon).is_none() => Err(SecretError::MantraOnNobody(demon)),
            _ => Ok(()),
        }
    }

    fn check_curses(&self, secret: &Secret) -> Result<(), SecretError> {
        let book = self.setup.book;
        let fits = |curse: CurseCard| {
            let facts = book.curse(curse);
            !facts.is_blank() && (self.setup.moon.is_some() || !facts.moon.value)
        };
        if let Some(curse) = secret.open.union(secret.pyramid).iter().find(|&curse| !fits(curse)) {
            return Err(SecretError::CurseNotOfGame(curse));
        }
        if let Some(curse) = secret.open.both(secret.pyramid).nth(0) {
            return Err(SecretError::CurseTwice(curse));
        }
        let level_of = |curse: CurseCard| book.curse(curse).level.value;
        let number = |set: CurseSet, level| set.iter().filter(|&curse| level_of(curse) == level).count();
        let in_pyramid = [1, 2, 3, 4].map(|level| number(secret.pyramid, level));
        let stands = in_pyramid[0] <= 4 && in_pyramid.windows(2).all(|two| two[1] == 0 || two[1] < two[0]);
        for (level, drawn) in (1..).zip(CURSES_DRAWN) {
            if number(secret.open.union(secret.pyramid), level) > drawn.into() {
                return Err(SecretError::TooManyCurses(level));
            }
        }
        let open = 1 + in_pyramid.iter().take(3).take_while(|&&number| number >= 2).count();
        let known = secret.open.iter().map(level_of).max().unwrap_or(1);
        if !stands || in_pyramid[3] > 0 || usize::from(secret.level) != open || usize::from(known) > open {
            return Err(SecretError::Pyramid);
        }
        Ok(())
    }

    fn check_mantras(&self, secret: &Secret) -> Result<(), SecretError> {
        let book = self.setup.book;
        for (place, mantra) in secret.mantras.into_iter().enumerate() {
            let Some(mantra) = mantra else { continue };
            let facts = book.mantra(mantra);
            if facts.level.value != MANTRA_LEVELS[place] || (self.setup.moon.is_none() && facts.moon.value) {
                return Err(SecretError::MantraNotOfGame(mantra));
            }
            let times = secret.face_up().filter(|&other| other == mantra).count();
            if times > 1 || secret.reserve.contains(mantra) {
                return Err(SecretError::MantraTwice(mantra));
            }
            if secret.qi[place] >= MANTRA_LEVELS[place] {
                return Err(SecretError::MantraFull(mantra));
            }
        }
        let strange = |mantra: &BloodMantra| self.setup.moon.is_none() && book.mantra(*mantra).moon.value;
        match secret.reserve.iter().find(strange) {
            Some(mantra) => Err(SecretError::MantraNotOfGame(mantra)),
            None => Ok(()),
        }
    }

    fn check_hand(&self, secret: &Secret) -> Result<(), SecretError> {
        if secret.hidden > 0 {
            return Err(SecretError::Hidden);
        }
        let in_play = |card: Card| {
            self.on_deck.contains(&Some(card)) || Space::ALL.into_iter().any(|space| self.cards[space] == Some(card))
        };
        let wrong = |card: &Card| self.unseen.contains(*card) || in_play(*card) || !self.setup.cards().contains(*card);
        match secret.hand.cards().iter().find(wrong) {
            Some(card) => Err(SecretError::InHand(card)),
            None => Ok(()),
        }
    }
}
