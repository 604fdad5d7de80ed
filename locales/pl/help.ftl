### What things do, in a sentence or two.

## The villager of a tile, for the one who asks.

tile-help-cemetery = Martwy taoista wraca tu do życia z 2 qi; potem rzuć kością klątwy.
tile-help-altar = Odwróć nawiedzony kafel na aktywną stronę; potem do gry wchodzi duch.
tile-help-herbalist = Rzuć dwiema kośćmi tao i weź po znaczniku każdego wyrzuconego koloru; biała to dowolny kolor.
tile-help-hut = Odrzuć dowolnego ducha w grze, który nie jest wcieleniem, a potem strać 1 qi.
tile-help-watchman = Wszystkie figurki duchów z jednej planszy wracają na swoje karty.
tile-help-temple = Weź Buddę; w którejś z następnych tur postaw go na pustym miejscu przy swoim kaflu.
tile-help-circle = Połóż tu znacznik tao: każdy duch tego koloru jest dla wszystkich słabszy o 1.
tile-help-pavilion = Przesuń ducha na dowolne wolne miejsce, a potem innego taoistę na dowolny kafel.
tile-help-tea-house = Weź dowolny znacznik tao i 1 qi; potem do gry wchodzi duch.
tile-help-school = Jeden rzut przeciw wszystkim duchom twojego koloru albo wszystkim czarnym, gdziekolwiek są.
tile-help-calligrapher = Zamień odkrytą krwawą mantrę na inną tego samego poziomu, połóż 1 qi z banku na krwawej mantrze albo zrób jedno i drugie.

## Powers.

power-help-twin-winds = Przed swoim ruchem lub po nim, zależnie od zasad, przesuń innego taoistę o jeden kafel.
power-help-spires = Możesz przejść na dowolny kafel.
power-help-strength = Rzucasz też czwartą, szarą kością, a kością klątwy nie rzucasz nigdy.
power-help-favourite = Po swoim rzucie możesz raz przerzucić dowolne kości.
power-help-second-wind = Poproś swojego wieśniaka o pomoc dwa razy albo odpraw dwa egzorcyzmy.
power-help-heavenly-gust = Poproś swojego wieśniaka o pomoc i odpraw egzorcyzm, w dowolnej kolejności.
power-help-mantra = Przed swoim ruchem połóż mantrę na dowolnym duchu: jest słabszy o 1.
power-help-pockets = Przed swoim ruchem weź dowolny znacznik tao.

## Artifacts. "inside": after a dash, with a small letter first.

artifact-help-sword = { CAPITAL(artifact-help-sword.inside) }
    .inside = działa stale: raz w każdym swoim egzorcyzmie, także w Szkole Kung-fu, możesz po rzucie obrócić kość tao na białą ściankę. W Mistycznej Barierze nie działa.
artifact-help-armour = { CAPITAL(artifact-help-armour.inside) }
    .inside = działa stale: unieważnia lewe kamienie duchów, które przybywają na twoją planszę. Wcieleń to nie dotyczy.
artifact-help-claw = { CAPITAL(artifact-help-claw.inside) }
    .inside = działa stale: po egzorcyzmie, który nikogo nie przegnał, także w Szkole Kung-fu, weź znacznik tao w kolorze jednego z chybionych duchów.
artifact-help-elixir = { CAPITAL(artifact-help-elixir.inside) }
    .inside = jednorazowo, w swojej fazie jang: weź 1 qi. Potem artefakt opuszcza grę.
artifact-help-dust = { CAPITAL(artifact-help-dust.inside) }
    .inside = jednorazowo, w swojej fazie jang: weź kryształ księżycowy z rezerwy. Potem artefakt opuszcza grę.
artifact-help-gong = { CAPITAL(artifact-help-gong.inside) }
    .inside = jednorazowo, w swojej fazie jang: przesuń na swój kafel dowolnych innych żywych taoistów, a leżących zamiast tego podnieś z ziemi. Potem artefakt opuszcza grę.
