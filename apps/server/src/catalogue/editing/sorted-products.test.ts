import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { type DeskProductRow, filterConditions, type ListFilter } from './product-list.store.ts'
import { listSorted, type ProductKey } from './sorted-products.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  // Drafts, equal prices, names and units, and what is gone.
  await database.pool.query(`
    UPDATE products SET active = false WHERE id % 7 = 0;
    UPDATE products SET price = 4990, compare_at_price = NULL WHERE id % 5 = 0;
    UPDATE products SET name = 'Ñandú' WHERE id % 11 = 0;
    UPDATE stock SET quantity = 0 WHERE product_id % 3 = 0;
    INSERT INTO product_changes (product_id, version, actor, changes, changed_at)
    SELECT id, 2, 'Ana', '{}', '2030-01-01'::timestamptz + id / 4 * interval '1 hour' FROM products WHERE id % 2 = 0;`)
})
afterAll(() => database?.drop())

const keys: Record<ProductKey, { key: string; told: (row: DeskProductRow) => string }> = {
  name: { key: 'p.name', told: (row) => row.name },
  sku: { key: 'fold_text(p.sku)', told: (row) => row.sku },
  stock: { key: 'p.stock', told: (row) => String(row.stock) },
  price: { key: 'p.price', told: (row) => String(row.price) },
  changed: { key: 'e.changed_at', told: (row) => new Date(row.changedAt).toISOString() },
}

type Filter = Omit<ListFilter, 'after'>
const all: Filter = { text: '', state: 'all', categoryId: null, brandId: null, withoutStock: false }

/** All products of a filter, page by page. */
async function paged(filter: Filter, by: ProductKey, isDescending: boolean, steps: number[]) {
  const found: DeskProductRow[] = []
  for (;;) {
    const last = found.at(-1)
    const after = last ? { id: last.id, value: keys[by].told(last) } : null
    const page = await listSorted(database.db, filter, { by, isDescending, after }, steps)
    found.push(...page)
    if (page.length < 50) return found.map(({ id }) => id)
  }
}

/** The same, as one question that reads them all. */
async function whole(filter: Filter, by: ProductKey, isDescending: boolean) {
  const way = sql.raw(isDescending ? 'DESC' : 'ASC')
  const words =
    filter.text === '' ? sql`true` : sql`s.vector @@ (quote_literal(${filter.text}) || ':*')::tsquery`
  const { rows } = await database.db.execute<{ id: number }>(sql`
    SELECT p.id FROM products p JOIN product_edits e ON e.product_id = p.id JOIN product_search s ON s.product_id = p.id
    WHERE ${filterConditions(filter)} AND ${words}
    ORDER BY ${sql.raw(keys[by].key)} ${way}, p.id ${way}`)
  return rows.map(({ id }) => id)
}

describe.each(Object.keys(keys) as ProductKey[])('products at the desk by %s', (by) => {
  test.each([false, true])(
    'come whole, page by page, whatever narrows them; descending %s',
    async (isDescending) => {
      const { rows } = await database.pool.query<{ id: number }>(
        'SELECT brand_id AS id FROM products WHERE brand_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
      )
      const filters: Filter[] = [
        all,
        { ...all, state: 'published' },
        { ...all, state: 'draft' },
        { ...all, categoryId: 1 },
        { ...all, brandId: rows[0]?.id ?? 0, state: 'published' },
        { ...all, withoutStock: true },
        { ...all, text: 'perro' },
        { ...all, text: 'perro', categoryId: 1, withoutStock: true },
      ]
      for (const filter of filters) {
        const wanted = await whole(filter, by, isDescending)
        expect(wanted.length, JSON.stringify(filter)).toBeGreaterThan(1)
        // Up the order is walked along, down nearly all is gathered.
        const steps = isDescending ? [1] : [60, 120]
        expect(await paged(filter, by, isDescending, steps), JSON.stringify(filter)).toEqual(wanted)
      }
    },
  )
})

test('a product that has come to be another one since its page was read neither repeats nor hides others', async () => {
  const page = await listSorted(database.db, all, { by: 'price', isDescending: false, after: null })
  const last = page.at(-1)
  if (!last) throw new Error('There is no product.')
  const after = { id: last.id, value: String(last.price) }
  const next = () => listSorted(database.db, all, { by: 'price', isDescending: false, after })
  const before = (await next()).map(({ id }) => id)
  await database.pool.query('UPDATE products SET price = 1, compare_at_price = NULL WHERE id = $1', [last.id])
  expect((await next()).map(({ id }) => id)).toEqual(before)
})

test('a code finds its product in any order', async () => {
  const [some] = await listSorted(database.db, all, { by: 'name', isDescending: true, after: null })
  const found = await listSorted(
    database.db,
    { ...all, text: some?.sku ?? '' },
    { by: 'stock', isDescending: false, after: null },
  )
  expect(found.map(({ id }) => id)).toEqual([some?.id])
})
