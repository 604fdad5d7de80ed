## Around the lessons, and the parts of a card.

learn-back = Atrás
# To a step from which one has gone back.
learn-forward = Adelante otra vez
learn-go-on = Seguir con la lección { $lesson }, paso { $step }
learn-card = La carta y sus partes
learn-part-resistance = Color y resistencia:
learn-part-left = Piedra izquierda:
learn-part-middle = Piedra central:
learn-part-right = Piedra derecha:

## The story of the village: its tiles, and how hard it can be.

learn-places = Quién vive aquí
learn-levels = Los cuatro niveles

## The worked examples of the rulebooks.

learn-see-example = Ver el ejemplo: { $title }
learn-example = Ejemplo paso a paso
# What the book says of this moment.
learn-holds = Ahora:

# One thing about a position. $there: as in table-space.
fact-space = { CAPITAL($space) }: { $there }.
# $facts: sentences.
fact-taoist = { $taoist }: { $facts }
fact-dead = { $taoist } ha muerto.
fact-dice = { $number ->
    [0] No hay ningún dado de Tao libre
    [one] Hay { $number } dado de Tao libre
   *[other] Hay { $number } dados de Tao libres
}.
fact-mantra = El Mantra: { $space }.
fact-no-mantra = El Mantra no está sobre ningún fantasma.
fact-discarded = En los descartes: { $card }.
fact-goes-on = La partida continúa.
fact-offered = Posible: { $choice }.
# $rule: the number of the rule that forbids it.
fact-refused = No es posible ({ $rule }): { $choice }.
fact-options = { $number ->
    [one] Hay { $number } posibilidad
   *[other] Hay { $number } posibilidades
}.
# Three ghosts lie on it, but that is looked at only in the next Yin.
fact-no-overrun = El tablero lleno no cuesta Qi ahora.
