use leptos::prelude::*;

use super::icon;
use crate::play::Play;
use crate::settings::settings;

/// The Mystic Barrier while it lasts: what it does, which board it has come to, and the crystals that are left.
#[component]
pub fn BarrierBanner(play: &'static Play) -> impl IntoView {
    let page = settings().words();
    let words = page.white_moon();
    let running = Memo::new(move |_| {
        let position = play.position.get();
        position.barrier().map(|barrier| {
            let boards = (1..=4).map(|steps| position.seating().clockwise(position.board_on_turn(), steps));
            (barrier, boards.collect::<Vec<_>>())
        })
    });
    move || {
        running.get().map(|(barrier, boards)| {
            let now = boards.iter().position(|&board| board == barrier.board).unwrap_or(0);
            let steps = boards.into_iter().enumerate().map(|(index, board)| {
                let state = match index {
                    index if index < now => "done",
                    index if index == now => "now",
                    _ => "to-come",
                };
                view! { <li class=format!("{board} {state}") aria-label=page.board_of(board) aria-current=(index == now).then_some("step")>{icon(board.name())}</li> }
            });
            let crystals = (0..barrier.crystals).map(|_| icon("crystal"));
            view! {
                <section class="barrier" id="barrier" aria-label=words.barrier()>
                    <h3>{icon("barrier")}{words.barrier()}</h3>
                    <ol>{steps.collect_view()}</ol>
                    <p><b>{words.barrier_at(barrier.board)}</b>
                        <span class="crystals" role="img" aria-label=words.barrier_crystals(barrier.crystals)>{crystals.collect_view()}</span></p>
                    <p class="hint">{words.barrier_hint()}</p>
                </section>
            }
        })
    }
}
