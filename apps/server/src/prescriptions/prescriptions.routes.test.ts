import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { prescriptionsStore } from './prescriptions.store.ts'

let shop: TestShop
let director: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  director = await testSignedIn(shop, { role: 'manager', name: 'Rosa' })
})
afterAll(() => shop?.close())

/** A plain product, sold as the condition says. */
async function soldAs(sale: 'prescription' | 'free') {
  const { rows } = await shop.database.pool.query<{ id: number; price: number; name: string }>(
    `SELECT p.id, p.price, p.name FROM products p JOIN product_facts f ON f.product_id = p.id
     WHERE f.facts -> 'medicine' ->> 'sale' = $1 AND p.active AND p.stock > 9 AND p.price < 20000
     AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) ORDER BY p.id LIMIT 1`,
    [sale],
  )
  const [product] = rows
  if (!product) throw new Error(`Nothing is sold as ${sale}.`)
  return product
}

/** An order of such a product. */
async function order(sale: 'prescription' | 'free') {
  const product = await soldAs(sale)
  const made = await buy(testWire(shop.app), product)
  if (made.statusCode !== 200) throw new Error(made.body)
  const { id_pedido: id, token } = made.json()
  return { id: id as number, token: token as string, product }
}

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camara' } })
    .toBuffer()
const wire = () => testWire(shop.app)
const send = (token: string, file: Buffer, nombre = 'receta.jpg') =>
  wire().post('subir-receta', { token, archivo: file.toString('base64'), nombre })
const sent = async (token: string) => (await send(token, await photo())).json().receta
const stateOf = async (token: string) => (await wire().get('receta-pedido', { token })).json().receta
const move = (id: number, accion: string) =>
  director.post('staff/cambiar-estado-pedido', { id_pedido: id, accion })
const decide = (id: number, version: number, decision: 'aprobar' | 'rechazar', motivo = '') =>
  director.post('staff/resolver-receta', { id_pedido: id, version, decision, motivo })

