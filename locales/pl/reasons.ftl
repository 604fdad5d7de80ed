## What a ghost does or is about to do, without a full stop, to begin a sentence with.

# When: next turn, or in so many.
when = { $turns ->
    [1] w następnej turze
    [few] za { $turns } tury
   *[many] za { $turns } tur
}
threat-haunts = { $card } { NAME($card, form: "number") ->
    [plural] nawiedzą
   *[singular] nawiedzi
} { $when } kafel { $tile }{ $last ->
    [yes] {" "}i gra będzie przegrana
   *[no] {""}
}
# $last: it is the last Qi of the board.
threat-overruns = { $card } { NAME($card, form: "number") ->
    [plural] należą
   *[singular] należy
} do trzech duchów na { NAME($board, form: "locative") }, które { $when } odbiorą { $last ->
    [yes] ostatnie qi
   *[no] 1 qi
}
threat-torments = { $card } { NAME($card, form: "number") ->
    [plural] wymuszą
   *[singular] wymusi
} { $when } rzut kością klątwy
threat-takes-tao = { $card } { NAME($card, form: "number") ->
    [plural] odbiorą
   *[singular] odbierze
} { $when } każdemu taoiście znacznik tao
threat-devours = { $card } { NAME($card, form: "number") ->
    [plural] pożrą
   *[singular] pożre
} wieśniaka na kaflu { $tile } { $when }
threat-kills = { $card } { NAME($card, form: "number") ->
    [plural] zabiją
   *[singular] zabije
} { $villagers ->
    [one] { $villagers } wieśniaka
   *[many] { $villagers } wieśniaków
} na kaflu { $tile } { $when }
threat-holds-die = { $card } { NAME($card, form: "number") ->
    [plural] więżą
   *[singular] więzi
} kość tao
threat-blocks-tao = { $card } nie { NAME($card, form: "number") ->
    [plural] pozwalają
   *[singular] pozwala
} wydawać znaczników tao
threat-blocks-power = { $card } { NAME($card, form: "number") ->
    [plural] blokują
   *[singular] blokuje
} moc { $power }
threat-blocks-powers = { $card } { NAME($card, form: "number") ->
    [plural] blokują
   *[singular] blokuje
} wszystkie moce
threat-blanks-white = { $card } { NAME($card, form: "number") ->
    [plural] sprawiają
   *[singular] sprawia
}, że białe ścianki są puste
threat-last-incarnation = { $card } to ostatnie wcielenie Wu Fenga
threat-incarnation = { $card } to wcielenie Wu Fenga (kart w talii: { $cards })

## Why a choice is a good one, a sentence each.

# Chances: what is possible is not called 0 %, what may fail not 100 %.
percent = { $number }%
percent-tiny = <1%
percent-almost = >99%

# From where an exorcism is attempted.
reason-place = { $from ->
    [here] stąd
    [there] stamtąd
   *[tile] z kafla { $tile }
}
# What helps with it: one's own Tao, lent Tao, the Circle, the Mantra.
reason-with = { COUNT($means) ->
    [0] {""}
   *[other] , licząc { $means }
}
reason-own-tao = { $number ->
    [1] twój { $tao } znacznik tao
    [few] twoje { $number } { NAME($tao, form: "few") } znaczniki tao
   *[many] twoje { $number } { NAME($tao, form: "many") } znaczników tao
}
reason-lent-tao = { $number ->
    [1] pożyczony { $tao } znacznik tao
    [few] { $number } pożyczone { NAME($tao, form: "few") } znaczniki tao
   *[many] { $number } pożyczonych { NAME($tao, form: "many") } znaczników tao
}
reason-means-circle = Krąg
reason-means-mantra = mantrę

