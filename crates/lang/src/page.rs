//! The words of the page around the table.

use ghost_stories_engine::{Card, Colour, CurseFacts, Level, MantraFacts, Position, Source, Space, Tao, Tile};

use crate::Language;
use crate::expansions::{BlackSecretWords, WhiteMoonWords};
use crate::message::{Message, message};
use crate::name;
use crate::words::words;

words! {
    /// The words of the page around the table.
    PageWords "page" {
        title()
        lead()
        fan_edition()
        advice()
        credits()
        typefaces()
        skip()
        menu()
        home()
        start()
        learn()
        learn_long()
        rules()
        cards()
        settings()
        language()
        new_game()
        open_file()
        saved_games()
        in_play()
        turns(number: usize)
        written_position()
        remove()
        really()
        file_unreadable()
        players()
        seat(number: usize)
        name()
        colour()
        random_colour()
        power()
        random_power()
        level()
        five_qi()
        rule_set()
        rule_set_hint()
        village()
        village_random()
        village_arranged()
        spot(number: usize)
        seed()
        seed_hint()
        seed_wrong()
        colour_twice()
        begin()
        table()
        turn_table()
        actions()
        all_options()
        wait()
        undo()
        undo_key()
        escape_key()
        undo_limit()
        explain()
        in_words()
        panels()
        close()
        cancel()
        possessed()
        neutral()
        bank()
        dice()
        deck()
        discarded()
        haunted()
        blocked()
        empty()
        buddha()
        incarnation_in(cards: u8)
        no_incarnation()
        exorcism()
        dice_rolled(dice: u8)
        roll()
        both()
        at_least_one()
        pick_dice()
        roll_again()
        keep()
        plan_hint()
        plan_does_not_work()
        ways()
        odds()
        no_odds()
        here()
        forecast_title()
        forecast_hint()
        nothing_happens()
        in_turns(turns: u8)
        log()
        steps()
        step()
        step_of(step: usize, all: usize)
        first()
        back()
        run()
        forward()
        last()
        past()
        branch()
        branch_hint()
        back_to_game()
        ending()
        won()
        lost()
        score()
        statistics()
        qi_over_time()
        ghosts_over_time()
        haunted_over_time()
        taoist()
        ghosts_exorcised()
        attempts()
        helps()
        qi_lost()
        save_file()
        again()
        copy_link()
        link_copied()
        storage_blocked()
        storage_full()
        no_such_game()
        damaged()
        damaged_kept()
        damaged_link()
        board_of(board: Colour = name::board(board))
        living_board()
        neutral_board()
        possessed_board()
        haunted_tile()
        qi(number: u8)
        empty_space()
        power_blocked()
        yin_yang()
        yin_yang_help()
        tao_token(tao: Tao)
        tao_help()
        qi_help()
        discard_help()
        deck_help()
        dice_help()
        coming()
        not_loaded()
        try_again()
        nothing_found()
        search()
        rules_hint()
        /// Each before the rule of its key.
        chapters {
            b1, b10, b20, b30, b40, b50, b60, b70, b80, b90, b110, b130, w1, w10, w20, w30, w40, w50, w60, w70, w80,
            s1, s10, s20, s30, s40, s50, s60
        }
        icons_title()
        tiles_title()
        powers_title()
        ghosts_title()
        icons {
            ghost, haunt, lose_qi, quick, curse, power_off, all_powers_off, tao_off, die_captive, group_lose_tao,
            clear_circle, haunter_stone, tormentor, dice_immune, white_blank, only_on_buddha, only_if_opposite_empty,
            gain_tao, gain_two_tao, gain_qi_or_yin_yang, gain_qi_and_yin_yang, curse_nothing, curse_haunt,
            curse_ghost, curse_tao, curse_qi, haunter, mantra, buddha, power_token, yin_yang, qi
        }
        pace()
        pace_slow()
        pace_normal()
        pace_fast()
        pace_off()
        size()
        large()
        keys()
        /// How the keys are called, in the order of what they do.
        key_names[option, reach, walk, choose, explain, undo, escape, browse, enlarge]
        key_uses[option, reach, walk, choose, explain, undo, escape, browse, enlarge]
        next()
        watch()
        do_it()
    }
}

impl Language {
    /// The words of the page around the table.
    pub fn page(self) -> PageWords {
        PageWords(self)
    }
}

#[expect(missing_docs, reason = "the groups say what they are for")]
impl PageWords {
    pub fn forecast(self) -> ForecastWords {
        ForecastWords(self.0)
    }

