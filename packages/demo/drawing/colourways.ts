import { products } from '../data/products.ts'
import type { DemoOptionValue } from '../data/types.ts'
import { luminance, paletteColour } from './colours.ts'
import type { Form } from './form-names.ts'
import type { Recipe } from './recipe.ts'
import { recipes } from './recipes.ts'

/** Packshot colours by the name that the shop gives a colour, and by the code of specification §3. */
const colours: Record<string, string> = {
  Carbón: 'coal',
  Ciruela: 'plum',
  Crema: 'cream',
  Frambuesa: 'berry',
  Ladrillo: 'clay',
  Lila: 'lilac',
  Menta: 'mint',
  Miel: 'sun',
  Musgo: 'moss',
  Natural: 'sand',
  black: 'black',
  blue: 'blue',
  cerise: 'rose',
  coal: 'coal',
  gray: 'steel',
  green: 'green',
  orange: 'orange',
  red: 'red',
  violet: 'violet',
  white: 'white',
  yellow: 'sun',
}

/** How far apart two colours must be in luminance to be told apart side by side. */
const apart = 0.08

/** Forms whose second colour is the one that comes in several, such as the handle of a scoop. */
const trimmed: ReadonlySet<Form> = new Set(['scoop'])

/** Words of a label that name another colour of the product name this one. */
function worded(label: string, name: string, others: readonly string[]): string {
  return others.reduce(
    (words, other) =>
      words.replace(new RegExp(`\\b${other}\\b`, 'i'), (found) =>
        found === other ? name : name.toLowerCase(),
      ),
    label,
  )
}

function inColour(recipe: Recipe, { name, color }: DemoOptionValue, values: DemoOptionValue[]): Recipe {
  const named = colours[name] ?? colours[color ?? '']
  if (!named) throw new Error(`No packshot colour for ${name}`)
  const chosen = paletteColour(named)
  const others = values.filter((value) => value.name !== name).map((value) => value.name)
  const labelled = {
    ...recipe,
    title: worded(recipe.title, name, others),
    subline: worded(recipe.subline, name, others),
  }
  if (trimmed.has(recipe.form)) return { ...labelled, second: chosen }
  const isLost = Math.abs(luminance(chosen) - luminance(recipe.second)) < apart
  return { ...labelled, main: chosen, second: isLost ? recipe.main : recipe.second }
}

/** What to draw for each colour of a product, by file. */
export const colourways: [file: string, recipe: Recipe][] = products.flatMap((product, index) =>
  product.options.flatMap(({ values }) =>
    values.flatMap((value): [string, Recipe][] => {
      const recipe = recipes[index]
      return value.image && recipe ? [[value.image, inColour(recipe, value, values)]] : []
    }),
  ),
)
