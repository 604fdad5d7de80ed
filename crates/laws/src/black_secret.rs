//! Black Secret: its laws, and tables laid out with it.

use ghost_stories_engine::{
    BlackSecret, BlackSecretChoice, BloodMantra, CURSES_DRAWN, Card, CardSet, Choice, Colour, Components, CurseCard,
    CurseSet, Demon, DemonSet, Event, Layout, MANTRA_LEVELS, Place, Position, PositionView, QI, SKELETONS, Setup,
    Space, Spot, SpotSet, TaoCount, Tile, Token, URNS,
};

use crate::DecisionSource;

/// Tokens, skeletons, curses and mantras are all somewhere, and nowhere twice; demons keep out of the Shadow's way.
pub(crate) fn catacombs_and_curses(position: &Position) {
    let Some(black_secret) = position.black_secret() else { return };
    for (set, unseen) in black_secret.unseen.iter().enumerate() {
        let lying = Spot::ALL.into_iter().filter(|&spot| usize::from(black_secret.stacks.get(spot)) > set).count();
        assert!(lying <= usize::from(unseen.total()), "law: what lies face down was not seen\n{position:?}");
    }
    let haunted = Spot::ALL.into_iter().filter(|&spot| position.village().is_haunted(position.village().tile(spot)));
    let haunted: SpotSet = haunted.collect();
    assert!(black_secret.ladders.both(haunted).is_empty(), "law: no ladder under a haunted tile\n{position:?}");
    assert!(black_secret.skeletons.len() <= SKELETONS.into(), "law: three skeletons\n{position:?}");
    assert!(black_secret.skeletons.both(black_secret.bones).is_empty(), "law: one skeleton to a space\n{position:?}");
    assert!(black_secret.below.without(position.living()).is_empty(), "law: the dead are not below\n{position:?}");
    assert_eq!(
        black_secret.urns == URNS,
        black_secret.shadow.is_some(),
        "law: the third urn brings the Shadow\n{position:?}"
    );
    assert!(
        black_secret.shadow.is_none() || black_secret.demons_below().is_empty(),
        "law: the Shadow alone\n{position:?}"
    );
    assert!(black_secret.open.both(black_secret.pyramid).is_empty(), "law: a curse is in one place\n{position:?}");
    for level in 2..=4 {
        let (here, under) = (position.in_pyramid(level), position.in_pyramid(level - 1));
        assert!(here == 0 || here < under, "law: the pyramid narrows\n{position:?}");
    }
    assert!(position.in_pyramid(1) <= 4, "law: four curses at the bottom\n{position:?}");
    for (place, mantra) in black_secret.mantras.iter().enumerate() {
        let qi = black_secret.qi[place];
        let in_effect = mantra.is_some() && *mantra == position.mantra_in_effect();
        let full = qi >= MANTRA_LEVELS[place];
        assert!(!full || (in_effect && qi == MANTRA_LEVELS[place]), "law: a full mantra takes effect\n{position:?}");
        assert!(mantra.is_some() || qi == 0, "law: Qi lie on a mantra\n{position:?}");
        assert!(
            !mantra.is_some_and(|mantra| black_secret.reserve.contains(mantra)),
            "law: one of each mantra\n{position:?}"
        );
    }
    assert!(black_secret.laid() <= QI, "law: twenty Qi\n{position:?}");
    let on_demon = black_secret.mantra_on.is_some_and(|demon| black_secret.spot_of(demon).is_none());
    assert!(!on_demon, "law: the Mantra lies on a demon that is there\n{position:?}");
    assert!(black_secret.mantra_on.is_none() || position.mantra().is_none(), "law: one Mantra scroll\n{position:?}");
}

