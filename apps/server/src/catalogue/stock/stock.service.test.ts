import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { inTransaction } from '../../db/connection.ts'
import { type Demand, type Reservation, stockService } from './stock.service.ts'

const cause = { orderId: 1, actor: 'shopper' }
const plain = 900_001
const shirt = 900_002
const size = { option: 900_001, small: 900_001, large: 900_002 }
const colour = { option: 900_002, red: 900_003 }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await database.pool.query(`
    insert into products (id, slug, name, sku, price, package_width, package_height, package_depth,
      package_weight, position)
    values (${plain}, 'prueba-simple', 'Prueba simple', 'T-1', 1000, 1, 1, 1, 1, 9001),
      (${shirt}, 'prueba-opciones', 'Prueba con opciones', 'T-2', 2000, 1, 1, 1, 1, 9002);
    insert into product_options (id, product_id, name, kind, position)
    values (${size.option}, ${shirt}, 'Talla', 'label', 0), (${colour.option}, ${shirt}, 'Color', 'color', 1);
    insert into product_option_values (id, option_id, name, position)
    values (${size.small}, ${size.option}, 'S', 0), (${size.large}, ${size.option}, 'L', 1),
      (${colour.red}, ${colour.option}, 'Rojo', 0)`)
})
afterAll(() => database.drop())

beforeEach(async () => {
  await database.pool.query(`
    delete from stock where product_id in (${plain}, ${shirt});
    insert into stock (product_id, branch_id, value_id, quantity)
    values (${plain}, 2, null, 2), (${plain}, 1, null, 3),
      (${shirt}, 1, ${size.small}, 4), (${shirt}, 1, ${size.large}, 1), (${shirt}, 2, ${colour.red}, 6);
    update products set backorder = false where id = ${plain}`)
})

const demand = (productId: number, quantity: number, rest: Partial<Demand> = {}): Demand => ({
  productId,
  quantity,
  valueIds: [],
  branchId: null,
  ...rest,
})

const reserve = (...demands: Demand[]) =>
  inTransaction(database, (tx) => stockService.reserve(tx, demands, cause))

async function stockOf(productId: number): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ stock: number }>('select stock from products where id = $1', [
    productId,
  ])
  return rows[0]?.stock
}

function reservationsOf(result: Awaited<ReturnType<typeof reserve>>): Reservation[] {
  if (!('reservations' in result)) throw new Error('Nothing was reserved')
  return result.reservations
}

describe('the stock of a product in its row', () => {
  test('is the sum of its branches, or the least of its options', async () => {
    expect(await stockOf(plain)).toBe(5)
    expect(await stockOf(shirt)).toBe(5)
  })

  test('follows every write to its branches and values', async () => {
    await database.pool.query('update stock set quantity = 0 where value_id = $1', [size.small])
    expect(await stockOf(shirt)).toBe(1)
    await database.pool.query('delete from stock where product_id = $1 and branch_id = 2', [plain])
    expect(await stockOf(plain)).toBe(3)
  })

  test('is right after two writers of different branches', async () => {
    const first = await database.pool.connect()
    const second = await database.pool.connect()
    try {
      await first.query('begin')
      await first.query('update stock set quantity = 10 where product_id = $1 and branch_id = 1', [plain])
      const waiting = second.query('update stock set quantity = 20 where product_id = $1 and branch_id = 2', [
        plain,
      ])
      await first.query('commit')
      await waiting
    } finally {
      first.release()
      second.release()
    }
    expect(await stockOf(plain)).toBe(30)
  })

  test('cannot go below 0 in any branch', async () => {
    const write = database.pool.query('update stock set quantity = quantity - 9 where product_id = $1', [
      plain,
    ])
    await expect(write).rejects.toThrow(/stock_quantity_check/)
  })
})

