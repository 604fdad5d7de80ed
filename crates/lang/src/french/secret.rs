//! Black Secret.

use ghost_stories_engine::{
    BloodMantra, BookRef, CurseCard, CurseEffect, Defeat, Demon, DemonSet, Ending, Letter, MantraEffect, Position,
    Rule, SecretChoice, SecretEvent, Tao, TaoCount, Tile, Token,
};

use super::choice::surroundings;
use super::moon::{self, on_tile};
use super::names::{self, taoist as who};
use super::noun::Noun;
use super::phrases::{self, board, count, ghost_on, list, place, roll, space};
use crate::secret::{
    SecretDecision, SecretDeclined, curse_in, curse_of, decides, has_ladder, is_wu_feng, laid, mantra_in, mantra_of,
    tile_above,
};
use crate::secret_table::SecretTableWords;

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
    let book = position.book();
    let facts = book.curse(curse);
    format!("« {} » ({})", curse_name(curse_in(book, curse)), kind(facts.level.value, facts.colour.value))
}

/// "niveau 1, rouge".
pub(super) fn kind(level: u8, colour: Tao) -> String {
    format!("niveau {level}, {}", of_curse(colour))
}

fn mantra(book: BookRef, mantra: BloodMantra) -> String {
    format!("« {} »", mantra_name(mantra_in(book, mantra)))
}

pub(crate) fn choice(position: &Position, choice: SecretChoice) -> String {
    let book = position.book();
    match choice {
        SecretChoice::Summon(which, tile) => format!("Invoquer le {} sur {}", demon(which), under(tile)),
        SecretChoice::Throw(which) => format!("Lancer la malédiction {}", curse(position, which)),
        SecretChoice::MoveDemon(which, tile) => format!("Déplacer le {} vers {}", demon(which), under(tile)),
        SecretChoice::Search(which) => match tile_above(position, which) {
            Some(tile) => format!("Fouiller {} avec le {}", under(tile), demon(which)),
            None => format!("Fouiller avec le {}", demon(which)),
        },
        SecretChoice::ShadowOn(tile) => format!("Déplacer l'Ombre vers {}", Noun::tile(tile).the()),
        SecretChoice::ShadowUnder(tile) => format!("Déplacer l'Ombre vers {}", under(tile)),
        SecretChoice::ShadowAttack => "Attaquer avec l'Ombre les taoïstes de son lieu (trois dés Tao)".into(),
        SecretChoice::ShadowCurse => "Lancer avec l'Ombre le dé de malédiction contre le taoïste actif".into(),
        SecretChoice::Incarnation(card) => format!("Jouer {} de la main", Noun::card(card).the()),
        SecretChoice::Skeleton(to) => {
            format!("Poser un squelette sur {} ({})", space(to), surroundings(position, to))
        }
        SecretChoice::TurnUp(tile) => format!("Révéler et défausser la pile de {}", under(tile)),
        SecretChoice::Ladder(tile) if has_ladder(position, tile) => {
            format!("Retirer l'échelle {}", Noun::tile(tile).of())
        }
        SecretChoice::Ladder(tile) => format!("Remettre l'échelle {}", Noun::tile(tile).of()),
        SecretChoice::Victim(taoist) => format!("La malédiction frappe {}", who(taoist)),
        SecretChoice::PowerOff(of) => {
            format!("Bloquer le pouvoir du {} : {}", board(of), names::power(position.power(of)))
        }
        SecretChoice::FigureSteps(at) => {
            format!("Faire avancer la figurine {} ({})", ghost_on(position, at).of(), place(at))
        }
        SecretChoice::Haunt(tile) => format!("Hanter {}", Noun::tile(tile).the()),
        SecretChoice::MoveVillager(from, to) => {
            format!("Déplacer {} vers {}", on_tile(position, from), Noun::tile(to).the())
        }
        SecretChoice::LosePedestal(tile) => {
            format!("Remettre dans la réserve le cristal du piédestal {}", Noun::tile(tile).of())
        }
        SecretChoice::Climb(taoist) => {
            let up = position.is_below(taoist);
            match (decides(position, taoist), up) {
                (true, true) => "Monter par l'échelle au village".into(),
                (true, false) => "Descendre par l'échelle dans les catacombes".into(),
                (false, true) => format!("Faire monter {} par l'échelle au village", who(taoist)),
                (false, false) => format!("Faire descendre {} par l'échelle dans les catacombes", who(taoist)),
            }
        }
        SecretChoice::Defeat { demons, tao, crystals } => defeat(demons, tao, crystals),
        SecretChoice::LayMantra(which) => format!("Poser le Mantra sur le {}", demon(which)),
        SecretChoice::LayQi(on) => {
            let (have, need) = laid(position, on);
            format!("Poser le Qi sur {} ({have} sur {need} déjà posés)", mantra(book, on))
        }
        SecretChoice::Trigger(which) => format!("Déclencher {}", mantra(book, which)),
        SecretChoice::Swap(old, new) => format!("Échanger {} contre {}", mantra(book, old), mantra(book, new)),
        SecretChoice::SendHome(which) => format!("Renvoyer le {} sur le plateau de Wu-Feng", demon(which)),
        SecretChoice::Clear(of) => format!("Vider le {}", board(of)),
        SecretChoice::Crystal(taoist) if is_wu_feng(position) => {
            format!("{} rend un cristal de lune à la réserve", who(taoist))
        }
        SecretChoice::Crystal(taoist) => format!("{} prend un cristal de lune", who(taoist)),
    }
}

