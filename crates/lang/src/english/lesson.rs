//! What the teacher says in the guided first game, for each step that the pupil reads or plays.

pub(crate) const LESSON: &[(&str, &str)] = &[
    (
        "The village",
        "Wu-Feng's ghosts are coming for the nine tiles of the village in the middle. \
         You are Green, the Taoist whose board lies at the bottom; Red, Yellow and Blue are your friends. \
         If three tiles are haunted, you have all lost.",
    ),
    (
        "A ghost arrives",
        "Each turn brings a ghost, and this one is Ooze Devil. \
         It is blue, so it goes to the blue board, but you choose the space. \
         Click the one that glows, beside the Herbalist's Shop.",
    ),
    (
        "What a card tells you",
        "Ooze Devil is blue 3: to exorcise it takes three blue dice or Tao. \
         A left stone works when the card arrives, a middle one on each turn of its board, \
         a right one when it is exorcised. \
         The middle stone makes Ooze Devil a haunter: its figure walks towards the tile ahead.",
    ),
    (
        "Move",
        "Yin, the ghosts' part of your turn, is over; now comes Yang, your own. \
         First you may move to a neighbouring tile, diagonals included. \
         Click the Herbalist's Shop: that corner is right next to Ooze Devil.",
    ),
    (
        "Ask a villager",
        "After moving you have one action: ask the villager of your tile for help, or exorcise the ghosts next to it. \
         Ooze Devil is still too strong for you: Odds shows about one chance in nine. \
         So ask for help: click the Herbalist's Shop again.",
    ),
    (
        "Take a Tao",
        "The dice show red and white. \
         Red gave you a red Tao, and white is any colour you like. \
         Click the blue Tao in the bank: it will count as a blue die against Ooze Devil.",
    ),
    (
        "End your turn",
        "You have moved and acted. \
         End your turn in the list at the side, where you find everything you can do, each with its key.",
    ),
    (
        "A figure on the stone",
        "Blue's turn began, and the figure of Ooze Devil stepped onto the first stone. \
         On Blue's next turn it will reach the second and haunt the Herbalist's Shop. \
         Forecast shows such things in time; now watch what your friends do.",
    ),
    (
        "Two at one corner",
        "Your turn again, and you draw Gloomy Minion: a black ghost goes to the board whose turn it is. \
         Lay it on the left space of your board. \
         Then your corner touches two ghosts at once.",
    ),
    (
        "Exorcise",
        "You are in the right place, so stay: one roll can beat both ghosts. \
         You roll three dice and, by your power, a fourth; white is any colour, and your Tao can fill what is missing. \
         Click one of the two ghosts, look at the odds, and roll.",
    ),
    (
        "Spend a Tao",
        "The black die is enough for Gloomy Minion, but two blue dice are one short of Ooze Devil's three. \
         Click both ghosts and your blue Tao and confirm, or take that line from the list of ways to spend.",
    ),
    (
        "The reward",
        "Both ghosts are gone, and the Herbalist's Shop is safe. \
         The right stone of Gloomy Minion gives you a Tao of your choice. \
         Take a blue one: it can help against Drowned Maiden, who came to the blue board.",
    ),
    (
        "A tile is haunted",
        "Yellow and Red both tried to exorcise Hopping Vampire, and the dice let them down. \
         Its figure reached the second stone: the Taoist Altar is haunted, and its villager helps nobody now. \
         With two more the village is lost.",
    ),
    (
        "The Yin-Yang",
        "Yellow has beaten Hopping Vampire, too late for the Taoist Altar, \
         whose villager is the one who wins haunted tiles back. \
         Your Yin-Yang can do the same, from anywhere and without using up your action. \
         Click it on your board.",
    ),
    (
        "Win the tile back",
        "The Yin-Yang asks any villager for help from afar, or turns a haunted tile active again. \
         Click the Taoist Altar.",
    ),
    (
        "How it ends",
        "You win by exorcising the incarnation of Wu-Feng that lies deep in the deck. \
         You lose with three haunted tiles, with all Taoists dead, or when the last card is drawn before you have won. \
         Qi is your life: you lose 1 whenever your turn finds ghosts on all three spaces of your board.",
    ),
    (
        "You are ready",
        "The other villagers, the powers and the Curse die you will learn as you meet them: \
         Explain tells you about anything you click. \
         Begin a new game at Initiation, and plan each turn together.",
    ),
];

