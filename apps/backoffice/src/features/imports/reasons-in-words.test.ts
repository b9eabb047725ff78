import { expect, test } from 'vitest'
import { reasonsInWords } from './reasons-in-words.ts'

test('a file of refused rows says why in words, and leaves what was in it', () => {
  const rows = [
    '"SKU","Nombre","Precio","Motivo"',
    '"R-1","Aviso: REQUIRED","abc","Precio: NUMBER_UNREADABLE"',
    '"R-2","","1.5","Nombre: REQUIRED; Precio ""web"": PRICE_NOT_WHOLE; Stock: OF_TOMORROW"',
    '"R-3","REQUIRED","","NOT_WRITTEN"',
    '',
  ]
  expect(reasonsInWords(rows.join('\r\n'), (key) => `<${key}>`).split('\r\n')).toEqual([
    rows[0],
    '"R-1","Aviso: REQUIRED","abc","Precio: <IMPORTS_ERROR_NUMBER>"',
    '"R-2","","1.5","Nombre: <IMPORTS_ERROR_REQUIRED>; Precio ""web"": <IMPORTS_ERROR_WHOLE>; Stock: OF_TOMORROW"',
    '"R-3","REQUIRED","","<IMPORTS_ERROR_NOT_WRITTEN>"',
    '',
  ])
})
