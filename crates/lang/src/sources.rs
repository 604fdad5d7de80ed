//! Where the values of the expansions' components come from, said of each of them.

use ghost_stories_engine::{CurseFacts, MantraFacts, Source};

/// How it is said what is printed on a component and what is ours.
pub struct SourceWords {
    /// What of a curse or a Blood Mantra is spoken of: its level, its colour, its effect.
    parts: [&'static str; 3],
    printed: &'static str,
    /// Of an effect whose kind alone is printed, such as that ladders leave, but not how many.
    kind_printed: &'static str,
    secondary: &'static str,
    ours: &'static str,
    /// The same as `kind_printed`, as a sentence of its own.
    pub only_the_kind: &'static str,
    /// What the rulebook tells about the catacomb tokens in the four sets.
    pub urns: &'static str,
    /// The name of a blank curse, and what it is for.
    pub blank: [&'static str; 2],
}

impl SourceWords {
    /// One or two words for a source.
    fn label(&self, source: Source) -> &'static str {
        match source {
            Source::Printed => self.printed,
            Source::Secondary => self.secondary,
            Source::Kind => self.kind_printed,
            Source::Reconstructed => self.ours,
        }
    }

    fn line<const PARTS: usize>(&self, parts: [(&str, Source); PARTS]) -> String {
        parts.map(|(part, source)| format!("{part} {}", self.label(source))).join(" · ")
    }

    /// Where level, colour and effect of a curse of Wu-Feng come from.
    pub fn curse(&self, facts: CurseFacts) -> String {
        let [level, colour, effect] = self.parts;
        self.line([(level, facts.level.source), (colour, facts.colour.source), (effect, facts.effect.source)])
    }

    /// Where level and effect of a Blood Mantra come from.
    pub fn mantra(&self, facts: MantraFacts) -> String {
        let [level, _, effect] = self.parts;
        self.line([(level, facts.level.source), (effect, facts.effect.source)])
    }
}

pub(crate) const ENGLISH: SourceWords = SourceWords {
    parts: ["Level:", "Colour:", "Effect:"],
    printed: "printed",
    kind_printed: "only its kind is printed",
    secondary: "from another source",
    ours: "ours",
    only_the_kind: "Only the kind of effect is printed; the rest is ours.",
    urns: "That all three Urns are in the first set follows from the rulebook; the other numbers of tokens are ours.",
    blank: [
        "Blank curse",
        "Nothing is printed on it, and the game does without it. With a data file of your own it can be given a level, a colour and an effect.",
    ],
};

pub(crate) const POLISH: SourceWords = SourceWords {
    parts: ["Poziom:", "Kolor:", "Efekt:"],
    printed: "wydrukowany",
    kind_printed: "wydrukowany tylko rodzaj",
    secondary: "z innego źródła",
    ours: "nasz",
    only_the_kind: "Wydrukowany jest tylko rodzaj efektu; reszta jest nasza.",
    urns: "Że wszystkie trzy Urny są w pierwszym zestawie, wynika z instrukcji; pozostałe liczby żetonów są nasze.",
    blank: [
        "Pusta klątwa",
        "Nic na niej nie wydrukowano i gra się bez niej. Własny plik z danymi może nadać jej poziom, kolor i efekt.",
    ],
};

pub(crate) const GERMAN: SourceWords = SourceWords {
    parts: ["Stufe:", "Farbe:", "Effekt:"],
    printed: "gedruckt",
    kind_printed: "nur die Art ist gedruckt",
    secondary: "aus anderer Quelle",
    ours: "von uns",
    only_the_kind: "Gedruckt ist nur die Art des Effekts; das Übrige ist von uns.",
    urns: "Dass alle drei Urnen im ersten Satz sind, folgt aus der Anleitung; die übrigen Zahlen der Marker sind von uns.",
    blank: [
        "Leerer Fluch",
        "Auf ihm ist nichts gedruckt, und es wird ohne ihn gespielt. Mit einer eigenen Datendatei bekommt er Stufe, Farbe und Effekt.",
    ],
};

pub(crate) const FRENCH: SourceWords = SourceWords {
    parts: ["Niveau :", "Couleur :", "Effet :"],
    printed: "d'origine",
    kind_printed: "seul le genre est d'origine",
    secondary: "d'une autre source",
    ours: "de nous",
    only_the_kind: "Seul le genre d'effet est imprimé ; le reste est de nous.",
    urns: "Que les trois Urnes soient dans la première série découle du livret ; les autres nombres de jetons sont de nous.",
    blank: [
        "Malédiction vierge",
        "Rien n'y est imprimé, et l'on joue sans elle. Un fichier de données à vous peut lui donner un niveau, une couleur et un effet.",
    ],
};

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Components, CurseCard};

    use super::*;

    #[test]
    fn a_curse_says_of_each_of_its_values_where_it_comes_from() {
        let facts = Components::ours().curse(CurseCard::all().next().unwrap());
        assert_eq!(ENGLISH.curse(facts), "Level: ours · Colour: ours · Effect: from another source");
        assert_eq!(POLISH.curse(facts), "Poziom: nasz · Kolor: nasz · Efekt: z innego źródła");
    }
}
