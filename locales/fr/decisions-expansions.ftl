## White Moon

decision-pick = { $who } choisit le villageois sauvé avant le début de la partie.
decision-sacrifice = { $who } choisit le villageois qui meurt.
decision-who-loses-qi = { $who } choisit qui perd 1 Qi.
decision-give-up = { $who } choisit qui cède le Tao qui quitte la partie.
decision-step = { $who } peut aller une tuile plus loin.
decision-raise = { $who } choisit le taoïste à relever.
decision-return = { $who } choisit qui revient au Cimetière.
decision-give = { $who } choisit qui reçoit l'artefact.
decision-train = { $who } choisit contre quels fantômes s'entraîner.
decision-beat = { $who } choisit les fantômes à vaincre.
decision-turn = { $who } peut tourner un dé sur sa face blanche grâce à l'Épée divine.
decision-su-ling = { $who } choisit où placer Su-Ling.
decision-light = { $who } peut poser un cristal sur le piédestal du coin.
decision-barrier = { $who } choisit ce que fait la barrière mystique pour le prochain plateau.
decision-lantern = { $who } choisit la tuile dont la Lanterne de nuit demande l'aide.
decision-pay-crystal = { $who } choisit qui paie le prochain cristal.

## Black Secret

decision-drawn = { $who } choisit que faire { NAME($card, form: "of") }.
decision-demon = { $who } choisit ce que fait { NAME($demon, form: "the") }.
decision-activate = { $who } choisit quel démon agit et comment.
decision-shadow = { $who } choisit ce que fait l'Ombre.
decision-throw = { $who } peut lancer une malédiction de n'importe quelle couleur.
decision-incarnation = { $who } choisit l'incarnation à jouer.
decision-skeleton = { $who } choisit où poser un squelette.
decision-stack = { $who } choisit la pile de jetons catacombes à révéler.
decision-remove-ladder = { $who } choisit l'échelle à retirer.
decision-victim = { $who } choisit qui la malédiction frappe.
decision-exorcist-tao = { $who } choisit le Tao que défausse l'exorciste.
decision-power-off = { $who } choisit le plateau privé de pouvoir pour un temps.
decision-figure = { $who } choisit la figurine de hanteur qui avance.
decision-haunt = { $who } choisit la tuile à hanter.
decision-move-villager = { $who } choisit un villageois à déplacer et sa destination.
decision-lose-crystal = { $who } choisit le cristal de lune qui retourne à la réserve.
decision-lay-qi = { $who } choisit sur quel Mantra de sang poser le Qi.
decision-trigger = { $who } choisit le Mantra de sang qui prend effet.
decision-swap = { $who } peut échanger un Mantra de sang.
decision-put-ladder = { $who } choisit où remettre une échelle.
decision-discard-ghost = { $who } choisit le fantôme à défausser.
decision-buddha = { $who } choisit où poser le Bouddha.
decision-save-villager = { $who } choisit le villageois à sauver.
decision-send-home = { $who } choisit le démon à renvoyer.
decision-clear = { $who } choisit le plateau à vider.
decision-take-crystal = { $who } choisit qui prend un cristal de lune.
decision-all-move = { $who } choisit le taoïste qui se déplace ou change d'étage.
decision-step-or-level = { $who } peut faire un pas de plus ou changer d'étage.
decision-level = { $who } décide du changement d'étage.
decision-lay-mantra-below = { $who } choisit sur quel fantôme ou démon poser le Mantra.
