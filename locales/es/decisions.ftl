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

chance-card = Se roba un fantasma.
chance-tao-dice = { $dice ->
    [one] Se tira { $dice } dado Tao.
   *[other] Se tiran { $dice } dados Tao.
}
chance-curse-die = Se tira el dado de maldición.
chance-villager = Se revela un aldeano.
chance-incarnation = Se roba una encarnación.
chance-token = Se revela una ficha de las Catacumbas.
chance-curse-card = Se revela una maldición de Wu-Feng.
chance-mantra = Se revela un Mantra de sangre.

## Who must decide what.

# What asks for the decision, such as the name of a ghost, and the decision.
decision-because = { $cause }: { $decision }
cause-reward = Recompensa
cause-thanks = Agradecimiento de una familia
cause-villager-died = Muerte de un aldeano
cause-wu-fengs-curse = Maldición de Wu-Feng
cause-blood-mantra = Mantra de sangre «{ $mantra }»
cause-overrun = Tres fantasmas en un tablero
cause-left-stone = Llegada de un fantasma
cause-no-free-space = Sin casilla libre para un fantasma
cause-curse-die = Dado de maldición
# A ghost that devours villagers.
cause-devourer = Devorador
cause-shadow = La Sombra
# The dice that the decision is about, and the decision.
decision-after-roll = { $roll }. { $decision }
decision-place = { $who } decide dónde colocar { NAME($card, form: "the") }.
decision-discard = { $who } debe descartar un Tao.
decision-lose-qi = { $who } decide quién pierde 1 Qi por el { $board } poseído.
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
# $stage: before the move (yang), before the action (moved), or later in the turn.
decision-act = { $stage ->
    [yang] { $who }: muévete y después pide ayuda o exorciza.
    [moved] { $who }: pide ayuda o exorciza.
   *[other] { $who }: haz lo que quede por hacer o termina el turno.
}
