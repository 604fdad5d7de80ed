//! Black Secret's part of a position written down by hand.

use core::fmt;

use crate::black_secret::{
    BlackSecret, BloodMantra, CURSES_DRAWN, CurseCard, CurseSet, Demon, MANTRA_LEVELS, SKELETONS, Token, TokenCount,
    URNS,
};
use crate::card::Card;
use crate::colour::{Colour, ColourSet};
use crate::layout::{Layout, LayoutError};
use crate::space::Space;
use crate::village::Spot;

/// Why Black Secret's part of a layout is no position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum BlackSecretError {
    NotPlayed,
    TooManyTokens(Token),
    StackTooHigh(Spot),
    LadderUnderHaunted(Spot),
    TooManySkeletons,
    TwoSkeletons(Space),
    SkeletonOnCard(Space),
    BelowIsDead(Colour),
    CurseNotOfGame(CurseCard),
    CurseTwice(CurseCard),
    CurseOfClosedLevel(CurseCard, u8),
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

impl fmt::Display for BlackSecretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BlackSecretError::NotPlayed => {
                f.write_str("Black Secret's pieces are there without Black Secret, or the other way round")
            }
            BlackSecretError::TooManyTokens(token) => write!(f, "more {token} tokens are unseen than their set has"),
            BlackSecretError::StackTooHigh(spot) => {
                write!(f, "the stack in the {spot} is higher than the unseen tokens of its sets allow")
            }
            BlackSecretError::LadderUnderHaunted(spot) => write!(f, "the haunted tile in the {spot} has no ladder"),
            BlackSecretError::TooManySkeletons => {
                write!(f, "Wu-Feng has only {SKELETONS} skeletons, and there are only four Bones tokens")
            }
            BlackSecretError::TwoSkeletons(space) => write!(f, "{space} holds two skeletons"),
            BlackSecretError::SkeletonOnCard(space) => write!(f, "{space} holds a card or a Buddha and so no skeleton"),
            BlackSecretError::BelowIsDead(taoist) => {
                write!(f, "{taoist} is no living Taoist and cannot be in the catacombs")
            }
            BlackSecretError::CurseNotOfGame(curse) => write!(f, "curse {curse} is not in this game"),
            BlackSecretError::CurseTwice(curse) => write!(f, "curse {curse} is both face up and in the pyramid"),
            BlackSecretError::CurseOfClosedLevel(curse, level) => write!(
                f,
                "curse {curse} is of level {level}, whose curses lie face down until two of level {} are in the pyramid",
                level - 1
            ),
            BlackSecretError::Pyramid => f.write_str(
                "a level of the pyramid holds at most one curse fewer than the level below, the lowest four",
            ),
            BlackSecretError::TooManyCurses(level) => {
                write!(f, "only {} curses of level {level} are drawn", CURSES_DRAWN[usize::from(*level) - 1])
            }
            BlackSecretError::MantraNotOfGame(mantra) => write!(f, "mantra {mantra} is not in this game"),
            BlackSecretError::MantraTwice(mantra) => write!(f, "mantra {mantra} is there twice"),
            BlackSecretError::MantraFull(mantra) => write!(f, "mantra {mantra} is full and would take effect"),
            BlackSecretError::TooManyUrns => write!(f, "there are only {URNS} urns"),
            BlackSecretError::ShadowWithoutUrns => write!(f, "the Shadow comes with the third urn, and not before"),
            BlackSecretError::DemonBesideShadow(demon) => {
                write!(f, "{demon} is at home for good once the Shadow has come")
            }
            BlackSecretError::MantraOnNobody(demon) => write!(f, "{demon} is at home and cannot have the Mantra"),
            BlackSecretError::InHand(card) => write!(f, "card {card} cannot be in Wu-Feng's hand"),
            BlackSecretError::Hidden => f.write_str("all cards of Wu-Feng's hand must be told"),
        }
    }
}

impl Layout {
    /// Checks Black Secret's part.
    pub(crate) fn check_black_secret(&self, living: ColourSet) -> Result<(), LayoutError> {
        match (&self.black_secret, &self.setup.black_secret) {
            (None, None) => Ok(()),
            (Some(black_secret), Some(setup)) if black_secret.setup() == *setup => self
                .check_catacombs(black_secret, living)
                .and_then(|()| self.check_curses(black_secret))
                .and_then(|()| self.check_mantras(black_secret))
                .and_then(|()| self.check_hand(black_secret))
                .map_err(LayoutError::BlackSecret),
            _ => Err(LayoutError::BlackSecret(BlackSecretError::NotPlayed)),
        }
    }

