import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { plainCell, type Table, type TableRow, tableOf, UnreadableFile } from './table.ts'
import { type Chunks, decodeText, detectEncoding } from './text-encoding.ts'

const delimiters = [',', ';', '\t'] as const
/** The most that one row may hold, in characters: a quote that is never closed ends there. */
const longestRow = 1_000_000

/**
 * A CSV whose encoding and delimiter are found out. `open` begins the file anew: it is read twice. Throws
 * `UnreadableFile`, and so does the reading of its rows.
 */
export async function csvTable(open: () => Chunks): Promise<Table> {
  const encoding = await detectEncoding(open())
  const start = await firstText(decodeText(open(), encoding))
  if (!isText(start)) throw new UnreadableFile('FORMAT_UNKNOWN')
  const delimiter = delimiterOf(start)
  return tableOf(csvRows(decodeText(open(), encoding), delimiter))
}

async function* csvRows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // Inches within a name. A cell that begins with a quote is looked at below.
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    raw: true,
    max_record_size: longestRow,
  })
  // What goes wrong is thrown below; who stops reading ends the rest of it as well.
  pipeline(Readable.from(text), parser, () => undefined)
  let before = 0
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
      raw: string
    }>) {
      const line = before + 1
      if (!areRightlyQuoted(record, raw)) throw new UnreadableFile('BROKEN', { line })
      before = info.lines
      const cells = record.map(plainCell)
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('BROKEN', { line: lineOf(error) ?? before + 1, cause: error })
  }
}

/**
 * Quotes of a cell that begins with one are written twice, between two more. Where they are not, as in
 * `"Neumático 15" radial; negro"`, nobody can tell where the cell ends, and its rest would go to other columns. Each is looked
 * for behind the one before, so that a row is read once however many it has.
 */
function areRightlyQuoted(cells: readonly string[], row: string): boolean {
  let from = 0
  return cells.every((cell) => {
    if (!cell.trimStart().startsWith('"')) return true
    const written = `"${cell.replaceAll('"', '""')}"`
    const at = row.indexOf(written, from)
    from = at + written.length
    return at >= 0
  })
}

/** A workbook of before XLSX, a picture or a document has marks of its own where a table has its header. */
const isText = (start: string) =>
  !start.startsWith('%PDF') && !/[^\P{Cc}\t\n\v\f\r\0]/u.test(start.slice(0, 64))

/** The parser says where it was. */
const lineOf = (error: unknown): number | null =>
  error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : null

/** Enough of the text to know its header by. */
async function firstText(text: AsyncIterable<string>): Promise<string> {
  let start = ''
  for await (const piece of text) {
    start += piece
    if (start.length > 64_000) break
  }
  return start
}

/** The one that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((each) => [each, 0]))
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (letter === '\n' && [...counts.values()].some((count) => count > 0)) break
    else if (counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return delimiters.reduce((best, each) => ((counts.get(each) ?? 0) > (counts.get(best) ?? 0) ? each : best))
}
