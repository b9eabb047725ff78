import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editedFactsShape } from '#contract/products/edited-facts-shape.ts'
import { productToWire } from '#contract/products/product-words.ts'
import { products as demonstration } from '#demo/data/products.ts'
import { type EditedFacts, editedFacts } from '#rules/products/edited-facts.ts'
import { speedIndexes } from '#rules/vehicles/tyre.ts'
import { guessFormat } from '../columns/file-format.ts'
import { guessColumns } from '../columns/guess-columns.ts'
import { ownHeader } from '../columns/import-fields.ts'
import { csvTable } from '../tables/csv-table.ts'
import { guarded, withoutGuard } from '../values/formula-guard.ts'
import type { Grouped } from './draft.ts'
import { groupedProducts } from './group-rows.ts'
import { factFields, factsBeside } from './known-facts.ts'
import { ownHeaders, ownRows, type WrittenProduct } from './write-rows.ts'

async function products(csv: string): Promise<Grouped[]> {
  const table = await csvTable(async function* () {
    yield Buffer.from(csv)
  })
  const format = guessFormat(table.header)
  if (format === 'fitment') throw new Error('no file of products')
  return Readable.from(groupedProducts(table, format, guessColumns(table.header, format))).toArray()
}

const drafts = async (csv: string) => {
  const all = await products(csv)
  expect(all.flatMap(({ errors }) => errors)).toEqual([])
  return all.flatMap((each) => each.drafts)
}

