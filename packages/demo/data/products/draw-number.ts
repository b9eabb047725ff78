/** A whole number in `from`…`to` that depends only on the key: the same in every run and on every machine. */
export function drawNumber(key: string, from: number, to: number): number {
  let hash = 2166136261
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  const unit = ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
  return from + Math.floor(unit * (to - from + 1))
}

/** One of the list's values, by the same rule. */
export function drawOne<T>(key: string, values: readonly T[]): T {
  const value = values[drawNumber(key, 0, values.length - 1)]
  if (value === undefined) throw new Error(`Nothing to draw from for ${key}`)
  return value
}
