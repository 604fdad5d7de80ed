## Die Startseite, die Liste der gespeicherten Partien und wer sie spielt.

start-play-now = Sofort mit Bots spielen
start-rename = Umbenennen
start-name-of-game = Name der Partie
start-seats = Wer spielt
start-seats-hint = Ein Platz kann jederzeit an einen Bot gehen oder zurück an einen Menschen.
start-picture = { $haunted ->
    [one] { $haunted } Dorffeld mit Spuk
   *[other] { $haunted } Dorffelder mit Spuk
}, { $ghosts ->
    [one] { $ghosts } Geist
   *[other] { $ghosts } Geister
}
start-elsewhere = Diese Partie wird in einem anderen Fenster gespielt. Hier ist zu sehen, wie sie weitergeht.
start-play-here = Hier weiterspielen
start-offline = Keine Verbindung zum Netz. Online-Tische brauchen eine, Partien an einem Bildschirm nicht.
