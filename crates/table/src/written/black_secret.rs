//! Black Secret's lines of a written position.

use ghost_stories_engine::{
    BlackSecret, BlackSecretSetup, BloodMantra, Card, CardSet, Colour, ColourSet, CurseCard, CurseSet, Demon, Layout,
    Letter, MantraSet, Place, Setup, SpaceSet, Spot, SpotSet, Stacks, Tile, Token, TokenCount, Village,
};
use ghost_stories_lang::{Message, message};

use super::expansion::tile_outside;
use super::{card, colours, list, number, one, parse, spaces, wrong_word};

/// What was written about Black Secret; the rest is as at the start, but that no curse and no mantra lies face up.
#[derive(Default)]
pub struct BlackSecretSketch {
    played: bool,
    catacombs: Option<Letter>,
    board: Option<Letter>,
    below: ColourSet,
    no_ladders: Vec<Tile>,
    stacks: Vec<(Tile, u8)>,
    unseen: Vec<(usize, TokenCount)>,
    urns: u8,
    demons: Vec<(Demon, Tile)>,
    shadow: Option<(Tile, bool)>,
    skeletons: SpaceSet,
    bones: SpaceSet,
    open: CurseSet,
    pyramid: CurseSet,
    mantras: Vec<(BloodMantra, u8)>,
    gone: MantraSet,
    powerless: ColourSet,
    powerless_longer: ColourSet,
    silence: u8,
    hand: Vec<Card>,
    mantra_on: Option<Demon>,
}

/// The words that begin Black Secret's lines.
pub const KEYS: &[&str] = &[
    "black-secret",
    "below",
    "no-ladders",
    "stack",
    "unseen-tokens",
    "urns",
    "demon",
    "shadow",
    "skeletons",
    "bones",
    "curses",
    "pyramid",
    "blood-mantra",
    "mantras-gone",
    "powerless",
    "powerless-longer",
    "silence",
    "hand",
    "mantra-on",
    "climbed",
];

impl BlackSecretSketch {
    /// Reads a line; `None` if it is none of Black Secret's.
    pub fn line(&mut self, key: &str, rest: &[&str]) -> Option<Result<(), Message>> {
        let read = match key {
            "black-secret" => self.setup(rest),
            "below" => colours(rest).map(|below| self.below = below),
            "no-ladders" => list(rest).iter().try_for_each(|word| parse(word).map(|tile| self.no_ladders.push(tile))),
            "stack" => self.stack(rest),
            "unseen-tokens" => self.unseen_tokens(rest),
            "urns" => number(rest).map(|urns| self.urns = urns),
            "demon" => self.demon(rest),
            "shadow" => self.shadow(rest),
            "skeletons" => spaces(rest).map(|spaces| self.skeletons = self.skeletons.union(spaces)),
            "bones" => spaces(rest).map(|spaces| self.bones = self.bones.union(spaces)),
            "curses" => curses(rest).map(|curses| self.open = curses),
            "pyramid" => curses(rest).map(|curses| self.pyramid = curses),
            "blood-mantra" => self.mantra(rest),
            "mantras-gone" => list(rest)
                .iter()
                .map(|word| parse::<BloodMantra>(word))
                .collect::<Result<MantraSet, _>>()
                .map(|gone| self.gone = gone),
            "powerless" => colours(rest).map(|boards| self.powerless = boards),
            "powerless-longer" => colours(rest).map(|boards| self.powerless_longer = boards),
            "silence" => number(rest).map(|silence| self.silence = silence.min(2)),
            "hand" => list(rest).iter().try_for_each(|word| {
                self.hand.push(card(word, CardSet::EMPTY)?);
                Ok(())
            }),
            "mantra-on" if rest == ["none"] => Ok(()),
            "mantra-on" => one(rest).map(|demon| self.mantra_on = Some(demon)),
            _ => return None,
        };
        self.bring();
        Some(read)
    }

    /// Black Secret is played.
    pub fn bring(&mut self) {
        self.played = true;
    }

    fn setup(&mut self, words: &[&str]) -> Result<(), Message> {
        let mut rest = words;
        while let [key, value, tail @ ..] = rest {
            match *key {
                "catacombs" => self.catacombs = Some(parse(value)?),
                "demons" => self.board = Some(parse(value)?),
                other => return Err(wrong_word(other, message!("position-black-secret"))),
            }
            rest = tail;
        }
        if rest.is_empty() { Ok(()) } else { Err(message!("position-black-secret")) }
    }

    fn stack(&mut self, words: &[&str]) -> Result<(), Message> {
        let [tile, height] = words else {
            return Err(message!("position-stack"));
        };
        let height = number(&[height])?;
        if height > 4 {
            return Err(message!("position-stack-height"));
        }
        self.stacks.push((parse(tile)?, height));
        Ok(())
    }

