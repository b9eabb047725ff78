import { foldText } from '#rules/text/fold-text.ts'
import type { FittedVehicle } from '../../../data/port/vehicles.port.ts'

/** Those that each word of a text speaks of: make, model, engine or a condition, and a year in which they were sold. */
export function matchingVehicles(vehicles: readonly FittedVehicle[], text: string): FittedVehicle[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  return vehicles.filter((vehicle) => {
    const { make, model, engine, conditions, yearFrom, yearTo } = vehicle
    const said = foldText([make, model, engine, ...conditions.map((each) => each.text)].join(' '))
    const isYear = (word: string) => /^\d{4}$/.test(word) && yearFrom <= +word && +word <= yearTo
    return words.every((word) => said.includes(word) || isYear(word))
  })
}
