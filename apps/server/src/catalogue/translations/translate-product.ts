import { type ProductFacts, sayFacts, wordsOfFacts } from '#rules/catalogue/product-facts.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { type Dictionary, type InLanguage, named, type Pair } from '../../terms/terms.service.ts'
import type { CardRow } from '../cards/card-row.ts'
import type { ProductRow } from '../whole-product.store.ts'
import type { ProductTexts } from './translations.store.ts'

/** `language` says in which language the name is, where it is not the one asked for; each feature says its own. */
export type TranslatedCard = InLanguage<
  Omit<CardRow, 'features' | 'conditions'> & {
    features: InLanguage<Pair>[]
    conditions: InLanguage<CardRow['conditions'][number]>[]
  }
>

type Specification = ProductRow['specifications'][number]
type Option = ProductRow['options'][number]
type CategoryStep = InLanguage<ProductRow['categoryPath'][number]>

/** A product whole; `textsLanguage` is that of its descriptions and tags, where it is not the one asked for. */
export type TranslatedProduct = Omit<
  ProductRow,
  'features' | 'conditions' | 'specifications' | 'options' | 'categoryPath'
> &
  TranslatedCard & {
    textsLanguage?: ShopLanguage
    /** Of the words of the facts, where it is not the one asked for. */
    factsLanguage?: ShopLanguage
    specifications: InLanguage<Specification & { sectionLanguage?: ShopLanguage }>[]
    options: InLanguage<Omit<Option, 'values'> & { values: InLanguage<Option['values'][number]>[] }>[]
    categoryPath: CategoryStep[]
  }

/** The words of a product that stand in the dictionary, beside those of its card. */
export function wordsOf({ options, specifications, facts }: ProductRow): { words: string[]; pairs: Pair[] } {
  const values = options.flatMap((option) =>
    option.values.map((value) => ({ name: option.name, value: value.name })),
  )
  return {
    words: [
      ...options.map(({ name }) => name),
      ...specifications.map(({ section }) => section),
      ...(facts ? wordsOfFacts(facts) : []),
    ],
    pairs: [...specifications, ...values],
  }
}

/** A product whose card is translated, with the rest of its texts. */
export function translateProduct(
  row: Omit<ProductRow, 'features' | 'conditions'> & TranslatedCard,
  {
    texts,
    categoryPath,
    dictionary,
  }: { texts: ProductTexts | undefined; categoryPath: CategoryStep[]; dictionary: Dictionary },
): TranslatedProduct {
  return {
    ...row,
    ...(texts?.description ? texts : { textsLanguage: 'es' as const }),
    categoryPath,
    ...factsIn(row.facts, dictionary),
    specifications: row.specifications.map((each) => {
      const section = dictionary.word(each.section)
      return {
        ...dictionary.pair(each),
        section: section.text,
        ...(section.language && { sectionLanguage: section.language }),
      }
    }),
    options: row.options.map((option) => ({
      ...named(option, dictionary.word(option.name)),
      values: option.values.map((value) => named(value, dictionary.word(value.name, option.name))),
    })),
  }
}

/** Facts with all of their words in the language, or all in Spanish. */
function factsIn(
  facts: ProductFacts | null,
  dictionary: Dictionary,
): Pick<TranslatedProduct, 'facts' | 'factsLanguage'> {
  if (!facts) return { facts }
  const isKnown = wordsOfFacts(facts).every((word) => !dictionary.word(word).language)
  return isKnown
    ? { facts: sayFacts(facts, (word) => dictionary.word(word).text) }
    : { facts, factsLanguage: 'es' }
}
