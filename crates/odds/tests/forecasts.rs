//! What the ghosts will do, against written positions and against what then happens in random games.

use ghost_stories_engine::{
    CallbackObserver, Chance, Choice, Colour, CurseFace, Event, Family, Outcome, Position, Stage, Waiting,
};
use ghost_stories_laws::any_base_setup;
use ghost_stories_odds::{Foreseen, Happening, forecast};
use ghost_stories_table::{Purpose, RandomGame, StepCounts, Stream, written};

/// A happening as a line.
fn line(happening: Happening) -> String {
    match happening {
        Happening::Advances { space, .. } => format!("{space} advances"),
        Happening::Haunts { space, card, tile } => format!("{space} {card} haunts {tile}"),
        Happening::NothingToHaunt { space, .. } => format!("{space} finds nothing"),
        Happening::RollsCurse { space, card } => format!("{space} {card} curses"),
        Happening::DiscardsTao { taoist } => format!("{taoist} discards"),
        Happening::Overrun { board } => format!("{board} overrun"),
        Happening::LosesQi { board, picked } => format!("{board} loses qi{}", if picked { ", picked" } else { "" }),
        Happening::Possessed { board } => format!("{board} possessed"),
        Happening::GhostArrives => "ghost".to_owned(),
        Happening::WuFengDraws => "draw".to_owned(),
        Happening::Flees { family, tile } => format!("{} flees to {tile}", villager(family)),
        Happening::Dies { family, tile, by } => {
            let by = by.map_or(String::new(), |space| format!(" by {space}"));
            format!("{} dies on {tile}{by}", villager(family))
        }
        Happening::PickedDies => "one of choice dies".to_owned(),
        Happening::Shifts { card, to } => format!("{card} shifts to {to}"),
        Happening::DemonsAct { demons } => {
            let names: Vec<&str> = demons.iter().map(ghost_stories_engine::Demon::name).collect();
            format!("demons act {}", names.join(" "))
        }
        Happening::ShadowActs => "the shadow acts".to_owned(),
        Happening::ActivatesDemon { space, .. } => format!("{space} activates a demon"),
        Happening::PlacesSkeleton { space, .. } => format!("{space} places a skeleton"),
        Happening::Summoning => "summoning".to_owned(),
        Happening::Lost(defeat) => format!("lost {defeat}"),
    }
}

fn villager(family: Option<Family>) -> String {
    family.map_or("somebody".to_owned(), |family| family.to_string())
}

#[track_caller]
fn foreseen(text: &str, turns: usize) -> Vec<String> {
    let position: Position = written::read_position(text).expect("a position");
    let turn = |(index, turn): (usize, Foreseen)| {
        assert_eq!(usize::from(turn.in_turns), index + 1);
        let lines: Vec<String> = turn.happenings.into_iter().map(line).collect();
        format!("{}: {}", turn.board, lines.join("; "))
    };
    forecast(&position, turns).into_iter().enumerate().map(turn).collect()
}

#[track_caller]
fn foresees<const N: usize>(text: &str, expected: [&str; N]) {
    assert_eq!(foreseen(text, N), expected);
}

#[test]
fn b31_b33_a_figure_goes_back_and_forth_and_haunts_down_its_line() {
    let text = "turn red yang\nghost green-right hopping-vampire on-stone\n";
    assert_eq!(
        foreseen(text, 9),
        [
            "green: green-right 8 haunts herbalist; ghost",
            "blue: ghost",
            "yellow: ghost",
            "red: ghost",
            "green: green-right advances; ghost",
            "blue: ghost",
            "yellow: ghost",
            "red: ghost",
            "green: green-right 8 haunts altar; ghost",
        ]
    );
}

#[test]
fn b32_every_tormentor_rolls_left_to_right_unless_strength_spares_its_taoist() {
    let text = "turn red yang
        ghost green-left   lich
        ghost green-right  raging-one
        ghost blue-right   fury-of-depth
        ghost blue-left    great-putrid
        powers strength\n";
    foresees(text, ["green: ghost", "blue: blue-left 33 curses; blue-right 22 curses; ghost"]);
    let favourite = text.replace("strength", "favourite");
    assert_eq!(foreseen(&favourite, 1), ["green: green-left 11 curses; green-right 44 curses; ghost"]);
}

