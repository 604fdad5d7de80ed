//! Black Secret.

use ghost_stories_engine::{
    BlackSecretChoice, BlackSecretEvent, BloodMantra, Card, Cause, Components, CurseCard, CurseEffect, Defeat, Demon,
    DemonSet, Ending, Letter, MantraEffect, Position, Tao, TaoCount, Tile, Token,
};

use super::choice::surroundings;
use super::names::{self, taoist as who};
use super::phrases::{self, board, count, ghost_on, list, on, roll};
use super::white_moon::{on_tile, spent};
use crate::black_secret::{
    BlackSecretDecision, BlackSecretDeclined, curse_in, curse_of, decides, has_ladder, is_wu_feng, laid, mantra_in,
    mantra_of, tile_above,
};
use crate::black_secret_table::BlackSecretTableWords;

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
    let components = position.components();
    let facts = components.curse(curse);
    format!("„{}” ({})", curse_name(curse_in(components, curse)), kind(facts.level.value, facts.colour.value))
}

/// "poziom 1, czerwona".
pub(super) fn kind(level: u8, colour: Tao) -> String {
    format!("poziom {level}, {}", of_curse(colour))
}

fn mantra(components: Components, mantra: BloodMantra) -> String {
    format!("„{}”", mantra_name(mantra_in(components, mantra)))
}

