import { type Database, inTransaction } from '../../../db/connection.ts'
import { isOfRows } from '../is-of-rows.ts'
import { importWordsStore as store } from './import-words.store.ts'

/**
 * Makes the words for the search of products that wait for them, those of one batch after the other. They go beside the
 * writing of the next batch: they are a third of what a product costs the database. Those of which none can be made hold up
 * no others.
 */
export async function makeWaitingWords(database: Database): Promise<void> {
  while (await makeNext(database));
}

async function makeNext(database: Database): Promise<boolean> {
  try {
    return await inTransaction(database, async (tx) => {
      const productIds = await store.take(tx)
      if (productIds) await store.make(tx, productIds)
      return productIds !== undefined
    })
  } catch (error) {
    if (!isOfRows(error)) throw error
    await inTransaction(database, async (tx) => {
      const productIds = (await store.take(tx)) ?? []
      if (productIds.length > 1) for (const id of productIds) await store.add(tx, [id])
    })
    return true
  }
}