#[test]
fn b34_an_overrun_board_loses_a_qi_instead_of_an_arrival() {
    let text = "turn red yang\nghost green-left 2\nghost green-middle 3\nghost green-right 4\n";
    assert_eq!(foreseen(text, 1), ["green: green overrun; green loses qi"]);
    let dying = format!("{text}taoist green qi 1\n");
    foresees(
        &dying,
        [
            "green: green overrun; green loses qi; green possessed",
            "blue: ghost",
            "yellow: ghost",
            "red: ghost",
            "green: green overrun; red loses qi, picked",
        ],
    );
    let alone = format!("{text}taoist green qi 1\ntaoist blue dead\ntaoist yellow dead\n");
    assert_eq!(foreseen(&alone, 5)[4], "green: green overrun; red loses qi");
}

#[test]
fn b20_a_neutral_board_has_its_ghosts_act_and_no_arrival() {
    let text = "players red blue yellow
        board green qi 1
        turn red yang
        ghost green-left 2\nghost green-middle 1\nghost green-right 4\n";
    foresees(text, ["green: green-middle advances; green overrun; green loses qi; green possessed", "blue: ghost"]);
}

#[test]
fn b96_bone_cracker_makes_everybody_with_tao_discard() {
    let text = "turn red yang\nghost green-left bone-cracker\ntaoist blue tao none\n";
    assert_eq!(foreseen(text, 1), ["green: green discards; yellow discards; red discards; ghost"]);
}

#[test]
fn b131_the_forecast_ends_where_the_game_would() {
    let lost = "turn red yang\nhaunted circle pavilion\nghost green-right 8 on-stone\nghost blue-left 12 on-stone\n";
    assert_eq!(foreseen(lost, 4), ["green: green-right 8 haunts herbalist; lost village-lost"]);
    let dead = "players red
        turn red yang
        taoist red qi 1
        ghost red-left 2\nghost red-middle 3\nghost red-right 4\n";
    let dies = foreseen(dead, 8);
    assert_eq!((dies.len(), dies[3].as_str()), (4, "red: red overrun; red loses qi; red possessed; lost all-dead"));
    let deck = "turn red yang\ndeck incarnation, 1 ghosts\n";
    assert_eq!(foreseen(deck, 4), ["green: ghost", "blue: ghost; lost deck-empty"]);
}

#[test]
fn b33_a_line_without_an_active_tile_loses_in_classic_initiation() {
    let text = "level initiation
        edition classic
        turn red yang
        haunted herbalist altar cemetery
        ghost green-right 8 on-stone\n";
    assert_eq!(foreseen(text, 2), ["green: green-right finds nothing; lost nothing-to-haunt"]);
}

#[test]
fn the_running_turn_is_left_out() {
    let text = "turn green yin\nghost blue-left 12 on-stone\n";
    let position = written::read_position(text).expect("a position");
    assert!(matches!(position.waiting(), Waiting::Chance(_)), "green still has its ghost to come");
    assert_eq!(foreseen(text, 1), ["blue: blue-left 12 haunts circle; ghost"]);
}

/// Ends the turn and plays the Yin of the next board as the forecast takes it: curses that show nothing, first options.
fn yin_as_foreseen(position: &mut Position, next: Colour) -> Vec<Event> {
    let mut events = Vec::new();
    let mut observer = CallbackObserver(&mut |event| events.push(event));
    position.play(Choice::EndTurn, &mut observer).expect("a turn to end");
    while position.board_on_turn() == next && position.stage() == Stage::Yin {
        let told = match position.waiting() {
            Waiting::Choice(_) => position.play(position.options()[0], &mut observer),
            Waiting::Chance(Chance::CurseDie) => position.resolve(Outcome::CurseDie(CurseFace::Nothing), &mut observer),
            _ => break,
        };
        told.expect("legal");
    }
    events
}

