## What happened, a sentence each.

event-turn-began = Empieza el turno del { $board }.
event-yang-began = Empieza el Yang de { $taoist }.
event-figure-advanced = La figura { NAME($card, form: "of") } avanza a la primera piedra.
event-figure-returned-after-haunting = La figura { NAME($card, form: "of") } llega a la segunda piedra y vuelve a su carta.
event-figure-driven-back = Se devuelve a su carta la figura { NAME($card, form: "of") }.
event-tile-haunted = { CAPITAL(NAME($tile, form: "the")) } queda encantad{ NAME($tile, form: "ending") }.
event-tile-restored = { CAPITAL(NAME($tile, form: "the")) } vuelve a estar activ{ NAME($tile, form: "ending") }.
event-nothing-to-haunt = En la línea de la { $space } no queda ninguna loseta que encantar.
event-overrun = Hay fantasmas en las tres casillas del { $board }.
event-no-free-space = Debería entrar un fantasma, pero las doce casillas están ocupadas.
event-card-drawn = Se { NAME($card, form: "number") ->
    [plural] roban
   *[singular] roba
} { NAME($card, form: "the") }.
event-card-placed = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] van
   *[singular] va
} a la { $space }.
event-buddha-returned = El Buda de la { $space } vuelve al Templo budista.
# $by: the Sorcerer's Hut, a Blood Mantra or a Buddha.
event-ghost-discarded = { $by ->
    [hut] La Cabaña del hechicero
    [mantra] Un Mantra de sangre
   *[buddha] El Buda
} descarta { NAME($card, form: "the") } de la { $space }.
event-ghost-exorcised = { CAPITAL(NAME($card, form: "the")) } de la { $space } { NAME($card, form: "number") ->
    [plural] quedan
   *[singular] queda
} exorcizad{ NAME($card, form: "ending") }.
event-ghost-moved = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] pasan
   *[singular] pasa
} de la { $from } a la { $to }.
effect-power-off = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] bloquean
   *[singular] bloquea
} el poder del { $board }.
effect-all-powers-off = Ningún poder funciona mientras { NAME($card, form: "the") } { NAME($card, form: "number") ->
    [plural] estén
   *[singular] esté
} en juego.
effect-tao-off = Nadie puede gastar Tao mientras { NAME($card, form: "the") } { NAME($card, form: "number") ->
    [plural] estén
   *[singular] esté
} en juego.
effect-die-captive = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] retienen
   *[singular] retiene
} desde ahora un dado Tao.
effect-other = Empieza el efecto { NAME($card, form: "of") } en la { $space }.
event-no-die-to-hold = No hay ningún dado Tao libre que { NAME($card, form: "the") } { NAME($card, form: "number") ->
    [plural] puedan
   *[singular] pueda
} retener.
event-circle-cleared = El Tao { $tao } del Círculo de oración vuelve a la reserva.
event-circle-set = Un Tao { $tao } va al Círculo de oración.
event-curse-rolled = El dado de maldición del { $board } muestra: { $face }.
event-curse-spared = La Fuerza de la montaña libra a { $taoist } del dado de maldición.
event-curse-rerolled = { $taoist } vuelve a tirar el dado de maldición.
event-tao-rolled = { $taoist } tira: { $dice }.
event-tao-rerolled = { $taoist } recoge { COUNT($dice) ->
    [one] el dado { $dice } para volver a tirarlo
   *[other] los dados { $dice } para volver a tirarlos
}.
event-qi-lost = { $taoist } pierde 1 Qi.
event-qi-gained = { $taoist } gana 1 Qi.
# The bank could not pay it.
event-no-qi-left = En la reserva no queda Qi para { $taoist }.
event-no-tao-left = { $tao ->
    [none] En la reserva no quedan Tao para { $taoist }.
   *[other] En la reserva no quedan Tao { NAME($tao, form: "plural") } para { $taoist }.
}
event-tao-discarded = { $taoist } descarta un Tao { $tao }.
event-tao-lost = { $taoist } pierde un Tao { $tao }.
event-tao-spent = { $taoist } gasta un Tao { $tao }.
event-tao-gained = { $taoist } toma un Tao { $tao }.
event-yin-yang-spent = { $taoist } gasta el Yin-Yang.
event-yin-yang-gained = { $taoist } recibe el Yin-Yang.
event-taoist-died = { $taoist } muere.
event-board-possessed = El { $board } queda poseído.
event-taoist-revived = { $taoist } vuelve a la vida en el Cementerio.
event-taoist-moved = { $taoist } va { NAME($tile, form: "to") }.
event-taoist-was-moved = { $taoist } pasa { NAME($tile, form: "to") }.
event-help-asked = { $taoist } pide ayuda { NAME($tile, form: "to") }.
event-exorcism-began = { $taoist } intenta un exorcismo.
event-exorcism-failed = El exorcismo de { $taoist } fracasa.
event-power-used = { $taoist } usa el poder del { $board }.
event-token-spent = { $taoist } gasta una ficha de poder y toma prestado el poder del { $board }.
event-token-taken = { $taoist } toma una ficha de poder de la loseta central.
event-mantra-laid = El Mantra va sobre el fantasma de la { $space }.
event-mantra-returned = El Mantra se retira de su fantasma.
event-buddha-taken = { $taoist } toma un Buda del Templo budista.
event-buddha-placed = { $taoist } coloca un Buda en la { $space }.

# "es" or "son", as the name of the card asks.
is = { NAME($card, form: "number") ->
    [plural] son
   *[singular] es
}
