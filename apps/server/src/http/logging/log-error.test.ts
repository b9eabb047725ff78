import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { UnavailableError } from '../errors.ts'
import { logError } from './log-error.ts'

/** As the library of queries throws it: its message has the statement and its values. */
const queryThatFailed = () =>
  Object.assign(
    new Error('Failed query: select $1\nparams: camila@example.cl', {
      cause: Object.assign(new Error('relation "payments" does not exist'), { code: '42P01' }),
    }),
    { params: ['camila@example.cl'] },
  )

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

test('of several errors at once, the log keeps what each says, without the values of its query', () => {
  const faults = [
    new Error('The payment 12 (10001-1)', { cause: queryThatFailed() }),
    new Error('The payment 13 (10002-1)', { cause: 'the gateway' }),
    queryThatFailed(),
    'no error',
  ]
  const logged = logError(new AggregateError(faults, 'Payments could not be swept'))
  expect(logged.message).toBe(
    'Payments could not be swept: The payment 12 (10001-1): relation "payments" does not exist; ' +
      'The payment 13 (10002-1): the gateway; relation "payments" does not exist; no error',
  )
  const refused = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}:5432`))
  expect(logError(new AggregateError(refused)).message).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  )
  const many = Array.from({ length: 300 }, (_, index) => new Error(`The payment ${index}`))
  expect(logError(new AggregateError(many, 'Payments could not be swept')).message).toMatch(
    /: The payment 0; .*; The payment 19; 280 more$/,
  )
})

test('of an error with another as its cause, the log keeps what both say', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const logged = logError(new Error('The picture 1f could not be drawn.', { cause: full }))
  expect(logged.message).toBe('The picture 1f could not be drawn: ENOSPC: no space left on device, write')
  expect(logged.code).toBe('ENOSPC')
  // One that repeats its cause says it once.
  expect(logError(new Error(`Refused: ${full.message}`, { cause: full })).message).toBe(
    `Refused: ${full.message}`,
  )
  const endless = new Error('It goes round')
  endless.cause = new Error('and round', { cause: endless })
  expect(logError(endless).message).toMatch(/^It goes round: and round/)
})

test('what an error tells of keeps its values to itself as well, and whom and what it names', () => {
  const token = '0123456789abcdef'.repeat(2)
  const said = [
    queryThatFailed(),
    Object.assign(new Error('Failed query: camila@example.cl'), { params: [] }),
    Object.assign(new Error('Failed query: camila@example.cl', { cause: 'camila' }), { params: [] }),
    new UnavailableError('The limits could not be read.', { cause: queryThatFailed() }),
    new Error(`550 <camila@example.cl> is unknown, see https://shop:camila@mail.example/${token}`),
    { email: 'camila@example.cl' },
  ]
  for (const cause of said) {
    for (const thrown of [
      cause,
      new Error('It failed.', { cause }),
      new AggregateError([cause], 'It failed.'),
    ]) {
      // What an error says itself is whoever threw it to watch over.
      if (thrown === said[4]) continue
      const logged = JSON.stringify(logError(thrown))
      expect(logged).not.toContain('camila')
      expect(logged).not.toContain(token)
    }
  }
})
