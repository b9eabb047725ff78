import { garageLimit } from '#rules/vehicles/garage.ts'
import type { Garage, GaragePort } from '../port/garage.port.ts'
import type { Vehicle } from '../port/vehicles.port.ts'
import { after, readObject, refusal, type SampleContext } from './layer.ts'
import { sampleVehicle } from './vehicles.sample.ts'

/** Each account's vehicles by its e-mail, and a guest's under no name. */
const key = 'huella.sample.garages'

/** The sample garage starts with three vehicles (specification §4). */
const starters: Vehicle[] = [
  sampleVehicle('Focus S', 2016),
  sampleVehicle('Hilux', 2018),
  sampleVehicle('Yaris', 2015),
].filter((each) => each !== null)

/** The saved vehicles in browser storage, for guests as for customers. */
export function garageSample(context: SampleContext): GaragePort {
  const { storage, delays } = context
  const owner = () => readObject<{ email: string }>(storage, 'user').email ?? ''
  const find = (): Garage =>
    readObject<Record<string, Garage>>(storage, key)[owner()] ?? { vehicles: starters, chosenId: null }
  const keep = (garage: Garage): Garage => {
    const stored = readObject<Record<string, Garage>>(storage, key)
    storage.setItem(key, JSON.stringify({ ...stored, [owner()]: garage }))
    return garage
  }
  return {
    needsAccount: false,
    load: () => after(delays.vehicles, find),
    add: ({ id, year }) =>
      after(delays.vehicles, () => {
        const added = sampleVehicle(id, year)
        if (!added) throw refusal(context, 'NOT_FOUND')
        const { vehicles, chosenId } = find()
        const isKnown = vehicles.some((each) => each.id === id)
        if (!isKnown && vehicles.length >= garageLimit) throw refusal(context, 'GARAGE_FULL')
        return keep({
          vehicles: isKnown ? vehicles.map((each) => (each.id === id ? added : each)) : [...vehicles, added],
          chosenId,
        })
      }),
    remove: (id) =>
      after(delays.vehicles, () => {
        const { vehicles, chosenId } = find()
        return keep({
          vehicles: vehicles.filter((each) => each.id !== id),
          chosenId: chosenId === id ? null : chosenId,
        })
      }),
    choose: (id) =>
      after(delays.vehicles, () => {
        const { vehicles } = find()
        if (id !== null && !vehicles.some((each) => each.id === id)) throw refusal(context, 'NOT_FOUND')
        return keep({ vehicles, chosenId: id })
      }),
  }
}

/** Takes an account's vehicles away with the account. */
export function forgetGarage({ storage }: SampleContext, email: string): void {
  const { [email]: _, ...others } = readObject<Record<string, Garage>>(storage, key)
  storage.setItem(key, JSON.stringify(others))
}
