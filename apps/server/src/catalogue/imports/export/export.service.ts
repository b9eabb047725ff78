import { ownHeaders, ownRows, type WrittenProduct, withNumbers } from '#import/products/write-rows.ts'
import { writeXlsx } from '#import/tables/write-xlsx.ts'
import type { Database } from '../../../db/connection.ts'
import { knownNames, type Names } from '../../names/names.service.ts'
import { type Standing, standingStore } from '../plan/standing.store.ts'
import { csvText } from './csv-text.ts'

const pageLength = 500

/** A page of a file: its text, and after what the next one begins; null after the last one. */
export type FilePage = { csv: string; next: number | null }

/** Products as rows of our own file, a page at a time. */
export function exportService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  async function page(after: number, names: Names): Promise<{ rows: string[][]; next: number | null }> {
    const products = await standingStore.page(db, after, pageLength)
    const linked = products.flatMap(({ fields }) => [...fields.relatedIds, ...fields.analogueIds])
    const codes = await standingStore.codesOf(db, [...new Set(linked)])
    const rows = products.flatMap((product) => ownRows(writtenOf(product, names, codes), names.branches))
    return { rows, next: products.length < pageLength ? null : (products.at(-1)?.id ?? null) }
  }

  async function* numberedPages(names: Names): AsyncGenerator<(string | number)[][]> {
    for (let after: number | null = 0; after !== null; ) {
      const { rows, next }: Awaited<ReturnType<typeof page>> = await page(after, names)
      yield rows.map(withNumbers)
      after = next
    }
  }

  return {
    async page(after: number | undefined): Promise<FilePage> {
      const names = await knownNames(db)
      const { rows, next } = await page(after ?? 0, names)
      const header = after === undefined ? [ownHeaders(names.branches)] : []
      return { csv: csvText([...header, ...rows]), next }
    },

    /** All of them, read as fast as the file is taken. */
    async workbook(): Promise<AsyncIterable<Uint8Array>> {
      const names = await knownNames(db)
      return writeXlsx('Productos', ownHeaders(names.branches), numberedPages(names))
    },
  }
}

function writtenOf(
  { fields, stock }: Standing,
  names: Names,
  codes: ReadonlyMap<number, string>,
): WrittenProduct {
  const { brandId, categoryIds, package: parcel, options, relatedIds, analogueIds, ...alike } = fields
  const values = new Map(
    options.flatMap(({ name, values: own }) =>
      own.map((each) => [each.id, { option: name, value: each.name }]),
    ),
  )
  return {
    ...alike,
    ...parcel,
    brand: names.brandName(brandId),
    related: relatedIds.flatMap((id) => codes.get(id) || []),
    analogues: analogueIds.flatMap((id) => codes.get(id) || []),
    categories: categoryIds.map((id) => [...names.pathOf(id)]),
    options: options.map(({ name, values: own }) => ({ name, values: own.map((each) => each.name) })),
    stock: stock.map(({ branchId, valueId, units }) => ({
      branch: names.branchName(branchId),
      ...(values.get(valueId) ?? { option: '', value: '' }),
      units,
    })),
  }
}
