## The resistance of a ghost.

# "giallo 2".
ghost-one-colour = { $tao } { $number }
# "rosso, verde, blu e giallo 2 ciascuno".
ghost-some-colours = { $tao } { $number } ciascuno
ghost-all-colours = { $number } di ciascuno dei cinque colori
ghost-less-by-circle = 1 in meno per il Cerchio
ghost-less-by-mantra = 1 in meno per il Mantra
# $parts: one of these and what lowers it: "giallo 2, 1 in meno per il Cerchio".
ghost-resistance = { NAME($parts, list: "comma") }
# The same as a sentence.
ghost-resistance-sentence = { CAPITAL($resistance) }.

## The left stone: what happens when the card is laid.

ghost-on-arrival = All'arrivo: { $effects }.
stone-left-ghost = entra un altro fantasma
stone-left-haunt = infesta la prima tessera attiva della linea
stone-left-lose-qi = si perde 1 Qi
stone-left-quick = la miniatura parte dalla prima pietra
stone-left-curse = si tira il dado Maledizione
stone-left-power-off = il potere della sua plancia è bloccato
stone-left-all-powers-off = tutti i poteri sono bloccati
stone-left-tao-off = nessuno può spendere Tao
stone-left-die-captive = cattura un dado Tao
stone-left-group-lose-tao = ogni taoista scarta un Tao
stone-left-clear-circle = il gettone sul Cerchio di Preghiera torna nella riserva
stone-left-devour = divora il primo abitante della linea
stone-left-kill-villager = muore un abitante visibile a scelta
stone-left-lay-down = tutti i taoisti sono gettati a terra
stone-left-lowest-leave = i due fantasmi più in basso nel mazzo lasciano il gioco
stone-left-activate-demon = Wu-Feng attiva un demone
stone-left-throw-curse = Wu-Feng può scagliare una maledizione di qualsiasi colore
stone-left-skeletons = Wu-Feng può piazzare i suoi tre scheletri
stone-left-discard-stack = Wu-Feng scopre e scarta una pila delle catacombe (contano solo le Urne)

# What of it holds as long as the card is in play, a sentence.
stone-lasting-power-off = Il potere della sua plancia è bloccato.
stone-lasting-all-powers-off = Tutti i poteri sono bloccati.
stone-lasting-tao-off = Nessuno può spendere Tao.
stone-lasting-die-captive = Trattiene un dado Tao.

## The middle stone: what the card does while it lies there, a sentence.

stone-middle-haunter = Infestatore: infesta ogni due turni della sua plancia.
stone-middle-tormentor = Tormentatore: a ogni turno della sua plancia si tira il dado Maledizione.
stone-middle-dice-immune = Immune ai dadi: valgono solo i Tao, il Cerchio e il Mantra.
stone-middle-group-lose-tao = All'inizio del turno della sua plancia, ogni taoista scarta un Tao.
stone-middle-white-is-blank = Finché è in gioco, le facce bianche non valgono niente.
stone-middle-only-on-buddha = Si può esorcizzare solo dove incontra un Buddha.
stone-middle-only-if-opposite-empty = Si può esorcizzare solo se lo spazio opposto non ha fantasmi.
stone-middle-devourer = Divoratore: a ogni turno della sua plancia divora il primo abitante della linea.
stone-middle-holds-portal = Tiene il Portale: nessuno può essere salvato.
stone-middle-voracious = All'inizio del turno della sua plancia muore un abitante visibile a scelta.
stone-middle-holds-su-ling = Tiene Su-Ling.
stone-middle-brings-ghost = All'inizio del turno della sua plancia entra un fantasma.
stone-middle-shapeshifter = Ha il colore della sua plancia, e all'inizio del turno di questa va sul prossimo spazio libero.
stone-middle-activate-demon = A ogni turno della sua plancia Wu-Feng attiva un demone.
stone-middle-no-yin-yang = Finché è in gioco, nessuno può spendere uno Yin-Yang.
stone-middle-skeletons = A ogni turno della sua plancia Wu-Feng può piazzare uno scheletro.
stone-middle-qi-to-bank = Finché è in gioco, il Qi perso va nella riserva e non su un Mantra di Sangue.
stone-middle-any-curse = Finché è in gioco, le maledizioni di Wu-Feng possono non avere il colore della carta.

# How that stands with a card in play.
ghost-figure-out = Infestatore: miniatura sulla prima pietra, infesta al prossimo turno della sua plancia.
ghost-figure-on-card = Infestatore: miniatura sulla carta.
# It met a Buddha on its space.
ghost-caught = Qui ha incontrato un Buddha e si può esorcizzare.
ghost-silenced = Davanti c'è Su-Ling: la pietra centrale non fa niente.
# $space: the opposite one.
ghost-opposite = { stone-middle-only-if-opposite-empty } È lo { $space }.

## The right stone: what an exorcism brings.

stone-right-curse-die = All'esorcismo: dado Maledizione.
stone-right-rewards = All'esorcismo: { NAME($rewards, list: "comma") }.
stone-right-curse-die-then-rewards = All'esorcismo: dado Maledizione, poi { NAME($rewards, list: "comma") }.
reward-throw = Wu-Feng può scagliare una maledizione di qualsiasi colore
reward-tao = 1 Tao
reward-two-tao = 2 Tao
reward-qi-or-yin-yang = 1 Qi o lo Yin-Yang
reward-qi-and-yin-yang = 1 Qi e uno Yin-Yang per il gruppo
reward-crystal = un Cristallo di Luna
reward-qi-yin-yang-and-crystal = 1 Qi e uno Yin-Yang per il gruppo, più un Cristallo di Luna
reward-yin-yang-and-mantra = uno Yin-Yang per il gruppo e 1 Qi della riserva su un Mantra di Sangue
