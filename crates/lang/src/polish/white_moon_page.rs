//! White Moon on the page, and the reasons that only its games have.

use super::names;
use super::phrases::{count, form, list, space, verb};
use super::white_moon::villager;
use crate::page::WhiteMoonWords;
use crate::reason::WhiteMoonReasonWords;
use crate::white_moon::family;

pub(crate) static WHITE_MOON: WhiteMoonWords = WhiteMoonWords {
    title: "Biały Księżyc",
    play: "Graj z Białym Księżycem",
    hint: "Wieśniacy, których prowadzi się do Portalu, a do tego Su-Ling, kryształy księżycowe i Mistyczna Bariera, Szkoła Kung-fu, dziesięć nowych duchów i sześć nowych wcieleń.",
    portal: "Portal",
    portals: ["na środkowym kaflu", "na bocznym: 2 punkty więcej", "na narożnym: 4 punkty więcej"],
    incarnations: "Wcielenia",
    which: ["z gry podstawowej", "z Białego Księżyca", "z obu"],
    tiles: "Kafle",
    tile_kinds: ["Szkoła Kung-fu zamiast kafla Nocny strażnik", "dziewięć losowych ze wszystkich dziesięciu"],

    families: "Rodziny",
    families_hint: "Co powoduje śmierć wieśniaka i co daje rodzina, gdy uratowani są wszyscy jej członkowie.",
    family: |of| format!("Rodzina {}: {}", family(of), villagers(of.size())),
    family_stands: |saved, dead, size| match dead {
        0 => format!("{saved} z {size} w Schronieniu"),
        dead => format!("{saved} z {size} w Schronieniu, {dead} na cmentarzysku"),
    },
    death: "Śmierć wieśniaka",
    reward: "Cała rodzina uratowana",
    villagers,
    below: |known, unseen| match (known, unseen) {
        ([], unseen) => format!("Pod spodem: {}.", never_seen(unseen)),
        (known, 0) => format!("Pod spodem: {}.", list(known)),
        (known, unseen) => format!("Pod spodem: {} oraz {}.", list(known), never_seen(unseen)),
    },
    shelter: "Schronienie",
    shelter_help: "Uratowani wieśniacy. Gdy trafia tu ostatni z rodziny, aktywny gracz dostaje jej nagrodę. Każdy wieśniak to 1 punkt.",
    graveyard: "Cmentarzysko",
    graveyard_help: "Martwi wieśniacy. Gdy leży ich tu 12, gra jest przegrana.",
    portal_help: "Zamiast prosić o pomoc lub odprawiać egzorcyzm, taoista na tym kaflu może uratować wierzchniego wieśniaka, który tu jest.",
    portal_held: "Odźwierny trzyma Portal: dopóki nie zostanie przegnany, nikogo nie można uratować.",
    su_ling: "Su-Ling",
    su_ling_help: "Na końcu tury, w której zginął wieśniak, rzucono kością klątwy lub nawiedzony został kafel, można postawić ją przed wybranym miejscem. Środkowy kamień ducha za nią nie działa. Gdy staje przed skrajnym miejscem planszy, można postawić kryształ na postumencie w tym rogu.",
    su_ling_waits: "Czeka w rezerwie.",
    su_ling_held: "Wyjąca Rusałka więzi ją, dopóki sama nie zostanie przegnana.",
    crystals: "Kryształy księżycowe",
    crystal_help: "W egzorcyzmie kryształ liczy się jako dowolny kolor; można go też postawić na postumencie. Daje go biała ścianka w Sklepiku zielarza, a także niektóre duchy.",
    holds_crystals: |number| {
        let crystals = ["kryształ księżycowy", "kryształy księżycowe", "kryształów księżycowych"];
        format!("Ma {}.", count(number, crystals))
    },
    pedestal: "Postument",
    pedestal_help: "Pod koniec swojej tury taoista na tym narożnym kaflu może postawić tu kryształ zdobyty we wcześniejszej turze. Po czwartym następuje Mistyczna Bariera.",
    pedestal_lit: "Stoi na nim kryształ.",
    artifacts: "Artefakty",
    held_by: |taoist| format!("Ten artefakt ma {}.", names::taoist(taoist)),
    lying: "Leży na ziemi: następny ruch zużyje na wstanie.",

    barrier: "Mistyczna Bariera",
    barrier_hint: "Po kolei dla każdej planszy: kryształ ratuje wieśniaka albo cztery kości i dowolna liczba kryształów pokonują duchy tej planszy.",
    barrier_at: |at| format!("Teraz {} plansza", names::colour(at)),
    barrier_crystals: |number| count(number, ["pozostały kryształ", "pozostałe kryształy", "pozostałych kryształów"]),
    at_least: |number| format!("co najmniej {number}"),

    reconstructed: "Odtworzone: wydrukowany symbol nie był dostępny.",
    secondary: "Z innego źródła niż sam element gry.",
    data: "Własne dane",
    data_hint: "Niektórych wartości Białego Księżyca nie udało się ustalić; te ze znakiem zapytania są nasze. Jeśli masz tę grę, zapisz, co jest na twoich elementach, i otwórz tu ten plik: będzie obowiązywał w nowych grach.",
    data_open: "Otwórz plik z danymi",
    data_ours: "Zapisz nasze dane do pliku",
    data_own: "W nowych grach obowiązuje twój plik z danymi.",
    data_forget: "Wróć do naszych danych",
    data_wrong: |line| format!("Nie można odczytać wiersza {line} tego pliku, więc nic się nie zmieniło:"),

    flees: |of, tile| format!("{} ucieknie na kafel {}.", villager("Wieśniak", of), names::tile(tile)),
    dies: |of, tile| format!("{} zginie na kaflu {}.", villager("Wieśniak", of), names::tile(tile)),
    picked_dies: "Zginie widoczny wieśniak, którego wskażecie.",
    shifts: |card, to| format!("{} {} na {}.", names::card(card), verb(card, "przejdzie", "przejdą"), space(to)),

    icons: &[
        ("devourer", "Pożeranie: duch pożera pierwszego wieśniaka w linii w każdej turze swojej planszy."),
        ("devour", "Pierwszy wieśniak w linii zostaje pożarty."),
        ("kill-villager", "Ginie wybrany widoczny wieśniak."),
        ("lay-down", "Wszyscy taoiści padają na ziemię."),
        ("lowest-leave", "Dwa duchy ze spodu talii opuszczają grę."),
        ("holds-portal", "Duch trzyma Portal."),
        ("holds-su-ling", "Duch więzi Su-Ling."),
        ("brings-ghost", "Gdy zaczyna się tura planszy tego ducha, do gry wchodzi kolejny duch."),
        ("shapeshifter", "Gdy zaczyna się tura jego planszy, duch przechodzi na następne wolne miejsce."),
        ("gain-crystal", "Nagroda: kryształ księżycowy."),
        ("gain-qi-yin-yang-crystal", "Nagroda: 1 qi i jin-jang dla grupy oraz kryształ księżycowy."),
        ("crystal", "Kryształ księżycowy: dowolny kolor albo krok ku Mistycznej Barierze."),
        ("pedestal", "Postument: po czwartym krysztale następuje Mistyczna Bariera."),
        ("portal", "Portal: tu ratuje się wieśniaków."),
        ("su-ling", "Su-Ling: środkowy kamień ducha za nią nie działa."),
        ("lying", "Taoista, który padł na ziemię."),
        ("reconstructed", "Wartość od nas, bo wydrukowanej nie udało się ustalić."),
    ],
    lesson: "Naucz się Białego Księżyca",
    lesson_long: "Druga lekcja: wieśniacy, Su-Ling i kryształy",
    first_lesson: "Pierwsza gra",
};