    pub fn bots(self) -> BotWords {
        BotWords(self.0)
    }

    pub fn keypad(self) -> KeypadWords {
        KeypadWords(self.0)
    }

    pub fn hints(self) -> HintWords {
        HintWords(self.0)
    }

    pub fn replay(self) -> ReplayWords {
        ReplayWords(self.0)
    }

    pub fn levels(self) -> LevelWords {
        LevelWords(self.0)
    }

    pub fn sources(self) -> SourceWords {
        SourceWords(self.0)
    }

    pub fn white_moon(self) -> WhiteMoonWords {
        WhiteMoonWords(self.0)
    }

    pub fn black_secret(self) -> BlackSecretWords {
        BlackSecretWords(self.0)
    }

    /// What a level is like, and how many incarnations it has for so many players.
    pub fn level_hint(self, level: Level, players: u8) -> String {
        let incarnations = level.incarnations(players.into());
        self.0.say(&message!("page-level-hint", level: level.name(), incarnations))
    }

    /// All there is to say about the ghost or the skeleton on a space; nothing if there is none.
    pub fn ghost(self, position: &Position, at: Space) -> Vec<String> {
        self.0.ghost(position, at)
    }

    /// The keys and what they do.
    pub fn key_list(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.key_names().into_iter().zip(self.key_uses())
    }
}

words! {
    /// What the coming turns of the ghosts will bring.
    ForecastWords "forecast" {
        advances(card: Card)
        haunts(card: Card, tile: Tile)
        nothing_to_haunt(card: Card)
        rolls_curse(card: Card)
        somebody_loses_qi()
        ghost_arrives()
        lost()
    }
}

words! {
    /// Who plays a seat, and bots at play.
    BotWords "bots" {
        who()
        person()
        /// As a choice of the form.
        kinds[random, novice, expert, slow_expert]
        /// Behind a name.
        strengths[random, novice, expert, slow_expert]
        thinking(who: &str)
        paused(who: &str)
        pause()
        go_on()
        step()
        pace()
        paces[slow, normal, fast, at_once]
    }
}

words! {
    /// The keys of what can be done, and what a choice gives up of the turn.
    KeypadWords "keypad" {
        walk()
        ask()
        exorcise()
        power()
        yin_yang()
        ladder()
        villager()
        su_ling()
        crystal()
        buddha()
        artifact()
        place()
        summon()
        throw()
        demon()
        shadow()
        pass_by()
        end_turn()
        yin()
        act()
        end()
        /// For those who cannot see the steps.
        turn()
        verbs()
        tap(verb: &str)
        /// Of the turn, while it goes on.
        gives_up[move, action, both]
        /// What could still have been done.
        ends_turn[move, action, both]
        too_late_power()
        too_late_buddha()
        too_late_su_ling()
        too_late_token()
        dies(who: &str)
        loses()
        /// There is no way back.
        chance()
        hopeless()
        anyway()
        since()
        got_it()
        share()
    }
}

words! {
    /// Hints, and how likely the game is won.
    HintWords "hints" {
        title()
        note()
        waiting()
        nothing()
        then(plan: &str)
        /// How many positions were looked at, already written.
        looked_at(number: &str)
        chance()
        show_chance()
        chance_setting()
        course()
        course_title()
        turning_points()
        no_turning_points()
        turn(number: usize)
    }
}

words! {
    /// Why a replay or a link cannot be read.
    ReplayWords "replay" {
        not_a_replay()
        version(version: u32)
        link()
        part(name: &str)
        start()
        step(step: usize, text: &str)
        older_rules()
        older_step(text: &str)
        /// The refused step and its text, and how many steps are left out with it.
        cut(step: usize, text: &str, left_out: usize)
        /// After so many steps.
        broken(step: usize)
    }
}

impl ReplayWords {
    /// Which steps were played under older rules: from the first to the last.
    pub fn older_steps(self, first: usize, last: usize) -> String {
        let number = last.saturating_sub(first) + 1;
        self.0.say(&message!("replay-older-steps", number, first, last))
    }
}

words! {
    /// The words round the table of levels, whose numbers come from the engine, and what sets the two rule sets apart.
    LevelWords "levels" {
        /// Above the table.
        title()
        /// Above that of the solo game.
        solo_title()
        columns[level, qi, yin_yang, tao, haunted, incarnations]
        /// The Tao at the start: of how many board colours one each, and how many black ones.
        tao(colours: u8, black: u8)
        /// What another number of incarnations is with one or two players.
        with_few_players(number: u8)
        /// The four differences between the rule sets, a line each (B11 twice, B33, B112).
        differences[black_tao, haunted_tiles, nothing_to_haunt, twin_winds]
    }
}

