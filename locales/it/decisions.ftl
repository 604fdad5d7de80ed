## What chance brings.

outcome-card = Pescat{ NAME($card, form: "ending") } { NAME($card, form: "the") }
outcome-no-dice = Non si tira nessun dado
outcome-tao-dice = { COUNT($dice) ->
    [one] Il dado mostra { $dice }
   *[other] I dadi mostrano { $dice }
}
outcome-curse-die = Il dado Maledizione mostra: { $face }
outcome-villager = Scoperto un abitante della famiglia { $family }
outcome-token = Scoperto nelle catacombe: { $token }
outcome-curse-card = Scoperta la maledizione “{ $curse }”
outcome-mantra = Scoperto il Mantra di Sangue “{ $mantra }”

## What chance must bring now.

chance-card = Bisogna pescare la prima carta del mazzo.
chance-tao-dice = { $dice ->
    [one] Bisogna tirare { $dice } dado Tao.
   *[other] Bisogna tirare { $dice } dadi Tao.
}
chance-curse-die = Bisogna tirare il dado Maledizione.
chance-villager = Bisogna scoprire un abitante.
chance-incarnation = Bisogna pescare un'incarnazione.
chance-token = Bisogna scoprire un gettone delle catacombe.
chance-curse-card = Bisogna scoprire una maledizione di Wu-Feng.
chance-mantra = Bisogna scoprire un Mantra di Sangue.

## Who must decide what.

# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } decide dove { NAME($card, form: "number") ->
    [plural] vanno
   *[singular] va
} { NAME($card, form: "the") }.
decision-discard = { $who } deve scartare un Tao.
decision-lose-qi = { $who } decide chi perde 1 Qi per la { $board }, che è posseduta.
decision-lay-mantra = { $who } decide quale fantasma riceve il Mantra.
decision-take-tao = { $who } prende un Tao a scelta dalla riserva.
decision-move-taoist = { $who } decide quale taoista si muove e dove.
decision-use-yin-yang = { $who } decide che cosa fare con lo Yin-Yang.
decision-restore = { $who } decide quale tessera infestata riattivare.
decision-revive = { $who } decide quale taoista torna in vita.
decision-banish = { $who } decide quale fantasma scarta la Capanna dello Stregone.
decision-drive-back = { $who } decide su quale plancia le miniature tornano sulle carte.
decision-set-circle = { $who } decide quale Tao va sul Cerchio di Preghiera.
decision-move-ghost = { $who } decide quale fantasma si sposta e dove.
decision-reroll-curse = { $who } può rilanciarlo.
# $dice: how many were rolled.
decision-reroll = { $who } può rilanciare { $dice ->
    [one] il dado
   *[other] i dadi che vuole
}.
decision-defeat = { $who } decide che cosa esorcizzare.
decision-pay = { $who } decide chi paga il prossimo Tao.
decision-first-curse = { $who } decide quale maledizione viene prima.
decision-first-reward = { $who } decide quale ricompensa viene prima.
decision-reward = { $who } sceglie la ricompensa.
decision-give-qi = { $who } decide chi riceve 1 Qi.
decision-give-yin-yang = { $who } decide chi riceve lo Yin-Yang.
decision-act = Yang di { $who }: scegli che cosa fare.
