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
