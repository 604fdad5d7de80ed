//! What a choice gives up of the turn: the move or the action, while they could still be made.

use ghost_stories_engine::{Choice, Position, Stage, WhiteMoonChoice};

/// What can still be done of a turn, or is given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnPart {
    Move,
    Action,
    Both,
}

impl TurnPart {
    fn of(moves: bool, acts: bool) -> Option<TurnPart> {
        match (moves, acts) {
            (true, true) => Some(TurnPart::Both),
            (true, false) => Some(TurnPart::Move),
            (false, true) => Some(TurnPart::Action),
            (false, false) => None,
        }
    }
}

/// What is given up by a choice that is about something else, so that nobody does it without knowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forfeit {
    pub part: TurnPart,
    /// Nothing but the end of the turn is left after it.
    pub ends_turn: bool,
}

impl Forfeit {
    /// What a choice gives up, by what is left of the turn after it. `ends_itself` is true where a turn with nothing left to do ends
    /// without being ended.
    pub fn of(position: &Position, choice: Choice, ends_itself: bool) -> Option<Forfeit> {
        if !position.between_steps() {
            return None;
        }
        let options = position.options();
        let (moves, acts) =
            (options.iter().any(|option| is_move(*option)), options.iter().any(|option| is_action(*option)));
        if choice == Choice::EndTurn {
            return TurnPart::of(moves, acts).map(|part| Forfeit { part, ends_turn: true });
        }
        let mut after = *position;
        after.play(choice, &mut ()).ok()?;
        let left = after.options();
        // A second step, which the Spires allow, is a move as well.
        let may_move = after.stage() <= Stage::BeforeMove || left.iter().any(|option| is_move(*option));
        let part = TurnPart::of(
            moves && !may_move && !is_move(choice),
            acts && after.stage() > Stage::Acted && !is_action(choice),
        )?;
        Some(Forfeit { part, ends_turn: ends_itself && left[..] == [Choice::EndTurn] })
    }
}

/// True for what the move of a turn is used on.
fn is_move(choice: Choice) -> bool {
    use WhiteMoonChoice::{Carry, StandUp, Step};
    matches!(choice, Choice::Move(_) | Choice::WhiteMoon(Carry(_) | Step(_) | StandUp))
}

/// True for what the action of a turn is used on.
fn is_action(choice: Choice) -> bool {
    matches!(choice, Choice::Help | Choice::Exorcise | Choice::WhiteMoon(WhiteMoonChoice::Rescue))
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{BlackSecretChoice, ByColour, Edition, Level, Space};
    use ghost_stories_table::{BlackSecretSetupOptions, Purpose, SetupOptions, Stream, Table, WhiteMoonSetupOptions};

    use super::*;

    /// Looks at the decisions of random games with both expansions.
    fn look_around(mut look: impl FnMut(&mut Table)) {
        for seed in 0..30 {
            let setup_options = SetupOptions {
                white_moon: (seed % 2 == 0).then(WhiteMoonSetupOptions::default),
                black_secret: (seed % 3 == 0).then(BlackSecretSetupOptions::default),
                ..SetupOptions::new(2 + (seed % 3) as u8, Level::Initiation, Edition::Revised)
            };
            let mut table = Table::new(setup_options.deal_game(seed, 0), seed, ByColour::default()).unwrap();
            let mut random = Stream::new(seed, 1, Purpose::Players);
            while table.position().ending().is_none() {
                if table.advance().is_some() {
                    continue;
                }
                look(&mut table);
                let options = table.position().options();
                table.choose(random.pick(&options)).unwrap();
            }
        }
    }

    /// What may be done is gone, and so it must have been asked.
    #[test]
    fn whatever_ends_move_or_action_is_known_before_and_can_be_taken_back() {
        let mut kinds = Vec::new();
        look_around(|table| {
            let position = *table.position();
            let options = position.options();
            if !position.between_steps() || position.stage() != Stage::BeforeMove {
                return;
            }
            let moves = options.iter().any(|option| is_move(*option));
            for choice in options {
                let forfeit = Forfeit::of(&position, choice, false);
                let mut tried = table.clone();
                tried.choose(choice).unwrap();
                let after = *tried.position();
                if moves
                    && after.between_steps()
                    && !after.options().iter().any(|option| is_move(*option))
                    && !is_move(choice)
                {
                    assert!(forfeit.is_some(), "{choice} ends the move unasked");
                }
                if let Some(forfeit) = forfeit.filter(|forfeit| !forfeit.ends_turn) {
                    kinds.push((core::mem::discriminant(&choice), forfeit.part));
                    assert!(tried.undo(), "{choice} cannot be taken back");
                    assert_eq!(*tried.position(), position);
                }
            }
        });
        let asks = |choice: Choice, part| kinds.contains(&(core::mem::discriminant(&choice), part));
        assert!(asks(Choice::PlaceBuddha(Space::RedLeft), TurnPart::Both));
        assert!(asks(Choice::Help, TurnPart::Move) && asks(Choice::Exorcise, TurnPart::Move));
    }

    #[test]
    fn what_comes_last_ends_move_and_action_and_the_end_of_the_turn_says_what_is_open() {
        let (mut late, mut climbs) = (Vec::new(), 0);
        look_around(|table| {
            let position = table.position();
            for choice in position.options() {
                let forfeit = Forfeit::of(position, choice, true);
                match choice {
                    Choice::WhiteMoon(WhiteMoonChoice::SuLing(_) | WhiteMoonChoice::PlaceCrystal)
                    | Choice::TakeToken
                        if position.stage() == Stage::BeforeMove =>
                    {
                        assert!(forfeit.is_some(), "{choice}");
                        late.push(choice);
                    }
                    Choice::BlackSecret(BlackSecretChoice::Climb(_)) if position.stage() == Stage::Moved => {
                        climbs += 1;
                        assert_eq!(forfeit, None);
                    }
                    Choice::Move(_) | Choice::YinYang | Choice::UsePower(_) => assert_eq!(forfeit, None, "{choice}"),
                    Choice::EndTurn => assert_eq!(
                        forfeit.is_some(),
                        position.options().iter().any(|choice| is_move(*choice) || is_action(*choice))
                    ),
                    _ => {}
                }
            }
        });
        assert!(!late.is_empty() && climbs > 0);
    }
}
