use crate::failure::{TestResult, check};
use crate::measure::{MOST_BYTES, weight};
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![the_first_load_is_light];

async fn the_first_load_is_light(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.browser().await?;
    page.open("/").await?;
    let bytes = weight(&page).await?;
    check(bytes <= MOST_BYTES, || format!("the first load is {bytes} bytes, more than {MOST_BYTES}"))
}
