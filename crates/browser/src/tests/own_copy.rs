use ghost_stories_engine::{CurseCard, DataComponent, DataField, Family};
use ghost_stories_table::{BlackSecretSetupOptions, OwnCopy, WhiteMoonSetupOptions};
use serde_json::json;
use thirtyfour::Key;

use crate::failure::{TestFailure, TestResult, check, same};
use crate::form::GameForm;
use crate::page::{Page, Size};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;
use crate::tests::choices;

tests![
    every_value_of_both_expansions_is_entered_and_played_with,
    what_is_unfinished_is_named_and_kept_and_the_rest_is_used,
    a_copy_goes_into_a_file_and_a_link_and_comes_back,
    a_copy_is_entered_with_the_keyboard_alone
];

/// What new games use.
const USED: &str = "white-moon-data";

/// Opens the line of a component, if it is closed, and clicks on its values as they are told.
const ENTER: &str = "const [id, told] = arguments;
    const line = document.getElementById(id);
    line.closest('details').open = true;
    if (line.getAttribute('aria-expanded') === 'false') line.click();
    return (async () => {
        for (const [name, word] of told) {
            await new Promise((done) => requestAnimationFrame(done));
            const colour = word.replace('*', '');
            const choice = document.querySelector(`input[name='${name}'][value='${colour}']`);
            if (!choice) return `${name} has no ${word}`;
            if (!choice.checked) choice.click();
            const entrance = document.querySelector(`input[name='${name}'][value='entrance']`);
            if (entrance && entrance.checked !== word.endsWith('*')) entrance.click();
        }
        return 'entered';
    })();";

fn id_of(component: DataComponent) -> String {
    format!("own-{component}").replace(' ', "-")
}

/// Enters values; those that are as in ours are confirmed when all others of their component are told.
async fn enter(page: &Page, told: &[(DataComponent, DataField, &str)]) -> TestResult {
    let ours = OwnCopy::default();
    let mut components: Vec<DataComponent> = Vec::new();
    for (component, ..) in told {
        if !components.contains(component) {
            components.push(*component);
        }
    }
    for component in components {
        let own = ours.component(component);
        let is_ours = |field: DataField, word: &str| {
            own.values.iter().any(|value| value.field == field && value.ours.is_some_and(|ours| ours.value == word))
        };
        let told = told.iter().filter(|(of, ..)| *of == component);
        let (same_as_ours, others): (Vec<_>, Vec<_>) = told.partition(|(_, field, word)| is_ours(*field, word));
        let others: Vec<_> =
            others.iter().map(|(_, field, word)| json!([format!("{component} {field}"), word])).collect();
        let entered = page.run(ENTER, json!([id_of(component), others])).await?;
        same(&format!("{component}"), &entered, &json!("entered"))?;
        if !same_as_ours.is_empty() {
            page.click(".own-confirm").await?;
        }
    }
    Ok(())
}

async fn every_value_of_both_expansions_is_entered_and_played_with(browsers: &TestBrowsers) -> TestResult {
    let mut copy = OwnCopy::default();
    let example = OwnCopy::example();
    for (component, field, word) in &example {
        copy.set(*component, *field, word);
    }
    let page = browsers.quick_browser().await?;
    page.open("/own-copy").await?;
    enter(&page, &example).await?;
    same("what new games use", &page.kept(USED).await?, &Some(copy.usable().0))?;
    same("what is left over", &page.kept("own-copy").await?, &None)?;
    page.reload().await?;
    page.appears("#own-counts").await?;
    let reconstructed = page.elements(".own-group .badge:not(.mine)").await?;
    check(reconstructed.is_empty(), || format!("{} components are still ours", reconstructed.len()))?;
    let (white_moon, black_secret) = (Some(WhiteMoonSetupOptions::default()), Some(BlackSecretSetupOptions::default()));
    let form = GameForm { white_moon, black_secret, components: copy.book(), seed: 6, ..GameForm::four() };
    choices::play_some_at(&page, &form).await
}

