//! Black Secret.

use ghost_stories_engine::{
    BlackSecretChoice, BlackSecretEvent, BloodMantra, Card, Cause, Components, CurseCard, CurseEffect, Defeat, Demon,
    DemonSet, Ending, Letter, MantraEffect, Position, TaoCount, Tile, Token,
};

use super::choice::onto_a_buddha;
use super::names::{self, taoist as who};
use super::phrases::{self, agree, at as at_tile, below, beside, count, ghost_on, list, of_board, on, onto, roll, to};
use super::white_moon::{on_tile, price};
use crate::black_secret::{
    BlackSecretDecision, BlackSecretDeclined, curse_in, curse_of, decides, has_ladder, is_wu_feng, laid, mantra_in,
    mantra_of, tile_above,
};
use crate::black_secret_table::BlackSecretTableWords;
use crate::choice::faced;
use crate::phrases::capital;

/// Masculine, and the same in every case but the genitive.
pub(crate) fn demon(demon: Demon) -> &'static str {
    match demon {
        Demon::Seeker => "Sucher",
        Demon::Landscaper => "Gärtner",
        Demon::Gravedigger => "Totengräber",
    }
}

pub(crate) fn token(token: Token) -> &'static str {
    match token {
        Token::Urn => "Urne",
        Token::Earth => "Erde",
        Token::Buddha => "Buddha",
        Token::Tablet => "Verfluchte Steintafel",
        Token::Bones => "Knochen",
        Token::Just => "Blut des Gerechten",
        Token::SuLing => "Blut von Su-Ling",
    }
}

/// "zum Feld unter dem Teehaus", where something goes.
pub(super) fn to_under(tile: Tile) -> String {
    format!("zum Feld {}", below(tile))
}

/// "„Diebstahl“ (Stufe 1, rot)".
fn curse(position: &Position, curse: CurseCard) -> String {
    let components = position.components();
    let facts = components.curse(curse);
    let kind = kind(facts.level.value, names::tao(facts.colour.value));
    format!("„{}“ ({kind})", curse_name(curse_in(components, curse)))
}

/// "Stufe 1, rot".
pub(super) fn kind(level: u8, colour: &str) -> String {
    format!("Stufe {level}, {colour}")
}

fn mantra(components: Components, mantra: BloodMantra) -> String {
    format!("„{}“", mantra_name(mantra_in(components, mantra)))
}

