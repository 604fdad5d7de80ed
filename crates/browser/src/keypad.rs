//! Making a choice with the keypad: its key is opened if it is not listed, and a last word is given if the page asks for one.

use serde_json::json;

use crate::failure::{TestFailure, TestResult};
use crate::page::Page;

/// What the page asks for a last word.
pub const LAST_WORD: &str = ".ask #confirm, .ask #roll";

impl Page {
    /// The verb under whose key a choice is to be found; none if it has a button of its own.
    pub async fn verb_of(&self, choice: &str) -> TestResult<Option<String>> {
        let script = "const [choice] = arguments;
            const all = (css) => [...document.querySelectorAll(`#actions ${css}`)];
            if (all('[data-choice]').some((button) => button.dataset.choice === choice)) return 'listed';
            const towards = all('[data-choices]').find((key) => key.dataset.choices.split('|').includes(choice));
            return towards && (towards.dataset.verb ?? 'listed')";
        let found = self.wait(&format!("{choice} is offered"), script, json!([choice])).await?;
        Ok(found.as_str().filter(|&verb| verb != "listed").map(str::to_owned))
    }

    /// Makes a choice by its button, and confirms it if it is asked for.
    pub async fn click_choice(&self, choice: &str) -> TestResult {
        self.click_button_of(choice).await?;
        self.confirm().await
    }

    /// Clicks the button of a choice, once its verb is open.
    pub async fn click_button_of(&self, choice: &str) -> TestResult {
        if let Some(verb) = self.verb_of(choice).await? {
            self.click(&format!("[data-verb='{verb}']")).await?;
            self.appears("#actions .choices .narrowed").await?;
        }
        // A long list puts together what is about the same thing.
        while let Some(line) = self.line_towards(choice).await? {
            self.click(&line).await?;
            self.vanishes(&line).await?;
        }
        self.click(&format!("#actions [data-choice='{choice}']")).await
    }

    /// The line of the list that leads to a choice; none if the choice has a line of its own.
    pub async fn line_towards(&self, choice: &str) -> TestResult<Option<String>> {
        let script = "const [choice] = arguments;
            const list = [...document.querySelectorAll('#actions .options li')];
            if (document.querySelector(`#actions [data-choice='${choice}']`)) return 'there';
            const index = list.findIndex((line) => line.firstElementChild.dataset.choices?.split('|').includes(choice));
            return index >= 0 && list[index].firstElementChild.dataset.choices";
        let found = self.wait(&format!("{choice} is listed"), script, json!([choice])).await?;
        Ok(found.as_str().filter(|&found| found != "there").map(|choices| format!("[data-choices='{choices}']")))
    }

    /// Gives the last word if the page asks for one.
    pub async fn confirm(&self) -> TestResult {
        if self.asks_for_a_last_word().await? { self.click(LAST_WORD).await } else { Ok(()) }
    }

    /// True if the page asks for a last word.
    pub async fn asks_for_a_last_word(&self) -> TestResult<bool> {
        let asks = self.run("return Boolean(document.querySelector(arguments[0]))", json!([LAST_WORD])).await?;
        asks.as_bool().ok_or_else(|| TestFailure("the page cannot be asked".into()))
    }
}
