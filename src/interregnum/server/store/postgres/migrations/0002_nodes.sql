-- Nodes that are here, until when, and who is at their tables. A server that crashes forgets all of it, and is told again.

CREATE UNLOGGED TABLE nodes (
    id text PRIMARY KEY,
    until timestamptz NOT NULL
);

CREATE UNLOGGED TABLE present (
    table_id text COLLATE "C" NOT NULL,
    node text NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, node)
);

CREATE INDEX present_by_node ON present (node);

-- A node is here for so many seconds more: whether it was still known, and what time it is. Those whose time ran out go.
CREATE FUNCTION beat(named text, seconds double precision, OUT known boolean, OUT now double precision)
LANGUAGE plpgsql AS $$
BEGIN
    now := extract(epoch FROM clock_timestamp());
    UPDATE nodes SET until = clock_timestamp() + make_interval(secs => seconds)
    WHERE id = named AND until > clock_timestamp();
    known := FOUND;
    IF NOT known THEN
        DELETE FROM nodes WHERE id = named;
        INSERT INTO nodes VALUES (named, clock_timestamp() + make_interval(secs => seconds)) ON CONFLICT DO NOTHING;
    END IF;
    DELETE FROM nodes WHERE id IN (
        SELECT id FROM nodes WHERE until < clock_timestamp() - interval '1 minute' FOR UPDATE SKIP LOCKED
    );
END $$;

CREATE FUNCTION tell(named text, ids text[], bodies bytea[]) RETURNS void LANGUAGE sql AS $$
    DELETE FROM present USING unnest(ids, bodies) AS given (id, body)
    WHERE node = named AND table_id = given.id AND given.body IS NULL;
    INSERT INTO present (table_id, node, body)
    SELECT given.id, named, given.body FROM unnest(ids, bodies) AS given (id, body)
    WHERE given.body IS NOT NULL AND EXISTS (SELECT FROM nodes WHERE nodes.id = named)
    ON CONFLICT (table_id, node) DO UPDATE SET body = EXCLUDED.body;
$$;
