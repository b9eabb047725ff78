/** 17 letters and digits without I, O and Q, which look like digits (D40). */
const vinForm = /^[A-HJ-NPR-Z0-9]{17}$/

/** The VIN in a text, in capitals and without the blanks and hyphens that people put into it; null when it is none. */
export function parseVin(text: string): string | null {
  const vin = text.replaceAll(/[\s‐‑–-]/g, '').toUpperCase()
  return vinForm.test(vin) ? vin : null
}

/** What each letter counts in the check digit (ISO 3779 as the US and Canada use it); a digit counts itself. */
const characterValues: Record<string, number> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
}

const checkWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Where the ninth character has to be a check digit: in VINs of North America and of China. */
const hasToHaveOne = /^[1-5L]/

/**
 * Whether a check digit that has to be there is wrong: a reason to look again, never to reject (D40). Most makers
 * elsewhere write something else into its place.
 */
export const isCheckDigitWrong = (vin: string): boolean => hasToHaveOne.test(vin) && !hasCheckDigit(vin)

/** Whether the ninth character is the check digit of the rest. */
export function hasCheckDigit(vin: string): boolean {
  const sum = [...vin].reduce(
    (total, each, at) => total + (characterValues[each] ?? Number(each)) * (checkWeights[at] ?? 0),
    0,
  )
  return vin[8] === (sum % 11 === 10 ? 'X' : String(sum % 11))
}

/** The codes of the model year at the tenth character, from 1980 and again from 2010. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const firstYear = 1980

/**
 * The model years that a VIN can mean, up to `latest`, the likeliest first. A code comes back every 30 years:
 * the newer year is likelier, except in North America, where a digit at the seventh character says the older.
 * Empty where the maker writes no year.
 */
export function vinYears(vin: string, latest: number): number[] {
  const at = yearCodes.indexOf(vin[9] ?? '')
  if (at < 0) return []
  const older = firstYear + at
  const isNorthAmerican = /^[1-5]/.test(vin)
  const years = isNorthAmerican && /^\d/.test(vin[6] ?? '') ? [older, older + 30] : [older + 30, older]
  return years.filter((year) => year <= latest)
}
