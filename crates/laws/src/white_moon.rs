//! White Moon: its laws, and tables laid out with it.

use ghost_stories_engine::{
    Artifact, BySpot, CRYSTALS, Choice, Colour, Face, Family, FamilyCount, GRAVES, Layout, Pile, Position, Space,
    SpaceSet, Spot, Tao, TaoCount, Tile, WhiteMoonChoice,
};

use crate::DecisionSource;

/// Villagers, crystals and artifacts are all somewhere, and nowhere twice.
pub(crate) fn villagers_and_crystals(position: &Position) {
    let Some(white_moon) = position.white_moon() else { return };
    let mut known = FamilyCount::NONE;
    let mut unknown = 0;
    for spot in Spot::ALL {
        let pile = white_moon.piles[spot];
        let haunted = position.village().is_haunted(position.village().tile(spot));
        assert!(pile.is_empty() || !haunted, "law: no villager on a haunted tile\n{position:?}");
        unknown += pile.unknown();
        known = pile.from_top().flatten().fold(known, FamilyCount::plus);
    }
    for family in Family::ALL {
        let all = known.get(family)
            + white_moon.saved.get(family)
            + white_moon.dead.get(family)
            + white_moon.unseen.get(family);
        assert_eq!(all, family.size(), "law: every villager of {family} is somewhere\n{position:?}");
    }
    assert!(unknown <= white_moon.unseen.total(), "law: who lies face down was not seen\n{position:?}");
    assert!(
        white_moon.dead.total() < GRAVES || position.ending().is_some(),
        "law: twelve graves end the game\n{position:?}"
    );
    let held: u8 = white_moon.crystals.0.iter().sum();
    let in_barrier = position.barrier().map_or(0, |barrier| barrier.crystals);
    let crystals = held + white_moon.reserve() + white_moon.pedestals.len() as u8 + in_barrier;
    assert_eq!(crystals, CRYSTALS, "law: four crystals\n{position:?}");
    for colour in Colour::ALL {
        let holds = white_moon.crystals[colour] > 0
            || !white_moon.artifacts[colour].is_empty()
            || white_moon.lying.contains(colour);
        assert!(position.living().contains(colour) || !holds, "law: the dead hold nothing\n{position:?}");
        for other in Colour::ALL.into_iter().filter(|&other| other != colour) {
            let both = white_moon.artifacts[colour].both(white_moon.artifacts[other]);
            assert!(both.is_empty(), "law: an artifact has one bearer\n{position:?}");
        }
    }
    let incarnation = |space: Space| position.card(space).is_some_and(ghost_stories_engine::Card::is_incarnation);
    assert!(!white_moon.su_ling.is_some_and(incarnation), "law: Su-Ling stands before no incarnation\n{position:?}");
}

/// Every choice of White Moon but the many splits.
pub(crate) fn every_white_moon_choice() -> Vec<Choice> {
    let mut all = vec![
        WhiteMoonChoice::StandUp,
        WhiteMoonChoice::Rescue,
        WhiteMoonChoice::Light,
        WhiteMoonChoice::PlaceCrystal,
        WhiteMoonChoice::Roll,
        WhiteMoonChoice::Ward,
    ];
    for tile in Tile::ALL {
        all.extend([
            WhiteMoonChoice::Save(tile),
            WhiteMoonChoice::Carry(tile),
            WhiteMoonChoice::Step(tile),
            WhiteMoonChoice::Sacrifice(tile),
        ]);
        all.extend(Colour::ALL.map(|taoist| WhiteMoonChoice::Escort(taoist, tile)));
    }
    for taoist in Colour::ALL {
        all.extend([
            WhiteMoonChoice::Raise(taoist),
            WhiteMoonChoice::GiveUp(taoist),
            WhiteMoonChoice::PayCrystal(taoist),
            WhiteMoonChoice::Give(taoist),
        ]);
    }
    for space in Space::ALL {
        all.push(WhiteMoonChoice::SuLing(space));
        for (tao, crystals) in [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0)] {
            all.push(WhiteMoonChoice::Beat { space, tao, crystals });
        }
        let ghosts = SpaceSet::only(space);
        all.push(WhiteMoonChoice::Defeat { ghosts, tao: TaoCount::NONE, crystals: 1 });
        all.push(WhiteMoonChoice::Defeat { ghosts, tao: TaoCount::of(Tao::Red, 1), crystals: 2 });
    }
    all.extend(Family::ALL.map(WhiteMoonChoice::Return));
    all.extend(Tao::ALL.map(WhiteMoonChoice::Train));
    all.extend(Artifact::ALL.map(WhiteMoonChoice::Use));
    all.extend(Face::ALL.map(WhiteMoonChoice::Turn));
    all.into_iter().map(Choice::WhiteMoon).collect()
}

