import { productToWire, productWords } from '#contract/products/product-words.ts'
import { changedFields, isSameValue, type ProductChanges } from '#rules/products/changed-fields.ts'
import { productMisfits } from '#rules/products/check-product.ts'
import {
  blankProduct,
  type EditedMedicine,
  type EditedOption,
  type EditedProduct,
  type ProductField,
} from '#rules/products/product.ts'
import { freeSlug, productSlug } from '#rules/products/product-slug.ts'
import type { Transaction } from '../../db/connection.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { StaffActor } from '../../staff/log/staff-log.service.ts'
import { productChangesStore } from './product-changes.store.ts'
import { readProductStore, type StoredProduct } from './read-product.store.ts'
import { unitsWithoutPlace } from './write-options.store.ts'
import { writeProductStore } from './write-product.store.ts'

/** Who writes it, when (ms since 1970), and with which batch. */
export type Writing = { actor: StaffActor; now: number; batchId?: number }

/** A product after a save, and what the save changed. */
export type SavedProduct = { id: number; product: EditedProduct; changes: ProductChanges }

const fieldPath = (field: ProductField) => `cambios.${productWords[field]}`

const refuseField = (code: Parameters<typeof refuse>[0], ...fields: ProductField[]): Refusal =>
  refuse(code, { fields: Object.fromEntries(fields.map((field) => [fieldPath(field), code])) })

/** Why a product cannot stand as it is; undefined where it can. `fields` alone are looked up. */
async function misfitOf(
  tx: Transaction,
  id: number | null,
  product: EditedProduct,
  fields: Partial<EditedProduct>,
): Promise<Refusal | undefined> {
  const [first, ...others] = productMisfits(product)
  if (first) {
    const all = [first, ...others].map(({ field, code }) => [fieldPath(field), code])
    return refuse(first.code, { fields: Object.fromEntries(all) })
  }
  if (product.medicine && product.facts) {
    return refuseField('FACTS_OF_OTHER_KIND', fields.medicine ? 'medicine' : 'facts')
  }
  if (fields.sku !== undefined || fields.slug !== undefined) {
    const taken = await readProductStore.taken(tx, { id, sku: product.sku, slug: product.slug })
    if (taken.sku) return refuseField('SKU_TAKEN', 'sku')
    if (taken.slug) return refuseField('SLUG_TAKEN', 'slug')
  }
  const unknown = await readProductStore.unknown(tx, fields)
  if (unknown.length > 0) return refuseField('NOT_FOUND', ...unknown)
  const linksItself = (field: 'relatedIds' | 'analogueIds') => id !== null && fields[field]?.includes(id)
  if (linksItself('relatedIds')) return refuseField('FIELD_INVALID', 'relatedIds')
  return linksItself('analogueIds') ? refuseField('FIELD_INVALID', 'analogueIds') : undefined
}

/** Whether every id of `options` is one that the product has. */
function ownsOptions(before: EditedProduct['options'], options: EditedProduct['options']): boolean {
  const known = new Map(before.map(({ id, values }) => [id, new Set(values.map((value) => value.id))]))
  return options.every(({ id, values }) => {
    const ofOption = id === null ? new Set<number | null>() : known.get(id)
    return ofOption !== undefined && values.every((value) => value.id === null || ofOption.has(value.id))
  })
}

/** The address of a new product: the one given, or one of its name that is free. */
async function slugFor(tx: Transaction, { slug, name, sku }: EditedProduct): Promise<string> {
  if (slug !== '') return slug
  const wanted = productSlug(name) || productSlug(sku)
  const numbered = Array.from({ length: 200 }, (_, place) => `${wanted}-${place + 2}`)
  return freeSlug(wanted, await readProductStore.takenSlugs(tx, [wanted, ...numbered]))
}

async function note(
  tx: Transaction,
  { id, version, changes }: { id: number; version: number; changes: ProductChanges },
  { actor, batchId = null }: { actor: StaffActor; batchId?: number | null | undefined },
): Promise<void> {
  const by = { staffId: actor?.staffId ?? null, actor: actor?.name ?? '' }
  await productChangesStore.insert(tx, { productId: id, version, ...by, batchId, changes })
}

/**
 * Adds a product with the caller's transaction; what is not given is as `blankProduct` has it, and its address is made
 * of its name. Refuses with FIELD_REQUIRED, FIELD_INVALID, SKU_TAKEN, SLUG_TAKEN and NOT_FOUND, each with its fields.
 */
export async function addProduct(
  tx: Transaction,
  fields: Partial<EditedProduct>,
  { actor, now }: Writing,
): Promise<SavedProduct | Refusal> {
  const given = { ...blankProduct, ...fields }
  const product = { ...given, slug: await slugFor(tx, given) }
  if (!ownsOptions([], product.options)) return refuseField('NOT_FOUND', 'options')
  const misfit = await misfitOf(tx, null, product, product)
  if (misfit) return misfit
  const id = await writeProductStore.insert(tx, product, now)
  await note(tx, { id, version: 1, changes: {} }, { actor })
  return { id, product, changes: changedFields(blankProduct, product) }
}

/** Which version was read; undefined where whatever stands is written over, as an import does. */
type Seen = { version?: number | undefined; isUndo?: boolean }

/**
 * Writes some fields of a product with the caller's transaction; those that are as they were change nothing. Refuses as
 * `addProduct` does, with NOT_FOUND, and with EDITED_MEANWHILE where somebody has saved it since that version.
 */
