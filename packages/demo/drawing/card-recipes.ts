import { demoIn, demoLanguages, textsIn } from '../data/translations/demo-in.ts'
import { measureIn } from '../data/translations/term-in.ts'
import { colourways } from './colourways.ts'
import type { Recipe } from './recipe.ts'
import { recipes } from './recipes.ts'

/** What to draw for the sheet of each product, in each of its colours, in the languages other than Spanish, by file. */
export async function cardRecipes(): Promise<[file: string, recipe: Recipe][]> {
  const found: [string, Recipe][] = []
  const inColours = new Map(colourways)
  for (const language of demoLanguages) {
    const [demo, texts] = await Promise.all([demoIn(language), textsIn(language)])
    for (const [index, recipe] of recipes.entries()) {
      const product = demo.products[index]
      const sheets = product?.images.filter(({ file }) => file.endsWith(`-b.${language}.svg`)) ?? []
      if (!product || sheets.length === 0 || !texts)
        throw new Error(`No sheet of ${recipe.id} in ${language}`)
      const card = {
        width: measureIn(recipe.card.width, texts.measures),
        height: measureIn(recipe.card.height, texts.measures),
        facts: product.features.slice(0, 2),
      }
      for (const { file, valueId } of sheets) {
        const drawn = valueId === undefined ? recipe : inColours.get(`p-${recipe.id}-${valueId}.svg`)
        if (drawn) found.push([file, { ...drawn, card }])
      }
    }
  }
  return found
}
