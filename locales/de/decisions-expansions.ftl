## White Moon

decision-pick = { $who } entscheidet, welcher Dorfbewohner vor Beginn der Partie gerettet wird.
decision-sacrifice = { $who } entscheidet, welcher Dorfbewohner stirbt.
decision-who-loses-qi = { $who } entscheidet, wer 1 Qi verliert.
decision-give-up = { $who } entscheidet, wessen Tao-Marker das Spiel verlässt.
decision-step = { $who } darf ein Dorffeld weitergehen.
decision-raise = { $who } entscheidet, wem aufgeholfen wird.
decision-return = { $who } entscheidet, wer auf den Friedhof zurückkehrt.
decision-give = { $who } entscheidet, wer das Artefakt bekommt.
decision-train = { $who } entscheidet, gegen welche Geister trainiert wird.
decision-beat = { $who } entscheidet, welche Geister besiegt werden.
decision-turn = { $who } darf mit dem Göttlichen Schwert einen Würfel auf Weiß drehen.
decision-su-ling = { $who } entscheidet, wohin Su-Ling kommt.
decision-light = { $who } darf einen Kristall auf das Podest der Ecke setzen.
decision-barrier = { $who } entscheidet, was die Mystische Barriere an der nächsten Spieltafel bewirkt.
decision-lantern = { $who } entscheidet, welches Dorffeld mit der Nachtlaterne um Hilfe gebeten wird.
decision-pay-crystal = { $who } entscheidet, wer den nächsten Kristall zahlt.

## Black Secret

decision-drawn = { $who } entscheidet, was mit der gezogenen Karte geschieht ({ $card }).
decision-demon = { $who } entscheidet, was der { $demon } tut.
decision-activate = { $who } entscheidet, welcher Dämon was tut.
decision-shadow = { $who } entscheidet, was der Schatten tut.
decision-throw = { $who } darf einen Fluch beliebiger Farbe aussprechen.
decision-incarnation = { $who } entscheidet, welche Inkarnation ausgespielt wird.
decision-skeleton = { $who } entscheidet, wohin ein Skelett kommt.
decision-stack = { $who } entscheidet, welcher Stapel Katakombenmarker aufgedeckt wird.
decision-remove-ladder = { $who } entscheidet, welche Leiter entfernt wird.
decision-victim = { $who } entscheidet, wen der Fluch trifft.
decision-exorcist-tao = { $who } entscheidet, welcher Tao-Marker nach der Austreibung abgelegt wird.
decision-power-off = { $who } entscheidet, welche Spieltafel vorerst ihre Kraft verliert.
decision-figure = { $who } entscheidet, welche Spukfigur vorrückt.
decision-haunt = { $who } entscheidet, auf welchem Dorffeld es spukt.
decision-move-villager = { $who } entscheidet, welcher Dorfbewohner wohin bewegt wird.
decision-lose-crystal = { $who } entscheidet, welcher Mondkristall in den Vorrat zurückgeht.
decision-lay-qi = { $who } entscheidet, auf welches Blutmantra das Qi kommt.
decision-trigger = { $who } entscheidet, welches Blutmantra wirkt.
decision-swap = { $who } darf ein Blutmantra tauschen.
decision-put-ladder = { $who } entscheidet, wo eine Leiter zurückgestellt wird.
decision-discard-ghost = { $who } entscheidet, welcher Geist vernichtet wird.
decision-buddha = { $who } entscheidet, wohin der Buddha kommt.
decision-save-villager = { $who } entscheidet, welcher Dorfbewohner gerettet wird.
decision-send-home = { $who } entscheidet, welcher Dämon zurückkehrt.
decision-clear = { $who } entscheidet, welche Spieltafel geräumt wird.
decision-take-crystal = { $who } entscheidet, wer einen Mondkristall nimmt.
decision-all-move = { $who } entscheidet, welcher Taoist sich bewegt oder die Ebene wechselt.
decision-step-or-level = { $who } darf einen Schritt weitergehen oder die Ebene wechseln.
decision-level = { $who } entscheidet über den Wechsel der Ebene.
decision-lay-mantra-below = { $who } entscheidet, welcher Geist oder Dämon die Schriftrolle bekommt.
