import { CronExpressionParser } from 'cron-parser'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { until } from '#testing/until.ts'
import { parseConfig } from '../config.ts'
import { composeBackups } from './backups.compose.ts'

function scheduled(environment: Record<string, string>, report = (_: Error) => {}) {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(parsed.problems.join(' '))
  const database = { pool: undefined as never }
  const { scheduledJobs } = composeBackups({
    config: parsed.config,
    database,
    metrics: new Registry(),
    report,
  })
  return scheduledJobs['back-up']
}

test('the shop backs itself up when BACKUP_CRON says, in UTC; off takes the times away, and none leaves those of others', () => {
  const currentDate = new Date('2026-11-23T07:31:00Z')
  const { cron = '', lapsesAfterS } = scheduled({ BACKUP_CRON: '30 7 * * *' }) ?? {}
  expect(lapsesAfterS).toBe(3600)
  const next = CronExpressionParser.parse(cron, { currentDate, tz: 'UTC' }).next()
  expect(next.toISOString()).toBe('2026-11-24T07:30:00.000Z')
  expect(scheduled({ BACKUP_CRON: 'off' })).toBeNull()
  expect(scheduled({})).toBeUndefined()
})

test('a backup of that time that fails is told of with its own words', async () => {
  // Nothing listens on the first port of a machine.
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/huella')
  const told: string[] = []
  await scheduled({ BACKUP_CRON: '30 7 * * *' }, ({ message }) => void told.push(message))?.run(
    new AbortController().signal,
  )
  await until(() => expect(told).toHaveLength(1))
  expect(told[0]).toMatch(/^The backup ended with 1: The database huella at 127\.0\.0\.1:1 cannot be used/)
  vi.unstubAllEnvs()
})
