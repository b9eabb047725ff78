import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isProof } from '#testing/counts.ts'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { openBuyers } from '#testing/faults/buyers.ts'
import { lastMigrationOf, openRelease, releaseBefore } from '#testing/server/release-before.ts'
import { openTestShop } from '#testing/server/test-shop.ts'
import { defaultAppToken } from '../settings/web.settings.ts'
import { migrate } from './migrate.ts'

const folder = join(import.meta.dirname, 'migrations')
type Migration = { file: string; sql: string }
const migrations: Migration[] = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => ({ file, sql: readFileSync(join(folder, file), 'utf8') }))

/** The last migration of the release before, whose code goes on beside those above it. A release sets it to its own last. */
const lastOfReleaseBefore = '0260-customers-in-common.sql'

/** What that code may still ask for or leave out. */
const breaking: [what: string, pattern: RegExp][] = [
  ['drops', /\bdrop\s+(?:table|column|view|function|type|schema|sequence|materialized|owned)\b/i],
  ['drops', /\balter\s+table\b[^;]*\bdrop\s+(?!(?:constraint|default|not|expression|identity|column)\b)\w+/i],
  ['renames', /\brename\s+(?:to|column|constraint|\w+\s+to)\b/i],
  ['renames', /\bset\s+schema\b/i],
  ['changes a type', /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i],
  ['asks for a value', /\bset\s+not\s+null\b/i],
  ['asks for a value', /\bdrop\s+default\b/i],
  [
    'asks for a value',
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?\w+\s+(?![^,;]*\b(?:default|generated)\b)[^,;]*\bnot\s+null\b/i,
  ],
]

/** Says why the release before can live with it. */
const reason = /^-- Beside the release before: \S/m

const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '')
const madeUnique = /\bcreate\s+unique\s+index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(\w+)/gi
const uniqueIndexes = new Set(
  migrations.flatMap(({ sql }) => [...withoutComments(sql).matchAll(madeUnique)].map(([, name]) => name)),
)
const droppedIndexes = /\bdrop\s+index\s+(?:concurrently\s+)?(?:if\s+exists\s+)?([\w\s,.]+)/gi
const droppedConstraint = /\bdrop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/gi

/** Whether ON CONFLICT loses what it may name: a unique index, or a constraint whose name does not say that it is another. */
function dropsUnique(sql: string): boolean {
  const indexes = [...sql.matchAll(droppedIndexes)].flatMap(([, names = '']) => names.split(','))
  const constraints = [...sql.matchAll(droppedConstraint)].map(([, name = '']) => name)
  return (
    indexes.some((name) => uniqueIndexes.has(name.trim().split(/[\s.]/)[0])) ||
    constraints.some((name) => !/_(?:check|fkey)$/.test(name))
  )
}

function faultsOf(sql: string): string[] {
  if (reason.test(sql)) return []
  const statements = withoutComments(sql)
  const whats = breaking.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what)
  if (dropsUnique(statements)) whats.push('drops what is unique')
  return [...new Set(whats)]
}

const faultsIn = (all: Migration[]): string[] =>
  all
    .filter(({ file }) => file > lastOfReleaseBefore)
    .flatMap(({ file, sql }) => faultsOf(sql).map((what) => `${file} ${what}`))

test('a migration leaves the release before what it asks for, or says why that may go', () => {
  expect(migrations.map(({ file }) => file)).toContain(lastOfReleaseBefore)
  expect(faultsIn(migrations)).toEqual([])
})

test('each migration above those of the release before is looked at', () => {
  const later = migrations.filter(({ file }) => file > lastOfReleaseBefore).map(({ file }) => file)
  expect(later).toContain(migrations.at(-1)?.file)
  const broken = migrations.map(({ file, sql }) => ({
    file,
    sql: `${sql}\nALTER TABLE orders DROP COLUMN note;`,
  }))
  expect(faultsIn(broken)).toEqual(later.map((file) => `${file} drops`))
})

