//! What the teacher says in the guided first game, for each step that the pupil reads or plays.

pub(crate) const LESSON: &[(&str, &str)] = &[
    (
        "Das Dorf",
        "Wu-Fengs Geister haben es auf die neun Dorffelder in der Mitte abgesehen. \
         Du bist Grün, der Taoist, dessen Spieltafel unten liegt; Rot, Gelb und Blau sind deine Freunde. \
         Spukt es auf drei Dorffeldern, habt ihr alle verloren.",
    ),
    (
        "Ein Geist kommt",
        "Jeder Zug bringt einen Geist, und dieser heißt Schleimteufel. \
         Er ist blau, also kommt er auf die blaue Spieltafel, aber den Platz bestimmst du. \
         Klicke auf den leuchtenden Platz neben dem Kräuterhändler.",
    ),
    (
        "Was eine Karte verrät",
        "Schleimteufel hat Blau 3: Um ihn auszutreiben, brauchst du drei blaue Würfel oder Tao-Marker. \
         Ein linkes Symbol gilt, wenn die Karte eintrifft, ein mittleres in jedem Zug ihrer Spieltafel, \
         ein rechtes nach der Austreibung. \
         Das mittlere zeigt hier Spuk: Die Spukfigur rückt von der Karte auf das nächste Dorffeld zu.",
    ),
    (
        "Die Bewegung",
        "Die Yin-Phase, in der die Geister handeln, ist vorbei; jetzt kommt die Yang-Phase, in der du handelst. \
         Zuerst darfst du auf ein angrenzendes Dorffeld gehen, auch diagonal. \
         Klicke auf den Kräuterhändler: Von diesem Eckfeld aus erreichst du Schleimteufel.",
    ),
    (
        "Bitte um Hilfe",
        "Nach der Bewegung hast du eine Aktion: Bitte den Bewohner deines Dorffelds um Hilfe, \
         oder treibe die Geister aus, die daneben liegen. \
         Noch ist Schleimteufel zu stark für dich: Laut „Chancen“ gelingt die Austreibung \
         nur in etwa einem von neun Fällen. \
         Bitte also um Hilfe: Klicke noch einmal auf den Kräuterhändler.",
    ),
    (
        "Nimm einen Tao-Marker",
        "Die Würfel zeigen Rot und Weiß. \
         Für Rot hast du einen roten Tao-Marker bekommen, und Weiß ist eine Farbe deiner Wahl. \
         Klicke im Vorrat auf den blauen Tao-Marker: Gegen Schleimteufel zählt er wie ein blauer Würfel.",
    ),
    (
        "Beende deinen Zug",
        "Du hast dich bewegt und deine Aktion ausgeführt. \
         Beende deinen Zug in der Liste der Optionen: Dort steht alles, was du tun kannst, jeweils mit seiner Taste.",
    ),
    (
        "Die Spukfigur rückt vor",
        "Blau ist am Zug, und die Spukfigur von Schleimteufel ist auf das Spukfeld vorgerückt. \
         Im nächsten Zug von Blau erreicht sie die Spukzone, und dann spukt es beim Kräuterhändler. \
         „Vorschau“ zeigt dir so etwas rechtzeitig; sieh jetzt zu, was deine Freunde tun.",
    ),
    (
        "Zwei an einer Ecke",
        "Du bist wieder am Zug, und diesmal kommt Dunkler Diener: \
         Schwarze Geister kommen auf die Spieltafel, die am Zug ist. \
         Lege die Karte auf den linken Platz deiner Spieltafel. \
         Dann grenzt dein Eckfeld an zwei Geister zugleich.",
    ),
    (
        "Die Austreibung",
        "Du stehst schon richtig, also bleib hier: Ein einziger Wurf kann beide Geister austreiben. \
         Du wirfst drei Würfel und dank deiner Kraft einen vierten; Weiß ist eine beliebige Farbe, \
         und deine Tao-Marker können ergänzen, was fehlt. \
         Klicke auf einen der beiden Geister, sieh dir die Chancen an und würfle.",
    ),
    (
        "Gib einen Tao-Marker aus",
        "Dunkler Diener verlangt einmal Schwarz, und das hast du gewürfelt; \
         Schleimteufel verlangt dreimal Blau, und du hast es nur zweimal. \
         Klicke beide Geister und deinen blauen Tao-Marker an und bestätige, \
         oder nimm die passende Zeile aus der Liste aller Möglichkeiten.",
    ),
    (
        "Die Belohnung",
        "Beide Geister sind fort, und beim Kräuterhändler droht kein Spuk mehr. \
         Dunkler Diener bringt dir durch das rechte Symbol einen Tao-Marker deiner Wahl. \
         Nimm einen blauen: Er kann gegen Ertränkte Maid helfen, die auf die blaue Spieltafel gekommen ist.",
    ),
    (
        "Es spukt",
        "Leichenstarrer Vampir ist noch da, denn Gelb und Rot hatten bei ihren Austreibungen kein Würfelglück. \
         Die Spukfigur hat die Spukzone erreicht: \
         Jetzt spukt es am Taoistischen Altar, und sein Bewohner hilft niemandem mehr. \
         Spukt es noch auf zwei weiteren Dorffeldern, ist das Dorf verloren.",
    ),
    (
        "Das Yin-Yang",
        "Leichenstarrer Vampir wurde von Gelb ausgetrieben, aber zu spät für den Taoistischen Altar, \
         dessen Bewohner sonst den Spuk von den Dorffeldern vertreibt. \
         Dein Yin-Yang kann dasselbe, von jedem Ort aus und ohne deine Aktion zu verbrauchen. \
         Klicke es auf deiner Spieltafel an.",
    ),
    (
        "Vertreibe den Spuk",
        "Mit dem Yin-Yang bittest du aus der Ferne einen beliebigen Dorfbewohner um Hilfe, \
         oder du vertreibst den Spuk von einem Dorffeld. \
         Klicke auf den Taoistischen Altar.",
    ),
    (
        "Wie es endet",
        "Ihr gewinnt, wenn ihr die Inkarnation von Wu-Feng austreibt, die tief im Geisterstapel liegt. \
         Ihr verliert, wenn es auf drei Dorffeldern spukt, wenn alle Taoisten tot sind \
         oder wenn die letzte Karte gezogen wird, bevor ihr gewonnen habt. \
         Qi ist dein Leben: Du verlierst jedes Mal 1, \
         wenn zu Beginn deines Zuges auf allen drei Plätzen deiner Spieltafel Geister liegen.",
    ),
    (
        "Du bist bereit",
        "Die anderen Dorfbewohner, die Kräfte und den Fluchwürfel lernst du kennen, wenn sie dir begegnen: \
         „Erklären“ sagt dir etwas zu allem, was du anklickst. \
         Beginne eine neue Partie auf der Stufe Anfänger, und plant jeden Zug gemeinsam.",
    ),
];

