## White Moon

decision-pick = { $who } decide qué aldeano se salva antes de empezar la partida.
decision-sacrifice = { $who } decide qué aldeano muere.
decision-who-loses-qi = { $who } decide quién pierde 1 Qi.
decision-give-up = { $who } decide de quién es el Tao que sale de la partida.
decision-step = { $who } puede avanzar una loseta más.
decision-raise = { $who } decide a quién levantar.
decision-return = { $who } decide quién vuelve al Cementerio.
decision-give = { $who } decide quién recibe el artefacto.
decision-train = { $who } decide contra qué fantasmas entrenar.
decision-beat = { $who } decide a qué fantasmas vencer.
decision-turn = { $who } puede girar un dado a blanco con la Espada divina.
decision-su-ling = { $who } decide adónde va Su-Ling.
decision-light = { $who } puede poner un cristal en el pedestal de la esquina.
decision-barrier = { $who } decide qué hace la Barrera mística en el siguiente tablero.
decision-lantern = { $who } decide a qué loseta pide ayuda el Farol nocturno.
decision-pay-crystal = { $who } decide quién paga el siguiente cristal.

## Black Secret

decision-drawn = { $who } decide qué hacer con { NAME($card, form: "the") }.
decision-demon = { $who } decide qué hace { NAME($demon, form: "the") }.
decision-activate = { $who } decide qué demonio actúa y cómo.
decision-shadow = { $who } decide qué hace la Sombra.
decision-throw = { $who } puede lanzar una maldición de cualquier color.
decision-incarnation = { $who } decide qué encarnación jugar.
decision-skeleton = { $who } decide dónde colocar un esqueleto.
decision-stack = { $who } decide qué pila de fichas se revela.
decision-remove-ladder = { $who } decide qué escalera desaparece.
decision-victim = { $who } decide a quién afecta la maldición.
decision-exorcist-tao = { $who } decide qué Tao descarta el exorcista.
decision-power-off = { $who } decide qué tablero se queda un tiempo sin poder.
decision-figure = { $who } decide qué figura de acechador avanza.
decision-haunt = { $who } decide qué loseta encantar.
decision-move-villager = { $who } decide a qué aldeano mover y adónde.
decision-lose-crystal = { $who } decide qué Cristal lunar vuelve a la reserva.
decision-lay-qi = { $who } decide en qué Mantra de sangre poner el Qi.
decision-trigger = { $who } decide qué Mantra de sangre surte efecto.
decision-swap = { $who } puede cambiar un Mantra de sangre.
decision-put-ladder = { $who } decide dónde reponer una escalera.
decision-discard-ghost = { $who } decide qué fantasma se descarta.
decision-buddha = { $who } decide dónde colocar el Buda.
decision-save-villager = { $who } decide qué aldeano se salva.
decision-send-home = { $who } decide qué demonio vuelve al tablero de Wu-Feng.
decision-clear = { $who } decide qué tablero se despeja.
decision-take-crystal = { $who } decide quién toma un Cristal lunar.
decision-all-move = { $who } decide qué taoísta se mueve o cambia de nivel.
decision-step-or-level = { $who } puede avanzar un paso más o cambiar de nivel.
decision-level = { $who } decide si cambiar de nivel.
decision-lay-mantra-below = { $who } decide qué fantasma o demonio recibe el Mantra.
