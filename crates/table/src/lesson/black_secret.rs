//! The scripts of Black Secret's lessons, for a Taoist and for Wu-Feng.

pub const TAOISTS: &[&str] = &[
    // The curses of level 1 and the six mantras.
    "follow curse-card 1",
    "follow curse-card 3",
    "follow curse-card 6",
    "follow curse-card 7",
    "follow curse-card 9",
    "follow mantra-card 1",
    "follow mantra-card 3",
    "follow mantra-card 7",
    "follow mantra-card 12",
    "follow mantra-card 13",
    "follow mantra-card 18",
    "read",
    "read",
    // Green: Grave Walker costs a Qi, and with the Calligrapher's Qi the mantra takes effect.
    "follow draw 49",
    "follow place green-middle",
    "read",
    "choose lay-qi 3",
    "choose move calligrapher",
    "choose help",
    "choose decline",
    "choose lay-qi 3",
    "choose tao red",
    "follow tao yellow",
    "follow mantra-card 4",
    "choose end",
    // Blue: the Seeker comes.
    "follow draw 17",
    "follow summon seeker circle",
    "read",
    "follow end",
    // Red: the Seeker finds Bones, and a curse takes a Tao from Green.
    "follow search seeker",
    "follow token-found bones",
    "follow skeleton yellow-middle",
    "read",
    "follow draw 39",
    "follow throw 1",
    "follow victim green",
    "choose discard yellow",
    "follow end",
    // Yellow: the Seeker finds Earth. Yellow beats the skeleton.
    "follow search seeker",
    "follow token-found earth",
    "follow draw 29",
    "follow place green-right",
    "follow move altar",
    "follow exorcise",
    "follow roll yellow blue red",
    "follow defeat yellow-middle",
    "follow end",
    // Green: the Seeker finds the Blood of the Just, and Green goes down and beats it.
    "follow search seeker",
    "follow token-found just",
    "choose lay-qi 1",
    "follow draw 12",
    "follow place blue-right",
    "choose move circle",
    "choose climb green",
    "choose exorcise",
    "follow roll blue green black yellow",
    "choose banish-demons seeker spending red 1",
    "read",
    "read",
    "read",
    "read",
];

/// Late in a game, three ghosts above the Summoning card. One tile is haunted, and one curse lies in the pyramid.
pub const WU_FENGS_TABLE: &str = "\
level initiation
boards red yellow green blue
powers spires pockets strength heavenly-gust
village
circle! calligrapher cemetery
temple tea-house altar
herbalist pavilion hut
turn green yin
deck 3 ghosts, incarnation, 10 ghosts
taoist green at pavilion qi 2
taoist blue at temple qi 3 yin-yang no
taoist red at calligrapher qi 2
taoist yellow at tea-house qi 3
ghost red-middle 34
black-secret catacombs a demons a
no-ladders cemetery
stack circle 2
stack calligrapher 2
stack cemetery 2
stack temple 2
stack tea-house 2
stack altar 1
stack herbalist 2
stack pavilion 2
stack hut 2
unseen-tokens 2 earth 3 buddha 1 tablet 1 bones 1 just 2
unseen-tokens 3
unseen-tokens 4
curses 1 6 7 9
pyramid 4
blood-mantra 1 1
blood-mantra 3
blood-mantra 7
blood-mantra 12 2
blood-mantra 13
blood-mantra 18 1
";

pub const WU_FENG: &[&str] = &[
    "read",
    "read",
    // Green: Wicked One comes, and Green fails against it.
    "follow draw 30",
    "choose place green-left",
    "follow move herbalist",
    "follow exorcise",
    "follow roll red blue black yellow",
    "follow defeat nothing",
    "follow end",
    // Blue: the Gravedigger comes; Blue takes a Buddha.
    "follow draw 21",
    "choose summon gravedigger hut",
    "read",
    "follow help",
    "follow end",
    // Red: the Gravedigger moves. A curse lets the figure of Skinner haunt the Calligrapher, and Red beats it too late.
    "choose demon gravedigger altar",
    "follow draw 1",
    "choose throw 6",
    "follow curse-card 11",
    "follow curse-card 12",
    "follow curse-card 14",
    "follow curse-card 17",
    "choose figure red-middle",
    "read",
    "follow exorcise",
    "follow roll red black blue",
    "follow defeat red-middle",
    "follow end",
    // Yellow: the Gravedigger finds an Urn. The Summoning card brings Night Witch. Yellow goes down and fails.
    "choose search gravedigger",
    "follow token-found urn",
    "follow draw 92",
    "read",
    "follow draw 96",
    "choose incarnation 92",
    "choose place blue-left",
    "follow move altar",
    "follow climb yellow",
    "follow exorcise",
    "follow roll blue green yellow",
    "follow banish-demons nothing",
    "follow end",
    // Green: the Gravedigger walks away from Yellow.
    "choose demon gravedigger pavilion",
    "follow draw 29",
    "read",
    "read",
    "read",
];
