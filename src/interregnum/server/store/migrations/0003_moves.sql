-- Seats that are on their way from one device to another; each is forgotten soon after its time.

CREATE TABLE moves (
    id TEXT NOT NULL PRIMARY KEY,
    until REAL NOT NULL,
    body BLOB NOT NULL
) STRICT, WITHOUT ROWID;
