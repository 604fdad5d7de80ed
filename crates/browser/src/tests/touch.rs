//! The table under fingers: whole turns, what a long press does, and how the board is enlarged by fingers, pens, mouse, wheel and keys.

use ghost_stories_engine::{Choice, Stage, Waiting, Who};
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::failure::{TestFailure, TestResult, check, same};
use crate::fingers::Finger;
use crate::form::GameForm;
use crate::games;
use crate::page::Page;
use crate::player::PagePlayer;
use crate::run::tests;
use crate::test_browsers::TestBrowsers;

tests![
    a_whole_turn_with_both_expansions_is_played_with_fingers_on_an_upright_phone,
    a_whole_turn_with_both_expansions_is_played_with_fingers_on_a_lying_phone,
    a_long_press_reads_and_never_acts,
    two_fingers_enlarge_the_board_one_moves_it_and_taps_hit_what_is_seen,
    two_taps_enlarge_the_board_and_leave_no_choice_made,
    a_double_click_a_wheel_and_keys_enlarge_the_board_on_a_laptop,
    a_decision_out_of_sight_shows_the_whole_board,
    a_pinch_that_safari_tells_of_enlarges_the_board_and_not_the_page,
];

async fn a_whole_turn_with_both_expansions_is_played_with_fingers_on_an_upright_phone(
    browsers: &TestBrowsers,
) -> TestResult {
    play_a_turn(browsers, 390, 844).await
}

async fn a_whole_turn_with_both_expansions_is_played_with_fingers_on_a_lying_phone(
    browsers: &TestBrowsers,
) -> TestResult {
    play_a_turn(browsers, 844, 390).await
}

/// From the first decision of a Taoist's Yang to his *End turn*, then whatever comes until the next Taoist decides.
async fn play_a_turn(browsers: &TestBrowsers, width: u32, height: u32) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.hold(width, height).await?;
    let table = games::of_both(|position| {
        let taoist = matches!(position.waiting(), Waiting::Choice(Who::Taoist(_)));
        taoist
            && position.between_steps()
            && position.stage() == Stage::BeforeMove
            && position.options().iter().any(|choice| matches!(choice, Choice::Move(_)))
    })?;
    let mut player = PagePlayer::resume(&page, table).await?;
    let coarse = page.run("return matchMedia('(pointer: coarse)').matches", json!([])).await?;
    same("the pointer is coarse", &coarse, &json!(true))?;
    let turn = player.position().board_on_turn();
    let mut made = Vec::new();
    for _ in 0..40 {
        in_sight(&page, width, height).await?;
        let choice = next(player.position().options().as_slice(), &made);
        player.choose(choice).await.map_err(|TestFailure(why)| TestFailure(format!("{choice}: {why}")))?;
        made.push(choice);
        if player.position().board_on_turn() != turn {
            break;
        }
    }
    check(made.contains(&Choice::EndTurn), || format!("the turn did not end: {made:?}"))?;
    player.saved_all().await
}

/// A move, then what the villager does or an exorcism, then the end; of anything else the first.
fn next(options: &[Choice], made: &[Choice]) -> Choice {
    let moved = made.iter().any(|choice| matches!(choice, Choice::Move(_)));
    let wanted = |choice: &&Choice| match choice {
        Choice::Move(_) => !moved,
        Choice::Help | Choice::Exorcise => moved,
        _ => false,
    };
    let found = options.iter().find(wanted);
    let end = options.iter().find(|choice| **choice == Choice::EndTurn);
    *found.or(end).unwrap_or(&options[0])
}

/// *Undo* and *End turn* are in the window at every decision, and nothing goes over its right edge.
async fn in_sight(page: &Page, width: u32, height: u32) -> TestResult {
    let script = "const [width, height] = arguments;
        const out = [...document.querySelectorAll('#undo, .end-turn, #actions .prompt')].filter((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return left < 0 || top < 0 || right > width + 0.5 || bottom > height + 0.5;
        });
        return out.map((element) => element.className || element.id)";
    let out = page.run(script, json!([width, height])).await?;
    same("out of the window", &out, &json!([]))
}

