import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

type Member = Awaited<ReturnType<typeof testSignedIn>>

const save = (member: Member, nombre: string, filtro: object, compartida: 0 | 1 = 0) =>
  member.post('staff/guardar-vista-pedidos', { nombre, filtro, compartida })
const list = async (member: Member) => (await member.get('staff/vistas-pedidos')).json()
const remove = (member: Member, id_vista: number) => member.post('staff/borrar-vista-pedidos', { id_vista })

test('a list is of who gave it its name, on whatever device, until they share it', async () => {
  const rosa = await testSignedIn(shop, { role: 'agent', name: 'Rosa' })
  const diego = await testSignedIn(shop, { role: 'warehouse', name: 'Diego' })
  expect((await save(rosa, 'Retiros', { cola: 'listos', tipo_despacho: 2 })).json()).toEqual({
    id_vista: expect.any(Number),
    nombre: 'Retiros',
    filtro: { cola: 'listos', tipo_despacho: 2 },
    compartida: 0,
    propia: 1,
    responsable: 'Rosa',
  })
  expect(await list(diego)).toEqual([])
  await rosa.enter()
  expect(await list(rosa)).toMatchObject([{ nombre: 'Retiros' }])

  // The same name again is the same list.
  await save(rosa, 'Retiros', { cola: 'listos' }, 1)
  await save(diego, 'Atrasados', { cola: 'por-preparar' })
  expect(await list(diego)).toMatchObject([
    { nombre: 'Atrasados', propia: 1 },
    { nombre: 'Retiros', filtro: { cola: 'listos' }, compartida: 1, propia: 0, responsable: 'Rosa' },
  ])
  const { rows } = await shop.database.pool.query(
    `SELECT actor, subject, detail FROM staff_actions WHERE action = 'vista-compartida'`,
  )
  expect(rows).toEqual([{ actor: 'Rosa', subject: 'Retiros', detail: 'listos' }])
})

test('is taken away by its own, and a shared one by those who lead as well', async () => {
  const ana = await testSignedIn(shop, { role: 'agent', name: 'Ana' })
  const other = await testSignedIn(shop, { role: 'agent' })
  const manager = await testSignedIn(shop, { role: 'manager' })
  const mine = (await save(ana, 'Mía', { buscar: 'pipeta' })).json().id_vista
  const shared = (await save(ana, 'De todos', { buscar: 'correa' }, 1)).json().id_vista
  for (const [who, id] of [
    [other, mine],
    [other, shared],
    [manager, mine],
  ] as const)
    expect((await remove(who, id)).json().error).toBe('NOT_FOUND')
  expect((await remove(manager, shared)).statusCode).toBe(200)
  expect((await remove(ana, mine)).statusCode).toBe(200)
  expect((await list(ana)).filter(({ propia }: { propia: number }) => propia)).toEqual([])
})

test('has a name and narrows by something, and there are thirty at most', async () => {
  const member = await testSignedIn(shop)
  expect((await save(member, '', { cola: 'listos' })).json().fields).toMatchObject({
    nombre: 'FIELD_REQUIRED',
  })
  for (const filtro of [{}, { buscar: '' }, { cola: 'ninguna' }])
    expect((await save(member, 'x', filtro)).json().error).toBe('INVALID_REQUEST')
  const made = await Promise.all(
    Array.from({ length: 32 }, (_, each) => save(member, `Lista ${each}`, { buscar: String(each) })),
  )
  expect(made.filter((reply) => reply.json().error === 'VIEWS_TOO_MANY')).toHaveLength(2)
  expect((await list(member)).filter(({ propia }: { propia: number }) => propia)).toHaveLength(30)
})
