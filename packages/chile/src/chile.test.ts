import { expect, test } from 'vitest'
import { comunas } from './comunas.ts'
import { regions } from './regions.ts'

test('16 regions and 346 comunas, counted by region', () => {
  const expected = [7, 9, 9, 15, 38, 33, 30, 33, 32, 30, 10, 11, 52, 12, 4, 21]
  expect(regions).toHaveLength(16)
  expect(comunas).toHaveLength(346)
  expected.forEach((count, index) => {
    expect(comunas.filter((comuna) => comuna.regionId === index + 1)).toHaveLength(count)
  })
  expect(new Set(comunas.map((comuna) => comuna.cut)).size).toBe(346)
})

test('codes, courier codes and localities', () => {
  const byName = new Map(comunas.map((comuna) => [comuna.name, comuna]))
  expect(byName.get('Chillán')?.cut).toBe('16101')
  expect(byName.get('Santiago')?.courierCode).toBe('STGO')
  expect(byName.get('Aysén')?.courierCode).toBe('PAYS')
  expect(byName.get('La Calera')?.courierCode).toBe('LACA')
  expect(byName.get('Viña del Mar')?.aliases).toContain('Reñaca')
  expect(comunas.some((comuna) => comuna.courierCode === 'SCOB')).toBe(false)
  expect(comunas.filter((comuna) => comuna.courierCode !== null)).toHaveLength(245)
  for (const comuna of comunas)
    expect(comuna.cut).toMatch(new RegExp(`^${String(comuna.regionId).padStart(2, '0')}`))
})
