-- Tables, their logs, the links that lead to them, whose they are, and seats on their way from one device to another.

CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    status text NOT NULL,
    created double precision NOT NULL,
    touched double precision NOT NULL,
    wakes double precision,
    seq integer NOT NULL, -- of the last entry that is kept, 0 before the first
    beside integer NOT NULL DEFAULT 0, -- how often something was kept beside the log
    body bytea NOT NULL,
    state bytea
) WITH (fillfactor = 70);

CREATE INDEX waking ON tables (wakes) WHERE wakes IS NOT NULL;

CREATE TABLE log (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq integer NOT NULL CHECK (seq > 0),
    at double precision NOT NULL,
    kind text NOT NULL,
    body bytea NOT NULL,
    holder bytea,
    command text,
    seat integer,
    digest bigint,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX commands ON log (table_id, holder, coalesce(seat, -1), command) WHERE command IS NOT NULL;

CREATE TABLE links (
    code bytea PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind text NOT NULL
);

CREATE INDEX links_of_table ON links (table_id);

CREATE TABLE members (
    holder bytea NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (holder, table_id)
);

CREATE INDEX members_of_table ON members (table_id);

CREATE TABLE moves (
    id text COLLATE "C" PRIMARY KEY,
    until double precision NOT NULL,
    body bytea NOT NULL
);

-- Entries go only when their whole table goes.
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log is append-only';
END $$;

CREATE TRIGGER log_is_append_only BEFORE UPDATE ON log FOR EACH ROW EXECUTE FUNCTION refuse();

-- Whatever is to be kept is one statement: a node that stops at any instant holds nobody else up.

-- Changes of several tables, each whole or not at all; the numbers of those that do not follow. Entries, links and
-- members are of the change whose number stands beside them.
CREATE FUNCTION keep_changes(
    ids text[], games text[], statuses text[], creations double precision[], touches double precision[],
    wakings double precision[], heads bytea[], states bytea[], befores integer[], lasts integer[], besides integer[],
    are_new boolean[], have_links boolean[], have_members boolean[],
    entries integer[], seqs integer[], times double precision[], kinds text[], lines bytea[], senders bytea[],
    commands text[], seats integer[], digests bigint[],
    ways integer[], codes bytea[], ways_kinds text[],
    people integer[], holders bytea[]
) RETURNS SETOF integer LANGUAGE plpgsql AS $$
DECLARE
    one record;
BEGIN
    FOR one IN
        SELECT * FROM unnest(
            ids, games, statuses, creations, touches, wakings, heads, states, befores, lasts, besides,
            are_new, have_links, have_members
        ) WITH ORDINALITY AS given (
            id, game, status, created, touched, wakes, head, state, before, last, beside,
            is_new, has_links, has_members, number
        )
    LOOP
        BEGIN
            IF one.is_new THEN
                INSERT INTO tables (id, game, status, created, touched, wakes, seq, body, state) VALUES (
                    one.id, one.game, one.status, one.created, one.touched, one.wakes, one.last, one.head, one.state
                );
            ELSE
                UPDATE tables SET
                    game = one.game, status = one.status, touched = one.touched, wakes = one.wakes, seq = one.last,
                    body = one.head, state = one.state
                WHERE id = one.id AND seq = one.before AND beside = one.beside;
                IF NOT FOUND THEN
                    RETURN NEXT one.number;
                    CONTINUE;
                END IF;
            END IF;
            INSERT INTO log (table_id, seq, at, kind, body, holder, command, seat, digest)
            SELECT one.id, seq, at, kind, line, holder, command, seat, digest
            FROM unnest(entries, seqs, times, kinds, lines, senders, commands, seats, digests)
                AS given (number, seq, at, kind, line, holder, command, seat, digest)
            WHERE number = one.number;
            IF one.has_links THEN
                DELETE FROM links WHERE table_id = one.id;
                INSERT INTO links (code, table_id, kind)
                SELECT code, one.id, kind FROM unnest(ways, codes, ways_kinds) AS given (number, code, kind)
                WHERE number = one.number;
            END IF;
            IF one.has_members THEN
                DELETE FROM members WHERE table_id = one.id;
                INSERT INTO members (holder, table_id)
                SELECT holder, one.id FROM unnest(people, holders) AS given (number, holder)
                WHERE number = one.number;
            END IF;
        EXCEPTION WHEN unique_violation THEN
            RETURN NEXT one.number;
        END;
    END LOOP;
END $$;

-- Who belongs to a table that is still there; false if it has moved on.
CREATE FUNCTION keep_beside(table_named text, at_seq integer, at_beside integer, head bytea, holders bytea[])
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tables SET body = head, beside = beside + 1
    WHERE id = table_named AND seq = at_seq AND beside = at_beside;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    DELETE FROM members WHERE table_id = table_named;
    INSERT INTO members (holder, table_id) SELECT holder, table_named FROM unnest(holders) AS given (holder);
    RETURN true;
END $$;

-- What is on its way from one device to another; false if it was not so before.
CREATE FUNCTION keep_move(move text, ends double precision, told bytea, before bytea, gone text[])
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
    IF before IS NULL THEN
        INSERT INTO moves (id, until, body) VALUES (move, ends, told) ON CONFLICT DO NOTHING;
    ELSE
        UPDATE moves SET until = ends, body = told WHERE id = move AND body = before;
    END IF;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    DELETE FROM moves WHERE id = ANY (gone);
    RETURN true;
END $$;
