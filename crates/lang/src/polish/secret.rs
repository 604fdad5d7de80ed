//! Black Secret.

use ghost_stories_engine::{
    BloodMantra, BookRef, CurseCard, CurseEffect, Defeat, Demon, DemonSet, Ending, Letter, MantraEffect, Position,
    Rule, SecretChoice, SecretEvent, Tao, TaoCount, Tile, Token,
};

use super::choice::surroundings;
use super::moon::{on_tile, spent};
use super::names::{self, taoist as who};
use super::phrases::{self, board, count, ghost_on, list, on, roll};
use crate::secret::{
    SecretDecision, SecretDeclined, curse_in, curse_of, decides, has_ladder, is_wu_feng, laid, mantra_in, mantra_of,
    tile_above,
};
use crate::secret_table::SecretTableWords;

pub(crate) fn demon(demon: Demon) -> &'static str {
    match demon {
        Demon::Seeker => "Poszukiwacz",
        Demon::Landscaper => "Ogrodnik",
        Demon::Gravedigger => "Grabarz",
    }
}

/// The genitive, which is the accusative too.
fn demon_of(demon: Demon) -> &'static str {
    match demon {
        Demon::Seeker => "Poszukiwacza",
        Demon::Landscaper => "Ogrodnika",
        Demon::Gravedigger => "Grabarza",
    }
}

/// The instrumental.
fn with_demon(demon: Demon) -> &'static str {
    match demon {
        Demon::Seeker => "Poszukiwaczem",
        Demon::Landscaper => "Ogrodnikiem",
        Demon::Gravedigger => "Grabarzem",
    }
}

pub(crate) fn token(token: Token) -> &'static str {
    match token {
        Token::Urn => "Urna",
        Token::Earth => "Ziemia",
        Token::Buddha => "Budda",
        Token::Tablet => "Przeklęta Tablica",
        Token::Bones => "Kości",
        Token::Just => "Krew Sprawiedliwego",
        Token::SuLing => "Krew Su-Ling",
    }
}

/// "pole pod kaflem Herbaciarnia".
pub(super) fn under(tile: Tile) -> String {
    format!("pole pod kaflem {}", names::tile(tile))
}

/// "polu pod kaflem Herbaciarnia".
fn on_under(tile: Tile) -> String {
    format!("polu pod kaflem {}", names::tile(tile))
}

/// As "klątwa" asks.
fn of_curse(tao: Tao) -> &'static str {
    match tao {
        Tao::Red => "czerwona",
        Tao::Green => "zielona",
        Tao::Blue => "niebieska",
        Tao::Yellow => "żółta",
        Tao::Black => "czarna",
    }
}

/// "„Kradzież” (poziom 1, czerwona)".
fn curse(position: &Position, curse: CurseCard) -> String {
    let book = position.book();
    let facts = book.curse(curse);
    format!("„{}” ({})", curse_name(curse_in(book, curse)), kind(facts.level.value, facts.colour.value))
}

/// "poziom 1, czerwona".
pub(super) fn kind(level: u8, colour: Tao) -> String {
    format!("poziom {level}, {}", of_curse(colour))
}

fn mantra(book: BookRef, mantra: BloodMantra) -> String {
    format!("„{}”", mantra_name(mantra_in(book, mantra)))
}

