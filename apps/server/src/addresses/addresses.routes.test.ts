import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressLimit } from '#rules/people/addresses.ts'
import { type CheckoutApp, openCheckoutApp } from '#testing/server/test-app.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { inTransaction } from '../db/connection.ts'
import { addressesService } from './addresses.service.ts'

let opened: CheckoutApp
beforeAll(async () => {
  opened = await openCheckoutApp()
})
afterAll(() => opened.close())

/** A guest's browser; without `datosformulario` no address is there yet. */
async function guest(withAddress = false): Promise<{ wire: Wire; id: number }> {
  const wire = testWire(opened.app)
  const { datosformulario, ...form } = guestForm()
  const registered = await wire.post('RegistrarclientePedido', {
    ...form,
    ...(withAddress && { datosformulario }),
  })
  return { wire, id: registered.json().datos.id_cliente }
}

const datos = (changes: object = {}) => ({
  id_comuna: 13110,
  calle_direccion_cliente: 'Avenida Vicuña Mackenna',
  numero_direccion_cliente: '7110',
  ...changes,
})

let houses = 0

/** One that is added is another house each time. */
async function save(of: { wire: Wire; id: number }, changes: object = {}): Promise<number> {
  const saved = await of.wire.post('GuardarActualizarDireccionCliente', {
    id_cliente: of.id,
    datos: datos({
      ...(!('id_direccion_cliente' in changes) && { numero_direccion_cliente: String(++houses) }),
      ...changes,
    }),
  })
  expect(saved.statusCode, saved.body).toBe(200)
  return saved.json().id_direccion_cliente
}

async function defaults({ wire, id }: { wire: Wire; id: number }): Promise<number[]> {
  const list = await wire.get('ListadoDireccionCliente', { id_cliente: String(id) })
  return list
    .json()
    .filter((row: { predeterminada: number }) => row.predeterminada === 1)
    .map((row: { id_direccion_cliente: number }) => row.id_direccion_cliente)
}

