import type { AccountLine } from '#rules/cart/merge-carts.ts'
import { readFields } from '../../../shell/stored-json.ts'

/** The state of the sync between this browser's cart and the account's. */
export type SyncState = {
  customerId: number
  /** The version of the account's cart at the last sync, and its lines. */
  version: number
  base: AccountLine[]
  /** What stood in the browser before signing in: all that may stay when the customer signs out. */
  before: AccountLine[]
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function linesFrom(value: unknown): AccountLine[] | null {
  if (!Array.isArray(value)) return null
  const lines = value.filter(
    (line): line is AccountLine =>
      typeof line === 'object' &&
      line !== null &&
      isCount(line.productId) &&
      isCount(line.quantity) &&
      Array.isArray(line.valueIds) &&
      line.valueIds.every(isCount),
  )
  return lines.length === value.length ? lines : null
}

/** Null for nobody, and for text that says nothing sound. */
export function decodeSyncState(text: string | null): SyncState | null {
  const { customerId, version, base, before } = readFields(text)
  const [saved, own] = [linesFrom(base), linesFrom(before)]
  if (!isCount(customerId) || !isCount(version) || !saved || !own) return null
  return { customerId, version, base: saved, before: own }
}

export const encodeSyncState = (syncState: SyncState | null): string | null =>
  syncState && JSON.stringify(syncState)
