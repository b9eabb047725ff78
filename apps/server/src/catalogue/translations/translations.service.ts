import { byPlaceAndName, type OfferedAttribute } from '#rules/catalogue/offered-attributes.ts'
import type { FitCondition } from '#rules/fit/vehicle-fit.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Database } from '../../db/connection.ts'
import { type Dictionary, type InLanguage, named, termsService } from '../../terms/terms.service.ts'
import { engineWords } from '../../vehicles/engine-words.ts'
import type { CardRow } from '../cards/card-row.ts'
import type { ProductRow } from '../whole-product.store.ts'
import {
  type TranslatedCard,
  type TranslatedProduct,
  translateProduct,
  wordsOf,
} from './translate-product.ts'
import { type ProductTranslation, translationsStore } from './translations.store.ts'

/** The attribute and each of its values say in which language they are, where it is not the one asked for. */
export type TranslatedAttribute = InLanguage<
  Omit<OfferedAttribute, 'values'> & { values: InLanguage<OfferedAttribute['values'][number]>[] }
>

export type CatalogueTranslations = ReturnType<typeof catalogueTranslations>

type Named = { id: number; name: string }
type OrderedLine = {
  /** Left out or null where it is not known which product it was. */
  productId?: number | null
  name: string
  options: { name: string; value: string }[]
}
type Picture = CardRow['pictures'][number]

/**
 * Puts what is translated in the place of the Spanish that was read, and says what is not (decision 0173). In Spanish
 * everything stays as it was read, and nothing is looked up.
 */
