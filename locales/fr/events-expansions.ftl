## White Moon

event-villager-revealed = Un villageois de la famille { $family } est révélé { NAME($tile, form: "to") }.
event-villager-moved = Un villageois de la famille { $family } arrive { NAME($tile, form: "to") }.
event-villager-saved = Un villageois de la famille { $family } est sauvé.
event-villager-died = Un villageois de la famille { $family } meurt { NAME($tile, form: "to") }.
event-villager-returned = Un villageois de la famille { $family } revient à la vie { NAME($tile, form: "to") }.
event-family-saved = La famille { $family } est sauvée et remercie { $taoist }.
event-taoist-laid-down = { $taoist } se retrouve à terre.
event-taoist-stood-up = { $taoist } se relève.
event-tao-left = { $taoist } perd un Tao { $tao }, qui quitte la partie.
event-tao-left-bank = Un Tao { $tao } de la réserve quitte la partie.
event-su-ling-placed = Su-Ling est placée devant { $space }.
event-su-ling-returned = Su-Ling quitte les plateaux.
event-crystal-gained = { $taoist } reçoit un cristal de lune.
event-crystal-spent = { $taoist } dépense un cristal de lune.
event-crystal-placed = Un cristal de lune est posé sur le piédestal { NAME($tile, form: "of") }.
event-barrier-began = La barrière mystique s'élève.
event-barrier-rolls = Les dés de la barrière sont lancés pour le { $board }.
event-barrier-spent = Un cristal de la barrière est dépensé.
event-barrier-ended = La barrière mystique prend fin.
event-training-began = { $taoist } s'entraîne contre tous les fantômes { NAME($tao, form: "plural") }.
event-artifact-gained = { $taoist } reçoit { NAME($artifact, form: "the") }.
event-artifact-used = { $taoist } utilise { NAME($artifact, form: "the") }.
event-die-turned = { $taoist } tourne un dé { $face } sur sa face blanche.
event-stone-void = L'Armure des esprits annule la pierre gauche { NAME($card, form: "of") }.
event-portal-taken = Le portail est retenu par le Gardien du portail.
event-portal-returned = Le portail est de retour sur sa tuile.
event-ghosts-left = { $number ->
    [one] { $number } fantôme du bas de la pioche quitte la partie.
   *[other] { $number } fantômes du bas de la pioche quittent la partie.
}
event-shapeshifted = Le Métamorphe se déplace de { $from } vers { $to }.
event-on-deck = { CAPITAL(NAME($card, form: "the")) } { is } sur le dessus de la pioche.

## Black Secret. A space of the Catacombs goes by the tile above it.

event-curse-revealed = La malédiction « { $curse } » est révélée.
event-curse-thrown = Wu-Feng lance la malédiction « { $curse } ».
event-curses-renewed = Toutes les malédictions sont rassemblées et mélangées, puis on en pioche de nouvelles.
event-mantra-revealed = Le Mantra de sang « { $mantra } » est révélé.
event-qi-laid = Un Qi est posé sur « { $mantra } ».
event-mantra-triggered = { $taoist } déclenche le Mantra de sang « { $mantra } ».
event-mantra-swapped = Le Mantra de sang « { $old } » est échangé contre « { $new } ».
event-card-spent-on-demon = Wu-Feng défausse { NAME($card, form: "the") } pour invoquer un démon.
event-card-spent-on-curse = Wu-Feng défausse { NAME($card, form: "the") } pour lancer une malédiction.
event-demon-summoned = { CAPITAL(NAME($demon, form: "the")) } est invoqué sur la case sous { NAME($tile, form: "the") }.
event-demon-moved = { CAPITAL(NAME($demon, form: "the")) } passe sur la case sous { NAME($tile, form: "the") }.
event-demon-searched = { CAPITAL(NAME($demon, form: "the")) } fouille la case sous { NAME($tile, form: "the") }.
event-demon-exorcised = { CAPITAL(NAME($demon, form: "the")) } est exorcisé sur la case sous { NAME($tile, form: "the") }.
event-demon-home = { CAPITAL(NAME($demon, form: "the")) } retourne sur le plateau de Wu-Feng.
event-token-revealed = Jeton révélé sous { NAME($tile, form: "the") } : { $token }.
event-shadow-came = La troisième Urne amène l'Ombre sur la case sous { NAME($tile, form: "the") }.
event-shadow-moved-under = L'Ombre passe sur la case sous { NAME($tile, form: "the") }.
event-shadow-moved-on = L'Ombre va { NAME($tile, form: "to") }.
event-shadow-attacked = L'Ombre attaque et obtient { $dice }.
event-shadow-cursed = L'Ombre lance le dé de malédiction depuis { NAME($tile, form: "the") }.
event-skeleton-placed = Un squelette est posé sur { $space }.
event-skeleton-left = Le squelette de { $space } disparaît.
event-ladder-removed = L'échelle { NAME($tile, form: "of") } disparaît.
event-ladder-returned = L'échelle { NAME($tile, form: "of") } est remise.
event-went-down = { $taoist } descend par l'échelle sur la case sous { NAME($tile, form: "the") }.
event-went-up = { $taoist } monte par l'échelle { NAME($tile, form: "to") }.
event-summoning-drawn = Une carte d'Invocation est piochée.
event-incarnation-taken = Wu-Feng pioche l'incarnation { $card }, qui rejoint sa main.
# The same for those who must not see the card.
event-incarnation-taken-unseen = Wu-Feng pioche une incarnation, qui rejoint sa main.
event-incarnation-played = Wu-Feng joue { NAME($card, form: "the") } de sa main.
event-power-off-a-turn = Le pouvoir du { $board } est bloqué jusqu'à la fin de son prochain tour.
event-power-back = Le pouvoir du { $board } est de retour.
event-curses-forbidden = Wu-Feng ne peut pas lancer de malédiction pour l'instant.
event-curses-allowed = Wu-Feng peut de nouveau lancer des malédictions.
event-yin-yang-lost = { $taoist } perd son Yin-Yang.
event-crystal-returned = { $taoist } rend un cristal de lune à la réserve.
event-pedestal-cleared = Le cristal du piédestal { NAME($tile, form: "of") } retourne à la réserve.
event-mantra-laid-on-demon = Le Mantra est posé sur { NAME($demon, form: "the") }.
