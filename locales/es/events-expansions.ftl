## White Moon

event-villager-revealed = Se revela un aldeano de la familia { $family } en { NAME($tile, form: "the") }.
event-villager-moved = Un aldeano de la familia { $family } llega { NAME($tile, form: "to") }.
event-villager-saved = Se salva un aldeano de la familia { $family }.
event-villager-died = Un aldeano de la familia { $family } muere en { NAME($tile, form: "the") }.
event-villager-returned = Un aldeano de la familia { $family } vuelve a la vida en { NAME($tile, form: "the") }.
event-family-saved = La familia { $family } está a salvo y se lo agradece a { $taoist }.
event-taoist-laid-down = { $taoist } cae al suelo.
event-taoist-stood-up = { $taoist } se levanta.
event-tao-left = Un Tao { $tao } de { $taoist } sale de la partida.
event-tao-left-bank = Un Tao { $tao } de la reserva sale de la partida.
event-su-ling-placed = Su-Ling se coloca ante la { $space }.
event-su-ling-returned = Su-Ling deja los tableros.
event-crystal-gained = { $taoist } recibe un Cristal lunar.
event-crystal-spent = { $taoist } gasta un Cristal lunar.
event-crystal-placed = Un Cristal lunar va al pedestal { NAME($tile, form: "of") }.
event-barrier-began = La Barrera mística se alza.
event-barrier-rolls = Se tiran los dados de la Barrera por el { $board }.
event-barrier-spent = Se gasta un cristal de la Barrera.
event-barrier-ended = La Barrera mística termina.
event-training-began = { $taoist } entrena contra todos los fantasmas { NAME($tao, form: "plural") }.
event-artifact-gained = { $taoist } recibe { NAME($artifact, form: "the") }.
event-artifact-used = { $taoist } usa { NAME($artifact, form: "the") }.
event-die-turned = { $taoist } gira a blanco un dado { $face }.
event-stone-void = La Armadura espiritual anula la piedra izquierda { NAME($card, form: "of") }.
event-portal-taken = El Guardián del portal se lleva el Portal.
event-portal-returned = El Portal vuelve a su loseta.
event-ghosts-left = { $number ->
    [one] El fantasma de más abajo del mazo sale
   *[other] Los { $number } fantasmas de más abajo del mazo salen
} de la partida.
event-shapeshifted = El Cambiaformas pasa de la { $from } a la { $to }.
event-on-deck = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] quedan
   *[singular] queda
} encima del mazo.

## Black Secret. A space of the Catacombs goes by the tile above it.

event-curse-revealed = Se revela la maldición «{ $curse }».
event-curse-thrown = Wu-Feng lanza la maldición «{ $curse }».
event-curses-renewed = Todas las maldiciones se recogen, se barajan y se roban de nuevo.
event-mantra-revealed = Se revela el Mantra de sangre «{ $mantra }».
event-qi-laid = Un Qi va a «{ $mantra }».
event-mantra-triggered = { $taoist } activa el Mantra de sangre «{ $mantra }».
event-mantra-swapped = El Mantra de sangre «{ $old }» se cambia por «{ $new }».
event-card-spent-on-demon = Wu-Feng descarta { NAME($card, form: "the") } para invocar un demonio.
event-card-spent-on-curse = Wu-Feng descarta { NAME($card, form: "the") } para lanzar una maldición.
event-demon-summoned = { CAPITAL(NAME($demon, form: "the")) } es invocado en la casilla bajo { NAME($tile, form: "the") }.
event-demon-moved = { CAPITAL(NAME($demon, form: "the")) } se mueve a la casilla bajo { NAME($tile, form: "the") }.
event-demon-searched = { CAPITAL(NAME($demon, form: "the")) } busca en la casilla bajo { NAME($tile, form: "the") }.
event-demon-exorcised = { CAPITAL(NAME($demon, form: "the")) } queda exorcizado en la casilla bajo { NAME($tile, form: "the") }.
event-demon-home = { CAPITAL(NAME($demon, form: "the")) } vuelve al tablero de Wu-Feng.
event-token-revealed = Revelado bajo { NAME($tile, form: "the") }: { $token }.
event-shadow-came = La tercera Urna trae a la Sombra a la casilla bajo { NAME($tile, form: "the") }.
event-shadow-moved-under = La Sombra se mueve a la casilla bajo { NAME($tile, form: "the") }.
event-shadow-moved-on = La Sombra se mueve { NAME($tile, form: "to") }.
event-shadow-attacked = La Sombra ataca y tira: { $dice }.
event-shadow-cursed = La Sombra tira el dado de maldición en { NAME($tile, form: "the") }.
event-skeleton-placed = Se coloca un esqueleto en la { $space }.
event-skeleton-left = El esqueleto de la { $space } desaparece.
event-ladder-removed = Desaparece la escalera { NAME($tile, form: "of") }.
event-ladder-returned = Se repone la escalera { NAME($tile, form: "of") }.
event-went-down = { $taoist } baja por la escalera a la casilla bajo { NAME($tile, form: "the") }.
event-went-up = { $taoist } sube por la escalera { NAME($tile, form: "to") }.
event-summoning-drawn = Se roba una carta de Invocación.
event-incarnation-taken = Wu-Feng roba a su mano la encarnación { $card }.
# The same for those who must not see the card.
event-incarnation-taken-unseen = Wu-Feng roba una encarnación a su mano.
event-incarnation-played = Wu-Feng juega { NAME($card, form: "the") } de su mano.
event-power-off-a-turn = El poder del { $board } queda bloqueado hasta el final de su próximo turno.
event-power-back = El poder del { $board } vuelve a funcionar.
event-curses-forbidden = Por ahora Wu-Feng no puede lanzar maldiciones.
event-curses-allowed = Wu-Feng puede volver a lanzar maldiciones.
event-yin-yang-lost = { $taoist } pierde el Yin-Yang.
event-crystal-returned = Un Cristal lunar de { $taoist } vuelve a la reserva.
event-pedestal-cleared = El cristal del pedestal { NAME($tile, form: "of") } vuelve a la reserva.
event-mantra-laid-on-demon = El Mantra va sobre { NAME($demon, form: "the") }.
