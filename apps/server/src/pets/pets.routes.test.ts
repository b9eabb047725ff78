import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '#testing/server/test-account.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

async function customer(): Promise<{ wire: Wire; id: number }> {
  const email = `${randomUUID()}@correo.cl`
  const id = await insertAccount(shop.database, { email })
  const wire = testWire(shop.app)
  const entered = await wire.post('autentificar-usuario', { correo: email, contrasenia: 'clave-secreta' })
  expect(entered.statusCode, entered.body).toBe(200)
  return { wire, id }
}

const luna = () => ({
  id_mascota: randomUUID(),
  nombre: 'Luna',
  especie: 'gato',
  raza: 'siames',
  nacimiento: '2026-08-20',
  gramos: 1300,
  esterilizado: 0,
  alergias: ['pollo'],
})
const list = async (wire: Wire) => (await wire.get('mascotas-listar', {})).json()

describe('the animals of a customer', () => {
  test('are read as form data as well, and what is left out is not known', async () => {
    const { wire } = await customer()
    const id = randomUUID()
    const saved = await wire.postForm('mascota-guardar', {
      id_mascota: id.toUpperCase(),
      nombre: ' Rex ',
      especie: 'perro',
      raza: '',
      gramos: '12000',
      alergias: '["pollo","pollo"]',
    })
    expect(saved.json().mascotas, saved.body).toEqual([
      {
        id_mascota: id,
        nombre: 'Rex',
        especie: 'perro',
        raza: null,
        nacimiento: null,
        gramos: 12_000,
        esterilizado: null,
        alergias: ['pollo'],
      },
    ])
  })

  test('sent twice at once one is saved once, and no race saves more than the limit', async () => {
    const { wire } = await customer()
    const form = luna()
    await Promise.all([wire.post('mascota-guardar', form), wire.post('mascota-guardar', form)])
    expect((await list(wire)).mascotas).toEqual([form])
    const tried = await Promise.all(Array.from({ length: 14 }, () => wire.post('mascota-guardar', luna())))
    expect(tried.filter(({ statusCode }) => statusCode === 200)).toHaveLength(11)
    expect(tried.filter(({ body }) => body.includes('PETS_FULL'))).toHaveLength(3)
  })

  test("nobody sees another's or changes it, a stranger has none, and they are forgotten with their person", async () => {
    const { wire: mine, id } = await customer()
    const { wire: other } = await customer()
    const form = luna()
    await mine.post('mascota-guardar', form)
    await mine.post('mascota-elegir', { id_mascota: form.id_mascota })
    await other.post('mascota-guardar', { ...form, nombre: 'Otra' })
    await other.post('mascota-quitar', { id_mascota: form.id_mascota })
    expect(await list(mine)).toEqual({ mascotas: [form], id_mascota_elegida: form.id_mascota })
    expect((await list(other)).mascotas).toEqual([])
    expect((await testWire(shop.app).get('mascotas-listar', {})).statusCode).toBe(401)
    const { otros } = (await mine.get('mis-datos', {})).json()
    const { id_mascota: _, ...told } = form
    expect(otros.mascotas).toEqual([{ ...told, elegida: 1 }])
    const erased = await mine.post('mis-datos', { accion: 'borrar', contrasenia: 'clave-secreta' })
    expect(erased.statusCode, erased.body).toBe(200)
    const { rows } = await shop.database.pool.query('SELECT FROM pets WHERE customer_id = $1', [id])
    expect(rows).toHaveLength(0)
  })
})