describe('our own file', () => {
  test('says of a product what its columns say, and nothing of the others', async () => {
    const [draft] = await drafts('SKU;Nombre;Precio;Categorías\nA-1;Collar;12.990;Perros > Paseo | Ofertas\n')
    expect(draft).toEqual({
      line: 2,
      rows: 1,
      sku: 'A-1',
      facts: { name: 'Collar', price: 12_990, categories: [['Perros', 'Paseo'], ['Ofertas']] },
    })
  })

  test('has a row for each value of an option, with its units by branch', async () => {
    const [draft] = await drafts(
      'SKU,Nombre,Opción,Valor,Stock,Stock: Ñuñoa\nA,Collar,Talla,S,3,1\nA,,Talla,M,0,\nA,,Color,Rojo,4,\n',
    )
    expect(draft?.rows).toBe(3)
    expect(draft?.facts.options).toEqual([
      { name: 'Talla', values: ['S', 'M'] },
      { name: 'Color', values: ['Rojo'] },
    ])
    expect(draft?.facts.stock).toEqual([
      { branch: '', option: 'Talla', value: 'S', units: 3 },
      { branch: 'Ñuñoa', option: 'Talla', value: 'S', units: 1 },
      { branch: '', option: 'Talla', value: 'M', units: 0 },
      { branch: '', option: 'Color', value: 'Rojo', units: 4 },
    ])
  })

  test('says the units of a branch twice, so that it shows which were changed in it', async () => {
    const options = [{ name: 'Talla', values: ['S', 'M'] }]
    const stock = [{ branch: 'Centro', option: 'Talla', value: 'S', units: 4 }]
    const rows = [ownHeaders(['Centro']), ...ownRows({ ...blankWritten, options, stock }, ['Centro'])]
    expect(rows.map((row) => row.slice(-2))).toEqual([
      ['Stock: Centro', 'Stock al descargar: Centro'],
      ['4', '4'],
      ['', ''],
    ])
    const changed = rows.map((row, place) => (place === 0 ? row : row.with(-2, String(place * 1000))))
    const [draft] = await drafts(changed.map(lineOf).join('\r\n'))
    expect(draft?.facts.stock).toEqual([
      { branch: 'Centro', option: 'Talla', value: 'S', units: 1000, seen: 4 },
      { branch: 'Centro', option: 'Talla', value: 'M', units: 2000 },
    ])
  })

  test.each([
    [
      'https://a.cl/w_30,h_40/1.jpg, https://a.cl/2.jpg',
      ['https://a.cl/w_30,h_40/1.jpg', 'https://a.cl/2.jpg'],
    ],
    ['uno.png, perros/dos.png|tres.png', ['uno.png', 'perros/dos.png', 'tres.png']],
    ['uno.png, https://a.cl/2.jpg | tres.png', ['uno.png', 'https://a.cl/2.jpg', 'tres.png']],
  ])('names pictures by addresses or by files: %s', async (cell, pictures) => {
    const [draft] = await drafts(`SKU;Imágenes\nA-1;${cell}\n`)
    expect(draft?.facts.pictures).toEqual(pictures)
  })

  test('says what the law asks of a medicine by words or codes, and takes away what it leaves empty', async () => {
    const columns =
      'SKU;Sin retracto;Registro SAG;Condición de venta;Especies;Principios activos;Desde semanas'
    const [said, empty] = await drafts(
      `${columns}\nM-1;higiene;123-B;Receta retenida;Perro, gatos;Fipronil | Metopreno;8\nM-2;;;;;;\n`,
    )
    expect(said?.facts).toEqual({
      retractExclusion: 'HYGIENE',
      medicine: {
        sagRegister: '123-B',
        sale: 'retained-prescription',
        species: ['dog', 'cat'],
        substances: ['Fipronil', 'Metopreno'],
        fromWeeks: 8,
      },
    })
    expect(empty?.facts).toEqual({ retractExclusion: null, medicine: null })
    const [part] = await drafts('SKU;sag_registro;Nombre (en)\nM-3;;Collar\n')
    expect(part?.facts).toEqual({ medicine: { sagRegister: null }, en: { name: 'Collar' } })
    const [wrong] = await products(`${columns}\nM-4;ayer;;a veces;Loro;;\n`)
    expect(wrong?.errors.map(({ column, code }) => [column, code])).toEqual([
      ['Sin retracto', 'WORD_UNKNOWN'],
      ['Condición de venta', 'WORD_UNKNOWN'],
      ['Especies', 'WORD_UNKNOWN'],
    ])
  })

  test('has the days of an offer as spreadsheets count them, too', async () => {
    const [draft, timed] = await drafts(
      'SKU;Precio;Precio oferta;Oferta desde;Oferta hasta\nD-1;900;500;46357;46387\nD-2;900;500;46357.5;\n',
    )
    expect(draft?.facts.offer).toEqual({
      ...{ price: 500, from: '2026-12-01T03:00:00.000Z', until: '2027-01-01T03:00:00.000Z' },
    })
    expect(timed?.facts.offer?.from).toBe('2026-12-01T15:00:00.000Z')
  })

  test('whose formulas came to no value is refused, for an empty cell would take away what stands', async () => {
    const [failed] = await products('SKU;Nombre;Marca;Precio;Nota\nA;#N/D;#¡REF!;#N/A;#N/A\n')
    expect(failed?.drafts).toEqual([])
    expect(failed?.errors.map(({ column, code, value }) => [column, code, value])).toEqual([
      ['Nombre', 'FORMULA_FAILED', '#N/D'],
      ['Marca', 'FORMULA_FAILED', '#¡REF!'],
      ['Precio', 'FORMULA_FAILED', '#N/A'],
    ])
  })

  test('is refused by row and column, and whole', async () => {
    const [group] = await products(
      'SKU,Nombre,Precio,Opción,Valor\nA,Collar,12.5,,\nA,Collar,900,Talla,S\n,Otro,1,,\n',
    )
    expect(group?.drafts).toEqual([])
    expect(group?.errors).toEqual([{ line: 2, column: 'Precio', code: 'PRICE_NOT_WHOLE', value: '12.5' }])
    const [, nameless] = await products('SKU,Nombre\nA,Uno\n,Dos\n')
    expect(nameless?.errors).toMatchObject([{ line: 3, column: 'SKU', code: 'REQUIRED' }])
  })
})

