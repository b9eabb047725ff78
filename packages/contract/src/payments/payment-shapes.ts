import { z } from 'zod'

/** The kinds of payment of the wire. */
export const paymentKinds = ['transferencia', 'webpay', 'pago_en_tienda'] as const

/** The unguessable token of an order (D34). */
export const orderToken = z.string().regex(/^[0-9a-z]{32}$/i)

/** Where a shopper goes to pay: a form posts `token_ws` to `url`. */
export const gatewayForm = z.object({ url: z.string(), token_ws: z.string() })

/** How a payment stands, as the shopper is told. */
export const paymentStandings = [
  'pagado',
  'pendiente',
  'rechazado',
  'abortado',
  'expirado',
  'reembolsado',
  'anulado',
] as const
