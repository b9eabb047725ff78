import { eitherFits, fitmentOf, type KnownVehicle, type UnknownPart } from '#import/fitment/fit-vehicles.ts'
import type { FitmentClaim } from '#import/fitment/fitment-claim.ts'
import type { RowErrorCode } from '#import/products/draft.ts'
import { changedFields, isSameValue, type ProductChanges } from '#rules/products/changed-fields.ts'
import { type EditedFitment, type EditedProduct, productLimits } from '#rules/products/product.ts'
import type { StandingFitment } from './fitment.store.ts'

export type FitmentError = { line: number; part: UnknownPart | 'sku'; code: RowErrorCode; value: string }
export type FitmentOutcome = { line: number; outcome: 'created' | 'changed' | 'same' }

/** What the rows of a product come to beside what stands. */
export type PlannedFitment = {
  standing: StandingFitment
  fitment: EditedProduct['fitment']
  gone: number[]
  written: EditedFitment[]
  changes: ProductChanges
  outcomes: FitmentOutcome[]
  errors: FitmentError[]
}

type Find = (claim: FitmentClaim) => KnownVehicle[] | UnknownPart

/**
 * Rows say of each vehicle that they name how the product fits it, in place of what stood; other vehicles stay. Where the
 * same file named the product before (`goesOn`), they add to what stands.
 */
export function planFitment(
  claims: readonly FitmentClaim[],
  standing: StandingFitment,
  { find, goesOn }: { find: Find; goesOn: boolean },
): PlannedFitment {
  const before = new Map(standing.vehicles.map((each) => [each.vehicleId, each]))
  const after = new Map<number, EditedFitment | null>()
  const errors: FitmentError[] = []
  const taken: { line: number; vehicleIds: number[] }[] = []
  for (const claim of claims) {
    const found = find(claim)
    if (typeof found === 'string') {
      errors.push({ line: claim.line, part: found, code: 'VEHICLE_UNKNOWN', value: sentence(claim) })
      continue
    }
    const stands = (id: number) => after.get(id) ?? (goesOn && !after.has(id) ? before.get(id) : undefined)
    const fits = found.map((vehicle) => fitting(claim, vehicle, stands(vehicle.id)))
    if (fits.some((fit) => fit === undefined)) {
      errors.push({ line: claim.line, part: 'yearFrom', code: 'YEARS_APART', value: sentence(claim) })
      continue
    }
    found.forEach(({ id }, place) => {
      after.set(id, fits[place] ?? null)
    })
    taken.push({ line: claim.line, vehicleIds: found.map(({ id }) => id) })
  }
  const isChanged = (id: number) => !isSameValue(before.get(id) ?? null, after.get(id) ?? null)
  const outcomes = taken.map(({ line, vehicleIds }): FitmentOutcome => {
    const changed = vehicleIds.filter(isChanged)
    const isNew = changed.some((id) => !before.has(id))
    return { line, outcome: isNew ? 'created' : changed.length > 0 ? 'changed' : 'same' }
  })
  return { ...changeOf(standing, before, after, isChanged), standing, outcomes, errors }
}

/** Null where it no longer fits; undefined where its years lie apart from those that stand. */
function fitting(
  claim: FitmentClaim,
  vehicle: KnownVehicle,
  standing: EditedFitment | undefined,
): EditedFitment | null | undefined {
  if (claim.isRemoval) return null
  const fit = fitmentOf(vehicle, claim)
  return standing ? (eitherFits(standing, fit, vehicle) ?? undefined) : fit
}

function changeOf(
  standing: StandingFitment,
  before: ReadonlyMap<number, EditedFitment>,
  after: ReadonlyMap<number, EditedFitment | null>,
  isChanged: (id: number) => boolean,
): Pick<PlannedFitment, 'fitment' | 'gone' | 'written' | 'changes'> {
  const all = new Map<number, EditedFitment | null>([...before, ...after])
  const vehicles = [...all.values()]
    .filter((each) => each !== null)
    .toSorted((one, other) => one.vehicleId - other.vehicleId)
  const gone = [...after].flatMap(([id, each]) => (each === null && before.has(id) ? [id] : []))
  const written = [...after].flatMap(([id, each]) => (each !== null && isChanged(id) ? [each] : []))
  const isOther = gone.length + written.length > 0
  const fitment = !isOther ? standing.fitment : vehicles.length > 0 ? 'some' : 'unknown'
  const changes = changedFields({ fitment: standing.fitment, vehicles: standing.vehicles } as EditedProduct, {
    fitment,
    vehicles,
  })
  return { fitment, gone, written, changes }
}

/** Whether it names more vehicles than a product may. */
export const namesTooMany = ({ standing, gone, written }: PlannedFitment): boolean =>
  new Set([...standing.vehicles, ...written].map(({ vehicleId }) => vehicleId)).size - gone.length >
  productLimits.vehicles

const sentence = ({ make, model, years, engine }: FitmentClaim) =>
  [make, model, engine, years && (years.from === years.to ? years.from : `${years.from}-${years.to}`)]
    .filter((part) => part !== '' && part !== null)
    .join(' ')