describe('an offer', () => {
  const header = 'SKU,Nombre,Precio,Precio oferta,Oferta desde,Oferta hasta'
  const offerOf = async (from: string, until: string) => {
    const [draft] = await drafts(`${header}\nA,Collar,990,90,${from},${until}\n`)
    return [draft?.facts.offer?.from, draft?.facts.offer?.until]
  }

  test.each([
    ['2026-12-31', '2026-12-31', '2026-12-31T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
    ['01-06-2026', '7/6/2026', '2026-06-01T04:00:00.000Z', '2026-06-08T04:00:00.000Z'],
    // The night of 5 September 2026 has no midnight: its day begins at one.
    ['2026-09-06', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
    ['2026-12-31 0:00:00', '31-12-2026 23:59', '2026-12-31T03:00:00.000Z', '2027-01-01T02:59:00.000Z'],
    [
      '2026-12-31T10:00:00.5',
      '2026-12-31T10:00:00-0500',
      '2026-12-31T13:00:00.500Z',
      '2026-12-31T15:00:00.000Z',
    ],
    ['', '2026-12-31T03:00:00.000Z', null, '2026-12-31T03:00:00.000Z'],
  ])(
    "from '%s' until '%s' holds by the clocks of Chile, its last day too",
    async (from, until, starts, ends) => {
      expect(await offerOf(from, until)).toEqual([starts, ends])
    },
  )

  test.each(['31-02-2026', '2026-12-31T25:00', 'mañana', '0000-01-01'])(
    'from %s is refused',
    async (from) => {
      const [group] = await products(`${header}\nA,Collar,990,90,${from},\n`)
      expect(group?.errors).toMatchObject([{ column: 'Oferta desde', code: 'DATE_UNREADABLE' }])
    },
  )

  test('that ends before it begins is refused', async () => {
    const [group] = await products(`${header}\nA,Collar,990,90,2026-12-02,2026-12-01\n`)
    expect(group?.errors).toMatchObject([{ column: 'Oferta hasta', code: 'OFFER_ENDS_EARLY' }])
  })
})

test('what is shown of a wrong cell ends with a whole character', async () => {
  const [group] = await products(`SKU,Nombre,Precio\nA,Uno,${'x'.repeat(199)}🐶\n`)
  expect(group?.errors[0]?.value.isWellFormed()).toBe(true)
})

test('what a spreadsheet takes for a formula is written behind an apostrophe, and read without it', () => {
  for (const text of ['=1', '+1', '-5', '@a', '\t=1', '\r=1']) {
    expect(guarded(text)).toBe(`'${text}`)
    expect(withoutGuard(guarded(text))).toBe(text)
  }
  for (const text of ['5', "'hola'", '']) expect(guarded(text)).toBe(text)
  const letter = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '5', 'a', ' ')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 6 }), (text) => {
      expect(guarded(text)).not.toMatch(/^[=+\-@\t\r\n]/)
      expect(withoutGuard(guarded(text))).toBe(text)
    }),
  )
})

describe("WooCommerce's file", () => {
  const header =
    'ID,Type,SKU,Name,Published,Regular price,Sale price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)'

  test('makes options of variations that cost the same', async () => {
    const [draft, ...more] = await drafts(
      `${header}\n7,variable,POL,Polera,1,,,,,Talla,"S, M"\n8,variation,POL-S,Polera S,1,9990,,3,POL,Talla,S\n9,variation,POL-M,Polera M,1,9990,,-2,id:7,Talla,M\n`,
    )
    expect(more).toEqual([])
    expect(draft).toMatchObject({ sku: 'POL', rows: 3, facts: { name: 'Polera', price: 9990 } })
    expect(draft?.facts.options).toEqual([{ name: 'Talla', values: ['S', 'M'] }])
    expect(draft?.facts.stock).toEqual([
      { branch: '', option: 'Talla', value: 'S', units: 3 },
      { branch: '', option: 'Talla', value: 'M', units: 0 },
    ])
  })

  test('has cross-sells and upsells by codes, and by ids where there is none', async () => {
    const [draft] = await drafts(
      'Type,SKU,Name,Regular price,Upsells,Cross-sells\nsimple,A,Uno,9990,"B, id:7",C\n',
    )
    expect(draft?.facts).toMatchObject({ analogues: ['B', 'WC-7'], related: ['C'] })
  })

  test('makes products of variations that cost something else', async () => {
    const all = await drafts(
      `${header}\n7,variable,PEL,Pellet,1,,,,,Peso,"3 kg, 15 kg"\n8,variation,PEL-3,x,1,9990,,3,PEL,Peso,3 kg\n9,variation,PEL-15,x,1,39990,34990,1,PEL,Peso,15 kg\n`,
    )
    expect(all.map(({ sku, facts }) => [sku, facts.name, facts.price, facts.offer?.price])).toEqual([
      ['PEL-3', 'Pellet 3 kg', 9990, undefined],
      ['PEL-15', 'Pellet 15 kg', 39_990, 34_990],
    ])
  })

  test('refuses an offer that costs nothing', async () => {
    const [free] = await products(`${header}\n5,simple,H,Hueso,1,990,0,,,,\n`)
    expect(free?.errors).toEqual([{ line: 2, column: 'Sale price', code: 'OUT_OF_RANGE', value: '' }])
  })

  test('knows what has no code by its id, and refuses a variation without its parent', async () => {
    const [alone, lost] = await products(
      `${header}\n5,simple,,Hueso,1,990,,,,,\n6,variation,V,x,1,1,,,NADA,Talla,S\n`,
    )
    expect(alone?.drafts[0]?.sku).toBe('WC-5')
    expect(lost?.errors).toEqual([{ line: 3, column: 'Parent', code: 'PARENT_MISSING', value: 'NADA' }])
  })
})

