import { type Database, inTransaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/since.ts'
import { offersStore } from './offers.store.ts'

/** Turns prices over when their offers begin and end: a list needs no clock for it, and a cached reply does not age. */
export function offersService({
  database,
  now = databaseNow,
}: {
  database: Pick<Database, 'pool'>
  now?: typeof databaseNow
}) {
  return { turn: () => inTransaction(database, async (tx) => offersStore.turn(tx, await now(tx))) }
}
