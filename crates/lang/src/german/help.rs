//! What villagers and powers do, in a sentence or two.

use ghost_stories_engine::{Power, Tile};

pub(crate) fn tile_help(tile: Tile) -> &'static str {
    match tile {
        Tile::Cemetery => "Hole einen toten Taoisten mit 2 Qi hierher zurück; wirf dann den Fluchwürfel.",
        Tile::Altar => "Vertreibe den Spuk von einem Dorffeld; dann kommt ein Geist ins Spiel.",
        Tile::Herbalist => {
            "Wirf zwei Tao-Würfel und nimm je einen Tao-Marker der gezeigten Farbe; Weiß ist eine Farbe deiner Wahl."
        }
        Tile::Hut => "Vernichte einen beliebigen Geist im Spiel, aber keine Inkarnation; dann verlierst du 1 Qi.",
        Tile::Watchman => "Alle Spukfiguren auf einer Spieltafel kehren auf ihre Karten zurück.",
        Tile::Temple => {
            "Nimm einen Buddha; in einem späteren Zug kannst du ihn auf einen leeren Platz neben dir stellen."
        }
        Tile::Circle => "Lege einen Tao-Marker hierher: Jeder Geist seiner Farbe ist für alle um 1 schwächer.",
        Tile::Pavilion => {
            "Bewege einen Geist auf einen freien Platz, dann einen anderen Taoisten auf ein beliebiges Dorffeld."
        }
        Tile::TeaHouse => "Nimm einen Tao-Marker deiner Wahl und 1 Qi; dann kommt ein Geist ins Spiel.",
        Tile::School => "Ein einziger Wurf gegen alle Geister deiner Farbe oder alle schwarzen, wo sie auch liegen.",
        Tile::Calligrapher => {
            "Tausche ein offenes Blutmantra gegen eines derselben Stufe, lege 1 Qi aus dem Vorrat auf ein Blutmantra, \
             oder tu beides."
        }
    }
}

pub(crate) fn power_help(power: Power) -> &'static str {
    match power {
        Power::TwinWinds => {
            "Bewege vor oder nach deiner Bewegung, je nach Regelfassung, einen anderen Taoisten um ein Dorffeld."
        }
        Power::Spires => "Deine Bewegung darf auf ein beliebiges Dorffeld führen.",
        Power::Strength => "Du wirfst bei Austreibungen auch den grauen Würfel und nie den Fluchwürfel.",
        Power::Favourite => "Nach deinem Wurf darfst du einmal beliebig viele der Würfel neu werfen.",
        Power::SecondWind => "Bitte deinen Dorfbewohner zweimal um Hilfe oder versuche zwei Austreibungen.",
        Power::HeavenlyGust => {
            "Bitte deinen Dorfbewohner um Hilfe und versuche eine Austreibung, in beliebiger Reihenfolge."
        }
        Power::Mantra => "Lege vor deiner Bewegung die Schriftrolle auf einen beliebigen Geist: Er ist um 1 schwächer.",
        Power::Pockets => "Nimm vor deiner Bewegung einen Tao-Marker deiner Wahl.",
    }
}
