import type { RowError } from '#import/products/draft.ts'

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
  refusedRows: { line: number; cells: readonly string[]; reasons: string }[]
}

/** Why a row was refused, for people who read the file. */
export const reasonsOf = (errors: readonly RowError[]): string =>
  [...new Set(errors.map(({ column, code }) => (column ? `${column}: ${code}` : code)))].join('; ')
