import { describe, expect, test } from 'vitest'
import { fitments } from './fitments.ts'
import { oemNumbers } from './oem-numbers.ts'
import { partConditions } from './part-conditions.ts'
import { products } from './products.ts'
import { vehicles } from './vehicles.ts'

const fitmentOf = (part: string) => {
  const product = products.find(({ name }) => name.includes(part))
  return product && fitments.get(product.id)
}
const namesOf = (ids: readonly number[] = []) =>
  vehicles.filter(({ id }) => ids.includes(id)).map(({ make, model, engine }) => `${make} ${model} ${engine}`)

describe('what the parts fit', () => {
  test('each product says it, and a pet product is no part', () => {
    for (const product of products) {
      const fitment = fitments.get(product.id)
      const isPart = product.categoryIds.some((id) => id === 41 || id === 42)
      expect(fitment?.kind === 'none', product.name).toBe(!isPart)
      expect((fitment?.vehicleIds.length ?? 0) > 0).toBe(fitment?.kind === 'some')
    }
  })

  test('a stated vehicle, by model and engine', () => {
    expect(namesOf(fitmentOf('Filtro de aceite Toyota Hilux 2.4 y 2.8')?.vehicleIds)).toEqual([
      'Toyota Hilux 2.4 diésel',
      'Toyota Hilux 2.8 diésel',
    ])
    expect(namesOf(fitmentOf('Kit de distribución Hyundai Accent 1.4')?.vehicleIds)).toEqual([
      'Hyundai Accent 1.4 bencina',
    ])
    expect(namesOf(fitmentOf('Filtro de aceite Suzuki Swift y Baleno')?.vehicleIds)).toEqual([
      'Suzuki Baleno 1.4 bencina',
      'Suzuki Swift 1.2 bencina',
      'Suzuki Swift 1.4 bencina',
    ])
  })

  test('conditions belong to parts of their own and to vehicles that these fit; numbers to one part each', () => {
    for (const { part, text } of partConditions) {
      const found = products.filter(({ name }) => name.startsWith(part))
      expect(found, part).toHaveLength(1)
      const own = fitments.get(found[0]?.id ?? 0)
      const condition = own?.conditions.find((each) => each.text === text)
      expect(condition?.vehicleIds.length, `${part}: ${text}`).toBeGreaterThan(0)
      expect(own?.vehicleIds).toEqual(expect.arrayContaining(condition?.vehicleIds ?? []))
    }
    const numbers = [...oemNumbers.values()].flat().map(({ number }) => number.replace(/[-. ]/g, ''))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((each) => !/^[A-Z0-9]{6,12}$/.test(each))).toEqual([])
    expect([...oemNumbers.keys()].filter((id) => fitments.get(id)?.kind !== 'some')).toEqual([])
  })

  test('universal parts and fluids fit all; a tyre may fit or not', () => {
    expect(fitmentOf('Filtro de aire lavable universal')?.kind).toBe('all')
    expect(fitmentOf('Líquido de frenos DOT 4')?.kind).toBe('all')
    expect(fitmentOf('Neumático 185/65')?.kind).toBe('unknown')
  })
})
