import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import {
  flagInput,
  id,
  jsonField,
  optionalId,
  optionalJsonField,
  requiredText,
  shownVersion,
  text,
} from '../fields.ts'
import { customer, customerExample } from './customer-shapes.ts'

export const registrarclientePedido = defineCall({
  name: 'RegistrarclientePedido',
  verbs: ['POST'],
  access: 'anyone',
  // Generous to many shoppers behind one address, strict about one e-mail.
  limit: {
    perAddress: { times: 120, seconds: 60 },
    perTarget: { field: 'datosusuario.e_mail_cliente', times: 20, seconds: 10 * 60, isOfEach: true },
  },
  request: z.object({
    /** Who buys. E-mail, RUT and phone are checked by the rules and refused with their own codes. */
    datosusuario: jsonField(
      z.object({
        e_mail_cliente: requiredText(254),
        rut_cliente: requiredText(20),
        nombre_cliente: requiredText(80),
        apellidopaterno_cliente: text(80).default(''),
        apellidomaterno_cliente: text(80).default(''),
        celular_cliente: requiredText(20),
        telefono_cliente: text(20).default(''),
      }),
    ),
    /** Where it goes; left out for pickup in a branch, and for a saved address. */
    datosformulario: optionalJsonField(
      z.object({
        id_comuna: id,
        calle_direccion_cliente: requiredText(120),
        numero_direccion_cliente: requiredText(20),
        numerocasadepartamento_direccion_cliente: text(40).default(''),
        referencia_direccion_cliente: text(200).default(''),
      }),
    ),
    datosextra: optionalJsonField(
      z.object({
        acepta_terminos: flagInput,
        acepta_publicidad: flagInput,
        /** The version of the terms that the form has shown, as `plazos-tienda` calls it. */
        version_terminos: shownVersion,
      }),
    ),
    /** An address of the customer's own: it is changed to datosformulario, and stays as it is without one. */
    id_direccion_cliente: optionalId,
  }),
  reply: z.object({
    success: z.literal(true),
    datos: customer,
    id_direccion_cliente: z.int().optional(),
  }),
  errors: [
    'EMAIL_INVALID',
    'RUT_INVALID',
    'PHONE_INVALID',
    'NAME_INVALID',
    'TERMS_REQUIRED',
    'TERMS_CHANGED',
    'RUT_TAKEN',
    'NOT_FOUND',
    'NOT_YOURS',
    'ADDRESSES_FULL',
  ],
  doc: "Registers a guest for an order and gives the browser a guest's session (D22). A browser that already has one changes the guest of that session; a signed-in customer keeps the profile and is given the name, RUT and phone that it lacks. It never tells whether the e-mail or RUT is known (D26). TERMS_CHANGED where others hold by now than those of `version_terminos`; who sends none agrees to those that hold.",
  example: {
    request: {
      datosusuario: {
        e_mail_cliente: 'camila@example.cl',
        rut_cliente: '12.345.678-5',
        nombre_cliente: 'Camila Rojas',
        celular_cliente: '9 1234 5678',
      },
      datosformulario: {
        id_comuna: 13110,
        calle_direccion_cliente: 'Avenida Vicuña Mackenna',
        numero_direccion_cliente: '7110',
      },
      datosextra: { acepta_terminos: 1, acepta_publicidad: 0 },
    },
    reply: { success: true, datos: customerExample, id_direccion_cliente: 1 },
  },
})
