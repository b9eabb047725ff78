import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { CatalogueTranslations } from '../catalogue/translations/translations.service.ts'
import type { InLanguage } from '../terms/terms.service.ts'
import type { CategoryHit, Hits, ProductHit } from './search.store.ts'

/** What was found, as it is called in a language; a category says that it is Spanish where it or the one above is. */
export async function translateHits(
  { products, categories }: Hits,
  { names }: Pick<CatalogueTranslations, 'names'>,
  language: ShopLanguage,
): Promise<{ products: InLanguage<ProductHit>[]; categories: InLanguage<CategoryHit>[] }> {
  const parents = categories.flatMap(({ parent }) => parent ?? [])
  const [productNames, own, above] = await Promise.all([
    names('products', products, language),
    names('categories', categories, language),
    names('categories', parents, language),
  ])
  return {
    products: productNames,
    categories: own.map((category) => {
      const parent = above.find(({ id }) => id === category.parent?.id) ?? null
      const spoken = category.language ?? parent?.language
      return { ...category, parent, ...(spoken && { language: spoken }) }
    }),
  }
}
