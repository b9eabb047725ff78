import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flagInput, id, jsonField, optionalId, shownVersion, text } from '../fields.ts'
import { customer, customerExample } from './customer-shapes.ts'
import { password } from './password-fields.ts'

/** Text that is left as it was where nothing, or nothing but blanks, is given. */
const given = (max: number) => text(max).optional()

/** What a form leaves empty, and what a reply shows as null, is not given. */
const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

export const actualizarRegistrarClienteCommerce = defineCall({
  name: 'ActualizarRegistrarClienteCommerce',
  verbs: ['POST'],
  access: 'anyone',
  limit: {
    perAddress: { times: 20, seconds: 10 * 60 },
    perTarget: { field: 'datos.e_mail_cliente', times: 10, seconds: 3600, isOfEach: true },
  },
  request: z.object({
    /** E-mail, RUT, phone and password are checked by the rules and refused with their own codes. */
    datos: jsonField(
      z.object({
        id_cliente: optionalId,
        e_mail_cliente: given(254),
        /**
         * The password of the account that is opened; of one that there is, the one it has, with another e-mail.
         * It is changed by `actualizarcontrasenia-usuario`.
         */
        contrasenia: filled(password),
        nombre_cliente: given(80),
        apellidopaterno_cliente: given(80),
        apellidomaterno_cliente: given(80),
        /** With its check digit, or without it and the digit in `dv_cliente`. */
        rut_cliente: given(20),
        dv_cliente: given(1),
        celular_cliente: given(20),
        telefono_cliente: given(20),
        /** With street and number: an address to be kept. */
        id_comuna: filled(id),
        direccion_cliente: given(120),
        numero_direccion_cliente: given(20),
        numerocasadepartamento_direccion_cliente: given(40),
        referencia_direccion_cliente: given(200),
        acepta_terminos: flagInput,
        /** The version of the terms that the form has shown, as `plazos-tienda` calls it. */
        version_terminos: shownVersion,
        acepta_publicidad: filled(z.coerce.number().int().min(0).max(1)),
      }),
    ),
  }),
  reply: z.object({
    success: z.literal(true),
    datos: customer,
    id_direccion_cliente: z.int().optional(),
    /** The e-mail that the profile is to have, once the link that was mailed there is followed. */
    correo_por_confirmar: z.string().optional(),
  }),
  errors: [
    'FIELD_REQUIRED',
    'EMAIL_INVALID',
    'RUT_INVALID',
    'PHONE_INVALID',
    'NAME_INVALID',
    'WEAK_PASSWORD',
    'PASSWORD_GUESSABLE',
    'PASSWORD_WRONG',
    'TERMS_REQUIRED',
    'TERMS_CHANGED',
    'EMAIL_TAKEN',
    'RUT_TAKEN',
    'NOT_FOUND',
    'NOT_YOURS',
    'ADDRESSES_FULL',
  ],
  doc: "Signs up who is not signed in, with an e-mail, a password of at least 6 characters and the terms accepted, and opens a session; a guest's orders under the same e-mail stay with the new account. For a signed-in customer it changes what is given of the profile and leaves the rest; another e-mail needs `contrasenia`, and is the account's once the link that is mailed there is followed (`confirmar-correo`).",
  example: {
    request: {
      datos: {
        e_mail_cliente: 'camila@example.cl',
        contrasenia: 'una-clave-larga',
        nombre_cliente: 'Camila',
        apellidopaterno_cliente: 'Rojas',
        acepta_terminos: 1,
        acepta_publicidad: 0,
      },
    },
    reply: { success: true, datos: customerExample },
  },
})
