import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

const staff = { STAFF_EMAIL: 'ana@huella.example', STAFF_PASSWORD: 'una clave larga' }

let shop: TestShop
let products: { id: number; slug: string; price: number }[]
beforeAll(async () => {
  shop = await openTestShop({ environment: staff })
  const { rows } = await shop.database.pool.query(
    `SELECT id, slug, price FROM products p WHERE active AND stock > 5
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) ORDER BY id LIMIT 20`,
  )
  products = rows
})
afterAll(async () => {
  await shop?.close()
})

let people = 0
const newEmail = () => {
  people += 1
  return `opina${people}@correo.cl`
}
const product = (place: number) => {
  const found = products[place]
  if (!found) throw new Error('The shop has too few products')
  return found
}
const reviewOf = (productId: number, more: object = {}) => ({
  id_producto: productId,
  calificacion: 4,
  autor: 'Camila R.',
  email: newEmail(),
  contenido: 'Llegó <b>bien</b>.\nLo repetiría.',
  ...more,
})
const add = (body: object, wire: Wire = testWire(shop.app)) => wire.post('guardar-resena', body)

/** What everyone sees of the product, once cached replies are gone. */
async function seen({ id, slug }: { id: number; slug: string }) {
  const wire = testWire(shop.app)
  const detail = (await wire.get('ver-producto', { urlamigable_producto: slug })).json()
  const list = (await wire.get('listar-resenas', { id_producto: `${id}`, limit: '32' })).json()
  return { rating: detail.calificacion, count: detail.cantidad_resenas, list }
}

describe('a review', () => {
  test('is shown at once, as text, and moves rating and count; cached replies go stale', async () => {
    const about = product(0)
    const before = await seen(about)
    const sum = before.list.items.reduce(
      (total: number, each: { calificacion: number }) => total + each.calificacion,
      0,
    )
    const added = await add(reviewOf(about.id))
    expect(added.statusCode).toBe(200)
    expect(added.json()).toEqual({
      id_resena: expect.any(Number),
      fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      autor: 'Camila R.',
      calificacion: 4,
      contenido: 'Llegó <b>bien</b>.\nLo repetiría.',
      compra_verificada: 0,
    })
    await expect.poll(async () => (await seen(about)).count).toBe(before.count + 1)
    const after = await seen(about)
    expect(after.list.items[0]).toEqual(added.json())
    expect(after.rating).toBeCloseTo((sum + 4) / (before.count + 1), 0)
  })

  test('is taken as a form too', async () => {
    const fields = Object.fromEntries(
      Object.entries(reviewOf(product(1).id)).map(([key, value]) => [key, String(value)]),
    )
    const added = await testWire(shop.app).postForm('guardar-resena', fields)
    expect([added.statusCode, added.json().calificacion]).toEqual([200, 4])
  })

  test.each(['id_producto', 'calificacion', 'autor', 'email', 'contenido'])('needs %s', async (field) => {
    const refused = await add({ ...reviewOf(product(2).id), [field]: undefined })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ [field]: expect.stringMatching(/^FIELD_/) })
  })

  test.each([
    ['calificacion', 0],
    ['calificacion', 6],
    ['calificacion', 4.5],
    ['autor', ' '],
    ['autor', 'a'.repeat(81)],
    ['contenido', '\n \n'],
    ['contenido', 'a'.repeat(3001)],
  ])('is refused with %s as %s', async (field, value) => {
    const refused = await add({ ...reviewOf(product(2).id), [field]: value })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
  })

  test('of an unknown product or with what is no e-mail is refused', async () => {
    expect((await add(reviewOf(2_147_483_647))).json().error).toBe('NOT_FOUND')
    const odd = await add(reviewOf(product(2).id, { email: 'nada' }))
    expect(odd.json()).toMatchObject({ error: 'EMAIL_INVALID', fields: { email: 'EMAIL_INVALID' } })
  })

  test('is kept once where the same words are sent twice, however many are sent at once', async () => {
    const about = product(3)
    const before = (await seen(about)).count
    const body = reviewOf(about.id)
    const replies = await Promise.all([add(body), add(body), add(body), add(body)])
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map((reply) => reply.json().id_resena)).size).toBe(1)
    await expect.poll(async () => (await seen(about)).count).toBe(before + 1)
    const other = await add({ ...body, id_producto: product(4).id })
    expect(other.json().id_resena).not.toBe(replies[0]?.json().id_resena)
  })

  test('is the same one in the words sent last, whoever sends it again under the key of its form', async () => {
    const about = product(9)
    const before = await seen(about)
    const clave = randomUUID()
    const first = (await add(reviewOf(about.id, { clave }))).json()
    const words = { clave, autor: 'Rocío', calificacion: 2, contenido: 'Llegó roto.', email: newEmail() }
    const again = await add(reviewOf(about.id, words))
    expect(again.json()).toMatchObject({
      id_resena: first.id_resena,
      calificacion: 2,
      contenido: 'Llegó roto.',
    })
    await expect.poll(async () => (await seen(about)).list.items[0]?.contenido).toBe('Llegó roto.')
    const after = await seen(about)
    expect(after.count).toBe(before.count + 1)
    // Of another product it is another review.
    expect((await add(reviewOf(product(10).id, words))).json().id_resena).not.toBe(first.id_resena)
    await shop.database.pool.query(
      "UPDATE reviews SET answer = 'Lo cambiamos.', answered_on = now() WHERE id = $1",
      [first.id_resena],
    )
    const late = await add(reviewOf(about.id, { ...words, contenido: 'Todo bien.' }))
    expect(late.json()).toMatchObject({ contenido: 'Llegó roto.' })
  })

  test('L4: of an e-mail that has reviewed the product is answered and shown as one of a new e-mail', async () => {
    const about = product(11)
    const body = reviewOf(about.id)
    expect((await add(body)).statusCode).toBe(200)
    const told = async (email: string, contenido: string) => {
      const reply = await add({ ...body, email, contenido })
      const { id_resena } = reply.json()
      await expect.poll(async () => (await seen(about)).list.items[0]?.id_resena).toBe(id_resena)
      return { status: reply.statusCode, ...reply.json(), id_resena: 0, contenido: '' }
    }
    const known = await told(` ${body.email.toUpperCase()} `, 'Lo compré otra vez.')
    expect(known).toEqual(await told(newEmail(), 'Es la primera vez.'))
    // Nor do the words of a review that stands say whose they are.
    for (const email of [body.email, newEmail()]) {
      expect((await add({ ...body, email })).json().contenido).toBe(body.contenido)
    }
    await expect.poll(async () => (await seen(about)).list.items[0]?.contenido).toBe('Es la primera vez.')
  })

  test('counts whenever several are written at once: the rating is the mean of them all', async () => {
    const { id } = product(5)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
        async (ratings) => {
          await Promise.all(ratings.map((calificacion) => add(reviewOf(id, { calificacion }))))
          const { rows } = await shop.database.pool.query(
            `SELECT p.review_count = count(r.id) AS counted, p.rating = round(avg(r.rating), 1) AS rated
             FROM products p JOIN reviews r ON r.product_id = p.id WHERE p.id = $1 GROUP BY p.id`,
            [id],
          )
          expect(rows).toEqual([{ counted: true, rated: true }])
        },
      ),
      { numRuns: timesOf(8, 3) },
    )
  })
})

