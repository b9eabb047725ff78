import type { ServiceOption } from './chilexpress-shapes.ts'

/**
 * What brings a parcel to a door: 2 priority, 3 express, 4 extended, 5 extreme (chile.md). Everything else is
 * left out, known or not: 41 to 48 are special, and others bring parcels back or to a counter.
 */
const deliveringServices = new Set([2, 3, 4, 5])

export type Chosen =
  | {
      state: 'chosen'
      /** Pesos. */
      price: number
    }
  | { state: 'none' | 'wrong' }

/**
 * The cheapest service that delivers to a door. `none` when there is none; `wrong` when what one of them costs
 * cannot be read.
 */
export function chooseService(options: readonly ServiceOption[]): Chosen {
  const prices = options
    .filter(({ serviceTypeCode }) => deliveringServices.has(serviceTypeCode))
    .map(priceOf)
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))
  const [cheapest] = prices
  if (cheapest === undefined) return { state: 'none' }
  return cheapest === null ? { state: 'wrong' } : { state: 'chosen', price: cheapest }
}

/**
 * A price in pesos out of the courier's text: digits alone, or with decimals that are nothing. Null for all
 * else, such as a dot for thousands, since a price misread is worse than none.
 */
export function readPesos(text: unknown): number | null {
  const digits = typeof text === 'string' ? /^(\d{1,7})(?:\.0{1,2})?$/.exec(text.trim())?.[1] : undefined
  return digits && Number(digits) > 0 ? Number(digits) : null
}

/** With a customer's card the answer carries, besides, what is paid under its contract. */
function priceOf({ serviceValue, serviceValueDiscount: agreed }: ServiceOption): number | null {
  return readPesos(agreed === undefined || agreed === null ? serviceValue : agreed)
}
