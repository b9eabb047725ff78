export type PersistentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the browser did not take. */
const memories = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() }

/** Browser storage that never throws: what is forbidden, or has no room, lives in memory as long as the page. */
export function storageOf(kind: keyof typeof memories): PersistentStorage {
  const memory = memories[kind]
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(window[kind])
    } catch {
      return undefined // forbidden, or full
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      attempt((storage) => {
        storage.setItem(key, value)
        memory.delete(key)
      })
    },
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
