import type { Misfit } from '#import/products/check-facts.ts'
import type { ProductDraft, ProductFacts } from '#import/products/draft.ts'
import { changedFields, isSameValue, type ProductChanges } from '#rules/products/changed-fields.ts'
import {
  blankProduct,
  type EditedMedicine,
  type EditedOption,
  type EditedProduct,
  type EditedTexts,
} from '#rules/products/product.ts'
import { foldText } from '#rules/text/fold-text.ts'
import type { Names } from '../../names/names.service.ts'
import { plannedFacts, plannedWeight } from './plan-facts.ts'
import { noteLost, type PlannedStock, plannedUnits, type StoredUnits } from './plan-units.ts'
import type { ImportedFields, Standing } from './standing.store.ts'

/** Codes of other products by their ids, as far as there are such products. */
export type LinkedIds = ReadonlyMap<string, number>

/** What a draft is compared with, besides its product as it stands. */
export type Beside = {
  names: Names
  linked: LinkedIds
  atCheck: StoredUnits
}

/** What a row would make: the product as it shall be, and what of that is a change. */
export type PlannedProduct = PlannedStock & {
  draft: ProductDraft
  standing: Standing | null
  fields: ImportedFields
  changes: ProductChanges
  /** Cells about medicine or facts that cannot be; what stood before stays then. */
  misfits: Misfit[]
  outcome: 'created' | 'changed' | 'same'
}

const { fitment: _fitment, vehicles: _vehicles, ...blankFields } = blankProduct

/** What a new product is before a file says anything of it: for sale, once it has what that takes. */
const blank: ImportedFields = { ...blankFields, isPublished: true }

/** Plans the product of a draft. Brands and categories that the names do not have are left out. */
export function planProduct(draft: ProductDraft, standing: Standing | null, beside: Beside): PlannedProduct {
  const { names, linked } = beside
  const before = standing?.fields ?? { ...blank, sku: draft.sku }
  const links = linksOf(draft, linked)
  const misfits: Misfit[] = []
  const said = fieldsOf(draft.facts, before, { names, misfits })
  const fields = publishable({ ...before, ...said, ...links })
  const changes = changedFields(before as EditedProduct, fields)
  const units = plannedUnits(draft.facts, standing, beside)
  const { stock } = units
  if (!standing) return { draft, standing, fields, changes, ...units, misfits, outcome: 'created' }
  if (changes.options) noteLost(units, { draft, standing, fields }, beside)
  const isSame = Object.keys(changes).length === 0 && stock.length === 0
  return { draft, standing, fields, changes, ...units, misfits, outcome: isSame ? 'same' : 'changed' }
}

/** What lacks a price or a category waits as a draft. */
const publishable = (fields: ImportedFields): ImportedFields => ({
  ...fields,
  isPublished: fields.isPublished && fields.price > 0 && fields.categoryIds.length > 0,
})

function fieldsOf(
  facts: Partial<ProductFacts>,
  before: ImportedFields,
  { names, misfits }: { names: Names; misfits: Misfit[] },
): Partial<ImportedFields> {
  const {
    width,
    height,
    depth,
    weight,
    brand,
    categories,
    options,
    stock: _units,
    pictures: _files,
    related: _related,
    analogues: _analogues,
    medicine,
    known,
    en,
    ru,
    ...alike
  } = facts
  const parcel = { width, height, depth, weight }
  const said = Object.fromEntries(Object.entries(parcel).filter(([, value]) => value !== undefined))
  return {
    ...alike,
    // A tag that stands twice is one to whoever reads it.
    ...(facts.tags && isSameValue(facts.tags, [...new Set(before.tags)]) && { tags: before.tags }),
    package: { ...before.package, ...said },
    ...(brand !== undefined && { brandId: names.brandId(brand) }),
    ...(categories && { categoryIds: chosenCategories(categories, before.categoryIds, names) }),
    ...(options && { options: mergedOptions(options, before.options) }),
    ...(medicine !== undefined && { medicine: saidMedicine(medicine, before.medicine, misfits) }),
    ...(known !== undefined && { facts: plannedFacts(known, before.facts, misfits) }),
    ...(en && { en: saidTexts(en, before.en) }),
    ...(ru && { ru: saidTexts(ru, before.ru) }),
  }
}

/** The products that a draft links to. While a code is unknown the list stays as it is: it is written at the end of the file. */
function linksOf({ sku, facts }: ProductDraft, linked: LinkedIds): Partial<ImportedFields> {
  const idsOf = (codes: readonly string[] | undefined) =>
    codes?.every((code) => linked.has(code))
      ? codes.flatMap((code) => (code === sku ? [] : (linked.get(code) ?? [])))
      : undefined
  const relatedIds = idsOf(facts.related)
  const analogueIds = idsOf(facts.analogues)
  return { ...(relatedIds && { relatedIds }), ...(analogueIds && { analogueIds }) }
}

const blankMedicine: EditedMedicine = {
  sagRegister: null,
  sale: 'free',
  species: [],
  substances: [],
  fromWeeks: null,
  weight: null,
}

/** What no column says of it stays. A product becomes a medicine by what a cell says, not by empty ones. */
function saidMedicine(
  said: ProductFacts['medicine'],
  before: EditedMedicine | null,
  misfits: Misfit[],
): ImportedFields['medicine'] {
  if (said === null) return null
  const own = before ?? blankMedicine
  const { weight, ...alike } = said
  const medicine = {
    ...own,
    ...alike,
    ...(weight && { weight: plannedWeight(weight, own.weight ?? null, misfits) }),
  }
  return before === null && said.sale === undefined && isSameValue(medicine, blankMedicine) ? null : medicine
}

const blankTexts: EditedTexts = { name: '', shortDescription: '', description: [], tags: [] }

/** Texts that say nothing are none. */
function saidTexts(said: Partial<EditedTexts>, before: EditedTexts | null): EditedTexts | null {
  const own = before ?? blankTexts
  const isSameTags = said.tags && isSameValue(said.tags, [...new Set(own.tags)])
  const texts = { ...own, ...said, ...(isSameTags && { tags: own.tags }) }
  return isSameValue(texts, blankTexts) ? null : texts
}

/** The same categories in another order are the same. */
function chosenCategories(paths: readonly string[][], before: readonly number[], names: Names): number[] {
  const ids = [...new Set(paths.flatMap((path) => names.categoryId(path) ?? []))]
  const isSame = ids.length === before.length && ids.every((id) => before.includes(id))
  return isSame ? [...before] : ids
}

/** What keeps its name keeps its id: carts and orders name it. */
function mergedOptions(options: ProductFacts['options'], before: readonly EditedOption[]): EditedOption[] {
  return options.map(({ name, values }) => {
    const option = before.find((each) => foldText(each.name) === foldText(name))
    return {
      id: option?.id ?? null,
      name,
      kind: option?.kind ?? 'label',
      values: values.map((value) => {
        const own = option?.values.find((each) => foldText(each.name) === foldText(value))
        return { id: own?.id ?? null, name: value, color: own?.color ?? null }
      }),
    }
  })
}
