import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { guessFormat } from '../columns/file-format.ts'
import { guessColumns } from '../columns/guess-columns.ts'
import { acesTable } from '../tables/aces-table.ts'
import { csvTable } from '../tables/csv-table.ts'
import { type Table, UnreadableFile } from '../tables/table.ts'
import { eitherFits, fitmentOf, type KnownVehicle, vehicleFinder } from './fit-vehicles.ts'
import type { FitmentClaim, FitmentGroup } from './fitment-claim.ts'
import { fitmentGroups } from './read-claims.ts'

async function* inPieces(text: string, length = 11): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function groupsOf(table: Table): Promise<FitmentGroup[]> {
  const format = guessFormat(table.header)
  expect(format).toBe('fitment')
  return Readable.from(fitmentGroups(table, guessColumns(table.header, format))).toArray()
}

const ofCsv = async (text: string) => groupsOf(await csvTable(() => inPieces(text)))
const ofAces = async (text: string) => groupsOf(await acesTable(() => inPieces(text)))
const claimsOf = (groups: FitmentGroup[]) => groups.flatMap(({ claims }) => claims)
const errorsOf = (groups: FitmentGroup[]) =>
  groups.flatMap(({ errors }) => errors.map(({ line, column, code }) => [line, column, code]))

describe('a table of fitment', () => {
  test('says which vehicles a part fits, in which years and under which conditions', async () => {
    const groups = await ofCsv(
      'SKU;Marca;Modelo;Desde;Hasta;Motor;Posición;Condición;Acción\nP-1;Toyota;Yaris;2010;2014;1.5;Delantero;sin ABS;\nP-1;Toyota;Corolla;2012;;;;;\nP-2;Kia;Rio;2015-2017;;;;;quitar\n',
    )
    expect(groups.map(({ sku, source }) => [sku, source.length])).toEqual([
      ['P-1', 2],
      ['P-2', 1],
    ])
    expect(claimsOf(groups)).toEqual([
      {
        ...{ line: 2, make: 'Toyota', model: 'Yaris', years: { from: 2010, to: 2014 }, engine: '1.5' },
        conditions: [
          { kind: 'side', text: 'Delantero' },
          { kind: 'note', text: 'sin ABS' },
        ],
        isRemoval: false,
      },
      expect.objectContaining({ model: 'Corolla', years: { from: 2012, to: 2100 }, conditions: [] }),
      expect.objectContaining({ model: 'Rio', years: { from: 2015, to: 2017 }, isRemoval: true }),
    ])
  })

  test('refuses the rows that it cannot read, each with its cell', async () => {
    const groups = await ofCsv(
      'SKU,Make,Model,Year,Action\nP-1,Kia,,2010,\nP-1,Kia,Rio,dosmil,\n,Kia,Rio,2010,\nP-1,Kia,Rio,2015-2010,\nP-1,Kia,Rio,2010,tal vez\nP-1,Kia,Rio,2010,\n',
    )
    expect(errorsOf(groups)).toEqual([
      [2, 'Model', 'REQUIRED'],
      [3, 'Year', 'YEAR_UNREADABLE'],
      [4, 'SKU', 'REQUIRED'],
      [5, 'Year', 'YEAR_UNREADABLE'],
      [6, 'Action', 'ACTION_UNKNOWN'],
    ])
    expect(claimsOf(groups)).toMatchObject([{ line: 7, years: { from: 2010, to: 2010 } }])
  })
})

const aces = (apps: string, version = '4.2') =>
  `<?xml version="1.0"?>\n<ACES version="${version}"><Header><Company>A</Company></Header>\n${apps}<Footer/></ACES>`

