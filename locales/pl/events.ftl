## What happened, a sentence each.

event-turn-began = Zaczyna się tura { NAME($board, form: "genitive") }.
event-yang-began = { $taoist } zaczyna fazę jang.
# The haunting figure of a card; its space is $space.
haunter = Figurka { NAME($card, form: "genitive") }
event-figure-advanced = { haunter } wchodzi na pierwszy kamień.
event-figure-returned-after-haunting = { haunter } dociera na drugi kamień i wraca na kartę.
event-figure-driven-back = { haunter } cofa się na kartę.
event-tile-haunted = Kafel { $tile } zostaje nawiedzony.
event-tile-restored = Kafel { $tile } znów jest aktywny.
event-nothing-to-haunt = Duch { NAME($space, form: "on") } nie ma już w swojej linii czego nawiedzić.
event-overrun = Duchy zajmują wszystkie trzy miejsca { NAME($board, form: "genitive") }.
event-no-free-space = Ma przybyć duch, ale żadne z dwunastu miejsc nie jest wolne.
event-card-drawn = Z talii { NAME($card, form: "number") ->
    [plural] wychodzą
   *[singular] wychodzi
} { $card }.
event-card-placed = { $card } { NAME($card, form: "number") ->
    [plural] trafiają
   *[singular] trafia
} na { $space }.
event-buddha-returned = Budda { NAME($space, form: "from") } wraca do Świątyni buddyjskiej.
# $by: the Sorcerer's Hut, a Blood Mantra or a Buddha.
event-ghost-discarded = { $by ->
    [hut] Czarownik
    [mantra] Krwawa mantra
   *[buddha] Budda
} odrzuca { NAME($card, form: "accusative") } { NAME($space, form: "from") }.
event-ghost-exorcised = { $card } { NAME($card, form: "gender") ->
    [feminine] zostaje przegnana
    [neuter] zostaje przegnane
    [crowd] zostają przegnane
    [men] zostają przegnani
   *[masculine] zostaje przegnany
} { NAME($space, form: "from") }.
event-ghost-moved = { $card } { NAME($card, form: "number") ->
    [plural] przechodzą
   *[singular] przechodzi
} { NAME($from, form: "from") } na { $to }.
effect-power-off = { $card } { NAME($card, form: "number") ->
    [plural] blokują
   *[singular] blokuje
} moc { NAME($board, form: "genitive") }.
effect-all-powers-off = Żadna moc nie działa, dopóki { $card } { is } w grze.
effect-tao-off = Nikt nie może wydawać znaczników tao, dopóki { $card } { is } w grze.
effect-die-captive = { $card } { NAME($card, form: "number") ->
    [plural] więżą
   *[singular] więzi
} odtąd kość tao.
effect-other = Zaczyna działać zdolność { NAME($card, form: "genitive") } { NAME($space, form: "on") }.
event-no-die-to-hold = { $card } nie { NAME($card, form: "number") ->
    [plural] więżą
   *[singular] więzi
} kości tao, bo żadna nie jest wolna.
event-circle-cleared = Z Kręgu modlitewnego wraca do banku { $tao } znacznik tao.
event-circle-set = Na Krąg modlitewny trafia { $tao } znacznik tao.
event-curse-rolled = Kość klątwy dla { NAME($board, form: "genitive") }: { $face }.
event-curse-spared = { $taoist } dzięki Sile góry nie rzuca kością klątwy.
event-curse-rerolled = { $taoist } przerzuca kość klątwy.
event-tao-rolled = { $taoist } rzuca { COUNT($dice) ->
    [one] kością
   *[many] kośćmi
}: { $dice }.
event-tao-rerolled = { $taoist } przerzuca { COUNT($dice) ->
    [one] kość
   *[many] kości
}: { $dice }.
event-qi-lost = { $taoist } traci 1 qi.
event-qi-gained = { $taoist } otrzymuje 1 qi.
# The bank could not pay it.
event-no-qi-left = { $taoist } nie otrzymuje qi, bo w banku już go nie ma.
event-no-tao-left = { $taoist } nie otrzymuje znacznika tao, bo w banku nie ma już { $tao ->
    [none] żadnego
   *[other] { NAME($tao, form: "many") }
}.
event-tao-discarded = { $taoist } odrzuca { $tao } znacznik tao.
event-tao-lost = { $taoist } traci { $tao } znacznik tao.
event-tao-spent = { $taoist } wydaje { $tao } znacznik tao.
event-tao-gained = { $taoist } bierze { $tao } znacznik tao.
event-yin-yang-spent = { $taoist } wydaje jin-jang.
event-yin-yang-gained = { $taoist } otrzymuje jin-jang.
event-taoist-died = { $taoist } umiera.
event-board-possessed = { CAPITAL($board) } zostaje nawiedzona.
event-taoist-revived = { $taoist } wraca do życia na Cmentarzu.
event-taoist-moved = { $taoist } przechodzi na kafel { $tile }.
event-taoist-was-moved = { $taoist } trafia na kafel { $tile }.
event-help-asked = { $taoist } prosi o pomoc: { $tile }.
event-exorcism-began = { $taoist } odprawia egzorcyzm.
event-exorcism-failed = { $taoist }: egzorcyzm się nie udaje.
event-power-used = { $taoist } używa mocy { NAME($board, form: "genitive") }.
event-token-spent = { $taoist } wydaje żeton mocy i pożycza moc { NAME($board, form: "genitive") }.
event-token-taken = { $taoist } bierze żeton mocy ze środkowego kafla.
event-mantra-laid = Mantra osłabia odtąd ducha { NAME($space, form: "on") }.
event-mantra-returned = Mantra schodzi z karty ducha.
event-buddha-taken = { $taoist } bierze Buddę ze Świątyni buddyjskiej.
event-buddha-placed = { $taoist } stawia Buddę { NAME($space, form: "on") }.

# "jest" or "są", as the name of the card asks.
is = { NAME($card, form: "number") ->
    [plural] są
   *[singular] jest
}
