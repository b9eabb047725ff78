import { synonyms } from '#demo/data/synonyms.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { searchText, spannedWeights } from '#rules/text/search-text.ts'
import type { SampleProduct, SampleShop } from './sample-shop.ts'

type Indexed = {
  product: SampleProduct
  /** Between spaces, as `all`. */
  name: string
  all: string
  /** In the letters of the language, which the search of Latin words leaves out. */
  written: string
  words: Set<string>
  stems: Set<string>
  codes: string[]
}

type Matches = (of: Indexed) => boolean

const silent = new Set('a al con de del el en la las lo los o para por que sin su un una y no'.split(' '))
const mostTogether = 3

/** What is left of a Spanish word without the endings of number and gender. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:[aeo]s|es|s|[aeo])$/, '') : word)

const squeezed = (code: string) => code.toLowerCase().replace(/[ \-./_]/g, '')

/** What a shop's search knows: every product, in the shopper's language and in Spanish. */
type SearchIndex = {
  products: Indexed[]
  vocabulary: Set<string>
  stems: Set<string>
}

const indexes = new WeakMap<SampleShop, SearchIndex>()

/** Made when a shop is first searched. */
function indexOf(shop: SampleShop): SearchIndex {
  const known = indexes.get(shop)
  if (known) return known
  const categoryName = new Map(shop.categories.map(({ id, name }) => [id, name]))
  const products = shop.products.map((product) => indexed(product, categoryName))
  const vocabulary = new Set(
    products.flatMap((each) => [...each.words].filter((word) => /^[a-z]{3,}$/.test(word))),
  )
  const index = { products, vocabulary, stems: new Set([...vocabulary].map(stem)) }
  indexes.set(shop, index)
  return index
}

function indexed(product: SampleProduct, categoryName: Map<number, string>): Indexed {
  const { source, spanish, product: shape } = product
  const name = searchText(source.name)
  const more = [
    shape.brand?.name ?? '',
    source.sku,
    source.originalCode,
    source.barcode,
    ...source.tags,
    ...[...product.categoryIds].map((id) => categoryName.get(id) ?? ''),
    source.shortDescription,
    ...source.features.flatMap((feature) => [feature.value, spannedWeights(feature.value)]),
    ...(spanish === source ? [] : [spanish.name, ...spanish.tags]),
  ]
  const all = [name, ...more.map((text) => searchText(text))].join(' ')
  const words = new Set(all.split(' '))
  return {
    product,
    name: ` ${name} `,
    all: ` ${all} `,
    written: foldText(`${source.name} ${source.tags.join(' ')} ${source.shortDescription}`),
    words,
    stems: new Set([...words].map(stem)),
    codes: [source.sku, source.originalCode, source.barcode].map(squeezed),
  }
}

const groups = synonyms.map((group) => group.map((term) => searchText(term).split(' ').filter(isTelling)))

function isTelling(word: string): boolean {
  return !silent.has(word)
}

/** Whether some product has the word, one that begins with it, or another of its number or gender. */
export function isKnown(shop: SampleShop, word: string): boolean {
  const { stems, vocabulary } = indexOf(shop)
  return (
    !/^[a-z]{3,}$/.test(word) || stems.has(stem(word)) || [...vocabulary].some((own) => own.startsWith(word))
  )
}

/** The words of products that are one slip away from one that no product has. */
export const nearWords = (shop: SampleShop, word: string) =>
  [...indexOf(shop).vocabulary].filter((own) => closeTo(word, own))

