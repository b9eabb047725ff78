import { readProductTexts } from '../read-product-texts.ts'
import type { DemoTexts } from '../types.ts'
import { kinds } from './kinds.ts'
import { tables } from './products/tables.ts'
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
  cardAlt: '{name}: the main facts at a glance',
}
