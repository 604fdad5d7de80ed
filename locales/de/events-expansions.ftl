## White Moon

event-villager-revealed = { CAPITAL(NAME($tile, form: "at")) } wird ein Dorfbewohner der Familie { $family } aufgedeckt.
event-villager-moved = Ein Dorfbewohner der Familie { $family } kommt { NAME($tile, form: "to") }.
event-villager-saved = Ein Dorfbewohner der Familie { $family } ist gerettet.
event-villager-died = Ein Dorfbewohner der Familie { $family } stirbt { NAME($tile, form: "at") }.
event-villager-returned = Ein Dorfbewohner der Familie { $family } kehrt { NAME($tile, form: "at") } ins Leben zurück.
event-family-saved = Die Familie { $family } ist gerettet und dankt { $taoist }.
event-taoist-laid-down = { $taoist } wird zu Boden geworfen.
event-taoist-stood-up = { $taoist } steht auf.
event-tao-left = Ein { NAME($tao, form: "er") } Tao-Marker von { $taoist } verlässt das Spiel.
event-tao-left-bank = Ein { NAME($tao, form: "er") } Tao-Marker aus dem Vorrat verlässt das Spiel.
event-su-ling-placed = Su-Ling kommt vor { NAME($space, form: "accusative") }.
event-su-ling-returned = Su-Ling verlässt die Spieltafeln.
event-crystal-gained = { $taoist } bekommt einen Mondkristall.
event-crystal-spent = { $taoist } gibt einen Mondkristall aus.
event-crystal-placed = Ein Mondkristall kommt auf das Podest { NAME($tile, form: "at") }.
event-barrier-began = Die Mystische Barriere erhebt sich.
event-barrier-rolls = Die Würfel der Barriere werden für die { $board } geworfen.
event-barrier-spent = Ein Kristall der Barriere wird ausgegeben.
event-barrier-ended = Die Mystische Barriere erlischt.
event-training-began = { $taoist } trainiert gegen alle { NAME($tao, form: "en") } Geister.
event-artifact-gained = { $taoist } bekommt { NAME($artifact, form: "accusative") }.
event-artifact-used = { $taoist } setzt { NAME($artifact, form: "accusative") } ein.
event-die-turned = { $taoist } dreht einen Würfel von { $face } auf Weiß.
event-stone-void = Dank der Geisterrüstung gilt das linke Symbol { NAME($card, form: "genitive") } nicht.
event-portal-taken = Der Torwächter hält das Portal.
event-portal-returned = Das Portal ist zurück auf seinem Dorffeld.
event-ghosts-left = { $number ->
    [one] { $number } Geist von ganz unten im Geisterstapel verlässt
   *[other] { $number } Geister von ganz unten im Geisterstapel verlassen
} das Spiel.
event-shapeshifted = Der Gestaltwandler wechselt { NAME($from, form: "from") } auf { NAME($to, form: "accusative") }.
event-on-deck = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] liegen
   *[singular] liegt
} zuoberst auf dem Geisterstapel.

## Black Secret. A space of the Catacombs goes by the tile above it.

event-curse-revealed = Der Fluch „{ $curse }“ wird aufgedeckt.
event-curse-thrown = Wu-Feng spricht den Fluch „{ $curse }“ aus.
event-curses-renewed = Alle Flüche werden eingesammelt, gemischt und neu gezogen.
event-mantra-revealed = Das Blutmantra „{ $mantra }“ wird aufgedeckt.
event-qi-laid = Ein Qi kommt auf „{ $mantra }“.
event-mantra-triggered = { $taoist } löst das Blutmantra „{ $mantra }“ aus.
event-mantra-swapped = Das Blutmantra „{ $old }“ wird gegen „{ $new }“ getauscht.
event-card-spent-on-demon = Wu-Feng legt { NAME($card, form: "accusative") } ab, um einen Dämon zu beschwören.
event-card-spent-on-curse = Wu-Feng legt { NAME($card, form: "accusative") } ab, um einen Fluch auszusprechen.
event-demon-summoned = Der { $demon } erscheint auf dem Feld unter { NAME($tile, form: "dative") }.
event-demon-moved = Der { $demon } geht zum Feld unter { NAME($tile, form: "dative") }.
event-demon-searched = Der { $demon } durchsucht das Feld unter { NAME($tile, form: "dative") }.
event-demon-exorcised = Der { $demon } wird auf dem Feld unter { NAME($tile, form: "dative") } ausgetrieben.
event-demon-home = Der { $demon } kehrt auf Wu-Fengs Spieltafel zurück.
event-token-revealed = Unter { NAME($tile, form: "dative") } aufgedeckt: { $token }.
event-shadow-came = Die dritte Urne bringt den Schatten auf das Feld unter { NAME($tile, form: "dative") }.
event-shadow-moved-under = Der Schatten geht zum Feld unter { NAME($tile, form: "dative") }.
event-shadow-moved-on = Der Schatten geht { NAME($tile, form: "to") }.
event-shadow-attacked = Der Schatten greift an und würfelt { $dice }.
event-shadow-cursed = Der Schatten { NAME($tile, form: "at") } wirft den Fluchwürfel.
event-skeleton-placed = Ein Skelett kommt auf { NAME($space, form: "accusative") }.
event-skeleton-left = Das Skelett auf { NAME($space, form: "dative") } ist fort.
event-ladder-removed = Die Leiter { NAME($tile, form: "at") } ist fort.
event-ladder-returned = Die Leiter { NAME($tile, form: "at") } wird zurückgestellt.
event-went-down = { $taoist } steigt die Leiter hinab zum Feld unter { NAME($tile, form: "dative") }.
event-went-up = { $taoist } steigt die Leiter hinauf { NAME($tile, form: "to") }.
event-summoning-drawn = Eine Beschwörungskarte wird gezogen.
event-incarnation-taken = Wu-Feng zieht { NAME($card, form: "accusative") } auf die Hand.
# The same for those who must not see the card.
event-incarnation-taken-unseen = Wu-Feng zieht eine Inkarnation auf die Hand.
event-incarnation-played = Wu-Feng spielt { NAME($card, form: "accusative") } von der Hand aus.
event-power-off-a-turn = Die Kraft { NAME($board, form: "genitive") } ist bis zum Ende ihres nächsten Zuges blockiert.
event-power-back = Die Kraft { NAME($board, form: "genitive") } ist zurück.
event-curses-forbidden = Wu-Feng darf vorerst keinen Fluch aussprechen.
event-curses-allowed = Wu-Feng darf wieder Flüche aussprechen.
event-yin-yang-lost = { $taoist } verliert das Yin-Yang.
event-crystal-returned = Ein Mondkristall von { $taoist } geht in den Vorrat zurück.
event-pedestal-cleared = Der Kristall auf dem Podest { NAME($tile, form: "at") } geht in den Vorrat zurück.
event-mantra-laid-on-demon = Der { $demon } bekommt die Schriftrolle.