    fn check_catacombs(&self, black_secret: &BlackSecret, living: ColourSet) -> Result<(), BlackSecretError> {
        let sets = self.setup.players.len() as usize;
        for (set, &unseen) in black_secret.unseen.iter().enumerate() {
            let all = if set < sets { self.setup.components.tokens(set) } else { TokenCount::NONE };
            if let Some(token) = Token::ALL.into_iter().find(|&token| unseen.get(token) > all.get(token)) {
                return Err(BlackSecretError::TooManyTokens(token));
            }
            // A space with at least so many tokens has one of this set.
            let holds = |spot: &Spot| usize::from(black_secret.stacks.get(*spot)) > set;
            let lying = Spot::ALL.iter().filter(|spot| holds(spot)).count();
            if lying > usize::from(unseen.total())
                && let Some(spot) = Spot::ALL.into_iter().find(holds)
            {
                return Err(BlackSecretError::StackTooHigh(spot));
            }
        }
        if let Some(spot) = black_secret.ladders.both(self.haunted).first() {
            return Err(BlackSecretError::LadderUnderHaunted(spot));
        }
        if black_secret.skeletons.len() > SKELETONS.into() || black_secret.bones.len() > 4 {
            return Err(BlackSecretError::TooManySkeletons);
        }
        if let Some(space) = black_secret.skeletons.both(black_secret.bones).first() {
            return Err(BlackSecretError::TwoSkeletons(space));
        }
        let taken = |space: &Space| self.cards[*space].is_some() || self.buddhas.contains(*space);
        if let Some(space) = black_secret.all_skeletons().iter().find(taken) {
            return Err(BlackSecretError::SkeletonOnCard(space));
        }
        if let Some(taoist) = black_secret.below.without(living).first() {
            return Err(BlackSecretError::BelowIsDead(taoist));
        }
        if black_secret.urns > URNS {
            return Err(BlackSecretError::TooManyUrns);
        }
        if (black_secret.urns == URNS) != black_secret.shadow.is_some() {
            return Err(BlackSecretError::ShadowWithoutUrns);
        }
        if let (Some(_), Some(demon)) = (black_secret.shadow, black_secret.demons_below().first()) {
            return Err(BlackSecretError::DemonBesideShadow(demon));
        }
        match black_secret.mantra_on {
            Some(demon) if black_secret.spot_of(demon).is_none() => Err(BlackSecretError::MantraOnNobody(demon)),
            _ => Ok(()),
        }
    }

    fn check_curses(&self, black_secret: &BlackSecret) -> Result<(), BlackSecretError> {
        let components = self.setup.components;
        let fits = |curse: CurseCard| {
            let facts = components.curse(curse);
            !facts.is_blank() && (self.setup.white_moon.is_some() || !facts.white_moon.value)
        };
        if let Some(curse) = black_secret.open.union(black_secret.pyramid).iter().find(|&curse| !fits(curse)) {
            return Err(BlackSecretError::CurseNotOfGame(curse));
        }
        if let Some(curse) = black_secret.open.both(black_secret.pyramid).nth(0) {
            return Err(BlackSecretError::CurseTwice(curse));
        }
        let level_of = |curse: CurseCard| components.curse(curse).level.value;
        let number = |set: CurseSet, level| set.iter().filter(|&curse| level_of(curse) == level).count();
        let in_pyramid = [1, 2, 3, 4].map(|level| number(black_secret.pyramid, level));
        let stands = in_pyramid[0] <= 4 && in_pyramid.windows(2).all(|two| two[1] == 0 || two[1] < two[0]);
        for (level, drawn) in (1..).zip(CURSES_DRAWN) {
            if number(black_secret.open.union(black_secret.pyramid), level) > drawn.into() {
                return Err(BlackSecretError::TooManyCurses(level));
            }
        }
        let open = 1 + in_pyramid.iter().take(3).take_while(|&&number| number >= 2).count();
        if !stands || in_pyramid[3] > 0 || usize::from(black_secret.level) != open {
            return Err(BlackSecretError::Pyramid);
        }
        let closed = black_secret.open.iter().find(|&curse| usize::from(level_of(curse)) > open);
        closed.map_or(Ok(()), |curse| Err(BlackSecretError::CurseOfClosedLevel(curse, level_of(curse))))
    }

    fn check_mantras(&self, black_secret: &BlackSecret) -> Result<(), BlackSecretError> {
        let components = self.setup.components;
        for (place, mantra) in black_secret.mantras.into_iter().enumerate() {
            let Some(mantra) = mantra else { continue };
            let facts = components.mantra(mantra);
            if facts.level.value != MANTRA_LEVELS[place] || (self.setup.white_moon.is_none() && facts.white_moon.value)
            {
                return Err(BlackSecretError::MantraNotOfGame(mantra));
            }
            let times = black_secret.face_up().filter(|&other| other == mantra).count();
            if times > 1 || black_secret.reserve.contains(mantra) {
                return Err(BlackSecretError::MantraTwice(mantra));
            }
            if black_secret.qi[place] >= MANTRA_LEVELS[place] {
                return Err(BlackSecretError::MantraFull(mantra));
            }
        }
        let strange =
            |mantra: &BloodMantra| self.setup.white_moon.is_none() && components.mantra(*mantra).white_moon.value;
        match black_secret.reserve.iter().find(strange) {
            Some(mantra) => Err(BlackSecretError::MantraNotOfGame(mantra)),
            None => Ok(()),
        }
    }

    fn check_hand(&self, black_secret: &BlackSecret) -> Result<(), BlackSecretError> {
        if black_secret.hidden > 0 {
            return Err(BlackSecretError::Hidden);
        }
        let in_play = |card: Card| {
            self.on_deck.contains(&Some(card)) || Space::ALL.into_iter().any(|space| self.cards[space] == Some(card))
        };
        let wrong = |card: &Card| self.unseen.contains(*card) || in_play(*card) || !self.setup.cards().contains(*card);
        match black_secret.hand.cards().iter().find(wrong) {
            Some(card) => Err(BlackSecretError::InHand(card)),
            None => Ok(()),
        }
    }
}
