import { Readable } from 'node:stream'
import ExcelJS from 'exceljs'
import { plainCell, type Table, type TableRow, tableOf, UnreadableFile } from './table.ts'
import type { Chunks } from './text-encoding.ts'

/** The first sheet of an XLSX, row by row; what a formula came to stands for it. Throws `UnreadableFile`. */
export const xlsxTable = (open: () => Chunks): Promise<Table> => tableOf(xlsxRows(open()))

async function* xlsxRows(chunks: Chunks): AsyncGenerator<TableRow> {
  const book = new ExcelJS.stream.xlsx.WorkbookReader(Readable.from(chunks), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'ignore',
    entries: 'ignore',
  })
  try {
    for await (const sheet of book) {
      for await (const row of sheet) {
        const cells = Array.from({ length: row.cellCount }, (_, place) =>
          plainCell(cellText(row.getCell(place + 1))),
        )
        if (cells.some((cell) => cell.trim() !== '')) yield { line: row.number, cells }
      }
      return
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('BROKEN', { cause: error })
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