pub(crate) fn choice(position: &Position, choice: SecretChoice) -> String {
    let book = position.book();
    match choice {
        SecretChoice::Summon(which, tile) => format!("Przyzwij {} na {}", demon_of(which), under(tile)),
        SecretChoice::Throw(which) => format!("Rzuć klątwę {}", curse(position, which)),
        SecretChoice::MoveDemon(which, tile) => format!("Przesuń {} na {}", demon_of(which), under(tile)),
        SecretChoice::Search(which) => match tile_above(position, which) {
            Some(tile) => format!("Przeszukaj {} {}", with_demon(which), under(tile)),
            None => format!("Przeszukaj pole {}", with_demon(which)),
        },
        SecretChoice::ShadowOn(tile) => format!("Przesuń Cień na kafel {}", names::tile(tile)),
        SecretChoice::ShadowUnder(tile) => format!("Przesuń Cień na {}", under(tile)),
        SecretChoice::ShadowAttack => "Zaatakuj Cieniem taoistów stojących tam, gdzie on (trzy kości tao)".into(),
        SecretChoice::ShadowCurse => "Rzuć Cieniem kością klątwy na aktywnego taoistę".into(),
        SecretChoice::Incarnation(card) => format!("Zagraj z ręki kartę {}", names::card(card)),
        SecretChoice::Skeleton(to) => format!("Połóż szkielet {} ({})", on(to), surroundings(position, to)),
        SecretChoice::TurnUp(tile) => format!("Odkryj i odrzuć stos na {}", on_under(tile)),
        SecretChoice::Ladder(tile) if has_ladder(position, tile) => {
            format!("Usuń drabinę przy kaflu {}", names::tile(tile))
        }
        SecretChoice::Ladder(tile) => format!("Przywróć drabinę przy kaflu {}", names::tile(tile)),
        SecretChoice::Victim(taoist) => format!("Klątwa dotyka {}", names::taoist_of(taoist)),
        SecretChoice::PowerOff(of) => {
            format!("Zablokuj moc {}: {}", board(of), names::power(position.power(of)))
        }
        SecretChoice::FigureSteps(at) => {
            format!("Przesuń o krok figurkę ducha {} ({})", on(at), ghost_on(position, at))
        }
        SecretChoice::Haunt(tile) => format!("Nawiedź kafel {}", names::tile(tile)),
        SecretChoice::MoveVillager(from, to) => {
            format!("Przesuń {} na kafel {}", on_tile(position, from), names::tile(to))
        }
        SecretChoice::LosePedestal(tile) => {
            format!("Odłóż do rezerwy kryształ z postumentu przy kaflu {}", names::tile(tile))
        }
        SecretChoice::Climb(taoist) => {
            let up = position.is_below(taoist);
            match (decides(position, taoist), up) {
                (true, true) => "Wejdź po drabinie do wioski".into(),
                (true, false) => "Zejdź po drabinie do katakumb".into(),
                (false, true) => format!("Wyślij {} po drabinie do wioski", names::taoist_of(taoist)),
                (false, false) => format!("Wyślij {} po drabinie do katakumb", names::taoist_of(taoist)),
            }
        }
        SecretChoice::Defeat { demons, tao, crystals } => defeat(demons, tao, crystals),
        SecretChoice::LayMantra(which) => format!("Osłab mantrą demona: {}", demon(which)),
        SecretChoice::LayQi(on) => {
            let (have, need) = laid(position, on);
            format!("Połóż qi na krwawej mantrze {} (leży {have} z {need})", mantra(book, on))
        }
        SecretChoice::Trigger(which) => format!("Wywołaj krwawą mantrę {}", mantra(book, which)),
        SecretChoice::Swap(old, new) => format!("Zamień {} na {}", mantra(book, old), mantra(book, new)),
        SecretChoice::SendHome(which) => format!("Odeślij {} na planszę Wu Fenga", demon_of(which)),
        SecretChoice::Clear(of) => format!("Oczyść miejsca {}", board(of)),
        SecretChoice::Crystal(taoist) if is_wu_feng(position) => {
            format!("{} oddaje kryształ księżycowy do rezerwy", who(taoist))
        }
        SecretChoice::Crystal(taoist) => format!("{} bierze kryształ księżycowy", who(taoist)),
    }
}

