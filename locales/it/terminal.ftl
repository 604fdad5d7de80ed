## Il gioco nel terminale. I comandi si scrivono in inglese.

terminal-welcome = Ghost Stories. Salvataggio in { $file } dopo ogni passo. Scrivi help per l'aiuto.
terminal-help =
    Scrivi il numero di un'opzione e premi Invio. Altri comandi:
      table, t      descrivere tutto il tavolo
      options, o    rivedere le opzioni
      log, l        raccontare che cosa è successo dall'inizio del turno
      hint          suggerimento: le opzioni migliori, la probabilità di vittoria con ognuna, e perché
      rule B51      dire che cosa dice una regola
      card NOME     descrivere una carta, per nome inglese o numero
      undo, u       annullare l'ultima scelta, a meno che poi ci siano stati dadi o una carta
      save, s FILE  salvare una copia; la partita si salva anche dopo ogni passo
      help, h       questo testo
      quit, q       uscire; si continua più tardi con --continue
terminal-only-way = C'è una sola possibilità: { $choice }.
terminal-asked = { $name }: { $question }
terminal-cover = Wu-Feng sceglie dalla sua mano. Gli altri guardino altrove; poi premi Invio.
terminal-number = Scrivi un numero da 1 a { $last }, o help.
terminal-which-rule = Quale regola? Le regole hanno numeri come B51.
terminal-rule = { $rule }: { $words }
terminal-level = { $level }. { NAME($cells, list: "plain") }
terminal-level-cell = { $title }: { $cell }.
terminal-card = { $card }, carta { $number }{ $by_our_count ->
    [yes] {" "}secondo la nostra numerazione
   *[no] {""}
}: { $resistance }{ $incarnation ->
    [yes] , incarnazione di Wu-Feng
   *[no] {""}
}.
terminal-undone = Annullato.
terminal-undo-chance = Dopo l'ultima scelta ci sono stati dadi o una carta, quindi non si può annullare.
terminal-undo-nothing = Non c'è niente da annullare.
terminal-saved = Salvato in { $file }.
terminal-not-saved = Non salvato: { $why }
terminal-not-replaced = Non salvato: { $file } esiste già; indica un altro file.
terminal-kept = Il file com'era è conservato in { $file }.
terminal-kept-in = La partita è salvata in { $file }.
terminal-left = La partita è salvata. Per continuare: { $command }
terminal-again = Per rivedere la partita: { $command }

## La fine del registro.

log-legal = { $steps } passi, tutti conformi alle regole.
log-verified = { $steps } passi, di cui { $verified } verificati.

## Probabilità esatte.

odds-percent = { $whole },{ $tenth }%
odds-percent-tiny = <0,1%
odds-percent-almost = >99,9%
odds-exact = { $percent } ({ $fraction })

odds-against = { $ghost } ({ NAME($means, list: "comma") }): { $chance }
odds-with = { NAME($means, list: "comma") }:
odds-goal = { $goal }: { $chance }
odds-both = entrambi
odds-any = almeno uno
odds-resistance = { $tao ->
    [none] resistenza { $number }
   *[other] fantasma { $tao } di resistenza { $number }
}
odds-dice = { $number ->
    [one] { $number } dado
   *[other] { $number } dadi
}
odds-no-tao = nessun Tao
odds-tao = { $number } Tao
odds-tao-of-colours = { NAME($tao, form: "tokens", list: "comma") }
odds-circle = Cerchio { $tao }
odds-mantra = Mantra
odds-reroll-once = un rilancio
odds-two-attempts = due tentativi
odds-brought-by-curse = Un fantasma portato dal dado Maledizione fra due tentativi non è considerato.

odds-stands = { $taoist }{ $on_turn ->
    [yes] , di turno,
   *[no] {""}
} si trova { NAME($tile, form: "on") }.
odds-from-tiles = Probabilità da ogni tessera; “qui” e “muovendo” sono possibili ora, le altre più tardi, se niente cambia.
odds-way-here = qui
odds-way-move = muovendo
odds-head-dice = dadi
odds-head-tile = tessera
odds-head-ghost = fantasma
odds-head-once = un tentativo
odds-head-twice = due tentativi
odds-ghost = { $card } ({ $space }){ $now ->
    [yes] {""}
   *[no] , ora non esorcizzabile
}
odds-no-ghost = nessun fantasma
odds-dice-show = I dadi mostrano { NAME($faces, list: "comma") }. Dal migliore:
odds-reroll = { $choice }: { $any }{ $both ->
    [none] {""}
   *[other] , entrambi { $both }
}
