import { type Database, inTransaction } from '../../db/connection.ts'
import { offersStore } from './offers.store.ts'

/** Turns prices over when their offers begin and end: a list needs no clock for it, and a cached reply does not age. */
export function offersService({
  database,
  now = Date.now,
}: {
  database: Pick<Database, 'pool'>
  now?: () => number
}) {
  return { turn: () => inTransaction(database, (tx) => offersStore.turn(tx, now())) }
}
