import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pet } from '#rules/pets/pet.ts'
import { injectFetch } from '#server/http/wire/inject-fetch.ts'
import { withCookies } from '#testing/server/test-browser.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import type { AddressFields } from '../port/addresses.port.ts'
import type { GuestForm, OrderRequest } from '../port/checkout.port.ts'
import type { DataPort } from '../port/port.ts'
import { Refusal } from '../port/refusal.ts'
import { createRemoteData } from '../remote/remote.ts'
import { createSampleData } from '../sample/sample.ts'
import { memoryStorage } from '../sample/services/open-services.samples.ts'
import { guest, laFlorida, orderRequest } from './shopping.ts'

/** What somebody may send in the place of a text, a number or a choice that fits. */
const texts = ['', '   ', 'no-email', 'a\u0000b', '-1', 'x'.repeat(5000), 'https://x.example/y', 'Ñandú <b>']
const numbers = [-1, 0, 1.5, 9, 10_000, 999_999, 2_147_483_648]

type Form = Record<string, unknown>
/** Sends a form to a layer; each of its fields is sent wrong in turn, a field of a field by its path. */
type Way = {
  form: (data: DataPort) => Promise<Form>
  send: (data: DataPort, form: never) => Promise<unknown>
}

const way = <Given extends object>(
  form: (data: DataPort) => Promise<Given>,
  send: (data: DataPort, form: Given) => Promise<unknown>,
): Way => ({ form: form as Way['form'], send: send as Way['send'] })

/** Who is signed in on a layer. */
const customers = new Map<DataPort, { customerId: number; email: string }>()
function known(data: DataPort) {
  const found = customers.get(data)
  if (!found) throw new Error('Nobody is signed in.')
  return found
}

async function customer(data: DataPort): Promise<{ customerId: number; email: string }> {
  await data.account.signOut()
  const email = `${crypto.randomUUID()}@example.cl`
  const signedUp = await data.account.signUp({
    email,
    password: 'una-clave',
    acceptsTerms: true,
    acceptsMarketing: false,
  })
  return { customerId: signedUp.customerId, email }
}

const address: Partial<AddressFields> & typeof laFlorida = {
  ...{
    firstName: 'Camila',
    lastName: 'Rojas',
    rut: '12.345.678-5',
    phone: '9 1234 5678',
    email: 'c@example.cl',
  },
  ...{
    ...laFlorida,
    street: 'Los Aromos',
    number: '33',
    flat: '402',
    neighbourhood: 'Sur',
    reference: 'Portón',
  },
}
const whole = (fields: object) => ({ company: '', country: 'CL', postcode: '', ...fields }) as AddressFields
const product = async (data: DataPort) =>
  (await data.catalogue.listHighlights('popular', { limit: 1 }))[0]?.id ?? 0
const person = { name: 'Camila', email: 'camila@example.cl', phone: '9 1234 5678' }
const invoice = {
  rut: '76.192.083-9',
  legalName: 'Sur SpA',
  activity: 'Comercio',
  address: 'Sur 1',
  comuna: 'Ñuñoa',
}

const ways: Record<string, Way> = {
  'a review': way(
    async (data) => ({
      productId: await product(data),
      review: { rating: 4, author: 'Camila', email: 'c@example.cl', content: crypto.randomUUID() },
    }),
    (data, { productId, review }) => data.catalogue.addReview(productId, review),
  ),
  'a question': way(
    async (data) => ({
      productId: await product(data),
      question: { author: 'Camila', email: 'c@example.cl', content: '¿Sirve?' },
    }),
    (data, { productId, question }) =>
      data.questions.ask(productId, { ...question, key: crypto.randomUUID() }),
  ),
  'an address': way(
    async (data) => {
      customers.set(data, await customer(data))
      return address
    },
    async (data, fields) => {
      const made = await data.addresses.add(known(data).customerId, whole(fields), false)
      await data.addresses.remove(made.id)
    },
  ),
  'an animal': way(
    async (data) => {
      customers.set(data, await customer(data))
      return {
        id: crypto.randomUUID(),
        name: 'Luna',
        species: 'cat',
        breed: 'siames',
        bornOn: '2026-08-20',
        grams: 1300,
      }
    },
    async (data, fields) => {
      await data.pets.save({ ...fields, isSterilised: false, allergies: [] } as Pet)
      await data.pets.remove(fields.id)
    },
  ),
  'a guest': way<GuestForm>(
    async () => guest,
    (data, form) => data.checkout.registerGuest(form),
  ),
  // Who buys is looked at when they are registered.
  'an order': way<Omit<OrderRequest, 'guest' | 'idempotencyKey'>>(
    async (data) => {
      await data.account.signOut()
      const { guest: _, idempotencyKey: _key, ...request } = await orderRequest(data)
      return { ...request, invoice }
    },
    (data, request) => data.checkout.createOrder({ ...request, guest, idempotencyKey: crypto.randomUUID() }),
  ),
  'what is in stock': way(
    async (data) => ({ lines: [{ productId: await product(data), quantity: 1, valueIds: [] as number[] }] }),
    (data, { lines }) => data.checkout.verifyStock(lines),
  ),
  'the newsletter': way(
    async () => ({ email: `${crypto.randomUUID()}@example.cl` }),
    (data, { email }) => data.content.subscribe(email),
  ),
  'a message': way(
    async () => ({ name: 'Camila', email: 'c@example.cl', topic: 'Una duda', message: '¿Hay?' }),
    (data, form) => data.content.sendContact(form),
  ),
  'a stock alert': way(
    async (data) => ({ productId: await product(data), email: 'c@example.cl' }),
    (data, form) => data.orders.requestStockAlert(form),
  ),
  'a reminder': way(
    async () => ({ token: 'f'.repeat(32), productId: 1002, gramsPerDay: 50, agrees: true }),
    (data, form) => data.orders.saveReminder(form),
  ),
  'an order that is followed': way(
    async () => ({ number: 77, email: 'c@example.cl' }),
    (data, { number, email }) => data.orders.trackOrder(number, email),
  ),
  'a chat': way(
    async () => person,
    async (data, form) => {
      const id = crypto.randomUUID()
      await data.chat.open(id, form, crypto.randomUUID())
      await data.chat.leave(id)
    },
  ),
  'a message of the chat': way(
    async () => ({ text: 'Hola' }),
    async (data, { text }) => {
      const id = crypto.randomUUID()
      await data.chat.open(id, person, crypto.randomUUID())
      await data.chat.send(id, { key: crypto.randomUUID(), text }).finally(() => data.chat.leave(id))
    },
  ),
  'a message that is left': way(
    async () => ({ ...person, text: '¿Abren?' }),
    (data, { text, ...form }) => data.chat.leaveMessage(crypto.randomUUID(), form, text),
  ),
  'a profile': way(
    async (data) => {
      customers.set(data, await customer(data))
      return { phone: '9 1234 5678', firstName: 'Camila', lastName: 'Rojas' }
    },
    (data, form) => data.account.editProfile({ ...form, ...known(data) }),
  ),
}

