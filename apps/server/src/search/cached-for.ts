/** What `read` gives, cached for `age` milliseconds; those who ask meanwhile share one reading. One that fails is not cached. */
export function cachedFor<Value>(
  age: number,
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
) {
  let cache: { value: Promise<Value>; at: number } | undefined
  return {
    current(): Promise<Value> {
      if (cache && now() - cache.at < age) return cache.value
      const mine = { value: read(), at: now() }
      cache = mine
      mine.value.catch(() => {
        if (cache === mine) cache = undefined
      })
      return mine.value
    },
    /** Whoever asks from now on has it read again. */
    forget(): void {
      cache = undefined
    },
  }
}
