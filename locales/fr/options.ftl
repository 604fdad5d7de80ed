heading-usage = Utilisation :
# A colon follows these three, behind the space at their end.
heading-commands = Commandes 
heading-arguments = Arguments 
heading-options = Options 
heading-examples = Exemples :
option-default = { $text } [sinon : { $default }]

about-ghost-stories = Ghost Stories : le jeu de plateau coopératif, une édition de fans non officielle
help-language = La langue, par exemple fr [sinon : celle du système]
help-help = Afficher l'aide
help-version = Afficher la version

about-play = Jouer : dans le navigateur, ou avec --terminal dans ce terminal
help-port = Le port de la page sur cette machine ; les parties sauvegardées lui appartiennent
help-quiet = Ne pas ouvrir le navigateur
help-terminal = Jouer en texte simple dans ce terminal, tous à un seul clavier
help-players = Nombre de joueurs, de 1 à 4 ; avec Black Secret, le nombre de taoïstes
help-level = Niveau : initiation, normal, nightmare ou hell
help-rules = Règles : revised (révisées, la dernière édition) ou classic (classiques, 2008)
help-five-qi = Variante d'Initiation : commencer avec cinq Qi
help-white-moon = Jouer avec White Moon : villageois, Su-Ling, cristaux et barrière mystique
help-portal = White Moon : la place du portail : centre, edge ou corner, ou une tuile comme tea-house
help-incarnations = White Moon sans Black Secret : les incarnations en jeu : base, moon ou both
help-black-secret = Jouer avec Black Secret : quelqu'un est Wu-Feng, avec des démons dans les catacombes, des malédictions et l'Ombre
help-catacombs = Black Secret : la face des catacombes, a ou b [sinon : au hasard]
help-demons = Black Secret : la face du plateau de Wu-Feng, a ou b, avec les traits de ses démons [sinon : au hasard]
help-random-tiles = Avec une extension : neuf tuiles au hasard parmi toutes, au lieu de l'École et du Calligraphe à des places fixes
help-data = Avec une extension : un fichier avec ce que dit votre propre matériel ; ce qu'il ne dit pas reste comme chez nous
help-boards = Les quatre plateaux dans le sens horaire à partir du nord, par exemple red,green,blue,yellow
help-colours = Les couleurs qui jouent, par exemple red,blue
help-powers = Les pouvoirs que montrent les plateaux, par exemple spires,mantra
help-first = Qui a le premier tour
help-village = Les neuf tuiles rangée par rangée depuis le nord-ouest, par exemple cemetery,altar,herbalist,... ; avec une extension, sa tuile peut en être ou non
help-wu-feng = Black Secret : qui est Wu-Feng : person (une personne) ou un robot comme novice ou expert
help-names = Les noms des joueurs dans l'ordre de leurs tours, par exemple Anne,Ben
help-seed = La graine de la mise en place, des cartes et des dés [sinon : une nouvelle]
help-save = Où la partie est sauvegardée après chaque étape [sinon : ghost-stories-GRAINE.json]
help-continue = Continuer une partie sauvegardée
help-locales = Pour les traducteurs : lire les mots dans ce dossier, la page à chaque rechargement ; il a un dossier par langue
help-pseudo = Pour les traducteurs : accentuer les lettres de l'anglais ; ce qui n'a pas d'accent n'est pas traduit

