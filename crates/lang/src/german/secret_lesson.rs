//! What the teacher says in the two guided games of Black Secret.

pub(crate) const TAOISTS_LESSON: &[(&str, &str)] = &[
    (
        "Wu-Feng spielt mit",
        "In Black Secret ist ein Spieler oder ein Bot Wu-Feng und spielt gegen alle Taoisten. \
         Du bist wieder Grün; Rot, Gelb und Blau sind deine Freunde. \
         Wu-Feng sieht alles, was die Taoisten besitzen, ihr aber seht nie die Inkarnationen auf seiner Hand.",
    ),
    (
        "Die Katakomben",
        "Unter den neun Dorffeldern liegen die neun Felder der Katakomben, \
         jedes mit einer Farbe, einer Leiter und einem Stapel verdeckter Marker. \
         Wu-Fengs Dämonen suchen darin nach drei Urnen. \
         Du kannst auf dem Tisch jederzeit zwischen Dorf und Katakomben wechseln.",
    ),
    (
        "Wu-Feng entscheidet",
        "Die Geister zieht und legt jetzt nicht mehr ihr, sondern Wu-Feng. \
         Mit jeder Karte tut er eines von drei Dingen: den Geist legen, einen Dämon beschwören oder einen Fluch aussprechen. \
         Hier hat er Grabwanderer auf deine Spieltafel gelegt, und das linke Symbol kostet dich 1 Qi.",
    ),
    (
        "Dein Qi ist nicht verloren",
        "Jedes Qi, das ein Taoist verliert, kommt auf ein Blutmantra. \
         Ein Mantra der Stufe 2 wirkt mit dem zweiten Qi, eines der Stufe 3 mit dem dritten, eines der Stufe 4 mit dem vierten. \
         Klicke auf „Opfergabe“ und lege dein Qi darauf.",
    ),
    (
        "Zum Kalligrafen",
        "Der Kalligraf ist ein neues Dorffeld, und sein Bewohner kümmert sich um die Blutmantras. \
         Geh zum Kalligrafen.",
    ),
    ("Bitte um Hilfe", "Klicke noch einmal auf den Kalligrafen und bitte um Hilfe."),
    (
        "Tauschen oder nicht",
        "Zuerst darfst du ein Blutmantra gegen ein anderes derselben Stufe tauschen, aber das Qi darauf käme in den Vorrat. \
         Dir gefallen die Blutmantras, wie sie sind. \
         Nimm aus der Liste die Zeile, mit der du keines tauschst.",
    ),
    (
        "Das zweite Qi",
        "Jetzt darfst du beim Kalligrafen 1 Qi aus dem Vorrat auf ein Blutmantra legen. \
         Lege es auf „Opfergabe“, dann ist es voll.",
    ),
    (
        "Das Blutmantra wirkt",
        "„Opfergabe“ gibt dir zwei Tao-Marker deiner Wahl. \
         Dämonen kommen meist an den Eingängen herein, auf dem roten oder dem grünen Feld, und haben die Farbe ihres Feldes: \
         Einen grünen Tao-Marker hast du schon, also klicke auf einen roten. \
         Der zweite wird gelb sein; danach verlässt das Blutmantra das Spiel, und ein anderes derselben Stufe ersetzt es.",
    ),
    ("Beende deinen Zug", "Beende deinen Zug und sieh, was Wu-Feng als Nächstes tut."),
    (
        "Ein Dämon",
        "Wu-Feng hat Naga gezogen und abgelegt, um den Sucher zu beschwören, denn dafür genügt Widerstand 2. \
         Der Gärtner kostet 3, der Totengräber 4. \
         Vor der Yin-Phase jedes Taoisten darf sich jeder Dämon in den Katakomben auf ein angrenzendes Feld bewegen oder sein Feld durchsuchen.",
    ),
    (
        "Er sucht",
        "Der Sucher hat unter dem Gebetskreis den obersten Marker aufgedeckt: Knochen. \
         Daraus ist ein Skelett auf der gelben Spieltafel geworden; es belegt einen Platz und hat Widerstand 1 in der Farbe der Spieltafel. \
         Manche Marker helfen Wu-Feng, manche euch, und Erde bewirkt nichts.",
    ),
    (
        "Ein Fluch",
        "Wu-Feng hat Blutsäufer gezogen, aber lieber einen Fluch dieser Farbe ausgesprochen. \
         Durch „Diebstahl“ musst du einen Tao-Marker abgeben, doch welchen, bestimmst du. \
         Klicke auf den gelben.",
    ),
    (
        "Blut des Gerechten",
        "Gelb hat das Skelett ausgetrieben, und du bist am Zug. \
         Vorher aber hat der Sucher noch einmal gesucht und das Blut des Gerechten gefunden: \
         Du darfst 1 Qi aus dem Vorrat auf ein Blutmantra legen. \
         Klicke auf „Lebensatem“.",
    ),
    (
        "Dem Dämon nach",
        "Wo ein Taoist steht, sucht ein Dämon nicht, und austreiben kannst du ihn nur von seinem eigenen Feld aus. \
         Geh zum Gebetskreis: Genau darunter ist der Sucher.",
    ),
    (
        "Die Leiter hinab",
        "Nach deiner Bewegung, oder ohne sie, darfst du die Leiter an deinem Ort benutzen. \
         Klicke sie an, oder nimm die passende Zeile aus der Liste. \
         Spukt es auf einem Dorffeld, verschwindet seine Leiter.",
    ),
    (
        "Die Austreibung",
        "In den Katakomben ist deine Aktion eine Austreibung von Dämonen. \
         Der Sucher hat Widerstand 1, und dieses Feld macht ihn rot. \
         Klicke ihn an, sieh dir die Chancen an und würfle.",
    ),
    (
        "Gib einen Tao-Marker aus",
        "Kein Würfel zeigt Rot oder Weiß, aber dein roter Tao-Marker zählt auch in den Katakomben. \
         Besiege damit den Sucher.",
    ),
    (
        "Urnen und der Schatten",
        "Der Sucher ist wieder auf Wu-Fengs Spieltafel und kann neu beschworen werden. \
         Behaltet die Dämonen im Auge: Jede Urne bringt Wu-Feng eine Inkarnation, und die dritte ruft den Schatten. \
         Er geht, wohin er will, kostet Taoisten ihr Qi und lässt sich nicht austreiben.",
    ),
    (
        "Die Blutsbruderschaft",
        "Ein Taoist mit genau 1 Qi darf auch die Kraft der gegenüberliegenden Spieltafel nutzen, bei dir die der roten. \
         Wer mutig ist, für den lohnt es sich also manchmal, Qi zu verlieren.",
    ),
    (
        "Wie es endet",
        "Im Geisterstapel liegen statt der Inkarnationen Beschwörungskarten, und jede bringt eine Inkarnation von Wu-Fengs Hand. \
         Ihr gewinnt, wenn beides nicht mehr im Stapel ist und keine Inkarnation im Spiel ist. \
         Wu-Feng gewinnt, wenn es auf drei Dorffeldern spukt, wenn alle Taoisten tot sind oder wenn er die letzte Karte zieht.",
    ),
    (
        "Du bist bereit",
        "Die anderen Marker, Flüche und Blutmantras lernst du kennen, wenn sie dir begegnen: \
         „Erklären“ sagt dir etwas zu allem, was du anklickst. \
         Beginne eine neue Partie mit Black Secret, oder lerne, wie Wu-Feng spielt.",
    ),
];

