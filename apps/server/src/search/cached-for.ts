/** What `read` gives, kept for `age` milliseconds; those who ask meanwhile share one reading. One that fails is not kept. */
export function cachedFor<Value>(
  age: number,
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
) {
  let kept: { value: Promise<Value>; at: number } | undefined
  return {
    current(): Promise<Value> {
      if (kept && now() - kept.at < age) return kept.value
      const mine = { value: read(), at: now() }
      kept = mine
      mine.value.catch(() => {
        if (kept === mine) kept = undefined
      })
      return mine.value
    },
    /** Whoever asks from now on has it read again. */
    forget(): void {
      kept = undefined
    },
  }
}
