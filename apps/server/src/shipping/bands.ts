import { type Pesos, percentOf } from '#rules/money/money.ts'
import type { Load } from './load.ts'

/** What a carrier's own rates know of weight and size. */
export type Limits = {
  /** By weight, the lowest first; none: it carries any weight at its rate. */
  bands: readonly { upToKg: number; percent: number }[]
  /** Of a single unit; null: any. */
  longestSideCm: number | null
}

/** Scales that add up grams should not lift an order into the next band. */
const slack = 1e-6

/** The percentage of the rate that a load costs; null where the carrier's rates end below it, so that the shop is asked. */
function percentFor({ bands, longestSideCm }: Limits, load: Load): number | null {
  if (longestSideCm !== null && load.longestSideCm > longestSideCm) return null
  if (bands.length === 0) return 100
  return bands.find(({ upToKg }) => load.chargeableKg <= upToKg + slack)?.percent ?? null
}

/** What a load costs at a default rate, in pesos; null where the shop is asked for a price. */
export function priceOfLoad(rate: Pesos, limits: Limits, load: Load): Pesos | null {
  const percent = percentFor(limits, load)
  return percent === null ? null : percentOf(rate, percent)
}
