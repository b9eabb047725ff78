import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Problem, root } from './project.mjs'

/**
 * One PostgreSQL for several runs of tests at once: what tells them of it, as an environment, and `stop`, which waits until it
 * is gone. Where the environment names one, that is taken. Throws a `Problem` where it does not start.
 */
export async function openTestPostgres(node) {
  if (process.env.TEST_DATABASE_URL) return { environment: {}, stop: async () => undefined }
  const server = spawn(node, ['testing/database/serve-test-server.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  const [told] = await Promise.race([once(server, 'message'), ended])
  if (!told?.url) throw new Problem('The PostgreSQL of the tests did not start.')
  return {
    environment: { TEST_DATABASE_URL: told.url, TEST_DATABASE_PREFIX: 'huella_test_' },
    async stop() {
      if (server.connected) server.disconnect()
      await ended
    },
  }
}
