failure-within = { $place } : { $problem }
failure-option = { $option } { $problem }
failure-caused = { $part } : { $cause }
file-not-found = aucun fichier ni dossier de ce nom
file-denied = ce n'est pas permis
file-exists = cela existe déjà
file-is-folder = c'est un dossier
file-not-in-folder = une partie de ce chemin n'est pas un dossier
file-read-only = on ne peut que le lire
file-disk-full = le disque est plein
file-too-large = le fichier est trop volumineux
file-not-text = ce n'est pas un fichier texte

## Les options qui ne se comprennent pas.

usage-refused = { $problem }
    Aide : { $command }
usage-unknown-option = l'option { $option } n'existe pas{ $meant ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire { $meant } ?
}
usage-unexpected = { $word } est un mot de trop
usage-unknown-command = la commande { $command } n'existe pas{ $meant ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire { $meant } ?
}
usage-no-command = la commande manque
usage-value-missing = { $option } : la valeur manque
usage-value-unknown = { $option } : { $value } ne figure pas parmi { NAME($known, list: "comma") }
usage-value-refused = { $option } : { $value } ne convient pas : { $why }
usage-no-value = { $option } ne prend pas de valeur, or voici { $value }
usage-option-twice = { $option } ne peut être donné qu'une fois
usage-conflict = { $option } ne va pas avec { NAME($others, list: "comma") }
usage-missing = il manque : { NAME($options, list: "comma") }
usage-not-text = un des mots n'est pas en UTF-8
usage-unreadable = valeur illisible
usage-whole-number = il faut un nombre entier
usage-address = il faut une adresse IP
usage-range = il faut un nombre de { $low } à { $high }

value-language = il faut l'un de ces codes : { NAME($codes, list: "comma") }
value-team = une table a quatre places au plus
value-player = ce robot n'existe pas ; il y a random, novice, expert, ignores-villagers et oracle, les trois derniers avec un budget si l'on veut, comme expert:nodes=100000 ou expert:ms=500
value-shard = il faut le numéro de la part et le nombre de parts, par exemple 2/8
value-players = il faut un nombre de 1 à 4, ou all
value-or-all = { $problem }, ou all
value-or-person = { $problem } ; ou person

command-moved = { $command } est maintenant une commande d'un autre programme, que construit cargo build --release -p ghost-stories-bench : { $now }

## Les options de la mise en place.

option-five-qi = --five-qi n'est possible qu'avec --level initiation
option-colours = { $players ->
    [one] il faut { $players } couleur, une par joueur
   *[other] il faut { $players } couleurs différentes, une par joueur
}
option-powers = le plateau { $board } ne montre qu'un pouvoir
option-boards = il faut les quatre couleurs dans le sens horaire à partir du nord, et non { $number }
option-names = trop de noms : { $names } (joueurs : { $players })

## Parties, enregistrements et positions.

save-exists = { $file } existe déjà ; continuez-la avec --continue, ou indiquez un autre fichier avec --save
save-over = cette partie est terminée ; revoyez-la avec { $command }
source-at-of-position = --at est fait pour les enregistrements et les liens ; ceci est une position écrite
source-step = l'enregistrement finit à l'étape { $last }
hint-chance = c'est là aux dés ou à une carte, et personne n'a à choisir : indiquez une autre étape avec --at, ou une autre position
hint-over = la partie y est terminée : indiquez une autre étape avec --at, ou une autre position
scenario-none = aucun fichier en .scenario à cet endroit
scenario-unreadable = { $number ->
    [one] { $number } fichier n'est pas lisible comme scénario
   *[other] { $number } fichiers ne sont pas lisibles comme scénarios
}

## La page et son serveur.

serve-address = Ghost Stories est à l'adresse { $address } (Ctrl-C pour arrêter)
serve-no-browser = Impossible d'ouvrir un navigateur d'ici : ouvrez l'adresse dans le vôtre.
serve-no-tables = Sans tables en ligne : { $why }
serve-no-page = ce programme a été construit sans la page ; construisez-le et lancez-le avec : cargo xtask play, ou jouez dans ce terminal avec : ghost-stories play --terminal
serve-no-home = il n'y a pas de dossier personnel où garder les tables ; indiquez un fichier avec --database
serve-folder = { $problem } ; indiquez un fichier avec --database
serve-port-taken = le port { $port } est occupé ; si le jeu tourne déjà, il est à l'adresse { $address }, sinon choisissez un autre port avec --port
part-database = la base de données
part-port = port { $port }

