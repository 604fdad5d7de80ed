## What the villager of a tile does.

tile-help-cemetery = Hole einen toten Taoisten mit 2 Qi hierher zurück; wirf dann den Fluchwürfel.
tile-help-altar = Vertreibe den Spuk von einem Dorffeld; dann kommt ein Geist ins Spiel.
tile-help-herbalist = Wirf zwei Tao-Würfel und nimm je einen Tao-Marker der gezeigten Farbe; Weiß ist eine Farbe deiner Wahl.
tile-help-hut = Vernichte einen beliebigen Geist im Spiel, aber keine Inkarnation; dann verlierst du 1 Qi.
tile-help-watchman = Alle Spukfiguren auf einer Spieltafel kehren auf ihre Karten zurück.
tile-help-temple = Nimm einen Buddha; in einem späteren Zug kannst du ihn auf einen leeren Platz neben dir stellen.
tile-help-circle = Lege einen Tao-Marker hierher: Jeder Geist seiner Farbe ist für alle um 1 schwächer.
tile-help-pavilion = Bewege einen Geist auf einen freien Platz, dann einen anderen Taoisten auf ein beliebiges Dorffeld.
tile-help-tea-house = Nimm einen Tao-Marker deiner Wahl und 1 Qi; dann kommt ein Geist ins Spiel.
tile-help-school = Ein einziger Wurf gegen alle Geister deiner Farbe oder alle schwarzen, wo sie auch liegen.
tile-help-calligrapher = Tausche ein offenes Blutmantra gegen eines derselben Stufe, lege 1 Qi aus dem Vorrat auf ein Blutmantra, oder tu beides.

## What a power does.

power-help-twin-winds = Bewege vor oder nach deiner Bewegung, je nach Regelfassung, einen anderen Taoisten um ein Dorffeld.
power-help-spires = Deine Bewegung darf auf ein beliebiges Dorffeld führen.
power-help-strength = Du wirfst bei Austreibungen auch den grauen Würfel und nie den Fluchwürfel.
power-help-favourite = Nach deinem Wurf darfst du einmal beliebig viele der Würfel neu werfen.
power-help-second-wind = Bitte deinen Dorfbewohner zweimal um Hilfe oder versuche zwei Austreibungen.
power-help-heavenly-gust = Bitte deinen Dorfbewohner um Hilfe und versuche eine Austreibung, in beliebiger Reihenfolge.
power-help-mantra = Lege vor deiner Bewegung die Schriftrolle auf einen beliebigen Geist: Er ist um 1 schwächer.
power-help-pockets = Nimm vor deiner Bewegung einen Tao-Marker deiner Wahl.

## What an artifact of White Moon does.

artifact-help-sword = Einmal je Austreibung, auch in der Kung-Fu-Schule, aber nicht bei der Mystischen Barriere, darfst du nach dem Wurf einen Würfel auf Weiß drehen. Das Artefakt wirkt dauerhaft.
artifact-help-armour = Die linken Symbole von Geistern, die auf deiner Spieltafel eintreffen, gelten nicht, die von Inkarnationen schon. Das Artefakt wirkt dauerhaft.
artifact-help-claw = Nach einer Austreibung ohne jeden Erfolg, auch in der Kung-Fu-Schule, nimmst du einen Tao-Marker in der Farbe eines verfehlten Geistes. Das Artefakt wirkt dauerhaft.
artifact-help-elixir = Du bekommst einmal in deinem Zug 1 Qi. Dann verlässt das Artefakt das Spiel.
artifact-help-dust = Nimm einmal in deinem Zug einen Mondkristall aus dem Vorrat. Dann verlässt das Artefakt das Spiel.
artifact-help-gong = Bewege einmal in deinem Zug beliebig viele andere lebende Taoisten auf dein Dorffeld; wer am Boden liegt, steht stattdessen auf. Dann verlässt das Artefakt das Spiel.
artifact-help-lantern = Bitte einmal in deinem Zug den Bewohner eines beliebigen aktiven Dorffelds um Hilfe, ohne dort zu stehen, wie mit dem Yin-Yang. Dann verlässt das Artefakt das Spiel.
artifact-help-charm = Ignoriere einmal, auch im Zug anderer, was dein Fluchwürfel zeigt. Dann verlässt das Artefakt das Spiel.

