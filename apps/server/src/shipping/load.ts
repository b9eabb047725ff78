import { type Package, samplePackage } from './parcel.ts'

/** What decides whether a carrier takes an order, and in which band. */
export type Load = {
  /** The heavier of what it weighs and what its volume weighs, in kg. */
  chargeableKg: number
  /** Of any single unit, in cm. */
  longestSideCm: number
}

/** Cubic centimetres that couriers count as a kilogram. */
const volumeOfKg = 4000

/** What lines weigh together. A line whose product nobody measured counts with `sample`. */
export function loadOf(
  lines: readonly { quantity: number; package: Package | null }[],
  sample: Package = samplePackage,
): Load {
  let weight = 0
  let volume = 0
  let longestSideCm = 0
  for (const { quantity, package: own } of lines) {
    if (quantity <= 0) continue
    const unit = own ?? sample
    weight += unit.weight * quantity
    volume += unit.width * unit.height * unit.depth * quantity
    longestSideCm = Math.max(longestSideCm, unit.width, unit.height, unit.depth)
  }
  return { chargeableKg: Math.max(weight, volume / volumeOfKg), longestSideCm }
}