/// A family that gives the sword, which another one gives in ours, and a curse without its effect.
const UNFINISHED: [(Family, &str); 2] = [(Family::Hua, "sword"), (Family::Zhou, "two-tao")];

async fn what_is_unfinished_is_named_and_kept_and_the_rest_is_used(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/own-copy").await?;
    let blank = DataComponent::Curse(CurseCard::new(29).ok_or_else(|| TestFailure("curse 29".to_owned()))?);
    let families = UNFINISHED.map(|(family, reward)| (DataComponent::Family(family), DataField::Reward, reward));
    let told = [families[0], families[1], (blank, DataField::Level, "2"), (blank, DataField::Colour, "red")];
    enter(&page, &told).await?;
    let named = async || -> TestResult {
        page.appears("#own-unused").await?;
        let problem = page.text("#own-curse-29-problem").await?;
        check(problem.contains("Only with White Moon"), || problem)?;
        let problem = page.text("#own-family-hua-problem").await?;
        check(problem.to_lowercase().contains("sword"), || problem)
    };
    named().await?;
    let used = "family zhou death=lose-qi reward=two-tao\n";
    same("what new games use", &page.kept(USED).await?, &Some(used.to_owned()))?;
    page.reload().await?;
    named().await?;
    // The other family gives something else, and the curse is blank again.
    enter(&page, &[(DataComponent::Family(Family::Li), DataField::Reward, "claw")]).await?;
    page.run("document.getElementById(arguments[0]).click()", json!([id_of(blank)])).await?;
    page.click(".own-values > .row .own-reset").await?;
    page.vanishes("#own-unused").await?;
    same("what is left over", &page.kept("own-copy").await?, &None)?;
    let used = page.kept(USED).await?.unwrap_or_default();
    check(used.contains("family hua death=lay-down reward=sword\n") && !used.contains("curse"), || used)
}

async fn a_copy_goes_into_a_file_and_a_link_and_comes_back(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.open("/own-copy").await?;
    enter(&page, &[(DataComponent::Family(Family::Li), DataField::Death, "haunt")]).await?;
    let text = "family li death=haunt reward=sword?\n";
    page.click("#save-copy").await?;
    same("the file", &page.downloaded().await?.as_str(), &text)?;
    page.click("#share-copy").await?;
    page.appears("#copy-link").await?;
    let link = page.run("return document.querySelector('#copy-link').value", json!([])).await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    let other = browsers.quick_browser().await?;
    let (_, fragment) = link.split_once('#').unwrap_or_default();
    other.open(fragment).await?;
    other.click("#leave-copy").await?;
    other.vanishes("#shared-copy").await?;
    same("what is kept", &other.kept(USED).await?, &None)?;
    other.reload().await?;
    other.click("#take-copy").await?;
    other.vanishes("#shared-copy").await?;
    same("what is kept", &other.kept(USED).await?, &Some(text.to_owned()))?;
    other.open("/own-copy/nonsense").await?;
    other.appears("#shared-broken").await
}

async fn a_copy_is_entered_with_the_keyboard_alone(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.size(Size::Phone).await?;
    page.open("/own-copy").await?;
    page.run("document.querySelector('#own-families summary').focus()", json!([])).await?;
    page.press(Key::Enter).await?;
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    page.appears(".own-choices").await?;
    // Into the choices of the first value, and to the next one.
    page.press(Key::Tab).await?;
    page.press(Key::Down).await?;
    let told = "return document.activeElement.name + ' ' + document.activeElement.value";
    page.becomes("the next choice is taken", told, json!([]), &json!("family hua death lose-qi")).await?;
    same("what is kept", &page.kept(USED).await?, &Some("family hua death=lose-qi reward=claw?\n".to_owned()))?;
    // Back to ours, and on with the keyboard from there.
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    same("what is kept", &page.kept(USED).await?, &None)?;
    let focus = "return document.activeElement.id";
    page.becomes("the focus stays", focus, json!([]), &json!("own-family-hua-death")).await
}
