use ghost_stories_engine::{
    BlackSecretEvent, CallbackObserver, Card, Cause, Chance, Colour, Defeat, DemonSet, Ending, Event, Family, Middle,
    Outcome, Position, Slot, Space, Tile, Waiting, WhiteMoonEvent,
};

/// What the Yin of one coming turn brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foreseen {
    /// Whose turn it is.
    pub board: Colour,
    /// In how many turns; 1 is the next one.
    pub in_turns: u8,
    /// What happens, in order.
    pub happenings: Vec<Happening>,
}

/// Something that will happen unless the players do something about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what their types say")]
pub enum Happening {
    /// A haunter's figure steps onto the first stone.
    Advances { space: Space, card: Card },
    /// A haunter haunts this tile.
    Haunts { space: Space, card: Card, tile: Tile },
    /// A haunter finds nothing left to haunt in its line.
    NothingToHaunt { space: Space, card: Card },
    /// A tormentor rolls the Curse die. The forecast goes on as if it showed nothing.
    RollsCurse { space: Space, card: Card },
    /// This Taoist discards a Tao of his choice.
    DiscardsTao { taoist: Colour },
    /// All three spaces of the board hold ghosts.
    Overrun { board: Colour },
    /// This Taoist or neutral board loses a Qi; if `picked`, for a possessed board, and the players may pick another one.
    LosesQi { board: Colour, picked: bool },
    /// The board becomes possessed: its Taoist dies, or a neutral one has no Qi left.
    Possessed { board: Colour },
    /// A ghost arrives, nobody knows which.
    GhostArrives,
    /// Wu-Feng draws a ghost: he places it, summons a demon or throws a curse (S10).
    WuFengDraws,
    /// A villager flees from a figure to this tile; no family if it is not known yet who that will be.
    Flees { family: Option<Family>, tile: Tile },
    /// A villager dies on this tile, by the ghost of this space if it is not on the flight; what the death brings is not foreseen.
    Dies { family: Option<Family>, tile: Tile, by: Option<Space> },
    /// A visible villager of the players' choice dies.
    PickedDies,
    /// The Shapeshifter moves here.
    Shifts { card: Card, to: Space },
    /// Before Yin these demons act, as Wu-Feng likes (S20).
    DemonsAct { demons: DemonSet },
    /// Before Yin the Shadow acts (S30).
    ShadowActs,
    /// Wu-Feng activates a demon by this ghost.
    ActivatesDemon { space: Space, card: Card },
    /// Wu-Feng may place a skeleton by this incarnation.
    PlacesSkeleton { space: Space, card: Card },
    /// The next card is a Summoning card: an incarnation comes (S14).
    Summoning,
    /// The game is lost.
    Lost(Defeat),
}

/// What the ghosts do on the coming turns, clockwise, each upon what the ones before brought; it ends where the game would.
///
/// Nobody acts meanwhile, and the ghosts that arrive are not laid. What the running turn still has to bring is left out.
pub fn forecast(position: &Position, turns: usize) -> Vec<Foreseen> {
    let mut now = *position;
    let mut forecast = Vec::new();
    let mut guessed = Vec::new();
    for in_turns in 1..=turns {
        if now.ending().is_some() {
            break;
        }
        let board = position.seating().clockwise(position.board_on_turn(), in_turns);
        let (after, happenings) = yin(&now, board, &mut guessed);
        forecast.push(Foreseen { board, in_turns: in_turns as u8, happenings });
        now = after;
    }
    forecast
}

/// What the Yin of a board brings, and the position after it.
fn yin(before: &Position, board: Colour, guessed: &mut Vec<(Family, Tile)>) -> (Position, Vec<Happening>) {
    let mut told = Told::new(before, board, guessed);
    told.hear_black_secret_begin();
    let mut after = before.foresee(board, &mut CallbackObserver(&mut |event| told.hear(event)));
    if after.waiting() == Waiting::Chance(Chance::Card) {
        told.happenings.push(told.arrival());
        told.arriving = true;
        // Whichever it is, the deck runs down.
        if let Some(card) = after.drawable().iter().next() {
            after.resolve_unchecked(Outcome::Card(card), &mut CallbackObserver(&mut |event| told.hear(event)));
        }
    }
    (after, told.happenings)
}

