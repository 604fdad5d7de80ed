//! White Moon: its laws, and tables laid out with it.

use ghost_stories_engine::{
    Artifact, BySpot, CRYSTALS, Choice, Colour, Face, Family, FamilyCount, GRAVES, Layout, MoonChoice, Pile, Position,
    Space, SpaceSet, Spot, Tao, TaoCount, Tile,
};

use crate::Source;

/// Villagers, crystals and artifacts are all somewhere, and nowhere twice.
pub(crate) fn villagers_and_crystals(position: &Position) {
    let Some(moon) = position.moon() else { return };
    let mut known = FamilyCount::NONE;
    let mut unknown = 0;
    for spot in Spot::ALL {
        let pile = moon.piles[spot];
        let haunted = position.village().is_haunted(position.village().tile(spot));
        assert!(pile.is_empty() || !haunted, "law: no villager on a haunted tile\n{position:?}");
        unknown += pile.unknown();
        known = pile.from_top().flatten().fold(known, FamilyCount::plus);
    }
    for family in Family::ALL {
        let all = known.get(family) + moon.saved.get(family) + moon.dead.get(family) + moon.unseen.get(family);
        assert_eq!(all, family.size(), "law: every villager of {family} is somewhere\n{position:?}");
    }
    assert!(unknown <= moon.unseen.total(), "law: who lies face down was not seen\n{position:?}");
    assert!(moon.dead.total() < GRAVES || position.ending().is_some(), "law: twelve graves end the game\n{position:?}");
    let held: u8 = moon.crystals.0.iter().sum();
    let in_barrier = position.barrier().map_or(0, |barrier| barrier.crystals);
    let crystals = held + moon.reserve() + moon.pedestals.len() as u8 + in_barrier;
    assert_eq!(crystals, CRYSTALS, "law: four crystals\n{position:?}");
    for colour in Colour::ALL {
        let holds = moon.crystals[colour] > 0 || !moon.artifacts[colour].is_empty() || moon.lying.contains(colour);
        assert!(position.living().contains(colour) || !holds, "law: the dead hold nothing\n{position:?}");
        for other in Colour::ALL.into_iter().filter(|&other| other != colour) {
            let both = moon.artifacts[colour].both(moon.artifacts[other]);
            assert!(both.is_empty(), "law: an artifact has one bearer\n{position:?}");
        }
    }
    let incarnation = |space: Space| position.card(space).is_some_and(ghost_stories_engine::Card::is_incarnation);
    assert!(!moon.su_ling.is_some_and(incarnation), "law: Su-Ling stands before no incarnation\n{position:?}");
}

/// Every choice of White Moon but the many splits.
pub(crate) fn every_moon_choice() -> Vec<Choice> {
    let mut all = vec![
        MoonChoice::StandUp,
        MoonChoice::Rescue,
        MoonChoice::Light,
        MoonChoice::PlaceCrystal,
        MoonChoice::Roll,
        MoonChoice::Ward,
    ];
    for tile in Tile::ALL {
        all.extend([
            MoonChoice::Save(tile),
            MoonChoice::Carry(tile),
            MoonChoice::Step(tile),
            MoonChoice::Sacrifice(tile),
        ]);
        all.extend(Colour::ALL.map(|taoist| MoonChoice::Escort(taoist, tile)));
    }
    for taoist in Colour::ALL {
        all.extend([
            MoonChoice::Raise(taoist),
            MoonChoice::GiveUp(taoist),
            MoonChoice::PayCrystal(taoist),
            MoonChoice::Give(taoist),
        ]);
    }
    for space in Space::ALL {
        all.push(MoonChoice::SuLing(space));
        for (tao, crystals) in [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0)] {
            all.push(MoonChoice::Beat { space, tao, crystals });
        }
        let ghosts = SpaceSet::only(space);
        all.push(MoonChoice::Defeat { ghosts, tao: TaoCount::NONE, crystals: 1 });
        all.push(MoonChoice::Defeat { ghosts, tao: TaoCount::of(Tao::Red, 1), crystals: 2 });
    }
    all.extend(Family::ALL.map(MoonChoice::Return));
    all.extend(Tao::ALL.map(MoonChoice::Train));
    all.extend(Artifact::ALL.map(MoonChoice::Use));
    all.extend(Face::ALL.map(MoonChoice::Turn));
    all.into_iter().map(Choice::Moon).collect()
}

/// Lays White Moon's pieces anywhere.
pub(crate) fn lay_out(layout: &mut Layout, source: &mut impl Source) {
    if layout.moon.is_none() {
        return;
    }
    let living: Vec<Colour> = layout.setup.players.iter().filter(|&taoist| layout.taoists[taoist].qi > 0).collect();
    let (haunted, board, book) = (layout.haunted, layout.board, layout.setup.book);
    let incarnation = |space: Space| layout.cards[space].is_some_and(ghost_stories_engine::Card::is_incarnation);
    let space = Space::ALL[source.below(12)];
    let su_ling = (source.below(2) == 0 && !incarnation(space)).then_some(space);
    let ondine = Space::ALL.into_iter().any(|space| layout.cards[space].is_some_and(|card| card.number() == 78));
    let Some(moon) = &mut layout.moon else { return };
    let mut left = FamilyCount::ALL;
    let mut take = |source: &mut dyn FnMut(usize) -> usize| {
        let family = left.nth(source(usize::from(left.total().max(1))) as u8)?;
        left = left.minus(family);
        Some(family)
    };
    let mut below = |limit: usize| source.below(limit);
    moon.piles = BySpot([Pile::EMPTY; 9]);
    let mut unknown = 0;
    for spot in Spot::ALL.into_iter().filter(|&spot| !haunted.contains(spot)) {
        for height in 0..below(4) {
            if height < 2 && below(2) == 0 && unknown < 6 {
                moon.piles[spot].push_unknown();
                unknown += 1;
            } else if let Some(family) = take(&mut below) {
                moon.piles[spot].push(family);
            }
        }
    }
    (moon.saved, moon.dead) = (FamilyCount::NONE, FamilyCount::NONE);
    for _ in 0..below(8) {
        moon.saved = take(&mut below).map_or(moon.saved, |family| moon.saved.plus(family));
    }
    for _ in 0..below(8) {
        moon.dead = take(&mut below).map_or(moon.dead, |family| moon.dead.plus(family));
    }
    moon.unseen = left;
    for _ in 0..below(5) {
        match below(2) {
            0 => moon.pedestals.insert([Spot::NorthWest, Spot::NorthEast, Spot::SouthWest, Spot::SouthEast][below(4)]),
            _ if living.is_empty() || moon.reserve() == 0 => {}
            _ => moon.crystals[living[below(living.len())]] += 1,
        }
    }
    moon.fresh = below(usize::from(moon.crystals[board]) + 1) as u8;
    for artifact in moon.earned(book).iter() {
        if !living.is_empty() && below(2) == 0 {
            moon.artifacts[living[below(living.len())]].insert(artifact);
        }
    }
    moon.lying = living.iter().copied().filter(|_| below(4) == 0).collect();
    moon.su_ling = su_ling.filter(|_| !ondine);
    moon.called = below(2) == 0;
    moon.su_ling_moved = below(4) == 0;
}
