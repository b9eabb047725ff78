import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasWebAddress, withoutWebAddresses } from './web-addresses.ts'

test.each([
  'GANASTE UN PREMIO entra a http://premio.example',
  'entra a premio.com ya',
  'www.premio.cl',
  'www . premio',
  'PREMIO.ONLINE/gana',
  'ｐｒｅｍｉｏ．ｃｏｍ',
  'bit.ly/abc',
  'premio.com.ar',
  'http:/premio',
  'mira 203.0.113.7',
  'a@premio.cl',
])('H3: an address of the web is seen in %j and taken out', (text) => {
  expect(hasWebAddress(text)).toBe(true)
  expect(hasWebAddress(withoutWebAddresses(text))).toBe(false)
})

test.each([
  'Camila Rojas',
  'María José de la Ñuñoa-O’Higgins',
  'J. R. Pérez',
  'M.Fernanda Soto',
  'Ma.Fernanda Soto',
  'Jean-Luc d’Ávila y Cía. Ltda.',
  'Av. Vicuña Mackenna 7255, local 12',
  'Depto. 41, piso 3.5',
  'Иван Иванович',
])('a name or an address of a street is none: %j', (text) => {
  expect(hasWebAddress(text)).toBe(false)
  expect(withoutWebAddresses(text)).toBe(text)
})

test('whatever it is, nothing is left that is an address', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('www', '.', ':/', 'http', 'premio.cl', '…', '\n', 'com'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(hasWebAddress(withoutWebAddresses(pieces.join('')))).toBe(false)
    }),
  )
})
