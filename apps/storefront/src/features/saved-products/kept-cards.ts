import { useSyncExternalStore } from 'react'
import type { Picture, Price, ProductCard } from '../../data/port/catalogue.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { useData } from '../../shell/data-context.tsx'
import { createStoredValue, type StoredValue } from '../../shell/stored-value.ts'

/** What is kept of a product until its page asks how it stands today. `price` in pesos, as last seen. */
export interface KeptCard {
  id: number
  slug: string
  name: string
  picture: Picture | null
  price: Price
}

/** How long a control shows that it is busy, in ms (D37). */
const busyTime = 350

const nothing: readonly KeptCard[] = []

function keptOf({ id, slug, name, pictures, price }: ProductCard): KeptCard {
  return { id, slug, name, picture: pictures[0] ?? null, price }
}

function cardFrom(value: unknown): KeptCard[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, slug, name, picture, price } = value as Record<string, unknown>
  if (!Number.isSafeInteger(id) || typeof slug !== 'string' || slug === '' || typeof name !== 'string')
    return []
  const { src, alt, ground } = (picture ?? {}) as Record<string, unknown>
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

/** Adds at the end; a card that is kept already is left as it is (specification §4). */
export function addCard(cards: readonly KeptCard[], card: KeptCard): readonly KeptCard[] {
  return cards.some(({ id }) => id === card.id) ? cards : [...cards, card]
}

/** The cards out of stored text: what is none is left out, and each product stands once. */
export function decodeCards(text: string | null): readonly KeptCard[] {
  if (text === null) return nothing
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.flatMap(cardFrom).reduce(addCard, nothing) : nothing
  } catch {
    return nothing
  }
}

export interface KeptCards {
  items: readonly KeptCard[]
  /** False on the server and until the browser's storage has been read. */
  ready: boolean
  has(id: number): boolean
}

/** Something that can be watched, out of React's reach: for tests. */
export interface KeptCardsStore {
  subscribe(listener: () => void): () => void
  snapshot(): KeptCards
}

const unread: KeptCards = { items: nothing, ready: false, has: () => false }

/**
 * Products kept in the browser under a name: a wishlist, a compare list. Each data layer has its own; what
 * changes is persisted before the change returns, and other tabs hear of it.
 */
export function createKeptCards(name: string) {
  const stores = new Map<DataPort['layer'], KeptCardsStore>()
  let active: StoredValue<readonly KeptCard[]> | null = null

  function storeOf(layer: DataPort['layer']): KeptCardsStore {
    const known = stores.get(layer)
    if (known) return known
    const stored = createStoredValue({
      key: `huella:${name}:${layer}`,
      decode: decodeCards,
      encode: (cards) => JSON.stringify(cards),
    })
    let seen = unread
    const store: KeptCardsStore = {
      subscribe(listener) {
        active = stored
        return stored.subscribe(listener)
      },
      snapshot() {
        const items = stored.get()
        if (seen.items !== items || !seen.ready) {
          const ids = new Set(items.map((card) => card.id))
          seen = { items, ready: true, has: (id) => ids.has(id) }
        }
        return seen
      },
    }
    stores.set(layer, store)
    return store
  }

  function change(work: (cards: readonly KeptCard[]) => readonly KeptCard[]): Promise<void> {
    if (active === null) throw new Error(`The ${name} is changed by a page that does not show it.`)
    active.update(work)
    return new Promise((resolve) => setTimeout(resolve, busyTime))
  }

  return {
    storeOf,
    /** Each settles after 350 ms, as long as the control shows its busy state (D37). */
    actions: {
      add: (card: ProductCard) => change((cards) => addCard(cards, keptOf(card))),
      remove: (id: number) => change((cards) => cards.filter((card) => card.id !== id)),
      clear: () => change(() => nothing),
    },
  }
}

export type KeptList = ReturnType<typeof createKeptCards>

/** What is kept under a name on the data layer in use. */
export function useKeptCards({ storeOf }: Pick<KeptList, 'storeOf'>): KeptCards {
  const store = storeOf(useData().layer)
  return useSyncExternalStore(store.subscribe, store.snapshot, () => unread)
}

/** Whether one product is kept: a page of many cards draws again only the one that has changed. */
export function useIsKept({ storeOf }: Pick<KeptList, 'storeOf'>, id: number): boolean {
  const store = storeOf(useData().layer)
  return useSyncExternalStore(
    store.subscribe,
    () => store.snapshot().has(id),
    () => false,
  )
}