describe('an order of what needs a prescription', () => {
  test('waits for an approved one before it is prepared, and its shopper is told', async () => {
    const { id, token, product } = await order('prescription')
    expect(await stateOf(token)).toEqual({
      estado: 'falta',
      motivo: '',
      abierta: 1,
      productos: [product.name],
      archivos: [],
    })
    expect((await move(id, 'pagar')).statusCode).toBe(200)
    for (const step of ['preparar', 'despachar'])
      expect((await move(id, step)).json().error).toBe('PRESCRIPTION_PENDING')
    const waits = async () =>
      (await director.get('staff/pedido', { id_pedido: String(id) })).json().espera_receta
    expect(await waits()).toBe(1)
    expect((await decide(id, 0, 'aprobar')).json().error).toBe('ORDER_STATE')

    expect((await sent(token)).estado).toBe('recibida')
    expect((await director.get('staff/recetas-cantidades')).json().recibidas).toBeGreaterThan(0)
    expect((await decide(id, 1, 'rechazar')).json().fields).toEqual({ motivo: 'FIELD_REQUIRED' })
    expect((await decide(id, 1, 'rechazar', 'No se lee la fecha.')).statusCode).toBe(200)
    expect(await stateOf(token)).toMatchObject({
      estado: 'rechazada',
      motivo: 'No se lee la fecha.',
      abierta: 1,
    })
    expect((await move(id, 'preparar')).json().error).toBe('PRESCRIPTION_PENDING')
    const { pool } = shop.database
    const mailAgain = async () => {
      await pool.query(
        `UPDATE mails SET state = 'sent', sent_at = now(), data = '{}'
         WHERE order_number = (SELECT number FROM orders WHERE id = $1)`,
        [id],
      )
      const asked = { id_pedido: id, tipo_correo: 'prescription-answered' }
      return director.post('staff/reenviar-correo-pedido', asked)
    }
    const toldToShopper = async () => {
      const { rows } = await pool.query(
        `SELECT data -> 'prescription' ->> 'reason' AS reason FROM mails
         WHERE kind = 'prescription-answered' AND data::text LIKE $1`,
        [`%${token}%`],
      )
      return rows
    }
    expect(await toldToShopper()).toEqual([{ reason: 'No se lee la fecha.' }])
    expect((await mailAgain()).statusCode).toBe(200)
    expect(await toldToShopper()).toEqual([{ reason: 'No se lee la fecha.' }])

    expect(await sent(token)).toMatchObject({ estado: 'recibida', motivo: '' })
    expect((await mailAgain()).json().error, 'what came since has no answer yet').toBe('ORDER_STATE')
    expect((await decide(id, 3, 'aprobar')).json()).toMatchObject({
      estado: 'aprobada',
      responsable: 'Rosa',
    })
    expect(await waits()).toBe(0)
    expect((await send(token, await photo())).json().error).toBe('ORDER_STATE')
    expect((await move(id, 'preparar')).statusCode).toBe(200)
    const { actos } = (await director.get('staff/pedido', { id_pedido: String(id) })).json()
    expect(actos).toMatchObject([
      { accion: 'receta-recibida', responsable: 'shopper' },
      { accion: 'receta-rechazada', responsable: 'Rosa', detalle: 'No se lee la fecha.' },
      { accion: 'pedido-correo-reenviado', detalle: 'prescription-answered' },
      { accion: 'receta-recibida' },
      { accion: 'receta-aprobada', responsable: 'Rosa' },
    ])
    expect(await toldToShopper()).toEqual([{ reason: '' }])
    const log = await pool.query(
      `SELECT action FROM staff_actions WHERE action LIKE 'receta-%' AND actor = 'Rosa' ORDER BY id`,
    )
    expect(log.rows).toEqual([{ action: 'receta-rechazada' }, { action: 'receta-aprobada' }])
  })

  test('is not approved by what somebody has not seen', async () => {
    const { id, token } = await order('prescription')
    await sent(token)
    await sent(token)
    const refused = (await decide(id, 1, 'aprobar')).json()
    expect(refused).toMatchObject({
      error: 'EDITED_MEANWHILE',
      cambio: { version: 2, ahora: { estado: 'recibida', archivos: ['receta.jpg', 'receta.jpg'] } },
    })
    expect((await stateOf(token)).estado).toBe('recibida')
  })

  test('is listed with those of its state, the longest waiting first', async () => {
    const [one, other] = [await order('prescription'), await order('prescription')]
    const idsOf = async (query: Record<string, string>) =>
      (await director.get('staff/recetas', query))
        .json()
        .map((row: { id_pedido: number }) => row.id_pedido)
        .filter((id: number) => id >= one.id)
    expect(await idsOf({ estado: 'falta' })).toEqual([one.id, other.id])
    expect(await idsOf({ estado: 'falta', sigue_a: String(one.id) })).toEqual([other.id])
    expect(await idsOf({ estado: 'recibida' })).toEqual([])
  })

  test('waits no more once its order is cancelled', async () => {
    const [asked, received] = [await order('prescription'), await order('prescription')]
    const waiting = async () => (await director.get('staff/recetas-cantidades')).json().recibidas
    const before = await waiting()
    await sent(received.token)
    expect(await waiting()).toBe(before + 1)
    for (const { id } of [asked, received]) expect((await move(id, 'cancelar')).statusCode).toBe(200)
    expect(await waiting()).toBe(before)
    for (const estado of ['falta', 'recibida']) {
      const listed = (await director.get('staff/recetas', { estado })).json()
      const ids = listed.map((row: { id_pedido: number }) => row.id_pedido)
      expect(ids.filter((id: number) => id >= asked.id)).toEqual([])
    }
  })
})

test('an order that lost all that needs one waits for none: the rest is sent, and no page is asked for', async () => {
  const { id, token, product } = await order('prescription')
  const { id: other } = await soldAs('free')
  await shop.database.pool.query(
    `INSERT INTO order_lines SELECT (jsonb_populate_record(l, jsonb_build_object('position', 1, 'product_id', $2::int))).*
     FROM order_lines l WHERE order_id = $1`,
    [id, other],
  )
  await move(id, 'pagar')
  await sent(token)
  const waiting = async () => (await director.get('staff/recetas-cantidades')).json().recibidas as number
  const listed = async () =>
    (await director.get('staff/recetas', { estado: 'recibida' }))
      .json()
      .map((row: { id_pedido: number }) => row.id_pedido)
  const before = await waiting()
  expect(await listed()).toContain(id)
  const { queda } = (await director.get('staff/cuenta-pedido', { id_pedido: String(id) })).json()
  const takenOff = await director.post('staff/reembolsar-pago', {
    id_pedido: id,
    queda,
    medio: 'transferencia',
    lineas: [{ posicion: 0, cantidad: 1 }],
    clave_idempotencia: crypto.randomUUID(),
  })
  expect(takenOff.json()).toMatchObject({ monto: product.price })
  expect(await waiting()).toBe(before - 1)
  expect(await listed()).not.toContain(id)
  expect(await stateOf(token)).toMatchObject({ abierta: 0 })
  expect((await send(token, await photo())).json().error).toBe('ORDER_STATE')
  expect((await director.get('staff/pedido', { id_pedido: String(id) })).json().espera_receta).toBe(0)
  expect((await move(id, 'despachar')).statusCode).toBe(200)
})

