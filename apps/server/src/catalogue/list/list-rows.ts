import { type ReadAttributes, readAttributes } from '#rules/catalogue/attribute-values.ts'
import { ownDefinitions } from '#rules/catalogue/product-attributes.ts'
import type { Database } from '../../db/connection.ts'
import { type VehicleRow, vehiclesService } from '../../vehicles/vehicles.service.ts'
import { type FittingRows, fittingRows } from './fitting-rows.ts'
import { type FeatureName, type ListNames, type ListRow, listRowsStore } from './list-rows.store.ts'
import type { Scopes } from './scope-rows.ts'

/** Every product that is sold, as filters see it, and what their values are called. */
export type ListRows = {
  rows: ReadonlyMap<number, ListRow>
  names: ListNames
  /** All that can be chosen, by their ids. */
  vehicles: ReadonlyMap<number, VehicleRow>
  /** What `features` of the rows mean. */
  attributes: ReadAttributes
  fitting: FittingRows
  /** What was read of scopes since the rows changed last. */
  scopes: Scopes
}

/** Where more than this part of the products has changed, all of them are read again. */
const mostlyChanged = 0.5

/** Of more changes than these, what fits is put together anew rather than one by one. */
const mostSingly = 500

const ofDatabases = new WeakMap<object, CachedListRows>()

/** Those of a database: one reading of its products serves all who ask in this process. */
export function listRowsOf(database: Pick<Database, 'db'>): CachedListRows {
  const rows = ofDatabases.get(database.db) ?? cachedListRows(database)
  ofDatabases.set(database.db, rows)
  return rows
}

export type CachedListRows = ReturnType<typeof cachedListRows>

/**
 * The products of lists, cached in memory and brought up to date on every read (decision 0073): what was
 * committed before `current` was called is in what it gives. Askers that come while a reading runs share the
 * next one. A reading that fails rejects for those who wait, and the next begins where it began.
 */
export function cachedListRows(database: Pick<Database, 'db'>) {
  const choosable = vehiclesService({ database })
  const rows = new Map<number, ListRow>()
  const fitting = fittingRows()
  const scopes: Scopes = new Map()
  const features = new Map<string, FeatureName>()
  let names: ListNames = { brands: [], categories: [] }
  let vehicles: ReadonlyMap<number, VehicleRow> = new Map()
  let definitions: Awaited<ReturnType<typeof listRowsStore.attributes>> = []
  let attributes: ReadAttributes = new Map()
  let snapshot: string | null = null
  let running: Promise<void> | undefined
  let waiting: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const { db } = database
    const found = await listRowsStore.changes(db, snapshot)
    const { products } = found
    const isWhole = products === null || products.length > rows.size * mostlyChanged
    const ids = isWhole ? null : products.filter((id) => id !== 0)
    const known = features.size
    if (ids === null || ids.length > 0) {
      for (const each of await listRowsStore.featureNames(db, ids)) features.set(each.feature, each)
      const read = new Map<number, ListRow>()
      for await (const row of listRowsStore.rows(db, ids)) read.set(row.id, row)
      replaceRows(ids, read)
      scopes.clear()
    }
    const isRenamed = isWhole || products.includes(0)
    if (isRenamed) {
      names = await listRowsStore.names(db)
      vehicles = new Map((await choosable.all()).map((vehicle) => [vehicle.id, vehicle]))
      scopes.clear()
      definitions = await listRowsStore.attributes(db)
    }
    if (isRenamed || features.size > known) {
      attributes = readAttributes(
        [...ownDefinitions, ...definitions],
        [...features.values()].map(writtenValue),
      )
    }
    snapshot = found.snapshot
  }

  /** Puts what was read into the place of the rows of `ids`, of all where that is null. */
  function replaceRows(ids: readonly number[] | null, read: ReadonlyMap<number, ListRow>): void {
    const isSingly = ids !== null && ids.length <= mostSingly
    for (const id of ids ?? rows.keys()) {
      const row = rows.get(id)
      rows.delete(id)
      if (row && isSingly) fitting.remove(row)
    }
    if (!isSingly) fitting.clear()
    for (const [id, row] of read) rows.set(id, row)
    for (const row of isSingly ? read.values() : rows.values()) fitting.add(row)
  }

  function start(): Promise<void> {
    const mine = refresh().finally(() => {
      if (running === mine) running = undefined
    })
    running = mine
    return mine
  }

  /** After the one that runs, however that ends. */
  function startNext(): Promise<void> {
    waiting = undefined
    return start()
  }

  return {
    async current(): Promise<ListRows> {
      if (running) waiting ??= running.then(startNext, startNext)
      await (waiting ?? start())
      return { rows, names, vehicles, attributes, fitting, scopes }
    },
  }
}

function writtenValue({ feature, name, value }: FeatureName) {
  const at = feature.indexOf(':')
  return {
    attribute: feature.slice(0, at),
    attributeName: name,
    value: feature.slice(at + 1),
    valueName: value,
  }
}
