//! What the active player may start in Yang (B50 to B55, B110 to B120).

use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, ColourSet};
use crate::event::{Event, Observer};
use crate::facts::{Left, Middle};
use crate::position::Position;
use crate::power::Power;
use crate::rule::Rule;
use crate::setup::Edition;
use crate::space::{Space, SpaceSet};
use crate::stage::Stage;
use crate::step::PendingStep;
use crate::taoist::Owner;
use crate::village::{Spot, SpotSet, Tile};
use crate::white_moon::Artifact;

/// The actions of B52 and W22.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum YangAction {
    Help,
    Exorcism,
    Rescue,
}

/// Why the power of a board is off.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PowerBlock {
    /// A curse of Wu-Feng took it.
    Curse,
    /// A card switches all powers off.
    AllOff,
    /// A ghost on the board blocks it, or the board is possessed.
    Board,
}

impl PowerBlock {
    /// The rule that keeps the power from being used.
    const fn rule(self) -> Rule {
        match self {
            PowerBlock::Curse => Rule::S(12),
            PowerBlock::AllOff => Rule::B(95),
            PowerBlock::Board => Rule::B(118),
        }
    }

    /// The rule that keeps a power token from being spent on it: a blocked board lends nothing (B119), and with all powers off tokens do
    /// not work either (B95).
    const fn rule_of_token(self) -> Rule {
        match self {
            PowerBlock::Curse | PowerBlock::AllOff => self.rule(),
            PowerBlock::Board => Rule::B(119),
        }
    }
}

impl Position {
    pub(crate) fn yang_options(&self, options: &mut Options) {
        for spot in self.moves().iter() {
            options.push(Choice::Move(self.village.tile(spot)));
        }
        if self.why_no_help().is_none() {
            options.push(Choice::Help);
        }
        if self.why_no_exorcism().is_none() {
            options.push(Choice::Exorcise);
        }
        for board in self.turn.done.borrowed.union(self.own_boards()).iter() {
            if self.why_no_power(board).is_none() {
                options.push(Choice::UsePower(board));
            }
        }
        if self.active().tokens > 0 {
            for board in ColourSet::full().without(self.players).iter() {
                if self.why_no_token(board).is_none() {
                    options.push(Choice::SpendToken(board));
                }
            }
        }
        if self.why_no_yin_yang().is_none() {
            options.push(Choice::YinYang);
        }
        for space in self.buddha_spaces().iter() {
            options.push(Choice::PlaceBuddha(space));
        }
        if self.why_no_token_taken().is_none() {
            options.push(Choice::TakeToken);
        }
        if self.white_moon.is_some() {
            self.white_moon_yang_options(options);
        }
        if self.black_secret.is_some() {
            self.ladder_yang_options(options);
        }
        options.push(Choice::EndTurn);
    }

    pub(crate) fn yang_choice(&mut self, choice: Choice, observer: &mut impl Observer) {
        let me = self.turn.board;
        if self.white_moon.is_some() {
            self.stand_up_before(choice, observer);
        }
        match choice {
            Choice::Move(tile) => {
                self.turn.stage = Stage::Moved;
                self.put_taoist(me, tile, Cause::OwnMove, observer);
            }
            Choice::Help => {
                self.turn.stage = Stage::Acted;
                self.turn.done.helps += 1;
                self.stack.push(PendingStep::Help { tile: self.tile_of(me), cause: Cause::Action });
            }
            Choice::Exorcise => {
                self.turn.stage = Stage::Acted;
                self.turn.done.exorcisms += 1;
                self.begin_exorcism(observer);
            }
            Choice::UsePower(board) => self.use_power(board, observer),
            Choice::SpendToken(board) => {
                self.active_mut().tokens -= 1;
                self.village.tokens += 1;
                self.turn.done.borrowed.insert(board);
                self.turn.stage = self.turn.stage.interrupted();
                observer.notice(Event::TokenSpent { taoist: me, board });
            }
            Choice::YinYang => {
                self.active_mut().yin_yang = false;
                self.turn.stage = self.turn.stage.interrupted();
                observer.notice(Event::YinYangSpent { taoist: me });
                self.stack.push(PendingStep::YinYang);
            }
            Choice::PlaceBuddha(space) => {
                self.turn.stage = self.turn.stage.max(Stage::Buddhas);
                self.active_mut().buddhas -= 1;
                self.buddhas.insert(space);
                observer.notice(Event::BuddhaPlaced { taoist: me, space });
            }
            Choice::TakeToken => {
                if self.white_moon.is_some() && self.turn.stage < Stage::Tokens {
                    self.su_ling_waits();
                }
                self.turn.stage = Stage::Tokens;
                self.village.tokens -= 1;
                self.active_mut().tokens += 1;
                observer.notice(Event::TokenTaken { taoist: me });
            }
            Choice::WhiteMoon(choice) => self.white_moon_yang_choice(choice, observer),
            Choice::BlackSecret(_) => self.climb_in_yang(observer),
            Choice::EndTurn => self.next_turn(),
            // Not offered in Yang.
            Choice::Place(_)
            | Choice::Discard(_)
            | Choice::LoseQi(_)
            | Choice::LayMantra(_)
            | Choice::TakeTao(_)
            | Choice::MoveTaoist(..)
            | Choice::Ask(_)
            | Choice::Restore(_)
            | Choice::Revive(_)
            | Choice::Banish(_)
            | Choice::DriveBack(_)
            | Choice::SetCircle(_)
            | Choice::MoveGhost(..)
            | Choice::Decline
            | Choice::Keep
            | Choice::Reroll(_)
            | Choice::RerollCurse
            | Choice::Defeat { .. }
            | Choice::Pay(_)
            | Choice::First(_)
            | Choice::GainQi
            | Choice::GainYinYang
            | Choice::GiveQi(_)
            | Choice::GiveYinYang(_) => {}
        }
    }

