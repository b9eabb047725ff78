import type { AttributeDefinition, WrittenValue } from './attribute-values.ts'

/** What kind of thing a product is, as an attribute; which kinds go under which term, the shop says. */
export const kindAttribute = 'tipo-de-producto'

/** The content of a product as an attribute, by its unit. */
export const contentAttributes = {
  kg: { slug: 'contenido-neto', name: 'Contenido neto', unit: 'kg' },
  l: { slug: 'volumen', name: 'Volumen', unit: 'L' },
  unit: { slug: 'unidades-por-envase', name: 'Unidades por envase', unit: '' },
} as const

/** Kind and content as they are read where the shop says nothing else of them. */
export const ownDefinitions: readonly AttributeDefinition[] = [
  { slug: kindAttribute, name: 'Tipo de producto', kind: 'text' as const, unit: '', position: 0 },
  ...Object.values(contentAttributes).map((each) => ({ ...each, kind: 'number' as const, position: 60 })),
].map((definition) => ({ ...definition, terms: [], values: {}, categoryIds: [] }))

/** Kind and content of a product as values of attributes; a kind has no name that is for shoppers. */
export function ownValues(product: {
  kind: string
  content: { amount: number; unit: keyof typeof contentAttributes } | null
}): WrittenValue[] {
  const { kind, content } = product
  const values: WrittenValue[] = []
  if (kind !== '') {
    values.push({ attribute: kindAttribute, attributeName: 'Tipo de producto', value: kind, valueName: '' })
  }
  if (content) {
    const { slug, name, unit } = contentAttributes[content.unit]
    const written = `${String(content.amount).replace('.', ',')} ${unit}`.trim()
    values.push({ attribute: slug, attributeName: name, value: String(content.amount), valueName: written })
  }
  return values
}
