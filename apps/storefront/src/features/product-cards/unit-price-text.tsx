import { formatClp } from '#rules/money/money.ts'
import { type Content, shownUnitPrice } from '#rules/money/unit-price.ts'
import { useText } from '../../shell/texts.tsx'

const keys = {
  kg: 'CATALOGUE_UNIT_KG',
  l: 'CATALOGUE_UNIT_L',
  '100g': 'CATALOGUE_UNIT_100G',
  '100ml': 'CATALOGUE_UNIT_100ML',
  unit: 'CATALOGUE_UNIT_UNIT',
} as const

/** '$2.866 el kg', or nothing where the price of a unit says no more than the price. */
export function UnitPriceText({ price, content }: { price: number; content: Content | null }) {
  const text = useText()
  const each = shownUnitPrice(price, content)
  return each && <bdi>{text(keys[each.unit], { price: formatClp(each.amount) })}</bdi>
}
