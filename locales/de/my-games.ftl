## One's own finished games, the looks and sounds of the page, the turn in one picture.

my-games-title = Meine Partien
my-games-lead = Was in diesem Browser zu Ende gespielt wurde, an einem Bildschirm und online. Partien, die mit „Was wäre, wenn?“ abzweigen, zählen nicht.
my-games-empty = Noch nichts: Die erste zu Ende gespielte Partie steht dann hier.
my-games-played = Partien
my-games-won = Gewonnen
my-games-streak = Siege in Folge jetzt
my-games-longest = Meiste Siege in Folge
my-games-best = Beste Wertung
my-games-achievements = Erfolge
my-games-reached = erreicht
my-games-keep = Aufheben und mitnehmen
my-games-export = Alles als Datei speichern
my-games-bring = Datei einlesen
my-games-brought = { $games ->
    [one] { $games } beendete Partie
   *[other] { $games } beendete Partien
} und { $saves ->
    [one] { $saves } gespeicherte Partie
   *[other] { $saves } gespeicherte Partien
} sind neu.
my-games-wrong = Das ist keine Datei mit Partien, oder sie ist beschädigt.
my-games-forget = Alle beendeten Partien vergessen

senses-look = Aussehen
senses-looks-system = Wie das System es wünscht
senses-looks-dark = Dunkel
senses-looks-paper = Papier
senses-looks-contrast = Hoher Kontrast
senses-sound = Ton
senses-loud = Lautstärke
senses-mute = Kein Ton
senses-vibrate = Vibrieren, wenn du am Zug bist und wenn es spukt (auf Telefonen)

turn-title = Der Zug in einem Bild
turn-lead = Jede Spieltafel hat ihren Zug, im Uhrzeigersinn. Eine ohne lebenden Spieler spielt nur die ersten zwei Schritte von Yin.
turn-yin = Yin: die Geister
turn-yang = Yang: der Taoist
turn-story = Die Geschichte
