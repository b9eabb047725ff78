import type { KindTexts } from '../types.ts'
import { careKinds } from './kinds/care.ts'
import { foodKinds } from './kinds/food.ts'
import { homeKinds } from './kinds/home.ts'
import { vehicleKinds } from './kinds/vehicle.ts'

/** How things of each kind are used and kept, in English. */
export const kinds: Record<string, KindTexts> = {
  ...foodKinds,
  ...careKinds,
  ...homeKinds,
  ...vehicleKinds,
}
