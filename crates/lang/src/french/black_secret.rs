//! Black Secret.

use ghost_stories_engine::{
    BlackSecretChoice, BlackSecretEvent, BloodMantra, Card, Cause, Colour, Components, CurseCard, CurseEffect, Defeat,
    Demon, DemonSet, Ending, Letter, MantraEffect, Position, Tao, TaoCount, Tile, Token,
};

use super::choice::surroundings;
use super::names::{self, taoist as who};
use super::noun::Noun;
use super::phrases::{self, board, count, ghost_on, list, place, roll, space};
use super::white_moon::{self, on_tile};
use crate::black_secret::{
    BlackSecretDecision, BlackSecretDeclined, curse_in, curse_of, decides, has_ladder, is_wu_feng, laid, mantra_in,
    mantra_of, tile_above,
};
use crate::black_secret_table::BlackSecretTableWords;

/// All are masculine and begin with a consonant.
pub(crate) fn demon(demon: Demon) -> &'static str {
    match demon {
        Demon::Seeker => "Chercheur",
        Demon::Landscaper => "Paysagiste",
        Demon::Gravedigger => "Fossoyeur",
    }
}

pub(crate) fn token(token: Token) -> &'static str {
    match token {
        Token::Urn => "Urne",
        Token::Earth => "Terre",
        Token::Buddha => "Bouddha",
        Token::Tablet => "Tablette maudite",
        Token::Bones => "Ossements",
        Token::Just => "Sang du juste",
        Token::SuLing => "Sang de Su-Ling",
    }
}

/// "la case sous la Maison de thé".
pub(super) fn under(tile: Tile) -> String {
    format!("la case sous {}", Noun::tile(tile).the())
}

/// Agrees with "malédiction".
fn of_curse(tao: Tao) -> &'static str {
    match tao {
        Tao::Red => "rouge",
        Tao::Green => "verte",
        Tao::Blue => "bleue",
        Tao::Yellow => "jaune",
        Tao::Black => "noire",
    }
}

/// "« Larcin » (niveau 1, rouge)".
fn curse(position: &Position, curse: CurseCard) -> String {
    let components = position.components();
    let facts = components.curse(curse);
    format!("« {} » ({})", curse_name(curse_in(components, curse)), kind(facts.level.value, facts.colour.value))
}

/// "niveau 1, rouge".
pub(super) fn kind(level: u8, colour: Tao) -> String {
    format!("niveau {level}, {}", of_curse(colour))
}

fn mantra(components: Components, mantra: BloodMantra) -> String {
    format!("« {} »", mantra_name(mantra_in(components, mantra)))
}

