import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vehiclesOfVin } from './vehicles-of-vin.ts'
import { hasCheckDigit, isCheckDigitWrong, parseVin, vinYears } from './vin.ts'
import { vinMake, vinMakers } from './vin-makers.ts'
import { vinEngines, vinModels } from './vin-models.ts'

const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const anyVin = fc
  .array(fc.constantFrom(...letters), { minLength: 17, maxLength: 17 })
  .map((each) => each.join(''))
const digits = [...'0123456789X']
const withNinth = (vin: string, digit: string) => vin.slice(0, 8) + digit + vin.slice(9)

describe('the form of a VIN (D40)', () => {
  test('is 17 letters and digits without I, O and Q, however it is spaced and in whatever case', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        expect(parseVin(vin)).toBe(vin)
        expect(parseVin(` ${vin.slice(0, 3)} ${vin.slice(3, 9)}-${vin.slice(9).toLowerCase()}\n`)).toBe(vin)
      }),
    )
  })

  test('is not that of a text with another letter or another length', () => {
    fc.assert(
      fc.property(anyVin, fc.nat(16), fc.constantFrom('I', 'O', 'Q', 'i', 'Ñ', '*'), (vin, at, wrong) => {
        expect(parseVin(vin.slice(0, at) + wrong + vin.slice(at + 1))).toBeNull()
        expect(parseVin(vin.slice(0, at))).toBeNull()
        expect(parseVin(`${vin}${wrong === 'I' ? 'A' : wrong}`)).toBeNull()
      }),
    )
    for (const text of ['', ' ', 'error']) expect(parseVin(text)).toBeNull()
  })
})

describe('the check digit', () => {
  test.each([
    ['1M8GDM9AXKP042788', true],
    ['1'.repeat(17), true],
    ['WVWZZZ1JZ3W386752', false],
  ])('of %s is right: %s', (vin, isRight) => {
    expect(hasCheckDigit(vin)).toBe(isRight)
  })

  test('one alone is right in its place', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        expect(digits.filter((digit) => hasCheckDigit(withNinth(vin, digit)))).toHaveLength(1)
      }),
    )
  })

  test('is asked of VINs of North America and China alone', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        expect(isCheckDigitWrong(vin)).toBe('12345L'.includes(vin[0] ?? '') && !hasCheckDigit(vin))
      }),
    )
  })

  test('finds any one digit that was mistyped', () => {
    const place = fc.nat(16).filter((at) => at !== 8)
    fc.assert(
      fc.property(anyVin, place, fc.integer({ min: 1, max: 9 }), (vin, at, more) => {
        const fixed = `${vin.slice(0, at)}4${vin.slice(at + 1)}`
        const typed = withNinth(fixed, digits.find((each) => hasCheckDigit(withNinth(fixed, each))) ?? '')
        const wrong = typed.slice(0, at) + ((4 + more) % 10) + typed.slice(at + 1)
        expect(hasCheckDigit(typed)).toBe(true)
        expect(hasCheckDigit(wrong)).toBe(false)
      }),
    )
  })
})

describe('the model year', () => {
  const vinOf = (wmi: string, seventh: string, tenth: string) => `${wmi}AAA${seventh}A0${tenth}A000001`

  test.each([
    ['A', 1980],
    ['H', 1987],
    ['J', 1988],
    ['Y', 2000],
    ['1', 2001],
    ['9', 2009],
  ])('%s is %i or 30 years later', (code, year) => {
    expect(vinYears(vinOf('JTD', 'A', code), 2040)).toEqual([year + 30, year])
  })

  test('is never after the latest, and none where the maker writes none', () => {
    fc.assert(
      fc.property(anyVin, fc.integer({ min: 1980, max: 2040 }), (vin, latest) => {
        const years = vinYears(vin, latest)
        for (const year of years) expect(year).toBeLessThanOrEqual(latest)
        expect(new Set(years).size).toBe(years.length)
        if ('UZ0'.includes(vin[9] ?? '')) expect(years).toEqual([])
      }),
    )
  })

  test('in North America a digit in the seventh place says the older one', () => {
    expect(vinYears(vinOf('1FA', '5', 'G'), 2027)).toEqual([1986, 2016])
    expect(vinYears(vinOf('1FA', 'D', 'G'), 2027)).toEqual([2016, 1986])
    expect(vinYears(vinOf('JTD', '5', 'G'), 2027)).toEqual([2016, 1986])
  })
})

