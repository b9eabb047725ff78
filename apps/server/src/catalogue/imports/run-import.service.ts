import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { acesTable } from '#import/tables/aces-table.ts'
import { csvTable } from '#import/tables/csv-table.ts'
import { type Table, UnreadableFile } from '#import/tables/table.ts'
import type { Chunks } from '#import/tables/text-encoding.ts'
import { xlsxTable } from '#import/tables/xlsx-table.ts'
import {
  type Database,
  inTransaction,
  postgresCode,
  type Transaction,
  together,
} from '../../db/connection.ts'
import type { BatchResult } from './apply/batch-result.ts'
import { importLinksStore } from './apply/import-links.store.ts'
import { importResultsStore } from './import-results.store.ts'
import { type ImportCounts, type ImportRow, importsStore } from './imports.store.ts'
import { isOfRows } from './is-of-rows.ts'
import { importArchivesService } from './pictures/import-archives.service.ts'
import { isAddress } from './pictures/import-pictures.service.ts'
import { importUnitsStore } from './plan/import-units.store.ts'
import { fitmentTaker, productTaker, type Taker } from './takers.ts'
import { makeWaitingWords } from './words/make-words.service.ts'

/** A batch ends after so many products, or so many rows. */
const batchLength = 500
const mostRows = 2000
/** So long nobody else takes up an import of which no batch came in. */
const leaseSeconds = 60
/** After so many products the reading of a file gives way, so that the database gets its next statement meanwhile. */
const readAtOnce = 4
/** So often an import is taken up without writing a batch, before it is given up. */
const mostTries = 5

/**
 * After how many batches the database looks anew at what it holds: plans that were made of a young shop read all of its
 * products with each batch, and a connection keeps its plans until then.
 */
const analysedAfter: ReadonlySet<number> = new Set([2, 20])

const notWritten = { code: 'NOT_WRITTEN', line: null }

/** Another works on it, or somebody has stopped it. */
class Stopped extends Error {}

const tables = { csv: csvTable, xlsx: xlsxTable, aces: acesTable }

export const openTable = (container: keyof typeof tables, open: () => Chunks): Promise<Table> =>
  tables[container](open)

/**
 * Checks or applies one import that waits, batch by batch, each in a transaction with how far it then is: whoever is
 * killed leaves whole products, and the next one goes on behind them. Answers its id; undefined where none waits.
 */
export async function runNextImport(
  database: Database,
  { onBatch }: { onBatch?: (counts: ImportCounts) => void } = {},
): Promise<number | undefined> {
  // What a process left that ended in the middle, or an import that was stopped.
  await makeWaitingWords(database)
  const worker = randomUUID()
  const claimed = await importsStore.claim(database.db, worker, leaseSeconds)
  if (!claimed) return undefined
  const fail = (why: ImportFailure) => importsStore.end(database.db, claimed.id, 'failed', why)
  if (claimed.tries > mostTries) {
    await fail(notWritten)
    return claimed.id
  }
  try {
    await work(database, claimed, { worker, onBatch })
    await importsStore.end(database.db, claimed.id, claimed.state === 'checking' ? 'checked' : 'applied')
  } catch (error) {
    const why = failureOf(error)
    if (why) await fail(why)
    if (!isOutcome(error)) throw error
  }
  return claimed.id
}

type ImportFailure = NonNullable<ImportRow['failure']>

/** What an import says of the error that it ended in; null where it goes on some other time. */
function failureOf(error: unknown): ImportFailure | null {
  if (error instanceof UnreadableFile) return { code: error.code, line: error.line }
  return isOfRows(error) ? notWritten : null
}

/** Whether an import may end so: nothing else is wrong than its file, or that it is no longer this process's. */
const isOutcome = (error: unknown) => error instanceof UnreadableFile || error instanceof Stopped

type Working = { worker: string; onBatch?: ((counts: ImportCounts) => void) | undefined }

async function work(database: Database, row: ImportRow, working: Working): Promise<void> {
  const { id, container, format } = row
  if (!container || !format) throw new UnreadableFile('FORMAT_UNKNOWN')
  const table = await openTable(container, () => importsStore.pieces(database.db, id))
  const zip = await importArchivesService({ database }).archiveOf(id)
  const hasPicture = (picture: string) => isAddress(picture) || zip?.has(picture) === true
  const given = { executor: database.db, row, table, hasPicture }
  await (format === 'fitment'
    ? takeAll(database, row, await fitmentTaker(given), working)
    : takeAll(database, row, await productTaker(given), working))
}

