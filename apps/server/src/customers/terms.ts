/** The version of the terms that a shopper accepts now; kept with each consent and with each order. */
export const currentTerms = '2026-11'
