import type { DemoVehicle } from '#demo/data/types.ts'
import { garageLimit } from '#rules/vehicles/garage.ts'
import { after, readObject, refusal, type SampleContext } from '../layer.ts'
import { pageNotFound } from './service-refusals.ts'
import type { UserVehicles, Vehicle } from './shapes.ts'

/** The sample layer's ranged vehicles cover these years (specification §9). */
const firstYear = 2008
const lastYear = 2018

/** Each account's vehicles by its e-mail, and a guest's under no name. */
const key = 'huella.sample.user-vehicles'

const soldIn = (year: number) => (vehicle: DemoVehicle) =>
  year >= firstYear && year <= lastYear && vehicle.yearFrom <= year && year <= vehicle.yearTo
const distinctNames = (names: string[]) => [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'es'))

/** The vehicles of the local service contract (specification §7): the way to one, and those that are saved. */
export function vehiclesService(context: SampleContext) {
  const { shop, storage } = context
  const delay = context.delays.vehicles
  const { vehicles } = shop.demo
  const inYear = (year: number) => vehicles.filter(soldIn(year))
  const find = (wanted: number | string, year: number): Vehicle | null => {
    const found = inYear(year).find(({ id, model }) => id === wanted || model === wanted)
    return found ? { id: found.id, year, make: found.make, model: found.model, engine: found.engine } : null
  }
  const owner = () => readObject<{ email: string }>(storage, 'user').email ?? ''
  /** The sample garage starts with three vehicles (specification §4). */
  const starters = (): Vehicle[] =>
    [find('Focus S', 2016), find('Hilux', 2018), find('Yaris', 2015)].filter((each) => each !== null)
  const saved = (): UserVehicles =>
    readObject<Record<string, UserVehicles>>(storage, key)[owner()] ?? {
      vehicles: starters(),
      currentId: null,
    }
  const keep = (changed: UserVehicles): UserVehicles => {
    const stored = readObject<Record<string, UserVehicles>>(storage, key)
    storage.setItem(key, JSON.stringify({ ...stored, [owner()]: changed }))
    return changed
  }
  return {
    getYears: (): Promise<number[]> =>
      after(delay, () =>
        Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index).filter((year) =>
          vehicles.some(soldIn(year)),
        ),
      ),
    getMakes: (year: number): Promise<string[]> =>
      after(delay, () => distinctNames(inYear(year).map(({ make }) => make))),
    getModels: (year: number, make: string): Promise<string[]> =>
      after(delay, () =>
        distinctNames(
          inYear(year)
            .filter((vehicle) => vehicle.make === make)
            .map(({ model }) => model),
        ),
      ),
    getVehicles: (year: number, make: string, model: string): Promise<Vehicle[]> =>
      after(delay, () =>
        inYear(year)
          .filter((vehicle) => vehicle.make === make && vehicle.model === model)
          .map(({ id, engine }) => ({ id, year, make, model, engine })),
      ),
    getVehicleByVin: (vin: string): Promise<Vehicle> =>
      after(delay, () => {
        // What every VIN is here (specification §5).
        const everyVin = find('Focus S', 2016)
        const isUnknown = ['', 'error'].includes(vin.trim().toLowerCase())
        if (isUnknown || !everyVin) throw pageNotFound()
        return everyVin
      }),
    /** One that is saved takes the new year; the last in which it was sold when left out. */
    addUserVehicle: (id: number, year?: number): Promise<UserVehicles> =>
      after(delay, () => {
        const last = Math.min(vehicles.find((each) => each.id === id)?.yearTo ?? lastYear, lastYear)
        const added = find(id, year ?? last)
        if (!added) throw pageNotFound()
        const { vehicles: own, currentId } = saved()
        const isKnown = own.some((each) => each.id === id)
        if (!isKnown && own.length >= garageLimit) throw refusal(context, 'GARAGE_FULL')
        return keep({
          vehicles: isKnown ? own.map((each) => (each.id === id ? added : each)) : [...own, added],
          currentId,
        })
      }),
    removeUserVehicle: (id: number): Promise<UserVehicles> =>
      after(delay, () => {
        const { vehicles: own, currentId } = saved()
        return keep({
          vehicles: own.filter((each) => each.id !== id),
          currentId: currentId === id ? null : currentId,
        })
      }),
    /** Null for all vehicles. */
    setCurrentVehicle: (id: number | null): Promise<UserVehicles> =>
      after(delay, () => {
        const { vehicles: own } = saved()
        if (id !== null && !own.some((each) => each.id === id)) throw pageNotFound()
        return keep({ vehicles: own, currentId: id })
      }),
    /** Ours: what is saved. */
    getUserVehicles: (): Promise<UserVehicles> => after(delay, saved),
  }
}

/** Takes an account's vehicles away with the account. */
export function forgetVehicles({ storage }: SampleContext, email: string): void {
  const { [email]: _, ...others } = readObject<Record<string, UserVehicles>>(storage, key)
  storage.setItem(key, JSON.stringify(others))
}

export type VehiclesService = ReturnType<typeof vehiclesService>
