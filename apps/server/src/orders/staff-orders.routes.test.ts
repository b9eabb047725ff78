import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../proof/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world?.close())

const url = 'https://centrodeayuda.chilexpress.cl/seguimiento/99999999-123'

test('a parcel leaves with its number, which its shopper sees with the carrier’s page, and never who of the staff sent it', async () => {
  const party = await world.party('customer')
  const { id } = await party.order()
  await world.paid(id)
  await world.pool.query(
    'UPDATE carriers SET tracking_url = $2 WHERE id = (SELECT carrier_id FROM orders WHERE id = $1)',
    [id, url.replace('99999999-123', '{numero}')],
  )
  const staff = { cookies: await world.staff() }
  const send = (numero_seguimiento: string) =>
    world.ask(
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

  const own = { cookies: party.cookies }
  const detail = await world.ask('detalle-pedido', { id_pedido: id }, { ...own, verb: 'GET' })
  expect(detail.json()).toMatchObject({
    despacho: parcel,
    historial: expect.arrayContaining([
      expect.objectContaining({ estado: 'PENDING', responsable: 'shopper' }),
      expect.objectContaining({ estado: 'SHIPPED', responsable: 'shop' }),
    ]),
  })
  expect(detail.body).not.toContain(actor)
  const tracked = await world.ask('seguir-pedido', {
    numero_pedido: sent.numero_pedido,
    e_mail_cliente: party.email,
  })
  expect(tracked.json().despacho).toMatchObject(parcel)
  const { rows: mails } = await world.pool.query(
    `SELECT data #> '{order,delivery,parcel}' AS parcel FROM mails WHERE kind = 'order-shipped' AND recipient = $1`,
    [party.email],
  )
  expect(mails).toEqual([{ parcel: { number: '99999999-123', url } }])
})
