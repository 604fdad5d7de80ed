## White Moon

event-villager-revealed = { CAPITAL(NAME($tile, form: "on")) } si scopre un abitante della famiglia { $family }.
event-villager-moved = Un abitante della famiglia { $family } arriva { NAME($tile, form: "to") }.
event-villager-saved = Un abitante della famiglia { $family } è salvo.
event-villager-died = Un abitante della famiglia { $family } muore { NAME($tile, form: "on") }.
event-villager-returned = Un abitante della famiglia { $family } torna in vita { NAME($tile, form: "on") }.
event-family-saved = La famiglia { $family } è salva e ringrazia { $taoist }.
event-taoist-laid-down = { $taoist } cade a terra.
event-taoist-stood-up = { $taoist } si rialza.
event-tao-left = Un Tao { $tao } di { $taoist } lascia il gioco.
event-tao-left-bank = Un Tao { $tao } della riserva lascia il gioco.
event-su-ling-placed = Su-Ling va davanti allo { $space }.
event-su-ling-returned = Su-Ling lascia le plance.
event-crystal-gained = { $taoist } riceve un Cristallo di Luna.
event-crystal-spent = { $taoist } spende un Cristallo di Luna.
event-crystal-placed = Un Cristallo di Luna va sul piedistallo { NAME($tile, form: "of") }.
event-barrier-began = Si alza la Barriera Mistica.
event-barrier-rolls = Si tirano i dadi della Barriera per la { $board }.
event-barrier-spent = Si spende un cristallo della Barriera.
event-barrier-ended = La Barriera Mistica finisce.
event-training-began = { $taoist } si allena contro tutti i fantasmi { NAME($tao, form: "plural") }.
event-artifact-gained = { $taoist } riceve { NAME($artifact, form: "the") }.
event-artifact-used = { $taoist } usa { NAME($artifact, form: "the") }.
event-die-turned = { $taoist } gira un dado { $face } sul bianco.
event-stone-void = L'Armatura degli Spiriti annulla la pietra sinistra { NAME($card, form: "of") }.
event-portal-taken = Il Guardiano del Portale prende il Portale.
event-portal-returned = Il Portale torna sulla sua tessera.
event-ghosts-left = { $number ->
    [one] { $number } fantasma in fondo al mazzo lascia
   *[other] { $number } fantasmi in fondo al mazzo lasciano
} il gioco.
event-shapeshifted = Il Mutaforma si sposta dallo { $from } allo { $to }.
event-on-deck = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] vanno
   *[singular] va
} in cima al mazzo.

## Black Secret. A space of the Catacombs goes by the tile above it.

event-curse-revealed = Si scopre la maledizione “{ $curse }”.
event-curse-thrown = Wu-Feng scaglia la maledizione “{ $curse }”.
event-curses-renewed = Tutte le maledizioni si raccolgono, si mescolano e si ripescano.
event-mantra-revealed = Si scopre il Mantra di Sangue “{ $mantra }”.
event-qi-laid = Un Qi va su “{ $mantra }”.
event-mantra-triggered = { $taoist } innesca il Mantra di Sangue “{ $mantra }”.
event-mantra-swapped = Il Mantra di Sangue “{ $old }” viene scambiato con “{ $new }”.
event-card-spent-on-demon = Wu-Feng scarta { NAME($card, form: "the") } per evocare un demone.
event-card-spent-on-curse = Wu-Feng scarta { NAME($card, form: "the") } per scagliare una maledizione.
event-demon-summoned = { CAPITAL(NAME($demon, form: "the")) } viene evocato sullo spazio sotto { NAME($tile, form: "the") }.
event-demon-moved = { CAPITAL(NAME($demon, form: "the")) } va sullo spazio sotto { NAME($tile, form: "the") }.
event-demon-searched = { CAPITAL(NAME($demon, form: "the")) } cerca sotto { NAME($tile, form: "the") }.
event-demon-exorcised = { CAPITAL(NAME($demon, form: "the")) } viene esorcizzato sullo spazio sotto { NAME($tile, form: "the") }.
event-demon-home = { CAPITAL(NAME($demon, form: "the")) } torna sulla plancia di Wu-Feng.
event-token-revealed = Scoperto sotto { NAME($tile, form: "the") }: { $token }.
event-shadow-came = La terza Urna porta l'Ombra sullo spazio sotto { NAME($tile, form: "the") }.
event-shadow-moved-under = L'Ombra va sullo spazio sotto { NAME($tile, form: "the") }.
event-shadow-moved-on = L'Ombra va { NAME($tile, form: "on") }.
event-shadow-attacked = L'Ombra attacca e tira { $dice }.
event-shadow-cursed = L'Ombra { NAME($tile, form: "on") } tira il dado Maledizione.
event-skeleton-placed = Uno scheletro va sullo { $space }.
event-skeleton-left = Lo scheletro sullo { $space } sparisce.
event-ladder-removed = La scala { NAME($tile, form: "of") } sparisce.
event-ladder-returned = La scala { NAME($tile, form: "of") } torna al suo posto.
event-went-down = { $taoist } scende per la scala sullo spazio sotto { NAME($tile, form: "the") }.
event-went-up = { $taoist } sale per la scala { NAME($tile, form: "to") }.
event-summoning-drawn = Pescata una carta Evocazione.
event-incarnation-taken = Wu-Feng pesca l'incarnazione { $card } e l'aggiunge alla sua mano.
# The same for those who must not see the card.
event-incarnation-taken-unseen = Wu-Feng pesca un'incarnazione e l'aggiunge alla sua mano.
event-incarnation-played = Wu-Feng gioca { NAME($card, form: "the") } dalla mano.
event-power-off-a-turn = Il potere della { $board } è bloccato fino alla fine del suo prossimo turno.
event-power-back = Il potere della { $board } torna attivo.
event-curses-forbidden = Per ora Wu-Feng non può scagliare maledizioni.
event-curses-allowed = Wu-Feng può di nuovo scagliare maledizioni.
event-yin-yang-lost = { $taoist } perde lo Yin-Yang.
event-crystal-returned = Un Cristallo di Luna di { $taoist } torna nella riserva.
event-pedestal-cleared = Il cristallo sul piedistallo { NAME($tile, form: "of") } torna nella riserva.
event-mantra-laid-on-demon = Il Mantra va { NAME($demon, form: "on") }.
