//! Records that today's rules refuse at some step: a corrected rule loses no game.
//!
//! No rule has ever allowed `take-token` at a table of four players, so it stands here for what older rules allowed.

use std::fs;
use std::iter::repeat_n;
use std::path::Path;

use ghost_stories_engine::{ByColour, Edition, Level, Position, RULES_REVISION, Rule};
use ghost_stories_lang::Language;
use ghost_stories_table::{
    BlackSecretSetupOptions, Purpose, Replay, ReplayError, SetupOptions, Step, Stream, Table, WhiteMoonSetupOptions,
    WrittenPosition, written,
};

const REFUSED: &str = "take-token";

fn setup_options(seed: u64) -> SetupOptions {
    let level = Level::ALL[(seed / 4 % 4) as usize];
    let edition = Edition::ALL[(seed / 2 % 2) as usize];
    SetupOptions {
        white_moon: seed.is_multiple_of(2).then(WhiteMoonSetupOptions::default),
        black_secret: seed.is_multiple_of(3).then(BlackSecretSetupOptions::default),
        ..SetupOptions::new(1 + (seed % 4) as u8, level, edition)
    }
}

fn table(setup_options: SetupOptions, seed: u64) -> Table {
    Table::new(setup_options.deal_game(seed, 0), seed, ByColour::default()).unwrap()
}

fn of_four(seed: u64) -> Table {
    table(SetupOptions::new(4, Level::Initiation, Edition::Revised), seed)
}

/// Goes on at random until something is so, or the game is over.
fn play_until(table: &mut Table, random: &mut Stream, so: impl Fn(&Table) -> bool) {
    while !so(table) && table.position().ending().is_none() {
        if table.advance().is_none() {
            let choice = random.pick(&table.position().options());
            table.choose(choice).unwrap();
        }
    }
}

fn players(seed: u64) -> Stream {
    Stream::new(seed, 0, Purpose::Players)
}

/// A table that waits between two steps of Yang after at least so many steps.
fn in_yang(seed: u64, steps: usize) -> Table {
    let mut table = of_four(seed);
    play_until(&mut table, &mut players(seed), |table| table.len() >= steps && table.position().between_steps());
    assert!(table.position().ending().is_none(), "another seed");
    table
}

/// The first step from this one on that follows a moment of Yang.
fn in_yang_from(table: &Table, step: usize) -> usize {
    let is_yang = |step: &usize| table.game().position_after(step - 1).is_some_and(Position::between_steps);
    (step..=table.len()).find(is_yang).unwrap()
}

/// The record with a step that no rule allows as its step `at`.
fn with_refused(mut replay: Replay, at: usize) -> Replay {
    replay.steps.insert(at - 1, REFUSED.parse().unwrap());
    for written in replay.positions.iter_mut().filter(|written| written.after >= at) {
        written.after += 1;
    }
    replay
}

fn written_after(table: &Table, after: usize) -> Option<WrittenPosition> {
    let position = written::position(table.game().position_after(after)?, table.game().setup())?;
    Some(WrittenPosition { after, position })
}

fn opened(replay: &Replay) -> Table {
    Table::open(&Replay::read(&replay.write()).unwrap(), 0).unwrap()
}

#[test]
fn a_position_is_read_as_it_was_written_at_every_moment_of_yang() {
    let (mut moments, mut unwritten, mut hands) = (0, 0, 0);
    for seed in 0..240 {
        let mut table = table(setup_options(seed), seed);
        let mut random = players(seed);
        while table.position().ending().is_none() {
            let before = table.len();
            play_until(&mut table, &mut random, |table| table.len() > before);
            if !table.position().between_steps() {
                assert_eq!(written::position(table.position(), table.game().setup()), None);
                continue;
            }
            moments += 1;
            let Some(text) = written::position(table.position(), table.game().setup()) else {
                unwritten += 1;
                continue;
            };
            let read = written::read_position(&text).unwrap();
            assert!(read.goes_on_like(table.position()), "seed {seed}\n{text}");
            assert_eq!(read.options(), table.position().options(), "seed {seed}\n{text}");
            hands += usize::from(read.black_secret().is_some_and(|black_secret| black_secret.in_hand() > 0));
        }
    }
    assert!(moments > 3_000 && hands > 50, "{moments} moments, {hands} hands");
    assert!(unwritten * 1_000 < moments, "{unwritten} of {moments} moments have no words");
}

