//! What is printed on a card, and how it stands with a card in play.

use ghost_stories_engine::{Left, Middle, Reward};

use super::names;
use super::phrases::{self, list};
use crate::ghost::GhostWords;
use crate::phrases::sentence;

pub(crate) const GHOST: &GhostWords = &GhostWords {
    one_colour: |colour, number| format!("{} {number}", names::tao(colour)),
    some_colours: |colours, each| format!("{each} en {}", list(colours.iter().map(|&tao| names::tao(tao)))),
    all_colours: |each| format!("{each} dans chacune des cinq couleurs"),
    less_by_circle: "1 de moins grâce au Cercle",
    less_by_mantra: "1 de moins grâce au Mantra",

    on_arrival: |icons| format!("À l'arrivée : {}.", list(icons.iter().map(|&icon| effect(icon)))),
    lasting: |icon| sentence(effect(icon)),
    middle,
    when_exorcised: |what| format!("Après l'exorcisme : {what}."),
    curse_die: "dé de malédiction",
    curse_die_then: |reward| format!("dé de malédiction, puis {reward}"),
    throws: "Wu-Feng peut lancer une malédiction de n'importe quelle couleur",
    reward,

    figure_out: "Hanteur : figurine sur la première pierre, elle hantera au prochain tour de ce plateau.",
    figure_on_card: "Hanteur : figurine sur la carte.",
    caught: "Cette carte a rencontré un Bouddha ici : l'exorcisme est possible.",
    silenced: "Su-Ling se tient devant lui : sa pierre centrale est sans effet.",
    opposite: |space| format!("Il s'agit de {}.", phrases::space(space)),
};

fn effect(icon: Left) -> &'static str {
    match icon {
        Left::Ghost => "un autre fantôme entre en jeu",
        Left::Haunt => "la première tuile active de sa ligne est hantée",
        Left::LoseQi => "on perd 1 Qi",
        Left::Quick => "sa figurine commence sur la première pierre",
        Left::Curse => "on lance le dé de malédiction",
        Left::PowerOff => "le pouvoir de son plateau est bloqué",
        Left::AllPowersOff => "tous les pouvoirs sont bloqués",
        Left::TaoOff => "personne ne peut dépenser de Tao",
        Left::DieCaptive => "un dé Tao est capturé",
        Left::GroupLoseTao => "chaque taoïste défausse un Tao",
        Left::ClearCircle => "le Tao du Cercle de prière retourne à la réserve",
        Left::Devour => "le premier villageois de sa ligne est dévoré",
        Left::KillVillager => "un villageois visible de votre choix meurt",
        Left::LayDown => "tous les taoïstes sont jetés à terre",
        Left::LowestLeave => "les deux derniers fantômes de la pioche quittent la partie",
        Left::ActivateDemon => "Wu-Feng active un démon",
        Left::ThrowCurse => "Wu-Feng peut lancer une malédiction de n'importe quelle couleur",
        Left::Skeletons => "Wu-Feng peut poser ses trois squelettes",
        Left::DiscardStack => "Wu-Feng révèle et défausse une pile de jetons catacombes, où seules les Urnes comptent",
    }
}

fn middle(stone: Middle) -> Option<&'static str> {
    Some(match stone {
        Middle::Blank => return None,
        Middle::Haunter => "Hanteur : il hante une tuile tous les deux tours de son plateau.",
        Middle::Tormentor => "Tourmenteur : on lance le dé de malédiction à chaque tour de son plateau.",
        Middle::DiceImmune => "Insensible aux dés : seuls comptent les Tao, le Cercle et le Mantra.",
        Middle::GroupLoseTao => "Au début du tour de son plateau : chaque taoïste défausse un Tao.",
        Middle::WhiteIsBlank => "Tant que cette carte est en jeu, les faces blanches sont sans effet.",
        Middle::OnlyOnBuddha => "Exorcisme possible seulement là où cette carte rencontre un Bouddha.",
        Middle::OnlyIfOppositeEmpty => "Exorcisme possible seulement si l'emplacement opposé n'a pas de fantôme.",
        Middle::Devourer => "Dévoreur : il dévore le premier villageois de sa ligne à chaque tour de son plateau.",
        Middle::HoldsPortal => "Cette carte retient le portail : personne ne peut être sauvé.",
        Middle::Voracious => "Au début du tour de son plateau : un villageois visible de votre choix meurt.",
        Middle::HoldsSuLing => "Cette carte retient Su-Ling.",
        Middle::BringsGhost => "Au début du tour de son plateau : un fantôme entre en jeu.",
        Middle::Shapeshifter => {
            "Il a la couleur de son plateau et, au début du tour de ce plateau, passe à l'emplacement libre suivant."
        }
        Middle::ActivateDemon => "À chaque tour de son plateau : Wu-Feng active un démon.",
        Middle::NoYinYang => "Tant que cette carte est en jeu, personne ne peut dépenser de Yin-Yang.",
        Middle::Skeletons => "À chaque tour de son plateau : Wu-Feng peut poser un squelette.",
        Middle::QiToBank => {
            "Tant que cette carte est en jeu, le Qi perdu va à la réserve et non sur un Mantra de sang."
        }
        Middle::AnyCurse => {
            "Tant que cette carte est en jeu, les malédictions de Wu-Feng n'ont pas à avoir la couleur de la carte."
        }
    })
}

fn reward(reward: Reward) -> Option<&'static str> {
    Some(match reward {
        Reward::Nothing => return None,
        Reward::Tao => "1 Tao",
        Reward::TwoTao => "2 Tao",
        Reward::QiOrYinYang => "1 Qi ou le Yin-Yang",
        Reward::QiAndYinYang => "1 Qi et un Yin-Yang pour le groupe",
        Reward::Crystal => "un cristal de lune",
        Reward::QiYinYangAndCrystal => "1 Qi et un Yin-Yang pour le groupe, ainsi qu'un cristal de lune",
        Reward::YinYangAndMantra => "un Yin-Yang pour le groupe et 1 Qi de la réserve sur un Mantra de sang",
    })
}
