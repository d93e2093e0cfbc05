-- AlterTable
ALTER TABLE "migration" ADD COLUMN     "last_hash" TEXT;

-- AlterTable
ALTER TABLE "thread_event" ADD COLUMN     "hash" TEXT,
ADD COLUMN     "previous_hash" TEXT,
ADD COLUMN     "summary" TEXT;

-- Threads that were written before there was a chain get theirs now, as domain/thread/chain.ts would have made it: SHA-256 over
-- RFC 8785 JSON. Their events say what they are in `type` and `data` only, so the type is their summary.
CREATE FUNCTION pg_temp.canonical(value jsonb) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'object' THEN (
      SELECT '{' || COALESCE(string_agg(to_json(member.key)::text || ':' || pg_temp.canonical(member.value), ',' ORDER BY member.key COLLATE "C"), '') || '}'
      FROM jsonb_each(value) AS member)
    WHEN 'array' THEN (
      SELECT '[' || COALESCE(string_agg(pg_temp.canonical(item.value), ',' ORDER BY item.position), '') || ']'
      FROM jsonb_array_elements(value) WITH ORDINALITY AS item (value, position))
    WHEN 'number' THEN trim_scale(value::numeric)::text
    ELSE value::text
  END;
END $$;

DO $$
DECLARE
  thread record;
  event record;
  last text;
  next text;
BEGIN
  FOR thread IN SELECT "id" FROM "migration" WHERE "last_sequence" > 0 LOOP
    last := encode(sha256(convert_to(thread."id", 'UTF8')), 'hex');
    FOR event IN SELECT * FROM "thread_event" WHERE "migration_id" = thread."id" ORDER BY "sequence" LOOP
      next := encode(sha256(convert_to(pg_temp.canonical(jsonb_build_object(
        'sequence', event."sequence",
        'at', to_char(event."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'actor', event."actor",
        'type', event."type",
        'run_id', event."run_id",
        'summary', event."type",
        'data', event."data",
        'previous_hash', last)), 'UTF8')), 'hex');
      UPDATE "thread_event" SET "summary" = event."type", "previous_hash" = last, "hash" = next
      WHERE "migration_id" = thread."id" AND "sequence" = event."sequence";
      last := next;
    END LOOP;
    UPDATE "migration" SET "last_hash" = last WHERE "id" = thread."id";
  END LOOP;
END $$;

ALTER TABLE "thread_event" ALTER COLUMN "hash" SET NOT NULL,
ALTER COLUMN "previous_hash" SET NOT NULL,
ALTER COLUMN "summary" SET NOT NULL;
