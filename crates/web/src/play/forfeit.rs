//! What a choice costs beside what it says: the move or the action while they could still be made, what must come before it, a life, the
//! game, and the way back.

mod toll;

use ghost_stories_engine::{BlackSecretChoice, Choice, ColourSet, Position, Stage, Waiting, WhiteMoonChoice};

use toll::Toll;

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

/// What else is too late for the rest of the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TooLate {
    /// The power of a neutral board, for which a token was spent.
    BorrowedPower,
    Buddha,
    SuLing,
    /// The power token of the own tile.
    Token,
}

/// What is given up by a choice that is about something else, so that nobody does it without knowing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    pub part: Option<TurnPart>,
    pub too_late: Vec<TooLate>,
    pub ends_turn: bool,
    /// The Taoists who die of it, and of nothing else that could be chosen.
    pub dying: ColourSet,
    /// The game is lost by it, and by nothing else that could be chosen.
    pub loses: bool,
}

impl Forfeit {
    /// What a choice gives up, by what is left of the turn after it, and by what it surely brings about.
    pub fn of(position: &Position, choice: Choice) -> Option<Forfeit> {
        let ends_turn = choice == Choice::EndTurn;
        let between = position.between_steps();
        let part = if between { part(position, choice) } else { None };
        let too_late = if between { too_late(position, choice) } else { Vec::new() };
        let Toll { dead: dying, lost: loses, .. } = Toll::of(position, choice);
        let forfeit = Forfeit { part, too_late, ends_turn, dying, loses };
        let costs = forfeit.part.is_some() || !forfeit.too_late.is_empty() || !dying.is_empty() || loses;
        costs.then_some(forfeit)
    }
}

fn part(position: &Position, choice: Choice) -> Option<TurnPart> {
    let options = position.options();
    let (moves, acts) =
        (options.iter().any(|option| is_move(*option)), options.iter().any(|option| is_action(*option)));
    if choice == Choice::EndTurn {
        return TurnPart::of(moves, acts);
    }
    let mut after = *position;
    after.play(choice, &mut ()).ok()?;
    // A second step, which the Spires allow, is a move as well.
    let may_move = after.stage() <= Stage::BeforeMove || after.options().iter().any(|option| is_move(*option));
    TurnPart::of(moves && !may_move && !is_move(choice), acts && after.stage() > Stage::Acted && !is_action(choice))
}

fn too_late(position: &Position, choice: Choice) -> Vec<TooLate> {
    let options = position.options();
    let is_offered = |what: fn(Choice) -> bool| options.iter().any(|option| what(*option));
    let mut found = Vec::new();
    let mut after = *position;
    if after.play(choice, &mut ()).is_err() {
        return found;
    }
    let ends_turn = choice == Choice::EndTurn;
    let left = left_to_do(after);
    let borrowed =
        |option: &Choice| matches!(option, Choice::UsePower(board) if position.done().borrowed.contains(*board));
    if options.iter().any(|option| borrowed(option) && *option != choice && !left.contains(option)) {
        found.push(TooLate::BorrowedPower);
    }
    // Ending the turn says that nothing more is placed in it.
    let placing = |what: fn(Choice) -> bool| is_offered(what) && !what(choice) && !ends_turn;
    let last_to_place = if position.white_moon().is_some() { Stage::AfterBuddhas } else { Stage::Buddhas };
    if placing(is_buddha) && after.stage() > last_to_place {
        found.push(TooLate::Buddha);
    }
    if placing(is_su_ling) && after.between_steps() && !left.iter().any(|option| is_su_ling(*option)) {
        found.push(TooLate::SuLing);
    }
    if is_offered(is_token) && !is_token(choice) && (ends_turn || after.stage() > Stage::Tokens) {
        found.push(TooLate::Token);
    }
    found
}

/// What can be chosen once a choice is carried out, if its parts are decided in the first way there is; nothing where chance comes first.
fn left_to_do(mut position: Position) -> Vec<Choice> {
    while let (false, Waiting::Choice(_)) = (position.between_steps(), position.waiting()) {
        let first = position.options()[0];
        if position.play(first, &mut ()).is_err() {
            break;
        }
    }
    if position.between_steps() { position.options().to_vec() } else { Vec::new() }
}

/// True if chance follows a choice at once, so that there is no way back. It is asked about what one need not do: who must place a ghost
/// or pay has no other way out, and the end of the turn has a button of its own.
pub fn brings_chance(position: &Position, choice: Choice) -> bool {
    let free = if position.between_steps() { choice != Choice::EndTurn } else { is_free(position, choice) };
    free && is_followed_by_chance(position, choice)
}

fn is_followed_by_chance(position: &Position, choice: Choice) -> bool {
    let mut after = *position;
    if after.play(choice, &mut ()).is_err() {
        return false;
    }
    loop {
        match (after.waiting(), &after.options()[..]) {
            (Waiting::Chance(_), _) => return true,
            (Waiting::Choice(_), &[only]) if only != Choice::EndTurn => {
                if after.play(only, &mut ()).is_err() {
                    return false;
                }
            }
            (Waiting::Choice(_) | Waiting::Over(_), _) => return false,
        }
    }
}

/// True for what is done because one wants to, within something else: some things always, and whatever could be left out without chance.
fn is_free(position: &Position, choice: Choice) -> bool {
    use BlackSecretChoice::{Search, ShadowAttack, ShadowCurse, Summon, Throw, Trigger};
    use WhiteMoonChoice::{Carry, Escort, Return, Train};
    let always = matches!(
        choice,
        Choice::Ask(_)
            | Choice::Restore(_)
            | Choice::Revive(_)
            | Choice::WhiteMoon(Train(_) | Carry(_) | Escort(..) | Return(_))
            | Choice::BlackSecret(Search(_) | ShadowAttack | ShadowCurse | Summon(..) | Throw(_) | Trigger(_))
    );
    let declines = || choice != Choice::Decline && position.options().contains(&Choice::Decline);
    always || (declines() && !is_followed_by_chance(position, Choice::Decline))
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

fn is_buddha(choice: Choice) -> bool {
    matches!(choice, Choice::PlaceBuddha(_))
}

fn is_su_ling(choice: Choice) -> bool {
    matches!(choice, Choice::WhiteMoon(WhiteMoonChoice::SuLing(_)))
}

fn is_token(choice: Choice) -> bool {
    choice == Choice::TakeToken
}

#[cfg(test)]
mod tests;
