import { after, type SampleContext } from '../layer.ts'
import type { Country } from './shapes.ts'

/** The nine countries of the sample layer (specification §9). */
export const countries: Country[] = [
  { code: 'RAND', name: 'Random Country' },
  { code: 'LAND', name: 'Another Land' },
  { code: 'AU', name: 'Australia' },
  { code: 'DE', name: 'Germany' },
  { code: 'FR', name: 'France' },
  { code: 'IT', name: 'Italy' },
  { code: 'RU', name: 'Russia' },
  { code: 'UA', name: 'Ukraine' },
  { code: 'US', name: 'United States' },
]

/** The countries of the local service contract (specification §7). */
export function countriesService({ delays }: SampleContext) {
  return {
    getCountries: (): Promise<Country[]> => after(delays.list, () => countries),
  }
}
