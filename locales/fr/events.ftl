## What happened, a sentence each.

event-turn-began = Le tour du { $board } commence.
event-yang-began = { $taoist } commence son Yang.
# The haunting figure of a card; its space is $space.
event-figure-advanced = La figurine { NAME($card, form: "of") } avance sur la première pierre.
event-figure-returned-after-haunting = La figurine { NAME($card, form: "of") } atteint la seconde pierre et retourne sur sa carte.
event-figure-driven-back = La figurine { NAME($card, form: "of") } est ramenée sur sa carte.
event-tile-haunted = { CAPITAL(NAME($tile, form: "the")) } est désormais hanté{ NAME($tile, form: "ending") }.
event-tile-restored = { CAPITAL(NAME($tile, form: "the")) } est réactivé{ NAME($tile, form: "ending") }.
event-nothing-to-haunt = Il ne reste aucune tuile à hanter dans la ligne de { $space }.
event-overrun = Des fantômes occupent les trois emplacements du { $board }.
event-no-free-space = Un fantôme devrait entrer en jeu, mais les douze emplacements sont occupés.
event-card-drawn = { CAPITAL(NAME($card, form: "the")) } { is } pioché{ NAME($card, form: "ending") }.
event-card-placed = { CAPITAL(NAME($card, form: "the")) } { is } posé{ NAME($card, form: "ending") } sur { $space }.
event-buddha-returned = Le Bouddha de { $space } retourne au Temple bouddhiste.
# $by: the Sorcerer's Hut, a Blood Mantra or a Buddha.
event-ghost-discarded = { CAPITAL(NAME($card, form: "the")) }, sur { $space }, { is } défaussé{ NAME($card, form: "ending") } par { $by ->
    [hut] la Hutte de la sorcière
    [mantra] un Mantra de sang
   *[buddha] le Bouddha
}.
event-ghost-exorcised = { CAPITAL(NAME($card, form: "the")) } { is } exorcisé{ NAME($card, form: "ending") } sur { $space }.
event-ghost-moved = { CAPITAL(NAME($card, form: "the")) } { is } déplacé{ NAME($card, form: "ending") } de { $from } vers { $to }.
effect-power-off = Le pouvoir du { $board } est bloqué par { NAME($card, form: "the") }.
effect-all-powers-off = Aucun pouvoir ne fonctionne tant que { NAME($card, form: "the") } { is } en jeu.
effect-tao-off = Personne ne peut dépenser de Tao tant que { NAME($card, form: "the") } { is } en jeu.
effect-die-captive = Un dé Tao est désormais capturé par { NAME($card, form: "the") }.
effect-other = L'effet { NAME($card, form: "of") } sur { $space } commence.
event-no-die-to-hold = Il ne reste aucun dé Tao libre à capturer pour { NAME($card, form: "the") }.
event-circle-cleared = Le Tao { $tao } du Cercle de prière retourne à la réserve.
event-circle-set = Un Tao { $tao } est posé sur le Cercle de prière.
event-curse-rolled = Le dé de malédiction lancé pour le { $board } indique : { $face }.
event-curse-spared = Grâce à « Force de la montagne », { $taoist } ne lance pas le dé de malédiction.
event-curse-rerolled = { $taoist } relance le dé de malédiction.
event-tao-rolled = { $taoist } lance { COUNT($dice) ->
    [one] { COUNT($dice) } dé : { $dice }
   *[other] { COUNT($dice) } dés : { $dice }
}.
event-tao-rerolled = { $taoist } reprend { COUNT($dice) ->
    [one] { COUNT($dice) } dé ({ $dice }) pour le
   *[other] { COUNT($dice) } dés ({ $dice }) pour les
} relancer.
event-qi-lost = { $taoist } perd 1 Qi.
event-qi-gained = { $taoist } gagne 1 Qi.
# The bank could not pay it.
event-no-qi-left = Il n'y a plus de Qi dans la réserve pour { $taoist }.
event-no-tao-left = { $tao ->
    [none] Il n'y a plus de Tao dans la réserve pour { $taoist }.
   *[other] Il n'y a plus de Tao { $tao } dans la réserve pour { $taoist }.
}
event-tao-discarded = { $taoist } défausse un Tao { $tao }.
event-tao-lost = { $taoist } perd un Tao { $tao }.
event-tao-spent = { $taoist } dépense un Tao { $tao }.
event-tao-gained = { $taoist } prend un Tao { $tao }.
event-yin-yang-spent = { $taoist } dépense son Yin-Yang.
event-yin-yang-gained = { $taoist } reçoit un Yin-Yang.
event-taoist-died = { $taoist } meurt.
event-board-possessed = Le { $board } est désormais possédé.
event-taoist-revived = { $taoist } ressuscite au Cimetière.
event-taoist-moved = { $taoist } va { NAME($tile, form: "to") }.
event-taoist-was-moved = { $taoist } se retrouve { NAME($tile, form: "to") }.
event-help-asked = { $taoist } demande de l'aide { NAME($tile, form: "to") }.
event-exorcism-began = { $taoist } tente un exorcisme.
event-exorcism-failed = { $taoist } rate son exorcisme.
event-power-used = { $taoist } utilise le pouvoir du { $board }.
event-token-spent = { $taoist } dépense un jeton pouvoir pour emprunter le pouvoir du { $board }.
event-token-taken = { $taoist } prend un jeton pouvoir sur la tuile centrale.
event-mantra-laid = Le Mantra est posé sur le fantôme de { $space }.
event-mantra-returned = Le Mantra quitte son fantôme.
event-buddha-taken = { $taoist } prend un Bouddha au Temple bouddhiste.
event-buddha-placed = { $taoist } pose un Bouddha sur { $space }.

# "est" or "sont", as the name of the card asks.
is = { NAME($card, form: "number") ->
    [plural] sont
   *[singular] est
}
