import { LRUCache } from 'lru-cache'

/** In characters of addresses and keys, all together. */
const mostCharacters = 2_000_000

/** Under which key the reply to an address is cached: what an address means is read once, since the same few come again and again. */
export class KnownKeys {
  readonly #keys = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (key, address) => key.length + address.length,
  })

  get(address: string): string | undefined {
    return this.#keys.get(address)
  }

  set(address: string, key: string): void {
    this.#keys.set(address, key)
  }
}

/** One text for one meaning: the same data give the same text whatever the order of their names, other data another. */
export function canonicalText(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
