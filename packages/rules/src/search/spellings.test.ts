import { expect, test } from 'vitest'
import { grownWords, isMeant, mayBeMisspelt, nearestTo, soundingLike, spellingsOf } from './spellings.ts'

const spellings = spellingsOf([
  'alimento húmedo',
  'croquetas',
  'piedritas',
  'nexgard',
  'sin granos',
  'cadera',
  'madera',
  'champú',
  'tienda',
  'heno',
  'gato',
  'hueso',
])

/** How a word is spelled by its sound, else by its letters. */
const spelledLike = (word: string) =>
  mayBeMisspelt(word, spellings) ? (soundingLike(word, spellings) ?? nearestTo(word, spellings)) : null

test('what sounds alike, or is one letter away, is spelled as it is known', () => {
  for (const [word, spelled] of [
    ['umeda', 'humedo'],
    ['croketas', 'croquetas'],
    ['nexgar', 'nexgard'],
    ['alimemto', 'alimento'],
    ['piedras', 'piedritas'],
    ['shanpoo', 'champu'],
    ['shanpu', 'champu'],
    ['eno', 'heno'],
    ['gatto', 'gato'],
    ['uesos', 'hueso'],
  ] as const) {
    expect([word, spelledLike(word)]).toEqual([word, spelled])
  }
})

test('what is known, short, a code, far away or as near to two is left as it is', () => {
  for (const word of ['humedos', 'croqueta', 'grno', 'nexgar2', 'ventana', 'zadera', 'granja']) {
    expect([word, spelledLike(word)]).toEqual([word, null])
  }
})

test('of a small name come the names that it can be made of', () => {
  expect(grownWords('palita')[0]).toBe('pala')
  expect(grownWords('barquitos')[0]).toBe('barco')
  expect(grownWords('cochecito')).toEqual(['coche'])
  expect(grownWords('peinesito')).toEqual(['peine'])
  expect(grownWords('ratoncito')).toContain('raton')
  expect(grownWords('collar')).toEqual([])
})

test('a word that means something is known in each of its numbers', () => {
  expect(['tienda', 'tiendas', 'tinta'].map((word) => isMeant(word, spellings))).toEqual([true, true, false])
})
