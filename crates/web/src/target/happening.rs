//! Where on the table a thing happened.

use ghost_stories_engine::{BlackSecretEvent, Event, Position, Spot, Tile, WhiteMoonEvent};

use super::Target;

impl Target {
    /// The thing at which something happened; none if it happened to the whole game.
    pub fn of_event(position: &Position, event: Event) -> Option<Target> {
        Some(match event {
            Event::TurnBegan { board }
            | Event::Overrun { board }
            | Event::CurseRolled { board, .. }
            | Event::QiLost { board, .. }
            | Event::BoardPossessed { board, .. }
            | Event::PowerUsed { board, .. }
            | Event::TokenSpent { board, .. } => Target::Board(board),
            Event::YangBegan { taoist }
            | Event::CurseSpared { taoist }
            | Event::CurseRerolled { taoist }
            | Event::TaoRolled { taoist, .. }
            | Event::TaoRerolled { taoist, .. }
            | Event::QiGained { taoist, .. }
            | Event::NoQiLeft { taoist, .. }
            | Event::TaoLost { taoist, .. }
            | Event::TaoSpent { taoist, .. }
            | Event::TaoGained { taoist, .. }
            | Event::NoTaoLeft { taoist, .. }
            | Event::YinYangSpent { taoist }
            | Event::YinYangGained { taoist, .. }
            | Event::TaoistDied { taoist }
            | Event::TaoistRevived { taoist }
            | Event::ExorcismBegan { taoist }
            | Event::ExorcismFailed { taoist }
            | Event::TokenTaken { taoist }
            | Event::BuddhaTaken { taoist } => Target::Board(taoist),
            Event::FigureAdvanced { space, .. }
            | Event::FigureReturned { space, .. }
            | Event::NothingToHaunt { space }
            | Event::CardPlaced { space, .. }
            | Event::BuddhaReturned { space }
            | Event::GhostDiscarded { space, .. }
            | Event::GhostExorcised { space, .. }
            | Event::GhostMoved { to: space, .. }
            | Event::EffectBegan { space, .. }
            | Event::MantraLaid { space }
            | Event::BuddhaPlaced { space, .. } => Target::Space(space),
            Event::TileHaunted { tile, .. }
            | Event::TileRestored { tile, .. }
            | Event::TaoistMoved { tile, .. }
            | Event::HelpAsked { tile, .. } => Target::Tile(tile),
            Event::CircleCleared { .. } | Event::CircleSet { .. } => Target::Tile(Tile::Circle),
            Event::CardDrawn { .. } => Target::Deck,
            Event::WhiteMoon(event) => return of_white_moon(position, event),
            Event::BlackSecret(event) => return of_black_secret(position, event),
            Event::NoFreeSpace | Event::NoDieToHold { .. } | Event::MantraReturned { .. } | Event::GameOver { .. } => {
                return None;
            }
        })
    }
}

