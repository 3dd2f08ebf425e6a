-- Tables, their logs, the links that lead to them, and whose they are.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    created REAL NOT NULL,
    touched REAL NOT NULL,
    wakes REAL,
    seq INTEGER NOT NULL, -- of the last entry that is kept, 0 before the first
    body BLOB NOT NULL, -- the two long ones stand last: what comes before is read without them
    state BLOB
) STRICT;

CREATE INDEX waking ON tables (wakes) WHERE wakes IS NOT NULL;

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq > 0),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    holder BLOB,
    command TEXT,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX commands ON log (table_id, holder, command) WHERE command IS NOT NULL;

-- Entries go only when their whole table goes.
CREATE TRIGGER log_is_append_only BEFORE UPDATE ON log BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TABLE links (
    code BLOB NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_of_table ON links (table_id);

CREATE TABLE members (
    holder BLOB NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (holder, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_of_table ON members (table_id);

-- A step is an entry and what the table looks like after it. Inserting one is a single statement, whole or not at all.
CREATE VIEW steps AS
SELECT
    tables.id, tables.game, tables.status, tables.touched, tables.wakes, tables.body, tables.state,
    log.seq, log.at, log.kind, log.body AS line, log.holder, log.command
FROM tables JOIN log ON log.table_id = tables.id;

CREATE TRIGGER step_is_kept INSTEAD OF INSERT ON steps BEGIN
    UPDATE tables SET
        game = NEW.game, status = NEW.status, touched = NEW.touched, wakes = NEW.wakes, seq = NEW.seq,
        body = NEW.body, state = NEW.state
    WHERE id = NEW.id AND seq = NEW.seq - 1;
    SELECT RAISE(ABORT, 'the step does not follow') WHERE changes() = 0;
    INSERT INTO log (table_id, seq, at, kind, body, holder, command)
    VALUES (NEW.id, NEW.seq, NEW.at, NEW.kind, NEW.line, NEW.holder, NEW.command);
END;
