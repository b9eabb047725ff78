import { vinMake } from './vin-makers.ts'
import { asianModels } from './vin-tables/asian-models.ts'
import { japaneseModels } from './vin-tables/japanese-models.ts'
import { psaEngines, westernModels } from './vin-tables/western-models.ts'

type Row = { make: string; vin: RegExp; names: readonly string[] }

/** Rows of `make | how its VINs begin, a regular expression | what they then are, parted by commas`. */
const readRows = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [make = '', begins = '', names = ''] = row.split(' | ')
      return { make, vin: new RegExp(`^${begins}`), names: names.split(', ') }
    })

const models = [japaneseModels, asianModels, westernModels].flatMap(readRows)
const engines = readRows(psaEngines)

const namesOf = (rows: readonly Row[], vin: string): readonly string[] => {
  const make = vinMake(vin)
  return rows.find((each) => each.make === make && each.vin.test(vin))?.names ?? []
}

/** The models that a VIN can name; none where its maker does not say it in a way that we know. */
export const vinModels = (vin: string): readonly string[] => namesOf(models, vin)

/** The engine that a VIN names, of which fuel and litres are known; none where its maker says none that we know. */
export const vinEngines = (vin: string): readonly string[] => namesOf(engines, vin)
