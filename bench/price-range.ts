/** Pesos; above every price. */
export const mostPrice = 99_999_999

/**
 * A range of prices in pesos that nobody has asked for, as the wire names it: every second one has all prices, the others leave
 * out the cheapest and the dearest.
 */
export const newPriceRange = (turn: number): string =>
  turn % 2 === 0 ? `${1 + (turn % 900)}-${mostPrice - turn}` : `${3_000 + (turn % 4_000)}-${40_000 + turn}`
