import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../data/port/catalogue.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { useToasts } from '../../../ui/feedback/toasts.tsx'
import { cartActions, useCart } from '../cart.store.ts'
import { buyableOf, type CartLine, lineOf } from '../lines/cart-line.ts'
import styles from './line-fit.module.css'
import { isAsSwapped, type Swap, swapBack, swapLines } from './swap-lines.ts'

/** What stands in another's place since a moment ago; kept for some minutes. */
const swapKey = (layer: string, key: string) => ['cart-swap', layer, key]

/**
 * Puts in a line's place what suits, on one press: price and stock are asked of the shop first. What has to be chosen of
 * yet, such as a side, is bought on its own page.
 */
export function LineSwap({
  line,
  other,
  label,
  onGone,
}: {
  line: CartLine
  other: ProductCard
  label: string
  /** It can no longer be bought. */
  onGone: () => void
}) {
  const text = useText()
  const data = useData()
  const client = useQueryClient()
  const toasts = useToasts()
  const { lines } = useCart()
  const [isBusy, setBusy] = useState(false)
  if (other.hasOptions) return null
  const swap = async () => {
    setBusy(true)
    try {
      const product = await data.catalogue.getProduct(other.slug)
      const most = buyableOf(product, [])
      if (most < 1 || product.options.length > 0) {
        toasts.show({ tone: 'failure', text: text('CART_SWAP_GONE', { name: other.name }) })
        onGone()
        return
      }
      const to = lineOf(product, [], Math.min(line.quantity, most))
      const made: Swap = { from: line, to, before: lines.find(({ key }) => key === to.key)?.quantity ?? 0 }
      client.setQueryData(swapKey(data.layer, to.key), made)
      await cartActions.replace((now) => swapLines(now, made))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toasts.show({ tone: 'failure', text: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={styles.swap}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) void swap()
      }}
    >
      {label}
    </button>
  )
}

/** On a line that came in another's place: what stood there, and the way back to it. */
export function SwappedLine({ line }: { line: CartLine }) {
  const text = useText()
  const { layer } = useData()
  const { lines } = useCart()
  const client = useQueryClient()
  const undo = useRef<HTMLButtonElement>(null)
  const key = swapKey(layer, line.key)
  const { data: swap = null } = useQuery<Swap | null>({
    queryKey: key,
    queryFn: () => null,
    enabled: false,
  })
  const isSwapped = swap !== null && isAsSwapped(lines, swap)
  // The button that was pressed went with its line.
  useEffect(() => {
    if (isSwapped && document.activeElement === document.body) undo.current?.focus()
  }, [isSwapped])
  if (!isSwapped) return null
  return (
    <span className={styles.swapped} role="status">
      <span lang={swap.from.lang}>{text('CART_SWAPPED', { name: swap.from.name })}</span>
      <button
        type="button"
        ref={undo}
        className={styles.swap}
        onClick={() => {
          client.setQueryData(key, null)
          void cartActions.replace((now) => swapBack(now, swap))
        }}
      >
        {text('CART_UNDO')}
      </button>
    </span>
  )
}
