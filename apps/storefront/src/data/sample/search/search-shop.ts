import { comunas } from '#chile/comunas.ts'
import { regions } from '#chile/regions.ts'
import { brands } from '#demo/data/brands.ts'
import { searchTerms } from '#demo/data/search-terms.ts'
import { suits } from '#demo/data/suits.ts'
import { synonyms } from '#demo/data/synonyms.ts'
import { vehiclesIn } from '#demo/data/translations/demo-in.ts'
import { suitsVehicle } from '#rules/fit/vehicle-fit.ts'
import { findByText, type KnownWords, knownWords, type TextFound } from '#rules/search/find-by-text.ts'
import type { Synonyms } from '#rules/search/rank-products.ts'
import type { SearchRows, SearchScope } from '#rules/search/search-rows.ts'
import { wordStem } from '#rules/search/word-stem.ts'
import { searchText } from '#rules/text/search-text.ts'
import type { SampleProduct, SampleShop } from '../sample-shop.ts'
import { findProducts, isKnown, nearWords } from './find-products.ts'
import { meantWords } from './meant-words.ts'
import { type Indexed, indexOf, squeezedCode } from './search-index.ts'

let known: Promise<KnownWords> | undefined

export function knowledge(): Promise<KnownWords> {
  known ??= vehiclesIn('es').then((vehicles) =>
    knownWords({
      terms: searchTerms,
      synonyms,
      vehicles,
      brands: brands.map(({ name }) => name),
      places: [...comunas, ...regions].map(({ name }) => name),
    }),
  )
  return known
}

/** What a search reads and finds, the best first. `literally` it asks for its words alone. */
export type ShopSearch = TextFound & { products: SampleProduct[] }

export async function searchShop(
  shop: SampleShop,
  text: string,
  { literally = false } = {},
): Promise<ShopSearch> {
  const index = indexOf(shop)
  const words = await knowledge()
  const searched = await findByText(text, words, () => rowsOf(shop, words.synonyms), { literally })
  return {
    ...searched,
    products: searched.found.ids.flatMap((id) => index.byId.get(id)?.product ?? []),
  }
}

function rowsOf(shop: SampleShop, synonyms: Synonyms): SearchRows {
  const index = indexOf(shop)
  /** What words in other letters than Latin ones found, which are not weighed. */
  const inOwnOrder = new Set<number>()
  return {
    async find(text, scope) {
      const found = text === '' ? unsought(index.products, scope) : findProducts(index, text, synonyms)
      if (text !== '' && searchText(text) === '')
        for (const { searched } of found) inOwnOrder.add(searched.id)
      return found.filter((each) => isInScope(shop, each, scope)).map(({ searched }) => searched.id)
    },
    words: async (ids) =>
      ids.flatMap((id) => (inOwnOrder.has(id) ? [] : (index.byId.get(id)?.searched ?? []))),
    async coded(text) {
      const code = squeezedCode(text)
      return index.products.filter(({ codes }) => codes.includes(code)).map(({ searched }) => searched.id)
    },
    async spoken(words) {
      return shop.language === 'es' ? [] : words.filter((word) => index.stems.has(wordStem(searchText(word))))
    },
    meant: async (words) => meantWords(index, words, shop.language === 'es'),
    async known(words) {
      return words.filter((word) => {
        const folded = searchText(word)
        return folded.split(' ').every((each) => isKnown(index, each) || nearWords(index, each).length > 0)
      })
    },
  }
}

/** What no word asks for, the oldest first: of a vehicle what is made for it before what serves all of them. */
function unsought(products: readonly Indexed[], { vehicleIds }: SearchScope): readonly Indexed[] {
  const hasVehicle = vehicleIds.length > 0
  const isForAll = ({ product: { product } }: Indexed) =>
    Number(hasVehicle && product.compatibility === 'all')
  return products.toSorted((a, b) => isForAll(a) - isForAll(b) || a.searched.id - b.searched.id)
}

function isInScope(
  shop: SampleShop,
  { product }: Indexed,
  { category, vehicleIds, year, fit, allergens }: SearchScope,
): boolean {
  const { categoryIds, fitment, source } = product
  if (suits.get(source.id)?.allergens?.some((each) => allergens.includes(each))) return false
  if (
    category !== null &&
    !shop.categories.some(({ id, slug }) => slug === category && categoryIds.has(id))
  ) {
    return false
  }
  if (vehicleIds.length === 0 || fit === 'any') return true
  if (fitment.kind !== 'some') return fit === 'fits' ? fitment.kind === 'all' : true
  return fit === 'fits' && vehicleIds.some((id) => suitsVehicle(fitment, { id, year }))
}
