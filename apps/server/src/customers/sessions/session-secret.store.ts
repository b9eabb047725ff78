import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/connection.ts'

/**
 * The secret that keys the sessions of a shop whose settings name none, made at its first use: 64 hexadecimal digits.
 * Every process on one database gets the same, also those that ask for the first time at the same moment.
 */
export async function sharedSessionSecret({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const made = randomBytes(32).toString('hex')
  await pool.query(
    `insert into shop_secrets (name, value) values ('session', $1) on conflict (name) do nothing`,
    [made],
  )
  const { rows } = await pool.query<{ value: string }>(
    `select value from shop_secrets where name = 'session'`,
  )
  const [row] = rows
  if (!row) throw new Error('The session secret was not stored.')
  return row.value
}
