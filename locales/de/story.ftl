## The turn in one picture, the story, and what can be achieved: a title and a text each.

lesson-turn-yin-1 = Jeder Geist, der auf der Spieltafel lag, tut, was sein mittlerer Stein sagt: Ein spukender rückt vor oder lässt es spuken, einer mit Folter wirft den Fluchwürfel.
    .title = Die Geister handeln
lesson-turn-yin-2 = Liegen auf allen drei Plätzen Geister, verliert die Spieltafel 1 Qi, und kein Geist kommt.
    .title = Ist die Spieltafel voll?
lesson-turn-yin-3 = Sonst wird eine Karte gezogen und auf einen Platz ihrer Farbe gelegt. Dann wirkt ihr linker Stein.
    .title = Ein Geist kommt

lesson-turn-yang-1 = Auf ein angrenzendes Dorffeld, auch schräg; oder stehen bleiben.
    .title = Bewegen
lesson-turn-yang-2 = Bitte den Bewohner deines aktiven Dorffelds um Hilfe, oder bekämpfe die Geister neben deinem Dorffeld mit Würfeln und Tao.
    .title = Handeln: Hilfe oder Austreibung
lesson-turn-yang-3 = Einen, der in einem früheren Zug genommen wurde, auf einen freien Platz neben deinem Dorffeld.
    .title = Buddhas aufstellen
lesson-turn-yang-4 = Vor oder nach jedem dieser Schritte: ein beliebiges aktives Dorffeld um Hilfe bitten oder eines vom Spuk befreien.
    .title = Yin-Yang

lesson-turn-white-moon-1 = Wenn eine Spukfigur vorrückt. Dorfbewohner auf einem Dorffeld, auf dem es spuken würde, sterben.
    .title = Ein Dorfbewohner flieht
lesson-turn-white-moon-2 = Bei der Bewegung: den obersten des Dorffelds, das du verlässt.
    .title = Einen Dorfbewohner mitnehmen
lesson-turn-white-moon-3 = Am Portal, statt Hilfe oder Austreibung.
    .title = Oder retten
lesson-turn-white-moon-4 = Werden mit den Buddhas aufgestellt. Der vierte Kristall errichtet die Mystische Barriere.
    .title = Su-Ling und Kristalle

lesson-turn-black-secret-1 = Vor dem Yin jedes lebenden Spielers, in den Katakomben: Jeder geht oder sucht, auch der Schatten, sobald er da ist.
    .title = Dämonen handeln
lesson-turn-black-secret-2 = Er zieht die Karte und legt den Geist aus, beschwört einen Dämon oder wirft einen Fluch.
    .title = Wu-Feng entscheidet
lesson-turn-black-secret-3 = Die Bewegung darf in die Katakomben führen und zurück.
    .title = Die Leiter hinab oder hinauf
lesson-turn-black-secret-4 = In der Höhle, in der du bist, wie Geister.
    .title = Dämonen austreiben

lesson-story-1 = Wu-Feng, der Herr der neun Höllen, ist tot, und in einem Dorf am Fuß der Berge liegt die Urne mit seiner Asche. Nacht für Nacht kommen seine Geister von allen vier Seiten, um sie zu holen. Vier Taoisten halten sie auf, mit Würfeln und Talismanen und mit Hilfe derer, die hier wohnen: des Kräuterhändlers, des Hexers, des Alten im Teehaus. Früher oder später kommt der Herr selbst, in einer seiner Inkarnationen.
    .title = Das Dorf
lesson-story-2 = Die Leute ertragen es nicht länger. Während die Taoisten kämpfen, laufen Familien von Haus zu Haus mit dem, was sie tragen können, und wer zu langsam ist, ist verloren. Am Rand des Dorfes hat sich ein Tor aus Licht geöffnet; wer hindurchgeht, ist gerettet. Su-Ling, einst selbst ein Opfer Wu-Fengs, bringt die Steine der Geister zum Schweigen, und mit Kristallen auf den vier Sockeln schließt sich das Dorf für einen Augenblick vor der Nacht.
    .title = White Moon
lesson-story-3 = Unter dem Dorf liegt Älteres. In den Katakomben stehen die Urnen, in denen Wu-Fengs Macht verborgen wurde, und seine Dämonen suchen sie im Dunkeln, Höhle um Höhle. Er selbst sitzt nun am Tisch: Er schickt die Geister, wirft seine Flüche und wartet auf die dritte Urne, aus der sein Schatten steigt. Die Taoisten müssen die Leitern hinab und mit dem eigenen Blut für die Mantras zahlen, die sie schützen.
    .title = Black Secret

lesson-achievements-1 = Gewinne eine Partie.
    .title = Erstes Licht
lesson-achievements-2 = Gewinne auf der Stufe Albtraum.
    .title = Durch die Nacht
lesson-achievements-3 = Gewinne auf der Stufe Hölle.
    .title = Zurück aus der Hölle
lesson-achievements-4 = Gewinne mit einem Taoisten.
    .title = Allein
lesson-achievements-5 = Gewinne mit vier Taoisten, die alle leben.
    .title = Alle vier
lesson-achievements-6 = Gewinne, ohne dass am Ende ein Dorffeld Spuk hat.
    .title = Keine Laterne erloschen
lesson-achievements-7 = Gewinne mit höchstens 1 Qi je lebendem Taoisten.
    .title = Mit letzter Kraft
lesson-achievements-8 = Treibe mit einem Wurf zwei Geister aus.
    .title = Zwei auf einen Streich
lesson-achievements-9 = Gewinne mit White Moon.
    .title = Unter dem weißen Mond
lesson-achievements-10 = Gewinne Black Secret als Taoisten.
    .title = Das Geheimnis gewahrt
lesson-achievements-11 = Gewinne Black Secret als Wu-Feng.
    .title = Herr der neun Höllen
lesson-achievements-12 = Gewinne drei Partien hintereinander.
    .title = Drei in Folge
