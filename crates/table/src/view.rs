//! A position as JSON, for programs and pages.

use ghost_stories_engine::{
    Artifact, CardSet, Chance, Colour, Ending, Family, FamilyCount, Moon, Position, Score, Slot, Space, Spot, TaoCount,
    Waiting,
};
use serde_json::{Map, Value, json};

/// What a seat sees, as JSON: in the base game, everything. Names are those of the notation.
pub fn view(position: &Position) -> Value {
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
        "to_place": position.card_to_place().map(ghost_stories_engine::Card::number),
        "unseen": numbers(position.unseen()),
        "discard": numbers(position.discard()),
        "incarnations": { "all": position.incarnations(), "exorcised": position.exorcised() },
        "ending": position.ending().map(|ending| ending_view(ending, position.score())),
    });
    if let (Some(moon), Value::Object(fields)) = (position.moon(), &mut view) {
        fields.insert("white_moon".to_owned(), moon_view(position, moon));
    }
    view
}

/// White Moon's part of the table.
fn moon_view(position: &Position, moon: &Moon) -> Value {
    let village = position.village();
    let families = |count: FamilyCount| {
        let each = |family: Family| (0..count.get(family)).map(move |_| family.name());
        count.families().flat_map(each).collect::<Vec<_>>()
    };
    json!({
        "portal": moon.portal.name(),
        "portal_open": position.portal_is_open(),
        "villagers": Spot::ALL.map(|spot| moon.piles[spot].from_top().map(|family| family.map(Family::name)).collect::<Vec<_>>()),
        "saved": families(moon.saved),
        "dead": families(moon.dead),
        "unseen": families(moon.unseen),
        "crystals": Colour::ALL.map(|taoist| moon.crystals[taoist]),
        "reserve": moon.reserve(),
        "pedestals": moon.pedestals.iter().map(|spot| village.tile(spot).name()).collect::<Vec<_>>(),
        "su_ling": moon.su_ling.map(|space| space.to_string()),
        "lying": moon.lying.iter().map(Colour::name).collect::<Vec<_>>(),
        "artifacts": Colour::ALL.map(|taoist| moon.artifacts[taoist].iter().map(Artifact::name).collect::<Vec<_>>()),
        "lost_tao": tao(moon.lost_tao),
        "on_deck": moon.on_deck.iter().flatten().map(|card| card.number()).collect::<Vec<_>>(),
    })
}

/// What the position waits for.
pub fn waiting(position: &Position) -> Value {
    match position.waiting() {
        Waiting::Choice(colour) => json!({ "for": "choice", "by": colour.name() }),
        Waiting::Chance(Chance::Draw) => json!({ "for": "chance", "what": "draw" }),
        Waiting::Chance(Chance::TaoDice(dice)) => json!({ "for": "chance", "what": "roll", "dice": dice }),
        Waiting::Chance(Chance::CurseDie) => json!({ "for": "chance", "what": "curse" }),
        Waiting::Chance(Chance::Villager) => json!({ "for": "chance", "what": "villager" }),
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
        "card": card.map(ghost_stories_engine::Card::number),
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
    cards.iter().map(ghost_stories_engine::Card::number).collect()
}
