import type { Pool } from 'pg'

/**
 * Tables that are written besides: the first counts what was refused and holds nothing of a shopper's; in the second the
 * queue notes by its own clock when it last looked after itself.
 */
const exempt = ['public.rate_limits', 'pgboss.version']

const installation = `
  CREATE SCHEMA write_audit;
  CREATE TABLE write_audit.writes (relation text NOT NULL);
  CREATE FUNCTION write_audit.note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO write_audit.writes VALUES (TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
      RETURN NULL;
    END $$;`

const everyTable = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND format('%s.%s', n.nspname, c.relname) <> ALL ($1)
    AND n.nspname NOT IN ('write_audit', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'`

/**
 * Notes each row that is inserted, changed or deleted in any table of the database, taken from its catalog:
 * what a transaction wrote and undid is not noted, since its notes are undone with it.
 */
export async function openWriteAudit(pool: Pool) {
  await pool.query(installation)
  const { rows } = await pool.query<{ name: string }>(everyTable, [exempt])
  for (const { name } of rows) {
    await pool.query(
      `CREATE TRIGGER write_audit_rows AFTER INSERT OR DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION write_audit.note();
       CREATE TRIGGER write_audit_changes AFTER UPDATE ON ${name} FOR EACH ROW
         WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION write_audit.note()`,
    )
  }
  return {
    /** How many tables are watched. */
    tables: rows.length,

    /** The tables written since this was last asked, each once. */
    async take(): Promise<string[]> {
      // Asked thousands of times, so it is planned once.
      const taken = await pool.query<{ relation: string }>({
        name: 'take-writes',
        text: 'WITH taken AS (DELETE FROM write_audit.writes RETURNING relation) SELECT DISTINCT relation FROM taken ORDER BY 1',
      })
      return taken.rows.map(({ relation }) => relation)
    },
  }
}