fn defeat(demons: DemonSet, tao: TaoCount, crystals: u8) -> String {
    if demons.is_empty() {
        return "Nikogo nie przeganiaj".into();
    }
    let tao = (!tao.is_empty()).then(|| phrases::tao(tao));
    let crystals = (crystals > 0).then(|| spent(crystals));
    let price: Vec<String> = tao.into_iter().chain(crystals).collect();
    let spending = if price.is_empty() { String::new() } else { format!(", wydając {}", price.join(" oraz ")) };
    format!("Przegnaj {}{spending}", list(demons.iter().map(demon_of)))
}

pub(crate) fn declined(what: SecretDeclined) -> String {
    match what {
        SecretDeclined::Demon(which) => format!("Pozostaw {} bez działania", demon_of(which)),
        SecretDeclined::Activate => "Nie uaktywniaj demona".into(),
        SecretDeclined::Shadow => "Pozostaw Cień bez działania".into(),
        SecretDeclined::Throw => "Nie rzucaj klątwy".into(),
        SecretDeclined::Skeleton => "Nie kładź szkieletu".into(),
        SecretDeclined::LayQi => "Nie kładź qi na krwawej mantrze".into(),
        SecretDeclined::Ladder => "Nie przywracaj drabiny".into(),
        SecretDeclined::Swap => "Nie zamieniaj krwawej mantry".into(),
        SecretDeclined::Level => "Nie zmieniaj poziomu".into(),
    }
}

pub(crate) fn decision(decision: SecretDecision) -> String {
    let sentence = match decision {
        SecretDecision::Drawn(card) => return format!("decyduje, co zrobić z kartą {}.", names::card(card)),
        SecretDecision::Demon(which) => return format!("decyduje, co zrobi demon {}.", demon(which)),
        SecretDecision::Activate => "decyduje, który demon co zrobi.",
        SecretDecision::Shadow => "decyduje, co zrobi Cień.",
        SecretDecision::Throw => "może rzucić klątwę dowolnego koloru.",
        SecretDecision::Incarnation => "decyduje, które wcielenie zagrać.",
        SecretDecision::Skeleton => "decyduje, gdzie położyć szkielet.",
        SecretDecision::Stack => "decyduje, który stos żetonów katakumb odkryć.",
        SecretDecision::RemoveLadder => "decyduje, którą drabinę usunąć.",
        SecretDecision::Victim => "decyduje, kogo dotknie klątwa.",
        SecretDecision::LoseQi => "decyduje, kto straci 1 qi.",
        SecretDecision::ExorcistTao => "decyduje, który znacznik tao odrzuci egzorcysta.",
        SecretDecision::PowerOff => "decyduje, która plansza straci na pewien czas moc.",
        SecretDecision::Figure => "decyduje, którą figurkę ducha przesunąć.",
        SecretDecision::Haunt => "decyduje, który kafel nawiedzić.",
        SecretDecision::MoveVillager => "decyduje, którego wieśniaka i dokąd przesunąć.",
        SecretDecision::LoseCrystal => "decyduje, który kryształ księżycowy wróci do rezerwy.",
        SecretDecision::LayQi => "decyduje, na której krwawej mantrze położyć qi.",
        SecretDecision::Trigger => "decyduje, którą krwawą mantrę wywołać.",
        SecretDecision::Swap => "może zamienić krwawą mantrę.",
        SecretDecision::PutLadder => "decyduje, gdzie przywrócić drabinę.",
        SecretDecision::DiscardGhost => "decyduje, którego ducha odrzucić.",
        SecretDecision::Buddha => "decyduje, gdzie postawić Buddę.",
        SecretDecision::SaveVillager => "decyduje, którego wieśniaka uratować.",
        SecretDecision::SendHome => "decyduje, którego demona odesłać.",
        SecretDecision::Clear => "decyduje, którą planszę oczyścić.",
        SecretDecision::TakeCrystal => "decyduje, kto weźmie kryształ księżycowy.",
        SecretDecision::AllMove => "decyduje, który taoista przejdzie dalej lub zmieni poziom.",
        SecretDecision::Step => "może przejść o krok dalej lub zmienić poziom.",
        SecretDecision::Level => "decyduje o zmianie poziomu.",
        SecretDecision::LayMantra => "decyduje, którego ducha lub demona osłabić mantrą.",
    };
    sentence.into()
}

