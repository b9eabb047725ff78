import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { StaffRole } from '#contract/staff/staff-role.ts'
import { isRefusal } from '#server/refusals/refusal.ts'
import { testPasswords } from './test-passwords.ts'
import type { TestShop } from './test-shop.ts'
import { testWire } from './test-wire.ts'

export const staffPassword = 'una clave larga de prueba'

const hash = testPasswords.hash(staffPassword)

/** An account of the staff with a browser that is not signed in yet. */
export async function testMember(
  { app, database }: Pick<TestShop, 'app' | 'database'>,
  { role = 'agent', name = 'Rosa' }: { role?: StaffRole; name?: string } = {},
) {
  const made = await hash
  if (isRefusal(made)) throw new Error(made.code)
  const email = `${randomUUID()}@huella.example`
  const { rows } = await database.pool.query<{ id: number }>(
    'INSERT INTO staff (name, email, role, password_hash) VALUES ($1, $2, $3, $4) RETURNING id',
    [name, email, role, made],
  )
  const wire = testWire(app)
  const post = (call: string, body: object): Promise<LightMyRequestResponse> =>
    wire.post(call, body, { 'x-xsrf-token': wire.cookies.get('XSRF-TOKEN-STAFF') ?? '' })
  return {
    id: rows[0]?.id ?? 0,
    email,
    wire,
    post,
    get: (call: string, query: Record<string, string> = {}) => wire.get(call, query),
    enter: (more: { contrasenia?: string; codigo?: string } = {}) =>
      post('staff/entrar', { correo: email, contrasenia: staffPassword, ...more }),
  }
}

/** The same, signed in. */
export async function testSignedIn(...given: Parameters<typeof testMember>) {
  const member = await testMember(...given)
  const entered = await member.enter()
  if (entered.statusCode !== 200) throw new Error(entered.body)
  return member
}
