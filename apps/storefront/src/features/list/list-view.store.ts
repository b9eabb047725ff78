import { useState, useSyncExternalStore } from 'react'
import { storageKey } from '../../shell/storage-keys.ts'
import { createStoredValue } from '../../shell/stored-value.ts'
import { useIsHydrating } from '../../shell/use-is-hydrating.ts'
import {
  columnCounts,
  type FilterSide,
  filterSides,
  type ListLayout,
  type ListState,
  listLayouts,
} from './list-state.ts'

/** How a list is laid out. */
export type ListView = {
  layout: ListLayout
  /** Null: as many as fit well. */
  columns: number | null
  side: FilterSide
}

const usual: ListView = { layout: 'grid', columns: null, side: 'start' }

/** The view out of stored text; what is none of ours is as usual. */
export function decodeView(stored: string | null): ListView {
  const query = new URLSearchParams(stored ?? '')
  return {
    layout: listLayouts.find((layout) => layout === query.get('layout')) ?? usual.layout,
    columns: columnCounts.find((count) => String(count) === query.get('columns')) ?? usual.columns,
    side: filterSides.find((side) => side === query.get('sidebar')) ?? usual.side,
  }
}

export function encodeView({ layout, columns, side }: ListView): string {
  return `layout=${layout}&columns=${columns ?? ''}&sidebar=${side}`
}

const stored = createStoredValue({ key: storageKey('list-view'), decode: decodeView, encode: encodeView })

/**
 * What the address asks for, else what the shopper chose last, else a grid beside its filters. A list that
 * came with the document keeps its layout, so that nothing moves under the shopper: the choice counts from
 * the next list on.
 */
export function useListView({ layout, columns, side }: ListState): ListView {
  const remembered = useSyncExternalStore(stored.subscribe, stored.get, () => usual)
  const [cameRendered] = useState(useIsHydrating())
  const chosen = cameRendered ? usual : remembered
  return {
    layout: layout ?? chosen.layout,
    columns: columns ?? chosen.columns,
    side: side ?? chosen.side,
  }
}

export function rememberView(view: ListView): void {
  stored.update(() => view)
}
