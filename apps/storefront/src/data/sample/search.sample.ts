import type { SearchPort } from '../port/search.port.ts'
import type { SampleShop } from './sample-shop.ts'
import { searchShop } from './search/search-shop.ts'
import type { ShopService } from './services/shop.service.ts'

/** Below this many characters nothing is suggested (D10). */
const leastCharacters = 3

/** Suggestions of the port over those of the service contract, in its own limits. */
export function searchSample(shop: SampleShop, service: ShopService): SearchPort {
  return {
    async suggest(text, signal) {
      const { products, categories } = await service.getSearchSuggestions(text)
      signal?.throwIfAborted()
      return {
        products: products.map(({ id, slug, name, price, images, rating, reviews }) => ({
          id,
          slug,
          name,
          price,
          image: images[0] ?? '',
          rating,
          reviewCount: reviews,
        })),
        categories: categories.map(({ id, slug, name, parent }) => ({
          id,
          slug,
          name,
          parentName: parent?.name ?? '',
        })),
        topics: text.trim().length < leastCharacters ? [] : (await searchShop(shop, text)).reading.topics,
        pages: [],
      }
    },
  }
}
