use ghost_stories_lang::Language;
use ghost_stories_table::Replay;
use serde_json::json;

use crate::failure::{Verdict, check, same};
use crate::form::Form;
use crate::games;
use crate::player::Player;
use crate::run::tests;
use crate::stage::Stage;

tests![a_whole_game_is_won_by_clicking, a_whole_game_is_lost_by_clicking];

async fn a_whole_game_is_won_by_clicking(stage: &Stage) -> Verdict {
    play(stage, &Form::won(), &games::won()?, "won").await
}

async fn a_whole_game_is_lost_by_clicking(stage: &Stage) -> Verdict {
    play(stage, &Form::lost(), &games::lost()?, "").await
}

async fn play(stage: &Stage, form: &Form, replay: &Replay, class: &str) -> Verdict {
    let page = stage.quick_browser().await?;
    let mut player = Player::begin(&page, form).await?;
    player.play(replay).await?;
    same("the game at the page", &player.table.replay(), replay)?;
    player.saved_all().await?;
    let score = player.position().score().ok_or_else(|| crate::failure::Failure("the game goes on".into()))?;
    let lines: Vec<_> = Language::English
        .score_lines(&score)
        .into_iter()
        .map(|(part, points)| json!([part, points.to_string()]))
        .collect();
    let script =
        "return [...document.querySelectorAll('.score tr')].map(row => [...row.children].map(cell => cell.innerText))";
    page.becomes("the score", script, json!([]), &json!(lines)).await?;
    let shown = page.run("return document.querySelector('#ending').className", json!([])).await?;
    check(shown.as_str().is_some_and(|shown| shown.contains(class)), || format!("the ending is {shown}"))
}