    pub(crate) fn put_taoist(&mut self, taoist: Colour, tile: Tile, cause: Cause, observer: &mut impl Observer) {
        if let Some(spot) = self.village.spot(tile) {
            self.taoists[taoist].spot = spot;
        }
        observer.notice(Event::TaoistMoved { taoist, tile, cause });
    }

    /// Where the active Taoist may move (B51, B113).
    pub(crate) fn moves(&self) -> SpotSet {
        if self.turn.stage != Stage::BeforeMove || self.lies(self.turn.board) {
            return SpotSet::EMPTY;
        }
        let here = self.active().spot;
        if self.has_power(self.turn.board, Power::Spires) {
            SpotSet::full().without(SpotSet::only(here))
        } else {
            here.neighbours()
        }
    }

    /// The rule that forbids this action now, if one does (B50, B52, B114, B115, W22).
    fn why_no_action(&self, action: YangAction) -> Option<Rule> {
        if self.turn.stage > Stage::Acted {
            return Some(Rule::B(50));
        }
        // After the first action blue's power may allow a second one; it must be on when that starts (B118).
        if self.turn.stage < Stage::Acted {
            return None;
        }
        let done = self.turn.done;
        let power = match (done.helps, done.exorcisms, done.rescues, action) {
            (1, 0, 0, YangAction::Help) | (0, 1, 0, YangAction::Exorcism) | (0, 0, 1, YangAction::Rescue) => {
                Power::SecondWind
            }
            (1, 0, 0, YangAction::Exorcism)
            | (0, 0, 1, YangAction::Exorcism)
            | (0, 1, 0, YangAction::Help | YangAction::Rescue) => Power::HeavenlyGust,
            _ => return Some(Rule::B(50)),
        };
        if self.powers[Colour::Blue] == power && self.may_use(Colour::Blue) {
            self.why_power_is_off(Colour::Blue)
        } else {
            Some(Rule::B(50))
        }
    }

    /// The board of the active Taoist, and by Blood Brotherhood the opposite one (S43).
    fn own_boards(&self) -> ColourSet {
        let me = self.turn.board;
        let own = ColourSet::only(me);
        if self.black_secret.is_none() {
            return own;
        }
        let opposite = self.seating.clockwise(me, 2);
        if self.is_brother(me, opposite) { own.union(ColourSet::only(opposite)) } else { own }
    }

    /// True for the own boards and for those on which a power token was spent this turn.
    fn may_use(&self, board: Colour) -> bool {
        board == self.turn.board
            || self.turn.done.borrowed.contains(board)
            || (self.black_secret.is_some() && self.own_boards().contains(board))
    }

    pub(crate) fn why_no_help(&self) -> Option<Rule> {
        self.why_no_action(YangAction::Help)
            .or_else(|| self.why_below())
            .or_else(|| self.why_not_asked(self.tile_of(self.turn.board)))
    }

    pub(crate) fn why_no_rescue(&self) -> Option<Rule> {
        self.why_no_action(YangAction::Rescue).or_else(|| self.why_below()).or_else(|| self.why_nobody_to_rescue())
    }

