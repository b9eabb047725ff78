import type { z } from 'zod'
import type { actualizarRegistrarClienteCommerce } from '#contract/customers/actualizar-registrar-cliente-commerce.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { hasWebAddress } from '#rules/text/web-addresses.ts'
import type { AddressFields } from '../../addresses/addresses.service.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { CustomerFields } from '../customers.store.ts'

type WireProfile = z.output<typeof actualizarRegistrarClienteCommerce.request>['datos']

/** What a person gives of themselves: what is undefined was not given. */
export type ProfileForm = {
  customerId: number | undefined
  email: string | undefined
  password: string | undefined
  rut: string | undefined
  phone: string | undefined
  landline: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  secondLastName: string | undefined
  acceptsTerms: boolean
  /** The version of them that the form has shown. */
  shownTerms: string | undefined
  /** Which version of them whoever agrees now agrees to. */
  termsVersion: string
  acceptsMarketing: boolean | undefined
  /** Null where street, number or comuna is not there. */
  address: AddressFields | null
}

/** How the request calls what may be wrong, for refusals. */
export const profileFields = {
  email: 'datos.e_mail_cliente',
  password: 'datos.contrasenia',
  rut: 'datos.rut_cliente',
  phone: 'datos.celular_cliente',
  landline: 'datos.telefono_cliente',
  firstName: 'datos.nombre_cliente',
  lastName: 'datos.apellidopaterno_cliente',
  secondLastName: 'datos.apellidomaterno_cliente',
  acceptsTerms: 'datos.acepta_terminos',
  comuna: 'datos.id_comuna',
} as const

export function readProfileForm(wire: WireProfile, termsVersion: string): ProfileForm {
  const { rut_cliente: rut, acepta_publicidad: marketing } = wire
  return {
    customerId: wire.id_cliente,
    email: wire.e_mail_cliente,
    password: wire.contrasenia,
    rut: rut && wholeRut(rut, wire.dv_cliente),
    phone: wire.celular_cliente,
    landline: wire.telefono_cliente,
    firstName: wire.nombre_cliente,
    lastName: wire.apellidopaterno_cliente,
    secondLastName: wire.apellidomaterno_cliente,
    acceptsTerms: wire.acepta_terminos === 1,
    shownTerms: wire.version_terminos,
    termsVersion,
    acceptsMarketing: marketing === undefined ? undefined : marketing === 1,
    address: readAddress(wire),
  }
}

/** What a form changes of a customer's row: what it does not give is not there. */
export type Profile = Partial<CustomerFields>

/**
 * Reads what a form gives of a person. A field that is left empty stays as it was, but for the second
 * surname, which a person may take out. `wrong` holds what else is wrong, found before. Refuses with the code
 * of the first wrong field, all of them in `fields`.
 */
export function readProfile(form: ProfileForm, wrong: Record<string, ErrorCode> = {}): Profile | Refusal {
  const email = form.email ? normalizeEmail(form.email) : undefined
  const rut = form.rut ? parseRut(form.rut) : undefined
  const phone = form.phone ? normalizePhone(form.phone) : undefined
  const landline = form.landline ? normalizePhone(form.landline) : undefined
  const found: Record<string, ErrorCode> = { ...wrong }
  if (email === null) found[profileFields.email] = 'EMAIL_INVALID'
  if (rut === null) found[profileFields.rut] = 'RUT_INVALID'
  if (phone === null) found[profileFields.phone] = 'PHONE_INVALID'
  if (landline === null) found[profileFields.landline] = 'PHONE_INVALID'
  for (const name of ['firstName', 'lastName', 'secondLastName'] as const) {
    if (hasWebAddress(form[name] ?? '')) found[profileFields[name]] = 'NAME_INVALID'
  }
  const first = Object.values(found)[0]
  if (first || email === null || rut === null || phone === null) {
    return refuse(first ?? 'INVALID_REQUEST', { fields: found })
  }
  return {
    ...(email && { email }),
    ...(rut && { rut: rut.canonical }),
    ...(phone && { phone }),
    ...(landline && { landline }),
    ...(form.firstName && { firstName: form.firstName }),
    ...(form.lastName && { lastName: form.lastName }),
    ...(form.secondLastName !== undefined && { secondLastName: form.secondLastName }),
    ...(form.acceptsMarketing !== undefined && marketing(form.acceptsMarketing, form.termsVersion)),
  }
}

/** The consent to marketing as a customer's row keeps it. */
export function marketing(isGiven: boolean, termsVersion: string) {
  return isGiven
    ? { marketingAcceptedAt: new Date(), marketingVersion: termsVersion }
    : { marketingAcceptedAt: null, marketingVersion: null }
}

function readAddress(wire: WireProfile): AddressFields | null {
  const { id_comuna: comunaId, direccion_cliente: street, numero_direccion_cliente: number } = wire
  if (comunaId === undefined || !street || !number) return null
  return {
    comunaId,
    street,
    number,
    flat: wire.numerocasadepartamento_direccion_cliente ?? '',
    reference: wire.referencia_direccion_cliente ?? '',
  }
}

/** The wire's customer has the check digit apart; a form that a person fills in has it within. */
function wholeRut(rut: string, digit = ''): string {
  return digit === '' || rut.includes('-') ? rut : `${rut}-${digit}`
}
