## Własne stoły i ukończone gry na innym urządzeniu: klucz osobisty, jak tam trafia i co jest przechowywane.

me-title = Inne urządzenie
me-lead = Twoje miejsca przy stołach i ukończone gry są przechowywane w tej przeglądarce. Dzięki kluczowi osobistemu ma je także inna przeglądarka. Zanim trafią na serwer, są tu szyfrowane: serwer wie tylko, ile tego jest i kiedy przyszło.
me-begin = Zachowaj moje stoły także na innym urządzeniu
me-restore-title = Przenieś wszystko tutaj
me-restore = Kod zapisany na innym urządzeniu
me-bring = Przenieś tutaj
me-bad-code = To nie jest cały kod. Składa się z siedmiu grup po cztery litery i cyfry; sprawdź każdą z nich.
me-offered = Ten link przenosi tutaj stoły i gry z innego urządzenia. Odtąd oba przechowują to samo. Kontynuuj tylko wtedy, gdy to twój własny link: kto go ma, może usiąść na twoich miejscach.
me-accept = To mój link, przenieś
me-decline = Nie
me-take-title = Zabierz wszystko ze sobą
me-scan = Zeskanuj obrazek drugim urządzeniem albo otwórz tam link.
me-picture = Link jako kod QR
me-link = Link
me-code = Kod do zapisania
me-code-hint = Zapisz go: przywróci wszystko także wtedy, gdy ta przeglądarka zapomni. Zachowaj go dla siebie, bo kto go ma, może usiąść na twoich miejscach.
me-kept-title = Co jest o mnie przechowywane
me-kept-name = Imię: { $name }
me-kept-tables = { $number ->
    [one] { $number } stół z moim miejscem
    [few] { $number } stoły z moimi miejscami
   *[many] { $number } stołów z moimi miejscami
}
me-kept-games = { $number ->
    [one] { $number } ukończona gra
    [few] { $number } ukończone gry
   *[many] { $number } ukończonych gier
}
# How many kilobytes, and when it was changed last.
me-kept-there = Na serwerze, zaszyfrowane: { $size } kB, ostatnia zmiana { $when }
me-kept-until = Serwer usuwa to, gdy przez rok nikt z tego nie korzysta.
me-left-out = { $number ->
    [one] Najstarsza gra nie mieści się na serwerze; zostaje w tej przeglądarce.
    [few] { $number } najstarsze gry nie mieszczą się na serwerze; zostają w tej przeglądarce.
   *[many] { $number } najstarszych gier nie mieści się na serwerze; zostają w tej przeglądarce.
}
me-stop = Wyłącz na tym urządzeniu
me-stop-hint = To, co przechowywane, zostaje na serwerze; kod to przywróci.
me-delete = Usuń z serwera
me-delete-here = Zapomnij też moje stoły i gry w tej przeglądarce
me-deleted = Usunięto z serwera.
me-gone = Tego, co było przechowywane, nie ma już na serwerze: usunięto to na innym urządzeniu albo nikt z tego nie korzystał przez rok. Ta przeglądarka zachowuje swoje.
me-nothing = Pod tym kodem nic nie jest przechowywane. Być może zostało usunięte.
