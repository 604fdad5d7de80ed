## The resistance of a ghost.

# "żółty, siła 2".
ghost-one-colour = { $tao }, siła { $number }
# "siła: po 2 czerwone, zielone, niebieskie i żółte".
ghost-some-colours = siła: po { $number } { $number ->
    [one] { $tao }
    [few] { NAME($tao, form: "few") }
   *[many] { NAME($tao, form: "many") }
}
ghost-all-colours = siła: po { $number } w każdym z pięciu kolorów
ghost-less-by-circle = o 1 mniej dzięki Kręgowi
ghost-less-by-mantra = o 1 mniej dzięki mantrze
# $parts: one of these and what lowers it: "żółty, siła 2, o 1 mniej dzięki Kręgowi".
ghost-resistance = { NAME($parts, list: "comma") }
# The same as a sentence.
ghost-resistance-sentence = { CAPITAL($resistance) }.

## The left stone: what happens when the card is laid.

ghost-on-arrival = Po przybyciu: { $effects }.
stone-left-ghost = do gry wchodzi kolejny duch
stone-left-haunt = pierwszy aktywny kafel w linii zostaje nawiedzony
stone-left-lose-qi = strata 1 qi
stone-left-quick = figurka zaczyna na pierwszym kamieniu
stone-left-curse = rzut kością klątwy
stone-left-power-off = moc planszy pod tą kartą nie działa
stone-left-all-powers-off = żadna moc nie działa
stone-left-tao-off = nie wolno wydawać znaczników tao
stone-left-die-captive = kość tao jest uwięziona na tej karcie
stone-left-group-lose-tao = każdy taoista odrzuca znacznik tao
stone-left-clear-circle = znacznik tao z Kręgu modlitewnego wraca do banku
stone-left-devour = pierwszy wieśniak w linii zostaje pożarty
stone-left-kill-villager = ginie wybrany widoczny wieśniak
stone-left-lay-down = wszyscy taoiści padają na ziemię
stone-left-lowest-leave = dwa duchy ze spodu talii opuszczają grę
stone-left-activate-demon = Wu Feng uaktywnia demona
stone-left-throw-curse = Wu Feng może rzucić klątwę dowolnego koloru
stone-left-skeletons = Wu Feng może położyć swoje trzy szkielety
stone-left-discard-stack = Wu Feng odkrywa i odrzuca stos żetonów katakumb, w którym liczą się tylko Urny

# What of it holds as long as the card is in play, a sentence.
stone-lasting-power-off = Moc planszy pod tą kartą nie działa.
stone-lasting-all-powers-off = Żadna moc nie działa.
stone-lasting-tao-off = Nie wolno wydawać znaczników tao.
stone-lasting-die-captive = Kość tao jest uwięziona na tej karcie.

## The middle stone: what the card does while it lies there, a sentence.

stone-middle-haunter = Nawiedzanie: nawiedza kafel co drugą turę swojej planszy.
stone-middle-tormentor = Dręczenie: każe rzucić kością klątwy w każdej turze swojej planszy.
stone-middle-dice-immune = Odporność na kości: liczą się tylko znaczniki tao, Krąg i mantra.
stone-middle-group-lose-tao = Gdy zaczyna się tura jego planszy, każdy taoista odrzuca znacznik tao.
stone-middle-white-is-blank = Dopóki jest w grze, białe ścianki są puste.
stone-middle-only-on-buddha = Można go przegnać tylko tam, gdzie trafi na Buddę.
stone-middle-only-if-opposite-empty = Można go przegnać tylko wtedy, gdy na przeciwległym miejscu nie ma ducha.
stone-middle-devourer = Pożeranie: w każdej turze swojej planszy pożera pierwszego wieśniaka w linii.
stone-middle-holds-portal = Trzyma Portal: nikogo nie można uratować.
stone-middle-voracious = Gdy zaczyna się tura jego planszy, ginie wybrany widoczny wieśniak.
stone-middle-holds-su-ling = Więzi Su-Ling.
stone-middle-brings-ghost = Gdy zaczyna się tura jego planszy, do gry wchodzi duch.
stone-middle-shapeshifter = Ma kolor swojej planszy, a gdy zaczyna się jej tura, przechodzi na następne wolne miejsce.
stone-middle-activate-demon = W każdej turze jego planszy Wu Feng uaktywnia demona.
stone-middle-no-yin-yang = Dopóki ta karta jest w grze, nikt nie może wydawać jin-jang.
stone-middle-skeletons = W każdej turze jego planszy Wu Feng może położyć szkielet.
stone-middle-qi-to-bank = Dopóki ta karta jest w grze, stracone qi trafia do banku, a nie na krwawą mantrę.
stone-middle-any-curse = Dopóki ta karta jest w grze, klątwy Wu Fenga nie muszą mieć koloru karty.

# How that stands with a card in play.
ghost-figure-out = Nawiedzanie: figurka na pierwszym kamieniu, nawiedzi kafel w następnej turze swojej planszy.
ghost-figure-on-card = Nawiedzanie: figurka na karcie.
# It met a Buddha on its space.
ghost-caught = Trafił tu na Buddę i można go przegnać.
ghost-silenced = Stoi przed nim Su-Ling, więc jego środkowy kamień nie działa.
# $space: the opposite one.
ghost-opposite = { stone-middle-only-if-opposite-empty } Naprzeciw leży { $space }.

## The right stone: what an exorcism brings.

stone-right-curse-die = Po przegnaniu: kość klątwy.
stone-right-rewards = Po przegnaniu: { NAME($rewards, list: "comma") }.
stone-right-curse-die-then-rewards = Po przegnaniu: kość klątwy, potem { NAME($rewards, list: "comma") }.
reward-throw = Wu Feng może rzucić klątwę dowolnego koloru
reward-tao = 1 znacznik tao
reward-two-tao = 2 znaczniki tao
reward-qi-or-yin-yang = 1 qi albo jin-jang
reward-qi-and-yin-yang = 1 qi i jin-jang dla grupy
reward-crystal = kryształ księżycowy
reward-qi-yin-yang-and-crystal = 1 qi i jin-jang dla grupy oraz kryształ księżycowy
reward-yin-yang-and-mantra = jin-jang dla grupy i 1 qi z banku na krwawej mantrze
