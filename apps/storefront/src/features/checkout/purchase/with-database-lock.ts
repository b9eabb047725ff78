import { randomKey } from '../../../shell/random-key.ts'

const storeName = 'turns'
const lockName = 'buying'
/** How long a turn is another's after it was last renewed, in ms: a tab that is gone lets go by itself. */
const leaseMs = 20_000
const renewMs = 5000
const retryMs = 150

type Lease = {
  holder: string
  until: number
}

function openLocks(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('huella-turns', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/**
 * Looks who holds the turn and writes who does from now on, undefined for nobody; says whether that is `me`. Tabs
 * run a transaction that writes one after the other, so no other comes in between.
 */
function change(locks: IDBDatabase, me: string, next: Lease | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const transaction = locks.transaction(storeName, 'readwrite')
    const store = transaction.objectStore(storeName)
    const reading: IDBRequest<Lease | undefined> = store.get(lockName)
    let isMine = false
    reading.onsuccess = () => {
      const lease = reading.result
      isMine = !lease || lease.holder === me || lease.until < Date.now()
      if (isMine && next) store.put(next, lockName)
      if (isMine && !next) store.delete(lockName)
    }
    transaction.oncomplete = () => resolve(isMine)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

const pause = () => new Promise((resolve) => setTimeout(resolve, retryMs))

/**
 * Runs `work` while no other tab runs its own. Where the browser keeps no database it runs at once, and the
 * attempt's key alone stands in between (D32).
 */
export async function withDatabaseLock(work: () => Promise<void>): Promise<void> {
  const locks = await openLocks().catch(() => null)
  if (locks === null) return work()
  const me = randomKey()
  const acquire = () => change(locks, me, { holder: me, until: Date.now() + leaseMs })
  while (!(await acquire())) await pause()
  const renewing = setInterval(() => void acquire().catch(() => clearInterval(renewing)), renewMs)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    await change(locks, me, undefined).finally(() => locks.close())
  }
}
