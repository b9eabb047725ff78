import { brandModels } from '#demo/brand-models.ts'
import { extraData } from '#demo/extra-data.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

/** The lines of the brands and what the categories ask; brands and categories are there already. */
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
  for (const table of ['brand_models', 'category_extra_data']) await advanceIdentity(tx, table)
}
