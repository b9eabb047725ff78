import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '../../../data/port/catalogue.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { useData } from '../../../shell/data-context.tsx'
import { cartActions, useCart } from '../cart.store.ts'
import type { CartLine } from '../lines/cart-line.ts'
import { type CartChange, reconcile } from './cart-reconcile.ts'

export type CartCheck = {
  state: 'checking' | 'checked' | 'failed'
  /** What has been put right since the page was opened and not yet been seen. */
  changes: CartChange[]
  seen: () => void
  /** Looks again; settles when the lines are fixed. */
  again: () => Promise<void>
}

/** What is sold now for the lines' products. A product that could not be asked for is left out. */
async function askFor(
  data: DataPort,
  lines: CartLine[],
): Promise<{ found: Map<string, Product | null>; failed: boolean }> {
  const found = new Map<string, Product | null>()
  let failed = false
  await Promise.all(
    [...new Set(lines.map((line) => line.slug))].map(async (slug) => {
      try {
        found.set(slug, await data.catalogue.getProduct(slug))
      } catch (error) {
        if (error instanceof Refusal && error.code === 'NOT_FOUND') found.set(slug, null)
        else failed = true
      }
    }),
  )
  return { found, failed }
}

/**
 * Checks prices and stock once when a page opens the cart, fixes the lines and says what changed.
 * With `atOnce` false it waits for `again`.
 */
export function useCartCheck(atOnce = true): CartCheck {
  const data = useData()
  const { lines, ready } = useCart()
  const [state, setState] = useState<CartCheck['state']>(atOnce ? 'checking' : 'checked')
  const [changes, setChanges] = useState<CartChange[]>([])
  const latest = useRef(lines)
  latest.current = lines
  const run = useRef(0)

  const again = useCallback(async () => {
    const mine = ++run.current
    setState('checking')
    const { found, failed } = await askFor(data, latest.current)
    if (mine !== run.current) return
    let made: CartChange[] = []
    // At once: whoever sees that the last line is gone sees why.
    flushSync(() => {
      cartActions.replace((current) => {
        const fixed = reconcile(current, found)
        made = fixed.changes
        return fixed.lines
      })
      if (made.length > 0) setChanges((before) => [...before, ...made])
    })
    setState(failed ? 'failed' : 'checked')
  }, [data])

  useEffect(() => {
    if (ready && atOnce) again()
    return () => {
      run.current++
    }
  }, [ready, atOnce, again])

  return { state, changes, seen: () => setChanges([]), again }
}
