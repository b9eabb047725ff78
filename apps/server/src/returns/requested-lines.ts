import type { ErrorCode } from '#contract/error-codes.ts'
import {
  owedFor,
  paidBackUnits,
  type ReturnKind,
  type ReturnRemedy,
  type ReturnTerms,
  refundDueOn,
  returnable,
} from '#rules/orders/returns.ts'
import type { Transaction } from '../db/connection.ts'
import type { OrderWithLines } from '../orders/orders.service.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { returnsStore } from './returns.store.ts'

export type NewReturnRequest = {
  orderId: number
  kind: ReturnKind
  lines: { position: number; quantity: number }[]
  reason: string
  remedy: ReturnRemedy
  idempotencyKey: string | undefined
}

/** Of an order, in pesos: what is known to have been paid, and what of it may still go back. */
export type OrderMoney = { paid: number; left: number }

/** The units of all lines together. */
export const totalQuantity = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, line) => sum + line.quantity, 0)

/**
 * What is paid back for what is asked and until when, no more than is left of the order's `money` beside what is promised, as
 * far as the shop knows of any; nothing where the goods are replaced or repaired. What `isAsked`
 * stands among what was asked for before.
 */
export async function refundFor(
  tx: Transaction,
  order: OrderWithLines,
  { orderId, kind, remedy, lines }: Pick<NewReturnRequest, 'orderId' | 'kind' | 'remedy' | 'lines'>,
  { terms, money }: { terms: ReturnTerms; money: OrderMoney },
  { isAsked = false } = {},
): Promise<{ amount: number; refundDueOn: string } | Record<string, never>> {
  if (remedy !== 'DEVOLUCION') return {}
  const earlier = await returnsStore.earlier(tx, orderId)
  const units = order.lines.map(({ position, quantity, cancelled, total: price, couponShare }) => {
    const now = totalQuantity(lines.filter((line) => line.position === position))
    const before = cancelled + paidBackUnits(earlier.filter((each) => each.position === position))
    return { bought: quantity, paid: price - couponShare, before: isAsked ? before - now : before, now }
  })
  const delivery = order.shippingNet - order.couponShippingShare
  const free =
    money.paid > 0
      ? Math.max(0, money.left - (await returnsStore.promisedOf(tx, orderId)))
      : Number.POSITIVE_INFINITY
  return {
    amount: Math.min(owedFor(kind, units, delivery), free),
    refundDueOn: refundDueOn(new Date(), terms),
  }
}

/** The refusal of the first line that cannot be asked for, with all that are wrong in its fields. */
export async function wrongLine(
  tx: Transaction,
  order: OrderWithLines,
  { orderId, kind, lines }: NewReturnRequest,
): Promise<Refusal | null> {
  const earlier = await returnsStore.earlier(tx, orderId)
  const exclusions = kind === 'RETRACTO' ? await returnsStore.exclusions(tx, orderId) : new Map()
  const wrong = lines.flatMap(({ position }, index): [string, ErrorCode][] => {
    const line = order.lines.find((each) => each.position === position)
    const bought = line ? line.quantity - line.cancelled : 0
    const before = earlier.filter((each) => each.position === position)
    const wanted = totalQuantity(lines.filter((each) => each.position === position))
    if (wanted > returnable(bought, before)) return [[`lineas.${index}.cantidad`, 'CLAIM_QUANTITY']]
    return exclusions.has(position) ? [[`lineas.${index}.posicion`, 'CLAIM_EXCLUDED']] : []
  })
  const [first] = wrong
  return first ? refuse(first[1], { fields: Object.fromEntries(wrong) }) : null
}
