import { useSyncExternalStore } from 'react'
import type { Picture, Price, ProductCard } from '../../data/port/catalogue.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { useData } from '../../shell/data-context.tsx'
import { storageKey } from '../../shell/storage-keys.ts'
import { fieldsOf, readJson } from '../../shell/stored-json.ts'
import { createStoredValue, type StoredValue } from '../../shell/stored-value.ts'

/** What is saved of a product until its page asks how it stands today. `price` in pesos, as last seen. */
export type SavedCard = {
  id: number
  slug: string
  name: string
  picture: Picture | null
  price: Price
}

/** How long a control shows that it is busy, in ms (D37). */
const busyTime = 350

const nothing: readonly SavedCard[] = []

function savedCardOf({ id, slug, name, pictures, price }: ProductCard): SavedCard {
  return { id, slug, name, picture: pictures[0] ?? null, price }
}

function cardFrom(value: unknown): SavedCard[] {
  const { id, slug, name, picture, price } = fieldsOf(value)
  if (!Number.isSafeInteger(id) || typeof slug !== 'string' || slug === '' || typeof name !== 'string')
    return []
  const { src, alt, ground } = fieldsOf(picture)
  return [
    {
      id: id as number,
      slug,
      name,
      picture:
        typeof src === 'string' && typeof alt === 'string' && typeof ground === 'string'
          ? { src, alt, ground }
          : null,
      price: Number.isSafeInteger(price) ? (price as number) : 0,
    },
  ]
}

/** Adds at the end; a card that is saved already is left as it is (specification §4). */
export function addCard(cards: readonly SavedCard[], card: SavedCard): readonly SavedCard[] {
  return cards.some(({ id }) => id === card.id) ? cards : [...cards, card]
}

/** The cards out of stored text: what is none is left out, and each product stands once. */
export function decodeCards(text: string | null): readonly SavedCard[] {
  const stored = readJson(text)
  return Array.isArray(stored) ? stored.flatMap(cardFrom).reduce(addCard, nothing) : nothing
}

export type SavedCards = {
  items: readonly SavedCard[]
  /** False on the server and until the browser's storage has been read. */
  ready: boolean
  has(id: number): boolean
}

/** Something that can be watched, out of React's reach: for tests. */
export type SavedCardsStore = {
  stored: StoredValue<readonly SavedCard[]>
  subscribe(listener: () => void): () => void
  snapshot(): SavedCards
}

const unread: SavedCards = { items: nothing, ready: false, has: () => false }

/**
 * Products saved in the browser under a name: a wishlist, a compare list. Each data layer has its own; what
 * changes is persisted before the change returns, and other tabs hear of it.
 */
export function createSavedCards(name: 'wishlist' | 'compare') {
  const stores = new Map<DataPort['layer'], SavedCardsStore>()
  let active: SavedCardsStore | null = null

  function storeOf(layer: DataPort['layer']): SavedCardsStore {
    const store = stores.get(layer) ?? makeStore(layer)
    stores.set(layer, store)
    // Before a press can come, which may be before it is watched.
    active = store
    return store
  }

  function makeStore(layer: DataPort['layer']): SavedCardsStore {
    const stored = createStoredValue({
      key: storageKey(name, layer),
      decode: decodeCards,
      encode: (cards) => JSON.stringify(cards),
    })
    let current = unread
    return {
      stored,
      subscribe(listener) {
        return stored.subscribe(listener)
      },
      snapshot() {
        const items = stored.get()
        if (current.items !== items || !current.ready) {
          const ids = new Set(items.map((card) => card.id))
          current = { items, ready: true, has: (id) => ids.has(id) }
        }
        return current
      },
    }
  }

  function change(work: (cards: readonly SavedCard[]) => readonly SavedCard[]): Promise<void> {
    if (active === null) throw new Error(`The ${name} is changed by a page that does not show it.`)
    active.stored.update(work)
    return new Promise((resolve) => setTimeout(resolve, busyTime))
  }

  return {
    storeOf,
    /** Each settles after 350 ms, as long as the control shows its busy state (D37). */
    actions: {
      add: (card: ProductCard) => change((cards) => addCard(cards, savedCardOf(card))),
      remove: (id: number) => change((cards) => cards.filter((card) => card.id !== id)),
      clear: () => change(() => nothing),
    },
  }
}

export type SavedList = ReturnType<typeof createSavedCards>

/** What is saved under a name on the data layer in use. */
export function useSavedCards({ storeOf }: Pick<SavedList, 'storeOf'>): SavedCards {
  const store = storeOf(useData().layer)
  return useSyncExternalStore(store.subscribe, store.snapshot, () => unread)
}

/** Whether one product is saved: a page of many cards draws again only the one that has changed. */
export function useIsSaved({ storeOf }: Pick<SavedList, 'storeOf'>, id: number): boolean {
  const store = storeOf(useData().layer)
  return useSyncExternalStore(
    store.subscribe,
    () => store.snapshot().has(id),
    () => false,
  )
}
