import type { ProductDraft, ProductFacts, StockLine } from '#import/products/draft.ts'
import type { EditedOption } from '#rules/products/product.ts'
import { foldText } from '#rules/text/fold-text.ts'
import type { Names } from '../../names/names.service.ts'
import type { ImportedFields, Standing, StandingUnits } from './standing.store.ts'

/** Units that a file says, of a value by the places of its option and of itself. */
export type PlannedUnits = {
  branchId: number
  value: { option: string; value: string } | null
  units: number
}

/** The units of a place of a product as the check of a file saw them; undefined where the file left them as they were. */
export type UnitsAtCheck = (productId: number, place: Omit<StandingUnits, 'units'>) => number | undefined

/** Null where no check has kept them, as while one does. */
export type StoredUnits = UnitsAtCheck | null

/** What a file's units come to. */
export type PlannedStock = {
  /** Those that are not as they stand. */
  stock: PlannedUnits[]
  /** How many stand where the file changes them, or takes their place away. */
  seen: StandingUnits[]
  /** Those of the file that would bring back what was sold since somebody saw how many there were. */
  moved: Pick<StockLine, 'branch' | 'units'>[]
}

/**
 * What the units of a file come to. The shop goes on selling while somebody edits the file: a number that nobody has changed
 * in it changes nothing, and one that was changed is taken where as many units still stand as its editor saw.
 */
export function plannedUnits(
  facts: Partial<ProductFacts>,
  standing: Standing | null,
  { names, atCheck }: { names: Names; atCheck: StoredUnits },
): PlannedStock {
  const planned: PlannedStock = { stock: [], seen: [], moved: [] }
  for (const { branch, option, value, units, seen } of facts.stock ?? []) {
    const branchId = names.branchId(branch)
    if (branchId === undefined) continue
    const of = option === '' ? null : { option, value }
    const valueId = of && standing ? standingValue(standing, of) : null
    if (!standing || (of !== null && valueId === null)) {
      planned.stock.push({ branchId, value: of, units })
      continue
    }
    const place = { branchId, valueId }
    const now = unitsAt(standing, place)
    if (units === now || units === seen) continue
    const before = seen ?? (atCheck ? atCheck(standing.id, place) : now)
    // The check saw as many as the file says: they were sold since.
    if (before === undefined) continue
    if (before !== now) planned.moved.push({ branch, units })
    planned.stock.push({ branchId, value: of, units })
    planned.seen.push({ ...place, units: now })
  }
  return planned
}

const unitsAt = ({ stock }: Standing, place: Omit<StandingUnits, 'units'>): number =>
  stock.find(({ branchId, valueId }) => branchId === place.branchId && valueId === place.valueId)?.units ?? 0

/**
 * Units whose place a file takes away go with it: a value under another name is another one, with the units that the file
 * says. As many have to stand there as were seen.
 */
export function noteLost(
  units: PlannedStock,
  { draft, standing, fields }: { draft: ProductDraft; standing: Standing; fields: ImportedFields },
  { names, atCheck }: { names: Names; atCheck: StoredUnits },
): void {
  const lost = standing.stock.filter((place) => !hasPlace(fields.options, place.valueId))
  units.seen.push(...lost)
  const [first] = draft.facts.stock ?? []
  if (first && atCheck && lost.some((place) => place.units !== (atCheck(standing.id, place) ?? 0))) {
    units.moved.push(first)
  }
  for (const line of draft.facts.stock ?? []) {
    const isKnown = line.option === '' ? null : standingValue(standing, line)
    const there = lost.filter(({ branchId }) => branchId === names.branchId(line.branch))
    const isNew = line.seen !== undefined && isKnown === null && there.length > 0
    if (isNew && !there.some((place) => place.units === line.seen)) units.moved.push(line)
  }
}

/** Whether units of a value, or of the product itself, have a place where it has these options. */
export function hasPlace(options: readonly EditedOption[], valueId: number | null): boolean {
  if (valueId === null) return options.length === 0
  return options.some(({ values }) => values.some(({ id }) => id === valueId))
}

function standingValue(
  standing: Standing,
  { option, value }: { option: string; value: string },
): number | null {
  const own = standing.fields.options.find((each) => foldText(each.name) === foldText(option))
  return own?.values.find((each) => foldText(each.name) === foldText(value))?.id ?? null
}

/** What can be sold of a new product, as product_stock of the database adds it up: with options the least of them. */
export function unitsForSale({
  fields: { options },
  stock,
}: { fields: ImportedFields } & Pick<PlannedStock, 'stock'>): number {
  const sum = (those: readonly PlannedUnits[]) => those.reduce((units, each) => units + each.units, 0)
  const ofOption = (name: string) =>
    sum(stock.filter(({ value }) => value !== null && foldText(value.option) === foldText(name)))
  const units =
    options.length > 0
      ? Math.min(...options.map(({ name }) => ofOption(name)))
      : sum(stock.filter(({ value }) => value === null))
  return Math.min(units, mostUnits)
}

/** As many as `products.stock` holds. */
const mostUnits = 2_147_483_647