fn defeat(demons: DemonSet, tao: TaoCount, crystals: u8) -> String {
    if demons.is_empty() {
        return "Ne rien exorciser".into();
    }
    let beaten = list(demons.iter().map(|which| format!("le {}", demon(which))));
    let tao = (!tao.is_empty()).then(|| phrases::tao(tao));
    let crystals = (crystals > 0).then(|| moon::crystals(crystals));
    let price: Vec<String> = tao.into_iter().chain(crystals).collect();
    let spending = if price.is_empty() { String::new() } else { format!(" en dépensant {}", price.join(", plus ")) };
    format!("Exorciser {beaten}{spending}")
}

pub(crate) fn declined(what: SecretDeclined) -> String {
    match what {
        SecretDeclined::Demon(which) => format!("Laisser le {} inactif", demon(which)),
        SecretDeclined::Activate => "N'activer aucun démon".into(),
        SecretDeclined::Shadow => "Laisser l'Ombre inactive".into(),
        SecretDeclined::Throw => "Ne pas lancer de malédiction".into(),
        SecretDeclined::Skeleton => "Ne pas poser de squelette".into(),
        SecretDeclined::LayQi => "Ne pas poser de Qi sur un Mantra de sang".into(),
        SecretDeclined::Ladder => "Ne pas remettre d'échelle".into(),
        SecretDeclined::Swap => "N'échanger aucun Mantra de sang".into(),
        SecretDeclined::Level => "Ne pas changer d'étage".into(),
    }
}

pub(crate) fn decision(decision: SecretDecision) -> String {
    let sentence = match decision {
        SecretDecision::Drawn(card) => return format!("choisit que faire {}.", Noun::card(card).of()),
        SecretDecision::Demon(which) => return format!("choisit ce que fait le {}.", demon(which)),
        SecretDecision::Activate => "choisit quel démon agit et comment.",
        SecretDecision::Shadow => "choisit ce que fait l'Ombre.",
        SecretDecision::Throw => "peut lancer une malédiction de n'importe quelle couleur.",
        SecretDecision::Incarnation => "choisit l'incarnation à jouer.",
        SecretDecision::Skeleton => "choisit où poser un squelette.",
        SecretDecision::Stack => "choisit la pile de jetons catacombes à révéler.",
        SecretDecision::RemoveLadder => "choisit l'échelle à retirer.",
        SecretDecision::Victim => "choisit qui la malédiction frappe.",
        SecretDecision::LoseQi => "choisit qui perd 1 Qi.",
        SecretDecision::ExorcistTao => "choisit le Tao que défausse l'exorciste.",
        SecretDecision::PowerOff => "choisit le plateau qui perd son pouvoir pour un temps.",
        SecretDecision::Figure => "choisit la figurine de hanteur qui avance.",
        SecretDecision::Haunt => "choisit la tuile à hanter.",
        SecretDecision::MoveVillager => "choisit un villageois à déplacer et sa destination.",
        SecretDecision::LoseCrystal => "choisit le cristal de lune qui retourne à la réserve.",
        SecretDecision::LayQi => "choisit sur quel Mantra de sang poser le Qi.",
        SecretDecision::Trigger => "choisit le Mantra de sang qui prend effet.",
        SecretDecision::Swap => "peut échanger un Mantra de sang.",
        SecretDecision::PutLadder => "choisit où remettre une échelle.",
        SecretDecision::DiscardGhost => "choisit le fantôme à défausser.",
        SecretDecision::Buddha => "choisit où poser le Bouddha.",
        SecretDecision::SaveVillager => "choisit le villageois à sauver.",
        SecretDecision::SendHome => "choisit le démon à renvoyer.",
        SecretDecision::Clear => "choisit le plateau à vider.",
        SecretDecision::TakeCrystal => "choisit qui prend un cristal de lune.",
        SecretDecision::AllMove => "choisit le taoïste qui se déplace ou change d'étage.",
        SecretDecision::Step => "peut faire un pas de plus ou changer d'étage.",
        SecretDecision::Level => "décide du changement d'étage.",
        SecretDecision::LayMantra => "choisit sur quel fantôme ou démon poser le Mantra.",
    };
    sentence.into()
}

