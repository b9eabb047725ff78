import { z } from 'zod'
import type { GatewayCharge } from '../payment-handler.ts'

/** What Webpay Plus answers (chile.md); more than is read here is let pass. */
export const createReply = z.object({ token: z.string().regex(/^[\w-]{1,64}$/), url: z.url() })

const pesos = z.number().min(0).max(2_147_483_647).transform(Math.round)
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null)

export const transactionReply = z.object({
  status: z.enum([
    'INITIALIZED',
    'AUTHORIZED',
    'REVERSED',
    'FAILED',
    'NULLIFIED',
    'PARTIALLY_NULLIFIED',
    'CAPTURED',
  ]),
  buy_order: z.string(),
  amount: pesos,
  response_code: maybe(z.number().int()),
  authorization_code: maybe(z.string()),
  payment_type_code: maybe(z.string()),
  card_detail: maybe(z.object({ card_number: maybe(z.string()) })),
  installments_number: maybe(z.number().int()),
  installments_amount: maybe(pesos),
  transaction_date: maybe(z.string()),
  balance: maybe(pesos),
})
export type TransactionReply = z.output<typeof transactionReply>

export const refundReply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('REVERSED') }),
  z.object({
    type: z.literal('NULLIFIED'),
    balance: maybe(pesos),
    authorization_code: maybe(z.string()),
    response_code: maybe(z.number().int()),
  }),
])

export const errorMessage = z.object({ error_message: z.string() })

/** Approved is what was authorised under code 0, and nothing else; `vci` is never judged. */
function outcomeOf({ status, response_code }: TransactionReply): GatewayCharge['outcome'] {
  if (status === 'INITIALIZED') return 'open'
  if (status === 'AUTHORIZED' && response_code === 0) return 'approved'
  if (status === 'REVERSED' || status === 'NULLIFIED' || status === 'PARTIALLY_NULLIFIED') return 'reversed'
  return 'rejected'
}

export function toCharge(reply: TransactionReply, raw: Record<string, unknown>): GatewayCharge {
  const chargedAt = reply.transaction_date === null ? null : new Date(reply.transaction_date)
  return {
    outcome: outcomeOf(reply),
    buyOrder: reply.buy_order,
    amount: reply.amount,
    responseCode: reply.response_code,
    authorizationCode: reply.authorization_code,
    cardKind: reply.payment_type_code,
    cardLast4: reply.card_detail?.card_number?.slice(-4) ?? null,
    instalments: reply.installments_number,
    instalmentAmount: reply.installments_amount,
    chargedAt: chargedAt && Number.isNaN(chargedAt.getTime()) ? null : chargedAt,
    balance: reply.status === 'REVERSED' ? 0 : reply.balance,
    raw,
  }
}
