import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyForm } from '../checkout-form.ts'
import { formFromProfile, newForm } from './profile.ts'

const profile = {
  nombre_cliente: 'Camila',
  apellidopaterno_cliente: 'Rojas',
  apellidomaterno_cliente: '',
  rut_cliente: '12345678',
  dv_cliente: '5',
  e_mail_cliente: 'camila@example.cl',
  celular_cliente: '+56912345678',
  direccion_cliente: 'Avenida Vicuña Mackenna',
  numero_direccion_cliente: '7110',
  id_comuna: 13110,
  id_region: 13,
}

describe('a form that begins with a profile', () => {
  test('takes over who bought last', () => {
    expect(formFromProfile(profile)).toEqual({
      ...emptyForm,
      email: 'camila@example.cl',
      rut: '12.345.678-5',
      name: 'Camila Rojas',
      phone: '+56 9 1234 5678',
      regionId: 13,
      comunaId: 13110,
      street: 'Avenida Vicuña Mackenna',
      number: '7110',
    })
  })

  test("is a guest's whole, and of a customer where it was sent, while who they are is not typed", () => {
    expect(newForm(profile)).toEqual(formFromProfile(profile))
    expect(newForm({ ...profile, id_usuario: 7 })).toEqual({
      ...emptyForm,
      regionId: 13,
      comunaId: 13110,
      street: 'Avenida Vicuña Mackenna',
      number: '7110',
    })
  })

  test('any profile gives a form; terms and marketing stay unticked', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (profile) => {
        const form = formFromProfile(profile)
        expect(Object.keys(form).sort()).toEqual(Object.keys(emptyForm).sort())
        expect(form).toMatchObject({ acceptsTerms: false, acceptsMarketing: false })
      }),
    )
  })
})
