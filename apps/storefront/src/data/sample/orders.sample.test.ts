import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { vehiclesIn } from '#demo/data/translations/demo-in.ts'
import { orderRequest } from '../contract-tests/shopping.ts'
import type { DataPort } from '../port/port.ts'
import { Refusal } from '../port/refusal.ts'
import { sampleDelays } from './layer.ts'
import { createSampleData } from './sample.ts'
import { demoCredential } from './services/account-passwords.ts'

const none = { auth: 0, vehicles: 0, list: 0, longList: 0 }
/** A moment at which what the sample orders brought may still be asked back. */
const now = () => new Date('2026-11-27T15:00:00Z')

async function open(delays = none): Promise<{ data: DataPort; stored: Map<string, string> }> {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const data = await createSampleData({ language: 'es', storage, session: storage, delays, now })
  return { data, stored }
}

async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw new Error(`Not refused: ${String(error)}`)
  return error
}

const form = { acceptsTerms: true, acceptsMarketing: false }

describe("the sample layer's account", () => {
  test('[S4.8] signing in, signing up and editing the profile keep the user under the key user', async () => {
    const { data, stored } = await open()
    const user = () => JSON.parse(stored.get('user') ?? 'null')
    await data.account.signIn(demoCredential.email, demoCredential.password)
    expect(user()).toMatchObject({ email: demoCredential.email })
    await data.account.signUp({ ...form, email: 'nueva@example.cl', password: 'una-clave' })
    expect(user()).toMatchObject({ email: 'nueva@example.cl' })
    const profile = { customerId: 1, email: 'otra@example.cl', phone: '', firstName: 'Ana', lastName: 'Soto' }
    await expect(data.account.editProfile(profile)).rejects.toMatchObject({ code: 'FIELD_REQUIRED' })
    expect(user()).toMatchObject({ email: 'nueva@example.cl' })
    await data.account.editProfile({ ...profile, password: 'una-clave' })
    expect(user()).toMatchObject({ email: 'otra@example.cl', firstName: 'Ana', lastName: 'Soto', phone: '' })
  })

  test('[S3.2] the user has an e-mail, a phone, two names and a picture', async () => {
    const { data, stored } = await open()
    await data.account.signIn(demoCredential.email, demoCredential.password)
    const user: Record<string, unknown> = JSON.parse(stored.get('user') ?? '{}')
    expect(Object.keys(user).toSorted()).toEqual(['avatar', 'email', 'firstName', 'lastName', 'phone'])
    for (const value of Object.values(user)) expect(typeof value).toBe('string')
  })

  test('[S7.57] its five functions', async () => {
    const { account } = (await open()).data
    const { customerId } = await account.signUp({ ...form, email: 'nueva@example.cl', password: 'una-clave' })
    await account.changePassword({ customerId, before: 'una-clave', after: 'otra-clave' })
    const names = { firstName: 'Ana', lastName: 'Soto', phone: '912345678', email: 'nueva@example.cl' }
    expect((await account.editProfile({ customerId, ...names })).profile).toMatchObject({
      nombre_cliente: 'Ana',
    })
    await account.signOut()
    const { profile } = await account.signIn(demoCredential.email, demoCredential.password)
    expect(profile).toMatchObject({ e_mail_cliente: demoCredential.email })
  })

  test('[S4.9] sign-out clears it', async () => {
    const { data, stored } = await open()
    await data.account.signIn(demoCredential.email, demoCredential.password)
    await data.account.signOut()
    expect(stored.has('user')).toBe(false)
  })
})

