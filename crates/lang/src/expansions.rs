//! The words of the expansions on the page.

use ghost_stories_engine::{Card, Colour, DemonSet, Family, Letter, Power, Space, Tao, Tile, Token};

use crate::message::{Message, Value, message};
use crate::name;
use crate::words::words;

words! {
    /// White Moon on the page.
    WhiteMoonWords "white-moon" {
        title()
        play()
        hint()
        portal()
        portals[centre, edge, corner]
        incarnations()
        which[base_game, white_moon, both]
        tiles()
        /// The School in the Watchman's place, or at random.
        tile_kinds[school, random]

        families()
        families_hint()
        /// How many of so many are saved, and how many died.
        family_stands(saved: u8, dead: u8, size: u8)
        death()
        reward()
        villagers(number: u8)
        shelter()
        shelter_help()
        graveyard()
        graveyard_help()
        portal_help()
        portal_held()
        su_ling()
        su_ling_help()
        su_ling_waits()
        su_ling_held()
        crystals()
        crystal_help()
        holds_crystals(number: u8)
        pedestal()
        pedestal_help()
        pedestal_lit()
        artifacts()
        held_by(taoist: Colour = name::taoist(taoist))
        lying()

        barrier()
        barrier_hint()
        barrier_at(board: Colour = name::board(board))
        barrier_crystals(number: u8)
        at_least(number: u8)

        reconstructed()
        secondary()
        data_open()
        data_ours()
        data_forget()
        data_wrong(line: usize, problem: Message)

        flees(family: Option<Family>, tile: Tile)
        dies(family: Option<Family>, tile: Tile)
        picked_dies()
        shifts(card: Card, space: Space)

        icons {
            devourer, devour, kill_villager, lay_down, lowest_leave, holds_portal, holds_su_ling, brings_ghost,
            shapeshifter, gain_crystal, gain_qi_yin_yang_crystal, crystal, pedestal, portal, su_ling, lying,
            reconstructed
        }
        lesson()
        lesson_long()
        first_lesson()
    }
}

impl WhiteMoonWords {
    /// A family with how many there are.
    pub fn family(self, family: Family) -> String {
        self.0.say(&message!("white-moon-family", family, number: family.size()))
    }

    /// Known villagers below the top, and how many nobody has seen.
    pub fn below(self, known: &[Family], unseen: u8) -> String {
        let mut villagers: Vec<Value> = known.iter().map(|&family| family.into()).collect();
        if unseen > 0 || known.is_empty() {
            villagers.push(message!("white-moon-unseen", unseen).into());
        }
        let known: Value = known.iter().copied().collect();
        self.0.say(&message!("white-moon-below", known, unseen, villagers))
    }
}

