## What chance brings.

outcome-card = { $card } { is } gezogen
outcome-no-dice = Es wird nicht gewürfelt
outcome-tao-dice = { COUNT($dice) ->
    [one] Der Würfel zeigt { $dice }
   *[other] Die Würfel zeigen { $dice }
}
outcome-curse-die = Der Fluchwürfel zeigt: { $face }
outcome-villager = Ein Dorfbewohner der Familie { $family } wird aufgedeckt
outcome-token = In den Katakomben aufgedeckt: { $token }
outcome-curse-card = Der Fluch „{ $curse }“ wird aufgedeckt
outcome-mantra = Das Blutmantra „{ $mantra }“ wird aufgedeckt

## What chance must bring now.

chance-card = Die oberste Karte des Geisterstapels muss gezogen werden.
chance-tao-dice = { $dice ->
    [one] { $dice } Tao-Würfel muss geworfen werden.
   *[other] { $dice } Tao-Würfel müssen geworfen werden.
}
chance-curse-die = Der Fluchwürfel muss geworfen werden.
chance-villager = Ein Dorfbewohner muss aufgedeckt werden.
chance-incarnation = Eine Inkarnation muss gezogen werden.
chance-token = Ein Katakombenmarker muss aufgedeckt werden.
chance-curse-card = Ein Fluch von Wu-Feng muss aufgedeckt werden.
chance-mantra = Ein Blutmantra muss aufgedeckt werden.

## Who must decide what.

# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } entscheidet, wohin { $card } { NAME($card, form: "number") ->
    [plural] kommen
   *[singular] kommt
}.
decision-discard = { $who } muss einen Tao-Marker ablegen.
decision-lose-qi = { $who } entscheidet, wer für die besessene { $board } 1 Qi verliert.
decision-lay-mantra = { $who } entscheidet, welcher Geist die Schriftrolle bekommt.
decision-take-tao = { $who } nimmt einen Tao-Marker nach Wahl aus dem Vorrat.
decision-move-taoist = { $who } entscheidet, welcher Taoist wohin bewegt wird.
decision-use-yin-yang = { $who } entscheidet, wozu das Yin-Yang dient.
decision-restore = { $who } entscheidet, wo der Spuk vertrieben wird.
decision-revive = { $who } entscheidet, welcher Taoist ins Leben zurückkehrt.
decision-banish = { $who } entscheidet, welchen Geist die Hexe vernichtet.
decision-drive-back = { $who } entscheidet, auf welcher Spieltafel die Spukfiguren zurückgetrieben werden.
decision-set-circle = { $who } entscheidet, welcher Tao-Marker auf den Gebetskreis kommt.
decision-move-ghost = { $who } entscheidet, welcher Geist wohin wechselt.
decision-reroll-curse = { $who } darf ihn neu werfen.
# $dice: how many were rolled.
decision-reroll = { $who } darf neu würfeln.
decision-defeat = { $who } entscheidet, was ausgetrieben wird.
decision-pay = { $who } entscheidet, wer den nächsten Tao-Marker zahlt.
decision-first-curse = { $who } entscheidet, welcher Fluch zuerst kommt.
decision-first-reward = { $who } entscheidet, welche Belohnung zuerst kommt.
decision-reward = { $who } wählt die Belohnung.
decision-give-qi = { $who } entscheidet, wer 1 Qi bekommt.
decision-give-yin-yang = { $who } entscheidet, wer das Yin-Yang bekommt.
decision-act = Yang-Phase: { $who } entscheidet, was zu tun ist.
