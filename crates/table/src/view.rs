//! A position as JSON, for programs and pages.

use ghost_stories_engine::{
    Artifact, BlackSecret, BloodMantra, Card, CardSet, Chance, Colour, CurseCard, CurseSet, Demon, Ending, Family,
    FamilyCount, Position, Score, Slot, Space, Spot, TaoCount, Token, Waiting, WhiteMoon, Who,
};
use serde_json::{Map, Value, json};

/// What somebody sees, as JSON: everything but Wu-Feng's hand, which only he sees until the game is over (S7). Nobody in particular is
/// a spectator. Names are those of the notation.
pub fn view(position: &Position, seer: Option<Who>) -> Value {
    let veiled = if seer == Some(Who::WuFeng) { *position } else { position.veiled() };
    let position = &veiled;
    let village = position.village();
    let mut view = json!({
        "level": position.level().name(),
        "rules": position.edition().name(),
        "waiting": waiting(position),
        "turn": { "board": position.board_on_turn().name(), "stage": position.stage().name() },
        "boards": position.seating().boards().map(|board| board_view(position, board)),
        "village": Spot::ALL.map(|spot| json!({
            "tile": village.tile(spot).name(),
            "haunted": village.is_haunted(village.tile(spot)),
        })),
        "haunted_limit": position.edition().tiles_to_lose(position.level()),
        "circle": village.circle().map(ghost_stories_engine::Tao::name),
        "mantra": position.mantra().map(|space| space.to_string()),
        "temple_buddhas": village.buddhas(),
        "centre_tokens": village.tokens(),
        "bank": { "tao": tao(position.bank_tao()), "qi": position.bank_qi() },
        "dice": {
            "free": position.free_dice(),
            "rolled": position.dice().faces().map(ghost_stories_engine::Face::name).collect::<Vec<_>>(),
            "tao_off": position.tao_is_off(),
            "white_is_blank": position.white_is_blank(),
        },
        "deck": {
            "left": position.deck().left(),
            "ghosts": position.deck().ghosts(),
            "incarnations": position.deck().incarnations(),
            "until_incarnation": position.deck().until_incarnation(),
        },
        "on_deck": position.on_deck().map(Card::number).collect::<Vec<_>>(),
        "to_place": position.card_to_place().map(Card::number),
        "unseen": numbers(position.unseen()),
        "discard": numbers(position.discard()),
        "incarnations": { "all": position.incarnations(), "exorcised": position.exorcised() },
        "ending": position.ending().map(|ending| ending_view(ending, position.score())),
    });
    if let (Some(white_moon), Value::Object(fields)) = (position.white_moon(), &mut view) {
        fields.insert("white_moon".to_owned(), white_moon_view(position, white_moon));
    }
    if let (Some(black_secret), Value::Object(fields)) = (position.black_secret(), &mut view) {
        fields.insert("black_secret".to_owned(), black_secret_view(position, black_secret));
    }
    view
}

/// White Moon's part of the table.
fn white_moon_view(position: &Position, white_moon: &WhiteMoon) -> Value {
    let village = position.village();
    let families = |count: FamilyCount| {
        let each = |family: Family| (0..count.get(family)).map(move |_| family.name());
        count.families().flat_map(each).collect::<Vec<_>>()
    };
    json!({
        "portal": white_moon.portal.name(),
        "portal_open": position.portal_is_open(),
        "villagers": Spot::ALL.map(|spot| white_moon.piles[spot].from_top().map(|family| family.map(Family::name)).collect::<Vec<_>>()),
        "saved": families(white_moon.saved),
        "dead": families(white_moon.dead),
        "unseen": families(white_moon.unseen),
        "crystals": Colour::ALL.map(|taoist| white_moon.crystals[taoist]),
        "reserve": white_moon.reserve(),
        "barrier": position.barrier().map(|barrier| json!({ "board": barrier.board.name(), "crystals": barrier.crystals })),
        "pedestals": white_moon.pedestals.iter().map(|spot| village.tile(spot).name()).collect::<Vec<_>>(),
        "su_ling": white_moon.su_ling.map(|space| space.to_string()),
        "lying": white_moon.lying.iter().map(Colour::name).collect::<Vec<_>>(),
        "artifacts": Colour::ALL.map(|taoist| white_moon.artifacts[taoist].iter().map(Artifact::name).collect::<Vec<_>>()),
        "lost_tao": tao(white_moon.lost_tao),
    })
}

