import { brands } from './brands.ts'
import { type CatalogueEntry, catalogue } from './products/catalogue.ts'
import { describe } from './products/describe.ts'
import { drawNumber } from './products/draw-number.ts'
import { factsOf } from './products/facts/facts-of.ts'
import { groundOf } from './products/grounds.ts'
import { barcodeOf, originalCodeOf, slugOf } from './products/identity.ts'
import { kindOf } from './products/kind-of.ts'
import { contentOf, parcelOf } from './products/measures.ts'
import { picturesOf } from './products/pictures.ts'
import { optionsOf, stockOf, totalStock } from './products/stock.ts'
import type { DemoBrand, DemoProduct } from './types.ts'

const tables = new Set(catalogue.map((entry) => entry.categoryId)).size

function brandOf(slug: string): DemoBrand {
  const brand = brands.find((candidate) => candidate.slug === slug)
  if (!brand) throw new Error(`Unknown brand ${slug}`)
  return brand
}

function addedOn(id: number): string {
  const day = drawNumber(`added ${id}`, 0, 600)
  return new Date(Date.UTC(2025, 2, 20) + day * 86_400_000).toISOString().slice(0, 10)
}

/** Few products sell a lot and most sell little. */
function soldCount(id: number): number {
  return Math.round((drawNumber(`sold ${id}`, 2, 1000) / 1000) ** 3 * 1800) + 3
}

function build(entry: CatalogueEntry, tableIndex: number): DemoProduct {
  const { id, seed } = entry
  const brand = brandOf(seed.brand)
  const options = optionsOf(id, seed)
  const ground = groundOf(id)
  const facts = factsOf(entry)
  return {
    id,
    slug: slugOf(seed.name),
    name: seed.name,
    sku: `${entry.skuPrefix}-${id}`,
    originalCode: originalCodeOf(brand, id),
    barcode: barcodeOf(brand, id),
    brandId: brand.id,
    kind: seed.kind,
    categoryIds: [entry.categoryId],
    price: seed.price,
    compareAtPrice: seed.before,
    content: contentOf(seed.net),
    package: parcelOf(id, seed),
    shortDescription: seed.about,
    description: describe(entry),
    features: seed.facts.slice(0, 4),
    specification: specificationOf(entry, brand),
    facts,
    options,
    stock: options[0] ? totalStock(options[0].values.map((value) => value.stock)) : stockOf(id, `${id}`),
    backorder: id % 25 === 7 ? id % 75 === 7 : id % 60 === 11,
    tags: [...kindOf(seed.kind).tags, brand.name.toLowerCase(), seed.subline.toLowerCase()],
    order: entry.place * tables + tableIndex + 1,
    featured: entry.place % 7 === 0,
    soldCount: soldCount(id),
    addedOn: addedOn(id),
    images: picturesOf({ id, name: seed.name, ground, options }, facts),
  }
}

function specificationOf(entry: CatalogueEntry, brand: DemoBrand): DemoProduct['specification'] {
  const { width, height, depth, weight } = parcelOf(entry.id, entry.seed)
  return [
    { group: 'Características', entries: entry.seed.facts },
    {
      group: 'Presentación',
      entries: [
        { name: 'Marca', value: brand.name },
        { name: 'Origen', value: brand.country },
        ...(entry.seed.net ? [{ name: 'Contenido', value: piecesInWords(entry.seed.net) }] : []),
        { name: 'Código original', value: originalCodeOf(brand, entry.id) },
      ],
    },
    {
      group: 'Paquete',
      entries: [
        { name: 'Medidas', value: `${width} × ${height} × ${depth} cm` },
        { name: 'Peso', value: `${String(weight).replace('.', ',')} kg` },
      ],
    },
  ]
}

/** '30 un' as a person reads it: '30 unidades'; what is weighed or measured stays as it is. */
function piecesInWords(net: string): string {
  return net === '1 un' ? '1 unidad' : net.replace(/ un$/, ' unidades')
}

const tableIndexes = [...new Set(catalogue.map((entry) => entry.categoryId))]

/** Every product of the demonstration shop: pets first, then vehicle parts. Ids from 1001. */
export const products: DemoProduct[] = catalogue.map((entry) =>
  build(entry, tableIndexes.indexOf(entry.categoryId)),
)
