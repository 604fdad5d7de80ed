### What things do, in a sentence or two.

## The villager of a tile, for the one who asks.

tile-help-cemetery = Un taoista morto torna qui con 2 Qi; poi tiri il dado Maledizione.
tile-help-altar = Riattiva una tessera infestata; poi entra in gioco un fantasma.
tile-help-herbalist = Tira due dadi Tao e prendi un Tao di ogni colore uscito; il bianco vale il colore che vuoi.
tile-help-hut = Scarta un fantasma qualsiasi in gioco che non sia un'incarnazione, poi perdi 1 Qi.
tile-help-watchman = Tutte le miniature di una plancia tornano sulle loro carte.
tile-help-temple = Prendi un Buddha; in un turno successivo piazzalo su uno spazio vuoto davanti a te.
tile-help-circle = Metti qui un Tao: per tutti, la resistenza di ogni fantasma del suo colore cala di 1.
tile-help-pavilion = Sposta un fantasma su uno spazio libero qualsiasi, poi un altro taoista su una tessera qualsiasi.
tile-help-tea-house = Prendi un Tao a scelta e 1 Qi; poi entra in gioco un fantasma.
tile-help-school = Un solo tiro contro tutti i fantasmi del tuo colore, o tutti i neri, dovunque siano.
tile-help-calligrapher = Scambia un Mantra di Sangue scoperto con uno dello stesso livello, metti 1 Qi della riserva su un mantra, o entrambe le cose.

## Powers.

power-help-twin-winds = Prima o dopo il tuo movimento, secondo le regole scelte, muovi un altro taoista di una tessera.
power-help-spires = Il tuo movimento può portarti su qualsiasi tessera.
power-help-strength = Tiri anche un quarto dado, quello grigio, e mai il dado Maledizione.
power-help-favourite = Dopo un tuo tiro, rilancia una volta i dadi che vuoi.
power-help-second-wind = Chiedi aiuto due volte, o esorcizza due volte.
power-help-heavenly-gust = Chiedi aiuto ed esorcizza, nell'ordine che preferisci.
power-help-mantra = Prima del movimento, metti il Mantra su un fantasma qualsiasi: la sua resistenza cala di 1.
power-help-pockets = Prima del movimento, prendi un Tao a scelta.

## Artifacts.

artifact-help-sword = Una volta per esorcismo, dopo il tiro, gira un dado Tao sul bianco; anche alla Scuola, non nella Barriera. È permanente.
artifact-help-armour = Le pietre sinistre dei fantasmi che arrivano sulla tua plancia sono nulle, quelle delle incarnazioni no. È permanente.
artifact-help-claw = Dopo un esorcismo o un tiro alla Scuola che non ha sconfitto niente, prendi un Tao del colore di un fantasma mancato. È permanente.
artifact-help-elixir = Una volta, nel tuo turno, guadagna 1 Qi. Poi lascia il gioco.
artifact-help-dust = Una volta, nel tuo turno, prendi un Cristallo di Luna dalla riserva. Poi lascia il gioco.
artifact-help-gong = Una volta, nel tuo turno, porta sulla tua tessera quanti altri taoisti vivi vuoi; chi è a terra invece si rialza. Poi lascia il gioco.
artifact-help-lantern = Una volta, nel tuo turno, chiedi aiuto da lontano a qualsiasi tessera attiva, come con uno Yin-Yang. Poi lascia il gioco.
artifact-help-charm = Una volta, in qualsiasi turno, ignora ciò che mostra il tuo dado Maledizione. Poi lascia il gioco.

## What the death of a villager of a family does.

death-help-lay-down = Il taoista di turno è gettato a terra; su una plancia neutrale o posseduta non accade nulla.
death-help-lose-qi = Un taoista a scelta dei giocatori perde 1 Qi.
death-help-curse-die = Il giocatore di turno o la plancia neutrale tira il dado Maledizione.
death-help-ghost = Entra in gioco un fantasma.
death-help-group-lose-tao = Ogni taoista scarta un Tao a propria scelta.
death-help-another-dies = Muore un altro abitante visibile a scelta dei giocatori.
death-help-haunt = La tessera dove stava l'abitante diventa infestata; se ce ne sono ancora altri, muoiono invece loro.
death-help-incarnation = Entra in gioco un'altra incarnazione a caso, e va esorcizzata anch'essa.
death-help-tao-leaves = Un Tao { $tao } lascia il gioco, dalla riserva o, se lì non ce n'è, da un giocatore.

## What saving a whole family gives.

# $help: what the artifact does, as above.
thanks-help-artifact = { $artifact }: { $help }
thanks-help-barrier = Alla fine del turno si alza una Barriera Mistica, con i cristalli che sono allora sui piedistalli.
thanks-help-two-tao = Prendi due Tao a scelta.
thanks-help-restore = Riattiva una tessera infestata.
thanks-help-qi-and-yin-yang = Il gruppo riceve 1 Qi e uno Yin-Yang.

## The traits of the demons, by the side of Wu-Feng's board.

