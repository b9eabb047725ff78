import pg from 'pg'
import { growCatalogue } from '../large-catalogue.ts'
import { withoutIndexes } from '../without-indexes.ts'
import { people } from './grow-people.ts'
import { rooms } from './grow-rooms.ts'
import { sales } from './grow-sales.ts'

/**
 * Grows a seeded shop to `amount` products and `amount` orders of the last three years, with what the desk shows beside
 * them: half as many customers, stock and its movements, mails, returns, coupons, the log and all its other rooms, each
 * as many as such a shop would have. Triggers are left out, and what they keep is written by the same functions.
 */
export async function growDesk(databaseUrl: string, amount: number): Promise<void> {
  await growCatalogue(databaseUrl, amount, { words: 'copied' })
  await growSales(databaseUrl, amount)
}

/** Customers, orders and all that goes with them, in a shop that has the products. */
async function growSales(databaseUrl: string, amount: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await withoutIndexes(client, written, async () => {
      for (const statement of [...people, ...sales, ...rooms]) {
        await client.query(statement, statement.includes('$1') ? [amount] : [])
      }
    })
    await client.query('set session_replication_role = origin')
    await client.query('analyze')
    await client.query(
      'select add_up_sales(min(sales_day(created_at)), max(sales_day(created_at))) from orders',
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const written = [
  'customers',
  'addresses',
  'stock',
  'stock_movements',
  'stock_reservations',
  'orders',
  'order_lines',
  'order_words',
  'order_history',
  'payments',
  'refunds',
  'mails',
  'staff_actions',
  'chat_messages',
]
