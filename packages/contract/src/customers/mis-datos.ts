import { z } from 'zod'
import { address, addressExample } from '../addresses/address-shapes.ts'
import { defineCall } from '../define-call.ts'
import { flag } from '../fields.ts'
import { customer, customerExample } from './customer-shapes.ts'
import { password } from './password-fields.ts'

const moment = z.iso.datetime()

const order = z.object({
  id_pedido: z.int(),
  numero_pedido: z.int(),
  glosa_estado_pedido: z.string(),
  fechacreacion_pedido: moment,
  nombre: z.string(),
  correo: z.string(),
  rut: z.string(),
  telefono: z.string(),
  nota: z.string(),
  /** As it was when the order was made; null for pickup. */
  direccion: z.record(z.string(), z.string()).nullable(),
  tipo_documento: z.enum(['boleta', 'factura']),
  /** The company of a factura. */
  datos_factura: z.record(z.string(), z.string()).nullable(),
  productos: z.array(
    z.object({ glosa_producto: z.string(), price: z.int(), quantity: z.int(), total: z.int() }),
  ),
  subtotal: z.int(),
  despacho: z.int(),
  cupon: z.int(),
  total: z.int(),
  neto: z.int(),
  iva: z.int(),
})

/** Everything that is stored of a person. */
export const personalData = z.object({
  datos: customer,
  tipo: z.enum(['invitado', 'cliente']),
  /** Since when a followed link proves that the e-mail is theirs; null while none does. */
  correo_comprobado: moment.nullable(),
  consentimientos: z.array(
    z.object({
      proposito: z.enum(['terminos', 'publicidad']),
      /** 1 given, 0 taken back. */
      otorgado: flag,
      version: z.string(),
      fecha: moment,
    }),
  ),
  sesiones: z.array(z.object({ tipo: z.enum(['invitado', 'cliente']), abierta: moment, vence: moment })),
  direcciones: z.array(address),
  pedidos: z.array(order),
  /** What else is kept, by what it is kept for. */
  otros: z.record(z.string(), z.json()),
})

export const personalDataExample: z.input<typeof personalData> = {
  datos: customerExample,
  tipo: 'cliente',
  correo_comprobado: '2026-11-20T12:30:00.000Z',
  consentimientos: [
    { proposito: 'terminos', otorgado: 1, version: '2026-11', fecha: '2026-11-20T12:00:00.000Z' },
  ],
  sesiones: [{ tipo: 'cliente', abierta: '2026-11-20T12:00:00.000Z', vence: '2026-12-20T12:00:00.000Z' }],
  direcciones: [addressExample],
  pedidos: [],
  otros: { avisos: [] },
}

export const misDatos = defineCall({
  name: 'mis-datos',
  verbs: ['GET', 'POST'],
  access: 'session',
  ours: true,
  limit: { perAddress: { times: 20, seconds: 10 * 60 } },
  request: z.object({
    /** GET exports and no more. */
    accion: z.enum(['exportar', 'consentimiento', 'borrar']).default('exportar'),
    /** With `consentimiento`: 1 gives consent to marketing, 0 takes it back. */
    acepta_publicidad: z.coerce.number().int().min(0).max(1).optional(),
    /** With `borrar`, of a customer who has one. */
    contrasenia: password.optional(),
  }),
  reply: z.union([
    personalData,
    z.object({ acepta_publicidad: flag, version: z.string().nullable(), fecha: moment.nullable() }),
    z.object({ borrado: z.literal(true) }),
  ]),
  errors: ['FIELD_REQUIRED', 'PASSWORD_WRONG'],
  doc: "Everything that is stored of the session's own person, as JSON; consent to marketing given or taken back; or the person erased, with the password confirmed. What is stored by e-mail alone is shown to, and erased for, only who has proven the address by a link that was mailed there (`comprobar-correo`, `RecuperarContra`, `confirmar-suscripcion`). Erasing ends every session; orders keep amounts, lines, the document and a factura's company, and forget the person, at their end those that are under way, or of which money is to go back or a request waits.",
  example: {
    request: { accion: 'exportar' },
    reply: personalDataExample,
  },
})
