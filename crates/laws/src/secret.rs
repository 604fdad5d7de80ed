//! Black Secret: its laws, and tables laid out with it.

use ghost_stories_engine::{
    BloodMantra, Card, CardSet, Choice, Colour, CurseCard, CurseSet, Demon, DemonSet, Event, Layout, MANTRA_LEVELS,
    Place, Position, QI, SKELETONS, SecretChoice, Space, Spot, SpotSet, TaoCount, Tile, Token, URNS,
};

use crate::Source;

/// Tokens, skeletons, curses and mantras are all somewhere, and nowhere twice; demons keep out of the Shadow's way.
pub(crate) fn catacombs_and_curses(position: &Position) {
    let Some(secret) = position.secret() else { return };
    for (set, unseen) in secret.unseen.iter().enumerate() {
        let lying = Spot::ALL.into_iter().filter(|&spot| usize::from(secret.stacks.get(spot)) > set).count();
        assert!(lying <= usize::from(unseen.total()), "law: what lies face down was not seen\n{position:?}");
    }
    let haunted = Spot::ALL.into_iter().filter(|&spot| position.village().is_haunted(position.village().tile(spot)));
    let haunted: SpotSet = haunted.collect();
    assert!(secret.ladders.both(haunted).is_empty(), "law: no ladder under a haunted tile\n{position:?}");
    assert!(secret.skeletons.len() <= SKELETONS.into(), "law: three skeletons\n{position:?}");
    assert!(secret.skeletons.both(secret.bones).is_empty(), "law: one skeleton to a space\n{position:?}");
    assert!(secret.below.without(position.living()).is_empty(), "law: the dead are not below\n{position:?}");
    assert_eq!(secret.urns == URNS, secret.shadow.is_some(), "law: the third urn brings the Shadow\n{position:?}");
    assert!(secret.shadow.is_none() || secret.demons_below().is_empty(), "law: the Shadow alone\n{position:?}");
    assert!(secret.open.both(secret.pyramid).is_empty(), "law: a curse is in one place\n{position:?}");
    for level in 2..=4 {
        let (here, under) = (position.in_pyramid(level), position.in_pyramid(level - 1));
        assert!(here == 0 || here < under, "law: the pyramid narrows\n{position:?}");
    }
    assert!(position.in_pyramid(1) <= 4, "law: four curses at the bottom\n{position:?}");
    for (place, mantra) in secret.mantras.iter().enumerate() {
        let qi = secret.qi[place];
        let in_effect = mantra.is_some() && *mantra == position.mantra_in_effect();
        let full = qi >= MANTRA_LEVELS[place];
        assert!(!full || (in_effect && qi == MANTRA_LEVELS[place]), "law: a full mantra takes effect\n{position:?}");
        assert!(mantra.is_some() || qi == 0, "law: Qi lie on a mantra\n{position:?}");
        assert!(!mantra.is_some_and(|mantra| secret.reserve.contains(mantra)), "law: one of each mantra\n{position:?}");
    }
    assert!(secret.laid() <= QI, "law: twenty Qi\n{position:?}");
    let on_demon = secret.mantra_on.is_some_and(|demon| secret.spot_of(demon).is_none());
    assert!(!on_demon, "law: the Mantra lies on a demon that is there\n{position:?}");
    assert!(secret.mantra_on.is_none() || position.mantra().is_none(), "law: one Mantra scroll\n{position:?}");
}