pub(crate) const MOON_LESSON: &[(&str, &str)] = &[
    (
        "Villagers",
        "In White Moon 24 villagers of twelve families stand in stacks of three on the tiles; only the top one of each is seen. \
         Save them from Wu-Feng if you can: when twelve of them are dead, you have all lost. \
         Families shows what a death does, and what a family gives when all of it is saved.",
    ),
    (
        "The Portal",
        "The Portal shines on the Tea House in the middle, and whoever comes through it is safe. \
         A Taoist who moves may take the top villager of the tile he leaves along with him. \
         You are Green again, and your turn begins with a ghost.",
    ),
    (
        "A devourer",
        "Marsh Boar is a devourer: on each turn of its board it eats the first villager ahead of it. \
         It is yellow, so it goes to the yellow board. \
         Lay it before the Taoist Altar, where a villager of the Hua family stands on top.",
    ),
    (
        "Marked cards",
        "The small question mark on Marsh Boar says that some of its values are reconstructed, because what is printed was not available. \
         Whoever owns the game can bring values of his own under Cards and icons.",
    ),
    (
        "Move",
        "Until Yellow's turn comes you have time for something else. \
         Move to the Herbalist's Shop: a villager of the Chang family stands there, and that family has only this one.",
    ),
    ("Ask the Herbalist", "Ask the Herbalist's Shop for help, and see what a white die brings in White Moon."),
    (
        "A Moon Crystal",
        "The red die gave you a red Tao, and the white one a Moon Crystal. \
         In an exorcism a crystal counts as any colour, even against ghosts that are immune to dice. \
         There are only four.",
    ),
    ("End your turn", "You have acted. End your turn and watch your friends."),
    (
        "A villager dies",
        "Marsh Boar has devoured the villager of the Hua family, and the next one, a Li, is turned up. \
         Each family has a curse of its own: for a Hua the Taoist on turn is knocked down, and Yellow must spend the move on standing up. \
         That was the first of twelve graves.",
    ),
    (
        "Su-Ling",
        "After a death, a Curse die or a haunted tile the good ghost Su-Ling may be placed at the end of the turn. \
         Yellow has put her before Marsh Boar: as long as she stands there, its middle stone does nothing.",
    ),
    (
        "Lead the villager",
        "It is your turn, and you stand with the villager of the Chang family. \
         Move to the Tea House and take him along: click the villager, or take that line from the list.",
    ),
    (
        "Rescue",
        "A rescue at the Portal is an action, like asking for help or exorcising. \
         Click the Portal and rescue him.",
    ),
    (
        "Thanks",
        "The Chang family is saved, because it had only one villager, and it thanks you with the Moon Dust. \
         Larger families give more, but all their villagers must be saved.",
    ),
    (
        "Use the Moon Dust",
        "The Moon Dust is used once, on your own turn: it brings another Moon Crystal. Click it on your board.",
    ),
    ("End your turn", "Now you have two crystals. End your turn."),
    (
        "Villagers flee",
        "Drowned Maiden's figure stepped onto the first stone, and the first villager ahead fled one tile: here from the Buddhist Temple to the Tea House, to the Portal. \
         Where the next tile is full or haunted, or the village ends, the villager dies instead.",
    ),
    (
        "Back to the corner",
        "Blue has rescued the villager who had fled. \
         Hound of Depth has come to the blue board, and dice do not count against it. \
         Move to the Herbalist's Shop, right beside it.",
    ),
    ("Exorcise", "Click Hound of Depth, look at the odds, and roll: with a crystal you cannot fail."),
    (
        "Spend a crystal",
        "Dice do not count here, but a crystal is any colour. \
         Beat Hound of Depth with one crystal; it goes back to the reserve.",
    ),
    (
        "The pedestal",
        "Your other crystal is from an earlier turn, and you stand on a corner with an empty pedestal. \
         Put the crystal there: click the pedestal.",
    ),
    (
        "The Mystic Barrier",
        "When a crystal lies on each of the four pedestals, the Mystic Barrier rises after the turn. \
         For each board in turn you may save a villager with a crystal, or roll four dice and add any of the crystals against the ghosts there.",
    ),
    (
        "You are ready",
        "The Kung-Fu School, the artifacts and the new incarnations you will learn as you meet them: Explain tells you about anything you click. \
         Begin a new game and choose White Moon.",
    ),
];
