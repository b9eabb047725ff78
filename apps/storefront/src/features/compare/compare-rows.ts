import type { Product } from '../../data/port/catalogue.port.ts'

/** A row of the comparison: one value for each product, empty where it has none. */
export type CompareRow = {
  name: string
  values: string[]
}

/** One row for each attribute that any of the products has, in the order of first appearance. */
export function attributeRows(products: readonly Product[]): CompareRow[] {
  const rows = new Map<string, string[]>()
  for (const [at, product] of products.entries()) {
    const entries = [...product.features, ...product.specification.flatMap((group) => group.entries)]
    for (const { name, value } of entries) {
      const values = rows.get(name) ?? products.map(() => '')
      values[at] ||= value
      rows.set(name, values)
    }
  }
  return [...rows].map(([name, values]) => ({ name, values }))
}

/** Whether the products do not all say the same. */
export function differs(values: readonly unknown[]): boolean {
  return new Set(values).size > 1
}

/** Those in which the products differ, and those in which they are alike, each in their order. */
export function byDifference(rows: readonly CompareRow[]): { different: CompareRow[]; alike: CompareRow[] } {
  return {
    different: rows.filter(({ values }) => differs(values)),
    alike: rows.filter(({ values }) => !differs(values)),
  }
}
