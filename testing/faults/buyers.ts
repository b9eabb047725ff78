import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { withCookies } from '../server/test-browser.ts'
import { guestForm } from '../server/test-checkout.ts'

/** The key of each order that was answered, and its id. */
export type Acknowledged = ReadonlyMap<string, number>

type Browser = { send: typeof fetch; address: string }

const patienceMs = 20_000
const pauseMs = 100
/** Of the demonstration. */
const pickupCarrier = 4

/**
 * Buyers who order one unit after the other without a pause, to be picked up, and who ask again with the same key as long as
 * they are not answered, as the page does. Who is refused an order buys no more: `end` throws it, and `refused` at once. As
 * `newcomers` each order is of somebody new, from an address of its own (`TRUST_PROXY=1`), whom no limit knows.
 */
export async function openBuyers(
  shopUrl: string,
  product: { id: number; price: number },
  count: number,
  { newcomers = false } = {},
) {
  const acknowledged = new Map<string, number>()
  let turnedAway = 0
  let served = 0
  let isOver = false
  const leaving = new AbortController()

  async function call({ send, address }: Browser, name: string, body: object): Promise<Response> {
    return send(`${shopUrl}/api/${name}?token_authentication=${defaultAppToken}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), leaving.signal]),
    })
  }

  /** Until it is answered by something other than that it cannot be answered now. */
  async function untilAnswered(browser: Browser, name: string, body: object) {
    for (;;) {
      // A shop that was killed answers nothing or half: what counts is whether it answers in the end.
      const answer = await call(browser, name, body).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      if (answer && text !== undefined && answer.status < 500) {
        if (answer.status !== 200) throw new Error(`${name} was refused: ${answer.status} ${text}`)
        served += 1
        return JSON.parse(text)
      }
      turnedAway += 1
      leaving.signal.throwIfAborted()
      // As the page does, which asks again after a while: it waits for nothing that a test looks at.
      await pause(pauseMs)
    }
  }

  async function arrive() {
    const browser = {
      send: withCookies(fetch),
      address: `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`,
    }
    return { browser, guest: await untilAnswered(browser, 'RegistrarclientePedido', guestForm()) }
  }

  async function buy(): Promise<void> {
    let buyer = await arrive()
    while (!isOver) {
      const key = randomUUID()
      const { browser, guest } = buyer
      const made = await untilAnswered(browser, 'generar-pedido', {
        id_cliente: guest.datos.id_cliente,
        productos: [{ id_producto: product.id, cantidad: 1 }],
        id_sucursal: 1,
        id_transportista: pickupCarrier,
        precio_transportista: 0,
        tipo_pago: 'transferencia',
        total: product.price,
        clave_idempotencia: key,
      })
      acknowledged.set(key, made.id_pedido)
      if (newcomers && !isOver) buyer = await arrive()
    }
  }
  const buying = Promise.all(Array.from({ length: count }, buy))
  const refused = buying.then(() => new Promise<never>(() => undefined))
  // Told where it is waited for.
  refused.catch(() => undefined)

  return {
    acknowledged: acknowledged as Acknowledged,
    /** How often one was answered what was asked. */
    served: () => served,
    /** How often one was answered nothing, or that it cannot be answered now. */
    turnedAway: () => turnedAway,
    /** Rejects with what any buyer is refused; never resolves. */
    refused,
    /** Waits for the orders that are under way, and throws what any buyer was refused. */
    async end(): Promise<Acknowledged> {
      isOver = true
      await buying
      return acknowledged
    },
    /** They go, answered or not: of a shop that may answer no more. */
    async leave(): Promise<void> {
      leaving.abort()
      await buying.catch(() => undefined)
    },
  }
}
