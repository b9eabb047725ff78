const everyMs = 1000

/** Looks each second for conversations whose 15 minutes are over (D36), in each process: one of them ends each. */
export function expireBySecond(
  { expire }: { expire(): Promise<number> },
  report: (error: Error) => void,
): { stop(): void } {
  let isLooking = false
  const looking = setInterval(() => {
    if (isLooking) return
    isLooking = true
    expire()
      .catch(report)
      .finally(() => {
        isLooking = false
      })
  }, everyMs)
  looking.unref()
  return { stop: () => clearInterval(looking) }
}
