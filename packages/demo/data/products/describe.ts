import { brands } from '../brands.ts'
import { vehicles } from '../vehicles.ts'
import type { CatalogueEntry } from './catalogue.ts'
import { kindOf } from './kind-of.ts'
import type { Kind } from './kinds/shared.ts'
import type { ProductSeed } from './read-rows.ts'

const names = new Set([...brands.map((brand) => brand.name), ...vehicles.map((vehicle) => vehicle.make)])

/** A text as it goes on inside a sentence: names and abbreviations keep their capitals. */
function withinSentence(text: string): string {
  const isName = [...names].some((name) => text === name || text.startsWith(`${name} `))
  const isAbbreviation = /^\p{Lu}[\p{Lu}\d-]/u.test(text)
  return isName || isAbbreviation ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function turn(values: string[], index: number): string {
  return values[index % values.length] ?? ''
}

/** The words of one product, in one language. */
type Told = Pick<ProductSeed, 'label' | 'subline' | 'about' | 'net'>

/** Paragraphs that speak of this product: what it is, how to use it, what to mind. Its features stand in a table. */
export function describe(
  entry: CatalogueEntry,
  told: Told = entry.seed,
  kind: Pick<Kind, 'use' | 'care'> = kindOf(entry.seed.kind),
): string[] {
  const use = turn(kind.use, entry.place)
    .replace('{net}', told.net ?? '')
    .replace('{label}', told.label)
    .replace('{subline}', withinSentence(told.subline))
  return [told.about, use, turn(kind.care, entry.place + entry.categoryId)]
}
