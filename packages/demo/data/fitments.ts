import type { FitYears } from '#rules/fit/vehicle-fit.ts'
import { partConditions } from './part-conditions.ts'
import { type CatalogueEntry, catalogue } from './products/catalogue.ts'
import type { DemoFitment, DemoVehicle } from './types.ts'
import { vehicles } from './vehicles.ts'

/** Fluids and care, which do not depend on the vehicle. */
const fitsAll = new Set(['refrigerante', 'aditivo', 'fluido', 'plumilla'])
const nothing: Omit<DemoFitment, 'kind'> = { vehicleIds: [], conditions: [], years: [] }
const partCategories = new Set([41, 42])

/** What each product of the demonstration shop fits, by its id; see `DemoFitment`. */
export const fitments = new Map<number, DemoFitment>(catalogue.map((entry) => [entry.id, fitmentOf(entry)]))

function fitmentOf({ categoryId, seed }: CatalogueEntry): DemoFitment {
  if (!partCategories.has(categoryId)) return { kind: 'none', ...nothing }
  const stated = seed.facts.find((fact) => fact.name === 'Vehículo')?.value
  if (stated === 'Universal' || (stated === undefined && fitsAll.has(seed.kind))) {
    return { kind: 'all', ...nothing }
  }
  if (stated === undefined) return { kind: 'unknown', ...nothing }
  const fitting = vehicles.filter((vehicle) => isNamed(vehicle, stated) && engineFits(vehicle, seed.name))
  if (fitting.length === 0) throw new Error(`No vehicle for ${seed.name}`)
  return {
    kind: 'some',
    vehicleIds: fitting.map(({ id }) => id),
    conditions: partConditions
      .filter(({ part }) => seed.name.startsWith(part))
      .map(({ kind, text, engine }) => ({
        kind,
        text,
        vehicleIds: fitting.filter((each) => engine === null || each.engine === engine).map(({ id }) => id),
      })),
    years: fitting.flatMap((vehicle) => yearsOf(vehicle, stated)),
  }
}

/** `Suzuki Swift, Baleno`: the make is said once, each model after it, years where they matter. */
function isNamed({ make, model, yearFrom, yearTo }: DemoVehicle, stated: string): boolean {
  if (!stated.includes(make)) return false
  const years = statedYears(stated)
  const names = stated
    .replace(/ \d{4}–\d{4}$/, '')
    .split(', ')
    .map((name) => name.replace(`${make} `, ''))
  const inYears = !years || (years.from <= yearTo && years.to >= yearFrom)
  return names.includes(model) && inYears
}

function statedYears(stated: string): { from: number; to: number } | null {
  const [, from, to] = /(\d{4})–(\d{4})$/.exec(stated) ?? []
  return from && to ? { from: Number(from), to: Number(to) } : null
}

/** The years that are stated where the vehicle was sold in others too. */
function yearsOf({ id, yearFrom, yearTo }: DemoVehicle, stated: string): FitYears[] {
  const years = statedYears(stated)
  if (!years || (years.from <= yearFrom && years.to >= yearTo)) return []
  return [{ vehicleId: id, from: Math.max(years.from, yearFrom), to: Math.min(years.to, yearTo) }]
}

/** A part whose name says an engine (`1.4`, `diésel`) fits no other; litres without a fuel are petrol's. */
function engineFits({ engine }: DemoVehicle, name: string): boolean {
  const sizes = name.match(/\b\d\.\d\b/g)
  if (sizes && !sizes.some((size) => engine.startsWith(size))) return false
  return name.includes('diésel') ? engine.includes('diésel') : !sizes || !engine.includes('diésel')
}
