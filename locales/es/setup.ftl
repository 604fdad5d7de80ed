## The words of the set-up. Errors have no full stop: the number of the rule follows.

setup-who-begins = Quién empieza
setup-begins-random = Cualquiera, al azar
# As one of the places of the Portal.
setup-portal-on = en esta loseta:
setup-portal-tile = Loseta del Portal
setup-arrange-hint = Elige un sitio y la loseta que va en él. Si ya está en otra parte, las dos cambian de sitio.
setup-shuffle = Mezclar
setup-reset = Restablecer
setup-left-out = Fuera de la aldea: { NAME($tiles, list: "comma") }

setup-no-players = Hacen falta de uno a cuatro jugadores
# How many players there are.
setup-colours = Elige { $players } colores distintos, uno por jugador
# Who was to begin.
setup-first = { $taoist } no puede empezar: nadie juega con este color
setup-first-no-player = El primer turno debe ser de un jugador
setup-tile-count = La aldea tiene nueve losetas, no { $number }
setup-tile-twice = { CAPITAL(NAME($tile, form: "the")) } está dos veces en la aldea; cada loseta solo está una vez
setup-portal = El Portal no puede estar en { NAME($tile, form: "the") }: esa loseta no está en la aldea
setup-boards = Los cuatro tableros deben ser el rojo, el verde, el azul y el amarillo, cada uno una vez
# The two powers of the board's colour.
setup-power = Este tablero muestra { NAME($one, form: "the") } o { NAME($other, form: "the") }
setup-not-opposite = Dos jugadores deben sentarse uno frente al otro
setup-village = La aldea debe tener nueve losetas distintas
setup-five-qi = Cinco Qi solo son posibles en Iniciación
setup-school = La Escuela de kung-fu es una loseta de White Moon, que no se juega
setup-calligrapher = El Calígrafo es una loseta de Black Secret, que no se juega
# The power that the red board must show.
setup-solo-spires = Si juegas a solas, el tablero rojo debe mostrar { NAME($power, form: "the") }