describe('a page sent before its order', () => {
  const upload = async () =>
    (
      await wire().post('subir-receta-compra', {
        archivo: (await photo()).toString('base64'),
        nombre: 'antes.jpg',
      })
    ).json().receta as string
  const waiting = async () => {
    const text = 'SELECT upload_token AS token FROM prescription_files WHERE order_id IS NULL ORDER BY id'
    return (await shop.database.pool.query<{ token: string }>(text)).rows.map(({ token }) => token)
  }

  test('is asked for by what of a cart needs one', async () => {
    const [needing, free] = [await soldAs('prescription'), await soldAs('free')]
    const productos = [needing, free].map(({ id }) => ({ id_producto: id, cantidad: 1 }))
    const asked = await wire().post('recetas-requeridas', { productos })
    expect(asked.json()).toEqual({ productos: [needing.id] })
    expect((await wire().post('recetas-requeridas', { productos: [] })).json()).toEqual({ productos: [] })
  })

  test('goes with the order in the transaction that makes it, once', async () => {
    const product = await soldAs('prescription')
    const recetas = [await upload(), await upload()]
    // What is refused gives nothing away.
    const refused = await buy(wire(), { ...product, price: product.price + 1 }, { recetas })
    expect(refused.json().error).toBe('TOTAL_CHANGED')
    expect(await waiting()).toEqual(recetas)

    const { token, id_pedido } = (await buy(wire(), product, { recetas })).json()
    expect(await stateOf(token)).toMatchObject({
      estado: 'recibida',
      archivos: [{ nombre: 'antes.jpg' }, { nombre: 'antes.jpg' }],
    })
    expect(await waiting()).toEqual([])
    await move(id_pedido, 'pagar')
    expect((await decide(id_pedido, 0, 'aprobar')).statusCode).toBe(200)
    expect((await move(id_pedido, 'preparar')).statusCode).toBe(200)

    const again = await buy(wire(), product, { recetas })
    expect(again.json()).toMatchObject({
      error: 'PRESCRIPTION_GONE',
      fields: { recetas: 'PRESCRIPTION_GONE' },
    })
  })

  test('stays behind where the order needs none, and is forgotten after a day', async () => {
    const recetas = [await upload()]
    const { token } = (await buy(wire(), await soldAs('free'), { recetas })).json()
    expect(await stateOf(token)).toBeNull()
    expect(await waiting()).toEqual(recetas)

    const { pool } = shop.database
    const forget = () => prescriptionsStore.removeUploads(shop.database.db)
    await forget()
    expect(await waiting()).toEqual(recetas)
    await pool.query(
      `UPDATE prescription_files SET sent_at = now() - interval '25 hours' WHERE order_id IS NULL`,
    )
    await forget()
    expect(await waiting()).toEqual([])
  })

  test('is refused where so many wait already, or it is no file', async () => {
    const svg = { archivo: Buffer.from('<svg/>').toString('base64'), nombre: 'receta.pdf' }
    expect((await wire().post('subir-receta-compra', svg)).json().error).toBe('PRESCRIPTION_INVALID')
    expect((await wire().post('subir-receta-compra', { ...svg, archivo: '%' })).json().error).toBe(
      'PRESCRIPTION_INVALID',
    )
    const { pool } = shop.database
    await pool.query(
      `INSERT INTO prescription_files (upload_token, name, type, content)
       SELECT 'full-' || n, 'x', 'pdf', '' FROM generate_series(1, 500) n`,
    )
    const full = { archivo: (await photo()).toString('base64'), nombre: 'receta.jpg' }
    expect((await wire().post('subir-receta-compra', full)).json().error).toBe('PRESCRIPTION_UNAVAILABLE')
    await pool.query('DELETE FROM prescription_files WHERE order_id IS NULL')
  })
})

test('an order of nothing that needs one has none, and is prepared as ever', async () => {
  const { id, token } = await order('free')
  expect(await stateOf(token)).toBeNull()
  expect((await send(token, await photo())).json().error).toBe('NOT_FOUND')
  expect((await wire().get('receta-pedido', { token: 'f'.repeat(32) })).json().error).toBe('NOT_FOUND')
  await move(id, 'pagar')
  expect((await move(id, 'preparar')).statusCode).toBe(200)
})

