//! The messages that the game says without naming them in the source, one by one: names and helps of things, texts of the page.

use ghost_stories_engine::{
    Artifact, Card, Colour, CurseEffect, Demon, Letter, MantraEffect, Power, Space, Tile, Token, Who,
};

use crate::message::Message;
use crate::name::board;
use crate::{
    AtTableWords, BlackSecretWords, BotWords, ForecastWords, HintWords, KeypadWords, LearnWords, LevelWords, LinkWords,
    MeWords, MyGamesWords, OnlineWords, OwnCopyWords, PageWords, ReadingWords, ReplayWords, SensesWords, SetupWords,
    SourceWords, StartWords, TurnWords, WhiteMoonWords, help, name,
};

/// The names of things by kind, such as `tile` with `tile-hut`. Every name of a kind has the same forms in a language.
pub fn names() -> Vec<(&'static str, Vec<String>)> {
    let mut all = name::all();
    let id = |message: Message| message.id.into_owned();
    let mut cards: Vec<String> = Card::all().map(|card| id(card.into())).collect();
    cards.sort();
    cards.dedup();
    cards.extend(["ghost-skeleton", "ghost-unknown"].map(str::to_owned));
    all.push(("card", cards));
    all.push(("space", Space::ALL.map(|space| id(space.into())).to_vec()));
    all.push(("taoist", Who::ALL.map(|who| id(who.into())).to_vec()));
    all.push(("board", Colour::ALL.map(|colour| id(board(colour))).to_vec()));
    all.push(("colour", Colour::ALL.map(|colour| id(name::colour(colour))).to_vec()));
    all
}

/// What things do, and the texts of the page, with the arguments that they are given.
pub fn texts() -> Vec<(String, Vec<&'static str>)> {
    let mut all = Vec::new();
    let traits = |demon| Letter::ALL.map(|side| help::demon_trait(demon, side));
    let helps =
        Tile::ALL.map(help::tile).into_iter().chain(Tile::ALL.map(name::short_tile)).chain(Power::ALL.map(help::power));
    let helps = helps.chain(Artifact::ALL.map(help::artifact)).chain(Token::ALL.map(help::token));
    let helps = helps.chain(Demon::ALL.into_iter().flat_map(traits)).chain(CurseEffect::ALL.map(help::curse));
    all.extend(helps.chain(MantraEffect::ALL.map(help::mantra)).map(|help| (help.id.into_owned(), Vec::new())));
    PageWords::messages(&mut all);
    ForecastWords::messages(&mut all);
    BotWords::messages(&mut all);
    HintWords::messages(&mut all);
    KeypadWords::messages(&mut all);
    ReplayWords::messages(&mut all);
    LevelWords::messages(&mut all);
    SourceWords::messages(&mut all);
    WhiteMoonWords::messages(&mut all);
    BlackSecretWords::messages(&mut all);
    AtTableWords::messages(&mut all);
    OnlineWords::messages(&mut all);
    OwnCopyWords::messages(&mut all);
    SetupWords::messages(&mut all);
    StartWords::messages(&mut all);
    LearnWords::messages(&mut all);
    MyGamesWords::messages(&mut all);
    SensesWords::messages(&mut all);
    TurnWords::messages(&mut all);
    ReadingWords::messages(&mut all);
    MeWords::messages(&mut all);
    LinkWords::messages(&mut all);
    all
}