pub(crate) const MOON_LESSON: &[(&str, &str)] = &[
    (
        "Die Dorfbewohner",
        "In White Moon liegen 24 Dorfbewohner aus zwölf Familien in Dreierstapeln auf den Dorffeldern; \
         zu sehen ist jeweils nur der oberste. \
         Rettet sie vor Wu-Feng, so gut ihr könnt: Sobald zwölf von ihnen tot sind, habt ihr alle verloren. \
         „Familien“ zeigt, was ein Tod bewirkt und was eine Familie gibt, wenn alle ihre Mitglieder gerettet sind.",
    ),
    (
        "Das Portal",
        "Das Portal leuchtet im Teehaus in der Mitte, und wer hindurchgeht, ist in Sicherheit. \
         Ein Taoist, der sich bewegt, darf den obersten Dorfbewohner des Dorffelds, das er verlässt, mitnehmen. \
         Du bist wieder Grün, und dein Zug beginnt mit einem Geist.",
    ),
    (
        "Ein Verschlinger",
        "Sumpfkeiler ist ein Verschlinger: \
         In jedem Zug seiner Spieltafel verschlingt er den ersten Dorfbewohner der Reihe vor ihm. \
         Er ist gelb, also kommt er auf die gelbe Spieltafel. \
         Lege ihn auf den Platz neben dem Taoistischen Altar, wo zuoberst ein Dorfbewohner der Familie Hua liegt.",
    ),
    (
        "Markierte Karten",
        "Das kleine Fragezeichen bei Sumpfkeiler bedeutet, dass einige Werte der Karte rekonstruiert sind, \
         weil uns die gedruckten nicht vorlagen. \
         Wer das Spiel besitzt, kann unter „Karten und Symbole“ eigene Werte einsetzen.",
    ),
    (
        "Die Bewegung",
        "Bis Gelb am Zug ist, hast du Zeit für etwas anderes. \
         Geh zum Kräuterhändler: Dort wartet ein Dorfbewohner der Familie Chang, und sie hat nur diesen einen.",
    ),
    (
        "Bitte den Kräuterhändler um Hilfe",
        "Bitte den Kräuterhändler um Hilfe, und sieh, was eine weiße Würfelseite in White Moon bringt.",
    ),
    (
        "Ein Mondkristall",
        "Für Rot hast du einen roten Tao-Marker bekommen und für Weiß einen Mondkristall. \
         Bei einer Austreibung zählt ein Kristall als beliebige Farbe, \
         sogar gegen Geister, die immun gegen Würfel sind. \
         Es gibt nur vier davon.",
    ),
    (
        "Beende deinen Zug",
        "Du hast deine Aktion ausgeführt. \
         Beende deinen Zug und sieh deinen Freunden zu.",
    ),
    (
        "Ein Dorfbewohner stirbt",
        "Sumpfkeiler hat den Dorfbewohner der Familie Hua verschlungen, \
         und der nächste, einer aus der Familie Li, ist aufgedeckt. \
         Jede Familie hat ihren eigenen Fluch: Stirbt jemand aus der Familie Hua, wird der aktive Taoist \
         zu Boden geworfen, und Gelb braucht nun die Bewegung zum Aufstehen. \
         Das war das erste von zwölf Gräbern.",
    ),
    (
        "Su-Ling",
        "Nach einem Tod, einem Wurf des Fluchwürfels oder neuem Spuk auf einem Dorffeld \
         darf der gute Geist Su-Ling am Ende des Zuges vor einen Platz gestellt werden. \
         Gelb hat sie vor Sumpfkeiler gestellt: Solange sie dort steht, gilt das mittlere Symbol der Karte nicht.",
    ),
    (
        "Nimm den Dorfbewohner mit",
        "Du bist am Zug und stehst beim Dorfbewohner der Familie Chang. \
         Geh mit ihm zum Teehaus: Klicke auf den Dorfbewohner, \
         oder nimm die passende Zeile aus der Liste der Optionen.",
    ),
    (
        "Die Rettung",
        "Eine Rettung am Portal ist eine Aktion, genau wie die Bitte um Hilfe oder eine Austreibung. \
         Klicke auf das Portal und rette den Dorfbewohner.",
    ),
    (
        "Der Dank der Familie",
        "Die Familie Chang ist gerettet, denn sie hatte nur ein Mitglied, und sie dankt dir mit dem Mondstaub. \
         Größere Familien geben mehr, aber dafür müssen alle ihre Mitglieder gerettet sein.",
    ),
    (
        "Setze den Mondstaub ein",
        "Den Mondstaub kannst du einmal in deinem eigenen Zug einsetzen: Er bringt dir noch einen Mondkristall. \
         Klicke ihn auf deiner Spieltafel an.",
    ),
    ("Beende deinen Zug", "Jetzt hast du zwei Kristalle. Beende deinen Zug."),
    (
        "Dorfbewohner fliehen",
        "Ertränkte Maid hat ihre Spukfigur auf das Spukfeld geschickt, und der erste Dorfbewohner der Reihe \
         ist ein Dorffeld weiter geflohen: vom Buddhistischen Tempel zum Teehaus und damit zum Portal. \
         Ist das nächste Dorffeld voll, spukt es dort oder endet das Dorf, \
         so stirbt der Dorfbewohner stattdessen.",
    ),
    (
        "Zurück zur Ecke",
        "Blau hat den geflohenen Dorfbewohner gerettet. \
         Höllenschlange ist auf die blaue Spieltafel gekommen, und gegen sie zählen keine Würfel. \
         Geh zum Kräuterhändler, gleich daneben.",
    ),
    (
        "Die Austreibung",
        "Klicke auf Höllenschlange, sieh dir die Chancen an und würfle: \
         Mit einem Kristall kann es nicht misslingen.",
    ),
    (
        "Gib einen Kristall aus",
        "Die Würfel helfen dir hier nicht, aber ein Kristall zählt als beliebige Farbe. \
         Besiege Höllenschlange mit einem Kristall; er kommt danach in den Vorrat zurück.",
    ),
    (
        "Das Podest",
        "Deinen anderen Kristall hast du in einem früheren Zug bekommen, \
         und du stehst auf einem Eckfeld mit leerem Podest. \
         Setze den Kristall darauf: Klicke auf das Podest.",
    ),
    (
        "Die Mystische Barriere",
        "Steht auf jedem der vier Podeste ein Kristall, erhebt sich nach dem Zug die Mystische Barriere. \
         An jeder Spieltafel der Reihe nach dürft ihr für einen Kristall einen Dorfbewohner retten \
         oder mit vier Würfeln und beliebig vielen Kristallen gegen die Geister dort antreten.",
    ),
    (
        "Du bist bereit",
        "Die Kung-Fu-Schule, die Artefakte und die neuen Inkarnationen lernst du kennen, wenn sie dir begegnen: \
         „Erklären“ sagt dir etwas zu allem, was du anklickst. \
         Beginne eine neue Partie und wähle White Moon.",
    ),
];
