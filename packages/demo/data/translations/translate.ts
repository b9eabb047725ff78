import { sayFacts } from '#rules/catalogue/product-facts.ts'
import { brands } from '../brands.ts'
import { categories } from '../categories.ts'
import { type CatalogueEntry, catalogue } from '../products/catalogue.ts'
import { describe } from '../products/describe.ts'
import { altOf, inColour, picturedValues } from '../products/pictures.ts'
import { products } from '../products.ts'
import type { DemoAttribute, DemoBrandModel, DemoCategory, DemoMenuItem, DemoProduct } from '../types.ts'
import { measureIn, termIn } from './term-in.ts'
import type { DemoLanguage, DemoTexts } from './types.ts'

const entries = new Map<number, CatalogueEntry>(catalogue.map((entry) => [entry.id, entry]))

function specificationIn(
  texts: DemoTexts,
  groups: DemoProduct['specification'],
): DemoProduct['specification'] {
  return groups.map(({ group, entries }) => ({
    group: termIn(texts, group),
    entries: pairsIn(texts, entries),
  }))
}

function pairsIn(texts: DemoTexts, pairs: { name: string; value: string }[]) {
  return pairs.map(({ name, value }) => ({ name: termIn(texts, name), value: termIn(texts, value, name) }))
}

function optionsIn(texts: DemoTexts, options: DemoProduct['options']): DemoProduct['options'] {
  return options.map((option) => ({
    ...option,
    name: termIn(texts, option.name),
    values: option.values.map((value) => ({ ...value, name: termIn(texts, value.name, option.name) })),
  }))
}

/** The second picture has words on it, so each language has its own: `p-1001-b.en.svg`. */
const pictureIn = (file: string, language: DemoLanguage) => file.replace(/\.svg$/, `.${language}.svg`)

function productIn(texts: DemoTexts, language: DemoLanguage, product: DemoProduct): DemoProduct {
  const own = texts.products[product.slug]
  const kind = texts.kinds[product.kind]
  const entry = entries.get(product.id)
  if (!own || !kind || !entry) return product
  const brand = brands.find(({ id }) => id === product.brandId)
  const net = entry.seed.net === null ? null : measureIn(entry.seed.net, texts.measures)
  const options = optionsIn(texts, product.options)
  return {
    ...product,
    name: own.name,
    shortDescription: own.about,
    description: describe(entry, { ...own, net }, kind),
    features: pairsIn(texts, product.features),
    specification: specificationIn(texts, product.specification),
    facts: product.facts && sayFacts(product.facts, (word) => termIn(texts, word)),
    options,
    tags: [...kind.tags, ...(brand ? [brand.name.toLowerCase()] : []), own.subline.toLowerCase()],
    images: product.images.map((image) => {
      const shown = picturedValues({ options }).find(({ id }) => id === image.valueId)
      const letter = /-([a-z])\.svg$/.exec(image.file)?.[1]
      const file = letter === 'b' ? pictureIn(image.file, language) : image.file
      return { ...image, file, alt: altOf(texts.pictureAlts, letter, inColour(own.name, shown)) }
    }),
  }
}

export const productsIn = (texts: DemoTexts, language: DemoLanguage): DemoProduct[] =>
  products.map((product) => productIn(texts, language, product))

export const categoriesIn = (texts: DemoTexts): DemoCategory[] =>
  categories.map((category) => ({ ...category, ...texts.categories[category.slug] }))

export const attributeIn = (texts: DemoTexts, attribute: DemoAttribute): DemoAttribute => ({
  ...attribute,
  name: termIn(texts, attribute.name),
  terms: attribute.terms.map(({ slug, name }) => ({ slug, name: termIn(texts, name, attribute.name) })),
})

/** `Andino Cordillera`: the brand's name stays. */
export function brandModelIn(texts: DemoTexts, model: DemoBrandModel): DemoBrandModel {
  const brand = brands.find(({ id }) => id === model.brandId)?.name ?? ''
  const line = model.name.slice(brand.length + 1)
  return { ...model, name: `${brand} ${texts.brandModels[line] ?? line}` }
}

const searched = /(?<=[?&]nameProduct=)[^&]+/

/** A menu with all below it; what it searches is searched in the language's own word. */
export function menuIn(texts: DemoTexts, items: DemoMenuItem[]): DemoMenuItem[] {
  return items.map((item) => {
    const category = categories.find(({ id, name }) => id === item.categoryId && name === item.title)
    const title = category ? texts.categories[category.slug]?.name : texts.menus[item.title]
    const url = item.url.replace(searched, (word) => {
      const term = decodeURIComponent(word)
      return encodeURIComponent(texts.searches[term] ?? term)
    })
    return {
      ...item,
      title: title ?? item.title,
      url,
      ...(item.links ? { links: menuIn(texts, item.links) } : {}),
      ...(item.submenu
        ? {
            submenu: {
              ...item.submenu,
              columns: item.submenu.columns.map((column) => ({
                ...column,
                links: menuIn(texts, column.links),
              })),
            },
          }
        : {}),
    }
  })
}
