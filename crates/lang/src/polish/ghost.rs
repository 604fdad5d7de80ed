//! What is printed on a card, and how it stands with a card in play.

use ghost_stories_engine::{Left, Middle, Reward};

use super::names;
use super::phrases::{self, form, list};
use crate::ghost::GhostWords;
use crate::phrases::sentence;

pub(crate) const GHOST: &GhostWords = &GhostWords {
    one_colour: |colour, number| format!("{}, siła {number}", names::tao(colour)),
    some_colours: |colours, each| {
        let faces = colours.iter().map(|&tao| form(each, names::tao_forms(tao)));
        format!("siła: po {each} {}", list(faces))
    },
    all_colours: |each| format!("siła: po {each} w każdym z pięciu kolorów"),
    less_by_circle: "o 1 mniej dzięki Kręgowi",
    less_by_mantra: "o 1 mniej dzięki mantrze",

    on_arrival: |icons| format!("Po przybyciu: {}.", list(icons.iter().map(|&icon| effect(icon)))),
    lasting: |icon| sentence(effect(icon)),
    middle,
    when_exorcised: |what| format!("Po przegnaniu: {what}."),
    curse_die: "kość klątwy",
    curse_die_then: |reward| format!("kość klątwy, potem {reward}"),
    throws: "Wu Feng może rzucić klątwę dowolnego koloru",
    reward,

    figure_out: "Nawiedzanie: figurka na pierwszym kamieniu, nawiedzi kafel w następnej turze swojej planszy.",
    figure_on_card: "Nawiedzanie: figurka na karcie.",
    caught: "Trafił tu na Buddę i można go przegnać.",
    silenced: "Stoi przed nim Su-Ling, więc jego środkowy kamień nie działa.",
    opposite: |space| format!("To {}.", phrases::space(space)),
};

fn effect(icon: Left) -> &'static str {
    match icon {
        Left::Ghost => "do gry wchodzi kolejny duch",
        Left::Haunt => "pierwszy aktywny kafel w linii zostaje nawiedzony",
        Left::LoseQi => "strata 1 qi",
        Left::Quick => "figurka zaczyna na pierwszym kamieniu",
        Left::Curse => "rzut kością klątwy",
        Left::PowerOff => "moc planszy pod tą kartą nie działa",
        Left::AllPowersOff => "żadna moc nie działa",
        Left::TaoOff => "nie wolno wydawać znaczników tao",
        Left::DieCaptive => "kość tao jest uwięziona na tej karcie",
        Left::GroupLoseTao => "każdy taoista odrzuca znacznik tao",
        Left::ClearCircle => "znacznik tao z Kręgu modlitewnego wraca do banku",
        Left::Devour => "pierwszy wieśniak w linii zostaje pożarty",
        Left::KillVillager => "ginie wybrany widoczny wieśniak",
        Left::LayDown => "wszyscy taoiści padają na ziemię",
        Left::LowestLeave => "dwa duchy ze spodu talii opuszczają grę",
        Left::ActivateDemon => "Wu Feng uaktywnia demona",
        Left::ThrowCurse => "Wu Feng może rzucić klątwę dowolnego koloru",
        Left::Skeletons => "Wu Feng może położyć swoje trzy szkielety",
        Left::DiscardStack => "Wu Feng odkrywa i odrzuca stos żetonów katakumb, w którym liczą się tylko Urny",
    }
}

fn middle(stone: Middle) -> Option<&'static str> {
    Some(match stone {
        Middle::Blank => return None,
        Middle::Haunter => "Nawiedzanie: nawiedza kafel co drugą turę swojej planszy.",
        Middle::Tormentor => "Dręczenie: każe rzucić kością klątwy w każdej turze swojej planszy.",
        Middle::DiceImmune => "Odporność na kości: liczą się tylko znaczniki tao, Krąg i mantra.",
        Middle::GroupLoseTao => "Gdy zaczyna się tura jego planszy, każdy taoista odrzuca znacznik tao.",
        Middle::WhiteIsBlank => "Dopóki jest w grze, białe ścianki są puste.",
        Middle::OnlyOnBuddha => "Można go przegnać tylko tam, gdzie trafi na Buddę.",
        Middle::OnlyIfOppositeEmpty => "Można go przegnać tylko wtedy, gdy na przeciwległym miejscu nie ma ducha.",
        Middle::Devourer => "Pożeranie: w każdej turze swojej planszy pożera pierwszego wieśniaka w linii.",
        Middle::HoldsPortal => "Trzyma Portal: nikogo nie można uratować.",
        Middle::Voracious => "Gdy zaczyna się tura jego planszy, ginie wybrany widoczny wieśniak.",
        Middle::HoldsSuLing => "Więzi Su-Ling.",
        Middle::BringsGhost => "Gdy zaczyna się tura jego planszy, do gry wchodzi duch.",
        Middle::Shapeshifter => {
            "Ma kolor swojej planszy, a gdy zaczyna się jej tura, przechodzi na następne wolne miejsce."
        }
        Middle::ActivateDemon => "W każdej turze jego planszy Wu Feng uaktywnia demona.",
        Middle::NoYinYang => "Dopóki ta karta jest w grze, nikt nie może wydawać jin-jang.",
        Middle::Skeletons => "W każdej turze jego planszy Wu Feng może położyć szkielet.",
        Middle::QiToBank => "Dopóki ta karta jest w grze, stracone qi trafia do banku, a nie na krwawą mantrę.",
        Middle::AnyCurse => "Dopóki ta karta jest w grze, klątwy Wu Fenga nie muszą mieć koloru karty.",
    })
}

fn reward(reward: Reward) -> Option<&'static str> {
    Some(match reward {
        Reward::Nothing => return None,
        Reward::Tao => "1 znacznik tao",
        Reward::TwoTao => "2 znaczniki tao",
        Reward::QiOrYinYang => "1 qi albo jin-jang",
        Reward::QiAndYinYang => "1 qi i jin-jang dla grupy",
        Reward::Crystal => "kryształ księżycowy",
        Reward::QiYinYangAndCrystal => "1 qi i jin-jang dla grupy oraz kryształ księżycowy",
        Reward::YinYangAndMantra => "jin-jang dla grupy i 1 qi z banku na krwawej mantrze",
    })
}
