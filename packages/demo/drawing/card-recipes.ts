import { demoIn, demoLanguages, textsIn } from '../data/translations/demo-in.ts'
import { measureIn } from '../data/translations/term-in.ts'
import type { Recipe } from './recipe.ts'
import { recipes } from './recipes.ts'

/** What to draw for the second picture of each product in the languages other than Spanish, by file. */
export async function cardRecipes(): Promise<[file: string, recipe: Recipe][]> {
  const found: [string, Recipe][] = []
  for (const language of demoLanguages) {
    const [demo, texts] = await Promise.all([demoIn(language), textsIn(language)])
    for (const [index, recipe] of recipes.entries()) {
      const product = demo.products[index]
      const file = product?.images[1]?.file
      if (!product || !file || !texts) throw new Error(`No second picture of ${recipe.id} in ${language}`)
      const card = {
        width: measureIn(recipe.card.width, texts.measures),
        height: measureIn(recipe.card.height, texts.measures),
        facts: product.features.slice(0, 2),
      }
      found.push([file, { ...recipe, card }])
    }
  }
  return found
}