/// The happenings of one turn, told from the engine's events.
struct Told<'a> {
    before: &'a Position,
    board: Colour,
    happenings: Vec<Happening>,
    /// The ghosts that have still to roll the Curse die, the next one last.
    tormentors: Vec<Space>,
    /// The ghosts that have still to devour somebody, the next one last.
    devourers: Vec<Space>,
    /// The ghost of the turn itself has come.
    arriving: bool,
    /// Where the figure last left its stones.
    haunter: Option<Space>,
    /// The villagers who were turned up by the forecast alone, so that nobody knows who they will be.
    guessed: &'a mut Vec<(Family, Tile)>,
}

impl Told<'_> {
    fn new<'a>(before: &'a Position, board: Colour, guessed: &'a mut Vec<(Family, Tile)>) -> Told<'a> {
        let spaces = Slot::ALL.map(|slot| Space::new(board, slot));
        let does = |stone: Middle| move |space: &Space| before.middle(*space) == Some(stone);
        let mut tormentors: Vec<Space> = spaces.into_iter().filter(does(Middle::Tormentor)).rev().collect();
        if before.white_moon().is_some() || before.black_secret().is_some() {
            // There the ghosts act from the right.
            tormentors.reverse();
        }
        // They act from the right, so the next one stands last.
        let devourers = spaces.into_iter().filter(does(Middle::Devourer)).collect();
        Told { before, board, happenings: Vec::new(), tormentors, devourers, arriving: false, haunter: None, guessed }
    }

    /// The family of a villager on this tile, if it is known.
    fn known(&mut self, family: Family, tile: Tile) -> Option<Family> {
        match self.guessed.iter().position(|guess| *guess == (family, tile)) {
            Some(guess) => {
                self.guessed.swap_remove(guess);
                None
            }
            None => Some(family),
        }
    }

    fn hear(&mut self, event: Event) {
        let happening = match event {
            Event::FigureAdvanced { space, .. } => self.ghost(space).map(|card| Happening::Advances { space, card }),
            Event::FigureReturned { space, .. } => {
                self.haunter = Some(space);
                None
            }
            Event::TileHaunted { tile, .. } => self.haunter.and_then(|space| {
                let card = self.ghost(space)?;
                Some(Happening::Haunts { space, card, tile })
            }),
            Event::NothingToHaunt { space } => self.ghost(space).map(|card| Happening::NothingToHaunt { space, card }),
            Event::CurseRolled { .. } => self.tormentors.pop().and_then(|space| {
                let card = self.ghost(space)?;
                Some(Happening::RollsCurse { space, card })
            }),
            // What the dead leave behind is no discard.
            Event::TaoLost { taoist, cause: Cause::Discard, .. } => Some(Happening::DiscardsTao { taoist }),
            Event::Overrun { board } => Some(Happening::Overrun { board }),
            Event::QiLost { board, .. } => {
                let picked = board != self.board && self.before.living().len() > 1;
                Some(Happening::LosesQi { board, picked })
            }
            Event::BoardPossessed { board, .. } => Some(Happening::Possessed { board }),
            Event::GameOver { ending: Ending::Lost(defeat) } => Some(Happening::Lost(defeat)),
            Event::CardDrawn { .. } if !self.arriving => Some(self.arrival()),
            Event::WhiteMoon(event) => self.hear_white_moon(event),
            Event::BlackSecret(event) => hear_black_secret(event),
            // Told by another event, or nothing that Yin brings.
            Event::TurnBegan { .. }
            | Event::YangBegan { .. }
            | Event::TileRestored { .. }
            | Event::NoFreeSpace
            | Event::CardDrawn { .. }
            | Event::CardPlaced { .. }
            | Event::BuddhaReturned { .. }
            | Event::GhostDiscarded { .. }
            | Event::GhostExorcised { .. }
            | Event::GhostMoved { .. }
            | Event::EffectBegan { .. }
            | Event::NoDieToHold { .. }
            | Event::CircleCleared { .. }
            | Event::CircleSet { .. }
            | Event::CurseSpared { .. }
            | Event::CurseRerolled { .. }
            | Event::TaoRolled { .. }
            | Event::TaoRerolled { .. }
            | Event::QiGained { .. }
            | Event::NoQiLeft { .. }
            | Event::NoTaoLeft { .. }
            | Event::TaoLost { .. }
            | Event::TaoSpent { .. }
            | Event::TaoGained { .. }
            | Event::YinYangSpent { .. }
            | Event::YinYangGained { .. }
            | Event::TaoistDied { .. }
            | Event::TaoistRevived { .. }
            | Event::TaoistMoved { .. }
            | Event::HelpAsked { .. }
            | Event::ExorcismBegan { .. }
            | Event::ExorcismFailed { .. }
            | Event::PowerUsed { .. }
            | Event::TokenSpent { .. }
            | Event::TokenTaken { .. }
            | Event::MantraLaid { .. }
            | Event::MantraReturned { .. }
            | Event::BuddhaTaken { .. }
            | Event::BuddhaPlaced { .. }
            | Event::GameOver { ending: Ending::Won } => None,
        };
        self.happenings.extend(happening);
    }

    /// What Wu-Feng does before the Yin of a living player's board, and by the ghosts of the board.
    fn hear_black_secret_begin(&mut self) {
        let Some(black_secret) = self.before.black_secret() else { return };
        if self.before.living().contains(self.board) {
            let demons = black_secret.demons_below();
            if !demons.is_empty() {
                self.happenings.push(Happening::DemonsAct { demons });
            }
            if black_secret.shadow.is_some() {
                self.happenings.push(Happening::ShadowActs);
            }
        }
        for space in Slot::ALL.into_iter().rev().map(|slot| Space::new(self.board, slot)) {
            let Some(card) = self.before.card(space) else { continue };
            match self.before.middle(space) {
                Some(Middle::ActivateDemon) => self.happenings.push(Happening::ActivatesDemon { space, card }),
                Some(Middle::Skeletons) => self.happenings.push(Happening::PlacesSkeleton { space, card }),
                _ => {}
            }
        }
    }

    fn hear_white_moon(&mut self, event: WhiteMoonEvent) -> Option<Happening> {
        match event {
            WhiteMoonEvent::VillagerRevealed { family, tile } => {
                self.guessed.push((family, tile));
                None
            }
            WhiteMoonEvent::VillagerMoved { family, from, tile, .. } => {
                let known = self.known(family, from);
                if known.is_none() {
                    self.guessed.push((family, tile));
                }
                Some(Happening::Flees { family: known, tile })
            }
            WhiteMoonEvent::VillagerDied { family, tile, cause } => {
                let family = self.known(family, tile);
                match cause {
                    Cause::Voracious => Some(Happening::PickedDies),
                    Cause::Devourer => Some(self.devoured(family, tile)),
                    Cause::HauntedVillagers => Some(Happening::Dies { family, tile, by: self.haunter }),
                    _ => Some(Happening::Dies { family, tile, by: None }),
                }
            }
            WhiteMoonEvent::Shapeshifted { from, to } => self.ghost(from).map(|card| Happening::Shifts { card, to }),
            // Told by another event, or nothing that Yin brings.
            WhiteMoonEvent::VillagerSaved { .. }
            | WhiteMoonEvent::VillagerReturned { .. }
            | WhiteMoonEvent::FamilySaved { .. }
            | WhiteMoonEvent::TaoistLaidDown { .. }
            | WhiteMoonEvent::TaoistStoodUp { .. }
            | WhiteMoonEvent::TaoLeft { .. }
            | WhiteMoonEvent::SuLingPlaced { .. }
            | WhiteMoonEvent::SuLingReturned { .. }
            | WhiteMoonEvent::CrystalGained { .. }
            | WhiteMoonEvent::CrystalSpent { .. }
            | WhiteMoonEvent::CrystalPlaced { .. }
            | WhiteMoonEvent::BarrierBegan { .. }
            | WhiteMoonEvent::BarrierRolls { .. }
            | WhiteMoonEvent::BarrierSpent
            | WhiteMoonEvent::BarrierEnded
            | WhiteMoonEvent::TrainingBegan { .. }
            | WhiteMoonEvent::ArtifactGained { .. }
            | WhiteMoonEvent::ArtifactUsed { .. }
            | WhiteMoonEvent::DieTurned { .. }
            | WhiteMoonEvent::StoneVoid { .. }
            | WhiteMoonEvent::PortalTaken
            | WhiteMoonEvent::PortalReturned
            | WhiteMoonEvent::GhostsLeft { .. }
            | WhiteMoonEvent::OnDeck { .. } => None,
        }
    }

    /// A villager is devoured by the next devourer; if he is not before it, the players chose him.
    fn devoured(&mut self, family: Option<Family>, tile: Tile) -> Happening {
        let line = |space: Space| self.before.seating().line(space).map(|spot| self.before.village().tile(spot));
        match self.devourers.pop() {
            Some(space) if line(space).contains(&tile) => Happening::Dies { family, tile, by: Some(space) },
            _ => Happening::PickedDies,
        }
    }

    /// What a drawn card leads to.
    fn arrival(&self) -> Happening {
        if self.before.black_secret().is_some() { Happening::WuFengDraws } else { Happening::GhostArrives }
    }

    fn ghost(&self, space: Space) -> Option<Card> {
        self.before.card(space)
    }
}

