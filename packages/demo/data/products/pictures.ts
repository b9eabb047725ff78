import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import type { DemoOption, DemoOptionValue, DemoProduct } from '../types.ts'

/** What each picture shows, by the letter at the end of its file; `{name}` is the product's. */
export type PictureAlts = { b: string; c: string; d: string; e: string; f: string }

export const pictureAlts: PictureAlts = {
  b: '{name}: ficha con lo principal',
  c: '{name}: lo que trae, junto a una moneda de $100',
  d: '{name}: su tamaño, al lado de una lata de bebida',
  e: '{name}: en uso',
  f: '{name}: el envase por atrás, con análisis, ración e ingredientes',
}

/** The letters of what shows the product itself, which is drawn in each colour that it comes in. */
const inColours = ['b', 'd', 'e'] as const

/**
 * The packshot, then the sheet, what is inside of a food, how large it is, where it is used, and the back of a food's
 * pack; what comes in colours is shown in each.
 */
export function picturesOf(
  product: { id: number; name: string; ground: string; options: DemoOption[] },
  facts: ProductFacts | null,
): DemoProduct['images'] {
  const { id, name, ground } = product
  const pictured = picturedValues(product)
  const plain = (letter: keyof PictureAlts) => ({
    file: `p-${id}-${letter}.svg`,
    alt: altOf(pictureAlts, letter, name),
    ground,
  })
  const coloured = (value: DemoOptionValue) =>
    inColours.map((letter) => ({
      file: `p-${id}-${value.id}-${letter}.svg`,
      alt: altOf(pictureAlts, letter, inColour(name, value)),
      ground,
      valueId: value.id,
    }))
  const front = { file: `p-${id}.svg`, alt: name, ground }
  if (pictured.length > 0) return [front, ...pictured.flatMap(coloured)]
  const letters = facts?.kind === 'food' ? (['b', 'c', 'd', 'e', 'f'] as const) : inColours
  return [front, ...letters.map(plain)]
}

/** The values of its options that have a picture of their own: its colours. */
export const picturedValues = ({ options }: Pick<DemoProduct, 'options'>): DemoOptionValue[] =>
  options.flatMap(({ values }) => values.filter(({ image }) => image !== undefined))

/** A product's name with the colour that a picture shows. */
export const inColour = (name: string, value: Pick<DemoOptionValue, 'name'> | undefined): string =>
  value ? `${name}, ${value.name}` : name

/** The alternative text of a picture by its letter; the packshot has none and goes by the name. */
export function altOf(alts: PictureAlts, letter: string | undefined, name: string): string {
  const known = alts[letter as keyof PictureAlts]
  return known === undefined ? name : known.replace('{name}', name)
}
