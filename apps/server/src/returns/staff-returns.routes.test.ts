import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixture, openFixture } from '../conformance/fixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture?.close())

async function requested() {
  const actor = await fixture.actor('customer')
  const orderId = await fixture.paid((await actor.order()).id)
  const request = await fixture.ask(
    'guardar-solicitud',
    {
      id_pedido: orderId,
      tipo: 'RETRACTO',
      lineas: [{ posicion: 0, cantidad: 1 }],
      motivo: 'No era la talla.',
    },
    { cookies: actor.cookies },
  )
  expect(request.statusCode, request.body).toBe(200)
  return { actor, orderId, requestId: request.json().id_solicitud as number }
}

test('the staff sees what is asked, answers it once, closes it, and its shopper is told', async () => {
  const { actor, orderId, requestId } = await requested()
  const cookies = await fixture.staff()
  const list = async (estado: string) =>
    (await fixture.ask('staff/solicitudes', { estado }, { verb: 'GET', cookies })).json()
  expect(await list('RECEIVED')).toContainEqual(
    expect.objectContaining({ id_solicitud: requestId, id_pedido: orderId, motivo: 'No era la talla.' }),
  )
  const answer = (accion: string, respuesta: string) =>
    fixture.ask('staff/responder-solicitud', { id_solicitud: requestId, accion, respuesta }, { cookies })
  const both = await Promise.all([answer('aceptar', 'Tráelo.'), answer('rechazar', 'No se puede.')])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const state = both[0]?.statusCode === 200 ? 'ACCEPTED' : 'REJECTED'
  const seen = await fixture.ask(
    'listar-solicitudes',
    { id_pedido: orderId },
    { verb: 'GET', cookies: actor.cookies },
  )
  expect(seen.json().solicitudes[0]).toMatchObject({
    estado: state,
    historial: [
      { estado: 'RECEIVED', responsable: 'shopper' },
      { estado: state, respuesta: expect.stringMatching(/Tráelo|No se puede/) },
    ],
  })
  const closed = await answer('cerrar', 'Listo, te devolvimos el dinero.')
  expect(closed.statusCode).toBe(state === 'ACCEPTED' ? 200 : 409)
  const { rows: mails } = await fixture.pool.query(
    `SELECT kind, data #> '{request,refund}' AS refund FROM mails WHERE recipient = $1 AND kind LIKE 'return-%' ORDER BY created_at`,
    [actor.email],
  )
  expect(mails.map(({ kind }) => kind)).toEqual([
    'return-received',
    'return-answered',
    ...(state === 'ACCEPTED' ? ['return-answered'] : []),
  ])
  // One that is rejected promises nothing; `return-blocks.test.ts` holds what the mail says then.
  if (state === 'ACCEPTED') {
    const closedOnes: { id_solicitud: number; monto: number; reembolsar_hasta: string }[] =
      await list('CLOSED')
    const closedOne = closedOnes.find((each) => each.id_solicitud === requestId)
    const promised = { amount: closedOne?.monto, dueOn: closedOne?.reembolsar_hasta }
    for (const { refund } of mails) expect(refund).toEqual(promised)
  }
  const none = await fixture.ask(
    'staff/responder-solicitud',
    { id_solicitud: 1_999_999_999, accion: 'aceptar', respuesta: 'x' },
    { cookies },
  )
  expect(none.json()).toMatchObject({ error: 'NOT_FOUND' })
})

test('a shopper is not the staff', async () => {
  const { actor, requestId } = await requested()
  const answered = await fixture.ask(
    'staff/responder-solicitud',
    { id_solicitud: requestId, accion: 'aceptar', respuesta: 'Sí.' },
    { cookies: actor.cookies },
  )
  expect(answered.statusCode).toBe(401)
})
