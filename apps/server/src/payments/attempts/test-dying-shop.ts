import { flushCompileCache } from 'node:module'
import { parseConfig } from '../../config.ts'
import { createDatabase } from '../../db/connection.ts'
import type { Checkpoint } from '../checkpoint.ts'

// A shop in a process of its own that kills itself, as `kill -9` would, when a place (DIE_AT) was reached so
// often (DIE_ON). Whoever reaches it before stays there, so that all of them are cut off at that very place.
// Each kind of work loads what it needs: many of these are started.
const place = process.env.DIE_AT ?? ''
const often = Number(process.env.DIE_ON)
let left = often

async function reach(name: Checkpoint): Promise<void> {
  if (name !== place) return
  left -= 1
  if (left <= 0) process.kill(process.pid, 'SIGKILL')
  await new Promise(() => undefined)
}

const parsed = parseConfig(process.env)
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const { config } = parsed
const database = createDatabase(config.databaseUrl ?? '')

/** Does a job as often side by side as it is to be cut off. */
const sideBySide = (job: () => Promise<void>) => Promise.all(Array.from({ length: often }, job))

async function open(): Promise<void> {
  const { composeApp } = await import('../../compose.ts')
  const app = await composeApp({ config, database, pages: false, work: false, reach })
  flushCompileCache() // whoever is killed writes nothing as it ends
  process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
}

async function payBack(): Promise<void> {
  const { composePayments } = await import('../payments.compose.ts')
  const { outboxService } = await import('../../mail/outbox.service.ts')
  const stageSending = async () => undefined
  const outbox = outboxService({ stageSending })
  const { refunds } = composePayments({ config, database, outbox, stageRefunds: stageSending, reach })
  await sideBySide(refunds.sendDue)
}

async function sendMails(): Promise<void> {
  const { composeMailing } = await import('../../mail/mail.compose.ts')
  const report = (error: Error) => {
    throw error
  }
  const jobs = { stageMail: async () => undefined }
  const { mail } = composeMailing({ config, database, jobs, report, reach })
  await sideBySide(mail.sweep)
}

if (place.startsWith('refund-')) await payBack()
else if (place.startsWith('mail-')) await sendMails()
else await open()
