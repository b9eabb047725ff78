import { finished, PassThrough, type Writable } from 'node:stream'
import type ExcelJS from 'exceljs'
import { loadExcel } from './load-excel.ts'

/** As many rows as a sheet of the format has. */
const mostRows = 1_048_576

export type Cell = string | number

/**
 * A workbook as it is written: `header` on each sheet, and the rows of one page after the other, as many as a sheet takes.
 * The next page is asked for once the last one has gone out: nobody holds the file, however slowly it is read.
 */
export function writeXlsx(
  name: string,
  header: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
  { sheetRows = mostRows }: { sheetRows?: number } = {},
): AsyncIterable<Uint8Array> {
  const file = new PassThrough()
  write({ name, header, sheetRows, file }, pages).catch((error) => file.destroy(error))
  return file
}

type Writing = { name: string; header: readonly string[]; sheetRows: number; file: Writable }

async function write(
  { name, header, sheetRows, file }: Writing,
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<void> {
  const { stream } = await loadExcel()
  const book = new stream.xlsx.WorkbookWriter({ stream: file, useSharedStrings: false })
  let number = 0
  let written = 0
  const begin = () => {
    number += 1
    written = 1
    const sheet = book.addWorksheet(number === 1 ? name : `${name} ${number}`)
    sheet.addRow(header).commit()
    return sheet
  }
  let sheet = begin()
  for await (const page of pages) {
    for (const row of page) {
      if (written === sheetRows) {
        sheet.commit()
        sheet = begin()
      }
      sheet.addRow(row).commit()
      written += 1
    }
    await goneOut(sheet, file)
    // Nobody reads it any more.
    if (file.destroyed) return
  }
  sheet.commit()
  await book.commit()
}

/**
 * What a sheet writes into: it does not wait for what reads from it, so its writer has to. The library's types do not name
 * it, nor do streams as old as its own say it otherwise; `tables.test.ts` sees that nothing is held.
 */
type WithPipes = { stream: { pipes: (Writable & { _writableState: { needDrain: boolean } })[] } }

async function goneOut(sheet: ExcelJS.Worksheet, file: Writable): Promise<void> {
  const [pipe] = (sheet as unknown as WithPipes).stream.pipes
  if (!pipe?._writableState.needDrain || file.destroyed) return
  await new Promise<void>((resolve) => {
    const forget = finished(file, () => resolve())
    pipe.once('drain', () => {
      forget()
      resolve()
    })
  })
}