#[test]
fn b30_what_is_foreseen_is_what_happens_when_the_turn_ends() {
    let mut source = Stream::new(11, 0, Purpose::Setup);
    let mut compared = 0;
    for game in 0..300 {
        let mut position = Position::new(&any_base_setup(&mut source), &mut ()).expect("a set-up by the rules");
        let mut players = RandomGame::new(11, game);
        let mut counts = StepCounts::default();
        while players.step(&mut position, &mut counts, &mut ()) {
            if !position.options().contains(&Choice::EndTurn) {
                continue;
            }
            let next = position.seating().clockwise(position.board_on_turn(), 1);
            let mut told = Vec::new();
            let foreseen = position.foresee(next, &mut CallbackObserver(&mut |event| told.push(event)));
            let mut after = position;
            let events = yin_as_foreseen(&mut after, next);
            if after.board_on_turn() == next {
                assert_eq!((foreseen, told), (after, events));
                compared += 1;
            } else {
                assert!(events.starts_with(&told), "{told:?}\n{events:?}");
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// The line of green-right is herbalist, altar, tea-house; nobody has seen who lies under the first villager.
const LINE: &str = "white-moon\nturn red yang\nghost green-right hopping-vampire\nvillagers herbalist hua ?\n";

#[test]
fn w25_w26_a_villager_flees_from_the_figure_and_those_of_the_tile_it_haunts_die() {
    let seen = foreseen(LINE, 5);
    assert_eq!(seen[0], "green: green-right advances; hua flees to altar; ghost");
    // Who is turned up is not known before.
    assert_eq!(seen[4], "green: somebody dies on herbalist by green-right; ghost");
    let nowhere = format!("{LINE}villagers altar li sun miao\n");
    assert_eq!(foreseen(&nowhere, 1), ["green: green-right advances; hua dies on herbalist; ghost"]);
}

#[test]
fn w27_w31_a_devourer_takes_the_first_villager_ahead_or_one_of_choice_and_nobody_before_su_ling() {
    let text = LINE.replace("hopping-vampire", "marsh-boar");
    foresees(&text, ["green: hua dies on herbalist by green-right; ghost"]);
    let elsewhere = text.replace("herbalist", "temple");
    foresees(&elsewhere, ["green: one of choice dies; ghost"]);
    foresees(&format!("{text}su-ling green-right\n"), ["green: ghost"]);
}

#[test]
fn w5_the_twelfth_death_is_foreseen_as_the_end() {
    let text = format!(
        "{}dead zhou zhou zhou li li li sun sun sun miao miao\n",
        LINE.replace("hopping-vampire", "marsh-boar")
    );
    foresees(&text, ["green: hua dies on herbalist by green-right; lost graveyard"]);
}

#[test]
fn w71_w74_w75_what_incarnations_do_at_the_start_is_foreseen() {
    let with = |card: &str| {
        format!("white-moon incarnations both\nturn red yang\nghost green-middle {card}\nvillagers temple hua\n")
    };
    foresees(&with("voracious"), ["green: one of choice dies; ghost"]);
    foresees(&with("time-keeper"), ["green: ghost; ghost"]);
    foresees(&with("shapeshifter"), ["green: 81 shifts to green-left; ghost"]);
}

#[test]
fn s20_demons_and_the_shadow_act_before_the_yin_of_living_players_only() {
    let position = written::read_position(
        "black-secret\nturn red yang\nplayers red blue\ndemon seeker altar\ndemon gravedigger hut\ndeck 20 ghosts, incarnation, 10 ghosts",
    )
    .expect("a position");
    let forecast = forecast(&position, 4);
    let demons = |turn: &Foreseen| turn.happenings.iter().any(|what| matches!(what, Happening::DemonsAct { .. }));
    assert_eq!(forecast.iter().map(demons).collect::<Vec<_>>(), [false, true, false, true]);
}

#[test]
fn s14_a_summoning_card_is_foreseen() {
    let position = written::read_position("black-secret\nturn red yang\ndeck 1 ghosts, incarnation, 10 ghosts")
        .expect("a position");
    let forecast = forecast(&position, 3);
    let summons = |turn: &Foreseen| turn.happenings.contains(&Happening::Summoning);
    assert_eq!(forecast.iter().map(summons).collect::<Vec<_>>(), [false, true, false]);
}

#[test]
fn s10_wu_feng_draws_where_a_ghost_would_arrive() {
    let position = written::read_position("black-secret\nturn red yang\ndeck 1 ghosts, incarnation, 10 ghosts")
        .expect("a position");
    let forecast = forecast(&position, 3);
    let draws = |turn: &Foreseen| turn.happenings.contains(&Happening::WuFengDraws);
    assert_eq!(forecast.iter().map(draws).collect::<Vec<_>>(), [true, false, true]);
    assert!(!forecast.iter().any(|turn| turn.happenings.contains(&Happening::GhostArrives)));
}
