## What a player can do, as a line of a menu. No two options of a position may have the same words.

# Beside $surroundings their parts: $tile, $haunted, $buddha.
choice-place = Piazza { NAME($card, form: "the") } sullo { $space } ({ $surroundings })
choice-surroundings = davanti { NAME($tile, form: "to") }{ $haunted ->
    [yes] , infestat{ NAME($tile, form: "ending") }
   *[no] {""}
}{ choice-on-a-buddha }
# $buddha: a Buddha waits on the space.
choice-on-a-buddha = { $buddha ->
    [yes] , su un Buddha
   *[no] {""}
}
choice-discard = Scarta un Tao { $tao }
choice-lose-qi = { $taoist } perde 1 Qi

choice-move = Vai { $goal }
# Where a Taoist goes: the space under a tile in the Catacombs, or a tile.
choice-goal = { $place ->
    [below] sullo spazio sotto { NAME($tile, form: "the") }
    [haunted] { NAME($tile, form: "to") } (infestat{ NAME($tile, form: "ending") })
   *[active] { NAME($tile, form: "to") }
}
choice-help = Chiedi aiuto { NAME($tile, form: "to") }
choice-exorcise = { $dice ->
    [0] Esorcizza senza dadi: { $targets }
    [one] Esorcizza con { $dice } dado: { $targets }
   *[other] Esorcizza con { $dice } dadi: { $targets }
}
choice-target = { NAME($ghost, form: "the") } ({ $resistance })
choice-target-demon = { NAME($demon, form: "the") } ({ $resistance })
choice-use-power = Usa { $power }
choice-spend-token = Spendi un gettone potere per usare { $power } della { $board }
choice-yin-yang = Spendi lo Yin-Yang
choice-place-buddha = Piazza un Buddha sullo { $space }
choice-take-token = Prendi un gettone potere dalla tessera centrale
choice-end-turn = Finisci il turno

# $skeleton: it is no ghost but a skeleton.
choice-lay-mantra = Metti il Mantra { NAME($ghost, form: "on") } ({ $space })
choice-take-tao = Prendi un Tao { $tao }
choice-move-taoist = Muovi { $taoist } { $goal }
choice-ask = Chiedi aiuto { NAME($tile, form: "to") }
choice-restore = Riattiva { NAME($tile, form: "the") }
choice-revive = Riporta in vita { $taoist }
# $paid: it costs a Qi, as in the hut.
choice-banish = Scarta { NAME($ghost, form: "the") } ({ $space }){ $paid ->
    [yes] {" "}pagando 1 Qi
   *[no] {""}
}
choice-drive-back = { COUNT($ghosts) ->
    [0] Riporta sulle carte le miniature della { $board }
    [one] Riporta sulla carta la miniatura { NAME($ghosts, form: "of") } ({ $board })
   *[other] Riporta sulle carte le miniature { NAME($ghosts, form: "of") } ({ $board })
}
choice-set-circle = Metti un Tao { $tao } sul Cerchio di Preghiera
choice-move-ghost = Sposta { NAME($ghost, form: "the") } dallo { $from } allo { $to }{ choice-on-a-buddha }
choice-move-no-ghost = Non spostare nessun fantasma
choice-move-no-taoist = Non muovere nessun taoista

choice-keep-curse-die = Tieni il risultato del dado Maledizione
choice-keep-one = Tieni il dado
choice-keep-all = Tieni tutti i dadi
choice-reroll = { COUNT($dice) ->
    [one] Rilancia il dado { $dice }
   *[other] Rilancia i dadi { $dice }
}
choice-reroll-curse = Rilancia il dado Maledizione
choice-defeat-nothing = Non esorcizzare niente
# $several: the ghosts are several, or one is named for a crowd.
choice-defeat = Esorcizza { NAME($ghosts, form: "the") }{ $price ->
    [none] {""}
   *[other] {" "}spendendo { $price }
}
# Ghosts of one name are told apart by their spaces.
choice-ghost-on = { $ghost } ({ $space })
    .the = { NAME($ghost, form: "the") } ({ $space })
choice-crystals = { $number ->
    [one] { $number } cristallo
   *[other] { $number } cristalli
}
choice-price = { $tao } più { $crystals }
choice-pay = { $taoist } paga il Tao{ $tao ->
    [none] {""}
   *[other] {" "}{ $tao }
}
choice-first-curse = Prima la maledizione { NAME($ghost, form: "of") } ({ $space })
choice-first-reward = Prima la ricompensa { NAME($ghost, form: "of") } ({ $space })
choice-gain-qi = Prendi 1 Qi
choice-gain-yin-yang = Prendi lo Yin-Yang
choice-give-qi = { $taoist } riceve 1 Qi
choice-give-yin-yang = { $taoist } riceve lo Yin-Yang
