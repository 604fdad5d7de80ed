-- Who was Wu-Feng in a game with Black Secret: 'bot' or 'person'; empty in other games, and in those of before that was noted.
ALTER TABLE results ADD COLUMN wu_feng TEXT NOT NULL DEFAULT '';

-- What advice the players said they had asked for, a list in JSON.
ALTER TABLE results ADD COLUMN aids TEXT NOT NULL DEFAULT '[]';

DROP INDEX results_of_hall;

CREATE INDEX results_of_category ON results (kind, level, players, wu_feng, score DESC, at, game) WHERE day IS NULL;

-- How many attempts at the challenge of a day that count began from each network. A network is a salted hash, and goes when its day is over.
CREATE TABLE attempts (
    day BIGINT NOT NULL,
    network TEXT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (day, network)
);
