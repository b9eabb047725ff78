import { type Database, inTransaction } from '../../db/connection.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { accountsStore } from '../accounts.store.ts'
import type { Customer } from '../customers.service.ts'
import { customersStore } from '../customers.store.ts'
import { mergeStore } from './merge.store.ts'
import { listRepeated } from './repeated.store.ts'

export type { Person, SimilarCustomer } from './merge.store.ts'

const pageLength = 50

/** Makes one of customers who are the same person. */
export function mergeService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  return {
    /** Those who may be the same person as a customer. NOT_FOUND. */
    async similar(customerId: number) {
      const customer = await customersStore.find(database.db, customerId)
      if (!customer || customer.erasedAt !== null) return refuse('NOT_FOUND')
      return mergeStore.similar(database.db, customerId)
    },

    /** Those who may be the same person as one who came before them; see the store. */
    repeated: (before: number | undefined) => listRepeated(database.db, { before, limit: pageLength }),

    /**
     * Moves everything of the customer `from` to `into`, who stays: orders with their return requests, addresses,
     * vehicles, animals, cart, conversations, reviews, questions, consents. What `into` lacks is filled in, but for a RUT
     * that a third customer's account has. Nobody can sign in as `from` any more, and it cannot be undone. NOT_FOUND, also
     * for a customer and themselves; MERGE_INTO_GUEST where `from` has an account and `into` has none.
     */
    merge: (
      { into, from, reason }: { into: number; from: number; reason: string },
      agent: NonNullable<StaffActor>,
    ): Promise<true | Refusal> =>
      inTransaction(database, async (tx) => {
        if (into === from) return refuse('NOT_FOUND')
        // In the order of their ids, so that two of these never wait for each other.
        const locked = new Map<number, Customer | undefined>()
        for (const id of [into, from].toSorted((a, b) => a - b))
          locked.set(id, await customersStore.findForUpdate(tx, id))
        const [stays, goes] = [locked.get(into), locked.get(from)]
        if (!stays || stays.erasedAt !== null || !goes || goes.erasedAt !== null) return refuse('NOT_FOUND')
        if (goes.kind === 'customer' && stays.kind === 'guest') return refuse('MERGE_INTO_GUEST')
        await mergeStore.move(tx, from, into)
        await accountsStore.erase(tx, from)
        await mergeStore.markMerged(tx, from, into)
        const filled = lacking(stays, goes)
        const isAccount = stays.kind === 'customer'
        if (isAccount && filled.rut && (await mergeStore.isRutOfAccount(tx, filled.rut))) delete filled.rut
        if (Object.keys(filled).length > 0) await customersStore.update(tx, into, filled)
        await staffLog.note(tx, {
          actor: agent,
          action: 'clientes-unidos',
          subject: String(into),
          detail: reason,
          changes: [{ field: 'cliente', from: String(from), to: String(into) }],
        })
        return true
      }),
  }
}

/** What the one who stays has not said, and the other has. */
function lacking(
  stays: Customer,
  goes: Customer,
): Partial<Pick<Customer, 'rut' | 'phone' | 'landline' | 'lastName'>> {
  return {
    ...(stays.rut === null && goes.rut !== null && { rut: goes.rut }),
    ...(stays.phone === null && goes.phone !== null && { phone: goes.phone }),
    ...(stays.landline === null && goes.landline !== null && { landline: goes.landline }),
    ...(stays.lastName === '' && goes.lastName !== '' && { lastName: goes.lastName }),
  }
}