fn of_white_moon(position: &Position, event: WhiteMoonEvent) -> Option<Target> {
    Some(match event {
        WhiteMoonEvent::VillagerRevealed { tile, .. }
        | WhiteMoonEvent::VillagerMoved { tile, .. }
        | WhiteMoonEvent::VillagerSaved { tile, .. }
        | WhiteMoonEvent::VillagerDied { tile, .. }
        | WhiteMoonEvent::VillagerReturned { tile, .. } => Target::Tile(tile),
        WhiteMoonEvent::CrystalPlaced { tile, .. } => Target::Pedestal(spot_of(position, tile)),
        WhiteMoonEvent::FamilySaved { taoist, .. }
        | WhiteMoonEvent::TaoistLaidDown { taoist, .. }
        | WhiteMoonEvent::TaoistStoodUp { taoist }
        | WhiteMoonEvent::CrystalGained { taoist, .. }
        | WhiteMoonEvent::CrystalSpent { taoist }
        | WhiteMoonEvent::BarrierRolls { board: taoist }
        | WhiteMoonEvent::TrainingBegan { taoist, .. }
        | WhiteMoonEvent::ArtifactGained { taoist, .. }
        | WhiteMoonEvent::ArtifactUsed { taoist, .. }
        | WhiteMoonEvent::DieTurned { taoist, .. } => Target::Board(taoist),
        WhiteMoonEvent::TaoLeft { taoist, .. } => Target::Board(taoist?),
        WhiteMoonEvent::SuLingPlaced { space } | WhiteMoonEvent::Shapeshifted { to: space, .. } => Target::Space(space),
        WhiteMoonEvent::PortalTaken | WhiteMoonEvent::PortalReturned => Target::Portal,
        WhiteMoonEvent::OnDeck { .. } => Target::Deck,
        WhiteMoonEvent::SuLingReturned { .. }
        | WhiteMoonEvent::BarrierBegan { .. }
        | WhiteMoonEvent::BarrierSpent
        | WhiteMoonEvent::BarrierEnded
        | WhiteMoonEvent::StoneVoid { .. }
        | WhiteMoonEvent::GhostsLeft { .. } => return None,
    })
}

fn of_black_secret(position: &Position, event: BlackSecretEvent) -> Option<Target> {
    Some(match event {
        BlackSecretEvent::CurseRevealed { curse } | BlackSecretEvent::CurseThrown { curse, .. } => Target::Curse(curse),
        BlackSecretEvent::MantraRevealed { mantra }
        | BlackSecretEvent::QiLaid { mantra, .. }
        | BlackSecretEvent::MantraTriggered { mantra, .. }
        | BlackSecretEvent::MantraSwapped { new: mantra, .. } => Target::BloodMantra(mantra),
        BlackSecretEvent::DemonSummoned { demon, .. }
        | BlackSecretEvent::DemonMoved { demon, .. }
        | BlackSecretEvent::DemonSearched { demon, .. }
        | BlackSecretEvent::DemonExorcised { demon, .. }
        | BlackSecretEvent::DemonHome { demon, .. }
        | BlackSecretEvent::MantraLaid { demon } => Target::Demon(demon),
        BlackSecretEvent::TokenRevealed { tile, .. }
        | BlackSecretEvent::LadderRemoved { tile, .. }
        | BlackSecretEvent::LadderReturned { tile }
        | BlackSecretEvent::LevelChanged { tile, below: true, .. } => Target::Cave(spot_of(position, tile)),
        BlackSecretEvent::LevelChanged { tile, below: false, .. } | BlackSecretEvent::ShadowCursed { tile } => {
            Target::Tile(tile)
        }
        BlackSecretEvent::PedestalCleared { tile } => Target::Pedestal(spot_of(position, tile)),
        BlackSecretEvent::ShadowCame { .. }
        | BlackSecretEvent::ShadowMoved { .. }
        | BlackSecretEvent::ShadowAttacked { .. } => Target::Shadow,
        BlackSecretEvent::SkeletonPlaced { space } | BlackSecretEvent::SkeletonLeft { space, .. } => {
            Target::Space(space)
        }
        BlackSecretEvent::PowerOff { board } | BlackSecretEvent::PowerBack { board } => Target::Board(board),
        BlackSecretEvent::YinYangLost { taoist } | BlackSecretEvent::CrystalReturned { taoist } => {
            Target::Board(taoist)
        }
        BlackSecretEvent::SummoningDrawn => Target::Deck,
        BlackSecretEvent::CursesRenewed
        | BlackSecretEvent::CardSpent { .. }
        | BlackSecretEvent::IncarnationTaken { .. }
        | BlackSecretEvent::IncarnationPlayed { .. }
        | BlackSecretEvent::CursesForbidden
        | BlackSecretEvent::CursesAllowed => Target::WuFeng,
    })
}

fn spot_of(position: &Position, tile: Tile) -> Spot {
    position.village().spot(tile).unwrap_or(Spot::Centre)
}
