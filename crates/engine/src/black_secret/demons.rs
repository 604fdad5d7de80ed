//! Demons in the catacombs: summoned, acting, searching, and what they find (S11, S20, S21).

use crate::black_secret::{
    BlackSecretChoice, BlackSecretEvent, BlackSecretStep, Demon, DemonSet, Letter, Placing, Token, TokenCount, URNS,
};
use crate::card::Card;
use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::step::PendingStep;
use crate::village::{Spot, SpotSet, Tile};

impl Position {
    /// The spaces to which a demon may be summoned now: an entrance, for one of the Seeker's traits any space (S11, S22).
    pub(crate) fn summons(&self, card: Card, demon: Demon) -> SpotSet {
        let black_secret = self.the_black_secret();
        let strong = self.facts(card).resistance().total() >= self.components.demon(demon).cost.value;
        let at_home = black_secret.spot_of(demon).is_none() && black_secret.shadow.is_none();
        match (strong && at_home && !card.is_incarnation(), demon, black_secret.board) {
            (false, ..) => SpotSet::EMPTY,
            (true, Demon::Seeker, Letter::A) => SpotSet::full(),
            _ => self.components.catacombs(black_secret.catacombs).entrances,
        }
    }

    pub(crate) fn summon_options(&self, card: Card, options: &mut Options) {
        for demon in Demon::ALL {
            for spot in self.summons(card, demon).iter() {
                options.push(Choice::BlackSecret(BlackSecretChoice::Summon(demon, self.village.tile(spot))));
            }
        }
    }

    pub(crate) fn summon(&mut self, card: Card, demon: Demon, tile: Tile, observer: &mut impl Observer) {
        self.stack.pop();
        observer.notice(Event::BlackSecret(BlackSecretEvent::CardSpent { card, cause: Cause::Summoning }));
        self.black_secret_mut().demons[demon as usize] = self.village.spot(tile);
        observer.notice(Event::BlackSecret(BlackSecretEvent::DemonSummoned { demon, tile }));
    }

    pub(crate) fn demon_goes_home(&mut self, demon: Demon, cause: Cause, observer: &mut impl Observer) {
        if self.black_secret_mut().demons[demon as usize].take().is_none() {
            return;
        }
        observer.notice(Event::BlackSecret(BlackSecretEvent::DemonHome { demon, cause }));
        if self.the_black_secret().mantra_on == Some(demon) {
            self.black_secret_mut().mantra_on = None;
            self.turn.done.mantra_back = true;
            observer.notice(Event::MantraReturned { cause: Cause::BearerOfMantraLeft });
        }
    }

