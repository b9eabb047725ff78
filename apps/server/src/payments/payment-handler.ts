/**
 * What a gateway answers, or how it did not. `refused`: it said no, and nothing was done. `unclear`: no
 * answer came, or none that can be read, so that it may have been done or not.
 */
export type GatewayAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; why: 'refused' | 'unclear'; status: number | null; message: string }

/** A charge as the gateway tells it; amounts in pesos. */
export type GatewayCharge = {
  /** Settled one way or the other, still at the form, or paid back. */
  outcome: 'approved' | 'rejected' | 'open' | 'reversed'
  buyOrder: string
  amount: number
  responseCode: number | null
  authorizationCode: string | null
  /** The gateway's code: VD debit, VN one payment, VC SI S2 NC instalments, VP prepaid. */
  cardKind: string | null
  cardLast4: string | null
  instalments: number | null
  instalmentAmount: number | null
  chargedAt: Date | null
  /** What of it has not been paid back, in pesos; null where the gateway does not say. */
  balance: number | null
  /** The reply as it came, for the record. */
  raw: Record<string, unknown>
}

export type GatewayRefund = {
  type: 'REVERSED' | 'NULLIFIED'
  authorizationCode: string | null
  /** What is left of the charge, in pesos; null where the gateway does not say. */
  balance: number | null
  raw: Record<string, unknown>
}

/** A gateway that takes the money. No method throws for what the gateway does; each ends within a set time. */
export type PaymentHandler = {
  /** Asks for a form to pay at. `amount` in pesos. */
  create(ask: {
    buyOrder: string
    sessionId: string
    amount: number
    returnUrl: string
  }): Promise<GatewayAnswer<{ token: string; url: string }>>
  /** Takes the money that the shopper agreed to at the form. */
  commit(token: string): Promise<GatewayAnswer<GatewayCharge>>
  /** How a charge stands; asks and changes nothing. */
  status(token: string): Promise<GatewayAnswer<GatewayCharge>>
  /** Pays back, in pesos. */
  refund(token: string, amount: number): Promise<GatewayAnswer<GatewayRefund>>
}

export type GatewayOperation = keyof PaymentHandler
