import type { DemoBrand } from '../types.ts'
import type { CatalogueEntry } from './catalogue.ts'
import { kindOf } from './kind-of.ts'

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function turn(values: string[], index: number): string {
  return values[index % values.length] ?? ''
}

function factSentence(entry: CatalogueEntry, brand: DemoBrand): string {
  const facts = entry.seed.facts.map((fact) => `${lowerFirst(fact.name)} ${lowerFirst(fact.value)}`)
  const openings = ['En corto:', `De ${brand.name} (${brand.country}):`, 'Los datos:', 'Para decidir:']
  return `${turn(openings, entry.id)} ${facts.join(', ')}.`
}

/** Paragraphs that speak of this product: what it is, how to use it, what to mind. */
export function describe(entry: CatalogueEntry, brand: DemoBrand): string[] {
  const { seed, place } = entry
  const kind = kindOf(seed.kind)
  const use = turn(kind.use, place)
    .replace('{net}', seed.net ?? '')
    .replace('{label}', seed.label)
    .replace('{subline}', lowerFirst(seed.subline))
  return [seed.about, `${use} ${factSentence(entry, brand)}`, turn(kind.care, place + entry.categoryId)]
}
