import { attributes } from '#demo/data/attributes.ts'
import type { Transaction } from '../connection.ts'
import { insertRows } from './insert-rows.ts'

/** What the demonstration says of its attributes; the categories are there already. */
export async function seedAttributes(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'attribute_definitions',
    attributes.map(({ slug, name, kind, unit, position }) => ({ slug, name, kind, unit, position })),
  )
  await insertRows(
    tx,
    'attribute_terms',
    attributes.flatMap(({ slug: attribute, terms }) =>
      terms.map((term, position) => ({ attribute, ...term, position })),
    ),
  )
  await insertRows(
    tx,
    'attribute_values',
    attributes.flatMap(({ slug: attribute, values }) => values.map((value) => ({ attribute, ...value }))),
  )
  await insertRows(
    tx,
    'attribute_categories',
    attributes.flatMap(({ slug: attribute, categoryIds }) =>
      categoryIds.map((category_id) => ({ attribute, category_id })),
    ),
  )
}