describe("Shopify's file", () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status'

  test('has one product in the rows of a handle, with its pictures', async () => {
    const [draft] = await drafts(
      `${header}\ncollar,Collar,<p>Firme</p>,Huella,TRUE,Color,Rojo,C-R,250,2,9990.00,12990.00,https://a.cl/1.jpg,active\ncollar,,,,,,Azul,C-A,250,5,9990.00,12990.00,https://a.cl/2.jpg,\ncollar,,,,,,,,,,,,https://a.cl/3.jpg,\n`,
    )
    expect(draft).toMatchObject({
      sku: 'C-R',
      rows: 3,
      facts: {
        slug: 'collar',
        brand: 'Huella',
        isPublished: true,
        description: ['Firme'],
        price: 12_990,
        offer: { price: 9990 },
        weight: 0.25,
        options: [{ name: 'Color', values: ['Rojo', 'Azul'] }],
        pictures: ['https://a.cl/1.jpg', 'https://a.cl/2.jpg', 'https://a.cl/3.jpg'],
      },
    })
  })

  test('has a product without options under one value, and a draft is none for sale', async () => {
    const [draft] = await drafts(`${header}\npelota,Pelota,,,FALSE,Title,Default Title,,0,9,4990,,,draft\n`)
    expect(draft).toMatchObject({ sku: 'pelota', facts: { isPublished: false, price: 4990, offer: null } })
    expect(draft?.facts.options).toBeUndefined()
    expect(draft?.facts.stock).toEqual([{ branch: '', option: '', value: '', units: 9 }])
  })
})

const word = fc
  .string({ unit: fc.constantFrom(...'abcñÁ12|>:/,\\"=-+@\'; .'), minLength: 1, maxLength: 14 })
  .map((text) => text.replace(/ +/g, ' ').trim())
  .filter((text) => text !== '' && !text.startsWith("'"))
const name = word.filter((text) => !/^[:/]|[:/]$/.test(text))
const translated = fc.record({
  name: word,
  shortDescription: fc.oneof(word, fc.constant('')),
  description: fc.array(word, { maxLength: 3 }),
  tags: fc.uniqueArray(word, { maxLength: 3 }),
})
const noTexts = { name: '', shortDescription: '', description: [], tags: [] }
/** A name as a thing may have it: trimmed, on one line, with any marks, and ends that look like shares among them. */
const thing = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 14 }),
    fc.constantFrom(
      'Cacao 70 %',
      'Cacao (70 %)',
      'Minerales (zinc, cobre)',
      'Omega 3, 6',
      'A; B',
      'x\\%',
      'Sal:',
      '100%',
    ),
    fc
      .array(fc.constantFrom('a', ' ', '%', '(', ')', '5', ',', ';', '|', '\\', ':', '/'), { maxLength: 10 })
      .map((all) => all.join('')),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/\p{Cc}/u.test(text))
const upTo = (most: number, parts: number) =>
  fc.integer({ min: 1, max: most * parts }).map((each) => each / parts)
const rising = (most: number, parts: number, least = 1) =>
  fc
    .uniqueArray(upTo(most, parts), { minLength: least, maxLength: 6 })
    .map((all) => all.toSorted((a, b) => a - b))
