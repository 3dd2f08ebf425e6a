-- Which node sees to what a table does by itself, for as long as that node is here.

CREATE UNLOGGED TABLE duties (
    table_id text COLLATE "C" PRIMARY KEY,
    node text NOT NULL REFERENCES nodes (id) ON DELETE CASCADE
);

CREATE INDEX duties_by_node ON duties (node);

-- Those of these tables that this node sees to: nobody else did, or whoever did is gone.
CREATE FUNCTION take_duties(named text, ids text[]) RETURNS SETOF text LANGUAGE sql AS $$
    INSERT INTO duties (table_id, node)
    SELECT id, named FROM unnest(ids) AS given (id)
    WHERE EXISTS (SELECT FROM nodes WHERE nodes.id = named AND until > clock_timestamp())
    ORDER BY id
    ON CONFLICT (table_id) DO UPDATE SET node = EXCLUDED.node
    WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.id = duties.node AND until > clock_timestamp());
    SELECT table_id FROM duties WHERE node = named AND table_id = ANY (ids);
$$;