words! {
    /// Black Secret on the page.
    BlackSecretWords "black-secret" {
        title()
        play()
        hint()
        wu_feng()
        /// Who plays Wu-Feng, a person or a bot: label and choices.
        who()
        /// How many there are besides Wu-Feng, in the form.
        taoists()
        players[person, bot]
        /// Behind Wu-Feng's name where a bot plays him.
        bot()
        thinking()
        catacombs_side()
        board_side()
        sides[a, b, random]
        side(side: Letter = letter(side))
        tiles()
        /// The Calligrapher in the Watchman's place, or at random.
        tile_kinds[calligrapher, random]
        /// The same with White Moon.
        tile_kinds_with_white_moon[school_and_calligrapher, random]

        village()
        catacombs()
        show_village()
        show_catacombs()
        catacombs_help()
        /// The space under a tile.
        space(tile: Tile)
        space_colour(tao: Tao)
        entrance()
        entrance_help()
        ladder()
        ladder_help()
        no_ladder()
        tokens(number: u8)
        no_tokens()
        tokens_help()
        /// What may lie on top.
        on_top(tokens: &[Token] = tokens.iter().copied().collect::<Value>())

        board()
        board_help()
        hand()
        hand_help()
        in_hand(number: u8)
        hand_hidden()
        hand_empty()
        pile(number: u8)
        pile_help()
        pyramid()
        pyramid_help()
        level(number: u8)
        level_open()
        level_closed()
        free_place()
        curses()
        curses_help()
        curses_up()
        curses_thrown()
        no_curses()
        curse_unknown()
        /// How a face-up curse stands: it could be thrown, has no free place, or lies in the pyramid.
        curse_ready()
        curse_waits()
        curse_thrown()
        /// Level and colour of a curse.
        curse_kind(level: u8, tao: Tao)
        mantras()
        mantras_help()
        /// How many Qi lie on a mantra, and how many it takes.
        mantra_qi(have: u8, need: u8)
        no_mantras()
        demons()
        demons_help()
        at_home()
        home_for_good()
        cost(number: u8)
        resistance(number: u8)
        has_mantra()
        shadow()
        shadow_help()
        shadow_waits()
        shadowed()
        urns(number: u8)
        urns_help()
        skeleton()
        skeleton_help()
        skeletons_left(number: u8)

        /// For the details of a Taoist.
        below(tile: Tile)
        brotherhood()
        brotherhood_help()
        /// Which power the brother lends.
        brother(power: Power)
        power_off()

        cover_title()
        cover_text()
        cover_button()
        back_title()
        back_text()
        back_button()
        /// On buttons: to see the own hand, and to cover it again.
        look()
        hide()
        /// Whose chance to win it is.
        taoists_chance()
        wu_fengs_chance()

        deck_help()
        summonings(number: u8)
        summoning_in(cards: u8)
        no_summoning()
        reconstructed()

        taoists_won()
        wu_feng_won()
        score()

        /// What the coming turns bring.
        demons_act(demons: DemonSet = name::demons(demons))
        shadow_acts()
        activates_demon(card: Card)
        places_skeleton(card: Card)
        summoning()
        wu_feng_draws()

        icons {
            activate_demon, throw_curse, puppets, discard_stack, no_yin_yang, qi_to_bank, any_curse,
            yin_yang_and_mantra
        }
        /// The two chapters of the tutorial, each with its title and what it is about.
        lesson_taoists()
        lesson_taoists_long()
        lesson_wu_feng()
        lesson_wu_feng_long()
    }
}

pub(crate) fn letter(side: Letter) -> &'static str {
    match side {
        Letter::A => "A",
        Letter::B => "B",
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;

    use super::*;

    #[test]
    fn what_lies_below_is_one_list() {
        let german = Language::German.page().white_moon();
        assert_eq!(german.below(&[Family::Li, Family::Sun], 0), "Darunter: Li und Sun.");
        assert_eq!(german.below(&[Family::Li], 1), "Darunter: Li und 1 unbekannter Dorfbewohner.");
        assert_eq!(german.below(&[], 2), "Darunter: 2 unbekannte Dorfbewohner.");
        let french = Language::French.page().white_moon();
        assert_eq!(french.below(&[], 2), "Dessous\u{a0}: 2 villageois que personne n'a encore vus.");
        assert_eq!(french.below(&[Family::Li], 1), "Dessous\u{a0}: Li, plus 1 que personne n'a encore vu.");
        assert_eq!(french.below(&[Family::Li, Family::Hua], 0), "Dessous\u{a0}: Li et Hua.");
    }

    #[test]
    fn numbers_agree() {
        let french = Language::French.page().white_moon();
        assert_eq!(french.family_stands(1, 0, 3), "1 sauvé sur 3");
        assert_eq!(french.family_stands(0, 2, 3), "0 sauvé sur 3, 2 morts");
        assert_eq!([1, 2].map(|number| french.barrier_crystals(number)), ["Il reste 1 cristal", "Il reste 2 cristaux"]);
    }

    #[test]
    fn names_have_their_articles_and_endings() {
        let german = Language::German.page().white_moon();
        assert_eq!(german.flees(None, Tile::Hut), "Ein Dorfbewohner flieht zur Hütte der Hexe.");
        assert_eq!(
            german.dies(Some(Family::Li), Tile::Altar),
            "Ein Dorfbewohner der Familie Li stirbt am Taoistischen Altar."
        );
        let french = Language::French.page().white_moon();
        let shapeshifter = Card::new(81).unwrap();
        assert_eq!(
            french.shifts(shapeshifter, Space::RedMiddle),
            "Le Métamorphe passe à l'emplacement central du plateau rouge."
        );
        assert_eq!(french.flees(None, Tile::School), "Le villageois fuit vers l'École de kung-fu.");
        assert_eq!(french.dies(Some(Family::Li), Tile::Cemetery), "Le villageois de la famille Li meurt au Cimetière.");
    }
}