artifact-help-lantern = { CAPITAL(artifact-help-lantern.inside) }
    .inside = jednorazowo, w swojej fazie jang: poproś o pomoc dowolny aktywny kafel, nie stojąc na nim, jak za pomocą jin-jang. Potem artefakt opuszcza grę.
artifact-help-charm = { CAPITAL(artifact-help-charm.inside) }
    .inside = jednorazowo, w dowolnej turze: zignoruj wynik swojego rzutu kością klątwy. Potem artefakt opuszcza grę.

## What the death of a villager of a family does.

death-help-lay-down = Aktywny taoista pada na ziemię; w turze planszy neutralnej lub nawiedzonej nic się nie dzieje.
death-help-lose-qi = Taoista, którego wskażą gracze, traci 1 qi.
death-help-curse-die = Rzut kością klątwy za planszę, której trwa tura.
death-help-ghost = Do gry wchodzi duch.
death-help-group-lose-tao = Każdy taoista odrzuca wybrany przez siebie znacznik tao.
death-help-another-dies = Ginie inny widoczny wieśniak, którego wskażą gracze.
death-help-haunt = Kafel, na którym stał, zostaje nawiedzony; jeśli są tam jeszcze wieśniacy, giną zamiast tego.
death-help-incarnation = Do gry wchodzi kolejne losowe wcielenie, które też trzeba przegnać; jeśli nie ma wolnego miejsca, trafia na wierzch talii.
death-help-tao-leaves = { CAPITAL($tao) } znacznik tao opuszcza grę: z banku, a jeśli bank go nie ma, oddaje go jeden z graczy.

## What saving a whole family gives.

# $help: what the artifact does, as above.
thanks-help-artifact = { $artifact } – { NAME($help, form: "inside") }
thanks-help-barrier = Na końcu tury następuje Mistyczna Bariera z kryształami stojącymi wtedy na postumentach.
thanks-help-two-tao = Weź dwa dowolne znaczniki tao.
thanks-help-restore = Odwróć jeden nawiedzony kafel na aktywną stronę.
thanks-help-qi-and-yin-yang = Grupa dostaje 1 qi i 1 jin-jang.

## The traits of the demons, by the side of Wu-Feng's board.

trait-help-seeker-a = Można go przyzwać na dowolne pole katakumb.
trait-help-seeker-b = Znaczniki tao przeciw niemu się nie liczą.
trait-help-landscaper-a = Egzorcysta odrzuca znacznik tao, który wskaże Wu Feng.
trait-help-landscaper-b = Może przeszukiwać nawet pole, na którym jest taoista.
trait-help-gravedigger-a = Gdy zostaje przegnany, Wu Feng dobiera ducha.
trait-help-gravedigger-b = Gdy zostaje przegnany, Wu Feng rzuca kością klątwy na egzorcystę.

## Catacomb tokens.

token-help-urn = Wu Feng ją zatrzymuje i dobiera wcielenie; trzecia sprowadza Cień.
token-help-earth = Nic się nie dzieje.
token-help-buddha = Demon wraca na planszę Wu Fenga, a jego cecha nie działa.
token-help-tablet = Wu Feng może rzucić klątwę dowolnego koloru.
token-help-bones = Żeton staje się szkieletem, który kładzie Wu Feng.
token-help-just = Aktywny taoista może położyć 1 qi z banku na krwawej mantrze.
token-help-su-ling = Aktywny taoista wywołuje wybraną odkrytą krwawą mantrę.

## Curses of Wu-Feng.

