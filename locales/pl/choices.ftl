## What a player can do, as a line of a menu. No two options of a position may have the same words.

choice-place = Połóż { NAME($card, form: "accusative") } { NAME($space, form: "on") } ({ $surroundings })
choice-surroundings = przy { $haunted ->
    [yes] nawiedzonym kaflu
   *[no] kaflu
} { $tile }{ choice-on-a-buddha }
# $buddha: a Buddha waits on the space.
choice-on-a-buddha = { $buddha ->
    [yes] , prosto na Buddę
   *[no] {""}
}
choice-discard = Odrzuć { $tao } znacznik tao
choice-lose-qi = { $taoist } traci 1 qi

choice-move = Przejdź na { $goal }
# Where a Taoist goes: the space under a tile in the Catacombs, or a tile.
choice-goal = { $place ->
    [below] pole pod kaflem { $tile }
    [haunted] kafel { $tile } (nawiedzony)
   *[active] kafel { $tile }
}
choice-help = Poproś o pomoc: { $tile }
choice-exorcise = { $dice ->
    [0] Odpraw egzorcyzm bez kości: { $targets }
    [one] Odpraw egzorcyzm { $dice } kością: { $targets }
   *[many] Odpraw egzorcyzm { $dice } kośćmi: { $targets }
}
choice-target = { $ghost } ({ $resistance })
choice-target-demon = { $demon } ({ $resistance })
choice-use-power = Użyj mocy { $power }
choice-spend-token = Wydaj żeton mocy i pożycz z { NAME($board, form: "genitive") } moc { $power }
choice-yin-yang = Wydaj jin-jang
choice-place-buddha = Postaw Buddę { NAME($space, form: "on") }
choice-take-token = Weź żeton mocy ze środkowego kafla
choice-end-turn = Zakończ turę

choice-lay-mantra = Osłab mantrą { NAME($ghost, form: "accusative") } { NAME($space, form: "on") }
choice-take-tao = Weź { $tao } znacznik tao
choice-move-taoist = Przesuń { NAME($taoist, form: "genitive") } na { $goal }
choice-ask = Poproś o pomoc: { $tile }
choice-restore = Odwróć kafel { $tile } na aktywną stronę
choice-revive = Przywróć { NAME($taoist, form: "genitive") } do życia
# $paid: it costs a Qi, as in the hut.
choice-banish = Odrzuć { NAME($ghost, form: "accusative") } { NAME($space, form: "from") }{ $paid ->
    [yes] , płacąc 1 qi
   *[no] {""}
}
choice-drive-back = { COUNT($ghosts) ->
    [one] Cofnij na kartę figurkę { NAME($ghosts, form: "genitive") } z { NAME($board, form: "genitive") }
   *[many] Cofnij na karty figurki { NAME($ghosts, form: "genitive") } z { NAME($board, form: "genitive") }
}
choice-set-circle = Połóż { $tao } znacznik tao na Kręgu modlitewnym
choice-move-ghost = Przesuń { NAME($ghost, form: "accusative") } { NAME($from, form: "from") } na { $to }{ choice-on-a-buddha }
choice-move-no-ghost = Nie przesuwaj ducha
choice-move-no-taoist = Nie przesuwaj taoisty

choice-keep-curse-die = Zatrzymaj wynik kości klątwy
choice-keep-one = Zatrzymaj kość
choice-keep-all = Zatrzymaj wszystkie kości
choice-reroll = Przerzuć { COUNT($dice) ->
    [one] kość
   *[many] kości
}: { $dice }
choice-reroll-curse = Przerzuć kość klątwy
choice-defeat-nothing = Nikogo nie przeganiaj
choice-defeat = Przegnaj { NAME($ghosts, form: "accusative") }{ $price ->
    [none] {""}
   *[other] , wydając { $price }
}
# Ghosts of one name are told apart by their spaces.
choice-ghost-on = { $ghost } { NAME($space, form: "on") }
    .accusative = { NAME($ghost, form: "accusative") } { NAME($space, form: "on") }
choice-crystals = { $number } { $number ->
    [one] kryształ
    [few] kryształy
   *[many] kryształów
}
# "oraz", because the tokens may have an "i" already.
choice-price = { $tao } oraz { $crystals }
choice-pay = { $taoist } wydaje { $tao ->
    [none] znacznik tao
   *[other] { $tao } znacznik tao
}
choice-first-curse = Najpierw klątwa { NAME($ghost, form: "genitive") } ({ $space })
choice-first-reward = Najpierw nagroda za { NAME($ghost, form: "accusative") } ({ $space })
choice-gain-qi = Weź 1 qi
choice-gain-yin-yang = Weź jin-jang
choice-give-qi = { $taoist } otrzymuje 1 qi
choice-give-yin-yang = { $taoist } otrzymuje jin-jang
