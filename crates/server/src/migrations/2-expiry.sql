-- Tables that nobody came to for so long that they will be removed, and how many milliseconds servers had run when that was found. Only
-- running counts, because a clock may be wrong.
CREATE TABLE expiring (
    game TEXT NOT NULL PRIMARY KEY,
    ran BIGINT NOT NULL
);

CREATE INDEX expiring_by_ran ON expiring (ran);

-- One row about all servers at this database: how many milliseconds they have run, and when one was last asked if it can write.
CREATE TABLE running (
    id BIGINT NOT NULL PRIMARY KEY,
    ran BIGINT NOT NULL,
    checked BIGINT NOT NULL
);

INSERT INTO running (id, ran, checked) VALUES (1, 0, 0);

-- Finds the best results without a look at all of them.
CREATE INDEX results_of_hall ON results (kind, level, players, score DESC, at, game) WHERE day IS NULL;

CREATE INDEX results_of_challenge ON results (day, score DESC, at, game) WHERE day IS NOT NULL;

DROP INDEX results_by_score;

DROP INDEX results_of_day;