/// What everybody but Wu-Feng sees is the same for every hand he could have, and nothing of it can be told apart (S7).
pub(crate) fn the_hand_is_hidden(position: &Position, source: &mut impl DecisionSource) {
    let Some(black_secret) = position.black_secret() else { return };
    let veiled = position.veiled();
    if position.ending().is_some() {
        assert_eq!(veiled, *position, "law: a finished game shows everything\n{position:?}");
        return;
    }
    let held = black_secret.in_hand();
    if held == 0 {
        return;
    }
    let seen = veiled.black_secret().expect("Black Secret is played");
    assert_eq!((seen.hand.len(), seen.hidden), (0, held), "law: the hand is hidden, its size is not\n{position:?}");
    assert_eq!(veiled.unveiled(black_secret.hand.cards()), *position, "law: Wu-Feng's view is the whole\n{position:?}");
    let possible = veiled.unseen().both(CardSet::EVERY_INCARNATION);
    let mut other = CardSet::EMPTY;
    while other.len() < held {
        let rest = possible.without(other);
        other.insert(rest.nth(source.below(rest.len().into()) as u8).expect("as many as he holds"));
    }
    let with_other = veiled.unveiled(other);
    assert_eq!(with_other.veiled(), veiled, "law: the same view for every hand\n{position:?}");
    // Written out it takes long, so only now and then.
    if source.below(256) > 0 {
        return;
    }
    for seer in [None, Some(position.decider().into())] {
        let (one, two) = (PositionView::of(position, seer), PositionView::of(&with_other, seer));
        assert_eq!(one, two, "law: the same view for every hand\n{position:?}");
    }
}

/// What is told of a draw to the hand does not tell the card.
pub(crate) fn a_veiled_event_hides_the_hand(event: Event) {
    let text = event.veiled().to_string();
    if text.starts_with("incarnation-taken") {
        assert_eq!(text, "incarnation-taken by S14", "law: which incarnation was drawn is hidden");
    }
}

/// Every choice of Black Secret but the many splits.
pub(crate) fn every_black_secret_choice() -> Vec<Choice> {
    let mut all = vec![BlackSecretChoice::ShadowAttack, BlackSecretChoice::ShadowCurse];
    for tile in Tile::ALL {
        all.extend([
            BlackSecretChoice::ShadowOn(tile),
            BlackSecretChoice::ShadowUnder(tile),
            BlackSecretChoice::TurnUp(tile),
            BlackSecretChoice::Ladder(tile),
            BlackSecretChoice::Haunt(tile),
            BlackSecretChoice::LosePedestal(tile),
        ]);
        for demon in Demon::ALL {
            all.extend([BlackSecretChoice::Summon(demon, tile), BlackSecretChoice::MoveDemon(demon, tile)]);
        }
        all.extend(Tile::ALL.map(|to| BlackSecretChoice::MoveVillager(tile, to)));
    }
    for demon in Demon::ALL {
        all.extend([
            BlackSecretChoice::Search(demon),
            BlackSecretChoice::LayMantra(demon),
            BlackSecretChoice::SendHome(demon),
        ]);
        let demons = DemonSet::only(demon);
        all.push(BlackSecretChoice::Defeat { demons, tao: TaoCount::NONE, crystals: 0 });
        all.push(BlackSecretChoice::Defeat { demons, tao: TaoCount::NONE, crystals: 1 });
    }
    for colour in Colour::ALL {
        all.extend([
            BlackSecretChoice::Victim(colour),
            BlackSecretChoice::PowerOff(colour),
            BlackSecretChoice::Climb(colour),
            BlackSecretChoice::Clear(colour),
            BlackSecretChoice::Crystal(colour),
        ]);
    }
    for space in Space::ALL {
        all.extend([BlackSecretChoice::Skeleton(space), BlackSecretChoice::FigureSteps(space)]);
    }
    all.extend(CurseCard::all().map(BlackSecretChoice::Throw));
    all.extend(CardSet::EVERY_INCARNATION.iter().map(BlackSecretChoice::Incarnation));
    for mantra in BloodMantra::all() {
        all.extend([BlackSecretChoice::LayQi(mantra), BlackSecretChoice::Trigger(mantra)]);
        all.extend(BloodMantra::all().map(|new| BlackSecretChoice::Swap(mantra, new)));
    }
    all.into_iter().map(Choice::BlackSecret).collect()
}

