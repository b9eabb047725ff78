import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Within so long, in ms, a client that asks again and again asks once more, and is told to come back to another process. */
const graceMs = 2000

/** Answers on for so long, in ms, while each reply ends its connection and `/ready` says that nobody shall come any more. */
export async function drainFor(app: FastifyInstance, ms: number): Promise<void> {
  if (ms === 0) return
  app.connectionGuard.drain()
  await sleep(ms)
}

/** The same where another process already takes what is new: this one takes no connection from now on. */
export async function drainToOthers(app: FastifyInstance): Promise<void> {
  // The server of HTTP would cut its idle connections as well.
  Server.prototype.close.call(app.server)
  await drainFor(app, graceMs)
}