describe('a verified purchase', () => {
  test('is marked where the session has a paid order with the product, and one customer has one review', async () => {
    const [bought, other] = [product(6), product(7)]
    const wire = testWire(shop.app)
    await wire.post('RegistrarclientePedido', guestForm(newEmail()))
    const order = (await buy(wire, bought)).json()
    const early = await add(reviewOf(bought.id), wire)
    expect(early.json().compra_verificada).toBe(0)
    await shop.database.pool.query('DELETE FROM reviews WHERE id = $1', [early.json().id_resena])
    await shop.database.pool.query(`UPDATE orders SET payment_state = 'PAID' WHERE id = $1`, [
      order.id_pedido,
    ])
    expect((await add(reviewOf(bought.id), wire)).json().compra_verificada).toBe(1)
    expect((await add(reviewOf(bought.id), wire)).json().error).toBe('ALREADY_REVIEWED')
    expect((await add(reviewOf(other.id), wire)).json().compra_verificada).toBe(0)
    expect((await add(reviewOf(bought.id))).json().compra_verificada).toBe(0)
  })
})

describe('who wrote it', () => {
  test('never shows by e-mail in any reply', async () => {
    const about = product(8)
    const body = reviewOf(about.id)
    const added = await add(body)
    await expect.poll(async () => (await seen(about)).list.items[0]?.id_resena).toBe(added.json().id_resena)
    const wire = testWire(shop.app)
    for (const reply of [
      added,
      await add(body),
      await wire.get('listar-resenas', { id_producto: `${about.id}` }),
      await wire.get('ver-producto', { urlamigable_producto: about.slug }),
    ]) {
      expect(reply.body).not.toContain(body.email)
    }
  })

  test('is shown what they wrote, and forgotten with it when they ask', async () => {
    const about = product(9)
    const before = (await seen(about)).count
    const wire = testWire(shop.app)
    await wire.post('RegistrarclientePedido', guestForm(newEmail()))
    await add(reviewOf(about.id, { contenido: 'Muy bueno' }), wire)
    await expect.poll(async () => (await seen(about)).count).toBe(before + 1)
    const { otros } = (await wire.get('mis-datos', {})).json()
    expect(otros.resenas).toEqual([expect.objectContaining({ content: 'Muy bueno', rating: 4, photos: [] })])
    expect((await wire.post('mis-datos', { accion: 'borrar' })).json()).toEqual({ borrado: true })
    await expect.poll(async () => (await seen(about)).count).toBe(before)
  })
})

describe('the staff', () => {
  test('takes a review away, once', async () => {
    const about = product(10)
    const before = (await seen(about)).count
    const { id_resena } = (await add(reviewOf(about.id))).json()
    await expect.poll(async () => (await seen(about)).count).toBe(before + 1)
    const desk = testWire(shop.app)
    await desk.post('staff/entrar', { correo: staff.STAFF_EMAIL, contrasenia: staff.STAFF_PASSWORD })
    const xsrf = { 'x-xsrf-token': desk.cookies.get('XSRF-TOKEN-STAFF') ?? '' }
    expect((await desk.post('staff/quitar-resena', { id_resena }, xsrf)).json()).toBe(true)
    await expect.poll(async () => (await seen(about)).count).toBe(before)
    const { rows } = await shop.database.pool.query(
      `SELECT a.actor, a.subject = p.name AS "isOfIt" FROM staff_actions a, products p
       WHERE a.action = 'resena-borrada' AND p.id = $1`,
      [about.id],
    )
    expect(rows).toEqual([{ actor: expect.any(String), isOfIt: true }])
    expect((await desk.post('staff/quitar-resena', { id_resena }, xsrf)).json().error).toBe('NOT_FOUND')
  })
})

test('an address that writes too often waits', async () => {
  const limited = await openTestShop({ environment: { RATE_LIMITS: 'on' } })
  try {
    const wire = testWire(limited.app)
    const codes: number[] = []
    for (const { id } of products.slice(0, 11))
      codes.push((await wire.post('guardar-resena', reviewOf(id))).statusCode)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  } finally {
    await limited.close()
  }
})
