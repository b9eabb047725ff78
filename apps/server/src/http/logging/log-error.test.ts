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