admin-no-socket = indiquez avec --admin-socket le socket du serveur, tel qu'il a été donné à `ghost-stories serve`
# Behind the path of a socket.
admin-no-server = aucun serveur n'y répond : { $problem }
admin-no-sockets = ce système n'a pas de sockets de ce genre

backup-counts = entrées de tables : { $rows }, résultats : { $results }, jours : { $days }
backup-done = { $file } : { $counts }
backup-restored = restauré : { $counts }

## Beaucoup de parties de robots.

run-goes-on = { $done } parties sur { $planned } sont déjà jouées
run-stopped = arrêté après { $done } parties sur { $planned }{ $kept ->
    [yes] {" "}; la même commande reprend de là
   *[no] {""}
}
run-other-file = { $why } ; indiquez un autre fichier
run-experiment = contient une autre expérience : { $difference }
run-shard = contient la part { $there } au lieu de { $here }
run-merged = contient des parts déjà réunies
run-rows = n'a pas les lignes des { $done } parties déjà jouées
run-version = ce programme ne connaît pas la version { $version } de ces fichiers de comptes, il lit la version { $known }
run-no-tally = ce n'est pas un fichier de comptes, comme simulate --out en écrit
run-damaged = fichier abîmé : { $why }
run-damaged-cells = il n'a pas de compte pour chaque combinaison
run-damaged-times = il n'a pas de temps pour chaque robot
run-damaged-shards = ses parts ne vont pas avec l'expérience
run-damaged-games = ses parts et ses comptes n'ont pas le même nombre de parties
run-missing = { NAME($missing, list: "comma") } ; --partial prend ce qu'il y a
merge-experiment = une autre expérience : { $difference }
merge-numbers = la part { $theirs } ne va pas avec la part { $ours } : elles doivent venir du même nombre de parts
merge-counted = la part { $shard } est déjà comptée
merge-missing = la part { $shard } manque
merge-unfinished = la part { $shard } a { $done } de ses { $all } parties
merge-more = et { $number } de plus

## Chances.

odds-which-ghost = contre quel fantôme ? Indiquez --resistance 2 ou --ghost zombie, ou bien une position, un enregistrement ou un lien
odds-too-many-ghosts = une tuile touche au plus deux fantômes : nommez-en un ou deux
odds-two-colours = pour deux fantômes il faut leurs couleurs, par exemple red:2,black:1
odds-colour-too = indiquez aussi la couleur du fantôme, par exemple { $example }
odds-attempts-cards = nommez les deux cartes avec --ghost, car la malédiction et la récompense de l'une comptent pour l'autre
odds-which-tao = indiquez les couleurs, par exemple red:1,black:2
odds-four-tao = il n'y a que quatre Tao de chaque couleur
odds-amount = il faut un nombre comme 2, ou une couleur et un nombre comme red:2
odds-no-exorcism = aucun de ces fantômes ne peut être exorcisé
odds-no-power = aucun pouvoir ne marche tant que ceci est en jeu : { $ghosts }
odds-dice-held = ces fantômes retiennent des dés, il en reste { $number } au plus
odds-grey-reroll = le dé gris et une relance ne vont jamais ensemble, car le plateau vert montre un seul pouvoir
odds-no-resistance = à 0 chaque tentative réussit ; donnez la résistance de la carte, --circle et --mantra la diminuent
odds-no-such = aucun fantôme{ $tao ->
    [none] {""}
   *[other] {" "}{ $tao }
} n'a { $number } de résistance ; il y en a de 1 à 4, et de 5 parmi les noirs
odds-no-two = il n'y a pas deux fantômes { NAME($tao, form: "plural") } de résistance { $number }
odds-game-over = la partie y est terminée : choisissez une étape antérieure avec --at
odds-last-incarnation = la dernière incarnation y est exorcisée : choisissez une étape antérieure avec --at
odds-who-lives = il faut quelqu'un qui soit en vie : { NAME($living, list: "comma") }