trait-help-seeker-a = Si può evocare su qualsiasi spazio.
trait-help-seeker-b = I Tao non contano contro di lui.
trait-help-landscaper-a = L'esorcista scarta un Tao scelto da Wu-Feng.
trait-help-landscaper-b = Può cercare con un taoista sul suo spazio.
trait-help-gravedigger-a = Quando è esorcizzato, Wu-Feng pesca un fantasma.
trait-help-gravedigger-b = Quando è esorcizzato, si tira il dado Maledizione contro l'esorcista.

## Catacomb tokens.

token-help-urn = Wu-Feng la tiene e pesca un'incarnazione; la terza porta l'Ombra.
token-help-earth = Non accade nulla.
token-help-buddha = Il demone torna sulla plancia di Wu-Feng, e il suo tratto non ha effetto.
token-help-tablet = Wu-Feng può scagliare una maledizione di qualsiasi colore.
token-help-bones = Il gettone diventa uno scheletro, piazzato da Wu-Feng.
token-help-just = Il taoista di turno può mettere 1 Qi della riserva su un Mantra di Sangue.
token-help-su-ling = Il taoista di turno innesca un Mantra di Sangue scoperto a scelta.

## Curses of Wu-Feng.

curse-help-discard-tao = Un taoista a scelta di Wu-Feng scarta un Tao.
curse-help-activate-demon = Wu-Feng attiva un demone.
curse-help-skeleton = Wu-Feng piazza uno scheletro.
curse-help-ladder = Wu-Feng toglie una scala.
curse-help-figure-steps = Una miniatura a scelta di Wu-Feng avanza una volta.
curse-help-move-taoist = Wu-Feng muove un taoista in un luogo vicino dello stesso piano.
curse-help-curse-die = Si tira il dado Maledizione contro il taoista di turno.
curse-help-move-villager = Wu-Feng sposta un abitante visibile su una tessera vicina attiva con posto.
curse-help-all-discard-tao = Ogni taoista scarta un Tao.
curse-help-two-skeletons = Wu-Feng piazza due scheletri.
curse-help-ladder-and-demon = Wu-Feng toglie una scala, poi attiva un demone.
curse-help-power-off = Una plancia a scelta di Wu-Feng non ha potere fino alla fine del suo prossimo turno.
curse-help-move-ghost = Wu-Feng sposta un fantasma su uno spazio libero qualsiasi.
curse-help-activate-all = Ogni demone nelle catacombe agisce una volta, oppure l'Ombra.
curse-help-lose-crystal = Un Cristallo di Luna a scelta di Wu-Feng torna nella riserva.
curse-help-lose-qi = Un taoista a scelta di Wu-Feng perde 1 Qi.
curse-help-two-ladders = Wu-Feng toglie due scale.
curse-help-draw-incarnation = Wu-Feng pesca un'incarnazione e l'aggiunge alla sua mano.
curse-help-ghost = Wu-Feng pesca un fantasma.
curse-help-lose-yin-yang = Un taoista a scelta di Wu-Feng perde lo Yin-Yang o, se non ne ha, tutti i Tao.
curse-help-kill-villager = Muore un abitante visibile a scelta di Wu-Feng.
curse-help-haunt-and-lose-qi = Una tessera a scelta di Wu-Feng diventa infestata, e un taoista a sua scelta perde 1 Qi.
curse-help-play-incarnation = Wu-Feng pesca un'incarnazione, l'aggiunge alla sua mano e poi ne gioca una.
curse-help-all-lose-qi = Ogni taoista perde 1 Qi.
curse-help-kill-two-villagers = Muoiono gli abitanti visibili di due tessere a scelta di Wu-Feng.

## Blood Mantras.

mantra-help-gain-qi = Un taoista a scelta guadagna 1 Qi.
mantra-help-two-ladders = Tornano fino a due scale.
mantra-help-two-tao = Il taoista di turno prende due Tao a scelta.
mantra-help-yin-yang = Un taoista a scelta riottiene uno Yin-Yang.
mantra-help-drive-back = Tutte le miniature di una plancia tornano sulle loro carte.
mantra-help-all-move = Ogni taoista può muoversi di un luogo o cambiare piano.
mantra-help-demon-home = Un demone torna sulla plancia di Wu-Feng.
mantra-help-clear-skeletons = Si tolgono tutti gli scheletri di una plancia.
mantra-help-buddha = Un Buddha del Tempio va su uno spazio libero.
mantra-help-crystal = Un taoista a scelta prende un Cristallo di Luna.
mantra-help-discard-ghost = Si scarta un fantasma a scelta, non un'incarnazione.
mantra-help-restore = Si riattiva una tessera infestata.
mantra-help-no-curses = Wu-Feng non scaglia maledizioni fino alla fine del turno del prossimo taoista.
mantra-help-all-take-tao = Ogni taoista prende un Tao a scelta.
mantra-help-revive = Un taoista morto torna con 2 Qi; se nessuno è morto, un taoista guadagna 1 Qi.
mantra-help-demons-home = Tutti i demoni tornano sulla plancia di Wu-Feng.
mantra-help-save-villager = Un abitante visibile è salvo.
mantra-help-restore-all = Si riattivano tutte le tessere infestate.
mantra-help-all-gain-qi = Ogni taoista vivo guadagna 1 Qi.
mantra-help-clear-board = Una plancia si libera di fantasmi e scheletri, ma non di incarnazioni.
mantra-help-barrier = Si alza subito una Barriera Mistica.
