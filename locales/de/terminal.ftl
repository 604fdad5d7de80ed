## Das Spiel im Terminal. Die Befehle werden englisch getippt.

terminal-welcome = Ghost Stories. Nach jedem Schritt gespeichert in { $file }. Hilfe gibt es mit help.
terminal-help =
    Tippe die Nummer einer Option und drücke die Eingabetaste. Andere Befehle:
      table, t       den ganzen Spieltisch beschreiben
      options, o     die Optionen noch einmal zeigen
      log, l         erzählen, was seit Beginn des Zugs geschah
      hint           Tipp: die besten Optionen, ihre Gewinnchance, und warum
      rule B51       sagen, was eine Regel sagt
      card NAME      eine Karte beschreiben, nach englischem Namen oder Nummer
      undo, u        die letzte Entscheidung zurücknehmen, wenn seitdem weder Würfel noch Karte kam
      save, s DATEI  eine Kopie speichern; gespeichert wird auch nach jedem Schritt
      help, h        diese Hilfe
      quit, q        aufhören; weiter geht es später mit --continue
terminal-only-way = Nur eine Möglichkeit: { $choice }.
terminal-asked = { $name }: { $question }
terminal-cover = Wu-Feng wählt aus seiner Hand. Die anderen schauen weg; dann drücke die Eingabetaste.
terminal-number = Tippe eine Nummer von 1 bis { $last } oder help.
terminal-which-rule = Welche Regel? Regeln haben Nummern wie B51.
terminal-rule = { $rule }: { $words }
terminal-level = { $level }. { NAME($cells, list: "plain") }
terminal-level-cell = { $title }: { $cell }.
terminal-card = { $card }, Karte { $number }{ $by_our_count ->
    [yes] {" "}nach unserer Zählung
   *[no] {""}
}: { $resistance }{ $incarnation ->
    [yes] , Inkarnation von Wu-Feng
   *[no] {""}
}.
terminal-undone = Zurückgenommen.
terminal-undo-chance = Seit der letzten Entscheidung kamen Würfel oder eine Karte, deshalb lässt sie sich nicht zurücknehmen.
terminal-undo-nothing = Es gibt nichts zurückzunehmen.
terminal-saved = Gespeichert in { $file }.
terminal-not-saved = Nicht gespeichert: { $why }
terminal-not-replaced = Nicht gespeichert: { $file } gibt es schon; nenne eine andere Datei.
terminal-kept = Die Datei, wie sie war, bleibt als { $file } erhalten.
terminal-kept-in = Die Partie ist in { $file } gespeichert.
terminal-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }
terminal-again = Noch einmal ansehen kannst du die Partie mit: { $command }

## Das Ende des Protokolls.

log-legal = { $steps } Schritte, alle regelgerecht.
log-verified = { $steps } Schritte, davon { $verified } geprüft.

## Genaue Chancen.

odds-percent = { $whole },{ $tenth } %
odds-percent-tiny = <0,1 %
odds-percent-almost = >99,9 %
odds-exact = { $percent } ({ $fraction })

odds-against = { $ghost } ({ NAME($means, list: "comma") }): { $chance }
odds-with = { NAME($means, list: "comma") }:
odds-goal = { $goal }: { $chance }
odds-both = beide
odds-any = mindestens einer
odds-resistance = { $tao ->
    [none] Widerstand { $number }
   *[other] { NAME($tao, form: "er") } Geist mit Widerstand { $number }
}
odds-dice = { $number } Würfel
odds-no-tao = keine Tao-Marker
odds-tao = { $number } Tao-Marker
odds-tao-of-colours = { $tao } Tao-Marker
odds-circle = Gebetskreis { $tao }
odds-mantra = Schriftrolle
odds-reroll-once = einmal neu würfeln
odds-two-attempts = zwei Versuche
odds-brought-by-curse = Ein Geist, den der Fluchwürfel zwischen zwei Versuchen bringt, ist nicht berücksichtigt.

odds-stands = { $taoist }{ $on_turn ->
    [yes] {" "}ist am Zug und
   *[no] {""}
} steht { NAME($tile, form: "at") }.
odds-from-tiles = Chancen von jedem Dorffeld aus; „hier“ und „Bewegung“ gehen jetzt, die anderen später, wenn sich nichts ändert.
odds-way-here = hier
odds-way-move = Bewegung
odds-head-dice = Würfel
odds-head-tile = Dorffeld
odds-head-ghost = Geist
odds-head-once = ein Versuch
odds-head-twice = zwei Versuche
odds-ghost = { $card } auf { NAME($space, form: "dative") }{ $now ->
    [yes] {""}
   *[no] , jetzt nicht auszutreiben
}
odds-no-ghost = kein Geist
odds-dice-show = Die Würfel zeigen { NAME($faces, list: "comma") }. Das Beste zuerst:
odds-reroll = { $choice }: { $any }{ $both ->
    [none] {""}
   *[other] , beide { $both }
}
