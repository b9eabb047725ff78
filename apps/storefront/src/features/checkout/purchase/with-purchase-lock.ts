import { withDatabaseLock } from './with-database-lock.ts'

/**
 * Runs what must not happen in two tabs at once: a second waits for the first. A page without TLS has no locks
 * and takes turns by the browser's database.
 */
export async function withPurchaseLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return withDatabaseLock(work)
  await navigator.locks.request('huella:buying', work)
}
