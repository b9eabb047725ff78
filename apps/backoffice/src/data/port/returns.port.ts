import type { ReturnKind, ReturnRemedy, ReturnState } from '#rules/orders/returns.ts'

/** What a shopper asks about something bought: to take it back, or its guarantee. Amounts are pesos. */
export type ReturnRequest = {
  id: number
  orderId: number
  orderNumber: number
  kind: ReturnKind
  state: ReturnState
  /** What the shopper wishes. */
  remedy: ReturnRemedy
  reason: string
  /** ISO 8601. */
  at: string
  lines: { position: number; name: string; quantity: number; restocked: number }[]
  /** What is paid back for it; null where nothing is. */
  amount: number | null
  /** The last day for it, `2026-12-21`. */
  dueOn: string | null
  refunded: number
  /** What is done or on its way of it. */
  refunding: number
  history: { state: ReturnState; answer: string; actor: string; at: string }[]
}

export type ReturnAnswer = 'accept' | 'reject' | 'close'

/** What shoppers ask about their orders. Each act replies with how it then is. */
export type ReturnsPort = {
  /** Fifty before `before`, the newest first. */
  list(state: ReturnState | null, before: number | null): Promise<ReturnRequest[]>
  /** All about one order, the newest first. */
  ofOrder(orderId: number): Promise<ReturnRequest[]>
  /** The shopper is mailed the answer; `amount` null: what its units cost. */
  answer(
    id: number,
    act: ReturnAnswer,
    said: { answer: string; amount: number | null },
  ): Promise<ReturnRequest>
  /** Puts units that came back into the stock of a branch; the same key does so once. */
  receive(
    id: number,
    received: { branchId: number; lines: { position: number; quantity: number }[]; key: string },
  ): Promise<ReturnRequest>
  branches(): Promise<{ id: number; name: string }[]>
}
