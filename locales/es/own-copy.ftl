## The form for a player's own copy of the expansions, among the cards.

own-copy-title = Tu ejemplar
own-copy-hint = Algunos valores de White Moon y Black Secret no se han podido encontrar: los marcados con un signo de interrogación son nuestros. Si tienes el juego, indica lo que dicen tus componentes. Cada valor se guarda al momento y vale para las partidas nuevas.
own-copy-file-hint = Lo mismo como archivo de texto, para los demás programas y otros dispositivos:
own-copy-numbers-hint = Los números son nuestros: indica tus cartas en cualquier orden, cada una una vez.
# $own: how many values are the player's; $ours: how many are ours because what is printed could not be found.
own-copy-counts = { $own ->
    [0] Todos los valores son como en nuestros datos
    [one] { $own } valor es tuyo
   *[other] { $own } valores son tuyos
}; { $ours ->
    [0] ya no queda ninguno reconstruido.
    [one] { $ours } lo hemos reconstruido nosotros.
   *[other] { $ours } los hemos reconstruido nosotros.
}
own-copy-is-ours = nuestro
own-copy-is-own = tuyo
# A button: my components say what yours say.
own-copy-confirm = En los míos dice lo mismo
# A button: takes our values again.
own-copy-reset = Volver a los nuestros
own-copy-not-used = Aún no vale: { $problem }.
own-copy-not-all-used = { $number ->
    [one] { $number } componente aún no vale: allí se dice qué falla. Los demás cuentan.
   *[other] { $number } componentes aún no valen: allí se dice qué falla. Los demás cuentan.
}
own-copy-export = Guardar mi ejemplar en un archivo
own-copy-link = Este enlace lleva tus valores a otra persona:
own-copy-shared = Alguien comparte contigo los valores de un ejemplar: { $number ->
    [one] { $number } valor
   *[other] { $number } valores
}. Sustituirían a los tuyos.
own-copy-shared-take = Usarlos
own-copy-shared-leave = Dejar los míos
own-copy-shared-broken = Este enlace está dañado o incompleto: no se pueden leer valores de él.
own-copy-ghosts = Fantasmas
own-copy-tokens = Fichas de las Catacumbas

# The values of a component, as labels.
own-copy-deed = Qué hace
own-copy-colour = Color
own-copy-resistance = Resistencia
own-copy-left = Piedra izquierda
own-copy-middle = Piedra central
own-copy-right = Piedra derecha
own-copy-crystal = Da también un cristal lunar
own-copy-space = Fila { $row }, casilla { $column }
own-copy-set = Juego { $number }
own-copy-cost = Coste
own-copy-level = Nivel
own-copy-white-moon = Solo con White Moon
own-copy-effect = Efecto

# What a value can be.
own-copy-board-colour = el color de su tablero
own-copy-number = { $number }
own-copy-nothing = nada
own-copy-yes = sí
own-copy-no = no
own-copy-entrance-of = { $tao }, entrada
own-copy-blank = en blanco

# Components.
own-copy-catacombs = Cara { $side }
own-copy-curse = Maldición { $number }
own-copy-mantra = Mantra de sangre { $number }

# What is wrong, behind own-copy-not-used.
own-copy-missing = elige también lo demás; falta: { $field }
own-copy-entrances = dos de las nueve casillas son entradas, ni más ni menos
