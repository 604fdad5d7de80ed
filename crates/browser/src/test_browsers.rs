//! Where a test plays: browsers with fresh profiles, opened at the page under test.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::{env, fs, process};

use serde_json::json;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::failure::{TestFailure, TestResult};
use crate::page::Page;

const SWITCHES: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

/// The addresses of the page under test and of chromedriver.
#[derive(Clone)]
pub struct TestAddresses {
    pub page: String,
    pub driver: String,
    /// The game's binary, unless the page is served already.
    pub binary: Option<PathBuf>,
}

/// One test's browsers.
pub struct TestBrowsers {
    addresses: TestAddresses,
    opened: Mutex<Vec<Page>>,
    folder: PathBuf,
}

static FOLDERS: AtomicUsize = AtomicUsize::new(0);

impl TestBrowsers {
    pub fn new(addresses: TestAddresses) -> TestResult<TestBrowsers> {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("ghost-stories-{}-{number}", process::id()));
        fs::create_dir_all(&folder)?;
        Ok(TestBrowsers { addresses, opened: Mutex::new(Vec::new()), folder })
    }

    /// A folder of this test's own.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The address of the page under test.
    pub fn address(&self) -> &str {
        &self.addresses.page
    }

    /// The game's binary, for a test that wants a server of its own.
    pub fn binary(&self) -> TestResult<&Path> {
        self.addresses.binary.as_deref().ok_or_else(|| TestFailure("this test needs --binary".to_owned()))
    }

    /// A browser with a fresh profile; nothing is opened yet.
    pub async fn browser(&self) -> TestResult<Page> {
        let number = self.opened.lock().expect("no test panics while it opens a browser").len();
        let downloads = self.folder.join(format!("downloads-{number}"));
        fs::create_dir_all(&downloads)?;
        let capabilities = capabilities(&self.folder.join(format!("profile-{number}")), &downloads)?;
        let driver = WebDriver::new(&self.addresses.driver, capabilities).await?;
        let page = Page::new(Arc::new(driver), self.addresses.page.clone(), downloads).await?;
        self.opened.lock().expect("no test panics while it opens a browser").push(page.clone());
        Ok(page)
    }

    /// A browser in which nothing takes time to move.
    pub async fn quick_browser(&self) -> TestResult<Page> {
        let page = self.browser().await?;
        page.keep("pace", "off").await?;
        Ok(page)
    }

    /// The browsers opened so far.
    pub fn opened(&self) -> Vec<Page> {
        self.opened.lock().expect("no test panics while it opens a browser").clone()
    }

    /// Closes every browser and removes what they wrote.
    pub async fn close(&self) {
        for page in self.opened() {
            page.quit().await;
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn capabilities(profile: &Path, downloads: &Path) -> TestResult<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    for switch in SWITCHES {
        capabilities.add_arg(switch)?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    capabilities.add_experimental_option("prefs", json!({ "download.default_directory": downloads }))?;
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(capabilities)
}
