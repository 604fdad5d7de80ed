-- The list of each table, append-only: seq counts from 1 without gaps.
CREATE TABLE events (
    game TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- Finds the tables that may have expired without a look at every row.
CREATE INDEX events_opened ON events (at) WHERE seq = 1;

-- Results of finished tables; they outlive the rows. Names are a list in JSON.
CREATE TABLE results (
    game TEXT NOT NULL PRIMARY KEY,
    day BIGINT,
    kind TEXT NOT NULL,
    level TEXT NOT NULL,
    players BIGINT NOT NULL,
    names TEXT NOT NULL,
    score BIGINT NOT NULL,
    won BOOLEAN NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX results_of_day ON results (day) WHERE day IS NOT NULL;

CREATE INDEX results_by_score ON results (kind, level, players, score);

-- The seed of each day's challenge, its bits read as a signed number.
CREATE TABLE days (
    day BIGINT NOT NULL PRIMARY KEY,
    seed BIGINT NOT NULL
);