pub(crate) fn choice(position: &Position, choice: BlackSecretChoice) -> String {
    let components = position.components();
    match choice {
        BlackSecretChoice::Summon(which, tile) => {
            format!("Den {} auf das Feld {} beschwören", demon(which), below(tile))
        }
        BlackSecretChoice::Throw(which) => format!("Den Fluch {} aussprechen", curse(position, which)),
        BlackSecretChoice::MoveDemon(which, tile) => format!("Den {} {} bewegen", demon(which), to_under(tile)),
        BlackSecretChoice::Search(which) => match tile_above(position, which) {
            Some(tile) => format!("Mit dem {} das Feld {} durchsuchen", demon(which), below(tile)),
            None => format!("Mit dem {} suchen", demon(which)),
        },
        BlackSecretChoice::ShadowOn(tile) => format!("Den Schatten {} bewegen", to(tile)),
        BlackSecretChoice::ShadowUnder(tile) => format!("Den Schatten {} bewegen", to_under(tile)),
        BlackSecretChoice::ShadowAttack => {
            "Mit dem Schatten die Taoisten an seinem Ort angreifen (drei Tao-Würfel)".into()
        }
        BlackSecretChoice::ShadowCurse => "Mit dem Schatten den Fluchwürfel gegen den aktiven Taoisten werfen".into(),
        BlackSecretChoice::Incarnation(card) => {
            format!("{} {} von der Hand ausgespielt", names::card(card), agree(card, "wird", "werden"))
        }
        BlackSecretChoice::Skeleton(at) => {
            let buddha = onto_a_buddha(position, at);
            format!("Ein Skelett {} legen ({}{buddha})", onto(at), beside(faced(position, at)))
        }
        BlackSecretChoice::TurnUp(tile) => format!("Den Stapel auf dem Feld {} aufdecken und ablegen", below(tile)),
        BlackSecretChoice::Ladder(tile) if has_ladder(position, tile) => {
            format!("Die Leiter {} entfernen", at_tile(tile))
        }
        BlackSecretChoice::Ladder(tile) => format!("Die Leiter {} zurückstellen", at_tile(tile)),
        BlackSecretChoice::Victim(taoist) => format!("Der Fluch trifft {}", who(taoist)),
        BlackSecretChoice::PowerOff(of) => {
            format!("Die Kraft {} blockieren: {}", of_board(of), names::power(position.power(of)))
        }
        BlackSecretChoice::FigureSteps(at) => {
            format!("Die Spukfigur {} vorrücken lassen ({})", on(at), ghost_on(position, at))
        }
        BlackSecretChoice::Haunt(tile) => format!("Es {} spuken lassen", at_tile(tile)),
        BlackSecretChoice::MoveVillager(from, into) => format!("Den {} {} bewegen", on_tile(position, from), to(into)),
        BlackSecretChoice::LosePedestal(tile) => {
            format!("Den Kristall auf dem Podest {} in den Vorrat zurücklegen", at_tile(tile))
        }
        BlackSecretChoice::Climb(taoist) => {
            let up = position.is_below(taoist);
            match (decides(position, taoist), up) {
                (true, true) => "Die Leiter ins Dorf hinaufsteigen".into(),
                (true, false) => "Die Leiter in die Katakomben hinabsteigen".into(),
                (false, true) => format!("{} ins Dorf hinaufschicken", who(taoist)),
                (false, false) => format!("{} in die Katakomben hinabschicken", who(taoist)),
            }
        }
        BlackSecretChoice::Defeat { demons, tao, crystals } => defeat(demons, tao, crystals),
        BlackSecretChoice::LayMantra(which) => format!("Dem {} die Schriftrolle geben", demon(which)),
        BlackSecretChoice::LayQi(on) => {
            let (have, need) = laid(position, on);
            format!("Das Qi auf {} legen ({have} von {need} liegen dort)", mantra(components, on))
        }
        BlackSecretChoice::Trigger(which) => format!("{} auslösen", mantra(components, which)),
        BlackSecretChoice::Swap(old, new) => {
            format!("{} gegen {} tauschen", mantra(components, old), mantra(components, new))
        }
        BlackSecretChoice::SendHome(which) => format!("Den {} auf Wu-Fengs Spieltafel zurückschicken", demon(which)),
        BlackSecretChoice::Clear(of) => format!("Die {} räumen", phrases::board(of)),
        BlackSecretChoice::Crystal(taoist) if is_wu_feng(position) => {
            format!("{} gibt einen Mondkristall in den Vorrat zurück", who(taoist))
        }
        BlackSecretChoice::Crystal(taoist) => format!("{} nimmt einen Mondkristall", who(taoist)),
    }
}

fn defeat(demons: DemonSet, tao: TaoCount, crystals: u8) -> String {
    if demons.is_empty() {
        return "Nichts austreiben".into();
    }
    let beaten = list(demons.iter().map(|which| format!("den {}", demon(which))));
    let tao = (!tao.is_empty()).then(|| phrases::tao(tao));
    format!("{}{} austreiben", capital(&beaten), price(tao, crystals))
}

pub(crate) fn declined(what: BlackSecretDeclined) -> String {
    match what {
        BlackSecretDeclined::Demon(which) => format!("Den {} ruhen lassen", demon(which)),
        BlackSecretDeclined::Activate => "Keinen Dämon aktivieren".into(),
        BlackSecretDeclined::Shadow => "Den Schatten ruhen lassen".into(),
        BlackSecretDeclined::Throw => "Keinen Fluch aussprechen".into(),
        BlackSecretDeclined::Skeleton => "Kein Skelett legen".into(),
        BlackSecretDeclined::LayQi => "Kein Qi auf ein Blutmantra legen".into(),
        BlackSecretDeclined::Ladder => "Keine Leiter zurückstellen".into(),
        BlackSecretDeclined::Swap => "Kein Blutmantra tauschen".into(),
        BlackSecretDeclined::Level => "Die Ebene nicht wechseln".into(),
    }
}

