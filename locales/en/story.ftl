## The turn in one picture, the story, and what can be achieved: a title and a text each.

lesson-turn-yin-1 = Each ghost that lay on the board does what its middle stone says: a haunter steps forward or haunts a tile, a tormentor rolls the Curse die.
    .title = Ghosts act
lesson-turn-yin-2 = With ghosts on all three spaces the board loses 1 Qi, and no ghost arrives.
    .title = Is the board full?
lesson-turn-yin-3 = Otherwise a card is drawn and laid on a space of its colour. Then its left stone strikes.
    .title = A ghost arrives

lesson-turn-yang-1 = To a neighbouring tile, also diagonally; or stay.
    .title = Move
lesson-turn-yang-2 = Ask the villager of your active tile for help, or fight the ghosts next to your tile with dice and Tao.
    .title = Act: help or exorcism
lesson-turn-yang-3 = One that was taken on an earlier turn, on a free space next to your tile.
    .title = Place Buddhas
lesson-turn-yang-4 = Before or after any of these steps: ask any active tile for help, or free a haunted one.
    .title = Yin-Yang

lesson-turn-white-moon-1 = When a haunter's figure steps forward. Villagers on a tile that would be haunted die.
    .title = A villager flees
lesson-turn-white-moon-2 = When you move, the top one of the tile that you leave.
    .title = Take a villager along
lesson-turn-white-moon-3 = At the Portal, in place of help or exorcism.
    .title = Or rescue
lesson-turn-white-moon-4 = Placed together with the Buddhas. The fourth crystal raises the Mystic Barrier.
    .title = Su-Ling and crystals

lesson-turn-black-secret-1 = Before the Yin of each living player, in the catacombs: each moves or searches, and so does the Shadow once it is there.
    .title = Demons act
lesson-turn-black-secret-2 = He draws the card and places the ghost, summons a demon or throws a curse.
    .title = Wu-Feng decides
lesson-turn-black-secret-3 = The move may lead into the catacombs and back.
    .title = Up or down the ladder
lesson-turn-black-secret-4 = In the cave in which you are, like ghosts.
    .title = Exorcise demons

lesson-story-1 = Wu-Feng, lord of the nine hells, has died, and in a village at the foot of the mountains lies the urn with his ashes. His ghosts come for it, night after night, from all four sides. Four Taoists have come to keep them out, with dice and talismans, and with the help of those who live here: the herbalist, the sorcerer, the old man in the tea house. Sooner or later the lord comes himself, in one of his incarnations.
    .title = The village
lesson-story-2 = The people can bear it no longer. While the Taoists fight, families run from tile to tile with what they can carry, and whoever is too slow is lost. At the edge of the village a gate of light has opened; who goes through is safe. Su-Ling, once a victim of Wu-Feng, keeps the stones of the ghosts silent, and with crystals on the four pedestals the village can for a moment be closed against the night.
    .title = White Moon
lesson-story-3 = Below the village are older things. In the catacombs lie the urns in which Wu-Feng's power was hidden, and his demons dig for them, cave by cave, in the dark. He himself now sits at the table: he sends the ghosts, throws his curses and waits for the third urn, from which his Shadow rises. The Taoists must go down the ladders, and pay with their own blood for mantras that protect them.
    .title = Black Secret

lesson-achievements-1 = Win a game.
    .title = First light
lesson-achievements-2 = Win at Nightmare.
    .title = Through the night
lesson-achievements-3 = Win at Hell.
    .title = Back from Hell
lesson-achievements-4 = Win with one Taoist.
    .title = Alone
lesson-achievements-5 = Win with four Taoists, all of them alive.
    .title = All four
lesson-achievements-6 = Win with no tile haunted at the end.
    .title = Not one lantern out
lesson-achievements-7 = Win with no more than 1 Qi for each living Taoist.
    .title = On the last breath
lesson-achievements-8 = Exorcise two ghosts with one roll.
    .title = Two at one stroke
lesson-achievements-9 = Win with White Moon.
    .title = Under the white moon
lesson-achievements-10 = Win Black Secret as the Taoists.
    .title = The secret kept
lesson-achievements-11 = Win Black Secret as Wu-Feng.
    .title = Lord of the nine hells
lesson-achievements-12 = Win three games one after the other.
    .title = Three in a row
