import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { startGateway } from '#sandbox/webpay/start-gateway.ts'
import { composeApp } from '#server/compose.ts'
import type { Checkpoint } from '#server/payments/checkpoint.ts'
import { composePayments } from '#server/payments/payments.compose.ts'
import { guestForm, openTestCheckout } from './test-checkout.ts'
import { testPasswords } from './test-passwords.ts'
import { openTestShop } from './test-shop.ts'
import { testWire, type Wire } from './test-wire.ts'

export type Paying = Awaited<ReturnType<typeof openPaying>>

/** Who of the staff the settings name. */
export const staff = { correo: 'ana@huella.example', contrasenia: 'una clave larga' }

/** What the shopper chooses at the gateway's form. */
export type AtForm = {
  accion: 'aprobar' | 'rechazar' | 'abortar' | 'vencer' | 'error'
  tipo?: string
  cuotas?: string
}

type Basket = { price?: number; stock?: number; wire?: Wire; product?: number }

/**
 * The small shop as two servers on one database, with a gateway of its own: `apps` are both, `payments` is
 * what their scheduled jobs do.
 */
export async function openPaying({
  timeoutSeconds = 60,
  environment: more = {},
}: {
  timeoutSeconds?: number
  environment?: NodeJS.ProcessEnv
} = {}) {
  const shop = await openTestCheckout()
  const sandbox = await startGateway()
  const environment = {
    ...sandbox.environment,
    ...more,
    WEBPAY_TIMEOUT_SECONDS: String(timeoutSeconds),
    STAFF_EMAIL: staff.correo,
    STAFF_PASSWORD: staff.contrasenia,
  }
  const first = await openTestShop({ database: shop.database, environment })
  const { config } = first
  const second = await composeApp({
    config,
    database: shop.database,
    pages: false,
    work: false,
    passwords: testPasswords,
  })
  const { database, outbox, one } = shop
  const wired = { config, database, outbox, stageRefunds: async () => undefined }
  const payments = composePayments(wired)
  const apps = [first.app, second] as const

  /** A guest with one unit in the cart, and the order that is asked for: paid online, to be picked up. */
  async function basket({ price = 10_000, stock = 5, wire = testWire(first.app), product }: Basket = {}) {
    const id = product ?? (await shop.product({ price, stock: [stock, 0] }))
    const form = guestForm()
    const guest = (await wire.post('RegistrarclientePedido', form)).json()
    const body = {
      id_cliente: guest.datos.id_cliente,
      productos: [{ id_producto: id, cantidad: 1 }],
      id_sucursal: 1,
      id_transportista: 3,
      precio_transportista: 0,
      tipo_pago: 'webpay',
      total: price,
      clave_idempotencia: randomUUID(),
    }
    return { wire, product: id, email: form.datosusuario.e_mail_cliente, body }
  }

  return {
    ...shop,
    apps,
    app: first.app,
    config,
    gateway: sandbox.gateway,
    payments,

    /** A process that dies at a place: what it was doing there throws, and nothing after it is done. */
    dyingAt: (place: Checkpoint) =>
      composePayments({
        ...wired,
        reach: (name) => {
          if (name === place) throw new Error(`Died at ${place}`)
        },
      }),

    basket,

    /** An order of one unit that is paid online, to be picked up, as the wire answers it. */
    async order(options: Basket = {}) {
      const { wire, product: id, body } = await basket(options)
      const made = await wire.post('generar-pedido', body)
      if (made.statusCode !== 200) throw new Error(`The order was refused: ${made.body}`)
      const { id_pedido, numero_pedido, token, pago } = made.json()
      return { id: id_pedido, number: numero_pedido, token, pago, product: id, wire } as {
        id: number
        number: number
        token: string
        pago: { url: string; token_ws: string } | undefined
        product: number
        wire: Wire
      }
    },

    /** Another attempt at an order, as `iniciar-pago` answers it. */
    start: (token: string, clave_idempotencia = '') =>
      testWire(first.app).post('iniciar-pago', { token, clave_idempotencia }),

    payByTransfer: (token: string) => testWire(first.app).post('pagar-por-transferencia', { token }),

    result: async (token: string) => (await testWire(first.app).get('resultado-pago', { token })).json(),

    /** What the shopper does at the form; gives the address that the browser is sent back to. */
    async atForm(token: string, decision: AtForm): Promise<string> {
      const body = new URLSearchParams({ token_ws: token, ...decision })
      const answer = await fetch(`${sandbox.url}/webpayserver/decidir`, {
        method: 'POST',
        body,
        redirect: 'manual',
      })
      const back = answer.headers.get('location')
      if (!back) throw new Error(`The form did not send back: ${answer.status} ${await answer.text()}`)
      return back
    },

    /** The browser comes back to one of the servers, by GET or POST; gives where it is sent on to. */
    async comeBack(back: string, { app = first.app as FastifyInstance, by = 'GET' as 'GET' | 'POST' } = {}) {
      const { pathname, search, searchParams } = new URL(back)
      const answer =
        by === 'GET'
          ? await app.inject({ url: pathname + search })
          : await app.inject({
              method: 'POST',
              url: pathname,
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              payload: searchParams.toString(),
            })
      return { status: answer.statusCode, to: answer.headers.location }
    },

    /** How an order and its attempts stand in the database. */
    async stands(orderId: number) {
      const order = await one<{ state: string; payment_state: string }>(
        'SELECT state, payment_state FROM orders WHERE id = $1',
        [orderId],
      )
      const { rows: attempts } = await database.pool.query<{ state: string }>(
        'SELECT state FROM payments WHERE order_id = $1 ORDER BY id',
        [orderId],
      )
      const { rows: refunds } = await database.pool.query<{ reason: string; state: string; amount: number }>(
        `SELECT r.reason, r.state, r.amount FROM refunds r JOIN payments p ON p.id = r.payment_id
         WHERE p.order_id = $1 ORDER BY r.id`,
        [orderId],
      )
      const { rows: mails } = await database.pool.query<{ kind: string }>(
        `SELECT kind FROM mails WHERE coalesce(data->'order', data->'refund')->>'token' = (SELECT token FROM orders WHERE id = $1)
         ORDER BY created_at`,
        [orderId],
      )
      return {
        order: `${order.state} ${order.payment_state}`,
        attempts: attempts.map(({ state }) => state),
        refunds: refunds.map(({ reason, state, amount }) => `${reason} ${state} ${amount}`),
        mails: mails.map(({ kind }) => kind),
      }
    },

    /** Makes everything of payments older, as if so much time had passed. */
    async pass(minutes: number): Promise<void> {
      const ago = `make_interval(mins => ${minutes})`
      await database.pool.query(
        `UPDATE payments SET created_at = created_at - ${ago}, claimed_at = claimed_at - ${ago},
           leased_until = leased_until - ${ago}`,
      )
      await database.pool.query(`UPDATE refunds SET due_at = due_at - ${ago}, unanswered_since = unanswered_since - ${ago}
         WHERE state = 'DUE'`)
      await database.pool.query(`UPDATE orders SET hold_until = hold_until - ${ago}`)
    },

    /** A browser of somebody of the staff. */
    async staff(): Promise<Wire> {
      const wire = testWire(first.app)
      const entered = await wire.post('staff/entrar', staff)
      if (entered.statusCode !== 200) throw new Error(entered.body)
      const xsrf = { 'x-xsrf-token': wire.cookies.get('XSRF-TOKEN-STAFF') ?? '' }
      return { ...wire, post: (call: string, body: object) => wire.post(call, body, xsrf) }
    },

    async close(): Promise<void> {
      await second.close()
      await first.close()
      await sandbox.stop()
    },
  }
}
