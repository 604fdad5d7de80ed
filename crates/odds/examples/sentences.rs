//! Writes every sentence of the golden games down, a line each: `sentences GOLDEN_FOLDER OUT_FOLDER [CODE…]`.
use ghost_stories_engine::*;
use ghost_stories_lang::Language;
use ghost_stories_odds::{forecast, reasons};
use ghost_stories_table::Replay;
use std::fmt::Write as _;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    for language in Language::ALL {
        if args.len() > 3 && !args[3..].iter().any(|code| code == language.code()) {
            continue;
        }
        let mut out = String::new();
        names(language, &mut out);
        let mut files: Vec<_> = std::fs::read_dir(&args[1]).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        for path in files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "json")) {
            game(language, path, &mut out);
        }
        std::fs::write(format!("{}/{}.txt", args[2], language.code()), out).unwrap();
    }
}

fn names(l: Language, out: &mut String) {
    macro_rules! put { ($($key:expr),* => $text:expr) => { writeln!(out, "{}\t{}", [$($key.to_string()),*].join(":"), $text).unwrap() } }
    let ours = Components::ours();
    for card in Card::all() {
        put!("card", card.number() => l.card(card));
        for stone in l.stones(card, ours) {
            put!("stone", card.number() => stone);
        }
    }
    for tile in Tile::ALL {
        put!("tile", tile => l.tile(tile));
        put!("tile-help", tile => l.tile_help(tile));
    }
    for c in Colour::ALL {
        put!("colour", c => l.colour(c));
        put!("taoist", c => l.taoist(c));
    }
    for t in Tao::ALL {
        put!("tao", t => l.tao(t));
    }
    for f in Face::ALL {
        put!("face", f => l.face(f));
    }
    for f in CurseFace::ALL {
        put!("curse-face", f => l.curse_face(f));
    }
    for p in Power::ALL {
        put!("power", p => l.power(p));
        put!("power-help", p => l.power_help(p));
    }
    for v in Level::ALL {
        put!("level", v => l.level(v));
    }
    for e in Edition::ALL {
        put!("edition", e => l.edition(e));
    }
    for s in Space::ALL {
        put!("space", s => l.space(s));
    }
    for f in Family::ALL {
        put!("family", f => l.family(f));
    }
    for a in Artifact::ALL {
        put!("artifact", a => l.artifact(a));
        put!("artifact-help", a => l.artifact_help(a));
    }
    for d in Demon::ALL {
        put!("demon", d => l.demon(d));
        for s in Letter::ALL {
            put!("trait", d, s => l.trait_help(d, s));
        }
    }
    for t in Token::ALL {
        put!("token", t => l.token(t));
        put!("token-help", t => l.token_help(t));
    }
    for c in CurseEffect::ALL {
        put!("curse", c => l.curse_name(c));
        put!("curse-help", c => l.black_secret_curse_help(c));
    }
    for m in MantraEffect::ALL {
        put!("mantra", m => l.mantra_name(m));
        put!("mantra-help", m => l.mantra_help(m));
    }
    for family in Family::ALL {
        let f = ours.family(family);
        put!("death", family => l.curse_help(f.curse.value));
        put!("thanks", family => l.thanks_help(f.thanks.value));
    }
    for how in [Ending::Won].into_iter().chain(Defeat::ALL.map(Ending::Lost)) {
        put!("ending", how => l.ending(how));
        put!("ending2", how => l.black_secret_ending(how));
        put!("refusal", how => l.refusal(Refusal::GameOver(how)));
    }
    for r in [
        Refusal::AwaitsChance,
        Refusal::AwaitsChoice,
        Refusal::AwaitsOtherChance(Chance::Card),
        Refusal::AwaitsOtherChance(Chance::TaoDice(1)),
        Refusal::AwaitsOtherChance(Chance::TaoDice(4)),
        Refusal::AwaitsOtherChance(Chance::CurseDie),
    ] {
        put!("refusal", format!("{r:?}") => l.refusal(r));
    }
    for (rule, words) in l.rules() {
        put!("rule", rule => words);
        put!("breaks", rule => l.refusal(Refusal::Breaks(rule)));
        put!("impossible", rule => l.refusal(Refusal::Impossible(rule)));
    }
    put!("breaks" => l.refusal(Refusal::Breaks(Rule::S(99))));
    for lesson in ["first", "white-moon", "black-secret", "wu-feng"] {
        for (title, text) in l.lesson(lesson) {
            put!("lesson", lesson => format!("{title} | {text}"));
        }
    }
    for (title, text) in l.advice().into_iter().chain(l.credits()) {
        put!("advice" => format!("{title} | {text}"));
    }
    let score = Score {
        victory: 10,
        qi: 7,
        deck: 12,
        dead: -3,
        haunted: -8,
        incarnations: 6,
        villagers: 1,
        portal: 2,
        black_secret: 5,
    };
    for (part, points) in l.score_lines(&score) {
        put!("score", points => part);
    }
}

fn game(l: Language, path: &std::path::Path, out: &mut String) {
    let name = path.file_stem().unwrap().to_str().unwrap();
    let replay = Replay::read(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut events = Vec::new();
    let mut game = replay.begin(&mut CallbackObserver(&mut |event| events.push(event))).unwrap();
    for (index, &step) in replay.steps.iter().enumerate() {
        let key = format!("{name}:{index}");
        for event in events.drain(..) {
            writeln!(out, "{key}:event\t{}", l.event(event)).unwrap();
        }
        let position = game.position();
        writeln!(out, "{key}:waiting\t{}", l.waiting(position)).unwrap();
        let options = position.options();
        for (number, &option) in options.iter().enumerate() {
            writeln!(out, "{key}:choice\t{}", l.choice(position, option)).unwrap();
            if (index + number) % 3 == 0 && number < 12 {
                for reason in reasons(position, option, &[]).iter() {
                    writeln!(out, "{key}:reason\t{}", l.reason(position, reason)).unwrap();
                }
            }
        }
        if let Waiting::Chance(_) = position.waiting() {
            for (outcome, _) in position.outcomes().into_iter().take(12) {
                writeln!(out, "{key}:outcome\t{}", l.outcome(outcome)).unwrap();
            }
        }
        if index % 7 == 0 {
            for line in l.position(position).lines() {
                writeln!(out, "{key}:table\t{line}").unwrap();
            }
            for space in Space::ALL {
                for line in ghost(l, position, space) {
                    writeln!(out, "{key}:ghost\t{line}").unwrap();
                }
            }
            for demon in Demon::ALL {
                writeln!(out, "{key}:demon\t{}", l.demon_resistance(position, demon)).unwrap();
            }
            let _ = forecast(position, 1);
        }
        game.step(step, &mut CallbackObserver(&mut |event| events.push(event))).unwrap();
    }
    for event in events {
        writeln!(out, "{name}:end:event\t{}", l.event(event)).unwrap();
    }
    writeln!(out, "{name}:end\t{}", l.waiting(game.position())).unwrap();
}

fn ghost(l: Language, position: &Position, space: Space) -> Vec<String> {
    l.ghost(position, space)
}
