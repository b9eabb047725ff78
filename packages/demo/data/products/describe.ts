import { brands } from '../brands.ts'
import { vehicles } from '../vehicles.ts'
import type { CatalogueEntry } from './catalogue.ts'
import { kindOf } from './kind-of.ts'

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

/** Paragraphs that speak of this product: what it is, how to use it, what to mind. Its features stand in a table. */
export function describe(entry: CatalogueEntry): string[] {
  const { seed, place } = entry
  const kind = kindOf(seed.kind)
  const use = turn(kind.use, place)
    .replace('{net}', seed.net ?? '')
    .replace('{label}', seed.label)
    .replace('{subline}', withinSentence(seed.subline))
  return [seed.about, use, turn(kind.care, place + entry.categoryId)]
}
