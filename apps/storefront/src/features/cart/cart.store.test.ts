import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { compare } from '../saved-products/compare.store.ts'
import { wishlist } from '../saved-products/wishlist.store.ts'
import { storedProfile } from '../session/account.store.ts'
import { cartActions, cartStoreOf, createCartStore } from './cart.store.ts'
import { couponStoreOf } from './coupon/coupon.store.ts'
import { lineOf } from './lines/cart-line.ts'

const product: ProductCard = {
  id: 7,
  slug: 'pelota-de-caucho',
  name: 'Pelota de caucho',
  sku: 'PEL-7',
  brand: null,
  pictures: [{ src: '/media/p-7.svg', alt: 'Pelota', ground: '#f3e8e4' }],
  price: 4_990,
  compareAtPrice: null,
  discountPercent: 0,
  rating: 0,
  reviewCount: 0,
  stock: 8,
  backorder: false,
  features: [],
  content: null,
  hasOptions: false,
  isOffer: false,
  fitment: { kind: 'none', vehicleIds: [] },
}

function fakeWindow(storage: Partial<Storage>) {
  return Object.assign(new EventTarget(), { localStorage: storage })
}

function memoryStorage(saved: Map<string, string>) {
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  }
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key })
}

describe('the cart in the browser', () => {
  const saved = new Map<string, string>()

  beforeEach(() => {
    vi.useFakeTimers()
    saved.clear()
    vi.stubGlobal('window', fakeWindow(memoryStorage(saved)))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('[S4.23] [S9.14] what is added, changed or taken away stands in storage at once; the control is busy for 350 ms', async () => {
    const store = createCartStore('remote')
    store.subscribe(() => {})
    const settled = vi.fn()
    cartActions.add(product, [], 2).then(settled)
    expect(saved.get('huella:cart:remote')).toContain('"quantity":2')
    expect(store.snapshot()).toMatchObject({ count: 2, subtotal: 9_980, ready: true })
    await vi.advanceTimersByTimeAsync(349)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledOnce()
    for (const [change, quantities] of [
      [() => cartActions.setQuantity('7', 5), [5]],
      [() => cartActions.remove('7'), []],
    ] as const) {
      settled.mockClear()
      change().then(settled)
      expect(
        createCartStore('remote')
          .snapshot()
          .lines.map(({ quantity }) => quantity),
      ).toEqual(quantities)
      await vi.advanceTimersByTimeAsync(349)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(settled).toHaveBeenCalledOnce()
    }
  })

  test('[S9.25] cart, compare list, wishlist, coupon and identity each stand under a key of their own', () => {
    for (const list of [wishlist, compare]) {
      list.storeOf('remote').subscribe(() => {})
      list.actions.add(product)
    }
    cartStoreOf('remote').subscribe(() => {})
    cartActions.add(product, [], 1)
    const coupon = { code: 'HOLA', type: 1, value: 5, minimum: 0, productIds: null } as const
    couponStoreOf('remote').update(() => coupon)
    storedProfile.update(() => ({ id_usuario: 7 }))
    expect([...saved.keys()].toSorted()).toEqual([
      'UserIdentificado',
      'huella:cart:remote',
      'huella:compare:remote',
      'huella:coupon:remote',
      'huella:wishlist:remote',
    ])
  })

  test('another tab is heard, and its line is not lost by a write of this one', () => {
    const here = createCartStore('remote')
    const heard = vi.fn()
    here.subscribe(heard)
    const there = createCartStore('remote')
    there.stored.update(() => [])
    cartActions.add(product, [], 1)
    const other = { ...lineOf(product, [], 1), key: '8', productId: 8 }
    there.stored.update((lines) => [...lines, other])
    heard.mockClear()
    window.dispatchEvent(storageEvent('huella:cart:remote'))
    expect(heard).toHaveBeenCalledOnce()
    expect(here.snapshot().lines).toHaveLength(2)
    cartActions.setQuantity('7', 5)
    expect(here.snapshot().lines.map((each) => each.quantity)).toEqual([5, 1])
  })

  test('each data layer keeps a cart of its own', () => {
    const sample = createCartStore('sample')
    sample.subscribe(() => {})
    cartActions.add(product, [], 3)
    expect(createCartStore('remote').snapshot().count).toBe(0)
    expect(createCartStore('sample').snapshot().count).toBe(3)
  })

  test('the snapshot stays the same object while nothing changes', () => {
    const store = createCartStore('remote')
    expect(store.snapshot()).toBe(store.snapshot())
  })

  test.each<[string, Partial<Storage>]>([
    ['forbids storage', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['has no room left', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
  ])('where the browser %s the cart lives in memory, whoever reads it', (_why, storage) => {
    vi.stubGlobal('window', fakeWindow(storage))
    const store = createCartStore('remote')
    store.subscribe(() => {})
    cartActions.add(product, [], 1)
    cartActions.add(product, [], 1)
    expect(store.snapshot().count).toBe(2)
    expect(createCartStore('remote').snapshot().count).toBe(2)
    cartActions.remove('7')
    expect(store.snapshot().count).toBe(0)
  })
})
