//! The words of a server: at one of its tables, and around its tables.

use crate::Language;
use crate::message::Value;
use crate::words::words;

words! {
    /// The words at a table of a server: its seats before the game, who decides, who is here, what is said. People are called by their
    /// names, seats by colour or Wu-Feng.
    AtTableWords "at-table" {
        connecting()
        lost()
        missing()
        missing_hint()
        older_rules()
        closed()
        closed_hint()
        barred()
        /// The time of day, such as 21:30.
        restart(time: &str)
        stranger()
        watch_anyway()
        /// With the server's words.
        refused(why: &str)
        /// What may be refused to anybody.
        gone_on()
        taken()
        bot_plays()
        hand()
        nothing_to_take_back()
        asked_already()
        bad_name()
        too_much()
        full()
        storage()
        newer_server()
        busy()
        over()

        lobby()
        seats()
        free()
        you()
        host()
        sit()
        sit_hint()
        stand()
        free_seat()
        let_bot_play()
        take_bot_away()
        /// To whom the seat goes back.
        give_back(name: &str)
        start()
        seats_open()
        host_starts(name: &str)
        share()
        share_hint()
        copy()
        copied()

        people()
        here()
        away()
        watching(number: usize)
        you_watch()
        /// Who can give the seat back.
        bot_for_you(host: &str)
        chat()
        say()
        send()
        nothing_said()
        unread(number: usize)

        your_turn()
        /// One's own seat that decides.
        you_decide(seat: &str)
        /// Who decides for which seat.
        decides(name: &str, seat: &str)
        away_decides(name: &str, seat: &str)
        nobody_decides(seat: &str)

        ask_undo()
        /// Who asks, and which decision it is.
        undo_asked(name: &str, what: &str)
        /// Whose answers are awaited.
        undo_waits(names: &[String] = names.iter().cloned().collect::<Value>())
        agree()
        refuse()
        withdraw()

        point()
        point_hint()
        /// Who points at what.
        points_at(name: &str, thing: &str)

        /// An attempt at the challenge of the day that counts.
        ranked()
        practice()
        /// What happened to somebody, for the chat.
        host_changed(name: &str)
        was_muted(name: &str)
        was_unmuted(name: &str)
        was_removed(name: &str)
        was_lifted(name: &str)
        you_are_host()
        understood()
        /// What can be done about somebody else.
        others()
        menu(name: &str)
        hide()
        show_again()
        mute()
        unmute()
        remove()
        bar()
        lift()
        remove_sure(name: &str)
        bar_sure(name: &str)
        cancel()
        is_hidden()
        is_muted()
        is_removed()
        is_barred()
        /// To whoever was muted or sent away.
        you_are_muted()
        removed()
        removed_hint()
        barred_here()
        /// The word to enter a table.
        word_title()
        word_hint()
        word()
        word_wrong()
        enter()
        /// Who is away, for how long; in how long a bot can play.
        away_for(name: &str, time: &str)
        bot_in(time: &str)
        let_play_on(name: &str)
        /// Another game of the same people.
        again_title()
        again_same()
        again_level(level: &str)
        again_sides()
        again_hint()
        again_opened()
        again_follow()
        again_waits(host: &str)
    }
}

words! {
    /// The words around the tables of a server: the hall, the form for a table, the challenge of the day, the records.
    OnlineWords "online" {
        title()
        lead()
        /// At how many tables it is one's own turn.
        your_turns(number: usize)
        loading()
        unreachable()
        busy()
        too_many()
        no_server()
        other_version()
        reload()

        own_name()
        own_name_hint()
        name_missing()
        open_table()
        join_title()
        join_link()
        join()
        join_wrong()

        my_tables()
        no_tables()
        finished_games()
        your_turn()
        undo_asked()
        can_begin()
        host_begins()
        free_seats(number: usize)
        /// Whose turn it is, by name.
        waits_for(who: &str)
        points(number: i32)
        replay()
        gone()
        not_over()
        not_yet()
        forget()

        new_table()
        new_table_hint()
        begin()
        seat_me()
        seat_open()

        /// The expansions that are played.
        kinds[base_game, white_moon, black_secret, both]
        taoists(number: u8)

        daily()
        daily_lead()
        /// How many Taoists one person plays.
        daily_rules(taoists: u8)
        daily_wu_feng()
        first_counts()
        play_daily()
        go_on_daily()
        play_daily_again()
        previous_day()
        next_day()
        today()
        no_such_day()
        standings()
        nobody_yet()
        place()
        names()
        score()
        finished_at()

        records()
        records_lead()
        which_game()
        all_games()
        no_record()
        records_wu_feng()
        /// Who was Wu-Feng in the games of a table of records.
        wu_fengs[bot, person, older]
        /// What advice was asked for in a game.
        aids[hints, chance, trial, unknown]

        /// Why an attempt at the challenge does not count.
        practice_reasons[finished, no_player, network, unknown]
        practice_only()
        practise()

        /// The word to enter, in the form for a table.
        word()
        word_hint()
    }
}

impl Language {
    /// The words at a table of a server.
    pub fn at_table(self) -> AtTableWords {
        AtTableWords(self)
    }

    /// The words around the tables of a server.
    pub fn online(self) -> OnlineWords {
        OnlineWords(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_agree() {
        let watching = |language: Language| [1, 2, 5].map(|number| language.at_table().watching(number));
        assert_eq!(watching(Language::English), ["1 is watching", "2 are watching", "5 are watching"]);
        assert_eq!(watching(Language::Polish), ["1 osoba patrzy", "2 osoby patrzą", "5 osób patrzy"]);
        assert_eq!(watching(Language::German), ["1 schaut zu", "2 schauen zu", "5 schauen zu"]);
        assert_eq!(
            watching(Language::French),
            ["1 personne regarde", "2 personnes regardent", "5 personnes regardent"]
        );
    }

    #[test]
    fn every_language_says_whose_turn_it_is() {
        for language in Language::ALL {
            let words = language.at_table();
            let told = words.decides("Anna", "Red");
            assert!(told.contains("Anna") && told.contains("Red"), "{told}");
            assert_ne!(told, words.away_decides("Anna", "Red"));
        }
    }

    #[test]
    fn numbers_and_nouns_agree() {
        let tables = |language: Language, number| language.online().your_turns(number);
        assert_eq!(tables(Language::English, 1), "Your turn at 1 table");
        assert_eq!(tables(Language::English, 2), "Your turn at 2 tables");
        assert_eq!(tables(Language::German, 3), "Du bist an 3 Tischen am Zug");
        let points = |number| Language::Polish.online().points(number);
        let told = [-1, 1, 2, 5, 12, 22, 25].map(points).join(", ");
        assert_eq!(told, "-1 punkt, 1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty, 25 punktów");
        let seats = |language: Language, number| language.online().free_seats(number);
        assert_eq!(seats(Language::Polish, 1), "Wolne miejsca: 1");
        assert_eq!(seats(Language::French, 1), "1 place libre");
        assert_eq!(Language::French.online().taoists(2), "2 taoïstes");
    }
}
