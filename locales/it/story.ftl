## The turn in one picture, the story, and what can be achieved: a title and a text each.

lesson-turn-yin-1 = Ogni fantasma che era già sulla plancia fa ciò che dice la sua pietra centrale: un infestatore avanza o infesta una tessera, un tormentatore tira il dado Maledizione.
    .title = I fantasmi agiscono
lesson-turn-yin-2 = Con fantasmi su tutti e tre gli spazi la plancia perde 1 Qi e nessun fantasma arriva.
    .title = La plancia è piena?
lesson-turn-yin-3 = Altrimenti si pesca una carta e la si mette su uno spazio del suo colore. Poi colpisce la sua pietra sinistra.
    .title = Arriva un fantasma

lesson-turn-yang-1 = Su una tessera vicina, anche in diagonale, o restare.
    .title = Muoversi
lesson-turn-yang-2 = Chiedi aiuto all'abitante della tua tessera attiva, o combatti con dadi e Tao i fantasmi accanto alla tua tessera.
    .title = Agire: aiuto o esorcismo
lesson-turn-yang-3 = Uno preso in un turno precedente, su uno spazio libero accanto alla tua tessera.
    .title = Piazzare Buddha
lesson-turn-yang-4 = Prima o dopo ciascuno di questi passi: chiedere aiuto a una tessera attiva qualsiasi, o liberarne una infestata.
    .title = Yin-Yang

lesson-turn-white-moon-1 = Quando la miniatura di un infestatore avanza. Gli abitanti di una tessera che verrebbe infestata muoiono.
    .title = Un abitante fugge
lesson-turn-white-moon-2 = Muovendosi: il primo della tessera che lasci.
    .title = Portare un abitante
lesson-turn-white-moon-3 = Al Portale, al posto di aiuto o esorcismo.
    .title = Oppure salvare
lesson-turn-white-moon-4 = Si piazzano insieme ai Buddha. Il quarto cristallo alza la Barriera Mistica.
    .title = Su-Ling e cristalli

lesson-turn-black-secret-1 = Prima dello Yin di ogni giocatore vivo, nelle catacombe: ciascuno si muove o cerca, e così l'Ombra quando c'è.
    .title = I demoni agiscono
lesson-turn-black-secret-2 = Pesca la carta e piazza il fantasma, evoca un demone o lancia una maledizione.
    .title = Wu-Feng decide
lesson-turn-black-secret-3 = Il movimento può portare nelle catacombe e riportare su.
    .title = Su e giù per la scala
lesson-turn-black-secret-4 = Nella grotta in cui sei, come i fantasmi.
    .title = Esorcizzare demoni

lesson-story-1 = Wu-Feng, signore dei nove inferni, è morto, e in un villaggio ai piedi dei monti riposa l'urna con le sue ceneri. Notte dopo notte i suoi fantasmi vengono a prenderla, da tutti e quattro i lati. Quattro taoisti sono venuti a fermarli, con dadi e talismani e con l'aiuto di chi vive qui: l'erborista, lo stregone, il vecchio della sala da tè. Prima o poi arriva il signore in persona, in una delle sue incarnazioni.
    .title = Il villaggio
lesson-story-2 = La gente non ne può più. Mentre i taoisti combattono, le famiglie corrono di casa in casa con quello che riescono a portare, e chi è troppo lento è perduto. Ai margini del villaggio si è aperta una porta di luce; chi la attraversa è in salvo. Su-Ling, un tempo vittima di Wu-Feng, fa tacere le pietre dei fantasmi, e con i cristalli sui quattro piedistalli il villaggio può chiudersi per un istante alla notte.
    .title = White Moon
lesson-story-3 = Sotto il villaggio c'è qualcosa di più antico. Nelle catacombe giacciono le urne in cui fu nascosto il potere di Wu-Feng, e i suoi demoni le cercano al buio, grotta per grotta. Lui stesso ora siede al tavolo: manda i fantasmi, lancia maledizioni e aspetta la terza urna, da cui sorge la sua Ombra. I taoisti devono scendere le scale e pagare con il proprio sangue i mantra che li proteggono.
    .title = Black Secret

lesson-achievements-1 = Vinci una partita.
    .title = Prima luce
lesson-achievements-2 = Vinci al livello Incubo.
    .title = Attraverso la notte
lesson-achievements-3 = Vinci al livello Inferno.
    .title = Ritorno dall'inferno
lesson-achievements-4 = Vinci con un solo taoista.
    .title = In solitaria
lesson-achievements-5 = Vinci con quattro taoisti, tutti vivi.
    .title = Tutti e quattro
lesson-achievements-6 = Vinci senza tessere infestate alla fine.
    .title = Nemmeno una lanterna spenta
lesson-achievements-7 = Vinci con al massimo 1 Qi per taoista vivo.
    .title = Con l'ultimo respiro
lesson-achievements-8 = Esorcizza due fantasmi con un solo tiro.
    .title = Due in un colpo
lesson-achievements-9 = Vinci con White Moon.
    .title = Sotto la luna bianca
lesson-achievements-10 = Vinci Black Secret con i taoisti.
    .title = Il segreto custodito
lesson-achievements-11 = Vinci Black Secret con Wu-Feng.
    .title = Signore dei nove inferni
lesson-achievements-12 = Vinci tre partite di seguito.
    .title = Tre di fila