about-serve = Héberger la page et des tables en ligne, pour des navigateurs ici ou derrière un proxy
help-serve-port = Le port de la page
help-address = L'adresse de cette machine ; 0.0.0.0 sert tous ceux qui peuvent la joindre
help-database = Où garder les tables : un fichier, ou postgres://USER:PASSWORD@HOST/NAME [sinon : tables.sqlite dans votre dossier de données]
help-origin = Une page qui peut parler à ce serveur, par exemple https://example.org ; le serveur ne répond alors que sous son nom et sous des adresses ; plusieurs fois si besoin
help-behind-proxy = Un proxy placé devant dit dans X-Forwarded-For d'où viennent les clients
help-connections-per-address = Connexions d'une même adresse
help-tables-per-hour = Tables qu'une adresse peut ouvrir en une heure
help-listed-per-address = Tables d'une même adresse affichées en même temps dans le salon
help-data-files-per-hour = Fichiers de données personnels différents qu'une adresse peut apporter en une heure
help-messages-per-second = Messages par seconde d'une connexion
help-host-away = Secondes après lesquelles une table dont l'hôte est absent en a un autre
help-bot-after = Secondes après lesquelles chacun peut faire jouer un robot à la place d'un absent
help-connections = Connexions en tout
help-brisk-seconds = Secondes dont une personne dispose pour décider à une table rapide, avant qu'un robot ne le fasse
help-relaxed-hours = Heures dont une personne dispose pour décider à une table tranquille
help-keep-unfinished = Jours pendant lesquels une table inachevée est gardée après le dernier événement
help-keep-finished = Jours pendant lesquels une table achevée est gardée ; les résultats restent
help-drain = Secondes pendant lesquelles un serveur qui doit s'arrêter continue, pour qu'un proxy apprenne qu'il n'est pas prêt
help-serve-admin-socket = Un socket à créer, par lequel `ghost-stories admin` joint ce serveur
help-log = Comment écrire le journal sur la sortie d'erreur : text ou json ; GHOST_STORIES_LOG=debug en dit plus
help-serve-white-moon = Mener à une nouvelle partie avec White Moon
help-serve-black-secret = Mener à une nouvelle partie avec Black Secret

about-backup = Copier toutes les tables en ligne dans un fichier, même si des serveurs tournent
help-backup-database = Où sont les tables : un fichier, ou postgres://... [sinon : tables.sqlite dans votre dossier de données]
help-file = Le fichier à écrire ; s'il existe déjà, il n'est pas touché

about-restore = Reprendre toutes les tables en ligne d'un fichier, dans une base de données vide de l'un ou l'autre type
help-restore-database = Où mettre les tables : un fichier, ou postgres://... [sinon : tables.sqlite dans votre dossier de données]
help-restore-file = Le fichier à lire

about-admin = Interroger un serveur en marche ou lui dire quelque chose : voir et fermer des tables, bannir des adresses, annoncer un redémarrage
help-admin-socket = Le socket du serveur, tel qu'il a été donné à `serve`
help-admin-json = Écrire du JSON
about-tables = Voir les tables en mémoire du serveur, les plus fréquentées d'abord
about-inspect = Montrer une table : qui y est assis, qui elle attend, ce qui s'est dit en dernier
help-table = Le nom de la table, ou son lien
about-close = Fermer une table : plus personne n'y vient, sur aucun serveur de la base de données
about-reopen = Rouvrir une table fermée
about-bars = Voir les adresses bannies
about-bar = Bannir une adresse, sur tous les serveurs de la base de données
help-bar-address = Laquelle ; pour IPv6 la première moitié compte
help-days = Pour tant de jours [sinon : pour toujours]
about-unbar = Laisser entrer de nouveau une adresse
help-unbar-address = Laquelle, telle qu'elle est dans la liste
about-announce = Dire à tous, sur tous les serveurs de la base de données, qu'ils vont redémarrer
help-minutes = Dans combien de minutes, de 0 à 1440
about-withdraw = Dire à tous qu'il n'y aura pas de redémarrage

about-health = Demander à un serveur de cette machine s'il est prêt ; code de sortie 1 sinon
help-health-port = Le port du serveur
help-live = Demander seulement s'il vit, et non si sa base de données peut écrire

