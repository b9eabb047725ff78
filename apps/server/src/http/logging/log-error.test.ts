import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { logError } from './log-error.ts'

test('a failed query is logged without the values that it carried', async () => {
  const database = await createTestDatabase({ bare: true })
  try {
    const failed = await database.db
      .execute(sql`SELECT ${'camila@example.cl'}::text FROM no_such_table`)
      .then(() => undefined)
      .catch((error: unknown) => error)
    const logged = logError(failed)
    expect(logged).toMatchObject({ code: '42P01', message: 'relation "no_such_table" does not exist' })
    expect(JSON.stringify(logged)).not.toContain('camila')
  } finally {
    await database.drop()
  }
})

test('L11: of what is no error, the log keeps where it was thrown and what it was, without its values', () => {
  const thrown = { code: 'ENOSPC', email: 'camila@correo.cl' }
  const logged = logError(new Error('sweep-mails threw something other than an error', { cause: thrown }))
  expect(logged.message).toContain('sweep-mails')
  expect(logged.message).toContain('ENOSPC')
  expect(logged.message).not.toContain('camila')
  expect(logged.stack).toMatch(/at /)
  expect(logError('the disk is full').message).toBe('the disk is full')
  expect(logError(undefined).message).toContain('undefined')
})
