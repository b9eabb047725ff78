import { randomBytes } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate as immediate } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { csvTable } from './csv-table.ts'
import { type Table, type TableRow, UnreadableFile } from './table.ts'
import { writeXlsx } from './write-xlsx.ts'
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

  test('has inches in a cell that does not begin with them', async () => {
    const bytes = Buffer.from('SKU;Nombre;Marca\nA;Neumático 15" radial;"""Buena"" marca"\n')
    expect((await read(await csvTable(() => inPieces(bytes)))).rows).toEqual([
      ['A', 'Neumático 15" radial', '"Buena" marca'],
    ])
  })

  test.each(['"Neumático 15" radial; negro"', '"Neumático 15" radial"', ' "Neumático; negro"'])(
    'with %j, whose end nobody can tell, is refused by its line',
    async (cell) => {
      const bytes = Buffer.from(`SKU;Nombre;Marca\nA;Uno;Dos\nB;${cell};Tres\n`)
      const table = await csvTable(() => inPieces(bytes))
      await expect(read(table)).rejects.toMatchObject({ code: 'BROKEN', line: 3 })
    },
  )

  test('is refused by a cell that stands rightly quoted before it', async () => {
    const table = await csvTable(() => inPieces(Buffer.from('SKU;Nombre;Marca\nA;"""x"" y";"x" y\n')))
    await expect(read(table)).rejects.toMatchObject({ code: 'BROKEN', line: 2 })
  })

  test('has as many quoted cells in a row as it has room for', async () => {
    const cells = Array.from({ length: 70_000 }, (_, place) => `"""${place}"""`)
    const bytes = Buffer.from(`SKU,Nombre\n${cells.join(',')}\n`)
    const { rows } = await read(await csvTable(() => inPieces(bytes, 64_000)))
    expect(rows.map((row) => [row.length, row.at(-1)])).toEqual([[70_000, '"69999"']])
  })

  test.each([
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a document', Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')],
  ])('is not %s', async (_name, bytes) => {
    await expect(csvTable(() => inPieces(bytes))).rejects.toMatchObject({ code: 'FORMAT_UNKNOWN' })
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

async function bookOf(rows: unknown[][], { useSharedStrings = false } = {}): Promise<Uint8Array> {
  const into = new PassThrough()
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: into, useSharedStrings })
  const sheet = book.addWorksheet('Productos')
  for (const row of rows) sheet.addRow(row).commit()
  const written: Promise<Buffer[]> = into.toArray()
  await book.commit()
  return Buffer.concat(await written)
}

/** An entry that says it unpacks to one byte. */
function zipEntry(name: string, text: string, behind = ''): Buffer {
  const data = Buffer.concat([deflateRawSync(text), Buffer.from(behind)])
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt32LE(1, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), data])
}

