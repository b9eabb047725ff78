import { brandModels } from '#demo/data/brand-models.ts'
import { extraData } from '#demo/data/extra-data.ts'
import { products } from '#demo/data/products.ts'
import { retractExclusionOf } from '#demo/data/retract-exclusions.ts'
import type { DemoProduct } from '#demo/data/types.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

/** The lines of the brands, what the categories ask and what is not taken back; the products are there already. */
export async function seedCatalogueDetails(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'brand_models',
    brandModels.map(({ brandId, order, ...model }) => ({ ...model, brand_id: brandId, position: order })),
  )
  await insertRows(
    tx,
    'category_extra_data',
    extraData.map(({ categoryId, order, ...data }) => ({
      ...data,
      category_id: categoryId,
      position: order,
    })),
  )
  await insertRows(tx, 'retract_exclusions', products.flatMap(exclusionRows))
  for (const table of ['brand_models', 'category_extra_data']) await advanceIdentity(tx, table)
}

/** Why a product is not taken back; none for one that is. */
export function exclusionRows(product: DemoProduct) {
  const reason = retractExclusionOf(product)
  return reason === null ? [] : [{ product_id: product.id, reason }]
}
