import { products } from '#demo/data/products.ts'
import type { BranchId, DemoProduct } from '#demo/data/types.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

/** Options and stock of products that are there already. */
export async function seedStock(tx: Transaction, some: readonly DemoProduct[] = products): Promise<void> {
  await insertRows(tx, 'product_options', some.flatMap(optionRows))
  await insertRows(tx, 'product_option_values', some.flatMap(valueRows))
  await insertRows(tx, 'stock', some.flatMap(stockRows))
  await advanceIdentity(tx, 'product_options')
  await advanceIdentity(tx, 'product_option_values')
}

function optionRows(product: DemoProduct) {
  return product.options.map(({ id, name, kind }, index) => ({
    id,
    product_id: product.id,
    name,
    kind,
    position: index,
  }))
}

function valueRows(product: DemoProduct) {
  return product.options.flatMap((option) =>
    option.values.map(({ id, name, color, image }, index) => ({
      id,
      option_id: option.id,
      name,
      color: color ?? null,
      picture: image ?? null,
      position: index,
    })),
  )
}

function stockRows(product: DemoProduct) {
  if (product.options.length === 0) return byBranch(product.id, null, product.stock)
  return product.options.flatMap((option) =>
    option.values.flatMap((value) => byBranch(product.id, value.id, value.stock)),
  )
}

function byBranch(productId: number, valueId: number | null, stock: Record<BranchId, number>) {
  return Object.entries(stock).map(([branchId, quantity]) => ({
    product_id: productId,
    branch_id: Number(branchId),
    value_id: valueId,
    quantity,
  }))
}