    /// The rule by which the active Taoist can do nothing in the village while he is underground (S41).
    fn why_below(&self) -> Option<Rule> {
        self.is_below(self.turn.board).then_some(Rule::S(41))
    }

    pub(crate) fn why_no_exorcism(&self) -> Option<Rule> {
        self.why_no_action(YangAction::Exorcism).or_else(|| {
            if self.is_below(self.turn.board) {
                return self.demon_targets().is_empty().then_some(Rule::S(41));
            }
            let near = self.ghosts_near();
            if near.iter().any(|space| self.why_protected(space).is_none()) {
                return None;
            }
            Some(near.first().and_then(|space| self.why_protected(space)).unwrap_or(Rule::B(70)))
        })
    }

    /// The last stage at which a power can be used, or a token spent on it (B112, B120).
    fn last_stage(&self, power: Power) -> Stage {
        match power {
            Power::Mantra | Power::Pockets | Power::Spires => Stage::BeforeMove,
            Power::TwinWinds if self.edition == Edition::Revised => Stage::BeforeMove,
            Power::TwinWinds => Stage::Moved,
            Power::SecondWind | Power::HeavenlyGust => Stage::Acted,
            Power::Strength | Power::Favourite => Stage::AfterTokens,
        }
    }

    /// The rule by which the moment of a power has passed, if it has.
    fn why_too_late(&self, power: Power) -> Option<Rule> {
        let late = self.turn.stage > self.last_stage(power);
        late.then(|| match power {
            Power::Mantra | Power::Pockets => Rule::B(120),
            other => other.rule(),
        })
    }

    /// True for a power that a choice starts before the move: there a token's power comes before the own (B119).
    fn is_before_move(&self, power: Power) -> bool {
        power != Power::Spires && self.last_stage(power) == Stage::BeforeMove
    }

    /// The rule that forbids starting the power of this board now, if one does.
    pub(crate) fn why_no_power(&self, board: Colour) -> Option<Rule> {
        let power = self.powers[board];
        if !self.may_use(board) {
            return Some(Rule::B(119));
        }
        if !matches!(power, Power::Mantra | Power::Pockets | Power::TwinWinds) {
            // It works by itself at its moment.
            return Some(power.rule());
        }
        let used = self.turn.done.used.contains(board).then_some(Rule::B(119));
        let refused = self.why_too_late(power).or(used).or_else(|| self.why_power_is_off(board));
        refused.or_else(|| self.why_not_borrowed_now(board)).or_else(|| match power {
            Power::Mantra if self.turn.done.mantra_back => Some(Rule::B(76)),
            Power::Mantra => {
                (self.mantra_targets().is_empty() && self.mantra_demons().is_empty()).then_some(power.rule())
            }
            Power::Pockets => self.bank.is_empty().then_some(Rule::B(4)),
            _ => self.others().is_empty().then_some(power.rule()),
        })
    }

    fn why_power_is_off(&self, board: Colour) -> Option<Rule> {
        self.power_block(board).map(PowerBlock::rule)
    }

    fn power_block(&self, board: Colour) -> Option<PowerBlock> {
        if self.power_is_on(board) {
            return None;
        }
        if self.is_powerless(board) {
            return Some(PowerBlock::Curse);
        }
        let all_off = self.lasting.iter().any(|space| self.lasting_effect(space) == Some(Left::AllPowersOff));
        Some(if all_off { PowerBlock::AllOff } else { PowerBlock::Board })
    }

    /// A borrowed power comes before the own where both share a moment (B119).
    fn why_not_borrowed_now(&self, board: Colour) -> Option<Rule> {
        let me = self.turn.board;
        let late = board != me
            && !self.own_boards().contains(board)
            && self.is_before_move(self.powers[board])
            && self.is_before_move(self.powers[me])
            && self.turn.done.used.contains(me);
        late.then_some(Rule::B(119))
    }

    /// The rule that forbids spending a power token on this board now, if one does.
    pub(crate) fn why_no_token(&self, board: Colour) -> Option<Rule> {
        if self.active().tokens == 0 || self.owner(board) != Owner::Neutral || self.turn.done.borrowed.contains(board) {
            return Some(Rule::B(119));
        }
        let off = self.power_block(board).map(PowerBlock::rule_of_token);
        let too_late = self.why_too_late(self.powers[board]).or_else(|| self.why_not_borrowed_now(board));
        if off.is_none() && too_late.is_some() && self.white_moon.is_some() && self.opens_school(board) {
            return None;
        }
        too_late.or(off)
    }

