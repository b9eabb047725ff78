import { useSyncExternalStore } from 'react'
import { countItems } from '#rules/cart/cart-lines.ts'
import type { Price, Product, ProductCard } from '../../data/port/catalogue.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { useData } from '../../shell/data-context.tsx'
import { storageKey } from '../../shell/storage-keys.ts'
import { createStoredValue, type StoredValue } from '../../shell/stored-value.ts'
import { decodeCart, encodeCart } from './cart.codec.ts'
import { type CartLine, type ChosenOption, lineOf } from './lines/cart-line.ts'
import { addLine, removeLine, setLineQuantity, subtotalOf } from './lines/cart-lines.ts'

export type Cart = {
  lines: CartLine[]
  /** Units over all lines. */
  count: number
  /** Pesos, IVA included. */
  subtotal: Price
  /** False on the server and until the browser's storage has been read. */
  ready: boolean
}

/** How long a control of the cart shows that it is busy, in ms (D37). */
const busyTime = 350

const noCart: Cart = { lines: [], count: 0, subtotal: 0, ready: false }

export type CartStore = {
  stored: StoredValue<CartLine[]>
  subscribe(listener: () => void): () => void
  snapshot(): Cart
}

/** The cart of one layer, outside of React. `cartActions` change the one that was last asked for or watched. */
export function createCartStore(layer: DataPort['layer']): CartStore {
  const stored = createStoredValue({ key: storageKey('cart', layer), decode: decodeCart, encode: encodeCart })
  let cart: Cart = noCart
  const store: CartStore = {
    stored,
    subscribe(listener) {
      active = store
      return stored.subscribe(listener)
    },
    snapshot() {
      const lines = stored.get()
      if (!cart.ready || cart.lines !== lines) {
        cart = { lines, count: countItems(lines), subtotal: subtotalOf(lines), ready: true }
      }
      return cart
    },
  }
  return store
}

const stores = new Map<DataPort['layer'], CartStore>()
let active: CartStore | null = null

/** The cart that a layer keeps in this browser; `cartActions` change it from now on, before a button can be pressed. */
export function cartStoreOf(layer: DataPort['layer']): CartStore {
  const store = stores.get(layer) ?? createCartStore(layer)
  stores.set(layer, store)
  active = store
  return store
}

/** The cart of the data layer in use: each layer keeps its own. Empty on the server. */
export function useCart(): Cart {
  const store = cartStoreOf(useData().layer)
  return useSyncExternalStore(store.subscribe, store.snapshot, () => noCart)
}

/**
 * One fact of the cart, on the server that of an empty one. A page of many cards draws again only the cards whose
 * fact has changed.
 */
export function useInCart<Fact extends number | boolean>(see: (lines: readonly CartLine[]) => Fact): Fact {
  const store = cartStoreOf(useData().layer)
  return useSyncExternalStore(
    store.subscribe,
    () => see(store.snapshot().lines),
    () => see(noCart.lines),
  )
}

function change(work: (lines: CartLine[]) => CartLine[]): Promise<void> {
  if (active === null)
    throw new Error('The cart is changed by a page that does not show it: call useCart first.')
  active.stored.update(work)
  return new Promise((resolve) => setTimeout(resolve, busyTime))
}

/**
 * Changes of the cart. Each is persisted before it returns; its promise settles after 350 ms, as long
 * as the control shows its busy state (D37). They act on the layer that the page shows.
 */
export const cartActions = {
  add(product: ProductCard | Product, chosen: ChosenOption[], quantity: number): Promise<void> {
    return change((lines) => addLine(lines, lineOf(product, chosen, quantity)))
  },
  /** Puts a line back that was taken away. */
  restore(line: CartLine): Promise<void> {
    return change((lines) => addLine(lines, line))
  },
  /** Below 1 the line is taken away. */
  setQuantity(key: string, quantity: number): Promise<void> {
    return change((lines) => setLineQuantity(lines, key, quantity))
  },
  remove(key: string): Promise<void> {
    return change((lines) => removeLine(lines, key))
  },
  clear(): Promise<void> {
    return change(() => [])
  },
  /** Puts right what a check of prices and stock has found. */
  replace(work: (lines: CartLine[]) => CartLine[]): Promise<void> {
    return change(work)
  },
}
