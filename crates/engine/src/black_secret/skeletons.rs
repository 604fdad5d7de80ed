//! Skeletons (S24).

use crate::black_secret::{BlackSecretEvent, BlackSecretStep, Placing};
use crate::cause::Cause;
use crate::colour::Tao;
use crate::colour::TaoCount;
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::space::{Space, SpaceSet};
use crate::split::SplitTarget;
use crate::step::PendingStep;

impl Position {
    /// What a skeleton needs by its board: one of its colour.
    pub(crate) fn skeleton_need(space: Space) -> TaoCount {
        TaoCount::of(Tao::from(space.board()), 1)
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn skeleton_target(&self, space: Space) -> Option<SplitTarget> {
        if !self.skeletons().contains(space) {
            return None;
        }
        let tao = Tao::from(space.board());
        let weaker = u8::from(self.village.circle == Some(tao)) + u8::from(self.mantra == Some(space));
        Some(SplitTarget { need: TaoCount::of(tao, 1u8.saturating_sub(weaker)), ..SplitTarget::NONE })
    }

    /// Wu-Feng places skeletons; where he must and cannot, the one on turn loses a Qi, once each (S24).
    pub(crate) fn skeletons_wait(&mut self, left: u8, how: Placing, observer: &mut impl Observer) -> bool {
        let left = if how == Placing::Bones { left } else { left.min(self.the_black_secret().skeletons_left()) };
        if left == 0 {
            self.stack.pop();
            return true;
        }
        if self.occupied != SpaceSet::full() {
            return false;
        }
        if how == Placing::May {
            self.stack.pop();
        } else {
            self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::Skeletons { left: left - 1, how }));
            observer.notice(Event::NoFreeSpace);
            self.lose_qi_on_turn(Cause::NoFreeSpace, observer);
        }
        true
    }

    pub(crate) fn place_skeleton(&mut self, space: Space, observer: &mut impl Observer) {
        let PendingStep::BlackSecret(BlackSecretStep::Skeletons { left, how }) = self.stack.top else { return };
        self.stack.replace_top(PendingStep::BlackSecret(BlackSecretStep::Skeletons { left: left - 1, how }));
        observer.notice(Event::BlackSecret(BlackSecretEvent::SkeletonPlaced { space }));
        if self.buddhas.contains(space) {
            self.buddhas.remove(space);
            self.village.buddhas += 1;
            observer.notice(Event::BuddhaReturned { space });
            observer
                .notice(Event::BlackSecret(BlackSecretEvent::SkeletonLeft { space, cause: Cause::SkeletonOnBuddha }));
            return;
        }
        self.occupied.insert(space);
        let black_secret = self.black_secret_mut();
        if how == Placing::Bones { black_secret.bones.insert(space) } else { black_secret.skeletons.insert(space) }
    }

    /// A skeleton leaves; one of Wu-Feng's own returns to him, a Bones token leaves the game.
    #[cold]
    #[inline(never)]
    pub(crate) fn skeleton_leaves(&mut self, space: Space, cause: Cause, observer: &mut impl Observer) {
        let black_secret = self.black_secret_mut();
        black_secret.skeletons.remove(space);
        black_secret.bones.remove(space);
        self.occupied.remove(space);
        observer.notice(Event::BlackSecret(BlackSecretEvent::SkeletonLeft { space, cause }));
        self.mantra_comes_back(space, observer);
    }
}
