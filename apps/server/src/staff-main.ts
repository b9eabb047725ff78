import { findRunning, startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { type Config, parseConfig } from './config.ts'
import { createPasswords } from './customers/accounts/passwords.ts'
import { sharedSessionSecret } from './customers/sessions/session-secret.store.ts'
import { createDatabase, type Database } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { createRateLimits } from './http/security/rate-limits.ts'
import { outboxService } from './mail/outbox.service.ts'
import { askPassword } from './staff/command/ask-password.ts'
import { CommandError, runStaffCommand } from './staff/command/staff-command.ts'
import { composeStaffAccounts } from './staff/staff.compose.ts'
import { StartError, sentenceOf, unreachableDatabase } from './start-error.ts'

/** `npm run staff`: keeps the staff's accounts, whether the shop is open or not. */
async function main(given: readonly string[]): Promise<void> {
  const parsed = parseConfig(process.env)
  if (!parsed.ok) throw new StartError(parsed.problems.join('\n'))
  const { config } = parsed
  const running = config.databaseUrl ?? findRunning(config.dataDir)
  if (running) return onDatabase(running, config, given)
  const embedded = await startEmbedded({ dataDir: config.dataDir })
  try {
    await onDatabase(embedded.url, config, given)
  } finally {
    await embedded.stop()
  }
}

async function onDatabase(url: string, config: Config, given: readonly string[]): Promise<void> {
  // A command that needs a connection which broke fails by itself.
  const database = createDatabase(url, { onIdleError: () => undefined })
  try {
    await database.pool.query('SELECT 1').catch((error: unknown) => {
      throw unreachableDatabase(url, error)
    })
    await migrate(database)
    await command(database, config, given)
  } finally {
    await database.close()
  }
}

async function command(database: Database, config: Config, given: readonly string[]): Promise<void> {
  const secret = config.sessionSecret ?? (await sharedSessionSecret(database))
  const limits = createRateLimits({ database, secret, onError: () => undefined })
  const cookies = { secret, secureCookies: config.publicUrl.startsWith('https:') }
  const passwords = createPasswords()
  // The shop looks each minute for what nobody was told to send.
  const outbox = outboxService({ stageSending: async () => undefined })
  try {
    await runStaffCommand(given, {
      ...composeStaffAccounts({ config, database, cookies, passwords, outbox, limits }),
      language: config.storeLanguage === 'en-RTL' ? 'en' : config.storeLanguage,
      forgive: (email) => limits.forgive('staff/entrar', email),
      askPassword,
      say: (line) => process.stdout.write(`${line}\n`),
    })
  } finally {
    limits.stop()
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof CommandError ? error.message : sentenceOf(error)}\n`)
  process.exitCode = 1
})
