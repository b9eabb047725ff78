import { randomKey } from '../../../shell/random-key.ts'

const storeName = 'turns'
const turn = 'buying'
/** How long a turn is another's after it was last renewed, in ms: a tab that is gone lets go by itself. */
const leaseMs = 20_000
const renewMs = 5000
const lookMs = 150

type Held = { holder: string; until: number }

function openTurns(): Promise<IDBDatabase> {
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
function change(turns: IDBDatabase, me: string, next: Held | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const transaction = turns.transaction(storeName, 'readwrite')
    const store = transaction.objectStore(storeName)
    const asking: IDBRequest<Held | undefined> = store.get(turn)
    let isMine = false
    asking.onsuccess = () => {
      const held = asking.result
      isMine = !held || held.holder === me || held.until < Date.now()
      if (isMine && next) store.put(next, turn)
      if (isMine && !next) store.delete(turn)
    }
    transaction.oncomplete = () => resolve(isMine)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

const pause = () => new Promise((resolve) => setTimeout(resolve, lookMs))

/**
 * Runs `work` while no other tab runs its own. Where the browser keeps no database it runs at once, and the
 * attempt's key alone stands in between (D32).
 */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  const turns = await openTurns().catch(() => null)
  if (turns === null) return work()
  const me = randomKey()
  const hold = () => change(turns, me, { holder: me, until: Date.now() + leaseMs })
  while (!(await hold())) await pause()
  const renewing = setInterval(() => void hold().catch(() => clearInterval(renewing)), renewMs)
  try {
    await work()
  } finally {
    clearInterval(renewing)
    await change(turns, me, undefined).finally(() => turns.close())
  }
}
