## Le jeu dans le terminal. Ses commandes se tapent en anglais.

terminal-welcome = Ghost Stories. Sauvegarde dans { $file } après chaque étape. Tapez help pour avoir de l'aide.
terminal-help =
    Tapez le numéro d'une option et la touche Entrée. Autres commandes :
      table, t         décrire toute la table
      options, o       redire les options
      log, l           raconter ce qui s'est passé depuis le début du tour
      hint             conseil : les meilleures options, leurs chances de victoire, et pourquoi
      rule B51         dire une règle
      card NOM         décrire une carte, par son nom anglais ou son numéro
      undo, u          annuler le dernier choix, sauf si des dés ou une carte sont venus depuis
      save, s FICHIER  sauvegarder une copie ; la partie l'est aussi après chaque étape
      help, h          ce texte
      quit, q          quitter ; on continue plus tard avec --continue
terminal-only-way = Une seule possibilité : { $choice }.
terminal-asked = { $name } : { $question }
terminal-cover = Wu-Feng choisit dans sa main. Que les autres détournent les yeux, puis tapez Entrée.
terminal-number = Tapez un numéro de 1 à { $last }, ou help.
terminal-which-rule = Quelle règle ? Les règles ont des numéros comme B51.
terminal-rule = { $rule } : { $words }
terminal-level = { $level }. { NAME($cells, list: "plain") }
terminal-level-cell = { $title } : { $cell }.
terminal-card = { $card }, carte { $number }{ $by_our_count ->
    [yes] {" "}selon notre numérotation
   *[no] {""}
} : { $resistance }{ $incarnation ->
    [yes] , incarnation de Wu-Feng
   *[no] {""}
}.
terminal-undone = Choix annulé.
terminal-undo-chance = Des dés ou une carte sont venus depuis le dernier choix, il ne peut donc pas être annulé.
terminal-undo-nothing = Il n'y a rien à annuler.
terminal-saved = Sauvegardé dans { $file }.
terminal-not-saved = Rien n'est sauvegardé : { $why }
terminal-not-replaced = Rien n'est sauvegardé : { $file } existe déjà ; indiquez un autre fichier.
terminal-kept = Le fichier tel qu'il était est conservé dans { $file }.
terminal-kept-in = La partie est sauvegardée dans { $file }.
terminal-left = La partie est sauvegardée. Pour continuer : { $command }
terminal-again = Pour revoir la partie : { $command }

## La fin du journal.

log-legal = { $steps } étapes, toutes conformes aux règles.
log-verified = { $steps } étapes, dont { $verified } vérifiées.

## Chances exactes.

odds-percent = { $whole },{ $tenth } %
odds-percent-tiny = <0,1 %
odds-percent-almost = >99,9 %
odds-exact = { $percent } ({ $fraction })

odds-against = { $ghost } ({ NAME($means, list: "comma") }) : { $chance }
odds-with = { NAME($means, list: "comma") } :
odds-goal = { $goal } : { $chance }
odds-both = les deux
odds-any = au moins un
odds-resistance = { $tao ->
    [none] résistance { $number }
   *[other] fantôme { $tao } de résistance { $number }
}
odds-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
odds-no-tao = aucun Tao
odds-tao = { $number } Tao
odds-tao-of-colours = { NAME($tao, form: "tokens", list: "comma") }
odds-circle = Cercle { $tao }
odds-mantra = Mantra
odds-reroll-once = une relance
odds-two-attempts = deux tentatives
odds-brought-by-curse = Un fantôme amené par le dé de malédiction entre deux tentatives n'est pas pris en compte.

odds-stands = { $taoist }{ $on_turn ->
    [yes] , dont c'est le tour,
   *[no] {""}
} est sur la tuile « { $tile } ».
odds-from-tiles = Chances depuis chaque tuile ; « ici » et « en bougeant » sont possibles maintenant, les autres plus tard, si rien ne change.
odds-way-here = ici
odds-way-move = en bougeant
odds-head-dice = dés
odds-head-tile = tuile
odds-head-ghost = fantôme
odds-head-once = une tentative
odds-head-twice = deux tentatives
odds-ghost = { $card } ({ NAME($space, form: "bare") }){ $now ->
    [yes] {""}
   *[no] , pas exorcisable pour l'instant
}
odds-no-ghost = aucun fantôme
odds-dice-show = Les dés montrent { NAME($faces, list: "comma") }. Du meilleur au moins bon :
odds-reroll = { $choice } : { $any }{ $both ->
    [none] {""}
   *[other] , les deux { $both }
}
