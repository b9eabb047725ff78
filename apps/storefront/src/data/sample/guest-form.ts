import { comunas } from '#chile/comunas.ts'
import { registrarclientePedido } from '#contract/customers/registrarcliente-pedido.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { splitName } from '#rules/people/split-name.ts'
import type { GuestForm, OrderRequest } from '../port/checkout.port.ts'
import { misfits } from './services/check-form.ts'

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

/** What the backend would refuse of a guest's form, by the form's fields; empty where nothing is wrong. */
export function wrongGuest(form: GuestForm): Record<string, string> {
  const { first, last, secondLast } = splitName(form.name)
  const { address } = form
  const fields = misfits(
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
  if (!normalizeEmail(form.email)) fields.email = 'EMAIL_INVALID'
  if (!parseRut(form.rut)) fields.rut = 'RUT_INVALID'
  if (!normalizePhone(form.phone)) fields.phone = 'PHONE_INVALID'
  if (!form.acceptsTerms) fields.acceptsTerms = 'TERMS_REQUIRED'
  if (address && !comunas.some(({ id }) => id === address.comunaId)) fields.comunaId ??= 'FIELD_INVALID'
  return fields
}

export function wrongInvoice(invoice: OrderRequest['invoice']): Record<string, string> {
  if (!invoice) return {}
  const typed = {
    companyName: invoice.legalName,
    companyActivity: invoice.activity,
    companyAddress: invoice.address,
    companyComuna: invoice.comuna,
  }
  const empty = Object.entries(typed).filter(([, value]) => value.trim() === '')
  return {
    ...Object.fromEntries(empty.map(([field]) => [field, 'FIELD_REQUIRED'])),
    ...(!parseRut(invoice.rut) && { companyRut: 'RUT_INVALID' }),
  }
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
