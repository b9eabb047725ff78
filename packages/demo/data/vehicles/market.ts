import { vehicles } from '../vehicles.ts'
import { americas } from './americas.ts'
import { china } from './china.ts'
import { europe } from './europe.ts'
import { germany } from './germany.ts'
import { japan } from './japan.ts'
import { korea } from './korea.ts'
import { newerChina } from './newer-china.ts'
import { readVehicles } from './read-vehicles.ts'

/**
 * The vehicles of Chilean roads from 2000 on that shoppers can choose, those that the demonstration has parts for
 * first. The browser loads them where somebody chooses a vehicle.
 */
export const allVehicles = [
  ...vehicles,
  ...[japan, korea, china, newerChina, americas, germany, europe].flatMap(readVehicles),
]
