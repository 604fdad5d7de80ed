## What a player can do, as a line of a menu. No two options of a position may have the same words.

# Beside $surroundings their parts: $tile, $haunted, $buddha.
choice-place = { CAPITAL(NAME($card, form: "accusative")) } auf { NAME($space, form: "accusative") } legen ({ $surroundings })
choice-surroundings = neben { NAME($tile, form: "dative") }{ $haunted ->
    [yes] , wo es spukt
   *[no] {""}
}{ choice-on-a-buddha }
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
choice-lay-mantra = { CAPITAL(NAME($ghost, form: "accusative")) } auf { NAME($space, form: "dative") } mit der Schriftrolle schwächen
choice-take-tao = Einen { NAME($tao, form: "en") } Tao-Marker nehmen
choice-move-taoist = { $taoist } { $goal } bewegen{ NAME($goal, form: "note") }
choice-ask = { CAPITAL(NAME($tile, form: "at")) } um Hilfe bitten
choice-restore = Den Spuk { NAME($tile, form: "at") } vertreiben
choice-revive = { $taoist } ins Leben zurückholen
# $paid: it costs a Qi, as in the hut.
choice-banish = { CAPITAL(NAME($ghost, form: "accusative")) } auf { NAME($space, form: "dative") }{ $paid ->
    [yes] {" "}für 1 Qi
   *[no] {""}
} vernichten
choice-drive-back = { COUNT($ghosts) ->
    [one] Die Spukfigur
   *[other] Die Spukfiguren
} { NAME($ghosts, form: "genitive") } auf { NAME($board, form: "dative") } zurücktreiben
choice-set-circle = Einen { NAME($tao, form: "en") } Tao-Marker auf den Gebetskreis legen
choice-move-ghost = { CAPITAL(NAME($ghost, form: "accusative")) } { NAME($from, form: "from") } auf { NAME($to, form: "accusative") } bewegen{ choice-on-a-buddha }
choice-move-no-ghost = Keinen Geist bewegen
choice-move-no-taoist = Keinen Taoisten bewegen

choice-keep-curse-die = Den Fluchwürfel liegen lassen
choice-keep-one = Den Würfel liegen lassen
choice-keep-all = Alle Würfel liegen lassen
choice-reroll = { $dice } neu würfeln
choice-reroll-curse = Den Fluchwürfel neu werfen
choice-defeat-nothing = Nichts austreiben
# $several: the ghosts are several; $cards are their names alone.
choice-defeat = { CAPITAL(NAME($ghosts, form: "accusative")) }{ $price ->
    [none] {""}
   *[other] {" "}für { $price }
} austreiben
# Ghosts of one name are told apart by their spaces.
choice-ghost-on = { $ghost } auf { NAME($space, form: "dative") }
    .accusative = { NAME($ghost, form: "accusative") } auf { NAME($space, form: "dative") }
choice-crystals = { $number ->
    [one] { $number } Kristall
   *[other] { $number } Kristalle
}
choice-price = { $tao } und { $crystals }
choice-pay = { $taoist } zahlt den { $tao ->
    [none] Tao-Marker
   *[other] { NAME($tao, form: "en") } Tao-Marker
}
choice-first-curse = Zuerst der Fluch { NAME($ghost, form: "genitive") } { NAME($space, form: "from") }
choice-first-reward = Zuerst die Belohnung { NAME($ghost, form: "genitive") } { NAME($space, form: "from") }
choice-gain-qi = 1 Qi nehmen
choice-gain-yin-yang = Das Yin-Yang nehmen
choice-give-qi = { $taoist } bekommt 1 Qi
choice-give-yin-yang = { $taoist } bekommt das Yin-Yang
