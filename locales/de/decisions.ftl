## What chance brings.

outcome-card = { CAPITAL(NAME($card, form: "the")) } { is } gezogen
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

chance-card = Ein Geist wird gezogen.
chance-tao-dice = { $dice ->
    [one] { $dice } Tao-Würfel wird geworfen.
   *[other] { $dice } Tao-Würfel werden geworfen.
}
chance-curse-die = Der Fluchwürfel wird geworfen.
chance-villager = Ein Dorfbewohner wird aufgedeckt.
chance-incarnation = Eine Inkarnation wird gezogen.
chance-token = Ein Katakombenmarker wird aufgedeckt.
chance-curse-card = Ein Fluch von Wu-Feng wird aufgedeckt.
chance-mantra = Ein Blutmantra wird aufgedeckt.

## Who must decide what.

# What asks for the decision, such as the name of a ghost, and the decision.
decision-because = { $cause }: { $decision }
cause-reward = Belohnung
cause-thanks = Dank einer Familie
cause-villager-died = Tod eines Dorfbewohners
cause-wu-fengs-curse = Fluch von Wu-Feng
cause-blood-mantra = Blutmantra „{ $mantra }“
cause-overrun = Drei Geister auf einer Spieltafel
cause-left-stone = Eintreffen eines Geistes
cause-no-free-space = Kein freier Platz für einen Geist
cause-curse-die = Fluchwürfel
# A ghost that devours villagers.
cause-devourer = Verschlinger
cause-shadow = Der Schatten

# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } entscheidet, wohin { NAME($card, form: "the") } { NAME($card, form: "number") ->
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
# $stage: before the move (yang), before the action (moved), or later in the turn.
decision-act = { $stage ->
    [yang] { $who }: bewegen, dann um Hilfe bitten oder austreiben.
    [moved] { $who }: um Hilfe bitten oder austreiben.
   *[other] { $who }: den Zug beenden oder tun, was noch offen ist.
}