describe("the sample layer's addresses", () => {
  const fields = {
    ...{ firstName: 'Camila', lastName: 'Rojas', rut: '', phone: '912345678', email: 'c@example.cl' },
    ...{ company: 'Huella', country: 'RAND', regionId: 13, comunaId: 13110, street: 'Los Aromos' },
    ...{ number: '33', flat: 'B', neighbourhood: '', reference: '', postcode: '8240000' },
  }

  test('[S3.1] an address is kept with the fields that the specification gives it', async () => {
    const { data, stored } = await open()
    const { id } = await data.addresses.add(1, fields, true)
    const [row] = JSON.parse(stored.get('huella.sample.addresses') ?? '[]')
    expect(row).toMatchObject({
      id,
      firstName: 'Camila',
      lastName: 'Rojas',
      company: 'Huella',
      country: 'RAND',
      address1: 'Los Aromos 33',
      address2: 'B',
      city: 'La Florida',
      state: 'Metropolitana de Santiago',
      postcode: '8240000',
      email: 'c@example.cl',
      phone: '+56912345678',
      default: true,
    })
  })

  test('[S7.58] its six functions', async () => {
    const { addresses } = (await open()).data
    const { id } = await addresses.add(1, fields, false)
    expect((await addresses.edit(1, id, { ...fields, number: '34' })).number).toBe('34')
    expect((await addresses.get(id)).number).toBe('34')
    expect((await addresses.getDefault(1))?.id).toBe(id)
    expect((await addresses.list(1)).map((each) => each.id)).toEqual([id])
    await addresses.remove(id)
    expect(await addresses.list(1)).toEqual([])
  })

  test("[S8.6] an unknown address that is edited is 'Address not found'", async () => {
    const { data } = await open()
    const refused = await refusalOf(data.addresses.edit(1, 77, fields))
    expect([refused.message, refused.status]).toEqual(['Address not found', 404])
  })

  test('[S3.6] [S7.61] [S9.37] nine countries, by their codes', async () => {
    const countries = await (await open()).data.addresses.listCountries()
    expect(countries.map(({ code }) => code)).toEqual([
      ...['RAND', 'LAND', 'AU', 'DE', 'FR', 'IT', 'RU', 'UA', 'US'],
    ])
    for (const country of countries) expect(Object.keys(country)).toEqual(['code', 'name'])
  })
})

