import type { Country } from '../port/addresses.port.ts'

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
