//! White Moon.

use ghost_stories_engine::{
    Artifact, Colour, Curse, Face, Family, Position, Space, Tao, Thanks, Tile, WhiteMoonChoice, WhiteMoonEvent,
};

use super::names::{self, taoist as who};
use super::phrases::{board, count, form, from, ghost_on, on, one_tao, space, verb};
use crate::black_secret::is_wu_feng;
use crate::phrases::capital;
use crate::white_moon::{Declined, WhiteMoonDecision, companion, family, top};

pub(crate) fn artifact(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Sword => "Boski Miecz",
        Artifact::Armour => "Duchowa Zbroja",
        Artifact::Claw => "Szpon Zemsty",
        Artifact::Elixir => "Eliksir Zdrowia",
        Artifact::Dust => "Księżycowy Pył",
        Artifact::Gong => "Gong Zgromadzenia",
        Artifact::Lantern => "Nocna Latarnia",
        Artifact::Charm => "Talizman Ochronny",
    }
}

/// The genitive, as "używa" asks.
fn artifact_of(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Sword => "Boskiego Miecza",
        Artifact::Armour => "Duchowej Zbroi",
        Artifact::Claw => "Szponu Zemsty",
        Artifact::Elixir => "Eliksiru Zdrowia",
        Artifact::Dust => "Księżycowego Pyłu",
        Artifact::Gong => "Gongu Zgromadzenia",
        Artifact::Lantern => "Nocnej Latarni",
        Artifact::Charm => "Talizmanu Ochronnego",
    }
}

/// The accusative, as "otrzymuje" asks.
fn artifact_gained(gained: Artifact) -> &'static str {
    match gained {
        Artifact::Armour => "Duchową Zbroję",
        Artifact::Lantern => "Nocną Latarnię",
        _ => artifact(gained),
    }
}

/// As "duchom" asks.
fn to_ghosts(tao: Tao) -> &'static str {
    match tao {
        Tao::Red => "czerwonym",
        Tao::Green => "zielonym",
        Tao::Blue => "niebieskim",
        Tao::Yellow => "żółtym",
        Tao::Black => "czarnym",
    }
}

/// The accusative, as "obrócić kość" asks.
fn die(face: Face) -> &'static str {
    match face {
        Face::Red => "czerwoną kość",
        Face::Green => "zieloną kość",
        Face::Blue => "niebieską kość",
        Face::Yellow => "żółtą kość",
        Face::Black => "czarną kość",
        Face::White => "białą kość",
    }
}

/// "wieśniaka z rodziny Li", after a form of "wieśniak".
pub(super) fn villager(form: &str, of: Option<Family>) -> String {
    of.map_or(form.to_owned(), |of| format!("{form} z rodziny {}", family(of)))
}

/// "wieśniaka z rodziny Li na kaflu Cmentarz".
pub(super) fn on_tile(position: &Position, tile: Tile) -> String {
    format!("{} na kaflu {}", villager("wieśniaka", top(position, tile)), names::tile(tile))
}

/// "razem z wieśniakiem z rodziny Li".
fn together(position: &Position, taoist: Colour) -> String {
    format!("razem z {}", villager("wieśniakiem", companion(position, taoist)))
}

/// "przed lewym miejscem czerwonej planszy".
fn before(space: Space) -> String {
    format!("przed {} miejscem {}", names::slot_in(space.slot()), board(space.board()))
}

/// "1 kryształ", "2 kryształy", "5 kryształów".
pub(super) fn spent(crystals: u8) -> String {
    count(crystals, ["kryształ", "kryształy", "kryształów"])
}

