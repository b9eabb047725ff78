import type { z } from 'zod'
import type { registrarclientePedido } from '#contract/customers/registrarcliente-pedido.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { hasWebAddress } from '#rules/text/web-addresses.ts'
import type { AddressFields } from '../addresses/addresses.service.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { CustomerFields } from './customers.store.ts'

type WireGuest = z.output<typeof registrarclientePedido.request>

/** Who buys, and where it goes; no address for a pickup. */
export type GuestForm = {
  fields: CustomerFields
  address: AddressFields | null
  /** An address of the guest's own: it takes the fields that are given, and is meant itself where none are. */
  addressId: number | undefined
}

/** `terms` is the version that whoever agrees now agrees to. Refuses with the code of the first wrong field, all of them in `fields`. */
export function readGuestForm(wire: WireGuest, terms: string): GuestForm | Refusal {
  const fields = readFields(wire, terms)
  if (isRefusal(fields)) return fields
  const typed = wire.datosformulario
  return {
    fields,
    address: typed
      ? {
          comunaId: typed.id_comuna,
          street: typed.calle_direccion_cliente,
          number: typed.numero_direccion_cliente,
          flat: typed.numerocasadepartamento_direccion_cliente,
          reference: typed.referencia_direccion_cliente,
        }
      : null,
    addressId: wire.id_direccion_cliente,
  }
}

function readFields(
  { datosusuario: person, datosextra: extra }: WireGuest,
  terms: string,
): CustomerFields | Refusal {
  const email = normalizeEmail(person.e_mail_cliente)
  const rut = parseRut(person.rut_cliente)
  const phone = normalizePhone(person.celular_cliente)
  const landline = person.telefono_cliente && normalizePhone(person.telefono_cliente)
  const wrong: Record<string, ErrorCode> = {}
  if (email === null) wrong['datosusuario.e_mail_cliente'] = 'EMAIL_INVALID'
  if (rut === null) wrong['datosusuario.rut_cliente'] = 'RUT_INVALID'
  if (phone === null) wrong['datosusuario.celular_cliente'] = 'PHONE_INVALID'
  if (landline === null) wrong['datosusuario.telefono_cliente'] = 'PHONE_INVALID'
  for (const name of ['nombre_cliente', 'apellidopaterno_cliente', 'apellidomaterno_cliente'] as const) {
    if (hasWebAddress(person[name])) wrong[`datosusuario.${name}`] = 'NAME_INVALID'
  }
  if (extra?.acepta_terminos !== 1) wrong['datosextra.acepta_terminos'] = 'TERMS_REQUIRED'
  else if ((extra.version_terminos ?? terms) !== terms) wrong['datosextra.acepta_terminos'] = 'TERMS_CHANGED'
  const first = Object.values(wrong)[0]
  if (first !== undefined || email === null || rut === null || phone === null) {
    return refuse(first ?? 'INVALID_REQUEST', { fields: wrong })
  }
  const now = new Date()
  const marketing = extra?.acepta_publicidad === 1
  return {
    email,
    rut: rut.canonical,
    firstName: person.nombre_cliente,
    lastName: person.apellidopaterno_cliente,
    secondLastName: person.apellidomaterno_cliente,
    phone,
    ...(landline && { landline }),
    termsAcceptedAt: now,
    termsVersion: terms,
    marketingAcceptedAt: marketing ? now : null,
    marketingVersion: marketing ? terms : null,
  }
}
