//! The page in one browser, and the small words with which tests use it: open, click, press, read, wait.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{fs, mem};

use serde_json::{Value, json};
use thirtyfour::action_chain::ActionChain;
use thirtyfour::common::command::Command;
use thirtyfour::{By, Key, TypingData, WebDriver, WebElement};
use tokio::time::sleep;

use crate::failure::{TestFailure, TestResult, check, fail};
use crate::fingers::Finger;

/// How long anything may take before a test gives up: no figure of speed, only an end for what never comes.
const TIMEOUT: Duration = Duration::from_mins(1);

/// The page in a browser of its own.
#[derive(Clone)]
pub struct Page {
    driver: Arc<WebDriver>,
    address: String,
    downloads: PathBuf,
    /// True while a finger stands for the pointer.
    touches: Arc<AtomicBool>,
    /// True while the finger is one of `WebDriver`'s, as slow as the machine is.
    hand: Arc<AtomicBool>,
    /// Where the pointer clicked last.
    clicked: Arc<Mutex<(i64, i64)>>,
}

/// For a shorter while, what appears under a finger takes no tap at the same place.
const REST: Duration = Duration::from_millis(320);

/// A window of this width and height.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    Desktop,
    Phone,
}

impl Size {
    pub const ALL: [Size; 2] = [Size::Desktop, Size::Phone];

    pub fn width(self) -> u32 {
        match self {
            Size::Desktop => 1280,
            Size::Phone => 390,
        }
    }

    fn viewport(self) -> Viewport {
        match self {
            Size::Desktop => Viewport::clicked(self.width(), 900),
            Size::Phone => Viewport::touched(self.width(), 844),
        }
    }
}

/// A window in CSS pixels, and what stands for the pointer in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewport {
    pub width: u32,
    pub height: u32,
    /// Pixels of the screen to one of the page.
    scale: u32,
    pub touches: bool,
}

impl Viewport {
    /// A window for a finger.
    pub const fn touched(width: u32, height: u32) -> Viewport {
        Viewport { width, height, scale: 1, touches: true }
    }

    /// A window for a mouse.
    pub const fn clicked(width: u32, height: u32) -> Viewport {
        Viewport { width, height, scale: 1, touches: false }
    }

    /// The same screen at 200 %.
    pub const fn magnified(self) -> Viewport {
        Viewport { width: self.width / 2, height: self.height / 2, scale: 2, ..self }
    }
}

impl Page {
    pub async fn new(driver: Arc<WebDriver>, address: String, downloads: PathBuf) -> TestResult<Page> {
        // The browser itself would give up a script that waits after half a minute.
        driver.set_script_timeout(2 * TIMEOUT).await?;
        let page =
            Page { driver, address, downloads, touches: Arc::default(), hand: Arc::default(), clicked: Arc::default() };
        page.size(Size::Desktop).await?;
        // Where the system asks for light, the page would be another on another machine.
        let dark = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
        page.browser("Emulation.setEmulatedMedia", dark).await?;
        Ok(page)
    }

    /// The same browser, for the page at another address.
    pub fn served_at(&self, address: &str) -> Page {
        Page { address: address.to_owned(), ..self.clone() }
    }

    /// The text of the file that the browser downloads.
    pub async fn downloaded(&self) -> TestResult<String> {
        let began = Instant::now();
        while began.elapsed() < TIMEOUT {
            let mut files = fs::read_dir(&self.downloads)?.flatten().map(|entry| entry.path());
            let whole = files.find(|path| path.extension().is_some_and(|ending| ending == "json" || ending == "txt"));
            if let Some(text) = whole.map(fs::read_to_string).transpose()?.filter(|text| !text.is_empty()) {
                return Ok(text);
            }
            sleep(Duration::from_millis(20)).await;
        }
        fail("nothing was downloaded")
    }

    pub async fn quit(&self) {
        let _ = self.driver.as_ref().clone().quit().await;
    }

