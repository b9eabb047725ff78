import { synonyms } from '#demo/synonyms.ts'
import { foldText } from '#rules/fold-text.ts'
import { type SampleProduct, sampleCategories, sampleProducts } from './sample-shop.ts'

interface Indexed {
  product: SampleProduct
  name: string
  words: string[]
  codes: string[]
}

const categoryName = new Map(sampleCategories.map((category) => [category.id, category.name]))

const index: Indexed[] = sampleProducts.map((product) => {
  const { source, card } = product
  const text = [
    card.name,
    card.brand?.name ?? '',
    ...source.tags,
    ...source.features.map((feature) => feature.value),
    ...[...product.categoryIds].map((id) => categoryName.get(id) ?? ''),
  ]
  return {
    product,
    name: foldText(card.name),
    words: [...new Set(foldText(text.join(' ')).split(' '))],
    codes: [source.sku, source.originalCode, source.barcode].map(foldText),
  }
})

const groups = synonyms.map((group) => group.map(foldText))

/** A word with the others that mean the same. */
const meanings = (word: string) => [
  ...new Set([word, ...groups.filter((group) => group.includes(word)).flat()]),
]

/** Products that a text asks for, the best first: every word must be found, a typo is forgiven (D10). */
export function rankProducts(text: string): SampleProduct[] {
  const query = foldText(text)
  const words = query.split(' ').filter(Boolean)
  if (words.length === 0) return []
  const exactly = index.filter((each) => each.codes.includes(query))
  if (exactly.length) return exactly.map((each) => each.product)
  const found = ranked(words, (word, of) => of.words.some((own) => own.startsWith(word)))
  return found.length ? found : ranked(words, (word, of) => of.words.some((own) => closeTo(word, own)))
}

function ranked(words: string[], matches: (word: string, of: Indexed) => boolean): SampleProduct[] {
  return index
    .filter((each) => words.every((word) => meanings(word).some((same) => matches(same, each))))
    .map((each) => ({
      each,
      score:
        (each.name.includes(words.join(' ')) ? 4 : 0) +
        words.filter((word) => each.name.split(' ').includes(word)).length,
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ each }) => each.product)
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
