import { describe, expect, test } from 'vitest'
import { wordsOfFacts } from '#rules/catalogue/product-facts.ts'
import { attributes } from '../attributes.ts'
import { brandModels } from '../brand-models.ts'
import { brands } from '../brands.ts'
import { categories } from '../categories.ts'
import { megamenu, menuHorizontal, menuMobile } from '../menus.ts'
import { partConditions } from '../part-conditions.ts'
import { kinds } from '../products/kinds.ts'
import { products } from '../products.ts'
import { questionPhrases } from '../questions/phrases.ts'
import { phrases } from '../reviews/phrases.ts'
import type { DemoMenuItem, DemoProduct } from '../types.ts'
import { demoIn, demoLanguages, questionsIn, textsIn } from './demo-in.ts'
import { measureIn } from './term-in.ts'
import type { DemoLanguage, DemoTexts } from './types.ts'

async function textsOf(language: DemoLanguage): Promise<DemoTexts> {
  const texts = await textsIn(language)
  if (!texts) throw new Error(`No texts in ${language}`)
  return texts
}

/** The shape of texts: how many, which keys and which placeholders, without their words. */
function shapeOf(text: unknown): unknown {
  if (typeof text === 'string') return text === '' ? '' : (text.match(/\{\w+\}/g) ?? []).sort().join()
  if (Array.isArray(text)) return text.map(shapeOf)
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, shapeOf(value)]))
}

const spanishKinds = Object.fromEntries(
  Object.entries(kinds).map(([name, { use, care }]) => [name, { use, care }]),
)

function itemsOf(items: DemoMenuItem[]): DemoMenuItem[] {
  return items.flatMap((item) => [
    item,
    ...itemsOf(item.links ?? []),
    ...itemsOf(item.submenu?.columns.flatMap((column) => column.links) ?? []),
  ])
}

const menuItems = itemsOf([...menuHorizontal, ...menuMobile, ...megamenu])
const searchOf = (item: DemoMenuItem) => new URL(item.url, 'https://shop').searchParams.get('nameProduct')

/** Every word of features and options with the name that it stands at; the name itself stands at none. */
const words: { word: string; name?: string }[] = [
  ...attributes.flatMap(({ name, terms }) => [
    { word: name },
    ...terms.map((term) => ({ word: term.name, name })),
  ]),
  ...partConditions.map(({ text }) => ({ word: text })),
  ...products.flatMap(wordsOf),
]

function wordsOf(product: DemoProduct): { word: string; name?: string }[] {
  return [
    ...product.specification.flatMap(({ group, entries }) => [
      { word: group },
      ...entries.flatMap(({ name, value }) => [
        { word: name },
        ...(['Marca', 'Código original'].includes(name) ? [] : [{ word: value, name }]),
      ]),
    ]),
    ...(product.facts ? wordsOfFacts(product.facts).map((word) => ({ word })) : []),
    ...product.options.flatMap(({ name, values }) => [
      { word: name },
      ...values.map((value) => ({ word: value.name, name })),
    ]),
  ]
}

/** Names of cars and codes of norms are written alike everywhere. */
const code =
  /^(?:\P{Ll}+|[A-Z]{1,2}\d+[a-z]|(?:[A-Z]\w+ (?:\w+[ -]?)+\d{4}–\d{4})|Hyundai Accent, Kia Rio|Suzuki Swift, Baleno)$/u

/** Units that a language in Latin letters writes as Spanish does. */
const latinUnit = /(?<=\d )(?:kg|g|ml|L\/h|L\/min|L|cm|mm|m|dB|km|Ah)(?![\p{L}\d])/gu

/** Written in this language as in Spanish. */
const isAlike = (word: string, language: DemoLanguage) =>
  code.test(language === 'ru' ? word : word.replace(latinUnit, ''))

