import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { isRefusal, Rollback, refuse, transactOrRefuse } from './refusal.ts'

test('a refusal is a value with a code and what is to be said of it', () => {
  const refusal = refuse('INVALID_REQUEST', { fields: { correo: 'EMAIL_INVALID' } })
  expect(isRefusal(refusal)).toBe(true)
  expect(refusal).toMatchObject({ code: 'INVALID_REQUEST', details: { fields: { correo: 'EMAIL_INVALID' } } })
  expect([null, undefined, 'NOT_FOUND', { code: 'NOT_FOUND', details: {} }].some(isRefusal)).toBe(false)
})

describe('transactOrRefuse', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase({ bare: true })
    await database.pool.query('CREATE TABLE bowls (id integer PRIMARY KEY)')
  })
  afterAll(() => database?.drop())
  beforeEach(() => database.pool.query('TRUNCATE bowls'))

  const bowls = async () => (await database.pool.query('SELECT id FROM bowls ORDER BY id')).rows
  const fill = 'INSERT INTO bowls VALUES (1)'

  test('commits and returns what the work returns', async () => {
    const result = await transactOrRefuse(database, async (tx) => {
      await tx.execute(fill)
      return 'full'
    })
    expect(result).toBe('full')
    expect(await bowls()).toEqual([{ id: 1 }])
  })

  test('a Rollback undoes everything and becomes its refusal', async () => {
    const refusal = refuse('OUT_OF_STOCK')
    const result = await transactOrRefuse(database, async (tx) => {
      await tx.execute(fill)
      throw new Rollback(refusal)
    })
    expect(result).toBe(refusal)
    expect(await bowls()).toEqual([])
  })

  test('a refusal that is returned leaves what was written', async () => {
    const result = await transactOrRefuse(database, async (tx) => {
      await tx.execute(fill)
      return refuse('COUPON_EXPIRED')
    })
    expect(isRefusal(result)).toBe(true)
    expect(await bowls()).toEqual([{ id: 1 }])
  })

  test('a surprise undoes everything and is thrown on', async () => {
    const work = transactOrRefuse(database, async (tx) => {
      await tx.execute(fill)
      throw new Error('the bowl broke')
    })
    await expect(work).rejects.toThrow('the bowl broke')
    expect(await bowls()).toEqual([])
  })
})
