import { composeApp } from '../compose.ts'
import { parseConfig } from '../config.ts'
import { createDatabase } from '../db/connection.ts'

// A shop in a process of its own that kills itself, as `kill -9` would, when it reaches a place for the
// n-th time: DIE_AT names the place, DIE_ON says n.
const place = process.env.DIE_AT
let left = Number(process.env.DIE_ON)

const parsed = parseConfig(process.env)
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const database = createDatabase(parsed.config.databaseUrl ?? '')
const app = await composeApp({
  config: parsed.config,
  database,
  pages: false,
  work: false,
  checkpoint(name) {
    if (name !== place) return
    left -= 1
    if (left <= 0) process.kill(process.pid, 'SIGKILL')
  },
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
