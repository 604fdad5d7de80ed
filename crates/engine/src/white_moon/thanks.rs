//! What saved families give, and the artifacts among it (W23, W60).

use crate::cause::Cause;
use crate::choice::{Choice, Options};
use crate::colour::{Colour, Tao, TaoCount, TaoSet};
use crate::curse::Origin;
use crate::event::{Event, Observer};
use crate::position::Position;
use crate::rule::Rule;
use crate::space::SpaceSet;
use crate::step::PendingStep;
use crate::white_moon::{Artifact, Family, Thanks, WhiteMoonChoice, WhiteMoonEvent, WhiteMoonStep};

impl Position {
    /// A family is saved whole: the active player, or the next living one, gets its reward (W23).
    pub(crate) fn thank(&mut self, family: Family, observer: &mut impl Observer) {
        let taoist = self.decider();
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::FamilySaved { family, taoist }));
        match self.components.family(family).thanks.value {
            Thanks::Artifact(artifact) => self.gain_artifact(taoist, artifact, observer),
            Thanks::Barrier => self.white_moon_mut().barriers += 1,
            Thanks::TwoTao => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::TakeTao { taoist, left: 2 })),
            Thanks::Restore => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Restore)),
            Thanks::QiAndYinYang => {
                self.stack.push(PendingStep::GroupYinYang);
                self.stack.push(PendingStep::GroupQi);
            }
        }
    }

    pub(crate) fn gain_artifact(&mut self, taoist: Colour, artifact: Artifact, observer: &mut impl Observer) {
        self.white_moon_mut().artifacts[taoist].insert(artifact);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::ArtifactGained { taoist, artifact }));
    }

    /// The one-shots the active player may use now (W60).
    pub(crate) fn artifact_options(&self, options: &mut Options) {
        let Some(white_moon) = &self.white_moon else { return };
        for artifact in white_moon.artifacts[self.turn.board].iter() {
            if self.why_no_artifact(artifact).is_none() {
                options.push(Choice::WhiteMoon(WhiteMoonChoice::Use(artifact)));
            }
        }
    }

    pub(crate) fn why_no_artifact(&self, artifact: Artifact) -> Option<Rule> {
        let useful = self.holds(self.turn.board, artifact)
            && match artifact {
                Artifact::Elixir => self.bank_qi > 0,
                Artifact::Dust => self.the_white_moon().reserve() > 0,
                Artifact::Gong => !self.gong_reaches(self.living).is_empty(),
                Artifact::Lantern => self.tiles_to_ask().next().is_some(),
                Artifact::Sword | Artifact::Armour | Artifact::Claw | Artifact::Charm => false,
            };
        (!useful).then_some(Rule::W(60))
    }

    pub(crate) fn use_artifact(&mut self, artifact: Artifact, observer: &mut impl Observer) {
        let me = self.turn.board;
        self.turn.stage = self.turn.stage.interrupted();
        self.use_up(me, artifact, observer);
        match artifact {
            Artifact::Elixir => self.gain_qi(me, Cause::Elixir, observer),
            Artifact::Dust => self.gain_crystal(me, Cause::MoonDust, observer),
            Artifact::Gong => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Gong(self.others()))),
            Artifact::Lantern => self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Lantern)),
            Artifact::Sword | Artifact::Armour | Artifact::Claw | Artifact::Charm => {}
        }
    }

    /// True while the Night Lantern's bearer picks the tile that helps (W60).
    pub fn asks_by_lantern(&self) -> bool {
        self.stack.top == PendingStep::WhiteMoon(WhiteMoonStep::Lantern)
    }

    /// A one-shot leaves the game.
    pub(crate) fn use_up(&mut self, taoist: Colour, artifact: Artifact, observer: &mut impl Observer) {
        self.white_moon_mut().artifacts[taoist].remove(artifact);
        observer.notice(Event::WhiteMoon(WhiteMoonEvent::ArtifactUsed { taoist, artifact }));
    }

    /// True if a Taoist may ignore what the Curse die shows for him, on his turn or another's (W60).
    pub(crate) fn may_ward(&self, source: Origin) -> bool {
        let roller = self.roller(source);
        self.living.contains(roller) && self.holds(roller, Artifact::Charm)
    }

    /// After an exorcism that beat nothing, the Claw takes a Tao of a missed ghost's colour.
    #[cold]
    #[inline(never)]
    pub(crate) fn claw_if_held(&mut self, missed: TaoSet) {
        if self.holds(self.turn.board, Artifact::Claw) && self.living.contains(self.turn.board) {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::Claw(missed)));
        }
    }

    /// The colours of the ghosts on these spaces, as they are printed.
    #[cold]
    #[inline(never)]
    pub(crate) fn colours_on(&self, spaces: SpaceSet) -> TaoSet {
        spaces.iter().filter_map(|space| self.printed_resistance(space)).flat_map(TaoCount::colours).collect()
    }

    /// The Tao that the Claw may take (W60).
    pub(crate) fn claw_colours(&self, missed: TaoSet) -> impl Iterator<Item = Tao> {
        self.bank.colours().filter(move |&tao| missed.contains(tao))
    }

    pub(crate) fn claw(&mut self, tao: Tao, observer: &mut impl Observer) {
        self.stack.pop();
        self.take_tao(tao, Cause::Claw, observer);
    }

    /// A dead Taoist's crystals go to the reserve, and his artifacts to the living whom he picks (W41, W60).
    #[cold]
    #[inline(never)]
    pub(crate) fn white_moon_dies(&mut self, taoist: Colour) {
        let Some(white_moon) = &mut self.white_moon else { return };
        white_moon.crystals[taoist] = 0;
        white_moon.lying.remove(taoist);
        if taoist == self.turn.board {
            white_moon.fresh = 0;
        }
        let held = core::mem::take(&mut white_moon.artifacts[taoist]);
        for artifact in held.iter() {
            self.stack.push(PendingStep::WhiteMoon(WhiteMoonStep::GiveArtifact { artifact, giver: taoist }));
        }
    }
}
