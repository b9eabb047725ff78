import { randomUUID } from 'node:crypto'
import { currentTerms } from '#content/terms.ts'
import type { ErrorLanguage } from '#contract/error-texts.ts'
import { readOrderRequest, type WireOrder } from '#server/checkout/read-order-request.ts'
import { readGuestForm } from '#server/customers/guest-form.ts'
import type { Session } from '#server/customers/sessions/sessions.service.ts'
import type { Transaction } from '#server/db/connection.ts'
import type { JobStaging } from '#server/jobs/jobs.ts'
import { isRefusal } from '#server/refusals/refusal.ts'
import type { Courier } from '#server/shipping/courier.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { idleJobs, openTestServices } from './test-services.ts'

export type TestCheckout = Awaited<ReturnType<typeof openTestCheckout>>
export type Buyer = { customerId: number; addressId: number; session: Session }

/** Home deliveries by their price and discount, and the pickup. */
export const carriers = {
  plain: { id: 1, price: 3990, discount: 0 },
  discounted: { id: 2, price: 4993, discount: 33 },
  pickup: { id: 3, price: 0, discount: 0 },
}

/** Where transfers to the small shop go. */
export const testBank = {
  bank: 'Banco de la Plaza',
  accountType: 'Cuenta corriente',
  number: '000123456789',
  holder: 'Huella SpA',
  rut: '76.543.210-3',
  email: 'pagos@huella.example',
}

const places = `
  INSERT INTO settings (name, value) VALUES
    ('bank', '${JSON.stringify(testBank)}'), ('seller', '{"name": "Huella SpA"}');
  INSERT INTO regions VALUES (13, 'Metropolitana de Santiago', 1, 'RM'), (5, 'Valparaíso', 2, 'R5');
  INSERT INTO comunas (id, cut, region_id, name) VALUES
    (13110, '13110', 13, 'La Florida'), (5109, '05109', 5, 'Viña del Mar'), (5104, '05104', 5, 'Juan Fernández');
  INSERT INTO branches VALUES
    (1, 'La Florida', 'Vicuña Mackenna 7255', 13110, '+56223456789', 1),
    (2, 'Viña del Mar', 'Valparaíso 641', 5109, '+56322345678', 2);
  INSERT INTO dispatch_kinds VALUES (1, 'Despacho a domicilio', '', 1), (2, 'Retiro en tienda', '', 2);
  INSERT INTO carriers VALUES
    (1, 'Ruta', '', '', 1, 0), (2, 'Ruta con descuento', '', '', 1, 33), (3, 'Retiro', '', '', 2, 0);
  INSERT INTO carrier_rates (carrier_id, region_id, price, from_days, to_days) VALUES
    (1, 13, 3990, 1, 2), (2, 13, 4993, 2, 4), (3, NULL, 0, 0, 2);`

