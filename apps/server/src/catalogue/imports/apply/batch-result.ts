import type { ImportField } from '#import/columns/import-fields.ts'
import type { RowError } from '#import/products/draft.ts'
import type { SeenUnits } from '../plan/import-units.store.ts'
import type { OpenLinks } from './import-links.store.ts'

/** The headers of a file. */
export type Headers = {
  /** The place of one in the file. */
  placeOf(column: string): number
  /** Empty where the file has no column of it. */
  columnOf(field: ImportField | `stock:${string}`): string
}

/** What became of some rows of a file. */
export type BatchResult = {
  rows: number
  created: number
  changed: number
  same: number
  refused: number
  /** Those that are not for sale yet, since a price or a category is missing. */
  drafts: number
  errors: RowError[]
  /** What waits for products that the file may have further down. */
  links: OpenLinks[]
  /** Units as they stand where rows change them or take their place away. */
  seen: SeenUnits[]
  refusedRows: { line: number; cells: readonly string[]; reasons: string }[]
}

/** Why a row was refused, for people who read the file. */
export const reasonsOf = (errors: readonly RowError[]): string =>
  [...new Set(errors.map(({ column, code }) => (column ? `${column}: ${code}` : code)))].join('; ')
