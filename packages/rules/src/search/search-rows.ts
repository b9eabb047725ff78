import type { Allergen } from '../pets/pet.ts'
import type { MeantWord } from './meant-word.ts'
import type { SearchedProduct } from './score-product.ts'

/** How products are asked for their vehicle: it is known that they fit, it may be, or it does not matter. */
export type FitAsked = 'fits' | 'may' | 'any'

/** What products have to be besides holding the words. */
export type SearchScope = {
  /** Slug of the animal's category; null for all. */
  category: string | null
  /** Vehicles one of which they fit; empty for all products. */
  vehicleIds: readonly number[]
  /** In which they fit one of these; null for any. */
  year: number | null
  fit: FitAsked
  /** What is in none of them, as far as the shop knows. */
  allergens: readonly Allergen[]
}

/** What a layer brings: rows. */
export type SearchRows = {
  /** Ids of the products in scope that hold every word of a text, the likeliest first; all in scope for no text. */
  find(text: string, scope: SearchScope): Promise<readonly number[]>
  /** Their words, in any order; none of those that `find` brings in an order of their own. */
  words(ids: readonly number[]): Promise<readonly SearchedProduct[]>
  /** Products that have the text as their code. */
  coded(text: string): Promise<readonly number[]>
  /** The words of a text that some product has, or something like them. */
  known(words: readonly string[]): Promise<readonly string[]>
  /**
   * Of words in lower case that nothing has, in Spanish or the language that is searched, what each is a slip for. The one that
   * is `unfinished` may still be being typed.
   */
  meant(words: readonly string[], unfinished: string): Promise<ReadonlyMap<string, MeantWord>>
  /** Words that some product has in the language that is searched: none where that is Spanish, which the search knows by itself. */
  spoken(words: readonly string[]): Promise<readonly string[]>
}
