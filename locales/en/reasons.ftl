## What a ghost does or is about to do, without a full stop, to begin a sentence with.

# When: next turn, or in so many.
when = { $turns ->
    [1] next turn
   *[other] in { $turns } turns
}
threat-haunts = The { $card } { NAME($card, form: "number") ->
    [plural] haunt
   *[singular] haunts
} the { $tile } { $when }{ $last ->
    [yes] , and the game is lost
   *[no] {""}
}
# $last: it is the last Qi of the board.
threat-overruns = The { $card } { is } among the three ghosts on { $board }, which cost { $last ->
    [yes] the last Qi there
   *[no] 1 Qi
} { $when }
threat-torments = The { $card } { NAME($card, form: "number") ->
    [plural] bring
   *[singular] brings
} the Curse die { $when }
threat-takes-tao = The { $card } { NAME($card, form: "number") ->
    [plural] take
   *[singular] takes
} a Tao from every Taoist { $when }
threat-devours = The { $card } { NAME($card, form: "number") ->
    [plural] devour
   *[singular] devours
} a villager on the { $tile } { $when }
threat-kills = The { $card } { NAME($card, form: "number") ->
    [plural] kill
   *[singular] kills
} { $villagers ->
    [one] { $villagers } villager
   *[other] { $villagers } villagers
} on the { $tile } { $when }
threat-holds-die = The { $card } { NAME($card, form: "number") ->
    [plural] hold
   *[singular] holds
} a Tao die
threat-blocks-tao = The { $card } { NAME($card, form: "number") ->
    [plural] keep
   *[singular] keeps
} everybody from spending Tao
threat-blocks-power = The { $card } { NAME($card, form: "number") ->
    [plural] block
   *[singular] blocks
} { $power }
threat-blocks-powers = The { $card } { NAME($card, form: "number") ->
    [plural] block
   *[singular] blocks
} every power
threat-blanks-white = The { $card } { NAME($card, form: "number") ->
    [plural] make
   *[singular] makes
} white faces blank
threat-last-incarnation = The { $card } { is } the last incarnation
threat-incarnation = The { $card } { is } an incarnation, and { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} left in the deck

## Why a choice is a good one, a sentence each.

# Chances: what is possible is not called 0 %, what may fail not 100 %.
percent = { $number }%
percent-tiny = <1%
percent-almost = >99%

# From where an exorcism is attempted.
reason-place = { $from ->
    [here] from here
    [there] from there
   *[tile] from the { $tile }
}
# What helps with it: one's own Tao, lent Tao, the Circle, the Mantra.
reason-with = { COUNT($means) ->
    [0] {""}
   *[other] {" "}with { $means }
}
reason-own-tao = { $number ->
    [1] your { $tao } Tao
   *[other] your { $number } { $tao } Tao
}
reason-lent-tao = { $number ->
    [1] a lent { $tao } Tao
   *[other] { $number } lent { $tao } Tao
}
reason-means-circle = the Circle
reason-means-mantra = the Mantra

# "it" or "them", as the name of the card asks.
them = { NAME($card, form: "number") ->
    [plural] them
   *[singular] it
}
reason-then-exorcism = { $threat }; { $place } a chance of { $chance } to exorcise { them }{ reason-with }.
reason-exorcism = { CAPITAL($place) } a chance of { $chance } to exorcise the { $card }{ reason-with }.
reason-both = Chance to beat both the { $one } and the { $other } with one roll: { $chance }.
reason-raises = The chance against the { $card } rises from { $before } to { $after }.
reason-ends = { $threat }; this puts an end to it.
reason-delays = The { $card } would haunt the { $tile } { $before }; now that comes only { $after }.
reason-saves-game = Otherwise the game is lost { $when }.
reason-taoist-dies = Otherwise { $taoist } dies { $when }.
reason-board-falls = Otherwise { $board } falls to Wu-Feng { $when }.
reason-wins = Exorcising the { $card } wins { $reward }.
reason-then-mantra = { $threat }; with the Mantra { NAME($card, form: "number") ->
    [plural] they are
   *[singular] it is
} weaker by 1.
reason-mantra = With the Mantra the { $card } { is } weaker by 1.
# "1 black ghost", "2 black ghosts".
coloured-ghosts = { $ghosts ->
    [one] { $ghosts } { $tao } ghost
   *[other] { $ghosts } { $tao } ghosts
}
reason-circle = The Circle then weakens { coloured-ghosts } in play.
reason-circle-weakens = The Circle then weakens the { $card }.
reason-haunted = { $haunted ->
    [one] { $haunted } tile is
   *[other] { $haunted } tiles are
} haunted; at { $limit } the game is lost.
reason-tile-back = The { $tile } can be asked for help again.

# $few: there is little left.
reason-qi = { $few ->
    [yes] { $taoist } has only { $qi } Qi left.
   *[no] { $taoist } has { $qi } Qi.
}
reason-weakest = Nobody has less Qi than { $taoist }, who has { $qi }.
reason-qi-left = { $taoist } keeps { $left } Qi.
reason-tao-needed = { CAPITAL($tao) } Tao count against { $ghosts ->
    [one] { $ghosts } ghost
   *[other] { $ghosts } ghosts
} in play.
reason-tao-unseen = { coloured-ghosts } may still come.
reason-tao-idle = No ghost in play needs { $tao } Tao.
reason-tao-left = { $taoist } still has { $left }.
reason-keeps-tao = You keep { $kept }.
reason-no-tao = It costs no Tao.

