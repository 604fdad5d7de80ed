use ghost_stories_engine::Level;
use ghost_stories_online::{Kind, RecordBoard, Standing, WuFengPlayer};
use leptos::prelude::*;

use super::daily::aids;
use super::online::{ServerAnswer, ask, elsewhere, waiting, with_server};
use crate::settings::settings;

/// What has a table of its own: a kind of game, and who was Wu-Feng in it.
type Sort = (Kind, Option<WuFengPlayer>);

/// The tables of a kind of game. Older results do not say who was Wu-Feng; theirs is there only while there are some.
fn sorts(boards: &[RecordBoard], kind: Kind) -> Vec<Sort> {
    let is_known = |board: &RecordBoard| board.kind != kind || board.wu_feng.is_some();
    match kind {
        Kind::Base | Kind::WhiteMoon => vec![(kind, None)],
        Kind::BlackSecret | Kind::Both => {
            let older = (!boards.iter().all(is_known)).then_some(None);
            let all = [Some(WuFengPlayer::Bot), Some(WuFengPlayer::Person)].into_iter().chain(older);
            all.map(|wu_feng| (kind, wu_feng)).collect()
        }
    }
}

/// The best result of one kind of game, with Black Secret by who was Wu-Feng.
fn best(boards: &[RecordBoard], sort: Sort, level: Level, players: u8) -> Option<&Standing> {
    let mine = |board: &&RecordBoard| {
        (board.kind, board.wu_feng, board.level, board.players) == (sort.0, sort.1, level, players)
    };
    boards.iter().filter(mine).flat_map(|board| &board.best).max_by_key(|standing| standing.score)
}

/// The hall of records: a table for each kind of game, levels by numbers of Taoists.
#[component]
pub fn Records() -> impl IntoView {
    with_server(Box::new(|| {
        let words = settings().language().online();
        let boards: ServerAnswer<Vec<RecordBoard>> = ask("records".to_owned());
        let shown = RwSignal::new(None::<Kind>);
        let filter = [None].into_iter().chain(Kind::ALL.map(Some)).map(|kind| {
            let label = kind.map_or(words.all_games(), |kind| words.kinds()[kind as usize]);
            view! {
                <label class="choice"><input
                    type="radio" name="kind" value=kind.map(Kind::name)
                    prop:checked=move || shown.get() == kind on:change=move |_| shown.set(kind)
                /><span>{label}</span></label>
            }
        });
        let tables = move || {
            boards.with(|boards| match boards {
                Some(Ok(boards)) => {
                    let kinds = Kind::ALL.into_iter().filter(|&kind| shown.get().is_none_or(|shown| shown == kind));
                    let sorts = kinds.flat_map(|kind| sorts(boards, kind));
                    sorts.map(|sort| table(boards, sort)).collect_view().into_any()
                }
                other => waiting(other.as_ref().and_then(|answer| answer.as_ref().err())),
            })
        };
        view! {
            <section class="sheet hall">
                <h1>{words.records()}</h1>
                <p>{words.records_lead()}" "{words.records_wu_feng()}</p>
                <fieldset><legend>{words.which_game()}</legend><div class="row">{filter.collect_view()}</div></fieldset>
                <div aria-live="polite">{tables}</div>
                {elsewhere(("#/daily", words.daily()))}
            </section>
        }
        .into_any()
    }))
}

fn table(boards: &[RecordBoard], sort: Sort) -> AnyView {
    let settings = settings();
    let (language, page) = (settings.language(), settings.words());
    let words = language.online();
    let cell = |level: Level, players: u8| {
        let told = match best(boards, sort, level, players) {
            Some(standing) => {
                let names = standing.names.join(", ");
                view! {
                    <a href=format!("#/finished/{}", standing.table) title=words.replay()><b>{standing.score}</b>" "<span>{names}</span>{aids(standing)}</a>
                }
                .into_any()
            }
            None => view! { <small>{words.no_record()}</small> }.into_any(),
        };
        view! { <td><small class="label">{words.taoists(players)}</small>{told}</td> }
    };
    let row = |level: Level| {
        let cells = (1..=4).map(|players| cell(level, players)).collect_view();
        view! { <tr><th scope="row">{language.level(level)}</th>{cells}</tr> }
    };
    let numbers = (1..=4).map(|players| view! { <th scope="col">{words.taoists(players)}</th> }).collect_view();
    let (kind, wu_feng) = sort;
    let [bot, person, older] = words.wu_fengs();
    let (id, against) = match wu_feng {
        Some(WuFengPlayer::Bot) => (format!("records-{kind}"), Some(bot)),
        Some(WuFengPlayer::Person) => (format!("records-{kind}-person"), Some(person)),
        None if matches!(kind, Kind::BlackSecret | Kind::Both) => (format!("records-{kind}-older"), Some(older)),
        None => (format!("records-{kind}"), None),
    };
    let against = against.map(|against| view! { " "<small>{against}</small> });
    view! {
        <table class="records" id=id>
            <caption>{words.kinds()[kind as usize]}{against}</caption>
            <thead><tr><th scope="col">{page.level()}</th>{numbers}</tr></thead>
            <tbody>{Level::ALL.map(row)}</tbody>
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_shows_the_best_of_its_game_level_and_number() {
        let standing = |score| Standing {
            table: format!("t{score}"),
            names: Vec::new(),
            score,
            won: true,
            at: 0,
            aids: Vec::new(),
        };
        let board = |kind, players, scores: &[i32]| RecordBoard {
            kind,
            level: Level::Hell,
            players,
            wu_feng: None,
            best: scores.iter().map(|&score| standing(score)).collect(),
        };
        let boards = [board(Kind::Base, 2, &[12, 30]), board(Kind::Both, 2, &[40]), board(Kind::Base, 3, &[])];
        let score = |kind, level, players| best(&boards, (kind, None), level, players).map(|standing| standing.score);
        assert_eq!(score(Kind::Base, Level::Hell, 2), Some(30));
        assert_eq!(score(Kind::Both, Level::Hell, 2), Some(40));
        assert_eq!(score(Kind::Base, Level::Hell, 3), None);
        assert_eq!(score(Kind::Base, Level::Normal, 2), None);
    }
    #[test]
    fn games_against_people_have_a_table_of_their_own() {
        let board = |wu_feng, score| RecordBoard {
            kind: Kind::Both,
            level: Level::Hell,
            players: 2,
            wu_feng,
            best: vec![Standing { table: String::new(), names: Vec::new(), score, won: true, at: 0, aids: Vec::new() }],
        };
        let (bot, person) = (Some(WuFengPlayer::Bot), Some(WuFengPlayer::Person));
        let boards = [board(bot, 10), board(person, 50), board(None, 70)];
        let score = |wu_feng| best(&boards, (Kind::Both, wu_feng), Level::Hell, 2).map(|standing| standing.score);
        assert_eq!([score(bot), score(person), score(None)], [Some(10), Some(50), Some(70)]);
        assert_eq!(sorts(&boards, Kind::Both).len(), 3, "older ones are told apart");
        assert_eq!(sorts(&boards[..2], Kind::Both), [(Kind::Both, bot), (Kind::Both, person)]);
        assert_eq!(sorts(&boards, Kind::Base), [(Kind::Base, None)]);
    }
}