    fn use_power(&mut self, board: Colour, observer: &mut impl Observer) {
        let power = self.powers[board];
        observer.notice(Event::PowerUsed { taoist: self.turn.board, board, power });
        self.turn.done.used.insert(board);
        if power == Power::TwinWinds && self.edition == Edition::Classic {
            // It comes after the own move, so who has not moved stays where he is (B112).
            self.turn.stage = Stage::Moved;
        }
        self.stack.push(match power {
            Power::Mantra => PendingStep::LayMantra,
            Power::Pockets => PendingStep::TakeTao { left: 1, cause: Cause::BottomlessPockets },
            _ => PendingStep::TwinWinds,
        });
    }

    /// The ghosts on which the Mantra may be laid: it must lie elsewhere than now (B110).
    pub(crate) fn mantra_targets(&self) -> SpaceSet {
        let current = self.mantra.map_or(SpaceSet::EMPTY, SpaceSet::only);
        self.occupied.without(current)
    }

    pub(crate) fn lay_mantra(&mut self, space: Space, observer: &mut impl Observer) {
        self.stack.pop();
        self.mantra = Some(space);
        if let Some(black_secret) = &mut self.black_secret {
            black_secret.mantra_on = None;
        }
        observer.notice(Event::MantraLaid { space });
    }

    /// The living Taoists other than the active one.
    pub(crate) fn others(&self) -> ColourSet {
        self.living.without(ColourSet::only(self.turn.board))
    }

    pub(crate) fn twin_winds_options(&self, options: &mut Options) {
        for other in self.others().iter() {
            self.send_options(other, self.taoists[other].spot.neighbours(), options);
        }
    }

    /// The Night Witch forbids it (S50).
    fn why_yin_yang_is_off(&self) -> Option<Rule> {
        (self.black_secret.is_some() && self.in_play(Middle::NoYinYang)).then_some(Rule::S(50))
    }

    /// True if the active Taoist has a way to ask this tile: where he stands by the action, from anywhere by Yin-Yang or Night Lantern.
    pub(crate) fn reaches(&self, tile: Tile) -> bool {
        let me = self.turn.board;
        let stands_there = self.tile_of(me) == tile && self.why_below().is_none();
        (stands_there && self.why_no_action(YangAction::Help).is_none())
            || (self.active().yin_yang && self.why_yin_yang_is_off().is_none())
            || self.holds(me, Artifact::Lantern)
    }

    /// The tiles that could help if they were asked now.
    pub(crate) fn tiles_to_ask(&self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(|&tile| self.why_not_asked(tile).is_none())
    }

    pub(crate) fn why_no_yin_yang(&self) -> Option<Rule> {
        if let Some(rule) = self.why_yin_yang_is_off() {
            return Some(rule);
        }
        let useful = self.active().yin_yang
            && (!self.village.haunted.is_empty()
                || self.why_not_asked(Tile::TeaHouse).is_none()
                || self.tiles_to_ask().next().is_some());
        (!useful).then_some(Rule::B(53))
    }

    pub(crate) fn yin_yang_options(&self, options: &mut Options) {
        for tile in Tile::ALL {
            if self.village.is_haunted(tile) {
                options.push(Choice::Restore(tile));
            } else if self.why_not_asked(tile).is_none() {
                options.push(Choice::Ask(tile));
            }
        }
    }

    /// Where a Buddha from an earlier turn may go (B54).
    pub(crate) fn buddha_spaces(&self) -> SpaceSet {
        let me = self.active();
        if me.buddhas <= self.turn.done.fresh_buddhas
            || self.turn.stage > self.last_to_place()
            || self.is_below(self.turn.board)
        {
            return SpaceSet::EMPTY;
        }
        self.seating.spaces_next_to(me.spot).without(self.occupied).without(self.buddhas)
    }

    /// The last stage at which something is placed: in White Moon every placing is a step of its own (W11).
    pub(crate) fn last_to_place(&self) -> Stage {
        if self.white_moon.is_some() { Stage::AfterBuddhas } else { Stage::Buddhas }
    }

    pub(crate) fn why_no_token_taken(&self) -> Option<Rule> {
        let possible = self.village.tokens > 0
            && self.active().spot == Spot::Centre
            && self.turn.stage <= Stage::Tokens
            && !self.is_below(self.turn.board);
        (!possible).then_some(Rule::B(55))
    }
}