pub(crate) fn choice(position: &Position, choice: BlackSecretChoice) -> String {
    let components = position.components();
    match choice {
        BlackSecretChoice::Summon(which, tile) => format!("Invoquer le {} sur {}", demon(which), under(tile)),
        BlackSecretChoice::Throw(which) => format!("Lancer la malédiction {}", curse(position, which)),
        BlackSecretChoice::MoveDemon(which, tile) => format!("Déplacer le {} vers {}", demon(which), under(tile)),
        BlackSecretChoice::Search(which) => match tile_above(position, which) {
            Some(tile) => format!("Fouiller {} avec le {}", under(tile), demon(which)),
            None => format!("Fouiller avec le {}", demon(which)),
        },
        BlackSecretChoice::ShadowOn(tile) => format!("Déplacer l'Ombre vers {}", Noun::tile(tile).the()),
        BlackSecretChoice::ShadowUnder(tile) => format!("Déplacer l'Ombre vers {}", under(tile)),
        BlackSecretChoice::ShadowAttack => "Attaquer avec l'Ombre les taoïstes de son lieu (trois dés Tao)".into(),
        BlackSecretChoice::ShadowCurse => "Lancer avec l'Ombre le dé de malédiction contre le taoïste actif".into(),
        BlackSecretChoice::Incarnation(card) => format!("Jouer {} de la main", Noun::card(card).the()),
        BlackSecretChoice::Skeleton(to) => {
            format!("Poser un squelette sur {} ({})", space(to), surroundings(position, to))
        }
        BlackSecretChoice::TurnUp(tile) => format!("Révéler et défausser la pile de {}", under(tile)),
        BlackSecretChoice::Ladder(tile) if has_ladder(position, tile) => {
            format!("Retirer l'échelle {}", Noun::tile(tile).of())
        }
        BlackSecretChoice::Ladder(tile) => format!("Remettre l'échelle {}", Noun::tile(tile).of()),
        BlackSecretChoice::Victim(taoist) => format!("La malédiction frappe {}", who(taoist)),
        BlackSecretChoice::PowerOff(of) => {
            format!("Bloquer le pouvoir du {} : {}", board(of), names::power(position.power(of)))
        }
        BlackSecretChoice::FigureSteps(at) => {
            format!("Faire avancer la figurine {} ({})", ghost_on(position, at).of(), place(at))
        }
        BlackSecretChoice::Haunt(tile) => format!("Hanter {}", Noun::tile(tile).the()),
        BlackSecretChoice::MoveVillager(from, to) => {
            format!("Déplacer {} vers {}", on_tile(position, from), Noun::tile(to).the())
        }
        BlackSecretChoice::LosePedestal(tile) => {
            format!("Remettre dans la réserve le cristal du piédestal {}", Noun::tile(tile).of())
        }
        BlackSecretChoice::Climb(taoist) => {
            let up = position.is_below(taoist);
            match (decides(position, taoist), up) {
                (true, true) => "Monter par l'échelle au village".into(),
                (true, false) => "Descendre par l'échelle dans les catacombes".into(),
                (false, true) => format!("Faire monter {} par l'échelle au village", who(taoist)),
                (false, false) => format!("Faire descendre {} par l'échelle dans les catacombes", who(taoist)),
            }
        }
        BlackSecretChoice::Defeat { demons, tao, crystals } => defeat(demons, tao, crystals),
        BlackSecretChoice::LayMantra(which) => format!("Poser le Mantra sur le {}", demon(which)),
        BlackSecretChoice::LayQi(on) => {
            let (have, need) = laid(position, on);
            format!("Poser le Qi sur {} ({have} sur {need} déjà posés)", mantra(components, on))
        }
        BlackSecretChoice::Trigger(which) => format!("Déclencher {}", mantra(components, which)),
        BlackSecretChoice::Swap(old, new) => {
            format!("Échanger {} contre {}", mantra(components, old), mantra(components, new))
        }
        BlackSecretChoice::SendHome(which) => format!("Renvoyer le {} sur le plateau de Wu-Feng", demon(which)),
        BlackSecretChoice::Clear(of) => format!("Vider le {}", board(of)),
        BlackSecretChoice::Crystal(taoist) if is_wu_feng(position) => {
            format!("{} rend un cristal de lune à la réserve", who(taoist))
        }
        BlackSecretChoice::Crystal(taoist) => format!("{} prend un cristal de lune", who(taoist)),
    }
}

fn defeat(demons: DemonSet, tao: TaoCount, crystals: u8) -> String {
    if demons.is_empty() {
        return "Ne rien exorciser".into();
    }
    let beaten = list(demons.iter().map(|which| format!("le {}", demon(which))));
    let tao = (!tao.is_empty()).then(|| phrases::tao(tao));
    let crystals = (crystals > 0).then(|| white_moon::crystals(crystals));
    let price: Vec<String> = tao.into_iter().chain(crystals).collect();
    let spending = if price.is_empty() { String::new() } else { format!(" en dépensant {}", price.join(", plus ")) };
    format!("Exorciser {beaten}{spending}")
}

pub(crate) fn declined(what: BlackSecretDeclined) -> String {
    match what {
        BlackSecretDeclined::Demon(which) => format!("Laisser le {} inactif", demon(which)),
        BlackSecretDeclined::Activate => "N'activer aucun démon".into(),
        BlackSecretDeclined::Shadow => "Laisser l'Ombre inactive".into(),
        BlackSecretDeclined::Throw => "Ne pas lancer de malédiction".into(),
        BlackSecretDeclined::Skeleton => "Ne pas poser de squelette".into(),
        BlackSecretDeclined::LayQi => "Ne pas poser de Qi sur un Mantra de sang".into(),
        BlackSecretDeclined::Ladder => "Ne pas remettre d'échelle".into(),
        BlackSecretDeclined::Swap => "N'échanger aucun Mantra de sang".into(),
        BlackSecretDeclined::Level => "Ne pas changer d'étage".into(),
    }
}

