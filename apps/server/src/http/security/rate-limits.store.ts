import type { Database } from '../../db/connection.ts'

/** In milliseconds since 1970, by the database's clock: that of a machine an hour ahead would forget what others count. */
const now = '(extract(epoch FROM now()) * 1000)::bigint'

/** What is counted, beside what rate-limiter-flexible writes there, by the clock of the machine that counts. */
export const rateLimitsStore = {
  async has({ pool }: Pick<Database, 'pool'>, key: string): Promise<boolean> {
    const { rowCount } = await pool.query(`SELECT FROM rate_limits WHERE key = $1 AND expire > ${now}`, [key])
    return rowCount !== 0
  },

  /** Notes a key without a count, for so many milliseconds. */
  async put({ pool }: Pick<Database, 'pool'>, key: string, ms: number): Promise<void> {
    await pool.query(
      `INSERT INTO rate_limits (key, points, expire) VALUES ($1, 0, ${now} + $2)
       ON CONFLICT (key) DO UPDATE SET expire = excluded.expire`,
      [key, ms],
    )
  },

  async remove({ pool }: Pick<Database, 'pool'>, key: string): Promise<void> {
    await pool.query('DELETE FROM rate_limits WHERE key = $1', [key])
  },

  async removeExpired({ pool }: Pick<Database, 'pool'>): Promise<void> {
    await pool.query(`DELETE FROM rate_limits WHERE expire < ${now}`)
  },
}
