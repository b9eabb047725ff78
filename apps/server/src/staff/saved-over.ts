import { againWhereTaken, type Database, type Transaction } from '../db/connection.ts'
import { type Made, madeRows } from '../db/made-rows.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'

/** `isStale`: somebody has saved since that version; nothing was written, and `row` is theirs. */
export type SavedOver<Row> = { row: Row; isStale: boolean }

export type Saving = {
  /** Where it stands. */
  table: string
  /** Undefined for what is to be made. */
  id: number | undefined
  /** That was read. */
  version: number
  /** Under which what has no id is made once: sent again it is the same one, as `by` sends it then. */
  key: string | undefined
  /** Whoever of the staff saves it. */
  by: number
}

/**
 * Makes something once under its key, or changes what an id names over the version that was read. `lock` gives what nobody
 * else writes until the transaction ends, and `write` what stands then. NOT_FOUND, and what `write` undoes all with.
 */
export const savedOver = <Row extends { id: number; version: number }>(
  database: Database,
  { table, id, version, key, by }: Saving,
  lock: (tx: Transaction, id: number) => Promise<Row | null>,
  write: (tx: Transaction, known: Row | null) => Promise<Row>,
): Promise<SavedOver<Row> | Refusal> =>
  againWhereTaken(() =>
    transactOrRefuse(database, async (tx) => {
      const making = { table, key: id === undefined ? key : undefined }
      const made = await madeRows.find(tx, making)
      const theirs = id ?? made?.id
      const known = theirs === undefined ? null : await lockedRow(tx, theirs, lock)
      if (known && isStale(known, { version, made, by })) return { row: known, isStale: true }
      const row = await write(tx, known)
      await madeRows.note(tx, making, row, by)
      return { row, isStale: false }
    }),
  )

/** What an id names. NOT_FOUND undoes all. */
export async function lockedRow<Row>(
  tx: Transaction,
  id: number,
  lock: (tx: Transaction, id: number) => Promise<Row | null>,
): Promise<Row> {
  const row = await lock(tx, id)
  if (!row) throw new Rollback(refuse('NOT_FOUND'))
  return row
}

/**
 * Whether somebody has saved a row since that version was read. Who made it under a key and sends it again, since no answer
 * came, has read none; as long as it stands as they left it, it is as it is sent last.
 */
const isStale = (
  row: { version: number },
  { version, made, by }: { version: number; made: Made | undefined; by: number },
): boolean => row.version !== version && !(made?.staffId === by && made.version === row.version)