/// Lays White Moon's pieces anywhere.
pub(crate) fn lay_out(layout: &mut Layout, source: &mut impl DecisionSource) {
    if layout.white_moon.is_none() {
        return;
    }
    let living: Vec<Colour> = layout.setup.players.iter().filter(|&taoist| layout.taoists[taoist].qi > 0).collect();
    let (haunted, board, components) = (layout.haunted, layout.board, layout.setup.components);
    let incarnation = |space: Space| layout.cards[space].is_some_and(ghost_stories_engine::Card::is_incarnation);
    let space = Space::ALL[source.below(12)];
    let su_ling = (source.below(2) == 0 && !incarnation(space)).then_some(space);
    let ondine = Space::ALL.into_iter().any(|space| layout.cards[space].is_some_and(|card| card.number() == 78));
    let Some(white_moon) = &mut layout.white_moon else { return };
    let mut left = FamilyCount::ALL;
    let mut take = |source: &mut dyn FnMut(usize) -> usize| {
        let family = left.nth(source(usize::from(left.total().max(1))) as u8)?;
        left = left.minus(family);
        Some(family)
    };
    let mut below = |limit: usize| source.below(limit);
    white_moon.piles = BySpot([Pile::EMPTY; 9]);
    let mut unknown = 0;
    for spot in Spot::ALL.into_iter().filter(|&spot| !haunted.contains(spot)) {
        for height in 0..below(4) {
            if height < 2 && below(2) == 0 && unknown < 6 {
                white_moon.piles[spot].push_unknown();
                unknown += 1;
            } else if let Some(family) = take(&mut below) {
                white_moon.piles[spot].push(family);
            }
        }
    }
    (white_moon.saved, white_moon.dead) = (FamilyCount::NONE, FamilyCount::NONE);
    for _ in 0..below(8) {
        white_moon.saved = take(&mut below).map_or(white_moon.saved, |family| white_moon.saved.plus(family));
    }
    for _ in 0..below(8) {
        white_moon.dead = take(&mut below).map_or(white_moon.dead, |family| white_moon.dead.plus(family));
    }
    white_moon.unseen = left;
    for _ in 0..below(5) {
        match below(2) {
            0 => white_moon
                .pedestals
                .insert([Spot::NorthWest, Spot::NorthEast, Spot::SouthWest, Spot::SouthEast][below(4)]),
            _ if living.is_empty() || white_moon.reserve() == 0 => {}
            _ => white_moon.crystals[living[below(living.len())]] += 1,
        }
    }
    white_moon.fresh = below(usize::from(white_moon.crystals[board]) + 1) as u8;
    for artifact in white_moon.earned(components).iter() {
        if !living.is_empty() && below(2) == 0 {
            white_moon.artifacts[living[below(living.len())]].insert(artifact);
        }
    }
    white_moon.lying = living.iter().copied().filter(|_| below(4) == 0).collect();
    white_moon.su_ling = su_ling.filter(|_| !ondine);
    white_moon.called = below(2) == 0;
    white_moon.su_ling_moved = below(4) == 0;
}
