## Around the lessons, and the parts of a card.

learn-back = Indietro
# To a step from which one has gone back.
learn-forward = Di nuovo avanti
learn-go-on = Continua la lezione { $lesson }, passo { $step }
learn-card = La carta e le sue parti
learn-part-resistance = Colore e resistenza:
learn-part-left = Pietra sinistra:
learn-part-middle = Pietra centrale:
learn-part-right = Pietra destra:

## The story of the village: its tiles, and how hard it can be.

learn-places = Chi abita qui
learn-levels = I quattro livelli

## The worked examples of the rulebooks.

learn-see-example = Guarda l'esempio: { $title }
learn-example = Esempio passo per passo
# What the book says of this moment.
learn-holds = Ora:

# One thing about a position. $there: as in table-space.
fact-space = { CAPITAL($space) }: { $there }.
# $facts: sentences.
fact-taoist = { $taoist }: { $facts }
fact-dead = { $taoist } è morto.
fact-dice = { $number ->
    [0] Nessun dado Tao è libero
    [one] { $number } dado Tao è libero
   *[other] { $number } dadi Tao sono liberi
}.
fact-mantra = Il Mantra: { $space }.
fact-no-mantra = Il Mantra non è su nessun fantasma.
fact-discarded = Negli scarti: { $card }.
fact-goes-on = La partita continua.
fact-offered = Possibile: { $choice }.
# $rule: the number of the rule that forbids it.
fact-refused = Impossibile ({ $rule }): { $choice }.
fact-options = { $number ->
    [one] C'è { $number } possibilità
   *[other] Ci sono { $number } possibilità
}.
# Three ghosts lie on it, but that is looked at only in the next Yin.
fact-no-overrun = La plancia piena ora non costa Qi.
