import { EmbeddedError, isWithoutRoom } from './embedded-error.ts'
import type { Server } from './server-process.ts'

type Watched = {
  isAlive(server: Server): boolean
  /** Starts the server again, on the same port. Throws `NoRoomError` where its disk is full. */
  restart(): Promise<Server>
  /** Whether its disk has room for it to run. */
  hasRoom(): boolean
  /** Told once that it is not started before there is room, and why. */
  onFull(problem: string): void
  /** Told that the server ended and is not started again. */
  onLost(problem: string): void
  /** The file to which the server writes why it ended. */
  log: string
  /** ms; a clock that only runs forward. */
  now?: () => number
}

const watchMs = 1000
const mostRestarts = 3
/** How long back ends of the server count, in ms: one that has run this long is well again. */
const windowMs = 10 * 60_000
/** How long a server that found no room is left alone, in ms. */
const roomPauseMs = 5000

/**
 * Looks at the server each second and starts it again when it has ended by itself, up to three times in ten minutes:
 * one that ends more often than that has a lasting reason. Where its disk is full it is tried until there is room: whoever
 * frees some is not to know that a shop has to be started. `check` looks at once.
 */
export function keepRunning(
  first: Server,
  { isAlive, restart, hasRoom, onFull, onLost, log, now = () => performance.now() }: Watched,
): { check(): Promise<void>; end(): Promise<Server> } {
  let server = first
  let ends: number[] = []
  let isLost = false
  let isFull = false
  let notBefore = 0
  let working: Promise<void> = Promise.resolve()
  const revive = async () => {
    if (isLost || isAlive(server)) return
    const at = now()
    if (at < notBefore) return
    // An end for want of room says nothing of the server.
    if (!isFull && hasRoom()) ends = [...ends.filter((end) => at - end < windowMs), at]
    if (ends.length > mostRestarts)
      throw new EmbeddedError(`PostgreSQL ended ${ends.length} times: see ${log}.`)
    try {
      server = await restart()
      isFull = false
    } catch (error) {
      if (!isWithoutRoom(error)) throw error
      if (!isFull) onFull(error instanceof Error ? error.message : String(error))
      isFull = true
      notBefore = now() + roomPauseMs
    }
  }
  const check = () => {
    working = working.then(revive).catch((error: unknown) => {
      isLost = true
      clearInterval(timer)
      onLost(error instanceof Error ? error.message : String(error))
    })
    return working
  }
  const timer = setInterval(() => void check(), watchMs)
  timer.unref()
  return {
    check,
    async end() {
      clearInterval(timer)
      await working
      return server
    },
  }
}
