import { productName } from '#rules/shop/brand.ts'
import { spokenIn } from '#rules/text/shop-language.ts'
import { onShopDatabase } from './command-database.ts'
import type { Config } from './config.ts'
import { createPasswords } from './customers/passwords/passwords.ts'
import { sharedSessionSecret } from './customers/sessions/session-secret.store.ts'
import type { Database } from './db/connection.ts'
import { createRateLimits } from './http/security/rate-limits.ts'
import { outboxService } from './mail/outbox.service.ts'
import { limitsRedis } from './redis/limits-redis.ts'
import { askPassword } from './staff/command/ask-password.ts'
import { CommandError, runStaffCommand } from './staff/command/staff-command.ts'
import { composeStaffAccounts } from './staff/staff.compose.ts'
import { sentenceOf } from './start-error.ts'

/** `npm run staff`: keeps the staff's accounts, whether the shop is open or not. */
async function command(database: Database, config: Config, given: readonly string[]): Promise<void> {
  const secret = config.sessionSecret ?? (await sharedSessionSecret(database))
  const limits = createRateLimits({
    database,
    secret,
    onError: () => undefined,
    redis: await limitsRedis(config, { report: () => undefined, note: () => undefined }),
  })
  const cookies = { secret, secureCookies: config.publicUrl.startsWith('https:') }
  const passwords = createPasswords()
  // The shop looks each minute for what nobody was told to send.
  const outbox = outboxService({ stageSending: async () => undefined })
  try {
    await runStaffCommand(given, {
      ...composeStaffAccounts({
        ...{ config, database, cookies, passwords, outbox, limits },
        // No command prepares codes.
        shopName: async () => productName,
      }),
      language: spokenIn(config.storeLanguage),
      forgive: (email) => limits.forgive('staff/entrar', email),
      askPassword,
      say: (line) => process.stdout.write(`${line}\n`),
    })
  } finally {
    limits.stop()
  }
}

await onShopDatabase((database, config) => command(database, config, process.argv.slice(2))).catch(
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof CommandError ? error.message : sentenceOf(error, 'It was not done')}\n`,
    )
    process.exitCode = 1
  },
)
