use ghost_stories_engine::{Artifact, CurseCard, Family, OUR_COMPONENT_DATA, Token};

use super::*;

/// A copy in which every value is the player's, and as many as possible another than ours.
fn another() -> OwnCopy {
    let mut copy = OwnCopy::default();
    for (component, field, word) in OwnCopy::example() {
        copy.set(component, field, word);
    }
    copy
}

#[test]
fn the_form_has_a_field_for_every_reconstructed_mark_of_our_files() {
    let text = OUR_COMPONENT_DATA.join("\n");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let marks = lines.flat_map(str::split_whitespace).filter(|word| word.ends_with('?')).count();
    let copy = OwnCopy::default();
    assert_eq!(copy.counts(), (0, marks));
    // A blank curse has no marks, but can be told all the same.
    let blank = copy.components().iter().filter(|own| own.is_blank()).count();
    assert_eq!(blank, 4);
}

#[test]
fn a_copy_that_is_entered_whole_has_nothing_of_ours() {
    let copy = another();
    let (text, problems) = copy.usable();
    assert_eq!(problems, []);
    assert_eq!(copy.counts().1, 0, "{text}");
    assert!(!text.contains('?'), "{text}");
    assert_eq!(copy.book().own().map(|own| own.replace("; ", "\n") + "\n"), Some(text));
    let changed = copy
        .components()
        .iter()
        .flat_map(|own| &own.values)
        .filter(|value| value.own.map(|own| own.value) != value.ours.map(|ours| ours.value) && value.own.is_some());
    assert!(changed.count() > 250);
}

#[test]
fn form_text_and_form_are_the_same() {
    for copy in [another(), OwnCopy::default(), unfinished()] {
        assert_eq!(OwnCopy::read(&copy.text()), copy);
        assert_eq!(OwnCopy::read(&copy.text().replace('\n', " ; ")), copy);
    }
    assert_eq!(OwnCopy::from_link(&another().to_link()), Some(another()));
    assert_eq!(OwnCopy::from_link("nonsense"), None);
    assert_eq!(OwnCopy::from_link(&OwnCopy::default().to_link()), None);
}

/// One value is missing, and two families give the sword.
fn unfinished() -> OwnCopy {
    let mut copy = OwnCopy::default();
    copy.set(blank(), DataField::Level, "2");
    copy.set(DataComponent::Family(Family::Hua), DataField::Reward, "sword");
    copy.set(DataComponent::Family(Family::Hua), DataField::Death, "haunt");
    copy.set(DataComponent::Tokens(Token::Earth), DataField::Set(2), "9");
    copy.set(DataComponent::Family(Family::Zhou), DataField::Reward, "two-tao");
    copy
}

fn blank() -> DataComponent {
    DataComponent::Curse(CurseCard::new(29).expect("curse 29"))
}

#[test]
fn what_is_unfinished_is_named_and_the_rest_is_used() {
    let copy = unfinished();
    let (text, mut problems) = copy.usable();
    assert_eq!(text, "family zhou death=lose-qi reward=two-tao\n");
    problems.sort_by_key(|(component, _)| component.to_string());
    let expected = [
        (blank(), DataProblem::Missing("colour")),
        (DataComponent::Family(Family::Hua), DataProblem::ArtifactTwice(Artifact::Sword)),
        (DataComponent::Tokens(Token::Earth), DataProblem::NotNine(2)),
    ];
    assert_eq!(problems, expected);
}

#[test]
fn a_value_of_ours_is_ours_until_it_is_confirmed() {
    let li = DataComponent::Family(Family::Li);
    let mut copy = OwnCopy::default();
    copy.confirm(li);
    assert_eq!(copy.text(), "family li death=curse reward=sword\n");
    copy.reset(li, DataField::Death);
    assert_eq!(copy.text(), "family li death=curse? reward=sword\n");
    copy.reset_component(li);
    assert_eq!(copy, OwnCopy::default());
}

#[test]
fn a_curse_that_turns_blank_again_has_nothing_else() {
    let mut copy = OwnCopy::default();
    copy.set(blank(), DataField::Level, "2");
    copy.set(blank(), DataField::Colour, "red");
    assert_eq!(copy.text(), "curse 29 level=2 colour=red\n");
    copy.reset(blank(), DataField::Level);
    assert_eq!(copy, OwnCopy::default());
}
