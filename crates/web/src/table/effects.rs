//! What just happened, moved over the table for a moment. Each effect is drawn once and fades by itself.

use ghost_stories_engine::{
    BlackSecretEvent, Card, Cause, Event, Family, Position, Space, Spot, Tao, Token, WhiteMoonEvent,
};
use leptos::prelude::*;

use super::{Shared, art};
use crate::geometry::{self, Corner, Point, corner, middle_of_board, middle_of_space, middle_of_tile};
use crate::panel::token_art;
use crate::settings::{Pace, settings};
use crate::target::Target;

/// Something that moves or flares for a moment.
enum Effect {
    /// A ghost flies from one point to another.
    Flies(Card, Point, Point),
    /// A ghost bursts into light.
    Bursts(Card, Point),
    /// A token goes from one point to another.
    Goes(&'static str, Point, Point),
    /// A villager goes from one point to another.
    Walks(Family, Point, Point),
    /// A Tao goes from one point to another.
    Coin(Tao, Point, Point),
    /// A ring spreads: dark for harm, bright for good.
    Ring(Point, bool),
}

/// The effects of the last step, one after the other.
#[component]
pub fn Effects(shared: Shared) -> impl IntoView {
    let settings = settings();
    let play = shared.play;
    move || {
        let (step, events) = play.animation.last_step();
        let pace = settings.pace.get();
        if pace == Pace::Off || step == 0 {
            return Vec::new();
        }
        let position = play.position.get_untracked();
        let effects = events.into_iter().filter_map(|event| effect(&position, event));
        let delay = |index: usize| pace.milliseconds(160 * index as u32);
        effects.enumerate().map(|(index, effect)| draw(effect, delay(index))).collect::<Vec<_>>()
    }
}

fn effect(position: &Position, event: Event) -> Option<Effect> {
    let seating = position.seating();
    let space = |at: Space| middle_of_space(seating, at);
    let tile = |tile| middle_of_tile(position.village().spot(tile).unwrap_or(Spot::Centre));
    let board = |board| middle_of_board(seating, board);
    let deck = corner(Corner::NorthWest).plus(76.0, 98.0);
    let bank = corner(Corner::SouthWest).plus(125.0, 125.0);
    let temple = tile(ghost_stories_engine::Tile::Temple);
    Some(match event {
        Event::CardPlaced { card, space: at } => Effect::Flies(card, deck, space(at)),
        Event::GhostMoved { card, from, to } => Effect::Flies(card, space(from), space(to)),
        Event::GhostExorcised { card, space: at } | Event::GhostDiscarded { card, space: at, .. } => {
            Effect::Bursts(card, space(at))
        }
        Event::TileHaunted { tile: at, .. } => Effect::Ring(tile(at), false),
        Event::TileRestored { tile: at, .. } | Event::HelpAsked { tile: at, .. } => Effect::Ring(tile(at), true),
        Event::Overrun { board: at } | Event::BoardPossessed { board: at, .. } => Effect::Ring(board(at), false),
        Event::TaoistDied { taoist } => Effect::Ring(board(taoist), false),
        Event::TaoistRevived { taoist } => Effect::Ring(board(taoist), true),
        // It goes on a mantra, as the loser picks.
        Event::QiLost { board: at, .. } if position.black_secret().is_some() => Effect::Ring(board(at), false),
        Event::QiLost { board: at, .. } => Effect::Goes("icon-qi", board(at), bank),
        Event::QiGained { taoist, .. } => Effect::Goes("icon-qi", bank, board(taoist)),
        Event::TaoGained { taoist, tao, .. } => Effect::Coin(tao, bank, board(taoist)),
        Event::TaoLost { taoist, tao, .. } | Event::TaoSpent { taoist, tao } => Effect::Coin(tao, board(taoist), bank),
        Event::YinYangSpent { taoist } => Effect::Goes("icon-yin-yang", board(taoist), bank),
        Event::YinYangGained { taoist, .. } => Effect::Goes("icon-yin-yang", bank, board(taoist)),
        Event::BuddhaTaken { taoist } => Effect::Goes("icon-buddha", temple, board(taoist)),
        Event::BuddhaPlaced { taoist, space: at } => Effect::Goes("icon-buddha", board(taoist), space(at)),
        Event::BuddhaReturned { space: at } => Effect::Goes("icon-buddha", space(at), temple),
        Event::MantraLaid { space: at } => Effect::Ring(space(at), true),
        Event::FigureAdvanced { space: at, .. } | Event::EffectBegan { space: at, .. } => {
            Effect::Ring(space(at), false)
        }
        Event::WhiteMoon(event) => return white_moon_effect(position, event),
        Event::BlackSecret(event) => return black_secret_effect(position, event),
        // Words tell these, or the table as it is drawn.
        Event::TurnBegan { .. }
        | Event::YangBegan { .. }
        | Event::FigureReturned { .. }
        | Event::NoQiLeft { .. }
        | Event::NoTaoLeft { .. }
        | Event::NothingToHaunt { .. }
        | Event::NoFreeSpace
        | Event::CardDrawn { .. }
        | Event::NoDieToHold { .. }
        | Event::CircleCleared { .. }
        | Event::CircleSet { .. }
        | Event::CurseRolled { .. }
        | Event::CurseSpared { .. }
        | Event::CurseRerolled { .. }
        | Event::TaoRolled { .. }
        | Event::TaoRerolled { .. }
        | Event::TaoistMoved { .. }
        | Event::ExorcismBegan { .. }
        | Event::ExorcismFailed { .. }
        | Event::PowerUsed { .. }
        | Event::TokenSpent { .. }
        | Event::TokenTaken { .. }
        | Event::MantraReturned { .. }
        | Event::GameOver { .. } => return None,
    })
}

/// The effects of White Moon.
fn white_moon_effect(position: &Position, event: WhiteMoonEvent) -> Option<Effect> {
    let seating = position.seating();
    let pile = |tile| Target::Villagers(position.village().spot(tile).unwrap_or(Spot::Centre)).middle(position);
    let at = |target: Target| target.middle(position);
    let board = |board| middle_of_board(seating, board);
    Some(match event {
        WhiteMoonEvent::VillagerMoved { family, from, tile, .. } => Effect::Walks(family, pile(from), pile(tile)),
        WhiteMoonEvent::VillagerSaved { family, tile, .. } => Effect::Walks(family, pile(tile), at(Target::Shelter)),
        WhiteMoonEvent::VillagerDied { family, tile, .. } => Effect::Walks(family, pile(tile), at(Target::Graveyard)),
        WhiteMoonEvent::VillagerReturned { family, tile } => Effect::Walks(family, at(Target::Graveyard), pile(tile)),
        WhiteMoonEvent::CrystalGained { taoist, .. } => {
            Effect::Goes("icon-crystal", at(Target::Crystals), board(taoist))
        }
        WhiteMoonEvent::CrystalSpent { taoist } => Effect::Goes("icon-crystal", board(taoist), at(Target::Crystals)),
        WhiteMoonEvent::CrystalPlaced { tile, .. } => {
            Effect::Ring(geometry::pedestal(position.village().spot(tile).unwrap_or(Spot::Centre)), true)
        }
        WhiteMoonEvent::BarrierBegan { .. } => Effect::Ring(middle_of_tile(Spot::Centre), true),
        WhiteMoonEvent::BarrierRolls { board: of } => Effect::Ring(board(of), true),
        WhiteMoonEvent::TaoistLaidDown { taoist, .. } => Effect::Ring(board(taoist), false),
        WhiteMoonEvent::FamilySaved { taoist, .. } => Effect::Ring(board(taoist), true),
        WhiteMoonEvent::SuLingPlaced { space } => Effect::Ring(geometry::su_ling(seating, space), true),
        WhiteMoonEvent::Shapeshifted { from, to } => {
            Effect::Flies(position.card(to)?, middle_of_space(seating, from), middle_of_space(seating, to))
        }
        WhiteMoonEvent::VillagerRevealed { .. }
        | WhiteMoonEvent::TaoistStoodUp { .. }
        | WhiteMoonEvent::TaoLeft { .. }
        | WhiteMoonEvent::SuLingReturned { .. }
        | WhiteMoonEvent::BarrierSpent
        | WhiteMoonEvent::BarrierEnded
        | WhiteMoonEvent::TrainingBegan { .. }
        | WhiteMoonEvent::ArtifactGained { .. }
        | WhiteMoonEvent::ArtifactUsed { .. }
        | WhiteMoonEvent::DieTurned { .. }
        | WhiteMoonEvent::StoneVoid { .. }
        | WhiteMoonEvent::PortalTaken
        | WhiteMoonEvent::PortalReturned
        | WhiteMoonEvent::GhostsLeft { .. }
        | WhiteMoonEvent::OnDeck { .. } => return None,
    })
}

/// The effects of Black Secret; demons, Taoists and the Shadow walk by themselves.
fn black_secret_effect(position: &Position, event: BlackSecretEvent) -> Option<Effect> {
    let spot = |tile| position.village().spot(tile).unwrap_or(Spot::Centre);
    let space = |at| middle_of_space(position.seating(), at);
    let face = geometry::wu_feng();
    let pile = |at: Spot| geometry::black_secret::cave_corner(at).plus(24.0, 46.0);
    Some(match event {
        BlackSecretEvent::CurseThrown { curse, .. } => Effect::Ring(Target::Curse(curse).middle(position), false),
        BlackSecretEvent::QiLaid { mantra, cause } => {
            let place = position.black_secret()?.place_of(mantra)?;
            let lost = cause == Cause::LostQi;
            let on_turn = middle_of_board(position.seating(), position.board_on_turn());
            let bank = corner(Corner::SouthWest).plus(125.0, 125.0);
            Effect::Goes("icon-qi", if lost { on_turn } else { bank }, geometry::mantra_at(place))
        }
        BlackSecretEvent::MantraTriggered { taoist, .. } => {
            Effect::Ring(middle_of_board(position.seating(), taoist), true)
        }
        BlackSecretEvent::TokenRevealed { token: Token::Urn, tile } => {
            Effect::Goes("secret-urn", pile(spot(tile)), face)
        }
        BlackSecretEvent::TokenRevealed { token, tile } => {
            let at = pile(spot(tile));
            Effect::Goes(token_art(token), at, at.plus(0.0, -24.0))
        }
        BlackSecretEvent::DemonExorcised { tile, .. } | BlackSecretEvent::LadderReturned { tile } => {
            Effect::Ring(geometry::cave(spot(tile)), true)
        }
        BlackSecretEvent::ShadowCame { tile } | BlackSecretEvent::LadderRemoved { tile, .. } => {
            Effect::Ring(geometry::cave(spot(tile)), false)
        }
        BlackSecretEvent::ShadowCursed { tile } => Effect::Ring(middle_of_tile(spot(tile)), false),
        BlackSecretEvent::SkeletonPlaced { space: at } => Effect::Goes("secret-skeleton", face, space(at)),
        BlackSecretEvent::SkeletonLeft { space: at, .. } => Effect::Ring(space(at), true),
        BlackSecretEvent::PowerOff { board } => Effect::Ring(middle_of_board(position.seating(), board), false),
        BlackSecretEvent::CurseRevealed { .. }
        | BlackSecretEvent::CursesRenewed
        | BlackSecretEvent::MantraRevealed { .. }
        | BlackSecretEvent::MantraSwapped { .. }
        | BlackSecretEvent::CardSpent { .. }
        | BlackSecretEvent::DemonSummoned { .. }
        | BlackSecretEvent::DemonMoved { .. }
        | BlackSecretEvent::DemonSearched { .. }
        | BlackSecretEvent::DemonHome { .. }
        | BlackSecretEvent::ShadowMoved { .. }
        | BlackSecretEvent::ShadowAttacked { .. }
        | BlackSecretEvent::LevelChanged { .. }
        | BlackSecretEvent::SummoningDrawn
        | BlackSecretEvent::IncarnationTaken { .. }
        | BlackSecretEvent::IncarnationPlayed { .. }
        | BlackSecretEvent::PowerBack { .. }
        | BlackSecretEvent::CursesForbidden
        | BlackSecretEvent::CursesAllowed
        | BlackSecretEvent::YinYangLost { .. }
        | BlackSecretEvent::CrystalReturned { .. }
        | BlackSecretEvent::PedestalCleared { .. }
        | BlackSecretEvent::MantraLaid { .. } => return None,
    })
}

fn draw(effect: Effect, delay: u32) -> impl IntoView {
    let way = |from: Point, to: Point| {
        format!(
            "--x0:{:.0}px;--y0:{:.0}px;--x1:{:.0}px;--y1:{:.0}px;animation-delay:{delay}ms",
            from.x, from.y, to.x, to.y
        )
    };
    match effect {
        Effect::Flies(card, from, to) => view! {
            <g class="effect flies" style=way(from, to)>
                {art(&format!("ghost-{:02}", card.number()), Point { x: -45.0, y: -45.0 }, 90.0)}
            </g>
        }
        .into_any(),
        Effect::Bursts(card, at) => view! {
            <g class="effect bursts" style=way(at, at)>
                {art(&format!("ghost-{:02}", card.number()), Point { x: -45.0, y: -45.0 }, 90.0)}
            </g>
        }
        .into_any(),
        Effect::Goes(name, from, to) => view! {
            <g class="effect goes" style=way(from, to)>{art(name, Point { x: -22.0, y: -22.0 }, 44.0)}</g>
        }
        .into_any(),
        Effect::Walks(family, from, to) => view! {
            <g class="effect goes" style=way(from, to)>{art(&format!("villager-{family}"), Point { x: -20.0, y: -20.0 }, 40.0)}</g>
        }
        .into_any(),
        Effect::Coin(tao, from, to) => view! {
            <g class="effect goes" style=way(from, to)>{super::supplies::coin(tao, Point { x: -20.0, y: -20.0 }, 40.0)}</g>
        }
        .into_any(),
        Effect::Ring(at, good) => view! {
            <g class="effect ring" class:good=good style=way(at, at)><circle r="40" /></g>
        }
        .into_any(),
    }
}
