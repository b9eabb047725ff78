import { PassThrough, Readable } from 'node:stream'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { csvTable } from './csv-table.ts'
import { type Table, type TableRow, UnreadableFile } from './table.ts'
import { xlsxTable } from './xlsx-table.ts'

async function* inPieces(bytes: Uint8Array, length = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

async function read({ header, rows }: Table) {
  const all: TableRow[] = await Readable.from(rows).toArray()
  return { header, rows: all.map(({ cells }) => cells), lines: all.map(({ line }) => line) }
}

const text = 'SKU,Nombre\nA-1,Ñandú añejo\n'

describe('a CSV', () => {
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with its mark', utf16(`\ufeff${text}`, false)],
    ['UTF-16, the large half first', utf16(`\ufeff${text}`, true)],
    ['UTF-16 without a mark', utf16(text, false)],
    ['ISO-8859-1', Buffer.from(text, 'latin1')],
  ])('in %s is read, however it is cut', async (_name, bytes) => {
    const table = await read(await csvTable(() => inPieces(bytes)))
    expect(table).toEqual({ header: ['SKU', 'Nombre'], rows: [['A-1', 'Ñandú añejo']], lines: [2] })
  })

  test.each([',', ';', '\t'])('with %j between its cells is read', async (mark) => {
    const body = ['a', '"b, ; con ""comillas"""', 'c'].join(mark)
    const bytes = Buffer.from(`"Uno, dos; tres"${mark}B${mark}C\r\n${body}\r\n\r\n`)
    const { header, rows } = await read(await csvTable(() => inPieces(bytes)))
    expect(header).toEqual(['Uno, dos; tres', 'B', 'C'])
    expect(rows).toEqual([['a', 'b, ; con "comillas"', 'c']])
  })

  test('names the line at which a row of several begins', async () => {
    const bytes = Buffer.from('SKU,Nombre\nA,"uno\ndos"\nB,tres\n')
    expect((await read(await csvTable(() => inPieces(bytes)))).lines).toEqual([2, 4])
  })

  test('has no zeros in its cells', async () => {
    const table = await read(await csvTable(() => inPieces(Buffer.from('SKU,Nom\0bre\nA,u\0no\n\0,\n'))))
    expect(table).toMatchObject({ header: ['SKU', 'Nombre'], rows: [['A', 'uno']] })
  })

  test('without a header, or with a quote that never ends, is refused', async () => {
    await expect(csvTable(() => inPieces(Buffer.from('\n\n')))).rejects.toThrow(UnreadableFile)
    const reading = csvTable(() => inPieces(Buffer.from('SKU,Nombre\nA,uno\nB,"dos\n'))).then(read)
    await expect(reading).rejects.toMatchObject({ code: 'BROKEN', line: 3 })
  })
})

async function bookOf(rows: unknown[][]): Promise<Uint8Array> {
  const into = new PassThrough()
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: into })
  const sheet = book.addWorksheet('Productos')
  for (const row of rows) sheet.addRow(row).commit()
  const written: Promise<Buffer[]> = into.toArray()
  await book.commit()
  return Buffer.concat(await written)
}

describe('an XLSX', () => {
  test('is read row by row, with numbers and gaps', async () => {
    const bytes = await bookOf([['SKU', 'Nombre', 'Precio'], ['A', '', 12_990], [], ['B', 'Ñandú', 1.5]])
    const table = await read(await xlsxTable(() => inPieces(bytes, 4096)))
    expect(table.header).toEqual(['SKU', 'Nombre', 'Precio'])
    expect(table.rows).toEqual([
      ['A', '', '12990'],
      ['B', 'Ñandú', '1.5'],
    ])
  })

  test('that is none is refused', async () => {
    await expect(xlsxTable(() => inPieces(Buffer.from('PK nothing')))).rejects.toThrow(UnreadableFile)
  })
})
