import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test('folds accents, ñ, case and punctuation', () => {
  expect(foldText('  Ñuñoa: CACHORRO,  pequeño (3-kg) ')).toBe('nunoa cachorro pequeno 3 kg')
  expect(foldText('Exóticos — Hábitat')).toBe('exoticos habitat')
  expect(foldText('Ёлка')).toBe('елка')
  expect(foldText('¡¿?!')).toBe('')
})

test('folding twice changes nothing, and composed or decomposed text is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
    }),
  )
})
