import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { SingleFlight } from './cache/single-flight.ts'
import { sendRefusal } from './errors.ts'

/** Whoever asks often is told what was seen so long ago, in ms. */
const seenForMs = 1000

/**
 * What balancers and those who restart services ask of a process: `/live` whether it is there, `/ready` whether it may be
 * sent shoppers: not while it is about to end, nor while its database does not answer.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { database, isDraining }: { database: Pick<Database, 'pool'>; isDraining(): boolean },
): Promise<void> {
  const looking = new SingleFlight<boolean>()
  let seen = { at: Number.NEGATIVE_INFINITY, answers: false }

  async function look(): Promise<boolean> {
    const answers = await database.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
    seen = { at: performance.now(), answers }
    return answers
  }

  const isReady = async () => {
    if (isDraining()) return false
    return performance.now() - seen.at < seenForMs ? seen.answers : looking.run('database', look)
  }

  app.get('/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await isReady()) return reply.send({ ok: true })
    return sendRefusal(request, reply, refuse('UNAVAILABLE'))
  })
}