pub(crate) fn decision(decision: BlackSecretDecision) -> String {
    let sentence = match decision {
        BlackSecretDecision::Drawn(card) => return format!("choisit que faire {}.", Noun::card(card).of()),
        BlackSecretDecision::Demon(which) => return format!("choisit ce que fait le {}.", demon(which)),
        BlackSecretDecision::Activate => "choisit quel démon agit et comment.",
        BlackSecretDecision::Shadow => "choisit ce que fait l'Ombre.",
        BlackSecretDecision::Throw => "peut lancer une malédiction de n'importe quelle couleur.",
        BlackSecretDecision::Incarnation => "choisit l'incarnation à jouer.",
        BlackSecretDecision::Skeleton => "choisit où poser un squelette.",
        BlackSecretDecision::Stack => "choisit la pile de jetons catacombes à révéler.",
        BlackSecretDecision::RemoveLadder => "choisit l'échelle à retirer.",
        BlackSecretDecision::Victim => "choisit qui la malédiction frappe.",
        BlackSecretDecision::LoseQi => "choisit qui perd 1 Qi.",
        BlackSecretDecision::ExorcistTao => "choisit le Tao que défausse l'exorciste.",
        BlackSecretDecision::PowerOff => "choisit le plateau qui perd son pouvoir pour un temps.",
        BlackSecretDecision::Figure => "choisit la figurine de hanteur qui avance.",
        BlackSecretDecision::Haunt => "choisit la tuile à hanter.",
        BlackSecretDecision::MoveVillager => "choisit un villageois à déplacer et sa destination.",
        BlackSecretDecision::LoseCrystal => "choisit le cristal de lune qui retourne à la réserve.",
        BlackSecretDecision::LayQi => "choisit sur quel Mantra de sang poser le Qi.",
        BlackSecretDecision::Trigger => "choisit le Mantra de sang qui prend effet.",
        BlackSecretDecision::Swap => "peut échanger un Mantra de sang.",
        BlackSecretDecision::PutLadder => "choisit où remettre une échelle.",
        BlackSecretDecision::DiscardGhost => "choisit le fantôme à défausser.",
        BlackSecretDecision::Buddha => "choisit où poser le Bouddha.",
        BlackSecretDecision::SaveVillager => "choisit le villageois à sauver.",
        BlackSecretDecision::SendHome => "choisit le démon à renvoyer.",
        BlackSecretDecision::Clear => "choisit le plateau à vider.",
        BlackSecretDecision::TakeCrystal => "choisit qui prend un cristal de lune.",
        BlackSecretDecision::AllMove => "choisit le taoïste qui se déplace ou change d'étage.",
        BlackSecretDecision::Step => "peut faire un pas de plus ou changer d'étage.",
        BlackSecretDecision::Level => "décide du changement d'étage.",
        BlackSecretDecision::LayMantra => "choisit sur quel fantôme ou démon poser le Mantra.",
    };
    sentence.into()
}

