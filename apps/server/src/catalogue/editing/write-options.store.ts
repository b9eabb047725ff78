import { sql } from 'drizzle-orm'
import type { EditedOption } from '#rules/products/product.ts'
import type { Transaction } from '../../db/connection.ts'
import { because } from '../stock/stock-cause.store.ts'

/** Above every place, so that rows can change places under a unique index. */
const aside = 1_000_000

const idsOf = (of: readonly { id: number | null }[]) =>
  sql`${sql.param(of.flatMap(({ id }) => (id === null ? [] : [id])))}::int[]`

const valuesOf = (options: readonly EditedOption[]) => idsOf(options.flatMap(({ values }) => values))

/** Once a product has options its units stand on their values alone. */
const losesItsPlace = (productId: number, options: readonly EditedOption[]) => sql`
  product_id = ${productId} AND CASE WHEN value_id IS NULL THEN ${options.length > 0}
    ELSE value_id <> ALL (${valuesOf(options)}) END`

/**
 * How many units would go with what these options leave out, those that orders hold and may give back among them; none
 * of them moves until the transaction ends.
 */
export async function unitsWithoutPlace(
  tx: Transaction,
  productId: number,
  options: readonly EditedOption[],
): Promise<number> {
  const { rows } = await tx.execute<{ units: number }>(sql`
    SELECT coalesce(sum(quantity + coalesce((
      SELECT sum(r.quantity) FROM stock_reservations r JOIN orders o ON o.id = r.order_id
      WHERE r.stock_id = lost.id AND o.state = 'PENDING'
    ), 0)), 0)::int AS units
    FROM (SELECT id, quantity FROM stock WHERE ${losesItsPlace(productId, options)} FOR UPDATE) AS lost`)
  return rows[0]?.units ?? 0
}

/**
 * The options of a product and their values in the order given. What is kept keeps its id, for carts and orders name
 * it; what is taken away takes its units along (see `unitsWithoutPlace`), and comes back under its id where a save is
 * undone.
 */
export async function writeOptions(
  tx: Transaction,
  productId: number,
  options: readonly EditedOption[],
): Promise<void> {
  // Before what they stand on goes: the book of stock hears why from the statement that takes them away.
  await tx.execute(sql`
    DELETE FROM stock WHERE ${losesItsPlace(productId, options)}
      AND ${because({ reason: 'counted', actor: 'shop', note: 'opciones' })}`)
  await tx.execute(sql`
    DELETE FROM product_options WHERE product_id = ${productId} AND id <> ALL (${idsOf(options)})`)
  await tx.execute(sql`
    DELETE FROM product_option_values v USING product_options o
    WHERE o.id = v.option_id AND o.product_id = ${productId} AND v.id <> ALL (${valuesOf(options)})`)
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