#[test]
fn a_game_in_the_middle_goes_on_from_the_written_position() {
    for seed in 0..20 {
        let table = in_yang(seed, 40);
        let at = in_yang_from(&table, 20);
        let found = opened(&with_refused(table.replay(), at));
        assert_eq!(found.len(), table.len() + 1);
        assert!(found.position().goes_on_like(table.position()));
        let [gap] = found.game().gaps() else { panic!("one gap") };
        assert_eq!((gap.from, gap.to, gap.refusal.rule()), (at - 1, found.len(), Rule::B(55)));
        assert_eq!(found.older_step(at), Some(REFUSED.parse().unwrap()));
        assert_eq!((found.older_step(at - 1), found.cut()), (None, None));
        assert_eq!(found.game().position_after(at), found.game().position_after(at - 1), "nobody knows it");
        assert!(found.notes(Language::English)[0].starts_with(&format!("Steps {at} to ")));
    }
}

#[test]
fn a_game_that_went_on_stays_readable_and_has_the_same_luck_each_time() {
    for seed in 0..20 {
        let replay = with_refused(in_yang(seed, 40).replay(), 20);
        let (mut one, mut other) = (opened(&replay), opened(&replay));
        let resumed = one.len();
        for table in [&mut one, &mut other] {
            play_until(table, &mut players(seed), |table| table.len() >= resumed + 25);
        }
        assert_eq!(one.replay(), other.replay());
        let again = opened(&one.replay());
        assert_eq!((again.position(), again.game().gaps()), (one.position(), one.game().gaps()));
        let positions = one.replay().positions;
        assert_eq!(positions[0].after, resumed, "where it went on is kept");
        for table in [&mut one, &mut again.clone()] {
            play_until(table, &mut players(seed + 1), |_| false);
        }
        let mut again = again;
        play_until(&mut again, &mut players(seed + 1), |_| false);
        assert_eq!(again.replay(), one.replay(), "to the end");
    }
}

#[test]
fn a_finished_game_shows_its_end() {
    for seed in 0..20 {
        let mut table = of_four(seed);
        play_until(&mut table, &mut players(seed), |_| false);
        let replay = with_refused(table.replay(), 10);
        assert!(replay.positions[0].after < replay.steps.len(), "the end itself is not written down");
        let found = opened(&replay);
        assert_eq!(found.position().ending(), table.position().ending());
        assert_eq!((found.len(), found.game().gaps().len(), found.cut()), (table.len() + 1, 1, None));
        assert_eq!(found.told(found.len()), table.told(table.len()));
    }
}

#[test]
fn a_record_may_have_two_gaps() {
    let mut table = in_yang(3, 30);
    let first = table.len();
    play_until(&mut table, &mut players(9), |table| table.len() >= first + 30 && table.position().between_steps());
    let mut replay = table.replay();
    replay.positions.insert(0, written_after(&table, first).unwrap());
    let replay = with_refused(with_refused(replay, first + 10), 10);
    let found = opened(&replay);
    assert!(found.position().goes_on_like(table.position()));
    let gaps: Vec<(usize, usize)> = found.game().gaps().iter().map(|gap| (gap.from, gap.to)).collect();
    assert_eq!(gaps, [(9, first + 1), (first + 10, table.len() + 2)]);
    assert_eq!(opened(&found.replay()).game().gaps(), found.game().gaps(), "both are kept");
    assert_eq!(found.notes(Language::German).len(), 2);
}

#[test]
fn undo_and_branches_never_lead_into_a_gap() {
    let replay = with_refused(in_yang(5, 40).replay(), 20);
    let mut found = opened(&replay);
    let resumed = found.len();
    assert!(found.undo_to().is_none() && !found.undo());
    let choice = found.position().options()[0];
    let before = *found.position();
    found.choose(choice).unwrap();
    assert_eq!(found.undo_to(), Some(resumed));
    assert!(found.undo() && *found.position() == before && !found.undo());
    assert_eq!(found.game().clone().undo(), None);
    assert_eq!(found.branch(30).len(), 19, "up to the gap");
    assert_eq!(found.branch(12).len(), 12);
    assert_eq!(found.branch(resumed).replay(), found.replay());
    let mut branch = found.branch(30);
    play_until(&mut branch, &mut players(5), |table| table.len() > 40);
    assert_eq!(opened(&branch.replay()).notes(Language::English), Vec::<String>::new());
}