/// How many steps are saved.
async fn steps(page: &Page) -> TestResult<Value> {
    page.run("return JSON.parse(localStorage.getItem('ghost-stories/game/1')).steps.length", json!([])).await
}

async fn a_long_press_reads_and_never_acts(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    // A browser that tells of no context menu, as those of some phones.
    page.before_all(
        "addEventListener('contextmenu', (event) => { event.stopPropagation(); event.preventDefault() }, true)",
    )
    .await?;
    page.hold(390, 844).await?;
    let table = games::of_both(|position| position.between_steps() && position.options().len() > 8)?;
    let player = PagePlayer::resume(&page, table).await?;
    let before = steps(&page).await?;
    let things = "return [...document.querySelectorAll('.sight .thing, .rail .thing')]
        .filter((thing) => { const { width, height } = thing.getBoundingClientRect(); return width > 0 && height > 0 })
        .map((thing) => thing.id)";
    let things = page.run(things, json!([])).await?;
    let mut kinds: Vec<String> = Vec::new();
    for id in things.as_array().into_iter().flatten().filter_map(Value::as_str) {
        let kind = id.split('-').next().unwrap_or_default().to_owned();
        let hot = page.run("return document.getElementById(arguments[0]).matches('.hot')", json!([id])).await?;
        let known = format!("{kind} {hot}");
        if kinds.contains(&known) {
            continue;
        }
        let hit = include_str!("../scripts/hit.js");
        let at = page.run(hit, json!([format!("[id='{id}']")])).await?;
        let Some((x, y)) = at[0].as_i64().zip(at[1].as_i64()) else { continue };
        kinds.push(known);
        page.touch(&[vec![Finger::Down(x, y), Finger::Rest(650), Finger::Up]]).await?;
        page.appears("#detail").await?;
        same(&format!("steps after a long press on {id}"), &steps(&page).await?, &before)?;
        page.press(Key::Escape).await?;
        page.vanishes("#detail").await?;
    }
    check(kinds.len() > 8, || format!("only {kinds:?} were pressed"))?;
    check(kinds.iter().any(|kind| kind.ends_with("true")), || "nothing lit was pressed".into())?;
    // A finger that goes away meant something else.
    let (x, y) = page.middle_of(".sight .tile").await?;
    page.touch(&[vec![Finger::Down(x, y), Finger::To(x + 20, y), Finger::Rest(600), Finger::Up]]).await?;
    check(page.elements("#detail").await?.is_empty(), || "a finger that went away reads".into())?;
    same("steps", &steps(&page).await?, &before)?;
    player.shows_the_table().await
}

/// How many times the board is enlarged, in hundredths.
async fn times(page: &Page) -> TestResult<i64> {
    page.run("return document.activeElement?.blur()", json!([])).await?;
    let script = "const board = document.querySelector('svg.table'), frame = document.querySelector('.sight');
        await Promise.all(board.getAnimations().map((animation) => animation.finished.catch(() => {})));
        return Math.round(100 * board.getBoundingClientRect().width / frame.getBoundingClientRect().width)";
    let script = format!("return (async () => {{ {script} }})()");
    Ok(page.run(&script, json!([])).await?.as_i64().unwrap_or_default())
}

