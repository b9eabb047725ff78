import { samplePrefix, storageKey } from '../../shell/storage-keys.ts'

/** How somebody looks at the shop is theirs, and stays. */
const staying = (['language', 'theme', 'currency', 'list-view'] as const).map((name) => storageKey(name))

/** What the sample layer itself keeps: beside its prefix the user, under the name of specification §4. */
const isOfDemo = (key: string): boolean =>
  key.startsWith(samplePrefix) || key.startsWith('huella.sample.') || key === 'user'

/** Forgets all that somebody did in the demonstration; what else stands in the storage is not touched. */
export function forgetDemo(storages: readonly Pick<Storage, 'key' | 'length' | 'removeItem'>[]): void {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) if (isOfDemo(key) && !staying.includes(key)) storage.removeItem(key)
  }
}
