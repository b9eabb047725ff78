import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountLineKey } from '#rules/cart/merge-carts.ts'
import { sampleProduct } from '../../../../../../testing/storefront/product.samples.ts'
import type { AccountCart } from '../../../data/port/cart.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { type CartLine, lineOf } from '../lines/cart-line.ts'
import { addLine, removeLine, setLineQuantity } from '../lines/cart-lines.ts'
import { accountLineOf, sameLines } from './account-lines.ts'
import { decodeSyncState, encodeSyncState, type SyncState } from './sync-state.codec.ts'
import { type CartSync, leaveAccount, syncWithAccount } from './sync-with-account.ts'

const products = [1, 2, 3, 4].map((id) => sampleProduct({ id, slug: `p-${id}`, name: `P${id}`, stock: 99 }))
const productAt = (at: number) => products[at % products.length] ?? sampleProduct()

/** The account's cart as the server keeps it. */
function createAccount() {
  let cart: AccountCart = { version: 0, lines: [] }
  const data: CartSync['data'] = {
    layer: 'remote',
    cart: {
      load: async () => cart,
      async save(lines, version) {
        if (version !== cart.version) return { ...cart, saved: false }
        const withSlug = lines.map((line) => ({
          ...line,
          valueIds: [...line.valueIds],
          slug: `p-${line.productId}`,
        }))
        cart = { version: version + 1, lines: withSlug }
        return { ...cart, saved: true }
      },
    },
    catalogue: {
      async getProduct(slug) {
        const product = products.find((each) => each.slug === slug)
        if (!product) throw new Refusal('NOT_FOUND', '', { status: 404 })
        return product
      },
    },
  }
  return { data, lines: () => cart.lines }
}

function memory<Value>(first: Value) {
  let value = first
  return {
    get: () => value,
    update(change: (now: Value) => Value) {
      value = change(value)
    },
  }
}

function createBrowser(data: CartSync['data'], lines: CartLine[] = []) {
  let isHere = true
  const cartSync: CartSync = {
    data,
    cart: memory<CartLine[]>(lines),
    syncState: memory<SyncState | null>(null),
    isHere: () => isHere,
  }
  return {
    ...cartSync,
    sync: (pull = true) => syncWithAccount(cartSync, 7, pull),
    signOut() {
      isHere = false
      leaveAccount(cartSync)
    },
    lines: () => cartSync.cart.get().map(accountLineOf),
  }
}

const anyChange = fc.record({
  at: fc.nat(3),
  kind: fc.constantFrom('add', 'set', 'remove'),
  quantity: fc.integer({ min: 1, max: 5 }),
})
type Change = typeof anyChange extends fc.Arbitrary<infer Made> ? Made : never

function apply(lines: CartLine[], { at, kind, quantity }: Change): CartLine[] {
  const line = lineOf(productAt(at), [], quantity)
  if (kind === 'add') return addLine(lines, line)
  return kind === 'set' ? setLineQuantity(lines, line.key, quantity) : removeLine(lines, line.key)
}

describe("the browser's cart and the account's", () => {
  test('two devices end with one cart, whatever each does and in whatever order they meet', async () => {
    const step = fc.record({ device: fc.nat(1), change: fc.option(anyChange) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const account = createAccount()
        const devices = [createBrowser(account.data), createBrowser(account.data)] as const
        for (const { device, change } of steps) {
          const browser = devices[device === 0 ? 0 : 1]
          if (change) browser.cart.update((lines) => apply(lines, change))
          else await browser.sync()
        }
        for (const browser of [...devices, ...devices]) await browser.sync()
        expect(sameLines(devices[0].lines(), devices[1].lines())).toBe(true)
        expect(sameLines(devices[0].lines(), account.lines())).toBe(true)
      }),
    )
  })

  test('at sign-in no line of either is lost, and signing out leaves what was there before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChange, { maxLength: 6 }),
        fc.array(anyChange, { maxLength: 6 }),
        async (mine, theirs) => {
          const account = createAccount()
          const other = createBrowser(account.data, theirs.reduce(apply, [] as CartLine[]))
          await other.sync()
          const before = mine.reduce(apply, [] as CartLine[])
          const browser = createBrowser(account.data, before)
          await browser.sync()
          const keys = new Set(browser.lines().map(accountLineKey))
          for (const line of [...before.map(accountLineOf), ...other.lines()]) {
            expect(keys).toContain(accountLineKey(line))
          }
          browser.signOut()
          expect(sameLines(browser.lines(), before.map(accountLineOf))).toBe(true)
          expect(browser.syncState.get()).toBeNull()
        },
      ),
    )
  })

  test('who signs out while the shop is being asked gets nothing of the account', async () => {
    const account = createAccount()
    await createBrowser(account.data, [lineOf(productAt(0), [], 2)]).sync()
    const browser = createBrowser(account.data)
    const requested = browser.sync()
    browser.signOut()
    await requested
    expect(browser.lines()).toEqual([])
    expect(browser.syncState.get()).toBeNull()
  })

  test('a shop that cannot be reached loses nothing, and a product that is gone stays away', async () => {
    const account = createAccount()
    const browser = createBrowser(account.data, [lineOf(productAt(0), [], 2)])
    await browser.sync()
    const { cart } = account.data
    const load = cart.load
    cart.load = async () => {
      throw new Refusal('NETWORK', '', { status: 0 })
    }
    browser.cart.update((lines) => addLine(lines, lineOf(productAt(1), [], 1)))
    await expect(browser.sync()).rejects.toThrow(Refusal)
    expect(browser.lines()).toHaveLength(2)
    cart.load = async () => ({
      version: 9,
      lines: [...account.lines(), { productId: 80, slug: 'gone', valueIds: [], quantity: 1 }],
    })
    await browser.sync().catch(() => undefined)
    expect(browser.lines().map(({ productId }) => productId)).toEqual([1, 2])
    cart.load = load
  })

  test('another customer on the same browser gets nothing of the one before', async () => {
    const [first, second] = [createAccount(), createAccount()]
    const browser = createBrowser(first.data)
    await createBrowser(first.data, [lineOf(productAt(0), [], 2)]).sync()
    await browser.sync()
    expect(browser.lines()).toHaveLength(1)
    await syncWithAccount({ ...browser, data: second.data }, 8, true)
    expect(browser.lines()).toEqual([])
    expect(second.lines()).toEqual([])
  })

  test('whatever stands in storage is read soundly or as nobody', () => {
    const syncState: SyncState = {
      customerId: 7,
      version: 2,
      base: [{ productId: 1, valueIds: [3], quantity: 1 }],
      before: [],
    }
    expect(decodeSyncState(encodeSyncState(syncState))).toEqual(syncState)
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => decodeSyncState(text) === null))
  })
})
