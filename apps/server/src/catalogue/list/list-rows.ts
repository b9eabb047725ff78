import { type ReadAttributes, readAttributes } from '#rules/catalogue/attribute-values.ts'
import { ownDefinitions } from '#rules/catalogue/product-attributes.ts'
import type { Database } from '../../db/connection.ts'
import { numbersOf } from '../../db/numbers-of.ts'
import { onPrimary } from '../../db/replicas.ts'
import { type VehicleRow, vehiclesService } from '../../vehicles/vehicles.service.ts'
import { FittingPlaces } from './fitting-places.ts'
import { ListColumns, type ListRow } from './list-columns.ts'
import { type ListFile, type ListFileOptions, listFile } from './list-file.ts'
import { type FeatureName, type ListNames, listRowsStore } from './list-rows.store.ts'
import { Scopes } from './scope-places.ts'

/** Every product that is sold, as filters see it, and what their values are called. */
export type ListRows = {
  columns: ListColumns
  names: ListNames
  /** All that can be chosen, by their ids. */
  vehicles: ReadonlyMap<number, VehicleRow>
  /** What features mean. */
  attributes: ReadAttributes
  fitting: FittingPlaces
  /** What was read of scopes since a product changed scopes: places of these columns, and of no others. */
  scopes: Scopes
}

/** Once more than this share of the products has changed, all of them are read again. */
const mostlyChanged = 0.5

/** They are written to disk again once more than this share has changed since, and at least `leastChanged`. */
const muchChanged = 0.02
const leastChanged = 1000
/** And no sooner than this after the last time, however fast they change: lists wait while they are written. */
const leastBetweenMs = 600_000

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
 * next one. A reading that fails rejects for those who wait, and the next begins where it began. A copy of the database
 * is never read: its snapshots count what is in progress as seen.
 */
export function cachedListRows(database: Pick<Database, 'db'>) {
  const choosable = vehiclesService({ database })
  const changes = listRowsStore.changes(database)
  let columns = new ListColumns()
  let fitting = new FittingPlaces()
  let scopes = new Scopes()
  let features = new Map<string, FeatureName>()
  let names: ListNames = { brands: [], categories: [] }
  let vehicles: ReadonlyMap<number, VehicleRow> = new Map()
  let definitions: Awaited<ReturnType<typeof listRowsStore.attributes>> = []
  let attributes: ReadAttributes = new Map()
  let snapshot: string | null = null
  let areNamesRead = false
  let file: ListFile | undefined
  let changedSinceStored = 0
  let storedAtMs = Number.NEGATIVE_INFINITY
  let storing: Promise<void> | undefined
  let running: Promise<void> | undefined
  let waiting: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const { db } = database
    if (snapshot === null) await readStored()
    const found = await changes(snapshot)
    const { products } = found
    const isWhole = products === null || products.length > columns.size * mostlyChanged || columns.hasOutgrown
    const ids = isWhole ? null : products.filter((id) => id !== 0)
    const known = features.size
    if (ids === null || ids.length > 0) {
      for (const each of await listRowsStore.featureNames(db, ids)) features.set(each.feature, each)
      await (ids === null ? readWhole() : readSome(ids))
    }
    if (!isWhole) await patch(found.patched)
    const isRenamed = isWhole || !areNamesRead || products.includes(0)
    if (isRenamed) {
      names = await listRowsStore.names(db)
      vehicles = new Map((await choosable.all()).map((vehicle) => [vehicle.id, vehicle]))
      definitions = await listRowsStore.attributes(db)
      areNamesRead = true
    }
    if (isRenamed || features.size > known) {
      attributes = readAttributes(
        [...ownDefinitions, ...definitions],
        [...features.values()].map(writtenValue),
      )
      // Who still has the former names or columns goes on with the former scopes.
      scopes = new Scopes()
    }
    snapshot = found.snapshot
    changedSinceStored += isWhole ? Number.POSITIVE_INFINITY : products.length + found.patched.length
  }

  /** Begins with what a former process stored; what changed since is read like any later change. */
  async function readStored(): Promise<void> {
    const held = await file?.read()
    if (held) ({ snapshot, features, columns, fitting } = held)
  }

  async function store(): Promise<void> {
    const most = Math.max(leastChanged, columns.size * muchChanged)
    if (!file || snapshot === null || changedSinceStored <= most) return
    const now = performance.now()
    if (Number.isFinite(changedSinceStored) && now - storedAtMs < leastBetweenMs) return
    changedSinceStored = 0
    storedAtMs = now
    storing = file.write({ snapshot, features, columns, fitting })
    await storing
  }

  /** Into new columns: lists are answered from the old ones until all is read. */
  async function readWhole(): Promise<void> {
    const whole = { columns: new ListColumns(), fitting: new FittingPlaces() }
    await listRowsStore.everyRow(database, (rows) => {
      for (const row of rows) put(whole, row)
    })
    whole.columns.end()
    columns = whole.columns
    fitting = whole.fitting
    scopes = new Scopes()
  }

  /** Takes over numbers alone. Ids that are not held, or no longer sold, changed otherwise too, and are read as rows. */
  async function patch(ids: readonly number[]): Promise<void> {
    for await (const rows of listRowsStore.numbers(database.db, ids)) {
      let isMoved = false
      for (const row of rows) isMoved = columns.patch(row) || isMoved
      if (isMoved) scopes.clear()
    }
  }

  /** Those of `ids` that are not found are sold no more. */
  async function readSome(ids: readonly number[]): Promise<void> {
    const gone = new Set(ids)
    let isMoved = false
    for await (const rows of listRowsStore.rows(database.db, ids)) {
      for (const row of rows) {
        gone.delete(row.id)
        isMoved = put({ columns, fitting }, row) || isMoved
      }
      if (isMoved) scopes.clear()
    }
    for (const id of gone) {
      const place = columns.placeOf(id)
      if (place < 0 || !columns.isSold(place)) continue
      columns.remove(place)
      fitting.set(place, { fitsAll: false, vehicleIds: [], years: [] })
      scopes.clear()
    }
  }

  function start(): Promise<void> {
    const read = onPrimary(refresh)
    // A reading is over before it is written to disk. The next one waits for the writing, since it changes what is written.
    const mine = read
      .then(() => onPrimary(store))
      .finally(() => {
        if (running === mine) running = undefined
      })
    mine.catch(() => undefined)
    running = mine
    return read
  }

  /** After the one that runs, however that ends. */
  function startNext(): Promise<void> {
    waiting = undefined
    return start()
  }

  return {
    /** Begins with what a process before this one stored in the folder, and stores there what it reads (decision 0394). */
    storeIn(
      folder: string,
      report: (error: Error) => void,
      making: Pick<ListFileOptions, 'make' | 'many'> = {},
    ): void {
      file = listFile(database, { folder, report, ...making })
    },

    /** Waits until nothing is being written; for no reading, which may take long. */
    async settle(): Promise<void> {
      await storing
    },

    async current(): Promise<ListRows> {
      if (running) waiting ??= running.then(startNext, startNext)
      await (waiting ?? start())
      return { columns, names, vehicles, attributes, fitting, scopes }
    },
  }
}

/** Whether what was worked out of scopes holds no more. */
function put({ columns, fitting }: Pick<ListRows, 'columns' | 'fitting'>, row: ListRow): boolean {
  const { place, isMoved } = columns.put(row)
  const fitsOthers = fitting.set(place, {
    fitsAll: row.fitsAll,
    vehicleIds: numbersOf(row.vehicleIds, ','),
    years: row.fitYears ? JSON.parse(row.fitYears) : [],
  })
  return isMoved || fitsOthers
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