pub(crate) fn choice(position: &Position, choice: BlackSecretChoice) -> String {
    let components = position.components();
    match choice {
        BlackSecretChoice::Summon(which, tile) => format!("Przyzwij {} na {}", demon_of(which), under(tile)),
        BlackSecretChoice::Throw(which) => format!("Rzuć klątwę {}", curse(position, which)),
        BlackSecretChoice::MoveDemon(which, tile) => format!("Przesuń {} na {}", demon_of(which), under(tile)),
        BlackSecretChoice::Search(which) => match tile_above(position, which) {
            Some(tile) => format!("Przeszukaj {} {}", with_demon(which), under(tile)),
            None => format!("Przeszukaj pole {}", with_demon(which)),
        },
        BlackSecretChoice::ShadowOn(tile) => format!("Przesuń Cień na kafel {}", names::tile(tile)),
        BlackSecretChoice::ShadowUnder(tile) => format!("Przesuń Cień na {}", under(tile)),
        BlackSecretChoice::ShadowAttack => "Zaatakuj Cieniem taoistów stojących tam, gdzie on (trzy kości tao)".into(),
        BlackSecretChoice::ShadowCurse => "Rzuć Cieniem kością klątwy na aktywnego taoistę".into(),
        BlackSecretChoice::Incarnation(card) => format!("Zagraj z ręki kartę {}", names::card(card)),
        BlackSecretChoice::Skeleton(to) => format!("Połóż szkielet {} ({})", on(to), surroundings(position, to)),
        BlackSecretChoice::TurnUp(tile) => format!("Odkryj i odrzuć stos na {}", on_under(tile)),
        BlackSecretChoice::Ladder(tile) if has_ladder(position, tile) => {
            format!("Usuń drabinę przy kaflu {}", names::tile(tile))
        }
        BlackSecretChoice::Ladder(tile) => format!("Przywróć drabinę przy kaflu {}", names::tile(tile)),
        BlackSecretChoice::Victim(taoist) => format!("Klątwa dotyka {}", names::taoist_of(taoist)),
        BlackSecretChoice::PowerOff(of) => {
            format!("Zablokuj moc {}: {}", board(of), names::power(position.power(of)))
        }
        BlackSecretChoice::FigureSteps(at) => {
            format!("Przesuń o krok figurkę ducha {} ({})", on(at), ghost_on(position, at))
        }
        BlackSecretChoice::Haunt(tile) => format!("Nawiedź kafel {}", names::tile(tile)),
        BlackSecretChoice::MoveVillager(from, to) => {
            format!("Przesuń {} na kafel {}", on_tile(position, from), names::tile(to))
        }
        BlackSecretChoice::LosePedestal(tile) => {
            format!("Odłóż do rezerwy kryształ z postumentu przy kaflu {}", names::tile(tile))
        }
        BlackSecretChoice::Climb(taoist) => {
            let up = position.is_below(taoist);
            match (decides(position, taoist), up) {
                (true, true) => "Wejdź po drabinie do wioski".into(),
                (true, false) => "Zejdź po drabinie do katakumb".into(),
                (false, true) => format!("Wyślij {} po drabinie do wioski", names::taoist_of(taoist)),
                (false, false) => format!("Wyślij {} po drabinie do katakumb", names::taoist_of(taoist)),
            }
        }
        BlackSecretChoice::Defeat { demons, tao, crystals } => defeat(demons, tao, crystals),
        BlackSecretChoice::LayMantra(which) => format!("Osłab mantrą demona: {}", demon(which)),
        BlackSecretChoice::LayQi(on) => {
            let (have, need) = laid(position, on);
            format!("Połóż qi na krwawej mantrze {} (leży {have} z {need})", mantra(components, on))
        }
        BlackSecretChoice::Trigger(which) => format!("Wywołaj krwawą mantrę {}", mantra(components, which)),
        BlackSecretChoice::Swap(old, new) => {
            format!("Zamień {} na {}", mantra(components, old), mantra(components, new))
        }
        BlackSecretChoice::SendHome(which) => format!("Odeślij {} na planszę Wu Fenga", demon_of(which)),
        BlackSecretChoice::Clear(of) => format!("Oczyść miejsca {}", board(of)),
        BlackSecretChoice::Crystal(taoist) if is_wu_feng(position) => {
            format!("{} oddaje kryształ księżycowy do rezerwy", who(taoist))
        }
        BlackSecretChoice::Crystal(taoist) => format!("{} bierze kryształ księżycowy", who(taoist)),
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

pub(crate) fn declined(what: BlackSecretDeclined) -> String {
    match what {
        BlackSecretDeclined::Demon(which) => format!("Pozostaw {} bez działania", demon_of(which)),
        BlackSecretDeclined::Activate => "Nie uaktywniaj demona".into(),
        BlackSecretDeclined::Shadow => "Pozostaw Cień bez działania".into(),
        BlackSecretDeclined::Throw => "Nie rzucaj klątwy".into(),
        BlackSecretDeclined::Skeleton => "Nie kładź szkieletu".into(),
        BlackSecretDeclined::LayQi => "Nie kładź qi na krwawej mantrze".into(),
        BlackSecretDeclined::Ladder => "Nie przywracaj drabiny".into(),
        BlackSecretDeclined::Swap => "Nie zamieniaj krwawej mantry".into(),
        BlackSecretDeclined::Level => "Nie zmieniaj poziomu".into(),
    }
}

pub(crate) fn decision(decision: BlackSecretDecision) -> String {
    let sentence = match decision {
        BlackSecretDecision::Drawn(card) => return format!("decyduje, co zrobić z kartą {}.", names::card(card)),
        BlackSecretDecision::Demon(which) => return format!("decyduje, co zrobi demon {}.", demon(which)),
        BlackSecretDecision::Activate => "decyduje, który demon co zrobi.",
        BlackSecretDecision::Shadow => "decyduje, co zrobi Cień.",
        BlackSecretDecision::Throw => "może rzucić klątwę dowolnego koloru.",
        BlackSecretDecision::Incarnation => "decyduje, które wcielenie zagrać.",
        BlackSecretDecision::Skeleton => "decyduje, gdzie położyć szkielet.",
        BlackSecretDecision::Stack => "decyduje, który stos żetonów katakumb odkryć.",
        BlackSecretDecision::RemoveLadder => "decyduje, którą drabinę usunąć.",
        BlackSecretDecision::Victim => "decyduje, kogo dotknie klątwa.",
        BlackSecretDecision::LoseQi => "decyduje, kto straci 1 qi.",
        BlackSecretDecision::ExorcistTao => "decyduje, który znacznik tao odrzuci egzorcysta.",
        BlackSecretDecision::PowerOff => "decyduje, która plansza straci na pewien czas moc.",
        BlackSecretDecision::Figure => "decyduje, którą figurkę ducha przesunąć.",
        BlackSecretDecision::Haunt => "decyduje, który kafel nawiedzić.",
        BlackSecretDecision::MoveVillager => "decyduje, którego wieśniaka i dokąd przesunąć.",
        BlackSecretDecision::LoseCrystal => "decyduje, który kryształ księżycowy wróci do rezerwy.",
        BlackSecretDecision::LayQi => "decyduje, na której krwawej mantrze położyć qi.",
        BlackSecretDecision::Trigger => "decyduje, którą krwawą mantrę wywołać.",
        BlackSecretDecision::Swap => "może zamienić krwawą mantrę.",
        BlackSecretDecision::PutLadder => "decyduje, gdzie przywrócić drabinę.",
        BlackSecretDecision::DiscardGhost => "decyduje, którego ducha odrzucić.",
        BlackSecretDecision::Buddha => "decyduje, gdzie postawić Buddę.",
        BlackSecretDecision::SaveVillager => "decyduje, którego wieśniaka uratować.",
        BlackSecretDecision::SendHome => "decyduje, którego demona odesłać.",
        BlackSecretDecision::Clear => "decyduje, którą planszę oczyścić.",
        BlackSecretDecision::TakeCrystal => "decyduje, kto weźmie kryształ księżycowy.",
        BlackSecretDecision::AllMove => "decyduje, który taoista przejdzie dalej lub zmieni poziom.",
        BlackSecretDecision::Step => "może przejść o krok dalej lub zmienić poziom.",
        BlackSecretDecision::Level => "decyduje o zmianie poziomu.",
        BlackSecretDecision::LayMantra => "decyduje, którego ducha lub demona osłabić mantrą.",
    };
    sentence.into()
}

pub(crate) fn event(event: BlackSecretEvent) -> String {
    let ours = Components::ours();
    match event {
        BlackSecretEvent::CurseRevealed { curse } => {
            format!("Zostaje odkryta klątwa „{}”.", curse_name(curse_of(curse)))
        }
        BlackSecretEvent::CurseThrown { curse, .. } => {
            format!("Wu Feng rzuca klątwę „{}”.", curse_name(curse_of(curse)))
        }
        BlackSecretEvent::CursesRenewed => "Wszystkie klątwy zostają zebrane, potasowane i dobrane na nowo.".into(),
        BlackSecretEvent::MantraRevealed { mantra } => {
            format!("Zostaje odkryta krwawa mantra „{}”.", mantra_name(mantra_of(mantra)))
        }
        BlackSecretEvent::QiLaid { mantra: on, .. } => format!("Na krwawą mantrę {} trafia qi.", mantra(ours, on)),
        BlackSecretEvent::MantraTriggered { mantra: which, taoist, .. } => {
            format!("{} wywołuje krwawą mantrę {}.", who(taoist), mantra(ours, which))
        }
        BlackSecretEvent::MantraSwapped { old, new } => {
            format!("Krwawa mantra {} zostaje zamieniona na {}.", mantra(ours, old), mantra(ours, new))
        }
        BlackSecretEvent::CardSpent { card, cause } => card_spent(card, cause),
        BlackSecretEvent::DemonSummoned { demon: which, tile } => {
            format!("Demon {} zostaje przyzwany na {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonMoved { demon: which, tile } => {
            format!("Demon {} przechodzi na {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonSearched { demon: which, tile } => {
            format!("Demon {} przeszukuje {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonExorcised { demon: which, tile } => {
            format!("Demon {} zostaje przegnany na {}.", demon(which), on_under(tile))
        }
        BlackSecretEvent::DemonHome { demon: which, .. } => {
            format!("Demon {} wraca na planszę Wu Fenga.", demon(which))
        }
        BlackSecretEvent::TokenRevealed { token: which, tile } => {
            format!("Na {} zostaje odkryty żeton: {}.", on_under(tile), token(which))
        }
        BlackSecretEvent::ShadowCame { tile } => format!("Trzecia Urna sprowadza Cień na {}.", under(tile)),
        BlackSecretEvent::ShadowMoved { tile, below: true } => format!("Cień przechodzi na {}.", under(tile)),
        BlackSecretEvent::ShadowMoved { tile, below: false } => {
            format!("Cień przechodzi na kafel {}.", names::tile(tile))
        }
        BlackSecretEvent::ShadowAttacked { roll: dice } => format!("Cień atakuje, wynik rzutu: {}.", roll(dice)),
        BlackSecretEvent::ShadowCursed { tile } => format!("Cień na kaflu {} rzuca kością klątwy.", names::tile(tile)),
        BlackSecretEvent::SkeletonPlaced { space: at } => format!("Szkielet trafia na {}.", phrases::space(at)),
        BlackSecretEvent::SkeletonLeft { space: at, .. } => format!("Szkielet {} znika.", phrases::from(at)),
        BlackSecretEvent::LadderRemoved { tile, .. } => format!("Drabina przy kaflu {} znika.", names::tile(tile)),
        BlackSecretEvent::LadderReturned { tile } => format!("Drabina przy kaflu {} wraca.", names::tile(tile)),
        BlackSecretEvent::LevelChanged { taoist, tile, below: true } => {
            format!("{} schodzi po drabinie na {}.", who(taoist), under(tile))
        }
        BlackSecretEvent::LevelChanged { taoist, tile, below: false } => {
            format!("{} wchodzi po drabinie na kafel {}.", who(taoist), names::tile(tile))
        }
        BlackSecretEvent::SummoningDrawn => "Z talii wychodzi karta Przyzywania.".into(),
        BlackSecretEvent::IncarnationTaken { card: Some(card) } => {
            format!("Wu Feng dobiera na rękę wcielenie: {}.", names::card(card))
        }
        BlackSecretEvent::IncarnationTaken { card: None } => "Wu Feng dobiera wcielenie na rękę.".into(),
        BlackSecretEvent::IncarnationPlayed { card } => {
            format!("Wu Feng zagrywa z ręki wcielenie: {}.", names::card(card))
        }
        BlackSecretEvent::PowerOff { board: of } => {
            format!("Moc {} jest zablokowana do końca jej następnej tury.", board(of))
        }
        BlackSecretEvent::PowerBack { board: of } => format!("Moc {} znów działa.", board(of)),
        BlackSecretEvent::CursesForbidden => "Wu Feng na razie nie może rzucać klątw.".into(),
        BlackSecretEvent::CursesAllowed => "Wu Feng znów może rzucać klątwy.".into(),
        BlackSecretEvent::YinYangLost { taoist } => format!("{} traci jin-jang.", who(taoist)),
        BlackSecretEvent::CrystalReturned { taoist } => {
            format!("Kryształ księżycowy {} wraca do rezerwy.", names::taoist_of(taoist))
        }
        BlackSecretEvent::PedestalCleared { tile } => {
            format!("Kryształ z postumentu przy kaflu {} wraca do rezerwy.", names::tile(tile))
        }
        BlackSecretEvent::MantraLaid { demon: which } => format!("Mantra osłabia odtąd demona: {}.", demon(which)),
    }
}

fn card_spent(card: Card, cause: Cause) -> String {
    let purpose = if cause == Cause::Summoning { "przyzwać demona" } else { "rzucić klątwę" };
    format!("Wu Feng odrzuca kartę {}, żeby {purpose}.", names::card(card))
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

pub(crate) const BLACK_SECRET_TABLE: &BlackSecretTableWords = &BlackSecretTableWords {
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
