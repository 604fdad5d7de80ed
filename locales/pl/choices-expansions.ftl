## White Moon

# $villager: the message of that name, or its forms.
# $price: the crystal that the Mystic Barrier takes for it, or none.
choice-save = Uratuj { NAME($villager, form: "genitive") } z kafla { $tile }{ $price ->
    [none] {""}
   *[other] , wydając { $price }
}
choice-carry = Przejdź na kafel { $tile } razem z { NAME($villager, form: "instrumental") }
choice-step = Przejdź samotnie na kafel { $tile }, a potem o jeden kafel dalej
choice-stand-up = Wstań
choice-escort = Przesuń { NAME($taoist, form: "genitive") } na kafel { $tile } razem z { NAME($villager, form: "instrumental") }
choice-raise = Podnieś { NAME($taoist, form: "genitive") } z ziemi
choice-rescue = Uratuj { NAME($villager, form: "genitive") } przez Portal
# Wu-Feng decides who dies.
choice-kill = Zabij { NAME($villager, form: "genitive") } na kaflu { $tile }
# The Taoists decide who dies.
choice-sacrifice = Poświęć { NAME($villager, form: "genitive") } z kafla { $tile }
choice-return = Przywróć do życia na Cmentarzu wieśniaka z rodziny { $family }
choice-give-up = Usuń z gry znacznik tao { NAME($taoist, form: "genitive") }
# $card: what lies on the space, or none.
choice-su-ling = Postaw Su-Ling { NAME($space, form: "before") }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}
choice-light = Postaw kryształ na postumencie w tym rogu
choice-place-crystal = Postaw swój kryształ na postumencie przy kaflu { $tile }
choice-train = Trenuj przeciw wszystkim { NAME($tao, form: "dative") } duchom
# $price: what is spent, a list of choice-tao and choice-crystals, or none.
choice-beat = Pokonaj { NAME($ghost, form: "accusative") } { NAME($space, form: "on") }{ $price ->
    [none] {""}
   *[other] , wydając { $price }
}
# Tao of any colour.
choice-tao = { $number } { $number ->
    [one] znacznik tao
    [few] znaczniki tao
   *[many] znaczników tao
}
choice-pay-crystal = { $taoist } wydaje kryształ
choice-roll = Rzuć czterema kośćmi przeciw duchom tej planszy
choice-use = Użyj { NAME($artifact, form: "genitive") }
choice-turn = Obróć { NAME($face, form: "accusative") } kość na białą ściankę
choice-ward = Zignoruj kość klątwy dzięki Talizmanowi Ochronnemu
choice-give = { $taoist } otrzymuje artefakt

# What is left out.
choice-decline-step = Nie idź dalej
choice-decline-beat = Nikogo więcej nie pokonuj
choice-decline-su-ling = Zostaw Su-Ling tam, gdzie jest
choice-decline-light = Nie stawiaj kryształu na postumencie
choice-decline-barrier = Nie rób nic przy tej planszy

## Black Secret. A space of the Catacombs goes by the tile above it.

choice-summon = Przyzwij { NAME($demon, form: "genitive") } na pole pod kaflem { $tile }
# $tao: the colour of the curse.
choice-throw = Rzuć klątwę „{ $curse }” (poziom { $level }, { NAME($tao, form: "feminine") })
choice-move-demon = Przesuń { NAME($demon, form: "genitive") } na pole pod kaflem { $tile }
# $tile: under which the demon is, or none.
choice-search = { $tile ->
    [none] Przeszukaj pole { NAME($demon, form: "instrumental") }
   *[other] Przeszukaj { NAME($demon, form: "instrumental") } pole pod kaflem { $tile }
}
choice-shadow-on = Przesuń Cień na kafel { $tile }
choice-shadow-under = Przesuń Cień na pole pod kaflem { $tile }
choice-shadow-attack = Zaatakuj taoistów tam, gdzie stoi Cień (trzy kości tao)
choice-shadow-curse = Cień: rzuć kością klątwy na aktywnego taoistę
choice-incarnation = Zagraj z ręki { NAME($card, form: "accusative") }
# $surroundings: choice-surroundings, as where a ghost is laid.
choice-skeleton = Połóż szkielet { NAME($space, form: "on") } ({ $surroundings })
choice-turn-up = Odkryj i odrzuć stos na polu pod kaflem { $tile }
choice-remove-ladder = Usuń drabinę przy kaflu { $tile }
choice-put-ladder = Przywróć drabinę przy kaflu { $tile }
choice-victim = Klątwa dotyka { NAME($taoist, form: "genitive") }
choice-power-off = Zablokuj moc { NAME($board, form: "genitive") }: { $power }
choice-figure-steps = Przesuń o krok figurkę { NAME($ghost, form: "genitive") } { NAME($space, form: "on") }
choice-haunt = Nawiedź kafel { $tile }
choice-move-villager = Przesuń { NAME($villager, form: "genitive") } z kafla { $from } na kafel { $to }
choice-lose-pedestal = Odłóż do rezerwy kryształ z postumentu przy kaflu { $tile }
choice-go-up = Wejdź po drabinie do wioski
choice-go-down = Zejdź po drabinie do katakumb
choice-send-up = Wyślij { NAME($taoist, form: "genitive") } po drabinie do wioski
choice-send-down = Wyślij { NAME($taoist, form: "genitive") } po drabinie do katakumb
# $price: as in choice-defeat.
choice-defeat-demons = Przegnaj { NAME($demons, form: "genitive") }{ $price ->
    [none] {""}
   *[other] , wydając { $price }
}
choice-lay-mantra-on-demon = Osłab mantrą demona: { $demon }
# How many Qi lie there, and how many the Blood Mantra takes.
choice-lay-qi = Połóż qi na krwawej mantrze „{ $mantra }” (leży { $have } z { $need })
choice-trigger = Wywołaj krwawą mantrę „{ $mantra }”
# $qi: how many lie on the old one.
choice-swap = Zamień „{ $old }” na „{ $new }”{ $qi ->
    [0] {""}
    [one] {" "}(leżące tam qi wraca do banku)
   *[other] {" "}(do banku wraca { $qi } qi)
}
choice-send-home = Odeślij { NAME($demon, form: "genitive") } na planszę Wu Fenga
choice-clear = Oczyść miejsca { NAME($board, form: "genitive") }
choice-give-crystal-back = { $taoist } oddaje kryształ księżycowy do rezerwy
choice-take-crystal = { $taoist } bierze kryształ księżycowy

# What is left out.
choice-decline-demon = Pozostaw { NAME($demon, form: "genitive") } bez działania
choice-decline-activate = Nie uaktywniaj demona
choice-decline-shadow = Pozostaw Cień bez działania
choice-decline-throw = Nie rzucaj klątwy
choice-decline-skeleton = Nie kładź szkieletu
choice-decline-lay-qi = Nie kładź qi na krwawej mantrze
choice-decline-ladder = Nie przywracaj drabiny
choice-decline-swap = Nie zamieniaj krwawej mantry
choice-decline-level = Nie zmieniaj poziomu
