use ghost_stories_engine::{
    BlackSecretError, CRYSTALS, CURSES_DRAWN, GRAVES, LayoutError, Power, QI, SKELETONS, SetupError, URNS,
    WhiteMoonError,
};
use ghost_stories_lang::{Message, message};

use super::Problem;

impl Problem for SetupError {
    fn message(&self) -> Message {
        match *self {
            SetupError::Boards => message!("setting-boards"),
            SetupError::Power(colour) => {
                let [one, other] = Power::of(colour).map(Power::name);
                message!("setting-power", board: colour.name(), one, other)
            }
            SetupError::NoPlayers => message!("setting-no-players"),
            SetupError::NotOpposite => message!("setting-not-opposite"),
            SetupError::First => message!("setting-first"),
            SetupError::Village => message!("setting-village"),
            SetupError::School => message!("setting-school"),
            SetupError::Calligrapher => message!("setting-calligrapher"),
            SetupError::FiveQi => message!("setting-five-qi"),
            SetupError::SoloSpires => message!("setting-solo-spires"),
        }
    }
}

impl Problem for LayoutError {
    fn message(&self) -> Message {
        match *self {
            LayoutError::Setup(error) => error.message(),
            LayoutError::TooManyTao(tao) => message!("layout-too-many-tao", tao: tao.name()),
            LayoutError::TooManyQi => message!("layout-too-many-qi", number: QI),
            LayoutError::DeadHasThings(taoist) => message!("layout-dead-has-things", taoist: taoist.name()),
            LayoutError::NeutralHasThings(board) => message!("layout-neutral-has-things", board: board.name()),
            LayoutError::NobodyLives => message!("layout-nobody-lives"),
            LayoutError::TooManyBuddhas => message!("layout-too-many-buddhas"),
            LayoutError::BuddhaUnderGhost(space) => message!("layout-buddha-under-ghost", space: space.to_string()),
            LayoutError::TooManyTokens => message!("layout-too-many-tokens"),
            LayoutError::CardTwice(card) => message!("layout-card-twice", card: card.number()),
            LayoutError::CardUnseenInPlay(card) => message!("layout-card-unseen-in-play", card: card.number()),
            LayoutError::FigureWithoutHaunter(space) => {
                message!("layout-figure-without-haunter", space: space.to_string())
            }
            LayoutError::EffectWithoutIcon(space) => message!("layout-effect-without-icon", space: space.to_string()),
            LayoutError::TooManyDice => message!("layout-too-many-dice"),
            LayoutError::MantraWithoutGhost(space) => message!("layout-mantra-without-ghost", space: space.to_string()),
            LayoutError::MantraWithoutPower => message!("layout-mantra-without-power"),
            LayoutError::CaughtWithoutUncatchable => message!("layout-caught-without-uncatchable"),
            LayoutError::DeckTooLarge => message!("layout-deck-too-large"),
            LayoutError::DeckEmpty => message!("layout-deck-empty"),
            LayoutError::NoIncarnation => message!("layout-no-incarnation"),
            LayoutError::TooManyIncarnations => message!("layout-too-many-incarnations"),
            LayoutError::AlreadyWon => message!("layout-already-won"),
            LayoutError::AlreadyLost => message!("layout-already-lost"),
            LayoutError::YangOfNobody(board) => message!("layout-yang-of-nobody", board: board.name()),
            LayoutError::WrongStage => message!("layout-wrong-stage"),
            LayoutError::BorrowedFromPlayer => message!("layout-borrowed-from-player"),
            LayoutError::UsedNotOwned => message!("layout-used-not-owned"),
            LayoutError::TooManyFreshBuddhas => message!("layout-too-many-fresh-buddhas"),
            LayoutError::NotOfThisGame(card) => message!("layout-not-of-this-game", card: card.number()),
            LayoutError::WhiteMoon(error) => error.message(),
            LayoutError::BlackSecret(error) => error.message(),
        }
    }
}

