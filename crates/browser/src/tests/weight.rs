use crate::failure::{Verdict, check};
use crate::measure::{MOST_BYTES, weight};
use crate::run::tests;
use crate::stage::Stage;

tests![the_first_load_is_light];

async fn the_first_load_is_light(stage: &Stage) -> Verdict {
    let page = stage.browser().await?;
    page.open("/").await?;
    let bytes = weight(&page).await?;
    check(bytes <= MOST_BYTES, || format!("the first load is {bytes} bytes, more than {MOST_BYTES}"))
}