pub(crate) fn event(event: SecretEvent) -> String {
    let ours = BookRef::ours();
    match event {
        SecretEvent::CurseRevealed { curse } => {
            format!("Zostaje odkryta klątwa „{}”.", curse_name(curse_of(curse)))
        }
        SecretEvent::CurseThrown { curse, .. } => format!("Wu Feng rzuca klątwę „{}”.", curse_name(curse_of(curse))),
        SecretEvent::CursesRenewed => "Wszystkie klątwy zostają zebrane, potasowane i dobrane na nowo.".into(),
        SecretEvent::MantraRevealed { mantra } => {
            format!("Zostaje odkryta krwawa mantra „{}”.", mantra_name(mantra_of(mantra)))
        }
        SecretEvent::QiLaid { mantra: on, .. } => format!("Na krwawą mantrę {} trafia qi.", mantra(ours, on)),
        SecretEvent::MantraTriggered { mantra: which, taoist, .. } => {
            format!("{} wywołuje krwawą mantrę {}.", who(taoist), mantra(ours, which))
        }
        SecretEvent::MantraSwapped { old, new } => {
            format!("Krwawa mantra {} zostaje zamieniona na {}.", mantra(ours, old), mantra(ours, new))
        }
        SecretEvent::CardSpent { card, by: Rule::S(11) } => {
            format!("Wu Feng odrzuca kartę {}, żeby przyzwać demona.", names::card(card))
        }
        SecretEvent::CardSpent { card, .. } => {
            format!("Wu Feng odrzuca kartę {}, żeby rzucić klątwę.", names::card(card))
        }
        SecretEvent::DemonSummoned { demon: which, tile } => {
            format!("Demon {} zostaje przyzwany na {}.", demon(which), under(tile))
        }
        SecretEvent::DemonMoved { demon: which, tile } => {
            format!("Demon {} przechodzi na {}.", demon(which), under(tile))
        }
        SecretEvent::DemonSearched { demon: which, tile } => {
            format!("Demon {} przeszukuje {}.", demon(which), under(tile))
        }
        SecretEvent::DemonExorcised { demon: which, tile } => {
            format!("Demon {} zostaje przegnany na {}.", demon(which), on_under(tile))
        }
        SecretEvent::DemonHome { demon: which, .. } => format!("Demon {} wraca na planszę Wu Fenga.", demon(which)),
        SecretEvent::TokenRevealed { token: which, tile } => {
            format!("Na {} zostaje odkryty żeton: {}.", on_under(tile), token(which))
        }
        SecretEvent::ShadowCame { tile } => format!("Trzecia Urna sprowadza Cień na {}.", under(tile)),
        SecretEvent::ShadowMoved { tile, below: true } => format!("Cień przechodzi na {}.", under(tile)),
        SecretEvent::ShadowMoved { tile, below: false } => {
            format!("Cień przechodzi na kafel {}.", names::tile(tile))
        }
        SecretEvent::ShadowAttacked { roll: dice } => format!("Cień atakuje, wynik rzutu: {}.", roll(dice)),
        SecretEvent::ShadowCursed { tile } => format!("Cień na kaflu {} rzuca kością klątwy.", names::tile(tile)),
        SecretEvent::SkeletonPlaced { space: at } => format!("Szkielet trafia na {}.", phrases::space(at)),
        SecretEvent::SkeletonLeft { space: at, .. } => format!("Szkielet {} znika.", phrases::from(at)),
        SecretEvent::LadderRemoved { tile, .. } => format!("Drabina przy kaflu {} znika.", names::tile(tile)),
        SecretEvent::LadderReturned { tile } => format!("Drabina przy kaflu {} wraca.", names::tile(tile)),
        SecretEvent::LevelChanged { taoist, tile, below: true } => {
            format!("{} schodzi po drabinie na {}.", who(taoist), under(tile))
        }
        SecretEvent::LevelChanged { taoist, tile, below: false } => {
            format!("{} wchodzi po drabinie na kafel {}.", who(taoist), names::tile(tile))
        }
        SecretEvent::SummoningDrawn => "Z talii wychodzi karta Przyzywania.".into(),
        SecretEvent::IncarnationTaken { card: Some(card) } => {
            format!("Wu Feng dobiera na rękę wcielenie: {}.", names::card(card))
        }
        SecretEvent::IncarnationTaken { card: None } => "Wu Feng dobiera wcielenie na rękę.".into(),
        SecretEvent::IncarnationPlayed { card } => format!("Wu Feng zagrywa z ręki wcielenie: {}.", names::card(card)),
        SecretEvent::PowerOff { board: of } => {
            format!("Moc {} jest zablokowana do końca jej następnej tury.", board(of))
        }
        SecretEvent::PowerBack { board: of } => format!("Moc {} znów działa.", board(of)),
        SecretEvent::CursesForbidden => "Wu Feng na razie nie może rzucać klątw.".into(),
        SecretEvent::CursesAllowed => "Wu Feng znów może rzucać klątwy.".into(),
        SecretEvent::YinYangLost { taoist } => format!("{} traci jin-jang.", who(taoist)),
        SecretEvent::CrystalReturned { taoist } => {
            format!("Kryształ księżycowy {} wraca do rezerwy.", names::taoist_of(taoist))
        }
        SecretEvent::PedestalCleared { tile } => {
            format!("Kryształ z postumentu przy kaflu {} wraca do rezerwy.", names::tile(tile))
        }
        SecretEvent::MantraLaid { demon: which } => format!("Mantra osłabia odtąd demona: {}.", demon(which)),
    }
}

