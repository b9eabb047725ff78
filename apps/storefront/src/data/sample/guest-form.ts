import { comunas } from '#chile/comunas.ts'
import { currentTerms } from '#content/terms.ts'
import { registrarclientePedido } from '#contract/customers/registrarcliente-pedido.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { splitName } from '#rules/people/split-name.ts'
import { hasWebAddress } from '#rules/text/web-addresses.ts'
import type { GuestForm } from '../port/checkout.port.ts'
import { refusal, type SampleContext } from './layer.ts'
import { checkForm } from './services/check-form.ts'

const names = {
  'datosusuario.e_mail_cliente': 'email',
  'datosusuario.rut_cliente': 'rut',
  'datosusuario.nombre_cliente': 'name',
  'datosusuario.apellidopaterno_cliente': 'name',
  'datosusuario.apellidomaterno_cliente': 'name',
  'datosusuario.celular_cliente': 'phone',
  'datosformulario.id_comuna': 'comunaId',
  'datosformulario.calle_direccion_cliente': 'street',
  'datosformulario.numero_direccion_cliente': 'number',
  'datosformulario.numerocasadepartamento_direccion_cliente': 'flat',
  'datosformulario.referencia_direccion_cliente': 'reference',
}

/** Throws what the backend would of a guest's form, with the form's fields. */
export function checkGuest(context: SampleContext, form: GuestForm): void {
  const { first, last, secondLast } = splitName(form.name)
  const { address } = form
  const { datosusuario: person } = checkForm(
    context,
    registrarclientePedido.request,
    {
      datosusuario: {
        e_mail_cliente: form.email,
        rut_cliente: form.rut,
        nombre_cliente: first,
        apellidopaterno_cliente: last,
        apellidomaterno_cliente: secondLast,
        celular_cliente: form.phone,
      },
      datosextra: { version_terminos: form.termsVersion },
      ...(address && {
        datosformulario: {
          id_comuna: address.comunaId,
          calle_direccion_cliente: address.street,
          numero_direccion_cliente: address.number,
          numerocasadepartamento_direccion_cliente: address.flat,
          referencia_direccion_cliente: address.reference,
        },
      }),
    },
    names,
  )
  const fields: Record<string, ErrorCode> = {
    ...(normalizeEmail(person.e_mail_cliente) === null && { email: 'EMAIL_INVALID' }),
    ...(!parseRut(person.rut_cliente) && { rut: 'RUT_INVALID' }),
    ...(normalizePhone(person.celular_cliente) === null && { phone: 'PHONE_INVALID' }),
    ...(hasWebAddress(form.name) && { name: 'NAME_INVALID' }),
    ...(!form.acceptsTerms && { acceptsTerms: 'TERMS_REQUIRED' }),
    ...(form.acceptsTerms && areOther(form.termsVersion) && { acceptsTerms: 'TERMS_CHANGED' }),
  }
  const [wrong] = Object.values(fields)
  if (wrong) throw refusal(context, wrong, { fields })
  if (address && !comunas.some(({ id }) => id === address.comunaId))
    throw refusal(context, 'NOT_FOUND', { fields: { comunaId: 'NOT_FOUND' } })
}

/** Whether a form has shown other terms than those that hold. */
const areOther = (shown: string | undefined) => (shown || currentTerms) !== currentTerms

/** TERMS_CHANGED where a form has shown other terms than those that hold. */
export function checkTerms(context: SampleContext, shown: string | undefined): void {
  if (areOther(shown)) throw refusal(context, 'TERMS_CHANGED', { fields: { acceptsTerms: 'TERMS_CHANGED' } })
}

/** A customer of whom nothing is known, as the wire names its fields (specification §3). */
export const emptyProfile = {
  id_cliente: 1,
  nombre_cliente: '',
  apellidopaterno_cliente: '',
  apellidomaterno_cliente: '',
  rut_cliente: '',
  dv_cliente: '',
  e_mail_cliente: '',
  celular_cliente: '',
  telefono_cliente: '',
  direccion_cliente: '',
  numero_direccion_cliente: '',
  numerocasadepartamento_direccion_cliente: '',
  referencia_direccion_cliente: '',
  id_comuna: null,
  id_region: null,
}

/** A guest's profile as the wire names it; what is not known is empty. */
export function guestProfile(form: GuestForm): Record<string, unknown> {
  const rut = parseRut(form.rut)
  const name = splitName(form.name)
  return {
    ...emptyProfile,
    nombre_cliente: name.first,
    apellidopaterno_cliente: name.last,
    apellidomaterno_cliente: name.secondLast,
    rut_cliente: rut?.body ?? '',
    dv_cliente: rut?.digit ?? '',
    e_mail_cliente: form.email,
    celular_cliente: form.phone,
    direccion_cliente: form.address?.street ?? '',
    numero_direccion_cliente: form.address?.number ?? '',
    numerocasadepartamento_direccion_cliente: form.address?.flat ?? '',
    referencia_direccion_cliente: form.address?.reference ?? '',
    id_comuna: form.address?.comunaId ?? null,
    id_region: form.address?.regionId ?? null,
  }
}