describe('reserving', () => {
  test('takes from the main branch first and is given back whole', async () => {
    const reservations = reservationsOf(await reserve(demand(plain, 4)))
    expect(reservations.map(({ branchId, quantity }) => [branchId, quantity])).toEqual([
      [1, 3],
      [2, 1],
    ])
    expect(await stockOf(plain)).toBe(1)
    await inTransaction(database, (tx) => stockService.release(tx, reservations, cause))
    expect(await stockOf(plain)).toBe(5)
  })

  test('gives units of a value that came back meanwhile a row of their own', async () => {
    const reservations = reservationsOf(
      await reserve(demand(shirt, 1, { valueIds: [size.large, colour.red] })),
    )
    await database.pool.query('delete from product_option_values where id = $1', [size.large])
    const comeBack = `insert into product_option_values (id, option_id, name, position)
      values (${size.large}, ${size.option}, 'L', 1)`
    await database.pool.query(comeBack)
    await inTransaction(database, (tx) => stockService.release(tx, reservations, cause))
    const { rows } = await database.pool.query(
      `select s.quantity, m.reason, m.delta, m.order_id as "orderId" from stock s
       join stock_movements m using (product_id, branch_id, value_id)
       where s.value_id = $1 order by m.id desc limit 1`,
      [size.large],
    )
    expect(rows).toEqual([{ quantity: 1, reason: 'released', delta: 1, orderId: cause.orderId }])
    expect(await stockOf(shirt)).toBe(5)
  })

  test('gives back what still has a place, where another value is gone for good', async () => {
    const reservations = reservationsOf(
      await reserve(demand(shirt, 1, { valueIds: [size.large, colour.red] })),
    )
    await database.pool.query('delete from product_option_values where id = $1', [size.large])
    try {
      await inTransaction(database, (tx) => stockService.release(tx, reservations, cause))
      const { rows } = await database.pool.query(
        'select value_id as "valueId", quantity from stock where product_id = $1 order by value_id',
        [shirt],
      )
      expect(rows).toEqual([
        { valueId: size.small, quantity: 4 },
        { valueId: colour.red, quantity: 6 },
      ])
    } finally {
      await database.pool.query(`insert into product_option_values (id, option_id, name, position)
        values (${size.large}, ${size.option}, 'L', 1)`)
    }
  })

  test('takes one value of each option', async () => {
    const reservations = reservationsOf(
      await reserve(demand(shirt, 1, { valueIds: [size.large, colour.red] })),
    )
    expect(reservations).toHaveLength(2)
    expect(await stockOf(shirt)).toBe(4)
    const again = await reserve(demand(shirt, 1, { valueIds: [size.large, colour.red] }))
    expect(again).toEqual({ shortfalls: [{ productId: shirt, quantity: 1, stock: 0 }] })
  })

  test('of several demands takes all or nothing', async () => {
    const result = await reserve(demand(shirt, 1, { valueIds: [size.small, colour.red] }), demand(plain, 6))
    expect(result).toEqual({ shortfalls: [{ productId: plain, quantity: 6, stock: 5 }] })
    expect([await stockOf(plain), await stockOf(shirt)]).toEqual([5, 5])
  })

  test('sums what two lines ask of one product', async () => {
    expect(await reserve(demand(plain, 3), demand(plain, 3))).toEqual({
      shortfalls: [{ productId: plain, quantity: 6, stock: 5 }],
    })
  })

  test('gives what there is of a product that may be sold without stock (D16)', async () => {
    await database.pool.query('update products set backorder = true where id = $1', [plain])
    const reservations = reservationsOf(await reserve(demand(plain, 9)))
    expect(reservations.reduce((sum, each) => sum + each.quantity, 0)).toBe(5)
    expect(await stockOf(plain)).toBe(0)
  })

  test('is undone with its transaction', async () => {
    const undone = inTransaction(database, async (tx) => {
      await stockService.reserve(tx, [demand(plain, 5)], cause)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await stockOf(plain)).toBe(5)
  })

  test('announces the product when it commits', async () => {
    const listener = await database.pool.connect()
    const heard: string[] = []
    try {
      listener.on('notification', (message) => heard.push(message.payload ?? ''))
      await listener.query('listen catalogue')
      await reserve(demand(plain, 1))
      await listener.query('select 1')
    } finally {
      listener.removeAllListeners('notification')
      listener.release(true)
    }
    expect(heard).toEqual([`stock ${plain}`])
  })
})

describe('under concurrency', () => {
  test('40 buyers of 5 units: 5 have one, 35 are told so, none is left', async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => reserve(demand(plain, 1))))
    expect(results.filter((result) => 'reservations' in result)).toHaveLength(5)
    expect(await stockOf(plain)).toBe(0)
  })

  test('buyers of the same things in different orders all end', async () => {
    const both = [demand(plain, 1), demand(shirt, 1, { valueIds: [size.small, colour.red] })]
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reserve(...(index % 2 ? both : both.toReversed()))),
    )
    expect(results.filter((result) => 'reservations' in result)).toHaveLength(4)
    expect(await stockOf(plain)).toBe(1)
    expect(await stockOf(shirt)).toBe(1)
  })

  test('reservations and releases leave what there was', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const result = await reserve(demand(plain, 2))
        if ('reservations' in result)
          await inTransaction(database, (tx) => stockService.release(tx, result.reservations, cause))
      }),
    )
    expect(await stockOf(plain)).toBe(5)
  })
})