/** A small shop on a database of the test's own: places, carriers and the services as they are wired. */
export async function openTestCheckout({
  stageRelease = idleJobs.stageRelease,
  courier = null,
}: {
  stageRelease?: JobStaging['stageRelease']
  courier?: Courier | null
} = {}) {
  const database = await createTestDatabase({ seeded: false })
  await database.pool.query(places)
  const services = openTestServices({ database, courier, jobs: { ...idleJobs, stageRelease } })
  /** The services as their routes ask them, with what a client sends. */
  const customers = {
    ...services.customers,
    registerGuest: async <Opened>(
      form: Parameters<typeof readGuestForm>[0],
      session: Session | null,
      openSession: (tx: Transaction, customerId: number) => Promise<Opened>,
    ) => {
      const guest = readGuestForm(form, currentTerms)
      return isRefusal(guest) ? guest : services.customers.registerGuest(guest, session, openSession)
    },
  }
  const checkout = {
    ...services.checkout,
    place: (customerId: number, order: WireOrder, language?: ErrorLanguage, address?: string) =>
      services.checkout.place(customerId, readOrderRequest(order), language, address),
  }
  /** How many units each product was made with. */
  const made = new Map<number, number>()
  const one = async <Row>(text: string, values: unknown[] = []) =>
    (await database.pool.query(text, values)).rows[0] as Row

  return {
    ...services,
    customers,
    checkout,
    database,
    one,
    made,

    /** A product with so many units in each branch. */
    async product({ price = 9990, stock = [5, 0], backorder = false } = {}): Promise<number> {
      const name = `producto-${randomUUID()}`
      const { id } = await one<{ id: number }>(
        `INSERT INTO products (slug, name, sku, price, package_width, package_height, package_depth,
           package_weight, backorder, position)
         VALUES ($1, $1, $1, $2, 10, 10, 10, 1, $3, 1) RETURNING id`,
        [name, price, backorder],
      )
      await database.pool.query(
        'INSERT INTO stock (product_id, branch_id, quantity) VALUES ($1, 1, $2), ($1, 2, $3)',
        [id, stock[0] ?? 0, stock[1] ?? 0],
      )
      made.set(id, (stock[0] ?? 0) + (stock[1] ?? 0))
      return id
    },

    /** A product with one option; the ids of its values, each with its units in the first branch. */
    async productWithValues(price: number, units: number[]): Promise<{ id: number; values: number[] }> {
      const id = await this.product({ price, stock: [] })
      await database.pool.query('DELETE FROM stock WHERE product_id = $1', [id])
      const option = await one<{ id: number }>(
        `INSERT INTO product_options (product_id, name, kind, position) VALUES ($1, 'Talla', 'label', 1) RETURNING id`,
        [id],
      )
      const values: number[] = []
      for (const [index, quantity] of units.entries()) {
        const value = await one<{ id: number }>(
          'INSERT INTO product_option_values (option_id, name, position) VALUES ($1, $2, $3) RETURNING id',
          [option.id, `Talla ${index}`, index],
        )
        await database.pool.query(
          'INSERT INTO stock (product_id, branch_id, value_id, quantity) VALUES ($1, 1, $2, $3)',
          [id, value.id, quantity],
        )
        values.push(value.id)
      }
      made.set(
        id,
        units.reduce((sum, each) => sum + each, 0),
      )
      return { id, values }
    },

    async coupon({
      code = `C${randomUUID().slice(0, 8)}`,
      type = 1,
      value = 10,
      from = '2020-01-01',
      to = '2099-12-31',
      minimum = 0,
      limit = null as number | null,
      used = 0,
      perCustomer = null as number | null,
      products = [] as number[],
      categories = [] as number[],
    } = {}): Promise<string> {
      await database.pool.query(
        `WITH made AS (
           INSERT INTO coupons (code, type, value, starts_on, ends_on, minimum, usage_limit, used, customer_limit)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id),
         bound AS (
           INSERT INTO coupon_products SELECT made.id, unnest($10::int[]) FROM made)
         INSERT INTO coupon_categories SELECT made.id, unnest($11::int[]) FROM made`,
        [code, type, value, from, to, minimum, limit, used, perCustomer, products, categories],
      )
      return code
    },

    async buyer(): Promise<Buyer> {
      const registered = await customers.registerGuest(guestForm(), null, async (_tx, customerId) => ({
        id: randomUUID(),
        customerId,
        kind: 'guest',
      }))
      if (isRefusal(registered) || !registered.address) throw new Error('The buyer was refused.')
      const customerId = registered.customer.id
      return {
        customerId,
        addressId: registered.address.id,
        session: { id: randomUUID(), customerId, kind: 'guest' },
      }
    },

    /** How many rows stand in each table that a purchase writes, with the units and uses that it moves. */
    async written(): Promise<Record<string, number>> {
      return one(
        `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM order_lines) AS lines,
           (SELECT count(*) FROM stock_reservations) AS reservations,
           (SELECT count(*) FROM order_history) AS history,
           (SELECT count(*) FROM coupon_uses) AS uses, (SELECT sum(used) FROM coupons) AS used,
           (SELECT sum(quantity) FROM stock) AS units, (SELECT sum(stock) FROM products) AS stock,
           (SELECT last_number FROM order_counter) AS number`,
      )
    },

    async unitsOf(productId: number): Promise<{ stock: number; units: number }> {
      return one(
        `SELECT p.stock, (SELECT sum(quantity) FROM stock s WHERE s.product_id = p.id) AS units
         FROM products p WHERE p.id = $1`,
        [productId],
      )
    },
  }
}

export function guestForm(email = `${randomUUID()}@correo.cl`) {
  return {
    datosusuario: {
      e_mail_cliente: email,
      rut_cliente: '12.345.678-5',
      nombre_cliente: 'Camila',
      apellidopaterno_cliente: 'Rojas',
      apellidomaterno_cliente: '',
      celular_cliente: '9 1234 5678',
      telefono_cliente: '',
    },
    datosformulario: {
      id_comuna: 13110,
      calle_direccion_cliente: 'Avenida Vicuña Mackenna',
      numero_direccion_cliente: '7110',
      numerocasadepartamento_direccion_cliente: '',
      referencia_direccion_cliente: '',
    },
    datosextra: { acepta_terminos: 1, acepta_publicidad: 0 },
  }
}

/** A request for home delivery by the plain carrier, as the contract parses it. */
export function orderRequest(
  buyer: Buyer,
  productos: WireOrder['productos'],
  total: number,
  changes: Partial<WireOrder> = {},
): WireOrder {
  return {
    id_cliente: buyer.customerId,
    productos,
    id_transportista: carriers.plain.id,
    precio_transportista: carriers.plain.price,
    descuento_transportista: carriers.plain.discount,
    tipo_pago: 'transferencia',
    id_direccion_cliente: buyer.addressId,
    tipo_documento: 'boleta',
    total,
    cupon_descuento: '',
    clave_idempotencia: randomUUID(),
    ...changes,
  }
}

export const line = (id_producto: number, cantidad = 1, atributos: number[] = []) => ({
  id_producto,
  cantidad,
  atributos,
})
