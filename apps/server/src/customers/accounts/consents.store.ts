import { asc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import type { CustomerRow } from '../customers.store.ts'
import { consents } from '../customers.tables.ts'

type Agreed = Pick<CustomerRow, 'termsVersion' | 'marketingVersion'>

export const consentsStore = {
  /**
   * Keeps what a person agreed to or took back, as the difference between two states of the row: a text
   * accepted again in the same version is no new consent. What is taken back keeps the version it had.
   */
  async record(
    tx: Transaction,
    customerId: number,
    before: Agreed | undefined,
    after: Agreed,
  ): Promise<void> {
    const changes: (typeof consents.$inferInsert)[] = []
    if (before?.termsVersion !== after.termsVersion) {
      changes.push({ customerId, purpose: 'terms', given: true, version: after.termsVersion })
    }
    const had = before?.marketingVersion ?? null
    const version = after.marketingVersion ?? had
    if (had !== after.marketingVersion && version !== null) {
      changes.push({ customerId, purpose: 'marketing', given: after.marketingVersion !== null, version })
    }
    if (changes.length > 0) await tx.insert(consents).values(changes)
  },

  async list(executor: Executor, customerId: number) {
    return executor
      .select({
        purpose: consents.purpose,
        given: consents.given,
        version: consents.version,
        happenedAt: consents.happenedAt,
      })
      .from(consents)
      .where(eq(consents.customerId, customerId))
      .orderBy(asc(consents.id))
  },
}
