import type pg from 'pg'

/** What defines the tables of the public schema, as PostgreSQL itself words it: columns, constraints, indexes. */
export const describeSchema = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ line: string }>(`
    WITH tables AS (
      SELECT c.oid, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
    ), lines AS (
      SELECT name, 1 AS part, a.attnum::text AS place, format('  %I %s%s%s', attname, format_type(atttypid, atttypmod),
             CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END,
             COALESCE(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '')) AS line
      FROM tables JOIN pg_attribute a ON a.attrelid = tables.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      UNION ALL
      SELECT name, 2, conname, format('  CONSTRAINT %I %s', conname, pg_get_constraintdef(c.oid))
      FROM tables JOIN pg_constraint c ON c.conrelid = tables.oid WHERE contype <> 'n'
      UNION ALL
      SELECT name, 3, indexname, indexdef FROM tables JOIN pg_indexes i ON i.tablename = name AND i.schemaname = 'public'
      UNION ALL
      SELECT name, 0, '', format('TABLE %I', name) FROM tables
    )
    SELECT line FROM lines ORDER BY name COLLATE "C", part, lpad(place, 64)`)
  return `${rows.map(({ line }) => line).join('\n')}\n`
}
