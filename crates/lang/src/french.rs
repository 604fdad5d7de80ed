//! The game in French.

mod black_secret;
mod black_secret_page;
mod choice;
mod event;
mod ghost;
mod help;
mod names;
mod noun;
mod page;
mod phrases;
mod reason;
mod table;
mod verdict;
mod waiting;
mod white_moon;
mod white_moon_page;

pub(crate) use black_secret::{
    BLACK_SECRET_TABLE, curse_help as black_secret_curse_help, curse_name, declined as black_secret_declined, demon,
    ending as black_secret_ending, mantra_help, mantra_name, token, token_help, trait_help,
};
pub(crate) use black_secret_page::BLACK_SECRET_REASON;
pub(crate) use choice::choice;
pub(crate) use event::{event, outcome};
pub(crate) use ghost::GHOST;
pub(crate) use help::{power_help, tile_help};
pub(crate) use names::{card, colour, curse_face, edition, face, level, power, tao, taoist, tile, who};
pub(crate) use page::PAGE;
pub(crate) use phrases::space;
pub(crate) use reason::REASON;
pub(crate) use table::TABLE;
pub(crate) use verdict::{REFUSAL, SCORE, ending};
pub(crate) use waiting::{chance, decision};
pub(crate) use white_moon::{
    LYING, PEDESTAL, PORTAL, SU_LING, artifact, artifact_help, counts as white_moon_counts, crystals, curse_help,
    declined, pile, thanks_help,
};
pub(crate) use white_moon_page::WHITE_MOON_REASON;

/// The rules in words.
/// Not in the page, which asks for it when it has begun.
#[cfg(not(target_family = "wasm"))]
pub(crate) const RULES: &str = include_str!("../data/rules.fr.txt");

/// What the teacher says in the lessons. Not in the page either.
#[cfg(not(target_family = "wasm"))]
pub(crate) const LESSONS: &str = include_str!("../data/lessons.fr.txt");

#[cfg(test)]
mod tests {
    use super::*;

    /// Every file with French words.
    const FILES: [&str; 20] = [
        RULES,
        LESSONS,
        include_str!("french/choice.rs"),
        include_str!("french/event.rs"),
        include_str!("french/ghost.rs"),
        include_str!("french/help.rs"),
        include_str!("french/white_moon.rs"),
        include_str!("french/white_moon_page.rs"),
        include_str!("french/names.rs"),
        include_str!("french/noun.rs"),
        include_str!("french/page.rs"),
        include_str!("french/phrases.rs"),
        include_str!("online/french.rs"),
        include_str!("online_hall/french.rs"),
        include_str!("french/reason.rs"),
        include_str!("french/black_secret.rs"),
        include_str!("french/black_secret_page.rs"),
        include_str!("french/table.rs"),
        include_str!("french/verdict.rs"),
        include_str!("french/waiting.rs"),
    ];

    /// The two spaces look alike in an editor, so only a test sees the wrong one.
    #[test]
    fn high_punctuation_and_quotation_marks_keep_to_their_word() {
        for line in FILES.iter().flat_map(|file| file.lines()) {
            let loose = [" :", " ;", " ?", "« ", " »"].iter().any(|mark| line.contains(mark));
            assert!(!loose, "an ordinary space where a no-break space belongs: {line}");
        }
    }
}