pub(crate) fn event(event: SecretEvent) -> String {
    let ours = BookRef::ours();
    match event {
        SecretEvent::CurseRevealed { curse } => {
            format!("La malédiction « {} » est révélée.", curse_name(curse_of(curse)))
        }
        SecretEvent::CurseThrown { curse, .. } => {
            format!("Wu-Feng lance la malédiction « {} ».", curse_name(curse_of(curse)))
        }
        SecretEvent::CursesRenewed => "Toutes les malédictions sont rassemblées, mélangées et piochées à neuf.".into(),
        SecretEvent::MantraRevealed { mantra } => {
            format!("Le Mantra de sang « {} » est révélé.", mantra_name(mantra_of(mantra)))
        }
        SecretEvent::QiLaid { mantra: on, .. } => format!("Un Qi est posé sur {}.", mantra(ours, on)),
        SecretEvent::MantraTriggered { mantra: which, taoist, .. } => {
            format!("{} déclenche le Mantra de sang {}.", who(taoist), mantra(ours, which))
        }
        SecretEvent::MantraSwapped { old, new } => {
            format!("Le Mantra de sang {} est échangé contre {}.", mantra(ours, old), mantra(ours, new))
        }
        SecretEvent::CardSpent { card, by: Rule::S(11) } => {
            format!("Wu-Feng défausse {} pour invoquer un démon.", Noun::card(card).the())
        }
        SecretEvent::CardSpent { card, .. } => {
            format!("Wu-Feng défausse {} pour lancer une malédiction.", Noun::card(card).the())
        }
        SecretEvent::DemonSummoned { demon: which, tile } => {
            format!("Le {} est invoqué sur {}.", demon(which), under(tile))
        }
        SecretEvent::DemonMoved { demon: which, tile } => format!("Le {} passe sur {}.", demon(which), under(tile)),
        SecretEvent::DemonSearched { demon: which, tile } => format!("Le {} fouille {}.", demon(which), under(tile)),
        SecretEvent::DemonExorcised { demon: which, tile } => {
            format!("Le {} est exorcisé sur {}.", demon(which), under(tile))
        }
        SecretEvent::DemonHome { demon: which, .. } => {
            format!("Le {} retourne sur le plateau de Wu-Feng.", demon(which))
        }
        SecretEvent::TokenRevealed { token: which, tile } => {
            format!("Jeton révélé sous {} : {}.", Noun::tile(tile).the(), token(which))
        }
        SecretEvent::ShadowCame { tile } => format!("La troisième Urne amène l'Ombre sur {}.", under(tile)),
        SecretEvent::ShadowMoved { tile, below: true } => format!("L'Ombre passe sur {}.", under(tile)),
        SecretEvent::ShadowMoved { tile, below: false } => format!("L'Ombre va {}.", Noun::tile(tile).to()),
        SecretEvent::ShadowAttacked { roll: dice } => format!("L'Ombre attaque et obtient {}.", roll(dice)),
        SecretEvent::ShadowCursed { tile } => {
            format!("L'Ombre lance le dé de malédiction depuis {}.", Noun::tile(tile).the())
        }
        SecretEvent::SkeletonPlaced { space: at } => format!("Un squelette est posé sur {}.", space(at)),
        SecretEvent::SkeletonLeft { space: at, .. } => format!("Le squelette de {} disparaît.", space(at)),
        SecretEvent::LadderRemoved { tile, .. } => format!("L'échelle {} disparaît.", Noun::tile(tile).of()),
        SecretEvent::LadderReturned { tile } => format!("L'échelle {} est remise.", Noun::tile(tile).of()),
        SecretEvent::LevelChanged { taoist, tile, below: true } => {
            format!("{} descend par l'échelle sur {}.", who(taoist), under(tile))
        }
        SecretEvent::LevelChanged { taoist, tile, below: false } => {
            format!("{} monte par l'échelle {}.", who(taoist), Noun::tile(tile).to())
        }
        SecretEvent::SummoningDrawn => "Une carte d'Invocation est piochée.".into(),
        SecretEvent::IncarnationTaken { card: Some(card) } => {
            format!("Wu-Feng pioche une incarnation : {}.", names::card(card))
        }
        SecretEvent::IncarnationTaken { card: None } => "Wu-Feng pioche une incarnation, qui rejoint sa main.".into(),
        SecretEvent::IncarnationPlayed { card } => format!("Wu-Feng joue {} de sa main.", Noun::card(card).the()),
        SecretEvent::PowerOff { board: of } => {
            format!("Le pouvoir du {} est bloqué jusqu'à la fin de son prochain tour.", board(of))
        }
        SecretEvent::PowerBack { board: of } => format!("Le pouvoir du {} est de retour.", board(of)),
        SecretEvent::CursesForbidden => "Wu-Feng ne peut pas lancer de malédiction pour l'instant.".into(),
        SecretEvent::CursesAllowed => "Wu-Feng peut de nouveau lancer des malédictions.".into(),
        SecretEvent::YinYangLost { taoist } => format!("{} perd son Yin-Yang.", who(taoist)),
        SecretEvent::CrystalReturned { taoist } => {
            format!("Un cristal de lune de {} retourne à la réserve.", who(taoist))
        }
        SecretEvent::PedestalCleared { tile } => {
            format!("Le cristal du piédestal {} retourne à la réserve.", Noun::tile(tile).of())
        }
        SecretEvent::MantraLaid { demon: which } => format!("Le Mantra est posé sur le {}.", demon(which)),
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

pub(crate) const SECRET_TABLE: &SecretTableWords = &SecretTableWords {
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