pub(crate) fn choice(position: &Position, choice: WhiteMoonChoice) -> String {
    let me = position.board_on_turn();
    match choice {
        WhiteMoonChoice::Save(tile) => format!("Uratuj {}", on_tile(position, tile)),
        WhiteMoonChoice::Carry(tile) => format!("Przejdź na kafel {} {}", names::tile(tile), together(position, me)),
        WhiteMoonChoice::Step(tile) => {
            format!("Przejdź samotnie na kafel {}, a potem o jeden kafel dalej", names::tile(tile))
        }
        WhiteMoonChoice::StandUp => "Wstań".into(),
        WhiteMoonChoice::Escort(taoist, tile) => {
            let (moved, along) = (names::taoist_of(taoist), together(position, taoist));
            format!("Przesuń {moved} na kafel {} {along}", names::tile(tile))
        }
        WhiteMoonChoice::Raise(taoist) => format!("Podnieś {} z ziemi", names::taoist_of(taoist)),
        WhiteMoonChoice::Rescue => format!("Uratuj {} przez Portal", villager("wieśniaka", companion(position, me))),
        WhiteMoonChoice::Sacrifice(tile) if is_wu_feng(position) => format!("Zabij {}", on_tile(position, tile)),
        WhiteMoonChoice::Sacrifice(tile) => format!("Poświęć {}", on_tile(position, tile)),
        WhiteMoonChoice::Return(of) => format!("Przywróć do życia na Cmentarzu wieśniaka z rodziny {}", family(of)),
        WhiteMoonChoice::GiveUp(taoist) => format!("Usuń z gry znacznik tao {}", names::taoist_of(taoist)),
        WhiteMoonChoice::SuLing(at) => match position.card(at) {
            Some(card) => format!("Postaw Su-Ling przed kartą {} {}", names::card(card), on(at)),
            None => format!("Postaw Su-Ling {}", before(at)),
        },
        WhiteMoonChoice::Light => "Postaw kryształ na postumencie w tym rogu".into(),
        WhiteMoonChoice::PlaceCrystal => {
            format!("Postaw swój kryształ na postumencie przy kaflu {}", names::tile(position.tile_of(me)))
        }
        WhiteMoonChoice::Train(tao) => format!("Trenuj przeciw wszystkim {} duchom", to_ghosts(tao)),
        WhiteMoonChoice::Defeat { ghosts, tao, crystals } => {
            let beaten = super::choice::defeat(position, ghosts, tao);
            let and = if tao.is_empty() { ", wydając" } else { " oraz" };
            format!("{beaten}{and} {}", spent(crystals))
        }
        WhiteMoonChoice::Beat { space: at, tao, crystals } => {
            let ghost = format!("Pokonaj: {} ({})", ghost_on(position, at), space(at));
            let tokens = count(tao, ["znacznik tao", "znaczniki tao", "znaczników tao"]);
            match (tao, crystals) {
                (0, 0) => ghost,
                (_, 0) => format!("{ghost}, wydając {tokens}"),
                (0, _) => format!("{ghost}, wydając {}", spent(crystals)),
                _ => format!("{ghost}, wydając {tokens} i {}", spent(crystals)),
            }
        }
        WhiteMoonChoice::PayCrystal(payer) => format!("{} wydaje kryształ", who(payer)),
        WhiteMoonChoice::Roll => "Rzuć czterema kośćmi przeciw duchom tej planszy".into(),
        WhiteMoonChoice::Use(what) => format!("Użyj {}", artifact_of(what)),
        WhiteMoonChoice::Turn(face) => format!("Obróć {} na białą ściankę", die(face)),
        WhiteMoonChoice::Ward => "Zignoruj kość klątwy dzięki Talizmanowi Ochronnemu".into(),
        WhiteMoonChoice::Give(taoist) => format!("{} otrzymuje artefakt", who(taoist)),
    }
}

pub(crate) fn declined(what: Declined) -> &'static str {
    match what {
        Declined::Step => "Nie idź dalej",
        Declined::Beat => "Nikogo więcej nie pokonuj",
        Declined::SuLing => "Zostaw Su-Ling tam, gdzie jest",
        Declined::Light => "Nie stawiaj kryształu na postumencie",
        Declined::Barrier => "Nie rób nic przy tej planszy",
    }
}

pub(crate) fn decision(decision: WhiteMoonDecision) -> &'static str {
    match decision {
        WhiteMoonDecision::Pick => "decyduje, którego wieśniaka uratować przed początkiem gry.",
        WhiteMoonDecision::Sacrifice => "decyduje, który wieśniak zginie.",
        WhiteMoonDecision::LoseQi => "decyduje, kto straci 1 qi.",
        WhiteMoonDecision::GiveUp => "decyduje, czyj znacznik tao opuści grę.",
        WhiteMoonDecision::Step => "może przejść o jeden kafel dalej.",
        WhiteMoonDecision::Raise => "decyduje, kogo podnieść z ziemi.",
        WhiteMoonDecision::Return => "decyduje, kto wróci do życia na Cmentarzu.",
        WhiteMoonDecision::Give => "decyduje, kto otrzyma artefakt.",
        WhiteMoonDecision::Train => "decyduje, przeciw którym duchom trenować.",
        WhiteMoonDecision::Beat => "decyduje, które duchy pokonać.",
        WhiteMoonDecision::Turn => "może Boskim Mieczem obrócić kość na białą ściankę.",
        WhiteMoonDecision::SuLing => "decyduje, gdzie postawić Su-Ling.",
        WhiteMoonDecision::Light => "może postawić kryształ na postumencie w rogu.",
        WhiteMoonDecision::Barrier => "decyduje, co Mistyczna Bariera zrobi przy następnej planszy.",
        WhiteMoonDecision::Lantern => "decyduje, który kafel poprosi o pomoc za sprawą Nocnej Latarni.",
        WhiteMoonDecision::PayCrystal => "decyduje, kto wyda następny kryształ.",
    }
}