const ration = fc.tuple(rising(600, 1), rising(200, 100)).chain(([months, weights]) => {
  const grams = fc.array(fc.nat(20_000), { minLength: months.length, maxLength: months.length })
  const rows = fc.array(grams, { minLength: weights.length, maxLength: weights.length })
  return rows.map((all) => ({
    months,
    rows: weights.map((kg, place) => ({ kg, grams: all[place] ?? [] })),
  }))
})
const share = upTo(20, 100)
const writtenFacts: fc.Arbitrary<EditedFacts> = fc.oneof(
  fc.record({
    kind: fc.constant('food' as const),
    food: fc.record({
      animal: fc.constantFrom('dog' as const, 'cat' as const, 'other' as const),
      complete: fc.boolean(),
      fromMonths: fc.nat(11),
      toMonths: fc.option(fc.integer({ min: 12, max: 600 })),
      ingredients: fc.array(fc.record({ name: thing, percent: fc.option(share) }), {
        minLength: 1,
        maxLength: 5,
      }),
      analysis: fc.record({ protein: share, fat: share, fibre: share, moisture: share, ash: share }),
      energy: fc.option(fc.integer({ min: 1, max: 10_000 })),
      kibble: fc.option(upTo(100, 10)),
      ration: fc.option(ration),
    }),
  }),
  fc.record({
    kind: fc.constant('part' as const),
    part: fc.record({
      position: fc.option(thing.filter((text) => !text.startsWith("'"))),
      box: fc.array(fc.record({ name: thing, amount: fc.integer({ min: 1, max: 10_000 }) }), {
        ...{ minLength: 1, maxLength: 4 },
      }),
      torque: fc.array(fc.record({ name: thing, nm: upTo(5000, 10) }), { maxLength: 4 }),
    }),
  }),
  fc.record({
    kind: fc.constant('fluid' as const),
    fluid: fc.record({
      content: fc.record({ amount: upTo(1000, 1000), unit: fc.constantFrom('l' as const, 'kg' as const) }),
      grade: fc.option(thing.filter((text) => !text.startsWith("'"))),
      norms: fc.array(thing, { maxLength: 4 }),
    }),
  }),
  fc.record({
    kind: fc.constant('tyre' as const),
    tyre: fc.record({
      size: thing.filter((text) => !text.startsWith("'")),
      loadIndex: fc.integer({ min: 1, max: 300 }),
      speedIndex: fc.constantFrom(...speedIndexes),
    }),
  }),
)
const written: fc.Arbitrary<WrittenProduct> = fc.record({
  sku: fc.stringMatching(/^[A-Z]{1,6}-?[0-9]{1,4}$/),
  name: word,
  slug: fc.stringMatching(/^[a-z]{1,9}(-[0-9]{1,3})?$/),
  originalCode: fc.stringMatching(/^[0-9-]{0,8}$/).filter((code) => !code.startsWith('-')),
  barcode: fc.stringMatching(/^\d{0,13}$/),
  brand: fc.oneof(word, fc.constant('')),
  kind: fc.oneof(word, fc.constant('')),
  isPublished: fc.boolean(),
  isFeatured: fc.boolean(),
  sellsWithoutStock: fc.boolean(),
  price: fc.integer({ min: 10, max: 9_000_000 }),
  offer: fc.option(
    fc.record({
      price: fc.integer({ min: 1, max: 9 }),
      from: fc.constant(null),
      until: fc.constant('2026-12-31T03:00:00.000Z'),
    }),
  ),
  content: fc.option(
    fc.record({
      amount: fc.integer({ min: 1, max: 9000 }).map((grams) => grams / 1000),
      unit: fc.constantFrom('kg', 'l', 'unit'),
    }),
  ),
  width: fc.integer({ min: 1, max: 900 }),
  height: fc.integer({ min: 1, max: 900 }),
  depth: fc.integer({ min: 1, max: 900 }).map((size) => size / 4),
  weight: fc.integer({ min: 1, max: 9000 }).map((grams) => grams / 1000),
  shortDescription: fc.oneof(word, fc.constant('')),
  description: fc.array(word, { maxLength: 3 }),
  tags: fc.uniqueArray(word, { maxLength: 3 }),
  categories: fc.uniqueArray(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), {
    maxLength: 3,
    selector: (path) => path.join('\n'),
  }),
  features: fc.array(fc.record({ name, value: word }), { maxLength: 3 }),
  specifications: fc.array(fc.record({ section: fc.oneof(name, fc.constant('')), name, value: word }), {
    maxLength: 3,
  }),
  options: fc.uniqueArray(
    fc.record({ name: word, values: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }) }),
    {
      maxLength: 2,
      selector: (option) => option.name,
    },
  ),
  stock: fc.constant([]),
  retractExclusion: fc.option(fc.constantFrom('PERISHABLE', 'MADE_TO_ORDER', 'HYGIENE', 'INSTALLED')),
  medicine: fc.option(
    fc.record({
      sagRegister: fc.option(fc.stringMatching(/^[1-9]\d{0,4}-[A-Z]$/)),
      sale: fc.constantFrom('free', 'prescription', 'retained-prescription'),
      species: fc.subarray<'dog' | 'cat'>(['dog', 'cat']),
      substances: fc.uniqueArray(word, { maxLength: 3 }),
      fromWeeks: fc.option(fc.integer({ min: 1, max: 90 })),
      weight: fc.option(
        fc.record({
          fromKg: fc.integer({ min: 0, max: 900 }).map((hundredths) => hundredths / 100),
          toKg: fc.option(fc.integer({ min: 901, max: 20_000 }).map((hundredths) => hundredths / 100)),
        }),
      ),
    }),
  ),
  facts: fc.option(writtenFacts),
  related: fc.uniqueArray(word, { maxLength: 3 }),
  analogues: fc.uniqueArray(word, { maxLength: 3 }),
  en: fc.option(translated),
  ru: fc.option(translated),
})

