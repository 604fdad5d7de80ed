## What a ghost does or is about to do, without a full stop, to begin a sentence with.

# When: next turn, or in so many.
when = { $turns ->
    [1] en el próximo turno
   *[other] dentro de { $turns } turnos
}
threat-haunts = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] encantarán
   *[singular] encantará
} { NAME($tile, form: "the") } { $when }{ $last ->
    [yes] , y la partida estará perdida
   *[no] {""}
}
# $last: it is the last Qi of the board.
threat-overruns = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] están
   *[singular] está
} entre los tres fantasmas del { $board }, que costarán { $last ->
    [yes] el último Qi
   *[no] 1 Qi
} { $when }
threat-torments = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] harán
   *[singular] hará
} tirar el dado de maldición { $when }
threat-takes-tao = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] quitarán
   *[singular] quitará
} un Tao a cada taoísta { $when }
threat-devours = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] devorarán
   *[singular] devorará
} a un aldeano en { NAME($tile, form: "the") } { $when }
threat-kills = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] matarán
   *[singular] matará
} a { $villagers ->
    [one] { $villagers } aldeano
   *[other] { $villagers } aldeanos
} en { NAME($tile, form: "the") } { $when }
threat-holds-die = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] retienen
   *[singular] retiene
} un dado Tao
threat-blocks-tao = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] impiden
   *[singular] impide
} gastar Tao
threat-blocks-power = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] bloquean
   *[singular] bloquea
} { NAME($power, form: "the") }
threat-blocks-powers = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] bloquean
   *[singular] bloquea
} todos los poderes
threat-blanks-white = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] anulan
   *[singular] anula
} las caras blancas
threat-last-incarnation = { CAPITAL(NAME($card, form: "the")) } { is } la última encarnación
threat-incarnation = { CAPITAL(NAME($card, form: "the")) } { is } una encarnación, y en el mazo { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}

## Why a choice is a good one, a sentence each.

# Chances: what is possible is not called 0 %, what may fail not 100 %.
percent = { $number } %
percent-tiny = <1 %
percent-almost = >99 %

# From where an exorcism is attempted.
reason-place = { $from ->
    [here] desde aquí
    [there] desde allí
   *[tile] desde { NAME($tile, form: "the") }
}
# What helps with it: one's own Tao, lent Tao, the Circle, the Mantra.
reason-with = { COUNT($means) ->
    [0] {""}
   *[other] {" "}con { $means }
}
reason-own-tao = { $number ->
    [1] tu Tao { $tao }
   *[other] tus { $number } Tao { NAME($tao, form: "plural") }
}
reason-lent-tao = { $number ->
    [1] un Tao { $tao } prestado
   *[other] { $number } Tao { NAME($tao, form: "plural") } prestados
}
reason-means-circle = el Círculo
reason-means-mantra = el Mantra

# The pronoun of a verb, as the name of the card asks: "exorcizarlo", "exorcizarla", "exorcizarlos", "exorcizarlas".
them = l{ NAME($card, form: "ending") }
reason-then-exorcism = { $threat }; { $place } puedes exorcizar{ them }{ reason-with } ({ $chance }).
reason-exorcism = { CAPITAL($place) } puedes exorcizar { NAME($card, form: "to") }{ reason-with } ({ $chance }).
reason-both = Una sola tirada puede vencer { NAME($one, form: "to") } y { NAME($other, form: "to") } ({ $chance }).
reason-raises = La probabilidad de exorcizar { NAME($card, form: "to") } pasa de { $before } a { $after }.
reason-ends = { $threat }; esto le pone fin.
reason-delays = { CAPITAL(NAME($card, form: "the")) } { NAME($card, form: "number") ->
    [plural] encantarían
   *[singular] encantaría
} { NAME($tile, form: "the") } { $before }; así no ocurrirá hasta { $after }.
reason-saves-game = Si no, la partida se pierde { $when }.
reason-taoist-dies = Si no, { $taoist } muere { $when }.
reason-board-falls = Si no, el { $board } cae en manos de Wu-Feng { $when }.
reason-wins = Exorcizar { NAME($card, form: "to") } da { $reward }.
reason-then-mantra = { $threat }; el Mantra { NAME($card, form: "number") ->
    [plural] les
   *[singular] le
} baja en 1 la resistencia.
reason-mantra = El Mantra baja en 1 la resistencia { NAME($card, form: "of") }.
# "1 fantasma negro", "2 fantasmas negros".
coloured-ghosts = { $ghosts ->
    [one] { $ghosts } fantasma { $tao }
   *[other] { $ghosts } fantasmas { NAME($tao, form: "plural") }
}
reason-circle = El Círculo debilita entonces a { coloured-ghosts } en juego.
reason-circle-weakens = El Círculo debilita entonces { NAME($card, form: "to") }.
reason-haunted = Hay { $haunted ->
    [one] { $haunted } loseta encantada
   *[other] { $haunted } losetas encantadas
}; con { $limit } se pierde la partida.
reason-tile-back = Se podrá volver a pedir ayuda { NAME($tile, form: "to") }.

