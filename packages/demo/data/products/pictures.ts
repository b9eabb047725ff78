import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import type { DemoProduct } from '../types.ts'

/** What each picture shows, by the letter at the end of its file; `{name}` is the product's. */
export type PictureAlts = { b: string; c: string; d: string; e: string; f: string }

export const pictureAlts: PictureAlts = {
  b: '{name}: ficha con lo principal',
  c: '{name}: lo que trae, junto a una moneda de $100',
  d: '{name}: su tamaño, al lado de una lata de bebida',
  e: '{name}: en uso',
  f: '{name}: el envase por atrás, con análisis, ración e ingredientes',
}

/** The packshot, then the sheet, what is inside of a food, how large it is, where it is used, and the back of a food's pack. */
export function picturesOf(
  { id, name, ground }: { id: number; name: string; ground: string },
  facts: ProductFacts | null,
): DemoProduct['images'] {
  const letters = facts?.kind === 'food' ? (['b', 'c', 'd', 'e', 'f'] as const) : (['b', 'd', 'e'] as const)
  return [
    { file: `p-${id}.svg`, alt: name, ground },
    ...letters.map((letter) => ({
      file: `p-${id}-${letter}.svg`,
      alt: altOf(pictureAlts, letter, name),
      ground,
    })),
  ]
}

/** The alternative text of a picture by its letter; the packshot has none and goes by the name. */
export function altOf(alts: PictureAlts, letter: string | undefined, name: string): string {
  const known = alts[letter as keyof PictureAlts]
  return known === undefined ? name : known.replace('{name}', name)
}
