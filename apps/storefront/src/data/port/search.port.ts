import type { HelpTopic } from '#rules/search/search-terms.ts'
import type { CategoryLink, Price } from './catalogue.port.ts'

export type Suggestions = {
  products: {
    id: number
    slug: string
    name: string
    /** The language of the name, where it is not the page's own. */
    lang?: string
    price: Price
    image: string
    /** 0 to 5, one decimal; 0 without reviews. */
    rating: number
    reviewCount: number
  }[]
  /** `parentName` tells alike names apart; empty at the top of a tree. */
  categories: (CategoryLink & { parentName: string })[]
  /** Pages of the shop that answer a question. */
  topics: HelpTopic[]
  /** Pages that the owner wrote; `lang` is that of the title, where it is not the page's own. */
  pages: { slug: string; title: string; lang?: string }[]
}

export type SearchPort = {
  /** What stands under the search box for a text of 3 characters or more (D10); empty below that. */
  suggest(text: string, signal?: AbortSignal): Promise<Suggestions>
}
