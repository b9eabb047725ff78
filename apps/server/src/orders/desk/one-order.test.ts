import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, type Fixture, openFixture } from '../../conformance/fixture.ts'

let fixture: Fixture
let actor: Actor
let cookies: Awaited<ReturnType<Fixture['staff']>>
beforeAll(async () => {
  fixture = await openFixture()
  actor = await fixture.actor('customer')
  cookies = await fixture.staff()
})
afterAll(() => fixture?.close())

const newOrder = async () => (await actor.order()).id
const post = async (call: Parameters<Fixture['ask']>[0], request: object) =>
  (await fixture.ask(call, request, { cookies })).json()
const edit = (id_pedido: number, request: object) => post('staff/editar-pedido', { id_pedido, ...request })

test('of two who edit at once the second hears of the first, and no field is blanked that was not named', async () => {
  const id = await newOrder()
  const { rows } = await fixture.pool.query('SELECT address FROM orders WHERE id = $1', [id])
  const first = await edit(id, { version: 1, direccion: { numero: '7112' } })
  expect(first.version).toBe(2)
  expect(first.direccion).toMatchObject({ calle: rows[0].address.street, numero: '7112' })
  const second = await edit(id, { version: 1, telefono: '9 8765 4321' })
  expect(second).toMatchObject({
    error: 'EDITED_MEANWHILE',
    cambio: { version: 2, responsable: expect.any(String), ahora: { numero: '7112' } },
  })
  expect(second.cambio.responsable).not.toBe('')
  const third = await edit(id, { version: 2, telefono: '9 8765 4321' })
  expect(third).toMatchObject({ version: 3, cliente: { telefono: '+56987654321' } })
  expect(third.direccion.numero).toBe('7112')
  expect(third.actos).toMatchObject([
    { accion: 'pedido-editado', responsable: second.cambio.responsable, cambios: [{ despues: '7112' }] },
    { accion: 'pedido-editado', cambios: [{ campo: 'telefono', despues: '+56987654321' }] },
  ])
  expect(third.lineas[0].sku).not.toBe('')
  const log = (await fixture.ask('staff/registro', {}, { verb: 'GET', cookies })).json()
  expect(log[1]).toMatchObject({
    accion: 'pedido-editado',
    asunto: String(first.numero_pedido),
    cambios: [{ campo: 'numero', antes: rows[0].address.number, despues: '7112' }],
  })
})

test('an address is edited until the order leaves, its parcel from then on, and a new number is mailed', async () => {
  const id = await fixture.paid(await newOrder())
  const own = (await fixture.ask('staff/pedido', { id_pedido: id }, { verb: 'GET', cookies })).json()
  expect(await edit(id, { version: 1, numero_seguimiento: 'A-1000' })).toMatchObject({ error: 'ORDER_STATE' })
  expect(await edit(id, { version: 1, telefono: '12' })).toMatchObject({ error: 'PHONE_INVALID' })
  const ship = (id_transportista: number) =>
    post('staff/cambiar-estado-pedido', {
      id_pedido: id,
      accion: 'despachar',
      numero_seguimiento: 'A-1000',
      id_transportista,
    })
  expect(await ship(999_999)).toMatchObject({ error: 'INVALID_REQUEST' })
  const other = own.transportistas.find(
    (each: { id_transportista: number }) => each.id_transportista !== own.id_transportista,
  )
  const sent = await ship(other.id_transportista)
  expect(sent.despacho).toMatchObject({ transportista: other.nombre, numero_seguimiento: 'A-1000' })
  expect(await edit(id, { version: 1, numero_seguimiento: 'B-2000' }), 'read before it left').toMatchObject({
    error: 'EDITED_MEANWHILE',
    cambio: { version: 2, ahora: { numero_seguimiento: 'A-1000' } },
  })
  expect(await edit(id, { version: 2, direccion: { numero: '9' } })).toMatchObject({ error: 'ORDER_STATE' })
  expect(await edit(id, { version: 2, id_transportista: 999_999 })).toMatchObject({
    error: 'INVALID_REQUEST',
    fields: { id_transportista: 'FIELD_INVALID' },
  })
  const corrected = await edit(id, { version: 2, numero_seguimiento: 'B-2000' })
  expect(corrected.despacho.numero_seguimiento).toBe('B-2000')
  await post('staff/cambiar-estado-pedido', { id_pedido: id, accion: 'entregar' })
  const late = await edit(id, { version: 3, numero_seguimiento: 'C-3000' })
  expect(late.despacho.numero_seguimiento).toBe('C-3000')
  const { rows: mails } = await fixture.pool.query(
    `SELECT data #>> '{order,delivery,parcel,number}' AS parcel FROM mails
     WHERE kind = 'order-shipped' AND order_number = $1 ORDER BY created_at`,
    [own.numero_pedido],
  )
  expect(mails).toEqual([{ parcel: 'A-1000' }, { parcel: 'B-2000' }])
})

