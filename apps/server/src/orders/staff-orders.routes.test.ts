import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixture, openFixture } from '../conformance/fixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture?.close())

const url = 'https://centrodeayuda.chilexpress.cl/seguimiento/99999999-123'

test('a parcel leaves with its number, which its shopper sees with the carrier’s page, and never who of the staff sent it', async () => {
  const customer = await fixture.actor('customer')
  const { id } = await customer.order()
  await fixture.paid(id)
  await fixture.pool.query(
    'UPDATE carriers SET tracking_url = $2 WHERE id = (SELECT carrier_id FROM orders WHERE id = $1)',
    [id, url.replace('99999999-123', '{numero}')],
  )
  const staff = { cookies: await fixture.staff() }
  const send = (numero_seguimiento: string) =>
    fixture.ask(
      'staff/cambiar-estado-pedido',
      { id_pedido: id, accion: 'despachar', numero_seguimiento },
      staff,
    )
  expect((await send('<b>1</b>')).json()).toMatchObject({ error: 'INVALID_REQUEST' })
  const sent = (await send(' 99999999-123 ')).json()
  const actor = sent.historial.at(-1).responsable
  expect(['shopper', 'shop', '']).not.toContain(actor)
  const parcel = { numero_seguimiento: '99999999-123', url_seguimiento: url }
  expect(sent.despacho).toMatchObject(parcel)

  const own = { cookies: customer.cookies }
  const detail = await fixture.ask('detalle-pedido', { id_pedido: id }, { ...own, verb: 'GET' })
  expect(detail.json()).toMatchObject({
    despacho: parcel,
    historial: expect.arrayContaining([
      expect.objectContaining({ estado: 'PENDING', responsable: 'shopper' }),
      expect.objectContaining({ estado: 'SHIPPED', responsable: 'shop' }),
    ]),
  })
  expect(detail.body).not.toContain(actor)
  const tracked = await fixture.ask('seguir-pedido', {
    numero_pedido: sent.numero_pedido,
    e_mail_cliente: customer.email,
  })
  expect(tracked.json().despacho).toMatchObject(parcel)
  const { rows: mails } = await fixture.pool.query(
    `SELECT data #> '{order,delivery,parcel}' AS parcel FROM mails WHERE kind = 'order-shipped' AND recipient = $1`,
    [customer.email],
  )
  expect(mails).toEqual([{ parcel: { number: '99999999-123', url } }])
})

test('what is picked up keeps who took it, for the desk alone, and goes with the person that is forgotten', async () => {
  const customer = await fixture.actor('customer')
  const staff = { cookies: await fixture.staff() }
  const handOver = async (isForgotten: boolean) => {
    const { id } = await customer.order()
    await fixture.paid(id)
    await fixture.pool.query(
      'UPDATE orders SET branch_id = 1, address = NULL, comuna_id = NULL, forget_person = $2 WHERE id = $1',
      [id, isForgotten],
    )
    const handed = { id_pedido: id, accion: 'entregar', recibe: ' Ana Soto, su hermana ' }
    expect((await fixture.ask('staff/cambiar-estado-pedido', handed, staff)).json()).toMatchObject({
      glosa_estado_pedido: 'COMPLETED',
    })
    const opened = await fixture.ask('staff/pedido', { id_pedido: id }, { ...staff, verb: 'GET' })
    return { id, takenBy: opened.json().recibido_por }
  }
  const { id, takenBy } = await handOver(false)
  expect(takenBy).toBe('Ana Soto, su hermana')
  const own = { cookies: customer.cookies, verb: 'GET' } as const
  expect((await fixture.ask('detalle-pedido', { id_pedido: id }, own)).body).not.toContain('Ana Soto')
  expect((await handOver(true)).takenBy).toBe('')
})

test('a parcel keeps nobody who took it: its carrier hands it over', async () => {
  const { id } = await (await fixture.actor('customer')).order()
  await fixture.paid(id)
  const staff = { cookies: await fixture.staff() }
  for (const accion of ['despachar', 'entregar'])
    await fixture.ask('staff/cambiar-estado-pedido', { id_pedido: id, accion, recibe: 'Ana' }, staff)
  const opened = await fixture.ask('staff/pedido', { id_pedido: id }, { ...staff, verb: 'GET' })
  expect(opened.json()).toMatchObject({ glosa_estado_pedido: 'COMPLETED', recibido_por: '' })
})