pub(crate) fn event(event: BlackSecretEvent) -> String {
    let ours = Components::ours();
    match event {
        BlackSecretEvent::CurseRevealed { curse } => {
            format!("La malédiction « {} » est révélée.", curse_name(curse_of(curse)))
        }
        BlackSecretEvent::CurseThrown { curse, .. } => {
            format!("Wu-Feng lance la malédiction « {} ».", curse_name(curse_of(curse)))
        }
        BlackSecretEvent::CursesRenewed => {
            "Toutes les malédictions sont rassemblées, mélangées et piochées à neuf.".into()
        }
        BlackSecretEvent::MantraRevealed { mantra } => {
            format!("Le Mantra de sang « {} » est révélé.", mantra_name(mantra_of(mantra)))
        }
        BlackSecretEvent::QiLaid { mantra: on, .. } => format!("Un Qi est posé sur {}.", mantra(ours, on)),
        BlackSecretEvent::MantraTriggered { mantra: which, taoist, .. } => {
            format!("{} déclenche le Mantra de sang {}.", who(taoist), mantra(ours, which))
        }
        BlackSecretEvent::MantraSwapped { old, new } => {
            format!("Le Mantra de sang {} est échangé contre {}.", mantra(ours, old), mantra(ours, new))
        }
        BlackSecretEvent::CardSpent { card, cause } => card_spent(card, cause),
        BlackSecretEvent::DemonSummoned { demon: which, tile } => {
            format!("Le {} est invoqué sur {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonMoved { demon: which, tile } => {
            format!("Le {} passe sur {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonSearched { demon: which, tile } => {
            format!("Le {} fouille {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonExorcised { demon: which, tile } => {
            format!("Le {} est exorcisé sur {}.", demon(which), under(tile))
        }
        BlackSecretEvent::DemonHome { demon: which, .. } => {
            format!("Le {} retourne sur le plateau de Wu-Feng.", demon(which))
        }
        BlackSecretEvent::TokenRevealed { token: which, tile } => {
            format!("Jeton révélé sous {} : {}.", Noun::tile(tile).the(), token(which))
        }
        BlackSecretEvent::ShadowCame { tile } => format!("La troisième Urne amène l'Ombre sur {}.", under(tile)),
        BlackSecretEvent::ShadowMoved { tile, below: true } => format!("L'Ombre passe sur {}.", under(tile)),
        BlackSecretEvent::ShadowMoved { tile, below: false } => format!("L'Ombre va {}.", Noun::tile(tile).to()),
        BlackSecretEvent::ShadowAttacked { roll: dice } => format!("L'Ombre attaque et obtient {}.", roll(dice)),
        BlackSecretEvent::ShadowCursed { tile } => {
            format!("L'Ombre lance le dé de malédiction depuis {}.", Noun::tile(tile).the())
        }
        BlackSecretEvent::SkeletonPlaced { space: at } => format!("Un squelette est posé sur {}.", space(at)),
        BlackSecretEvent::SkeletonLeft { space: at, .. } => format!("Le squelette de {} disparaît.", space(at)),
        BlackSecretEvent::LadderRemoved { tile, .. } => format!("L'échelle {} disparaît.", Noun::tile(tile).of()),
        BlackSecretEvent::LadderReturned { tile } => format!("L'échelle {} est remise.", Noun::tile(tile).of()),
        BlackSecretEvent::LevelChanged { taoist, tile, below } => level_changed(taoist, tile, below),
        BlackSecretEvent::SummoningDrawn => "Une carte d'Invocation est piochée.".into(),
        BlackSecretEvent::IncarnationTaken { card: Some(card) } => {
            format!("Wu-Feng pioche une incarnation : {}.", names::card(card))
        }
        BlackSecretEvent::IncarnationTaken { card: None } => {
            "Wu-Feng pioche une incarnation, qui rejoint sa main.".into()
        }
        BlackSecretEvent::IncarnationPlayed { card } => format!("Wu-Feng joue {} de sa main.", Noun::card(card).the()),
        BlackSecretEvent::PowerOff { board: of } => {
            format!("Le pouvoir du {} est bloqué jusqu'à la fin de son prochain tour.", board(of))
        }
        BlackSecretEvent::PowerBack { board: of } => format!("Le pouvoir du {} est de retour.", board(of)),
        BlackSecretEvent::CursesForbidden => "Wu-Feng ne peut pas lancer de malédiction pour l'instant.".into(),
        BlackSecretEvent::CursesAllowed => "Wu-Feng peut de nouveau lancer des malédictions.".into(),
        BlackSecretEvent::YinYangLost { taoist } => format!("{} perd son Yin-Yang.", who(taoist)),
        BlackSecretEvent::CrystalReturned { taoist } => {
            format!("Un cristal de lune de {} retourne à la réserve.", who(taoist))
        }
        BlackSecretEvent::PedestalCleared { tile } => {
            format!("Le cristal du piédestal {} retourne à la réserve.", Noun::tile(tile).of())
        }
        BlackSecretEvent::MantraLaid { demon: which } => format!("Le Mantra est posé sur le {}.", demon(which)),
    }
}

fn card_spent(card: Card, cause: Cause) -> String {
    let purpose = if cause == Cause::Summoning { "invoquer un démon" } else { "lancer une malédiction" };
    format!("Wu-Feng défausse {} pour {purpose}.", Noun::card(card).the())
}

fn level_changed(taoist: Colour, tile: Tile, below: bool) -> String {
    if below {
        format!("{} descend par l'échelle sur {}.", who(taoist), under(tile))
    } else {
        format!("{} monte par l'échelle {}.", who(taoist), Noun::tile(tile).to())
    }
}

pub(crate) fn curse_name(effect: CurseEffect) -> &'static str {
    match effect {
        CurseEffect::DiscardTao => "Larcin",
        CurseEffect::ActivateDemon => "Éveil",
        CurseEffect::Skeleton => "Appel du tombeau",
        CurseEffect::Ladder => "Échelle brisée",
        CurseEffect::FigureSteps => "Esprit agité",
        CurseEffect::MoveTaoist => "Fils de pantin",
        CurseEffect::CurseDie => "Mauvais présage",
        CurseEffect::MoveVillager => "Panique",
        CurseEffect::AllDiscardTao => "Pillage",
        CurseEffect::TwoSkeletons => "Tombes ouvertes",
        CurseEffect::LadderAndDemon => "Éboulement",
        CurseEffect::PowerOff => "Volonté brisée",
        CurseEffect::MoveGhost => "Vent spectral",
        CurseEffect::ActivateAll => "Meute",
        CurseEffect::LoseCrystal => "Éclipse de lune",
        CurseEffect::LoseQi => "Flétrissure",
        CurseEffect::TwoLadders => "Abîme scellé",
        CurseEffect::DrawIncarnation => "Pacte obscur",
        CurseEffect::Ghost => "Appel spectral",
        CurseEffect::LoseYinYang => "Équilibre rompu",
        CurseEffect::KillVillager => "Assassinat",
        CurseEffect::HauntAndLoseQi => "Profanation",
        CurseEffect::PlayIncarnation => "Retour de Wu-Feng",
        CurseEffect::AllLoseQi => "Peste",
        CurseEffect::KillTwoVillagers => "Massacre",
    }
}

/// What a curse of Wu-Feng does, as a sentence.
pub(crate) fn curse_help(effect: CurseEffect) -> &'static str {
    match effect {
        CurseEffect::DiscardTao => "Un taoïste au choix de Wu-Feng défausse un Tao.",
        CurseEffect::ActivateDemon => "Wu-Feng active un démon.",
        CurseEffect::Skeleton => "Wu-Feng pose un squelette.",
        CurseEffect::Ladder => "Wu-Feng retire une échelle.",
        CurseEffect::FigureSteps => "Une figurine de hanteur au choix de Wu-Feng avance une fois.",
        CurseEffect::MoveTaoist => "Wu-Feng déplace un taoïste vers un lieu voisin du même étage.",
        CurseEffect::CurseDie => "Le dé de malédiction est lancé contre le taoïste actif.",
        CurseEffect::MoveVillager => {
            "Wu-Feng déplace un villageois visible vers une tuile active voisine où il reste de la place."
        }
        CurseEffect::AllDiscardTao => "Chaque taoïste défausse un Tao.",
        CurseEffect::TwoSkeletons => "Wu-Feng pose deux squelettes.",
        CurseEffect::LadderAndDemon => "Wu-Feng retire une échelle, puis active un démon.",
        CurseEffect::PowerOff => {
            "Un plateau au choix de Wu-Feng n'a pas de pouvoir jusqu'à la fin de son prochain tour."
        }
        CurseEffect::MoveGhost => "Wu-Feng déplace un fantôme vers n'importe quel emplacement libre.",
        CurseEffect::ActivateAll => "Chaque démon dans les catacombes agit une fois, ou bien l'Ombre.",
        CurseEffect::LoseCrystal => "Un cristal de lune au choix de Wu-Feng retourne à la réserve.",
        CurseEffect::LoseQi => "Un taoïste au choix de Wu-Feng perd 1 Qi.",
        CurseEffect::TwoLadders => "Wu-Feng retire deux échelles.",
        CurseEffect::DrawIncarnation => "Wu-Feng pioche une incarnation, qui rejoint sa main.",
        CurseEffect::Ghost => "Wu-Feng pioche un fantôme.",
        CurseEffect::LoseYinYang => {
            "Un taoïste au choix de Wu-Feng perd son Yin-Yang ou, s'il n'en a pas, tous ses Tao."
        }
        CurseEffect::KillVillager => "Un villageois visible au choix de Wu-Feng meurt.",
        CurseEffect::HauntAndLoseQi => {
            "Une tuile au choix de Wu-Feng est hantée, et un taoïste de son choix perd 1 Qi."
        }
        CurseEffect::PlayIncarnation => "Wu-Feng pioche une incarnation, qui rejoint sa main, puis en joue une.",
        CurseEffect::AllLoseQi => "Chaque taoïste perd 1 Qi.",
        CurseEffect::KillTwoVillagers => "Les villageois visibles de deux tuiles au choix de Wu-Feng meurent.",
    }
}

pub(crate) fn mantra_name(effect: MantraEffect) -> &'static str {
    match effect {
        MantraEffect::GainQi => "Souffle de vie",
        MantraEffect::TwoLadders => "Chemins sûrs",
        MantraEffect::TwoTao => "Offrande",
        MantraEffect::YinYang => "Harmonie",
        MantraEffect::DriveBack => "Chant protecteur",
        MantraEffect::AllMove => "Pas légers",
        MantraEffect::DemonHome => "Bannissement",
        MantraEffect::ClearSkeletons => "Repos éternel",
        MantraEffect::Buddha => "Grâce du Bouddha",
        MantraEffect::Crystal => "Clair de lune",
        MantraEffect::DiscardGhost => "Dissolution",
        MantraEffect::Restore => "Purification",
        MantraEffect::NoCurses => "Silence",
        MantraEffect::AllTakeTao => "Dons pour tous",
        MantraEffect::Revive => "Renaissance",
        MantraEffect::DemonsHome => "Grand bannissement",
        MantraEffect::SaveVillager => "Sauvetage",
        MantraEffect::RestoreAll => "Grande purification",
        MantraEffect::AllGainQi => "Source de vie",
        MantraEffect::ClearBoard => "Feu sacré",
        MantraEffect::Barrier => "Appel lunaire",
    }
}

