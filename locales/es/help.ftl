### What things do, in a sentence or two.

## The villager of a tile, for the one who asks.

tile-help-cemetery = Un taoísta muerto vuelve aquí con 2 Qi; después tiras el dado de maldición.
tile-help-altar = Reactiva una loseta encantada; después entra en juego un fantasma.
tile-help-herbalist = Tira dos dados Tao y toma un Tao de cada color obtenido; el blanco es el color que quieras.
tile-help-hut = Descarta cualquier fantasma en juego que no sea una encarnación y después pierde 1 Qi.
tile-help-watchman = Todas las figuras de acechador de un tablero vuelven a sus cartas.
tile-help-temple = Toma un Buda; en un turno posterior, colócalo en una casilla vacía junto a tu loseta.
tile-help-circle = Pon aquí un Tao: para todos, los fantasmas de su color tienen 1 menos de resistencia.
tile-help-pavilion = Mueve un fantasma a cualquier casilla libre y después a otro taoísta a cualquier loseta.
tile-help-tea-house = Toma un Tao a tu elección y 1 Qi; después entra en juego un fantasma.
tile-help-school = Una sola tirada contra todos los fantasmas de tu color, o todos los negros, estén donde estén.
tile-help-calligrapher = Cambia un Mantra de sangre boca arriba por otro de su nivel, pon 1 Qi de la reserva en un mantra, o haz ambas cosas.

## Powers.

power-help-twin-winds = Antes o después de moverte, según las reglas elegidas, mueve a otro taoísta una loseta.
power-help-spires = Tu movimiento puede llevarte a cualquier loseta.
power-help-strength = Tiras también el dado gris, un cuarto dado, y nunca el dado de maldición.
power-help-favourite = Tras una tirada tuya, vuelve a tirar los dados que quieras, una sola vez.
power-help-second-wind = Pide ayuda dos veces a tu aldeano o exorciza dos veces.
power-help-heavenly-gust = Pide ayuda a tu aldeano y exorciza, en el orden que quieras.
power-help-mantra = Antes de moverte, pon el Mantra sobre cualquier fantasma: baja en 1 su resistencia.
power-help-pockets = Antes de moverte, toma un Tao a tu elección.

## Artifacts.

artifact-help-sword = Una vez por exorcismo, tras la tirada, gira un dado Tao a blanco; también en la Escuela, pero no en la Barrera. Es permanente.
artifact-help-armour = Las piedras izquierdas de los fantasmas normales que llegan a tu tablero no tienen efecto. Es permanente.
artifact-help-claw = Tras un exorcismo o una tirada en la Escuela que no vence a nadie, toma un Tao del color de un fantasma no vencido. Es permanente.
artifact-help-elixir = Una vez, en tu propio turno, gana 1 Qi. Después sale de la partida.
artifact-help-dust = Una vez, en tu propio turno, toma un Cristal lunar de la reserva. Después sale de la partida.
artifact-help-gong = Una vez, en tu propio turno, trae a tu loseta a cuantos taoístas vivos quieras; quien está en el suelo se levanta en vez de moverse. Después sale de la partida.
artifact-help-lantern = Una vez, en tu propio turno, pide ayuda a cualquier loseta activa sin estar allí, como con un Yin-Yang. Después sale de la partida.
artifact-help-charm = Una vez, en cualquier turno, ignora lo que muestra tu dado de maldición. Después sale de la partida.

## What the death of a villager of a family does.

death-help-lay-down = El taoísta activo cae al suelo; en un tablero neutral o poseído no pasa nada.
death-help-lose-qi = Un taoísta a elección de los jugadores pierde 1 Qi.
death-help-curse-die = El jugador activo o el tablero neutral tira el dado de maldición.
death-help-ghost = Entra en juego un fantasma.
death-help-group-lose-tao = Cada taoísta descarta un Tao a su elección.
death-help-another-dies = Muere otro aldeano visible a elección de los jugadores.
death-help-haunt = Se encanta la loseta donde estaba el aldeano; si aún hay otros allí, mueren ellos en su lugar.
death-help-incarnation = Entra en juego otra encarnación al azar, que también hay que exorcizar.
death-help-tao-leaves = Un Tao { $tao } sale de la partida: de la reserva o, si no le queda ninguno, de un jugador.

## What saving a whole family gives.

# $help: what the artifact does, as above.
thanks-help-artifact = { $artifact }: { $help }
thanks-help-barrier = Una Barrera mística se alza al final del turno, con los cristales que estén entonces en los pedestales.
thanks-help-two-tao = Toma dos Tao a tu elección.
thanks-help-restore = Reactiva una loseta encantada.
thanks-help-qi-and-yin-yang = El grupo recibe 1 Qi y un Yin-Yang.

## The traits of the demons, by the side of Wu-Feng's board.

trait-help-seeker-a = Puede invocarse en cualquier casilla.
trait-help-seeker-b = Los Tao no cuentan contra él.
trait-help-landscaper-a = Quien lo exorciza descarta un Tao a elección de Wu-Feng.
trait-help-landscaper-b = Puede buscar con un taoísta en su casilla.
trait-help-gravedigger-a = Cuando es exorcizado, Wu-Feng roba un fantasma.
trait-help-gravedigger-b = Cuando es exorcizado, se tira el dado de maldición contra el exorcista.