pub(crate) fn decision(decision: BlackSecretDecision) -> String {
    let sentence = match decision {
        BlackSecretDecision::Drawn(card) => {
            return format!("entscheidet, was mit der gezogenen Karte geschieht ({}).", names::card(card));
        }
        BlackSecretDecision::Demon(which) => return format!("entscheidet, was der {} tut.", demon(which)),
        BlackSecretDecision::Activate => "entscheidet, welcher Dämon was tut.",
        BlackSecretDecision::Shadow => "entscheidet, was der Schatten tut.",
        BlackSecretDecision::Throw => "darf einen Fluch beliebiger Farbe aussprechen.",
        BlackSecretDecision::Incarnation => "entscheidet, welche Inkarnation ausgespielt wird.",
        BlackSecretDecision::Skeleton => "entscheidet, wohin ein Skelett kommt.",
        BlackSecretDecision::Stack => "entscheidet, welcher Stapel Katakombenmarker aufgedeckt wird.",
        BlackSecretDecision::RemoveLadder => "entscheidet, welche Leiter entfernt wird.",
        BlackSecretDecision::Victim => "entscheidet, wen der Fluch trifft.",
        BlackSecretDecision::LoseQi => "entscheidet, wer 1 Qi verliert.",
        BlackSecretDecision::ExorcistTao => "entscheidet, welcher Tao-Marker nach der Austreibung abgelegt wird.",
        BlackSecretDecision::PowerOff => "entscheidet, welche Spieltafel vorerst ihre Kraft verliert.",
        BlackSecretDecision::Figure => "entscheidet, welche Spukfigur vorrückt.",
        BlackSecretDecision::Haunt => "entscheidet, auf welchem Dorffeld es spukt.",
        BlackSecretDecision::MoveVillager => "entscheidet, welcher Dorfbewohner wohin bewegt wird.",
        BlackSecretDecision::LoseCrystal => "entscheidet, welcher Mondkristall in den Vorrat zurückgeht.",
        BlackSecretDecision::LayQi => "entscheidet, auf welches Blutmantra das Qi kommt.",
        BlackSecretDecision::Trigger => "entscheidet, welches Blutmantra wirkt.",
        BlackSecretDecision::Swap => "darf ein Blutmantra tauschen.",
        BlackSecretDecision::PutLadder => "entscheidet, wo eine Leiter zurückgestellt wird.",
        BlackSecretDecision::DiscardGhost => "entscheidet, welcher Geist vernichtet wird.",
        BlackSecretDecision::Buddha => "entscheidet, wohin der Buddha kommt.",
        BlackSecretDecision::SaveVillager => "entscheidet, welcher Dorfbewohner gerettet wird.",
        BlackSecretDecision::SendHome => "entscheidet, welcher Dämon zurückkehrt.",
        BlackSecretDecision::Clear => "entscheidet, welche Spieltafel geräumt wird.",
        BlackSecretDecision::TakeCrystal => "entscheidet, wer einen Mondkristall nimmt.",
        BlackSecretDecision::AllMove => "entscheidet, welcher Taoist sich bewegt oder die Ebene wechselt.",
        BlackSecretDecision::Step => "darf einen Schritt weitergehen oder die Ebene wechseln.",
        BlackSecretDecision::Level => "entscheidet über den Wechsel der Ebene.",
        BlackSecretDecision::LayMantra => "entscheidet, welcher Geist oder Dämon die Schriftrolle bekommt.",
    };
    sentence.into()
}

