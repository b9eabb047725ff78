import { hostname } from 'node:os'
import { type Database, inTransaction } from '../../db/connection.ts'
import { keptListsStore } from './kept-lists.store.ts'
import { cachedListRows } from './list-rows.ts'

/**
 * Reads all that lists count over into the file of `folder` with which the next process of the shop begins, unless one is there
 * that it would believe. Throws what reading or writing throws.
 */
export async function makeLists(database: Pick<Database, 'db' | 'pool'>, folder: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    await keptListsStore.lock(tx, `${hostname()}:${folder}`)
    const rows = cachedListRows(database)
    let failure: Error | undefined
    rows.keepIn(folder, (error) => {
      failure = error
    })
    await rows.current()
    await rows.settle()
    if (failure) throw failure
  })
}