## What the death of a villager does.

death-help-lay-down = Der aktive Taoist wird zu Boden geworfen; für eine neutrale oder besessene Spieltafel geschieht nichts.
death-help-lose-qi = Ein Taoist nach Wahl der Spieler verliert 1 Qi.
death-help-curse-die = Der Fluchwürfel wird für die Spieltafel am Zug geworfen; Spuk trifft das Dorffeld des aktiven Taoisten.
death-help-ghost = Ein Geist kommt ins Spiel.
death-help-group-lose-tao = Jeder Taoist legt einen Tao-Marker seiner Wahl ab.
death-help-another-dies = Ein weiterer sichtbarer Dorfbewohner nach Wahl der Spieler stirbt.
death-help-haunt = Auf seinem Dorffeld spukt es; sind dort noch andere Dorfbewohner, sterben stattdessen sie.
death-help-incarnation = Eine zufällige weitere Inkarnation kommt ins Spiel, ohne freien Platz zuoberst auf den Geisterstapel, und muss ebenfalls ausgetrieben werden.
death-help-tao-leaves = Ein { NAME($tao, form: "er") } Tao-Marker verlässt das Spiel, aus dem Vorrat oder, ist dort keiner, von einem Taoisten.

## What saving a whole family gives.

# $help: what the artifact does, as above.
thanks-help-artifact = { $artifact }: { $help }
thanks-help-barrier = Am Ende des Zuges erhebt sich eine Mystische Barriere mit den Kristallen auf den Podesten.
thanks-help-two-tao = Nimm zwei Tao-Marker deiner Wahl.
thanks-help-restore = Vertreibe den Spuk von einem Dorffeld.
thanks-help-qi-and-yin-yang = Die Gruppe bekommt 1 Qi und 1 Yin-Yang.

## The traits of the demons, by the side of Wu-Feng's board.

trait-help-seeker-a = Kann auf jedem Katakombenfeld erscheinen.
trait-help-seeker-b = Tao-Marker zählen nicht gegen ihn.
trait-help-landscaper-a = Wer ihn austreibt, legt einen Tao-Marker ab, den Wu-Feng wählt.
trait-help-landscaper-b = Darf auch neben einem Taoisten suchen.
trait-help-gravedigger-a = Wird er ausgetrieben, zieht Wu-Feng einen Geist.
trait-help-gravedigger-b = Wird er ausgetrieben, wird der Fluchwürfel gegen den Austreibenden geworfen.

## What a catacomb token does.

token-help-urn = Wu-Feng behält sie und zieht eine Inkarnation; die dritte bringt den Schatten.
token-help-earth = Nichts geschieht.
token-help-buddha = Der Dämon kehrt auf Wu-Fengs Spieltafel zurück, und seine Eigenschaft wirkt nicht.
token-help-tablet = Wu-Feng darf einen Fluch beliebiger Farbe aussprechen.
token-help-bones = Der Marker wird zum Skelett, das Wu-Feng legt.
token-help-just = Der aktive Taoist darf 1 Qi aus dem Vorrat auf ein Blutmantra legen.
token-help-su-ling = Der aktive Taoist löst ein offenes Blutmantra seiner Wahl aus.

## What a curse of Wu-Feng does.

