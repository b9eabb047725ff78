import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Verb } from '#contract/define-call.ts'
import { productWords } from '#contract/products/product-words.ts'
import { logFields, plainLogField } from '#contract/staff/log-fields.ts'
import { type StaffRole, staffRoles } from '#contract/staff/staff-role.ts'
import type { CallCase } from './cases/case-parts.ts'
import { cases } from './cases/cases.ts'
import { type Fixture, openFixture } from './fixture.ts'
import type { Cookies } from './make-call.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture?.close())

const staffCalls = calls.flatMap((call) => (call.access === 'staff' ? [call] : []))

/** Who asks: somebody of each role, and nobody. */
const askers = [...staffRoles, null]

const cells = staffCalls.flatMap((call) =>
  askers.flatMap((role) =>
    (call.verbs as readonly Verb[]).map((verb) => [verb, call.name, role, call] as const),
  ),
)

const kept = new Map<string, object>()

/** What a call is asked. Who is refused uses up nothing of it: the next is asked the same. */
async function requestOf(call: (typeof staffCalls)[number], isRefused: boolean): Promise<object> {
  const known = isRefused && kept.get(call.name)
  if (known) return known
  const { request } = cases[call.name] as CallCase
  const made = (await request?.(await fixture.untouched('customer'), fixture)) ?? call.example.request
  if (isRefused) kept.set(call.name, made)
  return made
}

test.each(cells)('%s of %s by the role %s is as the contract says', async (verb, name, role, call) => {
  const callCase = cases[name] as CallCase
  const isAllowed = role !== null && (call.roles as readonly StaffRole[]).includes(role)
  const request = await requestOf(call, !isAllowed)
  const cookies: Cookies = role ? await fixture.staff(role) : new Map()
  await fixture.writeAudit.take()
  const response = await fixture.ask(name, request, { verb, cookies })
  const got = response.statusCode === 200 ? 'answered' : response.json().error
  if (isAllowed) {
    const isPartOf = name === 'staff/cambiar-estado-pedido' && (role === 'warehouse' || role === 'agent')
    expect(got).toBe(isPartOf ? 'ROLE_FORBIDDEN' : (callCase.refused ?? 'answered'))
    return
  }
  expect(got).toBe(role ? 'ROLE_FORBIDDEN' : 'SESSION_REQUIRED')
  expect(response.statusCode).toBe(role ? 403 : 401)
  expect(await fixture.writeAudit.take()).toEqual([])
})

test('whatever the log says was changed has a name by which the desk calls it', async () => {
  const { rows } = await fixture.pool.query(
    `SELECT DISTINCT action, change ->> 'field' AS field
     FROM staff_actions, jsonb_array_elements(changes) AS change ORDER BY action, field`,
  )
  expect(rows.length).toBeGreaterThan(20)
  const ofProducts = new Set<string>(Object.values(productWords))
  const known = new Set<string>(logFields)
  const nameless = rows.filter(({ action, field }) =>
    action.startsWith('producto-') ? !ofProducts.has(field) : !known.has(plainLogField(field)),
  )
  expect(nameless).toEqual([])
})

test('somebody may make every call, and the owner each', () => {
  for (const { name, roles } of staffCalls) expect(roles, name).toContain('owner')
})

test('the warehouse prepares an order, and says nothing of its money', async () => {
  const cookies = await fixture.staff('warehouse')
  const id_pedido = await fixture.paid((await (await fixture.actor('customer')).order()).id)
  const move = (accion: string) =>
    fixture.ask('staff/cambiar-estado-pedido', { id_pedido, accion }, { cookies })
  for (const accion of ['pagar', 'cancelar', 'reabrir'])
    expect((await move(accion)).json().error).toBe('ROLE_FORBIDDEN')
  expect((await move('preparar')).statusCode).toBe(200)
})

test('a role that is taken away holds from the next call, and so does an account that is switched off', async () => {
  const cookies = await fixture.staff('manager')
  const ask = async () => {
    const response = await fixture.ask('staff/cupones', {}, { verb: 'GET', cookies })
    return response.statusCode === 200 ? 'answered' : response.json().error
  }
  const set = (role: StaffRole, active: boolean) =>
    fixture.pool.query(`UPDATE staff SET role = $1, active = $2 WHERE email = 'manager@huella.example'`, [
      role,
      active,
    ])
  expect(await ask()).toBe('answered')
  await set('agent', true)
  expect(await ask()).toBe('ROLE_FORBIDDEN')
  await set('manager', false)
  expect(await ask()).toBe('SESSION_REQUIRED')
  await set('manager', true)
  expect(await ask()).toBe('answered')
})
