## What a player can do, as a line of a menu. No two options of a position may have the same words.

choice-place = Poser { NAME($card, form: "the") } sur { $space } ({ $surroundings })
choice-surroundings = face { NAME($tile, form: "to") }{ $haunted ->
    [yes] , hanté{ NAME($tile, form: "ending") }
   *[no] {""}
}{ choice-on-a-buddha }
# $buddha: a Buddha waits on the space.
choice-on-a-buddha = { $buddha ->
    [yes] , sur un Bouddha
   *[no] {""}
}
choice-discard = Défausser un Tao { $tao }
choice-lose-qi = { $taoist } perd 1 Qi

choice-move = Aller { NAME($goal, form: "to") }
# Where a Taoist goes: the space under a tile in the Catacombs, or a tile.
choice-goal = { $place ->
    [below] la case sous { NAME($tile, form: "the") }
    [haunted] { NAME($tile, form: "the") } (hanté{ NAME($tile, form: "ending") })
   *[active] { NAME($tile, form: "the") }
}
    .to = { $place ->
        [below] sur la case sous { NAME($tile, form: "the") }
        [haunted] { NAME($tile, form: "to") } (hanté{ NAME($tile, form: "ending") })
       *[active] { NAME($tile, form: "to") }
    }
choice-help = Demander de l'aide { NAME($tile, form: "to") }
choice-exorcise = { $dice ->
    [0] Exorciser sans dé : { $targets }
    [one] Exorciser avec { $dice } dé : { $targets }
   *[other] Exorciser avec { $dice } dés : { $targets }
}
choice-target = { NAME($ghost, form: "the") } ({ $resistance })
choice-target-demon = { NAME($demon, form: "the") } ({ $resistance })
choice-use-power = Utiliser « { $power } »
choice-spend-token = Dépenser un jeton pouvoir pour emprunter « { $power } » au { $board }
choice-yin-yang = Dépenser le Yin-Yang
choice-place-buddha = Poser un Bouddha sur { $space }
choice-take-token = Prendre un jeton pouvoir sur la tuile centrale
choice-end-turn = Terminer le tour

choice-lay-mantra = Poser le Mantra sur { NAME($ghost, form: "the") } ({ NAME($space, form: "bare") })
choice-take-tao = Prendre un Tao { $tao }
choice-move-taoist = Déplacer { $taoist } vers { $goal }
choice-ask = Demander de l'aide { NAME($tile, form: "to") }
choice-restore = Réactiver { NAME($tile, form: "the") }
choice-revive = Ressusciter { $taoist }
# $paid: it costs a Qi, as in the hut.
choice-banish = Défausser { NAME($ghost, form: "the") } ({ NAME($space, form: "bare") }){ $paid ->
    [yes] {" "}en payant 1 Qi
   *[no] {""}
}
choice-drive-back = { COUNT($ghosts) ->
    [0] Ramener les figurines du { $board } sur leurs cartes
    [one] Ramener la figurine { NAME($ghosts, form: "of") } sur sa carte ({ $board })
   *[other] Ramener les figurines { NAME($ghosts, form: "of") } sur leurs cartes ({ $board })
}
choice-set-circle = Poser un Tao { $tao } sur le Cercle de prière
choice-move-ghost = Déplacer { NAME($ghost, form: "the") } de { $from } vers { $to }{ choice-on-a-buddha }
choice-move-no-ghost = Ne déplacer aucun fantôme
choice-move-no-taoist = Ne déplacer aucun taoïste

choice-keep-curse-die = Garder le résultat du dé de malédiction
choice-keep-one = Garder le dé
choice-keep-all = Garder tous les dés
choice-reroll = Relancer { COUNT($dice) ->
    [one] { COUNT($dice) } dé ({ $dice })
   *[other] { COUNT($dice) } dés ({ $dice })
}
choice-reroll-curse = Relancer le dé de malédiction
choice-defeat-nothing = Ne rien exorciser
choice-defeat = Exorciser { NAME($ghosts, form: "the") }{ $price ->
    [none] {""}
   *[other] {" "}en dépensant { $price }
}
# Ghosts of one name are told apart by their spaces.
choice-ghost-on = { NAME($ghost, form: "the") } ({ NAME($space, form: "bare") })
    .the = { NAME($ghost, form: "the") } ({ NAME($space, form: "bare") })
choice-crystals = { $number ->
    [one] { $number } cristal
   *[other] { $number } cristaux
}
choice-price = { $tao }, plus { $crystals }
choice-pay = { $taoist } paie le { $tao ->
    [none] Tao
   *[other] Tao { $tao }
}
choice-first-curse = D'abord la malédiction { NAME($ghost, form: "of") } ({ NAME($space, form: "bare") })
choice-first-reward = D'abord la récompense { NAME($ghost, form: "of") } ({ NAME($space, form: "bare") })
choice-gain-qi = Prendre 1 Qi
choice-gain-yin-yang = Prendre le Yin-Yang
choice-give-qi = { $taoist } reçoit 1 Qi
choice-give-yin-yang = { $taoist } reçoit le Yin-Yang