const lineOf = (row: readonly string[]) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')
const blankWritten: WrittenProduct = {
  ...{ sku: 'F-1', name: 'Uno', slug: 'uno', originalCode: '', barcode: '', brand: '', kind: '' },
  ...{
    isPublished: true,
    isFeatured: false,
    sellsWithoutStock: false,
    price: 900,
    offer: null,
    content: null,
  },
  ...{ width: 1, height: 1, depth: 1, weight: 1, shortDescription: '', description: [], tags: [] },
  ...{ categories: [], features: [], specifications: [], options: [], stock: [], related: [], analogues: [] },
  ...{ retractExclusion: null, medicine: null, facts: null, en: null, ru: null },
}

test('what is written is read as the same', async () => {
  await fc.assert(
    fc.asyncProperty(written, async (product) => {
      const rows = [ownHeaders([]), ...ownRows(product, [])]
      const [draft] = await drafts(rows.map(lineOf).join('\r\n'))
      const { sku, stock: _none, facts: known, medicine, ...facts } = product
      const { en, ru } = facts
      const weighed = medicine && { ...medicine, weight: medicine.weight ?? { fromKg: null, toKg: null } }
      expect(draft).toMatchObject({
        ...{ sku },
        facts: { ...facts, medicine: weighed, en: en ?? noTexts, ru: ru ?? noTexts },
      })
      expect(factsBeside(draft?.facts.known ?? null, null)).toEqual(known)
      expect(factsBeside(draft?.facts.known ?? null, known)).toEqual(known)
    }),
  )
})

test('the document of the own file has every column of what a product is', () => {
  const document = readFileSync('docs/products-file.md', 'utf8')
  const headers = (['factsKind', 'animalFromKg', 'animalToKg', ...factFields] as const).map(ownHeader)
  expect(headers.filter((header) => !document.includes(`\`${header}\``))).toEqual([])
})

test('facts that a file says are those that the desk takes, and every one of the demonstration comes back', async () => {
  const again = async (facts: EditedFacts) => {
    const row = { ...blankWritten, facts }
    const [draft] = await drafts([ownHeaders([]), ...ownRows(row, [])].map(lineOf).join('\r\n'))
    return factsBeside(draft?.facts.known ?? null, null)
  }
  const all = demonstration.map(({ facts }) => editedFacts(facts)).filter((facts) => facts !== null)
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['food', 'part', 'fluid', 'tyre']))
  for (const facts of all) expect(await again(facts)).toEqual(facts)
  await fc.assert(
    fc.asyncProperty(writtenFacts, async (facts) => {
      const { ficha } = productToWire({ facts })
      expect(editedFactsShape.safeParse(ficha).error).toBeUndefined()
    }),
  )
})
