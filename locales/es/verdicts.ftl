## Why something is refused. With the words of the rule, if it has any.

refusal-game-over = La partida ha terminado. { $ending }
refusal-awaits-chance = Ahora no se puede elegir nada: antes hay que robar una carta o tirar un dado.
refusal-awaits-choice = Ahora no toca carta ni dado: antes debe elegir un jugador.
refusal-awaits-other-chance = Ahora no. { $chance }
refusal-breaks = No lo permite la regla { $rule }{ refusal-words }
refusal-impossible = Imposible según la regla { $rule }{ refusal-words }
refusal-words = { $words ->
    [none] .
   *[other] : { $words }
}

## How a game ended.

ending-won = Los jugadores ganan: todas las encarnaciones de Wu-Feng están exorcizadas.
ending-all-dead = Los jugadores pierden: no queda ningún taoísta vivo.
ending-village-lost = Los jugadores pierden: hay demasiadas losetas de la aldea encantadas.
ending-deck-empty = Los jugadores pierden: se ha robado la última carta y Wu-Feng aún no ha sido expulsado.
ending-graveyard = Los jugadores pierden: hay doce aldeanos en el camposanto.
ending-nothing-to-haunt = Los jugadores pierden: a un fantasma no le queda nada que encantar en su línea.

# The same where Wu-Feng is a player.
ending-wu-feng-won = Los taoístas ganan: no queda ninguna carta de Invocación ni encarnación.
ending-wu-feng-all-dead = Wu-Feng gana: no queda ningún taoísta vivo.
ending-wu-feng-village-lost = Wu-Feng gana: hay demasiadas losetas de la aldea encantadas.
ending-wu-feng-deck-empty = Wu-Feng gana: ha robado la última carta.
ending-wu-feng-graveyard = Wu-Feng gana: hay doce aldeanos en el camposanto.
ending-wu-feng-nothing-to-haunt = Wu-Feng gana: a un fantasma no le queda nada que encantar en su línea.

## What it is worth.

score-victory = Victoria
score-qi = Qi de los taoístas vivos
score-deck = Fantasmas que quedan en el mazo
score-dead = Taoístas muertos
score-haunted = Losetas encantadas
score-incarnations = Encarnaciones exorcizadas
score-villagers = Aldeanos salvados
score-portal = Lugar del Portal
score-black-secret = Black Secret
score-total = Total

# Words of somebody else, such as the system, which no language changes.
verbatim = { $words }
