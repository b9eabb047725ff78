import { Readable } from 'node:stream'
import type ExcelJS from 'exceljs'
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
  for await (const sheet of book) {
    for await (const row of sheet) {
      const cells = Array.from({ length: row.cellCount }, (_, place) =>
        plainCell(cellText(row.getCell(place + 1))),
      )
      if (cells.some((cell) => cell.trim() !== '')) yield { line: row.number, cells }
    }
    return
  }
}

function cellText({ value }: { value: ExcelJS.CellValue }): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'object') return String(value)
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('result' in value) return cellText({ value: value.result as ExcelJS.CellValue })
  if ('text' in value) return String(value.text)
  return ''
}