pub(crate) fn curse_name(effect: CurseEffect) -> &'static str {
    match effect {
        CurseEffect::DiscardTao => "Kradzież",
        CurseEffect::ActivateDemon => "Przebudzenie",
        CurseEffect::Skeleton => "Zew grobu",
        CurseEffect::Ladder => "Złamana drabina",
        CurseEffect::FigureSteps => "Niespokojny duch",
        CurseEffect::MoveTaoist => "Sznurki lalkarza",
        CurseEffect::CurseDie => "Zły omen",
        CurseEffect::MoveVillager => "Panika",
        CurseEffect::AllDiscardTao => "Grabież",
        CurseEffect::TwoSkeletons => "Otwarte groby",
        CurseEffect::LadderAndDemon => "Osuwisko",
        CurseEffect::PowerOff => "Złamana wola",
        CurseEffect::MoveGhost => "Wicher duchów",
        CurseEffect::ActivateAll => "Sfora",
        CurseEffect::LoseCrystal => "Zaćmienie księżyca",
        CurseEffect::LoseQi => "Wyniszczenie",
        CurseEffect::TwoLadders => "Zamknięta głębia",
        CurseEffect::DrawIncarnation => "Mroczny pakt",
        CurseEffect::Ghost => "Wezwanie ducha",
        CurseEffect::LoseYinYang => "Utrata równowagi",
        CurseEffect::KillVillager => "Skrytobójstwo",
        CurseEffect::HauntAndLoseQi => "Profanacja",
        CurseEffect::PlayIncarnation => "Powrót Wu Fenga",
        CurseEffect::AllLoseQi => "Zaraza",
        CurseEffect::KillTwoVillagers => "Rzeź",
    }
}

