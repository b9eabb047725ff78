import { formatPhone } from '#rules/chile/phone.ts'
import { formatRut } from '#rules/chile/rut.ts'
import { accountOf, type Profile } from '../../session/account.store.ts'
import { type CheckoutForm, emptyForm } from '../checkout-form.ts'

/** A form that begins with what a profile knows. The comuna's name is filled in by its list. */
export function formFromProfile(profile: Profile): CheckoutForm {
  const word = (name: string) => {
    const value = profile[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const id = (name: string) => {
    const value = profile[name]
    return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : null
  }
  const rut = word('rut_cliente') ? `${word('rut_cliente')}-${word('dv_cliente')}` : ''
  const names = ['nombre_cliente', 'apellidopaterno_cliente', 'apellidomaterno_cliente']
  return {
    ...emptyForm,
    email: word('e_mail_cliente'),
    rut: formatRut(rut),
    name: names.map(word).filter(Boolean).join(' '),
    phone: formatPhone(word('celular_cliente')),
    regionId: id('id_region'),
    comunaId: id('id_comuna'),
    street: word('direccion_cliente'),
    number: word('numero_direccion_cliente'),
    flat: word('numerocasadepartamento_direccion_cliente'),
    reference: word('referencia_direccion_cliente'),
  }
}

/**
 * A form that nobody has typed in: all that a guest has bought with before, and where a customer had it sent. A customer's
 * contact stands beside the form and is not typed (decision 0066).
 */
export function newForm(profile: Profile): CheckoutForm {
  const form = formFromProfile(profile)
  if (!accountOf(profile)) return form
  const { email, rut, name, phone } = emptyForm
  return { ...form, email, rut, name, phone }
}
