//! What just happened, moved over the table for a moment. Each effect is drawn once and fades by itself.

use ghost_stories_engine::{
    BlackSecretEvent, Card, Cause, Colour, Event, Family, Position, Space, Spot, Tao, Tile, Token, WhiteMoonEvent,
};
use leptos::prelude::*;

use super::{Shared, art, seen_at};
use crate::geometry::Point;
use crate::panel::token_art;
use crate::play::moments;
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
        let places = Places { shared, position: &position };
        let size = shared.geometry.layout.cell.0.min(shared.geometry.layout.cell.1);
        let moved = events
            .iter()
            .zip(moments(&events))
            .filter_map(|(&event, moment)| Some(draw(effect(&places, event)?, size, pace.milliseconds(moment.begins))));
        moved.collect::<Vec<_>>()
    }
}

/// Where things are: on the board by its measures, beside it as they are seen.
struct Places<'a> {
    shared: Shared,
    position: &'a Position,
}

impl Places<'_> {
    fn space(&self, at: Space) -> Point {
        self.shared.geometry.space(at).middle()
    }

    fn spot(&self, tile: Tile) -> Spot {
        self.position.village().spot(tile).unwrap_or(Spot::Centre)
    }

    fn tile(&self, tile: Tile) -> Point {
        self.shared.geometry.tile(self.spot(tile)).middle()
    }

    fn cave(&self, tile: Tile) -> Point {
        self.shared.geometry.cave(self.spot(tile)).middle()
    }

    fn board(&self, board: Colour) -> Point {
        self.shared.geometry.plate(board).middle()
    }

    fn pile(&self, tile: Tile) -> Point {
        self.shared.geometry.villagers(self.spot(tile))
    }

    /// Something in the rail; where it is out of sight, the deck, which never is.
    fn beside(&self, target: Target) -> Point {
        let geometry = self.shared.geometry;
        let seen = seen_at(geometry, target).or_else(|| seen_at(geometry, Target::Deck));
        seen.unwrap_or(Point::ORIGIN)
    }
}

