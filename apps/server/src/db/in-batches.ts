/**
 * Does things one batch after the other, in the order asked: what is asked while one is under way goes together in the
 * next. Each asker waits for their own batch.
 */
export function inBatches<Thing>(
  work: (things: Thing[]) => Promise<unknown>,
): (thing: Thing) => Promise<void> {
  let waiting: Thing[] = []
  let next: Promise<void> | undefined
  let current: Promise<unknown> = Promise.resolve()

  return (thing) => {
    waiting.push(thing)
    next ??= current.then(async () => {
      const batch = waiting
      waiting = []
      next = undefined
      const done = work(batch)
      current = done.catch(() => undefined)
      await done
    })
    return next
  }
}
