import { oemNumbers } from '#demo/data/oem-numbers.ts'
import type { SearchedProduct } from '#rules/search/score-product.ts'
import { wordStem } from '#rules/search/word-stem.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { searchText, spannedWeights } from '#rules/text/search-text.ts'
import type { SampleProduct, SampleShop } from '../sample-shop.ts'
import { type CalledWords, calledWords } from './called-words.ts'

export type Indexed = {
  product: SampleProduct
  searched: SearchedProduct
  /** Between spaces. */
  all: string
  /** In the letters of the language, which the search of Latin words leaves out. */
  written: string
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** SKU, original code, barcode and the numbers of the original part, squeezed. */
  codes: string[]
}

/** What a shop's search knows: every product, in the shopper's language and in Spanish. */
export type SearchIndex = {
  products: Indexed[]
  byId: ReadonlyMap<number, Indexed>
  /** Words of letters alone. */
  vocabulary: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** What products are called in the shopper's language, and in Spanish. */
  called: CalledWords
  calledInSpanish: CalledWords
}

export const squeezedCode = (code: string) => code.toLowerCase().replace(/[ \-./_]/g, '')

const indexes = new WeakMap<SampleShop, SearchIndex>()

/** Made when a shop is first searched. */
export function indexOf(shop: SampleShop): SearchIndex {
  const known = indexes.get(shop)
  if (known) return known
  const categoryName = new Map(shop.categories.map(({ id, name }) => [id, name]))
  const products = shop.products.map((product) => indexed(product, categoryName))
  const vocabulary = new Set(
    products.flatMap((each) => [...each.words].filter((word) => /^[a-z]{3,}$/.test(word))),
  )
  const index = {
    products,
    byId: new Map(products.map((each) => [each.product.source.id, each])),
    vocabulary,
    stems: new Set([...vocabulary].map(wordStem)),
    called: calledWords(
      shop.products.map(({ source }) => calledIn(source)),
      shop.language === 'es',
    ),
    calledInSpanish: calledWords(
      shop.products.map(({ spanish }) => calledIn(spanish)),
      true,
    ),
  }
  indexes.set(shop, index)
  return index
}

const calledIn = ({ name, tags }: SampleProduct['source']) => [name, ...tags].join(' ')

function indexed(product: SampleProduct, categoryName: ReadonlyMap<number, string>): Indexed {
  const { source, spanish, product: shape } = product
  const isTranslated = spanish !== source
  const text = (...parts: readonly string[]) => parts.map((part) => searchText(part)).join(' ')
  const searched: SearchedProduct = {
    id: source.id,
    spelled: spelledWords(source.name),
    name: text(source.name),
    categories: text(...[...product.categoryIds].map((id) => categoryName.get(id) ?? '')),
    tags: text(
      shape.brand?.name ?? '',
      ...source.tags,
      ...(isTranslated ? [spanish.name, ...spanish.tags] : []),
    ),
    facts: text(...source.features.flatMap(({ value }) => [value, spannedWeights(value)])),
    about: text(source.shortDescription),
    sold: source.soldCount,
  }
  const originals = (oemNumbers.get(source.id) ?? []).map(({ number }) => number)
  const codes = [source.sku, source.originalCode, source.barcode, ...originals]
  const { name, categories, tags, facts, about } = searched
  const all = [name, categories, tags, facts, about, text(...codes)].join(' ')
  const words = new Set(all.split(' '))
  return {
    product,
    searched,
    all: ` ${all} `,
    written: foldText(`${source.name} ${source.tags.join(' ')} ${source.shortDescription}`),
    words,
    stems: new Set([...words].map(wordStem)),
    codes: codes.filter(Boolean).map(squeezedCode),
  }
}

const spelledWords = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
