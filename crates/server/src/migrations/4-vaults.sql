-- What people keep for their other browsers, sealed by the browser. `ran` is how many milliseconds servers had run when it was last used.
CREATE TABLE IF NOT EXISTS vaults (
    id TEXT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    ran BIGINT NOT NULL,
    sealed TEXT NOT NULL
);

CREATE INDEX IF NOT EXISTS vaults_by_ran ON vaults (ran);