# "go", "ją" and so on, as the name of the card asks.
them = { NAME($card, form: "gender") ->
    [feminine] ją
    [neuter] je
    [crowd] je
    [men] ich
   *[masculine] go
}
reason-then-exorcism = { $threat }; { $place } masz { $chance } szans na udany egzorcyzm{ reason-with }.
reason-exorcism = { CAPITAL($place) } masz { $chance } szans na przegnanie { NAME($card, form: "genitive") }{ reason-with }.
reason-both = Szansa, że jeden rzut przegna { NAME($one, form: "accusative") } i { NAME($other, form: "accusative") }, to { $chance }.
reason-raises = Szansa na przegnanie { NAME($card, form: "genitive") } rośnie z { $before } do { $after }.
reason-ends = { $threat }; to kładzie temu kres.
reason-delays = { $card } { NAME($card, form: "number") ->
    [plural] nawiedzą
   *[singular] nawiedzi
} kafel { $tile } dopiero { $after }, a nie { $before }.
reason-saves-game = Inaczej gra będzie przegrana { $when }.
reason-taoist-dies = Inaczej { $taoist } zginie { $when }.
reason-board-falls = Inaczej { $board } zostanie nawiedzona { $when }.
reason-wins = Za przegnanie { NAME($card, form: "genitive") } dostaniesz { $reward }.
reason-then-mantra = { $threat }; mantra osłabi tego ducha o 1.
reason-mantra = Mantra osłabi { NAME($card, form: "accusative") } o 1.
# "1 czarny duch", "2 czarne duchy", "5 czarnych duchów".
coloured-ghosts = { $ghosts } { $ghosts ->
    [one] { $tao } duch
    [few] { NAME($tao, form: "few") } duchy
   *[many] { NAME($tao, form: "many") } duchów
}
reason-circle = Krąg osłabi wtedy { NAME($tao, form: "few") } duchy w grze (teraz: { $ghosts }).
reason-circle-weakens = Krąg osłabi wtedy { NAME($card, form: "accusative") }.
reason-haunted = Nawiedzone kafle: { $haunted }; przy { $limit } gra jest przegrana.
reason-tile-back = Kafel { $tile } znów będzie mógł pomagać.

# $few: there is little left.
reason-qi = { $few ->
    [yes] { $taoist } ma już tylko { $qi } qi.
   *[no] { $taoist } ma { $qi } qi.
}
reason-weakest = Nikt nie ma mniej qi niż { $taoist } ({ $qi }).
reason-qi-left = { $taoist } zachowa { $left } qi.
reason-tao-needed = { CAPITAL(NAME($tao, form: "few")) } znaczniki tao pomogą przeciw { $ghosts ->
    [one] { $ghosts } duchowi
   *[many] { $ghosts } duchom
} w grze.
reason-tao-unseen = Z talii { $ghosts ->
    [few] mogą
   *[many] może
} jeszcze wyjść { coloured-ghosts }.
reason-tao-idle = Żaden duch w grze nie wymaga { NAME($tao, form: "many") } znaczników tao.
reason-tao-left = { $taoist } ma jeszcze { $left }.
reason-keeps-tao = Zachowasz { $kept }.
reason-no-tao = Nie kosztuje to żadnych znaczników tao.

reason-buddha = Czeka tam Budda, który od razu odrzuci { NAME($card, form: "accusative") }.
reason-caught = { $card } trafi tam na Buddę i będzie można go przegnać.
reason-buddha-waits = Następny duch na tym miejscu zostanie od razu odrzucony; duchy na { NAME($board, form: "locative") }: { $ghosts }.
reason-buddha-only = To ostatnie wolne miejsce { NAME($board, form: "genitive") }: następny duch zostanie tam od razu odrzucony.
reason-crowded = Na { NAME($board, form: "locative") } { $ghosts ->
    [one] leży { $ghosts } duch
    [few] leżą { $ghosts } duchy
   *[many] leży { $ghosts } duchów
}.
reason-room = Wolne miejsca na { NAME($board, form: "locative") } wtedy: { $free }.
reason-acts-late = Tam duch zadziała dopiero { $when }, w turze { NAME($board, form: "genitive") }.
reason-corner = Z kafla { $tile } można naraz przegnać tego ducha i { NAME($card, form: "accusative") }.
reason-stands-ready = { $taoist } stoi obok { NAME($card, form: "genitive") } i ma { $chance } szans, żeby { them } przegnać.
reason-goes-ready = { $taoist } może przejść na kafel { $tile } i ma stamtąd { $chance } szans na przegnanie { NAME($card, form: "genitive") }.
reason-would-haunt = { $card } { NAME($card, form: "number") ->
    [plural] nawiedzą
   *[singular] nawiedzi
} stamtąd kafel { $tile } { $when }.
reason-opens = Będzie można przegnać { NAME($card, form: "accusative") }, bo przeciwległe miejsce jest puste.
reason-tough = Trudno przegnać { NAME($card, form: "accusative") } ({ $resistance }).

