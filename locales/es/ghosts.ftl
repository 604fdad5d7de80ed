## The resistance of a ghost.

# "amarillo 2".
ghost-one-colour = { $tao } { $number }
# "2 de cada: rojo, verde, azul y amarillo".
ghost-some-colours = { $number } de cada: { $tao }
ghost-all-colours = { $number } de cada uno de los cinco colores
ghost-less-by-circle = 1 menos por el Círculo
ghost-less-by-mantra = 1 menos por el Mantra
# $parts: one of these and what lowers it: "amarillo 2, 1 menos por el Círculo".
ghost-resistance = { NAME($parts, list: "comma") }
# The same as a sentence.
ghost-resistance-sentence = { CAPITAL($resistance) }.

## The left stone: what happens when the card is laid.

ghost-on-arrival = Al llegar: { $effects }.
stone-left-ghost = entra otro fantasma
stone-left-haunt = se encanta la primera loseta activa de su línea
stone-left-lose-qi = se pierde 1 Qi
stone-left-quick = su figura empieza en la primera piedra
stone-left-curse = se tira el dado de maldición
stone-left-power-off = bloquea el poder de su tablero
stone-left-all-powers-off = bloquea todos los poderes
stone-left-tao-off = nadie puede gastar Tao
stone-left-die-captive = retiene un dado Tao
stone-left-group-lose-tao = cada taoísta descarta un Tao
stone-left-clear-circle = la ficha del Círculo de oración vuelve a la reserva
stone-left-devour = devora al primer aldeano de su línea
stone-left-kill-villager = muere un aldeano visible a vuestra elección
stone-left-lay-down = todos los taoístas caen al suelo
stone-left-lowest-leave = los dos fantasmas de más abajo del mazo salen de la partida
stone-left-activate-demon = Wu-Feng activa un demonio
stone-left-throw-curse = Wu-Feng puede lanzar una maldición de cualquier color
stone-left-skeletons = Wu-Feng puede colocar sus tres esqueletos
stone-left-discard-stack = Wu-Feng revela y descarta una pila de las Catacumbas, en la que solo cuentan las Urnas

# What of it holds as long as the card is in play, a sentence.
stone-lasting-power-off = Bloquea el poder de su tablero.
stone-lasting-all-powers-off = Bloquea todos los poderes.
stone-lasting-tao-off = Nadie puede gastar Tao.
stone-lasting-die-captive = Retiene un dado Tao.

## The middle stone: what the card does while it lies there, a sentence.

stone-middle-haunter = Acechador: encanta una loseta cada dos turnos de su tablero.
stone-middle-tormentor = Atormentador: se tira el dado de maldición en cada turno de su tablero.
stone-middle-dice-immune = Inmune a los dados: solo cuentan los Tao, el Círculo y el Mantra.
stone-middle-group-lose-tao = Cada taoísta descarta un Tao cuando empieza el turno de su tablero.
stone-middle-white-is-blank = Las caras blancas no valen nada mientras está en juego.
stone-middle-only-on-buddha = Solo puede exorcizarse donde se topa con un Buda.
stone-middle-only-if-opposite-empty = Solo puede exorcizarse mientras la casilla opuesta no tiene fantasma.
stone-middle-devourer = Devorador: devora al primer aldeano de su línea en cada turno de su tablero.
stone-middle-holds-portal = Tiene el Portal: no se puede rescatar a nadie.
stone-middle-voracious = Muere un aldeano visible a vuestra elección cuando empieza el turno de su tablero.
stone-middle-holds-su-ling = Retiene a Su-Ling.
stone-middle-brings-ghost = Entra un fantasma cuando empieza el turno de su tablero.
stone-middle-shapeshifter = Tiene el color de su tablero y, cuando empieza el turno de este, se mueve a la siguiente casilla libre.
stone-middle-activate-demon = Wu-Feng activa un demonio en cada turno de su tablero.
stone-middle-no-yin-yang = Nadie puede gastar un Yin-Yang mientras está en juego.
stone-middle-skeletons = Wu-Feng puede colocar un esqueleto en cada turno de su tablero.
stone-middle-qi-to-bank = Mientras está en juego, el Qi perdido va a la reserva y no a un Mantra de sangre.
stone-middle-any-curse = Mientras está en juego, las maldiciones de Wu-Feng no necesitan tener el color de la carta.

# How that stands with a card in play.
ghost-figure-out = Acechador: figura en la primera piedra, encantará en el próximo turno de su tablero.
ghost-figure-on-card = Acechador: figura en la carta.
# It met a Buddha on its space.
ghost-caught = Aquí se ha topado con un Buda y puede exorcizarse.
ghost-silenced = Su-Ling está delante, así que su piedra central no hace nada.
# $space: the opposite one.
ghost-opposite = { stone-middle-only-if-opposite-empty } Es la { $space }.

## The right stone: what an exorcism brings.

stone-right-curse-die = Al exorcizar: dado de maldición.
stone-right-rewards = Al exorcizar: { NAME($rewards, list: "comma") }.
stone-right-curse-die-then-rewards = Al exorcizar: dado de maldición, después { NAME($rewards, list: "comma") }.
reward-throw = Wu-Feng puede lanzar una maldición de cualquier color
reward-tao = 1 Tao
reward-two-tao = 2 Tao
reward-qi-or-yin-yang = 1 Qi o el Yin-Yang
reward-qi-and-yin-yang = 1 Qi y un Yin-Yang para el grupo
reward-crystal = un Cristal lunar
reward-qi-yin-yang-and-crystal = 1 Qi y un Yin-Yang para el grupo y un Cristal lunar
reward-yin-yang-and-mantra = un Yin-Yang para el grupo y 1 Qi de la reserva en un Mantra de sangre
