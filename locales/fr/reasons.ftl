## What a ghost does or is about to do, without a full stop, to begin a sentence with.

# When: next turn, or in so many.
when = { $turns ->
    [1] au prochain tour
   *[other] dans { $turns } tours
}
threat-haunts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] hantent
   *[singular] hante
} { NAME($tile, form: "the") } { $when }{ $last ->
    [yes] , et la partie est perdue
   *[no] {""}
}
# $last: it is the last Qi of the board.
threat-overruns = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] comptent
   *[singular] compte
} parmi les trois fantômes du { $board }, qui coûtent { $last ->
    [yes] le dernier Qi
   *[no] 1 Qi
} { $when }
threat-torments = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] font
   *[singular] fait
} lancer le dé de malédiction { $when }
threat-takes-tao = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] prennent
   *[singular] prend
} un Tao à chaque taoïste { $when }
threat-devours = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] dévorent
   *[singular] dévore
} un villageois { NAME($tile, form: "to") } { $when }
threat-kills = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] tuent
   *[singular] tue
} { $villagers } villageois { NAME($tile, form: "to") } { $when }
threat-holds-die = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] retiennent
   *[singular] retient
} un dé Tao
threat-blocks-tao = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] empêchent
   *[singular] empêche
} de dépenser des Tao
threat-blocks-power = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] bloquent
   *[singular] bloque
} « { $power } »
threat-blocks-powers = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] bloquent
   *[singular] bloque
} tous les pouvoirs
threat-blanks-white = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] rendent
   *[singular] rend
} les faces blanches sans effet
threat-last-incarnation = { CAPITAL(NAME($card, form: "the")) } { is } la dernière incarnation
threat-incarnation = { CAPITAL(NAME($card, form: "the")) } { is } une incarnation, et il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche

## Why a choice is a good one, a sentence each.

# Chances: what is possible is not called 0 %, what may fail not 100 %.
percent = { $number } %
percent-tiny = <1 %
percent-almost = >99 %

# From where an exorcism is attempted.
reason-place = { $from ->
    [here] d'ici
    [there] de là
   *[tile] depuis { NAME($tile, form: "the") }
}
# What helps with it: one's own Tao, lent Tao, the Circle, the Mantra.
reason-with = { COUNT($means) ->
    [0] {""}
   *[other] {" "}avec { $means }
}
reason-own-tao = { $number ->
    [1] votre Tao { $tao }
   *[other] vos { $number } Tao { NAME($tao, form: "plural") }
}
reason-lent-tao = { $number ->
    [1] un Tao { $tao } prêté
   *[other] { $number } Tao { NAME($tao, form: "plural") } prêtés
}
reason-means-circle = le Cercle
reason-means-mantra = le Mantra

# The pronoun before its verb, as the name of the card asks: "de l'exorciser", "de les exorciser".
them = { NAME($card, form: "number") ->
    [plural] les{" "}
   *[singular] l'
}
reason-then-exorcism = { $threat } ; { $place }, { $chance } de chances de { them }exorciser{ reason-with }.
reason-exorcism = { CAPITAL($place) }, { $chance } de chances d'exorciser { NAME($card, form: "the") }{ reason-with }.
reason-both = Un seul lancer a { $chance } de chances d'exorciser à la fois { NAME($one, form: "the") } et { NAME($other, form: "the") }.
reason-raises = Les chances d'exorciser { NAME($card, form: "the") } passent de { $before } à { $after }.
reason-ends = { $threat } ; cela y met fin.
reason-delays = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] hanteraient
   *[singular] hanterait
} { NAME($tile, form: "the") } { $before } ; ainsi, ce ne sera que { $after }.
reason-saves-game = Sinon, la partie est perdue { $when }.
reason-taoist-dies = Sinon, { $taoist } meurt { $when }.
reason-board-falls = Sinon, le { $board } tombe aux mains de Wu-Feng { $when }.
reason-wins = Exorciser { NAME($card, form: "the") } rapporte { $reward }.
reason-then-mantra = { $threat } ; le Mantra { them }affaiblit de 1.
reason-mantra = Le Mantra affaiblit { NAME($card, form: "the") } de 1.
# "1 fantôme noir", "2 fantômes noirs".
coloured-ghosts = { $ghosts ->
    [one] { $ghosts } fantôme { $tao }
   *[other] { $ghosts } fantômes { NAME($tao, form: "plural") }
}
reason-circle = Le Cercle affaiblit alors { coloured-ghosts } en jeu.
reason-circle-weakens = Le Cercle affaiblit alors { NAME($card, form: "the") }.
reason-haunted = Tuiles hantées : { $haunted } ; à { $limit }, la partie est perdue.
reason-tile-back = On pourra de nouveau demander de l'aide { NAME($tile, form: "to") }.

# $few: there is little left.
reason-qi = { $few ->
    [yes] { $taoist } n'a plus que { $qi } Qi.
   *[no] { $taoist } a { $qi } Qi.
}
reason-weakest = { $taoist } a { $qi } Qi, et personne n'en a moins.
reason-qi-left = { $taoist } garde { $left } Qi.
reason-tao-needed = Les Tao { NAME($tao, form: "plural") } comptent contre { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
} en jeu.
reason-tao-unseen = { coloured-ghosts } { $ghosts ->
    [one] peut
   *[other] peuvent
} encore arriver.
reason-tao-idle = Aucun fantôme en jeu n'exige de Tao { $tao }.
reason-tao-left = { $taoist } a encore { $left }.
reason-keeps-tao = Vous gardez { $kept }.
reason-no-tao = Cela ne coûte aucun Tao.