export async function changeProduct(
  tx: Transaction,
  id: number,
  fields: Partial<EditedProduct>,
  { version, isUndo = false }: Seen,
  writing: Writing,
): Promise<SavedProduct | Refusal> {
  const stored = await readProductStore.find(tx, id, { lock: true })
  if (!stored) return refuse('NOT_FOUND')
  if (version !== undefined && version !== stored.version) return editedMeanwhile(tx, stored, version)
  const { product: before } = stored
  const changes = changedFields(before, withWeight(inTheirOrder(fields), before))
  if (Object.keys(changes).length === 0) return { id, product: before, changes }
  const changed = Object.fromEntries(
    Object.entries(changes).map(([field, { to }]) => [field, to]),
  ) as Partial<EditedProduct>
  const after = { ...before, ...changed }
  if (changed.options && !isUndo && !ownsOptions(before.options, changed.options)) {
    return refuseField('NOT_FOUND', 'options')
  }
  const misfit = (await misfitOf(tx, id, after, changed)) ?? (await lossOf(tx, stored, changed))
  if (misfit) return misfit
  await writeProductStore.update(tx, id, changed, { before, now: writing.now })
  // Options get their ids as they are written: what changed is told of how it then stands.
  const written = await readProductStore.find(tx, id)
  const saved = {
    id,
    product: written?.product ?? after,
    changes: changedFields(before, written?.product ?? after),
  }
  await note(tx, { ...saved, version: stored.version + 1 }, writing)
  return saved
}

/**
 * Writes a product that was made before, as whoever made it sends it again: nobody has told them that it was made.
 * Refuses as `changeProduct` does, with EDITED_MEANWHILE where somebody else has saved it.
 */
export async function sendAgain(
  tx: Transaction,
  id: number,
  fields: Partial<EditedProduct>,
  writing: Writing,
): Promise<SavedProduct | Refusal> {
  const stored = await readProductStore.find(tx, id, { lock: true })
  if (!stored) return refuse('NOT_FOUND')
  const saves = await productChangesStore.list(tx, id, { before: undefined, limit: 1 })
  const isTheirs = saves.every(({ staffId }) => staffId === writing.actor?.staffId)
  if (!isTheirs) return editedMeanwhile(tx, stored, 0)
  const given = { ...blankProduct, ...fields }
  const slug = given.slug || stored.product.slug
  const options = withKnownIds(given.options, stored.product.options)
  return changeProduct(tx, id, { ...given, slug, options }, {}, writing)
}

/** Options that nobody has read the ids of, with those of the same names. */
const withKnownIds = (given: readonly EditedOption[], known: readonly EditedOption[]): EditedOption[] =>
  given.map((option) => {
    const same = known.find(({ name }) => name === option.name)
    return {
      ...option,
      id: same?.id ?? null,
      values: option.values.map((value) => ({
        ...value,
        id: same?.values.find(({ name }) => name === value.name)?.id ?? null,
      })),
    }
  })

/** As they are read again: vehicles have no order. */
const inTheirOrder = (fields: Partial<EditedProduct>): Partial<EditedProduct> =>
  fields.vehicles
    ? { ...fields, vehicles: fields.vehicles.toSorted((one, other) => one.vehicleId - other.vehicleId) }
    : fields

/** A medicine with the weight that it has, where none is said: what was kept of former saves did not say it. */
const withWeight = (fields: Partial<EditedProduct>, before: EditedProduct): Partial<EditedProduct> =>
  fields.medicine && fields.medicine.weight === undefined
    ? { ...fields, medicine: { ...fields.medicine, weight: before.medicine?.weight ?? null } }
    : fields

/** Refuses what would take units along that nobody sees at the product. */
async function lossOf(
  tx: Transaction,
  { id }: StoredProduct,
  { options }: Partial<EditedProduct>,
): Promise<Refusal | undefined> {
  const units = options ? await unitsWithoutPlace(tx, id, options) : 0
  return units > 0 ? refuseField('OPTION_HAS_UNITS', 'options') : undefined
}

/** Who has saved a product since a version, and how what they changed stands now. */
async function editedMeanwhile(tx: Transaction, stored: StoredProduct, seen: number): Promise<Refusal> {
  const since = await productChangesStore.list(tx, stored.id, { before: undefined, limit: 50 })
  const theirs = since.filter((change) => change.version > seen)
  const [last] = theirs
  const fields = new Set(theirs.flatMap(({ changes }) => Object.keys(changes) as ProductField[]))
  const now = Object.fromEntries([...fields].map((field) => [field, stored.product[field]]))
  return refuse('EDITED_MEANWHILE', {
    cambio: {
      version: stored.version,
      responsable: last?.actor ?? '',
      fecha: (last?.changedAt ?? new Date(0)).toISOString(),
      ahora: productToWire(now as Partial<EditedProduct>) as Record<string, unknown>,
    },
  })
}

/** Whether what a change left still stands, so that it can be taken back. */
export const stillStands = (product: EditedProduct, changes: ProductChanges): boolean =>
  Object.entries(changes).every(([field, { to }]) => {
    const left =
      field === 'medicine' && to ? withWeight({ medicine: to as EditedMedicine }, product).medicine : to
    return isSameValue(product[field as ProductField], left)
  })

/** The fields as they were before a change. */
export const fieldsBefore = (changes: ProductChanges): Partial<EditedProduct> =>
  Object.fromEntries(Object.entries(changes).map(([field, { from }]) => [field, from]))