/** The sample's own codes (specification §8) as the wire has them. */
const asWired: Record<string, string> = {
  AUTH_INVALID_EMAIL: 'EMAIL_INVALID',
  AUTH_WEAK_PASSWORD: 'WEAK_PASSWORD',
  PRODUCT_NOT_FOUND: 'OUT_OF_STOCK',
}

/** How a layer answers: taken, or the code with the fields that are wrong. */
async function answerOf(sent: Promise<unknown>): Promise<string> {
  try {
    await sent
    return 'taken'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fields = Object.entries(error.fields)
      .toSorted()
      .map((field) => field.join(': '))
    return [asWired[error.code] ?? error.code, ...fields].join(', ')
  }
}

/** Every path to a text, a number or a yes of a form, with what may be sent in its place. */
function wrongs(form: object, path: string[] = []): { path: string[]; value: unknown }[] {
  return Object.entries(form).flatMap(([name, value]) => {
    const at = [...path, name]
    if (typeof value === 'object' && value !== null) return wrongs(value, at)
    const instead = typeof value === 'string' ? texts : typeof value === 'number' ? numbers : []
    return instead.map((each) => ({ path: at, value: each }))
  })
}

function withValue(form: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(form)) return form.map((each, at) => (String(at) === name ? inside(each) : each))
  return { ...(form as object), [name]: inside((form as Form)[name]) }
  function inside(part: unknown) {
    return rest.length === 0 ? value : withValue(part, rest, value)
  }
}

describe('both layers refuse the same, with the same fields', () => {
  let shop: TestShop
  const layers: DataPort[] = []
  beforeAll(async () => {
    shop = await openTestShop({ environment: { CHAT_HOURS: 'always' } })
    const jar = new Map<string, string>()
    const fetch = withCookies(injectFetch(shop.app), jar)
    const noDelays = { auth: 0, vehicles: 0, list: 0, longList: 0 }
    const [storage, session] = [memoryStorage(), memoryStorage()]
    layers.push(
      createRemoteData({ token: shop.config.appToken, language: 'es', fetch }),
      await createSampleData({ language: 'es', storage, session, delays: noDelays }),
    )
  })
  afterAll(() => shop?.close())

  test.each(Object.entries(ways))('%s', async (_, { form, send }) => {
    const [remote, sample] = layers
    if (!remote || !sample) throw new Error('Nothing is open.')
    const forms = { remote: await form(remote), sample: await form(sample) }
    expect(await answerOf(send(remote, forms.remote as never)), 'what fits').toBe(
      await answerOf(send(sample, forms.sample as never)),
    )
    const differ: string[] = []
    for (const { path, value } of wrongs(forms.remote)) {
      const [told, sampled] = [
        await answerOf(send(remote, withValue(forms.remote, path, value) as never)),
        await answerOf(send(sample, withValue(forms.sample, path, value) as never)),
      ]
      if (told !== sampled) {
        differ.push(`${path.join('.')} ${JSON.stringify(value).slice(0, 20)}: ${told} | ${sampled}`)
      }
    }
    expect(differ).toEqual([])
  })
})