reason-buddha = A Buddha waits there: the { $card } { is } discarded at once.
reason-caught = There the { $card } meets a Buddha and can be exorcised.
reason-buddha-waits = The next ghost laid there is discarded at once; { $board } holds { $ghosts ->
    [0] no ghost yet
    [one] { $ghosts } ghost
   *[other] { $ghosts } ghosts
}.
reason-buddha-only = It is the last free space of { $board }: the next ghost laid there is discarded at once.
reason-crowded = { $ghosts ->
    [one] { $ghosts } ghost lies
   *[other] { $ghosts } ghosts lie
} on { $board }.
reason-room = { CAPITAL($board) } then has { $free ->
    [one] { $free } free space
   *[other] { $free } free spaces
}.
reason-acts-late = There it acts only { $when }, on the turn of { $board }.
reason-corner = From the { $tile } the ghost can be fought together with the { $card }.
reason-stands-ready = { $taoist } stands next to the { $card } and has a chance of { $chance } to exorcise { them }.
reason-goes-ready = { $taoist } can go to the { $tile } and has a chance of { $chance } there to exorcise the { $card }.
reason-would-haunt = From there the { $card } would haunt the { $tile } { $when }.
reason-opens = The { $card } can then be exorcised: the space opposite is empty.
reason-tough = The { $card } { is } hard to exorcise: { $resistance }.

reason-lends = On the same tile { $taoist } lends { $lent }.
reason-asks-next = { $taoist } can ask the { $tile } for help on the next turn.
reason-revives = { $taoist } plays again, and { $board } is no longer possessed.
reason-herbs = It brings up to { $dice } Tao.
reason-suffices = The dice suffice against the { $card } as they lie.
reason-curse-harmless = What the Curse die shows does no harm.
reason-curse-again = The Curse die shows: { $face }; rolled again it does no harm with a chance of { $chance }.
reason-curse-strikes = If the Curse die of the { $card } haunts, it strikes the { $tile }.
reason-poor = An exorcism here would have a chance of only { $chance }.
reason-hopeless = An exorcism here cannot succeed.
reason-more-ghosts = Help from the { $tile } would bring another ghost.
reason-costs-qi = Help from the { $tile } would cost 1 Qi.
reason-keeps-yin-yang = The Yin-Yang is kept for a worse moment.
reason-turn-done = The action has been used.
# A name and what it does.
reason-explained = { $name }: { $help }
reason-token = On a later turn the token lends you the power of a neutral board.
reason-yin-yang = The Yin-Yang asks any villager from afar, or turns a haunted tile active.
reason-no-action = The Yin-Yang uses up no action.
reason-turn-soon = { $turns ->
    [0] It is { $taoist }'s turn.
    [1] { $taoist }'s turn comes next.
   *[other] { $taoist }'s turn comes { $when }.
}
reason-centre = From the centre every tile is one step away.

## White Moon

# $left: how many of the family are still to be saved.
reason-saved = The villager of the { $family } family is saved; { $left } of the family { $left ->
    [one] is
   *[other] are
} still to be saved.
reason-saved-whole = With that the whole { $family } family is saved. { $thanks }
reason-to-portal = The villager of the { $family } family comes to the Portal and can be rescued there.
reason-silences = { $threat }; behind Su-Ling that does not happen.
reason-pedestals = { $lit ->
    [4] The fourth crystal brings the Mystic Barrier.
   *[other] { $lit } of 4 crystals lie on pedestals; the fourth brings the Mystic Barrier.
}
# $two: the chance to beat two ghosts, or none.
reason-fight = { $two ->
    [none] Chance to beat a ghost with this roll: { $one }.
   *[other] Chance to beat at least one ghost with this roll: { $one }; at least two: { $two }.
}
reason-given-up = The death of the villager of the { $family } family: { $curse }
reason-graves = { $dead } of the 12 graves that lose the game { $dead ->
    [one] is
   *[other] are
} filled.
reason-stands-up = Whoever lies on the ground cannot move.
reason-no-crystals = No crystal is spent.

## Black Secret

# $left: how many Qi the Blood Mantra then lacks.
reason-fills = { $left ->
    [0] The Blood Mantra { $mantra } is full and takes effect.
    [1] The Blood Mantra { $mantra } then lacks one Qi.
   *[other] The Blood Mantra { $mantra } then lacks { $left } Qi.
}
reason-faces = Demons can be fought there: { NAME($demons, list: "comma") }.
reason-demon-fight = Chance to beat a demon with this roll: { $chance }.
reason-back-up = In the village people can be asked for help and ghosts fought.
reason-summons = From the next turn on a further demon moves and searches: { $demon }.
reason-urn = Chance to find an Urn: { $chance }; the third Urn brings the Shadow.