/// What a curse of Wu-Feng does, as a sentence.
pub(crate) fn curse_help(effect: CurseEffect) -> &'static str {
    match effect {
        CurseEffect::DiscardTao => "Taoista, którego wskaże Wu Feng, odrzuca znacznik tao.",
        CurseEffect::ActivateDemon => "Wu Feng uaktywnia demona.",
        CurseEffect::Skeleton => "Wu Feng kładzie szkielet.",
        CurseEffect::Ladder => "Wu Feng usuwa drabinę.",
        CurseEffect::FigureSteps => "Figurka ducha, którą wskaże Wu Feng, robi jeden krok.",
        CurseEffect::MoveTaoist => "Wu Feng przesuwa taoistę na sąsiedni kafel lub sąsiednie pole tego samego poziomu.",
        CurseEffect::CurseDie => "Rzut kością klątwy na aktywnego taoistę.",
        CurseEffect::MoveVillager => {
            "Wu Feng przesuwa widocznego wieśniaka na sąsiedni aktywny kafel, na którym jest miejsce."
        }
        CurseEffect::AllDiscardTao => "Każdy taoista odrzuca znacznik tao.",
        CurseEffect::TwoSkeletons => "Wu Feng kładzie dwa szkielety.",
        CurseEffect::LadderAndDemon => "Wu Feng usuwa drabinę, a potem uaktywnia demona.",
        CurseEffect::PowerOff => "Plansza, którą wskaże Wu Feng, nie ma mocy do końca swojej następnej tury.",
        CurseEffect::MoveGhost => "Wu Feng przesuwa ducha na dowolne wolne miejsce.",
        CurseEffect::ActivateAll => "Każdy demon w katakumbach działa raz, a jeśli przybył Cień, to on.",
        CurseEffect::LoseCrystal => "Kryształ księżycowy, który wskaże Wu Feng, wraca do rezerwy.",
        CurseEffect::LoseQi => "Taoista, którego wskaże Wu Feng, traci 1 qi.",
        CurseEffect::TwoLadders => "Wu Feng usuwa dwie drabiny.",
        CurseEffect::DrawIncarnation => "Wu Feng dobiera wcielenie na rękę.",
        CurseEffect::Ghost => "Wu Feng dobiera ducha.",
        CurseEffect::LoseYinYang => {
            "Taoista, którego wskaże Wu Feng, traci jin-jang, a jeśli go nie ma, wszystkie znaczniki tao."
        }
        CurseEffect::KillVillager => "Ginie widoczny wieśniak, którego wskaże Wu Feng.",
        CurseEffect::HauntAndLoseQi => {
            "Kafel, który wskaże Wu Feng, zostaje nawiedzony, a wskazany taoista traci 1 qi."
        }
        CurseEffect::PlayIncarnation => "Wu Feng dobiera wcielenie na rękę, a potem jedno zagrywa.",
        CurseEffect::AllLoseQi => "Każdy taoista traci 1 qi.",
        CurseEffect::KillTwoVillagers => "Giną widoczni wieśniacy z dwóch kafli, które wskaże Wu Feng.",
    }
}

pub(crate) fn mantra_name(effect: MantraEffect) -> &'static str {
    match effect {
        MantraEffect::GainQi => "Tchnienie życia",
        MantraEffect::TwoLadders => "Bezpieczne ścieżki",
        MantraEffect::TwoTao => "Dar ofiarny",
        MantraEffect::YinYang => "Harmonia",
        MantraEffect::DriveBack => "Pieśń odpędzenia",
        MantraEffect::AllMove => "Lotny krok",
        MantraEffect::DemonHome => "Wygnanie",
        MantraEffect::ClearSkeletons => "Wieczny spoczynek",
        MantraEffect::Buddha => "Łaska Buddy",
        MantraEffect::Crystal => "Blask księżyca",
        MantraEffect::DiscardGhost => "Rozproszenie",
        MantraEffect::Restore => "Oczyszczenie",
        MantraEffect::NoCurses => "Cisza",
        MantraEffect::AllTakeTao => "Dary dla wszystkich",
        MantraEffect::Revive => "Odrodzenie",
        MantraEffect::DemonsHome => "Wielkie wygnanie",
        MantraEffect::SaveVillager => "Ocalenie",
        MantraEffect::RestoreAll => "Wielkie oczyszczenie",
        MantraEffect::AllGainQi => "Źródło życia",
        MantraEffect::ClearBoard => "Święty ogień",
        MantraEffect::Barrier => "Zew księżyca",
    }
}

