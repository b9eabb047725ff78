import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { paymentKinds } from './payment-shapes.ts'

export const mediosPago = defineCall({
  name: 'medios-pago',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  request: z.object({ id_tipo_despacho: optionalId }),
  reply: z.array(z.object({ tipo_pago: z.enum(paymentKinds) })),
  errors: [],
  doc: 'The kinds of payment that the shop takes, the first to be offered first: webpay where a gateway is set, paying in the shop for a pickup (2) alone. Without the kind of delivery, those of any.',
  example: {
    request: { id_tipo_despacho: 1 },
    reply: [{ tipo_pago: 'webpay' }, { tipo_pago: 'transferencia' }],
  },
})
