//! The words of the screens around the table.

use ghost_stories_engine::Tile;

use crate::Language;
use crate::message::Value;
use crate::words::words;

words! {
    /// How a game begins with one click, what the list of saved games says, and who plays them.
    StartWords "start" {
        play_now()
        rename()
        name_of_game()
        seats()
        seats_hint()
        /// Of the small picture of a table: how many tiles are haunted, and how many ghosts there are.
        picture(haunted: u8, ghosts: u8)
        /// The same game is played in another window.
        elsewhere()
        play_here()
        offline()
    }
}

words! {
    /// One's own finished games: how many, how they went, what was achieved, and how they are kept.
    MyGamesWords "my-games" {
        title()
        lead()
        empty()
        played()
        won()
        streak()
        longest()
        best()
        achievements()
        reached()
        keep()
        export()
        bring()
        /// How many came with a file.
        brought(games: usize, saves: usize)
        wrong()
        forget()
    }
}

words! {
    /// What the page looks and sounds like.
    SensesWords "senses" {
        look()
        looks[system, dark, paper, contrast]
        sound()
        loud()
        mute()
        vibrate()
    }
}

words! {
    /// Around the picture of the turn and the story.
    TurnWords "turn" {
        title()
        lead()
        yin()
        yang()
        story()
    }
}

words! {
    /// What the teacher offers, the parts of a card, and the worked examples of the books.
    LearnWords "learn" {
        back()
        forward()
        /// A lesson was left at a step.
        go_on(lesson: u8, step: usize)
        card()
        part_resistance()
        part_left()
        part_middle()
        part_right()
        places()
        levels()
        see_example(title: &str)
        example()
        holds()
    }
}

words! {
    /// A thing of the table read in full, and the board enlarged.
    ReadingWords "reading" {
        whole()
        /// Of a ghost: the tiles from the nearest to the farthest.
        ahead(tiles: &[Tile] = tiles.iter().copied().collect::<Value>())
        /// What the ghosts will do, and in how many turns.
        foreseen(what: &str, when: &str)
        now()
        roll(dice: u8, chance: &str)
        after_move(tile: Tile, chance: &str)
        hopeless()
        far(tile: Tile)
        below()
        not_now()
        more_ways(number: usize)
        more()
    }
}

impl Language {
    /// The words around lessons and worked examples.
    pub fn learn(self) -> LearnWords {
        LearnWords(self)
    }

    /// The words for what is read in full.
    pub fn reading(self) -> ReadingWords {
        ReadingWords(self)
    }

    /// The words around one's own finished games.
    pub fn my_games(self) -> MyGamesWords {
        MyGamesWords(self)
    }

    /// The words for looks and sounds.
    pub fn senses(self) -> SensesWords {
        SensesWords(self)
    }

    /// The words around the picture of the turn.
    pub fn turn(self) -> TurnWords {
        TurnWords(self)
    }

    /// The words around the saved games.
    pub fn start(self) -> StartWords {
        StartWords(self)
    }
}