pub(crate) const WU_FENG_LESSON: &[(&str, &str)] = &[
    (
        "Du bist Wu-Feng",
        "Diesmal sitzt du auf der anderen Seite des Tisches: Du bist Wu-Feng und hast die vier Taoisten gegen dich. \
         Die Partie läuft schon eine Weile, und am Gebetskreis spukt es bereits. \
         Spukt es auf zwei weiteren Dorffeldern, gehört das Dorf dir.",
    ),
    (
        "Deine Spieltafel",
        "Auf deiner Spieltafel sind drei Dämonen, drei Skelette und deine Flüche; \
         auf die Hand daneben kommen Inkarnationen, und niemand sonst sieht sie. \
         Wenn ein Geist kommen soll, ziehst du ihn. \
         Mit jeder Karte tust du eines von drei Dingen: den Geist legen, einen Dämon beschwören oder einen Fluch aussprechen.",
    ),
    (
        "Lege einen Geist",
        "Grün ist am Zug, und du ziehst Boshafter Waldteufel, einen Geist mit Spukfigur und Widerstand 3. \
         Er ist grün, also kommt er auf die grüne Spieltafel, aber den Platz bestimmst du. \
         Klicke auf den linken, neben dem Kräuterhändler.",
    ),
    (
        "Beschwöre einen Dämon",
        "Boshafter Waldteufel war für Grün zu stark. \
         Jetzt ziehst du Fließendes Grauen: Widerstand 4 reicht für deinen stärksten Dämon, also gib die Karte für ihn her. \
         Beschwöre den Totengräber zum Eingang unter der Hütte der Hexe.",
    ),
    (
        "Kosten und Eigenschaften",
        "Der Sucher kostet 2, der Gärtner 3, der Totengräber 4. \
         Jeder Dämon hat eine Eigenschaft, je nach Seite deiner Spieltafel; \
         wird dieser Totengräber ausgetrieben, ziehst du einen Geist. \
         Ein besiegter Dämon kehrt auf deine Spieltafel zurück, und du darfst ihn neu beschwören.",
    ),
    (
        "Bewege den Dämon",
        "Vor der Yin-Phase jedes Taoisten darf sich jeder deiner Dämonen auf ein angrenzendes Feld bewegen, auch diagonal, \
         oder sein Feld durchsuchen. \
         Bewege den Totengräber auf das Feld unter dem Taoistischen Altar, wo nur noch ein Marker liegt.",
    ),
    (
        "Sprich einen Fluch aus",
        "Ghul ist zu schwach für einen Dämon, aber gelb wie dein Fluch „Ruheloser Geist“. \
         Mit einer Karte darfst du einen Fluch ihrer Farbe aussprechen, mit einer schwarzen jeden. \
         Klicke auf „Ruheloser Geist“.",
    ),
    (
        "Eine Spukfigur rückt vor",
        "Der Fluch lässt eine Spukfigur deiner Wahl vorrücken, auch außer der Reihe. \
         Die von Hautabzieher steht schon auf dem Spukfeld, also spukt es beim Kalligrafen sofort. \
         Klicke auf Hautabzieher.",
    ),
    (
        "Die Pyramide",
        "Jetzt spukt es auf zwei Dorffeldern. \
         Ausgesprochene Flüche liegen in der Pyramide, und der zweite einer Stufe öffnet die nächste: \
         Vier Flüche der Stufe 2 sind für dich aufgedeckt. \
         Jede Stufe fasst weniger als die darunter, und nach einem Fluch der Stufe 4 werden alle neu gezogen.",
    ),
    (
        "Die Suche",
        "Hautabzieher wurde von Rot ausgetrieben, aber zu spät für den Kalligrafen. \
         Als Nächstes ist Gelb am Zug, und vorher handelt dein Dämon. \
         Lass den Totengräber sein Feld durchsuchen.",
    ),
    (
        "Eine Urne",
        "Du hast eine Urne gefunden und Nachthexe auf die Hand genommen. \
         Die dritte Urne bringt den Schatten: Die Dämonen kehren für immer zurück, er aber geht, wohin er will, \
         greift Taoisten mit drei Würfeln an, wirft den Fluchwürfel und lässt sich nicht austreiben. \
         Durch andere Marker darfst du einen Fluch aussprechen oder ein Skelett legen, manche helfen aber den Taoisten.",
    ),
    (
        "Die Beschwörungskarte",
        "Die Karte für Gelb ist eine Beschwörungskarte: \
         Du hast Bestatter auf die Hand genommen und musst jetzt eine der beiden Inkarnationen ausspielen. \
         Solange Nachthexe im Spiel ist, darf niemand ein Yin-Yang ausgeben, also auch keinen Spuk damit vertreiben. \
         Spiele Nachthexe aus.",
    ),
    (
        "Lege die Inkarnation",
        "Eine Inkarnation von deiner Hand wird immer gelegt. \
         Nachthexe ist blau: Lege sie auf den linken Platz der blauen Spieltafel, neben den Gebetskreis, an dem es spukt.",
    ),
    (
        "Weiche aus",
        "Gelb ist die Leiter hinabgestiegen, aber die Würfel waren auf deiner Seite. \
         Solange ein Taoist auf dem Feld deines Dämons steht, kann dieser nicht suchen. \
         Bewege den Totengräber auf das Feld unter dem Pavillon der Himmlischen Winde.",
    ),
    (
        "Wie du gewinnst",
        "Du gewinnst, wenn es auf drei Dorffeldern spukt, wenn alle Taoisten tot sind \
         oder wenn du die letzte Karte des Geisterstapels ziehst. \
         Boshafter Waldteufel hat seine Spukfigur schon auf dem Spukfeld: \
         Im nächsten Zug von Grün spukt es auf dem dritten Dorffeld.",
    ),
    (
        "Wie du verlierst",
        "Die Taoisten gewinnen, wenn keine Beschwörungskarte mehr im Stapel und keine Inkarnation im Spiel ist; \
         deine Hand zählt nicht. \
         Beschütze also Nachthexe. \
         Und jedes Qi, das du ihnen nimmst, kommt auf ein Blutmantra, das ihnen hilft, sobald es voll ist.",
    ),
    (
        "Du bist bereit",
        "Die anderen Flüche, Marker und Inkarnationen lernst du kennen, wenn sie dir begegnen: \
         „Erklären“ sagt dir etwas zu allem, was du anklickst. \
         Beginne eine neue Partie mit Black Secret und spiele Wu-Feng.",
    ),
];
