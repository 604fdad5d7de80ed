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

chance-card = Si pesca un fantasma.
chance-tao-dice = { $dice ->
    [one] Si tira { $dice } dado Tao.
   *[other] Si tirano { $dice } dadi Tao.
}
chance-curse-die = Si tira il dado Maledizione.
chance-villager = Si scopre un abitante.
chance-incarnation = Si pesca un'incarnazione.
chance-token = Si scopre un gettone delle catacombe.
chance-curse-card = Si scopre una maledizione di Wu-Feng.
chance-mantra = Si scopre un Mantra di Sangue.

## Who must decide what.

# What asks for the decision, such as the name of a ghost, and the decision.
decision-because = { $cause }: { $decision }
cause-reward = Ricompensa
cause-thanks = Ringraziamento di una famiglia
cause-villager-died = Morte di un abitante
cause-wu-fengs-curse = Maledizione di Wu-Feng
cause-blood-mantra = Mantra di Sangue “{ $mantra }”
cause-overrun = Tre fantasmi su una plancia
cause-left-stone = Arrivo di un fantasma
cause-no-free-space = Nessuno spazio libero per un fantasma
cause-curse-die = Dado Maledizione
# A ghost that devours villagers.
cause-devourer = Divoratore
cause-shadow = L'Ombra
# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } decide dove { NAME($card, form: "number") ->
    [plural] vanno
   *[singular] va
} { NAME($card, form: "the") }.
decision-discard = { $who } deve scartare un Tao.
decision-lose-qi = { $who } decide chi perde 1 Qi per la { $board } posseduta.
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
# $stage: before the move (yang), before the action (moved), or later in the turn.
decision-act = { $stage ->
    [yang] { $who }: muoviti, poi chiedi aiuto o esorcizza.
    [moved] { $who }: chiedi aiuto o esorcizza.
   *[other] { $who }: fai ciò che resta da fare o finisci il turno.
}
