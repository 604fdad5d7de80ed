### Una cosa de la mesa para leerla entera, y el tablero ampliado.

reading-whole = Mostrar toda la mesa
# $tiles: las losetas delante de un fantasma, de la más cercana a la más lejana.
reading-ahead = Delante: { NAME($tiles, list: "comma") }.
# Lo que se prevé, y dentro de cuántos turnos.
reading-foreseen = { $what } ({ $when }).
reading-now = Puedes exorcizarlo ahora.
# En un botón.
reading-roll = { $dice ->
    [0] Exorcizar sin dados
    [one] Tirar { $dice } dado
   *[other] Tirar { $dice } dados
}, { $chance }
# Un exorcismo tras moverse allí.
reading-after-move = Tras moverte { NAME($tile, form: "to") }: { $chance }.
reading-hopeless = Ninguna tirada puede vencerlo ahora.
reading-far = Se exorciza desde { NAME($tile, form: "the") }, ahora fuera de alcance.
reading-below = Nadie puede exorcizarlo desde las Catacumbas.
reading-not-now = Ahora no se puede exorcizar: es una acción de Yang.
# Hay más formas que líneas en la lista.
reading-more-ways = { $number ->
    [one] { $number } forma más
   *[other] { $number } formas más
}: elige arriba fantasmas y Tao.
# Una línea que lleva a las opciones que no caben.
reading-more = Más opciones
