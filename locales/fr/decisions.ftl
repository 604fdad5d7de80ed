## What chance brings.

outcome-card = { CAPITAL(NAME($card, form: "the")) } { is } pioché{ NAME($card, form: "ending") }
outcome-no-dice = Aucun dé n'est lancé
outcome-tao-dice = { COUNT($dice) ->
    [one] Le dé indique { $dice }
   *[other] Les dés indiquent { $dice }
}
outcome-curse-die = Le dé de malédiction indique : { $face }
outcome-villager = Un villageois de la famille { $family } est révélé
outcome-token = Jeton catacombes révélé : { $token }
outcome-curse-card = La malédiction « { $curse } » est révélée
outcome-mantra = Le Mantra de sang « { $mantra } » est révélé

## What chance must bring now.

chance-card = Il faut piocher la prochaine carte.
chance-tao-dice = Il faut lancer { $dice ->
    [one] { $dice } dé Tao
   *[other] { $dice } dés Tao
}.
chance-curse-die = Il faut lancer le dé de malédiction.
chance-villager = Il faut révéler un villageois.
chance-incarnation = Il faut piocher une incarnation.
chance-token = Il faut révéler un jeton catacombes.
chance-curse-card = Il faut révéler une malédiction de Wu-Feng.
chance-mantra = Il faut révéler un Mantra de sang.

## Who must decide what.

# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } choisit où poser { NAME($card, form: "the") }.
decision-discard = { $who } doit défausser un Tao.
decision-lose-qi = { $who } choisit qui perd 1 Qi à la place du { $board } possédé.
decision-lay-mantra = { $who } choisit sur quel fantôme poser le Mantra.
decision-take-tao = { $who } prend un Tao de son choix dans la réserve.
decision-move-taoist = { $who } choisit un taoïste à déplacer et sa destination.
decision-use-yin-yang = { $who } choisit comment utiliser le Yin-Yang.
decision-restore = { $who } choisit la tuile hantée à réactiver.
decision-revive = { $who } choisit le taoïste à ressusciter.
decision-banish = { $who } choisit le fantôme à défausser grâce à la Hutte de la sorcière.
decision-drive-back = { $who } choisit le plateau dont les figurines retournent sur leurs cartes.
decision-set-circle = { $who } choisit le Tao à poser sur le Cercle de prière.
decision-move-ghost = { $who } choisit un fantôme à déplacer et sa destination.
decision-reroll-curse = { $who } peut le relancer.
# $dice: how many were rolled.
decision-reroll = { $dice ->
    [1] { $who } peut le relancer.
   *[other] { $who } peut relancer des dés.
}
decision-defeat = { $who } choisit ce qu'il exorcise.
decision-pay = { $who } choisit qui paie le prochain Tao.
decision-first-curse = { $who } choisit la malédiction à résoudre en premier.
decision-first-reward = { $who } choisit la récompense à recevoir en premier.
decision-reward = { $who } choisit sa récompense.
decision-give-qi = { $who } choisit qui reçoit 1 Qi.
decision-give-yin-yang = { $who } choisit qui reçoit le Yin-Yang.
decision-act = Yang de { $who } : à lui de jouer.
