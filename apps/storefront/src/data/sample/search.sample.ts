import { foldText } from '#rules/text/fold-text.ts'
import type { SearchPort } from '../port/search.port.ts'
import { after, type SampleContext } from './layer.ts'
import { rankProducts } from './rank-products.ts'
import { sampleCategories } from './sample-shop.ts'

const leastCharacters = 3
/** The sample layer's own limits (specification §9). */
const mostProducts = 4
const mostCategories = 4

export function searchSample(context: SampleContext): SearchPort {
  return {
    async suggest(text, signal) {
      const query = foldText(text)
      if (text.trim().length < leastCharacters) return { products: [], categories: [] }
      const suggestions = await after(context.delays.list, () => ({
        products: rankProducts(query)
          .slice(0, mostProducts)
          .map(({ card }) => ({
            id: card.id,
            slug: card.slug,
            name: card.name,
            price: card.price,
            image: card.pictures[0]?.src ?? '',
            rating: card.rating,
            reviewCount: card.reviewCount,
          })),
        categories: sampleCategories
          .filter((category) => foldText(category.name).includes(query))
          .slice(0, mostCategories)
          .map(({ id, slug, name, parentId }) => ({
            id,
            slug,
            name,
            parentName: sampleCategories.find((each) => each.id === parentId)?.name ?? '',
          })),
      }))
      signal?.throwIfAborted()
      return suggestions
    },
  }
}
