import { readProductTexts } from '../read-product-texts.ts'
import type { DemoTexts } from '../types.ts'
import { kinds } from './kinds.ts'
import { tables } from './products/tables.ts'
import { questions } from './questions.ts'
import { reviews } from './reviews.ts'
import { banners, branches, campaign, carriers, categories, extraData, slides } from './shop.ts'
import { terms } from './terms.ts'
import { brandModels, measures, menus, searches } from './words.ts'

/** The demonstration in English. */
export const texts: DemoTexts = {
  products: readProductTexts(tables),
  kinds,
  terms,
  measures,
  reviews,
  questions,
  categories,
  menus,
  searches,
  slides,
  banners,
  brandModels,
  extraData,
  carriers,
  branches,
  campaign,
  pictureAlts: {
    b: '{name}: the main facts at a glance',
    c: '{name}: what is inside, beside a 100-peso coin',
    d: '{name}: its size, beside a drinks can',
    e: '{name}: in use',
    f: '{name}: the back of the pack, with analysis, ration and ingredients',
  },
}
