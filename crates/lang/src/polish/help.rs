//! What villagers and powers do, in a sentence or two.

use ghost_stories_engine::{Power, Tile};

pub(crate) fn tile_help(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => "Martwy taoista wraca tu do życia z 2 qi; potem rzuć kością klątwy.",
        Tile::Altar => "Odwróć nawiedzony kafel na aktywną stronę; potem do gry wchodzi duch.",
        Tile::Herbalist => {
            "Rzuć dwiema kośćmi tao i weź po znaczniku każdego wyrzuconego koloru; biała to dowolny kolor."
        }
        Tile::Hut => "Odrzuć dowolnego ducha w grze, który nie jest wcieleniem, a potem strać 1 qi.",
        Tile::Watchman => "Wszystkie figurki duchów z jednej planszy wracają na swoje karty.",
        Tile::Temple => "Weź Buddę; w którejś z następnych tur postaw go na pustym miejscu przy swoim kaflu.",
        Tile::Circle => "Połóż tu znacznik tao: każdy duch tego koloru jest dla wszystkich słabszy o 1.",
        Tile::Pavilion => "Przesuń ducha na dowolne wolne miejsce, a potem innego taoistę na dowolny kafel.",
        Tile::TeaHouse => "Weź dowolny znacznik tao i 1 qi; potem do gry wchodzi duch.",
        Tile::School => "Jeden rzut przeciw wszystkim duchom twojego koloru albo wszystkim czarnym, gdziekolwiek są.",
        Tile::Calligrapher => {
            "Zamień odkrytą krwawą mantrę na inną tego samego poziomu, połóż 1 qi z banku na krwawej mantrze albo \
             zrób jedno i drugie."
        }
    }
}

pub(crate) fn power_help(power: Power) -> &'static str {
    match power {
        Power::TwinWinds => "Przed swoim ruchem lub po nim, zależnie od zasad, przesuń innego taoistę o jeden kafel.",
        Power::Spires => "Możesz przejść na dowolny kafel.",
        Power::Strength => "Rzucasz też czwartą, szarą kością, a kością klątwy nie rzucasz nigdy.",
        Power::Favourite => "Po swoim rzucie możesz raz przerzucić dowolne kości.",
        Power::SecondWind => "Poproś swojego wieśniaka o pomoc dwa razy albo odpraw dwa egzorcyzmy.",
        Power::HeavenlyGust => "Poproś swojego wieśniaka o pomoc i odpraw egzorcyzm, w dowolnej kolejności.",
        Power::Mantra => "Przed swoim ruchem połóż mantrę na dowolnym duchu: jest słabszy o 1.",
        Power::Pockets => "Przed swoim ruchem weź dowolny znacznik tao.",
    }
}
