import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, text } from '../fields.ts'
import { prescriptionForShop, prescriptionForShopExample, prescriptionRoles } from './prescription-shapes.ts'

export const staffResolverReceta = defineCall({
  name: 'staff/resolver-receta',
  verbs: ['POST'],
  access: 'staff',
  roles: prescriptionRoles,
  ours: true,
  request: z
    .object({
      id_pedido: id,
      /** Of what was read. */
      version: z.coerce.number().int().min(0).max(2_147_483_647),
      decision: z.enum(['aprobar', 'rechazar']),
      /** With `rechazar`: why, as the shopper reads it. */
      motivo: text(500).default(''),
    })
    .refine(({ decision, motivo }) => decision === 'aprobar' || motivo !== '', {
      path: ['motivo'],
      error: 'FIELD_REQUIRED',
    }),
  reply: prescriptionForShop,
  errors: ['NOT_FOUND', 'ORDER_STATE', 'EDITED_MEANWHILE'],
  doc: 'Approves the prescription of an order, which can then be prepared, or refuses it with a reason; the shopper is mailed. EDITED_MEANWHILE where something was sent or decided since `version` was read; ORDER_STATE where nothing was sent, or the order is on its way or cancelled.',
  example: {
    request: { id_pedido: 1, version: 1, decision: 'rechazar', motivo: 'No se lee la fecha.' },
    reply: {
      ...prescriptionForShopExample,
      estado: 'rechazada',
      motivo: 'No se lee la fecha.',
      version: 2,
      responsable: 'Rosa',
    },
  },
})
