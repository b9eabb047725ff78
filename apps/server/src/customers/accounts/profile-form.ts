import type { z } from 'zod'
import { currentTerms } from '#content/terms.ts'
import type { actualizarRegistrarClienteCommerce } from '#contract/customers/actualizar-registrar-cliente-commerce.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { hasWebAddress } from '#rules/text/web-addresses.ts'
import type { AddressFields } from '../../addresses/addresses.service.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { CustomerFields } from '../customers.store.ts'

export type ProfileForm = z.output<typeof actualizarRegistrarClienteCommerce.request>['datos']

/** What a form changes of a customer's row: what it does not give is not there. */
export type Profile = Partial<CustomerFields>

/**
 * Reads what a form gives of a person. A field that is left empty stays as it was, but for the second
 * surname, which a person may take out. `wrong` holds what else is wrong, found before. Refuses with the code
 * of the first wrong field, all of them in `fields`.
 */
export function readProfile(form: ProfileForm, wrong: Record<string, ErrorCode> = {}): Profile | Refusal {
  const email = form.e_mail_cliente ? normalizeEmail(form.e_mail_cliente) : undefined
  const rut = form.rut_cliente ? parseRut(wholeRut(form.rut_cliente, form.dv_cliente)) : undefined
  const phone = form.celular_cliente ? normalizePhone(form.celular_cliente) : undefined
  const found: Record<string, ErrorCode> = { ...wrong }
  if (email === null) found['datos.e_mail_cliente'] = 'EMAIL_INVALID'
  if (rut === null) found['datos.rut_cliente'] = 'RUT_INVALID'
  if (phone === null) found['datos.celular_cliente'] = 'PHONE_INVALID'
  for (const name of ['nombre_cliente', 'apellidopaterno_cliente', 'apellidomaterno_cliente'] as const) {
    if (hasWebAddress(form[name] ?? '')) found[`datos.${name}`] = 'NAME_INVALID'
  }
  const first = Object.values(found)[0]
  if (first || email === null || rut === null || phone === null) {
    return refuse(first ?? 'INVALID_REQUEST', { fields: found })
  }
  return {
    ...(email && { email }),
    ...(rut && { rut: rut.canonical }),
    ...(phone && { phone }),
    ...(form.nombre_cliente && { firstName: form.nombre_cliente }),
    ...(form.apellidopaterno_cliente && { lastName: form.apellidopaterno_cliente }),
    ...(form.apellidomaterno_cliente !== undefined && { secondLastName: form.apellidomaterno_cliente }),
    ...(form.acepta_publicidad !== undefined && marketing(form.acepta_publicidad === 1)),
  }
}

/** The consent to marketing as a customer's row keeps it. */
export function marketing(isGiven: boolean) {
  return isGiven
    ? { marketingAcceptedAt: new Date(), marketingVersion: currentTerms }
    : { marketingAcceptedAt: null, marketingVersion: null }
}

/** The address that a form gives, or null where street, number or comuna is not there. */
export function readAddress(form: ProfileForm): AddressFields | null {
  const { id_comuna: comunaId, direccion_cliente: street, numero_direccion_cliente: number } = form
  if (comunaId === undefined || !street || !number) return null
  return {
    comunaId,
    street,
    number,
    flat: form.numerocasadepartamento_direccion_cliente ?? '',
    reference: form.referencia_direccion_cliente ?? '',
  }
}

/** The wire's customer has the check digit apart; a form that a person fills in has it within. */
function wholeRut(rut: string, digit = ''): string {
  return digit === '' || rut.includes('-') ? rut : `${rut}-${digit}`
}