test('a note is kept once with who wrote it, no shopper reads it, and it goes with the person', async () => {
  const id = await newOrder()
  const note = { id_pedido: id, texto: 'Caja <b>sin</b> logo', clave_idempotencia: randomUUID() }
  await post('staff/anotar-pedido', note)
  const { notas } = await post('staff/anotar-pedido', note)
  expect(notas).toEqual([expect.objectContaining({ texto: 'Caja <b>sin</b> logo' })])
  expect(notas[0].responsable).not.toBe('')
  const own = await fixture.ask('detalle-pedido', { id_pedido: id }, { verb: 'GET', cookies: actor.cookies })
  expect(own.body).not.toContain('logo')
  await fixture.pool.query('UPDATE orders SET forget_person = true WHERE id = $1', [id])
  await post('staff/cambiar-estado-pedido', { id_pedido: id, accion: 'cancelar' })
  const { rows } = await fixture.pool.query('SELECT 1 FROM order_notes WHERE order_id = $1', [id])
  expect(rows).toEqual([])
})

test('what was mailed is mailed again as the order stands now, once nothing of the kind waits', async () => {
  const id = await newOrder()
  const again = () => post('staff/reenviar-correo-pedido', { id_pedido: id, tipo_correo: 'order-received' })
  const send = () =>
    fixture.pool.query(
      `UPDATE mails SET state = 'sent', sent_at = now(), data = '{}' WHERE order_number = (SELECT number FROM orders WHERE id = $1)`,
      [id],
    )
  expect(await again(), 'it waits to be sent').toMatchObject({ error: 'ORDER_STATE' })
  await send()
  const both = await Promise.all([again(), again()])
  expect(both.map(({ error }) => error).sort(), 'two who press at once').toEqual(['ORDER_STATE', undefined])
  const { correos, actos } = both.find(({ error }) => !error)
  expect(correos.map((mail: { estado: string }) => mail.estado)).toEqual(['enviado', 'esperando'])
  expect(actos).toMatchObject([{ accion: 'pedido-correo-reenviado', detalle: 'order-received' }])
  await fixture.pool.query(
    `UPDATE mails SET kind = 'claim-received' WHERE state = 'sent' AND order_number = (SELECT number FROM orders WHERE id = $1)`,
    [id],
  )
  const opened = await fixture.ask('staff/pedido', { id_pedido: String(id) }, { verb: 'GET', cookies })
  expect(opened.json().correos, 'a kind of former times').toMatchObject([
    { tipo_correo: 'other' },
    { tipo_correo: 'order-received' },
  ])
  expect(
    await post('staff/reenviar-correo-pedido', { id_pedido: id, tipo_correo: 'order-shipped' }),
  ).toMatchObject({ error: 'ORDER_STATE' })
  await send()
  await post('staff/cambiar-estado-pedido', { id_pedido: id, accion: 'cancelar' })
  expect(await again(), 'it asks for money that nobody owes').toMatchObject({ error: 'ORDER_STATE' })
})
