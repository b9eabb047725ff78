/** Whole Chilean pesos; always an integer (D11). */
export type Pesos = number

/** Passes an amount through; throws a RangeError for anything but a safe integer. */
export function assertPesos(amount: number): Pesos {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of pesos: ${amount}`)
  return amount + 0
}

/** `numerator / denominator` rounded half up (towards +∞), exactly. The denominator is above 0. */
export function divideHalfUp(numerator: bigint, denominator: bigint): Pesos {
  if (denominator <= 0n) throw new RangeError('the denominator must be above 0')
  const doubled = 2n * numerator + denominator
  const divisor = 2n * denominator
  const quotient = doubled / divisor
  const isBelow = doubled < 0n && doubled % divisor !== 0n
  return assertPesos(Number(isBelow ? quotient - 1n : quotient))
}

/** The one rounding of the shop (D11): half up, never -0. Throws a RangeError where no peso amount results. */
export function roundHalfUp(value: number): Pesos {
  return assertPesos(Math.round(value))
}

/** A number as the decimal that people read: 8.35 is 835/100, not its nearest binary fraction. */
export function toFraction(value: number): { numerator: bigint; denominator: bigint } {
  const match = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value))
  if (!match) throw new RangeError(`not a finite number: ${value}`)
  const [, whole = '0', decimals = '', exponent = '0'] = match
  const digits = BigInt(whole + decimals)
  const shift = Number(exponent) - decimals.length
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) }
}

/** `percent` of an amount, half up and exact for percentages with decimals too (specification §9). */
export function percentOf(amount: Pesos, percent: number): Pesos {
  const { numerator, denominator } = toFraction(percent)
  return divideHalfUp(BigInt(assertPesos(amount)) * numerator, denominator * 100n)
}

/**
 * Splits a total in proportion to the weights by largest remainder, ties to the first (D13).
 * The parts add up to the total, and each lies less than a peso from its exact share.
 * When every weight is 0 the total is spread evenly.
 * Throws a RangeError for a weight that is negative or not whole, and for a total without anyone to bear it.
 */
export function allocate(total: Pesos, weights: readonly Pesos[]): Pesos[] {
  if (assertPesos(total) < 0) return allocate(-total, weights).map((part) => 0 - part)
  if (weights.some((weight) => assertPesos(weight) < 0)) throw new RangeError('a weight is below 0')
  if (weights.length === 0) {
    if (total === 0) return []
    throw new RangeError('nothing to allocate the total to')
  }
  const isAllZero = weights.every((weight) => weight === 0)
  const shares = weights.map((weight) => (isAllZero ? 1n : BigInt(weight)))
  const sum = shares.reduce((left, right) => left + right, 0n)
  const amount = BigInt(total)
  const parts = shares.map((share, index) => ({
    index,
    whole: Number((amount * share) / sum),
    remainder: (amount * share) % sum,
  }))
  const missing = total - parts.reduce((left, part) => left + part.whole, 0)
  const lucky = new Set(
    parts
      .toSorted((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
      )
      .slice(0, missing)
      .map((part) => part.index),
  )
  return parts.map((part) => part.whole + (lucky.has(part.index) ? 1 : 0))
}

/** `$12.345`, the same text as ICU's es-CL, with no locale data needed (specification §9). */
export function formatClp(amount: Pesos): string {
  const digits = String(Math.abs(assertPesos(amount))).replace(/\B(?=(\d{3})+$)/g, '.')
  return amount < 0 ? `$-${digits}` : `$${digits}`
}
