## The form for a player's own copy of the expansions, among the cards.

own-copy-title = Dein Exemplar
own-copy-hint = Einige Werte von White Moon und Black Secret waren nicht zu finden; die mit einem Fragezeichen sind von uns. Wenn du das Spiel besitzt, trage ein, was auf deinem Spielmaterial steht. Jeder Wert wird sofort gespeichert und gilt für neue Partien.
own-copy-file-hint = Dasselbe als Textdatei, für die anderen Programme und für andere Geräte:
own-copy-numbers-hint = Die Nummern sind von uns: Trage deine Karten in beliebiger Reihenfolge ein, jede einmal.
# $own: how many values are the player's; $ours: how many are ours because what is printed could not be found.
own-copy-counts = { $own ->
    [0] Alle Werte sind wie in unseren Daten
    [one] { $own } Wert ist von dir
   *[other] { $own } Werte sind von dir
}; { $ours ->
    [0] keiner ist mehr rekonstruiert.
    [one] { $ours } ist von uns rekonstruiert.
   *[other] { $ours } sind von uns rekonstruiert.
}
own-copy-is-ours = von uns
own-copy-is-own = von dir
# A button: my components say what yours say.
own-copy-confirm = Auf meinen steht dasselbe
# A button: takes our values again.
own-copy-reset = Zurück zu unseren
own-copy-not-used = Gilt noch nicht: { $problem }.
own-copy-not-all-used = { $number ->
    [one] { $number } Teil gilt noch nicht: Dort steht, was nicht stimmt. Die anderen gelten.
   *[other] { $number } Teile gelten noch nicht: Dort steht, was nicht stimmt. Die anderen gelten.
}
own-copy-export = Mein Exemplar als Datei speichern
own-copy-link = Dieser Link bringt deine Werte zu jemand anderem:
own-copy-shared = Jemand teilt die Werte eines Exemplars mit dir: { $number ->
    [one] { $number } Wert
   *[other] { $number } Werte
}. Sie würden deine ersetzen.
own-copy-shared-take = Übernehmen
own-copy-shared-leave = Meine behalten
own-copy-shared-broken = Dieser Link ist beschädigt oder unvollständig: Es lassen sich keine Werte daraus lesen.
own-copy-ghosts = Geister
own-copy-tokens = Marker der Katakomben

# The values of a component, as labels.
own-copy-deed = Was es tut
own-copy-colour = Farbe
own-copy-resistance = Widerstand
own-copy-left = Linker Stein
own-copy-middle = Mittlerer Stein
own-copy-right = Rechter Stein
own-copy-crystal = Gibt auch einen Mondkristall
own-copy-space = Reihe { $row }, Feld { $column }
own-copy-set = Satz { $number }
own-copy-cost = Kosten
own-copy-level = Stufe
own-copy-white-moon = Nur mit White Moon
own-copy-effect = Effekt

# What a value can be.
own-copy-board-colour = die Farbe ihrer Spieltafel
own-copy-number = { $number }
own-copy-nothing = nichts
own-copy-yes = ja
own-copy-no = nein
own-copy-entrance-of = { $tao }, Eingang
own-copy-blank = leer

# Components.
own-copy-catacombs = Seite { $side }
own-copy-curse = Fluch { $number }
own-copy-mantra = Blutmantra { $number }

# What is wrong, behind own-copy-not-used.
own-copy-missing = wähle auch den Rest; es fehlt: { $field }
own-copy-entrances = zwei der neun Felder sind Eingänge, nicht mehr und nicht weniger
