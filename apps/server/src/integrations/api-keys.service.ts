import { createHash, randomBytes } from 'node:crypto'
import type { KeyScope } from '#contract/integrations/key-scopes.ts'
import { scopesOf } from '#contract/integrations/key-scopes.ts'
import { type Database, inTransaction } from '../db/connection.ts'
import { madeRows } from '../db/made-rows.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import type { StaffSession } from '../http/security/staff-session.ts'
import { type Refusal, refuse, refuseTooMany } from '../refusals/refusal.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import { type ApiKeyRow, apiKeysStore } from './api-keys.store.ts'

export type { ApiKeyRow }
export type ApiKeysService = ReturnType<typeof apiKeysService>

type Member = { staffId: number; name: string }

const mostKeys = 50
const rate = { times: 600, seconds: 60 }
const hashOf = (key: string) => createHash('sha256').update(key).digest()
const written = /^Bearer (huella_[A-Za-z0-9_-]{43})$/i

/** Keys by which other systems make calls of the staff, each those of its scopes alone. */
export function apiKeysService({
  database,
  limits,
  staffLog,
}: {
  database: Database
  limits: Pick<RateLimits, 'take'>
  staffLog: Pick<StaffLog, 'note'>
}) {
  return {
    list: (): Promise<ApiKeyRow[]> => apiKeysStore.list(database.db),

    /**
     * Makes a key, whose secret is known here and now alone: INTEGRATIONS_FULL. Sent again under the same `key` of the form
     * it is the same one, as it is sent last, with another secret: NOT_FOUND where it was revoked since or is somebody
     * else's, KEY_REUSED where its secret has come to a system that uses it.
     */
    create: (
      actor: Member,
      { name, scopes, key }: { name: string; scopes: readonly KeyScope[]; key: string | undefined },
    ) =>
      inTransaction(database, async (tx): Promise<{ row: ApiKeyRow; secret: string } | Refusal> => {
        const secret = `huella_${randomBytes(32).toString('base64url')}`
        const keyHash = hashOf(secret)
        const given = { name, prefix: secret.slice(0, 11), keyHash, scopes: [...new Set(scopes)] }
        const making = { table: 'api_keys', key }
        const made = await madeRows.find(tx, making)
        const known = made && (await apiKeysStore.lock(tx, made.id))
        if (made !== undefined && (known?.staffId !== actor.staffId || known.isRevoked))
          return refuse('NOT_FOUND')
        if (known?.isUsed) return refuse('KEY_REUSED')
        const row =
          made === undefined
            ? await apiKeysStore.insert(tx, { ...given, staffId: actor.staffId }, mostKeys)
            : await apiKeysStore.renew(tx, made.id, given)
        if (!row) return refuse('INTEGRATIONS_FULL')
        if (made === undefined) await madeRows.note(tx, making, row, actor.staffId)
        await staffLog.note(tx, { actor, action: 'llave-creada', subject: name, detail: scopes.join(', ') })
        return { row, secret }
      }),

    /** NOT_FOUND. */
    revoke: (actor: Member, id: number) =>
      inTransaction(database, async (tx): Promise<true | Refusal> => {
        const name = await apiKeysStore.revoke(tx, id)
        if (name === undefined) return refuse('NOT_FOUND')
        await staffLog.note(tx, { actor, action: 'llave-revocada', subject: name })
        return true
      }),

    /**
     * Who makes a call by the header `Authorization`: whoever made the key, under the key's name, with the role that its
     * scopes need. Null where no key is sent; KEY_INVALID, KEY_SCOPE for a call that its scopes do not open.
     */
    async resolve(authorization: string | undefined, call: string): Promise<StaffSession | Refusal | null> {
      if (authorization === undefined) return null
      const key = written.exec(authorization)?.[1]
      const found = key && (await apiKeysStore.use(database.db, hashOf(key)))
      if (!found) return refuse('KEY_INVALID')
      const wait = await limits.take(['api-key', String(found.id)], rate)
      if (wait > 0) return refuseTooMany(wait)
      if (!scopesOf(call).some((scope) => found.scopes.includes(scope))) return refuse('KEY_SCOPE')
      return { id: `key-${found.id}`, staffId: found.staffId, name: found.name, role: 'manager' }
    },
  }
}