describe("the sample layer's orders", () => {
  test('[S4.2] a new checkout creates a PENDING order at the top of the list', async () => {
    const { data } = await open()
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), async (count) => {
        for (let made = 0; made < count; made += 1) {
          const before = await data.orders.list({ customerId: 1, limit: 100 })
          const { orderId } = await data.checkout.createOrder(await orderRequest(data))
          const after = await data.orders.list({ customerId: 1, limit: 100 })
          expect(after.items[0]).toMatchObject({ id: orderId, state: 'PENDING' })
          expect(after.items.slice(1)).toEqual(before.items)
        }
      }),
      { numRuns: 5 },
    )
  })

  test('[S4.1] the account has orders in the states PENDING, SHIPPED and COMPLETED', async () => {
    const { data } = await open()
    await data.checkout.createOrder(await orderRequest(data))
    const { items } = await data.orders.list({ customerId: 1, limit: 100 })
    expect([...new Set(items.map(({ state }) => state))]).toEqual(['PENDING', 'SHIPPED', 'COMPLETED'])
  })

  test('[S7.59] its three functions: a page of the list, by id, by token', async () => {
    const { data } = await open()
    const page = await data.orders.list({ customerId: 1, page: 2, limit: 3, sort: 'default' })
    expect(page).toMatchObject({ page: 2, limit: 3, sort: 'default', total: 4, pages: 2, from: 4, to: 4 })
    const [listed] = page.items
    const order = await data.orders.get(listed?.id ?? 0)
    expect(order.number).toBe(listed?.number)
    expect((await data.checkout.getOrderByToken(order.token)).id).toBe(order.id)
  })

  test('[S8.4] an unknown order is a 404, by its id and by its token, and so are a product and a VIN', async () => {
    const { data } = await open()
    expect((await refusalOf(data.orders.get(99))).status).toBe(404)
    expect((await refusalOf(data.checkout.getOrderByToken('9'.repeat(32)))).status).toBe(404)
    expect((await refusalOf(data.catalogue.getProduct('no-hay'))).status).toBe(404)
    expect((await refusalOf(data.vehicles.findByVin('error'))).status).toBe(404)
  })

  test("[S9.33] a number is the highest and one, and the token is the id's, padded to 32 characters", async () => {
    const { data } = await open()
    const before = await data.orders.list({ customerId: 1, limit: 100 })
    const highest = Math.max(...before.items.map(({ number }) => number))
    const made = await data.checkout.createOrder(await orderRequest(data))
    expect(made.number).toBe(highest + 1)
    expect(made.token).toBe(String(made.orderId).padStart(32, '0'))
    expect((await data.checkout.getOrderByToken(made.token)).id).toBe(made.orderId)
  })

  test('[S9.31] every order carries a shipping of 25 and a tax of 20 % of its subtotal', async () => {
    const { data } = await open()
    await data.checkout.createOrder(await orderRequest(data))
    const { items } = await data.orders.list({ customerId: 1, limit: 100 })
    for (const { id } of items) {
      const { subtotal, total, totals, lines } = await data.orders.get(id)
      const amountOf = (wanted: string) => totals.find(({ code }) => code === wanted)?.amount
      expect(subtotal).toBe(lines.reduce((sum, line) => sum + line.price * line.quantity, 0))
      expect(amountOf('SHIPPING')).toBe(25)
      expect(amountOf('TAX')).toBe(Math.round(subtotal * 0.2))
      expect(total).toBe(subtotal + 25 + Math.round(subtotal * 0.2))
    }
  })

  test('what the account has received may be asked back, until its time is over', async () => {
    const { data } = await open()
    const { items } = await data.orders.list({ customerId: 1 })
    const received = items.find(({ state }) => state === 'COMPLETED')
    const { terms, lines } = await data.orders.returns(received?.id ?? 0)
    expect(terms.RETRACTO.until).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(lines.every(({ left }) => left > 0)).toBe(true)
  })

  test('money 3: what the guarantee paid back is not paid back again', async () => {
    const { data, stored } = await open()
    const { items } = await data.orders.list({ customerId: 1 })
    const orderId = items.find(({ state }) => state === 'COMPLETED')?.id ?? 0
    const before = await data.orders.returns(orderId)
    const position = before.lines.findIndex(({ left }) => left > 0)
    const quantity = before.lines[position]?.left ?? 0
    const ask = () =>
      data.orders.requestReturn({
        orderId,
        kind: 'GARANTIA',
        lines: [{ position, quantity }],
        reason: 'Se rompió.',
        remedy: 'DEVOLUCION',
        idempotencyKey: crypto.randomUUID(),
      })
    const { id, refund } = await ask()
    expect(refund?.amount).toBeGreaterThan(0)
    const requests: { id: number }[] = JSON.parse(stored.get('huella.sample.claims') ?? '[]')
    const closed = requests.map((each) => (each.id === id ? { ...each, state: 'CLOSED' } : each))
    stored.set('huella.sample.claims', JSON.stringify(closed))
    expect((await data.orders.returns(orderId)).lines[position]?.left).toBe(0)
    expect((await refusalOf(ask())).code).toBe('CLAIM_QUANTITY')
  })

  test('what is announced as not taken back is refused, while the rest of the order is not', async () => {
    const { data } = await open()
    const { items } = await data.orders.list({ customerId: 1 })
    const orderId = items.find(({ state }) => state === 'SHIPPED')?.id ?? 0
    const { lines } = await data.orders.returns(orderId)
    expect(lines.map(({ exclusion }) => exclusion)).toEqual([null, 'HYGIENE'])
    const ask = (position: number) =>
      data.orders.requestReturn({
        orderId,
        kind: 'RETRACTO',
        lines: [{ position, quantity: 1 }],
        reason: 'Me arrepentí.',
        remedy: 'DEVOLUCION',
        idempotencyKey: crypto.randomUUID(),
      })
    expect((await refusalOf(ask(1))).code).toBe('CLAIM_EXCLUDED')
    expect(await ask(0)).toMatchObject({ kind: 'RETRACTO', state: 'RECEIVED' })
  })

  test('an order is paid since the payment that stands, and not by one that was taken back', async () => {
    const { data, stored } = await open()
    const { orderId } = await data.checkout.createOrder(await orderRequest(data))
    const paidAfter = async (...payments: string[]) => {
      const rows = JSON.parse(stored.get('huella.sample.orders') ?? '[]')
      const [first] = rows[0].particulars.steps
      rows[0].particulars.steps = payments.map((payment, at) => ({ ...first, payment, at: String(at) }))
      stored.set('huella.sample.orders', JSON.stringify(rows))
      return (await data.orders.get(orderId)).payment.paidAt
    }
    expect(await paidAfter('WAITING', 'PAID')).toBe('1')
    expect(await paidAfter('WAITING', 'PAID', 'WAITING')).toBeNull()
    expect(await paidAfter('WAITING', 'PAID', 'WAITING', 'PAID')).toBe('3')
  })

  test('[S8.5] a product that is not known cannot be bought', async () => {
    const { data } = await open()
    const request = await orderRequest(data)
    const lines = [{ productId: 999_999, quantity: 1, valueIds: [] }]
    expect((await refusalOf(data.checkout.createOrder({ ...request, lines }))).message).toBe(
      'Product not found',
    )
  })
})