impl Problem for WhiteMoonError {
    fn message(&self) -> Message {
        match *self {
            WhiteMoonError::NotPlayed => message!("layout-white-moon-not-played"),
            WhiteMoonError::TooManyVillagers(family) => {
                message!("layout-too-many-villagers", family: family.name(), number: family.size())
            }
            WhiteMoonError::TooManyUnknown => message!("layout-too-many-unknown"),
            WhiteMoonError::VillagerOnHaunted(spot) => message!("layout-villager-on-haunted", spot: spot.name()),
            WhiteMoonError::GraveyardFull => message!("layout-graveyard-full", number: GRAVES),
            WhiteMoonError::TooManyCrystals => message!("layout-too-many-crystals", number: CRYSTALS),
            WhiteMoonError::TooManyFresh => message!("layout-too-many-fresh-crystals"),
            WhiteMoonError::HeldByDead(taoist) => message!("layout-held-by-dead", taoist: taoist.name()),
            WhiteMoonError::NoCorner(spot) => message!("layout-no-corner", spot: spot.name()),
            WhiteMoonError::SuLingBeforeIncarnation(space) => {
                message!("layout-su-ling-before-incarnation", space: space.to_string())
            }
            WhiteMoonError::SuLingHeld => message!("layout-su-ling-held"),
            WhiteMoonError::ArtifactTwice(artifact) => message!("layout-artifact-twice", artifact: artifact.name()),
            WhiteMoonError::ArtifactNotEarned(artifact) => {
                message!("layout-artifact-not-earned", artifact: artifact.name())
            }
        }
    }
}