/// What everybody but Wu-Feng sees is the same for every hand he could have, and nothing of it can be told apart (S7).
pub(crate) fn the_hand_is_hidden(position: &Position, source: &mut impl Source) {
    let Some(secret) = position.secret() else { return };
    let veiled = position.veiled();
    if position.ending().is_some() {
        assert_eq!(veiled, *position, "law: a finished game shows everything\n{position:?}");
        return;
    }
    let held = secret.in_hand();
    if held == 0 {
        return;
    }
    let seen = veiled.secret().expect("Black Secret is played");
    assert_eq!((seen.hand.len(), seen.hidden), (0, held), "law: the hand is hidden, its size is not\n{position:?}");
    assert_eq!(veiled.unveiled(secret.hand.cards()), *position, "law: Wu-Feng's view is the whole\n{position:?}");
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
        let (one, two) =
            (ghost_stories_table::view::view(position, seer), ghost_stories_table::view::view(&with_other, seer));
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
pub(crate) fn every_secret_choice() -> Vec<Choice> {
    let mut all = vec![SecretChoice::ShadowAttack, SecretChoice::ShadowCurse];
    for tile in Tile::ALL {
        all.extend([
            SecretChoice::ShadowOn(tile),
            SecretChoice::ShadowUnder(tile),
            SecretChoice::TurnUp(tile),
            SecretChoice::Ladder(tile),
            SecretChoice::Haunt(tile),
            SecretChoice::LosePedestal(tile),
        ]);
        for demon in Demon::ALL {
            all.extend([SecretChoice::Summon(demon, tile), SecretChoice::MoveDemon(demon, tile)]);
        }
        all.extend(Tile::ALL.map(|to| SecretChoice::MoveVillager(tile, to)));
    }
    for demon in Demon::ALL {
        all.extend([SecretChoice::Search(demon), SecretChoice::LayMantra(demon), SecretChoice::SendHome(demon)]);
        let demons = DemonSet::only(demon);
        all.push(SecretChoice::Defeat { demons, tao: TaoCount::NONE, crystals: 0 });
        all.push(SecretChoice::Defeat { demons, tao: TaoCount::NONE, crystals: 1 });
    }
    for colour in Colour::ALL {
        all.extend([
            SecretChoice::Victim(colour),
            SecretChoice::PowerOff(colour),
            SecretChoice::Climb(colour),
            SecretChoice::Clear(colour),
            SecretChoice::Crystal(colour),
        ]);
    }
    for space in Space::ALL {
        all.extend([SecretChoice::Skeleton(space), SecretChoice::FigureSteps(space)]);
    }
    all.extend(CurseCard::all().map(SecretChoice::Throw));
    all.extend(CardSet::EVERY_INCARNATION.iter().map(SecretChoice::Incarnation));
    for mantra in BloodMantra::all() {
        all.extend([SecretChoice::LayQi(mantra), SecretChoice::Trigger(mantra)]);
        all.extend(BloodMantra::all().map(|new| SecretChoice::Swap(mantra, new)));
    }
    all.into_iter().map(Choice::Secret).collect()
}

/// Lays Black Secret's pieces anywhere.
pub(crate) fn lay_out(layout: &mut Layout, source: &mut impl Source) {
    let Some(mut secret) = layout.secret else { return };
    let living: Vec<Colour> = layout.setup.players.iter().filter(|&taoist| layout.taoists[taoist].qi > 0).collect();
    secret.below = living.iter().copied().filter(|_| source.below(3) == 0).collect();
    secret.ladders =
        Spot::ALL.into_iter().filter(|spot| !layout.haunted.contains(*spot) && source.below(4) > 0).collect();
    let sets = layout.setup.players.len() as u8;
    for spot in Spot::ALL {
        let height = source.below(usize::from(sets) + 1) as u8;
        let late = source.below(2) == 0;
        secret.stacks = secret.stacks.with(spot, if late { height.min(1) } else { height });
    }
    for (set, unseen) in secret.unseen.iter_mut().enumerate() {
        let lying = Spot::ALL.into_iter().filter(|&spot| usize::from(secret.stacks.get(spot)) > set).count();
        while usize::from(unseen.total()) > lying {
            let token = unseen.nth(source.below(unseen.total().into()) as u8).expect("a token");
            *unseen = unseen.minus(token);
            secret.urns += u8::from(token == Token::Urn);
        }
    }
    if secret.urns == URNS {
        secret.shadow = Some(Place { spot: Spot::ALL[source.below(9)], below: source.below(2) == 0 });
    } else {
        for demon in &mut secret.demons {
            *demon = (source.below(2) == 0).then(|| Spot::ALL[source.below(9)]);
        }
    }
    let free: Vec<Space> = Space::ALL
        .into_iter()
        .filter(|&space| layout.cards[space].is_none() && !layout.buddhas.contains(space))
        .collect();
    for space in free {
        match source.below(6) {
            0 if secret.skeletons.len() < SKELETONS.into() => secret.skeletons.insert(space),
            1 if secret.bones.len() < 4 => secret.bones.insert(space),
            _ => {}
        }
    }
    let (book, moon) = (layout.setup.book, layout.setup.moon.is_some());
    let of = |level: u8| -> Vec<CurseCard> {
        let fits =
            |curse: &CurseCard| book.curse(*curse).level.value == level && (moon || !book.curse(*curse).moon.value);
        CurseCard::all().filter(fits).collect()
    };
    let mut under = 5;
    (secret.open, secret.pyramid, secret.level) = (CurseSet::EMPTY, CurseSet::EMPTY, 1);
    for (level, drawn) in (1..=4).zip(ghost_stories_engine::CURSES_DRAWN) {
        if level > 1 && under < 2 {
            break;
        }
        secret.level = level;
        let mut curses = of(level);
        let here = if level == 4 { 0 } else { source.below(under) };
        for index in 0..usize::from(drawn).min(curses.len()) {
            let curse = curses.swap_remove(source.below(curses.len()));
            if index < here { secret.pyramid.insert(curse) } else { secret.open.insert(curse) }
        }
        under = here;
    }
    for place in 0..MANTRA_LEVELS.len() {
        let fits: Vec<BloodMantra> =
            secret.reserve.iter().filter(|&mantra| book.mantra(mantra).level.value == MANTRA_LEVELS[place]).collect();
        // The places of a level are filled from the first on.
        let gap = place > 0 && MANTRA_LEVELS[place - 1] == MANTRA_LEVELS[place] && secret.mantras[place - 1].is_none();
        if fits.is_empty() || gap || source.below(8) == 0 {
            continue;
        }
        let mantra = fits[source.below(fits.len())];
        secret.reserve.remove(mantra);
        secret.mantras[place] = Some(mantra);
        secret.qi[place] = source.below(usize::from(MANTRA_LEVELS[place])) as u8;
    }
    secret.powerless.set(Colour::ALL[source.below(4)], source.below(4) == 0);
    secret.silence = u8::from(source.below(6) == 0);
    for _ in 0..source.below(4) {
        let incarnations = layout.unseen.both(CardSet::EVERY_INCARNATION);
        let card: Option<Card> = incarnations.nth(source.below(incarnations.len().max(1).into()) as u8);
        if let Some(card) = card {
            layout.unseen.remove(card);
            secret.hand.insert(card);
        }
    }
    layout.done.climbed = layout.moment != ghost_stories_engine::Moment::Yin && source.below(3) == 0;
    layout.secret = Some(secret);
}
