## White Moon

# $villager: the message of that name, the same in nominative, dative and accusative.
# $price: the crystal that the Mystic Barrier takes for it, or none.
choice-save = Den { $villager } { NAME($tile, form: "at") }{ $price ->
    [none] {""}
   *[other] {" "}für { $price }
} retten
choice-carry = Mit dem { $villager } { NAME($tile, form: "to") } gehen
choice-step = Allein { NAME($tile, form: "to") } gehen, dann ein Dorffeld weiter
choice-stand-up = Aufstehen
choice-escort = { $taoist } mit dem { $villager } { NAME($tile, form: "to") } bewegen
choice-raise = { $taoist } aufhelfen
choice-rescue = Den { $villager } durch das Portal retten
# Wu-Feng decides who dies.
choice-kill = Den { $villager } { NAME($tile, form: "at") } töten
# The Taoists decide who dies.
choice-sacrifice = Den { $villager } { NAME($tile, form: "at") } opfern
choice-return = Einen Dorfbewohner der Familie { $family } auf den Friedhof zurückholen
choice-give-up = { $taoist } gibt den Tao-Marker ab, der das Spiel verlässt
# $card: what lies on the space, or none.
choice-su-ling = Su-Ling vor { $card ->
    [none] { NAME($space, form: "accusative") }
   *[other] { NAME($card, form: "accusative") } auf { NAME($space, form: "dative") }
} stellen
choice-light = Einen Kristall auf das Podest dieser Ecke setzen
choice-place-crystal = Einen eigenen Kristall auf das Podest { NAME($tile, form: "at") } setzen
choice-train = Gegen alle { NAME($tao, form: "en") } Geister trainieren
# $price: what is spent, a list of choice-tao and choice-crystals, or none.
choice-beat = { CAPITAL(NAME($ghost, form: "accusative")) } auf { NAME($space, form: "dative") }{ $price ->
    [none] {""}
   *[other] {" "}für { $price }
} besiegen
# Tao of any colour.
choice-tao = { $number } Tao-Marker
choice-pay-crystal = { $taoist } zahlt den Kristall
choice-roll = Die vier Würfel gegen die Geister dieser Spieltafel werfen
choice-use = { CAPITAL(NAME($artifact, form: "accusative")) } einsetzen
choice-turn = Einen Würfel von { $face } auf Weiß drehen
choice-ward = Den Fluchwürfel mit dem Schutzamulett abwehren
choice-give = { $taoist } bekommt das Artefakt

# What is left out.
choice-decline-step = Nicht weitergehen
choice-decline-beat = Keinen weiteren Geist besiegen
choice-decline-su-ling = Su-Ling lassen, wo sie ist
choice-decline-light = Keinen Kristall auf das Podest setzen
choice-decline-barrier = An dieser Spieltafel nichts tun

## Black Secret. A space of the Catacombs goes by the tile above it.

choice-summon = Den { $demon } auf das Feld unter { NAME($tile, form: "dative") } beschwören
# $tao: the colour of the curse.
choice-throw = Den Fluch „{ $curse }“ (Stufe { $level }, { $tao }) aussprechen
choice-move-demon = Den { $demon } zum Feld unter { NAME($tile, form: "dative") } bewegen
# $tile: under which the demon is, or none.
choice-search = Mit dem { $demon } { $tile ->
    [none] suchen
   *[other] das Feld unter { NAME($tile, form: "dative") } durchsuchen
}
choice-shadow-on = Den Schatten { NAME($tile, form: "to") } bewegen
choice-shadow-under = Den Schatten zum Feld unter { NAME($tile, form: "dative") } bewegen
choice-shadow-attack = Mit dem Schatten die Taoisten an seinem Ort angreifen (drei Tao-Würfel)
choice-shadow-curse = Mit dem Schatten den Fluchwürfel gegen den aktiven Taoisten werfen
choice-incarnation = { CAPITAL(NAME($card, form: "accusative")) } von der Hand ausspielen
choice-skeleton = Ein Skelett auf { NAME($space, form: "accusative") } legen ({ $surroundings })
choice-turn-up = Den Stapel auf dem Feld unter { NAME($tile, form: "dative") } aufdecken und ablegen
choice-remove-ladder = Die Leiter { NAME($tile, form: "at") } entfernen
choice-put-ladder = Die Leiter { NAME($tile, form: "at") } zurückstellen
choice-victim = Der Fluch trifft { $taoist }
choice-power-off = Die Kraft { NAME($board, form: "genitive") } blockieren: { $power }
choice-figure-steps = Die Spukfigur { NAME($ghost, form: "genitive") } auf { NAME($space, form: "dative") } vorrücken lassen
choice-haunt = { CAPITAL(NAME($tile, form: "at")) } spuken lassen
choice-move-villager = Den { $villager } { NAME($from, form: "at") } { NAME($to, form: "to") } bewegen
choice-lose-pedestal = Den Kristall auf dem Podest { NAME($tile, form: "at") } in den Vorrat zurücklegen
choice-go-up = Die Leiter ins Dorf hinaufsteigen
choice-go-down = Die Leiter in die Katakomben hinabsteigen
choice-send-up = { $taoist } ins Dorf hinaufschicken
choice-send-down = { $taoist } in die Katakomben hinabschicken
# $price: as in choice-defeat.
choice-defeat-demons = { CAPITAL(NAME($demons, form: "accusative")) }{ $price ->
    [none] {""}
   *[other] {" "}für { $price }
} austreiben
choice-lay-mantra-on-demon = { CAPITAL(NAME($demon, form: "accusative")) } mit der Schriftrolle schwächen
# How many Qi lie there, and how many the Blood Mantra takes.
choice-lay-qi = Das Qi auf „{ $mantra }“ legen ({ $have } von { $need } liegen dort)
choice-trigger = „{ $mantra }“ auslösen
# $qi: how many lie on the old one.
choice-swap = „{ $old }“ gegen „{ $new }“{ $qi ->
    [0] {" "}tauschen
    [one] {" "}tauschen (das Qi darauf kommt in den Vorrat)
   *[other] {" "}tauschen (die { $qi } Qi darauf kommen in den Vorrat)
}
choice-send-home = Den { $demon } auf Wu-Fengs Spieltafel zurückschicken
choice-clear = Die { $board } räumen
choice-give-crystal-back = { $taoist } gibt einen Mondkristall in den Vorrat zurück
choice-take-crystal = { $taoist } nimmt einen Mondkristall

# What is left out.
choice-decline-demon = Den { $demon } ruhen lassen
choice-decline-activate = Keinen Dämon aktivieren
choice-decline-shadow = Den Schatten ruhen lassen
choice-decline-throw = Keinen Fluch aussprechen
choice-decline-skeleton = Kein Skelett legen
choice-decline-lay-qi = Kein Qi auf ein Blutmantra legen
choice-decline-ladder = Keine Leiter zurückstellen
choice-decline-swap = Kein Blutmantra tauschen
choice-decline-level = Die Ebene nicht wechseln
