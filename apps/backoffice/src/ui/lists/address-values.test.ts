import { expect, test } from 'vitest'
import { type AddressValue, countUpTo, dayValue, idValue, oneOf, wordsOf } from './address-values.ts'

const values: [name: string, AddressValue, Record<string, string | null>][] = [
  ['one of some', oneOf(['a', 'b']), { a: 'a', c: null, '': null, toString: null }],
  ['words', wordsOf(3), { pan: 'pan', panal: 'pan' }],
  [
    'the number of a row',
    idValue,
    { 7: '7', abc: null, '1.5': null, '-4': null, '1e30': null, 99999999999: null },
  ],
  [
    'a count',
    countUpTo(100),
    { 0: '0', 100: '100', '007': '7', 101: null, '-1': null, '1.5': null, abc: null, '': null },
  ],
  [
    'a day',
    dayValue,
    {
      '2024-02-29': '2024-02-29',
      '0001-01-01': '0001-01-01',
      '2026-02-30': null,
      '2026-13-45': null,
      '0000-01-01': null,
      '2026-1-1': null,
      abc: null,
    },
  ],
]

test.each(values)('%s is read out of an address, or is not there', (_, read, told) => {
  for (const [given, value] of Object.entries(told)) expect([given, read(given)]).toEqual([given, value])
})