describe.each(demoLanguages)('the demonstration in %s', (language) => {
  test('has every product, kind, category and fragment of a review, with the same placeholders', async () => {
    const texts = await textsOf(language)
    expect(Object.keys(texts.products)).toEqual(products.map(({ slug }) => slug))
    expect(Object.keys(texts.categories).sort()).toEqual(categories.map(({ slug }) => slug).sort())
    expect(
      shapeOf(
        Object.fromEntries(Object.entries(texts.kinds).map(([name, { use, care }]) => [name, { use, care }])),
      ),
    ).toEqual(shapeOf(spanishKinds))
    expect(shapeOf(texts.reviews)).toEqual(shapeOf(phrases))
    expect(shapeOf(texts.questions)).toEqual(shapeOf(questionPhrases))
    for (const [name, { tags }] of Object.entries(texts.kinds)) {
      expect(tags.length, name).toBe(kinds[name]?.tags.length)
    }
  })

  test('has every word of features and options, and none that nothing says', async () => {
    const { terms, measures } = await textsOf(language)
    const missing = words.filter(
      ({ word, name }) =>
        !terms[word] &&
        !(name && terms[`${name}: ${word}`]) &&
        measureIn(word, measures) === word &&
        !isAlike(word, language),
    )
    expect([...new Set(missing.map(({ word }) => word))]).toEqual([])
    const said = new Set([
      ...words.flatMap(({ word, name }) => [word, `${name}: ${word}`]),
      ...brands.map(({ country }) => country),
    ])
    expect(Object.keys(terms).filter((term) => !said.has(term))).toEqual([])
  })

  test('has every menu, what the menus search, and every line of a brand', async () => {
    const texts = await textsOf(language)
    const names = new Set(categories.map(({ name }) => name))
    const titles = menuItems.map(({ title }) => title).filter((title) => !names.has(title))
    expect(Object.keys(texts.menus).sort()).toEqual([...new Set(titles)].sort())
    const searched = menuItems.flatMap((item) => searchOf(item) ?? [])
    expect(Object.keys(texts.searches).sort()).toEqual([...new Set(searched)].sort())
    const lines = brandModels.map(({ brandId, name }) =>
      name.slice((brands.find(({ id }) => id === brandId)?.name.length ?? 0) + 1),
    )
    expect(Object.keys(texts.brandModels).sort()).toEqual([...new Set(lines)].sort())
  })

  test('has as many slides, banners, questions, carriers and branches', async () => {
    const [texts, spanish] = await Promise.all([textsOf(language), demoIn('es')])
    for (const list of ['slides', 'banners', 'extraData', 'carriers', 'branches'] as const) {
      expect(texts[list].length, list).toBe(spanish[list].length)
    }
    expect(texts.slides.map(({ offerTag }) => offerTag === null)).toEqual(
      spanish.slides.map(({ offerTag }) => offerTag === null),
    )
  })

  test('finds something by what each menu searches', async () => {
    const demo = await demoIn(language)
    const found = itemsOf(demo.menus.megamenu).flatMap((item) => {
      const word = searchOf(item)?.toLowerCase()
      const inCategory = demo.products.filter(({ categoryIds }) => categoryIds.includes(item.categoryId ?? 0))
      const says = ({ name, tags }: (typeof inCategory)[number]) => `${name} ${tags.join(' ')}`.toLowerCase()
      return word && !inCategory.some((product) => says(product).includes(word))
        ? [`${item.title}: ${word}`]
        : []
    })
    expect(found).toEqual([])
  })
})

/** All that people read in sentences. */
async function toldIn(language: DemoLanguage): Promise<string[]> {
  const [demo, questions] = await Promise.all([demoIn(language), questionsIn(language)])
  return [
    ...questions.flatMap(({ content, answer }) => [content, answer]),
    ...demo.products.flatMap((product) => [product.name, ...product.description]),
    ...demo.reviews.flatMap(({ content, answer }) => [content, ...(answer ? [answer.content] : [])]),
    ...demo.categories.flatMap(({ name, description }) => [name, description]),
    ...demo.slides.flatMap(({ title, text, buttonText }) => [title, text, buttonText]),
    ...demo.banners.map(({ title }) => title),
    ...demo.extraData.map(({ label }) => label),
    ...demo.carriers.map(({ description }) => description),
    ...itemsOf(demo.menus.horizontal).map(({ title }) => title),
  ]
}

test('Russian is written in Cyrillic, with no Spanish sentence left', async () => {
  const told = await toldIn('ru')
  expect(told.filter((text) => !/[а-яё]/.test(text))).toEqual([])
  expect(
    told.filter((text) => /[¿¡ñáéíóú]| (?:para|con|del?|los?|las?|el|en|un|una|por|sin) /u.test(text)),
  ).toEqual([])
})

/** Names of places, of pets and of what grows in Chile, which English writes with their accents. */
const names = /Pudú|Chiloé|Curicó|Concepción|Viña(?: del Mar)?|Simón|Félix|Ramón|[Pp]âté|Valle de la Luna/g

test('English has no Spanish word left', async () => {
  const told = (await toldIn('en')).map((text) => text.replace(names, ''))
  expect(
    told.filter((text) => /[¿¡ñáéíóúü]|\b(?:para|con|del?|los|las|el|en|un|una|por|sin|y)\b/iu.test(text)),
  ).toEqual([])
})
