## What chance brings.

outcome-card = Z talii { NAME($card, form: "number") ->
    [plural] wychodzą
   *[singular] wychodzi
} { $card }
outcome-no-dice = Rzut bez kości
outcome-tao-dice = Wynik rzutu: { $dice }
outcome-curse-die = Kość klątwy: { $face }
outcome-villager = Zostaje odkryty wieśniak z rodziny { $family }
outcome-token = W katakumbach zostaje odkryty żeton: { $token }
outcome-curse-card = Zostaje odkryta klątwa „{ $curse }”
outcome-mantra = Zostaje odkryta krwawa mantra „{ $mantra }”

## What chance must bring now.

chance-card = Trzeba dobrać wierzchnią kartę talii.
chance-tao-dice = Trzeba rzucić { $dice } { $dice ->
    [one] kością tao
   *[many] kośćmi tao
}.
chance-curse-die = Trzeba rzucić kością klątwy.
chance-villager = Trzeba odkryć wieśniaka.
chance-incarnation = Trzeba dobrać wcielenie.
chance-token = Trzeba odkryć żeton katakumb.
chance-curse-card = Trzeba odkryć klątwę Wu Fenga.
chance-mantra = Trzeba odkryć krwawą mantrę.

## Who must decide what.

# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } decyduje, dokąd { NAME($card, form: "number") ->
    [plural] trafią
   *[singular] trafi
} { $card }.
decision-discard = { $who } musi odrzucić znacznik tao.
decision-lose-qi = { $who } decyduje, kto straci 1 qi zamiast nawiedzonej { NAME($board, form: "genitive") }.
decision-lay-mantra = { $who } decyduje, na którym duchu położyć mantrę.
decision-take-tao = { $who } bierze z banku dowolny znacznik tao.
decision-move-taoist = { $who } decyduje, którego taoistę i dokąd przesunąć.
decision-use-yin-yang = { $who } decyduje, do czego użyć jin-jang.
decision-restore = { $who } decyduje, który nawiedzony kafel znów będzie aktywny.
decision-revive = { $who } decyduje, którego taoistę przywrócić do życia.
decision-banish = { $who } decyduje, którego ducha odrzuci czarownik.
decision-drive-back = { $who } decyduje, na której planszy cofnąć figurki duchów.
decision-set-circle = { $who } decyduje, jaki znacznik tao położyć na Kręgu modlitewnym.
decision-move-ghost = { $who } decyduje, którego ducha i dokąd przesunąć.
decision-reroll-curse = { $who } może ją przerzucić.
# $dice: how many were rolled.
decision-reroll = { $who } może przerzucić kości.
decision-defeat = { $who } decyduje, kogo przegnać.
decision-pay = { $who } decyduje, kto wyda następny znacznik tao.
decision-first-curse = { $who } decyduje, która klątwa będzie pierwsza.
decision-first-reward = { $who } decyduje, która nagroda będzie pierwsza.
decision-reward = { $who } wybiera nagrodę.
decision-give-qi = { $who } decyduje, kto otrzyma 1 qi.
decision-give-yin-yang = { $who } decyduje, kto otrzyma jin-jang.
decision-act = Faza jang { NAME($who, form: "genitive") }: wybierz, co zrobić.
