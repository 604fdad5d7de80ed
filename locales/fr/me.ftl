## Ses tables et ses parties terminées sur un autre appareil : la clé personnelle, comment elle y arrive, et ce qui est conservé.

me-title = Autre appareil
me-lead = Vos places aux tables et vos parties terminées sont conservées dans ce navigateur. Avec une clé personnelle, un autre navigateur les a aussi. Elles sont chiffrées ici avant d'aller au serveur : il sait seulement leur taille et le moment de leur arrivée.
me-begin = Garder mes tables sur un autre appareil aussi
me-restore-title = Tout apporter ici
me-restore = Code noté sur l'autre appareil
me-bring = Apporter ici
me-bad-code = Ce code n'est pas complet. Il a sept groupes de quatre lettres et chiffres ; vérifiez chacun d'eux.
me-offered = Ce lien apporte ici les tables et les parties d'un autre appareil. Ensuite, les deux conservent la même chose. Ne continuez que si ce lien est le vôtre : celui qui l'a peut s'asseoir à vos places.
me-accept = C'est le mien, apporter
me-decline = Non
me-take-title = Tout emporter
me-scan = Scannez l'image avec l'autre appareil, ou ouvrez-y le lien.
me-picture = Le lien sous forme de code QR
me-link = Lien
me-code = Code à noter
me-code-hint = Notez-le : il ramène tout aussi si ce navigateur l'oublie. Gardez-le pour vous, car celui qui l'a peut s'asseoir à vos places.
me-kept-title = Ce qui est conservé sur moi
me-kept-name = Nom : { $name }
me-kept-tables = { $number ->
    [one] { $number } table avec ma place
   *[other] { $number } tables avec mes places
}
me-kept-games = { $number ->
    [one] { $number } partie terminée
   *[other] { $number } parties terminées
}
# How many kilobytes, and when it was changed last.
me-kept-there = Sur le serveur, chiffré : { $size } ko, dernière modification { $when }
me-kept-until = Le serveur le supprime si personne ne s'en est servi pendant un an.
me-left-out = { $number ->
    [one] La partie la plus ancienne n'a pas de place sur le serveur ; elle reste dans ce navigateur.
   *[other] Les { $number } parties les plus anciennes n'ont pas de place sur le serveur ; elles restent dans ce navigateur.
}
me-stop = Arrêter sur cet appareil
me-stop-hint = Ce qui est conservé reste sur le serveur ; le code le ramène.
me-delete = Supprimer du serveur
me-delete-here = Oublier aussi mes tables et mes parties dans ce navigateur
me-deleted = C'est supprimé du serveur.
me-gone = Ce qui était conservé n'est plus sur le serveur : supprimé sur un autre appareil, ou inutilisé pendant un an. Ce navigateur garde ce qu'il a.
me-nothing = Rien n'est conservé sous ce code. Peut-être a-t-il été supprimé.