export function catalogueTranslations({ database }: { database: Pick<Database, 'db'> }) {
  const { db } = database
  const terms = termsService({ database })

  /** Names of what has an id: products by theirs, categories by theirs. */
  async function names<Row extends Named>(
    kind: 'products' | 'categories',
    rows: readonly Row[],
    language: ShopLanguage,
  ): Promise<InLanguage<Row>[]> {
    if (language === 'es' || rows.length === 0) return [...rows]
    const ids = rows.map(({ id }) => id)
    const known: Map<number, { name: string }> =
      kind === 'products'
        ? await translationsStore.products(db, language, ids)
        : await translationsStore.categories(db, language)
    return rows.map((row) => nameIn(row, known.get(row.id)))
  }

  async function cards(rows: readonly CardRow[], language: ShopLanguage): Promise<TranslatedCard[]> {
    if (language === 'es' || rows.length === 0) return [...rows]
    const ids = rows.map(({ id }) => id)
    const pairs = rows.flatMap(({ features }) => features)
    const words = rows.flatMap(({ brand, conditions }) => [
      ...(brand ? [brand.country] : []),
      ...conditions.map(({ text }) => text),
    ])
    const [known, dictionary] = await Promise.all([
      translationsStore.products(db, language, ids),
      terms.dictionary(language, { words, pairs }),
    ])
    return rows.map((row) => {
      const own = known.get(row.id)
      return {
        ...nameIn(row, own),
        brand: row.brand && { ...row.brand, country: dictionary.word(row.brand.country).text },
        pictures: row.pictures.map((picture, position) => pictureIn(picture, position, own)),
        features: row.features.map((feature) => dictionary.pair(feature)),
        conditions: row.conditions.map((each) => conditionIn(each, dictionary)),
      }
    })
  }

  return {
    cards,
    names,
    engines: engineWords({ database }),
    terms: terms.dictionary,

    /** Categories with their descriptions, which are translated with the names. */
    async categories<Row extends Named & { description: string }>(
      rows: readonly Row[],
      language: ShopLanguage,
    ): Promise<InLanguage<Row>[]> {
      if (language === 'es') return [...rows]
      const known = await translationsStore.categories(db, language)
      return rows.map((row) => {
        const own = known.get(row.id)
        return own ? { ...row, ...own } : { ...row, language: 'es' }
      })
    },

    async product(row: ProductRow, language: ShopLanguage): Promise<TranslatedProduct> {
      if (language === 'es') return row
      const [[card], texts, categoryPath, dictionary] = await Promise.all([
        cards([row], language),
        translationsStore.productTexts(db, language, row.id),
        names('categories', row.categoryPath, language),
        terms.dictionary(language, wordsOf(row)),
      ])
      return translateProduct({ ...row, ...card }, { texts, categoryPath, dictionary })
    },

    /** What parts ask of the vehicles that they fit. */
    async conditions<Row extends { conditions: FitCondition[] }>(
      rows: readonly Row[],
      language: ShopLanguage,
    ) {
      const words = rows.flatMap(({ conditions }) => conditions.map(({ text }) => text))
      const dictionary = await terms.dictionary(language, { words })
      return rows.map((row) => ({
        ...row,
        conditions: row.conditions.map((each) => conditionIn(each, dictionary)),
      }))
    },

    /** What is called by a word of the dictionary, such as the line of a brand. */
    async words<Row extends { name: string }>(
      rows: readonly Row[],
      language: ShopLanguage,
    ): Promise<InLanguage<Row>[]> {
      const dictionary = await terms.dictionary(language, { words: rows.map(({ name }) => name) })
      return rows.map((row) => named(row, dictionary.word(row.name)))
    },

    /** Filters by features; they are counted by their slugs, in every language alike. */
    async attributes(
      rows: readonly OfferedAttribute[],
      language: ShopLanguage,
    ): Promise<TranslatedAttribute[]> {
      const words = rows.map(({ name }) => name)
      const pairs = rows.flatMap(({ name, kind, values }) =>
        kind === 'number' ? [] : values.map((value) => ({ name, value: value.name })),
      )
      const dictionary = await terms.dictionary(language, { words, pairs })
      return rows.map((row) => ({
        ...named(row, dictionary.word(row.name)),
        values:
          row.kind === 'number'
            ? row.values
            : row.values
                .map((value) => named(value, dictionary.word(value.name, row.name)))
                .toSorted(byPlaceAndName(language)),
      }))
    },

    /**
     * Lines of an order, which are stored under the Spanish names of their products. One of which a part is not
     * translated, or whose product is not known, stays whole as it is.
     */
    async orderLines<Line extends OrderedLine>(
      lines: readonly Line[],
      language: ShopLanguage,
    ): Promise<InLanguage<Line>[]> {
      if (language === 'es' || lines.length === 0) return [...lines]
      const ids = lines.flatMap(({ productId }) => productId ?? [])
      const [products, dictionary] = await Promise.all([
        translationsStore.products(db, language, ids),
        terms.dictionary(language, { pairs: lines.flatMap(({ options }) => options) }),
      ])
      return lines.map((line) => {
        const product = products.get(line.productId ?? 0)
        const options = line.options.map((option) => dictionary.pair(option))
        return product && !options.some((option) => option.language)
          ? { ...line, name: product.name, options }
          : { ...line, language: 'es' }
      })
    },

    /** What people wrote in another language stays as it is, in Spanish too. */
    async reviews<Row extends { id: number; content: string; answer: string | null; language: ShopLanguage }>(
      rows: readonly Row[],
      language: ShopLanguage,
    ): Promise<(Omit<Row, 'language'> & { language?: ShopLanguage })[]> {
      const foreign = rows.filter((row) => row.language !== language).map(({ id }) => id)
      const known =
        foreign.length === 0
          ? new Map<number, never>()
          : await translationsStore.reviews(db, language, foreign)
      return rows.map(({ language: own, ...row }) => {
        if (own === language) return row
        const translated = known.get(row.id)
        if (!translated) return { ...row, language: own }
        return { ...row, content: translated.content, answer: translated.answer ?? row.answer }
      })
    },
  }
}

function nameIn<Row extends Named>(row: Row, own: { name: string } | undefined): InLanguage<Row> {
  return own ? { ...row, name: own.name } : { ...row, language: 'es' }
}

/** A picture that nobody has described in the language goes by the product's name. */
function pictureIn(picture: Picture, position: number, own: ProductTranslation | undefined): Picture {
  if (!own) return picture
  const translated = own.pictures.find((each) => each.position === position)
  return { ...picture, file: translated?.file ?? picture.file, alt: translated?.alt ?? own.name }
}

function conditionIn<Condition extends FitCondition>(
  condition: Condition,
  dictionary: Dictionary,
): InLanguage<Condition> {
  const { text, language } = dictionary.word(condition.text)
  return { ...condition, text, ...(language && { language }) }
}