pub(crate) fn event(event: WhiteMoonEvent) -> String {
    match event {
        WhiteMoonEvent::VillagerRevealed { family: of, tile } => {
            format!("Na kaflu {} zostaje odkryty wieśniak z rodziny {}.", names::tile(tile), family(of))
        }
        WhiteMoonEvent::VillagerMoved { family: of, tile, .. } => {
            format!("Wieśniak z rodziny {} przechodzi na kafel {}.", family(of), names::tile(tile))
        }
        WhiteMoonEvent::VillagerSaved { family: of, .. } => {
            format!("Wieśniak z rodziny {} jest uratowany.", family(of))
        }
        WhiteMoonEvent::VillagerDied { family: of, tile, .. } => {
            format!("Wieśniak z rodziny {} ginie na kaflu {}.", family(of), names::tile(tile))
        }
        WhiteMoonEvent::VillagerReturned { family: of, tile } => {
            format!("Wieśniak z rodziny {} wraca do życia na kaflu {}.", family(of), names::tile(tile))
        }
        WhiteMoonEvent::FamilySaved { family: of, taoist } => {
            format!("Cała rodzina {} jest uratowana i dziękuje {}.", family(of), names::taoist_to(taoist))
        }
        WhiteMoonEvent::TaoistLaidDown { taoist, .. } => format!("{} pada na ziemię.", who(taoist)),
        WhiteMoonEvent::TaoistStoodUp { taoist } => format!("{} wstaje.", who(taoist)),
        WhiteMoonEvent::TaoLeft { tao, taoist: Some(taoist) } => {
            format!("{} {} opuszcza grę.", capital(&one_tao(tao)), names::taoist_of(taoist))
        }
        WhiteMoonEvent::TaoLeft { tao, taoist: None } => format!("{} z banku opuszcza grę.", capital(&one_tao(tao))),
        WhiteMoonEvent::SuLingPlaced { space: at } => format!("Su-Ling staje {}.", before(at)),
        WhiteMoonEvent::SuLingReturned { .. } => "Su-Ling schodzi z plansz.".into(),
        WhiteMoonEvent::CrystalGained { taoist, .. } => format!("{} otrzymuje kryształ księżycowy.", who(taoist)),
        WhiteMoonEvent::CrystalSpent { taoist } => format!("{} wydaje kryształ księżycowy.", who(taoist)),
        WhiteMoonEvent::CrystalPlaced { tile, .. } => {
            format!("Na postumencie przy kaflu {} staje kryształ księżycowy.", names::tile(tile))
        }
        WhiteMoonEvent::BarrierBegan { .. } => "Wznosi się Mistyczna Bariera.".into(),
        WhiteMoonEvent::BarrierRolls { board: at } => format!("Mistyczna Bariera: rzut kośćmi dla {}.", board(at)),
        WhiteMoonEvent::BarrierSpent => "Zużyty zostaje kryształ Bariery.".into(),
        WhiteMoonEvent::BarrierEnded => "Mistyczna Bariera opada.".into(),
        WhiteMoonEvent::TrainingBegan { taoist, tao } => {
            format!("{} trenuje przeciw wszystkim {} duchom.", who(taoist), to_ghosts(tao))
        }
        WhiteMoonEvent::ArtifactGained { taoist, artifact: what } => {
            format!("{} otrzymuje {}.", who(taoist), artifact_gained(what))
        }
        WhiteMoonEvent::ArtifactUsed { taoist, artifact: what } => {
            format!("{} używa {}.", who(taoist), artifact_of(what))
        }
        WhiteMoonEvent::DieTurned { taoist, face } => format!("{} obraca {} na białą ściankę.", who(taoist), die(face)),
        WhiteMoonEvent::StoneVoid { card } => {
            format!("Duchowa Zbroja unieważnia lewy kamień karty {}.", names::card(card))
        }
        WhiteMoonEvent::PortalTaken => "Odźwierny przejmuje Portal.".into(),
        WhiteMoonEvent::PortalReturned => "Portal wraca na swój kafel.".into(),
        WhiteMoonEvent::GhostsLeft { number } => {
            let leave = form(number, ["opuszcza", "opuszczają", "opuszcza"]);
            format!("{} ze spodu talii {leave} grę.", count(number, ["duch", "duchy", "duchów"]))
        }
        WhiteMoonEvent::Shapeshifted { from: at, to } => {
            format!("Zmiennokształtny przechodzi {} na {}.", from(at), space(to))
        }
        WhiteMoonEvent::OnDeck { card } => {
            format!("{} {} na wierzchu talii.", names::card(card), verb(card, "leży", "leżą"))
        }
    }
}

/// What lies on a tile: the villagers from the top, `None` for one nobody has seen.
pub(crate) fn pile(villagers: &[Option<Family>]) -> String {
    let named = villagers.iter().map(|of| of.map_or("nieznany", family)).collect::<Vec<_>>();
    format!("Wieśniacy od góry: {}.", named.join(", "))
}