reason-lends = Na tym samym kaflu { $taoist } pożyczy ci { $lent }.
reason-asks-next = W swojej następnej turze { $taoist } może poprosić o pomoc: { $tile }.
reason-revives = { $taoist } wraca do gry, a { $board } nie jest już nawiedzona.
reason-herbs = Daje najwyżej { $dice } { $dice ->
    [one] znacznik tao
    [few] znaczniki tao
   *[many] znaczników tao
}.
reason-suffices = Na { NAME($card, form: "accusative") } wystarczą już wyrzucone kości.
reason-curse-harmless = To, co pokazuje kość klątwy, nikomu nie szkodzi.
reason-curse-again = Kość klątwy pokazuje: { $face }; szansa, że po przerzucie nie zaszkodzi, to { $chance }.
reason-curse-strikes = Jeśli kość klątwy za { NAME($card, form: "accusative") } pokaże nawiedzenie, trafi ono kafel { $tile }.
reason-poor = Egzorcyzm miałby tu tylko { $chance } szans.
reason-hopeless = Egzorcyzm nie może się tu udać.
reason-more-ghosts = Pomoc z kafla { $tile } sprowadziłaby kolejnego ducha.
reason-costs-qi = Pomoc z kafla { $tile } kosztowałaby 1 qi.
reason-keeps-yin-yang = Jin-jang przyda się w gorszej chwili.
reason-turn-done = Akcja jest już wykonana.
# A name and what it does.
reason-explained = { $name }: { $help }
reason-token = W którejś z następnych tur żeton mocy pożyczy ci moc neutralnej planszy.
reason-yin-yang = Jin-jang daje z daleka pomoc dowolnego kafla albo odwraca nawiedzony kafel.
reason-no-action = Jin-jang nie zużywa akcji.
reason-turn-soon = { $turns ->
    [0] Teraz gra { $taoist }.
    [1] Następną turę ma { $taoist }.
   *[other] { $taoist } zagra { $when }.
}
reason-centre = Ze środka wioski na każdy kafel jest tylko jeden krok.

## White Moon

# $left: how many of the family are still to be saved.
reason-saved = Wieśniak z rodziny { $family } będzie uratowany; z jego rodziny pozostanie do uratowania jeszcze { $left }.
reason-saved-whole = Cała rodzina { $family } będzie wtedy uratowana. { $thanks }
reason-to-portal = Wieśniak z rodziny { $family } dotrze do Portalu i będzie można go tam uratować.
reason-silences = { $threat }; Su-Ling temu zapobiegnie.
reason-pedestals = { $lit ->
    [4] Po czwartym krysztale nastąpi Mistyczna Bariera.
   *[other] Kryształy na postumentach: { $lit } z 4; po czwartym nastąpi Mistyczna Bariera.
}
# $two: the chance to beat two ghosts, or none.
reason-fight = { $two ->
    [none] Szansa, że rzut pokona ducha, to { $one }.
   *[other] Szansa, że rzut pokona co najmniej jednego ducha, to { $one }, a że co najmniej dwa, to { $two }.
}
reason-given-up = Śmierć wieśniaka z rodziny { $family }: { $curse }
reason-graves = Wieśniacy na cmentarzysku: { $dead }; przy 12 gra jest przegrana.
reason-stands-up = Kto leży na ziemi, nie może wykonać ruchu.
reason-no-crystals = Nie kosztuje to żadnych kryształów.

## Black Secret

# $left: how many Qi the Blood Mantra then lacks.
reason-fills = { $left ->
    [0] Krwawa mantra „{ $mantra }” będzie pełna i zadziała.
    [1] Krwawej mantrze „{ $mantra }” zabraknie wtedy tylko jednego qi.
   *[other] Krwawej mantrze „{ $mantra }” zabraknie wtedy { $left } qi.
}
reason-faces = Tam można walczyć z demonami: { NAME($demons, list: "comma") }.
reason-demon-fight = Szansa, że rzut pokona demona, to { $chance }.
reason-back-up = W wiosce można prosić o pomoc i walczyć z duchami.
reason-summons = Od następnej tury działać będzie kolejny demon: { $demon }.
reason-urn = Szansa na znalezienie Urny to { $chance }; trzecia Urna sprowadza Cień.
