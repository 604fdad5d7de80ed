### Un élément de la table à lire en entier, et le plateau agrandi.

reading-whole = Montrer toute la table
# $tiles : les tuiles devant un fantôme, de la plus proche à la plus lointaine.
reading-ahead = Devant lui : { NAME($tiles, list: "comma") }.
# Ce qui est prévu, et dans combien de tours.
reading-foreseen = { $what } ({ $when }).
reading-now = Vous pouvez l'exorciser maintenant.
# Sur un bouton.
reading-roll = { $dice ->
    [0] Exorciser sans dé
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
}, { $chance }
# Un exorcisme après un déplacement vers cette tuile.
reading-after-move = Après un déplacement { NAME($tile, form: "to") } : { $chance }.
reading-hopeless = Aucun jet ne peut le vaincre maintenant.
reading-far = On l'exorcise depuis { NAME($tile, form: "the") }, hors de portée pour l'instant.
reading-below = Personne ne peut l'exorciser depuis les catacombes.
reading-not-now = On ne peut pas l'exorciser maintenant : c'est une action de la phase Yang.
# Il y a plus de possibilités que de lignes.
reading-more-ways = { $number ->
    [one] { $number } autre possibilité
   *[other] { $number } autres possibilités
} : choisissez les fantômes et les Tao ci-dessus.
# Une ligne qui mène aux options qui ne tiennent pas.
reading-more = Autres options