pub(crate) fn event(event: BlackSecretEvent) -> String {
    let ours = Components::ours();
    match event {
        BlackSecretEvent::CurseRevealed { curse } => {
            format!("Der Fluch „{}“ wird aufgedeckt.", curse_name(curse_of(curse)))
        }
        BlackSecretEvent::CurseThrown { curse, .. } => {
            format!("Wu-Feng spricht den Fluch „{}“ aus.", curse_name(curse_of(curse)))
        }
        BlackSecretEvent::CursesRenewed => "Alle Flüche werden eingesammelt, gemischt und neu gezogen.".into(),
        BlackSecretEvent::MantraRevealed { mantra } => {
            format!("Das Blutmantra „{}“ wird aufgedeckt.", mantra_name(mantra_of(mantra)))
        }
        BlackSecretEvent::QiLaid { mantra: on, .. } => format!("Ein Qi kommt auf {}.", mantra(ours, on)),
        BlackSecretEvent::MantraTriggered { mantra: which, taoist, .. } => {
            format!("{} löst das Blutmantra {} aus.", who(taoist), mantra(ours, which))
        }
        BlackSecretEvent::MantraSwapped { old, new } => {
            format!("Das Blutmantra {} wird gegen {} getauscht.", mantra(ours, old), mantra(ours, new))
        }
        BlackSecretEvent::CardSpent { card, cause } => card_spent(card, cause),
        BlackSecretEvent::DemonSummoned { demon: which, tile } => {
            format!("Der {} erscheint auf dem Feld {}.", demon(which), below(tile))
        }
        BlackSecretEvent::DemonMoved { demon: which, tile } => format!("Der {} geht {}.", demon(which), to_under(tile)),
        BlackSecretEvent::DemonSearched { demon: which, tile } => {
            format!("Der {} durchsucht das Feld {}.", demon(which), below(tile))
        }
        BlackSecretEvent::DemonExorcised { demon: which, tile } => {
            format!("Der {} wird auf dem Feld {} ausgetrieben.", demon(which), below(tile))
        }
        BlackSecretEvent::DemonHome { demon: which, .. } => {
            format!("Der {} kehrt auf Wu-Fengs Spieltafel zurück.", demon(which))
        }
        BlackSecretEvent::TokenRevealed { token: which, tile } => {
            format!("{} aufgedeckt: {}.", capital(&below(tile)), token(which))
        }
        BlackSecretEvent::ShadowCame { tile } => {
            format!("Die dritte Urne bringt den Schatten auf das Feld {}.", below(tile))
        }
        BlackSecretEvent::ShadowMoved { tile, below: true } => format!("Der Schatten geht {}.", to_under(tile)),
        BlackSecretEvent::ShadowMoved { tile, below: false } => format!("Der Schatten geht {}.", to(tile)),
        BlackSecretEvent::ShadowAttacked { roll: dice } => {
            format!("Der Schatten greift an und würfelt {}.", roll(dice))
        }
        BlackSecretEvent::ShadowCursed { tile } => format!("Der Schatten {} wirft den Fluchwürfel.", at_tile(tile)),
        BlackSecretEvent::SkeletonPlaced { space: at } => format!("Ein Skelett kommt {}.", onto(at)),
        BlackSecretEvent::SkeletonLeft { space: at, .. } => format!("Das Skelett {} ist fort.", on(at)),
        BlackSecretEvent::LadderRemoved { tile, .. } => format!("Die Leiter {} ist fort.", at_tile(tile)),
        BlackSecretEvent::LadderReturned { tile } => format!("Die Leiter {} wird zurückgestellt.", at_tile(tile)),
        BlackSecretEvent::LevelChanged { taoist, tile, below: true } => {
            format!("{} steigt die Leiter hinab {}.", who(taoist), to_under(tile))
        }
        BlackSecretEvent::LevelChanged { taoist, tile, below: false } => {
            format!("{} steigt die Leiter hinauf {}.", who(taoist), to(tile))
        }
        BlackSecretEvent::SummoningDrawn => "Eine Beschwörungskarte wird gezogen.".into(),
        BlackSecretEvent::IncarnationTaken { card: Some(card) } => {
            format!("Wu-Feng zieht eine Inkarnation auf die Hand ({}).", names::card(card))
        }
        BlackSecretEvent::IncarnationTaken { card: None } => "Wu-Feng zieht eine Inkarnation auf die Hand.".into(),
        BlackSecretEvent::IncarnationPlayed { card } => {
            format!("Wu-Feng spielt eine Inkarnation von der Hand aus ({}).", names::card(card))
        }
        BlackSecretEvent::PowerOff { board } => {
            format!("Die Kraft {} ist bis zum Ende ihres nächsten Zuges blockiert.", of_board(board))
        }
        BlackSecretEvent::PowerBack { board } => format!("Die Kraft {} ist zurück.", of_board(board)),
        BlackSecretEvent::CursesForbidden => "Wu-Feng darf vorerst keinen Fluch aussprechen.".into(),
        BlackSecretEvent::CursesAllowed => "Wu-Feng darf wieder Flüche aussprechen.".into(),
        BlackSecretEvent::YinYangLost { taoist } => format!("{} verliert das Yin-Yang.", who(taoist)),
        BlackSecretEvent::CrystalReturned { taoist } => {
            format!("Ein Mondkristall von {} geht in den Vorrat zurück.", who(taoist))
        }
        BlackSecretEvent::PedestalCleared { tile } => {
            format!("Der Kristall auf dem Podest {} geht in den Vorrat zurück.", at_tile(tile))
        }
        BlackSecretEvent::MantraLaid { demon: which } => format!("Der {} bekommt die Schriftrolle.", demon(which)),
    }
}

