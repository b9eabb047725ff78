import { startTestPostgres } from './test-server.ts'

/**
 * The PostgreSQL of runs that go on at the same time, so that its templates are made once: tells its address to the process that
 * began this one, and ends once that has let go of it, or is gone.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
const released = new Promise((resolve) => process.once('disconnect', resolve))
const server = await startTestPostgres()
process.send?.({ url: server.url })
await released
await server.stop()
process.exit()
