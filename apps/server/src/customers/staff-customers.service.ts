import type { Database } from '../db/connection.ts'
import { type CustomerFilter, type ListedCustomer, listCustomers } from './staff-customers.store.ts'

export type { ListedCustomer } from './staff-customers.store.ts'

const pageLength = 50

/** The customers as the desk looks for them. */
export function customersAtDesk({ database }: { database: Pick<Database, 'db'> }) {
  return {
    list: (filter: Omit<CustomerFilter, 'limit'>): Promise<ListedCustomer[]> =>
      listCustomers(database.db, { ...filter, limit: pageLength }),
  }
}
