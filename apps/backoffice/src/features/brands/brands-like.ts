import { foldText } from '#rules/text/fold-text.ts'
import type { DeskBrand } from '../../data/port/brands.port.ts'

/** The brands whose name or country begins a word like what is typed, without regard to accents. */
export function brandsLike(brands: readonly DeskBrand[], typed: string): DeskBrand[] {
  const wanted = foldText(typed).trim()
  if (wanted === '') return [...brands]
  return brands.filter(({ fields }) =>
    ` ${foldText(`${fields.name} ${fields.country}`)}`.includes(` ${wanted}`),
  )
}
