import type { Parcel } from './courier.ts'

/** One unit's package as the catalogue keeps it: cm and kg. */
export type Package = { width: number; height: number; depth: number; weight: number }

/** What stands in for a product whose package nobody measured: a small box (cm, kg). */
export const samplePackage: Package = { width: 20, height: 15, depth: 10, weight: 1 }

const down = (a: number, b: number): number => b - a

/** To a tenth of a centimetre, upwards: a box may be larger than its goods, never smaller. */
const tenth = (value: number): number => Math.ceil(value * 10 - 1e-6) / 10

/** To a gram, upwards. */
const gram = (value: number): number => Math.ceil(value * 1000 - 1e-6) / 1000

/** Whether somebody measured it: a side or a weight of 0 says that nobody did. */
export const isMeasured = (each: Package): boolean => Object.values(each).every((value) => value > 0)

/**
 * The box that holds an order's lines. Every unit is laid on its largest face and the units are stacked, so
 * that each fits whatever its neighbours are; the base is the longest and the second longest side of any. That
 * asks for more than a skilled packer needs and never for less. Sizes in cm, weight in kg. A line whose
 * product has no package counts with `sample`; null without units.
 */
export function parcelOf(
  lines: readonly { quantity: number; package: Package | null }[],
  sample: Package = samplePackage,
): Parcel | null {
  let length = 0
  let width = 0
  let height = 0
  let weight = 0
  for (const { quantity, package: own } of lines) {
    if (quantity <= 0) continue
    const unit = own ?? sample
    const [long = 0, middle = 0, short = 0] = [unit.width, unit.height, unit.depth].toSorted(down)
    length = Math.max(length, long)
    width = Math.max(width, middle)
    height += short * quantity
    weight += unit.weight * quantity
  }
  if (length === 0) return null
  const [a = 0, b = 0, c = 0] = [length, width, height].map(tenth).toSorted(down)
  return { length: a, width: b, height: c, weight: gram(weight) }
}
