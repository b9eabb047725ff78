import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownContact } from './known-contact.ts'

const camila = {
  id_cliente: 7,
  nombre_cliente: 'Camila',
  apellidopaterno_cliente: 'Rojas',
  rut_cliente: '12345678',
  dv_cliente: '5',
  e_mail_cliente: 'camila@example.cl',
  celular_cliente: '+56912345678',
}

describe('what is known of who buys', () => {
  test('a customer is not asked again', () => {
    expect(knownContact({ ...camila, id_usuario: 7 })).toEqual({
      email: 'camila@example.cl',
      rut: '12.345.678-5',
      name: 'Camila Rojas',
      phone: '+56 9 1234 5678',
    })
  })

  test('a customer without name, RUT and phone is asked for them alone', () => {
    const fresh = {
      ...camila,
      nombre_cliente: '',
      apellidopaterno_cliente: '',
      rut_cliente: '',
      dv_cliente: '',
    }
    expect(knownContact({ ...fresh, celular_cliente: '', id_usuario: 7 })).toEqual({
      email: 'camila@example.cl',
    })
  })

  test('a guest is nobody whose data is known, whatever the profile has', () => {
    expect(knownContact(camila)).toEqual({})
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (profile) => {
        const { id_usuario: _, ...guest } = profile
        expect(knownContact(guest)).toEqual({})
      }),
    )
  })
})
