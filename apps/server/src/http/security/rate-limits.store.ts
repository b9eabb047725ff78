import type { Database } from '../../db/connection.ts'

/** What is counted, beside what rate-limiter-flexible writes there. Moments are milliseconds since 1970. */
export const rateLimitsStore = {
  async has({ pool }: Pick<Database, 'pool'>, key: string, at: number): Promise<boolean> {
    const { rowCount } = await pool.query('SELECT FROM rate_limits WHERE key = $1 AND expire > $2', [key, at])
    return rowCount !== 0
  },

  /** Notes a key without a count. */
  async put({ pool }: Pick<Database, 'pool'>, key: string, expire: number): Promise<void> {
    await pool.query(
      `INSERT INTO rate_limits (key, points, expire) VALUES ($1, 0, $2)
       ON CONFLICT (key) DO UPDATE SET expire = excluded.expire`,
      [key, expire],
    )
  },

  async remove({ pool }: Pick<Database, 'pool'>, key: string): Promise<void> {
    await pool.query('DELETE FROM rate_limits WHERE key = $1', [key])
  },

  async removeExpired({ pool }: Pick<Database, 'pool'>, at: number): Promise<void> {
    await pool.query('DELETE FROM rate_limits WHERE expire < $1', [at])
  },
}
