### Una cosa del tavolo da leggere per intero, e la plancia ingrandita.

reading-whole = Mostra tutto il tavolo
# $tiles: le tessere davanti a un fantasma, dalla più vicina alla più lontana.
reading-ahead = Davanti: { NAME($tiles, list: "comma") }.
# Ciò che è previsto, e fra quanti turni.
reading-foreseen = { $what } ({ $when }).
reading-now = Puoi esorcizzarlo ora.
# Su un pulsante.
reading-roll = { $dice ->
    [0] Esorcizza senza dadi
    [one] Tira { $dice } dado
   *[other] Tira { $dice } dadi
}, { $chance }
# Un esorcismo dopo un movimento fin là.
reading-after-move = Dopo un movimento { NAME($tile, form: "to") }: { $chance }.
reading-hopeless = Nessun tiro può vincerlo ora.
reading-far = Si esorcizza { NAME($tile, form: "from") }, ora fuori portata.
reading-below = Nessuno può esorcizzarlo dalle catacombe.
reading-not-now = Ora non si può esorcizzare: è un'azione di Yang.
# I modi sono più delle righe della lista.
reading-more-ways = { $number ->
    [one] { $number } altro modo
   *[other] { $number } altri modi
}: scegli fantasmi e Tao qui sopra.
# Una riga che porta alle opzioni che non ci stanno.
reading-more = Altre opzioni
