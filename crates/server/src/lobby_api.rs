//! The requests of the lobby: its list, a seat at once, and the connection that hears of changes.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use ghost_stories_bots::Player;
use ghost_stories_engine::{Edition, Incarnations, Level};
use ghost_stories_online::{
    BlackSecretOptions, ClientMessage, Kind, Listing, LobbyList, NewSeat, NewTable, Pace, Problem, QuickSeat,
    RefusalReason, SeatFor, SeatTaken, TableEvent, WhiteMoonOptions,
};
use ghost_stories_table::Portal;

use crate::api::{Address, answer, may_open, refusal, upgrade};
use crate::hub::{Hub, HubError};
use crate::lobby_socket;
use crate::table::{HostedTable, REMOVED_FOR_GOOD, Refused, RequestContext, name};

/// How many tables are tried where others may be quicker.
const TRIES: usize = 5;
/// The Taoists at a table that a quick seat opens: one for whoever asked, the others for those who come.
const TAOISTS: usize = 3;
/// Who plays in their place until then.
const BOT: Player = SeatFor::BOTS[2];

/// The tables that look for people
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = LobbyList)))]
pub async fn lobby(State(hub): State<Arc<Hub>>) -> Json<LobbyList> {
    Json(hub.lobby.list())
}

/// Takes a seat at once: at the table of the lobby that suits best, or at one that is opened and listed
#[utoipa::path(post, path = "/api/lobby/seat", request_body = QuickSeat, responses(
    (status = 201, body = SeatTaken), (status = 404, body = Problem), (status = 410, body = Problem, description = "the seat is not free any more"), (status = 422, body = Problem), (status = 429, body = Problem),
    (status = 503, body = Problem, description = "the storage does not keep up; try again after the seconds in Retry-After")))]
pub async fn take_seat(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    wishes: Result<Json<QuickSeat>, JsonRejection>,
) -> Response {
    let wishes = match may_open(&hub, address, wishes) {
        Ok(wishes) => wishes,
        Err(refused) => return *refused,
    };
    match hub.quick_seat(&wishes, address).await {
        Err(HubError::Refused(Refused { why: why @ RefusalReason::Taken, error, .. })) => {
            refusal(StatusCode::GONE, why.into(), error)
        }
        taken => answer(StatusCode::CREATED, taken),
    }
}

/// Hears of the lobby: a WebSocket that carries `LobbyMessage`, everything first and then each change
#[utoipa::path(get, path = "/api/lobby/socket", responses(
    (status = 101, description = "The connection is a WebSocket now"), (status = 403, body = Problem)))]
pub async fn connect(State(hub): State<Arc<Hub>>, Address(address): Address, request: Request) -> Response {
    upgrade(request, move |stream| lobby_socket::serve(hub, stream, address))
}

impl Hub {
    /// Takes a seat for somebody new: at the table they name, at the one that suits them best, or at one of their own.
    async fn quick_seat(self: &Arc<Hub>, wishes: &QuickSeat, address: IpAddr) -> Result<SeatTaken, HubError> {
        if let Some(problem) = wishes.problem() {
            return Err(Refused::new(RefusalReason::Malformed, problem).into());
        }
        name(&wishes.name)?;
        if let Some(table) = &wishes.table {
            return self.seat_at(table, wishes, address).await;
        }
        for table in self.lobby.matches(wishes).into_iter().take(TRIES) {
            match self.seat_at(&table, wishes, address).await {
                // Somebody else was quicker, or the table is gone.
                Err(
                    HubError::Refused(_)
                    | HubError::NoTable
                    | HubError::Damaged
                    | HubError::Newer
                    | HubError::OlderRules(_),
                ) => {}
                done => return done,
            }
        }
        self.open_listed(wishes, address).await
    }

