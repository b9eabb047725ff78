import { careKinds } from './kinds/care.ts'
import { foodKinds } from './kinds/food.ts'
import { homeKinds } from './kinds/home.ts'
import type { Kind } from './kinds/shared.ts'
import { vehicleKinds } from './kinds/vehicle.ts'

/** By the name in the first column of the product tables. */
export const kinds: Record<string, Kind> = { ...foodKinds, ...careKinds, ...homeKinds, ...vehicleKinds }
