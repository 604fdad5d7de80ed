### The table as text, in short lines that a screen reader reads well.

# Sentences that stand in one line.
table-sentences = { NAME($sentences, list: "plain") }

## Whose turn it is.

table-game = Poziom { NAME($level, form: "inside") }, zasady { $edition }, liczba graczy: { $players }.
# $taoist, $board and $colour are those of the board on turn.
table-turn = Tura: { $owner ->
    [living] { $taoist }
    [neutral] neutralna { $board }
   *[possessed] nawiedzona { $board }
}, { $stage ->
    [yin] faza jin
    [yang] faza jang, przed ruchem
    [moved] faza jang, przed akcją
    [acted] faza jang, po akcji
    [buddhas] faza jang, stawianie elementów
    [after-buddhas] faza jang, po postawieniu figurek Buddy
    [tokens] faza jang, branie żetonów mocy
   *[after-tokens] faza jang, po wzięciu żetonów mocy
}.
# $number: the number of the card.
table-to-place = Do położenia: { $card }, karta { $number }, { $resistance }.

## The village.

table-village = Wioska, rząd po rzędzie od północnego zachodu:
table-tile = { $spot }: { $tile }{ $haunted ->
    [yes] , kafel nawiedzony
   *[no] {""}
}.
table-here = Na kaflu: { $taoists }.
table-dead = { COUNT($taoists) ->
    [one] Martwy
   *[many] Martwi
}: { $taoists }.
table-on-circle = Znacznik tao: { $tao ->
    [none] brak
   *[other] { $tao }
}.
table-in-temple = Figurki Buddy: { $number ->
    [0] brak
   *[other] { $number }
}.
# On the centre tile lie power tokens.
table-on-centre = Żetony mocy: { $number }.
table-portal = Jest tu Portal.
# $families: of the villagers on a tile from the top, or table-villager-unknown.
table-pile = Wieśniacy od góry: { NAME($families, list: "comma") }.
table-villager-unknown = nieznany
table-pedestal = Na postumencie stoi kryształ.
# On a tile or on a space of the Catacombs.
table-shadow = Jest tu Cień.
table-haunted = Nawiedzone kafle: { $number }, przegrana przy { $limit }.

## A board.

table-board = { CAPITAL($colour) } plansza { $side }, { $owner ->
    [living] żywy gracz
    [neutral] neutralna
   *[possessed] nawiedzona
}.
table-power = Moc: { $power }, { $on ->
    [yes] działa
   *[no] nie działa
}.
# Of a neutral board.
table-qi = Qi: { $qi }.
table-stands = Stoi na kaflu { $tile }. Qi: { $qi }.
# In the Catacombs.
table-stands-under = Stoi na polu pod kaflem { $tile }. Qi: { $qi }.
table-lying = Leży na ziemi.
# $tao: how many of each colour. $things: what of the following there is, a sentence each.
table-belongings = Tao: { COUNT($tao) ->
    [0] brak
   *[other] { NAME($tao, list: "comma") }
}. { NAME($things, list: "plain") }
table-yin-yang = { $held ->
    [yes] Ma jin-jang.
   *[no] Nie ma jin-jang.
}
table-buddhas = Figurki Buddy: { $number }.
table-power-tokens = Żetony mocy: { $number }.
table-crystals = Kryształy: { $number }.
table-artifact = { $artifact }.

## A space of a board.

# $there: one of the following.
table-space = { CAPITAL($slot) } miejsce, przy kaflu { $tile }: { $there }.
table-empty = puste
table-buddha = Budda
# $number: the number of the card.
table-ghost = { $card }, { $incarnation ->
    [yes] wcielenie
   *[no] karta
} { $number }, { $resistance }
table-skeleton = szkielet, { $resistance }
# What lowers the resistance, in a line of its own.
table-weakened = { CAPITAL(NAME($reasons, list: "comma")) }.
table-su-ling = Stoi przed nim Su-Ling.

## Supplies.

table-bank = Bank: { $qi } qi. Tao: { COUNT($tao) ->
    [0] brak
   *[other] { NAME($tao, list: "comma") }
}.
# $above: the cards above the next incarnation, or none.
table-deck = Talia: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}; { $above ->
    [none] nie ma w niej już wcielenia
    [0] następna karta to wcielenie
    [one] następne wcielenie leży pod { $above } kartą
   *[many] następne wcielenie leży pod { $above } kartami
}.
# The same in Black Secret.
table-deck-with-summonings = Talia: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}; { $above ->
    [none] nie ma w niej już karty Przyzywania
    [0] następna jest karta Przyzywania
    [one] następna karta Przyzywania leży pod { $above } kartą
   *[many] następna karta Przyzywania leży pod { $above } kartami
}.
table-exorcised = Przegnane wcielenia: { $number } z { $all }.
# $reserve: the crystals in it.
table-villagers = Uratowani wieśniacy: { $saved }. Na cmentarzysku: { $dead } z { $graves }. Kryształy w rezerwie: { $reserve }.
# $all: what of the following there is.
table-hindrances = Przeszkody: { $all }.
# Fewer than three.
table-free-dice = { $number ->
    [0] brak wolnych kości tao
    [one] tylko { $number } wolna kość tao
    [few] tylko { $number } wolne kości tao
   *[many] tylko { $number } wolnych kości tao
}
table-no-tao = zakaz wydawania znaczników tao
table-white-is-blank = puste białe ścianki

## The Catacombs.

table-catacombs = Katakumby, rząd po rzędzie od północnego zachodu:
table-catacomb = { $spot }: { $tao ->
    [none] bez koloru
   *[other] kolor { $tao }
}{ $entrance ->
    [yes] , wejście
   *[no] {""}
}.
table-no-ladder = Bez drabiny.
table-tokens = Żetony: { $number }.
table-demons = Demony: { $demons }.
table-here-below = Na polu: { $taoists }.

## Wu-Feng's board.

table-wu-feng = Plansza Wu Fenga, strona { CAPITAL($side) }.
table-at-home = Demony na tej planszy: { COUNT($demons) ->
    [0] brak
   *[other] { $demons }
}.
table-hand = Wcielenia na ręce: { $number }.
table-pieces = Urny: { $urns } z { $enough }. Szkielety w zapasie: { $skeletons } z { $all }.
table-open-level = Otwarte poziomy klątw: { $level }.
# $tao: the colour of the curse.
table-curse = Odkryta klątwa: { $curse }, poziom { $level }, { NAME($tao, form: "feminine") }.
table-thrown-curse = Rzucona klątwa: { $curse }, poziom { $level }, { NAME($tao, form: "feminine") }.
table-silenced = Wu Feng nie może teraz rzucać klątw.
table-mantra = Krwawa mantra: { $mantra }, qi: { $have } z { $need }.
