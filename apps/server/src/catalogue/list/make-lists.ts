import { hostname } from 'node:os'
import { type Database, inTransaction } from '../../db/connection.ts'
import { listFile } from './list-file.ts'
import { listFilesStore } from './list-files.store.ts'
import { cachedListRows } from './list-rows.ts'

/**
 * Reads all that lists count over into the file of `folder` with which the next process of the shop begins, and gives how many
 * products that are; null, and nothing is read, where one is there that it would believe. Throws what reading or writing throws.
 */
export async function makeLists(
  database: Pick<Database, 'db' | 'pool'>,
  folder: string,
): Promise<number | null> {
  return inTransaction(database, async (tx) => {
    await listFilesStore.lock(tx, `${hostname()}:${folder}`)
    let failure: Error | undefined
    const report = (error: Error) => {
      failure = error
    }
    const file = listFile(database, { folder, report })
    if (await file.isThere()) return null
    const rows = cachedListRows(database)
    rows.storeIn(folder, report)
    const { columns } = await rows.current()
    await rows.settle()
    // What stood there before and could not be read is mended by what was written.
    if (!(await file.isThere())) throw failure ?? new Error(`What was written to ${folder} is not there`)
    return columns.size
  })
}
