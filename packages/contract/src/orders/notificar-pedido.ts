import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { jsonField, requiredText, text } from '../fields.ts'
import { orderLines } from '../order-line-shape.ts'

export const notificarPedido = defineCall({
  name: 'NotificarPedido',
  verbs: ['POST'],
  access: 'anyone',
  limit: {
    perAddress: { times: 20, seconds: 3600 },
  },
  request: z.object({
    productos: jsonField(
      z
        .array(orderLines.element.extend({ cantidad: orderLines.element.shape.cantidad.default(1) }))
        .min(1)
        .max(50),
    ),
    e_mail_cliente: requiredText(254),
    /** Taken because the specification sends it; a mail needs no address, so it is not kept. */
    direccion_cliente: text(300).default(''),
  }),
  reply: z.literal('ok'),
  errors: ['EMAIL_INVALID', 'NOT_FOUND'],
  doc: 'Asks to be notified by mail when products are in stock again (D33): one mail for each product and e-mail, however often it is asked. NOT_FOUND for a product that is not sold.',
  example: {
    request: { productos: [{ id_producto: 1001 }], e_mail_cliente: 'camila@example.cl' },
    reply: 'ok',
  },
})
