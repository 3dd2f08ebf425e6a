-- What is kept beside the log is counted, so that nobody writes over what they have not seen.

ALTER TABLE tables ADD COLUMN beside INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER step_is_kept;
DROP VIEW steps;

CREATE VIEW steps AS
SELECT
    tables.id, tables.game, tables.status, tables.touched, tables.wakes, tables.body, tables.state, tables.beside,
    log.seq, log.at, log.kind, log.body AS line, log.holder, log.command, log.seat, log.digest
FROM tables JOIN log ON log.table_id = tables.id;

CREATE TRIGGER step_is_kept INSTEAD OF INSERT ON steps BEGIN
    UPDATE tables SET
        game = NEW.game, status = NEW.status, touched = NEW.touched, wakes = NEW.wakes, seq = NEW.seq,
        body = NEW.body, state = NEW.state
    WHERE id = NEW.id AND seq = NEW.seq - 1 AND beside = NEW.beside;
    SELECT RAISE(ABORT, 'the step does not follow') WHERE changes() = 0;
    INSERT INTO log (table_id, seq, at, kind, body, holder, command, seat, digest)
    VALUES (NEW.id, NEW.seq, NEW.at, NEW.kind, NEW.line, NEW.holder, NEW.command, NEW.seat, NEW.digest);
END;