# $few: there is little left.
reason-qi = { $few ->
    [yes] A { $taoist } solo le { $qi ->
        [one] queda
       *[other] quedan
    } { $qi } Qi.
   *[no] { $taoist } tiene { $qi } Qi.
}
reason-weakest = Nadie tiene menos Qi que { $taoist } ({ $qi }).
reason-qi-left = { $taoist } conserva { $left } Qi.
reason-tao-needed = Los Tao { NAME($tao, form: "plural") } cuentan contra { $ghosts ->
    [one] { $ghosts } fantasma
   *[other] { $ghosts } fantasmas
} en juego.
reason-tao-unseen = Aún { $ghosts ->
    [one] puede
   *[other] pueden
} venir { coloured-ghosts }.
reason-tao-idle = Ningún fantasma en juego exige Tao { NAME($tao, form: "plural") }.
reason-tao-left = { $taoist } aún tiene { $left }.
reason-keeps-tao = Conservas { $kept }.
reason-no-tao = No cuesta ningún Tao.

reason-buddha = Allí espera un Buda: { NAME($card, form: "the") } se { NAME($card, form: "number") ->
    [plural] descartan
   *[singular] descarta
} al instante.
reason-caught = Allí { NAME($card, form: "the") } se { NAME($card, form: "number") ->
    [plural] topan
   *[singular] topa
} con un Buda y se { NAME($card, form: "number") ->
    [plural] pueden
   *[singular] puede
} exorcizar.
reason-buddha-waits = El próximo fantasma que se coloque allí se descarta al instante; el { $board } { $ghosts ->
    [0] aún no tiene ninguno
    [one] tiene { $ghosts } fantasma
   *[other] tiene { $ghosts } fantasmas
}.
reason-buddha-only = Es la última casilla libre del { $board }: el próximo fantasma que se coloque allí se descarta al instante.
reason-crowded = En el { $board } hay { $ghosts ->
    [one] { $ghosts } fantasma
   *[other] { $ghosts } fantasmas
}.
reason-room = En el { $board } { $free ->
    [one] queda entonces { $free } casilla libre
   *[other] quedan entonces { $free } casillas libres
}.
reason-acts-late = Allí solo actúa { $when }, cuando le toca al { $board }.
reason-corner = Desde { NAME($tile, form: "the") } se combate a la vez a este fantasma y { NAME($card, form: "to") }.
reason-stands-ready = { $taoist } está junto { NAME($card, form: "to") } y puede exorcizar{ them } ({ $chance }).
reason-goes-ready = { $taoist } puede ir { NAME($tile, form: "to") } y exorcizar allí { NAME($card, form: "to") } ({ $chance }).
reason-would-haunt = Desde allí, { NAME($card, form: "the") } { NAME($card, form: "number") ->
    [plural] encantarían
   *[singular] encantaría
} { NAME($tile, form: "the") } { $when }.
reason-opens = Entonces se puede exorcizar { NAME($card, form: "to") }: la casilla opuesta está vacía.
reason-tough = { CAPITAL(NAME($card, form: "the")) } { is } { NAME($card, form: "number") ->
    [plural] difíciles
   *[singular] difícil
} de exorcizar: { $resistance }.

