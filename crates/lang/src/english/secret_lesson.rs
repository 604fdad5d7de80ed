//! What the teacher says in the two guided games of Black Secret.

pub(crate) const TAOISTS_LESSON: &[(&str, &str)] = &[
    (
        "Wu-Feng plays too",
        "In Black Secret a player or a bot is Wu-Feng, and he plays against all Taoists. \
         You are Green again; Red, Yellow and Blue are your friends. \
         Whatever the Taoists own, Wu-Feng may see, but you never see the incarnations in his hand.",
    ),
    (
        "The Catacombs",
        "Under the nine tiles lie the nine spaces of the Catacombs, each with a colour, a ladder and a stack of hidden tokens. \
         Wu-Feng's demons search these tokens for three Urns. \
         You can change between the village and the Catacombs on the table at any time.",
    ),
    (
        "Wu-Feng decides",
        "Ghosts are no longer drawn and placed by you, but by Wu-Feng. \
         With each card he does one of three things: place the ghost, summon a demon, or throw a curse. \
         Here he has placed Grave Walker on your board, and its left stone costs you 1 Qi.",
    ),
    (
        "Your Qi is not wasted",
        "Every Qi that a Taoist loses goes on a Blood Mantra. \
         A mantra of level 2 takes effect with its second Qi, one of level 3 with its third, one of level 4 with its fourth. \
         Click “Offering” and lay your Qi there.",
    ),
    (
        "To the Calligrapher",
        "The Calligrapher is a new tile whose villager takes care of the Blood Mantras. \
         Move there.",
    ),
    ("Ask for help", "Click the Calligrapher again and ask for help."),
    (
        "Swap or not",
        "First you may swap a mantra for another of its level, but the Qi on it would go back to the bank. \
         You like the mantras as they are. \
         Take the line in the list that swaps none.",
    ),
    (
        "The second Qi",
        "Now the Calligrapher lets you put 1 Qi from the bank on a mantra. \
         Put it on “Offering”, which is then full.",
    ),
    (
        "The mantra takes effect",
        "“Offering” gives you two Tao of your choice. \
         Demons usually come in at the red or the green space, the two entrances, and have the colour of their space: as you have a green Tao, click a red one. \
         The second will be a yellow one; after that the mantra leaves the game, and another of its level replaces it.",
    ),
    ("End your turn", "End your turn and see what Wu-Feng does next."),
    (
        "A demon",
        "Wu-Feng drew Abysmal and discarded it to summon the Seeker, for which resistance 2 is enough. \
         The Landscaper costs 3, the Gravedigger 4. \
         Before each Taoist's Yin every demon in the Catacombs may move to a neighbouring space or search its own.",
    ),
    (
        "It searches",
        "The Seeker has turned up the top token under the Circle of Prayer: Bones. \
         They are now a skeleton on the yellow board, which takes up a space and has resistance 1 in the colour of the board. \
         Some tokens help Wu-Feng, some help you, and Earth does nothing.",
    ),
    (
        "A curse",
        "Wu-Feng drew Blood Drinker, but threw a curse of its colour instead. \
         “Theft” makes you discard a Tao, though which one is up to you. \
         Click the yellow one.",
    ),
    (
        "Blood of the Just",
        "Yellow has beaten the skeleton, and it is your turn. \
         But first the Seeker searched once more and found the Blood of the Just: you may put 1 Qi from the bank on a mantra. \
         Click “Breath of Life”.",
    ),
    (
        "After the demon",
        "A demon does not search where a Taoist stands, and it can be exorcised only from its own space. \
         Move to the Circle of Prayer: the Seeker is right below it.",
    ),
    (
        "Down the ladder",
        "After your move, or without one, you may use the ladder of your place. \
         Click it, or take that line from the list. \
         When a tile turns haunted, its ladder leaves.",
    ),
    (
        "Exorcise",
        "Your action in the Catacombs is an exorcism of demons. \
         The Seeker has resistance 1, and this space makes it red. \
         Click it, look at the odds, and roll.",
    ),
    (
        "Spend a Tao",
        "No die is red or white, but your red Tao counts in the Catacombs too. \
         Beat the Seeker with it.",
    ),
    (
        "Urns and the Shadow",
        "The Seeker is back on Wu-Feng's board, and he may summon it again. \
         Keep an eye on the demons: each Urn gives Wu-Feng an incarnation, and the third brings the Shadow. \
         It goes wherever it likes, costs Taoists their Qi and cannot be exorcised.",
    ),
    (
        "Blood Brotherhood",
        "A Taoist with exactly 1 Qi may also use the power of the board opposite, in your case the red one. \
         So losing Qi on purpose is sometimes worth it, if you are brave.",
    ),
    (
        "How it ends",
        "Summoning cards lie in the deck in place of incarnations, and each brings one from Wu-Feng's hand. \
         You win when neither of them is left in the deck and no incarnation is in play. \
         Wu-Feng wins with three haunted tiles, with all Taoists dead, or when he draws the last card.",
    ),
    (
        "You are ready",
        "The other tokens, curses and mantras you will learn as you meet them: Explain tells you about anything you click. \
         Begin a new game with Black Secret, or learn how Wu-Feng plays.",
    ),
];