/// What a Blood Mantra does, as a sentence.
pub(crate) fn mantra_help(effect: MantraEffect) -> &'static str {
    match effect {
        MantraEffect::GainQi => "Un taoïste au choix gagne 1 Qi.",
        MantraEffect::TwoLadders => "Jusqu'à deux échelles sont remises.",
        MantraEffect::TwoTao => "Le taoïste actif prend deux Tao de son choix.",
        MantraEffect::YinYang => "Un taoïste au choix récupère son Yin-Yang.",
        MantraEffect::DriveBack => "Toutes les figurines de hanteur d'un plateau retournent sur leurs cartes.",
        MantraEffect::AllMove => "Chaque taoïste peut se déplacer d'un lieu ou changer d'étage.",
        MantraEffect::DemonHome => "Un démon retourne sur le plateau de Wu-Feng.",
        MantraEffect::ClearSkeletons => "Tous les squelettes d'un plateau sont retirés.",
        MantraEffect::Buddha => "Un Bouddha du Temple est posé sur un emplacement libre.",
        MantraEffect::Crystal => "Un taoïste au choix prend un cristal de lune.",
        MantraEffect::DiscardGhost => "Un fantôme au choix, mais pas une incarnation, est défaussé.",
        MantraEffect::Restore => "Une tuile hantée est réactivée.",
        MantraEffect::NoCurses => "Wu-Feng ne lance pas de malédiction jusqu'à la fin du tour du prochain taoïste.",
        MantraEffect::AllTakeTao => "Chaque taoïste prend un Tao de son choix.",
        MantraEffect::Revive => "Un taoïste mort revient avec 2 Qi ; si personne n'est mort, un taoïste gagne 1 Qi.",
        MantraEffect::DemonsHome => "Tous les démons retournent sur le plateau de Wu-Feng.",
        MantraEffect::SaveVillager => "Un villageois visible est sauvé.",
        MantraEffect::RestoreAll => "Toutes les tuiles hantées sont réactivées.",
        MantraEffect::AllGainQi => "Chaque taoïste en vie gagne 1 Qi.",
        MantraEffect::ClearBoard => "Un plateau est vidé de ses fantômes et squelettes, mais pas des incarnations.",
        MantraEffect::Barrier => "Une barrière mystique s'élève aussitôt.",
    }
}

