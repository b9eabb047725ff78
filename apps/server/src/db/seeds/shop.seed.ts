import { bank, seller } from '#demo/data/seller.ts'
import { salesHours, storeHours } from '#rules/chile/usual-hours.ts'
import type { Transaction } from '../connection.ts'
import { giveRows } from './give-rows.ts'
import { insertRows } from './insert-rows.ts'

/** Who sells in the demonstration and when it opens, where the owner has not said otherwise. */
export async function giveShopFacts(tx: Transaction): Promise<void> {
  const facts = { seller, bank, hours: { store: storeHours, sales: salesHours } }
  await giveRows(tx, {
    table: 'settings',
    source: 'demonstration facts',
    key: ['name'],
    rows: Object.keys(facts).map((name) => ({ name })),
    insert: (fresh) =>
      insertRows(
        tx,
        'settings',
        fresh.map(({ name }) => ({ name, value: facts[name as keyof typeof facts] })),
        { keepsOwn: true },
      ),
  })
}