test.each([
  ['ALTER TABLE orders DROP COLUMN note;', ['drops']],
  ['ALTER TABLE orders DROP note;', ['drops']],
  ['ALTER TABLE orders ADD COLUMN words text, DROP note;', ['drops']],
  ['DROP FUNCTION came_before(customers);', ['drops']],
  ['ALTER TABLE orders RENAME COLUMN note TO words;', ['renames']],
  ['ALTER TABLE orders RENAME note TO words;', ['renames']],
  ['ALTER TABLE orders ALTER COLUMN note TYPE varchar(20);', ['changes a type']],
  ['ALTER TABLE orders ALTER note SET NOT NULL;', ['asks for a value']],
  ['ALTER TABLE orders ALTER note DROP DEFAULT;', ['asks for a value']],
  ['ALTER TABLE orders ADD COLUMN note text NOT NULL;', ['asks for a value']],
  ["ALTER TABLE orders ADD COLUMN note text NOT NULL DEFAULT '';", []],
  ['ALTER TABLE orders ALTER note DROP NOT NULL;', []],
  ['ALTER TABLE orders DROP CONSTRAINT orders_note_check;', []],
  ['ALTER TABLE product_slugs DROP CONSTRAINT product_slugs_pkey;', ['drops what is unique']],
  ['DROP INDEX products_by_stock, products_without_stock;', []],
  ['CREATE TABLE notes (id bigint NOT NULL, note text); -- drop table later', []],
  ['-- Beside the release before: no code has asked for it since 0.1.\nDROP TABLE notes;', []],
])('%s', (sql, faults) => {
  expect(faultsOf(sql)).toEqual(faults)
})

test('an index that is unique is missed among several', () => {
  const [unique] = uniqueIndexes
  expect(faultsOf(`DROP INDEX IF EXISTS products_by_stock, ${unique} CASCADE;`)).toEqual([
    'drops what is unique',
  ])
})

const readsOfShoppers = [
  'listar-productos?limit=16',
  'listar-categorias?',
  'FiltrarProducto?id_filtro=1&texto=perro&limitProducts=3&limitCategories=4',
]
const release = isProof ? releaseBefore(lastOfReleaseBefore) : undefined
if (isProof && !release)
  process.stderr.write('Without the history of git the release before is not started.\n')

// Its code refuses to open on a schema that it does not know, so it is open when the schema becomes that of today.
if (release)
  test('the release before sells and shows lists on, beside the schema and the code of today', async () => {
    expect(lastMigrationOf(release)).toBe(lastOfReleaseBefore)
    const database = await createTestDatabase({ bare: true })
    onTestFinished(() => database.drop())
    const before = await openRelease(release, database.url)
    onTestFinished(() => before.close())
    const applied = migrations.filter(({ file }) => file > lastOfReleaseBefore)
    expect(await migrate(database)).toEqual(applied.map(({ file }) => file.replace('.sql', '')))
    const today = await openTestShop({ database })
    onTestFinished(() => today.app.close())
    const todaysUrl = await today.app.listen({ port: 0, host: '127.0.0.1' })

    const { rows } = await database.pool.query<{ id: number; price: number }>(
      `UPDATE stock SET quantity = 1000 FROM products p WHERE p.id = product_id AND branch_id = 1 AND p.active
         AND compare_at_price IS NULL AND value_id IS NULL RETURNING p.id, p.price`,
    )
    const product = rows[0] ?? { id: 0, price: 0 }
    const crowds = [await openBuyers(before.url, product, 2), await openBuyers(todaysUrl, product, 2)]
    await expect
      .poll(() => Math.min(...crowds.map(({ acknowledged }) => acknowledged.size)))
      .toBeGreaterThan(20)
    const sold = (await Promise.all(crowds.map((crowd) => crowd.end()))).reduce(
      (sum, { size }) => sum + size,
      0,
    )
    const { rows: left } = await database.pool.query<{ orders: number; units: number }>(
      `SELECT (SELECT count(*)::int FROM orders) AS orders,
         (SELECT quantity FROM stock WHERE product_id = $1 AND branch_id = 1) AS units`,
      [product.id],
    )
    expect(left).toEqual([{ orders: sold, units: 1000 - sold }])
    for (const call of readsOfShoppers) {
      const answer = await fetch(`${before.url}/api/${call}&token_authentication=${defaultAppToken}`)
      expect([call, answer.status]).toEqual([call, 200])
    }
  })
