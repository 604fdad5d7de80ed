//! What is written is read again the same, and what is no message is refused with words.

use ghost_stories_engine::{Choice, Colour, Edition, Level, Spot, Tile, Who};
use ghost_stories_online::{
    Aid, Away, ClientMessage, LeftOut, Line, Listing, NewTable, Now, Pace, Person, Phase, Record, RefusalReason, Seat,
    SeatFor, ServerMessage, TableError, TableEvent, TableState, UndoAsked, Update, VERSION,
};
use ghost_stories_table::{FileSetup, SetupOptions, Step, WrittenPosition};
use proptest::prelude::*;

/// One of each, as a client may write it.
const REQUESTS: [&str; 23] = [
    r#"{"do":"hello","version":1,"table":"AAAAAAAAAAAAAAAA","secret":"s","since":4,"views":true}"#,
    r#"{"do":"sit","seat":"red","name":"Ben"}"#,
    r#"{"do":"stand","seat":"wu-feng"}"#,
    r#"{"do":"bot","seat":"blue","bot":"expert","gives_way":true}"#,
    r#"{"do":"give-back","seat":"blue"}"#,
    r#"{"do":"start"}"#,
    r#"{"do":"choose","choice":"move tea-house","steps":12}"#,
    r#"{"do":"undo"}"#,
    r#"{"do":"agree"}"#,
    r#"{"do":"refuse"}"#,
    r#"{"do":"say","text":"<b>Boo</b>"}"#,
    r#"{"do":"point","thing":"tile-tea-house-at"}"#,
    r#"{"do":"ping"}"#,
    r#"{"do":"use-aid","aid":"hints"}"#,
    r#"{"do":"hello","version":1,"table":"AAAAAAAAAAAAAAAA","word":"lantern"}"#,
    r#"{"do":"mute","person":1}"#,
    r#"{"do":"unmute","person":1}"#,
    r#"{"do":"remove","person":1,"bar":true}"#,
    r#"{"do":"lift","person":1}"#,
    r#"{"do":"again","how":"next-level"}"#,
    r#"{"do":"follow","secret":"s"}"#,
    r#"{"do":"list","language":"pl"}"#,
    r#"{"do":"unlist"}"#,
];

#[test]
fn every_request_is_written_as_it_was_read_with_its_id() {
    for text in REQUESTS {
        let (id, request) = ClientMessage::read(text).unwrap();
        assert_eq!((id, request.write(None).as_str()), (None, text));
        assert_eq!(ClientMessage::read(&request.write(Some(u64::MAX))).unwrap(), (Some(u64::MAX), request));
    }
}