    /// The tokens of a set that nobody has seen.
    fn unseen_tokens(&mut self, words: &[&str]) -> Result<(), Message> {
        let expected = || message!("position-unseen-tokens");
        let [set, rest @ ..] = words else { return Err(expected()) };
        let set: usize = set.parse().ok().filter(|set| (1..=4).contains(set)).ok_or_else(expected)?;
        if !rest.len().is_multiple_of(2) {
            return Err(expected());
        }
        let mut unseen = TokenCount::NONE;
        for pair in rest.chunks(2) {
            let token: Token = parse(pair[0])?;
            let times = number(&pair[1..])?;
            if unseen.get(token) > 0 || times > 9 {
                return Err(expected());
            }
            unseen = unseen.plus(token, times);
        }
        self.unseen.push((set - 1, unseen));
        Ok(())
    }

    fn demon(&mut self, words: &[&str]) -> Result<(), Message> {
        let [demon, tile] = words else {
            return Err(message!("position-demon"));
        };
        let demon = parse(demon)?;
        if *tile != "home" {
            self.demons.push((demon, parse(tile)?));
        }
        Ok(())
    }

    fn shadow(&mut self, words: &[&str]) -> Result<(), Message> {
        let (below, tile) = match words {
            ["none"] => return Ok(()),
            ["on", tile] => (false, tile),
            ["under", tile] => (true, tile),
            _ => return Err(message!("position-shadow")),
        };
        match self.shadow.replace((parse(tile)?, below)) {
            Some(_) => Err(message!("position-said-twice")),
            None => Ok(()),
        }
    }

    fn mantra(&mut self, words: &[&str]) -> Result<(), Message> {
        let (mantra, qi) = match words {
            [mantra] => (mantra, 0),
            [mantra, qi] => (mantra, number(&[qi])?),
            _ => return Err(message!("position-blood-mantra")),
        };
        self.mantras.push((parse(mantra)?, qi));
        Ok(())
    }

    /// What is settled before the game, if any of its lines was there.
    pub fn black_secret_setup(&self) -> Option<BlackSecretSetup> {
        self.played.then(|| BlackSecretSetup {
            catacombs: self.catacombs.unwrap_or(Letter::A),
            board: self.board.unwrap_or(Letter::A),
        })
    }

    /// The urns that Wu-Feng has are seen.
    fn take_urns(&self, black_secret: &mut BlackSecret) {
        for _ in 0..self.urns {
            if let Some(set) = black_secret.unseen.iter_mut().find(|set| set.get(Token::Urn) > 0) {
                *set = set.minus(Token::Urn);
            }
        }
    }

    /// Lays out what was written.
    pub fn change(&self, layout: &mut Layout, village: &Village) -> Result<(), Message> {
        let setup = layout.setup;
        let components = setup.components;
        let haunted = layout.haunted;
        let Some(black_secret) = &mut layout.black_secret else { return Ok(()) };
        let spot = |tile: Tile| village.spot(tile).ok_or_else(|| tile_outside(tile, &setup));
        black_secret.below = self.below;
        let gaps = self.no_ladders.iter().map(|&tile| spot(tile)).collect::<Result<SpotSet, _>>()?;
        black_secret.ladders = SpotSet::full().without(gaps).without(haunted);
        for &(demon, tile) in &self.demons {
            black_secret.demons[demon as usize] = Some(spot(tile)?);
        }
        let mut by_hand = SpotSet::EMPTY;
        for &(tile, height) in &self.stacks {
            by_hand.insert(spot(tile)?);
            black_secret.stacks = black_secret.stacks.with(spot(tile)?, height);
        }
        black_secret.urns = self.urns;
        self.take_urns(black_secret);
        for &(set, unseen) in &self.unseen {
            black_secret.unseen[set] = unseen;
        }
        let searched = Spot::ALL.into_iter().filter(|&spot| black_secret.demons.contains(&Some(spot))).collect();
        lower_stacks(black_secret, by_hand, searched);
        black_secret.shadow = match self.shadow {
            Some((tile, below)) => Some(Place { spot: spot(tile)?, below }),
            None => None,
        };
        (black_secret.skeletons, black_secret.bones) = (self.skeletons, self.bones);
        (black_secret.open, black_secret.pyramid) = (self.open, self.pyramid);
        let in_pyramid =
            |level| self.pyramid.iter().filter(|&curse| components.curse(curse).level.value == level).count();
        black_secret.level = 1 + (1..4).take_while(|&level| in_pyramid(level) >= 2).count() as u8;
        for &(mantra, qi) in &self.mantras {
            let level = components.mantra(mantra).level.value;
            let mut places = ghost_stories_engine::MANTRA_LEVELS.iter().enumerate();
            let free = places.find(|(place, of)| **of == level && black_secret.mantras[*place].is_none());
            let (place, _) = free.ok_or_else(|| message!("position-no-mantra-place", level))?;
            black_secret.mantras[place] = Some(mantra);
            black_secret.qi[place] = qi;
            black_secret.reserve.remove(mantra);
        }
        black_secret.reserve = black_secret.reserve.without(self.gone);
        (black_secret.powerless, black_secret.powerless_longer) = (self.powerless, self.powerless_longer);
        black_secret.silence = self.silence;
        if let Some(ghost) = self.hand.iter().find(|card| !card.is_incarnation()) {
            return Err(message!("position-no-incarnation-in-hand", card: ghost.number()));
        }
        black_secret.hand = self.hand.iter().copied().collect();
        black_secret.mantra_on = self.mantra_on;
        self.hand.iter().for_each(|&card| layout.unseen.remove(card));
        Ok(())
    }
}

