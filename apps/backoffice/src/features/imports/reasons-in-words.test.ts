import { expect, test } from 'vitest'
import type { TextKey } from '../../shell/text-keys.ts'
import { texts as es } from '../../texts/es.ts'
import { reasonsInWords } from './reasons-in-words.ts'

test('a file of refused rows says why in words, and leaves what was in it', () => {
  const rows = [
    '"SKU","Nombre","Precio","Motivo"',
    '"R-1","Aviso: REQUIRED","abc","Precio: NUMBER_UNREADABLE"',
    '"R-2","","1.5","Nombre: REQUIRED; Precio ""web"": PRICE_NOT_WHOLE; Stock: OF_TOMORROW"',
    '"R-3","REQUIRED","","NOT_WRITTEN"',
    '',
  ]
  const text = (key: TextKey) => String((es as Record<string, string>)[key])
  expect(reasonsInWords(rows.join('\r\n'), text).split('\r\n')).toEqual([
    rows[0],
    '"R-1","Aviso: REQUIRED","abc","Precio: No es un número"',
    '"R-2","","1.5","Nombre: Falta este dato; Precio ""web"": Los pesos no llevan decimales; Stock: OF_TOMORROW"',
    '"R-3","REQUIRED","","No se pudo guardar: revisa esta parte del archivo"',
    '',
  ])
})
