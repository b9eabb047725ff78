import { ownHeaders, ownRows, type WrittenProduct } from '#import/products/write-rows.ts'
import type { Database } from '../../db/connection.ts'
import { csvText } from './csv-text.ts'
import { knownNames, type Names } from './names.service.ts'
import { type Standing, standingStore } from './standing.store.ts'

const pageLength = 500

/** A page of a file: its text, and after what the next one begins; null after the last one. */
export type FilePage = { csv: string; next: number | null }

/** Products as rows of our own file, a page at a time. */
export function exportService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  return {
    async page(after: number | undefined): Promise<FilePage> {
      const names = await knownNames(db)
      const products = await standingStore.page(db, after ?? 0, pageLength)
      const rows = products.flatMap((product) => ownRows(writtenOf(product, names), names.branches))
      const header = after === undefined ? [ownHeaders(names.branches)] : []
      const next = products.length < pageLength ? null : (products.at(-1)?.id ?? null)
      return { csv: csvText([...header, ...rows]), next }
    },
  }
}

function writtenOf({ fields, stock }: Standing, names: Names): WrittenProduct {
  const { brandId, categoryIds, package: parcel, options, ...alike } = fields
  const values = new Map(
    options.flatMap(({ name, values: own }) =>
      own.map((each) => [each.id, { option: name, value: each.name }]),
    ),
  )
  return {
    ...alike,
    ...parcel,
    brand: names.brandName(brandId),
    categories: categoryIds.map((id) => [...names.pathOf(id)]),
    options: options.map(({ name, values: own }) => ({ name, values: own.map((each) => each.name) })),
    stock: stock.map(({ branchId, valueId, units }) => ({
      branch: names.branchName(branchId),
      ...(values.get(valueId) ?? { option: '', value: '' }),
      units,
    })),
  }
}