/// Where more tokens lie than nobody has seen, the last spaces have been searched: those without a `stack` line and without a demon
/// before the others.
fn lower_stacks(black_secret: &mut BlackSecret, by_hand: SpotSet, with_demon: SpotSet) {
    let free = SpotSet::full().without(by_hand);
    let order = [free.without(with_demon), free.both(with_demon)];
    for set in 0..black_secret.unseen.len() {
        let holds = |stacks: Stacks, spot: Spot| usize::from(stacks.get(spot)) > set;
        for spot in
            order.into_iter().flat_map(|spots| Spot::ALL.into_iter().rev().filter(move |&spot| spots.contains(spot)))
        {
            let lying = Spot::ALL.into_iter().filter(|&spot| holds(black_secret.stacks, spot)).count();
            if lying <= usize::from(black_secret.unseen[set].total()) {
                break;
            }
            if holds(black_secret.stacks, spot) {
                black_secret.stacks = black_secret.stacks.with(spot, set as u8);
            }
        }
    }
}

fn curses(words: &[&str]) -> Result<CurseSet, Message> {
    if words.is_empty() {
        return Err(message!("position-curses"));
    }
    list(words).iter().map(|word| parse::<CurseCard>(word)).collect()
}

fn join<T: ToString>(items: impl Iterator<Item = T>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// Black Secret's lines of a layout.
pub fn write(setup: &Setup, black_secret: &BlackSecret, haunted: SpotSet) -> Vec<String> {
    let mut lines = vec![format!("black-secret catacombs {} demons {}", black_secret.catacombs, black_secret.board)];
    let tile = |spot: Spot| setup.village[spot as usize];
    let mut list = |key: &str, text: String| {
        if !text.is_empty() {
            lines.push(format!("{key} {text}"));
        }
    };
    list("below", join(black_secret.below.iter().map(Colour::name)));
    let gaps = SpotSet::full().without(black_secret.ladders).without(haunted);
    list("no-ladders", join(gaps.iter().map(tile)));
    for spot in Spot::ALL {
        list("stack", format!("{} {}", tile(spot), black_secret.stacks.get(spot)));
    }
    for (set, unseen) in (1..).zip(black_secret.unseen).take(setup.players.len() as usize) {
        let kinds = unseen.kinds().map(|token| format!("{token} {}", unseen.get(token)));
        list("unseen-tokens", format!("{set} {}", join(kinds)).trim_end().to_owned());
    }
    list("urns", black_secret.urns.to_string());
    for demon in Demon::ALL {
        if let Some(spot) = black_secret.spot_of(demon) {
            list("demon", format!("{demon} {}", tile(spot)));
        }
    }
    if let Some(place) = black_secret.shadow {
        list("shadow", format!("{} {}", if place.below { "under" } else { "on" }, tile(place.spot)));
    }
    list("skeletons", join(black_secret.skeletons.iter()));
    list("bones", join(black_secret.bones.iter()));
    list("curses", join(black_secret.open.iter()));
    list("pyramid", join(black_secret.pyramid.iter()));
    for (mantra, qi) in black_secret.mantras.iter().zip(black_secret.qi) {
        if let Some(mantra) = mantra {
            list("blood-mantra", format!("{mantra} {qi}"));
        }
    }
    let white_moon = setup.white_moon.is_some();
    let known =
        |mantra: &BloodMantra| black_secret.reserve.contains(*mantra) || black_secret.place_of(*mantra).is_some();
    let gone = BloodMantra::all().filter(|&mantra| white_moon || !setup.components.mantra(mantra).white_moon.value);
    list("mantras-gone", join(gone.filter(|mantra| !known(mantra))));
    list("powerless", join(black_secret.powerless.iter().map(Colour::name)));
    list("powerless-longer", join(black_secret.powerless_longer.iter().map(Colour::name)));
    if black_secret.silence > 0 {
        list("silence", black_secret.silence.to_string());
    }
    list("hand", join(black_secret.hand.cards().iter()));
    list("mantra-on", join(black_secret.mantra_on.into_iter()));
    lines
}