impl Problem for BlackSecretError {
    fn message(&self) -> Message {
        match *self {
            BlackSecretError::NotPlayed => message!("layout-black-secret-not-played"),
            BlackSecretError::TooManyTokens(token) => message!("layout-too-many-catacomb-tokens", token: token.name()),
            BlackSecretError::StackTooHigh(spot) => message!("layout-stack-too-high", spot: spot.name()),
            BlackSecretError::LadderUnderHaunted(spot) => message!("layout-ladder-under-haunted", spot: spot.name()),
            BlackSecretError::TooManySkeletons => message!("layout-too-many-skeletons", number: SKELETONS),
            BlackSecretError::TwoSkeletons(space) => message!("layout-two-skeletons", space: space.to_string()),
            BlackSecretError::SkeletonOnCard(space) => message!("layout-skeleton-on-card", space: space.to_string()),
            BlackSecretError::BelowIsDead(taoist) => message!("layout-below-is-dead", taoist: taoist.name()),
            BlackSecretError::CurseNotOfGame(curse) => message!("layout-curse-not-of-game", curse: curse.number()),
            BlackSecretError::CurseTwice(curse) => message!("layout-curse-twice", curse: curse.number()),
            BlackSecretError::CurseOfClosedLevel(curse, level) => {
                message!("layout-curse-of-closed-level", curse: curse.number(), level, below: level - 1)
            }
            BlackSecretError::Pyramid => message!("layout-pyramid"),
            BlackSecretError::TooManyCurses(level) => {
                message!("layout-too-many-curses", number: CURSES_DRAWN[usize::from(level) - 1], level)
            }
            BlackSecretError::MantraNotOfGame(mantra) => {
                message!("layout-mantra-not-of-game", mantra: mantra.number())
            }
            BlackSecretError::MantraTwice(mantra) => message!("layout-mantra-twice", mantra: mantra.number()),
            BlackSecretError::MantraFull(mantra) => message!("layout-mantra-full", mantra: mantra.number()),
            BlackSecretError::TooManyUrns => message!("layout-too-many-urns", number: URNS),
            BlackSecretError::ShadowWithoutUrns => message!("layout-shadow-without-urns"),
            BlackSecretError::DemonBesideShadow(demon) => message!("layout-demon-beside-shadow", demon: demon.name()),
            BlackSecretError::MantraOnNobody(demon) => message!("layout-mantra-on-nobody", demon: demon.name()),
            BlackSecretError::InHand(card) => message!("layout-in-hand", card: card.number()),
            BlackSecretError::Hidden => message!("layout-hidden"),
        }
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{
        Artifact, BloodMantra, Card, Colour, CurseCard, Demon, Family, Space, Spot, Tao, Token,
    };

    use super::*;
    use crate::problem::tests::in_every_language;

    fn white_moon() -> [WhiteMoonError; 13] {
        [
            WhiteMoonError::NotPlayed,
            WhiteMoonError::TooManyVillagers(Family::Hua),
            WhiteMoonError::TooManyUnknown,
            WhiteMoonError::VillagerOnHaunted(Spot::North),
            WhiteMoonError::GraveyardFull,
            WhiteMoonError::TooManyCrystals,
            WhiteMoonError::TooManyFresh,
            WhiteMoonError::HeldByDead(Colour::Red),
            WhiteMoonError::NoCorner(Spot::Centre),
            WhiteMoonError::SuLingBeforeIncarnation(Space::RedLeft),
            WhiteMoonError::SuLingHeld,
            WhiteMoonError::ArtifactTwice(Artifact::Claw),
            WhiteMoonError::ArtifactNotEarned(Artifact::Dust),
        ]
    }

    fn black_secret() -> [BlackSecretError; 22] {
        let curse = CurseCard::new(7).expect("a curse");
        let mantra = BloodMantra::new(3).expect("a mantra");
        [
            BlackSecretError::NotPlayed,
            BlackSecretError::TooManyTokens(Token::Earth),
            BlackSecretError::StackTooHigh(Spot::SouthWest),
            BlackSecretError::LadderUnderHaunted(Spot::East),
            BlackSecretError::TooManySkeletons,
            BlackSecretError::TwoSkeletons(Space::RedLeft),
            BlackSecretError::SkeletonOnCard(Space::RedLeft),
            BlackSecretError::BelowIsDead(Colour::Blue),
            BlackSecretError::CurseNotOfGame(curse),
            BlackSecretError::CurseTwice(curse),
            BlackSecretError::CurseOfClosedLevel(curse, 3),
            BlackSecretError::Pyramid,
            BlackSecretError::TooManyCurses(2),
            BlackSecretError::MantraNotOfGame(mantra),
            BlackSecretError::MantraTwice(mantra),
            BlackSecretError::MantraFull(mantra),
            BlackSecretError::TooManyUrns,
            BlackSecretError::ShadowWithoutUrns,
            BlackSecretError::DemonBesideShadow(Demon::Seeker),
            BlackSecretError::MantraOnNobody(Demon::Gravedigger),
            BlackSecretError::InHand(Card::new(60).expect("a card")),
            BlackSecretError::Hidden,
        ]
    }

    fn base() -> [LayoutError; 28] {
        let (card, space) = (Card::new(12).expect("a card"), Space::RedLeft);
        [
            LayoutError::TooManyTao(Tao::Black),
            LayoutError::TooManyQi,
            LayoutError::DeadHasThings(Colour::Green),
            LayoutError::NeutralHasThings(Colour::Green),
            LayoutError::NobodyLives,
            LayoutError::TooManyBuddhas,
            LayoutError::BuddhaUnderGhost(space),
            LayoutError::TooManyTokens,
            LayoutError::CardTwice(card),
            LayoutError::CardUnseenInPlay(card),
            LayoutError::FigureWithoutHaunter(space),
            LayoutError::EffectWithoutIcon(space),
            LayoutError::TooManyDice,
            LayoutError::MantraWithoutGhost(space),
            LayoutError::MantraWithoutPower,
            LayoutError::CaughtWithoutUncatchable,
            LayoutError::DeckTooLarge,
            LayoutError::DeckEmpty,
            LayoutError::NoIncarnation,
            LayoutError::TooManyIncarnations,
            LayoutError::AlreadyWon,
            LayoutError::AlreadyLost,
            LayoutError::YangOfNobody(Colour::Yellow),
            LayoutError::WrongStage,
            LayoutError::BorrowedFromPlayer,
            LayoutError::UsedNotOwned,
            LayoutError::TooManyFreshBuddhas,
            LayoutError::NotOfThisGame(card),
        ]
    }

    #[test]
    fn why_a_position_cannot_occur_is_said_in_every_language() {
        let setup = [
            SetupError::Boards,
            SetupError::Power(Colour::Green),
            SetupError::NoPlayers,
            SetupError::NotOpposite,
            SetupError::First,
            SetupError::Village,
            SetupError::School,
            SetupError::Calligrapher,
            SetupError::FiveQi,
            SetupError::SoloSpires,
        ];
        let expansions = white_moon().map(LayoutError::WhiteMoon).into_iter();
        let expansions = expansions.chain(black_secret().map(LayoutError::BlackSecret));
        for error in base().into_iter().chain(setup.map(LayoutError::Setup)).chain(expansions) {
            assert_eq!(in_every_language(&error.message()), error.to_string());
        }
    }
}