/** Products that a text asks for, the best first: every word must be found, a typo is forgiven (D10). */
export function rankProducts(shop: SampleShop, text: string): SampleProduct[] {
  if (searchText(text) === '') return rankWritten(shop, text)
  const typed = searchText(text, '+').split(' ').filter(Boolean)
  const telling = typed.filter(isTelling)
  const words = telling.length > 0 ? telling : typed
  if (words.length === 0) return []
  const tests = testsOf(shop, words)
  const whole = ` ${searchText(text)} `
  const code = /\d/.test(text) ? squeezed(text) : ''
  return indexOf(shop)
    .products.filter((each) => tests.every((test) => test(each)))
    .map((each) => {
      const named = {
        ...each,
        all: each.name,
        words: wordsOf(each.name),
        stems: new Set(wordsOf(each.name, stem)),
      }
      const hits = tests.filter((test) => test(named)).length
      return { each, tier: tierOf(each, whole, code, hits === tests.length), hits }
    })
    .toSorted(
      (a, b) =>
        b.tier - a.tier ||
        b.hits - a.hits ||
        b.each.product.source.soldCount - a.each.product.source.soldCount,
    )
    .map(({ each }) => each.product)
}

/** What no Latin word asks for, such as Cyrillic: the beginnings of every word are found. */
function rankWritten(shop: SampleShop, text: string): SampleProduct[] {
  const words = foldText(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return indexOf(shop)
    .products.filter(({ written }) => words.every((word) => ` ${written}`.includes(` ${word}`)))
    .map(({ product }) => product)
    .toSorted((a, b) => b.source.soldCount - a.source.soldCount)
}

const wordsOf = (text: string, of: (word: string) => string = (word) => word) =>
  new Set(text.trim().split(' ').map(of))

function tierOf({ name, codes }: Indexed, whole: string, code: string, isNamed: boolean): number {
  if (code && codes.includes(code)) return 4
  if (name.includes(whole)) return 3
  if (name.includes(whole.trimEnd())) return 2
  return isNamed ? 1 : 0
}

/** What each word asks of a product; words that have a synonym together are one. */
function testsOf(shop: SampleShop, words: readonly string[]): Matches[] {
  const tests: Matches[] = []
  for (let start = 0; start < words.length; ) {
    const together = spanOf(words, start)
    const own = words.slice(start, start + together.length)
    const alike = together.terms.map((term) => everyStem(term))
    tests.push((of) => own.every((word) => wordTest(shop, word)(of)) || alike.some((test) => test(of)))
    start += together.length
  }
  return tests
}

function spanOf(words: readonly string[], start: number): { length: number; terms: string[][] } {
  for (let length = Math.min(mostTogether, words.length - start); length > 0; length -= 1) {
    const requested = words
      .slice(start, start + length)
      .map(stem)
      .join(' ')
    const terms = groups
      .filter((group) => group.some((term) => term.map(stem).join(' ') === requested))
      .flat()
    if (terms.length > 0) return { length, terms }
  }
  return { length: 1, terms: [] }
}

const everyStem =
  (term: readonly string[]): Matches =>
  ({ stems: own }) =>
    term.every((word) => own.has(stem(word)))

/** A short number, a letter and parts that were one word ask for just themselves; other words for beginnings too. */
function wordTest(shop: SampleShop, word: string): Matches {
  if (word.includes('+')) {
    const parts = word.replaceAll('+', ' ')
    return ({ all }) => all.includes(/\d$/.test(parts) ? ` ${parts}` : ` ${parts} `)
  }
  if (/^\d{1,3}$|\./.test(word) || word.length === 1) return ({ words }) => words.has(word)
  const near = isKnown(shop, word) ? [] : nearWords(shop, word)
  return ({ words, stems: own }) =>
    own.has(stem(word)) ||
    [...words].some((each) => each.startsWith(word)) ||
    near.some((each) => words.has(each))
}

/** Whether two words of four letters or more are one slip apart: a letter wrong, missing, extra or swapped. */
export function closeTo(word: string, own: string): boolean {
  if (word.length < 4 || Math.abs(word.length - own.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === own[start]) start += 1
  const rest = word.slice(start)
  const ownRest = own.slice(start)
  return (
    rest.slice(1) === ownRest.slice(1) ||
    rest.slice(1) === ownRest ||
    rest === ownRest.slice(1) ||
    (rest.slice(2) === ownRest.slice(2) && rest[0] === ownRest[1] && rest[1] === ownRest[0])
  )
}