curse-help-discard-tao = Ein Taoist nach Wu-Fengs Wahl legt einen Tao-Marker ab.
curse-help-activate-demon = Wu-Feng aktiviert einen Dämon.
curse-help-skeleton = Wu-Feng legt ein Skelett.
curse-help-ladder = Wu-Feng entfernt eine Leiter.
curse-help-figure-steps = Eine Spukfigur nach Wu-Fengs Wahl rückt einmal vor.
curse-help-move-taoist = Wu-Feng bewegt einen Taoisten an einen angrenzenden Ort derselben Ebene.
curse-help-curse-die = Der Fluchwürfel wird gegen den aktiven Taoisten geworfen.
curse-help-move-villager = Wu-Feng bewegt einen sichtbaren Dorfbewohner auf ein angrenzendes aktives Dorffeld mit Platz.
curse-help-all-discard-tao = Jeder Taoist legt einen Tao-Marker ab.
curse-help-two-skeletons = Wu-Feng legt zwei Skelette.
curse-help-ladder-and-demon = Wu-Feng entfernt eine Leiter und aktiviert dann einen Dämon.
curse-help-power-off = Eine Spieltafel nach Wu-Fengs Wahl hat bis zum Ende ihres nächsten Zuges keine Kraft.
curse-help-move-ghost = Wu-Feng bewegt einen Geist auf einen beliebigen freien Platz.
curse-help-activate-all = Jeder Dämon in den Katakomben handelt einmal, oder aber der Schatten.
curse-help-lose-crystal = Ein Mondkristall nach Wu-Fengs Wahl geht in den Vorrat zurück.
curse-help-lose-qi = Ein Taoist nach Wu-Fengs Wahl verliert 1 Qi.
curse-help-two-ladders = Wu-Feng entfernt zwei Leitern.
curse-help-draw-incarnation = Wu-Feng zieht eine Inkarnation auf die Hand.
curse-help-ghost = Wu-Feng zieht einen Geist.
curse-help-lose-yin-yang = Ein Taoist nach Wu-Fengs Wahl verliert sein Yin-Yang oder, hat er keines, alle Tao-Marker.
curse-help-kill-villager = Ein sichtbarer Dorfbewohner nach Wu-Fengs Wahl stirbt.
curse-help-haunt-and-lose-qi = Auf einem Dorffeld nach Wu-Fengs Wahl spukt es, und ein Taoist nach seiner Wahl verliert 1 Qi.
curse-help-play-incarnation = Wu-Feng zieht eine Inkarnation auf die Hand und spielt dann eine aus.
curse-help-all-lose-qi = Jeder Taoist verliert 1 Qi.
curse-help-kill-two-villagers = Die sichtbaren Dorfbewohner zweier Dorffelder nach Wu-Fengs Wahl sterben.

## What a Blood Mantra does.

mantra-help-gain-qi = Ein Taoist nach Wahl bekommt 1 Qi.
mantra-help-two-ladders = Bis zu zwei Leitern werden zurückgestellt.
mantra-help-two-tao = Der aktive Taoist nimmt zwei Tao-Marker nach Wahl.
mantra-help-yin-yang = Ein Taoist nach Wahl bekommt sein Yin-Yang zurück.
mantra-help-drive-back = Alle Spukfiguren einer Spieltafel kehren auf ihre Karten zurück.
mantra-help-all-move = Jeder Taoist darf einen Schritt gehen oder die Ebene wechseln.
mantra-help-demon-home = Ein Dämon kehrt auf Wu-Fengs Spieltafel zurück.
mantra-help-clear-skeletons = Alle Skelette einer Spieltafel werden entfernt.
mantra-help-buddha = Ein Buddha aus dem Tempel kommt auf einen freien Platz.
mantra-help-crystal = Ein Taoist nach Wahl nimmt einen Mondkristall.
mantra-help-discard-ghost = Ein Geist nach Wahl, aber keine Inkarnation, wird vernichtet.
mantra-help-restore = Der Spuk wird von einem Dorffeld vertrieben.
mantra-help-no-curses = Wu-Feng spricht bis zum Ende des Zuges des nächsten Taoisten keinen Fluch aus.
mantra-help-all-take-tao = Jeder Taoist nimmt einen Tao-Marker nach Wahl.
mantra-help-revive = Ein toter Taoist kehrt mit 2 Qi zurück; ist keiner tot, bekommt ein Taoist 1 Qi.
mantra-help-demons-home = Alle Dämonen kehren auf Wu-Fengs Spieltafel zurück.
mantra-help-save-villager = Ein sichtbarer Dorfbewohner wird gerettet.
mantra-help-restore-all = Der Spuk wird von allen Dorffeldern vertrieben.
mantra-help-all-gain-qi = Jeder lebende Taoist bekommt 1 Qi.
mantra-help-clear-board = Alle Geister und Skelette einer Spieltafel verschwinden, Inkarnationen nicht.
mantra-help-barrier = Sofort erhebt sich eine Mystische Barriere.