describe('the makes', () => {
  test('every identifier has three characters of a VIN or more, and one make', () => {
    for (const [identifier, make] of vinMakers) {
      expect(identifier).toMatch(/^[A-HJ-NPR-Z0-9]{3,5}$/)
      expect(vinMake(`${identifier.padEnd(8, '0')}0GA000001`)).toBe(make)
    }
  })

  test('a model is told only of its own make', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        if (vinMake(vin) !== null) return
        expect(vinModels(vin)).toEqual([])
        expect(vinEngines(vin)).toEqual([])
      }),
    )
    expect(vinModels('WV1ZZZ2HZGA012345')).toEqual(['Amarok'])
    expect(vinModels('KNAPC811BG7000001')).toEqual(['Sportage'])
    expect(vinEngines('VF32AKFXAGA000001')).toEqual(['1.4 bencina'])
  })
})

describe('the vehicles of a VIN', () => {
  const vehicle = fc
    .record({
      make: fc.constantFrom('Toyota', 'Kia', 'Ford'),
      model: fc.constantFrom('Rio', 'Sportage', 'Yaris', 'Focus S'),
      engine: fc.constantFrom('1.4 bencina', '1.6 diésel'),
      yearFrom: fc.integer({ min: 1990, max: 2020 }),
      years: fc.nat(15),
    })
    .map(({ years, ...each }) => ({ ...each, yearTo: each.yearFrom + years }))
  const known = fc
    .tuple(fc.constantFrom(...vinMakers.keys()), anyVin)
    .map(([identifier, vin]) => identifier + vin.slice(3))

  test('are of its make, and sold in one of its years', () => {
    fc.assert(
      fc.property(known, fc.array(vehicle), (vin, vehicles) => {
        const found = vehiclesOfVin(vin, vehicles, 2026)
        if (!found) return
        expect(vinYears(vin, 2026)).toContain(found.year)
        expect(found.vehicles.length).toBeGreaterThan(0)
        for (const each of found.vehicles) {
          expect(each.make).toBe(vinMake(vin))
          expect(each.yearFrom <= found.year && found.year <= each.yearTo).toBe(true)
          const models = vinModels(vin)
          if (models.length > 0) expect(models).toContain(each.model)
        }
      }),
    )
  })

  test('are none of an unknown maker or a make that the shop has not', () => {
    const yaris = { make: 'Toyota', model: 'Yaris', engine: '1.5 bencina', yearFrom: 1980, yearTo: 2026 }
    expect(vehiclesOfVin('ZZZAAAAA0GA000001', [yaris], 2026)).toBeNull()
    expect(vehiclesOfVin('WBAAAAAA0GA000001', [yaris], 2026)).toBeNull()
    expect(vehiclesOfVin('JTDAAAAA0GA000001', [yaris], 2026)).toEqual({ year: 2016, vehicles: [yaris] })
  })

  test('an engine that the VIN names leaves that one, and one that the shop does not know leaves all', () => {
    const sold = (engine: string) => ({ make: 'Peugeot', model: '206', engine, yearFrom: 2000, yearTo: 2010 })
    const [petrol, diesel] = [sold('1.4 bencina'), sold('1.9 diésel')]
    const found = (vin: string) => vehiclesOfVin(vin, [petrol, diesel], 2026)?.vehicles
    expect(found('VF32AKFXA5A000001')).toEqual([petrol])
    expect(found('VF32AWJYA5A000001')).toEqual([diesel])
    expect(found('VF32ARFNA5A000001')).toEqual([petrol, diesel])
  })

  test('of two cycles the one in which it was sold is taken', () => {
    const old = { make: 'Nissan', model: 'V16', engine: '1.6 bencina', yearFrom: 1993, yearTo: 2010 }
    expect(vehiclesOfVin('3N1EB31S0PK000001', [old], 2026)).toEqual({ year: 1993, vehicles: [old] })
  })
})
