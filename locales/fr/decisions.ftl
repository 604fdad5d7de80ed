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

chance-card = On pioche un fantôme.
chance-tao-dice = On lance { $dice ->
    [one] { $dice } dé Tao
   *[other] { $dice } dés Tao
}.
chance-curse-die = On lance le dé de malédiction.
chance-villager = On révèle un villageois.
chance-incarnation = On pioche une incarnation.
chance-token = On révèle un jeton catacombes.
chance-curse-card = On révèle une malédiction de Wu-Feng.
chance-mantra = On révèle un Mantra de sang.

## Who must decide what.

# What asks for the decision, such as the name of a ghost, and the decision.
decision-because = { $cause } : { $decision }
cause-reward = Récompense
cause-thanks = Remerciements d'une famille
cause-villager-died = Mort d'un villageois
cause-wu-fengs-curse = Malédiction de Wu-Feng
cause-blood-mantra = Mantra de sang « { $mantra } »
cause-overrun = Trois fantômes sur un plateau
cause-left-stone = Arrivée d'un fantôme
cause-no-free-space = Aucun emplacement libre pour un fantôme
cause-curse-die = Dé de malédiction
# A ghost that devours villagers.
cause-devourer = Dévoreur
cause-shadow = L'Ombre

# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } choisit où poser { NAME($card, form: "the") }.
decision-discard = { $who } doit défausser un Tao.
decision-lose-qi = { $who } choisit qui perd 1 Qi à la place du { $board }, possédé.
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
decision-defeat = { $who } choisit qui exorciser.
decision-pay = { $who } choisit qui paie le prochain Tao.
decision-first-curse = { $who } choisit la malédiction à résoudre en premier.
decision-first-reward = { $who } choisit la récompense à recevoir en premier.
decision-reward = { $who } choisit sa récompense.
decision-give-qi = { $who } choisit qui reçoit 1 Qi.
decision-give-yin-yang = { $who } choisit qui reçoit le Yin-Yang.
# $stage: before the move (yang), before the action (moved), or later in the turn.
decision-act = { $stage ->
    [yang] { $who } : se déplacer, puis demander de l'aide ou exorciser.
    [moved] { $who } : demander de l'aide ou exorciser.
   *[other] { $who } : terminer le tour, ou faire ce qui reste à faire.
}
