import { expect, test } from 'vitest'
import { productWords } from '#contract/products/product-words.ts'
import { logFields } from '#contract/staff/log-fields.ts'
import { staffActions } from '#contract/staff/staff-action.ts'
import { describeHours } from '#rules/chile/hours-text.ts'
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

test('a yes, a no, a role, a moment and hours are said in words, and nothing as nothing', () => {
  const said = ([field, value]: [string, string]) =>
    fieldValue(field, value, {
      words,
      moment: (iso) => `el ${iso.slice(8, 10)}`,
      hours: (hours) => describeHours(hours, 'es'),
    })
  const values: [string, string][] = [
    ['isPublished', 'true'],
    ['activa', '0'],
    ['limite', '1'],
    ['rol', 'warehouse'],
    ['until', '2026-11-30T23:59:00.000Z'],
    ['day', '2026-11-30'],
    ['title', ''],
    ['store', '{"1":[9,18],"2":[9,18],"6":[10,14]}'],
    ['sales', '{}'],
    ['sales', 'null'],
    ['cutoffMinute', '845'],
  ]
  const hours = 'Lunes a martes de 9 a 18 h, sábado de 10 a 14 h'
  const expected = ['sí', 'no', '1', 'Bodega', 'el 30', '2026-11-30', '(vacío)', hours]
  expected.push('(vacío)', '(vacío)', '14:05')
  expect(values.map(said)).toEqual(expected)
})