fn card_spent(card: Card, cause: Cause) -> String {
    let purpose = if cause == Cause::Summoning { "einen Dämon" } else { "einen Fluch" };
    format!("{} {} für {purpose} abgelegt.", names::card(card), agree(card, "wird", "werden"))
}

pub(crate) fn curse_name(effect: CurseEffect) -> &'static str {
    match effect {
        CurseEffect::DiscardTao => "Diebstahl",
        CurseEffect::ActivateDemon => "Erweckung",
        CurseEffect::Skeleton => "Grabesruf",
        CurseEffect::Ladder => "Zerbrochene Leiter",
        CurseEffect::FigureSteps => "Ruheloser Geist",
        CurseEffect::MoveTaoist => "Marionettenfäden",
        CurseEffect::CurseDie => "Böses Omen",
        CurseEffect::MoveVillager => "Panik",
        CurseEffect::AllDiscardTao => "Plünderung",
        CurseEffect::TwoSkeletons => "Offene Gräber",
        CurseEffect::LadderAndDemon => "Einsturz",
        CurseEffect::PowerOff => "Gebrochener Wille",
        CurseEffect::MoveGhost => "Geisterwind",
        CurseEffect::ActivateAll => "Wilde Meute",
        CurseEffect::LoseCrystal => "Mondfinsternis",
        CurseEffect::LoseQi => "Siechtum",
        CurseEffect::TwoLadders => "Versiegelte Tiefe",
        CurseEffect::DrawIncarnation => "Dunkler Pakt",
        CurseEffect::Ghost => "Geisterruf",
        CurseEffect::LoseYinYang => "Verlorenes Gleichgewicht",
        CurseEffect::KillVillager => "Meuchelmord",
        CurseEffect::HauntAndLoseQi => "Schändung",
        CurseEffect::PlayIncarnation => "Wu-Fengs Rückkehr",
        CurseEffect::AllLoseQi => "Seuche",
        CurseEffect::KillTwoVillagers => "Blutbad",
    }
}

