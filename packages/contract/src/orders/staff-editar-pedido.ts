import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId, optionalJsonField, requiredText, text } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { staffOrder, staffOrderExample } from './staff-order-shape.ts'

export const staffEditarPedido = defineCall({
  name: 'staff/editar-pedido',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({
    id_pedido: id,
    /** The one that it was read with. */
    version: z.coerce.number().int().min(1),
    /** Until it leaves; what is left out stays. Its comuna stays too: by it the delivery was priced. */
    direccion: optionalJsonField(
      z
        .object({
          calle: requiredText(120),
          numero: requiredText(20),
          numerocasadepartamento: text(40),
          referencia: text(200),
        })
        .partial(),
    ),
    telefono: requiredText(20).optional(),
    /** From when it has left: who carries it in truth, and the number that they gave it. */
    id_transportista: optionalId,
    numero_seguimiento: z
      .string()
      .trim()
      .regex(/^[0-9A-Za-z-]{4,40}$/)
      .optional(),
  }),
  reply: staffOrder,
  errors: ['NOT_FOUND', 'ORDER_STATE', 'PHONE_INVALID', 'EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Changes what is named of an order and leaves the rest: until it leaves the address within its comuna and the phone, afterwards its carrier and tracking number, which its shopper is mailed again. EDITED_MEANWHILE where somebody has edited it since `version` was read; ORDER_STATE where it is too late, or too early; INVALID_REQUEST names `id_transportista` where that one does not go there, and `direccion` where it is picked up.',
  example: {
    request: { id_pedido: 1, version: 1, direccion: { numero: '7112' } },
    reply: { ...staffOrderExample, version: 2 },
  },
})