pub(crate) const WHITE_MOON_REASON: &WhiteMoonReasonWords = &WhiteMoonReasonWords {
    saved: |of, left| {
        let saved = villager("Wieśniak", Some(of));
        format!("{saved} będzie uratowany; z jego rodziny pozostanie do uratowania jeszcze {left}.")
    },
    saved_whole: |of, thanks| format!("Cała rodzina {} będzie wtedy uratowana. {thanks}", family(of)),
    to_portal: |of| {
        let led = villager("Wieśniak", Some(of));
        format!("{led} dotrze do Portalu i będzie można go tam uratować.")
    },
    silences: |threat| format!("{threat}; Su-Ling temu zapobiegnie."),
    pedestals: |lit| match lit {
        4 => "Po czwartym krysztale nastąpi Mistyczna Bariera.".into(),
        lit => format!("Kryształy na postumentach: {lit} z 4; po czwartym nastąpi Mistyczna Bariera."),
    },
    fight: |one, two| match two {
        Some(two) => {
            format!("Szansa, że rzut pokona co najmniej jednego ducha, to {one}, a że co najmniej dwa, to {two}.")
        }
        None => format!("Szansa, że rzut pokona ducha, to {one}."),
    },
    given_up: |of, curse| format!("{}: {curse}", villager("Śmierć wieśniaka", Some(of))),
    graves: |dead| format!("Wieśniacy na cmentarzysku: {dead}; przy 12 gra jest przegrana."),
    stands_up: "Kto leży na ziemi, nie może wykonać ruchu.",
    no_crystals: "Nie kosztuje to żadnych kryształów.",
};

/// "1 wieśniak", "2 wieśniaków": men are counted in the genitive.
fn villagers(number: u8) -> String {
    count(number, ["wieśniak", "wieśniaków", "wieśniaków"])
}

/// "1 wieśniak, którego nikt jeszcze nie widział".
fn never_seen(number: u8) -> String {
    let whom = form(number, ["którego", "których", "których"]);
    format!("{}, {whom} nikt jeszcze nie widział", villagers(number))
}