/// What a catacomb token does, as a sentence.
pub(crate) fn token_help(token: Token) -> &'static str {
    match token {
        Token::Urn => "Wu-Feng la garde et pioche une incarnation ; la troisième amène l'Ombre.",
        Token::Earth => "Rien ne se passe.",
        Token::Buddha => "Le démon retourne sur le plateau de Wu-Feng, et sa particularité ne s'applique pas.",
        Token::Tablet => "Wu-Feng peut lancer une malédiction de n'importe quelle couleur.",
        Token::Bones => "Le jeton devient un squelette, que Wu-Feng pose.",
        Token::Just => "Le taoïste actif peut poser 1 Qi de la réserve sur un Mantra de sang.",
        Token::SuLing => "Le taoïste actif déclenche un Mantra de sang visible de son choix.",
    }
}

/// What the trait of a demon does by a side of Wu-Feng's board, as a sentence.
pub(crate) fn trait_help(demon: Demon, side: Letter) -> &'static str {
    match (demon, side) {
        (Demon::Seeker, Letter::A) => "Peut être invoqué sur n'importe quelle case.",
        (Demon::Seeker, Letter::B) => "Les Tao ne comptent pas contre lui.",
        (Demon::Landscaper, Letter::A) => "L'exorciste défausse un Tao choisi par Wu-Feng.",
        (Demon::Landscaper, Letter::B) => "Peut fouiller même avec un taoïste sur sa case.",
        (Demon::Gravedigger, Letter::A) => "Quand il est exorcisé, Wu-Feng pioche un fantôme.",
        (Demon::Gravedigger, Letter::B) => {
            "Quand il est exorcisé, Wu-Feng lance le dé de malédiction contre l'exorciste."
        }
    }
}

