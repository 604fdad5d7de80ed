//! Demons in the catacombs: summoned, acting, searching, and what they find (S11, S20, S21).

use crate::card::Card;
use crate::choice::{Choice, Options};
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::rule::Rule;
use crate::secret::{Demon, DemonSet, Letter, Placing, SecretChoice, SecretEvent, SecretStep, Token, URNS};
use crate::step::Step;
use crate::village::{Spot, SpotSet, Tile};

impl Position {
    /// The spaces to which a demon may be summoned now: an entrance, for one of the Seeker's traits any space (S11, S22).
    pub(crate) fn summons(&self, card: Card, demon: Demon) -> SpotSet {
        let secret = self.the_secret();
        let strong = self.facts(card).resistance().total() >= self.book.demon(demon).cost.value;
        let at_home = secret.spot_of(demon).is_none() && secret.shadow.is_none();
        match (strong && at_home && !card.is_incarnation(), demon, secret.board) {
            (false, ..) => SpotSet::EMPTY,
            (true, Demon::Seeker, Letter::A) => SpotSet::full(),
            _ => self.book.catacombs(secret.catacombs).entrances,
        }
    }

    pub(crate) fn summon_options(&self, card: Card, options: &mut Options) {
        for demon in Demon::ALL {
            for spot in self.summons(card, demon).iter() {
                options.push(Choice::Secret(SecretChoice::Summon(demon, self.village.tile(spot))));
            }
        }
    }

    pub(crate) fn summon(&mut self, card: Card, demon: Demon, tile: Tile, observer: &mut impl Observer) {
        self.stack.pop();
        observer.notice(Event::Secret(SecretEvent::CardSpent { card, by: Rule::S(11) }));
        self.secret_mut().demons[demon as usize] = self.village.spot(tile);
        observer.notice(Event::Secret(SecretEvent::DemonSummoned { demon, tile }));
    }

    pub(crate) fn demon_goes_home(&mut self, demon: Demon, by: Rule, observer: &mut impl Observer) {
        if self.secret_mut().demons[demon as usize].take().is_none() {
            return;
        }
        observer.notice(Event::Secret(SecretEvent::DemonHome { demon, by }));
        if self.the_secret().mantra_on == Some(demon) {
            self.secret_mut().mantra_on = None;
            self.turn.done.mantra_back = true;
            observer.notice(Event::MantraReturned { by: Rule::B(76) });
        }
    }

    /// The turn of a living player's board begins with the demons (S20), or with the Shadow (S30).
    pub(crate) fn demons_begin(&mut self) -> bool {
        let secret = self.secret_mut();
        if secret.silence == 2 {
            secret.silence = 1;
        }
        let (demons, shadow) = (secret.demons_below(), secret.shadow.is_some());
        self.stack.replace_top(Step::Secret(SecretStep::Demons(demons)));
        if shadow {
            self.effect_begins();
            self.stack.push(Step::Secret(SecretStep::Shadow));
        }
        true
    }

    pub(crate) fn demons_act(&mut self, left: DemonSet) -> bool {
        match self.next_demon(left) {
            Some((demon, left)) => {
                self.stack.replace_top(Step::Secret(SecretStep::Demons(left)));
                self.effect_begins();
                self.stack.push(Step::Secret(SecretStep::Act(demon)));
            }
            None => self.stack.replace_top(Step::Secret(SecretStep::BeginYin)),
        }
        true
    }

    pub(crate) fn activate_all(&mut self, left: DemonSet) -> bool {
        match self.next_demon(left) {
            Some((demon, left)) => {
                self.stack.replace_top(Step::Secret(SecretStep::ActivateAll(left)));
                self.stack.push(Step::Secret(SecretStep::Act(demon)));
            }
            None => self.stack.pop(),
        }
        true
    }

    /// The weakest demon that is still to act and is still there, and those who come after it.
    fn next_demon(&self, left: DemonSet) -> Option<(Demon, DemonSet)> {
        let demon = left.both(self.the_secret().demons_below()).first()?;
        Some((demon, left.without(DemonSet::only(demon))))
    }

    /// True if a demon may search its space now (S20, S22).
    fn may_search(&self, demon: Demon) -> bool {
        let secret = self.the_secret();
        let Some(spot) = secret.spot_of(demon) else { return false };
        let beside = |taoist| self.taoists[taoist].spot == spot && self.is_below(taoist);
        let free = (demon == Demon::Landscaper && secret.board == Letter::B) || !self.living.iter().any(beside);
        free && secret.stacks.get(spot) > 0
    }

    pub(crate) fn act_options(&self, demon: Demon, options: &mut Options) {
        let Some(spot) = self.the_secret().spot_of(demon) else { return };
        for to in spot.neighbours().iter() {
            options.push(Choice::Secret(SecretChoice::MoveDemon(demon, self.village.tile(to))));
        }
        if self.may_search(demon) {
            options.push(Choice::Secret(SecretChoice::Search(demon)));
        }
    }

    pub(crate) fn activate_options(&self, options: &mut Options) {
        self.the_secret().demons_below().iter().for_each(|demon| self.act_options(demon, options));
        self.shadow_options(options);
        if !options.is_empty() {
            options.push(Choice::Decline);
        }
    }

    pub(crate) fn move_demon(&mut self, demon: Demon, tile: Tile, observer: &mut impl Observer) {
        self.stack.pop();
        self.secret_mut().demons[demon as usize] = self.village.spot(tile);
        observer.notice(Event::Secret(SecretEvent::DemonMoved { demon, tile }));
    }

    pub(crate) fn search(&mut self, demon: Demon, observer: &mut impl Observer) {
        self.stack.pop();
        let Some(spot) = self.the_secret().spot_of(demon) else { return };
        observer.notice(Event::Secret(SecretEvent::DemonSearched { demon, tile: self.village.tile(spot) }));
        self.stack.push(Step::Secret(SecretStep::TurnUp(spot, Some(demon))));
    }

    /// What may be turned up now.
    pub fn hidden_tokens(&self) -> crate::secret::TokenCount {
        match (self.stack.top, &self.secret) {
            (Step::Secret(SecretStep::TurnUp(spot, _)), Some(secret)) => secret.top_tokens(spot),
            _ => crate::secret::TokenCount::NONE,
        }
    }

    /// A token is turned up; of a whole stack only urns count (S21, S52).
    #[cold]
    #[inline(never)]
    pub(crate) fn token_turned_up(&mut self, token: Token, observer: &mut impl Observer) {
        let Step::Secret(SecretStep::TurnUp(spot, demon)) = self.stack.top else { return };
        self.secret_mut().turn_up(spot, token);
        observer.notice(Event::Secret(SecretEvent::TokenRevealed { token, tile: self.village.tile(spot) }));
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
            Token::Buddha => self.demon_goes_home(demon, Rule::S(21), observer),
            Token::Tablet => self.stack.push(Step::Secret(SecretStep::ThrowAny)),
            Token::Bones => {
                self.stack.push(Step::Secret(SecretStep::Skeletons { left: 1, how: Placing::Bones }));
            }
            Token::Just => self.stack.push(Step::Secret(SecretStep::LayFromBank { may: true })),
            Token::SuLing => self.stack.push(Step::Secret(SecretStep::Trigger)),
        }
    }

    fn urn(&mut self, spot: Spot, observer: &mut impl Observer) {
        let secret = self.secret_mut();
        secret.urns += 1;
        let third = secret.urns == URNS;
        self.stack.push(Step::Secret(SecretStep::DrawIncarnation));
        if third {
            self.shadow_comes(spot, observer);
        }
    }
}