## Catacomb tokens.

token-help-urn = Wu-Feng se la queda y roba una encarnación; la tercera trae a la Sombra.
token-help-earth = No pasa nada.
token-help-buddha = El demonio vuelve al tablero de Wu-Feng, y su rasgo no se aplica.
token-help-tablet = Wu-Feng puede lanzar una maldición de cualquier color.
token-help-bones = La ficha se convierte en un esqueleto, que coloca Wu-Feng.
token-help-just = El taoísta activo puede poner 1 Qi de la reserva en un Mantra de sangre.
token-help-su-ling = El taoísta activo elige un Mantra de sangre boca arriba, que surte efecto.

## Curses of Wu-Feng.

curse-help-discard-tao = Un taoísta a elección de Wu-Feng descarta un Tao.
curse-help-activate-demon = Wu-Feng activa un demonio.
curse-help-skeleton = Wu-Feng coloca un esqueleto.
curse-help-ladder = Wu-Feng retira una escalera.
curse-help-figure-steps = Una figura de acechador a elección de Wu-Feng avanza un paso.
curse-help-move-taoist = Wu-Feng mueve a un taoísta a un lugar vecino del mismo nivel.
curse-help-curse-die = Se tira el dado de maldición contra el taoísta activo.
curse-help-move-villager = Wu-Feng mueve a un aldeano visible a una loseta vecina activa con sitio.
curse-help-all-discard-tao = Cada taoísta descarta un Tao.
curse-help-two-skeletons = Wu-Feng coloca dos esqueletos.
curse-help-ladder-and-demon = Wu-Feng retira una escalera y después activa un demonio.
curse-help-power-off = Un tablero a elección de Wu-Feng no tiene poder hasta el final de su próximo turno.
curse-help-move-ghost = Wu-Feng mueve un fantasma a cualquier casilla libre.
curse-help-activate-all = Cada demonio de las Catacumbas actúa una vez, o en su lugar la Sombra.
curse-help-lose-crystal = Un Cristal lunar a elección de Wu-Feng vuelve a la reserva.
curse-help-lose-qi = Un taoísta a elección de Wu-Feng pierde 1 Qi.
curse-help-two-ladders = Wu-Feng retira dos escaleras.
curse-help-draw-incarnation = Wu-Feng roba una encarnación a su mano.
curse-help-ghost = Wu-Feng roba un fantasma.
curse-help-lose-yin-yang = Un taoísta a elección de Wu-Feng pierde el Yin-Yang o, si no lo tiene, todos sus Tao.
curse-help-kill-villager = Muere un aldeano visible a elección de Wu-Feng.
curse-help-haunt-and-lose-qi = Se encanta una loseta a elección de Wu-Feng, y un taoísta, también a su elección, pierde 1 Qi.
curse-help-play-incarnation = Wu-Feng roba una encarnación a su mano y después juega una.
curse-help-all-lose-qi = Cada taoísta pierde 1 Qi.
curse-help-kill-two-villagers = Mueren los aldeanos visibles de dos losetas a elección de Wu-Feng.

## Blood Mantras.

mantra-help-gain-qi = Un taoísta a elección gana 1 Qi.
mantra-help-two-ladders = Se reponen hasta dos escaleras.
mantra-help-two-tao = El taoísta activo toma dos Tao a su elección.
mantra-help-yin-yang = Un taoísta a elección recupera un Yin-Yang.
mantra-help-drive-back = Todas las figuras de acechador de un tablero vuelven a sus cartas.
mantra-help-all-move = Cada taoísta puede moverse un paso o cambiar de nivel.
mantra-help-demon-home = Un demonio vuelve al tablero de Wu-Feng.
mantra-help-clear-skeletons = Se retiran todos los esqueletos de un tablero.
mantra-help-buddha = Un Buda del Templo se coloca en una casilla libre.
mantra-help-crystal = Un taoísta a elección toma un Cristal lunar.
mantra-help-discard-ghost = Se descarta un fantasma a elección que no sea una encarnación.
mantra-help-restore = Se reactiva una loseta encantada.
mantra-help-no-curses = Wu-Feng no lanza maldiciones hasta el final del turno del siguiente taoísta.
mantra-help-all-take-tao = Cada taoísta toma un Tao a su elección.
mantra-help-revive = Un taoísta muerto vuelve con 2 Qi; si no hay ninguno, un taoísta gana 1 Qi.
mantra-help-demons-home = Todos los demonios vuelven al tablero de Wu-Feng.
mantra-help-save-villager = Se salva un aldeano visible.
mantra-help-restore-all = Se reactivan todas las losetas encantadas.
mantra-help-all-gain-qi = Cada taoísta vivo gana 1 Qi.
mantra-help-clear-board = Un tablero queda libre de fantasmas y esqueletos, pero no de encarnaciones.
mantra-help-barrier = Una Barrera mística se alza al instante.
