## White Moon

# $villager: the message of that name, or its forms.
# $price: the crystal that the Mystic Barrier takes for it, or none.
choice-save = Salvar { NAME($villager, form: "to") } en { NAME($tile, form: "the") }{ $price ->
    [none] {""}
   *[other] {" "}gastando { $price }
}
choice-carry = Ir { NAME($tile, form: "to") } con { $villager }
choice-step = Ir { NAME($tile, form: "to") } sin aldeano y luego una loseta más
choice-stand-up = Levantarse
choice-escort = Mover a { $taoist } { NAME($tile, form: "to") } con { $villager }
choice-raise = Levantar a { $taoist }
choice-rescue = Rescatar { NAME($villager, form: "to") } por el Portal
# Wu-Feng decides who dies.
choice-kill = Matar { NAME($villager, form: "to") } en { NAME($tile, form: "the") }
# The Taoists decide who dies.
choice-sacrifice = Sacrificar { NAME($villager, form: "to") } en { NAME($tile, form: "the") }
choice-return = Devolver a un aldeano de la familia { $family } al Cementerio
choice-give-up = El Tao que sale de la partida es de { $taoist }
# $card: what lies on the space, or none.
choice-su-ling = Colocar a Su-Ling ante { $card ->
    [none] la { $space }
   *[other] { NAME($card, form: "the") } ({ $space })
}
choice-light = Poner un cristal en el pedestal de esta esquina
choice-place-crystal = Poner tu cristal en el pedestal { NAME($tile, form: "of") }
choice-train = Entrenar contra todos los fantasmas { NAME($tao, form: "plural") }
# $price: what is spent, a list of choice-tao and choice-crystals, or none.
choice-beat = Vencer { NAME($ghost, form: "to") } ({ $space }){ $price ->
    [none] {""}
   *[other] {" "}gastando { $price }
}
# Tao of any colour.
choice-tao = { $number } Tao
choice-pay-crystal = { $taoist } paga el cristal
choice-roll = Tirar los cuatro dados contra los fantasmas de este tablero
choice-use = Usar { NAME($artifact, form: "the") }
choice-turn = Girar a blanco un dado { $face }
choice-ward = Ignorar el dado de maldición con el Amuleto protector
choice-give = { $taoist } recibe el artefacto

# What is left out.
choice-decline-step = No seguir
choice-decline-beat = No vencer a nadie más
choice-decline-su-ling = Dejar a Su-Ling donde está
choice-decline-light = No poner ningún cristal en el pedestal
choice-decline-barrier = No hacer nada en este tablero

## Black Secret. A space of the Catacombs goes by the tile above it.

choice-summon = Invocar { NAME($demon, form: "to") } en la casilla bajo { NAME($tile, form: "the") }
# $tao: the colour of the curse.
choice-throw = Lanzar la maldición «{ $curse }» (nivel { $level }, { NAME($tao, form: "feminine") })
choice-move-demon = Mover { NAME($demon, form: "to") } a la casilla bajo { NAME($tile, form: "the") }
# $tile: under which the demon is, or none.
choice-search = Buscar con { NAME($demon, form: "the") }{ $tile ->
    [none] {""}
   *[other] {" "}en la casilla bajo { NAME($tile, form: "the") }
}
choice-shadow-on = Mover la Sombra { NAME($tile, form: "to") }
choice-shadow-under = Mover la Sombra a la casilla bajo { NAME($tile, form: "the") }
choice-shadow-attack = Atacar con tres dados Tao a los taoístas junto a la Sombra
choice-shadow-curse = Tirar con la Sombra el dado de maldición contra el taoísta activo
choice-incarnation = Jugar { NAME($card, form: "the") } de la mano
# $surroundings: choice-surroundings, as where a ghost is laid. It has $tile and $buddha too.
choice-skeleton = Colocar un esqueleto en la { $space } ({ $surroundings })
choice-turn-up = Revelar y descartar la pila bajo { NAME($tile, form: "the") }
choice-remove-ladder = Retirar la escalera { NAME($tile, form: "of") }
choice-put-ladder = Reponer la escalera { NAME($tile, form: "of") }
choice-victim = Dirigir la maldición a { $taoist }
choice-power-off = Bloquear { NAME($power, form: "the") } del { $board }
choice-figure-steps = Hacer avanzar la figura { NAME($ghost, form: "of") } ({ $space })
choice-haunt = Encantar { NAME($tile, form: "the") }
choice-move-villager = Mover { NAME($villager, form: "to") } { NAME($from, form: "of") } { NAME($to, form: "to") }
choice-lose-pedestal = Devolver a la reserva el cristal del pedestal { NAME($tile, form: "of") }
choice-go-up = Subir por la escalera a la aldea
choice-go-down = Bajar por la escalera a las Catacumbas
choice-send-up = Hacer subir a { $taoist } por la escalera a la aldea
choice-send-down = Hacer bajar a { $taoist } por la escalera a las Catacumbas
# $price: as in choice-defeat.
choice-defeat-demons = Exorcizar { NAME($demons, form: "to") }{ $price ->
    [none] {""}
   *[other] {" "}gastando { $price }
}
choice-lay-mantra-on-demon = Poner el Mantra sobre { NAME($demon, form: "the") }
# How many Qi lie there, and how many the Blood Mantra takes.
choice-lay-qi = Poner el Qi en «{ $mantra }» (tiene { $have } de { $need })
choice-trigger = Activar «{ $mantra }»
# $qi: how many lie on the old one.
choice-swap = Cambiar «{ $old }» por «{ $new }»{ $qi ->
    [0] {""}
    [one] {" "}(su Qi vuelve a la reserva)
   *[other] {" "}(sus { $qi } Qi vuelven a la reserva)
}
choice-send-home = Devolver { NAME($demon, form: "to") } al tablero de Wu-Feng
choice-clear = Despejar el { $board }
choice-give-crystal-back = { $taoist } devuelve un Cristal lunar a la reserva
choice-take-crystal = { $taoist } toma un Cristal lunar

# What is left out.
choice-decline-demon = Dejar quieto { NAME($demon, form: "to") }
choice-decline-activate = No activar ningún demonio
choice-decline-shadow = Dejar quieta a la Sombra
choice-decline-throw = No lanzar ninguna maldición
choice-decline-skeleton = No colocar ningún esqueleto
choice-decline-lay-qi = No poner ningún Qi en un mantra
choice-decline-ladder = No reponer ninguna escalera
choice-decline-swap = No cambiar ningún mantra
choice-decline-level = No cambiar de nivel
