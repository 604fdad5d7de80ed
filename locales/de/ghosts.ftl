## The resistance of a ghost.

# "Gelb 2".
ghost-one-colour = { NAME($tao, form: "noun") } { $number }
# "je 2 in Rot, Grün, Blau und Gelb".
ghost-some-colours = je { $number } in { NAME($tao, form: "noun") }
ghost-all-colours = je { $number } in allen fünf Farben
ghost-less-by-circle = 1 weniger durch den Gebetskreis
ghost-less-by-mantra = 1 weniger durch die Schriftrolle
# $parts: one of these and what lowers it: "Gelb 2, 1 weniger durch den Gebetskreis".
ghost-resistance = { NAME($parts, list: "comma") }
# The same as a sentence.
ghost-resistance-sentence = { CAPITAL($resistance) }.

## The left stone: what happens when the card is laid.

ghost-on-arrival = Beim Eintreffen: { CAPITAL($effects) }.
stone-left-ghost = ein weiterer Geist kommt ins Spiel
stone-left-haunt = auf dem ersten aktiven Dorffeld der Reihe spukt es
stone-left-lose-qi = 1 Qi geht verloren
stone-left-quick = die Spukfigur beginnt auf dem Spukfeld
stone-left-curse = der Fluchwürfel wird geworfen
stone-left-power-off = diese Karte blockiert die Kraft ihrer Spieltafel
stone-left-all-powers-off = diese Karte blockiert alle Kräfte
stone-left-tao-off = niemand darf mehr Tao-Marker ausgeben
stone-left-die-captive = ein Tao-Würfel wird gestohlen
stone-left-group-lose-tao = jeder Taoist legt einen Tao-Marker ab
stone-left-clear-circle = der Tao-Marker auf dem Gebetskreis geht in den Vorrat zurück
stone-left-devour = der erste Dorfbewohner der Reihe wird verschlungen
stone-left-kill-villager = ein sichtbarer Dorfbewohner eurer Wahl stirbt
stone-left-lay-down = alle Taoisten werden zu Boden geworfen
stone-left-lowest-leave = die zwei untersten Geister des Geisterstapels verlassen das Spiel
stone-left-activate-demon = Wu-Feng aktiviert einen Dämon
stone-left-throw-curse = Wu-Feng darf einen Fluch beliebiger Farbe aussprechen
stone-left-skeletons = Wu-Feng darf seine drei Skelette legen
stone-left-discard-stack = Wu-Feng deckt einen Stapel der Katakomben auf und legt ihn ab; nur Urnen zählen

# What of it holds as long as the card is in play, a sentence.
stone-lasting-power-off = Diese Karte blockiert die Kraft ihrer Spieltafel.
stone-lasting-all-powers-off = Diese Karte blockiert alle Kräfte.
stone-lasting-tao-off = Niemand darf mehr Tao-Marker ausgeben.
stone-lasting-die-captive = Auf dieser Karte liegt ein gestohlener Tao-Würfel.

## The middle stone: what the card does while it lies there, a sentence.

stone-middle-haunter = Spuk: Der Geist spukt in jedem zweiten Zug seiner Spieltafel.
stone-middle-tormentor = Folter: Für diese Karte wird in jedem Zug ihrer Spieltafel der Fluchwürfel geworfen.
stone-middle-dice-immune = Immun gegen Würfel: Nur Tao-Marker, Gebetskreis und Schriftrolle zählen.
stone-middle-group-lose-tao = Diese Karte lässt zu Beginn jedes Zuges ihrer Spieltafel jeden Taoisten einen Tao-Marker ablegen.
stone-middle-white-is-blank = Weiße Würfelseiten zählen nicht, solange diese Karte im Spiel ist.
stone-middle-only-on-buddha = Austreibung nur auf einem Platz, auf dem diese Karte auf einen Buddha traf.
stone-middle-only-if-opposite-empty = Austreibung nur, solange auf dem Platz gegenüber kein Geist liegt.
stone-middle-devourer = Verschlinger: Der Geist verschlingt in jedem Zug seiner Spieltafel den ersten Dorfbewohner der Reihe.
stone-middle-holds-portal = Diese Karte hält das Portal: Niemand kann gerettet werden.
stone-middle-voracious = Zu Beginn jedes Zuges ihrer Spieltafel stirbt ein sichtbarer Dorfbewohner eurer Wahl.
stone-middle-holds-su-ling = Diese Karte hält Su-Ling fest.
stone-middle-brings-ghost = Zu Beginn jedes Zuges ihrer Spieltafel kommt ein Geist ins Spiel.
stone-middle-shapeshifter = Diese Karte hat die Farbe ihrer Spieltafel und wechselt zu Beginn jedes Zuges dieser Spieltafel auf den nächsten freien Platz.
stone-middle-activate-demon = In jedem Zug ihrer Spieltafel aktiviert Wu-Feng einen Dämon.
stone-middle-no-yin-yang = Niemand darf ein Yin-Yang einsetzen, solange diese Karte im Spiel ist.
stone-middle-skeletons = In jedem Zug ihrer Spieltafel darf Wu-Feng ein Skelett legen.
stone-middle-qi-to-bank = Verlorenes Qi kommt in den Vorrat und nicht auf ein Blutmantra, solange diese Karte im Spiel ist.
stone-middle-any-curse = Wu-Fengs Flüche müssen nicht die Farbe der Karte haben, solange diese Karte im Spiel ist.

# How that stands with a card in play.
ghost-figure-out = Spuk: Die Figur steht auf dem Spukfeld und spukt im nächsten Zug ihrer Spieltafel.
ghost-figure-on-card = Spuk: Die Figur steht auf der Karte.
# It met a Buddha on its space.
ghost-caught = Diese Karte traf hier auf einen Buddha und kann ausgetrieben werden.
ghost-silenced = Su-Ling steht davor, deshalb wirkt das mittlere Symbol nicht.
# $space: the opposite one.
ghost-opposite = { stone-middle-only-if-opposite-empty } Das ist { $space }.

## The right stone: what an exorcism brings.

stone-right-curse-die = Nach der Austreibung: Fluchwürfel.
stone-right-rewards = Nach der Austreibung: { NAME($rewards, list: "comma") }.
stone-right-curse-die-then-rewards = Nach der Austreibung: Fluchwürfel, dann { NAME($rewards, list: "comma") }.
reward-throw = Wu-Feng darf einen Fluch beliebiger Farbe aussprechen
reward-tao = 1 Tao-Marker
reward-two-tao = 2 Tao-Marker
reward-qi-or-yin-yang = 1 Qi oder das Yin-Yang
reward-qi-and-yin-yang = 1 Qi und ein Yin-Yang für die Gruppe
reward-crystal = 1 Mondkristall
reward-qi-yin-yang-and-crystal = 1 Qi und ein Yin-Yang für die Gruppe und dazu 1 Mondkristall
reward-yin-yang-and-mantra = ein Yin-Yang für die Gruppe und 1 Qi aus dem Vorrat auf ein Blutmantra
