import { randomBytes, randomInt } from 'node:crypto'
import { faultless } from './faults.ts'

/** VD debit, VN one payment, VC SI S2 NC instalments, VP prepaid. */
export const cardKinds = ['VN', 'VC', 'SI', 'S2', 'NC', 'VD', 'VP'] as const
export type CardKind = (typeof cardKinds)[number]

export type TransactionStatus =
  | 'INITIALIZED'
  | 'AUTHORIZED'
  | 'FAILED'
  | 'REVERSED'
  | 'NULLIFIED'
  | 'PARTIALLY_NULLIFIED'

export type Transaction = {
  token: string
  buyOrder: string
  sessionId: string
  /** Pesos. */
  amount: number
  returnUrl: string
  createdAt: number
  status: TransactionStatus
  /** What the shopper did at the form; null while they have done nothing. */
  decision: { approves: boolean; cardKind: CardKind; instalments: number } | 'aborted' | 'error' | null
  committedAt: number | null
  authorizationCode: string
  /** What has not been paid back, in pesos. */
  balance: number
  /** How often the money was taken: never more than once, and looked at by tests. */
  charges: number
}

/** A refusal with the status and message that the gateway answers. */
export class GatewayRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Who the gateway knows; invented, and known to nobody else. */
export const sandboxCommerce = { code: '597000000001', key: 'clave-de-la-pasarela-de-pruebas' }

const hour = 60 * 60_000
const day = 24 * hour
const allowed = /^[\w|=&%.,~:/?[+!@()>-]{1,26}$/

export type Gateway = ReturnType<typeof webpayGateway>

/** The transactions of a gateway that keeps them in memory, by the rules of Webpay Plus (chile.md). */
export function webpayGateway({ now = Date.now }: { now?: () => number } = {}) {
  const transactions = new Map<string, Transaction>()
  let switches = faultless()

  function find(token: string): Transaction {
    const transaction = transactions.get(token)
    if (!transaction) throw new GatewayRefusal(404, 'Transaction not found')
    return transaction
  }

  const isFormOver = (transaction: Transaction) => now() - transaction.createdAt > switches.formLife * 60_000

  return {
    get switches() {
      return switches
    },

    /** Sets what goes wrong from now on; without anything nothing does. */
    misbehave(changes: Partial<ReturnType<typeof faultless>> = {}): void {
      switches = { ...faultless(), ...changes }
    },

    list: (): Transaction[] => [...transactions.values()],

    find,
    isFormOver,

    create(ask: { buyOrder: string; sessionId: string; amount: number; returnUrl: string }): Transaction {
      if (!allowed.test(ask.buyOrder)) throw new GatewayRefusal(422, 'Invalid value for parameter: buy_order')
      if (ask.sessionId.length < 1 || ask.sessionId.length > 61) {
        throw new GatewayRefusal(422, 'Invalid value for parameter: session_id')
      }
      if (!Number.isInteger(ask.amount) || ask.amount <= 0) {
        throw new GatewayRefusal(422, 'Invalid value for parameter: amount')
      }
      if (!URL.canParse(ask.returnUrl) || ask.returnUrl.length > 255) {
        throw new GatewayRefusal(422, 'Invalid value for parameter: return_url')
      }
      const isUsed = [...transactions.values()].some(({ buyOrder }) => buyOrder === ask.buyOrder)
      if (isUsed) throw new GatewayRefusal(422, 'The buy order was used before')
      const transaction: Transaction = {
        ...ask,
        token: randomBytes(32).toString('hex'),
        createdAt: now(),
        status: 'INITIALIZED',
        decision: null,
        committedAt: null,
        authorizationCode: String(randomInt(1000, 999_999)),
        balance: ask.amount,
        charges: 0,
      }
      transactions.set(transaction.token, transaction)
      return transaction
    },

    /** What the shopper does at the form. It is taken once, while the form lives. */
    decide(token: string, decision: NonNullable<Transaction['decision']>): Transaction {
      const transaction = find(token)
      if (transaction.decision !== null || transaction.status !== 'INITIALIZED') {
        throw new GatewayRefusal(422, 'The form was used before')
      }
      if (isFormOver(transaction)) throw new GatewayRefusal(422, 'The form is over')
      transaction.decision = decision
      return transaction
    },

    commit(token: string): Transaction {
      const transaction = find(token)
      const { decision, status } = transaction
      if (status !== 'INITIALIZED') {
        throw new GatewayRefusal(422, `Transaction has an invalid finished state: ${status}`)
      }
      if (decision === null || decision === 'aborted' || decision === 'error') {
        throw new GatewayRefusal(422, 'Invalid status for transaction commit')
      }
      transaction.committedAt = now()
      transaction.status = decision.approves ? 'AUTHORIZED' : 'FAILED'
      if (decision.approves) {
        transaction.charges += 1
        transaction.amount += switches.amountOff
        transaction.balance = transaction.amount
      }
      return transaction
    },

    status(token: string): Transaction {
      const transaction = find(token)
      if (now() - transaction.createdAt > 7 * day) {
        throw new GatewayRefusal(
          422,
          "The transaction's date has passed max time (7 days) to recover the status",
        )
      }
      return transaction
    },

    /** Reverses within three hours in full, else nullifies; debit and prepaid in full only, within 90 days. */
    refund(token: string, amount: number): { type: 'REVERSED' | 'NULLIFIED'; transaction: Transaction } {
      const transaction = find(token)
      const { committedAt, decision, status } = transaction
      const isCharged = status === 'AUTHORIZED' || status === 'PARTIALLY_NULLIFIED'
      if (!isCharged || committedAt === null || decision === null || typeof decision === 'string') {
        throw new GatewayRefusal(422, 'Transaction not refundable')
      }
      if (!Number.isInteger(amount) || amount <= 0 || amount > transaction.balance) {
        throw new GatewayRefusal(422, 'Amount to refund is bigger than authorized')
      }
      const age = now() - committedAt
      if (age > 90 * day) throw new GatewayRefusal(422, 'Refund time is over')
      const isInFull = amount === transaction.amount
      if (!isInFull && ['VD', 'VP'].includes(decision.cardKind)) {
        throw new GatewayRefusal(422, 'Partial refund is not allowed for this payment type')
      }
      transaction.balance -= amount
      if (isInFull && age <= 3 * hour) {
        transaction.status = 'REVERSED'
        return { type: 'REVERSED', transaction }
      }
      transaction.status = transaction.balance === 0 ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED'
      return { type: 'NULLIFIED', transaction }
    },
  }
}
