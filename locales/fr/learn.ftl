## Around the lessons, and the parts of a card.

learn-back = Retour
# To a step from which one has gone back.
learn-forward = De nouveau en avant
learn-go-on = Reprendre la leçon { $lesson }, étape { $step }
learn-card = La carte et ses parties
learn-part-resistance = Couleur et résistance :
learn-part-left = Pierre gauche :
learn-part-middle = Pierre centrale :
learn-part-right = Pierre droite :

## The story of the village: its tiles, and how hard it can be.

learn-places = Qui habite ici
learn-levels = Les quatre niveaux

## The worked examples of the rulebooks.

learn-see-example = Voir l'exemple : { $title }
learn-example = Exemple pas à pas
# What the book says of this moment.
learn-holds = Maintenant :

# One thing about a position. $there: as in table-space.
fact-space = { CAPITAL($space) } : { $there }.
# $facts: sentences.
fact-taoist = { $taoist } : { $facts }
fact-dead = { $taoist } : mort.
fact-dice = { $number ->
    [0] Aucun dé Tao n'est libre
    [one] { $number } dé Tao est libre
   *[other] { $number } dés Tao sont libres
}.
fact-mantra = Le Mantra : { $space }.
fact-no-mantra = Le Mantra n'est sur aucun fantôme.
fact-discarded = Dans la défausse : { $card }.
fact-goes-on = La partie continue.
fact-offered = Possible : { $choice }.
# $rule: the number of the rule that forbids it.
fact-refused = Impossible ({ $rule }) : { $choice }.
fact-options = { $number ->
    [one] Il y a { $number } possibilité
   *[other] Il y a { $number } possibilités
}.
# Three ghosts lie on it, but that is looked at only in the next Yin.
fact-no-overrun = Le plateau plein ne coûte pas de Qi maintenant.
