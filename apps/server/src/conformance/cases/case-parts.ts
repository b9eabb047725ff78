import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/calls.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { WireRequest } from '#contract/wire-types.ts'
import { type Actor, type Fixture, nobodys, nobodysVisitor } from '../fixture.ts'

/** How a call is made rightly, and whose it is. */
export type CallCase<Name extends CallName = CallName> = {
  /** A request about the actor's own data that is answered; the contract's example when left out. */
  request?: (actor: Actor, fixture: Fixture) => WireRequest<Name> | Promise<WireRequest<Name>>
  /** The parts of the request that name what is the actor's, naming what nobody has instead. */
  owned?: Partial<WireRequest<Name>>
  /** As `owned`, where who owns nothing of it is answered as for what nobody has, and not refused (D26). */
  hidden?: Partial<WireRequest<Name>>
  /** What the request is refused with although it is right, because the fixture has no such thing. */
  refused?: ErrorCode
}

/** Of each call one. */
export type CallCases = { [Name in CallName]: CallCase<Name> }

export const example = {}

export const ofCustomer = {
  request: ({ customerId }: Actor) => ({ id_cliente: customerId }),
  owned: { id_cliente: nobodys },
}

export const ofAddress = {
  request: ({ addressId }: Actor) => ({ id_direccion_cliente: addressId }),
  owned: { id_direccion_cliente: nobodys },
}

export const ofOrder = {
  request: async (actor: Actor) => ({ id_pedido: (await actor.order()).id }),
  owned: { id_pedido: nobodys },
}

export const visitorOf = async (actor: Actor) => ({ cliente_identificado: await actor.converse() })

export const ofProduct = { request: (_: Actor, { product }: Fixture) => ({ id_producto: product.id }) }

export const ofVisitor = { request: visitorOf, owned: { cliente_identificado: nobodysVisitor } }

export const ofConversation = {
  request: async (actor: Actor, { pool }: Fixture) => {
    const visitorId = await actor.converse()
    const { rows: open } = await pool.query('SELECT id FROM chat_conversations WHERE visitor_id = $1', [
      visitorId,
    ])
    return { id_conversacion: Number(open[0].id) }
  },
}

export const inConversation = <Rest extends object>(rest: Rest) => ({
  request: async (actor: Actor, fixture: Fixture) => ({
    ...(await ofConversation.request(actor, fixture)),
    ...rest,
  }),
})

export const ofQuestion = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool, product }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO product_questions (product_id, author, content) VALUES ($1, 'Ana', '¿Sirve?') RETURNING id`,
      [product.id],
    )
    return { tipo: 'pregunta' as const, id: Number(rows[0].id), ...rest }
  },
})

/** A picture that was uploaded, as others name its file. */
export async function pictureIn({ pool }: Pick<Fixture, 'pool'>): Promise<string> {
  const key = '0123456789abcdef0123456789abcdef'
  await pool.query(
    `INSERT INTO pictures (key, type, bytes, width, height, ground, uploaded_by, state)
     VALUES ($1, 'png', 70, 1, 1, '#ffffff', 'Ana', 'drawn') ON CONFLICT DO NOTHING`,
    [key],
  )
  return `fotos/${key}/1.webp`
}

/** A post that nobody else has. */
export const ofPost = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO blog_posts (slug, title, excerpt, category_id, author, image, body)
       VALUES ($1, 'Uno', '', 1, 'Ana', '', '') RETURNING id`,
      [randomUUID()],
    )
    return { id_articulo: Number(rows[0].id), ...rest }
  },
})

/** A page that nobody else has. */
export const ofPage = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO site_pages (slug, title, body) VALUES ($1, 'Una', '') RETURNING id`,
      [randomUUID()],
    )
    return { id_pagina: Number(rows[0].id), ...rest }
  },
})

/** What a text of law needs, over the version that stands. */
export const lawText = { tipo: 'cookies' as const, titulo: 'Cookies', contenido: 'Solo las necesarias.' }

/** A save of what the desk sets, of the version that stands. */
export const ofSetting = <Rest extends object>(name: string, rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query('SELECT version FROM settings WHERE name = $1', [name])
    return { version: Number(rows[0]?.version ?? 0), ...rest }
  },
})

/** An empty category, of the version that stands. */
export const ofCategory = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO categories (slug, name, icon, image, tree, position)
       VALUES ($1, 'Vacía', 'tag', '', 'pets', 99) RETURNING id, version`,
      [`vacia-${randomUUID()}`],
    )
    return { id_categoria: rows[0].id as number, version: rows[0].version as number, ...rest }
  },
})

/** A brand without products, of the version that stands. */
export const ofBrand = <Rest extends object>(rest: Rest) => ({
  request: async (_: Actor, { pool }: Fixture) => {
    const { rows } = await pool.query(
      `INSERT INTO brands (slug, name, country, image, ink, ground)
       VALUES ($1, 'Sola', '', '', '#000000', '#ffffff') RETURNING id, version`,
      [`sola-${randomUUID()}`],
    )
    return { id_marca: rows[0].id as number, version: rows[0].version as number, ...rest }
  },
})

/** An order of theirs that needs a prescription, with one sent. */
export async function prescribed(actor: Actor, { pool }: Fixture) {
  const order = await actor.order()
  await pool.query(`INSERT INTO prescriptions (order_id, state) VALUES ($1, 'RECEIVED')`, [order.id])
  const { rows } = await pool.query(
    `INSERT INTO prescription_files (order_id, name, type, content) VALUES ($1, 'a.pdf', 'pdf', '%PDF-') RETURNING id`,
    [order.id],
  )
  return { ...order, fileId: Number(rows[0].id) }
}

/** Somebody of whom nothing else is stored. */
export async function someGuest(pool: Fixture['pool']): Promise<number> {
  const { rows } = await pool.query(
    `INSERT INTO customers (kind, email, first_name, terms_accepted_at, terms_version)
     VALUES ('guest', 'otra@correo.cl', 'Otra', now(), '2026-11') RETURNING id`,
  )
  return rows[0].id
}

/** A webhook that leads nowhere. */
export const webhookIn = async (pool: Fixture['pool']): Promise<number> => {
  const { rows } = await pool.query(
    `INSERT INTO webhooks (url, events, salt, active, created_by)
     VALUES ('https://127.0.0.1/', '{prueba}', '\\x00', false, 'Ana') RETURNING id`,
  )
  return rows[0].id
}
