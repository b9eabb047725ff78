import { mostImportColumns } from '#rules/products/import-columns.ts'
import { withoutGuard } from '../values/formula-guard.ts'

/** A row of a file: where it begins in it, counted from 1 as people count, and its cells as text. */
export type TableRow = { line: number; cells: readonly string[] }

export type Table = { header: readonly string[]; rows: AsyncIterable<TableRow> }

/** A cell without the zeros that PostgreSQL takes in no text. */
export const plainCell = (text: string): string => text.replaceAll('\0', '')

/** The file cannot be read as what it should be; `line` where that is known. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly code: 'EMPTY' | 'BROKEN' | 'FORMAT_UNKNOWN' | 'TOO_MANY_COLUMNS' | 'UNPACKS_TOO_LARGE'
  readonly line: number | null

  constructor(
    code: UnreadableFile['code'],
    { line = null, cause }: { line?: number | null; cause?: unknown } = {},
  ) {
    super(`The file cannot be read: ${code}`, { cause })
    this.code = code
    this.line = line
  }
}

/**
 * A table of rows whose first is its header. Throws `UnreadableFile` where there is none, and where more columns have a name
 * than can be told what they hold: those behind would be lost. What has no name there is no column.
 */
export async function tableOf(rows: AsyncIterable<TableRow>): Promise<Table> {
  const iterator = rows[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) throw new UnreadableFile('EMPTY')
  const header = first.value.cells.map((cell) => withoutGuard(cell.trim()))
  if (header.every((name) => name === '')) throw new UnreadableFile('EMPTY')
  if (header.findLastIndex((name) => name !== '') >= mostImportColumns) {
    throw new UnreadableFile('TOO_MANY_COLUMNS', { line: first.value.line })
  }
  return { header: header.slice(0, mostImportColumns), rows: { [Symbol.asyncIterator]: () => iterator } }
}