fn hear_black_secret(event: BlackSecretEvent) -> Option<Happening> {
    match event {
        BlackSecretEvent::SummoningDrawn => Some(Happening::Summoning),
        // What Wu-Feng does is not foreseen.
        BlackSecretEvent::CurseRevealed { .. }
        | BlackSecretEvent::CurseThrown { .. }
        | BlackSecretEvent::CursesRenewed
        | BlackSecretEvent::MantraRevealed { .. }
        | BlackSecretEvent::QiLaid { .. }
        | BlackSecretEvent::MantraTriggered { .. }
        | BlackSecretEvent::MantraSwapped { .. }
        | BlackSecretEvent::CardSpent { .. }
        | BlackSecretEvent::DemonSummoned { .. }
        | BlackSecretEvent::DemonMoved { .. }
        | BlackSecretEvent::DemonSearched { .. }
        | BlackSecretEvent::DemonExorcised { .. }
        | BlackSecretEvent::DemonHome { .. }
        | BlackSecretEvent::TokenRevealed { .. }
        | BlackSecretEvent::ShadowCame { .. }
        | BlackSecretEvent::ShadowMoved { .. }
        | BlackSecretEvent::ShadowAttacked { .. }
        | BlackSecretEvent::ShadowCursed { .. }
        | BlackSecretEvent::SkeletonPlaced { .. }
        | BlackSecretEvent::SkeletonLeft { .. }
        | BlackSecretEvent::LadderRemoved { .. }
        | BlackSecretEvent::LadderReturned { .. }
        | BlackSecretEvent::LevelChanged { .. }
        | BlackSecretEvent::IncarnationTaken { .. }
        | BlackSecretEvent::IncarnationPlayed { .. }
        | BlackSecretEvent::PowerOff { .. }
        | BlackSecretEvent::PowerBack { .. }
        | BlackSecretEvent::CursesForbidden
        | BlackSecretEvent::CursesAllowed
        | BlackSecretEvent::YinYangLost { .. }
        | BlackSecretEvent::CrystalReturned { .. }
        | BlackSecretEvent::PedestalCleared { .. }
        | BlackSecretEvent::MantraLaid { .. } => None,
    }
}