pub(crate) fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "Les taoïstes gagnent : il ne reste ni carte d'Invocation ni incarnation.",
        Ending::Lost(Defeat::AllDead) => "Wu-Feng gagne : plus aucun taoïste n'est en vie.",
        Ending::Lost(Defeat::VillageLost) => "Wu-Feng gagne : trop de tuiles du village sont hantées.",
        Ending::Lost(Defeat::DeckEmpty) => "Wu-Feng gagne : il a pioché la dernière carte.",
        Ending::Lost(Defeat::Graveyard) => "Wu-Feng gagne : douze villageois gisent dans la fosse commune.",
        Ending::Lost(Defeat::NothingToHaunt) => "Wu-Feng gagne : un fantôme n'a plus rien à hanter dans sa ligne.",
    }
}

pub(crate) const BLACK_SECRET_TABLE: &BlackSecretTableWords = &BlackSecretTableWords {
    catacombs: "Catacombes, rangée par rangée depuis le nord-ouest :",
    space: |spot, colour, entrance| {
        let entrance = if entrance { ", entrée" } else { "" };
        format!("{} : {}{entrance}.", names::spot(spot), colour.map_or("sans couleur", names::tao))
    },
    no_ladder: "Sans échelle.",
    tokens: |number| format!("Jetons : {number}."),
    demons: |demons| format!("Démons : {}.", list(demons.iter().map(demon))),
    here: |taoists| format!("Ici : {}.", phrases::taoists(taoists)),
    shadow: "L'Ombre est ici.",
    stands: |tile, qi| format!("Sur {}. Qi : {qi}.", under(tile)),
    skeleton: |need| format!("un squelette, {need}"),

    board: |side| format!("Plateau de Wu-Feng, face {}.", if side == Letter::A { "A" } else { "B" }),
    at_home: |demons| {
        let home = if demons.is_empty() { "aucun".to_owned() } else { list(demons.iter().map(demon)) };
        format!("Démons sur ce plateau : {home}.")
    },
    hand: |cards| format!("Incarnations en main : {cards}."),
    pieces: |urns, of, skeletons, all| format!("Urnes : {urns} sur {of}. Squelettes : {skeletons} sur {all}."),
    open: |level| format!("Niveaux de malédictions ouverts : {level}."),
    curse: |name, level, colour| format!("Malédiction visible : {name}, {}.", kind(level, colour)),
    thrown: |name, level, colour| format!("Malédiction lancée : {name}, {}.", kind(level, colour)),
    silenced: "Wu-Feng ne peut pas lancer de malédiction.",
    mantra: |name, have, need| format!("Mantra de sang : {name}, {have} Qi sur {need}."),
    deck: |cards, until_summoning| {
        let summoning = match until_summoning {
            None => "plus aucune carte d'Invocation".to_owned(),
            Some(0) => "la prochaine carte est une carte d'Invocation".to_owned(),
            Some(above) => format!("la prochaine carte d'Invocation est sous {}", count(above, "carte", "cartes")),
        };
        format!("Pioche : {} ; {summoning}.", count(cards, "carte", "cartes"))
    },
};