/// What a Blood Mantra does, as a sentence.
pub(crate) fn mantra_help(effect: MantraEffect) -> &'static str {
    match effect {
        MantraEffect::GainQi => "Wybrany taoista otrzymuje 1 qi.",
        MantraEffect::TwoLadders => "Wracają najwyżej dwie drabiny.",
        MantraEffect::TwoTao => "Aktywny taoista bierze dwa dowolne znaczniki tao.",
        MantraEffect::YinYang => "Wybrany taoista odzyskuje jin-jang.",
        MantraEffect::DriveBack => "Wszystkie figurki duchów z jednej planszy wracają na swoje karty.",
        MantraEffect::AllMove => "Każdy taoista może przejść na sąsiedni kafel lub pole albo zmienić poziom.",
        MantraEffect::DemonHome => "Jeden demon wraca na planszę Wu Fenga.",
        MantraEffect::ClearSkeletons => "Z jednej planszy znikają wszystkie szkielety.",
        MantraEffect::Buddha => "Budda ze Świątyni trafia na wolne miejsce.",
        MantraEffect::Crystal => "Wybrany taoista bierze kryształ księżycowy.",
        MantraEffect::DiscardGhost => "Wybrany duch, ale nie wcielenie, zostaje odrzucony.",
        MantraEffect::Restore => "Jeden nawiedzony kafel znów jest aktywny.",
        MantraEffect::NoCurses => "Wu Feng nie rzuca klątw do końca tury następnego taoisty.",
        MantraEffect::AllTakeTao => "Każdy taoista bierze dowolny znacznik tao.",
        MantraEffect::Revive => "Martwy taoista wraca do życia z 2 qi; jeśli nikt nie umarł, taoista otrzymuje 1 qi.",
        MantraEffect::DemonsHome => "Wszystkie demony wracają na planszę Wu Fenga.",
        MantraEffect::SaveVillager => "Jeden widoczny wieśniak jest uratowany.",
        MantraEffect::RestoreAll => "Wszystkie nawiedzone kafle znów są aktywne.",
        MantraEffect::AllGainQi => "Każdy żywy taoista otrzymuje 1 qi.",
        MantraEffect::ClearBoard => "Z jednej planszy znikają duchy i szkielety, ale nie wcielenia.",
        MantraEffect::Barrier => "Od razu następuje Mistyczna Bariera.",
    }
}

/// What a catacomb token does, as a sentence.
pub(crate) fn token_help(token: Token) -> &'static str {
    match token {
        Token::Urn => "Wu Feng ją zatrzymuje i dobiera wcielenie; trzecia sprowadza Cień.",
        Token::Earth => "Nic się nie dzieje.",
        Token::Buddha => "Demon wraca na planszę Wu Fenga, a jego cecha nie działa.",
        Token::Tablet => "Wu Feng może rzucić klątwę dowolnego koloru.",
        Token::Bones => "Żeton staje się szkieletem, który kładzie Wu Feng.",
        Token::Just => "Aktywny taoista może położyć 1 qi z banku na krwawej mantrze.",
        Token::SuLing => "Aktywny taoista wywołuje wybraną odkrytą krwawą mantrę.",
    }
}