/// Lays Black Secret's pieces anywhere.
pub(crate) fn lay_out(layout: &mut Layout, source: &mut impl DecisionSource) {
    let Some(mut black_secret) = layout.black_secret else { return };
    let living: Vec<Colour> = layout.setup.players.iter().filter(|&taoist| layout.taoists[taoist].qi > 0).collect();
    black_secret.below = living.iter().copied().filter(|_| source.below(3) == 0).collect();
    black_secret.ladders =
        Spot::ALL.into_iter().filter(|spot| !layout.haunted.contains(*spot) && source.below(4) > 0).collect();
    let sets = layout.setup.players.len() as u8;
    for spot in Spot::ALL {
        let height = source.below(usize::from(sets) + 1) as u8;
        let late = source.below(2) == 0;
        black_secret.stacks = black_secret.stacks.with(spot, if late { height.min(1) } else { height });
    }
    for (set, unseen) in black_secret.unseen.iter_mut().enumerate() {
        let lying = Spot::ALL.into_iter().filter(|&spot| usize::from(black_secret.stacks.get(spot)) > set).count();
        while usize::from(unseen.total()) > lying {
            let token = unseen.nth(source.below(unseen.total().into()) as u8).expect("a token");
            *unseen = unseen.minus(token);
            black_secret.urns += u8::from(token == Token::Urn);
        }
    }
    if black_secret.urns == URNS {
        black_secret.shadow = Some(Place { spot: Spot::ALL[source.below(9)], below: source.below(2) == 0 });
    } else {
        for demon in &mut black_secret.demons {
            *demon = (source.below(2) == 0).then(|| Spot::ALL[source.below(9)]);
        }
    }
    let free: Vec<Space> = Space::ALL
        .into_iter()
        .filter(|&space| layout.cards[space].is_none() && !layout.buddhas.contains(space))
        .collect();
    for space in free {
        match source.below(6) {
            0 if black_secret.skeletons.len() < SKELETONS.into() => black_secret.skeletons.insert(space),
            1 if black_secret.bones.len() < 4 => black_secret.bones.insert(space),
            _ => {}
        }
    }
    lay_curses(&mut black_secret, &layout.setup, source);
    lay_mantras(&mut black_secret, layout.setup.components, source);
    black_secret.powerless.set(Colour::ALL[source.below(4)], source.below(4) == 0);
    black_secret.silence = u8::from(source.below(6) == 0);
    for _ in 0..source.below(4) {
        let incarnations = layout.unseen.both(CardSet::EVERY_INCARNATION);
        let card: Option<Card> = incarnations.nth(source.below(incarnations.len().max(1).into()) as u8);
        if let Some(card) = card {
            layout.unseen.remove(card);
            black_secret.hand.insert(card);
        }
    }
    layout.done.climbed = layout.moment != ghost_stories_engine::Moment::Yin && source.below(3) == 0;
    layout.black_secret = Some(black_secret);
}

fn lay_curses(black_secret: &mut BlackSecret, setup: &Setup, source: &mut impl DecisionSource) {
    let (components, white_moon) = (setup.components, setup.white_moon.is_some());
    let of = |level: u8| -> Vec<CurseCard> {
        let fits = |curse: &CurseCard| {
            components.curse(*curse).level.value == level && (white_moon || !components.curse(*curse).white_moon.value)
        };
        CurseCard::all().filter(fits).collect()
    };
    let mut under = 5;
    (black_secret.open, black_secret.pyramid, black_secret.level) = (CurseSet::EMPTY, CurseSet::EMPTY, 1);
    for (level, drawn) in (1..=4).zip(CURSES_DRAWN) {
        if level > 1 && under < 2 {
            break;
        }
        black_secret.level = level;
        let mut curses = of(level);
        let here = if level == 4 { 0 } else { source.below(under) };
        for index in 0..usize::from(drawn).min(curses.len()) {
            let curse = curses.swap_remove(source.below(curses.len()));
            if index < here { black_secret.pyramid.insert(curse) } else { black_secret.open.insert(curse) }
        }
        under = here;
    }
}

fn lay_mantras(black_secret: &mut BlackSecret, components: Components, source: &mut impl DecisionSource) {
    for place in 0..MANTRA_LEVELS.len() {
        let fits: Vec<BloodMantra> = black_secret
            .reserve
            .iter()
            .filter(|&mantra| components.mantra(mantra).level.value == MANTRA_LEVELS[place])
            .collect();
        // The places of a level are filled from the first on.
        let gap =
            place > 0 && MANTRA_LEVELS[place - 1] == MANTRA_LEVELS[place] && black_secret.mantras[place - 1].is_none();
        if fits.is_empty() || gap || source.below(8) == 0 {
            continue;
        }
        let mantra = fits[source.below(fits.len())];
        black_secret.reserve.remove(mantra);
        black_secret.mantras[place] = Some(mantra);
        black_secret.qi[place] = source.below(usize::from(MANTRA_LEVELS[place])) as u8;
    }
}
