import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '#testing/server/test-account.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let shop: TestShop
let products: number[]
beforeAll(async () => {
  shop = await openTestShop()
  const { rows } = await shop.database.pool.query('SELECT id FROM products ORDER BY id LIMIT 3')
  products = rows.map(({ id }) => id)
})
afterAll(() => shop?.close())

const line = (at: number, quantity = 1, atributos: number[] = []) => ({
  id_producto: products[at] ?? 0,
  cantidad: quantity,
  atributos,
})

/** A customer with as many browsers as are wanted. */
async function customer(browsers = 1): Promise<{ wires: Wire[]; id: number }> {
  const email = `${randomUUID()}@correo.cl`
  const id = await insertAccount(shop.database, { email })
  const wires = await Promise.all(
    Array.from({ length: browsers }, async () => {
      const wire = testWire(shop.app)
      const entered = await wire.post('autentificar-usuario', { correo: email, contrasenia: 'clave-secreta' })
      expect(entered.statusCode, entered.body).toBe(200)
      return wire
    }),
  )
  return { wires, id }
}

const load = async (wire: Wire) => (await wire.get('carrito', {})).json()
const save = async (wire: Wire, version: number, productos: object[]) =>
  (await wire.post('guardar-carrito', { version, productos })).json()

describe('the cart of a customer', () => {
  test('is empty at first, and what one device saves another finds', async () => {
    const { wires } = await customer(2)
    const [here, there] = wires as [Wire, Wire]
    expect(await load(here)).toEqual({ version: 0, productos: [] })
    const saved = await save(here, 0, [line(1, 2), line(0, 1, [9, 3, 9])])
    expect(saved).toMatchObject({ guardado: 1, version: 1 })
    const found = await load(there)
    expect(found).toMatchObject({
      version: 1,
      productos: [
        { id_producto: products[1], cantidad: 2, atributos: [] },
        { id_producto: products[0], cantidad: 1, atributos: [3, 9] },
      ],
    })
    expect(found.productos[0].urlamigable).toMatch(/^[a-z0-9-]+$/)
    expect(Object.keys(found.productos[0])).not.toContain('price')
  })

  test('a device that has not seen the last change writes over nothing and is answered what stands', async () => {
    const { wires } = await customer(2)
    const [here, there] = wires as [Wire, Wire]
    await save(here, 0, [line(0, 5)])
    const late = await save(there, 0, [line(1, 1)])
    expect(late).toMatchObject({
      guardado: 0,
      version: 1,
      productos: [{ id_producto: products[0], cantidad: 5 }],
    })
    expect(await save(there, 1, [line(0, 5), line(1, 1)])).toMatchObject({ guardado: 1, version: 2 })
    expect((await load(here)).productos).toHaveLength(2)
  })

  test('of devices that save at once upon one version, one alone is taken', async () => {
    const { wires } = await customer(4)
    const saved = await Promise.all(wires.map((wire, at) => save(wire, 0, [line(0, at + 1)])))
    const taken = saved.filter(({ guardado }) => guardado === 1)
    expect(taken).toHaveLength(1)
    for (const { version, productos } of saved) {
      expect({ version, productos }).toEqual({ version: 1, productos: taken[0].productos })
    }
  })

  test('one product with the same values is one line, and one that does not exist is left out', async () => {
    const { wires } = await customer()
    const [wire] = wires as [Wire]
    const request = [line(0, 1, [2, 1]), line(0, 4, [1, 2]), { ...line(0), id_producto: 2_000_000_000 }]
    const { productos } = await save(wire, 0, request)
    expect(productos).toMatchObject([{ id_producto: products[0], cantidad: 4, atributos: [1, 2] }])
  })

  test('an empty cart is saved as well', async () => {
    const { wires } = await customer()
    const [wire] = wires as [Wire]
    await save(wire, 0, [line(0)])
    expect(await save(wire, 1, [])).toEqual({ guardado: 1, version: 2, productos: [] })
  })

  test("nobody sees another's, a guest has none, and it is forgotten with its person", async () => {
    const [mine, other] = [await customer(), await customer()]
    const [wire] = mine.wires as [Wire]
    const [stranger] = other.wires as [Wire]
    await save(wire, 0, [line(0, 3)])
    expect(await load(stranger)).toEqual({ version: 0, productos: [] })
    expect((await testWire(shop.app).get('carrito', {})).statusCode).toBe(401)
    const { otros } = (await wire.get('mis-datos', {})).json()
    expect(otros.carrito).toMatchObject([{ id_producto: products[0], cantidad: 3 }])
    const erased = await wire.post('mis-datos', { accion: 'borrar', contrasenia: 'clave-secreta' })
    expect(erased.statusCode, erased.body).toBe(200)
    const { rows } = await shop.database.pool.query('SELECT FROM account_carts WHERE customer_id = $1', [
      mine.id,
    ])
    expect(rows).toHaveLength(0)
  })
})