#[test]
fn a_field_too_many_or_too_few_is_told_by_its_name() {
    for text in REQUESTS {
        let extra = text.replacen('{', r#"{"wings":2,"id":9,"#, 1);
        let error = ClientMessage::read(&extra).unwrap_err();
        assert_eq!(error.id, Some(9));
        assert!(error.problem.contains("wings"), "{}", error.problem);
    }
    for (text, field) in
        [(r#"{"do":"sit"}"#, "seat"), (r#"{"do":"choose","choice":"end"}"#, "steps"), (r#"{"do":"say"}"#, "text")]
    {
        assert!(ClientMessage::read(text).unwrap_err().problem.contains(field), "{text}");
    }
}

#[test]
fn what_a_server_says_may_have_fields_that_older_clients_do_not_know() {
    let text = r#"{"tell":"here","people":[0],"watching":2,"since":"later versions"}"#;
    assert_eq!(
        ServerMessage::read(text).unwrap(),
        ServerMessage::Here { people: vec![0], watching: 2, restart_in: None, away: vec![], bot_after: None }
    );
    assert!(ServerMessage::read(r#"{"tell":"sing"}"#).is_err());
    assert_eq!(
        ServerMessage::Reload { version: VERSION }.write(),
        format!(r#"{{"tell":"reload","version":{VERSION}}}"#)
    );
}

fn state() -> TableState {
    let bot = "novice".parse().unwrap();
    TableState {
        phase: Phase::Playing,
        people: vec![Person { name: "Anna".to_owned(), muted: true, removed: true, barred: true }],
        seats: vec![
            Seat { seat: Who::Taoist(Colour::Red), person: Some(0), bot: None, gives_way: false },
            Seat { seat: Who::WuFeng, person: None, bot: Some(bot), gives_way: true },
        ],
        undo: Some(UndoAsked { by: 0, to: 7, waits_for: vec![1] }),
        day: Some(20_000),
        closed: false,
        ranked: true,
        aids: vec![Aid::Hints],
        clock: Pace::Brisk,
        host: 1,
        again: Some("AAAAAAAAAAAAAAAA".to_owned()),
        listing: Some(Listing { language: "pl".to_owned() }),
    }
}

#[test]
fn what_a_server_says_is_read_as_it_was_said() {
    let setup = SetupOptions::new(2, Level::Normal, Edition::Revised).deal_game(1, 0);
    let steps: Vec<Step> = ["draw 7", "place red-left"].map(|step| step.parse().unwrap()).to_vec();
    let now = Now { decides: Some(Who::WuFeng), options: vec![Choice::EndTurn], view: None, time_left: Some(80_000) };
    let update = |what, state, record| {
        ServerMessage::Update(Update { number: 9, at: 5, what, state, record, now: Some(now.clone()) })
    };
    let (seat, bot) = (Who::WuFeng, "expert:nodes=2000".parse().unwrap());
    let all = [
        ServerMessage::Welcome {
            number: 8,
            person: Some(0),
            setup: Box::new(FileSetup::from(&setup)),
            state: state(),
            steps: Some(steps.clone()),
            positions: vec![WrittenPosition { after: 2, position: "turn red yang\n".to_owned() }],
            left_out: Some(LeftOut { step: 3, text: "defeat".to_owned(), rule: "B73".to_owned(), steps: 2 }),
            chat: vec![Line { person: 0, at: 5, text: "<b>\"Hi\"".to_owned() }],
            now: None,
        },
        update(TableEvent::Opened {}, Some(state()), Some(Record { from: 3, steps })),
        update(TableEvent::Sat { person: 1, seat }, None, None),
        update(TableEvent::Stood { seat }, None, None),
        update(TableEvent::BotSat { seat, bot }, None, None),
        update(TableEvent::GivenBack { seat }, None, None),
        update(TableEvent::Began {}, None, None),
        update(TableEvent::Played { by: Some(seat), out_of_time: false }, None, None),
        update(TableEvent::Played { by: Some(seat), out_of_time: true }, None, None),
        update(TableEvent::UndoAsked { person: 1 }, None, None),
        update(TableEvent::UndoAgreed { person: 1 }, None, None),
        update(TableEvent::UndoRefused { person: 1 }, None, None),
        update(TableEvent::Undone { person: 1 }, None, None),
        update(TableEvent::AidUsed { person: 1, aid: Aid::Chance }, None, None),
        update(TableEvent::Listed {}, Some(state()), None),
        update(TableEvent::Unlisted {}, None, None),
        update(TableEvent::Said { person: 1, text: "Hi".to_owned() }, None, None),
        update(TableEvent::HostChanged { person: 1 }, None, None),
        update(TableEvent::Muted { person: 1 }, None, None),
        update(TableEvent::Unmuted { person: 1 }, None, None),
        update(TableEvent::Removed { person: 1 }, None, None),
        update(TableEvent::Lifted { person: 1 }, None, None),
        update(TableEvent::WordSet {}, None, None),
        update(TableEvent::Invited {}, None, None),
        update(TableEvent::Came { person: 1 }, None, None),
        update(TableEvent::Again { table: "AAAAAAAAAAAAAAAA".to_owned() }, None, None),
        ServerMessage::Here {
            people: vec![0, 2],
            watching: 1,
            restart_in: Some(300),
            away: vec![Away { person: 1, seconds: 75 }],
            bot_after: Some(120),
        },
        ServerMessage::Pointed { person: 1, target: "deck".to_owned() },
        ServerMessage::Done { id: Some(4) },
        ServerMessage::Seated { id: None, person: 2, seat_token: "s".to_owned() },
        ServerMessage::Refused { id: Some(4), why: RefusalReason::GoneOn, error: "no".to_owned(), rule: None },
        ServerMessage::Reload { version: 2 },
        ServerMessage::Closing {},
        ServerMessage::Pong {},
    ];
    for told in all {
        assert_eq!(ServerMessage::read(&told.write()).unwrap(), told);
    }
}

#[test]
fn an_event_or_a_reason_of_a_newer_server_is_known_as_unknown() {
    let text = r#"{"tell":"update","number":3,"at":5,"what":{"event":"danced","person":1},"record":{"from":2,"steps":["end"]}}"#;
    let ServerMessage::Update(update) = ServerMessage::read(text).unwrap() else { panic!("{text} is an update") };
    assert_eq!(update.what, TableEvent::Unknown);
    assert_eq!(update.record.map(|record| (record.from, record.steps.len())), Some((2, 1)), "what it changed is told");
    let text = r#"{"tell":"refused","id":4,"why":"too-late-at-night","error":"the server sleeps"}"#;
    let ServerMessage::Refused { id, why, error, .. } = ServerMessage::read(text).unwrap() else { panic!("{text}") };
    assert_eq!((id, why, error.as_str()), (Some(4), RefusalReason::Unknown, "the server sleeps"));
}

fn new_table(text: &str) -> NewTable {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_table_is_dealt_with_the_seats_as_they_were_wished() {
    let new = new_table(
        r#"{"name":"Ann","level":"hell","seats":[{"for":"me","colour":"red"},{"for":"novice"},{"for":"open","colour":"green","power":"strength"}],
            "black_secret":{"wu_feng":"open"}}"#,
    );
    for seed in 0..50 {
        let (setup, seats) = new.deal(seed).unwrap();
        let who: Vec<String> = seats.iter().map(|(who, _)| who.to_string()).collect();
        assert_eq!((seats.len(), who[0].as_str(), who[2].as_str(), who[3].as_str()), (4, "red", "green", "wu-feng"));
        assert!(["blue", "yellow"].contains(&who[1].as_str()));
        assert_eq!((seats[0].1, seats[2].1, seats[3].1), (SeatFor::Me, SeatFor::Open, SeatFor::Open));
        for (who, _) in &seats {
            if let Who::Taoist(colour) = who {
                assert!(setup.players.contains(*colour));
            }
        }
    }
}

#[test]
fn what_cannot_be_dealt_says_why() {
    assert_eq!(with("[]", "").deal(1), Err(TableError::Seats(0)));
    let five = format!("[{}]", [r#"{"for":"me"}"#; 5].join(","));
    assert_eq!(with(&five, "").deal(1), Err(TableError::Seats(5)));
    for (seats, more, why) in [
        (r#"[{"for":"me","colour":"red"},{"for":"me","colour":"red"}]"#, "", "twice"),
        (r#"[{"for":"me","colour":"red","power":"strength"}]"#, "", "strength"),
        (r#"[{"for":"me"}]"#, r#","village":["tea-house"]"#, "nine tiles"),
        (
            r#"[{"for":"me"}]"#,
            r#","village":["altar","altar","hut","temple","circle","cemetery","herbalist","pavilion","watchman"]"#,
            "altar is in the village twice",
        ),
        (
            r#"[{"for":"me"}]"#,
            r#","village":["school","altar","hut","temple","circle","cemetery","herbalist","pavilion","watchman"]"#,
            "White Moon",
        ),
        (r#"[{"for":"me"}]"#, r#","white_moon":{"portal":"watchman","incarnations":"both"}"#, "cannot lie on watchman"),
        (r#"[{"for":"me","colour":"red"}]"#, r#","first":"blue""#, "blue cannot begin"),
        (r#"[{"for":"me"}]"#, r#","first":"seat-2""#, "there is no seat 2"),
        (r#"[{"for":"me"}]"#, r#","data":"family li 1""#, "neither White Moon nor Black Secret"),
        (r#"[{"for":"me"}]"#, r#","data":"nonsense","black_secret":{"wu_feng":"me"}"#, "data: "),
    ] {
        let error = with(seats, more).deal(1).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}

const BOTH: &str =
    r#","white_moon":{"portal":"calligrapher","incarnations":"both"},"black_secret":{"wu_feng":"novice"}"#;

fn with(seats: &str, more: &str) -> NewTable {
    new_table(&format!(r#"{{"name":"Ann","level":"normal","seats":{seats}{more}}}"#))
}

#[test]
fn b10_a_seat_or_a_colour_begins_whatever_colours_are_dealt() {
    let seats = r#"[{"for":"me"},{"for":"open","colour":"blue"},{"for":"novice"}]"#;
    for seed in 0..60 {
        for (first, seat) in [("seat-1", 0), ("seat-2", 1), ("blue", 1), ("seat-3", 2)] {
            let (setup, seats) = with(seats, &format!(r#","first":"{first}""#)).deal(seed).unwrap();
            assert_eq!(Who::Taoist(setup.first), seats[seat].0, "{first}");
        }
        for colour in [Colour::Red, Colour::Green, Colour::Yellow] {
            let (setup, seats) = with(seats, &format!(r#","first":"{colour}""#)).deal(seed).unwrap();
            assert_eq!(setup.first, colour);
            assert!(seats.iter().any(|(who, _)| *who == Who::Taoist(colour)), "somebody plays {colour}");
        }
    }
    let new = with(seats, r#","first":"seat-4""#);
    assert_eq!(new.deal(1), Err(TableError::FirstSeat(4)));
    assert_eq!(serde_json::from_str::<NewTable>(&serde_json::to_string(&new).unwrap()).unwrap(), new);
}

#[test]
fn w1_w2_s5_a_chosen_village_and_a_named_portal_are_dealt_as_they_are_named() {
    let tiles = ["calligrapher", "tea-house", "hut", "altar", "temple", "circle", "cemetery", "school", "pavilion"];
    let village = format!(r#"{BOTH},"village":["{}"]"#, tiles.join("\",\""));
    let (setup, _) = with(r#"[{"for":"me"}]"#, &village).deal(1).unwrap();
    assert_eq!(setup.village.map(Tile::name), tiles);
    assert_eq!(setup.white_moon.unwrap().portal, Spot::NorthWest);
    for seed in 0..40 {
        let (setup, _) = with(r#"[{"for":"me"}]"#, &format!(r#"{BOTH},"random_tiles":true"#)).deal(seed).unwrap();
        assert_eq!(setup.village[setup.white_moon.unwrap().portal as usize], Tile::Calligrapher);
    }
}

#[test]
fn a_table_has_a_clock_only_if_somebody_wants_one() {
    let untimed = with(r#"[{"for":"me"}]"#, "");
    assert!(untimed.clock.is_untimed() && !serde_json::to_string(&untimed).unwrap().contains("clock"));
    for pace in Pace::ALL {
        let timed = with(r#"[{"for":"me"}]"#, &format!(r#","clock":"{}""#, pace.name()));
        assert_eq!(timed.clock, pace);
        assert_eq!(serde_json::from_str::<NewTable>(&serde_json::to_string(&timed).unwrap()).unwrap(), timed);
    }
    let text = r#"{"name":"Ann","level":"normal","seats":[{"for":"me"}],"clock":"frantic"}"#;
    let error = serde_json::from_str::<NewTable>(text).unwrap_err().to_string();
    assert!(error.contains("untimed") && error.contains("brisk"), "{error}");
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>(), at in 0..REQUESTS.len(), place in any::<prop::sample::Index>(), byte in any::<char>()) {
        let _ = (ClientMessage::read(&text), ServerMessage::read(&text), serde_json::from_str::<NewTable>(&text));
        let mut near: Vec<char> = REQUESTS[at].chars().collect();
        let place = place.index(near.len());
        near[place] = byte;
        let near: String = near.into_iter().collect();
        match ClientMessage::read(&near) {
            Ok((id, request)) => prop_assert_eq!(ClientMessage::read(&request.write(id)).unwrap(), (id, request)),
            Err(error) => prop_assert!(!error.problem.is_empty()),
        }
    }

    #[test]
    fn whatever_is_wished_is_dealt_or_refused(
        seed in any::<u64>(),
        seats in prop::collection::vec((0..6_usize, 0..6_usize), 0..6),
        tiles in prop::option::of(prop::collection::vec(0..6_usize, 0..11)),
        (white_moon, black_secret, five, random) in any::<(bool, bool, bool, bool)>(),
        level in 0..4_usize,
        portal in prop::sample::select(vec!["corner", "edge", "watchman", "school", "calligrapher", "hut"]),
        first in prop::option::of(prop::sample::select(vec!["red", "blue", "seat-1", "seat-4"])),
    ) {
        let colours = ["", r#","colour":"red""#, r#","colour":"green""#, r#","colour":"blue""#, r#","power":"strength""#, r#","colour":"green","power":"strength""#];
        let players = ["me", "open", "random", "novice", "expert", "me"];
        let seats: Vec<String> =
            seats.iter().map(|&(player, colour)| format!(r#"{{"for":"{}"{}}}"#, players[player], colours[colour])).collect();
        let names = ["tea-house", "hut", "altar", "temple", "circle", "cemetery"];
        let village = tiles.map_or(String::new(), |tiles| {
            let tiles: Vec<String> = tiles.iter().map(|&tile| format!("\"{}\"", names[tile])).collect();
            format!(r#","village":[{}]"#, tiles.join(","))
        });
        let white_moon = if white_moon { format!(r#","white_moon":{{"portal":"{portal}","incarnations":"moon"}}"#) } else { String::new() };
        let first = first.map_or(String::new(), |first| format!(r#","first":"{first}""#));
        let black_secret = if black_secret { r#","black_secret":{"wu_feng":"novice","demons":"b"}"# } else { "" };
        let level = ["initiation", "normal", "nightmare", "hell"][level];
        let text = format!(
            r#"{{"name":"Ann","level":"{level}","five_qi":{five},"random_tiles":{random},"seats":[{}]{village}{white_moon}{black_secret}{first}}}"#,
            seats.join(",")
        );
        match new_table(&text).deal(seed) {
            Ok((setup, dealt)) => {
                prop_assert!(setup.check().is_ok());
                prop_assert_eq!(dealt.len(), seats.len() + usize::from(!black_secret.is_empty()));
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}