async fn two_fingers_enlarge_the_board_one_moves_it_and_taps_hit_what_is_seen(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.hold(390, 844).await?;
    let table = games::first(&GameForm::four(), |position| {
        position.options().iter().filter(|choice| matches!(choice, Choice::Move(_))).count() > 4
    })?;
    let mut player = PagePlayer::resume(&page, table).await?;
    let (x, y) = page.middle_of(".sight").await?;
    let apart = |from: i64, to: i64, up: i64| vec![Finger::Down(x + from, y), Finger::To(x + to, y + up), Finger::Up];
    page.touch(&[apart(-30, -120, 0), apart(30, 120, 0)]).await?;
    let enlarged = times(&page).await?;
    check((220..=300).contains(&enlarged), || format!("enlarged {enlarged} hundredths"))?;
    let panel = "return ['#actions', '.end-turn', '.hand'].map((css) => {
        const { left, right } = document.querySelector(css).getBoundingClientRect(); return left >= 0 && right <= innerWidth })";
    same("panel, last row and hand", &page.run(panel, json!([])).await?, &json!([true, true, true]))?;
    // More than three times is not to be had.
    page.touch(&[apart(-20, -150, 0), apart(20, 150, 0)]).await?;
    same("the most", &times(&page).await?, &300)?;
    let before = page.middle_of(".sight .tile").await?;
    page.touch(&[vec![Finger::Down(x, y), Finger::To(x - 110, y + 20), Finger::Up]]).await?;
    let after = page.middle_of(".sight .tile").await?;
    check(after.0 < before.0 && after.1 > before.1, || format!("it moved from {before:?} to {after:?}"))?;
    same("steps of a pinch and a pan", &steps(&page).await?, &json!(player.table.len()))?;
    // What is tapped is what is seen there.
    let own = player.position().tile_of(player.position().board_on_turn());
    let goal = |choice: Choice| match choice {
        Choice::Move(tile) if tile != own => Some(format!("tile-{tile}-at")),
        _ => None,
    };
    let goals: Vec<String> = player.position().options().into_iter().filter_map(goal).collect();
    let lit = page.run(
        "const frame = document.querySelector('.sight').getBoundingClientRect();
        return [...document.querySelectorAll('.tile')].map((tile) => tile.closest('.thing')).filter((thing) => thing.matches('.hot')).map((thing) => {
            const box = thing.getBoundingClientRect();
            const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
            const inside = x > frame.left + 8 && x < frame.right - 8 && y > frame.top + 8 && y < frame.bottom - 8;
            return inside && arguments[0].includes(thing.id) && document.elementFromPoint(x, y)?.closest('.thing') === thing && [thing.id, x, y];
        }).find(Boolean) ?? null",
        json!([goals]),
    );
    let lit = lit.await?;
    let (x, y) = (lit[1].as_i64(), lit[2].as_i64());
    let (Some(id), Some((x, y))) = (lit[0].as_str(), x.zip(y)) else {
        return crate::failure::fail("no lit tile is in sight");
    };
    let mut moves = player.position().options().into_iter();
    let wanted = moves.find(|choice| matches!(choice, Choice::Move(tile) if format!("tile-{tile}-at") == id));
    let wanted = wanted.ok_or_else(|| TestFailure(format!("{id} is lit for something else than a move")))?;
    // A hand that has moved the board looks before it taps.
    page.touch(&[[vec![Finger::Rest(400)], Finger::tap(x, y)].concat()]).await?;
    player.chose(wanted).await?;
    // Nothing that can be chosen now is in sight, so the whole board is shown.
    page.vanishes("#whole").await?;
    same("the whole by itself", &times(&page).await?, &100)?;
    let (x, y) = page.middle_of(".sight").await?;
    page.touch(&[-1, 1].map(|way| vec![Finger::Down(x + 30 * way, y), Finger::To(x + 120 * way, y), Finger::Up]))
        .await?;
    page.click("#whole").await?;
    page.vanishes("#whole").await?;
    same("the whole by its button", &times(&page).await?, &100)
}

