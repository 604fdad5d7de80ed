use ghost_stories_engine::{CardSet, Colour, Left, Middle, Owner, Position, QI, Space, SpaceSet, Tao, Tile};

use crate::black_secret::catacombs_and_curses;
use crate::white_moon::villagers_and_crystals;

/// Tao, Qi, Buddhas, power tokens, dice and cards are all somewhere, and nowhere twice.
pub fn pieces_are_conserved(position: &Position) {
    tao_and_qi(position);
    buddhas_and_tokens(position);
    cards(position);
    spaces(position);
    villagers_and_crystals(position);
    catacombs_and_curses(position);
}

fn tao_and_qi(position: &Position) {
    for tao in Tao::ALL {
        let held: u8 = Colour::ALL.into_iter().map(|taoist| position.taoist(taoist).tao.get(tao)).sum();
        let circle = u8::from(position.village().circle() == Some(tao));
        let lost = position.white_moon().map_or(0, |white_moon| white_moon.lost_tao.get(tao));
        assert_eq!(held + circle + lost + position.bank_tao().get(tao), 4, "law: four {tao} Tao\n{position:?}");
    }
    let held: u8 = Colour::ALL.into_iter().map(|board| position.taoist(board).qi).sum();
    let laid = position.black_secret().map_or(0, ghost_stories_engine::BlackSecret::laid);
    assert_eq!(held + laid + position.bank_qi(), QI, "law: twenty Qi\n{position:?}");
    for board in Colour::ALL {
        let taoist = position.taoist(board);
        let possessed = position.owner(board) == Owner::Possessed;
        assert_eq!(possessed, taoist.qi == 0, "law: without Qi a board is possessed\n{position:?}");
        let holds_nothing = taoist.tao.is_empty() && !taoist.yin_yang && taoist.buddhas == 0 && taoist.tokens == 0;
        assert!(holds_nothing || !possessed, "law: the dead hold nothing\n{position:?}");
    }
}

fn buddhas_and_tokens(position: &Position) {
    let in_hand: u8 = Colour::ALL.into_iter().map(|taoist| position.taoist(taoist).buddhas).sum();
    let placed = position.buddhas().len() as u8;
    let buddhas = if position.village().spot(Tile::Temple).is_some() { 2 } else { 0 };
    assert_eq!(in_hand + placed + position.village().buddhas(), buddhas, "law: two Buddhas\n{position:?}");
    assert!(position.buddhas().both(position.occupied()).is_empty(), "law: no Buddha under a ghost\n{position:?}");
    let all = match position.players().len() {
        1 | 3 => 3,
        2 => 2,
        _ => 0,
    };
    let held: u8 = Colour::ALL.into_iter().map(|taoist| position.taoist(taoist).tokens).sum();
    assert_eq!(held + position.village().tokens(), all, "law: the power tokens\n{position:?}");
    let captive =
        Space::ALL.into_iter().filter(|&space| position.lasting_effect(space) == Some(Left::DieCaptive)).count();
    assert_eq!(captive + usize::from(position.free_dice()), 3, "law: three Tao dice\n{position:?}");
}

fn cards(position: &Position) {
    let in_play: Vec<_> = Space::ALL.into_iter().filter_map(|space| position.card(space)).collect();
    let known = position.on_deck().count();
    let in_hand = position.black_secret().map_or(0, |black_secret| usize::from(black_secret.in_hand()));
    let places = usize::from(position.unseen().len())
        + usize::from(position.discard().len())
        + in_play.len()
        + usize::from(position.card_to_place().is_some())
        + known
        + in_hand;
    assert_eq!(places, usize::from(position.cards_of_game().len()), "law: every card is somewhere\n{position:?}");
    assert!(
        in_play.iter().all(|card| !position.unseen().contains(*card)),
        "law: what is in play was seen\n{position:?}"
    );
    let deck = position.deck();
    assert!(
        deck.ghosts() <= position.unseen().both(CardSet::EVERY_GHOST).len(),
        "law: the deck is unseen\n{position:?}"
    );
    // With Black Secret Summoning cards stand where incarnations would.
    assert!(
        position.black_secret().is_some()
            || usize::from(deck.incarnations())
                <= known + usize::from(position.unseen().both(CardSet::EVERY_INCARNATION).len()),
        "law: the deck is unseen\n{position:?}"
    );
    let incarnations =
        in_play.iter().chain(&position.card_to_place()).filter(|card| card.is_incarnation()).count() as u8;
    assert!(
        position.ending().is_some()
            || position.black_secret().is_some()
            || deck.incarnations() + incarnations + position.exorcised() == position.incarnations(),
        "law: every incarnation is in the deck, in play or exorcised\n{position:?}"
    );
}

fn spaces(position: &Position) {
    for space in Space::ALL {
        let card = position.card(space);
        let skeleton = position.black_secret().is_some_and(|black_secret| black_secret.all_skeletons().contains(space));
        assert!(!skeleton || card.is_none(), "law: a skeleton stands alone\n{position:?}");
        assert_eq!(
            card.is_some() || skeleton,
            position.occupied().contains(space),
            "law: a space holds what it shows\n{position:?}"
        );
        let haunter = card.is_some_and(|card| position.facts(card).middle() == Middle::Haunter);
        assert!(haunter || !position.figures().contains(space), "law: figures belong to haunters\n{position:?}");
    }
    let mantra = position.mantra().map_or(SpaceSet::EMPTY, SpaceSet::only);
    assert!(mantra.without(position.occupied()).is_empty(), "law: the Mantra lies on a ghost\n{position:?}");
    assert!(mantra.is_empty() || position.power_is_on(Colour::Yellow), "law: the Mantra needs its power\n{position:?}");
    assert!(position.ending().is_some() || position.living().iter().count() > 0, "law: somebody lives\n{position:?}");
}
