import { setTimeout as sleep } from 'node:timers/promises'

/** A process of the shop, as the one that started it sees it. */
export type Child = {
  /** Resolves when it answers; rejects when it ends before. */
  ready: Promise<void>
  ended: Promise<void>
  /** Lets it answer what it has begun, take nothing new, and end. */
  drain(): void
  /** Asks it to end in order. */
  stop(): void
  kill(): void
}

type Clock = { now(): number; pause(ms: number): Promise<unknown> }

/** What follows one that ends again and again waits ever longer. */
const firstPauseMs = 250
const longestPauseMs = 10_000
/** One that has lived for so long did not end because of its start. */
const steadyMs = 60_000
/** A process that was asked to end has limits of its own, which are shorter. */
const endingMs = 30_000

const realClock: Clock = {
  now: () => performance.now(),
  pause: (ms) => sleep(ms, undefined, { ref: false }),
}

/** Why there is no process. */
export const notBegun = (error: unknown) =>
  `A process of the shop could not be begun: ${error instanceof Error ? error.message : String(error)}.`

/** Rejects, for whoever waits for it, as soon as a process has ended. */
export function readyUnless(ended: Promise<void>, said: Promise<void>): Promise<void> {
  const ready = Promise.race([
    said,
    ended.then(() => Promise.reject(new Error('The process ended before it answered.'))),
  ])
  ready.catch(() => undefined)
  return ready
}

function neverBegun(): Child {
  const ended = Promise.resolve()
  const nothing = () => undefined
  return {
    ready: readyUnless(ended, new Promise(nothing)),
    ended,
    drain: nothing,
    stop: nothing,
    kill: nothing,
  }
}

/**
 * Keeps `count` processes of the shop running: one that ends by itself is followed by another. Nothing is begun before
 * `open`, which rejects where the first does not come to answer.
 */
export function keepChildren({
  count,
  fork,
  report,
  onEnded = () => undefined,
  drainMs = 0,
  clock = realClock,
}: {
  count: number
  /** Begins a process; the first to be begun is told so. */
  fork(isFirst: boolean): Child
  report(problem: string): void
  /** One ended that nobody had asked to. */
  onEnded?(): void
  /** How long each answers on before it ends, in ms. */
  drainMs?: number
  clock?: Clock
}) {
  const seats: (Child | undefined)[] = Array.from({ length: count })
  const alive = new Set<Child>()
  let isClosing = false
  let renewing: Promise<boolean> | undefined

  /** One that the system refuses counts as one that ended before it answered: the others go on. */
  function forked(isFirst: boolean): Child {
    try {
      return fork(isFirst)
    } catch (error) {
      report(notBegun(error))
      return neverBegun()
    }
  }

  function begin(isFirst = false): Child {
    const child = forked(isFirst)
    alive.add(child)
    void child.ended.then(() => alive.delete(child))
    return child
  }

  const answers = (child: Child) =>
    child.ready.then(
      () => true,
      () => false,
    )

  /** Gives a seat to a process that answers, and to others after it. */
  async function keep(seat: number, first: Child): Promise<void> {
    let pauseMs = firstPauseMs
    for (let child = first; ; ) {
      seats[seat] = child
      const since = clock.now()
      await child.ended
      if (isClosing || seats[seat] !== child) return
      seats[seat] = undefined
      report('A process of the shop ended by itself; another begins.')
      onEnded()
      if (clock.now() - since >= steadyMs) pauseMs = firstPauseMs
      for (;;) {
        await clock.pause(pauseMs)
        if (isClosing) return
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
        child = begin()
        if (await answers(child)) break
        if (!isClosing) onEnded()
      }
      // It was renewed meanwhile.
      if (seats[seat]) return child.drain()
    }
  }

  async function replace(seat: number): Promise<boolean> {
    const former = seats[seat]
    // Another is about to begin there anyway.
    if (!former) return true
    const fresh = begin()
    if (!(await answers(fresh))) return false
    void keep(seat, fresh)
    former.drain()
    await withinLimit([former])
    return true
  }

  /** Waits for processes that were asked to end, and ends those that do not. */
  async function withinLimit(children: readonly Child[]): Promise<void> {
    const ended = Promise.all(children.map((child) => child.ended)).then(() => true)
    if (await Promise.race([ended, clock.pause(endingMs + drainMs).then(() => false)])) return
    for (const child of children) if (alive.has(child)) child.kill()
    await ended
  }

  async function renewOnce(): Promise<boolean> {
    for (let seat = 0; seat < count && !isClosing; seat += 1) {
      if (await replace(seat)) continue
      if (!isClosing) report('The process that was to take over did not open; the others stay as they are.')
      return false
    }
    return !isClosing
  }

  return {
    /** The first alone, which may have a database to fill, and then the others at once. */
    async open(): Promise<void> {
      const first = begin(true)
      await first.ready
      void keep(0, first)
      const others = Array.from({ length: count - 1 }, () => begin())
      await Promise.all(others.map(answers))
      for (const [index, child] of others.entries()) void keep(index + 1, child)
    },

    /**
     * Puts a new process in each one's place, one after the other: each answers before the one before it goes. False
     * where one did not come to answer, and those that were not renewed stay. Asked meanwhile it is done once.
     */
    renew(): Promise<boolean> {
      renewing ??= renewOnce().finally(() => {
        renewing = undefined
      })
      return renewing
    },

    /** Ends all in order, and at once whoever takes too long. */
    async close(): Promise<void> {
      isClosing = true
      for (const child of alive) child.stop()
      await withinLimit([...alive])
    },
  }
}
