## The words of the set-up. Errors have no full stop: the number of the rule follows.

setup-who-begins = Chi inizia
setup-begins-random = A caso
# As one of the places of the Portal.
setup-portal-on = su questa tessera:
setup-portal-tile = Tessera del Portale
setup-arrange-hint = Scegli un posto e la tessera che ci va. Se è già altrove, le due si scambiano.
setup-shuffle = Mescola
setup-reset = Ripristina
setup-left-out = Escluse: { $tiles }

setup-no-players = Una partita richiede da uno a quattro giocatori
# How many players there are.
setup-colours = Scegli { $players } colori diversi, uno per ogni giocatore
# Who was to begin.
setup-first = { $taoist } non può iniziare: nessuno gioca questo colore
setup-first-no-player = Il primo turno dev'essere di un giocatore
setup-tile-count = Il villaggio ha nove tessere, non { $number }
setup-tile-twice = { CAPITAL(NAME($tile, form: "the")) } è due volte nel villaggio; ogni tessera c'è una volta sola
setup-portal = Il Portale non può stare { NAME($tile, form: "on") }: questa tessera non è nel villaggio
setup-boards = Le quattro plance devono essere rossa, verde, blu e gialla, una per colore
# The two powers of the board's colour.
setup-power = Questa plancia mostra { $one } o { $other }
setup-not-opposite = Due giocatori devono sedere uno di fronte all'altro
setup-village = Il villaggio deve avere nove tessere diverse
setup-five-qi = Iniziare con 5 Qi è possibile solo al livello Iniziazione
setup-school = La Scuola di Kung-Fu è una tessera di White Moon, che non è in gioco
setup-calligrapher = Il Calligrafo è una tessera di Black Secret, che non è in gioco
# The power that the red board must show.
setup-solo-spires = Se giochi da solo, la plancia rossa deve mostrare { $power }
