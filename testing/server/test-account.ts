import { randomInt } from 'node:crypto'
import { parseRut } from '#rules/chile/rut.ts'
import type { Database } from '#server/db/connection.ts'
import { isRefusal } from '#server/refusals/refusal.ts'
import { testPasswords } from './test-passwords.ts'

/** Puts a registered customer into the database and returns the id; without a password `clave-secreta`. */
export async function insertAccount(
  { pool }: Pick<Database, 'pool'>,
  { email, password = 'clave-secreta', hash }: { email: string; password?: string; hash?: string },
): Promise<number> {
  const made = hash ?? (await testPasswords.hash(password))
  if (isRefusal(made)) throw new Error(made.code)
  const { rows } = await pool.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO customers (kind, email, first_name, terms_accepted_at, terms_version)
       VALUES ('customer', $1, 'Camila', now(), '2026-11') RETURNING id
     )
     INSERT INTO customer_passwords (customer_id, hash) SELECT id, $2 FROM made RETURNING customer_id AS id`,
    [email, made],
  )
  if (!rows[0]) throw new Error('The account was not stored.')
  return rows[0].id
}

/** A RUT that nobody has yet, in its canonical form. */
export function newRut(): string {
  const body = randomInt(5_000_000, 25_000_000)
  const digit = [...'0123456789K'].find((each) => parseRut(`${body}-${each}`) !== null)
  return `${body}-${digit}`
}