/// What a curse of Wu-Feng does, as a sentence.
pub(crate) fn curse_help(effect: CurseEffect) -> &'static str {
    match effect {
        CurseEffect::DiscardTao => "Ein Taoist nach Wu-Fengs Wahl legt einen Tao-Marker ab.",
        CurseEffect::ActivateDemon => "Wu-Feng aktiviert einen Dämon.",
        CurseEffect::Skeleton => "Wu-Feng legt ein Skelett.",
        CurseEffect::Ladder => "Wu-Feng entfernt eine Leiter.",
        CurseEffect::FigureSteps => "Eine Spukfigur nach Wu-Fengs Wahl rückt einmal vor.",
        CurseEffect::MoveTaoist => "Wu-Feng bewegt einen Taoisten an einen angrenzenden Ort derselben Ebene.",
        CurseEffect::CurseDie => "Der Fluchwürfel wird gegen den aktiven Taoisten geworfen.",
        CurseEffect::MoveVillager => {
            "Wu-Feng bewegt einen sichtbaren Dorfbewohner auf ein angrenzendes aktives Dorffeld mit Platz."
        }
        CurseEffect::AllDiscardTao => "Jeder Taoist legt einen Tao-Marker ab.",
        CurseEffect::TwoSkeletons => "Wu-Feng legt zwei Skelette.",
        CurseEffect::LadderAndDemon => "Wu-Feng entfernt eine Leiter und aktiviert dann einen Dämon.",
        CurseEffect::PowerOff => {
            "Eine Spieltafel nach Wu-Fengs Wahl hat bis zum Ende ihres nächsten Zuges keine Kraft."
        }
        CurseEffect::MoveGhost => "Wu-Feng bewegt einen Geist auf einen beliebigen freien Platz.",
        CurseEffect::ActivateAll => "Jeder Dämon in den Katakomben handelt einmal, oder aber der Schatten.",
        CurseEffect::LoseCrystal => "Ein Mondkristall nach Wu-Fengs Wahl geht in den Vorrat zurück.",
        CurseEffect::LoseQi => "Ein Taoist nach Wu-Fengs Wahl verliert 1 Qi.",
        CurseEffect::TwoLadders => "Wu-Feng entfernt zwei Leitern.",
        CurseEffect::DrawIncarnation => "Wu-Feng zieht eine Inkarnation auf die Hand.",
        CurseEffect::Ghost => "Wu-Feng zieht einen Geist.",
        CurseEffect::LoseYinYang => {
            "Ein Taoist nach Wu-Fengs Wahl verliert sein Yin-Yang oder, hat er keines, alle Tao-Marker."
        }
        CurseEffect::KillVillager => "Ein sichtbarer Dorfbewohner nach Wu-Fengs Wahl stirbt.",
        CurseEffect::HauntAndLoseQi => {
            "Auf einem Dorffeld nach Wu-Fengs Wahl spukt es, und ein Taoist nach seiner Wahl verliert 1 Qi."
        }
        CurseEffect::PlayIncarnation => "Wu-Feng zieht eine Inkarnation auf die Hand und spielt dann eine aus.",
        CurseEffect::AllLoseQi => "Jeder Taoist verliert 1 Qi.",
        CurseEffect::KillTwoVillagers => "Die sichtbaren Dorfbewohner zweier Dorffelder nach Wu-Fengs Wahl sterben.",
    }
}

pub(crate) fn mantra_name(effect: MantraEffect) -> &'static str {
    match effect {
        MantraEffect::GainQi => "Lebensatem",
        MantraEffect::TwoLadders => "Sichere Wege",
        MantraEffect::TwoTao => "Opfergabe",
        MantraEffect::YinYang => "Harmonie",
        MantraEffect::DriveBack => "Bannender Gesang",
        MantraEffect::AllMove => "Flinke Schritte",
        MantraEffect::DemonHome => "Verbannung",
        MantraEffect::ClearSkeletons => "Ewige Ruhe",
        MantraEffect::Buddha => "Gnade des Buddha",
        MantraEffect::Crystal => "Mondlicht",
        MantraEffect::DiscardGhost => "Auflösung",
        MantraEffect::Restore => "Läuterung",
        MantraEffect::NoCurses => "Schweigen",
        MantraEffect::AllTakeTao => "Gaben für alle",
        MantraEffect::Revive => "Wiedergeburt",
        MantraEffect::DemonsHome => "Große Verbannung",
        MantraEffect::SaveVillager => "Rettung",
        MantraEffect::RestoreAll => "Große Läuterung",
        MantraEffect::AllGainQi => "Quell des Lebens",
        MantraEffect::ClearBoard => "Heiliges Feuer",
        MantraEffect::Barrier => "Ruf des Mondes",
    }
}

