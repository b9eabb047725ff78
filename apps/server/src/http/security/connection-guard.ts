import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../refusals/refusal.ts'
import { sendRefusal } from '../errors.ts'

export type ConnectionLimits = {
  /** Open connections; those beyond are refused with 503, and far beyond not taken at all. */
  maxConnections: number
  /** Requests that wait on one connection for the replies before them; with one more it is closed. */
  maxPipelined: number
  /** Bytes of replies that clients have not taken yet, on all connections; those that hold most are closed. */
  maxUnsentBytes: number
  /** How long a client may take nothing of a reply that waits for it, in ms. */
  stalledMs: number
}

/** What is known of one connection while it has a request. */
type Busy = {
  /** Requests whose turn is still to come. */
  waiting: (() => void)[]
  /** How many bytes its client had taken when it was looked at last, and since when no more, in ms. */
  taken: number
  since: number
}

const retrySeconds = 5
const sweepMs = 1000

/**
 * Bounds what connections cost: one reply at a time on each, so that a client that pipelines holds one reply in
 * memory, and an end to clients that take nothing. `sweep` is called each second while the server listens.
 */
export class ConnectionGuard {
  readonly #limits: ConnectionLimits
  readonly #now: () => number
  readonly #busy = new Map<Socket, Busy>()
  /** Connections that wait for nothing, the one that has waited longest first. */
  readonly #idle = new Set<Socket>()
  /** Connections that have not asked for anything: browsers open some to have them at hand. */
  readonly #unused = new Set<Socket>()
  #open = 0
  #isClosing = false
  #isDraining = false

  /** `now` in ms, from any start. */
  constructor(limits: ConnectionLimits, now: () => number = performance.now.bind(performance)) {
    this.#limits = limits
    this.#now = now
  }

  get isFull(): boolean {
    return this.#open > this.#limits.maxConnections
  }

  /** Whether its process is about to end. */
  get isDraining(): boolean {
    return this.#isDraining
  }

  /**
   * From now on each connection ends with its next reply, which tells the client so: it then comes back to another process,
   * where cutting the connection might meet a request on its way.
   */
  drain(): void {
    this.#isDraining = true
  }

  /** Counts a new connection; beyond the limit, one that waits for nothing makes room. */
  add(socket: Socket): void {
    if (this.#isClosing) return void socket.destroy()
    this.#open += 1
    this.#unused.add(socket)
    socket.once('close', () => {
      this.#open -= 1
      this.#unused.delete(socket)
      this.#busy.delete(socket)
      this.#idle.delete(socket)
    })
    // Node's own `closeIdleConnections` would cut replies that are still being sent.
    const idle = this.isFull ? this.#idle.values().next().value : undefined
    if (!idle) return
    this.#idle.delete(idle)
    idle.destroy()
  }

  /** Calls `handle` when the replies before this one are sent; never where the connection is closed before. */
  admit(socket: Socket, reply: FastifyReply['raw'], handle: () => void): void {
    if (socket.destroyed) return
    this.#unused.delete(socket)
    const busy = this.#busy.get(socket)
    if (!busy) {
      this.#busy.set(socket, { waiting: [], taken: 0, since: this.#now() })
      this.#idle.delete(socket)
      this.#start(socket, reply, handle)
    } else if (busy.waiting.length < this.#limits.maxPipelined) {
      busy.waiting.push(() => this.#start(socket, reply, handle))
    } else {
      socket.destroy()
    }
  }

  #start(socket: Socket, reply: FastifyReply['raw'], handle: () => void): void {
    // It closes once: what `once` adds would be for nothing.
    reply.on('close', () => this.#end(socket))
    if (this.#isDraining) reply.shouldKeepAlive = false
    handle()
  }

  #end(socket: Socket): void {
    const next = this.#busy.get(socket)?.waiting.shift()
    if (socket.destroyed) return
    if (next) {
      next()
    } else if (this.#isClosing) {
      socket.destroySoon()
    } else {
      this.#busy.delete(socket)
      this.#idle.add(socket)
    }
  }

  /** A connection speaks another protocol from now on, and whoever speaks it ends it. */
  release(socket: Socket): void {
    this.#unused.delete(socket)
    this.#idle.delete(socket)
  }

  /**
   * Closes connections that wait for nothing, and the others after their reply. Without it the server waits for what
   * its clients keep open: more than a minute where a reply was under way as it began to close.
   */
  close(): void {
    this.#isClosing = true
    for (const socket of [...this.#unused, ...this.#idle]) socket.destroySoon()
  }

  /** Closes connections whose clients take nothing, and those that hold most where all hold too much. */
  sweep(): void {
    const now = this.#now()
    const held: { socket: Socket; unsent: number }[] = []
    let total = 0
    for (const [socket, busy] of this.#busy) {
      const { unsent, taken } = progressOf(socket)
      if (unsent === 0 || taken > busy.taken) busy.since = now
      busy.taken = taken
      if (unsent > 0 && now - busy.since >= this.#limits.stalledMs) {
        socket.destroy()
      } else {
        held.push({ socket, unsent })
        total += unsent
      }
    }
    held.sort((a, b) => b.unsent - a.unsent)
    for (const { socket, unsent } of held) {
      if (total <= this.#limits.maxUnsentBytes) break
      socket.destroy()
      total -= unsent
    }
  }
}

type Handle = { bytesWritten: number; writeQueueSize: number }

/**
 * The bytes of replies that wait on a connection, and those that the system has taken from it. A write that is
 * under way counts as a whole among those that wait; what is left of it is known to the handle alone.
 */
function progressOf(socket: Socket): { unsent: number; taken: number } {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
  const unsent = socket.writableLength
  return {
    unsent,
    taken: handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - unsent,
  }
}

/**
 * Guards the connections of a shop's server from its start to its end; below `upgradePath` another protocol is spoken.
 * `now` in ms, from any start.
 */
export function guardConnections(
  app: FastifyInstance,
  { upgradePath, ...limits }: ConnectionLimits & { upgradePath: string },
  now?: () => number,
): ConnectionGuard {
  const guard = new ConnectionGuard(limits, now)
  // A tenth more are taken to be told that there are too many.
  app.server.maxConnections = Math.ceil(limits.maxConnections * 1.1)
  app.server.on('connection', (socket: Socket) => guard.add(socket))
  app.server.on('upgrade', ({ url = '' }, socket: Socket) => {
    if (url.startsWith(`${upgradePath}/`)) guard.release(socket)
    // Nobody here speaks what was asked for, and Node has let go of it.
    else socket.destroy()
  })
  app.addHook('preClose', async () => guard.close())
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { socket } = request.raw
    // Requests made within the process have no connection.
    if (!(socket instanceof Socket)) return done()
    if (!guard.isFull) return guard.admit(socket, reply.raw, done)
    reply.headers({ 'retry-after': retrySeconds, connection: 'close' })
    sendRefusal(request, reply, refuse('UNAVAILABLE'))
  })
  const sweeping = setInterval(() => guard.sweep(), sweepMs)
  sweeping.unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
  return guard
}