describe('a file', () => {
  test('is read by the shop and by who holds the token of its order alone, and kept by no cache', async () => {
    const [mine, another] = [await order('prescription'), await order('prescription')]
    const file = String((await sent(mine.token)).archivos[0].id_archivo)
    const ask = (token: string) => wire().get('archivo-receta', { token, id_archivo: file })
    const own = await ask(mine.token)
    expect(own.headers['cache-control']).toBe('no-store')
    const content = Buffer.from(own.json().contenido, 'base64')
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 300 })
    expect(content.includes('Camara')).toBe(false)
    for (const token of [another.token, 'f'.repeat(32)])
      expect((await ask(token)).json().error).toBe('NOT_FOUND')

    const atDesk = { id_pedido: mine.id, id_archivo: file }
    const shown = (await director.post('staff/archivo-receta', atDesk)).json()
    expect(shown.contenido).toBe(own.json().contenido)
    const wrong = { ...atDesk, id_pedido: another.id }
    expect((await director.post('staff/archivo-receta', wrong)).json().error).toBe('NOT_FOUND')
    for (const role of ['agent', 'warehouse'] as const) {
      const member = await testSignedIn(shop, { role })
      expect((await member.post('staff/archivo-receta', atDesk)).json().error).toBe('ROLE_FORBIDDEN')
    }
    expect((await wire().post('staff/archivo-receta', atDesk)).json().error).toBe('SESSION_REQUIRED')
    // Whoever holds its order's token reads it, so that the staff who may not are not shown that either.
    const opened = await director.get('staff/pedido', { id_pedido: String(mine.id) })
    for (const reply of [opened, await move(mine.id, 'pagar')]) {
      expect(reply.json().id_pedido).toBe(mine.id)
      expect(reply.body).not.toContain(mine.token)
    }
    const seen = await shop.database.pool.query(
      `SELECT detail FROM staff_actions WHERE action = 'receta-vista'`,
    )
    expect(seen.rows).toEqual([{ detail: '1/1' }])
  })

  test('is a photo or a still PDF by its bytes, and goes with its person', async () => {
    const { id, token } = await order('prescription')
    const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`)
    for (const file of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      Buffer.from('<!doctype html>'),
      pdf('<< /S /JavaScript /JS (app.alert(1)) >>'),
      pdf('<< /Type /EmbeddedFile >>'),
      Buffer.from('%PDF-1.7 and no end'),
      (await photo()).subarray(0, 200),
    ]) {
      const refused = (await send(token, file)).json()
      expect(refused).toMatchObject({
        error: 'PRESCRIPTION_INVALID',
        fields: { archivo: 'PRESCRIPTION_INVALID' },
      })
    }
    const { archivos } = (await send(token, pdf('<< /Type /Catalog >>'), 'receta.pdf')).json().receta
    expect(archivos).toMatchObject([{ nombre: 'receta.pdf', tipo: 'application/pdf' }])
    for (let each = 1; each < 10; each += 1) await sent(token)
    expect((await send(token, await photo())).json().error).toBe('PRESCRIPTION_TOO_MANY')

    const { pool } = shop.database
    await pool.query('UPDATE orders SET forget_person = true WHERE id = $1', [id])
    await move(id, 'cancelar')
    const files = await pool.query('SELECT FROM prescription_files WHERE order_id = $1', [id])
    expect(files.rows).toEqual([])
  })

  test('leaves nothing of what was said of it once its person is forgotten', async () => {
    const { id, token } = await order('prescription')
    const { archivos } = (await send(token, await photo(), 'de Camila.jpg')).json().receta
    await director.post('staff/archivo-receta', { id_pedido: id, id_archivo: archivos[0].id_archivo })
    await decide(id, 1, 'rechazar', 'Está a nombre de Pedro, no de Camila.')
    await shop.database.pool.query('UPDATE orders SET forget_person = true WHERE id = $1', [id])
    await move(id, 'cancelar')
    const { rows } = await shop.database.pool.query(
      `SELECT p.reason, array_agg(a.detail ORDER BY a.id) AS logged FROM prescriptions p JOIN orders o ON o.id = p.order_id
       JOIN staff_actions a ON a.subject = o.number::text WHERE o.id = $1 GROUP BY p.reason`,
      [id],
    )
    expect(rows).toEqual([{ reason: '', logged: ['1/1', ''] }])
  })
})
