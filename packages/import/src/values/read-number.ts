import { type Read, readAs, readPrice, unreadable } from './read-price.ts'

/** A measure with decimals: `1,5`, `1.5`, `1.250,5`; a lone separator is one of decimals. */
export function readDecimal(text: string): Read<number> {
  const bare = text.replace(/[\s\u00a0]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const whole = last < 0 ? bare : bare.slice(0, last).replace(/[.,](?=\d{3}(?:[.,]|$))/g, '')
  const number = last < 0 ? whole : `${whole || '0'}.${bare.slice(last + 1)}`
  if (!/^\d+(?:\.\d*)?$/.test(number)) return unreadable('NUMBER_UNREADABLE')
  return readAs(Number(number))
}

/** A whole number, its thousands parted or not: `3850`, `3.850`. */
export function readWhole(text: string): Read<number> {
  const read = /^[\d.,'\s]+$/.test(text) ? readPrice(text) : unreadable('NUMBER_UNREADABLE')
  return read.ok || read.code === 'TOO_LARGE' ? read : unreadable('NUMBER_UNREADABLE')
}

/** A number that may have its unit behind it, as in `12,5 %`. */
export const readIn =
  (unit: RegExp, read: (text: string) => Read<number>) =>
  (text: string): Read<number> =>
    read(text.replace(unit, '').trim())

/**
 * Units of stock: whole, their thousands parted or not. Other shops count below nothing what they owe: of that there is
 * none to sell.
 */
export function readUnits(text: string): Read<number> {
  const owed = /^\s*-\s*(?=\d)/
  const read = readWhole(text.replace(owed, ''))
  return read.ok && owed.test(text) ? readAs(0) : read
}

const yes = new Set([
  '1',
  'si',
  'sí',
  'yes',
  'true',
  'verdadero',
  'active',
  'activo',
  'visible',
  'x',
  'instock',
  'publish',
])
const no = new Set([
  ...[
    '0',
    '-1',
    '',
    'no',
    'false',
    'falso',
    'draft',
    'archived',
    'borrador',
    'oculto',
    'hidden',
    'outofstock',
  ],
  ...['unlisted', 'deny', 'private', 'notify'],
])

/** Yes or no, in the words of several shops. */
export function readFlag(text: string): Read<boolean> {
  const word = text.trim().toLowerCase()
  if (yes.has(word) || word === 'continue') return readAs(true)
  return no.has(word) ? readAs(false) : unreadable('FLAG_UNREADABLE')
}
