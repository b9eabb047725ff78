import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Entry } from './entries.ts'

export type Rows = Virtualizer<HTMLDivElement, Element>

/**
 * The room above the first row, for the button of the earlier messages and the first day. It stays when they have
 * all come: what is read would move with it.
 */
export const headSize = 76
/** The room below the last row, in px, which says who is writing. */
const footSize = 32
/** How near to the end counts as the end, in px. */
export const endSlack = 24

/** The rows of a conversation: new ones are followed from the end, and earlier ones come without a jump. */
export function useRows(
  viewport: RefObject<HTMLDivElement | null>,
  entries: readonly Entry[],
): { rows: Rows; holdPlace: () => void } {
  const getItemKey = useCallback((index: number) => entries[index]?.key ?? index, [entries])
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: entries.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => 72,
    getItemKey,
    overscan: 8,
    scrollMargin: headSize,
    paddingEnd: footSize,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endSlack,
  })
  useEffect(() => rows.scrollToEnd(), [rows])
  return { rows, holdPlace: useHeldPlace(viewport, rows, getItemKey) }
}

/**
 * Holds the row at the top of what is in sight where it is, until somebody moves: whatever is measured above it takes
 * its room upwards, also what comes into sight between it and the top.
 */
function useHeldPlace(
  viewport: RefObject<HTMLDivElement | null>,
  rows: Rows,
  getItemKey: (index: number) => string | number,
): () => void {
  const keyOf = useRef(getItemKey)
  keyOf.current = getItemKey
  useEffect(() => {
    const box = viewport.current
    const release = () => {
      rows.shouldAdjustScrollPositionOnItemSizeChange = undefined
    }
    const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
    for (const move of moves) box?.addEventListener(move, release, { passive: true })
    return () => {
      for (const move of moves) box?.removeEventListener(move, release)
    }
  }, [viewport, rows])
  return useCallback(() => {
    const top = rows.scrollOffset ?? 0
    const held = rows.getVirtualItems().find(({ end }) => end > top)?.key
    if (held === undefined) return
    let place = 0
    rows.shouldAdjustScrollPositionOnItemSizeChange = ({ index }, _, { options: { count } }) => {
      // Rows are put before it, and none between.
      while (place < count && keyOf.current(place) !== held) place += 1
      return index < place
    }
  }, [rows])
}
