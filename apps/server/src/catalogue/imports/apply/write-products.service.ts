import { changedFields, isSameValue, type ProductChanges } from '#rules/products/changed-fields.ts'
import { storedFacts } from '#rules/products/edited-facts.ts'
import type { EditedProduct } from '#rules/products/product.ts'
import { shownPrice } from '#rules/products/product-offer.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { type Transaction, together } from '../../../db/connection.ts'
import { writeOptions } from '../../editing/write-options.store.ts'
import { importPicturesStore } from '../pictures/import-pictures.store.ts'
import type { PlannedProduct } from '../plan/plan-product.ts'
import { unitsForSale } from '../plan/plan-units.ts'
import { type Standing, standingStore } from '../plan/standing.store.ts'
import { importWordsStore } from '../words/import-words.store.ts'
import { importLinksStore, type LinkField } from './import-links.store.ts'
import { type WrittenRow, writeManyStore } from './write-many.store.ts'
import { valueKey, writeManyOptionsStore } from './write-many-options.store.ts'
import { type WrittenFacts, writeMoreStore } from './write-more.store.ts'

/** Who brings them in; null and empty where a command of whoever keeps the server does. */
export type ImportActor = { staffId: number | null; name: string }

/** `note` stands in the book of stock, `now` is in ms since 1970, `picturesColumn` is the header of the pictures. */
export type Writing = {
  importId: number
  actor: ImportActor
  note: string
  now: number
  picturesColumn: string
  /** Whether its check has kept the units that it saw. */
  keepsUnits: boolean
}
type Written = WrittenRow & { product: PlannedProduct }

const lean = [
  ...([
    'name',
    'slug',
    'sku',
    'originalCode',
    'barcode',
    'brandId',
    'kind',
    'isPublished',
    'isFeatured',
  ] as const),
  ...(['sellsWithoutStock', 'price', 'offer', 'content', 'package'] as const),
] satisfies (keyof ProductChanges)[]
const words = [
  ...(['name', 'originalCode', 'barcode', 'brandId', 'shortDescription', 'tags', 'categoryIds'] as const),
  'features' as const,
]

/** Writes new and changed products, and the units that a file counts of them. */
export async function writeProducts(
  tx: Transaction,
  products: readonly PlannedProduct[],
  writing: Writing,
): Promise<void> {
  const at = rowsAt(writing.now)
  const fresh = products.filter(({ outcome }) => outcome === 'created')
  const changed = products.filter(
    ({ outcome, changes }) => outcome === 'changed' && Object.keys(changes).length > 0,
  )
  await writeManyStore.begin(tx)
  const created = await insertProducts(tx, fresh.map(at))
  const updated = changed.map((product) => ({ ...at(product), id: product.standing?.id ?? 0 }))
  await updateProducts(tx, updated)
  await writeMore(tx, created, updated)
  await writeUnits(tx, products, created, writing)
  const reworded = updated.filter(({ product }) => words.some((field) => product.changes[field]))
  const ids = [...created, ...reworded].map(({ id }) => id)
  // What has statements behind its first one comes last, so that the first that fails is the first in order.
  await together([
    importWordsStore.add(tx, ids),
    writePictures(tx, products, created, writing),
    writeHistory(tx, created, updated, writing.actor),
  ])
}

/** What the shop is asked by law, and other languages. */
async function writeMore(
  tx: Transaction,
  created: readonly Written[],
  updated: readonly Written[],
): Promise<void> {
  const rowsOf = (field: 'retractExclusion' | 'medicine' | 'facts' | 'en' | 'ru' | LinkField) => [
    ...created.filter(({ fields }) => !isBlank(fields[field])),
    ...updated.filter(({ product }) => product.changes[field] !== undefined),
  ]
  for (const [field, kind] of [
    ['relatedIds', 'related'],
    ['analogueIds', 'analogue'],
  ] as const) {
    const rows = rowsOf(field).map(({ id, fields }) => ({ id, linked: fields[field] }))
    await importLinksStore.write(tx, kind, rows)
  }
  await writeMoreStore.exclusions(tx, rowsOf('retractExclusion'))
  const known = new Set([...rowsOf('medicine'), ...rowsOf('facts')])
  await writeMoreStore.facts(tx, [...known].map(factsOf))
  for (const language of ['en', 'ru'] as const) {
    await writeMoreStore.translations(tx, language, rowsOf(language))
  }
}

/** A product is one of them or neither. */
const factsOf = ({ id, fields: { medicine, facts }, product: { standing } }: Written): WrittenFacts => ({
  id,
  seen: standing?.factsKind ?? null,
  facts: medicine
    ? { kind: 'medicine', medicine: { ...medicine, weight: medicine.weight ?? null } }
    : facts && storedFacts(facts),
})

const isBlank = (value: unknown) => value === null || isSameValue(value, [])