describe('addresses of a customer', () => {
  test('L8: 50 are kept, whichever call adds them, and a place is free once one is removed', async () => {
    const me = await guest(true)
    const [first = 0] = await defaults(me)
    for (let kept = 1; kept < addressLimit; kept += 1) await save(me)
    const another = datos({ numero_direccion_cliente: 'S/N' })
    const add = () => me.wire.post('GuardarActualizarDireccionCliente', { id_cliente: me.id, datos: another })
    const { datosformulario, ...form } = guestForm()
    const register = () =>
      me.wire.post('RegistrarclientePedido', {
        ...form,
        datosformulario: { ...datosformulario, numero_direccion_cliente: '12 bis' },
      })
    for (const refused of [await add(), await register()]) {
      expect([refused.statusCode, refused.json().error]).toEqual([409, 'ADDRESSES_FULL'])
    }
    // One that is there is saved as before.
    expect(await save(me, { id_direccion_cliente: first })).toBe(first)
    await me.wire.post('DesactivarDireccionCliente', { id_direccion_cliente: first })
    expect((await add()).statusCode).toBe(200)
    const list = await me.wire.get('ListadoDireccionCliente', { id_cliente: String(me.id) })
    expect(list.json()).toHaveLength(addressLimit)
  })

  test('[S7.16] [S7.17] [S7.19] [S7.20] an address is kept with all that the wire says of it, and changed under its id', async () => {
    const me = await guest()
    const all = {
      villaproblacionsector_direccion_cliente: 'Villa Los Quillayes',
      numerocasadepartamento_direccion_cliente: '402',
      referencia_direccion_cliente: 'Portón verde',
      nombrerecibe_direccion_cliente: 'Ñusta',
      apellidosrecibe_direccion_cliente: 'Soto Peña',
      rutrecibe_direccion_cliente: '7.654.321-6',
      telefonorecibe_direccion_cliente: '9 8765 4321',
      email_direccion_cliente: 'Nusta@Correo.CL',
    }
    const id = await save(me, { ...datos(), ...all })
    const stored = {
      id_direccion_cliente: id,
      id_cliente: me.id,
      id_region: 13,
      ...datos(all),
      rutrecibe_direccion_cliente: '7654321-6',
      telefonorecibe_direccion_cliente: '+56987654321',
      email_direccion_cliente: 'nusta@correo.cl',
      vigente_direccion_cliente: 1,
      predeterminada: 1,
    }
    const one = await me.wire.get('Traerclientedireccion', { id_direccion_cliente: String(id) })
    expect(one.json()).toEqual(stored)
    expect((await me.wire.get('TraerDireccionCliente', { id_cliente: String(me.id) })).json()).toEqual(stored)

    expect(await save(me, { id_direccion_cliente: id, calle_direccion_cliente: 'Froilán Roa' })).toBe(id)
    const list = await me.wire.get('ListadoDireccionCliente', { id_cliente: String(me.id) })
    const changed = { ...stored, calle_direccion_cliente: 'Froilán Roa' }
    for (const key of Object.keys(all)) Object.assign(changed, { [key]: '' })
    expect(list.json()).toEqual([changed])
  })

  test('[S7.16] a form and a query say the same as a JSON body', async () => {
    const me = await guest()
    const fields = { id_cliente: String(me.id), datos: JSON.stringify(datos()) }
    const posted = await me.wire.postForm('GuardarActualizarDireccionCliente', fields)
    const response = await me.wire.get('GuardarActualizarDireccionCliente', fields)
    expect([posted.statusCode, response.statusCode]).toEqual([200, 200])
    expect(await defaults(me)).toEqual([posted.json().id_direccion_cliente])
  })

  test('[S4.5] saving a default clears others', async () => {
    const me = await guest()
    await save(me, { predeterminada: 1 })
    const second = await save(me, { predeterminada: 1 })
    expect(await defaults(me)).toEqual([second])
    const third = await save(me)
    expect(await defaults(me)).toEqual([second])
    await save(me, { id_direccion_cliente: third, predeterminada: 1 })
    expect(await defaults(me)).toEqual([third])
  })

  test('[S4.6] adding to an empty list makes it default', async () => {
    const me = await guest()
    expect((await me.wire.get('TraerDireccionCliente', { id_cliente: String(me.id) })).json()).toBeNull()
    const first = await save(me, { predeterminada: 0 })
    expect(await defaults(me)).toEqual([first])
    const registered = await guest(true)
    expect(await defaults(registered)).toHaveLength(1)
  })

  test('[S4.7] [S7.18] deleting the default makes the first remaining default', async () => {
    const me = await guest()
    const ids = [await save(me), await save(me), await save(me, { predeterminada: 1 })]
    const gone = await me.wire.post('DesactivarDireccionCliente', { id_direccion_cliente: ids[2] })
    expect(gone.json()).toBe(true)
    expect(await defaults(me)).toEqual([ids[0]])
    const again = await me.wire.post('DesactivarDireccionCliente', { id_direccion_cliente: ids[2] })
    expect(again.json()).toBe(true)
    const stored = await me.wire.get('Traerclientedireccion', { id_direccion_cliente: String(ids[2]) })
    expect(stored.json()).toMatchObject({ vigente_direccion_cliente: 0, predeterminada: 0 })
    const changed = await me.wire.post('GuardarActualizarDireccionCliente', {
      id_cliente: me.id,
      datos: datos({ id_direccion_cliente: ids[2] }),
    })
    expect(changed.json()).toMatchObject({ error: 'NOT_YOURS' })
  })

  test("[S7.16] [S7.17] [S7.18] [S7.19] [S7.20] another's address and one that does not exist are refused alike", async () => {
    const [me, other] = [await guest(), await guest()]
    const theirs = await save(other)
    for (const [call, requests] of Object.entries({
      Traerclientedireccion: [{ id_direccion_cliente: theirs }, { id_direccion_cliente: 999_999 }],
      DesactivarDireccionCliente: [{ id_direccion_cliente: theirs }, { id_direccion_cliente: 999_999 }],
      ListadoDireccionCliente: [{ id_cliente: other.id }, { id_cliente: 999_999 }],
      TraerDireccionCliente: [{ id_cliente: other.id }, { id_cliente: 999_999 }],
      GuardarActualizarDireccionCliente: [
        { id_cliente: other.id, datos: JSON.stringify(datos()) },
        { id_cliente: 999_999, datos: JSON.stringify(datos()) },
        { id_cliente: me.id, datos: JSON.stringify(datos({ id_direccion_cliente: theirs })) },
        { id_cliente: me.id, datos: JSON.stringify(datos({ id_direccion_cliente: 999_999 })) },
      ],
    })) {
      const replies = await Promise.all(
        requests.map((request) =>
          me.wire.get(call, Object.fromEntries(Object.entries(request).map(([k, v]) => [k, String(v)]))),
        ),
      )
      for (const reply of replies) {
        expect(reply.statusCode, call).toBe(403)
        expect(reply.body).toBe(replies[0]?.body)
        expect(reply.json().error).toBe('NOT_YOURS')
      }
      const stranger = await testWire(opened.app).get(call, {})
      expect(stranger.json()).toMatchObject({ error: 'SESSION_REQUIRED' })
    }
    expect(await defaults(other)).toEqual([theirs])
  })

  test('what does not fit is named by its field and nothing is stored', async () => {
    const me = await guest()
    const send = (changes: object) =>
      me.wire.post('GuardarActualizarDireccionCliente', { id_cliente: me.id, datos: datos(changes) })
    expect((await send({ id_comuna: 99_999 })).json()).toMatchObject({
      error: 'NOT_FOUND',
      fields: { 'datos.id_comuna': 'NOT_FOUND' },
    })
    const wrong = await send({
      rutrecibe_direccion_cliente: '12345678-0',
      telefonorecibe_direccion_cliente: '123',
      email_direccion_cliente: 'camila@',
    })
    expect(wrong.json()).toMatchObject({
      error: 'RUT_INVALID',
      fields: {
        'datos.rutrecibe_direccion_cliente': 'RUT_INVALID',
        'datos.telefonorecibe_direccion_cliente': 'PHONE_INVALID',
        'datos.email_direccion_cliente': 'EMAIL_INVALID',
      },
    })
    expect(await defaults(me)).toEqual([])
  })

  test('[S4.4] at most one is the default, whatever is saved and taken away at once', async () => {
    const me = await guest()
    const ids = await Promise.all(Array.from({ length: 12 }, () => save(me, { predeterminada: 1 })))
    expect(await defaults(me)).toHaveLength(1)
    await Promise.all([
      ...ids.slice(0, 6).map((id) => save(me, { id_direccion_cliente: id, predeterminada: 1 })),
      ...ids.slice(6).map((id) => me.wire.post('DesactivarDireccionCliente', { id_direccion_cliente: id })),
    ])
    expect(await defaults(me)).toHaveLength(1)
    await Promise.all(
      ids.slice(0, 5).map((id) => me.wire.post('DesactivarDireccionCliente', { id_direccion_cliente: id })),
    )
    expect(await defaults(me)).toEqual([ids[5]])
  })

  test('an order does not go to an address that was taken away', async () => {
    const buyer = await opened.shop.buyer()
    const { database } = opened.shop
    await inTransaction(database, (tx) => addressesService.deactivate(tx, buyer.customerId, buyer.addressId))
    expect(await addressesService.own(database.db, buyer.customerId, buyer.addressId)).toMatchObject({
      code: 'NOT_YOURS',
    })
  })
})
