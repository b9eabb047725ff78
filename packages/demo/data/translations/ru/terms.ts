import { factTerms } from './terms/facts.ts'
import { filterTerms } from './terms/filters.ts'
import { names } from './terms/names.ts'
import { values } from './terms/values.ts'

/** Words of features and options by the Spanish word; `Pelo: Largo` is the value where the word alone means another. */
export const terms: Record<string, string> = { ...filterTerms, ...names, ...values, ...factTerms }
