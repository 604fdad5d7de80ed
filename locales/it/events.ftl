## What happened, a sentence each.

event-turn-began = Inizia il turno della { $board }.
event-yang-began = Inizia lo Yang di { $taoist }.
event-figure-advanced = La miniatura { NAME($card, form: "of") } avanza sulla prima pietra.
event-figure-returned-after-haunting = La miniatura { NAME($card, form: "of") } raggiunge la seconda pietra e torna sulla carta.
event-figure-driven-back = La miniatura { NAME($card, form: "of") } viene rimandata sulla carta.
event-tile-haunted = { CAPITAL(NAME($tile, form: "the")) } diventa infestat{ NAME($tile, form: "ending") }.
event-tile-restored = { CAPITAL(NAME($tile, form: "the")) } torna attiv{ NAME($tile, form: "ending") }.
event-nothing-to-haunt = Nella linea dello { $space } non resta nessuna tessera da infestare.
event-overrun = I fantasmi occupano tutti e tre gli spazi della { $board }.
event-no-free-space = Dovrebbe entrare un fantasma, ma tutti e dodici gli spazi sono occupati.
event-card-drawn = Pescat{ NAME($card, form: "ending") } { NAME($card, form: "the") }.
event-card-placed = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] vanno
   *[singular] va
} sullo { $space }.
event-buddha-returned = Il Buddha sullo { $space } torna al Tempio Buddista.
# $by: the Sorcerer's Hut, a Blood Mantra or a Buddha.
event-ghost-discarded = { CAPITAL(NAME($card, form: "the")) } sullo { $space } { gets } scartat{ NAME($card, form: "ending") } { $by ->
    [hut] dalla Capanna dello Stregone
    [mantra] da un Mantra di Sangue
   *[buddha] dal Buddha
}.
event-ghost-exorcised = { CAPITAL(NAME($card, form: "the")) } sullo { $space } { gets } esorcizzat{ NAME($card, form: "ending") }.
event-ghost-moved = { CAPITAL(NAME($card, form: "the")) } { gets } spostat{ NAME($card, form: "ending") } dallo { $from } allo { $to }.
effect-power-off = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] bloccano
   *[singular] blocca
} il potere della { $board }.
effect-all-powers-off = Nessun potere funziona finché { NAME($card, form: "the") } { is } in gioco.
effect-tao-off = Nessuno può spendere Tao finché { NAME($card, form: "the") } { is } in gioco.
effect-die-captive = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] catturano
   *[singular] cattura
} un dado Tao.
effect-other = Inizia l'effetto { NAME($card, form: "of") } sullo { $space }.
event-no-die-to-hold = { CAPITAL(NAME($card, form: "the")) } non { NAME($card, form: "number") ->
    [plural] trovano
   *[singular] trova
} nessun dado Tao libero da catturare.
event-circle-cleared = Il Tao { $tao } sul Cerchio di Preghiera torna nella riserva.
event-circle-set = Un Tao { $tao } va sul Cerchio di Preghiera.
event-curse-rolled = Il dado Maledizione per la { $board } mostra: { $face }.
event-curse-spared = Forza della Montagna risparmia a { $taoist } il dado Maledizione.
event-curse-rerolled = { $taoist } rilancia il dado Maledizione.
event-tao-rolled = { $taoist } tira { $dice }.
event-tao-rerolled = { $taoist } rilancia { COUNT($dice) ->
    [one] il dado
   *[other] i dadi
} { $dice }.
event-qi-lost = { $taoist } perde 1 Qi.
event-qi-gained = { $taoist } guadagna 1 Qi.
# The bank could not pay it.
event-no-qi-left = Nella riserva non resta Qi per { $taoist }.
event-no-tao-left = { $tao ->
    [none] Nella riserva non restano Tao per { $taoist }.
   *[other] Nella riserva non restano Tao { NAME($tao, form: "plural") } per { $taoist }.
}
event-tao-discarded = { $taoist } scarta un Tao { $tao }.
event-tao-lost = { $taoist } perde un Tao { $tao }.
event-tao-spent = { $taoist } spende un Tao { $tao }.
event-tao-gained = { $taoist } prende un Tao { $tao }.
event-yin-yang-spent = { $taoist } spende lo Yin-Yang.
event-yin-yang-gained = { $taoist } riceve lo Yin-Yang.
event-taoist-died = { $taoist } muore.
event-board-possessed = La { $board } diventa posseduta.
event-taoist-revived = { $taoist } torna in vita al Cimitero.
event-taoist-moved = { $taoist } va { NAME($tile, form: "to") }.
event-taoist-was-moved = { $taoist } è ora { NAME($tile, form: "on") }.
event-help-asked = { $taoist } chiede aiuto { NAME($tile, form: "to") }.
event-exorcism-began = { $taoist } inizia un esorcismo.
event-exorcism-failed = L'esorcismo di { $taoist } fallisce.
event-power-used = { $taoist } usa il potere della { $board }.
event-token-spent = { $taoist } spende un gettone potere e prende in prestito il potere della { $board }.
event-token-taken = { $taoist } prende un gettone potere dalla tessera centrale.
event-mantra-laid = Il Mantra va sul fantasma sullo { $space }.
event-mantra-returned = Il Mantra lascia il suo fantasma.
event-buddha-taken = { $taoist } prende un Buddha dal Tempio Buddista.
event-buddha-placed = { $taoist } piazza un Buddha sullo { $space }.

# "è" or "sono", as the name of the card asks.
is = { NAME($card, form: "number") ->
    [plural] sono
   *[singular] è
}
# The same of what is done to it: "viene" or "vengono".
gets = { NAME($card, form: "number") ->
    [plural] vengono
   *[singular] viene
}
