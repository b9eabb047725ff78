import type { Transaction } from '../db/connection.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrderWithLines } from '../orders/orders.service.ts'
import type { ReturnRequest } from './returns.store.ts'

/** Stages, with the transaction, the mail that a return request came in or was answered. */
export async function stageReturnMail(
  tx: Transaction,
  outbox: Outbox,
  { order, request }: { order: OrderWithLines; request: ReturnRequest },
): Promise<void> {
  if (order.customerEmail === '') return // its person asked to be forgotten
  const isNew = request.state === 'RECEIVED'
  await outbox.stage(tx, {
    to: order.customerEmail,
    language: order.language,
    kind: isNew ? 'return-received' : 'return-answered',
    request: {
      orderNumber: order.number,
      token: order.token,
      customerName: order.customerName,
      kind: request.kind,
      state: request.state,
      lines: request.lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
      reason: request.reason,
      answer: request.history.at(-1)?.answer ?? '',
      refund:
        request.amount === null || request.refundDueOn === null
          ? null
          : { amount: request.amount, dueOn: request.refundDueOn },
    },
  })
}
