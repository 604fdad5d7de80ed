## What happened, a sentence each.

event-turn-began = Die { $board } ist am Zug.
event-yang-began = Die Yang-Phase von { $taoist } beginnt.
# The haunting figure of a card; its space is $space.
haunter = Die Spukfigur { NAME($card, form: "genitive") }
event-figure-advanced = { haunter } rückt auf das Spukfeld vor.
event-figure-returned-after-haunting = { haunter } erreicht die Spukzone und kehrt auf ihre Karte zurück.
event-figure-driven-back = { haunter } wird auf ihre Karte zurückgetrieben.
event-tile-haunted = Ab jetzt spukt es { NAME($tile, form: "at") }.
event-tile-restored = Der Spuk { NAME($tile, form: "at") } ist vertrieben.
event-nothing-to-haunt = { CAPITAL(NAME($space, form: "from")) } aus kann es nirgends mehr spuken.
event-overrun = Auf allen drei Plätzen { NAME($board, form: "genitive") } liegen Geister.
event-no-free-space = Ein Geist müsste ins Spiel kommen, aber alle zwölf Plätze sind besetzt.
event-card-drawn = { CAPITAL(NAME($card, form: "the")) } { is } gezogen.
event-card-placed = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] kommen
   *[singular] kommt
} auf { NAME($space, form: "accusative") }.
event-buddha-returned = Der Buddha auf { NAME($space, form: "dative") } kehrt in den Buddhistischen Tempel zurück.
# $by: the Sorcerer's Hut, a Blood Mantra or a Buddha.
event-ghost-discarded = { CAPITAL(NAME($card, form: "the")) } auf { NAME($space, form: "dative") } { is } { $by ->
    [hut] von der Hexe
    [mantra] durch ein Blutmantra
   *[buddha] vom Buddha
} vernichtet.
event-ghost-exorcised = { CAPITAL(NAME($card, form: "the")) } auf { NAME($space, form: "dative") } { is } ausgetrieben.
event-ghost-moved = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] wechseln
   *[singular] wechselt
} { NAME($from, form: "from") } auf { NAME($to, form: "accusative") }.
effect-power-off = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] blockieren
   *[singular] blockiert
} die Kraft { NAME($board, form: "genitive") }.
effect-all-powers-off = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] blockieren
   *[singular] blockiert
} alle Kräfte.
effect-tao-off = Solange { NAME($card, form: "the") } im Spiel { NAME($card, form: "number") ->
    [plural] sind
   *[singular] ist
}, darf niemand Tao-Marker ausgeben.
effect-die-captive = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] stehlen
   *[singular] stiehlt
} einen Tao-Würfel.
effect-other = { CAPITAL(NAME($card, form: "the")) } auf { NAME($space, form: "dative") } { NAME($card, form: "number") ->
    [plural] beginnen
   *[singular] beginnt
} zu wirken.
event-no-die-to-hold = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] finden
   *[singular] findet
} keinen freien Tao-Würfel zum Stehlen.
event-circle-cleared = Der { NAME($tao, form: "e") } Tao-Marker auf dem Gebetskreis geht in den Vorrat zurück.
event-circle-set = Ein { NAME($tao, form: "er") } Tao-Marker kommt auf den Gebetskreis.
event-curse-rolled = Der Fluchwürfel für die { $board } zeigt: { $face }.
event-curse-spared = Dank der Kraft des Bambus muss { $taoist } den Fluchwürfel nicht werfen.
event-curse-rerolled = { $taoist } wirft den Fluchwürfel neu.
event-tao-rolled = { $taoist } würfelt { $dice }.
event-tao-rerolled = { $taoist } würfelt { $dice } neu.
event-qi-lost = { $taoist } verliert 1 Qi.
event-qi-gained = { $taoist } bekommt 1 Qi.
# The bank could not pay it.
event-no-qi-left = Im Vorrat ist kein Qi mehr für { $taoist }.
event-no-tao-left = { $tao ->
    [none] Im Vorrat ist kein Tao-Marker mehr für { $taoist }.
   *[other] Im Vorrat ist kein { NAME($tao, form: "er") } Tao-Marker mehr für { $taoist }.
}
event-tao-discarded = { $taoist } legt einen { NAME($tao, form: "en") } Tao-Marker ab.
event-tao-lost = { $taoist } verliert einen { NAME($tao, form: "en") } Tao-Marker.
event-tao-spent = { $taoist } gibt einen { NAME($tao, form: "en") } Tao-Marker aus.
event-tao-gained = { $taoist } nimmt einen { NAME($tao, form: "en") } Tao-Marker.
event-yin-yang-spent = { $taoist } setzt das Yin-Yang ein.
event-yin-yang-gained = { $taoist } bekommt das Yin-Yang.
event-taoist-died = { $taoist } stirbt.
event-board-possessed = Die { $board } ist jetzt besessen.
event-taoist-revived = { $taoist } kehrt auf dem Friedhof ins Leben zurück.
event-taoist-moved = { $taoist } geht { NAME($tile, form: "to") }.
event-taoist-was-moved = { $taoist } wird { NAME($tile, form: "to") } bewegt.
event-help-asked = { $taoist } bittet { NAME($tile, form: "at") } um Hilfe.
event-exorcism-began = { $taoist } beginnt eine Austreibung.
event-exorcism-failed = Die Austreibung von { $taoist } misslingt.
event-power-used = { $taoist } nutzt die Kraft { NAME($board, form: "genitive") }.
event-token-spent = { $taoist } setzt einen Kraftmarker ein und leiht sich die Kraft { NAME($board, form: "genitive") }.
event-token-taken = { $taoist } nimmt einen Kraftmarker vom mittleren Dorffeld.
event-mantra-laid = Der Geist auf { NAME($space, form: "dative") } bekommt die Schriftrolle.
event-mantra-returned = Die Schriftrolle löst sich von ihrem Geist.
event-buddha-taken = { $taoist } nimmt einen Buddha aus dem Buddhistischen Tempel.
event-buddha-placed = { $taoist } stellt einen Buddha auf { NAME($space, form: "accusative") }.

# "wird" or "werden", as the name of the card asks.
is = { NAME($card, form: "number") ->
    [plural] werden
   *[singular] wird
}
