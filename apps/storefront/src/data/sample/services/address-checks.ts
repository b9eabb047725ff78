import { addressForm } from '#contract/addresses/address-shapes.ts'
import { requiredText } from '#contract/fields.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { refusal, type SampleContext } from '../layer.ts'
import { checkForm } from './check-form.ts'
import { isCountry } from './countries.service.ts'
import type { AddressData } from './shapes.ts'

/** Where the shop itself delivers, beside the sample's countries. */
const homeCountry = 'CL'

/** What the backend asks of the fields that it has too. */
const form = addressForm
  .pick({
    calle_direccion_cliente: true,
    numerocasadepartamento_direccion_cliente: true,
    nombrerecibe_direccion_cliente: true,
    apellidosrecibe_direccion_cliente: true,
  })
  // One line of the contract's address has the street and its number.
  .extend({ calle_direccion_cliente: requiredText(120 + 1 + 20) })
const names = {
  calle_direccion_cliente: 'address1',
  numerocasadepartamento_direccion_cliente: 'address2',
  nombrerecibe_direccion_cliente: 'firstName',
  apellidosrecibe_direccion_cliente: 'lastName',
}

/** An address as it is kept: trimmed, its phone as E.164. Throws what the backend would, with the field. */
export function addressChecked(context: SampleContext, data: AddressData): AddressData {
  const own = checkForm(
    context,
    form,
    {
      calle_direccion_cliente: data.address1,
      numerocasadepartamento_direccion_cliente: data.address2,
      nombrerecibe_direccion_cliente: data.firstName,
      apellidosrecibe_direccion_cliente: data.lastName,
    },
    names,
  )
  if (data.country !== homeCountry && !isCountry(data.country)) {
    throw refusal(context, 'INVALID_REQUEST', { fields: { country: 'FIELD_INVALID' } })
  }
  const email = data.email.trim() && normalizeEmail(data.email)
  if (email === null) throw refusal(context, 'EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
  const phone = data.phone.trim() && normalizePhone(data.phone)
  if (phone === null) throw refusal(context, 'PHONE_INVALID', { fields: { phone: 'PHONE_INVALID' } })
  return {
    ...data,
    address1: own.calle_direccion_cliente,
    address2: own.numerocasadepartamento_direccion_cliente,
    firstName: own.nombrerecibe_direccion_cliente,
    lastName: own.apellidosrecibe_direccion_cliente,
    email,
    phone,
  }
}