reason-buddha = Un Bouddha attend là : { NAME($card, form: "the") } { is } défaussé{ NAME($card, form: "ending") } aussitôt.
reason-caught = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] rencontrent
   *[singular] rencontre
} là un Bouddha : l'exorcisme devient possible.
reason-buddha-waits = Le prochain fantôme posé là est défaussé aussitôt ; le { $board } { $ghosts ->
    [0] n'en porte encore aucun
   *[other] en porte déjà { $ghosts }
}.
reason-buddha-only = C'est le dernier emplacement libre du { $board } : le prochain fantôme posé là est défaussé aussitôt.
reason-crowded = Le { $board } porte { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
}.
reason-room = Il reste alors { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
} sur le { $board }.
reason-acts-late = Là, il n'agit que { $when }, au tour du { $board }.
reason-corner = Depuis { NAME($tile, form: "the") }, on peut combattre ce fantôme en même temps que { NAME($card, form: "the") }.
reason-stands-ready = { $taoist } se tient à côté et a { $chance } de chances d'exorciser { NAME($card, form: "the") }.
reason-goes-ready = { $taoist } peut aller { NAME($tile, form: "to") } et y a { $chance } de chances d'exorciser { NAME($card, form: "the") }.
reason-would-haunt = De là, { NAME($card, form: "the") } { NAME($card, form: "number") ->
    [plural] hanteraient
   *[singular] hanterait
} { NAME($tile, form: "the") } { $when }.
reason-opens = L'exorcisme { NAME($card, form: "of") } devient possible : l'emplacement opposé est vide.
reason-tough = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] sont difficiles
   *[singular] est difficile
} à exorciser : { $resistance }.

reason-lends = Sur la même tuile, { $taoist } vous prête { $lent }.
reason-asks-next = { $taoist } pourra demander de l'aide { NAME($tile, form: "to") } à son prochain tour.
reason-revives = { $taoist } rejoue, et le { $board } n'est plus possédé.
reason-herbs = Cela rapporte jusqu'à { $dice } Tao.
reason-suffices = Les dés suffisent déjà contre { NAME($card, form: "the") }.
reason-curse-harmless = Ce qu'indique le dé de malédiction ne fait aucun mal.
reason-curse-again = Le dé de malédiction indique : { $face } ; relancé, il a { $chance } de chances de ne faire aucun mal.
reason-curse-strikes = Si la malédiction { NAME($card, form: "of") } hante une tuile, ce sera { NAME($tile, form: "the") }.
reason-poor = Un exorcisme n'aurait ici que { $chance } de chances de réussir.
reason-hopeless = Un exorcisme ne peut pas réussir ici.
reason-more-ghosts = Demander de l'aide { NAME($tile, form: "to") } ferait venir un autre fantôme.
reason-costs-qi = Demander de l'aide { NAME($tile, form: "to") } coûterait 1 Qi.
reason-keeps-yin-yang = Mieux vaut garder le Yin-Yang pour un moment plus grave.
reason-turn-done = L'action est déjà faite.
# A name and what it does.
reason-explained = { $name } : { $help }
reason-token = Lors d'un prochain tour, le jeton vous prêtera le pouvoir d'un plateau neutre.
reason-yin-yang = Le Yin-Yang permet de demander de loin l'aide d'un villageois, ou de réactiver une tuile hantée.
reason-no-action = Le Yin-Yang ne coûte pas d'action.
reason-turn-soon = { $turns ->
    [0] C'est à { $taoist } de jouer.
    [1] C'est ensuite à { $taoist } de jouer.
   *[other] { $taoist } joue { $when }.
}
reason-centre = Depuis le centre, chaque tuile n'est qu'à un pas.

## White Moon

# $left: how many of the family are still to be saved.
reason-saved = Le villageois de la famille { $family } est sauvé ; il en reste { $left } à sauver dans cette famille.
reason-saved-whole = La famille { $family } est alors entièrement sauvée. { $thanks }
reason-to-portal = Le villageois de la famille { $family } arrive au portail et peut y être sauvé.
reason-silences = { $threat } ; Su-Ling empêche cela.
reason-pedestals = { $lit ->
    [4] Le quatrième cristal fait s'élever la barrière mystique.
   *[other] Piédestaux garnis : { $lit } sur 4 ; le quatrième cristal fait s'élever la barrière mystique.
}
# $two: the chance to beat two ghosts, or none.
reason-fight = { $two ->
    [none] Ce lancer a { $one } de chances de vaincre un fantôme.
   *[other] Ce lancer a { $one } de chances de vaincre au moins un fantôme, et { $two } d'en vaincre au moins deux.
}
reason-given-up = Mort d'un villageois de la famille { $family } : { $curse }
reason-graves = Villageois morts : { $dead } ; à 12, la partie est perdue.
reason-stands-up = Un taoïste à terre ne peut pas se déplacer.
reason-no-crystals = Cela ne coûte aucun cristal.

## Black Secret

# $left: how many Qi the Blood Mantra then lacks.
reason-fills = { $left ->
    [0] Le Mantra de sang « { $mantra } » est complet et prend effet.
    [1] Il manque ensuite un Qi au Mantra de sang « { $mantra } ».
   *[other] Il manque ensuite { $left } Qi au Mantra de sang « { $mantra } ».
}
reason-faces = On peut y combattre des démons : { NAME($demons, list: "comma") }.
reason-demon-fight = Ce lancer a { $chance } de chances de vaincre un démon.
reason-back-up = Au village, on peut demander de l'aide et combattre des fantômes.
reason-summons = Dès le prochain tour, un démon de plus se déplace et fouille : { $demon }.
reason-urn = La fouille a { $chance } de chances de trouver une Urne ; la troisième amène l'Ombre.
