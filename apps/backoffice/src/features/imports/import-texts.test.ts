import { expect, test } from 'vitest'
import { importFields } from '#import/columns/import-fields.ts'
import { fieldTexts } from './import-texts.ts'

/** Of WooCommerce alone, whose columns are named alike everywhere: nobody has to choose them. */
const guessed = ['rowId', 'rowType', 'parent']

test('all that a column may hold can be chosen at the desk', () => {
  const chosen = fieldTexts.map(([field]) => field)
  expect(new Set(chosen).size).toBe(chosen.length)
  expect(importFields.filter((field) => !guessed.includes(field) && !chosen.includes(field))).toEqual([])
})
