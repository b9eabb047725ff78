import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'

export type ApiKeyRow = {
  id: number
  name: string
  prefix: string
  scopes: string[]
  owner: string
  createdAt: Date
  usedAt: Date | null
  revokedAt: Date | null
}

type GivenKey = {
  name: string
  prefix: string
  keyHash: Buffer
  scopes: readonly string[]
  staffId: number
}

const columns = sql`k.id, k.name, k.prefix, k.scopes, s.name AS owner, k.created_at AS "createdAt",
  k.used_at AS "usedAt", k.revoked_at AS "revokedAt"`

const dated = (row: ApiKeyRow): ApiKeyRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
  usedAt: row.usedAt && new Date(row.usedAt),
  revokedAt: row.revokedAt && new Date(row.revokedAt),
})

export const apiKeysStore = {
  /** The newest first. */
  async list(executor: Executor): Promise<ApiKeyRow[]> {
    const { rows } = await executor.execute<ApiKeyRow>(
      sql`SELECT ${columns} FROM api_keys k JOIN staff s ON s.id = k.staff_id ORDER BY k.id DESC LIMIT 500`,
    )
    return rows.map(dated)
  },

  /** Undefined where as many are in use as there may be. */
  async insert(executor: Executor, key: GivenKey, most: number): Promise<ApiKeyRow | undefined> {
    await executor.execute(sql`LOCK TABLE api_keys IN SHARE ROW EXCLUSIVE MODE`)
    const { rows } = await executor.execute<ApiKeyRow>(sql`
      WITH k AS (
        INSERT INTO api_keys (name, prefix, key_hash, scopes, staff_id)
        SELECT ${key.name}, ${key.prefix}, ${key.keyHash}, ${sql.param([...key.scopes])}::text[], ${key.staffId}::int
        WHERE (SELECT count(*) FROM api_keys WHERE revoked_at IS NULL) < ${most}
        RETURNING *
      )
      SELECT ${columns} FROM k JOIN staff s ON s.id = k.staff_id`)
    return rows[0] && dated(rows[0])
  },

  /** Nobody uses or ends it until the transaction ends. */
  async lock(
    tx: Transaction,
    id: number,
  ): Promise<{ staffId: number; isUsed: boolean; isRevoked: boolean } | undefined> {
    const { rows } = await tx.execute<{ staffId: number; isUsed: boolean; isRevoked: boolean }>(sql`
      SELECT staff_id AS "staffId", used_at IS NOT NULL AS "isUsed", revoked_at IS NOT NULL AS "isRevoked"
      FROM api_keys WHERE id = ${id} FOR UPDATE`)
    return rows[0]
  },

  /** Writes one anew, whose secret nobody has: what it was opens nothing any more. */
  async renew(tx: Transaction, id: number, key: Omit<GivenKey, 'staffId'>): Promise<ApiKeyRow | undefined> {
    const { rows } = await tx.execute<ApiKeyRow>(sql`
      WITH k AS (
        UPDATE api_keys SET name = ${key.name}, prefix = ${key.prefix}, key_hash = ${key.keyHash},
          scopes = ${sql.param([...key.scopes])}::text[]
        WHERE id = ${id} RETURNING *
      )
      SELECT ${columns} FROM k JOIN staff s ON s.id = k.staff_id`)
    return rows[0] && dated(rows[0])
  },

  /** Ends a key; gives its name, or undefined where there is none that is in use. */
  async revoke(executor: Executor, id: number): Promise<string | undefined> {
    const { rows } = await executor.execute<{ name: string }>(
      sql`UPDATE api_keys SET revoked_at = now() WHERE id = ${id} AND revoked_at IS NULL RETURNING name`,
    )
    return rows[0]?.name
  },

  /** The key of a hash with whose it is, where both are in use; notes the minute of its use. */
  async use(executor: Executor, keyHash: Buffer) {
    const { rows } = await executor.execute<{
      id: number
      name: string
      scopes: string[]
      staffId: number
    }>(sql`
      SELECT k.id, k.name, k.scopes, k.staff_id AS "staffId"
      FROM api_keys k JOIN staff s ON s.id = k.staff_id
      WHERE k.key_hash = ${keyHash} AND k.revoked_at IS NULL AND s.active AND s.role = 'owner'`)
    const [row] = rows
    if (row)
      await executor.execute(sql`
        UPDATE api_keys SET used_at = date_trunc('minute', now())
        WHERE id = ${row.id} AND (used_at IS NULL OR used_at < date_trunc('minute', now()))`)
    return row
  },
}