async fn two_taps_enlarge_the_board_and_leave_no_choice_made(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.hold(390, 844).await?;
    let table = games::first(&GameForm::four(), |position| {
        position.options().contains(&Choice::Exorcise)
            && position.options().iter().any(|choice| matches!(choice, Choice::Move(_)))
    })?;
    let player = PagePlayer::resume(&page, table).await?;
    let before = steps(&page).await?;
    let twice = |(x, y): (i64, i64)| {
        let (first, second) = (Finger::tap(x, y), Finger::tap(x + 3, y));
        [[first, vec![Finger::Rest(60)], second].concat()]
    };
    let begun = "return [...document.querySelectorAll('#detail, .ask, .narrowed, [aria-pressed=true][data-verb]')].map((part) => part.className)";
    // A thing that is not lit would be read, a lit ghost would ask: two taps do neither.
    let ghost = player.position().targets().iter().next().map(|space| format!("[id='space-{space}']"));
    for css in [".board:not(.hot) .frame".to_owned(), ghost.unwrap_or_default()] {
        page.touch(&twice(page.middle_of(&css).await?)).await?;
        same("two taps", &times(&page).await?, &200)?;
        same("what they began", &page.run(begun, json!([])).await?, &json!([]))?;
        page.touch(&twice(page.middle_of(".sight").await?)).await?;
        page.becomes("the whole", "return !document.querySelector('#whole')", json!([]), &json!(true)).await?;
    }
    same("steps", &steps(&page).await?, &before)?;
    // The first of two taps on a lit tile chooses; the second one neither chooses nor enlarges.
    let own = player.position().tile_of(player.position().board_on_turn());
    let mut moves = player.position().options().into_iter().filter_map(|choice| match choice {
        Choice::Move(tile) if tile != own => Some(tile),
        _ => None,
    });
    let tile = moves.next_back().ok_or_else(|| TestFailure("nobody can move".into()))?;
    let place = page.middle_of(&format!("[id='tile-{tile}-at']")).await?;
    page.touch(&[[vec![Finger::Rest(400)], twice(place)[0].clone()].concat()]).await?;
    let more = "return JSON.parse(localStorage.getItem('ghost-stories/game/1')).steps.length - arguments[0]";
    page.becomes("one choice", more, json!([before]), &json!(1)).await?;
    same("nothing is enlarged", &times(&page).await?, &100)?;
    page.click("#undo").await?;
    page.becomes("it is taken back", more, json!([before]), &json!(0)).await
}

async fn a_double_click_a_wheel_and_keys_enlarge_the_board_on_a_laptop(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table =
        games::first(&GameForm::four(), |position| position.occupied().len() >= 5 && position.options().len() > 8)?;
    let player = PagePlayer::resume(&page, table).await?;
    page.double_click(".board:not(.hot) .frame").await?;
    same("a double click", &times(&page).await?, &200)?;
    check(page.elements("#detail").await?.is_empty(), || "a double click reads".into())?;
    page.press("0").await?;
    same("0", &times(&page).await?, &100)?;
    page.press("+").await?;
    same("+", &times(&page).await?, &140)?;
    page.press("+").await?;
    page.press("-").await?;
    page.press("-").await?;
    same("+ and twice -", &times(&page).await?, &100)?;
    let (x, y) = page.middle_of(".sight").await?;
    let wheel = |control: bool, down: i64| json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": down, "modifiers": if control { 2 } else { 0 } });
    for _ in 0..3 {
        page.browser("Input.dispatchMouseEvent", wheel(true, -40)).await?;
    }
    let script = "return document.querySelector('#whole') && Math.round(10 * document.querySelector('svg.table').getBoundingClientRect().width
        / document.querySelector('.sight').clientWidth) > 15";
    page.becomes("a pinch on a trackpad", script, json!([]), &json!(true)).await?;
    same("the page itself is not enlarged", &page.run("return visualViewport.scale", json!([])).await?, &json!(1))?;
    let top = page.middle_of("svg.table").await?.1;
    page.browser("Input.dispatchMouseEvent", wheel(false, 60)).await?;
    page.wait(
        "the wheel moves it",
        "return document.querySelector('svg.table').getBoundingClientRect().top < arguments[0]",
        json!([top]),
    )
    .await?;
    page.press("0").await?;
    // A pen is a finger with a point.
    let (x, y) = page.middle_of(".board:not(.hot) .frame").await?;
    page.draw([Finger::tap(x, y), vec![Finger::Rest(60)], Finger::tap(x, y)].concat()).await?;
    same("two taps of a pen", &times(&page).await?, &200)?;
    // What the keyboard reaches comes into sight.
    for key in [Key::Right, Key::Right, Key::Right, Key::Down, Key::Down, Key::Left, Key::Left, Key::Left, Key::Left] {
        page.run("document.querySelector('svg.table [tabindex=\"0\"]')?.focus()", json!([])).await?;
        page.press(key).await?;
        let seen = "const frame = document.querySelector('.sight').getBoundingClientRect(), thing = document.activeElement;
            if (!thing.closest('svg.table')) return true;
            const box = thing.getBoundingClientRect();
            return box.left > frame.left - 12 && box.top > frame.top - 12 && box.right < frame.right + 12 && box.bottom < frame.bottom + 12";
        page.becomes("what is reached is seen", seen, json!([]), &json!(true)).await?;
    }
    player.shows_the_table().await
}

