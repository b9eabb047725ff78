import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { createDatabase } from '../../db/connection.ts'
import { importsService } from './imports.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
})
afterAll(() => database?.drop())

test('what old files have left goes, however long that takes; what is worked on and what is young stays', async () => {
  await database.pool.query(`
    INSERT INTO imports (file_name, bytes, actor, state, made_at)
    SELECT name, 1, 'Eva', state, now() - age FROM (VALUES
      ('ancient', 'applied', interval '181 days'), ('old', 'applied', interval '8 days'),
      ('at work', 'applying', interval '200 days'), ('young', 'ready', interval '6 days')) AS f (name, state, age);
    INSERT INTO import_pieces (import_id, position, bytes) SELECT id, 0, 'x' FROM imports;
    INSERT INTO import_units (import_id, product_id, branch_id, units) SELECT id, 1, 1, 5 FROM imports;
    CREATE FUNCTION refuse_hurry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF current_setting('statement_timeout') <> '0' THEN RAISE EXCEPTION 'in a hurry'; END IF;
      RETURN OLD;
    END $$;
    CREATE TRIGGER refuse_hurry BEFORE DELETE ON import_units FOR EACH ROW EXECUTE FUNCTION refuse_hurry()`)
  const hurried = createDatabase(database.url, { max: 1, waitMs: 10_000 })
  try {
    const jobs = { stageJob: async () => undefined }
    await importsService({ database: hurried, jobs, staffLog: { note: async () => undefined } }).clear()
  } finally {
    await hurried.close()
  }
  const left = (table: string) =>
    database.pool
      .query(
        `SELECT file_name FROM imports i WHERE EXISTS (SELECT FROM ${table} t WHERE t.import_id = i.id) ORDER BY 1`,
      )
      .then(({ rows }) => rows.map(({ file_name: name }) => name))
  expect(await left('import_pieces')).toEqual(['at work', 'young'])
  expect(await left('import_units')).toEqual(['at work', 'young'])
  const { rows } = await database.pool.query('SELECT file_name FROM imports ORDER BY 1')
  expect(rows.map(({ file_name: name }) => name)).toEqual(['at work', 'old', 'young'])
})