/// Black Secret's part of the table, as far as the position tells it.
fn black_secret_view(position: &Position, black_secret: &BlackSecret) -> Value {
    let village = position.village();
    let tile = |spot: Spot| village.tile(spot).name();
    let colours = |set: ghost_stories_engine::ColourSet| set.iter().map(Colour::name).collect::<Vec<_>>();
    let curses = |set: CurseSet| set.iter().map(CurseCard::number).collect::<Vec<_>>();
    let spaces = |set: ghost_stories_engine::SpaceSet| set.iter().map(|space| space.to_string()).collect::<Vec<_>>();
    json!({
        "catacombs": black_secret.catacombs.name(),
        "demon_board": black_secret.board.name(),
        "colours": Spot::ALL.map(|spot| position.catacomb_colour(spot).map(ghost_stories_engine::Tao::name)),
        "entrances": position.components().catacombs(black_secret.catacombs).entrances.iter().map(tile).collect::<Vec<_>>(),
        "ladders": black_secret.ladders.iter().map(tile).collect::<Vec<_>>(),
        "tokens": Spot::ALL.map(|spot| black_secret.stacks.get(spot)),
        "tokens_unseen": black_secret.unseen.map(|set| {
            let kinds = set.kinds().map(|token| (Token::name(token).to_owned(), json!(set.get(token))));
            Value::Object(kinds.collect::<Map<_, _>>())
        }),
        "urns": black_secret.urns,
        "demons": Demon::ALL.map(|demon| black_secret.spot_of(demon).map(tile)),
        "shadow": black_secret.shadow.map(|place| json!({ "tile": tile(place.spot), "below": place.below })),
        "below": colours(black_secret.below),
        "skeletons": spaces(black_secret.skeletons),
        "bones": spaces(black_secret.bones),
        "curses": curses(black_secret.open),
        "pyramid": curses(black_secret.pyramid),
        "level": black_secret.level,
        "mantras": black_secret.mantras.iter().zip(black_secret.qi).filter_map(|(mantra, qi)| {
            Some(json!({ "mantra": mantra.map(BloodMantra::number)?, "qi": qi }))
        }).collect::<Vec<_>>(),
        "mantras_left": black_secret.reserve.iter().map(BloodMantra::number).collect::<Vec<_>>(),
        "powerless": colours(black_secret.powerless),
        "curses_forbidden": black_secret.is_silenced(),
        "in_hand": black_secret.in_hand(),
        "hand": (black_secret.hidden == 0).then(|| numbers(black_secret.hand.cards())),
        "mantra_on": black_secret.mantra_on.map(Demon::name),
    })
}

/// What the position waits for.
pub fn waiting(position: &Position) -> Value {
    match position.waiting() {
        Waiting::Choice(who) => json!({ "for": "choice", "by": who.name() }),
        Waiting::Chance(Chance::Card) => json!({ "for": "chance", "what": "draw" }),
        Waiting::Chance(Chance::TaoDice(dice)) => json!({ "for": "chance", "what": "roll", "dice": dice }),
        Waiting::Chance(Chance::CurseDie) => json!({ "for": "chance", "what": "curse" }),
        Waiting::Chance(Chance::Villager) => json!({ "for": "chance", "what": "villager" }),
        Waiting::Chance(Chance::Token) => json!({ "for": "chance", "what": "token" }),
        Waiting::Chance(Chance::CurseCard) => json!({ "for": "chance", "what": "curse-card" }),
        Waiting::Chance(Chance::Mantra) => json!({ "for": "chance", "what": "mantra" }),
        Waiting::Chance(Chance::Incarnation) => json!({ "for": "chance", "what": "incarnation" }),
        Waiting::Over(_) => json!({ "for": "nothing" }),
    }
}

/// How a game ended, with its score.
pub fn ending_view(ending: Ending, score: Option<Score>) -> Value {
    let (won, cause) = match ending {
        Ending::Won => (true, None),
        Ending::Lost(defeat) => (false, Some(defeat.name())),
    };
    json!({ "won": won, "cause": cause, "score": score.map(|score| score.total()) })
}

fn board_view(position: &Position, board: Colour) -> Value {
    let taoist = position.taoist(board);
    let player = position.players().contains(board);
    json!({
        "colour": board.name(),
        "side": position.seating().side(board).name(),
        "owner": position.owner(board).name(),
        "power": position.power(board).name(),
        "power_on": position.power_is_on(board),
        "tile": player.then(|| position.tile_of(board).name()),
        "qi": taoist.qi,
        "tao": tao(taoist.tao),
        "yin_yang": taoist.yin_yang,
        "buddhas": taoist.buddhas,
        "tokens": taoist.tokens,
        "spaces": Slot::ALL.map(|slot| space_view(position, Space::new(board, slot))),
    })
}

fn space_view(position: &Position, space: Space) -> Value {
    let card = position.card(space);
    json!({
        "space": space.to_string(),
        "card": card.map(Card::number),
        "on_stone": position.figures().contains(space),
        "effect": position.lasting_effect(space).is_some(),
        "caught": position.is_caught(space),
        "buddha": position.buddhas().contains(space),
    })
}

fn tao(count: TaoCount) -> Value {
    let entries = count.colours().map(|colour| (colour.name().to_owned(), json!(count.get(colour))));
    Value::Object(entries.collect::<Map<_, _>>())
}

fn numbers(cards: CardSet) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}
