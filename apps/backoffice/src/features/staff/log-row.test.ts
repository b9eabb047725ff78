import { expect, test } from 'vitest'
import { productWords } from '#contract/products/product-words.ts'
import { logFields } from '#contract/staff/log-fields.ts'
import { staffActions } from '#contract/staff/staff-action.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { texts as en } from '../../texts/en.ts'
import { texts as es } from '../../texts/es.ts'
import { fieldName, fieldValue, logFieldTexts } from './log-fields.ts'
import { keyOf } from './log-row.tsx'

test('everything that the log keeps has its words in each language', () => {
  for (const texts of [es, en]) {
    const silent = staffActions.filter((action) => !(keyOf({ action }) in texts))
    expect(silent).toEqual([])
  }
})

const words = (key: TextKey) => String((es as Record<string, string>)[key])

test('every field of the log is called by words, in another language by those and the language', () => {
  expect(Object.keys(logFieldTexts).toSorted()).toEqual([...logFields].toSorted())
  const saved = { action: 'contenido-guardado' as const }
  expect(fieldName(saved, 'titleEn', words)).toBe('Título (Inglés)')
  expect(fieldName(saved, 'unheard', words)).toBe('unheard')
  const product = { action: 'producto-cambiado' as const }
  expect(productWords.price).toBe('precio')
  expect(fieldName(product, 'price', words)).toBe(es.PRODUCTS_PRICE_REGULAR)
})

test('a yes, a no, a role and a moment are said in words, and nothing as nothing', () => {
  const said = ([field, value]: [string, string]) =>
    fieldValue(field, value, words, (iso) => `el ${iso.slice(8, 10)}`)
  const values: [string, string][] = [
    ['isPublished', 'true'],
    ['activa', '0'],
    ['limite', '1'],
    ['rol', 'warehouse'],
    ['until', '2026-11-30T23:59:00.000Z'],
    ['day', '2026-11-30'],
    ['title', ''],
  ]
  const expected = ['sí', 'no', '1', 'Bodega', 'el 30', '2026-11-30', '(vacío)']
  expect(values.map(said)).toEqual(expected)
})