curse-help-discard-tao = Taoista, którego wskaże Wu Feng, odrzuca znacznik tao.
curse-help-activate-demon = Wu Feng uaktywnia demona.
curse-help-skeleton = Wu Feng kładzie szkielet.
curse-help-ladder = Wu Feng usuwa drabinę.
curse-help-figure-steps = Figurka ducha, którą wskaże Wu Feng, robi jeden krok.
curse-help-move-taoist = Wu Feng przesuwa taoistę na sąsiedni kafel lub sąsiednie pole tego samego poziomu.
curse-help-curse-die = Rzut kością klątwy na aktywnego taoistę.
curse-help-move-villager = Wu Feng przesuwa widocznego wieśniaka na sąsiedni aktywny kafel, na którym jest miejsce.
curse-help-all-discard-tao = Każdy taoista odrzuca znacznik tao.
curse-help-two-skeletons = Wu Feng kładzie dwa szkielety.
curse-help-ladder-and-demon = Wu Feng usuwa drabinę, a potem uaktywnia demona.
curse-help-power-off = Plansza, którą wskaże Wu Feng, nie ma mocy do końca swojej następnej tury.
curse-help-move-ghost = Wu Feng przesuwa ducha na dowolne wolne miejsce.
curse-help-activate-all = Każdy demon w katakumbach działa raz, a jeśli przybył Cień, to on.
curse-help-lose-crystal = Kryształ księżycowy, który wskaże Wu Feng, wraca do rezerwy.
curse-help-lose-qi = Taoista, którego wskaże Wu Feng, traci 1 qi.
curse-help-two-ladders = Wu Feng usuwa dwie drabiny.
curse-help-draw-incarnation = Wu Feng dobiera wcielenie na rękę.
curse-help-ghost = Wu Feng dobiera ducha.
curse-help-lose-yin-yang = Taoista, którego wskaże Wu Feng, traci jin-jang, a jeśli go nie ma, wszystkie znaczniki tao.
curse-help-kill-villager = Ginie widoczny wieśniak, którego wskaże Wu Feng.
curse-help-haunt-and-lose-qi = Kafel, który wskaże Wu Feng, zostaje nawiedzony, a wskazany taoista traci 1 qi.
curse-help-play-incarnation = Wu Feng dobiera wcielenie na rękę, a potem jedno zagrywa.
curse-help-all-lose-qi = Każdy taoista traci 1 qi.
curse-help-kill-two-villagers = Giną widoczni wieśniacy z dwóch kafli, które wskaże Wu Feng.

## Blood Mantras.

mantra-help-gain-qi = Wybrany taoista otrzymuje 1 qi.
mantra-help-two-ladders = Wracają najwyżej dwie drabiny.
mantra-help-two-tao = Aktywny taoista bierze dwa dowolne znaczniki tao.
mantra-help-yin-yang = Wybrany taoista odzyskuje jin-jang.
mantra-help-drive-back = Wszystkie figurki duchów z jednej planszy wracają na swoje karty.
mantra-help-all-move = Każdy taoista może przejść na sąsiedni kafel lub pole albo zmienić poziom.
mantra-help-demon-home = Jeden demon wraca na planszę Wu Fenga.
mantra-help-clear-skeletons = Z jednej planszy znikają wszystkie szkielety.
mantra-help-buddha = Budda ze Świątyni trafia na wolne miejsce.
mantra-help-crystal = Wybrany taoista bierze kryształ księżycowy.
mantra-help-discard-ghost = Wybrany duch, ale nie wcielenie, zostaje odrzucony.
mantra-help-restore = Jeden nawiedzony kafel znów jest aktywny.
mantra-help-no-curses = Wu Feng nie rzuca klątw do końca tury następnego taoisty.
mantra-help-all-take-tao = Każdy taoista bierze dowolny znacznik tao.
mantra-help-revive = Martwy taoista wraca do życia z 2 qi; jeśli nikt nie umarł, taoista otrzymuje 1 qi.
mantra-help-demons-home = Wszystkie demony wracają na planszę Wu Fenga.
mantra-help-save-villager = Jeden widoczny wieśniak jest uratowany.
mantra-help-restore-all = Wszystkie nawiedzone kafle znów są aktywne.
mantra-help-all-gain-qi = Każdy żywy taoista otrzymuje 1 qi.
mantra-help-clear-board = Z jednej planszy znikają duchy i szkielety, ale nie wcielenia.
mantra-help-barrier = Od razu następuje Mistyczna Bariera.