/// What the trait of a demon does by a side of Wu-Feng's board, as a sentence.
pub(crate) fn trait_help(demon: Demon, side: Letter) -> &'static str {
    match (demon, side) {
        (Demon::Seeker, Letter::A) => "Można go przyzwać na dowolne pole katakumb.",
        (Demon::Seeker, Letter::B) => "Znaczniki tao przeciw niemu się nie liczą.",
        (Demon::Landscaper, Letter::A) => "Egzorcysta odrzuca znacznik tao, który wskaże Wu Feng.",
        (Demon::Landscaper, Letter::B) => "Może przeszukiwać nawet pole, na którym jest taoista.",
        (Demon::Gravedigger, Letter::A) => "Gdy zostaje przegnany, Wu Feng dobiera ducha.",
        (Demon::Gravedigger, Letter::B) => "Gdy zostaje przegnany, Wu Feng rzuca kością klątwy na egzorcystę.",
    }
}

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Taoiści wygrywają: nie ma już ani karty Przyzywania, ani wcielenia.",
        Ending::Lost(Defeat::AllDead) => "Wu Feng wygrywa: nie żyje już żaden taoista.",
        Ending::Lost(Defeat::VillageLost) => "Wu Feng wygrywa: zbyt wiele kafli wioski jest nawiedzonych.",
        Ending::Lost(Defeat::DeckEmpty) => "Wu Feng wygrywa: dobrał ostatnią kartę.",
        Ending::Lost(Defeat::Graveyard) => "Wu Feng wygrywa: na cmentarzysku leży dwunastu wieśniaków.",
        Ending::Lost(Defeat::NothingToHaunt) => "Wu Feng wygrywa: duch nie ma już w swojej linii czego nawiedzić.",
    }
}

pub(crate) const SECRET_TABLE: &SecretTableWords = &SecretTableWords {
    catacombs: "Katakumby, rząd po rzędzie od północnego zachodu:",
    space: |spot, colour, entrance| {
        let entrance = if entrance { ", wejście" } else { "" };
        format!("{}: kolor {}{entrance}.", names::spot(spot), colour.map_or("nieznany", names::tao))
    },
    no_ladder: "Bez drabiny.",
    tokens: |number| format!("Żetony: {number}."),
    demons: |demons| format!("Demony: {}.", list(demons.iter().map(demon))),
    here: |taoists| format!("Na polu: {}.", phrases::taoists(taoists)),
    shadow: "Jest tu Cień.",
    stands: |tile, qi| format!("Stoi na {}. Qi: {qi}.", on_under(tile)),
    skeleton: |need| format!("szkielet, {need}"),

    board: |side| format!("Plansza Wu Fenga, strona {}.", if side == Letter::A { "A" } else { "B" }),
    at_home: |demons| {
        let home = if demons.is_empty() { "brak".to_owned() } else { list(demons.iter().map(demon)) };
        format!("Demony na tej planszy: {home}.")
    },
    hand: |cards| format!("Wcielenia na ręce: {cards}."),
    pieces: |urns, of, skeletons, all| format!("Urny: {urns} z {of}. Szkielety w zapasie: {skeletons} z {all}."),
    open: |level| format!("Otwarte poziomy klątw: {level}."),
    curse: |name, level, colour| format!("Odkryta klątwa: {name}, {}.", kind(level, colour)),
    thrown: |name, level, colour| format!("Rzucona klątwa: {name}, {}.", kind(level, colour)),
    silenced: "Wu Feng nie może teraz rzucać klątw.",
    mantra: |name, have, need| format!("Krwawa mantra: {name}, qi: {have} z {need}."),
    deck: |cards, until_summoning| {
        let summoning = match until_summoning {
            None => "nie ma w niej już karty Przyzywania".to_owned(),
            Some(0) => "następna jest karta Przyzywania".to_owned(),
            Some(above) => {
                format!("następna karta Przyzywania leży pod {}", count(above, ["kartą", "kartami", "kartami"]))
            }
        };
        format!("Talia: {}; {summoning}.", count(cards, ["karta", "karty", "kart"]))
    },
};
