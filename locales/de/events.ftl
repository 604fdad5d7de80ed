## What happened, a sentence each.

event-turn-began = Die { $board } ist am Zug.
event-yang-began = Die Yang-Phase von { $taoist } beginnt.
event-figure-advanced = Die Spukfigur auf { NAME($space, form: "dative") } rückt auf das Spukfeld vor.
event-figure-returned-after-haunting = Die Spukfigur auf { NAME($space, form: "dative") } erreicht die Spukzone und kehrt auf ihre Karte zurück.
event-figure-driven-back = Die Spukfigur auf { NAME($space, form: "dative") } wird auf ihre Karte zurückgetrieben.
event-tile-haunted = Ab jetzt spukt es { NAME($tile, form: "at") }.
event-tile-restored = Der Spuk { NAME($tile, form: "at") } ist vertrieben.
event-nothing-to-haunt = { CAPITAL(NAME($space, form: "from")) } aus kann es nirgends mehr spuken.
event-overrun = Auf allen drei Plätzen { NAME($board, form: "genitive") } liegen Geister.
event-no-free-space = Ein Geist müsste ins Spiel kommen, aber alle zwölf Plätze sind besetzt.
event-card-drawn = { $card } { is } gezogen.
event-card-placed = { $card } { NAME($card, form: "number") ->
    [plural] kommen
   *[singular] kommt
} auf { NAME($space, form: "accusative") }.
event-buddha-returned = Der Buddha auf { NAME($space, form: "dative") } kehrt in den Buddhistischen Tempel zurück.
# $by: the Sorcerer's Hut, a Blood Mantra or a Buddha.
event-ghost-discarded = { $card } auf { NAME($space, form: "dative") } { is } { $by ->
    [hut] von der Hexe
    [mantra] durch ein Blutmantra
   *[buddha] vom Buddha
} vernichtet.
event-ghost-exorcised = { $card } auf { NAME($space, form: "dative") } { is } ausgetrieben.
event-ghost-moved = { $card } { NAME($card, form: "number") ->
    [plural] wechseln
   *[singular] wechselt
} { NAME($from, form: "from") } auf { NAME($to, form: "accusative") }.
effect-power-off = { $card } { NAME($card, form: "number") ->
    [plural] blockieren
   *[singular] blockiert
} die Kraft { NAME($board, form: "genitive") }.
effect-all-powers-off = { $card } { NAME($card, form: "number") ->
    [plural] blockieren
   *[singular] blockiert
} alle Kräfte.
effect-tao-off = Solange { $card } im Spiel { NAME($card, form: "number") ->
    [plural] sind
   *[singular] ist
}, darf niemand Tao-Marker ausgeben.
effect-die-captive = { $card } { NAME($card, form: "number") ->
    [plural] stehlen
   *[singular] stiehlt
} einen Tao-Würfel.
effect-other = { $card } auf { NAME($space, form: "dative") } { NAME($card, form: "number") ->
    [plural] beginnen
   *[singular] beginnt
} zu wirken.
event-no-die-to-hold = { $card } { NAME($card, form: "number") ->
    [plural] finden
   *[singular] findet
} keinen freien Tao-Würfel zum Stehlen.
event-circle-cleared = Der { NAME($tao, form: "e") } Tao-Marker auf dem Gebetskreis geht in den Vorrat zurück.
event-circle-set = Ein { NAME($tao, form: "er") } Tao-Marker kommt auf den Gebetskreis.
event-curse-rolled = Der Fluchwürfel für die { $board } zeigt: { $face }.
event-curse-spared = Dank der Kraft des Bambus muss { $taoist } den Fluchwürfel nicht werfen.
event-curse-rerolled = { $taoist } wirft den Fluchwürfel neu.
event-tao-rolled = { $taoist } würfelt { $dice }.
event-tao-rerolled = { $taoist } nimmt { $dice } auf und würfelt neu.
event-qi-lost = { $taoist } verliert 1 Qi.
event-qi-gained = { $taoist } bekommt 1 Qi.
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
