import { Readable } from 'node:stream'
import type ExcelJS from 'exceljs'
import { failedFormula } from '../values/failed-formula.ts'
import { loadExcel } from './load-excel.ts'
import { plainCell, type Table, type TableRow, tableOf, UnreadableFile } from './table.ts'
import type { Chunks } from './text-encoding.ts'
import { checkUnpacked, type UnpackedLimits } from './zip-size.ts'

const mb = 1024 * 1024
/** A sheet of 100,000 rows and 30 columns unpacks to some 130 MB; texts take many times their bytes once held. */
const most: UnpackedLimits = { bytes: 256 * mb, held: 64 * mb }

/**
 * The first sheet of an XLSX, row by row; what a formula came to stands for it. `open` begins the file anew: it is read
 * twice. Throws `UnreadableFile`, also for one that unpacks to more than `limits`.
 */
export const xlsxTable = (open: () => Chunks, limits = most): Promise<Table> =>
  tableOf(xlsxRows(open, limits))

async function* xlsxRows(open: () => Chunks, limits: UnpackedLimits): AsyncGenerator<TableRow> {
  try {
    await checkUnpacked(open(), limits)
    yield* rowsOf(open())
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('BROKEN', { cause: error })
  }
}

async function* rowsOf(chunks: Chunks): AsyncGenerator<TableRow> {
  const { stream } = await loadExcel()
  const book = new stream.xlsx.WorkbookReader(Readable.from(chunks), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'ignore',
    entries: 'ignore',
  })
  readWholeLetters(book)
  for await (const sheet of book) {
    let isHeader = true
    for await (const row of sheet) {
      const cells = cellsOf(row)
      if (isHeader && isNamedBehind(row)) throw new UnreadableFile('TOO_MANY_COLUMNS', { line: row.number })
      if (cells.every((cell) => cell.trim() === '')) continue
      isHeader = false
      yield { line: row.number, cells }
    }
    return
  }
}

/** No table of products has so many; a sheet has 16,384, and who fills a whole row in fills them all. */
const mostColumns = 2000

/** Only cells that are there are looked at: `getCell` makes the one that it is asked for. */
const cellsOf = (row: ExcelJS.Row): string[] =>
  Array.from({ length: Math.min(row.cellCount, mostColumns) }, (_, place) => {
    const cell = row.findCell(place + 1)
    return cell ? plainCell(cellText(cell)) : ''
  })

/** Whether something stands behind the columns that are looked at. */
function isNamedBehind(row: ExcelJS.Row): boolean {
  if (row.cellCount <= mostColumns) return false
  let isNamed = false
  row.eachCell((cell, column) => {
    if (column > mostColumns && cellText(cell).trim() !== '') isNamed = true
  })
  return isNamed
}

type Parsing = {
  _parseWorksheet(pieces: AsyncIterable<Uint8Array | string>, number: string): AsyncIterable<unknown>
  _parseSharedStrings(entry: AsyncIterable<Uint8Array | string>): AsyncIterable<unknown>
}

/**
 * The library makes a text of each piece by itself, which breaks a letter of several bytes that lies over two of them; pieces
 * that are texts it takes as they are. Its types do not name what parses them; `tables.test.ts` sees that letters are whole.
 */
function readWholeLetters(book: ExcelJS.stream.xlsx.WorkbookReader): void {
  const parsing = book as unknown as Parsing
  const { _parseWorksheet: sheet, _parseSharedStrings: strings } = parsing
  parsing._parseWorksheet = (pieces, number) => sheet.call(parsing, textsOf(pieces), number)
  parsing._parseSharedStrings = (entry) => strings.call(parsing, Readable.from(textsOf(entry)))
}

async function* textsOf(pieces: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const piece of pieces) {
    yield typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true })
  }
}

/**
 * As the sheet shows it: what a formula came to has more digits, such as 1100.0000000000002 for 1000 × 1.1. A long code, which
 * programs write as a number, keeps all of its own.
 */
const shownNumber = (value: number) =>
  String(Number.isSafeInteger(value) ? value : Number(value.toPrecision(15)))

function cellText({ value, result }: { value: ExcelJS.CellValue; result?: unknown }): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return shownNumber(value)
  if (typeof value !== 'object') return String(value)
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('formula' in value) {
    // The value leaves a 0 and an empty text out, which the cell still has.
    const came = result ?? value.result
    const isFailed = came === undefined || Number.isNaN(came)
    return isFailed ? failedFormula : cellText({ value: came as ExcelJS.CellValue })
  }
  if ('text' in value) return String(value.text)
  if ('error' in value) return String(value.error)
  return ''
}
