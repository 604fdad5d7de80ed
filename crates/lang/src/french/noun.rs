//! Names that stand in a sentence: their articles, and what agrees with them.

use ghost_stories_engine::{Artifact, Card, Tile};

use super::{names, white_moon};

/// Gender and number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Masculine,
    Feminine,
    MasculinePlural,
    FemininePlural,
}

/// A noun with what French must know of it.
#[derive(Clone, Copy)]
pub(super) struct Noun {
    name: &'static str,
    form: Form,
}

impl Noun {
    /// A card that is not known, or not there.
    pub(super) const GHOST: Noun = Noun { name: "fantôme", form: Form::Masculine };
    pub(super) const SKELETON: Noun = Noun { name: "squelette", form: Form::Masculine };

    pub(super) fn card(card: Card) -> Noun {
        let name = names::card(card);
        Noun { name, form: card_form(name) }
    }

    pub(super) fn tile(tile: Tile) -> Noun {
        Noun { name: names::tile(tile), form: tile_form(tile) }
    }

    pub(super) fn artifact(artifact: Artifact) -> Noun {
        Noun { name: white_moon::artifact(artifact), form: artifact_form(artifact) }
    }

    /// "la Goule", "l'Autel taoïste", "les Oubliés".
    pub(super) fn the(self) -> String {
        self.after(["le ", "la ", "l'", "les "])
    }

    /// "de la Goule", "du Zombie", "de l'Enragé", "des Oubliés".
    pub(super) fn of(self) -> String {
        self.after(["du ", "de la ", "de l'", "des "])
    }

    /// "à la Maison de thé", "au Cimetière", "à l'Autel taoïste".
    pub(super) fn to(self) -> String {
        self.after(["au ", "à la ", "à l'", "aux "])
    }

    /// A participle that agrees: "hantée", "exorcisés".
    pub(super) fn agreed(self, participle: &str) -> String {
        let ending = match self.form {
            Form::Masculine => "",
            Form::Feminine => "e",
            Form::MasculinePlural => "s",
            Form::FemininePlural => "es",
        };
        format!("{participle}{ending}")
    }

    /// "La Goule est exorcisée", at the head of a sentence.
    pub(super) fn clause(self, participle: &str) -> String {
        format!("{} {}", self.does("est", "sont"), self.agreed(participle))
    }

    /// "La Goule hante", "Les Oubliés hantent", at the head of a sentence.
    pub(super) fn does(self, one: &str, many: &str) -> String {
        let subject = self.after(["Le ", "La ", "L'", "Les "]);
        format!("{subject} {}", if self.is_plural() { many } else { one })
    }

    /// "est" or "sont".
    pub(super) fn be(self) -> &'static str {
        if self.is_plural() { "sont" } else { "est" }
    }

    pub(super) fn is_plural(self) -> bool {
        matches!(self.form, Form::MasculinePlural | Form::FemininePlural)
    }

    fn after(self, [masculine, feminine, elided, plural]: [&str; 4]) -> String {
        let article = match self.form {
            _ if self.is_plural() => plural,
            _ if self.elides() => elided,
            Form::Feminine => feminine,
            _ => masculine,
        };
        format!("{article}{}", self.name)
    }

    /// The H of "Horreur" is mute, that of "Hutte" is not.
    fn elides(self) -> bool {
        self.name.starts_with(['A', 'Â', 'E', 'É', 'I', 'O', 'U']) || self.name.starts_with("Horreur")
    }
}

fn card_form(name: &str) -> Form {
    match name {
        "Goule"
        | "Peste jaune"
        | "Liche"
        | "Demoiselle noyée"
        | "Nymphe perfide"
        | "Horreur liquide"
        | "Furie des profondeurs"
        | "Chose fongique"
        | "Âme pourrie"
        | "Abomination verte"
        | "Beauté repoussante"
        | "Veuve noire"
        | "Armée des morts"
        | "Maîtresse des ténèbres"
        | "Horreur rampante"
        | "Loutre de rivière"
        | "Ondine hurlante"
        | "Sorcière de la nuit" => Form::Feminine,
        "Briseurs de cercueils" | "Pieds gluants" | "Moines déchus" | "Yeux sanglants" | "Oubliés" => {
            Form::MasculinePlural
        }
        "Maîtresses aux ongles acérés" | "Têtes tranchées" => Form::FemininePlural,
        _ => Form::Masculine,
    }
}