about-simulate = Jouer beaucoup de parties de robots et compter ce qui arrive
help-games = Combien de parties pour chaque combinaison d'équipe, de niveau et de nombre de joueurs
help-bot = Qui joue : random, novice, expert, ignores-villagers ou oracle, les trois derniers avec un budget si l'on veut, comme expert:nodes=100000 ou expert:ms=500. Plusieurs, séparés par des virgules, prennent les places dans le sens horaire à partir du premier joueur, puis on recommence. Donnée à nouveau, l'option nomme une autre équipe à comparer
help-simulate-players = Nombre de joueurs, de 1 à 4 ; plusieurs séparés par des virgules, ou all
help-simulate-level = Niveau : initiation, normal, nightmare ou hell ; plusieurs séparés par des virgules, ou all
help-simulate-wu-feng = Black Secret : qui est Wu-Feng, comme pour --bot ; donnée à nouveau, l'option en nomme un autre à comparer [sinon : comme le premier taoïste]
help-simulate-seed = La graine dont vient tout le hasard
help-calibration = Comparer aussi les chances de victoire estimées au début de chaque tour avec l'issue des parties
help-jobs = Combien de fils d'exécution ; le résultat n'en dépend pas [sinon : tous les cœurs]
help-shard = Ne jouer que la part I de N, pour répartir une expérience sur N machines ; merge réunit les parts
help-csv-games = Écrire aussi une ligne par partie dans ce fichier
help-out = Tenir les comptes dans ce fichier. S'il contient une série inachevée de la même expérience, elle est reprise
help-json = Écrire du JSON, une ligne par combinaison d'équipe, de niveau et de nombre de joueurs
help-timing = Avec --json : aussi le temps des robots, qui change à chaque fois
help-csv = Écrire du CSV, une ligne par combinaison d'équipe, de niveau et de nombre de joueurs
help-report = Écrire une page avec des graphiques dans ce fichier

about-merge = Additionner les fichiers de comptes de simulate --out qui appartiennent à une même expérience
help-files = Les fichiers de comptes, un par part
help-partial = Accepter des parts manquantes ou inachevées

about-replay = Vérifier un enregistrement ou une sauvegarde et écrire la partie sous forme de journal
help-source = Un enregistrement ou une sauvegarde, ou le lien d'une partie
help-to = S'arrêter à cette étape et y décrire la position
help-replay-json = Écrire du JSON : chaque étape avec ses événements, et la position à la fin

about-scenario = Vérifier des fichiers de scénario, ou tous les fichiers .scenario de dossiers
help-paths = Fichiers ou dossiers
help-scenario-rules = Dire pour chaque règle combien de scénarios la couvrent
help-verbose = Nommer chaque scénario, pas seulement ceux qui échouent

about-odds = Chances exactes d'exorcismes : pour de simples nombres, ou depuis chaque tuile d'une position
help-odds-source = Une position écrite, un scénario, un enregistrement ou une sauvegarde, ou le lien d'une partie ; sans cela, les nombres ci-dessous
help-at = Dans un enregistrement ou un lien : après cette étape [sinon : la dernière]
help-taoist = Dans une position : pour ce taoïste [sinon : celui dont c'est le tour]
help-resistance = La résistance du fantôme telle qu'elle est sur sa carte ; pour deux dans un coin avec leurs couleurs, par exemple red:2,black:1
help-ghost = À la place, un fantôme par son nom ou son numéro, par exemple zombie ; pour deux dans un coin zombie,ghoul
help-tao = Les Tao disponibles, à soi ou prêtés : combien de la couleur du fantôme, ou de couleurs comme red:1,black:2
help-dice = Combien de dés sont lancés, de 0 à 4 : le quatrième par Force de la montagne [sinon : 3, moins ceux que les fantômes retiennent]
help-circle = Le Tao sur le Cercle de prière
help-mantra = Le Mantra est sur le fantôme, sur le premier de deux
help-white-blank = Les faces blanches sont sans effet : Sans-nom est en jeu
help-reroll = Les dés peuvent être relancés une fois : Favori des dieux
help-attempts = 2 avec Second souffle : les chances des deux tentatives ensemble
help-odds-json = Écrire un objet JSON

about-hint = Les meilleures options d'une position, leurs chances de victoire, et pourquoi
help-hint-source = Une position écrite, un scénario, un enregistrement ou une sauvegarde, ou le lien d'une partie
help-nodes = Examiner tant de positions : la même réponse sur chaque machine [sinon : 10000]
help-ms = Ou réfléchir tant de millisecondes
help-hint-json = Écrire un objet JSON avec toutes les options

about-protocol = Parler en lignes JSON sur l'entrée et la sortie standard, pour des programmes de tout langage
help-openapi = Écrire à la place la description des tables en ligne, un document OpenAPI

about-help = Afficher cette aide ou celle d'une commande
