import type { z } from 'zod'
import type { addressForm } from '#contract/addresses/address-shapes.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { AddressFields } from './addresses.service.ts'

type Form = z.output<typeof addressForm>

/** What a form says of an address, or a refusal with the code of the first wrong field and all in `fields`. */
export function readAddressForm(form: Form): AddressFields | Refusal {
  const {
    rutrecibe_direccion_cliente: rut,
    telefonorecibe_direccion_cliente: phone,
    email_direccion_cliente: email,
  } = form
  const read = {
    recipientRut: rut && parseRut(rut)?.canonical,
    recipientPhone: phone && normalizePhone(phone),
    recipientEmail: email && normalizeEmail(email),
  }
  const { recipientRut, recipientPhone, recipientEmail } = read
  const wrong: Record<string, ErrorCode> = {}
  if (recipientRut === undefined) wrong['datos.rutrecibe_direccion_cliente'] = 'RUT_INVALID'
  if (recipientPhone === null) wrong['datos.telefonorecibe_direccion_cliente'] = 'PHONE_INVALID'
  if (recipientEmail === null) wrong['datos.email_direccion_cliente'] = 'EMAIL_INVALID'
  if (recipientRut === undefined || recipientPhone === null || recipientEmail === null) {
    return refuse(Object.values(wrong)[0] ?? 'INVALID_REQUEST', { fields: wrong })
  }
  return {
    comunaId: form.id_comuna,
    street: form.calle_direccion_cliente,
    number: form.numero_direccion_cliente,
    flat: form.numerocasadepartamento_direccion_cliente,
    reference: form.referencia_direccion_cliente,
    neighbourhood: form.villaproblacionsector_direccion_cliente,
    recipientName: form.nombrerecibe_direccion_cliente,
    recipientSurnames: form.apellidosrecibe_direccion_cliente,
    recipientRut,
    recipientPhone,
    recipientEmail,
  }
}
