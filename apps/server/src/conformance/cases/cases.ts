import type { CallCases } from './case-parts.ts'
import { catalogueCases } from './catalogue-cases.ts'
import { contentCases } from './content-cases.ts'
import { ordersCases } from './orders-cases.ts'
import { peopleCases } from './people-cases.ts'
import { shopperCases } from './shopper-cases.ts'

/** Every call of the wire: one without a row here does not type-check. */
export const cases: CallCases = {
  ...shopperCases,
  ...ordersCases,
  ...catalogueCases,
  ...contentCases,
  ...peopleCases,
}
