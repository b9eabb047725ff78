import type { ErrorLanguage } from '#contract/error-texts.ts'
import { after, type SampleContext } from '../layer.ts'
import type { Country } from './shapes.ts'

/** The codes of the sample layer's nine countries (specification §9). */
const codes = ['RAND', 'LAND', 'AU', 'DE', 'FR', 'IT', 'RU', 'UA', 'US'] as const

/** The two that no atlas has. */
const invented: Record<string, Record<ErrorLanguage, string>> = {
  RAND: { es: 'País al azar', en: 'Random Country', ru: 'Случайная страна' },
  LAND: { es: 'Otra tierra', en: 'Another Land', ru: 'Другая земля' },
}

export const isCountry = (code: string): boolean => codes.some((each) => each === code)

/** The countries of the local service contract (specification §7), named in the shopper's language. */
export function countriesService({ delays, language }: SampleContext) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return {
    getCountries: (): Promise<Country[]> =>
      after(delays.list, () =>
        codes.map((code) => ({ code, name: invented[code]?.[language] ?? names.of(code) ?? code })),
      ),
  }
}
