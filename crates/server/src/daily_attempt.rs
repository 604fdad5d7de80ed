//! An attempt at the challenge of the day. The first of a player counts, as far as their network may have one more; what is played for
//! practice is dealt from a seed of its own.

use std::net::IpAddr;

use ghost_stories_bots::Player;
use ghost_stories_engine::{Edition, RULES_REVISION, Who};
use ghost_stories_online::{
    Kind, NewChallenge, OpenedChallenge, OpenedTable, Pace, Phase, PracticeReason, RefusalReason, Seat,
};
use ghost_stories_table::{BlackSecretSetupOptions, FileSetup, SetupOptions, WhiteMoonSetupOptions};

use crate::daily::{plan, today};
use crate::hub::{Hub, HubError};
use crate::network_mark::name_of_network;
use crate::seat_token::{fresh_name, fresh_seat_token, fresh_seed, name_of_attempt, seat_token_of_attempt};
use crate::stored_event::{Newcomer, StoredEvent};
use crate::table::{DecidedEvent, HostedTable, Refused, name};

/// Whether the attempt of a player that counts goes on.
enum FirstAttempt {
    NotBegun,
    GoesOn,
    Over,
}

/// How a player is known from one attempt to the next, if it can be that.
fn check_player(player: &str) -> Result<&str, Refused> {
    if (16..=64).contains(&player.len()) && player.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Ok(player);
    }
    Err(Refused::new(
        RefusalReason::Malformed,
        "player: expected 16 to 64 random letters and digits that you keep for yourself",
    ))
}

/// The first event of an attempt.
fn opened(day: u32, (seed, game): (u64, u64), host: Newcomer, unranked: bool) -> StoredEvent {
    let (kind, level, players) = plan(day);
    let mut setup_options = SetupOptions::new(players, level, Edition::Revised);
    setup_options.white_moon = (kind == Kind::WhiteMoon).then(WhiteMoonSetupOptions::default);
    setup_options.black_secret = (kind == Kind::BlackSecret).then(BlackSecretSetupOptions::default);
    let setup = setup_options.deal_game(seed, 0);
    let taoists = setup.players.iter().map(|colour| (Who::Taoist(colour), None));
    let wu_feng = setup_options.black_secret.map(|_| (Who::WuFeng, Some(Player::Expert(Player::NODES))));
    let seat = |(who, bot): (Who, Option<Player>)| Seat {
        seat: who,
        person: bot.is_none().then_some(0),
        bot,
        gives_way: false,
    };
    let seats = taoists.chain(wu_feng).map(seat).collect();
    let (revision, setup) = (RULES_REVISION, Box::new(FileSetup::from(&setup)));
    StoredEvent::Opened {
        revision,
        setup,
        seed,
        game,
        seats,
        host,
        day: Some(day),
        unranked,
        clock: Pace::Untimed,
        listing: None,
    }
}

fn ranked(table: String, seat_token: String) -> OpenedChallenge {
    OpenedChallenge { table, person: 0, seat_token, ranked: true, why: None }
}

impl Hub {
    /// Opens a table for somebody's attempt, or leads back to the one that counts while it goes on. The game has begun.
    pub async fn attempt(&self, new: &NewChallenge, address: IpAddr) -> Result<OpenedChallenge, HubError> {
        let day = today();
        name(&new.name)?;
        let Some(player) = new.player.as_deref().map(check_player).transpose()? else {
            return self.practise(day, &new.name, PracticeReason::NoPlayer).await;
        };
        let failed = |error| self.storage_failed(&error);
        let (table, seat_token) = (name_of_attempt(day, player), seat_token_of_attempt(day, player));
        if let FirstAttempt::NotBegun = self.first_attempt(&table, &seat_token.0).await? {
            let seed = self.store.seed_of_day(day, fresh_seed()).await.map_err(failed)?;
            let (network, most) = (name_of_network(address, seed), self.limits.ranked_attempts);
            if !self.store.count_attempt(day, &network, most).await.map_err(failed)? {
                return self.practise(day, &new.name, PracticeReason::Network).await;
            }
            // Nothing is opened if the same player was quicker from elsewhere.
            let first = |host| opened(day, (seed, 0), host, false);
            self.open_with(table.clone(), &new.name, seat_token.clone(), first).await?;
        }
        match self.first_attempt(&table, &seat_token.0).await? {
            FirstAttempt::GoesOn => {
                self.begin(&table).await?;
                Ok(ranked(table, seat_token.0))
            }
            FirstAttempt::Over => self.practise(day, &new.name, PracticeReason::Finished).await,
            FirstAttempt::NotBegun => Err(HubError::Storage),
        }
    }

    /// How the attempt of a player that counts stands. One to which nobody can come back is over.
    async fn first_attempt(&self, table: &str, seat_token: &str) -> Result<FirstAttempt, HubError> {
        let goes_on = |table: &HostedTable| {
            !table.is_over() && !table.is_closed() && !table.is_newer() && table.person(seat_token).is_some()
        };
        match self.look(table, goes_on).await {
            Ok(true) => Ok(FirstAttempt::GoesOn),
            Ok(false) | Err(HubError::OlderRules(_) | HubError::Newer | HubError::Damaged) => Ok(FirstAttempt::Over),
            Err(HubError::NoTable) => Ok(FirstAttempt::NotBegun),
            Err(trouble @ (HubError::Refused(_) | HubError::Storage | HubError::Uncertain | HubError::Busy)) => {
                Err(trouble)
            }
        }
    }

    /// Opens a table whose cards and dice have nothing to do with those of the day.
    async fn practise(&self, day: u32, name: &str, why: PracticeReason) -> Result<OpenedChallenge, HubError> {
        let first = |host| opened(day, (fresh_seed(), fresh_seed()), host, true);
        let table = self.open_with(fresh_name(), name, fresh_seat_token(), first).await?;
        let OpenedTable { table, person, seat_token } = table.ok_or(HubError::Storage)?;
        self.begin(&table).await?;
        Ok(OpenedChallenge { table, person, seat_token, ranked: false, why: Some(why) })
    }

    /// Begins a game that waits for nobody, unless it has begun.
    async fn begin(&self, id: &str) -> Result<(), HubError> {
        let live = self.table(id).await?;
        let mut inner = live.inner.lock().await;
        inner.catch_up(self).await?;
        let begin = |table: &HostedTable, _| match table.state().phase {
            Phase::Open => table.begin().map(DecidedEvent::from),
            Phase::Playing | Phase::Over => Err(Refused::new(RefusalReason::Begun, "the game has begun already")),
        };
        match inner.store(self, begin).await {
            Ok((_, happened)) => inner.tell(&happened),
            Err(HubError::Refused(Refused { why: RefusalReason::Begun, .. })) => {}
            Err(trouble) => return Err(trouble),
        }
        Ok(())
    }
}
