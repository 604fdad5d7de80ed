## What a player can do, as a line of a menu. No two options of a position may have the same words.

# Beside $surroundings their parts: $tile, $haunted, $buddha.
choice-place = { $card } { NAME($card, form: "number") ->
    [plural] kommen
   *[singular] kommt
} auf { NAME($space, form: "accusative") }{ choice-on-a-buddha } (neben { NAME($tile, form: "dative") }{ $haunted ->
    [yes] , wo es spukt
   *[no] {""}
})
# For a skeleton, whose place is told without the haunting.
choice-surroundings = neben { NAME($tile, form: "dative") }{ choice-on-a-buddha }
# $buddha: a Buddha waits on the space.
choice-on-a-buddha = { $buddha ->
    [yes] , auf einen Buddha
   *[no] {""}
}
choice-discard = Einen { NAME($tao, form: "en") } Tao-Marker ablegen
choice-lose-qi = { $taoist } verliert 1 Qi

choice-move = { CAPITAL($goal) } gehen{ NAME($goal, form: "note") }
# Where a Taoist goes: the space under a tile in the Catacombs, or a tile. The form "note" comes after the verb.
choice-goal = { $place ->
    [below] zum Feld unter { NAME($tile, form: "dative") }
   *[active] { NAME($tile, form: "to") }
}
    .note = { $place ->
        [haunted] {" "}(dort spukt es)
       *[active] {""}
    }
choice-help = { CAPITAL(NAME($tile, form: "at")) } um Hilfe bitten
choice-exorcise = { $dice ->
    [0] Austreibung ohne Würfel: { $targets }
    [one] Austreibung mit { $dice } Würfel: { $targets }
   *[other] Austreibung mit { $dice } Würfeln: { $targets }
}
choice-target = { $ghost } ({ $resistance })
choice-target-demon = { $demon } ({ $resistance })
choice-use-power = Kraft nutzen: { $power }
choice-spend-token = Kraftmarker einsetzen: { $power } ({ $board })
choice-yin-yang = Das Yin-Yang einsetzen
choice-place-buddha = Einen Buddha auf { NAME($space, form: "accusative") } stellen
choice-take-token = Einen Kraftmarker vom mittleren Dorffeld nehmen
choice-end-turn = Den Zug beenden

# $skeleton: it is no ghost but a skeleton.
choice-lay-mantra = { $ghost } auf { NAME($space, form: "dative") } { NAME($ghost, form: "number") ->
    [plural] bekommen
   *[singular] bekommt
} die Schriftrolle
choice-take-tao = Einen { NAME($tao, form: "en") } Tao-Marker nehmen
choice-move-taoist = { $taoist } { $goal } bewegen{ NAME($goal, form: "note") }
choice-ask = { CAPITAL(NAME($tile, form: "at")) } um Hilfe bitten
choice-restore = Den Spuk { NAME($tile, form: "at") } vertreiben
choice-revive = { $taoist } ins Leben zurückholen
choice-banish = { $ghost } auf { NAME($space, form: "dative") } { NAME($ghost, form: "number") ->
    [plural] werden
   *[singular] wird
} vernichtet
choice-drive-back = { COUNT($ghosts) ->
    [one] Die Spukfigur
   *[other] Die Spukfiguren
} auf { NAME($board, form: "dative") } zurücktreiben ({ $ghosts })
choice-set-circle = Einen { NAME($tao, form: "en") } Tao-Marker auf den Gebetskreis legen
choice-move-ghost = { $ghost } { NAME($ghost, form: "number") ->
    [plural] wechseln
   *[singular] wechselt
} { NAME($from, form: "from") } auf { NAME($to, form: "accusative") }{ choice-on-a-buddha }
choice-move-no-ghost = Keinen Geist bewegen
choice-move-no-taoist = Keinen Taoisten bewegen

choice-keep-curse-die = Den Fluchwürfel liegen lassen
choice-keep-one = Den Würfel liegen lassen
choice-keep-all = Alle Würfel liegen lassen
choice-reroll = { $dice } neu würfeln
choice-reroll-curse = Den Fluchwürfel neu werfen
choice-defeat-nothing = Nichts austreiben
# $several: the ghosts are several; if not, $cards has the number of the one.
choice-defeat = { $ghosts } { $several ->
    [yes] werden
   *[no] { NAME($cards, form: "number") ->
        [plural] werden
       *[singular] wird
    }
}{ $price ->
    [none] {""}
   *[other] {" "}für { $price }
} ausgetrieben
# Ghosts of one name are told apart by their spaces.
choice-ghost-on = { $ghost } auf { NAME($space, form: "dative") }
choice-crystals = { $number ->
    [one] { $number } Kristall
   *[other] { $number } Kristalle
}
choice-price = { $tao } und { $crystals }
choice-pay = { $taoist } zahlt den { $tao ->
    [none] Tao-Marker
   *[other] { NAME($tao, form: "en") } Tao-Marker
}
choice-first-curse = Zuerst der Fluch { NAME($space, form: "from") } ({ $ghost })
choice-first-reward = Zuerst die Belohnung { NAME($space, form: "from") } ({ $ghost })
choice-gain-qi = 1 Qi nehmen
choice-gain-yin-yang = Das Yin-Yang nehmen
choice-give-qi = { $taoist } bekommt 1 Qi
choice-give-yin-yang = { $taoist } bekommt das Yin-Yang
