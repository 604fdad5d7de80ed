//! What villagers and powers do, in a sentence or two.

use ghost_stories_engine::{Power, Tile};

pub(crate) fn tile_help(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => "Un taoïste mort ressuscite ici avec 2 Qi ; lancez ensuite le dé de malédiction.",
        Tile::Altar => "Réactivez une tuile hantée ; ensuite, un fantôme entre en jeu.",
        Tile::Herbalist => {
            "Lancez deux dés Tao et prenez un Tao de la couleur de chacun ; le blanc vaut la couleur de votre choix."
        }
        Tile::Hut => "Défaussez n'importe quel fantôme en jeu, sauf une incarnation, puis perdez 1 Qi.",
        Tile::Watchman => "Toutes les figurines de hanteur d'un plateau retournent sur leurs cartes.",
        Tile::Temple => {
            "Prenez un Bouddha ; à un tour suivant, posez-le sur un emplacement vide voisin de votre tuile."
        }
        Tile::Circle => "Posez un Tao ici : tous les fantômes de sa couleur sont affaiblis de 1, pour tout le monde.",
        Tile::Pavilion => {
            "Déplacez un fantôme vers un emplacement libre, puis un autre taoïste vers n'importe quelle tuile."
        }
        Tile::TeaHouse => "Prenez un Tao de votre choix et 1 Qi ; ensuite, un fantôme entre en jeu.",
        Tile::School => {
            "Un seul lancer contre tous les fantômes de votre couleur, ou tous les noirs, où qu'ils soient."
        }
        Tile::Calligrapher => {
            "Échangez un Mantra de sang visible contre un autre du même niveau, posez 1 Qi de la réserve sur un Mantra \
             de sang, ou faites les deux."
        }
    }
}

pub(crate) fn power_help(power: Power) -> &'static str {
    match power {
        Power::TwinWinds => {
            "Avant ou après votre déplacement, selon les règles choisies, déplacez un autre taoïste d'une tuile."
        }
        Power::Spires => "Votre déplacement peut vous mener sur n'importe quelle tuile.",
        Power::Strength => "Vous lancez aussi le dé gris, un quatrième dé, et jamais le dé de malédiction.",
        Power::Favourite => "Après un de vos lancers, relancez les dés de votre choix, une seule fois.",
        Power::SecondWind => "Demandez deux fois l'aide de votre villageois, ou tentez deux exorcismes.",
        Power::HeavenlyGust => {
            "Demandez l'aide de votre villageois et tentez un exorcisme, dans un ordre ou dans l'autre."
        }
        Power::Mantra => "Avant votre déplacement, posez le Mantra sur un fantôme en jeu pour l'affaiblir de 1.",
        Power::Pockets => "Avant votre déplacement, prenez un Tao de votre choix.",
    }
}