words! {
    /// How it is said what is printed on a component of an expansion and what is ours.
    SourceWords "sources" {
        /// Of an effect whose kind alone is printed, such as that ladders leave, but not how many.
        only_the_kind()
        /// What the rulebook tells about the catacomb tokens in the four sets.
        urns()
        blank[name, help]
    }
}

impl SourceWords {
    /// Where level, colour and effect of a curse of Wu-Feng come from.
    pub fn curse(self, facts: CurseFacts) -> String {
        let [level, colour, effect] = [facts.level.source, facts.colour.source, facts.effect.source].map(origin);
        self.0.say(&message!("sources-curse", level, colour, effect))
    }

    /// Where level and effect of a Blood Mantra come from.
    pub fn mantra(self, facts: MantraFacts) -> String {
        let [level, effect] = [facts.level.source, facts.effect.source].map(origin);
        self.0.say(&message!("sources-mantra", level, effect))
    }
}

/// One or two words for a source.
fn origin(source: Source) -> Message {
    match source {
        Source::Printed => message!("sources-printed"),
        Source::Secondary => message!("sources-secondary"),
        Source::Kind => message!("sources-kind-printed"),
        Source::Reconstructed => message!("sources-ours"),
    }
}

#[cfg(test)]
mod tests {
    use ghost_stories_engine::{Components, CurseCard};

    use super::*;

    #[test]
    fn a_curse_says_of_each_of_its_values_where_it_comes_from() {
        let facts = Components::ours().curse(CurseCard::all().next().unwrap());
        let told = |language: Language| language.page().sources().curse(facts);
        assert_eq!(told(Language::English), "Level: ours · Colour: ours · Effect: from another source");
        assert_eq!(told(Language::Polish), "Poziom: nasz · Kolor: nasz · Efekt: z innego źródła");
    }

    #[test]
    fn turns_are_counted_however_many() {
        let turns = |language: Language| move |number| language.page().turns(number);
        assert_eq!([0, 1, 2, 5].map(turns(Language::Polish)), ["0 tur", "1 tura", "2 tury", "5 tur"]);
        assert_eq!([21, 112, 123, 255].map(turns(Language::Polish)), ["21 tur", "112 tur", "123 tury", "255 tur"]);
        assert_eq!([1, 2, 300].map(turns(Language::German)), ["1 Zug", "2 Züge", "300 Züge"]);
        assert_eq!([0, 1, 2, 300].map(turns(Language::French)), ["0 tour", "1 tour", "2 tours", "300 tours"]);
    }

    #[test]
    fn words_on_the_drawing_are_short() {
        for language in Language::ALL {
            let words = language.page();
            let letters = |words: &str| words.chars().count();
            assert!((0..=65).all(|cards| letters(&words.incarnation_in(cards)) <= 17), "{language:?}");
            assert!(letters(words.no_incarnation()) <= 18, "{language:?}");
            for word in [words.discarded(), words.bank(), words.dice(), words.neutral()] {
                assert!(letters(word) <= 11, "{word}");
            }
        }
    }

    #[test]
    fn the_forecast_agrees_with_the_names_in_it() {
        let haunts = |language: Language, card, tile| language.page().forecast().haunts(Card::new(card).unwrap(), tile);
        assert_eq!(haunts(Language::German, 19, Tile::Herbalist), "Der Schleimteufel spukt beim Kräuterhändler.");
        assert_eq!(haunts(Language::German, 25, Tile::Herbalist), "Die Herzlosen Mönche spuken beim Kräuterhändler.");
        assert_eq!(haunts(Language::French, 8, Tile::Altar), "Le Vampire bondissant hante l'Autel taoïste.");
        assert_eq!(haunts(Language::French, 38, Tile::TeaHouse), "Les Yeux sanglants hantent la Maison de thé.");
        let black = |language: Language| language.page().tao_token(Tao::Black);
        assert_eq!(
            Language::ALL.map(black)[..4],
            ["Black Tao", "Czarny znacznik tao", "Schwarzer Tao-Marker", "Tao noir"]
        );
        let hint = Language::German.page().level_hint(Level::Normal, 4);
        assert_eq!(hint, "Die übliche Partie. Ziel: 1 Inkarnation von Wu-Feng austreiben.");
    }
}