pub(crate) const PORTAL: &str = "Jest tu Portal.";
pub(crate) const PEDESTAL: &str = "Na postumencie stoi kryształ.";
pub(crate) const LYING: &str = "Leży na ziemi.";
pub(crate) const SU_LING: &str = "Stoi przed nim Su-Ling.";

pub(crate) fn crystals(number: u8) -> String {
    format!("Kryształy: {number}.")
}

/// The villagers saved and dead, and the crystals in the reserve.
pub(crate) fn counts(saved: u8, dead: u8, graves: u8, reserve: u8) -> String {
    format!("Uratowani wieśniacy: {saved}. Na cmentarzysku: {dead} z {graves}. Kryształy w rezerwie: {reserve}.")
}

/// What a villager's death does, as a sentence.
pub(crate) fn curse_help(curse: Curse) -> String {
    match curse {
        Curse::LayDown => {
            "Aktywny taoista pada na ziemię; w turze planszy neutralnej lub nawiedzonej nic się nie dzieje.".into()
        }
        Curse::LoseQi => "Taoista, którego wskażą gracze, traci 1 qi.".into(),
        Curse::CurseDie => "Rzut kością klątwy za planszę, której trwa tura.".into(),
        Curse::Ghost => "Do gry wchodzi duch.".into(),
        Curse::GroupLoseTao => "Każdy taoista odrzuca wybrany przez siebie znacznik tao.".into(),
        Curse::AnotherDies => "Ginie inny widoczny wieśniak, którego wskażą gracze.".into(),
        Curse::Haunt => {
            "Kafel, na którym stał, zostaje nawiedzony; jeśli są tam jeszcze wieśniacy, giną zamiast tego.".into()
        }
        Curse::Incarnation => "Do gry wchodzi kolejne losowe wcielenie, które też trzeba przegnać; \
             jeśli nie ma wolnego miejsca, trafia na wierzch talii."
            .into(),
        Curse::TaoLeaves(tao) => {
            let leaves = capital(&one_tao(tao));
            format!("{leaves} opuszcza grę: z banku, a jeśli bank go nie ma, oddaje go jeden z graczy.")
        }
    }
}

/// What saving a whole family gives, as a sentence.
pub(crate) fn thanks_help(thanks: Thanks) -> String {
    match thanks {
        Thanks::Artifact(it) => format!("{} – {}", artifact(it), small(artifact_help(it))),
        Thanks::Barrier => {
            "Na końcu tury następuje Mistyczna Bariera z kryształami stojącymi wtedy na postumentach.".into()
        }
        Thanks::TwoTao => "Weź dwa dowolne znaczniki tao.".into(),
        Thanks::Restore => "Odwróć jeden nawiedzony kafel na aktywną stronę.".into(),
        Thanks::QiAndYinYang => "Grupa dostaje 1 qi i 1 jin-jang.".into(),
    }
}

/// What an artifact does, as a sentence or two.
pub(crate) fn artifact_help(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Sword => {
            "Działa stale: raz w każdym swoim egzorcyzmie, także w Szkole Kung-fu, możesz po rzucie obrócić kość tao \
             na białą ściankę. W Mistycznej Barierze nie działa."
        }
        Artifact::Armour => {
            "Działa stale: unieważnia lewe kamienie duchów, które przybywają na twoją planszę. Wcieleń to nie dotyczy."
        }
        Artifact::Claw => {
            "Działa stale: po egzorcyzmie, który nikogo nie przegnał, także w Szkole Kung-fu, weź znacznik tao \
             w kolorze jednego z chybionych duchów."
        }
        Artifact::Elixir => "Jednorazowo, w swojej fazie jang: weź 1 qi. Potem artefakt opuszcza grę.",
        Artifact::Dust => {
            "Jednorazowo, w swojej fazie jang: weź kryształ księżycowy z rezerwy. Potem artefakt opuszcza grę."
        }
        Artifact::Gong => {
            "Jednorazowo, w swojej fazie jang: przesuń na swój kafel dowolnych innych żywych taoistów, a leżących \
             zamiast tego podnieś z ziemi. Potem artefakt opuszcza grę."
        }
        Artifact::Lantern => {
            "Jednorazowo, w swojej fazie jang: poproś o pomoc dowolny aktywny kafel, nie stojąc na nim, jak za pomocą \
             jin-jang. Potem artefakt opuszcza grę."
        }
        Artifact::Charm => {
            "Jednorazowo, w dowolnej turze: zignoruj wynik swojego rzutu kością klątwy. Potem artefakt opuszcza grę."
        }
    }
}

/// The words with a small letter first, as they go on after a dash.
fn small(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|letter| letter.to_ascii_lowercase()).into_iter().chain(letters).collect()
}
