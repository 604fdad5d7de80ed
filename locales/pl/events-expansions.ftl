## White Moon

event-villager-revealed = Na kaflu { $tile } zostaje odkryty wieśniak z rodziny { $family }.
event-villager-moved = Wieśniak z rodziny { $family } przechodzi na kafel { $tile }.
event-villager-saved = Wieśniak z rodziny { $family } jest uratowany.
event-villager-died = Wieśniak z rodziny { $family } ginie na kaflu { $tile }.
event-villager-returned = Wieśniak z rodziny { $family } wraca do życia na kaflu { $tile }.
event-family-saved = Cała rodzina { $family } jest uratowana. Nagrodę otrzymuje { $taoist }.
event-taoist-laid-down = { $taoist } pada na ziemię.
event-taoist-stood-up = { $taoist } wstaje.
event-tao-left = { $taoist } traci { $tao } znacznik tao, który opuszcza grę.
event-tao-left-bank = { CAPITAL($tao) } znacznik tao z banku opuszcza grę.
event-su-ling-placed = Su-Ling staje { NAME($space, form: "before") }.
event-su-ling-returned = Su-Ling schodzi z plansz.
event-crystal-gained = { $taoist } otrzymuje kryształ księżycowy.
event-crystal-spent = { $taoist } wydaje kryształ księżycowy.
event-crystal-placed = Na postumencie przy kaflu { $tile } staje kryształ księżycowy.
event-barrier-began = Wznosi się Mistyczna Bariera.
event-barrier-rolls = Mistyczna Bariera: rzut kośćmi dla { NAME($board, form: "genitive") }.
event-barrier-spent = Zużyty zostaje kryształ Bariery.
event-barrier-ended = Mistyczna Bariera opada.
event-training-began = { $taoist } trenuje przeciw wszystkim { NAME($tao, form: "dative") } duchom.
event-artifact-gained = { $taoist } otrzymuje { NAME($artifact, form: "accusative") }.
event-artifact-used = { $taoist } używa { NAME($artifact, form: "genitive") }.
event-die-turned = { $taoist } obraca { NAME($face, form: "accusative") } kość na białą ściankę.
event-stone-void = Duchowa Zbroja unieważnia lewy kamień { NAME($card, form: "genitive") }.
event-portal-taken = Odźwierny przejmuje Portal.
event-portal-returned = Portal wraca na swój kafel.
event-ghosts-left = { $number ->
    [one] { $number } duch ze spodu talii opuszcza
    [few] { $number } duchy ze spodu talii opuszczają
   *[many] { $number } duchów ze spodu talii opuszcza
} grę.
event-shapeshifted = Zmiennokształtny przechodzi { NAME($from, form: "from") } na { $to }.
event-on-deck = { $card } { NAME($card, form: "number") ->
    [plural] leżą
   *[singular] leży
} na wierzchu talii.

## Black Secret. A space of the Catacombs goes by the tile above it.

event-curse-revealed = Zostaje odkryta klątwa „{ $curse }”.
event-curse-thrown = Wu Feng rzuca klątwę „{ $curse }”.
event-curses-renewed = Wszystkie klątwy zostają zebrane, potasowane i dobrane na nowo.
event-mantra-revealed = Zostaje odkryta krwawa mantra „{ $mantra }”.
event-qi-laid = Na krwawą mantrę „{ $mantra }” trafia qi.
event-mantra-triggered = { $taoist } wywołuje krwawą mantrę „{ $mantra }”.
event-mantra-swapped = Krwawa mantra „{ $old }” zostaje zamieniona na „{ $new }”.
event-card-spent-on-demon = Wu Feng odrzuca { NAME($card, form: "accusative") }, żeby przyzwać demona.
event-card-spent-on-curse = Wu Feng odrzuca { NAME($card, form: "accusative") }, żeby rzucić klątwę.
event-demon-summoned = Demon { $demon } zostaje przyzwany na pole pod kaflem { $tile }.
event-demon-moved = Demon { $demon } przechodzi na pole pod kaflem { $tile }.
event-demon-searched = Demon { $demon } przeszukuje pole pod kaflem { $tile }.
event-demon-exorcised = Demon { $demon } zostaje przegnany na polu pod kaflem { $tile }.
event-demon-home = Demon { $demon } wraca na planszę Wu Fenga.
event-token-revealed = Na polu pod kaflem { $tile } zostaje odkryty żeton: { $token }.
event-shadow-came = Trzecia Urna sprowadza Cień na pole pod kaflem { $tile }.
event-shadow-moved-under = Cień przechodzi na pole pod kaflem { $tile }.
event-shadow-moved-on = Cień przechodzi na kafel { $tile }.
event-shadow-attacked = Cień atakuje. Wynik rzutu: { $dice }.
event-shadow-cursed = Cień na kaflu { $tile } rzuca kością klątwy.
event-skeleton-placed = Szkielet trafia na { $space }.
event-skeleton-left = Szkielet { NAME($space, form: "from") } znika.
event-ladder-removed = Drabina przy kaflu { $tile } znika.
event-ladder-returned = Drabina przy kaflu { $tile } wraca.
event-went-down = { $taoist } schodzi po drabinie na pole pod kaflem { $tile }.
event-went-up = { $taoist } wchodzi po drabinie na kafel { $tile }.
event-summoning-drawn = Z talii wychodzi karta Przyzywania.
event-incarnation-taken = Wu Feng dobiera na rękę wcielenie: { $card }.
# The same for those who must not see the card.
event-incarnation-taken-unseen = Wu Feng dobiera wcielenie na rękę.
event-incarnation-played = Wu Feng zagrywa z ręki wcielenie: { $card }.
event-power-off-a-turn = Moc { NAME($board, form: "genitive") } jest zablokowana do końca jej następnej tury.
event-power-back = Moc { NAME($board, form: "genitive") } znów działa.
event-curses-forbidden = Wu Feng na razie nie może rzucać klątw.
event-curses-allowed = Wu Feng znów może rzucać klątwy.
event-yin-yang-lost = { $taoist } traci jin-jang.
event-crystal-returned = { $taoist } oddaje kryształ księżycowy do rezerwy.
event-pedestal-cleared = Kryształ z postumentu przy kaflu { $tile } wraca do rezerwy.
event-mantra-laid-on-demon = Mantra osłabia odtąd demona: { $demon }.
