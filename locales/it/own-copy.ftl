## The form for a player's own copy of the expansions, among the cards.

own-copy-title = La tua copia
own-copy-hint = Alcuni valori di White Moon e Black Secret sono introvabili: quelli con un punto interrogativo sono nostri. Se possiedi il gioco, inserisci che cosa dicono i tuoi componenti. Ogni valore è salvato subito e vale per le nuove partite.
own-copy-file-hint = Lo stesso come file di testo, per gli altri programmi e altri dispositivi:
own-copy-numbers-hint = I numeri sono nostri: inserisci le tue carte in qualsiasi ordine, ciascuna una volta.
# $own: how many values are the player's; $ours: how many are ours because what is printed could not be found.
own-copy-counts = { $own ->
    [0] Tutti i valori sono come nei nostri dati
    [one] { $own } valore è tuo
   *[other] { $own } valori sono tuoi
}; { $ours ->
    [0] nessuno è più ricostruito.
    [one] { $ours } è ricostruito da noi.
   *[other] { $ours } sono ricostruiti da noi.
}
own-copy-is-ours = nostro
own-copy-is-own = tuo
# A button: my components say what yours say.
own-copy-confirm = I miei dicono lo stesso
# A button: takes our values again.
own-copy-reset = Torna ai nostri
own-copy-not-used = Non vale ancora: { $problem }.
own-copy-not-all-used = { $number ->
    [one] { $number } componente non vale ancora: lì c'è scritto che cosa non va. Gli altri contano.
   *[other] { $number } componenti non valgono ancora: lì c'è scritto che cosa non va. Gli altri contano.
}
own-copy-export = Salva la mia copia in un file
own-copy-link = Questo link porta i tuoi valori a qualcun altro:
own-copy-shared = Qualcuno condivide con te i valori di una copia: { $number ->
    [one] { $number } valore
   *[other] { $number } valori
}. Prenderebbero il posto dei tuoi.
own-copy-shared-take = Usali
own-copy-shared-leave = Lascia i miei
own-copy-shared-broken = Questo link è danneggiato o incompleto: non se ne può leggere alcun valore.
own-copy-ghosts = Fantasmi
own-copy-tokens = Gettoni delle Catacombe

# The values of a component, as labels.
own-copy-deed = Che cosa fa
own-copy-colour = Colore
own-copy-resistance = Resistenza
own-copy-left = Pietra sinistra
own-copy-middle = Pietra centrale
own-copy-right = Pietra destra
own-copy-crystal = Dà anche un cristallo di Luna
own-copy-space = Riga { $row }, casella { $column }
own-copy-set = Serie { $number }
own-copy-cost = Costo
own-copy-level = Livello
own-copy-white-moon = Solo con White Moon
own-copy-effect = Effetto

# What a value can be.
own-copy-board-colour = il colore della sua plancia
own-copy-number = { $number }
own-copy-nothing = niente
own-copy-yes = sì
own-copy-no = no
own-copy-entrance-of = { $tao }, ingresso
own-copy-blank = vuota

# Components.
own-copy-catacombs = Lato { $side }
own-copy-curse = Maledizione { $number }
own-copy-mantra = Mantra di Sangue { $number }

# What is wrong, behind own-copy-not-used.
own-copy-missing = scegli anche il resto; manca: { $field }
own-copy-entrances = due delle nove caselle sono ingressi, né più né meno
