import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, jsonField } from '../fields.ts'
import { returnRequest, returnRequestExample } from './return-shapes.ts'

export const staffRecibirDevolucion = defineCall({
  name: 'staff/recibir-devolucion',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'warehouse'],
  ours: true,
  request: z.object({
    id_solicitud: id,
    /** Where the units go back into stock. */
    id_sucursal: id,
    lineas: jsonField(
      z
        .array(
          z.object({
            posicion: z.coerce.number().int().min(0).max(999),
            cantidad: z.coerce.number().int().min(1).max(9_999),
          }),
        )
        .min(1)
        .max(100),
    ),
    clave_idempotencia: z.uuid(),
  }),
  reply: returnRequest,
  errors: ['NOT_FOUND', 'ORDER_STATE', 'RESTOCK_TOO_MANY', 'OPTION_REQUIRED'],
  doc: 'Puts units that came back for an accepted request into the stock of a branch, each with its movement; what cannot be sold again stays out. Sent again under its key it changes nothing. RESTOCK_TOO_MANY: more than the request gives back; ORDER_STATE: not accepted, or the order never left.',
  example: {
    request: {
      id_solicitud: 1,
      id_sucursal: 1,
      lineas: [{ posicion: 0, cantidad: 1 }],
      clave_idempotencia: '5d0f8f0e-6c58-4c0e-9a55-0e6d0f1f7a12',
    },
    reply: { ...returnRequestExample, estado: 'ACCEPTED' },
  },
})
