import type { Database } from '../../db/connection.ts'

/**
 * The row that all processes share about somebody whom they ask; none stands while that works. Its moments are the
 * database's own.
 */
export function circuitStore(
  { pool }: Pick<Database, 'pool'>,
  { dependency, failures, restMs }: { dependency: string; failures: number; restMs: number },
) {
  const restSeconds = restMs / 1000
  return {
    /** Counts a failure; says whether it rests from now on. */
    async fail(): Promise<boolean> {
      const { rows } = await pool.query<{ rests: boolean }>(
        `INSERT INTO circuits AS circuit (dependency, failed, rests_until)
         VALUES ($1, 1, CASE WHEN $2 <= 1 THEN now() + make_interval(secs => $3) END)
         ON CONFLICT (dependency) DO UPDATE SET failed = circuit.failed + 1,
           rests_until = CASE WHEN circuit.failed + 1 >= $2 THEN now() + make_interval(secs => $3) END
         RETURNING rests_until IS NOT NULL AS rests`,
        [dependency, failures, restSeconds],
      )
      return rows[0]?.rests ?? false
    },

    /**
     * Takes the try that is due for as long as a rest: of several who want it one gets it, and whoever dies over it keeps
     * it no longer. `works` where nothing rests any more.
     */
    async claim(): Promise<'claimed' | 'rests' | 'works'> {
      // A rest that is longer than any was written before somebody set the database's clock back.
      const { rowCount } = await pool.query(
        `UPDATE circuits SET rests_until = now() + make_interval(secs => $2)
         WHERE dependency = $1
           AND (rests_until <= now() OR rests_until > now() + make_interval(secs => 2 * $2))`,
        [dependency, restSeconds],
      )
      if (rowCount) return 'claimed'
      const { rowCount: resting } = await pool.query(
        'SELECT FROM circuits WHERE dependency = $1 AND rests_until IS NOT NULL',
        [dependency],
      )
      return resting ? 'rests' : 'works'
    },

    async clear(): Promise<void> {
      await pool.query('DELETE FROM circuits WHERE dependency = $1', [dependency])
    },
  }
}