async fn a_decision_out_of_sight_shows_the_whole_board(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    page.hold(390, 844).await?;
    let table = games::first(&GameForm::four(), |position| {
        let moves = position.options().iter().filter(|choice| matches!(choice, Choice::Move(_))).count();
        position.between_steps() && moves == 3 && position.taoist(position.board_on_turn()).spot.is_corner()
    })?;
    PagePlayer::resume(&page, table).await?;
    // The corner farthest from all to which one could move.
    let corner = "const frame = document.querySelector('.sight').getBoundingClientRect();
        const lit = [...document.querySelectorAll('.sight .hot .tile')].map((thing) => thing.getBoundingClientRect());
        const corners = [[frame.left + 4, frame.top + 4], [frame.right - 4, frame.top + 4], [frame.left + 4, frame.bottom - 4], [frame.right - 4, frame.bottom - 4]];
        const distance = ([x, y]) => Math.min(...lit.map((box) => Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y)));
        return corners.sort((one, other) => distance(other) - distance(one))[0].map(Math.round)";
    let corner = page.run(corner, json!([])).await?;
    let (x, y) = (corner[0].as_i64().unwrap_or_default(), corner[1].as_i64().unwrap_or_default());
    let (in_x, in_y) = (if x < 195 { 1 } else { -1 }, if y < 240 { 1 } else { -1 });
    let near = vec![Finger::Down(x, y), Finger::Rest(150), Finger::Up];
    let far = vec![Finger::Down(x + 20 * in_x, y + 20 * in_y), Finger::To(x + 130 * in_x, y + 130 * in_y), Finger::Up];
    page.touch(&[near, far]).await?;
    check(times(&page).await? > 200, || "it is not enlarged".into())?;
    page.click("[data-verb=move]").await?;
    same("the moves are seen", &times(&page).await?, &100)
}

/// No other browser has these events; that they come so is written in Apple's documentation.
async fn a_pinch_that_safari_tells_of_enlarges_the_board_and_not_the_page(browsers: &TestBrowsers) -> TestResult {
    let page = browsers.quick_browser().await?;
    let table = games::first(&GameForm::four(), |position| position.options().len() > 8)?;
    PagePlayer::resume(&page, table).await?;
    let (x, y) = page.middle_of(".sight").await?;
    let script = "const [x, y] = arguments, board = document.querySelector('svg.table');
        const tell = (kind, scale) => {
            const event = new Event(kind, { bubbles: true, cancelable: true });
            board.dispatchEvent(Object.assign(event, { scale, clientX: x, clientY: y }));
            return event.defaultPrevented;
        };
        return [tell('gesturestart', 1), tell('gesturechange', 1.5), tell('gesturechange', 2)]";
    same("the page is kept as it is", &page.run(script, json!([x, y])).await?, &json!([true, true, true]))?;
    same("the board", &times(&page).await?, &200)
}
