import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { inTransaction } from '../../db/connection.ts'
import { accountsStore } from '../accounts.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
  await database.pool.query(
    `insert into customers (kind, first_name, email, terms_accepted_at, terms_version)
     select 'customer', 'Camila', 'c' || n || '@correo.cl', now(), '1' from generate_series(1, 3000) n`,
  )
  await database.pool.query(
    `insert into customer_passwords (customer_id, hash) select id, '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA' from customers`,
  )
  await database.pool.query('analyze customers, customer_passwords')
})
afterAll(() => database?.drop())

test('an account is found by the index of e-mails inside a transaction too, whose plans are generic', async () => {
  const client: pg.PoolClient = await database.pool.connect()
  client.release()
  const sent = vi.spyOn(client, 'query')
  await inTransaction(database, (tx) => accountsStore.findByEmail(tx, 'a@correo.cl'))
  const [query] = sent.mock.calls
    .map(([first]) => first as unknown as { text?: string })
    .filter(({ text }) => text?.includes('customer_passwords'))
  sent.mockRestore()
  const { rows: plan } = await database.pool.query(`explain (generic_plan) ${query?.text}`)
  expect(JSON.stringify(plan)).toMatch(/using customers_registered_email /)
})