reason-lends = En la misma loseta, { $taoist } presta { $lent }.
reason-asks-next = { $taoist } puede pedir ayuda { NAME($tile, form: "to") } en su próximo turno.
reason-revives = { $taoist } vuelve a jugar, y el { $board } deja de estar poseído.
reason-herbs = Da hasta { $dice } Tao.
reason-suffices = Los dados bastan contra { NAME($card, form: "the") } tal como están.
reason-curse-harmless = Lo que muestra el dado de maldición no hace daño.
reason-curse-again = El dado de maldición muestra: { $face }; si se vuelve a tirar, puede salir inofensivo ({ $chance }).
reason-curse-strikes = Si en el dado de maldición { NAME($card, form: "of") } sale «encantar», afecta { NAME($tile, form: "to") }.
reason-poor = Aquí un exorcismo tiene pocas probabilidades ({ $chance }).
reason-hopeless = Aquí un exorcismo no puede salir bien.
reason-more-ghosts = La ayuda { NAME($tile, form: "of") } traería otro fantasma.
reason-costs-qi = La ayuda { NAME($tile, form: "of") } costaría 1 Qi.
reason-keeps-yin-yang = El Yin-Yang se guarda para un momento peor.
reason-turn-done = La acción ya está hecha.
# A name and what it does.
reason-explained = { $name }: { $help }
reason-token = En un turno posterior, la ficha te presta el poder de un tablero neutral.
reason-yin-yang = El Yin-Yang pide ayuda a cualquier aldeano desde lejos o reactiva una loseta encantada.
reason-no-action = El Yin-Yang no gasta la acción.
reason-turn-soon = { $turns ->
    [0] Es el turno de { $taoist }.
    [1] El próximo turno es de { $taoist }.
   *[other] El turno de { $taoist } llega { $when }.
}
reason-centre = Desde el centro, todas las losetas están a un paso.

## White Moon

# $left: how many of the family are still to be saved.
reason-saved = Se salva el aldeano de la familia { $family }; de esa familia { $left ->
    [one] queda
   *[other] quedan
} { $left } por salvar.
reason-saved-whole = Así se salva entera la familia { $family }. { $thanks }
reason-to-portal = El aldeano de la familia { $family } llega al Portal y allí se lo puede rescatar.
reason-silences = { $threat }; Su-Ling lo impide.
reason-pedestals = { $lit ->
    [4] El cuarto cristal trae la Barrera mística.
   *[other] Pedestales con cristal: { $lit } de 4; el cuarto trae la Barrera mística.
}
# $two: the chance to beat two ghosts, or none.
reason-fight = { $two ->
    [none] La tirada puede vencer a un fantasma ({ $one }).
   *[other] La tirada puede vencer al menos a un fantasma ({ $one }) o al menos a dos ({ $two }).
}
reason-given-up = Muere el aldeano de la familia { $family }. { $curse }
reason-graves = Tumbas ocupadas: { $dead }; con 12 se pierde la partida.
reason-stands-up = Quien está en el suelo no puede moverse.
reason-no-crystals = No se gasta ningún cristal.

## Black Secret

# $left: how many Qi the Blood Mantra then lacks.
reason-fills = { $left ->
    [0] El Mantra de sangre «{ $mantra }» queda completo y surte efecto.
    [1] Al Mantra de sangre «{ $mantra }» le falta entonces un Qi.
   *[other] Al Mantra de sangre «{ $mantra }» le faltan entonces { $left } Qi.
}
reason-faces = Allí se puede luchar contra demonios: { NAME($demons, list: "comma") }.
reason-demon-fight = La tirada puede vencer a un demonio ({ $chance }).
reason-back-up = En la aldea se puede pedir ayuda y combatir a los fantasmas.
reason-summons = Desde el próximo turno, un demonio más se mueve y busca: { NAME($demon, form: "the") }.
reason-urn = La búsqueda puede dar con una Urna ({ $chance }); la tercera trae a la Sombra.
