import { useEffect, useRef, useState } from 'react'
import type { Product } from '../../data/port/catalogue.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { cartActions, useCart } from '../cart/cart.store.ts'
import type { ChosenOption } from '../cart/lines/cart-line.ts'
import { addedToast } from '../product-cards/use-add-to-cart.ts'
import { type QuickAddRefusal, refuseQuickAdd } from './quick-add.ts'

/** After how long the quick view adds, in ms (specification §9, D37). */
const addDelay = 400

const alerts: Record<QuickAddRefusal, TextKey> = {
  quantity: 'ERROR_ADD_TO_CART_QUANTITY',
  stock: 'PRODUCT_NO_MORE',
}

/**
 * Adds after 400 ms, busy until then, even when the dialog has been closed meanwhile. Refusals are shown at
 * once and looked at again when it adds, since another tab may have been quicker.
 */
export function useQuickAdd(product: Product) {
  const text = useText()
  const toasts = useToasts()
  const { lines } = useCart()
  const latest = useRef(lines)
  latest.current = lines
  const [isBusy, setBusy] = useState(false)
  // An open dialog says it itself.
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const [refusal, setRefusal] = useState<QuickAddRefusal | null>(null)
  const [hasAdded, setAdded] = useState(false)

  const add = async (chosen: ChosenOption[], quantity: number) => {
    if (isBusy) return
    setAdded(false)
    const refused = refuseQuickAdd(product, chosen, quantity, latest.current)
    setRefusal(refused)
    if (refused) return
    setBusy(true)
    await new Promise((resolve) => setTimeout(resolve, addDelay))
    setBusy(false)
    const late = refuseQuickAdd(product, chosen, quantity, latest.current)
    setRefusal(late)
    if (late) return
    void cartActions.add(product, chosen, quantity)
    setAdded(true)
    if (!isOpen.current) toasts.show(addedToast(text, product.name))
  }

  const settle = () => {
    setRefusal(null)
    setAdded(false)
  }
  return { add, isBusy, hasAdded, alert: refusal && alerts[refusal], settle }
}