test('[S7.62] the functions of the shop, each with what it is asked for', async () => {
  const { catalogue, search, checkout } = (await open()).data
  const { id, slug } = await catalogue.getCategory('gatos')
  expect((await catalogue.listCategories()).map((category) => category.id)).toContain(id)
  expect((await catalogue.listBrands()).length).toBeGreaterThan(3)
  const query = {
    categorySlug: slug,
    page: 2,
    limit: 8,
    sort: 'price_asc',
    filters: { discount: 'no' },
  } as const
  const list = await catalogue.listProducts(query)
  expect(list).toMatchObject({ page: 2, limit: 8, sort: 'price_asc', from: 9 })
  const [card] = list.items
  if (!card) throw new Error('There are no products.')
  expect((await catalogue.getProduct(card.slug)).id).toBe(card.id)
  const before = await catalogue.listReviews(card.id, 1)
  const review = { author: 'Camila', email: 'c@example.cl', rating: 4, content: 'Le gustó.' }
  expect(await catalogue.addReview(card.id, review)).toMatchObject({ author: 'Camila', rating: 4 })
  expect((await catalogue.listReviews(card.id, 1)).total).toBe(before.total + 1)
  const analogs = await Promise.all(list.items.map((item) => catalogue.listAnalogs(item.id)))
  expect(Math.max(...analogs.map(({ length }) => length))).toBeGreaterThan(0)
  expect((await catalogue.listRelated(card.id)).length).toBeGreaterThan(0)
  for (const kind of ['featured', 'popular', 'top-rated', 'offers', 'latest'] as const) {
    expect(await catalogue.listHighlights(kind, { limit: 5 }), kind).toHaveLength(5)
  }
  const found = await search.suggest('pelota')
  expect(found.products.length).toBeGreaterThan(0)
  expect((await search.suggest('perro')).categories.length).toBeGreaterThan(0)
  const made = await checkout.createOrder(await orderRequest((await open()).data))
  expect(made.orderId).toBeGreaterThan(0)
})

test('[S9.26] auth takes 500 ms, vehicle lookups 750 ms, lists 350 or 1000 ms', async () => {
  const { data } = await open(sampleDelays)
  // Loaded once, from a file that no fake clock waits for.
  await vehiclesIn('es')
  vi.useFakeTimers()
  try {
    const timeOf = async (call: () => Promise<unknown>) => {
      const started = Date.now()
      let ended = 0
      const done = call().then(
        () => {
          ended = Date.now()
        },
        () => {
          ended = Date.now()
        },
      )
      await vi.advanceTimersByTimeAsync(2_000)
      await done
      return ended - started
    }
    expect(await timeOf(() => data.account.signIn('a@example.cl', 'b'))).toBe(500)
    expect(await timeOf(() => data.account.signOut())).toBe(500)
    expect(await timeOf(() => data.vehicles.listYears())).toBe(750)
    expect(await timeOf(() => data.orders.list({ customerId: 1 }))).toBe(350)
    expect(await timeOf(() => data.addresses.list(1))).toBe(350)
    expect(await timeOf(() => data.catalogue.listProducts({ limit: 16 }))).toBe(1000)
  } finally {
    vi.useRealTimers()
  }
})
