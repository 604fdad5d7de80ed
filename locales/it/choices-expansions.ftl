## White Moon

# $villager: the message of that name, or its forms.
# $price: the crystal that the Mystic Barrier takes for it, or none.
choice-save = Salva l'{ $villager } { NAME($tile, form: "on") }{ $price ->
    [none] {""}
   *[other] {" "}spendendo { $price }
}
choice-carry = Vai { NAME($tile, form: "to") } con l'{ $villager }
choice-step = Vai { NAME($tile, form: "to") } senza abitanti, poi ancora di una tessera
choice-stand-up = Rialzati
choice-escort = Muovi { $taoist } { NAME($tile, form: "to") } con l'{ $villager }
choice-raise = Aiuta { $taoist } a rialzarsi
choice-rescue = Salva l'{ $villager } al Portale
# Wu-Feng decides who dies.
choice-kill = Uccidi l'{ $villager } { NAME($tile, form: "on") }
# The Taoists decide who dies.
choice-sacrifice = Sacrifica l'{ $villager } { NAME($tile, form: "on") }
choice-return = Riporta al Cimitero un abitante della famiglia { $family }
choice-give-up = Il Tao che lascia il gioco è di { $taoist }
# $card: what lies on the space, or none.
choice-su-ling = Metti Su-Ling davanti { $card ->
    [none] allo { $space }
   *[other] { NAME($card, form: "to") } ({ $space })
}
choice-light = Metti un cristallo sul piedistallo di quest'angolo
choice-place-crystal = Metti il tuo cristallo sul piedistallo { NAME($tile, form: "of") }
choice-train = Allenati contro tutti i fantasmi { NAME($tao, form: "plural") }
# $price: what is spent, a list of choice-tao and choice-crystals, or none.
choice-beat = Sconfiggi { NAME($ghost, form: "the") } ({ $space }){ $price ->
    [none] {""}
   *[other] {" "}spendendo { $price }
}
# Tao of any colour.
choice-tao = { $number } Tao
choice-pay-crystal = { $taoist } paga il cristallo
choice-roll = Tira i quattro dadi contro i fantasmi di questa plancia
choice-use = Usa { NAME($artifact, form: "the") }
choice-turn = Gira un dado { $face } sul bianco
choice-ward = Ignora il dado Maledizione con l'Amuleto Protettivo
choice-give = { $taoist } riceve l'artefatto

# What is left out.
choice-decline-step = Non andare oltre
choice-decline-beat = Non sconfiggere altri fantasmi
choice-decline-su-ling = Lascia Su-Ling dov'è
choice-decline-light = Non mettere cristalli sul piedistallo
choice-decline-barrier = Non fare niente per questa plancia

## Black Secret. A space of the Catacombs goes by the tile above it.

choice-summon = Evoca { NAME($demon, form: "the") } sullo spazio sotto { NAME($tile, form: "the") }
# $tao: the colour of the curse.
choice-throw = Scaglia la maledizione “{ $curse }” (livello { $level }, { NAME($tao, form: "feminine") })
choice-move-demon = Muovi { NAME($demon, form: "the") } sullo spazio sotto { NAME($tile, form: "the") }
# $tile: under which the demon is, or none.
choice-search = { $tile ->
    [none] Cerca con { NAME($demon, form: "the") }
   *[other] Cerca sotto { NAME($tile, form: "the") } con { NAME($demon, form: "the") }
}
choice-shadow-on = Muovi l'Ombra { NAME($tile, form: "on") }
choice-shadow-under = Muovi l'Ombra sullo spazio sotto { NAME($tile, form: "the") }
choice-shadow-attack = Attacca con l'Ombra: tre dadi Tao contro i taoisti nel suo luogo
choice-shadow-curse = Tira con l'Ombra il dado Maledizione contro il taoista di turno
choice-incarnation = Gioca { NAME($card, form: "the") } dalla mano
# $surroundings: choice-surroundings, as where a ghost is laid. It has $tile and $buddha too.
choice-skeleton = Piazza uno scheletro sullo { $space } ({ $surroundings })
choice-turn-up = Scopri e scarta la pila di gettoni sotto { NAME($tile, form: "the") }
choice-remove-ladder = Togli la scala { NAME($tile, form: "of") }
choice-put-ladder = Rimetti la scala { NAME($tile, form: "of") }
choice-victim = La maledizione colpisce { $taoist }
choice-power-off = Blocca il potere della { $board }: { $power }
choice-figure-steps = Fai avanzare la miniatura { NAME($ghost, form: "of") } ({ $space })
choice-haunt = Infesta { NAME($tile, form: "the") }
choice-move-villager = Sposta l'{ $villager } { NAME($from, form: "from") } { NAME($to, form: "to") }
choice-lose-pedestal = Rimanda nella riserva il cristallo sul piedistallo { NAME($tile, form: "of") }
choice-go-up = Sali per la scala nel villaggio
choice-go-down = Scendi per la scala nelle catacombe
choice-send-up = Fai salire { $taoist } nel villaggio
choice-send-down = Fai scendere { $taoist } nelle catacombe
# $price: as in choice-defeat.
choice-defeat-demons = Esorcizza { NAME($demons, form: "the") }{ $price ->
    [none] {""}
   *[other] {" "}spendendo { $price }
}
choice-lay-mantra-on-demon = Metti il Mantra { NAME($demon, form: "on") }
# How many Qi lie there, and how many the Blood Mantra takes.
choice-lay-qi = Metti il Qi su “{ $mantra }” ({ $have } su { $need })
choice-trigger = Innesca “{ $mantra }”
# $qi: how many lie on the old one.
choice-swap = Scambia “{ $old }” con “{ $new }”{ $qi ->
    [0] {""}
    [one] {" "}(il suo Qi torna nella riserva)
   *[other] {" "}(i suoi { $qi } Qi tornano nella riserva)
}
choice-send-home = Rimanda a casa { NAME($demon, form: "the") }
choice-clear = Sgombra la { $board }
choice-give-crystal-back = { $taoist } rende un Cristallo di Luna alla riserva
choice-take-crystal = { $taoist } prende un Cristallo di Luna

# What is left out.
choice-decline-demon = Lascia fermo { NAME($demon, form: "the") }
choice-decline-activate = Non attivare nessun demone
choice-decline-shadow = Lascia ferma l'Ombra
choice-decline-throw = Non scagliare maledizioni
choice-decline-skeleton = Non piazzare scheletri
choice-decline-lay-qi = Non mettere Qi sui mantra
choice-decline-ladder = Non rimettere scale
choice-decline-swap = Non scambiare nessun mantra
choice-decline-level = Non cambiare piano