fn effect(places: &Places, event: Event) -> Option<Effect> {
    let space = |at| places.space(at);
    let tile = |tile| places.tile(tile);
    let board = |board| places.board(board);
    let bank = |target| places.beside(target);
    let temple = tile(Tile::Temple);
    Some(match event {
        Event::CardPlaced { card, space: at } => Effect::Flies(card, places.beside(Target::Deck), space(at)),
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
        Event::QiLost { board: at, .. } if places.position.black_secret().is_some() => Effect::Ring(board(at), false),
        Event::QiLost { board: at, .. } => Effect::Goes("icon-qi", board(at), bank(Target::BankQi)),
        Event::QiGained { taoist, .. } => Effect::Goes("icon-qi", bank(Target::BankQi), board(taoist)),
        Event::TaoGained { taoist, tao, .. } => Effect::Coin(tao, bank(Target::BankTao(tao)), board(taoist)),
        Event::TaoLost { taoist, tao, .. } | Event::TaoSpent { taoist, tao } => {
            Effect::Coin(tao, board(taoist), bank(Target::BankTao(tao)))
        }
        Event::YinYangSpent { taoist } => Effect::Goes("icon-yin-yang", board(taoist), bank(Target::BankQi)),
        Event::YinYangGained { taoist, .. } => Effect::Goes("icon-yin-yang", bank(Target::BankQi), board(taoist)),
        Event::BuddhaTaken { taoist } => Effect::Goes("icon-buddha", temple, board(taoist)),
        Event::BuddhaPlaced { taoist, space: at } => Effect::Goes("icon-buddha", board(taoist), space(at)),
        Event::BuddhaReturned { space: at } => Effect::Goes("icon-buddha", space(at), temple),
        Event::MantraLaid { space: at } => Effect::Ring(space(at), true),
        Event::FigureAdvanced { space: at, .. }
        | Event::FigureReturned { space: at, .. }
        | Event::NothingToHaunt { space: at }
        | Event::EffectBegan { space: at, .. } => Effect::Ring(space(at), false),
        Event::TurnBegan { board: at } => Effect::Ring(board(at), true),
        Event::CurseRolled { board: at, .. } => Effect::Ring(board(at), false),
        Event::WhiteMoon(event) => return white_moon_effect(places, event),
        Event::BlackSecret(event) => return black_secret_effect(places, event),
        // Words tell these, or the table as it is drawn.
        Event::YangBegan { .. }
        | Event::NoQiLeft { .. }
        | Event::NoTaoLeft { .. }
        | Event::NoFreeSpace
        | Event::CardDrawn { .. }
        | Event::NoDieToHold { .. }
        | Event::CircleCleared { .. }
        | Event::CircleSet { .. }
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
fn white_moon_effect(places: &Places, event: WhiteMoonEvent) -> Option<Effect> {
    let pile = |tile| places.pile(tile);
    let at = |target: Target| places.beside(target);
    let board = |board| places.board(board);
    let geometry = places.shared.geometry;
    Some(match event {
        WhiteMoonEvent::VillagerMoved { family, from, tile, .. } => Effect::Walks(family, pile(from), pile(tile)),
        WhiteMoonEvent::VillagerSaved { family, tile, .. } => Effect::Walks(family, pile(tile), at(Target::Shelter)),
        WhiteMoonEvent::VillagerDied { family, tile, .. } => Effect::Walks(family, pile(tile), at(Target::Graveyard)),
        WhiteMoonEvent::VillagerReturned { family, tile } => Effect::Walks(family, at(Target::Graveyard), pile(tile)),
        WhiteMoonEvent::CrystalGained { taoist, .. } => {
            Effect::Goes("icon-crystal", at(Target::Crystals), board(taoist))
        }
        WhiteMoonEvent::CrystalSpent { taoist } => Effect::Goes("icon-crystal", board(taoist), at(Target::Crystals)),
        WhiteMoonEvent::CrystalPlaced { tile, .. } => Effect::Ring(geometry.pedestal(places.spot(tile)), true),
        WhiteMoonEvent::BarrierBegan { .. } => Effect::Ring(geometry.village().middle(), true),
        WhiteMoonEvent::BarrierRolls { board: of } => Effect::Ring(board(of), true),
        WhiteMoonEvent::TaoistLaidDown { taoist, .. } => Effect::Ring(board(taoist), false),
        WhiteMoonEvent::FamilySaved { taoist, .. } => Effect::Ring(board(taoist), true),
        WhiteMoonEvent::SuLingPlaced { space } => Effect::Ring(geometry.middle_stone(space), true),
        WhiteMoonEvent::Shapeshifted { from, to } => {
            Effect::Flies(places.position.card(to)?, places.space(from), places.space(to))
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
fn black_secret_effect(places: &Places, event: BlackSecretEvent) -> Option<Effect> {
    let face = || places.beside(Target::WuFeng);
    Some(match event {
        BlackSecretEvent::CurseThrown { curse, .. } => Effect::Ring(places.beside(Target::Curse(curse)), false),
        BlackSecretEvent::QiLaid { mantra, cause } => {
            let lost = cause == Cause::LostQi;
            let on_turn = places.board(places.position.board_on_turn());
            let from = if lost { on_turn } else { places.beside(Target::BankQi) };
            Effect::Goes("icon-qi", from, places.beside(Target::BloodMantra(mantra)))
        }
        BlackSecretEvent::MantraTriggered { taoist, .. } => Effect::Ring(places.board(taoist), true),
        BlackSecretEvent::TokenRevealed { token: Token::Urn, tile } => {
            Effect::Goes("secret-urn", places.cave(tile), face())
        }
        BlackSecretEvent::TokenRevealed { token, tile } => {
            let at = places.cave(tile);
            Effect::Goes(token_art(token), at, at.plus(0.0, -24.0))
        }
        BlackSecretEvent::DemonExorcised { tile, .. } | BlackSecretEvent::LadderReturned { tile } => {
            Effect::Ring(places.cave(tile), true)
        }
        BlackSecretEvent::ShadowCame { tile } | BlackSecretEvent::LadderRemoved { tile, .. } => {
            Effect::Ring(places.cave(tile), false)
        }
        BlackSecretEvent::ShadowCursed { tile } => Effect::Ring(places.tile(tile), false),
        BlackSecretEvent::SkeletonPlaced { space: at } => Effect::Goes("secret-skeleton", face(), places.space(at)),
        BlackSecretEvent::SkeletonLeft { space: at, .. } => Effect::Ring(places.space(at), true),
        BlackSecretEvent::PowerOff { board } => Effect::Ring(places.board(board), false),
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

fn draw(effect: Effect, size: f64, delay: u32) -> impl IntoView {
    let way = |from: Point, to: Point| {
        format!(
            "--x0:{:.0}px;--y0:{:.0}px;--x1:{:.0}px;--y1:{:.0}px;animation-delay:{delay}ms",
            from.x, from.y, to.x, to.y
        )
    };
    let ghost = Point { x: -0.35 * size, y: -0.35 * size };
    let token = Point { x: -0.16 * size, y: -0.16 * size };
    match effect {
        Effect::Flies(card, from, to) => view! {
            <g class="effect flies" style=way(from, to)>
                {art(&format!("ghost-{:02}", card.number()), ghost, 0.7 * size)}
            </g>
        }
        .into_any(),
        Effect::Bursts(card, at) => view! {
            <g class="effect bursts" style=way(at, at)>
                {art(&format!("ghost-{:02}", card.number()), ghost, 0.7 * size)}
            </g>
        }
        .into_any(),
        Effect::Goes(name, from, to) => view! {
            <g class="effect goes" style=way(from, to)>{art(name, token, 0.32 * size)}</g>
        }
        .into_any(),
        Effect::Walks(family, from, to) => view! {
            <g class="effect goes" style=way(from, to)>{art(&format!("villager-{family}"), token, 0.32 * size)}</g>
        }
        .into_any(),
        Effect::Coin(tao, from, to) => view! {
            <g class="effect goes" style=way(from, to)>{super::supplies::coin(tao, token, 0.32 * size)}</g>
        }
        .into_any(),
        Effect::Ring(at, good) => view! {
            <g class="effect ring" class:good=good style=way(at, at)><circle r=0.32 * size /></g>
        }
        .into_any(),
    }
}