/// What a Blood Mantra does, as a sentence.
pub(crate) fn mantra_help(effect: MantraEffect) -> &'static str {
    match effect {
        MantraEffect::GainQi => "Ein Taoist nach Wahl bekommt 1 Qi.",
        MantraEffect::TwoLadders => "Bis zu zwei Leitern werden zurückgestellt.",
        MantraEffect::TwoTao => "Der aktive Taoist nimmt zwei Tao-Marker nach Wahl.",
        MantraEffect::YinYang => "Ein Taoist nach Wahl bekommt sein Yin-Yang zurück.",
        MantraEffect::DriveBack => "Alle Spukfiguren einer Spieltafel kehren auf ihre Karten zurück.",
        MantraEffect::AllMove => "Jeder Taoist darf sich um einen Ort bewegen oder die Ebene wechseln.",
        MantraEffect::DemonHome => "Ein Dämon kehrt auf Wu-Fengs Spieltafel zurück.",
        MantraEffect::ClearSkeletons => "Alle Skelette einer Spieltafel werden entfernt.",
        MantraEffect::Buddha => "Ein Buddha aus dem Tempel kommt auf einen freien Platz.",
        MantraEffect::Crystal => "Ein Taoist nach Wahl nimmt einen Mondkristall.",
        MantraEffect::DiscardGhost => "Ein Geist nach Wahl, aber keine Inkarnation, wird vernichtet.",
        MantraEffect::Restore => "Der Spuk wird von einem Dorffeld vertrieben.",
        MantraEffect::NoCurses => "Wu-Feng spricht bis zum Ende des Zuges des nächsten Taoisten keinen Fluch aus.",
        MantraEffect::AllTakeTao => "Jeder Taoist nimmt einen Tao-Marker nach Wahl.",
        MantraEffect::Revive => "Ein toter Taoist kehrt mit 2 Qi zurück; ist keiner tot, bekommt ein Taoist 1 Qi.",
        MantraEffect::DemonsHome => "Alle Dämonen kehren auf Wu-Fengs Spieltafel zurück.",
        MantraEffect::SaveVillager => "Ein sichtbarer Dorfbewohner wird gerettet.",
        MantraEffect::RestoreAll => "Der Spuk wird von allen Dorffeldern vertrieben.",
        MantraEffect::AllGainQi => "Jeder lebende Taoist bekommt 1 Qi.",
        MantraEffect::ClearBoard => "Alle Geister und Skelette einer Spieltafel verschwinden, Inkarnationen nicht.",
        MantraEffect::Barrier => "Sofort erhebt sich eine Mystische Barriere.",
    }
}

/// What a catacomb token does, as a sentence.
pub(crate) fn token_help(token: Token) -> &'static str {
    match token {
        Token::Urn => "Wu-Feng behält sie und zieht eine Inkarnation; die dritte bringt den Schatten.",
        Token::Earth => "Nichts geschieht.",
        Token::Buddha => "Der Dämon kehrt auf Wu-Fengs Spieltafel zurück, und seine Eigenschaft wirkt nicht.",
        Token::Tablet => "Wu-Feng darf einen Fluch beliebiger Farbe aussprechen.",
        Token::Bones => "Der Marker wird zum Skelett, das Wu-Feng legt.",
        Token::Just => "Der aktive Taoist darf 1 Qi aus dem Vorrat auf ein Blutmantra legen.",
        Token::SuLing => "Der aktive Taoist löst ein offenes Blutmantra seiner Wahl aus.",
    }
}

