import { foldText } from './fold-text.ts'

/** The ways to write a unit after a number, and the one that the search knows it by. */
const units: [RegExp, string][] = [
  [/(\d)\s*(?:kilogramos?|kilos?|kgs|k)\b/g, 'kg'],
  [/(\d)\s*(?:gramos?|grs?)\b/g, 'g'],
  [/(\d)\s*(?:litros?|lts?)\b/g, 'l'],
  [/(\d)\s*(?:mililitros?|cc)\b/g, 'ml'],
  [/(\d)\s*(?:centimetros?|cms)\b/g, 'cm'],
  [/(\d)\s*(?:metros?|mts?)\b/g, 'm'],
  [/(\d)\s*(?:unidad|unidades|unid|uds|u)\b/g, 'un'],
]

/**
 * Text as the search compares it (decision 0073): folded words between single spaces, where digits and letters
 * are words of their own and the ways to write a unit are one. '10W-40' and '10w40' become '10 w 40', '7,5 kilos'
 * becomes '7.5 kg'. `joint` stands between parts that were one word, or a number and its unit. The database has
 * the same rule as `search_text`.
 */
export function searchText(value: string, joint = ' '): string {
  const folded = value
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('×', 'x')
  if (!/[0-9]/.test(folded))
    return foldText(folded)
      .replace(/[^a-z]+/g, ' ')
      .trim()
  let text = folded
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1 ')
    .replace(/\b(?:aro|rin)\s*(?=\d)/g, 'r')
    .replace(/[^a-z0-9.]+|\.(?!\d)|(?<!\d)\./g, ' ')
  for (const [written, unit] of units) text = text.replace(written, `$1${unit}`)
  return text
    .replace(/(\d)\s+(?=(?:kg|g|l|ml|cm|mm|m|un)\b)/g, '$1')
    .replace(/(\d)(?=[a-z])|([a-z])(?=\d)/g, `$1$2${joint}`)
    .replace(/ +/g, ' ')
    .trim()
}

/**
 * Every whole weight in the spans of a text, '20 a 40 kg' or 'hasta 10 kg', as words: who has a dog of 30 kg finds
 * what is for 20 to 40. The database has the same rule as `spanned_weights`.
 */
export function spannedWeights(value: string): string {
  const spans = value
    .toLowerCase()
    // A word begins where no letter stands before it, of which `\b` knows those of English alone.
    .matchAll(/(?:(\d{1,3}(?:,\d)?) (?:a|o|hasta) |(?<![\p{L}\p{N}_])hasta )(\d{1,3}(?:,\d)?) kg/gu)
  const weights = [...spans].flatMap(([, from, to]) => {
    const least = Math.ceil(toNumber(from ?? '1'))
    return Array.from(
      { length: Math.max(0, Math.floor(toNumber(to ?? '0')) - least + 1) },
      (_, more) => least + more,
    )
  })
  return weights
    .toSorted((a, b) => a - b)
    .map((weight) => `${weight} kg`)
    .join(' ')
}

const toNumber = (decimal: string) => Number(decimal.replace(',', '.'))