/** The end of a ZIP without a directory. */
const zipEnd = Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)])

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

  test.each([true, false])(
    'has its letters whole, wherever its pieces end (texts apart: %s)',
    async (useSharedStrings) => {
      const texts = Array.from({ length: 80 }, (_, place) => `${'a'.repeat(place)}${'яñ€'.repeat(900)}`)
      const bytes = await bookOf([['SKU'], ...texts.map((text) => [text])], { useSharedStrings })
      const { rows } = await read(await xlsxTable(() => inPieces(bytes, 4096)))
      expect(rows.flat()).toEqual(texts)
    },
  )

  test.each([
    ['in all', { bytes: 60_000, held: 60_000 }],
    ['of what is held', { bytes: 9_000_000, held: 60_000 }],
  ])('that unpacks to more than it may %s is refused, whatever its sizes say', async (_name, limits) => {
    const text = 'a'.repeat(100_000)
    const texts = `<sst><si><t>${text}</t></si></sst>`
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>'
    const parts = [zipEntry('xl/sharedStrings.xml', texts), zipEntry('xl/worksheets/sheet1.xml', sheet)]
    const bytes = Buffer.concat([...parts, zipEnd])
    expect(bytes.length).toBeLessThan(1000)
    const table = xlsxTable(() => inPieces(bytes, 100), limits)
    await expect(table).rejects.toMatchObject({ code: 'UNPACKS_TOO_LARGE' })
    const taken = await xlsxTable(() => inPieces(bytes, 100), { bytes: 200_000, held: 100_040 })
    expect(taken.header).toEqual([text])
  })

  test('has what its formulas came to, be it nothing or 0, and says which came to no value', async () => {
    const cell = (name: string, kind: string, formula: string, value: string) =>
      `<c r="${name}" t="${kind}">${formula}${value}</c>`
    const sheet = `<worksheet><sheetData><row r="1">${[
      cell('A1', 'str', '<f>"S"&amp;"KU"</f>', '<v>SKU</v>'),
      cell('B1', 'n', '<f t="shared" ref="B1:D1" si="0">1-1</f>', '<v>0</v>'),
      cell('C1', 'n', '<f t="shared" si="0"/>', '<v>0</v>'),
      cell('D1', 'str', '<f>""</f>', '<v></v>'),
      cell('E1', 'n', '<f>1000*1.1</f>', '<v>1100.0000000000002</v>'),
      cell('F1', 'e', '<f>1/0</f>', '<v>#DIV/0!</v>'),
      cell('G1', 'e', '<f t="shared" si="0"/>', '<v>#N/A</v>'),
      cell('H1', 'n', '<f>1+1</f>', ''),
      cell('I1', 'e', '', '<v>#REF!</v>'),
    ].join('')}</row></sheetData></worksheet>`
    const bytes = Buffer.concat([zipEntry('xl/worksheets/sheet1.xml', sheet), zipEnd])
    const { header } = await xlsxTable(() => inPieces(bytes, 100))
    expect(header).toEqual(['SKU', '0', '0', '', '1100', '#N/A', '#N/A', '#N/A', '#REF!'])
  })

  test('keeps all digits of a long code that is written as a number', async () => {
    const sheet = `<worksheet><sheetData><row r="1">${[
      '<c r="A1"><v>1234567890123456</v></c>',
      '<c r="B1"><v>7801234567890123</v></c>',
      '<c r="C1"><v>0.30000000000000004</v></c>',
    ].join('')}</row></sheetData></worksheet>`
    const bytes = Buffer.concat([zipEntry('xl/worksheets/sheet1.xml', sheet), zipEnd])
    const { header } = await xlsxTable(() => inPieces(bytes, 100))
    expect(header).toEqual(['1234567890123456', '7801234567890123', '0.3'])
  })

  test('has what stands in the first 2,000 columns, though rows are filled in up to the last', async () => {
    const rows = Array.from({ length: 20 }, (_, place) => {
      const row = place + 1
      const last = row === 1 ? '' : `<c r="XFD${row}"><v>0</v></c>`
      const cells = [`<c r="B${row}"><v>${row}</v></c>`, last]
      return `<row r="${row}">${cells.join('')}</row>`
    })
    const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`
    const bytes = Buffer.concat([zipEntry('xl/worksheets/sheet1.xml', sheet), zipEnd])
    const table = await read(await xlsxTable(() => inPieces(bytes, 100)))
    expect(table.rows.map((cells) => [cells.length, cells[1]])).toEqual(
      Array.from({ length: 19 }, (_, place) => [2000, `${place + 2}`]),
    )
  })

  test.each(['XFD', 'BZZ', 'SG'])(
    'that names a column as far behind as %s is refused, not cut',
    async (far) => {
      const sheet = `<worksheet><sheetData><row r="1">${[
        '<c r="A1" t="str"><v>SKU</v></c>',
        `<c r="${far}1" t="str"><v>Precio</v></c>`,
      ].join('')}</row></sheetData></worksheet>`
      const bytes = Buffer.concat([zipEntry('xl/worksheets/sheet1.xml', sheet), zipEnd])
      await expect(xlsxTable(() => inPieces(bytes, 100))).rejects.toMatchObject({
        code: 'TOO_MANY_COLUMNS',
        line: 1,
      })
    },
  )

  test('with something behind the end of an entry is refused', async () => {
    const bytes = Buffer.concat([zipEntry('xl/workbook.xml', '<workbook/>', 'PK'), zipEnd])
    await expect(xlsxTable(() => inPieces(bytes, 9000))).rejects.toMatchObject({ code: 'BROKEN' })
  })

  test('whose sizes stand behind its entries is bound as well', async () => {
    const bytes = await bookOf([['SKU'], ['x'.repeat(5000)]])
    const table = xlsxTable(() => inPieces(bytes, 4096), { bytes: 5000, held: 5000 })
    await expect(table).rejects.toMatchObject({ code: 'UNPACKS_TOO_LARGE' })
  })

  test('that is none is refused', async () => {
    await expect(xlsxTable(() => inPieces(Buffer.from('PK nothing')))).rejects.toThrow(UnreadableFile)
  })
})

describe('an XLSX that is written', () => {
  const header = ['SKU', 'Precio']

  test('reads as what was written, number by number and text by text', async () => {
    async function* pages() {
      yield [
        ['007', 12_990],
        ['=1+1', 0.5],
      ]
      yield []
      yield [[' dos\nlíneas & <más> ', '']]
    }
    const bytes = Buffer.concat(await Readable.from(writeXlsx('Hoja', header, pages())).toArray())
    expect(await read(await xlsxTable(() => inPieces(bytes, 1000)))).toEqual({
      header,
      rows: [
        ['007', '12990'],
        ['=1+1', '0.5'],
        [' dos\nlíneas & <más> ', ''],
      ],
      lines: [2, 3, 4],
    })
  })

  test('goes on in another sheet where one is full', async () => {
    async function* pages() {
      yield ['A', 'B', 'C'].map((code) => [code, 1])
    }
    const book = new ExcelJS.Workbook()
    const bytes = await Readable.from(writeXlsx('Hoja', header, pages(), { sheetRows: 3 })).toArray()
    await book.xlsx.load(Buffer.concat(bytes) as unknown as ArrayBuffer)
    expect(book.worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ['Hoja', 3],
      ['Hoja 2', 2],
    ])
  })

  test('asks for no more pages than are read, and for none once nobody reads', async () => {
    let asked = 0
    async function* pages() {
      for (;;) {
        asked += 1
        // What does not pack: each page is some 400 kB of the file.
        yield Array.from({ length: 100 }, () => [randomBytes(2000).toString('hex'), 1])
        await immediate()
      }
    }
    const file = writeXlsx('Hoja', header, pages())[Symbol.asyncIterator]()
    let bytes = 0
    while (bytes < 2_000_000) bytes += (await file.next()).value?.length ?? 0
    const before = asked
    for (let turn = 0; turn < 200; turn += 1) await immediate()
    expect(asked).toBeLessThanOrEqual(before + 2)
    expect(asked).toBeLessThan(20)
    await file.return?.()
    const ended = asked
    for (let turn = 0; turn < 200; turn += 1) await immediate()
    expect(asked).toBeLessThanOrEqual(ended + 1)
  })

  test('of pages that fail breaks off', async () => {
    async function* pages() {
      yield [['A', 1]]
      throw new Error('away')
    }
    await expect(Readable.from(writeXlsx('Hoja', header, pages())).toArray()).rejects.toThrow('away')
    // Before anybody reads, too: an error that nobody hears would end the process.
    const file = writeXlsx('Hoja', header, pages())
    for (let turn = 0; turn < 20; turn += 1) await immediate()
    await expect(Readable.from(file).toArray()).rejects.toThrow('away')
  })
})