#[test]
fn where_no_written_position_follows_the_record_opens_up_to_the_refused_step() {
    let table = in_yang(6, 40);
    let at = in_yang_from(&table, 20);
    let replay = with_refused(Replay { positions: Vec::new(), ..table.replay() }, at);
    let found = opened(&replay);
    assert_eq!((found.len(), found.game().steps()), (at - 1, &table.game().steps()[..at - 1]));
    let cut = found.cut().unwrap();
    assert_eq!((cut.step, cut.refusal.rule(), cut.left_out.len()), (at, Rule::B(55), replay.steps.len() + 1 - at));
    for language in Language::ALL {
        let [note] = &found.notes(language)[..] else { panic!("one note") };
        assert!(note.contains(&at.to_string()) && note.contains(REFUSED), "{note}");
    }
    assert_eq!(found.position(), table.game().position_after(at - 1).unwrap());
    let mut goes_on = found;
    play_until(&mut goes_on, &mut players(1), |table| table.len() > 40);
}

#[test]
fn a_finished_game_that_is_refused_in_its_last_turn_stays_finished() {
    let mut table = in_yang(6, 40);
    play_until(&mut table, &mut players(6), |table| table.position().ending().is_some());
    let replay = with_refused(Replay { positions: Vec::new(), ..table.replay() }, table.len() - 1);
    assert!(replay.over);
    let read = Replay::read(&replay.write()).unwrap();
    assert_eq!(read, replay);
    let mut found = opened(&read);
    assert!(found.cut().is_some() && found.position().ending().is_none() && found.is_over());
    assert_eq!(found.advance(), None, "nobody goes on before the end");
    assert!(!found.branch(found.len()).is_over(), "but may try another way");
    assert!(!read.up_to(30).over);
}

#[test]
fn a_link_opens_up_to_the_refused_step() {
    let replay = with_refused(in_yang(7, 40).replay(), 20);
    let linked = Replay::from_link(&replay.to_link()).unwrap();
    assert_eq!((linked.revision, linked.positions.len()), (None, 0));
    let found = Table::open(&linked, 0).unwrap();
    assert_eq!((found.len(), found.cut().unwrap().step), (19, 20));
}

#[test]
fn a_written_position_that_cannot_be_used_is_told_and_the_next_one_helps() {
    let table = in_yang(8, 40);
    let good = with_refused(table.replay(), 20);
    let other_game = written_after(&in_yang(9, 40), in_yang(9, 40).len()).unwrap().position;
    for broken in ["ghost red-left nobody", "level hell", &other_game] {
        let mut replay = good.clone();
        replay.positions[0].position = broken.to_owned();
        let found = opened(&replay);
        assert_eq!(found.len(), 19, "{broken}");
        let notes = found.notes(Language::English);
        let told = format!("The position written after step {} cannot be read.", replay.positions[0].after);
        assert_eq!(notes[0], told);
        assert!(notes[1].starts_with("The game opens up to step 20"), "{notes:?}");
        replay.positions.insert(0, WrittenPosition { after: 25, position: broken.to_owned() });
        replay.positions[1] = good.positions[0].clone();
        assert_eq!(opened(&replay).len(), replay.steps.len());
    }
}

#[test]
fn a_record_of_before_written_positions_is_refused_with_the_step_and_the_rule() {
    let table = in_yang(10, 40);
    let at = in_yang_from(&table, 20);
    let replay = with_refused(Replay { revision: Some(1), positions: Vec::new(), ..table.replay() }, at);
    let Err(ReplayError::Illegal { step, text, refusal }) = Table::open(&replay, 0) else { panic!("refused") };
    assert_eq!((step, text.as_str(), refusal.rule()), (at, REFUSED, Rule::B(55)));
}

#[test]
fn a_save_tells_its_revision_and_its_last_position() {
    let table = in_yang(11, 30);
    let replay = table.replay();
    assert_eq!(replay.revision, Some(RULES_REVISION));
    let [written] = &replay.positions[..] else { panic!("one position") };
    assert_eq!(
        (written.after, written.read(table.game().setup()).unwrap().stage()),
        (table.len(), table.position().stage())
    );
    let text = replay.write();
    assert!(text.contains("\"version\": 2,\n\"revision\": 2,\n"), "{text}");
    assert_eq!(Replay::read(&text).unwrap(), replay);
}

