-- A command belongs to the seat it spoke for, and its id to what it said; entries of before know neither.

ALTER TABLE log ADD COLUMN seat INTEGER;
ALTER TABLE log ADD COLUMN digest INTEGER;

DROP INDEX commands;
CREATE UNIQUE INDEX commands ON log (table_id, holder, ifnull(seat, -1), command) WHERE command IS NOT NULL;

DROP TRIGGER step_is_kept;
DROP VIEW steps;

CREATE VIEW steps AS
SELECT
    tables.id, tables.game, tables.status, tables.touched, tables.wakes, tables.body, tables.state,
    log.seq, log.at, log.kind, log.body AS line, log.holder, log.command, log.seat, log.digest
FROM tables JOIN log ON log.table_id = tables.id;

CREATE TRIGGER step_is_kept INSTEAD OF INSERT ON steps BEGIN
    UPDATE tables SET
        game = NEW.game, status = NEW.status, touched = NEW.touched, wakes = NEW.wakes, seq = NEW.seq,
        body = NEW.body, state = NEW.state
    WHERE id = NEW.id AND seq = NEW.seq - 1;
    SELECT RAISE(ABORT, 'the step does not follow') WHERE changes() = 0;
    INSERT INTO log (table_id, seq, at, kind, body, holder, command, seat, digest)
    VALUES (NEW.id, NEW.seq, NEW.at, NEW.kind, NEW.line, NEW.holder, NEW.command, NEW.seat, NEW.digest);
END;
