## El juego en la terminal. Las órdenes se escriben en inglés.

terminal-welcome = Ghost Stories. Se guarda en { $file } tras cada paso. Escribe help para ver la ayuda.
terminal-help =
    Escribe el número de una opción y pulsa Intro. Otras órdenes:
      table, t         describir toda la mesa
      options, o       volver a ver las opciones
      log, l           contar lo que ha pasado desde que empezó el turno
      hint             consejo: las mejores opciones, la probabilidad de ganar con cada una, y por qué
      rule B51         decir qué dice una regla
      card NOMBRE      describir una carta, por su nombre inglés o su número
      undo, u          deshacer la última elección, salvo que después hubiera dados o una carta
      save, s ARCHIVO  guardar una copia; la partida se guarda también tras cada paso
      help, h          este texto
      quit, q          salir; se sigue más tarde con --continue
terminal-only-way = Solo hay una posibilidad: { $choice }.
terminal-asked = { $name }: { $question }
terminal-cover = Wu-Feng elige de su mano. Que los demás miren a otro lado; después pulsa Intro.
terminal-number = Escribe un número del 1 al { $last }, o help.
terminal-which-rule = ¿Qué regla? Las reglas tienen números como B51.
terminal-rule = { $rule }: { $words }
terminal-level = { $level }. { NAME($cells, list: "plain") }
terminal-level-cell = { $title }: { $cell }.
terminal-card = { $card }, carta { $number }{ $by_our_count ->
    [yes] {" "}según nuestra numeración
   *[no] {""}
}: { $resistance }{ $incarnation ->
    [yes] , encarnación de Wu-Feng
   *[no] {""}
}.
terminal-undone = Deshecho.
terminal-undo-chance = Desde la última elección hubo dados o una carta, así que no se puede deshacer.
terminal-undo-nothing = No hay nada que deshacer.
terminal-saved = Guardado en { $file }.
terminal-not-saved = No se ha guardado: { $why }
terminal-not-replaced = No se ha guardado: { $file } ya existe; indica otro archivo.
terminal-kept = El archivo tal como era se conserva en { $file }.
terminal-kept-in = La partida está guardada en { $file }.
terminal-left = La partida está guardada. Para seguir: { $command }
terminal-again = Para volver a ver la partida: { $command }

## El final del registro.

log-legal = { $steps } pasos, todos conformes a las reglas.
log-verified = { $steps } pasos, { $verified } de ellos comprobados.

## Probabilidades exactas.

odds-percent = { $whole },{ $tenth } %
odds-percent-tiny = <0,1 %
odds-percent-almost = >99,9 %
odds-exact = { $percent } ({ $fraction })

odds-against = { $ghost } ({ NAME($means, list: "comma") }): { $chance }
odds-with = { NAME($means, list: "comma") }:
odds-goal = { $goal }: { $chance }
odds-both = ambos
odds-any = al menos uno
odds-resistance = { $tao ->
    [none] resistencia { $number }
   *[other] fantasma { $tao } de resistencia { $number }
}
odds-dice = { $number ->
    [one] { $number } dado
   *[other] { $number } dados
}
odds-no-tao = ningún Tao
odds-tao = { $number } Tao
odds-tao-of-colours = { NAME($tao, form: "tokens", list: "comma") }
odds-circle = Círculo { $tao }
odds-mantra = Mantra
odds-reroll-once = volver a tirar una vez
odds-two-attempts = dos intentos
odds-brought-by-curse = No se tiene en cuenta un fantasma que el dado de maldición traiga entre dos intentos.

odds-stands = { $taoist }{ $on_turn ->
    [yes] , que tiene el turno,
   *[no] {""}
} está en { NAME($tile, form: "the") }.
odds-from-tiles = Probabilidades desde cada loseta; «aquí» y «moviéndose» son posibles ahora, las demás más tarde, si nada cambia.
odds-way-here = aquí
odds-way-move = moviéndose
odds-head-dice = dados
odds-head-tile = loseta
odds-head-ghost = fantasma
odds-head-once = un intento
odds-head-twice = dos intentos
odds-ghost = { $card } ({ $space }){ $now ->
    [yes] {""}
   *[no] , ahora no se puede exorcizar
}
odds-no-ghost = ningún fantasma
odds-dice-show = Los dados muestran { NAME($faces, list: "comma") }. De mejor a peor:
odds-reroll = { $choice }: { $any }{ $both ->
    [none] {""}
   *[other] , ambos { $both }
}
