import { decodeAmountRange } from '#rules/catalogue/attribute-choice.ts'
import type { Text } from '../../../shell/texts.tsx'

export const readAmountRange = decodeAmountRange

/** Units that say less than one of them in another. */
const smaller: Record<string, string> = { kg: 'g', L: 'ml' }
/** From here on an end of a range is open. */
const open = 999_999

/** '7.5-12' of kg as '7,5–12 kg', '0-3' as 'Hasta 3 kg'; null for what is no range. */
export function amountRangeName(
  slug: string,
  unit: string,
  { locale, text }: { locale: string; text: Text },
): string | null {
  const range = decodeAmountRange(slug)
  if (!range) return null
  const { low, high } = range
  const small = smaller[unit]
  const written = (amount: number) =>
    (small && amount < 1 ? amount * 1000 : amount).toLocaleString(locale, { maximumFractionDigits: 2 })
  const unitOf = (amount: number) => (small && amount < 1 ? small : unit)
  const whole = (amount: number) =>
    [written(amount), unitOf(amount)].filter(Boolean).join(unit === '%' ? '\u202f' : '\u00a0')
  if (high >= open) return text('CATALOGUE_FILTER_FROM', { value: whole(low) })
  if (low === 0) return text('CATALOGUE_FILTER_UP_TO', { value: whole(high) })
  if (low === high) return whole(low)
  return unitOf(low) === unitOf(high) ? `${written(low)}–${whole(high)}` : `${whole(low)} – ${whole(high)}`
}
