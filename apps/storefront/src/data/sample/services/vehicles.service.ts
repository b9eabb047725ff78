import { vehiclesIn } from '#demo/data/translations/demo-in.ts'
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
  /** Answers from all vehicles, which are loaded for the first who asks; as late as any answer at the least. */
  const fromAll = async <Answer>(answer: (vehicles: DemoVehicle[]) => Answer): Promise<Answer> => {
    const [all] = await Promise.all([vehiclesIn(shop.language), after(delay, () => undefined)])
    return answer(all)
  }
  const find = (vehicles: DemoVehicle[], wanted: number | string, year: number): Vehicle | null => {
    const found = vehicles.filter(soldIn(year)).find(({ id, model }) => id === wanted || model === wanted)
    return found ? { id: found.id, year, make: found.make, model: found.model, engine: found.engine } : null
  }
  const owner = () => readObject<{ email: string }>(storage, 'user').email ?? ''
  const starter = (model: string, year: number) => find(shop.demo.vehicles, model, year)
  /** The sample garage starts with three vehicles (specification §4). */
  const starters = (): Vehicle[] =>
    [starter('Focus S', 2016), starter('Hilux', 2018), starter('Yaris', 2015)].filter((each) => each !== null)
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
      fromAll((vehicles) =>
        Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index).filter((year) =>
          vehicles.some(soldIn(year)),
        ),
      ),
    getMakes: (year: number): Promise<string[]> =>
      fromAll((vehicles) => distinctNames(vehicles.filter(soldIn(year)).map(({ make }) => make))),
    getModels: (year: number, make: string): Promise<string[]> =>
      fromAll((vehicles) =>
        distinctNames(
          vehicles
            .filter(soldIn(year))
            .filter((vehicle) => vehicle.make === make)
            .map(({ model }) => model),
        ),
      ),
    getVehicles: (year: number, make: string, model: string): Promise<Vehicle[]> =>
      fromAll((vehicles) =>
        vehicles
          .filter(soldIn(year))
          .filter((vehicle) => vehicle.make === make && vehicle.model === model)
          .toSorted((a, b) => a.engine.localeCompare(b.engine, 'es') || a.id - b.id)
          .map(({ id, engine }) => ({ id, year, make, model, engine })),
      ),
    getVehicleByVin: (vin: string): Promise<Vehicle> =>
      after(delay, () => {
        // What every VIN is here (specification §5).
        const everyVin = starter('Focus S', 2016)
        const isUnknown = ['', 'error'].includes(vin.trim().toLowerCase())
        if (isUnknown || !everyVin) throw pageNotFound()
        return everyVin
      }),
    /** One that is saved takes the new year; the last in which it was sold when left out. */
    addUserVehicle: (id: number, year?: number): Promise<UserVehicles> =>
      fromAll((vehicles) => {
        const last = Math.min(vehicles.find((each) => each.id === id)?.yearTo ?? lastYear, lastYear)
        const added = find(vehicles, id, year ?? last)
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
