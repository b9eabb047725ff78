import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '#contract/staff/staff-role.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { testPasswords } from '#testing/server/test-passwords.ts'
import { openTestShop } from '#testing/server/test-shop.ts'
import { type Cookies, callsOf } from './make-call.ts'
import { openWriteAudit } from './write-audit.ts'

export type Fixture = Awaited<ReturnType<typeof openFixture>>
/** Someone with data of their own, in a browser of their own. */
export type Actor = {
  cookies: Cookies
  customerId: number
  addressId: number
  email: string
  rut: string
  /** Makes an order of theirs. */
  order(): Promise<{ id: number; token: string }>
  /** Opens a conversation of theirs and says which visitor they are in it. */
  converse(): Promise<string>
}

/** Who of the staff the settings name. */
export const staffSettings = { STAFF_EMAIL: 'ana@huella.example', STAFF_PASSWORD: 'una clave larga' }

/** The least number that no test reaches. */
export const nobodys = 2_000_000_000

/** A visitor of the chat who never opened a conversation. */
export const nobodysVisitor = '00000000-0000-4000-8000-000000000000'

/** Every customer's. */
export const customerPassword = 'una-clave-bien-larga'

/** The whole shop, with its demonstration catalogue, and whoever is to call it. */
export async function openFixture() {
  const shop = await openTestShop({ environment: { RATE_LIMITS: 'off', ...staffSettings } })
  const { app, config, database } = shop
  const ask = callsOf(app, config.appToken)
  const { pool } = database
  const plain = `SELECT id, slug, price, sku FROM products p WHERE active AND stock > 20
    AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) ORDER BY position LIMIT 1`
  const [product] = (await pool.query<{ id: number; slug: string; price: number; sku: string }>(plain)).rows
  if (!product) throw new Error('The demonstration shop has no plain product with stock.')
  await pool.query('UPDATE stock SET quantity = 1000000 WHERE product_id = $1', [product.id])
  await pool.query('UPDATE products SET stock = 2000000 WHERE id = $1', [product.id])
  const [optionValue] = (
    await pool.query<{ id_producto: number; id_atributo: number }>(
      `SELECT o.product_id AS id_producto, v.id AS id_atributo FROM product_options o
       JOIN product_option_values v ON v.option_id = o.id JOIN products p ON p.id = o.product_id
       WHERE p.active ORDER BY v.id LIMIT 1`,
    )
  ).rows
  if (!optionValue) throw new Error('The demonstration shop has no product with options.')
  const hash = await testPasswords.hash(customerPassword)
  const audit = await openWriteAudit(pool)

  /** Who is as they were made, by what they are, and who of the staff is signed in, by role. */
  const untouchedActors = new Map<string, Actor>()
  const signedIn = new Map<StaffRole, Cookies>()

  /** Also forgets whom what was written may have changed: shoppers by anything, members of the staff by their own tables. */
  async function takeWrites(): Promise<string[]> {
    const written = await audit.take()
    if (written.length > 0) untouchedActors.clear()
    if (written.some((name) => name.startsWith('public.staff') && name !== 'public.staff_actions'))
      signedIn.clear()
    return written
  }

  const productos = [{ id_producto: product.id, cantidad: 1 }]

  /** An order for the actor that would be accepted. */
  async function orderOf(actor: Pick<Actor, 'customerId' | 'addressId'>) {
    const options = await ask('listar-transportistas', { id_comuna: 13110, id_tipo_despacho: 1, productos })
    const [carrier] = options.json()
    const { precio_transportista: price, descuento } = carrier
    return {
      id_cliente: actor.customerId,
      productos,
      id_comuna: 13110,
      id_transportista: carrier.id_transportista as number,
      precio_transportista: price as number,
      descuento_transportista: descuento as number,
      tipo_pago: 'transferencia' as const,
      id_direccion_cliente: actor.addressId,
      total: (product?.price ?? 0) + price - Math.floor((price * descuento) / 100 + 0.5),
      clave_idempotencia: randomUUID() as string,
    }
  }

  let people = 0
  async function actor(kind: 'guest' | 'customer'): Promise<Actor> {
    people += 1
    const email = `persona${people}@correo.cl`
    const rut = rutOf(10_000_000 + people)
    const cookies: Cookies = new Map()
    const form = guestForm(email)
    form.datosusuario.rut_cliente = rut
    const registered = await ask('RegistrarclientePedido', form, { cookies })
    if (registered.statusCode !== 200) throw new Error(`A guest was refused: ${registered.body}`)
    const { datos, id_direccion_cliente: addressId } = registered.json()
    const customerId = datos.id_cliente as number
    if (kind === 'customer') {
      await pool.query(`UPDATE customers SET kind = 'customer' WHERE id = $1`, [customerId])
      await pool.query('INSERT INTO customer_passwords (customer_id, hash) VALUES ($1, $2)', [
        customerId,
        hash,
      ])
      await pool.query(`UPDATE sessions SET kind = 'customer' WHERE customer_id = $1`, [customerId])
    }
    return {
      cookies,
      customerId,
      addressId,
      email,
      rut,
      async order() {
        const made = await ask('generar-pedido', await orderOf({ customerId, addressId }), { cookies })
        if (made.statusCode !== 200) throw new Error(`An order was refused: ${made.body}`)
        const { id_pedido: id, token } = made.json()
        return { id, token }
      },
      async converse() {
        const visitorId = randomUUID()
        const opened = await ask(
          'ChatBoxDatoClienteApi',
          { nombre_usuario: 'Camila', correo_usuario: email, cliente_identificado: visitorId },
          { cookies },
        )
        if (opened.statusCode !== 200) throw new Error(`A conversation was refused: ${opened.body}`)
        return visitorId
      },
    }
  }

  /**
   * Somebody who is as they were made: the same as long as nothing is written in the whole database, another afterwards.
   * `name` tells apart those who are there at once.
   */
  async function untouched(kind: 'guest' | 'customer', name = ''): Promise<Actor> {
    await takeWrites()
    const key = `${kind} ${name}`
    const known = untouchedActors.get(key)
    if (known) return { ...known, cookies: new Map(known.cookies) }
    const made = await actor(kind)
    // Their own rows change nobody else.
    await audit.take()
    untouchedActors.set(key, { ...made, cookies: new Map(made.cookies) })
    return made
  }

  /** The token of a link by which the customer may set a new password, as it is mailed. */
  async function recoveryLink({ customerId }: Actor): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `INSERT INTO recovery_links (customer_id, token_hash, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [customerId, createHash('sha256').update(token).digest()],
    )
    return token
  }

  /** An account of the staff whose invitation is open: its id, and the token of the link as it is mailed. */
  async function invited(): Promise<{ id: number; token: string }> {
    const token = randomBytes(32).toString('base64url')
    const { rows: made } = await pool.query<{ id: number }>(
      `WITH made AS (
         INSERT INTO staff (name, email, role) VALUES ('Rosa', $1, 'agent') RETURNING id
       )
       INSERT INTO staff_invitations (staff_id, token_hash, expires_at)
       SELECT id, $2, now() + interval '1 hour' FROM made RETURNING staff_id AS id`,
      [`${randomUUID()}@huella.example`, createHash('sha256').update(token).digest()],
    )
    if (!made[0]) throw new Error('Nobody was invited.')
    return { id: made[0].id, token }
  }

  /** Says that the transfer for an order has come, and gives its id again. */
  async function paid(orderId: number): Promise<number> {
    const moved = await ask(
      'staff/cambiar-estado-pedido',
      { id_pedido: orderId, accion: 'pagar' },
      { cookies: await staff() },
    )
    if (moved.statusCode !== 200) throw new Error(`A payment was refused: ${moved.body}`)
    return orderId
  }

  /**
   * The cookies of somebody of the staff whom the settings do not name: of one session, until something of the staff is
   * written.
   */
  async function staff(role: StaffRole = 'owner'): Promise<Cookies> {
    await takeWrites()
    const known = signedIn.get(role)
    if (known) return new Map(known)
    const cookies: Cookies = new Map()
    const correo = `${role}@huella.example`
    // As it was, also after a call that was made as them has changed it.
    await pool.query(
      `INSERT INTO staff (name, email, password_hash, role)
       SELECT $1, $2, password_hash, $1 FROM staff WHERE email = $3
       ON CONFLICT (email) DO UPDATE
       SET password_hash = excluded.password_hash, role = excluded.role, active = true`,
      [role, correo, staffSettings.STAFF_EMAIL],
    )
    const entered = await ask(
      'staff/entrar',
      { correo, contrasenia: staffSettings.STAFF_PASSWORD },
      { cookies },
    )
    if (entered.statusCode !== 200) throw new Error(`The staff was refused: ${entered.body}`)
    // It is noted to the minute when a session was used last: nothing that this one asks shall write it.
    await pool.query(
      `UPDATE staff_sessions t SET last_seen_at = now() + interval '1 day'
       FROM staff s WHERE s.id = t.staff_id AND s.email = $1`,
      [correo],
    )
    // Who comes in changes nobody else.
    await audit.take()
    signedIn.set(role, new Map(cookies))
    return cookies
  }

  return {
    shop,
    pool,
    writeAudit: { ...audit, take: takeWrites },
    product,
    optionValue,
    productos,
    ask,
    orderOf,
    paid,
    actor,
    untouched,
    staff,
    invited,
    recoveryLink,
    close: () => shop.close(),
  }
}

/** A RUT of so many, with its check digit (modulo 11). */
function rutOf(body: number): string {
  let sum = 0
  for (
    let rest = body, factor = 2;
    rest > 0;
    rest = Math.floor(rest / 10), factor = factor === 7 ? 2 : factor + 1
  ) {
    sum += (rest % 10) * factor
  }
  const digit = 11 - (sum % 11)
  return `${body}-${digit === 11 ? '0' : digit === 10 ? 'K' : digit}`
}