fn fixture(name: &str) -> Replay {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
    Replay::read(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn saves_of_the_first_revision_go_on_or_are_refused_with_step_and_rule() {
    for (name, steps, needless) in [
        ("unfinished", 62, None),
        ("black-secret", 95, None),
        ("both", 123, None),
        ("needless-tao", 73, Some((66, "defeat green-left spending green 1"))),
    ] {
        let replay = fixture(&format!("revision-1-{name}.json"));
        assert_eq!((replay.revision, replay.steps.len(), replay.positions.len()), (Some(1), steps, 0));
        match Table::open(&replay, 0) {
            Ok(table) => {
                assert_eq!(needless, None, "{name}");
                assert_eq!((table.len(), table.notes(Language::English).len()), (steps, 0));
                let [written] = &table.replay().positions[..] else { panic!("from now on it tells its position") };
                assert!(written.after <= steps);
            }
            Err(ReplayError::Illegal { step, text, .. }) => {
                assert_eq!(Some((step, text.as_str())), needless, "{name}");
                let linked = Table::open(&Replay::from_link(&replay.to_link()).unwrap(), 0).unwrap();
                assert_eq!(linked.len(), step - 1, "a link of it opens up to there");
            }
            Err(error) => panic!("{name}: {error}"),
        }
    }
}

#[test]
fn a_step_applies_to_a_position_as_the_game_plays_it() {
    let table = in_yang(12, 30);
    let mut position = Position::new(table.game().setup(), &mut ()).unwrap();
    for (index, &step) in table.game().steps().iter().enumerate() {
        Step::apply(step, &mut position, &mut ()).unwrap();
        assert_eq!(Some(&position), table.game().position_after(index + 1));
    }
}

#[test]
fn nothing_is_kept_for_the_steps_behind_a_refused_one_that_no_position_follows() {
    let table = in_yang(13, 40);
    let refused: Step = REFUSED.parse().unwrap();
    let mut replay = Replay { positions: Vec::new(), ..table.replay() };
    replay.steps.extend(repeat_n(refused, 900_000));
    let linked = Replay::from_link(&replay.to_link()).unwrap();
    for replay in [replay, linked] {
        let found = replay.open().unwrap();
        assert_eq!((found.game.steps().len(), found.cut.unwrap().left_out.len()), (table.len(), 900_000));
        assert!(found.told.capacity() < 4 * table.len(), "room for {} steps", found.told.capacity());
    }
}

#[test]
fn every_written_position_of_a_long_record_is_looked_at_once() {
    let table = in_yang(14, 40);
    let refused: Step = REFUSED.parse().unwrap();
    let mut replay = table.replay();
    let good = replay.positions[0].position.clone();
    replay.steps.extend(repeat_n(refused, 300_000));
    // The order in which they stand does not matter.
    let broken = |after| WrittenPosition { after, position: "level hell".to_owned() };
    replay.positions = (1..=replay.steps.len()).rev().map(broken).collect();
    let found = replay.open().unwrap();
    assert_eq!((found.game.steps().len(), found.cut.unwrap().left_out.len()), (table.len(), 300_000));
    assert_eq!(found.broken.unwrap().after, replay.steps.len());
    let after = table.len() + 20;
    replay.positions.insert(0, WrittenPosition { after, position: good });
    let found = replay.open().unwrap();
    let gaps: Vec<_> = found.game.gaps().iter().map(|gap| (gap.from, gap.to)).collect();
    assert_eq!((gaps, found.cut.unwrap().step), (vec![(table.len(), after)], after + 1));
}

#[test]
fn the_position_from_which_a_game_went_on_is_written_back_as_it_was() {
    let mut replay = with_refused(in_yang(15, 40).replay(), 20);
    replay.positions[0].position.push_str("\n\n");
    let mut found = opened(&replay);
    assert_eq!(found.replay().positions, replay.positions);
    let choice = found.position().options()[0];
    found.choose(choice).unwrap();
    assert_eq!(found.replay().positions[0], replay.positions[0]);
    assert_eq!(found.branch(10).replay().positions.iter().filter(|written| written.after > 10).count(), 0);
}
