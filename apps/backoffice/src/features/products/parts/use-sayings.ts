import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { useBrands, useCategories } from '../products.queries.ts'
import type { Sayings } from './sayings.ts'

/** What values of products are said by, in the desk's language. */
export function useSayings(): Sayings {
  const text = useText()
  const { pesos, moment, number } = useFormat()
  const nameOf = (rows: readonly { id: number; name: string }[] = []) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  return {
    text,
    pesos,
    moment,
    number,
    categories: nameOf(useCategories().data),
    brands: nameOf(useBrands().data),
  }
}