describe('an ACES file', () => {
  test.each(['3.2', '4.2'])('of version %s has its applications as rows', async (version) => {
    const groups = await ofAces(
      aces(
        `<App action="A" id="1"><Years from="2010" to="2014"/><Make id="76">Toyota</Make><Model id="2">Yaris &amp; más</Model><EngineBase id="9">1.5</EngineBase><Qual id="3"><param value="x"/><text>sin ABS</text></Qual><Note>Con <![CDATA[sensor]]></Note><Qty>1</Qty><PartType id="1"/><Position id="22">Delantero</Position><Part>P-1</Part></App>
<App action="D" id="2"><BaseVehicle id="5" make="Kia" model="Rio" year="2015"/><Qty>1</Qty><PartType id="1"/><Position id="30"/><Part>P-2</Part></App>`,
        version,
      ),
    )
    expect(errorsOf(groups)).toEqual([])
    expect(claimsOf(groups)).toEqual([
      {
        ...{ line: 1, make: 'Toyota', model: 'Yaris & más', years: { from: 2010, to: 2014 }, engine: '1.5' },
        conditions: [
          { kind: 'side', text: 'Delantero' },
          { kind: 'note', text: 'sin ABS; Con sensor' },
        ],
        isRemoval: false,
      },
      {
        ...{ line: 2, make: 'Kia', model: 'Rio', years: { from: 2015, to: 2015 }, engine: '' },
        ...{ conditions: [], isRemoval: true },
      },
    ])
  })

  test('says which numbers it has without their names', async () => {
    const groups = await ofAces(
      aces('<App action="A" id="1"><BaseVehicle id="5911"/><SubModel id="12"/><Part>P-1</Part></App>'),
    )
    expect(groups[0]?.errors).toEqual([
      { line: 1, column: 'Sin nombre', code: 'ID_ONLY', value: 'BaseVehicle 5911, SubModel 12' },
    ])
  })

  test.each([
    ['with a document type', '<!DOCTYPE ACES><ACES version="4.2"></ACES>', 'BROKEN'],
    ['with entities of one', '<!DOCTYPE ACES [<!ENTITY a "aaa">]><ACES version="4.2">&a;</ACES>', 'BROKEN'],
    ['with an entity of its own', aces('<App><Part>&a;</Part></App>'), 'BROKEN'],
    ['that ends early', '<ACES version="4.2"><App action="A"><Part>P-1', 'BROKEN'],
    ['of another version', '<ACES version="2.0"></ACES>', 'FORMAT_UNKNOWN'],
    ['that is another XML', '<rss version="4.2"></rss>', 'FORMAT_UNKNOWN'],
    ['of endless elements', aces(`<App action="A">${'<Note>a</Note>'.repeat(300)}</App>`), 'BROKEN'],
    ['of an endless text', aces(`<App action="A"><Note>${'a'.repeat(9000)}</Note></App>`), 'BROKEN'],
  ])('%s is not read', async (_, text, code) => {
    const reading = acesTable(() => inPieces(text)).then(({ rows }) => Readable.from(rows).toArray())
    await expect(reading).rejects.toThrow(UnreadableFile)
    await expect(reading).rejects.toMatchObject({ code })
  })
})

const vehicle = (id: number, engine: string, yearFrom: number, yearTo: number): KnownVehicle => ({
  ...{ id, make: 'Mercedes-Benz', model: 'Clase A', engine, yearFrom, yearTo },
})
const known = [
  vehicle(1, '1.6 16V', 2010, 2014),
  vehicle(2, '2.0', 2010, 2014),
  vehicle(3, '1.6', 2015, 2020),
]
const claim = (changes: Partial<FitmentClaim>): FitmentClaim => ({
  ...{ line: 2, make: 'MERCEDES BENZ', model: 'clase a', years: null, engine: '', conditions: [] },
  isRemoval: false,
  ...changes,
})

describe('vehicles', () => {
  const find = vehicleFinder(known)
  const ids = (changes: Partial<FitmentClaim>) => {
    const found = find(claim(changes))
    return typeof found === 'string' ? found : found.map(({ id }) => id)
  }

  test('are found by their names, years and engines', () => {
    expect(ids({})).toEqual([1, 2, 3])
    expect(ids({ years: { from: 2012, to: 2013 } })).toEqual([1, 2])
    expect(ids({ engine: '1.6' })).toEqual([3])
    expect(ids({ engine: '1.6', years: { from: 2012, to: 2012 } })).toEqual([1])
    expect(ids({ make: 'Lada' })).toBe('vehicleMake')
    expect(ids({ model: 'Clase B' })).toBe('vehicleModel')
    expect(ids({ years: { from: 1999, to: 2000 } })).toBe('yearFrom')
    expect(ids({ engine: '3.0' })).toBe('engine')
  })

  test('are fitted in their own years, and where either of two rows says so', () => {
    const [own] = known
    if (!own) throw new Error('no vehicle')
    const said = (from: number, to: number, ...texts: string[]) =>
      fitmentOf(
        own,
        claim({ years: { from, to }, conditions: texts.map((text) => ({ kind: 'side', text })) }),
      )
    expect(said(2008, 2030)).toMatchObject({ fromYear: null, toYear: null })
    expect(said(2012, 2030)).toMatchObject({ fromYear: 2012, toYear: 2014 })
    expect(eitherFits(said(2010, 2011), said(2012, 2013), own)).toMatchObject({
      fromYear: 2010,
      toYear: 2013,
    })
    expect(eitherFits(said(2010, 2011), said(2012, 2014), own)).toMatchObject({
      fromYear: null,
      toYear: null,
    })
    expect(eitherFits(said(2010, 2010), said(2012, 2014), own)).toBeNull()
    const both = eitherFits(said(2010, 2014, 'Delantero'), said(2010, 2014, 'Trasero'), own)
    expect(both?.conditions).toEqual([{ kind: 'side', text: 'Delantero o Trasero' }])
    expect(eitherFits(said(2010, 2014, 'Delantero'), said(2010, 2014), own)?.conditions).toEqual([])
  })
})
