## What chance brings.

outcome-card = Se { NAME($card, form: "number") ->
    [plural] roban
   *[singular] roba
} { NAME($card, form: "the") }
outcome-no-dice = No se tira ningún dado
outcome-tao-dice = { COUNT($dice) ->
    [one] El dado muestra { $dice }
   *[other] Los dados muestran { $dice }
}
outcome-curse-die = El dado de maldición muestra: { $face }
outcome-villager = Se revela un aldeano de la familia { $family }
outcome-token = Revelado en las Catacumbas: { $token }
outcome-curse-card = Se revela la maldición «{ $curse }»
outcome-mantra = Se revela el Mantra de sangre «{ $mantra }»

## What chance must bring now.

chance-card = Hay que robar la primera carta del mazo.
chance-tao-dice = Hay que tirar { $dice ->
    [one] { $dice } dado Tao
   *[other] { $dice } dados Tao
}.
chance-curse-die = Hay que tirar el dado de maldición.
chance-villager = Hay que revelar un aldeano.
chance-incarnation = Hay que robar una encarnación.
chance-token = Hay que revelar una ficha de las Catacumbas.
chance-curse-card = Hay que revelar una maldición de Wu-Feng.
chance-mantra = Hay que revelar un Mantra de sangre.

## Who must decide what.

# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } decide dónde colocar { NAME($card, form: "the") }.
decision-discard = { $who } debe descartar un Tao.
decision-lose-qi = { $who } decide quién pierde 1 Qi por el { $board }, que está poseído.
decision-lay-mantra = { $who } decide qué fantasma recibe el Mantra.
decision-take-tao = { $who } toma de la reserva un Tao a su elección.
decision-move-taoist = { $who } decide a qué taoísta mover y adónde.
decision-use-yin-yang = { $who } decide qué hacer con el Yin-Yang.
decision-restore = { $who } decide qué loseta encantada reactivar.
decision-revive = { $who } decide qué taoísta revive.
decision-banish = { $who } decide qué fantasma descarta la Cabaña del hechicero.
decision-drive-back = { $who } decide en qué tablero vuelven las figuras a sus cartas.
decision-set-circle = { $who } decide qué Tao va al Círculo de oración.
decision-move-ghost = { $who } decide qué fantasma mover y adónde.
decision-reroll-curse = { $who } puede volver a tirarlo.
# $dice: how many were rolled.
decision-reroll = { $dice ->
    [1] { $who } puede volver a tirar el dado.
   *[other] { $who } puede volver a tirar dados.
}
decision-defeat = { $who } decide qué exorcizar.
decision-pay = { $who } decide quién paga el siguiente Tao.
decision-first-curse = { $who } decide qué maldición va primero.
decision-first-reward = { $who } decide qué recompensa va primero.
decision-reward = { $who } elige la recompensa.
decision-give-qi = { $who } decide quién recibe 1 Qi.
decision-give-yin-yang = { $who } decide quién recibe el Yin-Yang.
decision-act = Yang de { $who }: elige qué hacer.