    /// The turn of a living player's board begins with the demons (S20), or with the Shadow (S30).
    pub(crate) fn demons_begin(&mut self) -> bool {
        let black_secret = self.black_secret_mut();
        if black_secret.silence == 2 {
            black_secret.silence = 1;
        }
        let (demons, shadow) = (black_secret.demons_below(), black_secret.shadow.is_some());
        self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::Demons(demons)));
        if shadow {
            self.effect_begins();
            self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Shadow));
        }
        true
    }

    pub(crate) fn demons_act(&mut self, left: DemonSet) -> bool {
        match self.next_demon(left) {
            Some((demon, left)) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::Demons(left)));
                self.effect_begins();
                self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Act(demon)));
            }
            None => self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::BeginYin)),
        }
        true
    }

    pub(crate) fn activate_all(&mut self, left: DemonSet) -> bool {
        match self.next_demon(left) {
            Some((demon, left)) => {
                self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::ActivateAll(left)));
                self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Act(demon)));
            }
            None => self.stack.pop(),
        }
        true
    }

    /// The weakest demon that is still to act and is still there, and those who come after it.
    fn next_demon(&self, left: DemonSet) -> Option<(Demon, DemonSet)> {
        let demon = left.both(self.the_black_secret().demons_below()).first()?;
        Some((demon, left.without(DemonSet::only(demon))))
    }

    /// True if a demon may search its space now (S20, S22).
    fn may_search(&self, demon: Demon) -> bool {
        let black_secret = self.the_black_secret();
        let Some(spot) = black_secret.spot_of(demon) else { return false };
        let beside = |taoist| self.taoists[taoist].spot == spot && self.is_below(taoist);
        let free = (demon == Demon::Landscaper && black_secret.board == Letter::B) || !self.living.iter().any(beside);
        free && black_secret.stacks.get(spot) > 0
    }

    pub(crate) fn act_options(&self, demon: Demon, options: &mut Options) {
        let Some(spot) = self.the_black_secret().spot_of(demon) else { return };
        for to in spot.neighbours().iter() {
            options.push(Choice::BlackSecret(BlackSecretChoice::MoveDemon(demon, self.village.tile(to))));
        }
        if self.may_search(demon) {
            options.push(Choice::BlackSecret(BlackSecretChoice::Search(demon)));
        }
    }

    pub(crate) fn activate_options(&self, options: &mut Options) {
        self.the_black_secret().demons_below().iter().for_each(|demon| self.act_options(demon, options));
        self.shadow_options(options);
        if !options.is_empty() {
            options.push(Choice::Decline);
        }
    }

    pub(crate) fn move_demon(&mut self, demon: Demon, tile: Tile, observer: &mut impl Observer) {
        self.stack.pop();
        self.black_secret_mut().demons[demon as usize] = self.village.spot(tile);
        observer.notice(Event::BlackSecret(BlackSecretEvent::DemonMoved { demon, tile }));
    }

    pub(crate) fn search(&mut self, demon: Demon, observer: &mut impl Observer) {
        self.stack.pop();
        let Some(spot) = self.the_black_secret().spot_of(demon) else { return };
        observer.notice(Event::BlackSecret(BlackSecretEvent::DemonSearched { demon, tile: self.village.tile(spot) }));
        self.stack.push(PendingStep::BlackSecret(BlackSecretStep::TurnUp(spot, Some(demon))));
    }

    /// What may be turned up now.
    pub fn hidden_tokens(&self) -> TokenCount {
        if let PendingStep::BlackSecret(BlackSecretStep::TurnUp(spot, _)) = self.stack.top
            && let Some(black_secret) = &self.black_secret
        {
            black_secret.top_tokens(spot)
        } else {
            TokenCount::NONE
        }
    }

    /// A token is turned up; of a whole stack only urns count (S21, S52).
    #[cold]
    #[inline(never)]
    pub(crate) fn token_turned_up(&mut self, token: Token, observer: &mut impl Observer) {
        let PendingStep::BlackSecret(BlackSecretStep::TurnUp(spot, demon)) = self.stack.top else { return };
        self.black_secret_mut().turn_up(spot, token);
        observer.notice(Event::BlackSecret(BlackSecretEvent::TokenRevealed { token, tile: self.village.tile(spot) }));
        let Some(demon) = demon else {
            if token == Token::Urn {
                self.urn(spot, observer);
            }
            return;
        };
        self.stack.pop();
        match token {
            Token::Earth => {}
            Token::Urn => self.urn(spot, observer),
            Token::Buddha => self.demon_goes_home(demon, Cause::BuddhaToken, observer),
            Token::Tablet => self.stack.push(PendingStep::BlackSecret(BlackSecretStep::ThrowAny)),
            Token::Bones => {
                self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Skeletons { left: 1, how: Placing::Bones }));
            }
            Token::Just => self.stack.push(PendingStep::BlackSecret(BlackSecretStep::LayFromBank { may: true })),
            Token::SuLing => self.stack.push(PendingStep::BlackSecret(BlackSecretStep::Trigger)),
        }
    }

    fn urn(&mut self, spot: Spot, observer: &mut impl Observer) {
        let black_secret = self.black_secret_mut();
        black_secret.urns += 1;
        let third = black_secret.urns == URNS;
        self.stack.push(PendingStep::BlackSecret(BlackSecretStep::DrawIncarnation));
        if third {
            self.shadow_comes(spot, observer);
        }
    }
}