    /// A command of the browser's own protocol.
    pub async fn browser(&self, command: &str, words: Value) -> TestResult<Value> {
        Ok(self.driver.cdp().send_raw(command, words).await?)
    }

    pub async fn size(&self, size: Size) -> TestResult {
        self.resize(size.viewport()).await
    }

    /// Gives the window a size.
    pub async fn resize(&self, viewport: Viewport) -> TestResult {
        let Viewport { width, height, scale, touches } = viewport;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touches });
        self.browser("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.touches.store(touches, Ordering::Relaxed);
        self.browser("Emulation.setTouchEmulationEnabled", json!({ "enabled": touches })).await?;
        Ok(())
    }

    /// A phone held so that its glass is this wide and high; fingers are real from then on.
    pub async fn hold(&self, width: u32, height: u32) -> TestResult {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
        self.browser("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.browser("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await?;
        self.touches.store(true, Ordering::Relaxed);
        self.hand.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Lets pointers act as `WebDriver` describes it.
    pub async fn act(&self, actions: Value) -> TestResult {
        let actions = actions.get("actions").cloned().unwrap_or_default();
        self.driver.cmd(Command::PerformActions(actions.into())).await?;
        Ok(())
    }

    /// Runs a script in every document before anything else does.
    pub async fn before_all(&self, script: &str) -> TestResult {
        self.browser("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
        Ok(())
    }

    /// Keeps something in the storage before the page looks there.
    pub async fn keep(&self, name: &str, text: &str) -> TestResult {
        let (name, text) = (json!(format!("ghost-stories/{name}")), json!(text));
        self.before_all(&format!(
            "try {{ localStorage.getItem({name}) ?? localStorage.setItem({name}, {text}) }} catch {{}}"
        ))
        .await
    }

    /// Opens the page at what is behind `#`, and waits until something is there.
    pub async fn open(&self, fragment: &str) -> TestResult {
        self.go(&format!("{}#{fragment}", self.address)).await
    }

    /// Opens an address of the page.
    pub async fn go(&self, address: &str) -> TestResult {
        self.driver.goto(address).await?;
        self.is_open().await
    }

    pub async fn reload(&self) -> TestResult {
        self.driver.refresh().await?;
        self.is_open().await
    }

    async fn is_open(&self) -> TestResult {
        self.wait(
            "the page opens",
            "return document.querySelector('#main > *') && !document.querySelector('#opening')",
            json!([]),
        )
        .await?;
        Ok(())
    }

    /// What a script gives back.
    pub async fn run(&self, script: &str, given: Value) -> TestResult<Value> {
        Ok(self.driver.execute(script, list(given)).await?.json().clone())
    }

    /// Waits until a script gives back something that is so.
    pub async fn wait(&self, what: &str, script: &str, given: Value) -> TestResult<Value> {
        self.poll(what, script, given, "Boolean(found)").await
    }

    /// Waits until a script gives back just this.
    pub async fn becomes(&self, what: &str, script: &str, given: Value, expected: &Value) -> TestResult {
        let right = format!("JSON.stringify(found) === JSON.stringify({expected})");
        let late = |TestFailure(why)| TestFailure(format!("{why}, expected {expected}"));
        self.poll(what, script, given, &right).await.map(drop).map_err(late)
    }

    /// The page itself looks again and again; what it saw last is reported if it never is right.
    async fn poll(&self, what: &str, script: &str, given: Value, right: &str) -> TestResult<Value> {
        let limit = TIMEOUT.as_millis();
        let poll = format!(
            "const given = [...arguments], done = given.pop(), until = performance.now() + {limit};
            const look = function () {{ {script} }};
            (function again() {{
                let found;
                try {{ found = look.apply(null, given) ?? null; }} catch (error) {{ found = null; var trouble = `${{error}}`; }}
                if ({right}) done({{ found }});
                else if (performance.now() > until) done({{ saw: trouble ?? found }});
                else setTimeout(again, 10);
            }})();"
        );
        let result = self.driver.execute_async(poll, list(given)).await?.json().clone();
        match result.get("found") {
            Some(found) => Ok(found.clone()),
            None => Err(TestFailure(format!("{what}: not in {limit} ms; saw {}", result["saw"]))),
        }
    }

    /// Clicks on what is called so, with a real pointer or finger, where it can be hit.
    pub async fn click(&self, css: &str) -> TestResult {
        let (x, y) = self.point_of(css).await?;
        if self.rests_at(x, y) {
            self.stir(x, y).await?;
        }
        self.click_at(x, y).await
    }

    /// Clicks twice on what is called so, as quickly as can be.
    pub async fn double_click(&self, css: &str) -> TestResult {
        let (x, y) = self.point_of(css).await?;
        // What has just appeared there would take neither click.
        sleep(REST).await;
        self.rests_at(x, y);
        if self.touches.load(Ordering::Relaxed) {
            // Whenever a busy page hears of it, the second one was made a moment after the first.
            let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs_f64();
            self.tap_at(x, y, now).await?;
            return self.tap_at(x, y, now + 0.11).await;
        }
        // In one go, or a busy machine would make two clicks of it.
        self.pointer().move_to(x, y).click().click().perform().await?;
        Ok(())
    }

    async fn click_at(&self, x: i64, y: i64) -> TestResult {
        if self.touches.load(Ordering::Relaxed) {
            return self.tap(x, y).await;
        }
        self.pointer().move_to(x, y).click().perform().await?;
        Ok(())
    }

    /// Leaves the place where the last click was: what appears under a pointer at rest takes no click for a moment.
    async fn stir(&self, x: i64, y: i64) -> TestResult {
        if self.touches.load(Ordering::Relaxed) {
            sleep(REST).await;
        } else {
            self.pointer().move_to((x - 40).max(1), (y - 40).max(1)).perform().await?;
        }
        Ok(())
    }

    /// True if the last click was about there; from now on it is this.
    fn rests_at(&self, x: i64, y: i64) -> bool {
        let mut clicked = self.clicked.lock().expect("no test panics while it clicks");
        let (last_x, last_y) = mem::replace(&mut *clicked, (x, y));
        (x - last_x).abs() <= 8 && (y - last_y).abs() <= 8
    }

    /// Rests the pointer on what is called so.
    pub async fn hover(&self, css: &str) -> TestResult {
        let (x, y) = self.point_of(css).await?;
        self.pointer().move_to(x, y).perform().await?;
        Ok(())
    }

    /// Drags one thing onto another.
    pub async fn drag(&self, css: &str, onto: &str) -> TestResult {
        let ((x, y), (to_x, to_y)) = (self.point_of(css).await?, self.point_of(onto).await?);
        let middle = (i64::midpoint(x, to_x), i64::midpoint(y, to_y));
        let taken = self.pointer().move_to(x, y).click_and_hold().move_to(middle.0, middle.1);
        taken.move_to(to_x, to_y).release().perform().await?;
        Ok(())
    }

    fn pointer(&self) -> ActionChain {
        self.driver.action_chain_with_delay(None, Some(Duration::ZERO))
    }

    /// A point of the window at which the element is hit.
    async fn point_of(&self, css: &str) -> TestResult<(i64, i64)> {
        let point = self.wait(&format!("{css} can be clicked"), include_str!("scripts/hit.js"), json!([css])).await?;
        let at = |index: usize| point[index].as_i64().unwrap_or_default();
        Ok((at(0), at(1)))
    }

    async fn tap(&self, x: i64, y: i64) -> TestResult {
        if self.hand.load(Ordering::Relaxed) {
            return self.touch(&[Finger::tap(x, y)]).await;
        }
        self.tap_at(x, y, SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs_f64()).await
    }

    /// A tap made at a time, in seconds: short, however busy the page is, for a long press means something else.
    async fn tap_at(&self, x: i64, y: i64, when: f64) -> TestResult {
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }], "timestamp": when });
        let up = json!({ "type": "touchEnd", "touchPoints": [], "timestamp": when + 0.05 });
        for touch in [down, up] {
            self.browser("Input.dispatchTouchEvent", touch).await?;
        }
        Ok(())
    }

    /// Presses keys, one after the other.
    pub async fn press(&self, keys: impl Into<TypingData>) -> TestResult {
        self.driver.action_chain().send_keys(keys).perform().await?;
        Ok(())
    }

    pub async fn press_with_control(&self, key: char) -> TestResult {
        self.press_with(Key::Control, key.to_string()).await
    }

    pub async fn press_with_shift(&self, key: Key) -> TestResult {
        self.press_with(Key::Shift, key).await
    }

    async fn press_with(&self, held: Key, key: impl Into<TypingData>) -> TestResult {
        let keys = self.driver.action_chain().key_down(held.clone()).send_keys(key).key_up(held);
        keys.perform().await?;
        Ok(())
    }

    /// The element that is called so.
    /// An element, once it is there: screens come in parts.
    pub async fn element(&self, css: &str) -> TestResult<WebElement> {
        self.appears(css).await?;
        self.driver.find(By::Css(css)).await.map_err(|error| TestFailure(format!("{css}: {error}")))
    }

    pub async fn elements(&self, css: &str) -> TestResult<Vec<WebElement>> {
        Ok(self.driver.find_all(By::Css(css)).await?)
    }

    /// Waits until there is such an element.
    pub async fn appears(&self, css: &str) -> TestResult {
        let what = format!("{css} appears");
        self.wait(&what, "return Boolean(document.querySelector(arguments[0]))", json!([css])).await.map(drop)
    }

    /// Waits until there is no such element.
    pub async fn vanishes(&self, css: &str) -> TestResult {
        let what = format!("{css} vanishes");
        self.wait(&what, "return !document.querySelector(arguments[0])", json!([css])).await.map(drop)
    }

    /// Where a thing of the table is clicked. What is on a plate is too small for a finger, which taps it in the hand, or the whole plate.
    pub fn place_of(&self, target: &str) -> String {
        if !self.touches.load(Ordering::Relaxed) {
            return format!("[id='{target}']");
        }
        match target.split_once('-') {
            Some(("power", board)) => format!("[id='board-{board}']"),
            Some(("held" | "yin", _)) => format!(".hand [data-target='{target}']"),
            _ => format!("[id='{target}']"),
        }
    }

    /// The words of an element, as they are read.
    pub async fn text(&self, css: &str) -> TestResult<String> {
        let script = "return document.querySelector(arguments[0])?.innerText ?? null";
        let text = self.run(script, json!([css])).await?;
        text.as_str().map(str::to_owned).ok_or_else(|| TestFailure(format!("there is no {css}")))
    }

    /// What is kept in the browser's storage under a name.
    pub async fn kept(&self, name: &str) -> TestResult<Option<String>> {
        let kept = self.run("return localStorage.getItem(`ghost-stories/${arguments[0]}`)", json!([name])).await?;
        Ok(kept.as_str().map(str::to_owned))
    }

    /// A picture of what the window shows.
    pub async fn picture(&self, path: &Path) -> TestResult {
        Ok(self.driver.screenshot(path).await?)
    }

    /// What the browser's console says, one line an entry.
    pub async fn console(&self) -> TestResult<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        let line = |entry: thirtyfour::BrowserLogEntry| {
            format!("{} {}: {}", entry.level, entry.source.unwrap_or_default(), entry.message)
        };
        Ok(entries.into_iter().map(line).collect())
    }

    /// Fails if a script failed or complained.
    pub async fn has_no_errors(&self) -> TestResult {
        let console = self.console().await?;
        let ours = |line: &&String| line.starts_with("SEVERE javascript") || line.starts_with("SEVERE console-api");
        let errors: Vec<&String> = console.iter().filter(ours).collect();
        check(errors.is_empty(), || format!("the console says {errors:?}"))
    }
}

fn list(given: Value) -> Vec<Value> {
    match given {
        Value::Array(list) => list,
        one => vec![one],
    }
}
