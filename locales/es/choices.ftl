## What a player can do, as a line of a menu. No two options of a position may have the same words.

# Beside $surroundings their parts: $tile, $haunted, $buddha.
choice-place = Colocar { NAME($card, form: "the") } en la { $space } ({ $surroundings })
choice-surroundings = frente { NAME($tile, form: "to") }{ $haunted ->
    [yes] , encantad{ NAME($tile, form: "ending") }
   *[no] {""}
}{ choice-on-a-buddha }
# $buddha: a Buddha waits on the space.
choice-on-a-buddha = { $buddha ->
    [yes] , sobre un Buda
   *[no] {""}
}
choice-discard = Descartar un Tao { $tao }
choice-lose-qi = { $taoist } pierde 1 Qi

choice-move = Ir { NAME($goal, form: "to") }
# Where a Taoist goes: the space under a tile in the Catacombs, or a tile. Only the form is asked for.
choice-goal = { $place ->
    [below] la casilla bajo { NAME($tile, form: "the") }
    [haunted] { NAME($tile, form: "the") } (encantad{ NAME($tile, form: "ending") })
   *[active] { NAME($tile, form: "the") }
}
    .to = { $place ->
        [below] a la casilla bajo { NAME($tile, form: "the") }
        [haunted] { NAME($tile, form: "to") } (encantad{ NAME($tile, form: "ending") })
       *[active] { NAME($tile, form: "to") }
    }
choice-help = Pedir ayuda { NAME($tile, form: "to") }
choice-exorcise = { $dice ->
    [0] Exorcizar sin dados: { $targets }
    [one] Exorcizar: tirar { $dice } dado contra { $targets }
   *[other] Exorcizar: tirar { $dice } dados contra { $targets }
}
choice-target = { NAME($ghost, form: "the") } ({ $resistance })
choice-target-demon = { NAME($demon, form: "the") } ({ $resistance })
choice-use-power = Usar { NAME($power, form: "the") }
choice-spend-token = Gastar una ficha de poder para usar { NAME($power, form: "the") } ({ $board })
choice-yin-yang = Gastar el Yin-Yang
choice-place-buddha = Colocar un Buda en la { $space }
choice-take-token = Tomar una ficha de poder de la loseta central
choice-end-turn = Terminar el turno

choice-lay-mantra = Poner el Mantra sobre { NAME($ghost, form: "the") } ({ $space })
choice-take-tao = Tomar un Tao { $tao }
choice-move-taoist = Mover a { $taoist } { NAME($goal, form: "to") }
choice-ask = Pedir ayuda { NAME($tile, form: "to") }
choice-restore = Reactivar { NAME($tile, form: "the") }
choice-revive = Revivir a { $taoist }
# $paid: it costs a Qi, as in the hut.
choice-banish = Descartar { NAME($ghost, form: "the") } ({ $space }){ $paid ->
    [yes] {" "}pagando 1 Qi
   *[no] {""}
}
choice-drive-back = { COUNT($ghosts) ->
    [one] Devolver a su carta la figura { NAME($ghosts, form: "of") } ({ $board })
   *[other] Devolver a sus cartas las figuras { NAME($ghosts, form: "of") } ({ $board })
}
choice-set-circle = Poner un Tao { $tao } en el Círculo de oración
choice-move-ghost = Mover { NAME($ghost, form: "the") } de la { $from } a la { $to }{ choice-on-a-buddha }
choice-move-no-ghost = No mover ningún fantasma
choice-move-no-taoist = No mover a ningún taoísta

choice-keep-curse-die = Dejar el dado de maldición como está
choice-keep-one = Dejar el dado como está
choice-keep-all = Dejar todos los dados como están
choice-reroll = Volver a tirar { COUNT($dice) ->
    [one] el dado
   *[other] los dados
} { $dice }
choice-reroll-curse = Volver a tirar el dado de maldición
choice-defeat-nothing = No exorcizar nada
choice-defeat = Exorcizar { NAME($ghosts, form: "to") }{ $price ->
    [none] {""}
   *[other] {" "}gastando { $price }
}
# Ghosts of one name are told apart by their spaces.
choice-ghost-on = { NAME($ghost, form: "the") } ({ $space })
    .to = { NAME($ghost, form: "to") } ({ $space })
choice-crystals = { $number ->
    [one] { $number } cristal
   *[other] { $number } cristales
}
choice-price = { $tao } más { $crystals }
choice-pay = { $taoist } paga el Tao{ $tao ->
    [none] {""}
   *[other] {" "}{ $tao }
}
choice-first-curse = Primero la maldición { NAME($ghost, form: "of") } ({ $space })
choice-first-reward = Primero la recompensa { NAME($ghost, form: "of") } ({ $space })
choice-gain-qi = Tomar 1 Qi
choice-gain-yin-yang = Tomar el Yin-Yang
choice-give-qi = { $taoist } recibe 1 Qi
choice-give-yin-yang = { $taoist } recibe el Yin-Yang
