import { sql } from 'drizzle-orm'
import type { EditedOption } from '#rules/products/product.ts'
import type { Transaction } from '../../db/connection.ts'
import { because } from '../stock/stock-cause.store.ts'

/** Above every place, so that rows can change places under a unique index. */
const aside = 1_000_000

/**
 * The options of a product and their values in the order given. What is kept keeps its id, for carts and orders name
 * it; what is taken away takes its units along, and comes back under its id where a save is undone. Once a product
 * has options its units stand on their values alone.
 */
export async function writeOptions(
  tx: Transaction,
  productId: number,
  options: readonly EditedOption[],
): Promise<void> {
  const kept = options.flatMap(({ id }) => (id === null ? [] : [id]))
  const keptValues = options.flatMap(({ values }) => values.flatMap(({ id }) => (id === null ? [] : [id])))
  await tx.execute(sql`
    DELETE FROM product_options WHERE product_id = ${productId} AND id <> ALL (${sql.param(kept)}::int[])`)
  await tx.execute(sql`
    DELETE FROM product_option_values v USING product_options o
    WHERE o.id = v.option_id AND o.product_id = ${productId} AND v.id <> ALL (${sql.param(keptValues)}::int[])`)
  await tx.execute(
    sql`UPDATE product_options SET position = position + ${aside} WHERE product_id = ${productId}`,
  )
  await tx.execute(sql`
    UPDATE product_option_values v SET position = v.position + ${aside}
    FROM product_options o WHERE o.id = v.option_id AND o.product_id = ${productId}`)
  for (const [place, option] of options.entries()) {
    const optionId = await writeOption(tx, productId, option, place + 1)
    for (const [at, value] of option.values.entries()) await writeValue(tx, optionId, value, at + 1)
  }
  if (options.length === 0) return
  await tx.execute(sql`
    DELETE FROM stock WHERE product_id = ${productId} AND value_id IS NULL
      AND ${because({ reason: 'counted', actor: 'shop', note: 'opciones' })}`)
}

const idOrNext = (table: 'product_options' | 'product_option_values', id: number | null) =>
  sql`coalesce(${id}::int, nextval(pg_get_serial_sequence(${table}, 'id'))::int)`

async function writeOption(
  tx: Transaction,
  productId: number,
  { id, name, kind }: EditedOption,
  position: number,
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO product_options (id, product_id, name, kind, position)
    VALUES (${idOrNext('product_options', id)}, ${productId}, ${name}, ${kind}, ${position})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind, position = excluded.position
    RETURNING id`)
  return rows[0]?.id ?? 0
}

async function writeValue(
  tx: Transaction,
  optionId: number,
  { id, name, color }: EditedOption['values'][number],
  position: number,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO product_option_values (id, option_id, name, color, position)
    VALUES (${idOrNext('product_option_values', id)}, ${optionId}, ${name}, ${color}, ${position})
    ON CONFLICT (id) DO UPDATE SET option_id = excluded.option_id, name = excluded.name, color = excluded.color,
      position = excluded.position`)
}
