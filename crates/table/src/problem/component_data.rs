use ghost_stories_engine::{ComponentDataError, DataProblem};
use ghost_stories_lang::{Message, message};

use super::Problem;

impl Problem for ComponentDataError {
    fn message(&self) -> Message {
        message!("data-line", line: self.line, problem: self.problem.message())
    }
}

impl Problem for DataProblem {
    fn message(&self) -> Message {
        match *self {
            DataProblem::Kind => message!("data-kind"),
            DataProblem::Value(name, expected) => message!("data-value", name, expected: expected.message()),
            DataProblem::Missing(name) => message!("data-missing", name),
            DataProblem::Unknown => message!("data-unknown"),
            DataProblem::FamilyTwice(family) => message!("data-family-twice", family: family.name()),
            DataProblem::CardTwice(card) => message!("data-card-twice", card),
            DataProblem::MarkTwice(artifact) => message!("data-mark-twice", artifact: artifact.name()),
            DataProblem::ArtifactTwice(artifact) => message!("data-artifact-twice", artifact: artifact.name()),
            DataProblem::SideTwice => message!("data-side-twice"),
            DataProblem::TokenTwice => message!("data-token-twice"),
            DataProblem::DemonTwice => message!("data-demon-twice"),
            DataProblem::CurseTwice => message!("data-curse-twice"),
            DataProblem::MantraTwice => message!("data-mantra-twice"),
            DataProblem::NotNine(set) => message!("data-not-nine", set),
            DataProblem::Urns => message!("data-urns"),
            DataProblem::Catacombs => message!("data-catacombs"),
        }
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Artifact, Components, Expected, Family, NotationKind};
    use ghost_stories_lang::Language;

    use super::*;
    use crate::problem::tests::in_every_language;

    #[test]
    fn what_is_wrong_with_a_data_file_is_said_in_every_language() {
        let problems = [
            DataProblem::Kind,
            DataProblem::Value("level", Expected::Number(2, 4)),
            DataProblem::Value("moon", Expected::OneOf(&["yes", "no"])),
            DataProblem::Value("colour", Expected::A(NotationKind::Board)),
            DataProblem::Missing("death"),
            DataProblem::Unknown,
            DataProblem::FamilyTwice(Family::Li),
            DataProblem::CardTwice(66),
            DataProblem::MarkTwice(Artifact::Gong),
            DataProblem::ArtifactTwice(Artifact::Sword),
            DataProblem::SideTwice,
            DataProblem::TokenTwice,
            DataProblem::DemonTwice,
            DataProblem::CurseTwice,
            DataProblem::MantraTwice,
            DataProblem::NotNine(2),
            DataProblem::Urns,
            DataProblem::Catacombs,
        ];
        for problem in problems {
            assert_eq!(in_every_language(&problem.message()), problem.to_string());
            let error = ComponentDataError { line: 1234, problem };
            assert_eq!(in_every_language(&error.message()), error.to_string());
        }
    }

    #[test]
    fn a_wrong_value_is_named_with_what_would_be_right() {
        let error = Components::read("ghost 66 colour=pink").expect_err("no colour");
        let said = Language::French.say(&error.problem.message());
        assert!(said.contains("colour=") && said.ends_with("red, green, blue, yellow ou black"), "{said}");
    }
}
