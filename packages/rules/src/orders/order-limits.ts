/** What one order may ask for, and how many may stand unpaid at once: they hold stock that others would buy. */
export type OrderLimits = {
  unpaid: number
  /** Units over all lines of an order. */
  units: number
}

/**
 * Whoever has proven nothing, neither an e-mail by a mailed link nor a purchase by its money, holds little:
 * anybody can type anybody's e-mail.
 */
export const orderLimits = (isProven: boolean): OrderLimits =>
  isProven ? { unpaid: 10, units: 999 } : { unpaid: 3, units: 100 }

/** How often orders are tried and made, each as `times` within `seconds`. */
export const orderRates = {
  /** Tries of one session. */
  customer: { times: 20, seconds: 60 * 60 },
  /** Orders that are mailed to one unproven e-mail, whoever makes them; those beyond are made without a mail. */
  mails: { times: 6, seconds: 24 * 60 * 60 },
  /** Units in orders of unproven people of one address, behind which many may stand. */
  units: { times: 500, seconds: 24 * 60 * 60 },
} as const
