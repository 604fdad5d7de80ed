## Waiting for one's turn at a table of a server: the clock, notifications, a lost connection.

your-turn-clock = Orologio
your-turn-clock-hint = Quando il tempo di qualcuno finisce, un bot prende questa sola decisione e il risultato non vale per l'albo dei record.
your-turn-clocks-untimed = Nessuno
your-turn-clocks-relaxed = Tranquillo: un giorno per ogni decisione
your-turn-clocks-brisk = Veloce: un minuto e mezzo per ogni decisione
# The time that is left to decide, such as 1:12.
your-turn-left = Restano { $time }
your-turn-left-hours = Restano { $hours } h { $minutes } min
your-turn-seconds-left = { $seconds ->
    [one] Resta { $seconds } secondo per decidere
   *[other] Restano { $seconds } secondi per decidere
}
# Whose time had run out, by name.
your-turn-out-of-time = Il tempo di { $name } è finito: un bot ha preso questa sola decisione.
your-turn-you-out-of-time = Il tuo tempo è finito: un bot ha preso questa sola decisione al posto tuo.
your-turn-notify = Avvisami quando tocca a me
your-turn-notify-hint = Il browser ti avvisa mentre questa pagina non è in vista.
your-turn-notify-denied = Il browser non permette a questa pagina di mostrare notifiche. Puoi consentirle nelle sue impostazioni per questa pagina.
# What a notification says below "Your turn": with whom one is at the table.
your-turn-notice-with = Con { $names }
your-turn-unsure = Il server non risponde. Controllo della connessione…
# Which decision it is.
your-turn-unsent-decision = Non ancora inviato: { $what }. Partirà appena torna la connessione.
your-turn-unsent-line = non ancora inviato
your-turn-while-away = Mentre non c'eri
