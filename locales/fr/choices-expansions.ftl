## White Moon

# $villager: the message of that name, or its forms.
# $price: the crystal that the Mystic Barrier takes for it, or none.
choice-save = Sauver { $villager } ({ $tile }){ $price ->
    [none] {""}
   *[other] {" "}en dépensant { $price }
}
choice-carry = Aller { NAME($tile, form: "to") } avec { $villager }
choice-step = Aller sans villageois { NAME($tile, form: "to") }, puis une tuile plus loin
choice-stand-up = Se relever
choice-escort = Déplacer { $taoist } vers { NAME($tile, form: "the") } avec { $villager }
choice-raise = Aider { $taoist } à se relever
choice-rescue = Sauver { $villager } par le portail
# Wu-Feng decides who dies.
choice-kill = Tuer { $villager } ({ $tile })
# The Taoists decide who dies.
choice-sacrifice = Sacrifier { $villager } ({ $tile })
choice-return = Faire revenir un villageois de la famille { $family } au Cimetière
choice-give-up = { $taoist } cède le Tao qui quitte la partie
# $card: what lies on the space, or none.
choice-su-ling = Placer Su-Ling devant { $card ->
    [none] { $space }
   *[other] { NAME($card, form: "the") } ({ NAME($space, form: "bare") })
}
choice-light = Poser un cristal sur le piédestal de ce coin
choice-place-crystal = Poser votre cristal sur le piédestal { NAME($tile, form: "of") }
choice-train = S'entraîner contre tous les fantômes { NAME($tao, form: "plural") }
# $price: what is spent, a list of choice-tao and choice-crystals, or none.
choice-beat = Vaincre { NAME($ghost, form: "the") } ({ NAME($space, form: "bare") }){ $price ->
    [none] {""}
   *[other] {" "}en dépensant { $price }
}
# Tao of any colour.
choice-tao = { $number } Tao
choice-pay-crystal = { $taoist } paie le cristal
choice-roll = Lancer les quatre dés contre les fantômes de ce plateau
choice-use = Utiliser { NAME($artifact, form: "the") }
choice-turn = Tourner un dé { $face } sur sa face blanche
choice-ward = Ignorer le dé de malédiction grâce au Charme de protection
choice-give = { $taoist } reçoit l'artefact

# What is left out.
choice-decline-step = Ne pas aller plus loin
choice-decline-beat = Ne plus vaincre personne
choice-decline-su-ling = Laisser Su-Ling où elle est
choice-decline-light = Ne pas poser de cristal sur le piédestal
choice-decline-barrier = Ne rien faire pour ce plateau

## Black Secret. A space of the Catacombs goes by the tile above it.

choice-summon = Invoquer { NAME($demon, form: "the") } sur la case sous { NAME($tile, form: "the") }
# $tao: the colour of the curse.
choice-throw = Lancer la malédiction « { $curse } » (niveau { $level }, { NAME($tao, form: "feminine") })
choice-move-demon = Déplacer { NAME($demon, form: "the") } vers la case sous { NAME($tile, form: "the") }
# $tile: under which the demon is, or none.
choice-search = { $tile ->
    [none] Fouiller avec { NAME($demon, form: "the") }
   *[other] Fouiller la case sous { NAME($tile, form: "the") } avec { NAME($demon, form: "the") }
}
choice-shadow-on = Déplacer l'Ombre vers { NAME($tile, form: "the") }
choice-shadow-under = Déplacer l'Ombre vers la case sous { NAME($tile, form: "the") }
choice-shadow-attack = Attaquer les taoïstes auprès de l'Ombre avec trois dés Tao
choice-shadow-curse = Lancer avec l'Ombre le dé de malédiction contre le taoïste actif
choice-incarnation = Jouer { NAME($card, form: "the") } de votre main
# $surroundings: choice-surroundings, as where a ghost is laid. It has $tile and $buddha too.
choice-skeleton = Poser un squelette sur { $space } ({ $surroundings })
choice-turn-up = Révéler et défausser la pile de la case sous { NAME($tile, form: "the") }
choice-remove-ladder = Retirer l'échelle { NAME($tile, form: "of") }
choice-put-ladder = Remettre l'échelle { NAME($tile, form: "of") }
choice-victim = La malédiction frappe { $taoist }
choice-power-off = Bloquer le pouvoir du { $board } : { $power }
choice-figure-steps = Faire avancer la figurine { NAME($ghost, form: "of") } ({ NAME($space, form: "bare") })
choice-haunt = Hanter { NAME($tile, form: "the") }
choice-move-villager = Déplacer { $villager } ({ $from }) vers { NAME($to, form: "the") }
choice-lose-pedestal = Remettre dans la réserve le cristal du piédestal { NAME($tile, form: "of") }
choice-go-up = Monter par l'échelle au village
choice-go-down = Descendre par l'échelle dans les catacombes
choice-send-up = Faire monter { $taoist } par l'échelle au village
choice-send-down = Faire descendre { $taoist } par l'échelle dans les catacombes
# $price: as in choice-defeat.
choice-defeat-demons = Exorciser { NAME($demons, form: "the") }{ $price ->
    [none] {""}
   *[other] {" "}en dépensant { $price }
}
choice-lay-mantra-on-demon = Poser le Mantra sur { NAME($demon, form: "the") }
# How many Qi lie there, and how many the Blood Mantra takes.
choice-lay-qi = Poser le Qi sur « { $mantra } » ({ $have } Qi sur { $need })
choice-trigger = Déclencher « { $mantra } »
# $qi: how many lie on the old one.
choice-swap = Échanger « { $old } » contre « { $new } »{ $qi ->
    [0] {""}
    [one] {" "}(son Qi retourne à la réserve)
   *[other] {" "}(ses { $qi } Qi retournent à la réserve)
}
choice-send-home = Renvoyer { NAME($demon, form: "the") } sur le plateau de Wu-Feng
choice-clear = Vider le { $board }
choice-give-crystal-back = { $taoist } rend un cristal de lune à la réserve
choice-take-crystal = { $taoist } prend un cristal de lune

# What is left out.
choice-decline-demon = Laisser { NAME($demon, form: "the") } inactif
choice-decline-activate = N'activer aucun démon
choice-decline-shadow = Laisser l'Ombre inactive
choice-decline-throw = Ne pas lancer de malédiction
choice-decline-skeleton = Ne pas poser de squelette
choice-decline-lay-qi = Ne pas poser de Qi sur un Mantra de sang
choice-decline-ladder = Ne pas remettre d'échelle
choice-decline-swap = N'échanger aucun Mantra de sang
choice-decline-level = Ne pas changer d'étage
