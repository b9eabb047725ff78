import { openContext, type SampleContext, type SampleOptions } from '../layer.ts'

const noDelays = { auth: 0, vehicles: 0, list: 0, longList: 0 }

/** A storage of its own, and what stands in it. */
export function memoryStorage() {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

/** What the services are given, in a browser that is new and waits for nothing. */
export async function openTestContext(options: Partial<SampleOptions> = {}): Promise<SampleContext> {
  return openContext({
    language: 'es',
    storage: memoryStorage(),
    session: memoryStorage(),
    delays: noDelays,
    ...options,
  })
}