/// What the trait of a demon does by a side of Wu-Feng's board, as a sentence.
pub(crate) fn trait_help(demon: Demon, side: Letter) -> &'static str {
    match (demon, side) {
        (Demon::Seeker, Letter::A) => "Kann auf jedem Katakombenfeld erscheinen.",
        (Demon::Seeker, Letter::B) => "Tao-Marker zählen nicht gegen ihn.",
        (Demon::Landscaper, Letter::A) => "Wer ihn austreibt, legt einen Tao-Marker ab, den Wu-Feng wählt.",
        (Demon::Landscaper, Letter::B) => "Darf auch neben einem Taoisten suchen.",
        (Demon::Gravedigger, Letter::A) => "Wird er ausgetrieben, zieht Wu-Feng einen Geist.",
        (Demon::Gravedigger, Letter::B) => "Wird er ausgetrieben, trifft der Fluchwürfel den, der ihn austrieb.",
    }
}

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Die Taoisten gewinnen: Keine Beschwörungskarte und keine Inkarnation ist mehr übrig.",
        Ending::Lost(Defeat::AllDead) => "Wu-Feng gewinnt: Kein Taoist ist mehr am Leben.",
        Ending::Lost(Defeat::VillageLost) => "Wu-Feng gewinnt: Auf zu vielen Dorffeldern spukt es.",
        Ending::Lost(Defeat::DeckEmpty) => "Wu-Feng gewinnt: Er hat die letzte Karte gezogen.",
        Ending::Lost(Defeat::Graveyard) => "Wu-Feng gewinnt: Zwölf Dorfbewohner liegen auf dem Gräberfeld.",
        Ending::Lost(Defeat::NothingToHaunt) => {
            "Wu-Feng gewinnt: Ein Geist findet in seiner Reihe kein Dorffeld mehr zum Spuken."
        }
    }
}

pub(crate) const BLACK_SECRET_TABLE: &BlackSecretTableWords = &BlackSecretTableWords {
    catacombs: "Die Katakomben, Reihe für Reihe von Nordwesten:",
    space: |spot, colour, entrance| {
        let entrance = if entrance { ", Eingang" } else { "" };
        format!("{}: {}{entrance}.", names::spot(spot), colour.map_or("farblos", names::tao))
    },
    no_ladder: "Ohne Leiter.",
    tokens: |number| format!("Marker: {number}."),
    demons: |demons| format!("Dämonen: {}.", list(demons.iter().map(demon))),
    here: |taoists| format!("Hier: {}.", phrases::taoists(taoists)),
    shadow: "Hier ist der Schatten.",
    stands: |tile, qi| format!("Steht auf dem Feld {}. Qi: {qi}.", below(tile)),
    skeleton: |need| format!("ein Skelett, {need}"),

    board: |side| format!("Wu-Fengs Spieltafel, Seite {}.", if side == Letter::A { "A" } else { "B" }),
    at_home: |demons| {
        let home = if demons.is_empty() { "keine".to_owned() } else { list(demons.iter().map(demon)) };
        format!("Dämonen auf ihr: {home}.")
    },
    hand: |cards| format!("Inkarnationen auf der Hand: {cards}."),
    pieces: |urns, of, skeletons, all| format!("Urnen: {urns} von {of}. Skelette übrig: {skeletons} von {all}."),
    open: |level| format!("Offene Stufen der Flüche: {level}."),
    curse: |name, level, colour| format!("Offener Fluch: {name}, {}.", kind(level, names::tao(colour))),
    thrown: |name, level, colour| format!("Ausgesprochener Fluch: {name}, {}.", kind(level, names::tao(colour))),
    silenced: "Wu-Feng darf jetzt keinen Fluch aussprechen.",
    mantra: |name, have, need| format!("Blutmantra: {name}, {have} von {need} Qi."),
    deck: |cards, until_summoning| {
        let summoning = match until_summoning {
            None => "darin ist keine Beschwörungskarte mehr".to_owned(),
            Some(0) => "die nächste Karte ist eine Beschwörungskarte".to_owned(),
            Some(above) => format!("die nächste Beschwörungskarte liegt unter {}", count(above, "Karte", "Karten")),
        };
        format!("Geisterstapel: {}; {summoning}.", count(cards, "Karte", "Karten"))
    },
};
