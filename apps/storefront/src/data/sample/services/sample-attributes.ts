import { attributeDefinitions, writtenValues } from '#demo/data/attribute-definitions.ts'
import type { Demo } from '#demo/data/translations/demo-in.ts'
import {
  attributeSlug,
  type ReadAttribute,
  type ReadAttributes,
  readAttributes,
} from '#rules/catalogue/attribute-values.ts'

/** The attributes of the demonstration, read in Spanish and called as its language calls them. */
export function sampleAttributes(spanish: Demo, demo: Demo): ReadAttributes {
  const read = readAttributes(attributeDefinitions, spanish.products.flatMap(writtenValues))
  if (spanish === demo) return read
  const names = namesIn(spanish, demo)
  return new Map([...read].map(([slug, attribute]) => [slug, inLanguage(attribute, names)]))
}

/** Names by the slug of an attribute, and by `attribute:value` those of values and terms. */
function namesIn(spanish: Demo, demo: Demo): Map<string, string> {
  const names = new Map<string, string>()
  for (const [index, product] of spanish.products.entries()) {
    for (const [at, { name, value }] of product.features.entries()) {
      const own = demo.products[index]?.features[at]
      if (!own) continue
      names.set(attributeSlug(name), own.name)
      names.set(`${attributeSlug(name)}:${attributeSlug(value)}`, own.value)
    }
  }
  for (const { slug, name, terms } of demo.attributes) {
    names.set(slug, name)
    for (const term of terms) names.set(`${slug}:${term.slug}`, term.name)
  }
  return names
}

function inLanguage(attribute: ReadAttribute, names: ReadonlyMap<string, string>): ReadAttribute {
  const { slug } = attribute
  const nameOf = (value: string, name: string) => names.get(`${slug}:${value}`) ?? name
  return {
    ...attribute,
    name: names.get(slug) ?? attribute.name,
    values: new Map(
      [...attribute.values].map(([value, read]) => [value, { ...read, name: nameOf(value, read.name) }]),
    ),
    terms: new Map([...attribute.terms].map(([term, name]) => [term, nameOf(term, name)])),
  }
}
