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

chance-card = Z talii wychodzi duch.
chance-tao-dice = Rzut { $dice } { $dice ->
    [one] kością tao
   *[many] kośćmi tao
}.
chance-curse-die = Rzut kością klątwy.
chance-villager = Zostaje odkryty wieśniak.
chance-incarnation = Zostaje dobrane wcielenie.
chance-token = Zostaje odkryty żeton katakumb.
chance-curse-card = Zostaje odkryta klątwa Wu Fenga.
chance-mantra = Zostaje odkryta krwawa mantra.

## Who must decide what.

# What asks for the decision, such as the name of a ghost, and the decision.
decision-because = { $cause }: { $decision }
cause-reward = Nagroda
cause-thanks = Podziękowanie rodziny
cause-villager-died = Śmierć wieśniaka
cause-wu-fengs-curse = Klątwa Wu Fenga
cause-blood-mantra = Krwawa mantra „{ $mantra }”
cause-overrun = Trzy duchy na jednej planszy
cause-left-stone = Przybycie ducha
cause-no-free-space = Brak wolnego miejsca dla ducha
cause-curse-die = Kość klątwy
# A ghost that devours villagers.
cause-devourer = Pożeracz
cause-shadow = Cień

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
# $stage: before the move (yang), before the action (moved), or later in the turn.
decision-act = { $stage ->
    [yang] { $who }: wykonaj ruch, potem poproś o pomoc albo odpraw egzorcyzm.
    [moved] { $who }: poproś o pomoc albo odpraw egzorcyzm.
   *[other] { $who }: zakończ turę albo zrób, co jeszcze zostało.
}
