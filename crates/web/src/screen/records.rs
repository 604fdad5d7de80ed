use ghost_stories_engine::Level;
use ghost_stories_online::{Kind, RecordBoard, Standing};
use leptos::prelude::*;

use super::online::{ServerAnswer, ask, elsewhere, waiting, with_server};
use crate::settings::settings;

/// The best result of one kind of game.
fn best(boards: &[RecordBoard], kind: Kind, level: Level, players: u8) -> Option<&Standing> {
    let mine = |board: &&RecordBoard| (board.kind, board.level, board.players) == (kind, level, players);
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
                    kinds.map(|kind| table(boards, kind)).collect_view().into_any()
                }
                other => waiting(other.as_ref().and_then(|answer| answer.as_ref().err())),
            })
        };
        view! {
            <section class="sheet hall">
                <h1>{words.records()}</h1>
                <p>{words.records_lead()}</p>
                <fieldset><legend>{words.which_game()}</legend><div class="row">{filter.collect_view()}</div></fieldset>
                <div aria-live="polite">{tables}</div>
                {elsewhere(("#/daily", words.daily()))}
            </section>
        }
        .into_any()
    }))
}

fn table(boards: &[RecordBoard], kind: Kind) -> AnyView {
    let settings = settings();
    let (language, page) = (settings.language(), settings.words());
    let words = language.online();
    let cell = |level: Level, players: u8| {
        let told = match best(boards, kind, level, players) {
            Some(standing) => {
                let names = standing.names.join(", ");
                view! {
                    <a href=format!("#/finished/{}", standing.table) title=words.replay()><b>{standing.score}</b>" "<span>{names}</span></a>
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
    view! {
        <table class="records" id=format!("records-{kind}")>
            <caption>{words.kinds()[kind as usize]}</caption>
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
        let standing = |score| Standing { table: format!("t{score}"), names: Vec::new(), score, won: true, at: 0 };
        let board = |kind, players, scores: &[i32]| RecordBoard {
            kind,
            level: Level::Hell,
            players,
            best: scores.iter().map(|&score| standing(score)).collect(),
        };
        let boards = [board(Kind::Base, 2, &[12, 30]), board(Kind::Both, 2, &[40]), board(Kind::Base, 3, &[])];
        let score = |kind, level, players| best(&boards, kind, level, players).map(|standing| standing.score);
        assert_eq!(score(Kind::Base, Level::Hell, 2), Some(30));
        assert_eq!(score(Kind::Both, Level::Hell, 2), Some(40));
        assert_eq!(score(Kind::Base, Level::Hell, 3), None);
        assert_eq!(score(Kind::Base, Level::Normal, 2), None);
    }
}
