import type { FitCondition } from '#rules/fit/vehicle-fit.ts'
import type { EditedFitment } from '#rules/products/product.ts'
import { foldText } from '#rules/text/fold-text.ts'
import type { FitmentClaim } from './fitment-claim.ts'

/** One engine of a model over the years, both included, that it was sold. */
export type KnownVehicle = {
  id: number
  make: string
  model: string
  engine: string
  yearFrom: number
  yearTo: number
}

/** Which part of a row names what there is none of. */
export type UnknownPart = 'vehicleMake' | 'vehicleModel' | 'yearFrom' | 'engine'

/** Names go by their letters and digits alone: `Mercedes-Benz` is `MERCEDES BENZ`, `CX-5` is `cx5`. */
const nameKey = (name: string) => foldText(name).replaceAll(' ', '')

/** Finds the vehicles that rows name. */
export function vehicleFinder(vehicles: readonly KnownVehicle[]) {
  const makes = new Set<string>()
  const byModel = new Map<string, KnownVehicle[]>()
  for (const vehicle of vehicles) {
    makes.add(nameKey(vehicle.make))
    const key = modelKey(vehicle)
    byModel.set(key, [...(byModel.get(key) ?? []), vehicle])
  }
  return (claim: FitmentClaim): KnownVehicle[] | UnknownPart => {
    const ofModel = byModel.get(modelKey(claim))
    if (!ofModel) return makes.has(nameKey(claim.make)) ? 'vehicleModel' : 'vehicleMake'
    const { years } = claim
    const ofYears = ofModel.filter(
      ({ yearFrom, yearTo }) => !years || (yearFrom <= years.to && years.from <= yearTo),
    )
    if (ofYears.length === 0) return 'yearFrom'
    const found = withEngine(ofYears, claim.engine)
    return found.length > 0 ? found : 'engine'
  }
}

const modelKey = ({ make, model }: { make: string; model: string }) => `${nameKey(make)} ${nameKey(model)}`

/** An engine by its whole name, else those whose name has it: `1.6` is every one of 1.6 litres. */
function withEngine(vehicles: KnownVehicle[], engine: string): KnownVehicle[] {
  const asked = foldText(engine)
  if (asked === '') return vehicles
  const same = vehicles.filter((each) => foldText(each.engine) === asked)
  if (same.length > 0) return same
  return vehicles.filter((each) => ` ${foldText(each.engine)} `.includes(` ${asked} `))
}

/** What a row says of a vehicle: the years that are not all of its own, and what else it asks. */
export function fitmentOf(
  { id, yearFrom, yearTo }: KnownVehicle,
  { years, conditions }: FitmentClaim,
): EditedFitment {
  const from = Math.max(years?.from ?? yearFrom, yearFrom)
  const to = Math.min(years?.to ?? yearTo, yearTo)
  const isWhole = from === yearFrom && to === yearTo
  return { vehicleId: id, fromYear: isWhole ? null : from, toYear: isWhole ? null : to, conditions }
}

/**
 * Two rows of one product and vehicle: it fits where either says so. Null where years lie apart: a product has one span of
 * them for a vehicle.
 */
export function eitherFits(
  one: EditedFitment,
  other: EditedFitment,
  vehicle: KnownVehicle,
): EditedFitment | null {
  const years = eitherYears(one, other)
  if (years === null) return null
  const isWhole = years.from <= vehicle.yearFrom && years.to >= vehicle.yearTo
  return {
    vehicleId: vehicle.id,
    fromYear: isWhole ? null : years.from,
    toYear: isWhole ? null : years.to,
    conditions: eitherConditions(one.conditions, other.conditions),
  }
}

function eitherYears(one: EditedFitment, other: EditedFitment): { from: number; to: number } | null {
  const [a, b] = [one, other].map(({ fromYear, toYear }) => ({ from: fromYear ?? 0, to: toYear ?? 9999 }))
  if (!a || !b || a.from > b.to + 1 || b.from > a.to + 1) return null
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) }
}

const either = ' o '

/** What fits under either: a kind of condition that one of them lacks is no condition of both. */
function eitherConditions(one: readonly FitCondition[], other: readonly FitCondition[]): FitCondition[] {
  return one.flatMap(({ kind, text }) => {
    const also = other.find((each) => each.kind === kind)
    if (!also) return []
    const texts = new Set([...text.split(either), ...also.text.split(either)])
    return [{ kind, text: [...texts].join(either) }]
  })
}
