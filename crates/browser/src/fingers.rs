//! Fingers on the glass: touch pointers of `WebDriver`, which reach the page as those of a hand do.

use serde_json::{Value, json};

use crate::failure::{TestFailure, TestResult};
use crate::page::Page;

/// What a finger does next.
#[derive(Clone, Copy, Debug)]
pub enum Finger {
    /// It comes down there.
    Down(i64, i64),
    /// It goes there, as quickly as a hand does.
    To(i64, i64),
    /// It rests for so many milliseconds.
    Rest(u64),
    Up,
}

/// How long a finger takes to go somewhere, in milliseconds.
const WAY: u64 = 120;

impl Finger {
    /// A tap.
    pub fn tap(x: i64, y: i64) -> Vec<Finger> {
        vec![Finger::Down(x, y), Finger::Rest(40), Finger::Up]
    }

    fn actions(self) -> Vec<Value> {
        let to = |x: i64, y: i64, duration: u64| json!({ "type": "pointerMove", "x": x, "y": y, "duration": duration, "origin": "viewport" });
        match self {
            Finger::Down(x, y) => vec![to(x, y, 0), json!({ "type": "pointerDown", "button": 0 })],
            Finger::To(x, y) => vec![to(x, y, WAY)],
            Finger::Rest(duration) => vec![json!({ "type": "pause", "duration": duration })],
            Finger::Up => vec![json!({ "type": "pointerUp", "button": 0 })],
        }
    }
}

impl Page {
    /// Lets fingers do this at the same time, each its own.
    pub async fn touch(&self, fingers: &[Vec<Finger>]) -> TestResult {
        self.point_with("touch", fingers).await
    }

    /// The same with pens.
    pub async fn draw(&self, pen: Vec<Finger>) -> TestResult {
        self.point_with("pen", &[pen]).await
    }

    async fn point_with(&self, kind: &str, fingers: &[Vec<Finger>]) -> TestResult {
        let source = |(number, finger): (usize, &Vec<Finger>)| {
            let actions: Vec<Value> = finger.iter().flat_map(|step| step.actions()).collect();
            json!({ "type": "pointer", "id": format!("{kind}-{number}"), "parameters": { "pointerType": kind }, "actions": actions })
        };
        let sources: Vec<Value> = fingers.iter().enumerate().map(source).collect();
        self.act(json!({ "actions": sources })).await
    }

    /// The middle of what is called so, in the window.
    pub async fn middle_of(&self, css: &str) -> TestResult<(i64, i64)> {
        let script = "const box = document.querySelector(arguments[0])?.getBoundingClientRect();
            return box && [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]";
        let point = self.wait(&format!("{css} is there"), script, json!([css])).await?;
        let at = |index: usize| point[index].as_i64().ok_or_else(|| TestFailure(format!("{css} is nowhere")));
        Ok((at(0)?, at(1)?))
    }
}