fn tile_form(tile: Tile) -> Form {
    match tile {
        Tile::Cemetery | Tile::Altar | Tile::Temple | Tile::Circle | Tile::Pavilion | Tile::Calligrapher => {
            Form::Masculine
        }
        Tile::Herbalist | Tile::Hut | Tile::Watchman | Tile::TeaHouse | Tile::School => Form::Feminine,
    }
}

fn artifact_form(artifact: Artifact) -> Form {
    match artifact {
        Artifact::Elixir | Artifact::Gong | Artifact::Charm => Form::Masculine,
        Artifact::Sword | Artifact::Armour | Artifact::Claw | Artifact::Dust | Artifact::Lantern => Form::Feminine,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8) -> Noun {
        Noun::card(Card::new(number).unwrap())
    }

    #[test]
    fn articles_follow_gender_and_number_and_are_elided_before_a_vowel() {
        let ghosts = [1, 6, 29, 44, 63, 60].map(|number| card(number).of());
        let expected =
            ["de la Goule", "du Zombie", "de l'Âme pourrie", "de l'Enragé", "de l'Horreur rampante", "des Oubliés"];
        assert_eq!(ghosts, expected);
        assert_eq!(card(36).the(), "les Maîtresses aux ongles acérés");
        assert_eq!(Noun::GHOST.the(), "le fantôme");
    }

    #[test]
    fn every_tile_is_gone_to_with_its_own_article() {
        let tiles = Tile::BASE.map(|tile| Noun::tile(tile).to());
        let expected = [
            "au Cimetière",
            "à l'Autel taoïste",
            "à l'Échoppe de l'herboriste",
            "à la Hutte de la sorcière",
            "à la Ronde du veilleur de nuit",
            "au Temple bouddhiste",
            "au Cercle de prière",
            "au Pavillon du vent céleste",
            "à la Maison de thé",
        ];
        assert_eq!(tiles, expected);
    }

    #[test]
    fn the_names_of_white_moon_have_their_own_articles() {
        let ghosts = [66, 67, 68, 70, 78].map(|number| card(number).of());
        let expected = [
            "du Sanglier des marais",
            "de l'Ogre des marais",
            "de la Loutre de rivière",
            "de l'Ours des forêts",
            "de l'Ondine hurlante",
        ];
        assert_eq!(ghosts, expected);
        assert_eq!(card(78).clause("exorcisé"), "L'Ondine hurlante est exorcisée");
        assert_eq!(Noun::tile(Tile::School).clause("hanté"), "L'École de kung-fu est hantée");
        assert_eq!(Noun::artifact(Artifact::Elixir).the(), "l'Élixir de santé");
        assert_eq!(Noun::artifact(Artifact::Claw).the(), "la Griffe de vengeance");
    }

    #[test]
    fn the_names_of_black_secret_have_their_own_articles() {
        let ghosts = [82, 83, 92, 93, 95].map(|number| card(number).of());
        let expected = [
            "du Rampeur des tunnels",
            "du Porteur de maléfice",
            "de la Sorcière de la nuit",
            "du Maître des marionnettes",
            "de l'Assoiffé de sang",
        ];
        assert_eq!(ghosts, expected);
        assert_eq!(Noun::tile(Tile::Calligrapher).to(), "au Calligraphe");
        assert_eq!(Noun::SKELETON.the(), "le squelette");
    }

    #[test]
    fn participles_agree() {
        let participles = [6, 1, 3, 47].map(|number| card(number).agreed("exorcisé"));
        assert_eq!(participles, ["exorcisé", "exorcisée", "exorcisés", "exorcisées"]);
        assert_eq!(card(57).clause("exorcisé"), "L'Insaisissable est exorcisé");
        assert_eq!(card(48).clause("exorcisé"), "Les Têtes tranchées sont exorcisées");
        assert_eq!(Noun::tile(Tile::Hut).clause("hanté"), "La Hutte de la sorcière est hantée");
    }

    #[test]
    fn the_forms_are_those_of_the_cards() {
        let numbers = |form| {
            let of_form = |card: &Card| Noun::card(*card).form == form;
            Card::base().filter(of_form).map(Card::number).collect::<Vec<_>>()
        };
        let feminine = [1, 10, 11, 12, 14, 15, 21, 22, 24, 28, 29, 32, 46, 50, 51, 59, 62, 63];
        assert_eq!(numbers(Form::Feminine), feminine);
        assert_eq!(numbers(Form::MasculinePlural), [3, 4, 16, 25, 38, 60]);
        assert_eq!(numbers(Form::FemininePlural), [36, 37, 47, 48]);
    }
}
