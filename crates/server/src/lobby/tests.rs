use std::net::Ipv4Addr;

use super::*;

const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

fn table(name: &str, free: bool) -> ListedTable {
    let text = format!(
        r#"{{"table": "{name}", "kind": "base", "level": "normal", "phase": "open", "language": "en",
            "seats": [{{"seat": "red", "name": "Ann"}}, {{"seat": "blue", "free": {free}}}]}}"#
    );
    serde_json::from_str(&text).unwrap()
}

fn lobby(process: &str) -> Lobby {
    Lobby::new(process.to_owned(), 3)
}

fn shown(lobby: &Lobby) -> Vec<String> {
    lobby.tell();
    lobby.list().tables.into_iter().map(|listed| listed.table).collect()
}

/// What one process has to say reaches another.
fn tell(from: &Lobby, to: &Lobby) {
    for news in from.take_news() {
        let text = serde_json::to_string(&news).unwrap();
        to.hear(serde_json::from_str(&text).unwrap());
    }
}

#[test]
fn who_comes_hears_all_that_is_shown_and_then_each_change_once() {
    let lobby = lobby("a");
    lobby.offer("one", 1, Some(table("one", true)), Some(HOME));
    lobby.tell();
    let (snapshot, mut told) = lobby.enter();
    assert_eq!(snapshot.as_str(), LobbyMessage::Lobby(LobbyList { tables: vec![table("one", true)] }).write());
    lobby.offer("one", 2, Some(table("one", true)), Some(HOME));
    lobby.tell();
    assert!(told.try_recv().is_err(), "nothing changed that is shown");
    lobby.offer("one", 3, Some(table("one", false)), Some(HOME));
    lobby.offer("two", 1, Some(table("two", true)), Some(HOME));
    lobby.tell();
    let listed = vec![table("one", false), table("two", true)];
    let expected = LobbyMessage::Changed { listed, unlisted: vec![] };
    assert_eq!(LobbyMessage::read(&told.try_recv().unwrap()).unwrap(), expected);
    lobby.offer("one", 4, None, Some(HOME));
    lobby.tell();
    let expected = LobbyMessage::Changed { listed: vec![], unlisted: vec!["one".to_owned()] };
    assert_eq!(LobbyMessage::read(&told.try_recv().unwrap()).unwrap(), expected);
}

#[test]
fn a_table_without_anybody_is_shown_for_some_minutes_and_not_at_all_if_nobody_ever_came() {
    let lobby = lobby("a");
    lobby.offer("one", 1, Some(table("one", true)), None);
    assert!(shown(&lobby).is_empty());
    lobby.offer("one", 1, Some(table("one", true)), Some(HOME));
    lobby.offer("one", 1, Some(table("one", true)), None);
    lobby.sweep(Instant::now() + GRACE / 2);
    assert_eq!(shown(&lobby), ["one"]);
    lobby.sweep(Instant::now() + GRACE * 2);
    assert!(shown(&lobby).is_empty());
}

#[test]
fn tables_of_another_process_are_shown_until_it_takes_them_back_or_is_silent() {
    let (here, there) = (lobby("here"), lobby("there"));
    there.offer("one", 1, Some(table("one", true)), Some(HOME));
    there.offer("two", 1, Some(table("two", true)), Some(HOME));
    tell(&there, &here);
    assert_eq!(shown(&here), ["one", "two"]);
    there.offer("two", 2, None, Some(HOME));
    tell(&there, &here);
    assert_eq!(shown(&here), ["one"]);
    here.sweep(Instant::now() + SILENT * 2);
    assert!(shown(&here).is_empty());
    // Who asks hears it again.
    here.ask_again();
    tell(&here, &there);
    tell(&there, &here);
    assert_eq!(shown(&here), ["one"]);
}

#[test]
fn of_a_table_that_several_processes_offer_the_latest_is_shown() {
    let (here, there) = (lobby("here"), lobby("there"));
    here.offer("one", 5, Some(table("one", true)), Some(HOME));
    there.offer("one", 6, Some(table("one", false)), Some(HOME));
    tell(&there, &here);
    here.tell();
    assert_eq!(here.list().tables, [table("one", false)]);
    // One of them goes, the table stays.
    there.offer("one", 6, None, None);
    tell(&there, &here);
    here.tell();
    assert_eq!(here.list().tables, [table("one", true)]);
}

#[test]
fn an_address_lists_so_many_tables_and_the_lobby_has_room_for_so_many() {
    let lobby = lobby("a");
    for number in 0..4 {
        let name = format!("t{number}");
        assert_eq!(lobby.room_for(HOME).is_ok(), number < 3);
        lobby.offer(&name, 1, Some(table(&name, true)), Some(HOME));
    }
    assert_eq!(shown(&lobby).len(), 3);
    assert_eq!(lobby.room_for(HOME).unwrap_err().why, RefusalReason::TooMuch);
    for number in 0..MOST_LISTED as u32 {
        let (name, from) = (format!("u{number}"), IpAddr::V4(Ipv4Addr::from_bits(number)));
        lobby.offer(&name, 1, Some(table(&name, true)), Some(from));
    }
    assert_eq!(shown(&lobby).len(), MOST_LISTED);
    assert_eq!(lobby.room_for(IpAddr::V4(Ipv4Addr::BROADCAST)).unwrap_err().why, RefusalReason::Full);
    lobby.forget("t0");
    assert!(lobby.room_for(HOME).is_ok());
}
