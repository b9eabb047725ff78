import { randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { cancelarSuscripcion } from '#contract/content/cancelar-suscripcion.ts'
import { carriers, guestForm } from '../server/test-checkout.ts'
import { testSignedIn } from '../server/test-staff.ts'
import type { FaultyShop } from './faulty-shop.ts'

/**
 * What somebody does while a dependency fails: `act` says in a word what they see, `isBack` whether the same works after the
 * fault, and is done once.
 */
export type Scene = { act(): Promise<string>; isBack(): Promise<boolean> }

export type Dependency = {
  /** The proxies that fail. */
  behind: readonly (keyof FaultyShop['proxies'])[]
  begin(shop: FaultyShop): Promise<Scene>
  /** What is seen while it works, be it slowly, and while it does not. */
  well: string
  otherwise: string
}

const price = 10_000

/** A guest with one unit in the cart. */
async function basket(shop: FaultyShop, more: object) {
  const product = await shop.base.product({ price, stock: [5, 0] })
  const wire = shop.wire()
  const guest = (await wire.post('RegistrarclientePedido', guestForm())).json()
  const productos = [{ id_producto: product, cantidad: 1 }]
  const body = {
    id_cliente: guest.datos.id_cliente,
    productos,
    id_sucursal: 1,
    id_transportista: carriers.pickup.id,
    precio_transportista: 0,
    tipo_pago: 'transferencia',
    total: price,
    clave_idempotencia: randomUUID(),
    ...more,
  }
  return {
    wire,
    product,
    productos,
    body,
    address: guest.id_direccion_cliente,
    order: (asked: object = body) => wire.post('generar-pedido', asked),
  }
}

/** A refusal by its status and code; the text says that it may be tried again. */
function seen(answer: { statusCode: number; json(): { error?: string; message?: string } }, well: string) {
  if (answer.statusCode === 200) return well
  const { error, message } = answer.json()
  expect(message).toMatch(/otra vez/)
  return `${answer.statusCode} ${error}`
}

const refused = '503 UNAVAILABLE'

/** An address that nobody has asked from. */
const randomIp = () => [10, 0, 0, 0].map((part) => part || randomInt(1, 255)).join('.')

/** An order is refused as a whole, and bought once by the same request. */
const buying = (behind: Dependency['behind']): Dependency => ({
  behind,
  well: 'ordered',
  otherwise: refused,
  async begin(shop) {
    const { product, order } = await basket(shop, {})
    const before = await shop.base.written()
    return {
      async act() {
        const said = seen(await order(), 'ordered')
        if (said === refused) expect(await shop.base.written()).toEqual(before)
        return said
      },
      async isBack() {
        const answers = [await order(), await order()]
        if (answers.some(({ statusCode }) => statusCode !== 200)) return false
        expect((await shop.base.written()).orders).toBe((before.orders ?? 0) + 1)
        expect(await shop.base.unitsOf(product)).toEqual({ stock: 4, units: 4 })
        return true
      },
    }
  },
})

/** The order stands without a form, and its payment is begun later. */
const paying: Dependency = {
  behind: ['gateway'],
  well: 'form',
  otherwise: 'no form',
  async begin(shop) {
    const { order, wire } = await basket(shop, { tipo_pago: 'webpay' })
    let token = ''
    return {
      async act() {
        const made = await order()
        expect(made.statusCode).toBe(200)
        token = made.json().token
        return made.json().pago ? 'form' : 'no form'
      },
      async isBack() {
        // An attempt whose answer never came is given up first.
        await shop.base.database.pool.query(
          "UPDATE payments SET claimed_at = claimed_at - interval '5 minutes', leased_until = leased_until - interval '5 minutes'",
        )
        const again = await wire.post('iniciar-pago', { token })
        return again.statusCode === 200 && again.json().pago !== undefined
      },
    }
  },
}

/** The shop's own rate is shown and ordered where the courier says none, as the price of this order. */
const sending: Dependency = {
  behind: ['courier'],
  well: "the courier's price",
  otherwise: "the shop's rate",
  async begin(shop) {
    const buy = async () => {
      // Neither what it said before nor how often it failed is to answer for it.
      await shop.base.database.pool.query('DELETE FROM courier_quotes; DELETE FROM circuits')
      const { productos, wire, body, address } = await basket(shop, {})
      const to = { id_comuna: 13110, id_tipo_despacho: 1, productos }
      const listed: Record<string, number>[] = (await wire.post('listar-transportistas', to)).json()
      const { precio_transportista: shown = 0 } =
        listed.find((each) => each.id_transportista === carriers.plain.id) ?? {}
      const home = {
        id_direccion_cliente: address,
        id_comuna: 13110,
        id_transportista: carriers.plain.id,
        precio_transportista: shown,
        total: price + shown,
      }
      const made = await wire.post('generar-pedido', { ...body, ...home })
      expect([made.statusCode, made.json().error]).toEqual([200, undefined])
      const stored = await shop.base.one('SELECT shipping_price AS shown, total FROM orders WHERE id = $1', [
        made.json().id_pedido,
      ])
      expect(stored).toEqual({ shown, total: price + shown })
      return shown === carriers.plain.price ? "the shop's rate" : "the courier's price"
    }
    return { act: buy, isBack: async () => (await buy()) === "the courier's price" }
  },
}

/** Whoever looks at a product sees it, from the database where its copy does not answer. */
const looking: Dependency = {
  behind: ['replica'],
  well: 'shown',
  otherwise: 'shown',
  async begin(shop) {
    const id = await shop.base.product({ price })
    const { slug } = await shop.base.one<{ slug: string }>('SELECT slug FROM products WHERE id = $1', [id])
    const look = (urlamigable_producto: string) => shop.wire().get('ver-producto', { urlamigable_producto })
    /** What is not there is kept nowhere, and so is read. */
    const readsCopy = async () => {
      const before = shop.readsOfCopy()
      expect((await look(randomUUID())).statusCode).toBe(404)
      return shop.readsOfCopy() > before
    }
    await expect.poll(readsCopy).toBe(true)
    return {
      async act() {
        expect((await look(slug)).statusCode).toBe(200)
        return 'shown'
      },
      isBack: readsCopy,
    }
  },
}

/** The order stands, its mail waits and comes once. */
const writing: Dependency = {
  behind: ['mail'],
  well: 'sent',
  otherwise: 'waits',
  async begin(shop) {
    const { order } = await basket(shop, {})
    await shop.sendMails()
    shop.inbox.clear()
    return {
      async act() {
        expect((await order()).statusCode).toBe(200)
        await shop.sendMails()
        return shop.inbox.list().length > 0 ? 'sent' : 'waits'
      },
      async isBack() {
        await shop.sendMails()
        const ids = shop.inbox.list().map(({ messageId }) => messageId)
        expect(ids).toHaveLength(new Set(ids).size)
        return ids.length > 0
      },
    }
  },
}

/** Whoever tries too often is refused, wherever that is counted, and who tries seldom is not. */
const trying: Dependency = {
  behind: ['redis'],
  well: 'limited',
  otherwise: 'limited',
  async begin(shop) {
    const { times } = cancelarSuscripcion.limit?.perAddress ?? { times: 0 }
    const tryFrom = (client: string) =>
      shop
        .limitedWire()
        .post('cancelar-suscripcion', { token: 'q'.repeat(43) }, { 'x-forwarded-for': client })
    const isCounted = async () => {
      const before = shop.countedInRedis()
      await tryFrom(randomIp())
      return shop.countedInRedis() > before
    }
    await expect.poll(isCounted).toBe(true)
    return {
      async act() {
        const client = randomIp()
        let allowed = 0
        // In two places where it moves from one to the other meanwhile, and in no third.
        while (allowed <= 2 * times && (await tryFrom(client)).json().error === 'LINK_INVALID') allowed += 1
        expect((await tryFrom(client)).statusCode).toBe(429)
        return allowed >= times && allowed <= 2 * times ? 'limited' : `${allowed} times`
      },
      isBack: isCounted,
    }
  },
}

/** A picture is kept, or refused and nothing of it is there. */
const keepingPictures: Dependency = {
  behind: ['store'],
  well: 'kept',
  otherwise: refused,
  async begin(shop) {
    const { database } = shop.base
    const staff = await testSignedIn({ app: shop.app, database }, { role: 'manager' })
    const background = { r: 1, g: 2, b: Math.ceil(Math.random() * 250) }
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background } }).withMetadata({
      density: 72,
    })
    const archivo = (await drawn.png().toBuffer()).toString('base64')
    const upload = () => staff.post('staff/subir-imagen', { archivo, nombre: 'foto.png' })
    const count = async () => (await database.pool.query('SELECT FROM pictures')).rowCount ?? 0
    const before = await count()
    return {
      async act() {
        const said = seen(await upload(), 'kept')
        expect(await count()).toBe(said === 'kept' ? before + 1 : before)
        return said
      },
      async isBack() {
        const answers = [await upload(), await upload()]
        if (answers.some(({ statusCode }) => statusCode !== 200)) return false
        expect(await count()).toBe(before + 1)
        return true
      },
    }
  },
}

export const dependencies = {
  database: buying(['database', 'pooler']),
  pooler: buying(['pooler']),
  gateway: paying,
  courier: sending,
  replica: looking,
  mail: writing,
  store: keepingPictures,
  redis: trying,
} satisfies Record<string, Dependency>