/** They are fetched later: what the web takes holds up no row. */
async function writePictures(
  tx: Transaction,
  products: readonly PlannedProduct[],
  created: readonly Written[],
  { importId, picturesColumn }: Writing,
): Promise<void> {
  const ids = new Map(created.map(({ id, product }) => [product, id]))
  const rows = products.flatMap((product) => {
    const { facts, line } = product.draft
    const productId = ids.get(product) ?? product.standing?.id ?? 0
    return [...new Set(facts.pictures)].map((url) => ({ productId, line, column: picturesColumn, url }))
  })
  await importPicturesStore.add(tx, importId, rows)
}

const rowsAt =
  (now: number) =>
  (product: PlannedProduct): Omit<Written, 'id'> => ({
    product,
    fields: product.fields,
    units: unitsForSale(product),
    ...shownPrice(product.fields, now),
  })

async function insertProducts(tx: Transaction, rows: readonly Omit<Written, 'id'>[]): Promise<Written[]> {
  const ids = await writeManyStore.insert(tx, rows)
  if (rows.length === 0) return []
  const made = rows.map((row, place) => ({ ...row, id: ids[place] ?? 0 }))
  const areNew = { areNew: true }
  // One statement each: while one runs, those behind it are made.
  await together([
    writeManyStore.writesNew(tx, true),
    writeManyStore.texts(tx, made),
    writeManyStore.features(tx, made, areNew),
    writeManyStore.specifications(tx, made, areNew),
    writeManyOptionsStore.insert(tx, made),
  ])
  await writeManyStore.categories(tx, made, areNew)
  await writeManyStore.offers(tx, withOffers(made), areNew)
  await writeManyStore.writesNew(tx, false)
  return made
}

const withOffers = (rows: readonly Written[]) => rows.map((row) => ({ ...row, offer: row.fields.offer }))

async function updateProducts(tx: Transaction, rows: readonly Written[]): Promise<void> {
  const where = (...fields: (keyof ProductChanges)[]) =>
    rows.filter(({ product }) => fields.some((field) => product.changes[field]))
  const areNew = { areNew: false }
  await writeManyStore.update(tx, where(...lean))
  await writeManyStore.texts(tx, where('shortDescription', 'description', 'tags'))
  await writeManyStore.categories(tx, where('categoryIds'), areNew)
  await writeManyStore.features(tx, where('features'), areNew)
  await writeManyStore.specifications(tx, where('specifications'), areNew)
  await writeManyStore.offers(tx, withOffers(where('offer', 'price')), areNew)
  for (const { id, fields } of where('options')) await writeOptions(tx, id, fields.options)
  await writeManyStore.redirects(
    tx,
    where('slug').map(({ id, fields, product }) => ({
      id,
      from: product.standing?.fields.slug ?? '',
      to: fields.slug,
    })),
  )
  if (rows.length > 0)
    await writeManyStore.raiseVersions(
      tx,
      rows.map(({ id }) => id),
    )
}

async function writeUnits(
  tx: Transaction,
  products: readonly PlannedProduct[],
  created: readonly Written[],
  { actor, note }: Writing,
): Promise<void> {
  const ids = new Map<PlannedProduct, number>(created.map(({ id, product }) => [product, id]))
  const counted = products.flatMap((product) => {
    const productId = ids.get(product) ?? product.standing?.id ?? 0
    return product.stock.map((units) => ({ productId, isNew: ids.has(product), ...units }))
  })
  const valued = counted.filter(({ value }) => value !== null).map(({ productId }) => productId)
  const valueIds = await writeManyOptionsStore.valueIds(tx, [...new Set(valued)])
  const folded = new Map([...valueIds].map(([key, id]) => [foldedKey(key), id]))
  for (const isNew of [true, false]) {
    const rows = counted
      .filter((each) => each.isNew === isNew)
      .map(({ productId, branchId, value, units }) => ({
        productId,
        branchId,
        units,
        valueId: value
          ? (folded.get(foldedKey(valueKey(productId, value.option, value.value))) ?? null)
          : null,
      }))
    if (rows.length === 0) continue
    await writeManyStore.writesNew(tx, isNew)
    await writeManyOptionsStore.units(tx, rows, {
      isNew,
      reason: isNew ? 'opening' : 'counted',
      actor: actor.name || 'shop',
      note,
    })
  }
  await writeManyStore.writesNew(tx, false)
}

const foldedKey = (key: string) =>
  (JSON.parse(key) as [number, string, string]).map((part) => foldText(String(part))).join('\n')

/** Options get their ids as they are written: what changed is told of how it then stands. */
async function writeHistory(
  tx: Transaction,
  created: readonly Written[],
  updated: readonly Written[],
  actor: ImportActor,
): Promise<void> {
  const skus = updated.map(({ fields }) => fields.sku)
  const after = skus.length > 0 ? await standingStore.bySku(tx, skus) : new Map<string, Standing>()
  const rows = updated.flatMap(({ id, product: { standing }, fields }) => {
    const now = after.get(fields.sku)
    if (!standing || !now) return []
    const changes = changedFields(standing.fields as EditedProduct, now.fields)
    return [{ id, version: now.version, changes }]
  })
  const first = created.map(({ id }) => ({ id, version: 1, changes: {} }))
  await writeManyStore.history(tx, [...first, ...rows], actor)
}
