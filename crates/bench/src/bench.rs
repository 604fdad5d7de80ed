use std::io::{Write, stdout};
use std::time::{Duration, Instant};

use clap::Args;
use ghost_stories_bots::{BotGame, Player};
use ghost_stories_command_line::{ExpansionOptions, Failure, MOST_GAMES, duration, undealt};
use ghost_stories_engine::{Edition, Level, Position, Waiting};
use ghost_stories_table::{RandomGame, SetupOptions, StepCounts};
use serde_json::json;

/// Measure play of four players at Normal on one core: the engine with random players, or a bot
#[derive(Args)]
pub struct Bench {
    /// How long to measure
    #[arg(long, default_value_t = 5.0, value_name = "N", allow_negative_numbers = true)]
    seconds: f64,
    /// Play exactly so many games instead, for instruction counts
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: Option<u64>,
    /// Measure this bot's decisions instead: random, novice, expert, ignores-villagers or oracle, with a budget if you like
    #[arg(long, value_name = "NAME")]
    bot: Option<Player>,
    /// Black Secret: who is Wu-Feng when a bot is measured
    #[arg(long, value_name = "NAME", requires = "black_secret", default_value = "novice")]
    wu_feng: Player,
    #[command(flatten)]
    expansions: ExpansionOptions,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How many set-ups the games go through.
const SETUPS: usize = 64;

impl Bench {
    pub fn run(&self) -> Result<(), Failure> {
        if !(0.1..=3600.0).contains(&self.seconds) {
            return Err(Failure::input("--seconds: expected a number from 0.1 to 3600"));
        }
        let mut setup_options = SetupOptions::new(4, Level::Normal, Edition::Revised);
        self.expansions.apply(&mut setup_options)?;
        setup_options.check().map_err(undealt)?;
        let starts: Vec<Position> = (0..SETUPS as u64)
            .map(|game| Position::new(&setup_options.deal_game(1, game), &mut ()).expect("dealt set-ups can be played"))
            .collect();
        if let Some(bot) = self.bot {
            return self.run_bot(bot, &starts);
        }
        let mut random = RandomGame::new(1, 0);
        let mut total = StepCounts::default();
        let mut games = 0u64;
        let limit = Duration::from_secs_f64(self.seconds);
        let began = Instant::now();
        let allocations = allocation_counter::measure(|| {
            while self
                .games
                .map_or_else(|| !games.is_multiple_of(64) || began.elapsed() < limit, |wanted| games < wanted)
            {
                let mut position = starts[games as usize % SETUPS];
                let counts = random.play(&mut position, &mut ());
                total.choices += counts.choices;
                total.outcomes += counts.outcomes;
                games += 1;
            }
        });
        let seconds = began.elapsed().as_secs_f64();
        self.print(&total, games, seconds, allocations.count_total)
    }

    /// Only decisions between several options count, and only the time they take.
    fn run_bot(&self, bot: Player, starts: &[Position]) -> Result<(), Failure> {
        let limit = Duration::from_secs_f64(self.seconds);
        let began = Instant::now();
        let (mut games, mut decisions, mut thinking) = (0u64, 0u64, Duration::ZERO);
        'games: while self.games.is_none_or(|wanted| games < wanted) {
            let mut position = starts[games as usize % SETUPS];
            let mut players = BotGame::new(&[bot], self.wu_feng, &position, 1, games);
            loop {
                let waiting = position.waiting();
                let real = matches!(waiting, Waiting::Choice(_)) && position.options().len() > 1;
                let asked = Instant::now();
                if players.step(&mut position, &mut ()).is_none() {
                    break;
                }
                if real {
                    thinking += asked.elapsed();
                    decisions += 1;
                }
                if self.games.is_none() && began.elapsed() >= limit {
                    break 'games;
                }
            }
            games += 1;
        }
        self.print_bot(bot, games, decisions, thinking.as_secs_f64())
    }

    #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
    fn print_bot(&self, bot: Player, games: u64, decisions: u64, seconds: f64) -> Result<(), Failure> {
        let mut out = stdout().lock();
        let each = seconds / decisions.max(1) as f64;
        let rate = decisions as f64 / seconds.max(1e-9);
        if self.json {
            let result = json!({
                "bot": bot.to_string(),
                "decisions_per_second": rate,
                "seconds_per_decision": each,
                "games": games,
                "decisions": decisions,
                "seconds": seconds,
            });
            writeln!(out, "{result}")?;
            return Ok(());
        }
        writeln!(out, "{bot}, 4 players, Normal, one core, {seconds:.1} s of thinking")?;
        writeln!(out, "  decisions per second  {rate:>14.0}")?;
        writeln!(out, "  time a decision       {:>14}", duration(each))?;
        writeln!(out, "  decisions             {decisions:>14}")?;
        writeln!(out, "  whole games           {games:>14}")?;
        Ok(())
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "counts stay far below 2^52, see MOST_GAMES and the limit of --seconds"
    )]
    fn print(&self, total: &StepCounts, games: u64, seconds: f64, allocations: u64) -> Result<(), Failure> {
        let rate = |number: u64| number as f64 / seconds;
        let steps = total.choices + total.outcomes;
        let allocations_per_game = allocations as f64 / games as f64;
        let mut out = stdout().lock();
        if self.json {
            let result = json!({
                "decisions_per_second": rate(total.choices),
                "steps_per_second": rate(steps),
                "games_per_second": rate(games),
                "state_bytes": size_of::<Position>(),
                "allocations_per_game": allocations_per_game,
                "games": games,
                "steps": steps,
                "decisions": total.choices,
                "seconds": seconds,
            });
            writeln!(out, "{result}")?;
            return Ok(());
        }
        writeln!(out, "random play, 4 players, Normal, one core, {seconds:.1} s")?;
        writeln!(out, "  decisions per second  {:>14.0}", rate(total.choices))?;
        writeln!(out, "  steps per second      {:>14.0}", rate(steps))?;
        writeln!(out, "  games per second      {:>14.0}", rate(games))?;
        writeln!(out, "  state bytes           {:>14}", size_of::<Position>())?;
        writeln!(out, "  allocations per game  {allocations_per_game:>14}")?;
        Ok(())
    }
}
