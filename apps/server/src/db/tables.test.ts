import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'

const source = join(import.meta.dirname, '..')

/** The names that Drizzle's types have in information_schema. */
const udtNames: Record<string, string> = {
  integer: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  bigserial: 'int8',
  char: 'bpchar',
  serial: 'int4',
  boolean: 'bool',
  'timestamp with time zone': 'timestamptz',
  'text[]': '_text',
}

async function declaredTables(): Promise<{ file: string; table: PgTable }[]> {
  const found: { file: string; table: PgTable }[] = []
  for await (const file of glob('**/*.tables.ts', { cwd: source })) {
    const module = (await import(join(source, file))) as Record<string, unknown>
    for (const exported of Object.values(module)) {
      if (is(exported, PgTable)) found.push({ file, table: exported })
    }
  }
  return found
}

const tables = await declaredTables()

describe('the tables that the code declares', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase({ seeded: false })
  })
  afterAll(() => database.drop())

  test('note no day by the clock of the database, which is of the day after in the evening of Chile', async () => {
    const { rows } = await database.pool.query<{ column: string; day: string }>(
      `select c.relname || '.' || a.attname as column, pg_get_expr(d.adbin, d.adrelid) as day
       from pg_attrdef d join pg_class c on c.oid = d.adrelid
         join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
       where a.atttypid = 'date'::regtype order by 1`,
    )
    const inChile = "((now() AT TIME ZONE 'America/Santiago'::text))::date"
    expect(rows).toEqual(
      [
        'blog_posts.published_on',
        'product_questions.asked_on',
        'products.added_on',
        'reviews.written_on',
      ].map((column) => ({ column, day: inChile })),
    )
  })

  test('are found', () => {
    expect(tables.length).toBeGreaterThan(20)
    expect(new Set(tables.map(({ table }) => getTableConfig(table).name)).size).toBe(tables.length)
  })

  test.each(tables.map(({ file, table }) => [getTableConfig(table).name, file, table] as const))(
    '%s of %s is the one of the database',
    async (name, _file, table) => {
      const { rows } = await database.pool.query<{ column: string; type: string; required: boolean }>(
        `select column_name as column, udt_name as type, is_nullable = 'NO' as required
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [name],
      )
      const declared = Object.values(getTableColumns(table)).map((column) => {
        const type = column.getSQLType().replace(/\(.*\)/, '')
        return { column: column.name, type: udtNames[type] ?? type, required: column.notNull }
      })
      const byName = (a: { column: string }, b: { column: string }) => a.column.localeCompare(b.column)
      expect(declared.toSorted(byName)).toEqual(rows.toSorted(byName))
    },
  )
})
