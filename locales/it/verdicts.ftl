## Why something is refused. With the words of the rule, if it has any.

refusal-game-over = La partita è finita. { $ending }
refusal-awaits-chance = Ora non si può scegliere niente: prima va pescata una carta o tirato un dado.
refusal-awaits-choice = Ora non servono carte né dadi: prima un giocatore deve scegliere.
refusal-awaits-other-chance = Non ora. { $chance }
refusal-breaks = Vietato dalla regola { $rule }{ refusal-words }
refusal-impossible = Impossibile per la regola { $rule }{ refusal-words }
refusal-words = { $words ->
    [none] .
   *[other] : { $words }
}

## How a game ended.

ending-won = I giocatori vincono: tutte le incarnazioni di Wu-Feng sono esorcizzate.
ending-all-dead = I giocatori perdono: nessun taoista è rimasto in vita.
ending-village-lost = I giocatori perdono: troppe tessere del villaggio sono infestate.
ending-deck-empty = I giocatori perdono: è stata pescata l'ultima carta e Wu-Feng non è ancora stato cacciato.
ending-graveyard = I giocatori perdono: dodici abitanti giacciono nel camposanto.
ending-nothing-to-haunt = I giocatori perdono: un fantasma non ha più niente da infestare nella sua linea.

# The same where Wu-Feng is a player.
ending-wu-feng-won = I taoisti vincono: non restano carte Evocazione né incarnazioni.
ending-wu-feng-all-dead = Wu-Feng vince: nessun taoista è rimasto in vita.
ending-wu-feng-village-lost = Wu-Feng vince: troppe tessere del villaggio sono infestate.
ending-wu-feng-deck-empty = Wu-Feng vince: ha pescato l'ultima carta.
ending-wu-feng-graveyard = Wu-Feng vince: dodici abitanti giacciono nel camposanto.
ending-wu-feng-nothing-to-haunt = Wu-Feng vince: un fantasma non ha più niente da infestare nella sua linea.

## What it is worth.

score-victory = Vittoria
score-qi = Qi dei taoisti vivi
score-deck = Fantasmi rimasti nel mazzo
score-dead = Taoisti morti
score-haunted = Tessere infestate
score-incarnations = Incarnazioni esorcizzate
score-villagers = Abitanti salvati
score-portal = Posto del Portale
score-black-secret = Black Secret
score-total = Totale

# Words of somebody else, such as the system, which no language changes.
verbatim = { $words }
