## Why something is refused. With the words of the rule, if it has any.

refusal-game-over = Die Partie ist zu Ende. { $ending }
refusal-awaits-chance = Jetzt gibt es nichts zu wählen: Erst muss eine Karte gezogen oder ein Würfel geworfen werden.
refusal-awaits-choice = Jetzt ist keine Karte und kein Würfel fällig: Erst muss ein Spieler wählen.
refusal-awaits-other-chance = Jetzt nicht. { $chance }
refusal-breaks = Nicht erlaubt nach Regel { $rule }{ refusal-words }
refusal-impossible = Unmöglich nach Regel { $rule }{ refusal-words }
refusal-words = { $words ->
    [none] .
   *[other] : { $words }
}

## How a game ended.

ending-won = Die Spieler gewinnen: Alle Inkarnationen von Wu-Feng sind ausgetrieben.
ending-all-dead = Die Spieler verlieren: Kein Taoist ist mehr am Leben.
ending-village-lost = Die Spieler verlieren: Auf zu vielen Dorffeldern spukt es.
ending-deck-empty = Die Spieler verlieren: Die letzte Karte ist gezogen und Wu-Feng noch nicht vertrieben.
ending-graveyard = Die Spieler verlieren: Zwölf Dorfbewohner liegen auf dem Gräberfeld.
ending-nothing-to-haunt = Die Spieler verlieren: Ein Geist findet in seiner Reihe kein Dorffeld mehr zum Spuken.

# The same where Wu-Feng is a player.
ending-wu-feng-won = Die Taoisten gewinnen: Keine Beschwörungskarte und keine Inkarnation ist mehr übrig.
ending-wu-feng-all-dead = Wu-Feng gewinnt: Kein Taoist ist mehr am Leben.
ending-wu-feng-village-lost = Wu-Feng gewinnt: Auf zu vielen Dorffeldern spukt es.
ending-wu-feng-deck-empty = Wu-Feng gewinnt: Er hat die letzte Karte gezogen.
ending-wu-feng-graveyard = Wu-Feng gewinnt: Zwölf Dorfbewohner liegen auf dem Gräberfeld.
ending-wu-feng-nothing-to-haunt = Wu-Feng gewinnt: Ein Geist findet in seiner Reihe kein Dorffeld mehr zum Spuken.

## What it is worth.

score-victory = Sieg
score-qi = Qi der lebenden Taoisten
score-deck = Geister im Geisterstapel
score-dead = Tote Taoisten
score-haunted = Dorffelder mit Spuk
score-incarnations = Ausgetriebene Inkarnationen
score-villagers = Gerettete Dorfbewohner
score-portal = Ort des Portals
score-black-secret = Black Secret
score-total = Summe

# Words of somebody else, such as the system, which no language changes.
verbatim = { $words }
