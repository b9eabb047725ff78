import { factTerms } from './terms/facts.ts'
import { filterTerms } from './terms/filters.ts'
import { names } from './terms/names.ts'
import { pets } from './terms/pets.ts'
import { things } from './terms/things.ts'
import { values } from './terms/values.ts'
import { vehicleTerms } from './terms/vehicles.ts'

/** The words of features, options and specifications, in English. */
export const terms: Record<string, string> = {
  ...filterTerms,
  ...names,
  ...values,
  ...pets,
  ...things,
  ...vehicleTerms,
  ...factTerms,
}
