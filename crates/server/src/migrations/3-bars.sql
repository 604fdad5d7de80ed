-- Addresses that those who run the servers let in no more, and until when in milliseconds since 1970; for good if that is empty.
CREATE TABLE bars (
    address TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    until BIGINT
);