pub(crate) const WU_FENG_LESSON: &[(&str, &str)] = &[
    (
        "You are Wu-Feng",
        "This time you sit on the other side of the table: you are Wu-Feng, and the four Taoists are against you. \
         The game has gone on for a while, and the Circle of Prayer is already haunted. \
         With two more tiles the village is yours.",
    ),
    (
        "Your board",
        "On your board are three demons, three skeletons and your curses; the hand beside it is for incarnations, and nobody else sees it. \
         Whenever a ghost is to come, you draw it. \
         With each card you do one of three things: place the ghost, summon a demon, or throw a curse.",
    ),
    (
        "Place a ghost",
        "Green's turn begins, and you draw Wicked One, a haunter with resistance 3. \
         Its colour is green, so it goes to the green board, but you choose the space. \
         Click the left one, beside the Herbalist's Shop.",
    ),
    (
        "Summon a demon",
        "Green could not beat Wicked One. \
         Now you draw Liquid Horror, whose resistance of 4 is enough for your strongest demon, so give the card up for it. \
         Summon the Gravedigger to the entrance under the Sorcerer's Hut.",
    ),
    (
        "Costs and traits",
        "The Seeker costs 2, the Landscaper 3, the Gravedigger 4. \
         Each demon has a trait by the side of your board; when this Gravedigger is exorcised, you draw a ghost. \
         A beaten demon comes back to your board, and you may summon it again.",
    ),
    (
        "Move the demon",
        "Before each Taoist's Yin each of your demons may move to a neighbouring space, diagonals included, or search its own. \
         Move the Gravedigger to the space under the Taoist Altar, where only one token is left.",
    ),
    (
        "Throw a curse",
        "Ghoul is too weak for a demon, but it is yellow, and so is your curse “Restless Spirit”. \
         A card lets you throw a curse of its colour, and a black card any curse. \
         Click “Restless Spirit”.",
    ),
    (
        "A figure steps",
        "The curse lets a figure of your choice step, even out of turn. \
         That of Skinner is already on the first stone, so it haunts the Calligrapher at once. \
         Click Skinner.",
    ),
    (
        "The pyramid",
        "Two tiles are haunted now. \
         Thrown curses lie in the pyramid, and the second one of a level opens the next: four curses of level 2 have been turned up for you. \
         Each level can hold fewer than the one below, and after a curse of level 4 all are drawn anew.",
    ),
    (
        "Search",
        "Red has beaten Skinner, but too late for the Calligrapher. \
         Yellow comes next, and first your demon acts. \
         Let the Gravedigger search its space.",
    ),
    (
        "An Urn",
        "You have found an Urn and drawn Night Witch to your hand. \
         The third Urn brings the Shadow: the demons go home for good, but it moves anywhere, attacks Taoists with three dice, rolls the Curse die and cannot be exorcised. \
         Other tokens let you throw a curse or place a skeleton, but some help the Taoists.",
    ),
    (
        "The Summoning card",
        "Yellow's card is a Summoning card: you have drawn Undertaker to your hand and must now play one of the two. \
         While Night Witch is in play, nobody may spend a Yin-Yang, and so no tile is won back that way. \
         Play Night Witch.",
    ),
    (
        "Place the incarnation",
        "An incarnation from your hand is always placed. \
         Night Witch is blue: lay her on the left space of the blue board, beside the haunted Circle of Prayer.",
    ),
    (
        "Walk away",
        "Yellow has gone down the ladder, but the dice were on your side. \
         Your demon cannot search while a Taoist stands on its space. \
         Move the Gravedigger to the space under the Pavilion of the Heavenly Winds.",
    ),
    (
        "How you win",
        "You win with three haunted tiles, with all Taoists dead, or when you draw the last card of the deck. \
         The figure of Wicked One has stepped onto the first stone: on Green's next turn it will haunt the third tile.",
    ),
    (
        "How you lose",
        "The Taoists win when no Summoning card is left in the deck and no incarnation is in play; your hand does not count. \
         So protect Night Witch. \
         And each Qi that you take goes on a Blood Mantra, which helps them once it is full.",
    ),
    (
        "You are ready",
        "The other curses, tokens and incarnations you will learn as you meet them: Explain tells you about anything you click. \
         Begin a new game with Black Secret and take Wu-Feng's seat.",
    ),
];
