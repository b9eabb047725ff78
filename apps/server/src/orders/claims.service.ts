import type { ErrorCode } from '#contract/error-codes.ts'
import {
  type ClaimKind,
  type ClaimState,
  type ClaimTerms,
  claimable,
  claimDeadline,
  claimStates,
  isTooLate,
  mayClaim,
} from '#rules/claims.ts'
import type { Database, Executor, Transaction } from '../db/connection.ts'
import { isRefused, type Refused, Rollback, refuse, transactOrRefuse } from '../http/refused.ts'
import type { MailKind } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { type Claim, claimsStore } from './claims.store.ts'
import type { ClaimWish } from './claims.tables.ts'
import type { OrdersService, OrderWithLines } from './orders.service.ts'
import { withoutNames } from './without-names.ts'

export type { Claim }
export type ClaimsService = ReturnType<typeof claimsService>

/** What may be asked about an order, and until which day (`2026-11-21`; null while no term runs). */
export type Claimable = Record<ClaimKind, { isOpen: boolean; until: string | null }>

export type AskedClaim = {
  orderId: number
  kind: ClaimKind
  lines: { position: number; quantity: number }[]
  reason: string
  wish: ClaimWish
  idempotencyKey: string | undefined
}

/** Retracto and guarantee (chile.md, Law): what shoppers ask about what they bought, and what the shop answers. */
export function claimsService({
  database,
  orders,
  outbox,
  isUnsent,
  terms,
}: {
  database: Database
  orders: Pick<OrdersService, 'own' | 'byId'>
  outbox: Outbox
  /** Whether the mail of a kind about an order's number to an e-mail has not been sent. */
  isUnsent(executor: Executor, mail: { kind: MailKind; email: string; order: number }): Promise<boolean>
  terms: ClaimTerms
}) {
  async function claimableOf(executor: Executor, order: OrderWithLines): Promise<Claimable> {
    const receivedAt = order.history.find((step) => step.preparationState === 'DELIVERED')?.happenedAt ?? null
    const isPaid = order.paymentState === 'PAID'
    const standing = { isPaid, isCancelled: order.state === 'CANCELLED', receivedAt }
    // The first mail is the written confirmation; an order that is paid online has none before it is paid.
    const kind = order.paymentKind === 'webpay' ? 'order-paid' : 'order-received'
    const mail = { kind, email: order.customerEmail, order: order.number } as const
    const isConfirmed = !(await isUnsent(executor, mail))
    const now = new Date()
    const of = (kind: ClaimKind) => {
      const until = claimDeadline(kind, receivedAt, { isConfirmed, terms })
      return { until, isOpen: mayClaim(kind, standing) && !isTooLate(until, now) }
    }
    return { RETRACTO: of('RETRACTO'), GARANTIA: of('GARANTIA') }
  }

  async function mailTo(tx: Transaction, order: OrderWithLines, claim: Claim): Promise<void> {
    if (order.customerEmail === '') return // its person asked to be forgotten
    const isNew = claim.state === 'RECEIVED'
    await outbox.stage(tx, {
      to: order.customerEmail,
      language: order.language,
      kind: isNew ? 'claim-received' : 'claim-answered',
      claim: {
        orderNumber: order.number,
        token: order.token,
        customerName: order.customerName,
        kind: claim.kind,
        state: claim.state,
        lines: claim.lines.map(({ name, quantity }) => ({ name, quantity })),
        reason: claim.reason,
        answer: claim.history.at(-1)?.answer ?? '',
      },
    })
  }

  async function write(tx: Transaction, order: OrderWithLines, asked: AskedClaim): Promise<Claim | Refused> {
    const { orderId, idempotencyKey, kind } = asked
    await claimsStore.lockOrder(tx, orderId)
    const made = idempotencyKey && (await claimsStore.findByKey(tx, orderId, idempotencyKey))
    if (made) return made
    const { isOpen, until } = (await claimableOf(tx, order))[kind]
    if (!isOpen) return refuse(isTooLate(until, new Date()) ? 'CLAIM_TOO_LATE' : 'ORDER_STATE')
    const wrong = await wrongLine(tx, order, asked)
    if (wrong) return wrong
    const lines = Map.groupBy(asked.lines, (line) => line.position)
    const id = await claimsStore.insert(tx, {
      orderId,
      kind,
      reason: asked.reason,
      wish: asked.wish,
      idempotencyKey: idempotencyKey ?? null,
      lines: [...lines].map(([position, same]) => ({ position, quantity: total(same) })),
    })
    const claim = await claimsStore.find(tx, id)
    if (!claim) throw new Error(`The claim ${id} is gone as it was written.`)
    await mailTo(tx, order, claim)
    return claim
  }

  return {
    /**
     * Asks about a customer's own order. Of two at once the second counts what the first has asked, and a key
     * that was used gives its claim again. NOT_YOURS, ORDER_STATE, CLAIM_TOO_LATE, CLAIM_QUANTITY,
     * CLAIM_EXCLUDED.
     */
    async ask(customerId: number, asked: AskedClaim): Promise<Claim | Refused> {
      const order = await orders.own(customerId, asked.orderId)
      if (isRefused(order)) return order
      return transactOrRefuse(database, (tx) => write(tx, order, asked))
    },

    /** What was asked about a customer's own order, and what may be asked until when. NOT_YOURS. */
    async ofOrder(customerId: number, orderId: number) {
      const order = await orders.own(customerId, orderId)
      if (isRefused(order)) return order
      const [claims, earlier, exclusions, may] = [
        await claimsStore.ofOrder(database.db, orderId),
        await claimsStore.earlier(database.db, orderId),
        await claimsStore.exclusions(database.db, orderId),
        await claimableOf(database.db, order),
      ]
      const lines = order.lines.map(({ position, quantity }) => ({
        left: claimable(
          quantity,
          earlier.filter((each) => each.position === position),
        ),
        exclusion: exclusions.get(position) ?? null,
      }))
      return { claims, may, lines }
    },

    /** For the staff, the newest first. */
    list: (filter: { state?: ClaimState | undefined; limit: number; before?: number | undefined }) =>
      claimsStore.list(database.db, filter),

    /**
     * Answers a claim with the name of whoever of the staff did, and mails it. NOT_FOUND; ORDER_STATE for a
     * move that is not legal, also the second of two at once.
     */
    answer: (
      claimId: number,
      step: { state: ClaimState; answer: string; actor: string },
    ): Promise<Claim | Refused> =>
      transactOrRefuse(database, async (tx) => {
        const state = await claimsStore.lock(tx, claimId)
        if (!state) return refuse('NOT_FOUND')
        if (!claimStates.canMove(state, step.state)) return refuse('ORDER_STATE')
        await claimsStore.move(tx, claimId, step)
        const claim = await claimsStore.find(tx, claimId)
        if (!claim) throw new Error(`The claim ${claimId} is gone under its lock.`)
        const order = await orders.byId(claim.orderId)
        if (isRefused(order)) throw new Rollback(order)
        await mailTo(tx, order, claim)
        return claim
      }),

    exportOf: async (customerId: number) =>
      (await claimsStore.ofCustomer(database.db, customerId)).map((claim) => ({
        ...claim,
        history: withoutNames(claim.history),
      })),
    forgetPerson: claimsStore.forget,
  }
}

const total = (lines: readonly { quantity: number }[]) => lines.reduce((sum, line) => sum + line.quantity, 0)

/** The refusal of the first line that cannot be asked for, with all that are wrong in its fields. */
async function wrongLine(
  tx: Transaction,
  order: OrderWithLines,
  { orderId, kind, lines }: AskedClaim,
): Promise<Refused | null> {
  const earlier = await claimsStore.earlier(tx, orderId)
  const exclusions = kind === 'RETRACTO' ? await claimsStore.exclusions(tx, orderId) : new Map()
  const wrong = lines.flatMap(({ position }, index): [string, ErrorCode][] => {
    const bought = order.lines.find((line) => line.position === position)?.quantity ?? 0
    const before = earlier.filter((each) => each.position === position)
    const wanted = total(lines.filter((line) => line.position === position))
    if (wanted > claimable(bought, before)) return [[`lineas.${index}.cantidad`, 'CLAIM_QUANTITY']]
    return exclusions.has(position) ? [[`lineas.${index}.posicion`, 'CLAIM_EXCLUDED']] : []
  })
  const [first] = wrong
  return first ? refuse(first[1], { fields: Object.fromEntries(wrong) }) : null
}
