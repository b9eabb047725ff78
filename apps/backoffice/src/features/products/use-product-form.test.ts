import { expect, test } from 'vitest'
import { Refusal } from '../../data/port/refusal.ts'
import { fieldErrors } from './use-product-form.ts'

test('a refusal of what is within a row is said at that and at its rows, and nowhere else', () => {
  const errorOf = fieldErrors(
    new Refusal('INVALID_REQUEST', 'Revisa lo marcado.', {
      fields: { 'cambios.opciones.1.valores.0.nombre': 'FIELD_REQUIRED' },
    }),
  )
  const said = ['opciones', 'opciones.1.valores.0.nombre', 'opciones.1.nombre', 'opciones.0.valores.0.nombre']
  expect(said.map((path) => errorOf(path) !== null)).toEqual([true, true, false, false])
})
