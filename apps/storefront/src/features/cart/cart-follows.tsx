import { useEffect } from 'react'
import { storageOf } from '../../app/browser-storage.ts'
import { useData } from '../../app/data-context.tsx'
import { accountOf, storedProfile, useAccount } from '../account/account.store.ts'

/**
 * Lets the cart follow who is signed in. Its code comes for a customer alone, and for a browser in which one
 * has signed out.
 */
export function CartFollows() {
  const data = useData()
  const account = useAccount()
  const shown = account?.customerId ?? null
  useEffect(() => {
    // What is rendered first is nobody, as on the server: storage alone knows who is signed in.
    const customerId = accountOf(storedProfile.get())?.customerId ?? null
    if (customerId !== shown) return
    const isKnown = storageOf('localStorage')?.getItem(`huella:cart-account:${data.layer}`)
    if (customerId === null && !isKnown) return
    let isOver = false
    let stop = () => {}
    import('./cart-following.ts').then(
      ({ followCart }) => {
        if (!isOver) stop = followCart(data, customerId)
      },
      () => undefined, // without its code the cart stays in the browser, until the next page
    )
    return () => {
      isOver = true
      stop()
    }
  }, [data, shown])
  return null
}
