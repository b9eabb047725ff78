import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleProduct } from '../../../../../testing/storefront/product.samples.ts'
import { addCard, createSavedCards, decodeCards, type SavedCard } from './saved-cards.ts'

const anyCard: fc.Arbitrary<SavedCard> = fc.record({
  id: fc.integer({ min: 1, max: 8 }),
  slug: fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/),
  name: fc.string(),
  picture: fc.option(fc.record({ src: fc.string(), alt: fc.string(), ground: fc.string() })),
  price: fc.nat(),
})

describe('saved products', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    vi.useFakeTimers()
    stored.clear()
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('[S4.26] a product stands once, whatever is added how often, in the order of adding', () => {
    fc.assert(
      fc.property(fc.array(anyCard), (cards) => {
        const all = cards.reduce(addCard, [] as readonly SavedCard[])
        expect(all.map(({ id }) => id)).toEqual([...new Set(cards.map(({ id }) => id))])
        expect(decodeCards(JSON.stringify(all))).toEqual(all)
      }),
    )
  })

  test('whatever stands in storage is read as cards or left out', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const card of decodeCards(text)) expect(card).toHaveProperty('slug')
      }),
    )
    expect(decodeCards('[{"id":1}, 7, null, {"id":2,"slug":"a","name":"A"}]')).toEqual([
      { id: 2, slug: 'a', name: 'A', picture: null, price: 0 },
    ])
  })

  test.each(['wishlist', 'compare'] as const)(
    '[S4.23] [S9.14] what is asked of the %s stands in storage at once; the control is busy for 350 ms',
    async (name) => {
      const list = createSavedCards(name)
      const store = list.storeOf('remote')
      store.subscribe(() => {})
      const settled = vi.fn()
      list.actions.add(sampleProduct()).then(settled)
      expect(decodeCards(stored.get(`huella:${name}:remote`) ?? null)).toHaveLength(1)
      expect(store.snapshot().has(1001)).toBe(true)
      await vi.advanceTimersByTimeAsync(349)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(settled).toHaveBeenCalledOnce()
      list.actions.add(sampleProduct({ name: 'Otro nombre' }))
      expect(store.snapshot().items).toHaveLength(1)
      settled.mockClear()
      list.actions.remove(1001).then(settled)
      expect(store.snapshot().items).toEqual([])
      await vi.advanceTimersByTimeAsync(349)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(settled).toHaveBeenCalledOnce()
      expect(list.storeOf('sample').snapshot().items).toEqual([])
    },
  )

  test('another tab is heard, and its product is not lost by a write of this one', () => {
    const here = createSavedCards('compare')
    const heard = vi.fn()
    here.storeOf('remote').subscribe(heard)
    stored.set('huella:compare:remote', JSON.stringify([{ id: 5, slug: 'a', name: 'A', price: 1 }]))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'huella:compare:remote' }))
    expect(heard).toHaveBeenCalledOnce()
    here.actions.add(sampleProduct())
    expect(
      here
        .storeOf('remote')
        .snapshot()
        .items.map(({ id }) => id),
    ).toEqual([5, 1001])
  })
})