    /// Takes a seat at a listed table.
    async fn seat_at(self: &Arc<Hub>, table: &str, wishes: &QuickSeat, address: IpAddr) -> Result<SeatTaken, HubError> {
        let live = self.table(table).await?;
        let mut inner = live.inner.lock().await;
        inner.touched = Instant::now();
        inner.catch_up(self).await?;
        let free = inner.table.listed().map(|listed| listed.free_seats()).unwrap_or_default();
        let seat = wishes.seat.or(free.first().copied()).filter(|seat| free.contains(seat));
        let taken = || Refused::new(RefusalReason::Taken, "this seat is not free any more; look at the list again");
        let seat = seat.ok_or_else(taken)?;
        let sit = ClientMessage::Sit { seat, name: Some(wishes.name.clone()) };
        let context = RequestContext { address: Some(address), ..RequestContext::default() };
        let decide = |table: &HostedTable, at| {
            if table.is_barred(address) {
                return Err(Refused::new(RefusalReason::RemovedForGood, REMOVED_FOR_GOOD));
            }
            let mut decision = table.decide_in(&context, None, &sit, at)?;
            table.note_network(None, address, &mut decision);
            Ok(decision)
        };
        let (decision, happened) = inner.store(self, decide).await?;
        let TableEvent::Sat { person, .. } = happened.what else { return Err(HubError::Damaged) };
        inner.tell(&happened);
        self.let_bot_think(&live, &mut inner, false);
        let seat_token = decision.seat_token.ok_or(HubError::Damaged)?;
        Ok(SeatTaken { table: table.to_owned(), person, seat_token, seat, opened: false })
    }

    /// Opens a listed table where bots play until somebody comes.
    async fn open_listed(&self, wishes: &QuickSeat, address: IpAddr) -> Result<SeatTaken, HubError> {
        let opened = self.open(&table_for(wishes), address).await?;
        let own = |seats: &[ghost_stories_online::Seat]| {
            seats.iter().find(|seat| seat.person == Some(opened.person)).map(|seat| seat.seat)
        };
        let seat = self.look(&opened.table, |table| own(&table.state().seats)).await?;
        Ok(SeatTaken {
            table: opened.table,
            person: opened.person,
            seat_token: opened.seat_token,
            seat: seat.ok_or(HubError::Damaged)?,
            opened: true,
        })
    }
}

/// The table that is opened for somebody where none suits.
fn table_for(wishes: &QuickSeat) -> NewTable {
    let (white_moon, black_secret) = match wishes.kind.unwrap_or(Kind::Base) {
        Kind::Base => (false, false),
        Kind::WhiteMoon => (true, false),
        Kind::BlackSecret => (false, true),
        Kind::Both => (true, true),
    };
    let seat = |index| {
        let player = if index == 0 { SeatFor::Me } else { SeatFor::Bot(BOT) };
        NewSeat { player, colour: None, power: None }
    };
    NewTable {
        clock: Pace::Untimed,
        word: None,
        name: wishes.name.clone(),
        level: wishes.level.unwrap_or(Level::Initiation),
        rules: Edition::Revised,
        five_qi: false,
        seats: (0..TAOISTS).map(seat).collect(),
        first: None,
        white_moon: white_moon.then_some(WhiteMoonOptions { portal: Portal::Centre, incarnations: Incarnations::Both }),
        black_secret: black_secret.then_some(BlackSecretOptions {
            wu_feng: SeatFor::Bot(BOT),
            catacombs: None,
            demons: None,
        }),
        random_tiles: false,
        village: None,
        data: None,
        listing: Some(Listing { language: wishes.language.clone() }),
        bots_give_way: true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_can_be_dealt_for_every_wish() {
        for kind in Kind::ALL.into_iter().map(Some).chain([None]) {
            for level in Level::ALL.into_iter().map(Some).chain([None]) {
                let (name, language) = ("Eve".to_owned(), "en".to_owned());
                let wishes = QuickSeat { name, language, table: None, seat: None, kind, level, except: Vec::new() };
                let (setup, seats) = table_for(&wishes).deal(7).unwrap();
                assert_eq!(
                    Kind::of(setup.white_moon.is_some(), setup.black_secret.is_some()),
                    kind.unwrap_or(Kind::Base)
                );
                assert_eq!(seats.iter().filter(|(_, player)| *player == SeatFor::Me).count(), 1);
            }
        }
    }
}