async function takeAll<Group>(
  database: Database,
  row: ImportRow,
  taker: Taker<Group>,
  working: Working,
): Promise<void> {
  const writer = batchWriter(database, row, taker, working)
  const batches = batchesOf(taker, row.productsDone)
  let done = row.productsDone
  let written = 0
  try {
    let next = await batches.next()
    while (!next.done) {
      if (analysedAfter.has(written)) await importsStore.analyse(database.db)
      written += 1
      const { groups, place } = next.value
      // While the database writes a batch, the next one is read and the words of the one before are made; never more than
      // that, and none outlives the others.
      const [, following] = await together([
        writer.take(groups, place),
        batches.next(),
        makeWaitingWords(database),
      ])
      done = place
      next = following
    }
    await makeWaitingWords(database)
    while (await writer.finish(done));
  } finally {
    await batches.return(undefined)
  }
}

/** What the file holds behind the products that are done, in pieces that are written at once, each with how far it goes. */
async function* batchesOf<Group>(
  taker: Taker<Group>,
  done: number,
): AsyncGenerator<{ groups: Group[]; place: number }, undefined, void> {
  let place = 0
  let groups: Group[] = []
  let rows = 0
  for await (const group of taker.groups()) {
    place += 1
    if (place <= done) {
      taker.skip(group)
      continue
    }
    groups.push(group)
    rows += taker.length(group)
    if (place % readAtOnce === 0) await turn()
    if (groups.length < batchLength && rows < mostRows) continue
    yield { groups, place }
    groups = []
    rows = 0
  }
  if (groups.length > 0) yield { groups, place }
}

function batchWriter<Group>(
  database: Database,
  row: ImportRow,
  taker: Taker<Group>,
  { worker, onBatch }: Working,
) {
  let counts = countsOf(row.counts)

  /** What became of rows stands with how far the import then is. */
  async function note(tx: Transaction, result: BatchResult, productsDone: number): Promise<ImportCounts> {
    await importResultsStore.addErrors(tx, row.id, result.errors)
    await importResultsStore.addRefusedRows(tx, row.id, result.refusedRows)
    await importLinksStore.add(tx, row.id, result.links)
    if (row.state === 'checking') await importUnitsStore.insert(tx, row.id, result.seen)
    const sum = added(counts, result)
    const progress = { worker, seconds: leaseSeconds, productsDone, counts: sum }
    if (!(await importsStore.advance(tx, row.id, progress))) throw new Stopped()
    return sum
  }

  async function takeTogether(groups: readonly Group[], productsDone: number): Promise<void> {
    const done = await inTransaction(database, async (tx) => {
      const { result, onCommitted } = await taker.take(tx, groups)
      return { counts: await note(tx, result, productsDone), onCommitted }
    })
    counts = done.counts
    done.onCommitted()
  }

  /** Where some of them cannot be written, each half by itself, down to the one that cannot: it is refused. */
  async function takeWhatCan(groups: readonly Group[], productsDone: number): Promise<void> {
    try {
      await takeTogether(groups, productsDone)
    } catch (error) {
      const [only] = groups
      if (!isOfRows(error) || !only) throw error
      if (groups.length === 1) {
        const refused = taker.refused(only, postgresCode(error) ?? '')
        counts = await inTransaction(database, (tx) => note(tx, refused, productsDone))
        return
      }
      const half = Math.ceil(groups.length / 2)
      await takeWhatCan(groups.slice(0, half), productsDone - (groups.length - half))
      await takeWhatCan(groups.slice(half), productsDone)
    }
  }

  return {
    async take(groups: readonly Group[], productsDone: number): Promise<void> {
      await takeWhatCan(groups, productsDone)
      onBatch?.(counts)
    },

    /** What waited for the last row; false once nothing waits. */
    finish: (productsDone: number): Promise<boolean> =>
      inTransaction(database, async (tx) => {
        const result = await taker.finish(tx)
        if (result) counts = await note(tx, result, productsDone)
        return result !== null
      }),
  }
}

const countsOf = (stored: Partial<ImportCounts>): ImportCounts => ({
  rows: 0,
  created: 0,
  changed: 0,
  same: 0,
  refused: 0,
  drafts: 0,
  errors: 0,
  ...stored,
})

const added = (counts: ImportCounts, result: BatchResult): ImportCounts => ({
  rows: counts.rows + result.rows,
  created: counts.created + result.created,
  changed: counts.changed + result.changed,
  same: counts.same + result.same,
  refused: counts.refused + result.refused,
  drafts: counts.drafts + result.drafts,
  errors: counts.errors + result.errors.length,
})
