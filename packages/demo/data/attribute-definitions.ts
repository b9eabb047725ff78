import {
  type AttributeDefinition,
  attributeSlug,
  type WrittenValue,
} from '#rules/catalogue/attribute-values.ts'
import { ownDefinitions, ownValues } from '#rules/catalogue/product-attributes.ts'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import type { DemoProduct } from './types.ts'

/** What the demonstration says of its attributes, as the rules read it. */
export const attributeDefinitions: AttributeDefinition[] = [
  ...ownDefinitions,
  ...attributes.map(({ values, categoryIds, ...definition }) => ({
    ...definition,
    values: Object.fromEntries(
      [...Map.groupBy(values, ({ value }) => value)].map(([value, all]) => [
        value,
        all.map(({ term }) => term),
      ]),
    ),
    categoryIds: categoryIds.flatMap(withBelow),
  })),
]

function withBelow(id: number): number[] {
  return [id, ...categories.filter(({ parentId }) => parentId === id).flatMap((child) => withBelow(child.id))]
}

/** What a product, in Spanish, has written of each attribute, its kind and its content among them. */
export function writtenValues(product: DemoProduct): WrittenValue[] {
  const features = product.features.map(({ name, value }) => ({
    attribute: attributeSlug(name),
    attributeName: name,
    value: attributeSlug(value),
    valueName: value,
  }))
  return [...features, ...ownValues(product)]
}
