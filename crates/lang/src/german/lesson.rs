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
